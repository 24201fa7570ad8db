"""`champion`: the steward with weights that were learned in many games (`warhall train age-of-conan`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.bots.steward import Steward
from warhall.games.age_of_conan.bots.values import DEFAULT
from warhall.kernel.training import Models

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

MODELS: Final = Models("age-of-conan", Path(__file__).parents[1] / "data", DEFAULT._fields)


class Champion(Steward):
    """Plays by the weights of the house, or by those of a file; those that it does not name are the steward's."""

    def __init__(self, game: AgeOfConan, file: str = "") -> None:
        Steward.__init__(self, game)
        self.weights = DEFAULT._replace(**MODELS.weights(game.players, file))
