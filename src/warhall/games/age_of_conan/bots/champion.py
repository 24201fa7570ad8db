"""The champion: the steward's thoughts with weights that were learned in many games.

The weights are a small file for each number of players, made by `warhall train age-of-conan --players N`. A game for
three is played by those for four.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.bots.steward import Steward
from warhall.games.age_of_conan.bots.values import DEFAULT, Weights
from warhall.kernel import InvalidOptionError
from warhall.kernel.training import read_model

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

GAME: Final = "age-of-conan"
FILES: Final = {2: "champion-2.json", 3: "champion-4.json", 4: "champion-4.json"}


def weights_in(path: Path) -> Weights:
    """The weights of a file; those that it does not name are the steward's."""
    return DEFAULT._replace(**read_model(path, GAME, DEFAULT._fields).weights)


class Champion(Steward):
    """Plays by the weights of the house, or by those of a file."""

    def __init__(self, game: AgeOfConan, file: str = "") -> None:
        Steward.__init__(self, game)
        self.weights = weights_in(Path(file)) if file else _of_the_house(game.players)


def _of_the_house(players: int) -> Weights:
    """Nobody waits for an opponent because a file was damaged: the steward plays on."""
    try:
        return weights_in(Path(__file__).parents[1] / "data" / FILES[players])
    except InvalidOptionError as error:
        warnings.warn(str(error), stacklevel=2)
        return DEFAULT
