"""Set-up: AOW-008 to AOW-010. All examples are made up."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .table import B, castles_of, center, dice_to_roll, facedown, new_game, play, position, refused, spoken, whose_turn


@pytest.mark.rule("AOW-008")
def test_all_castles_start_faceup_in_the_center() -> None:
    state = new_game(players=3)
    assert len(center(state)) == 14
    assert facedown(state) == set()
    assert [castles_of(state, seat) for seat in range(3)] == [set(), set(), set()]


@pytest.mark.rule("AOW-009")
def test_every_turn_begins_with_all_seven_dice() -> None:
    state = position(dice="2 3 3 A A C C")
    play(state, "fill gassantoda 2")  # three dice on the card, four lost
    play(state, "roll 1 1 A C", "lose", "roll 1 1 A", "lose", "roll 1 1", "lose", "roll 1", "lose")
    assert whose_turn(state) == B
    assert dice_to_roll(state) == 7


@pytest.mark.rule("AOW-010")
def test_each_of_four_players_is_first_in_a_quarter_of_40000_games() -> None:
    state, rng = new_game(players=4), random.Random(10)
    first = Counter(state.sample_chance(rng) for _ in range(40_000))
    assert len(first) == 4
    assert all(abs(times / 40_000 - 0.25) <= 0.01 for times in first.values())


@pytest.mark.rule("AOW-010")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_may_be_first(players: int) -> None:
    outcomes = new_game(players).chance_outcomes()
    assert [action for action, _ in outcomes] == [f"first {seat}" for seat in range(players)]
    assert all(chance == pytest.approx(1 / players) for _, chance in outcomes)
    for seat in range(players):
        assert whose_turn(play(new_game(players), f"first {seat}")) == seat


@pytest.mark.rule("AOW-010")
@pytest.mark.parametrize("action", ["roll 1 1 1 A A C D", "fill gifu 1", "lose", "first 4"])
def test_nothing_happens_before_the_first_player_is_chosen(action: str) -> None:
    assert refused(new_game(players=4), action).rule == "AOW-010"


@pytest.mark.rule("AOW-010")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(new_game(players=4), "lose"))
    assert "first player" in english
    assert "qui commence" in french
