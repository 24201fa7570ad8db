"""The Heart of Tammuz: one die of one's own roll may be rolled again, in every roll of a fight.

It is the lowest die, of course; so of a throw only the total and its lowest die matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.study.odds.bare import Bare
from warhall.games.age_of_conan.study.odds.dice import die, throws
from warhall.games.age_of_conan.study.odds.trays import UNKNOWN

Finals = tuple[list[float], list[float]]  # chances of every total, the token kept or spent
Answer = tuple[float, float, float, float]  # attacker wins with the defender's token kept, spent; loses kept, spent


@lru_cache(maxsize=512)
def with_lowest(dice: int, side: int, counted: int) -> list[tuple[int, int, float]]:
    """Every throw by its total and by what its lowest die counts."""
    found: dict[tuple[int, int], float] = {}
    for fresh, chance in throws(dice, side, counted):
        key = (fresh[1] + 2 * fresh[2], next((worth for worth in range(3) if fresh[worth]), 0))
        found[key] = found.get(key, 0.0) + chance
    return [(total, lowest, chance) for (total, lowest), chance in found.items()]


def one_again(
    throw: tuple[int, int, int], bonus: int, sorcery: bool, kept: Sequence[float], spent: Sequence[float]
) -> Finals:
    """The best play with so many dice of a side and its symbols, and so many successes besides, if a total is worth
    `kept`, or `spent` after sorcery: the die is rolled before sorcery, after it, or instead of it."""
    dice, at, counted = throw
    one = die(at, counted)
    cases = with_lowest(dice, at, counted)
    finals: Finals = [0.0] * len(kept), [0.0] * len(spent)
    whole = bare = UNKNOWN  # what new dice are worth, with the card in hand and without it
    if sorcery:
        whole = bare = 0.0
        for total, low, chance in cases:
            value = spent[total + bonus]
            bare += chance * value
            whole += chance * max(value, _mean_of_one(one, spent, total + bonus - low, UNKNOWN))
    thrown = bare_thrown = 0.0
    for total, low, chance in cases:
        total += bonus
        again = _mean_of_one(one, kept, total - low, bare)
        if whole > kept[total] and whole > again:
            thrown += chance
        elif again > kept[total]:
            for n, part in enumerate(one):
                if part and bare > kept[total - low + n]:
                    bare_thrown += chance * part
                elif part:
                    finals[0][total - low + n] += chance * part
        else:
            finals[0][total] += chance
    for total, low, chance in cases if thrown or bare_thrown else []:
        total += bonus
        finals[1][total] += bare_thrown * chance
        if _mean_of_one(one, spent, total - low, UNKNOWN) > spent[total]:
            for n, part in enumerate(one):
                if part:
                    finals[1][total - low + n] += thrown * chance * part
        else:
            finals[1][total] += thrown * chance
    return finals


def _mean_of_one(one: tuple[float, float, float], worth: Sequence[float], total: int, least: float) -> float:
    """The worth of a total with one more die to come, and something to fall back on."""
    value = one[0] * max(worth[total], least) + one[1] * max(worth[total + 1], least)
    return value + one[2] * max(worth[total + 2], least) if one[2] else value


class HeartRoll:
    """An attacker's roll against a defender who has nothing to decide."""

    def __init__(self, bare: Bare, dice: int, counted: int) -> None:
        one = die(ATTACKER, counted)
        self.one = [chance for chance in one if chance]
        self.chances: list[float] = []  # of throws with the same total and the same lowest die
        self.now: list[float] = []  # the chance to win with each of them
        self.again: list[list[float]] = []  # ... and when its lowest die counts 0, 1 or 2 after it was rolled again
        self.bare = bare.win  # the chance to win without the Heart
        self.win = 0.0  # ... and with it
        for total, low, chance in with_lowest(dice, ATTACKER, counted):
            again = list(bare.wins[total - low : total - low + len(self.one)])
            self.chances.append(chance)
            self.now.append(bare.wins[total])
            self.again.append(again)
            self.win += chance * max(bare.wins[total], sum([p * win for p, win in zip(self.one, again, strict=True)]))

    def chances_for(self, values: list[float]) -> list[float]:
        """The chances to win and to lose with the token kept, then spent; `values` is what these are worth."""
        if len(values) == 2:
            return [self.win, 1 - self.win]
        won, lost, won_again, lost_again = values
        stake = won - lost
        if stake <= 0:  # nothing to win by dice
            return [self.win, 1 - self.win, 0.0, 0.0]
        with_heart = (lost_again + self.win * (won_again - lost_again) - lost) / stake  # what new dice are worth
        without = (lost_again + self.bare * (won_again - lost_again) - lost) / stake
        wins = kept = thrown = thrown_without = 0.0
        for at, chance in enumerate(self.chances):
            now = self.now[at]
            value = 0.0
            for n, part in enumerate(self.one):
                value += part * max(self.again[at][n], without)
            if with_heart > now and with_heart > value:
                thrown += chance
            elif value > now:
                for n, part in enumerate(self.one):
                    win = self.again[at][n]
                    if without > win:
                        thrown_without += chance * part
                    else:
                        kept += chance * part
                        wins += chance * part * win
            else:
                kept += chance
                wins += chance * now
        wins_again = thrown * self.win + thrown_without * self.bare
        return [wins, kept - wins, wins_again, thrown + thrown_without - wins_again]


class HeartGuard:
    """A defender who may roll one die again, the lowest one. Behind, nothing matters but the chance that it saves."""

    def __init__(self, dice: int, counted: int, needed: list[int], sorcery: bool) -> None:
        self.sorcery = sorcery
        self.cases = [self._case(dice, counted, number) for number in needed]

    def _case(self, dice: int, counted: int, needed: int) -> tuple[float, float, list[tuple[float, float]]]:
        """The chances to hold at once and with the die, and the throws that do not by the chance that it saves."""
        one = die(DEFENDER, counted)
        saves = {1: one[1] + one[2], 2: one[2]}  # what is missing
        at_once = with_die = 0.0
        behind: dict[float, float] = {}
        for total, low, chance in with_lowest(dice, DEFENDER, counted):
            if total >= needed:
                at_once += chance
            else:
                saved = saves.get(needed - total + low, 0.0)
                with_die += chance * saved
                behind[saved] = behind.get(saved, 0.0) + chance
        return at_once, at_once + with_die, list(behind.items())

    def answers(self, win: float, loss: float) -> list[Answer]:
        return [self._answer(at_once, with_die, behind, win, loss) for at_once, with_die, behind in self.cases]

    def _answer(
        self, at_once: float, with_die: float, behind: list[tuple[float, float]], win: float, loss: float
    ) -> Answer:
        """A token is spent at once, with the die still to come, or when the die has not saved; or not at all."""
        falls = falls_again = spent = 0.0
        anew = max(-1.0, loss + at_once * (win - loss)) if self.sorcery else -1.0
        anew_with_die = loss + with_die * (win - loss) if self.sorcery else -1.0
        for saved, chance in behind:
            if anew_with_die > (1 - saved) * anew:
                spent += chance
                falls_again += chance * (1 - with_die)
            elif anew > -1.0:
                spent += chance * (1 - saved)
                falls_again += chance * (1 - saved) * (1 - at_once)
            else:
                falls += chance * (1 - saved)
        return falls, falls_again, 1 - spent - falls, spent - falls_again
