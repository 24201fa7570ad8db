"""Control-C in a real terminal: every long command ends promptly, tells what was finished and keeps its records."""

from __future__ import annotations

import re
import signal
import sys
import time
from pathlib import Path

import pexpect
import pytest

import warhall

PROMPTLY = 4.0  # seconds: two, and as much again for a machine that runs other tests at the same time
A_WHILE = 0.05  # seconds of processor time
UNDER_WAY = r"m *[1-9]\d*/\d+"  # a progress bar that has moved, in colour


def _in_the_foreground() -> None:
    """Hear Control-C, as a command that a person starts does, although these tests may run in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _crowd() -> float:
    """By how much this machine is slower now than if it had nothing else to do."""
    began, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < A_WHILE:
        pass
    return (time.monotonic() - began) / A_WHILE


def interrupted(folder: Path, under_way: str, *words: str, times: int = 1) -> str:
    """Run a command, press Control-C once it is under way, and return everything it printed afterwards."""
    run = pexpect.spawn(
        sys.executable,
        ["-m", "warhall", *words],
        cwd=str(folder),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=240,
        preexec_fn=_in_the_foreground,
    )
    try:
        run.expect(under_way)
        began = time.monotonic()
        for _ in range(times):
            run.sendintr()
        run.expect(pexpect.EOF)
    finally:
        run.close(force=True)
    took = (time.monotonic() - began) / _crowd()
    said: str = run.before
    assert "Traceback" not in said, said
    assert (run.exitstatus, took < PROMPTLY) == (130, True), (took, said)
    return said


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("times", [1, 3])
def test_simulate_reports_what_was_finished_and_keeps_its_records(tmp_path: Path, jobs: str, times: int) -> None:
    words = ("simulate", "age-of-war", "-n", "1280", "-j", jobs, "--seed", "3", "--records", "r")
    said = interrupted(tmp_path, UNDER_WAY, *words, times=times)
    kept = list((tmp_path / "r").glob("*.jsonl"))
    assert all(warhall.verify(path).over for path in kept[:10])
    found = re.search(r"interrupted after ([\d,]+) of 1,280 games", said)
    assert found is not None, said
    games = int(found[1].replace(",", ""))
    assert 0 < games <= len(kept) <= games + int(jobs)
    assert re.search(rf"({games:,} games|One game), seed 3", said)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_tournament_keeps_what_was_finished(tmp_path: Path, jobs: str) -> None:
    words = ("tournament", "age-of-war", "--bots", "random,greedy", "-n", "3000", "-j", jobs, "--save", "games.jsonl")
    said = interrupted(tmp_path, r"[1-9]\d* of 3,?000 games", *words)
    found = re.search(r"interrupted after ([\d,]+) of 3,000 games", said)
    assert found is not None, said
    kept = (tmp_path / "games.jsonl").read_text().splitlines()
    assert len(kept) == 1 + int(found[1].replace(",", ""))
    assert "Elo" in said


def test_machine_code_is_stopped_too(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    said = interrupted(tmp_path, UNDER_WAY, "simulate", "age-of-war", "--fast", "-j", "2", "-n", "100000000")
    assert re.search(r"interrupted after [\d,]+ of 100,000,000 games", said), said


def test_whoever_is_early_sees_no_traceback(tmp_path: Path) -> None:
    loading = tmp_path / "typer.py"  # found in place of the library
    loading.write_text("import time\nprint('loading', flush=True)\ntime.sleep(60)\n")
    assert interrupted(tmp_path, "loading", "--help").strip() in ("", "^C")


def test_a_long_game_does_not_hold_up_the_end(tmp_path: Path) -> None:
    bot = "import time\n\n\ndef choose(view, legal, rng, deadline):\n    print('thinking')\n    time.sleep(60)\n"
    (tmp_path / "slow.py").write_text(bot)
    words = ("simulate", "age-of-conan", "-n", "10", "-j", "2", "--code", "slow.py")
    assert "interrupted" in interrupted(tmp_path, "thinking", *words)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_fuzz_says_how_many_games_were_without_a_fault(tmp_path: Path, jobs: str) -> None:
    said = interrupted(tmp_path, UNDER_WAY, "fuzz", "age-of-war", "-n", "1000", "-j", jobs)
    assert "without a fault" in said
    assert "interrupted after" in said


def test_deck_rate_tells_of_the_games_that_were_played(tmp_path: Path) -> None:
    words = ("deck", "rate", "red_axe", "--games", "2000", "--bot", "random", "-j", "2")
    said = interrupted(tmp_path, UNDER_WAY, *words)
    assert "games against the starter decks" in said
    assert "interrupted after" in said


@pytest.mark.xdist_group("full-table")  # made ready for the machine once, not by two processes at the same time
def test_solve_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert "interrupted" in interrupted(tmp_path, "/4,766,", "solve", "age-of-war")
