"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel.procedure import Procedure

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.cards.deck_list import Deck
    from warhall.games.conan_ccg.components import Attack, Owned
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.rules.windows import Window
    from warhall.games.conan_ccg.state import Modifier, Moment
    from warhall.kernel import Action


class Foe:
    __slots__ = (
        "at", "card", "declined", "done", "down", "drained", "gone", "limit", "move", "owner", "paid", "seen", "side",
        "uid", "wounds", "zone"
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

    def __copy__(self) -> Foe:
        copy = Foe()
        self.copy_to(copy)
        return copy


class OwnMove:
    __slots__ = (
        "back", "by", "card", "declined", "done", "gap", "uid", "zone"
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
    ) -> None:
        self.uid = uid
        self.card = card
        self.zone = zone
        self.gap = gap
        self.by = by
        self.declined = declined
        self.done = done
        self.back = back

    def copy_to(self, copy: OwnMove) -> None:
        copy.uid = self.uid
        copy.card = self.card
        copy.zone = self.zone
        copy.gap = self.gap
        copy.by = self.by
        copy.declined = self.declined
        copy.done = self.done
        copy.back = self.back

    def __copy__(self) -> OwnMove:
        copy = OwnMove()
        self.copy_to(copy)
        return copy


class Ally:
    __slots__ = (
        "card", "drained", "uid", "wounds"
    )

    def __init__(
        self,
        uid: int = 0,
        card: str = "",
        wounds: int = 0,
        drained: int = 0,
    ) -> None:
        self.uid = uid
        self.card = card
        self.wounds = wounds
        self.drained = drained

    def copy_to(self, copy: Ally) -> None:
        copy.uid = self.uid
        copy.card = self.card
        copy.wounds = self.wounds
        copy.drained = self.drained

    def __copy__(self) -> Ally:
        copy = Ally()
        self.copy_to(copy)
        return copy


class Item:
    __slots__ = (
        "card", "uid"
    )

    def __init__(
        self,
        uid: int = 0,
        card: str = "",
    ) -> None:
        self.uid = uid
        self.card = card

    def copy_to(self, copy: Item) -> None:
        copy.uid = self.uid
        copy.card = self.card

    def __copy__(self) -> Item:
        copy = Item()
        self.copy_to(copy)
        return copy


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


@mypyc_attr(allow_interpreted_subclasses=True)
class ConanFields(Procedure["ConanCCG"]):
    __slots__ = (
        "_asked", "_playable", "_sampled", "active", "allies", "attacks", "cards", "chronicle", "conan_place", "deck",
        "discard", "discounts", "draw_change", "ended", "foe_deck", "foe_discard", "foe_top", "foe_top_seen", "hand",
        "health", "hurt", "items", "lasting", "lists", "modifiers", "moments", "moves", "next_uid", "out", "phase",
        "prowess", "region", "retreated", "revealed", "round", "shown", "traced", "turn", "used", "winners", "zones"
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
        self._playable: dict[Owned, tuple[int, ...]] | None = start["_playable"]
        self._asked: tuple[Window, list[tuple[int, int]]] | None = start["_asked"]
        self._sampled: Action | None = start["_sampled"]
        self.cards: dict[str, Card] = start["cards"]
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
        copy._playable = None
        copy._asked = None
        copy._sampled = None
        copy.cards = self.cards
        copy.hurt = self.hurt
