"""Training: how a game makes the numbers that its champion plays by."""

from __future__ import annotations

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

    rounds: int  # done so far, those before an interruption included

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
