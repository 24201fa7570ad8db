"""`nearsighted`: the steward who cannot tell where on an edge an icon lies, to measure what its position is worth.

He knows which icons each card bears, on which edge, and what blocks what; but an enemy edge may be turned up or down by
any number of positions for all he knows. In everything else he is the steward.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.bots.contacts import Memory, memory_of
from warhall.games.conan_ccg.bots.steward import Steward

if TYPE_CHECKING:
    from warhall.games.conan_ccg.bots.weights import Weights
    from warhall.games.conan_ccg.cards.cards import Edge
    from warhall.games.conan_ccg.game import ConanCCG


class _Blurred(Memory):
    def readings(self, edge: Edge) -> tuple[Edge, ...]:
        """The edge turned by every number of positions; the portions of a multi-icon hold together."""
        if any(slot.size > 1 for slot in edge):
            return (edge,) * len(edge)
        return tuple((*edge[turn:], *edge[:turn]) for turn in range(len(edge)))


class Nearsighted(Steward):
    def __init__(self, game: ConanCCG, weights: Weights | None = None) -> None:
        super().__init__(game, weights)
        self.memory = memory_of(game.pool, _Blurred)
