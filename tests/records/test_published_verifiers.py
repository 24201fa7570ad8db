"""The two published verifiers prove the dice of finished games, and find whatever was changed in a record.

`make verifiers` does this with 200 games of each game.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import warhall
from tests.support.published import findings
from tests.support.records import bot_match, damaged, lines_of
from warhall.kernel import Record
from warhall.kernel.chance import commitment, new_entropy

GAMES = int(os.environ.get("WARHALL_VERIFIED_GAMES", "2"))
BOTS = {"age-of-war": "greedy", "age-of-conan": "random", "conan-ccg": "random"}
Lines = list[dict[str, Any]]


def finished(game_id: str, number: int) -> Record:
    """A whole game for two or three in which every other seat added to the dice."""
    game = warhall.load_game(game_id, players=2 + number % 2)
    entropy = [new_entropy() if seat % 2 == 0 else None for seat in range(game.players)]
    return bot_match(game, [BOTS[game_id]] * game.players, number, 100_000, entropy=entropy).record


@pytest.mark.parametrize("game_id", BOTS)
def test_finished_games_are_proved_to_everybody(game_id: str, tmp_path: Path) -> None:
    """The whole record proves every draw; that of a seat every draw that it may know, and so says `verify`."""
    proved: Counter[str] = Counter()
    for number in range(GAMES):
        files, expected = [], []
        for name, record in sights(finished(game_id, number)).items():
            files.append(tmp_path / f"{name}.jsonl")
            record.save(files[-1])
            found = warhall.verify(files[-1], commitment(str(number)))
            assert found.over
            assert found.proved == found.draws or (name != "whole" and found.proved > 0)
            expected.append(f"{found.proved} of {found.draws} draws proved, {found.draws - found.proved} sealed")
            proved.update({f"{name}: proved": found.proved, f"{name}: drawn": found.draws})
        assert all(told == expected for told in findings(files))
    print(f"{game_id}: {GAMES} games, {len(findings([]))} verifiers; {dict(proved)}")


def sights(record: Record) -> dict[str, Record]:
    """The whole record, and what a spectator and two of the seats may have of it."""
    seen = {"spectator": None, "seat 0": 0, "seat 1": 1}
    return {"whole": record, **{name: record.redacted_for(viewer) for name, viewer in seen.items()}}


RECORD = finished("conan-ccg", 0)
SIGHT = RECORD.redacted_for(1)


def _all_keys_shown(lines: Lines) -> int:
    return next(at for at, key in enumerate(lines[-1]["proof"]["keys"]) if key is not None)


def _draw(lines: Lines) -> None:
    below, drawn = next(line for line in lines if line.get("draws"))["draws"][0]
    next(line for line in lines if line.get("draws"))["draws"][0] = [below, (drawn + 1) % below]


FORGERIES: dict[str, Callable[[Lines], object]] = {
    "commitment": lambda lines: lines[0]["dice"].update(commitment=commitment("other")),
    "entropy": lambda lines: lines[0]["dice"]["entropy"].reverse(),
    "no-entropy": lambda lines: lines[0]["dice"].update(entropy=[None, None]),
    "draw": _draw,
    "key": lambda lines: lines[-1]["proof"]["keys"].__setitem__(_all_keys_shown(lines), "ab" * 32),
    "keys": lambda lines: lines[-1]["proof"]["keys"].pop(),
    "leaf": lambda lines: lines[-1]["proof"]["leaves"].__setitem__(0, "ab" * 32),
    "row": lambda lines: lines[-1]["proof"]["rows"].__setitem__(0, "ab" * 32),
    "rows": lambda lines: lines[-1]["proof"]["rows"].pop(),
    "missing": lambda lines: lines.pop(3),
}


@pytest.mark.parametrize("record", [RECORD, SIGHT], ids=["whole", "one seat's"])
def test_a_forger_who_writes_the_chain_anew_is_found(record: Record, tmp_path: Path) -> None:
    files = []
    for name, forge in FORGERIES.items():
        files.append(tmp_path / f"{name}.jsonl")
        files[-1].write_bytes(b"".join(damaged(record, forge)))
    for told in findings(files):
        assert not [name for name, words in zip(FORGERIES, told, strict=True) if "proved" in words]


@pytest.mark.parametrize("record", [RECORD, SIGHT], ids=["whole", "one seat's"])
def test_a_change_in_any_line_is_found_in_that_line(record: Record, tmp_path: Path) -> None:
    lines = record.dumps().encode().splitlines(keepends=True)
    files = []
    places = sorted({0, 1, len(lines) - 1, *range(0, len(lines), len(lines) // 8)})
    for at in places:
        files.append(tmp_path / f"{at}.jsonl")
        files[-1].write_bytes(b"".join([*lines[:at], lines[at].replace(b":", b": ", 1), *lines[at + 1 :]]))
    for told in findings(files):
        for number, words in zip([at + 1 for at in places], told, strict=True):
            assert words.endswith(f"line {number}") or words.startswith(f"line {number} "), words


def test_a_promise_that_was_not_kept_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    SIGHT.save(path)
    assert len(lines_of(SIGHT)) > 10
    for (words,) in findings([path], commitment("0")):
        assert "proved" in words
    for (words,) in findings([path], commitment("picked later")):
        assert "commitment" in words
