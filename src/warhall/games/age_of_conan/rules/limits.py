"""Chapter "Limits": reserves, the supply of raiders, removing and placing pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.components import (
    CITY,
    EMISSARIES,
    FORT,
    MARKERS,
    NOBODY,
    TOWER,
    UNITS,
    UNITS_PER_PROVINCE,
)
from warhall.games.age_of_conan.notation import CATALOGUE
from warhall.kernel import InvalidPositionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def incoherent(field: str, rule: str | None = None, code: str = "stack", **facts: Any) -> InvalidPositionError:
    """The refusal of a position whose parts do not fit together; its sentence is `error-position-<code>`."""
    return InvalidPositionError(f"position-{code}", field=field, rule=rule, catalogue=CATALOGUE, **facts)


def units_on_map(state: AgeOfConanState, seat: int) -> int:
    """The units of a player, those that are attacking included."""
    count = sum(units for units, owner in zip(state.armies, state.army_owner, strict=True) if owner == seat)
    if state.contest is not None and state.contest.attacker == seat:
        count += state.contest.force
    return count


def reserve_units(state: AgeOfConanState, seat: int) -> int:
    """AOC-043, AOC-406."""
    return UNITS - units_on_map(state, seat)


def emissaries_on_map(state: AgeOfConanState, seat: int) -> int:
    return sum(state.emissaries[seat])


def reserve_emissaries(state: AgeOfConanState, seat: int) -> int:
    """AOC-043, AOC-407."""
    return EMISSARIES - emissaries_on_map(state, seat)


def raider_supply(state: AgeOfConanState) -> int:
    """AOC-409: a hard limit."""
    return state.game.rules.raider_supply - sum(state.raiders)


def has_fort(state: AgeOfConanState, seat: int) -> bool:
    """Whether a fort can be placed: always (AOC-408), unless the markers are agreed to be a hard limit."""
    return _is_left(state, seat, FORT)


def has_tower(state: AgeOfConanState, seat: int) -> bool:
    """Whether a tower can be placed, likewise."""
    return _is_left(state, seat, TOWER)


def _is_left(state: AgeOfConanState, seat: int, piece: int) -> bool:
    if not state.game.rules.markers_are_hard_limit:
        return True
    pairs = zip(state.owner, state.marker, strict=True)
    return sum(owner == seat and marker in (piece, CITY) for owner, marker in pairs) < MARKERS


def return_excess(state: AgeOfConanState, seat: int, province: int, units: int) -> int:
    """AOC-129, AOC-130: of so many units of a seat in a province at most five stay, at home all of them; the others go
    back to the reserve at once. How many stay."""
    excess = units - UNITS_PER_PROVINCE
    if excess <= 0 or province == state.game.homes[seat]:
        return units
    name = state.province_ids[province]
    state.log.append(events.EXCESS_RETURNED.of(seat=seat, province=name, units=excess))
    return UNITS_PER_PROVINCE


def add_units(state: AgeOfConanState, seat: int, province: int, units: int) -> None:
    """Put units into a province, as far as there is room."""
    there = state.armies[province] if state.army_owner[province] == seat else 0
    total = return_excess(state, seat, province, there + units)
    state.armies[province] = total
    state.army_owner[province] = seat if total else NOBODY


def remove_units(state: AgeOfConanState, province: int, units: int) -> None:
    """Take units out of a province; with the last one the campaign position is lost (AOC-132, AOC-202)."""
    state.armies[province] -= units
    if not state.armies[province]:
        state.army_owner[province] = NOBODY
        state.steps[province] = -1


def remove_marker(state: AgeOfConanState, province: int) -> None:
    """AOC-036: fort, tower or city, always as a whole; the province becomes neutral."""
    state.owner[province] = NOBODY
    state.marker[province] = 0
