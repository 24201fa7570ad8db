"""Chances of contests as the steward needs them: quick, remembered, and with sorcery used well."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import erf, sqrt
from typing import Final, NamedTuple

from warhall.games.age_of_conan.components import NORMAL_DICE
from warhall.games.age_of_conan.odds import Spread, successes
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER


class Side(NamedTuple):
    """The dice of one side, what counts besides hits (bit 0 shields, bit 1 axes), and whether Conan doubles."""

    dice: int
    symbols: int = 0
    conan: bool = False


NOTHING: Final = Side(0)


def spread(roll: Side, side: int) -> Spread:
    """The chance of 0, 1, 2, ... successes."""
    return successes(roll.dice, side, roll.symbols, roll.conan)


@lru_cache(maxsize=4096)
def below(roll: Side, side: int) -> tuple[float, ...]:
    """The chance that a roll brings less than 0, 1, 2, ... successes."""
    return (0.0, *accumulate(spread(roll, side)))


def less_than(roll: Side, side: int, wanted: int) -> float:
    table = below(roll, side)
    return 0.0 if wanted <= 0 else table[min(wanted, len(table) - 1)]


@lru_cache(maxsize=16384)
def win(attack: Side, defence: Side, edge: int = 0, sorcery: bool = False) -> float:
    """The chance that the attacker wins a roll, with `edge` successes more; a poor roll is made again with sorcery."""
    chances = [less_than(defence, DEFENDER, count + edge) for count in range(len(spread(attack, ATTACKER)))]
    once = sum(part * chance for part, chance in zip(spread(attack, ATTACKER), chances, strict=True))
    if not sorcery:
        return once
    return sum(part * max(chance, once) for part, chance in zip(spread(attack, ATTACKER), chances, strict=True))


@lru_cache(maxsize=1024)
def siege_chance(units: int, garrison: int, rating: int) -> float:
    """The chance that an army takes a marker if it fights to the last unit."""
    if units <= 0:
        return 0.0
    dice = min(max(rating, garrison), NORMAL_DICE)
    chance = win(Side(min(units, NORMAL_DICE)), Side(dice))
    taken = siege_chance(units, garrison - 1, rating) if garrison else 1.0
    return chance * taken + (1 - chance) * siege_chance(units - 1, garrison, rating)


def ahead(lead: float, doubt: float) -> float:
    """The chance to come out ahead with this lead, when what is still to come has this deviation."""
    return 0.5 * (1.0 + erf(lead / (doubt * sqrt(2.0))))
