"""Many records in one file, and what notebooks show."""

from __future__ import annotations

from pathlib import Path

import pytest

import warhall
from warhall.arena import Simulation, seat_bots, simulate
from warhall.cli.main import run
from warhall.kernel import RecordError, Table, read_records, write_records


def test_simulated_games_go_into_one_file_and_are_proved(tmp_path: Path) -> None:
    game = warhall.load_game("conan-ccg", turn_limit=1)
    file = tmp_path / "games.jsonl"
    simulate(Simulation(game, seat_bots(game, ["random"]), 3, seed=5, records=str(file)))
    records = list(read_records(file))
    assert [record.header.bots for record in records] == [["random", "random"]] * 3
    assert {record.verify().dice for record in records} == {"proved"}
    other = tmp_path / "new" / "all.jsonl"
    words = ["simulate", "conan-ccg", "-n", "1", "--option", "turn_limit=1", "--records", str(other), "--quiet"]
    assert run(words) == 0
    assert len(list(read_records(other))) == 1
    again = tmp_path / "again.jsonl"
    write_records(again, records)
    assert again.read_bytes() == file.read_bytes()
    again.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(RecordError):
        list(read_records(again))


def test_notebooks_show_matches_records_and_tables() -> None:
    match = warhall.Match(warhall.load_game("age-of-war"), seed=7, seats=["<Ann>", "Bob"])
    match.advance()
    assert match._repr_html_().startswith("<svg")
    assert repr(match).startswith("<Match of <Age of War")
    shown = match.record._repr_html_()
    assert "&lt;Ann&gt;" in shown
    assert "<td>Bob</td>" in shown
    table = Table("Odds", ["dice", "chance"], [[7, 0.5], [None, "a & b"]])
    assert "<td>0.5000</td>" in table._repr_html_()
    assert "a &amp; b" in table._repr_html_()
