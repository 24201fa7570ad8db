"""Chances as the steward needs them: those of `odds`, remembered, and a few of its own."""

from __future__ import annotations

import random
from bisect import bisect_left
from functools import lru_cache
from math import erf, sqrt

from warhall.games.age_of_conan.components import NORMAL_DICE
from warhall.games.age_of_conan.rules.contest_dice import number_of_dice
from warhall.games.age_of_conan.study.odds import Fight, Force, Side, fight, roll_odds


@lru_cache(maxsize=32768)
def win(attack: Side, defence: Side) -> float:
    """The chance that the attacker wins a roll, both sides making the best of it."""
    return roll_odds(attack, defence).win


@lru_cache(maxsize=4096)
def win_by_units(attack: Side, defence: Side) -> tuple[float, ...]:
    """The chance to win a roll with an army of 0, 1, 2, ... units, which bring dice besides those of `attack`."""
    sides = [attack._replace(dice=number_of_dice(units, attack.dice)) for units in range(1, NORMAL_DICE + 1)]
    return (0.0, *(win(side, defence) for side in sides))


def siege_chance(units: int, garrison: int, rating: int) -> float:
    """The chance that an army takes a marker if it fights to the last unit."""
    return fight(Fight(Force(units), Force(garrison), rating=rating, may_retreat=False)).win


@lru_cache(maxsize=4096)
def best_below(ratings: tuple[int, ...], rating: int, cards: int) -> float:
    """The chance that the best of so many cards of these is below a rating; without a card there is nothing to beat."""
    if cards == 0:
        return 1.0 if rating > 0 else 0.0
    return float((bisect_left(ratings, rating) / len(ratings)) ** cards)


def drawn(weights: list[float], rng: random.Random) -> int:
    """One of the places by their weights."""
    left = rng.random() * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return max(range(len(weights)), key=lambda at: weights[at])


def ahead(lead: float, doubt: float) -> float:
    """The chance to come out ahead with this lead, when what is still to come has this deviation."""
    return 0.5 * (1.0 + erf(lead / (doubt * sqrt(2.0))))
