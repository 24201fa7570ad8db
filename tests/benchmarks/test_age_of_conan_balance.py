"""The tool that measures the balance: games are kept, a run goes on where it was, and the document holds together."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.age_of_conan_balance import games, report
from benchmarks.age_of_conan_balance.figures import difference, kingdoms_of, win_share
from benchmarks.scratch import read_lines
from warhall.games.age_of_conan.study.course import SOURCES


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, list[games.Summary]]]:
    scratch = tmp_path_factory.mktemp("balance") / "games.jsonl"
    numbers = {4: 2, 3: 2, 2: 2}
    found = {
        players: games.play_all(games.jobs_for(players, number, "steward", 7), scratch, 1, "games")
        for players, number in numbers.items()
    }
    return scratch, found


def test_every_seating_comes_by_turns() -> None:
    seatings = {job.kingdoms for job in games.jobs_for(4, 24, "steward", 1)}
    assert len(seatings) == 24
    assert {job.kingdoms for job in games.jobs_for(2, 4, "steward", 1)} == {
        ("aquilonia", "turan"),
        ("turan", "aquilonia"),
    }


def test_a_stopped_run_goes_on_where_it_was(
    played: tuple[Path, dict[int, list[games.Summary]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch, found = played
    lines = [line for line in scratch.read_bytes().splitlines() if line]
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(lines[0] + b"\n" + lines[1][:50])  # the second line was cut off
    counted: list[games.Job] = []

    def play(job: games.Job) -> games.Summary:
        counted.append(job)
        return found[4][job.index]

    monkeypatch.setattr(games, "play", play)
    again = games.play_all(games.jobs_for(4, 2, "steward", 7), cut, 1, "games")
    assert [summary.scores for summary in again] == [summary.scores for summary in found[4]]
    assert [job.index for job in counted] == [1]
    assert len(read_lines(cut, games.Summary)) == 2


def test_a_summary_adds_up(played: tuple[Path, dict[int, list[games.Summary]]]) -> None:
    for some in played[1].values():
        for game in some:
            for kingdom in game.kingdoms:
                assert sum(game.sources[kingdom][source] for source in SOURCES) == game.scores[kingdom]
            assert game.turns > 20
            assert sum(place.contests for place in game.places.values()) > 5
        assert sum(win_share(some, kingdom).value for kingdom in kingdoms_of(some)) == pytest.approx(1)


def test_the_document_and_its_plots(played: tuple[Path, dict[int, list[games.Summary]]], tmp_path: Path) -> None:
    written = report.write(played[1], "steward", tmp_path)
    text = (tmp_path / "age-of-conan-balance.md").read_text()
    for path in written:
        if path.suffix == ".svg":
            assert ElementTree.parse(path).getroot().tag.endswith("svg")
            assert f"images/{path.name}" in text
    for heading in (
        "Who wins",
        "points come from",
        "game lasts",
        "contested",
        "Crowning",
        "card is played",
        "Strategy",
    ):
        assert heading in text
    assert "{" not in text


def test_differences_need_enough_games() -> None:
    assert difference([], [1.0]) is None
    few = difference([1.0] * 3, [0.0] * 50)
    assert few is not None
    assert few.half is None
    many = difference([1.0, 0.0] * 50, [0.0] * 100)
    assert many is not None
    assert many.value == pytest.approx(0.5)
    assert many.half == pytest.approx(1.96 * (0.25 * 100 / 99 / 100) ** 0.5, rel=1e-3)
