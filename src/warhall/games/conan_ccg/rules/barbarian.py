"""Chapter "Barbarian Phase": the BARBARIAN abilities that Conan has, and the values with which he may use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.cards.vocabulary import GRANTED_ABILITIES
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.rules.in_play import extent, live
from warhall.games.conan_ccg.rules.zones import forbidden

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def abilities(state: ConanState) -> dict[str, list[int]]:
    """CCG-202: the values of every ability, one for each source: the Conan card and cards that grant it."""
    found: dict[str, list[int]] = {}
    for ability, n in state.conan(state.active).barbarian:
        found.setdefault(ability, []).append(n)
    for modifier in live(state, GRANTED_ABILITIES):
        found.setdefault(modifier[3].ability, []).append(extent(modifier))
    return found


def choices(state: ConanState) -> list[tuple[str, int]]:
    """CCG-203, CCG-204: once per round, with one source or the sum of several."""
    if forbidden(state, "barbarian"):
        return []
    found = []
    for ability, values in sorted(abilities(state).items()):
        if (CONAN, f"{ability}#0", "round") in state.used:
            continue
        sums = {0}
        for value in values:
            sums |= {total + value for total in sums}
        found += [(ability, total) for total in sorted(sums) if total]
    return found
