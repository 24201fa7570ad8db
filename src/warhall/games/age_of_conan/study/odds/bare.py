"""A roll without cards that roll single dice again: nothing is decided but sorcery.

The more successes the attacker has, the better; so the attacker keeps every total from some point on, and the defender
spends a token against every total up to some point. Sums from the smallest total on then give all chances at once.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.rules.contest_dice import attacker_wins
from warhall.games.age_of_conan.study.odds.dice import spread

Square = tuple[tuple[float, float], tuple[float, float]]  # by token spent by the attacker (0, 1), then by the defender
Four = tuple[float, float, float, float]  # the attacker wins with the defender's token kept, spent; loses kept, spent


class Bare:
    """The totals of the attacker in such a roll; sums are over all totals below the one they stand for."""

    def __init__(self, attack: Sequence[float], wins: list[float]) -> None:
        won = [chance * win for chance, win in zip(attack, wins, strict=True)]
        twice = [chance * win for chance, win in zip(won, wins, strict=True)]
        self.wins = wins  # the chance to win with 0, 1, 2, ... successes
        self.rolled = list(accumulate(attack, initial=0.0))  # the chance of fewer successes
        self.won = list(accumulate(won, initial=0.0))  # ... and to win with them
        self.won_twice = list(accumulate(twice, initial=0.0))  # ... and to win again against new dice
        self.win = self.won[-1]


@lru_cache(maxsize=2048)
def bare_roll(dice: int, counted: int, guard: int, symbols: int, ties: int, edge: int = 0) -> Bare:
    """Dice with the symbols that count, against dice with theirs; the attacker has some more successes besides."""
    defence = spread(guard, DEFENDER, symbols)
    attack = spread(dice, ATTACKER, counted)
    wins = [
        sum([part for total, part in enumerate(defence) if attacker_wins(mine, total, ties)])
        for mine in range(edge, edge + len(attack))
    ]
    return Bare(attack, wins)


def sorcery_of_one(bare: Bare, values: list[float]) -> list[float]:
    """The attacker's chances to win and to lose with the token kept, then spent; `values` is what these are worth."""
    if len(values) == 2:
        return [bare.win, 1 - bare.win]
    won, lost, won_again, lost_again = values
    new_dice = lost_again + bare.win * (won_again - lost_again)
    if won > lost:
        at = bisect_left(bare.wins, (new_dice - lost) / (won - lost))  # successes that are worth keeping
    else:
        at = 0 if lost >= new_dice else len(bare.wins)
    again = bare.rolled[at]
    kept = bare.win - bare.won[at]
    return [kept, 1 - again - kept, again * bare.win, again * (1 - bare.win)]


def sorcery_of_both(bare: Bare, won: Square, lost: Square, attacker_may: bool) -> tuple[Square, Square]:
    """The chances to win and to lose by tokens spent, the defender having one to spend."""
    size = len(bare.wins)
    spends = _spends_below(bare, won[0], lost[0])
    if not attacker_may:
        ends = _ends(bare, 0, size, spends)
        return (ends[:2], (0.0, 0.0)), (ends[2:], (0.0, 0.0))
    new = _ends(bare, 0, size, _spends_below(bare, won[1], lost[1]))
    new_dice = new[0] * won[1][0] + new[1] * won[1][1] + new[2] * lost[1][0] + new[3] * lost[1][1]
    at = 0
    while at < size and _value(bare.wins[at], at < spends, won[0], lost[0]) < new_dice:
        at += 1
    kept = _ends(bare, at, size, spends)
    again = bare.rolled[at]
    return (kept[:2], (again * new[0], again * new[1])), (kept[2:], (again * new[2], again * new[3]))


def _spends_below(bare: Bare, won: tuple[float, float], lost: tuple[float, float]) -> int:
    """The attacker's successes from which on new dice do not help the defender enough."""
    if won[1] > lost[1]:
        return bisect_left(bare.wins, (won[0] - lost[1]) / (won[1] - lost[1]))
    return len(bare.wins) if lost[1] < won[0] else 0


def _value(win: float, spends: bool, won: tuple[float, float], lost: tuple[float, float]) -> float:
    """The worth of a total to the attacker before the defender rolls."""
    behind = win * won[1] + (1 - win) * lost[1] if spends else won[0]
    return win * behind + (1 - win) * lost[0]


def _ends(bare: Bare, low: int, high: int, spends: int) -> Four:
    """How the defender's roll ends, over the totals from `low` on; below `spends` a lost roll is made again."""
    at = min(max(spends, low), high)
    rolled = bare.rolled[high] - bare.rolled[low]
    won = bare.won[high] - bare.won[low]
    answered = bare.won[at] - bare.won[low]
    twice = bare.won_twice[at] - bare.won_twice[low]
    return won - answered, twice, rolled - won, answered - twice
