"""Records of whole games of each kind: every action, every checksum and the dice are proved in every run."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.kernel import Record, verify

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted(FOLDER.glob("age-of-conan-*.jsonl"))


def test_every_kind_of_game_is_there() -> None:
    assert {path.stem.removeprefix("age-of-conan-") for path in RECORDS} >= {
        "two-players-faq",
        "three-players-fr",
        "four-players-en",
        "crowned",
        "failed-crowning",
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_proves_itself(path: Path) -> None:
    verified = verify(path)
    assert (verified.over, verified.dice) == (True, "proved")


def test_the_crownings_ended_their_games() -> None:
    for name, kind in (("crowned", "conan-crowned"), ("failed-crowning", "crowning-failed")):
        record = Record.load(FOLDER / f"age-of-conan-{name}.jsonl")
        kinds = [event.kind for step in record.replay() for event in step.events]
        assert kinds.count(kind) == 1
        assert kinds[-1] == "game-over"
