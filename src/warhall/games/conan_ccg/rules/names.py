"""The names of things on the table, as actions write them, both ways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.in_play import place_in_zone
from warhall.kernel import Action
from warhall.kernel.kept import Kept

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

_PLACES: Final = [[f"{zone}{number}" for number in range(1, 100)] for zone in ZONES]
_GAPS: Final = [[f"{zone}:{gap}" for gap in range(100)] for zone in ZONES]
_PLACES_NAMED: Final = {name: (zone, at) for zone, names in enumerate(_PLACES) for at, name in enumerate(names)}
_GAPS_NAMED: Final = {name: (zone, gap) for zone, names in enumerate(_GAPS) for gap, name in enumerate(names)}


def place_name(state: ConanState, foe: Foe) -> str:
    return _PLACES[foe.zone][place_in_zone(state, foe)]


def foe_named(state: ConanState, place: str) -> Foe:
    zone, at = _PLACES_NAMED[place]
    return state.zones[zone][at]


def foe_at(state: ConanState, place: str) -> Foe | None:
    """The Foe at a place that somebody typed, if there is one."""
    line, number = state.zones[ZONES.index(place[:-1])], int(place[-1])
    return line[number - 1] if 1 <= number <= len(line) else None


def gap_name(move: OwnMove) -> str:
    return _GAPS[move.zone][move.gap]


def gap_named(place: str) -> tuple[int, int]:
    """The zone and the number of a gap."""
    return _GAPS_NAMED[place]


class Placement:
    """The words of an action that puts a card into a zone: `place OWNED ZONE NUMBER` a Foe, `move CARD GAP` a move of
    Conan's and `move CARD GAP ALLY` one of an Ally's. `at` is the position of the Foe, or the gap."""

    def __init__(self, action: Action) -> None:
        self.card, place, *more = action.args
        self.ally = ""  # none: Conan himself
        if action.verb == "place":
            self.zone, self.at = ZONES.index(place), int(more[0]) - 1
        else:
            self.zone, self.at = gap_named(place)
            if more:
                self.ally = more[0]


PLACEMENT: Final = Kept(Placement)


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
