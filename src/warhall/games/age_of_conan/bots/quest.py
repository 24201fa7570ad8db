"""Conan on his way: what each province is worth to the Conan player while tokens are left on the track.

Every token that leaves the track brings the end of the adventure nearer; whoever leads Conan then wants him at the
destination, for a token of the container (AOC-291), or in the third age at home, for the crown (AOC-359).
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.sight import Sight

TAKEN_BY_OTHERS: Final = {2: 0.5, 3: 0.45, 4: 0.4}  # the chance that another player's turn takes a token off the track


class Quest:
    """The best way for Conan, by looking at every province and every number of tokens left."""

    def __init__(self, sight: Sight, leader: int, tokens: list[float], arrival: float, crown: float) -> None:
        self.adjacent = sight.game.components.adjacent
        self.distance: tuple[int, ...] = sight.game.components.distance[sight.board.destination]
        self.home: int = sight.game.homes[leader]
        self.tokens = tokens  # what each token on the track is worth to the leader, the next first
        self.arrival = arrival
        self.crown = crown
        others = sight.game.players - 1
        chance = TAKEN_BY_OTHERS[sight.game.players]
        self.between = [comb(others, k) * chance**k * (1 - chance) ** (others - k) for k in range(others + 1)]
        self.size = sight.game.components.size
        self._before: list[list[float]] = [[] for _ in tokens]
        for gone in reversed(range(len(tokens))):
            after = [self.after(at, gone + 1) for at in range(self.size)]
            self._before[gone] = [self._best(at, gone, after) for at in range(self.size)]

    def _best(self, at: int, gone: int, after: list[float]) -> float:
        best = after[at] + self._earned(at, at, gone)
        for to in self.adjacent[at]:
            worth = after[to] + self._earned(at, to, gone)
            if worth > best:
                best = worth
        return best

    def _earned(self, at: int, to: int, gone: int) -> float:
        """The next token, for a step closer or a stay at the destination (AOC-268 to AOC-271)."""
        closer = self.distance[to] < self.distance[at] or (at == to and self.distance[at] == 0)
        return self.tokens[gone] if closer else 0.0

    def after(self, at: int, gone: int) -> float:
        """Conan stands here, so many tokens are gone, and the others have their turns."""
        left = len(self.tokens) - gone
        if left <= 0:
            return self._end(at)
        worth = 0.0
        for taken, chance in enumerate(self.between):
            worth += chance * (self._end(at) if taken >= left else self._before[gone + taken][at])
        return worth

    def _end(self, at: int) -> float:
        worth = self.arrival if self.distance[at] == 0 else 0.0
        return worth + self.crown if at == self.home else worth

    def step(self, at: int, to: int) -> float:
        """Value a step of Conan's at the beginning of the leader's turn; `to` is `at` for a stay."""
        if not self.tokens:
            return self.after(to, 0)
        return self._earned(at, to, 0) + self.after(to, 1)
