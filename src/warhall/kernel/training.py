"""Training: how a game makes the numbers that its champion plays by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol


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
