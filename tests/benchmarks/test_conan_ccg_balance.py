"""The ledger of a game, the shifting of moves, and the report that is made of many games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks import conan_ccg_balance as report
from benchmarks import conan_ccg_matches as matches
from benchmarks.conan_ccg_games import Plan, Played, measure_shifts, pairings, play, play_all, read_scratch
from tests.rules.conan_ccg.table import ian, table, tom

PLAN = Plan(digest="x", seed="1", bot="random")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(PLAN, decks, index) for decks in pairings() for index in range(2)]


def test_the_ledger_tells_the_course_of_a_game(games: list[Played]) -> None:
    for played in games:
        told = played.ledger
        assert told.reason in ("renown", "death", "exhaustion", "limit")
        assert told.winners
        assert told.first in (0, 1)
        assert told.turns >= 1
        assert told.conan.blocked <= told.conan.attacks <= told.conan.icons
        assert told.conan.icons_blocked <= told.conan.icons
        assert all(uses.came or uses.played for cards in told.cards.values() for uses in cards.values())


def test_seats_are_balanced(games: list[Played]) -> None:
    assert games[0].decks == tuple(reversed(games[1].decks))


def test_the_same_game_is_played_again(games: list[Played]) -> None:
    assert play(PLAN, pairings()[0], 1) == games[1]


@pytest.mark.rule("CCG-178")
def test_a_move_is_measured_in_every_other_legal_gap() -> None:
    state = table(
        "reveal",
        tom(),
        ian(),
        center="cimmerian_warrior/storytelling",
        moves=["center:0 desperate_lunge"],
    )
    found = measure_shifts(state)
    # on the other side the Agility of its left edge hits nothing
    assert (found.moves, found.free, found.gaps) == (1, 1, 1)
    assert found.gaps_different == 1


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scratch = tmp_path / "games.jsonl"
    monkeypatch.setattr("benchmarks.conan_ccg_games.pairings", lambda: pairings()[:1])
    first = play_all(PLAN, 1, 1, scratch)
    lines = scratch.read_bytes()
    scratch.write_bytes(lines + b'{"digest": "x", "dec')  # cut off in the middle of a line
    with scratch.open("ab") as file:
        file.write(b"\n" + msgspec.json.encode(msgspec.structs.replace(first[0], digest="other", index=5)) + b"\n")
    assert read_scratch(scratch, PLAN) == first
    again = play_all(PLAN, 2, 1, scratch)
    assert again[0] == first[0]
    assert len(again) == 2


def test_the_report_is_written(games: list[Played], tmp_path: Path) -> None:
    report.write(tmp_path, games, PLAN)
    text = (tmp_path / "conan-ccg-balance.md").read_text(encoding="utf-8")
    for chapter in ("Goals", "Decks", "Pairings", "How games go", "Icons and places", "Tuning", "Cards"):
        assert f"## {chapter}" in text
    for picture in ("decks", "pairings", "turns", "cards"):
        assert f"images/conan-ccg-{picture}.svg" in text
        assert (tmp_path / "images" / f"conan-ccg-{picture}.svg").read_text().startswith("<svg")
    assert report.TUNING.read_text(encoding="utf-8").strip() in text


def test_shares_add_up(games: list[Played]) -> None:
    shares = [report.deck_share(games, deck) for deck in report.DECKS]
    assert sum(share.wins for share in shares) == pytest.approx(len(games))
    one, two = pairings()[0]
    assert report.deck_share(games, one, two).value + report.deck_share(games, two, one).value == pytest.approx(1)


def test_bouts_are_balanced_and_go_on_where_they_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scratch = tmp_path / "bouts.jsonl"
    first = matches.play_bouts(2, scratch, ["random"])
    monkeypatch.setattr(matches, "play_bout", lambda *_: pytest.fail("played again"))
    assert matches.play_bouts(2, scratch, ["random"]) == first
    games, share, (low, high), milliseconds = matches.figures(first, "random")
    assert (games, low <= share <= high, milliseconds > 0) == (2, True, True)


def test_the_report_tells_how_the_steward_fares(games: list[Played], tmp_path: Path) -> None:
    bouts = [matches.Bout("x", "squire", index, "red_axe", float(index < 8), 100, 0.05) for index in range(10)]
    report.write(tmp_path, games, PLAN, bouts)
    text = (tmp_path / "conan-ccg-balance.md").read_text(encoding="utf-8")
    assert "| `squire` | the first steward, by rules of thumb | 10 | 80.0 % |" in text
    assert "| yes | 0.50 ms |" in text


def test_every_seat_has_the_first_turn_as_often() -> None:
    four = [play(PLAN, pairings()[0], index) for index in range(4)]
    begins = [(played.decks[played.ledger.first], played.ledger.first) for played in four]
    assert len(set(begins)) == 4
