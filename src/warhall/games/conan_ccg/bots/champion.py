"""`champion`: the steward with numbers that were found by training (`warhall train conan-ccg`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.bots.steward import Steward
from warhall.games.conan_ccg.bots.weights import NAMES, Weights
from warhall.kernel.training import Models

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

MODELS: Final = Models("conan-ccg", Path(__file__).parents[1] / "data", NAMES)


class Champion(Steward):
    """Plays by the numbers of the house, or by those of a file; those that it does not name are the steward's."""

    def __init__(self, game: ConanCCG, file: str = "") -> None:
        super().__init__(game, Weights(MODELS.weights(game.players, file)))
