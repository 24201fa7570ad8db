"""Training of champions, and the files that it makes."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from warhall import load_game
from warhall.arena.training import train
from warhall.kernel import Game, InvalidOptionError
from warhall.kernel.spsa import SPSA, Pair, Weights
from warhall.kernel.training import Model, Models, read_model

# -- the file ----------------------------------------------------------------------------------------------------------


def written(folder: Path, **changes: object) -> Path:
    model = {"game": "chess", "players": 2, "seed": 1, "rounds": 1, "made": "by hand", "weights": {"rook": 5.0}}
    path = folder / "numbers.json"
    path.write_bytes(msgspec.json.encode({**model, **changes}))
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_model(written(tmp_path), "chess", ["rook"]).weights == {"rook": 5.0}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "age-of-war"}, "numbers.json is for age-of-war, not for chess"),
        ({"weights": {"luck": 1.0}}, "numbers.json: luck is no weight of this champion"),
        ({"weights": {"rook": 1e9}}, "rook is no weight"),
        ({"weights": {"rook": "much"}}, "numbers.json cannot be read"),
        ({"more": 1}, "numbers.json cannot be read"),
    ],
)
def test_a_broken_or_foreign_file_is_refused(tmp_path: Path, changes: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOptionError, match=message):
        read_model(written(tmp_path, **changes), "chess", ["rook"])


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"game": "chess"}', b"\xff"])
def test_with_a_damaged_file_the_steward_plays_on(
    content: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    models = Models("chess", tmp_path, ["rook"])
    models.of_the_house(4).write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert models.weights(4) == models.weights(4) == {}
    assert caplog.text.count("champion-4.json cannot be read") == 1  # a tournament has many games


def test_a_file_that_is_not_there_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert Models("chess", tmp_path, ["rook"]).weights(2, str(tmp_path / "none.json")) == {}
    assert "none.json cannot be read" in caplog.text


# -- training ----------------------------------------------------------------------------------------------------------


class Hill(SPSA):
    """No game at all: the nearer `height` is to 3 and `depth` to -1, the more is won."""

    SCALES: ClassVar = {"depth": 1.0}

    @staticmethod
    def first(_game: Game) -> Weights:
        return {"height": 1.0, "depth": 0.0}

    @staticmethod
    def compare(_game: Game, pair: Pair) -> float:
        far = [abs(way["height"] - 3) + abs(way["depth"] + 1) for way in (pair.there, pair.back)]
        return far[1] - far[0]


def test_training_finds_the_top(tmp_path: Path) -> None:
    trainer = Hill(load_game("age-of-war"), 1)
    figures = list(train(trainer, 60, tmp_path / "saved"))
    assert trainer.progress.weights == pytest.approx({"height": 3.0, "depth": -1.0}, abs=0.25)
    assert trainer.progress.calm == pytest.approx({"height": 3.0, "depth": -1.0}, abs=0.6)  # follows behind
    assert figures[-1]["gain"] < figures[0]["gain"]


def test_training_goes_on_where_it_was_and_makes_a_file(tmp_path: Path) -> None:
    game = load_game("age-of-war")
    whole = Hill(game, 5)
    list(train(whole, 2, tmp_path / "whole"))
    list(train(Hill(game, 5), 1, tmp_path / "parts"))
    second = Hill(game, "another", tmp_path / "parts")
    assert second.rounds == 1
    list(train(second, 2, tmp_path / "parts", jobs=2))
    assert second.progress == whole.progress
    second.export(tmp_path / "numbers.json")
    model = msgspec.json.decode((tmp_path / "numbers.json").read_bytes(), type=Model)
    assert (model.game, model.players, model.rounds, model.seed) == ("age-of-war", 2, 2, "5")
    assert model.weights != Hill.first(game)
