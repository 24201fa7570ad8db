"""A position as JSON, and back with every invariant checked. `docs/conan-ccg.md` describes the fields.

What is left out of a position is as at the start: a deck left out holds the cards of the list that lie nowhere else,
and a stack left out follows from the phase.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.games.conan_ccg import wire
from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.components import NOBODY, NONE, Ally, Attack, Foe, OwnMove
from warhall.games.conan_ccg.notation import CATALOGUE, HIDDEN, ZONES
from warhall.games.conan_ccg.rules.announcement import Announcement
from warhall.games.conan_ccg.rules.coherence import check_coherence
from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw
from warhall.games.conan_ccg.rules.frames import FRAMES
from warhall.games.conan_ccg.rules.rest import Rest
from warhall.games.conan_ccg.rules.roles import primary
from warhall.games.conan_ccg.rules.set_up import SetUp
from warhall.games.conan_ccg.rules.statistics import prowess_of
from warhall.games.conan_ccg.rules.turn_outline import Turn
from warhall.games.conan_ccg.unchanging import Item, Lasting
from warhall.kernel import InvalidPositionError
from warhall.kernel.action import excerpt
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = reduce(or_, FRAMES)  # as a type: msgspec tells them apart by their names

LARGEST: Final = 10**6  # no turn, round or number of a thing on the table is larger


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side of the table."""

    prowess: int | None = None
    health: int | None = None
    hand: list[str] = []
    deck: list[str] | None = None
    discard: list[str] = []
    foe_deck: list[str] | None = None
    foe_top: list[str] = []
    foe_top_seen: int = 0
    foe_discard: list[str] = []
    chronicle: list[tuple[int, str]] = []
    items: list[Item] = []
    region: tuple[int, str] | None = None
    shown: list[tuple[str, int]] = []
    out: bool = False
    conan: str | None = None
    lists: dict[str, dict[str, int]] | None = msgspec.field(
        default=None, name="list"
    )  # the deck list, where it is not that of the game's deck


class Position(msgspec.Struct, forbid_unknown_fields=True):
    game: str = "conan-ccg"
    players: int | None = None
    active: int | None = None
    turn: int = 1
    round: int = 0
    phase: str = "set-up"
    conan_place: str = "home"
    retreated: bool = False
    draw_change: int = 0
    discounts: list[str] = []
    revealed: list[tuple[int, str]] = []
    seats: list[SeatData] = []
    zones: dict[str, list[Foe]] = {}
    moves: list[OwnMove] = []
    allies: list[Ally] = []
    attacks: list[Attack] = []
    lasting: list[Lasting] = []
    used: list[tuple[int, str, str]] = []
    next_uid: int = 1
    ended: str = ""
    winners: list[int] = []
    stack: list[AnyFrame] | None = None


# The stack that a phase begins with, where a position does not say it.
_BEGINNINGS: Final[dict[str, tuple[Frame, ...]]] = {
    "set-up": (SetUp(),),
    "start": (Turn("begin"),),
    "prepare": (Turn("prepare"),),
    "foe_draw": (Turn("round"), FoeDraw()),
    "survey": (Turn("after"), Round("survey")),
    "foe_move": (Turn("after"), Round("foe_moves")),
    "conan_move": (Turn("after"), Round("down")),
    "reveal": (Turn("after"), Round("flip")),
    "barbarian": (Turn("after"), Round("barbarian")),
    "resolution": (Turn("after"), Round("resolution")),
    "end_of_round": (Turn("after"), Round("end")),
    "end_of_combat": (Turn("cleared"),),
    "rest": (Turn("pass"), Rest()),
}


# -- writing -----------------------------------------------------------------------------------------------------------


def to_json(state: ConanState) -> dict[str, Any]:
    """The whole position, hidden things included."""
    return {**shared(state), "seats": [_seat(state, seat) for seat in range(state.game.players)]}


def plain(value: object) -> Any:
    """Frames and pieces as JSON-safe data, tuples as lists."""
    return msgspec.json.decode(_encoder.encode(value))


_encoder = msgspec.json.Encoder(enc_hook=wire.written)


def shared(state: ConanState) -> dict[str, Any]:
    """What everybody sees, face-down moves aside."""
    return {
        "game": "conan-ccg",
        "players": state.game.players,
        "active": None if state.active == NOBODY else state.active,
        "turn": state.turn,
        "round": state.round,
        "phase": state.phase,
        "conan_place": state.conan_place,
        "retreated": state.retreated,
        "draw_change": state.draw_change,
        "discounts": list(state.discounts),
        "revealed": [list(foe) for foe in state.revealed],
        **plain(
            {
                "zones": dict(zip(ZONES, state.zones, strict=True)),
                "moves": state.moves,
                "allies": state.allies,
                "attacks": state.attacks,
                "lasting": state.lasting,
                "stack": state.stack,
            }
        ),
        "used": [list(entry) for entry in state.used],
        "next_uid": state.next_uid,
        "ended": state.ended,
        "winners": list(state.winners),
    }


def _seat(state: ConanState, seat: int) -> dict[str, Any]:
    return {
        **open_seat(state, seat),
        "hand": state.hand[seat][:],
        "deck": state.deck[seat][:],
        "foe_deck": state.foe_deck[seat][:],
        "foe_top": list(state.foe_top[seat]),
        "shown": [list(entry) for entry in state.shown[seat]],
    }


def open_seat(state: ConanState, seat: int) -> dict[str, Any]:
    """The open part of a player's side (CCG-281, CCG-283)."""
    region = state.region[seat]
    mine = {
        "prowess": state.prowess[seat],
        "health": state.health[seat],
        "discard": state.discard[seat][:],
        "foe_top_seen": state.foe_top_seen[seat],
        "foe_discard": state.foe_discard[seat][:],
        "chronicle": [list(foe) for foe in state.chronicle[seat]],
        "items": plain(state.items[seat]) if state.items[seat] else [],
        "region": None if region is None else list(region),
        "out": state.out[seat],
    }
    deck = state.lists[seat]
    if deck is not state.game.decks[seat]:
        mine["conan"] = deck.conan
        mine["list"] = {"draw": deck.draw, "foes": deck.foes}
    return mine


# -- reading -----------------------------------------------------------------------------------------------------------

# what the rules run into where a position tells of things that do not exist
_FAULTS: Final = (LookupError, ArithmeticError, AssertionError, AttributeError, ValueError, TypeError, StopIteration)


def invalid(code: str, field: str, rule: str | None = None, **facts: Any) -> InvalidPositionError:
    return InvalidPositionError(code, field=field, rule=rule, catalogue=CATALOGUE, **facts)


def read_position(state: ConanState, obj: Mapping[str, Any]) -> ConanState:
    """Set up a fresh state as this JSON says."""
    if not isinstance(obj, Mapping):
        raise invalid("position-not-object", "position")
    try:
        data = msgspec.convert(obj, Position, dec_hook=wire.read)
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        named = re.search(r"`\$\.(\w+)", str(error))  # msgspec tells where it was
        raise invalid("position-shape", named[1] if named else "position", reason=excerpt(error)) from None
    _check_frame(state, data)
    _read_shared(state, data)
    for seat, side in enumerate(data.seats or [SeatData() for _ in range(state.game.players)]):
        _read_seat(state, data, seat, side)
    try:
        frames = _BEGINNINGS[data.phase] if data.stack is None else data.stack
        state.stack = [frame.__copy__() for frame in frames]
        state.alarm = state.active != NOBODY or bool(state.ended)
        _complete_foes(state)
        _check_stack(state)
        state.run()
        if state.mover >= 0 and not state.options(state.mover):
            raise ValueError(state.stack[-1])
        state.log = []  # what followed by itself belongs to no action
    except InvalidPositionError:
        raise
    except _FAULTS as error:
        raise invalid("position-stack", "stack", reason=excerpt(error)) from None
    return state


def _is_before(data: Position) -> bool:
    """CCG-038: whether nobody's turn has come yet."""
    return data.phase == "set-up" and all(isinstance(frame, SetUp) for frame in data.stack or ())


def _check_stack(state: ConanState) -> None:
    """What is being done fits together, and the Foes of attacks exist."""
    check_coherence(state)
    if any(state.find_foe(attack.foe) is None for attack in state.attacks):
        raise LookupError("attack")


def _check_frame(state: ConanState, data: Position) -> None:
    players = state.game.players
    if data.game != "conan-ccg":
        raise invalid("position-other-game", "game", given=excerpt(data.game))
    if data.players not in (None, players):
        raise invalid("position-players", "players", "CCG-302", given=data.players, players=players)
    if data.seats and len(data.seats) != players:
        raise invalid("position-players", "seats", "CCG-302", given=len(data.seats), players=players)
    if data.phase not in _BEGINNINGS:
        raise invalid("position-phase", "phase", "CCG-109", given=excerpt(data.phase), known=", ".join(_BEGINNINGS))
    if data.active is None and not _is_before(data):
        raise invalid("position-no-turn", "active", "CCG-002")
    if data.active is not None and not 0 <= data.active < players:
        raise invalid("position-seat", "active", "CCG-002", given=data.active)
    for name in data.zones:
        if name not in ZONES:
            raise invalid("position-zone", "zones", "CCG-132", given=excerpt(name))
    if min(data.turn, data.round, data.next_uid - 1) < 0 or max(data.turn, data.round, data.next_uid) > LARGEST:
        raise invalid("position-number", "turn", "CCG-107")
    _check_names(state, data)


def _check_names(state: ConanState, data: Position) -> None:
    """Every card and effect that is mentioned must exist, of a kind that can lie there."""
    for field, names, foes in _named_cards(data):
        for name in names:
            card = state.cards.get(name)
            if card is None:
                raise invalid("position-card", field, given=excerpt(name))
            if card.kind == "conan" or card.foe != foes:
                raise invalid("position-kind", field, "CCG-028", card=name)
    for lasting in data.lasting:
        if lasting.effect not in state.game.pool.effects:
            raise invalid("position-effect", "lasting", given=excerpt(lasting.effect))
    owners = [owner for side in data.seats for owner, _ in side.chronicle] + [owner for owner, _ in data.revealed]
    owners += [foe.owner for line in data.zones.values() for foe in line]
    if any(not NOBODY <= owner < state.game.players for owner in owners):
        raise invalid("position-seat", "owner", "CCG-284", given=excerpt(owners))


def _named_cards(data: Position) -> Iterator[tuple[str, list[str], bool]]:
    for side in data.seats:
        yield "hand", side.hand, False
        yield "deck", side.deck or [], False
        yield "discard", side.discard, False
        yield "items", [item.card for item in side.items], False
        yield "region", [] if side.region is None else [side.region[1]], False
        yield "foe_deck", side.foe_deck or [], True
        yield "foe_top", side.foe_top, True
        yield "foe_discard", side.foe_discard, True
        yield "chronicle", [card for _, card in side.chronicle], True
    yield "revealed", [card for _, card in data.revealed], True
    yield "moves", [move.card for move in data.moves], False
    yield "allies", [ally.card for ally in data.allies], False
    for line in data.zones.values():
        yield "zones", [foe.card for foe in line], True
        yield "zones", [foe.move for foe in line if foe.move], False


def _read_shared(state: ConanState, data: Position) -> None:
    state.active = NOBODY if data.active is None else data.active
    state.turn, state.round, state.phase = data.turn, data.round, data.phase
    state.conan_place, state.retreated = data.conan_place, data.retreated
    state.draw_change, state.discounts = data.draw_change, data.discounts
    state.revealed = data.revealed
    state.zones = [data.zones.get(name, []) for name in ZONES]
    state.moves, state.allies, state.attacks = data.moves, data.allies, data.attacks
    state.lasting, state.used = data.lasting, data.used
    state.ended, state.winners = data.ended, tuple(data.winners)
    if any(not 0 <= seat < state.game.players for seat in state.winners):
        raise invalid("position-seat", "winners", given=excerpt(data.winners))
    _number(state, data)
    state.out = [side.out for side in data.seats] or state.out
    if state.active != NOBODY:  # a Foe of a set-up position belongs to the Primary Foe player
        for zone in state.zones:
            for foe in zone:  # one that is gone still has its move
                if foe.owner == NOBODY:
                    foe.owner = primary(state)


def _number(state: ConanState, data: Position) -> None:
    """Give a number to everything that has none yet, and see that no number is used twice."""
    things: list[Foe | OwnMove | Ally | Item] = [*data.moves, *data.allies]
    for zone, line in enumerate(state.zones):
        for foe in line:
            foe.zone = zone
            things.append(foe)
    things += [item for side in data.seats for item in side.items]
    used = [thing.uid for thing in things if thing.uid > 0]
    if len(set(used)) != len(used) or max(used, default=0) >= LARGEST:
        raise invalid("position-number", "uid")
    state.next_uid = max([data.next_uid, *(uid + 1 for uid in used)])
    for thing in things:
        if thing.uid <= 0:
            thing.uid = state.new_uid()


def _complete_foes(state: ConanState) -> None:
    """CCG-282: where a position does not say with what Prowess a move was played it is what all can see now, whatever
    the move costs."""
    state.touch()
    for foe in state.foes():
        if foe.move and foe.limit == NONE:
            foe.limit = prowess_of(state, foe)


def _read_seat(state: ConanState, data: Position, seat: int, side: SeatData) -> None:
    deck = _list_of(state, side, seat)
    state.lists = (*state.lists[:seat], deck, *state.lists[seat + 1 :])
    conan = state.cards[deck.conan]
    state.prowess[seat] = conan.prowess if side.prowess is None else side.prowess
    state.health[seat] = conan.health if side.health is None else side.health
    if not (0 <= state.prowess[seat] <= 999 and 0 <= state.health[seat] <= 999):
        raise invalid("position-number", f"seats.{seat}.prowess", "CCG-107")
    state.hand[seat] = sorted(side.hand)
    state.discard[seat] = side.discard
    state.foe_discard[seat] = side.foe_discard
    state.foe_top[seat] = tuple(side.foe_top)
    state.foe_top_seen[seat] = side.foe_top_seen
    state.chronicle[seat] = side.chronicle
    state.items[seat] = side.items
    state.region[seat] = side.region
    state.shown[seat] = side.shown
    elsewhere, foes_elsewhere = placed_cards(data, seat), placed_foes(data, seat)
    state.deck[seat] = sorted(_rest(deck.draw, elsewhere) if side.deck is None else side.deck)
    state.foe_deck[seat] = sorted(_rest(deck.foes, foes_elsewhere) if side.foe_deck is None else side.foe_deck)
    if side.out:
        state.deck[seat], state.foe_deck[seat] = side.deck or [], side.foe_deck or []
        return
    draw = Counter(elsewhere) + Counter(state.deck[seat])
    foes = Counter(foes_elsewhere) + Counter(state.foe_deck[seat])
    if draw != Counter(deck.draw) or foes != Counter(deck.foes):
        if side.lists is not None:
            raise invalid("position-cards", f"seats.{seat}.list", "CCG-284")
        made = Deck(state.game.pool, deck.id, deck.conan, draw, foes, deck.title)
        state.lists = (*state.lists[:seat], made, *state.lists[seat + 1 :])


def _list_of(state: ConanState, side: SeatData, seat: int) -> Deck:
    mine = state.game.decks[seat]
    if side.conan is None and side.lists is None:
        return mine
    conan = mine.conan if side.conan is None else side.conan
    if conan not in state.cards or state.cards[conan].kind != "conan":
        raise invalid("position-card", f"seats.{seat}.conan", "CCG-036", given=excerpt(conan))
    lists = side.lists or {"draw": mine.draw, "foes": mine.foes}
    if set(lists) != {"draw", "foes"}:
        raise invalid("position-shape", f"seats.{seat}.list", reason="draw, foes")
    for name in (*lists["draw"], *lists["foes"]):
        if name not in state.cards:
            raise invalid("position-card", f"seats.{seat}.list", given=excerpt(name))
    if any(not 0 <= count <= 999 for cards in lists.values() for count in cards.values()):
        raise invalid("position-number", f"seats.{seat}.list")
    deck = Deck(state.game.pool, mine.id, conan, lists["draw"], lists["foes"], mine.title)
    return mine if deck.same_cards(mine) else deck


def _rest(cards: Mapping[str, int], elsewhere: Iterable[str]) -> list[str]:
    """The cards of a list that lie nowhere else."""
    return list((Counter(cards) - Counter(elsewhere)).elements())


def placed_cards(data: Position, seat: int) -> list[str]:
    """Every Draw Deck card of this player that lies outside the deck, as far as a position names it."""
    side = data.seats[seat] if data.seats else SeatData()
    found = [*side.hand, *side.discard, *(item.card for item in side.items)]
    found += [other.region[1] for other in data.seats if other.region is not None and other.region[0] == seat]
    if seat == data.active:
        found += [move.card for move in data.moves] + [ally.card for ally in data.allies]
    for line in data.zones.values():
        found += [foe.move for foe in line if foe.move and foe.owner == seat]
    for frame in data.stack or []:
        if isinstance(frame, Announcement) and frame.seat == seat:
            found.append(frame.card)
    return [card for card in found if card != HIDDEN]


def placed_foes(data: Position, seat: int) -> list[str]:
    """Every Foe card of this player that lies outside the Foe Deck."""
    side = data.seats[seat] if data.seats else SeatData()
    found = [*side.foe_discard, *side.foe_top]
    found += [card for other in data.seats for owner, card in other.chronicle if owner == seat]
    found += [card for owner, card in data.revealed if owner == seat]
    for line in data.zones.values():
        found += [foe.card for foe in line if foe.owner == seat and not foe.gone]
    return found
