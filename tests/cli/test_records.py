"""Records and files on the command line: salvaged as far as they are good, written before anything is said."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import warhall
from tests.cli import Command
from tests.support.records import CORPUS, damaged
from warhall.kernel import Match, Record, RecordError
from warhall.kernel.record import Dice

FINISHED = CORPUS / "age-of-war-set-up.jsonl"
LINES = FINISHED.read_bytes().splitlines(keepends=True)


def written(tmp_path: Path, *lines: bytes) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    return path


# -- whoever reads our output may leave --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "file"),
    [
        pytest.param(
            ("analyse", str(FINISHED), "--plot", "x.svg"), "x.svg", marks=pytest.mark.xdist_group("full-table")
        ),
        (("odds", "age-of-war", "--plot", "x.svg"), "x.svg"),
        (("replay", str(FINISHED), "--svg", "x.svg"), "x.svg"),
        (("cards", "type:creature", "--svg", "d"), "d"),
        (("simulate", "age-of-war", "-n", "5", "--records", "d"), "d"),
    ],
)
def test_files_are_written_although_nobody_reads_the_text(tmp_path: Path, words: tuple[str, ...], file: str) -> None:
    if words[0] == "analyse":
        pytest.importorskip("numba")
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nobody:
        done = subprocess.run([sys.executable, "-m", "warhall", *words], cwd=tmp_path, stdout=nobody, stderr=nobody)
    assert done.returncode == 0
    target = tmp_path / file
    whole = len(list(target.iterdir())) >= 5 if target.is_dir() else target.read_text().rstrip().endswith("</svg>")
    assert whole


@pytest.mark.parametrize(
    ("words", "better"),
    [
        (("replay", str(FINISHED), "--svg", "x.png"), "x.svg"),
        (("odds", "age-of-war", "--plot", "x.pdf"), "x.svg"),
        (("analyse", str(FINISHED), "--plot", "x.PNG"), "x.svg"),
        (("cards", "--sheet", "cards.svg"), "cards.pdf"),
    ],
)
def test_a_file_is_what_its_name_says(process: Command, tmp_path: Path, words: tuple[str, ...], better: str) -> None:
    said = process(*words)
    assert said.code == 2
    assert f"for example {better}" in said.err
    assert not (tmp_path / words[-1]).exists()


# -- damaged records ---------------------------------------------------------------------------------------------------


def test_an_edited_outcome_is_not_accepted_in_silence(warhall_: Command, tmp_path: Path) -> None:
    path = written(tmp_path, *damaged(Record.load(FINISHED), lambda lines: lines[-1]["outcome"].update(winners=[0, 1])))
    for words in (("verify", path), ("replay", path), ("replay", path, "--at", 1), ("export", path, "--as", 0)):
        said = warhall_(*words)
        assert said.code == 1
        assert f"Line {len(LINES)}: this is not how the game ended." in said.err


def test_move_1_is_shown_although_line_3_is_damaged(warhall_: Command, tmp_path: Path) -> None:
    path = written(tmp_path, *LINES[:2], b"garbage\n", *LINES[3:])
    whole = warhall_("replay", FINISHED, "--at", 1)
    said = warhall_("replay", path, "--at", 1)
    assert (said.code, said.out) == (1, whole.out)
    assert "Line 3: this is not an entry of a record" in said.err
    assert "The first action is good; what follows was left out." in said.err
    assert warhall_("replay", path, "--at", 2).code == 2


@pytest.mark.parametrize("cut", [b"", LINES[20][:30]])
def test_a_truncated_record_is_salvaged_up_to_its_last_good_line(warhall_: Command, tmp_path: Path, cut: bytes) -> None:
    path = written(tmp_path, *LINES[:20], cut)
    said = warhall_("replay", path)
    assert said.code == 1
    assert "the file was cut short" in said.err
    assert "The first 19 actions are good" in said.err
    mended = tmp_path / "mended.jsonl"
    assert warhall_("export", path, "--as", 0, "-o", mended).code == 1
    assert warhall.verify(mended).entries == 19


def test_a_die_that_was_changed_ends_what_can_be_trusted(tmp_path: Path) -> None:
    record = Record.load(FINISHED)
    at, entry = next((at, entry) for at, entry in enumerate(record.entries) if entry.seat == -1)
    rolled = entry.action or ""
    other = rolled[:-1] + ("1" if rolled[-1] != "1" else "2")
    path = written(tmp_path, *damaged(record, lambda lines: lines[at + 1].update(action=other)))
    salvaged, fault = Record.salvage(path)
    assert isinstance(fault, RecordError)
    assert (len(salvaged.entries), fault.line) == (at, at + 2)


# -- the dice of simulations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_records_of_simulations_prove_their_dice(warhall_: Command, tmp_path: Path, game: str) -> None:
    assert warhall_("simulate", game, "-n", 1, "--seed", 5, "--records", tmp_path).code == 0
    (path,) = tmp_path.glob("*.jsonl")
    said = warhall_("verify", path)
    assert "dice proved: all " in said.out
    record = Record.load(path)
    assert (record.seed, record.header.dice.scheme) == ("5/0/dice", "mt19937")
    assert set(record.header.bots or ()) == {"random"}
    with pytest.raises(RecordError, match="simulation"):
        Match.resume(record)


def test_a_simulated_die_that_was_chosen_afterwards_is_found_out() -> None:
    game = warhall.load_game("age-of-war", players=2)
    record = Record.begin(game, ["A", "B"], "one seed", Dice("mt19937"))
    state = game.new_initial_state()
    assert state.is_chance()
    honest = state.clone().sample_chance(random.Random("one seed"))
    chosen = next(action for action, _ in state.chance_outcomes() if action != honest)
    state.apply_action(chosen)
    record.append(-1, str(chosen), state)
    with pytest.raises(RecordError, match="the dice give"):
        record.verify()
