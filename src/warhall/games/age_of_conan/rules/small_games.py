"""Chapter "Two- and three-player games": line-ups, areas in play, and what may happen out of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import CENTRAL
from warhall.games.age_of_conan.components import KINGDOMS, Components
from warhall.games.age_of_conan.notation import CATALOGUE
from warhall.kernel import InvalidOptionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.rule_sets import Rules

RECOMMENDED: Final = {2: KINGDOMS[:2], 3: KINGDOMS[:3], 4: KINGDOMS}  # AOC-393


def line_up(text: str, players: int, rules: Rules) -> tuple[int, ...]:
    """The kingdom of each seat, clockwise (AOC-001, AOC-002, AOC-022); empty is the recommended line-up, and a seat
    left empty gets the next kingdom of it that nobody has taken."""
    names = [name.strip().lower() for name in text.split(",")] if text.strip() else [""] * players
    if len(names) != players:
        raise _bad("kingdom-count", "AOC-001", given=len(names), players=players)
    left = [name for name in RECOMMENDED[players] if name not in names]
    names = [name or left.pop(0) for name in names]
    for name in names:
        if name not in KINGDOMS:
            raise _bad("kingdom-unknown", "AOC-001", name=name[:40], known=", ".join(KINGDOMS))
    if len(set(names)) != len(names):
        twice = max(names, key=names.count)
        raise _bad("kingdom-twice", "AOC-001", name=CATALOGUE.format(f"word-{twice}"))
    if rules.require_aquilonia and KINGDOMS[0] not in names:
        raise _bad("kingdom-aquilonia", "AOC-002")
    return tuple(KINGDOMS.index(name) for name in names)


def _bad(code: str, rule: str, **facts: object) -> InvalidOptionError:
    return InvalidOptionError(code, field="kingdoms", rule=rule, catalogue=CATALOGUE, **facts)


def provinces_in_play(components: Components, kingdoms: tuple[int, ...]) -> tuple[bool, ...]:
    """AOC-394: Central Hyboria always, the other areas with the kingdom that lies there."""
    areas = {CENTRAL} | {components.provinces[components.homes[kingdom]].area for kingdom in kingdoms}
    return tuple(province.area in areas for province in components.provinces)


def battlefields(components: Components, in_play: tuple[bool, ...]) -> tuple[bool, ...]:
    """Where armies may go and contests take place: in play (AOC-395, AOC-396) and no home (AOC-128, AOC-400)."""
    return tuple(in_play[province.index] and not province.is_home for province in components.provinces)
