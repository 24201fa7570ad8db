"""Records written by earlier versions stay readable and true."""

from __future__ import annotations

from pathlib import Path

import pytest

import warhall
from tests.support.records import CORPUS, write_corpus
from warhall.kernel import Match, Record

FILES = sorted(CORPUS.glob("age-of-war-*.jsonl"))

EXPECTED = {  # players, whether the game is over, how the dice are proved
    "two-players": (2, True, "proved"),
    "three-players": (3, True, "proved"),
    "six-players": (6, True, "proved"),
    "by-hand": (2, True, "by-hand"),
    "put-aside": (2, False, "proved"),
    "set-up": (2, True, "proved"),
}


def name_of(path: Path) -> str:
    return path.stem.removeprefix("age-of-war-")


def test_the_corpus_is_complete() -> None:
    assert sorted(map(name_of, FILES)) == sorted(EXPECTED)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_record_of_the_corpus_verifies(path: Path) -> None:
    players, over, dice = EXPECTED[name_of(path)]
    found = warhall.verify(path)
    assert (found.over, found.dice, found.redacted) == (over, dice, False)
    record = Record.load(path)
    assert record.load_game().players == players
    assert record.dumps() == path.read_text(encoding="utf-8")
    assert len(record.glimpses(0)) == found.entries + 1
    assert (record.header.start is not None) == (name_of(path) in ("set-up", "six-players"))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_record_of_the_corpus_can_be_gone_on_with(path: Path) -> None:
    match = Match.resume(Record.load(path))
    assert match.is_over == EXPECTED[name_of(path)][1]
    if not match.is_over:
        match.advance()
        match.play("lose")
        assert match.record.verify().entries > warhall.verify(path).entries


def test_the_same_seeds_still_give_the_same_files(tmp_path: Path) -> None:
    write_corpus(tmp_path, "age-of-war")
    for path in FILES:
        assert (tmp_path / path.name).read_bytes() == path.read_bytes(), path.name


@pytest.mark.parametrize("path", sorted(CORPUS.glob("conan-ccg-*.jsonl")), ids=lambda path: path.stem)
def test_a_record_of_the_card_game_verifies(path: Path) -> None:
    found = warhall.verify(path)
    assert (found.over, found.dice, found.redacted) == (True, "proved", False)
    assert warhall.verify(path).entries == len(Record.load(path).glimpses(None)) - 1
