"""Training in rounds, on several processes, saved after every round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from warhall.arena.processes import share_out
from warhall.kernel.training import Trainer


def train(
    trainer: Trainer, rounds: int, saved: Path, jobs: int = 1, ray: str | None = None
) -> Iterator[Mapping[str, float]]:
    """Train until so many rounds are done, and yield what each says about itself. Control-C ends it after the last
    complete round: the next call goes on from there."""
    with suppress(KeyboardInterrupt):
        while trainer.rounds < rounds:
            results = list(share_out(trainer.work, trainer.tasks(), jobs, ray))
            figures = trainer.learn(results)
            fresh = saved.with_name(saved.name + ".new")  # what was saved before stays whole until this is
            trainer.save(fresh)
            fresh.replace(saved)
            yield figures
