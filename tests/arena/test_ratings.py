"""Ratings: they find strengths that are known, and say how sure they are."""

from __future__ import annotations

import random
from math import exp

import pytest

from warhall.arena.ratings import ELO, Sprt, TableResult, rate


def _played(strengths: list[float], seats: tuple[int, ...], games: int, rng: random.Random) -> TableResult:
    wins = dict.fromkeys(seats, 0.0)
    for winner in rng.choices(seats, [exp(strengths[bot]) for bot in seats], k=games):
        wins[winner] += 1
    return TableResult({bot: seats.count(bot) for bot in seats}, wins)


@pytest.mark.parametrize("tables", [[(0, 1), (1, 2), (0, 2)], [(0, 1, 2)], [(0, 1, 1, 1), (1, 2, 2, 2)]])
def test_known_strengths_lie_in_their_intervals(tables: list[tuple[int, ...]]) -> None:
    strengths = [0.6, 0.0, -0.6]
    inside = 0
    for trial in range(40):
        rng = random.Random(trial)
        ratings = rate(3, [_played(strengths, seats, 400, rng) for seats in tables], anchor=1)
        for bot in (0, 2):
            low, high = ratings.interval[bot]
            inside += low < 1500 + ELO * strengths[bot] < high
        assert ratings.elo[1] == 1500 == ratings.interval[1][0]
    assert 70 <= inside <= 80  # 95 % of 80 are 76


def test_superiority_adds_up_and_goes_with_the_rating() -> None:
    ratings = rate(3, [TableResult({0: 1, 1: 1}, {0: 60, 1: 40}), TableResult({1: 1, 2: 1}, {1: 50, 2: 50})])
    assert ratings.superiority[0][1] == pytest.approx(0.977, abs=0.01)
    assert ratings.superiority[0][1] + ratings.superiority[1][0] == pytest.approx(1)
    assert ratings.superiority[1][2] == pytest.approx(0.5, abs=0.02)
    assert sum(ratings.elo) == pytest.approx(3 * 1500)


def test_a_clean_sweep_and_no_games_have_finite_ratings() -> None:
    swept = rate(3, [TableResult({0: 1, 1: 1}, {0: 100, 1: 0})])
    assert 200 < swept.elo[0] - swept.elo[1] < 2000
    assert swept.interval[2][1] - swept.interval[2][0] > 1000
    assert rate(2, []).elo == [1500, 1500]


@pytest.mark.parametrize(("strength", "expected"), [(0.0, "not-stronger"), (60.0, "stronger")])
@pytest.mark.parametrize("seats", [(1, 2), (1, 4)])
def test_the_sequential_test_is_mostly_right(strength: float, expected: str, seats: tuple[int, int]) -> None:
    test = Sprt(0, 60)
    own = exp(strength / ELO) * seats[0]
    chance = own / (own + seats[1] - seats[0])
    right = 0
    for trial in range(40):
        rng = random.Random(trial)
        results: list[float] = []
        verdict = None
        while verdict is None:
            results += [float(rng.random() < chance) for _ in range(seats[1])]
            verdict = test.verdict(test.ratio(seats, results))
        right += verdict == expected
    assert right >= 34
