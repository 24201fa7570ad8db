"""Contest dice by what they count: one die, so many dice together, and every throw of them."""

from __future__ import annotations

from functools import lru_cache

from warhall.games.age_of_conan.components import FACES
from warhall.games.age_of_conan.rules.contest_dice import WORTH

Spread = tuple[float, ...]  # the chance of 0, 1, 2, ... successes
Counts = tuple[int, int, int]  # dice that count 0, 1 and 2


@lru_cache(maxsize=16)
def die(side: int, counted: int) -> tuple[float, float, float]:
    """The chance that one die counts 0, 1 or 2."""
    worth = WORTH[side][counted]
    return worth.count(0) / len(FACES), worth.count(1) / len(FACES), worth.count(2) / len(FACES)


@lru_cache(maxsize=512)
def spread(dice: int, side: int, counted: int) -> Spread:
    """How many successes so many dice of a side bring."""
    if not dice:
        return (1.0,)
    none, one, two = die(side, counted)
    rest = (0.0, 0.0, *spread(dice - 1, side, counted), 0.0, 0.0)
    top = len(rest) - (2 if two else 3)
    return tuple([none * rest[at + 2] + one * rest[at + 1] + two * rest[at] for at in range(top)])


@lru_cache(maxsize=512)
def throws(dice: int, side: int, counted: int) -> tuple[tuple[Counts, float], ...]:
    """Every throw of so many dice, by how many of them count 0, 1 and 2, with its chance."""
    if not dice:
        return (((0, 0, 0), 1.0),)
    found: dict[Counts, float] = {}
    chances = die(side, counted)
    for (none, one, two), chance in throws(dice - 1, side, counted):
        for counts, more in zip(
            ((none + 1, one, two), (none, one + 1, two), (none, one, two + 1)), chances, strict=True
        ):
            if more:
                found[counts] = found.get(counts, 0.0) + chance * more
    return tuple(found.items())
