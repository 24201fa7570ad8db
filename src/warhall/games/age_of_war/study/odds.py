"""Exact odds: the chance to complete a set of battle lines with some dice, by the best choices.

With one castle in mind the best play needs no strategy beyond "which line now, or none": the recursion below looks at
every roll as a multiset and takes the best line, always with the fewest dice, for more dice never hurt.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from warhall.games.age_of_war.components import CASTLES, Line
from warhall.games.age_of_war.rules.filling import ROLLS_OF_DICE, dice_needed
from warhall.games.age_of_war.rules.special_daimyo_line import required_lines

_LINES: dict[str, Line] = {line.notation: line for castle in CASTLES for line in castle.lines}


@cache
def completion(lines: tuple[str, ...], dice: int) -> float:
    """The chance to fill all these lines (sorted notations) with this many dice about to be rolled."""
    if not lines:
        return 1.0
    if sum(_LINES[line].least_dice for line in lines) > dice:
        return 0.0
    chance = 0.0
    for roll in ROLLS_OF_DICE[dice]:
        chance += roll.probability * best_fill(lines, roll.counts, dice)
    return chance


def best_fill(lines: tuple[str, ...], counts: tuple[int, ...], dice: int) -> float:
    """The chance to fill all these lines when the dice show this: fill the best of them, or lose a die."""
    best = completion(lines, dice - 1)
    for at, notation in enumerate(lines):
        if at and notation == lines[at - 1]:
            continue  # an equal line was just considered
        used = dice_needed(_LINES[notation], counts)
        if used:
            best = max(best, completion(lines[:at] + lines[at + 1 :], dice - used))
    return best


def open_notations(castle: int, open_lines: int) -> tuple[str, ...]:
    """The lines of a bit mask as sorted notations."""
    lines: Iterable[tuple[int, Line]] = enumerate(CASTLES[castle].lines)
    return tuple(sorted(line.notation for at, line in lines if open_lines >> at & 1))


def conquest_odds(castle: int, open_lines: int, dice: int) -> float:
    """The chance to complete a castle whose lines in this bit mask are open, with this many dice about to be rolled."""
    return completion(open_notations(castle, open_lines), dice)


def fresh_odds(castle: int, owner: int, dice: int) -> float:
    """The chance to take a castle from its owner (or the center) from the beginning."""
    return conquest_odds(castle, required_lines(CASTLES[castle], owner), dice)
