"""Luck and skill of a recorded game."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import warhall
from tests.games.age_of_war.full_table import full_table
from warhall.cli.main import run
from warhall.games.age_of_war.study.analysis import judge, lost_by, luck

pytestmark = pytest.mark.xdist_group("full-table")


def random_record(seed: int, players: int = 2) -> warhall.Record:
    """A game of random choices, put aside after a while."""
    match = warhall.Match(
        warhall.load_game("age-of-war", players=players), seed=seed, seats=["Kim", "Ed", "Ann"][:players]
    )
    rng = random.Random(seed)
    while not match.is_over and len(match.record.entries) < 400:
        match.advance()
        match.play(rng.choice(match.state.legal_actions()))
    return match.record


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_result_is_luck_and_what_both_gave_away(seed: int) -> None:
    steps = judge(random_record(seed), full_table())
    last = steps[-1].after
    assert last == pytest.approx(0.5 + luck(steps) - lost_by(steps, 0) + lost_by(steps, 1), abs=1e-8)


def test_no_choice_gains_and_rolls_are_fair_in_both_directions() -> None:
    steps = judge(random_record(4), full_table())
    assert all(step.loss >= 0 for step in steps)
    assert any(step.after > step.before for step in steps if step.seat < 0)
    assert any(step.after < step.before for step in steps if step.seat < 0)
    assert {step.mark for step in steps} >= {"", "??"}  # random play blunders


def test_analyse_speaks_draws_and_gives_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, plot = tmp_path / "game.jsonl", tmp_path / "game.svg"
    random_record(5).save(path)
    assert run(["analyse", str(path), "--plot", str(plot)]) == 0
    assert "Luck and skill" in capsys.readouterr().out
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    assert run(["analyse", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["luck"][0] == -data["luck"][1]
    assert len(data["steps"]) == len(random_record(5).entries)


def test_only_games_for_two_can_be_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "three.jsonl"
    random_record(6, players=3).save(path)
    assert run(["analyse", str(path), "--lang", "fr"]) == 2
    assert "à deux" in capsys.readouterr().err
