"""Training in rounds: interrupted anywhere between two of them it comes to the same numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import warhall
from warhall.arena.training import train
from warhall.cli.main import run
from warhall.kernel import InvalidOptionError, game_class


class Guessing:
    """Learns the mean of dice."""

    def __init__(self, seed: int | str, saved: Path | None = None) -> None:
        known = {} if saved is None else msgspec.json.decode(saved.read_bytes())
        self.seed = seed
        self.rounds: int = known.get("rounds", 0)
        self.total: int = known.get("total", 0)

    def tasks(self) -> Sequence[tuple[Any, ...]]:
        return [(self.seed, self.rounds, piece) for piece in range(3)]

    @staticmethod
    def work(*task: Any) -> Iterator[int]:
        rng = random.Random("/".join(map(str, task)))
        for _ in range(4):
            yield rng.randint(1, 6)

    def learn(self, results: Sequence[int]) -> Mapping[str, float]:
        self.rounds += 1
        self.total += sum(results)
        return {"mean": self.total / (12 * self.rounds)}

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.encode({"rounds": self.rounds, "total": self.total}))

    export = save


def test_resumed_training_equals_one_run(tmp_path: Path) -> None:
    whole, first = Guessing(7), Guessing(7)
    figures = list(train(whole, 5, tmp_path / "whole", jobs=2))
    assert list(train(first, 2, tmp_path / "parts")) == figures[:2]
    second = Guessing(7, tmp_path / "parts")
    assert list(train(second, 5, tmp_path / "parts")) == figures[2:]
    assert second.total == whole.total


def test_interrupted_training_keeps_complete_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Guessing(7)
    learn = trainer.learn

    def pressed_in_the_third_round(results: Sequence[int]) -> Mapping[str, float]:
        if trainer.rounds == 2:
            raise KeyboardInterrupt
        return learn(results)

    monkeypatch.setattr(trainer, "learn", pressed_in_the_third_round)
    assert len(list(train(trainer, 5, tmp_path / "saved"))) == 2
    assert Guessing(7, tmp_path / "saved").rounds == 2


def test_a_game_without_training_says_so(tmp_path: Path) -> None:
    with pytest.raises(InvalidOptionError, match="nothing to train"):
        warhall.load_game("age-of-war").trainer(1)
    assert run(["train", "age-of-war", "-o", str(tmp_path / "weights")]) == 2


def test_the_command_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_class("age-of-war"), "trainer", lambda _, *facts: Guessing(*facts), raising=False)
    out = tmp_path / "weights.json"
    assert run(["train", "age-of-war", "-o", str(out), "-n", "2", "--seed", "7"]) == 0
    assert run(["train", "age-of-war", "-o", str(out), "-n", "5", "--seed", "7"]) == 0
    whole = Guessing(7)
    list(train(whole, 5, tmp_path / "whole"))
    assert msgspec.json.decode(out.read_bytes()) == {"rounds": 5, "total": whole.total}
