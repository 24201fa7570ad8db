"""Chapter "Important terms": friendly, enemy and neutral provinces, armies, and the places that cards speak of.

`owner` holds the seat to which a province is friendly (AOC-028); a home province is always its own player's, and it is
told from the others by carrying no control marker (AOC-037).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import (
    ANYWHERE,
    CONAN_OR_ADJACENT,
    ENEMY,
    FRIENDLY,
    HOME,
    NEAR,
    NEUTRAL_ADJACENT,
)
from warhall.games.age_of_conan.components import NOBODY, UNITS_PER_PROVINCE

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def friendly_provinces(state: AgeOfConanState, seat: int) -> list[int]:
    """AOC-028: the home province and those with an own fort, tower or city."""
    return [province for province, owner in enumerate(state.owner) if owner == seat]


def is_neutral(state: AgeOfConanState, province: int) -> bool:
    """AOC-030: friendly to nobody, whoever campaigns or waits there."""
    return state.owner[province] == NOBODY


def is_enemy(state: AgeOfConanState, province: int, seat: int) -> bool:
    """AOC-029: friendly to another player."""
    return state.owner[province] not in (seat, NOBODY)


def room(state: AgeOfConanState, province: int, seat: int) -> int:
    """How many units of a seat still fit in a province (AOC-129: any number at home)."""
    if province == state.game.homes[seat]:
        return 99
    return UNITS_PER_PROVINCE - (state.armies[province] if state.army_owner[province] == seat else 0)


def players_left(state: AgeOfConanState) -> list[int]:
    """AOC-369, AOC-370: an eliminated player takes no part and stands in nobody's way."""
    return [seat for seat in range(state.players) if seat != state.eliminated]


def leaders(state: AgeOfConanState, values: list[int]) -> list[int]:
    """AOC-312, AOC-388: the players who have the most of something; nobody has the most of nothing."""
    seats = players_left(state)
    best = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == best] if best > 0 else []


def places(state: AgeOfConanState, seat: int, where: str) -> list[int]:
    """The provinces that a card means by a place."""
    owner = state.owner
    if where == HOME:
        return [state.game.homes[seat]]
    if where == FRIENDLY:
        return friendly_provinces(state, seat)
    if where == ENEMY:
        return [p for p, holder in enumerate(owner) if holder not in (seat, NOBODY)]
    if where == CONAN_OR_ADJACENT:
        return sorted((state.conan, *state.components.adjacent[state.conan]))
    if where == ANYWHERE:
        return list(range(len(owner)))
    assert where in (NEAR, NEUTRAL_ADJACENT)
    adjacent = state.components.adjacent
    friendly = friendly_provinces(state, seat)
    bordering = {p for here in friendly for p in adjacent[here]}
    if where == NEUTRAL_ADJACENT:
        return sorted(p for p in bordering if owner[p] == NOBODY)
    return sorted(bordering.union(friendly))


def emissaries_in(state: AgeOfConanState, seat: int, province: int) -> int:
    return state.emissaries[seat][province]
