"""`champion`: the steward with numbers that were found by training (`warhall train conan-ccg`), from a small file."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.games.conan_ccg import notation
from warhall.games.conan_ccg.bots.steward import Steward
from warhall.games.conan_ccg.bots.weights import NAMES, Weights
from warhall.kernel import InvalidOptionError

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

FILE: Final = Path(__file__).with_name("champion.json")
GAME: Final = "conan-ccg"


class Trained(msgspec.Struct, frozen=True):
    """What the file holds: the numbers, and how they were found."""

    game: str
    weights: dict[str, float]
    made: dict[str, Any] = {}


class Champion(Steward):
    """Plays by the numbers of a file. Where that cannot be read he says why, once, and plays as the steward does."""

    def __init__(self, game: ConanCCG, file: str = "") -> None:
        super().__init__(game, _weights_or_stewards(file))


def read_trained(file: Path) -> Weights:
    """The numbers of a file; `InvalidOptionError` says what is wrong with it."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Trained)
    except OSError as error:
        raise _fault(file, error.strerror or str(error)) from None
    except msgspec.MsgspecError as error:
        raise _fault(file, str(error)) from None
    strangers = sorted(set(found.weights) - set(NAMES))
    if found.game != GAME or strangers:
        raise _fault(file, ", ".join(strangers) or found.game)
    return Weights(found.weights)


def _fault(file: Path, reason: str) -> InvalidOptionError:
    return InvalidOptionError(
        "bad-weights", field="file", catalogue=notation.CATALOGUE, file=str(file), reason=reason[:200]
    )


@cache
def _weights_or_stewards(file: str) -> Weights:
    try:
        return read_trained(Path(file) if file else FILE)
    except InvalidOptionError as error:
        logging.getLogger(__name__).warning("%s", error)
        return Weights()
