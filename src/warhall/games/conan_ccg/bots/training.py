"""Training of the champion: each way sits in every seat, against the steward and against the champion so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from warhall.games.conan_ccg.bots.champion import MODELS
from warhall.games.conan_ccg.bots.playout import share_won
from warhall.games.conan_ccg.bots.steward import Steward
from warhall.games.conan_ccg.bots.weights import Weights
from warhall.games.conan_ccg.cards.decks import starters
from warhall.kernel.spsa import SPSA, Pair

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG


class Training(SPSA):
    SCALES: ClassVar = {
        "ahead": 0.05,
        "tired": 0.5,
        "idle": 1.0,
        "vital": 0.4,
        "place": 0.5,
        "deny": 2.0,
        "near": 0.5,
        "plenty": 0.5,
        "lead": 4.0,
        "hold": 1.0,
    }

    @staticmethod
    def first(game: ConanCCG) -> dict[str, float]:
        return Weights(MODELS.weights(game.players)).as_dict()

    @staticmethod
    def compare(game: ConanCCG, pair: Pair) -> float:
        """Everybody has the same deck."""
        decks = list(starters(game.pool))
        table = type(game)(players=game.players, decks=[decks[pair.number % len(decks)]] * game.players)
        rival = Weights() if pair.number % 2 else Weights(pair.now)
        won = [0.0, 0.0]
        for at, way in enumerate((pair.there, pair.back)):
            gone = Weights(way)
            for seat in range(table.players):
                bots = [Steward(table, gone if other == seat else rival) for other in range(table.players)]
                won[at] += share_won(table, bots, f"{pair.name}/{seat}", seat) / table.players
        return won[0] - won[1]
