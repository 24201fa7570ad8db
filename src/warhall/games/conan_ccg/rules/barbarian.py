"""Chapter "Barbarian Phase": the BARBARIAN abilities that Conan has, and the values with which he may use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.vocabulary import GRANTED_ABILITIES
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.rules.in_play import extent, live
from warhall.games.conan_ccg.rules.zones import forbidden
from warhall.kernel.kept import Kept

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

Source = tuple[str, int]  # an ability and a value


def sources(state: ConanState) -> tuple[Source, ...]:
    """CCG-202: the abilities that Conan has, with the value of each source: the Conan card and cards that grant one."""
    printed = state.conan(state.active).barbarian
    granted = live(state, GRANTED_ABILITIES)
    return (*printed, *[(modifier[3].ability, extent(modifier)) for modifier in granted]) if granted else printed


def abilities(state: ConanState) -> dict[str, list[int]]:
    """The values of every ability that Conan has."""
    return _by_ability(sources(state))


def _by_ability(given: tuple[Source, ...]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for ability, n in given:
        found.setdefault(ability, []).append(n)
    return found


def effect_of(ability: str) -> str:
    """The key of what an ability does."""
    return f"{ability}#0"


def choices(state: ConanState) -> list[Source]:
    """CCG-203, CCG-204: once per round, with one source or the sum of several."""
    if forbidden(state, "barbarian"):
        return []
    used = [entry[1] for entry in state.used if entry[0] == CONAN and entry[2] == "round"]
    return [source for source in _SUMS.of(sources(state)) if not used or effect_of(source[0]) not in used]


def _sums(given: tuple[Source, ...]) -> tuple[Source, ...]:
    """CCG-204: what these sources come to, alone and together, ability by ability."""
    found: list[Source] = []
    for ability, values in sorted(_by_ability(given).items()):
        sums = {0}
        for value in values:
            sums |= {total + value for total in sums}
        found += [(ability, total) for total in sorted(sums) if total]
    return tuple(found)


_SUMS: Final = Kept(_sums)
