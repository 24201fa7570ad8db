"""The aims of both sides of a fight, and how a fight may end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple


class Worth(NamedTuple):
    """The worth of the ends of a fight. By default only victory counts, and the rest where it is all the same."""

    prize: float = 1.0
    unit: float = 1e-6
    token: float = 1e-8  # of sorcery
    action: float = 1e-9  # of a campaign that takes several


TO_WIN = Worth()


class End(NamedTuple):
    """One way in which a fight may end."""

    won: bool
    units: int  # of the attacker, without the garrison of a new fort (AOC-198)
    sorcery: int
    enemies: int = 0  # units of the defender
    enemy_sorcery: int = 0
    actions: int = 1


class FightOdds:
    """How a fight may end, played for the best by both sides."""

    def __init__(self, value: float, ends: Mapping[End, float]) -> None:
        self.value = value  # to the attacker
        self.ends = dict(ends)

    @cached_property
    def win(self) -> float:
        return sum(chance for end, chance in self.ends.items() if end.won)

    def of(self, field: str) -> dict[int, float]:
        """The chance of every number of `units`, `sorcery`, `enemies` ... at the end."""
        found: dict[int, float] = {}
        for end, chance in self.ends.items():
            number: int = getattr(end, field)
            found[number] = found.get(number, 0) + chance
        return dict(sorted(found.items()))

    def mean(self, field: str) -> float:
        """Say how much is left on average."""
        return float(sum(chance * getattr(end, field) for end, chance in self.ends.items()))
