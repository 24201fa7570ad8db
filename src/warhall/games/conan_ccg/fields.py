"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel.fields import EVERYTHING
from warhall.kernel.procedure import Procedure
from warhall.kernel.writing import WRITERS, bits

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.cards.deck_list import Deck
    from warhall.games.conan_ccg.components import Attack, Owned
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.rules.foe_draw import Candidate
    from warhall.games.conan_ccg.rules.icons import Clash
    from warhall.games.conan_ccg.rules.in_play import Voice
    from warhall.games.conan_ccg.rules.windows import Asked
    from warhall.games.conan_ccg.state import Modifier, Moment


@mypyc_attr(acyclic=True)
class Foe:
    __slots__ = (
        "at", "card", "declined", "done", "down", "drained", "gone", "limit", "move", "move_voice", "owner", "paid",
        "seen", "side", "uid", "voice", "wounds", "zone"
    )

    def __init__(
        self,
        uid: int = 0,
        owner: int = -1,
        card: str = "",
        zone: int = 0,
        wounds: int = 0,
        drained: int = 0,
        gone: bool = False,
        move: str = "",
        down: bool = False,
        seen: int = 0,
        limit: int = -1,
        paid: int = -1,
        declined: tuple[int, ...] = (),
        done: bool = False,
        side: str = "",
        at: int = 0,
        voice: Voice | None = None,
        move_voice: Voice | None = None,
    ) -> None:
        self.uid = uid
        self.owner = owner
        self.card = card
        self.zone = zone
        self.wounds = wounds
        self.drained = drained
        self.gone = gone
        self.move = move
        self.down = down
        self.seen = seen
        self.limit = limit
        self.paid = paid
        self.declined = declined
        self.done = done
        self.side = side
        self.at = at
        self.voice = voice
        self.move_voice = move_voice

    def copy_to(self, copy: Foe) -> None:
        copy.uid = self.uid
        copy.owner = self.owner
        copy.card = self.card
        copy.zone = self.zone
        copy.wounds = self.wounds
        copy.drained = self.drained
        copy.gone = self.gone
        copy.move = self.move
        copy.down = self.down
        copy.seen = self.seen
        copy.limit = self.limit
        copy.paid = self.paid
        copy.declined = self.declined
        copy.done = self.done
        copy.side = self.side
        copy.at = self.at
        copy.voice = self.voice
        copy.move_voice = self.move_voice

    def __copy__(self) -> Foe:
        copy = Foe()
        self.copy_to(copy)
        return copy


class FoeWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self.start_wounds: int = names["start_wounds"]
        self.start_drained: int = names["start_drained"]
        self.start_gone: int = names["start_gone"]
        self.show_move: Any = names["show_move"]
        self.start_move: Any = names["start_move"]
        self.start_down: int = names["start_down"]
        self.start_seen: int = names["start_seen"]
        self.start_limit: int = names["start_limit"]
        self.start_paid: int = names["start_paid"]
        self.start_declined: Any = names["start_declined"]
        self.start_done: int = names["start_done"]
        self.start_side: Any = names["start_side"]
        self._16: Any = names["_16"]
        self.start_at: int = names["start_at"]

    def write(self, state: Foe, viewer: int) -> dict[str, Any]:
        head = self.head
        start_wounds = self.start_wounds
        start_drained = self.start_drained
        start_gone = self.start_gone
        show_move = self.show_move
        start_move = self.start_move
        start_down = self.start_down
        start_seen = self.start_seen
        start_limit = self.start_limit
        start_paid = self.start_paid
        start_declined = self.start_declined
        start_done = self.start_done
        start_side = self.start_side
        _16 = self._16
        start_at = self.start_at
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['uid'] = state.uid
        entry['owner'] = (None if state.owner < 0 else state.owner)
        entry['card'] = state.card
        if state.wounds != start_wounds:
            entry['wounds'] = state.wounds
        if state.drained != start_drained:
            entry['drained'] = state.drained
        if state.gone != start_gone:
            entry['gone'] = state.gone
        if state.move != start_move:
            entry['move'] = state.move if viewer == EVERYTHING else show_move(state, -1, viewer)
        if state.down != start_down:
            entry['down'] = state.down
        if state.seen != start_seen:
            entry['seen'] = list(bits(state.seen))
        if state.limit != start_limit:
            entry['limit'] = (None if state.limit == -1 else state.limit)
        if state.paid != start_paid:
            entry['paid'] = (None if state.paid == -1 else state.paid)
        if state.declined != start_declined:
            entry['declined'] = list(state.declined)
        if state.done != start_done:
            entry['done'] = state.done
        if state.side != start_side:
            entry['side'] = state.side
        if state.at != start_at:
            entry['at'] = _16(state.at)
        return entry


@mypyc_attr(acyclic=True)
class OwnMove:
    __slots__ = (
        "back", "by", "card", "declined", "done", "gap", "uid", "voice", "zone"
    )

    def __init__(
        self,
        uid: int = 0,
        card: str = "",
        zone: int = 0,
        gap: int = 0,
        by: int = 0,
        declined: tuple[int, ...] = (),
        done: bool = False,
        back: bool = False,
        voice: Voice | None = None,
    ) -> None:
        self.uid = uid
        self.card = card
        self.zone = zone
        self.gap = gap
        self.by = by
        self.declined = declined
        self.done = done
        self.back = back
        self.voice = voice

    def copy_to(self, copy: OwnMove) -> None:
        copy.uid = self.uid
        copy.card = self.card
        copy.zone = self.zone
        copy.gap = self.gap
        copy.by = self.by
        copy.declined = self.declined
        copy.done = self.done
        copy.back = self.back
        copy.voice = self.voice

    def __copy__(self) -> OwnMove:
        copy = OwnMove()
        self.copy_to(copy)
        return copy


class OwnMoveWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self._2: list[str] = names["_2"]
        self._3: Any = names["_3"]
        self.start_by: int = names["start_by"]
        self.start_declined: Any = names["start_declined"]
        self.start_done: int = names["start_done"]
        self.start_back: int = names["start_back"]

    def write(self, state: OwnMove, viewer: int) -> dict[str, Any]:
        head = self.head
        _2 = self._2
        _3 = self._3
        start_by = self.start_by
        start_declined = self.start_declined
        start_done = self.start_done
        start_back = self.start_back
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['uid'] = state.uid
        entry['card'] = state.card
        entry['zone'] = _2[state.zone]
        entry['gap'] = state.gap
        if state.by != start_by:
            entry['by'] = _3(state.by)
        if state.declined != start_declined:
            entry['declined'] = list(state.declined)
        if state.done != start_done:
            entry['done'] = state.done
        if state.back != start_back:
            entry['back'] = state.back
        return entry


@mypyc_attr(acyclic=True)
class Ally:
    __slots__ = (
        "card", "drained", "uid", "voice", "wounds"
    )

    def __init__(
        self,
        uid: int = 0,
        card: str = "",
        wounds: int = 0,
        drained: int = 0,
        voice: Voice | None = None,
    ) -> None:
        self.uid = uid
        self.card = card
        self.wounds = wounds
        self.drained = drained
        self.voice = voice

    def copy_to(self, copy: Ally) -> None:
        copy.uid = self.uid
        copy.card = self.card
        copy.wounds = self.wounds
        copy.drained = self.drained
        copy.voice = self.voice

    def __copy__(self) -> Ally:
        copy = Ally()
        self.copy_to(copy)
        return copy


class AllyWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self.start_wounds: int = names["start_wounds"]
        self.start_drained: int = names["start_drained"]

    def write(self, state: Ally, viewer: int) -> dict[str, Any]:
        head = self.head
        start_wounds = self.start_wounds
        start_drained = self.start_drained
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['uid'] = state.uid
        entry['card'] = state.card
        if state.wounds != start_wounds:
            entry['wounds'] = state.wounds
        if state.drained != start_drained:
            entry['drained'] = state.drained
        return entry


@mypyc_attr(acyclic=True)
class Item:
    __slots__ = (
        "card", "uid", "voice"
    )

    def __init__(
        self,
        uid: int = 0,
        card: str = "",
        voice: Voice | None = None,
    ) -> None:
        self.uid = uid
        self.card = card
        self.voice = voice

    def copy_to(self, copy: Item) -> None:
        copy.uid = self.uid
        copy.card = self.card
        copy.voice = self.voice

    def __copy__(self) -> Item:
        copy = Item()
        self.copy_to(copy)
        return copy


class ItemWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]

    def write(self, state: Item, viewer: int) -> dict[str, Any]:
        head = self.head
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['uid'] = state.uid
        entry['card'] = state.card
        return entry


@mypyc_attr(acyclic=True)
class Note:
    __slots__ = (
        "card", "n"
    )

    def __init__(
        self,
        card: str = "",
        n: int = 0,
    ) -> None:
        self.card = card
        self.n = n

    def copy_to(self, copy: Note) -> None:
        copy.card = self.card
        copy.n = self.n

    def __copy__(self) -> Note:
        copy = Note()
        self.copy_to(copy)
        return copy


class NoteWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]

    def write(self, state: Note, viewer: int) -> dict[str, Any]:
        head = self.head
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['card'] = state.card
        entry['n'] = state.n
        return entry


@mypyc_attr(acyclic=True)
class AttackFields:
    __slots__ = (
        "attacker", "base", "blocked", "bonus", "dealt", "edge", "foe", "hit", "hits", "icons", "lanes", "leak",
        "notes", "own", "prevented", "target"
    )

    def __init__(
        self,
        attacker: int = 0,
        target: int = 0,
        foe: int = 0,
        own: int = -1,
        edge: str = "left",
        base: int = 0,
        icons: int = 0,
        leak: int = 0,
        blocked: int = 0,
        hits: dict[str, int] | None = None,
        hit: bool = False,
        lanes: str = "",
        bonus: int = 0,
        prevented: int = 0,
        dealt: int = 0,
        notes: tuple[Note, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.foe = foe
        self.own = own
        self.edge = edge
        self.base = base
        self.icons = icons
        self.leak = leak
        self.blocked = blocked
        self.hits = {} if hits is None else hits
        self.hit = hit
        self.lanes = lanes
        self.bonus = bonus
        self.prevented = prevented
        self.dealt = dealt
        self.notes = notes

    def copy_to(self, copy: AttackFields) -> None:
        copy.attacker = self.attacker
        copy.target = self.target
        copy.foe = self.foe
        copy.own = self.own
        copy.edge = self.edge
        copy.base = self.base
        copy.icons = self.icons
        copy.leak = self.leak
        copy.blocked = self.blocked
        copy.hits = self.hits
        copy.hit = self.hit
        copy.lanes = self.lanes
        copy.bonus = self.bonus
        copy.prevented = self.prevented
        copy.dealt = self.dealt
        copy.notes = self.notes

    def __copy__(self) -> AttackFields:
        copy = AttackFields()
        self.copy_to(copy)
        return copy


class AttackFieldsWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self._2: Any = names["_2"]
        self._3: Any = names["_3"]
        self._4: Any = names["_4"]
        self.start_own: int = names["start_own"]
        self.start_base: int = names["start_base"]
        self.start_icons: int = names["start_icons"]
        self.start_leak: int = names["start_leak"]
        self.start_blocked: int = names["start_blocked"]
        self._10: Any = names["_10"]
        self.start_hits: dict[str, Any] = names["start_hits"]
        self.start_hit: int = names["start_hit"]
        self._13: Any = names["_13"]
        self.start_lanes: Any = names["start_lanes"]
        self.start_bonus: int = names["start_bonus"]
        self.start_prevented: int = names["start_prevented"]
        self.start_dealt: int = names["start_dealt"]
        self._19: Any = names["_19"]
        self.start_notes: Any = names["start_notes"]

    def write(self, state: AttackFields, viewer: int) -> dict[str, Any]:
        head = self.head
        _2 = self._2
        _3 = self._3
        _4 = self._4
        start_own = self.start_own
        start_base = self.start_base
        start_icons = self.start_icons
        start_leak = self.start_leak
        start_blocked = self.start_blocked
        _10 = self._10
        start_hits = self.start_hits
        start_hit = self.start_hit
        _13 = self._13
        start_lanes = self.start_lanes
        start_bonus = self.start_bonus
        start_prevented = self.start_prevented
        start_dealt = self.start_dealt
        _19 = self._19
        start_notes = self.start_notes
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['attacker'] = _2(state.attacker)
        entry['target'] = _3(state.target)
        entry['foe'] = state.foe
        entry['edge'] = state.edge
        if state.own != start_own:
            entry['own'] = _4(state.own)
        if state.base != start_base:
            entry['base'] = state.base
        if state.icons != start_icons:
            entry['icons'] = state.icons
        if state.leak != start_leak:
            entry['leak'] = state.leak
        if state.blocked != start_blocked:
            entry['blocked'] = state.blocked
        if state.hits != start_hits:
            entry['hits'] = _10(state.hits)
        if state.hit != start_hit:
            entry['hit'] = state.hit
        if state.lanes != start_lanes:
            entry['lanes'] = _13(state.lanes)
        if state.bonus != start_bonus:
            entry['bonus'] = state.bonus
        if state.prevented != start_prevented:
            entry['prevented'] = state.prevented
        if state.dealt != start_dealt:
            entry['dealt'] = state.dealt
        if state.notes != start_notes:
            entry['notes'] = [_19(one_18, viewer) for one_18 in state.notes]
        return entry


@mypyc_attr(acyclic=True)
class Lasting:
    __slots__ = (
        "at", "bound", "edge", "effect", "n", "part", "seat", "slot", "source", "until"
    )

    def __init__(
        self,
        effect: str = "",
        part: str = "do",
        at: int = 0,
        seat: int = 0,
        source: int = -1,
        until: str = "",
        n: int = 0,
        bound: int = -1,
        edge: str = "",
        slot: int = 0,
    ) -> None:
        self.effect = effect
        self.part = part
        self.at = at
        self.seat = seat
        self.source = source
        self.until = until
        self.n = n
        self.bound = bound
        self.edge = edge
        self.slot = slot

    def copy_to(self, copy: Lasting) -> None:
        copy.effect = self.effect
        copy.part = self.part
        copy.at = self.at
        copy.seat = self.seat
        copy.source = self.source
        copy.until = self.until
        copy.n = self.n
        copy.bound = self.bound
        copy.edge = self.edge
        copy.slot = self.slot

    def __copy__(self) -> Lasting:
        copy = Lasting()
        self.copy_to(copy)
        return copy


class LastingWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self._2: Any = names["_2"]
        self._3: Any = names["_3"]
        self.start_n: int = names["start_n"]
        self._5: Any = names["_5"]
        self.start_bound: int = names["start_bound"]
        self.start_edge: Any = names["start_edge"]
        self.start_slot: int = names["start_slot"]

    def write(self, state: Lasting, viewer: int) -> dict[str, Any]:
        head = self.head
        _2 = self._2
        _3 = self._3
        start_n = self.start_n
        _5 = self._5
        start_bound = self.start_bound
        start_edge = self.start_edge
        start_slot = self.start_slot
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['effect'] = state.effect
        entry['part'] = _2(state.part)
        entry['at'] = state.at
        entry['seat'] = state.seat
        entry['source'] = _3(state.source)
        entry['until'] = state.until
        if state.n != start_n:
            entry['n'] = state.n
        if state.bound != start_bound:
            entry['bound'] = _5(state.bound)
        if state.edge != start_edge:
            entry['edge'] = state.edge
        if state.slot != start_slot:
            entry['slot'] = state.slot
        return entry


@mypyc_attr(allow_interpreted_subclasses=True)
class ConanFields(Procedure["ConanCCG"]):
    __slots__ = (
        "_asked", "_playable", "active", "allies", "attacks", "cards", "chronicle", "conan_place", "deck", "discard",
        "discounts", "draw_change", "effects", "ended", "foe_deck", "foe_discard", "foe_top", "foe_top_seen", "hand",
        "health", "hurt", "items", "lasting", "lists", "met", "modifiers", "moments", "moves", "next_uid", "out",
        "phase", "players", "prowess", "region", "retreated", "revealed", "round", "seat_orders", "seats_after",
        "shown", "traced", "turn", "used", "voices", "winners", "zones"
    )

    def __init__(self, start: dict[str, Any]) -> None:
        self.active: int = start["active"]
        self.turn: int = start["turn"]
        self.round: int = start["round"]
        self.phase: str = start["phase"]
        self.conan_place: str = start["conan_place"]
        self.retreated: bool = start["retreated"]
        self.draw_change: int = start["draw_change"]
        self.discounts: list[str] = start["discounts"]
        self.revealed: list[tuple[int, str]] = start["revealed"]
        self.zones: list[list[Foe]] = start["zones"]
        self.moves: list[OwnMove] = start["moves"]
        self.allies: list[Ally] = start["allies"]
        self.attacks: list[Attack] = start["attacks"]
        self.lasting: list[Lasting] = start["lasting"]
        self.used: list[tuple[int, str, str]] = start["used"]
        self.next_uid: int = start["next_uid"]
        self.ended: str = start["ended"]
        self.winners: tuple[int, ...] = start["winners"]
        self.prowess: list[int] = start["prowess"]
        self.health: list[int] = start["health"]
        self.hand: list[list[str]] = start["hand"]
        self.deck: list[list[str]] = start["deck"]
        self.discard: list[list[str]] = start["discard"]
        self.foe_deck: list[list[str]] = start["foe_deck"]
        self.foe_top: list[tuple[str, ...]] = start["foe_top"]
        self.foe_top_seen: list[int] = start["foe_top_seen"]
        self.foe_discard: list[list[str]] = start["foe_discard"]
        self.chronicle: list[list[tuple[int, str]]] = start["chronicle"]
        self.items: list[list[Item]] = start["items"]
        self.region: list[tuple[int, str] | None] = start["region"]
        self.shown: list[list[tuple[str, int]]] = start["shown"]
        self.traced: list[list[tuple[str, int]]] = start["traced"]
        self.out: list[bool] = start["out"]
        self.lists: list[Deck] = start["lists"]
        self.moments: dict[str, list[Moment]] = start["moments"]
        self.modifiers: dict[str, list[Modifier]] = start["modifiers"]
        self.voices: dict[str, Voice] = start["voices"]
        self._playable: list[Candidate] | None = start["_playable"]
        self._asked: Asked | None = start["_asked"]
        self.cards: dict[str, Card] = start["cards"]
        self.effects: dict[str, Effect] = start["effects"]
        self.met: dict[tuple[str, str, str], Clash] = start["met"]
        self.seat_orders: list[list[int]] = start["seat_orders"]
        self.seats_after: list[list[int]] = start["seats_after"]
        self.players: int = start["players"]
        self.hurt: bool = start["hurt"]

    def copy_to(self, copy: ConanFields) -> None:
        copy.active = self.active
        copy.turn = self.turn
        copy.round = self.round
        copy.phase = self.phase
        copy.conan_place = self.conan_place
        copy.retreated = self.retreated
        copy.draw_change = self.draw_change
        copy.discounts = self.discounts.copy()
        copy.revealed = self.revealed.copy()
        copy.zones = [[one.__copy__() for one in each] for each in self.zones]
        copy.moves = [one.__copy__() for one in self.moves]
        copy.allies = [one.__copy__() for one in self.allies]
        copy.attacks = [one.__copy__() for one in self.attacks]
        copy.lasting = self.lasting.copy()
        copy.used = self.used.copy()
        copy.next_uid = self.next_uid
        copy.ended = self.ended
        copy.winners = self.winners
        copy.prowess = self.prowess.copy()
        copy.health = self.health.copy()
        copy.hand = [one.copy() for one in self.hand]
        copy.deck = [one.copy() for one in self.deck]
        copy.discard = [one.copy() for one in self.discard]
        copy.foe_deck = [one.copy() for one in self.foe_deck]
        copy.foe_top = self.foe_top.copy()
        copy.foe_top_seen = self.foe_top_seen.copy()
        copy.foe_discard = [one.copy() for one in self.foe_discard]
        copy.chronicle = [one.copy() for one in self.chronicle]
        copy.items = [one.copy() for one in self.items]
        copy.region = self.region.copy()
        copy.shown = [one.copy() for one in self.shown]
        copy.traced = [one.copy() for one in self.traced]
        copy.out = self.out.copy()
        copy.lists = self.lists.copy()
        copy.moments = self.moments
        copy.modifiers = self.modifiers
        copy.voices = self.voices
        copy._playable = None
        copy._asked = None
        copy.cards = self.cards
        copy.effects = self.effects
        copy.met = self.met
        copy.seat_orders = self.seat_orders
        copy.seats_after = self.seats_after
        copy.players = self.players
        copy.hurt = self.hurt


class ConanFieldsWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.players: int = names["players"]
        self.head: dict[str, Any] = names["head"]
        self._5: Any = names["_5"]
        self._7: Any = names["_7"]
        self._9: Any = names["_9"]
        self._11: Any = names["_11"]
        self._13: Any = names["_13"]
        self._15: Any = names["_15"]
        self._17: Any = names["_17"]
        self.show_stack: Any = names["show_stack"]
        self.show_hand: Any = names["show_hand"]
        self.show_foe_top: Any = names["show_foe_top"]
        self._30: Any = names["_30"]
        self.show_shown: Any = names["show_shown"]
        self.show_traced: Any = names["show_traced"]
        self.start_traced: Any = names["start_traced"]
        self._39: Any = names["_39"]
        self.start_lists: Any = names["start_lists"]

    def write(self, state: ConanFields, viewer: int) -> dict[str, Any]:
        players = self.players
        head = self.head
        _5 = self._5
        _7 = self._7
        _9 = self._9
        _11 = self._11
        _13 = self._13
        _15 = self._15
        _17 = self._17
        show_stack = self.show_stack
        show_hand = self.show_hand
        show_foe_top = self.show_foe_top
        _30 = self._30
        show_shown = self.show_shown
        show_traced = self.show_traced
        start_traced = self.start_traced
        _39 = self._39
        start_lists = self.start_lists
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['active'] = (None if state.active < 0 else state.active)
        entry['turn'] = state.turn
        entry['round'] = state.round
        entry['phase'] = state.phase
        entry['conan_place'] = state.conan_place
        entry['retreated'] = state.retreated
        entry['draw_change'] = state.draw_change
        entry['discounts'] = list(state.discounts)
        entry['revealed'] = [[one_3[0], one_3[1]] for one_3 in state.revealed]
        entry['zones'] = {'center': [_5(one_4, viewer) for one_4 in state.zones[0]], 'left': [_5(one_4, viewer) for one_4 in state.zones[1]], 'right': [_5(one_4, viewer) for one_4 in state.zones[2]], 'rear': [_5(one_4, viewer) for one_4 in state.zones[3]]}
        entry['moves'] = [_7(one_6, viewer) for one_6 in state.moves]
        entry['allies'] = [_9(one_8, viewer) for one_8 in state.allies]
        entry['attacks'] = [_11(one_10, viewer) for one_10 in state.attacks]
        entry['lasting'] = [_13(one_12, viewer) for one_12 in state.lasting]
        entry['used'] = [[_15(one_14[0]), one_14[1], one_14[2]] for one_14 in state.used]
        entry['next_uid'] = state.next_uid
        entry['ended'] = state.ended
        entry['winners'] = list(state.winners)
        entry['stack'] = _17(state.stack) if viewer == EVERYTHING else show_stack(state, -1, viewer)
        seats: list[Any] = []
        entry['seats'] = seats
        position = entry
        for seat in range(players):
            entry = {}
            entry['prowess'] = state.prowess[seat]
            entry['health'] = state.health[seat]
            entry['hand'] = list(state.hand[seat]) if viewer == EVERYTHING else show_hand(state, seat, viewer)
            entry['deck'] = list(state.deck[seat]) if viewer == EVERYTHING else len(state.deck[seat])
            entry['discard'] = list(state.discard[seat])
            entry['foe_deck'] = list(state.foe_deck[seat]) if viewer == EVERYTHING else len(state.foe_deck[seat])
            entry['foe_top'] = list(state.foe_top[seat]) if viewer == EVERYTHING else show_foe_top(state, seat, viewer)
            entry['foe_top_seen'] = list(bits(state.foe_top_seen[seat]))
            entry['foe_discard'] = list(state.foe_discard[seat])
            entry['chronicle'] = [[one_28[0], one_28[1]] for one_28 in state.chronicle[seat]]
            entry['items'] = [_30(one_29, viewer) for one_29 in state.items[seat]]
            entry['region'] = (None if (one_31 := state.region[seat]) is None else [one_31[0], one_31[1]])
            entry['shown'] = [[one_32[0], list(bits(one_32[1]))] for one_32 in state.shown[seat]] if viewer == EVERYTHING else show_shown(state, seat, viewer)
            entry['out'] = state.out[seat]
            if state.traced[seat] != start_traced[seat]:
                entry['traced'] = [[one_35[0], list(bits(one_35[1]))] for one_35 in state.traced[seat]] if viewer == EVERYTHING else show_traced(state, seat, viewer)
            if state.lists[seat] != start_lists[seat]:
                entry['list'] = _39(state.lists[seat])
            seats.append(entry)
        entry = position
        return entry


WRITERS["16530c6094147215"] = FoeWriter
WRITERS["1946ee26db257c64"] = OwnMoveWriter
WRITERS["ca39da928cfaf3cd"] = AllyWriter
WRITERS["8dc36b17df460234"] = ItemWriter
WRITERS["4514dcccbf6a9c77"] = NoteWriter
WRITERS["a925ef512075c9be"] = AttackFieldsWriter
WRITERS["9efe9b1a1dd53c17"] = LastingWriter
WRITERS["a4768864f8d5aadb"] = ConanFieldsWriter
