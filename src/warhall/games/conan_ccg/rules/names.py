"""The names of things on the table, as actions write them, both ways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.in_play import place_in_zone

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

_PLACES: Final = [[f"{zone}{number}" for number in range(1, 100)] for zone in ZONES]


def place_name(state: ConanState, foe: Foe) -> str:
    return _PLACES[foe.zone][place_in_zone(state, foe)]


def foe_named(state: ConanState, place: str) -> Foe:
    return state.zones[ZONES.index(place[:-1])][int(place[-1]) - 1]


def foe_at(state: ConanState, place: str) -> Foe | None:
    """The Foe at a place that somebody typed, if there is one."""
    line, number = state.zones[ZONES.index(place[:-1])], int(place[-1])
    return line[number - 1] if 1 <= number <= len(line) else None


def gap_name(move: OwnMove) -> str:
    return f"{ZONES[move.zone]}:{move.gap}"


def gap_named(place: str) -> tuple[int, int]:
    """The zone and the number of a gap."""
    zone, _, number = place.partition(":")
    return ZONES.index(zone), int(number)


def move_named(state: ConanState, place: str) -> OwnMove:
    zone, gap = gap_named(place)
    move = state.move_at(zone, gap)
    assert move is not None
    return move


def ally_name(state: ConanState, uid: int) -> str:
    """`conan`, or an Ally by its card; a second copy has a number."""
    if uid == CONAN:
        return "conan"
    ally = state.find_ally(uid)
    assert ally is not None
    copies = [other.uid for other in state.allies if other.card == ally.card]
    number = copies.index(uid)
    return ally.card if number == 0 else f"{ally.card}.{number + 1}"


def ally_named(state: ConanState, name: str) -> int:
    if name == "conan":
        return CONAN
    return next(ally.uid for ally in state.allies if ally_name(state, ally.uid) == name)


def who_name(state: ConanState, uid: int) -> str:
    """The card of a character, for events."""
    if uid == CONAN:
        return state.lists[state.active].conan
    who = state.find_foe(uid) or state.find_ally(uid)
    return "" if who is None else who.card
