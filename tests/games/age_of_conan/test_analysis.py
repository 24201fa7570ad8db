"""What is said about a recorded game: contests and luck, points by source, turning points."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.cli.main import run
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.study.analysis import chronicle_of, turning_points
from warhall.games.age_of_conan.study.course import SOURCES, Chronicle, chances, projected
from warhall.games.age_of_conan.study.odds import Side, roll_odds
from warhall.kernel import Record

CORPUS = Path(__file__).parents[2] / "records"
RECORDS = sorted(CORPUS.glob("age-of-conan-*.jsonl"))


def watched(table: Table, *actions: str) -> Chronicle:
    """Play actions under the eyes of a chronicle."""
    chronicle = Chronicle(table.game.players)
    for n, action in enumerate(actions, start=1):
        chronicle.before(table.state, n)
        chronicle.after(table.state, n, table.state.apply_action(action))
    return chronicle


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_points_by_source_are_all_the_points(path: Path) -> None:
    record = Record.load(path)
    game = record.load_game()
    assert isinstance(game, AgeOfConan)
    found = chronicle_of(game, record)
    closing = record.closing
    assert closing is not None
    if closing.outcome is None:
        return
    totals = [sum(found.points_of(seat, source) for source in SOURCES) for seat in range(game.players)]
    assert totals == closing.outcome.scores
    for seat in range(game.players):
        for source in SOURCES:
            assert sum(found.points_in(seat, source, age) for age in (1, 2, 3)) == found.points_of(seat, source)
    last = found.course[-1]
    assert [seat for seat, chance in enumerate(last.chances) if chance] == closing.outcome.winners
    for moment in found.course:
        assert sum(moment.chances) == pytest.approx(1)


def test_a_campaign_with_its_odds_and_luck() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2)
    rolls = ("roll hit hit hit", "roll miss miss miss shield", "march", "roll hit miss", "roll hit miss miss miss")
    found = watched(table, "take military", "fight argos", *rolls)
    (contest,) = found.contests
    chances = [roll_odds(Side(3), Side(4)).win, roll_odds(Side(2), Side(4)).win]
    assert [roll.chance for roll in contest.rolls] == pytest.approx(chances)
    assert [roll.won for roll in contest.rolls] == [True, False]
    assert contest.luck == pytest.approx(1 - sum(chances))
    assert (contest.contest, contest.province, contest.attacker, contest.defender) == ("campaign", "argos", 0, -1)
    assert found.luck_of(0) == pytest.approx((contest.luck, 0))


def test_the_defender_has_the_opposite_luck() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia")
    found = watched(table, "take military", "attack koth ophir 3", "roll hit hit miss", "roll miss miss shield", "stop")
    (contest,) = found.contests
    assert contest.outcome == "siege-won"
    assert found.luck_of(table.seat("aquilonia"))[1] == pytest.approx(-contest.luck)
    assert found.luck_of(table.seat("turan"))[0] == pytest.approx(contest.luck)


def test_the_points_if_the_game_ended_now() -> None:
    table = Table().fort("koth", "turan").fort("ophir", "aquilonia").give("turan", points=4, gold=9)
    before = table.state.to_json()
    points = projected(table.state)
    assert table.state.to_json() == before
    rating = table.game.components.provinces[table.at("koth")].rating
    assert points[table.seat("turan")] == 4 + rating + 3  # the fort again, and the richest kingdom
    estimate = chances(table.state)
    assert max(estimate) == estimate[table.seat("turan")] < 0.6  # it is early
    table.state.age, table.state.adventures_left = 3, 0
    assert chances(table.state)[table.seat("turan")] > 0.8


def test_turning_points_are_the_largest_swings() -> None:
    record = Record.load(CORPUS / "age-of-conan-crowned.jsonl")
    game = record.load_game()
    assert isinstance(game, AgeOfConan)
    found = chronicle_of(game, record)
    turns = turning_points(found)
    assert [turn.before.n for turn in turns] == sorted(turn.before.n for turn in turns)
    assert any(event.kind == "conan-crowned" for event in turns[-1].before.stories)
    assert all(sum(turn.swings) == pytest.approx(0) for turn in turns)


@pytest.mark.parametrize(("lang", "word"), [("en", "Turning points"), ("fr", "Tournants")])
def test_analyse_speaks_draws_and_gives_data(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, plot = str(CORPUS / "age-of-conan-three-players-fr.jsonl"), tmp_path / "game.svg"
    assert run(["--lang", lang, "analyse", path, "--plot", str(plot)]) == 0
    said = capsys.readouterr().out
    assert word in said
    assert "{" not in said
    assert "analysis-" not in said
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    assert run(["analyse", path, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["luck"]) == len(data["seats"]) == 3
    assert {"contests", "points", "points_over_time", "course", "turning_points"} <= data.keys()
