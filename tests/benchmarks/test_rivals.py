"""The measuring sticks: they finish games, the stewards beat them, and no game offers them."""

from __future__ import annotations

import pytest

import warhall
from benchmarks import (
    age_of_conan,
    age_of_conan_blunders,
    age_of_conan_matches,
    age_of_war_matches,
    conan_ccg_blunders,
    conan_ccg_matches,
)
from benchmarks.bots import age_of_conan as conan_sticks
from benchmarks.bots import conan_ccg as ccg_sticks
from tests.games.conan_ccg.test_bots import mirror_wins
from warhall.arena import play_game
from warhall.bots import RandomBot, bot_names
from warhall.games.age_of_conan import AgeOfConan


@pytest.mark.parametrize("game_id", warhall.game_ids())
def test_no_game_offers_a_measuring_stick(game_id: str) -> None:
    offered = set(bot_names(warhall.load_game(game_id)))
    assert not offered & ({*conan_sticks.RIVALS, *ccg_sticks.RIVALS} - {"random"})


def test_the_steward_of_age_of_conan_beats_the_squire() -> None:
    """Far over 70 % in a thousand games (`benchmarks.age_of_conan`); here a few, with room for luck."""
    assert age_of_conan.steward_wins("squire", 2, 40)["wins"] >= 0.7


@pytest.mark.parametrize("players", [3, 4])
def test_squires_of_age_of_conan_finish_games(players: int) -> None:
    game = AgeOfConan(players=players)
    assert play_game(game, [conan_sticks.Squire(game)] * players, "squires").winners


@pytest.mark.parametrize("players", [2, 4])
def test_a_champion_plays_among_frozen_stewards(players: int) -> None:
    bout = age_of_conan_matches.play_bout("x", "champion", "frozen", players, 1)
    assert 0.0 <= bout.won <= 1.0
    assert (bout.margin > 0) == (bout.won == 1.0) or bout.margin == 0


@pytest.mark.parametrize("players", [3, 6])
def test_matches_of_age_of_war_are_won_by_who_plays_for_it(players: int) -> None:
    bouts = [age_of_war_matches.play_bout("x", "expert", "random", players, index) for index in range(2 * players)]
    assert all(bout.won == 1.0 and bout.margin >= 0 for bout in bouts)


def test_blunders_of_age_of_conan_are_counted() -> None:
    for facts in (age_of_conan_blunders.watch("frozen", 2, 2), age_of_conan_blunders.watch("steward", 2, 2)):
        assert set(facts) == set(age_of_conan_blunders.MOST)
        assert all(0 <= fact["found"] <= fact["number"] for fact in facts.values())


@pytest.mark.rule("CCG-013")
def test_conan_does_not_stand_still_where_a_retreat_would_lose_the_game() -> None:
    """In this game a rival had won as soon as Conan went home; he used to wait 44 rounds in a row for a better hand."""
    assert conan_ccg_blunders.watch_game("steward", 19).longest <= 6


def test_the_steward_of_the_card_game_beats_the_squire() -> None:
    assert sum(conan_ccg_matches.play_bout("x", "squire", index).won for index in range(24)) >= 15


def test_the_squire_of_the_card_game_beats_chance() -> None:
    won, _ = mirror_wins(ccg_sticks.Squire, RandomBot, 24, 1)
    assert won >= 18


@pytest.mark.parametrize("rival", ["blindfold", "nearsighted"])
def test_the_steward_with_a_handicap_plays_on(rival: str) -> None:
    assert conan_ccg_matches.play_bout("x", rival, 0).decisions > 0
