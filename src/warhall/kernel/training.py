"""Training: how a game makes the numbers that its champion plays by, and the small files in which they are kept."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from warhall.kernel.errors import InvalidOptionError

MOST: Final = 1e6  # what the size of a weight can be


class Trainer(Protocol):
    """Training in rounds: work that processes share out, then learning from all of it.

    Everything follows from the seed, so the same rounds give the same numbers on however many processes. A game lends
    one as `trainer`; `warhall train` asks it round after round, and saves between any two.
    """

    @property
    def rounds(self) -> int:
        """Those done so far, before an interruption too."""

    def tasks(self) -> Sequence[tuple[Any, ...]]:
        """The pieces of the next round, in an order that does not change. They travel between processes."""

    def work(self, *task: Any) -> Iterator[Any]:
        """Do one piece in any process; called on the class (a static method) or as a function of a module."""

    def learn(self, results: Sequence[Any]) -> Mapping[str, float]:
        """Learn from the results of all pieces, in their order, and count the round; returns a few figures to show."""

    def save(self, path: Path) -> None:
        """Write all that is needed to go on later."""

    def export(self, path: Path) -> None:
        """Write the small file that the champion plays by, with how it was made."""


class Model(msgspec.Struct, forbid_unknown_fields=True):
    """A small file that a champion plays by: for which game it is, how it was made, and the weights by name."""

    game: str
    players: int
    seed: int | str
    rounds: int
    made: str  # the command
    weights: dict[str, float]

    def write(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


class Models:
    """The files of a game's champion: one for two players and one for more, beside the other data of the game."""

    def __init__(self, game: str, folder: Path, known: Collection[str]) -> None:
        self.game, self.folder, self.known = game, folder, known
        self._refused: set[Path] = set()

    def of_the_house(self, players: int) -> Path:
        return self.folder / ("champion-2.json" if players == 2 else "champion-4.json")

    def weights(self, players: int, file: str = "") -> Mapping[str, float]:
        """Those of a file, or of the house. Nobody waits for an opponent because a file was damaged: it is said why,
        once, and no weights means that the steward plays on."""
        path = Path(file) if file else self.of_the_house(players)
        try:
            return read_model(path, self.game, self.known).weights
        except InvalidOptionError as error:
            if path not in self._refused:
                self._refused.add(path)
                logging.getLogger(__name__).warning("%s", error)
            return {}


def read_model(path: Path, game: str, known: Collection[str]) -> Model:
    """Read a model of a game whose weights have these names. `InvalidOptionError` says what is wrong with a file that
    is broken, or made for something else."""
    try:
        model = msgspec.json.decode(path.read_bytes(), type=Model)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InvalidOptionError("bad-model", field="file", file=path.name, reason=str(reason)[:200]) from None
    if model.game != game:
        raise InvalidOptionError("foreign-model", field="file", file=path.name, given=model.game[:60], game=game)
    strange = [name for name, value in model.weights.items() if name not in known or not abs(value) < MOST]
    if strange:
        raise InvalidOptionError("strange-weight", field="file", file=path.name, name=strange[0][:60])
    return model
