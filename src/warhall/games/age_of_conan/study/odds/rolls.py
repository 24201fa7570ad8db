"""One contest roll: how likely the attacker wins it, both sides making the best of sorcery and cards.

The sequence is that of AOC-188. The attacker rolls, may roll everything again for a sorcery token (AOC-181) and single
dice by cards, and sees the result; then the defender may make single dice be rolled again; then the same the other way
round, the defender knowing what there is to reach. So the roll is solved backwards, and only what a die counts (0, 1 or
2 successes) matters, not its face. What the faces count, the caps and the ties come from the chapter of contests.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_CONAN, attacker_wins
from warhall.games.age_of_conan.study.odds.bare import bare_roll, sorcery_of_both, sorcery_of_one
from warhall.games.age_of_conan.study.odds.dice import Counts, Spread, spread, throws
from warhall.games.age_of_conan.study.odds.heart import Answer, Finals, HeartGuard, one_again
from warhall.games.age_of_conan.study.odds.trays import Board, Cards, Hand, Hindered, Rolled, Start, Tray


class Shown(NamedTuple):
    """Dice on the table: those that a card may still roll again, and the successes of those that it has (AOC-179)."""

    fresh: Counts
    locked: int = 0


class Side(NamedTuple):
    """One side of a roll: its dice, and what counts in them."""

    dice: int
    counted: int = 0  # symbols, as a contest has them: 1 shield, 2 axe, 4 Conan counts two
    bonus: int = 0
    sorcery: bool = False  # whether a token may be spent on this roll
    rerolls: Cards = ()  # cards that roll again so many of one's own dice
    hinders: Cards = ()  # ... of the other side's
    claims_ties: bool = False
    shown: Shown | None = None  # the dice, if they have been rolled

    @property
    def most(self) -> int:
        """The largest number of successes."""
        return self.bonus + (2 if self.counted & COUNTS_CONAN else 1) * self.dice

    @property
    def is_bare(self) -> bool:
        """Whether it is just a throw of dice, and perhaps sorcery."""
        return not self.rerolls and not self.hinders and self.shown is None


class Payoff(NamedTuple):
    """The worth of a roll to the attacker, by token spent by the attacker (0, 1), then by the defender."""

    won: tuple[tuple[float, float], tuple[float, float]]
    lost: tuple[tuple[float, float], tuple[float, float]]


A_TRIFLE: Final = 1e-9  # a token is kept where it makes no difference
TO_WIN: Final = Payoff(
    ((1.0, 1.0 + A_TRIFLE), (1.0 - A_TRIFLE, 1.0)),
    ((0.0, A_TRIFLE), (-A_TRIFLE, 0.0)),
)


class RollOdds(NamedTuple):
    """How a roll may end: chances by token spent by the attacker (0, 1), then by the defender."""

    won: tuple[tuple[float, float], tuple[float, float]]
    lost: tuple[tuple[float, float], tuple[float, float]]

    @property
    def win(self) -> float:
        (a, b), (c, d) = self.won
        return a + b + c + d

    @property
    def attacker_spends(self) -> float:
        (a, b), (c, d) = self.won[1], self.lost[1]
        return a + b + c + d

    @property
    def defender_spends(self) -> float:
        return self.won[0][1] + self.won[1][1] + self.lost[0][1] + self.lost[1][1]


def successes(dice: int, side: int, symbols: int = 0, conan: bool = False) -> Spread:
    """How many successes so many dice of a side bring, with symbols and Conan apart."""
    return spread(dice, side, symbols | conan << 2)


def beats(attack: Spread, defence: Spread, edge: int = 0) -> float:
    """The chance that the attacker has strictly more successes, `edge` added to them (AOC-167)."""
    return sum(
        mine * theirs for wins, mine in enumerate(attack) for saves, theirs in enumerate(defence) if wins + edge > saves
    )


@lru_cache(maxsize=512)
def win_odds(attack: int, defence: int) -> float:
    """The chance to win one roll without cards and without Conan."""
    return beats(spread(attack, ATTACKER, 0), spread(defence, DEFENDER, 0))


# -- one side's roll ---------------------------------------------------------------------------------------------------


def play(roller: Side, at: int, hinders: Cards, kept: Sequence[float], spent: Sequence[float]) -> Finals:
    """The best play of the side `at` with its dice, if a total is worth `kept` to it, or `spent` after sorcery.

    A larger total must not be worth less.
    """
    if _has_heart(roller, hinders):
        return one_again((roller.dice, at, roller.counted), roller.bonus, roller.sorcery, kept, spent)
    if roller.rerolls or hinders:
        return _play_cards(roller, at, hinders, kept, spent)
    again = (*[0.0] * roller.bonus, *spread(roller.dice, at, roller.counted))
    first: Sequence[float] = again
    if roller.shown is not None:
        first = [0.0] * (roller.bonus + _total(*roller.shown)) + [1.0]
    size = len(kept)
    if not roller.sorcery:
        return [*first, *[0.0] * (size - len(first))], [0.0] * size
    fresh = sum([chance * worth for chance, worth in zip(again, spent, strict=False)])
    stays = [chance if worth >= fresh else 0.0 for chance, worth in zip(first, kept, strict=False)]
    rerolled = 1.0 - sum(stays)
    gone = [rerolled * chance for chance in again] if rerolled > 0 else []
    return [*stays, *[0.0] * (size - len(stays))], [*gone, *[0.0] * (size - len(gone))]


class _Dice:
    """The dice of a side and its cards: what lies on the table or may fall first, and new dice with each hand."""

    def __init__(self, roller: Side, at: int, hinders: Cards) -> None:
        self.dice = at, roller.counted
        self.board = Board(roller.rerolls, self.dice, sum(hinders), roller.sorcery and bool(hinders))
        hands = self.board.hands
        self.again = [self._throw(roller.dice, hand) for hand in (hands if roller.sorcery else hands[:1])]
        self.first = self.again[0]
        if roller.shown is not None:
            tray, rest = self._lay(hands[0], roller.shown.fresh)
            self.first = [(tray, rest + roller.shown.locked, 1.0)]

    def _throw(self, number: int, hand: Hand) -> list[Start]:
        """Every throw of so many dice."""
        found: list[Start] = []
        for counts, chance in throws(number, *self.dice):
            tray, rest = self._lay(hand, counts)
            found.append((tray, rest, chance))
        return found

    def _lay(self, hand: Hand, counts: Counts) -> tuple[Tray, int]:
        """Dice by what they count; with Conan's help there is something between nothing and the most."""
        none, one, two = counts
        return self.board.lay(hand, none, one, two) if self.board.top == 2 else self.board.lay(hand, none, 0, one)


@lru_cache(maxsize=256)
def _dice(roller: Side, at: int, hinders: Cards) -> _Dice:
    return _Dice(roller, at, hinders)


def _play_cards(roller: Side, at: int, hinders: Cards, kept: Sequence[float], spent: Sequence[float]) -> Finals:
    """The same with cards that roll single dice again: sorcery and cards in any order (AOC-179, AOC-180)."""
    dice = _dice(roller, at, hinders)
    finals: Finals = [0.0] * len(kept), [0.0] * len(spent)
    thrown = Rolled(dice.board, Hindered(hinders, dice.dice, spent), [])
    floors = [thrown.mean(starts, roller.bonus) for starts in dice.again] if roller.sorcery else []
    rolled = Rolled(dice.board, Hindered(hinders, dice.dice, kept), floors)
    stopped, sorcery = rolled.follow(dice.first, roller.bonus)
    rolled.leave(stopped, 1.0, finals[0])
    for hand, chance in enumerate(sorcery):
        if chance:
            thrown.leave(thrown.follow(dice.again[hand], roller.bonus)[0], chance, finals[1])
    return finals


def _has_heart(roller: Side, hinders: Cards) -> bool:
    """Whether there is but one card, for one die: the Heart of Tammuz."""
    return roller.rerolls == (1,) and not hinders and roller.shown is None and roller.dice > 0


def _total(fresh: Counts, locked: int) -> int:
    return locked + fresh[1] + 2 * fresh[2]


# -- both sides --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def roll_odds(attack: Side, defence: Side, payoff: Payoff = TO_WIN) -> RollOdds:
    """Both sides play their best for what the roll is worth; by default the attacker's win is all that counts."""
    return best_roll(attack, defence, payoff)


def best_roll(attack: Side, defence: Side, payoff: Payoff) -> RollOdds:
    """The same, not remembered: hardly any two rolls of a fight are played for the same."""
    if attack.is_bare and defence.is_bare:
        return _bare_odds(attack, defence, payoff)
    answers = [_answers(attack, defence, payoff, token) for token in ((0, 1) if attack.sorcery else (0,))]
    worth = [_worths(row, payoff.won[token], payoff.lost[token]) for token, row in enumerate(answers)]
    finals = play(attack, ATTACKER, defence.hinders, worth[0], worth[-1])
    kept = _summed(finals[0], answers[0])
    spent = _summed(finals[1], answers[-1])
    return RollOdds((kept[:2], spent[:2]), (kept[2:], spent[2:]))


def _summed(chances: list[float], answers: list[Answer]) -> Answer:
    """How the roll ends, over all totals of the attacker."""
    won = won_again = lost = lost_again = 0.0
    for at, chance in enumerate(chances):
        if chance:
            ends = answers[at]
            won += chance * ends[0]
            won_again += chance * ends[1]
            lost += chance * ends[2]
            lost_again += chance * ends[3]
    return won, won_again, lost, lost_again


def _bare_odds(attack: Side, defence: Side, payoff: Payoff) -> RollOdds:
    """Dice are thrown, and there is nothing but sorcery to decide."""
    ties = attack.claims_ties | defence.claims_ties << DEFENDER
    edge = attack.bonus - defence.bonus
    bare = bare_roll(attack.dice, attack.counted, defence.dice, defence.counted, ties, edge)
    if defence.sorcery:
        return RollOdds(*sorcery_of_both(bare, payoff.won, payoff.lost, attack.sorcery))
    values = [payoff.won[0][0], payoff.lost[0][0], payoff.won[1][0], payoff.lost[1][0]]
    chances = [*sorcery_of_one(bare, values if attack.sorcery else values[:2]), 0.0, 0.0]
    return RollOdds(((chances[0], 0.0), (chances[2], 0.0)), ((chances[1], 0.0), (chances[3], 0.0)))


Totals = tuple[int, int]  # the smallest and the largest total of the attacker


def _worths(answers: list[Answer], won: tuple[float, float], lost: tuple[float, float]) -> list[float]:
    """The worth of every total to the attacker."""
    return [ends[0] * won[0] + ends[1] * won[1] + ends[2] * lost[0] + ends[3] * lost[1] for ends in answers]


def _answers(attack: Side, defence: Side, payoff: Payoff, token: int) -> list[Answer]:
    """How the defender's roll ends for every total of the attacker, whose token is spent or not.

    The defender compares: a win without sorcery is worth 0, a loss without it -1; so only two numbers matter.
    """
    won, lost = payoff.won[token], payoff.lost[token]
    ties = attack.claims_ties | defence.claims_ties << DEFENDER
    if not defence.sorcery:
        return _ends_by_total((attack.bonus, attack.most), attack.hinders, defence, ties, 0.0, -1.0)
    stake = won[0] - lost[0]
    win, loss = ((lost[0] - worth) / stake if stake else 0.0 for worth in (lost[1], won[1]))
    return _ends_by_total((attack.bonus, attack.most), attack.hinders, defence, ties, round(win, 12), round(loss, 12))


@lru_cache(maxsize=4096)
def _ends_by_total(totals: Totals, hinders: Cards, defence: Side, ties: int, win: float, loss: float) -> list[Answer]:
    """The defender's best play; `win` and `loss` are what they are worth after sorcery."""
    if _has_heart(defence, hinders):
        return _heart_guard(totals, defence, ties).answers(win, loss)
    if defence.rerolls or hinders:
        return _guard(totals, hinders, defence, ties).answers(win, loss)
    falls = _falls(totals[1], defence.dice, defence.counted, defence.bonus, ties)
    now = falls
    if defence.shown is not None:
        shown = defence.bonus + _total(*defence.shown)
        now = [float(attacker_wins(total, shown, ties)) for total in range(totals[1] + 1)]
    found: list[Answer] = []
    for first, again in zip(now, falls, strict=True):
        if defence.sorcery and again * loss + (1 - again) * win > -1.0:
            found.append((0.0, first * again, 1 - first, first * (1 - again)))
        else:
            found.append((first, 0.0, 1 - first, 0.0))
    return found


@lru_cache(maxsize=512)
def _falls(most: int, dice: int, counted: int, bonus: int, ties: int) -> list[float]:
    """The chance that the attacker wins with 0, 1, 2, ... successes against so many dice."""
    defence = spread(dice, DEFENDER, counted)
    return [
        sum([chance for total, chance in enumerate(defence, bonus) if attacker_wins(attack, total, ties)])
        for attack in range(most + 1)
    ]


@lru_cache(maxsize=256)
def _heart_guard(totals: Totals, defence: Side, ties: int) -> HeartGuard:
    needed = [number - defence.bonus for number in _needed(totals, defence.most, ties)]
    return HeartGuard(defence.dice, defence.counted, needed, defence.sorcery)


class _Guard:
    """A defender with cards that roll single dice again. Only what is missing to hold matters, so one list of values
    serves for every total of the attacker: its last place is a roll that holds."""

    def __init__(self, totals: Totals, hinders: Cards, defence: Side, ties: int) -> None:
        self.defence = defence
        self.needed = _needed(totals, defence.most, ties)
        self.dice = _dice(defence, DEFENDER, hinders)
        worth = [-1.0] * max(self.needed) + [0.0]
        self.kept = Hindered(hinders, self.dice.dice, worth)
        self.plain = Rolled(self.dice.board, self.kept, [])

    def answers(self, win: float, loss: float) -> list[Answer]:
        known = {needed: self._answer(needed, win, loss) for needed in dict.fromkeys(self.needed)}
        return [known[needed] for needed in self.needed]

    def _answer(self, needed: int, win: float, loss: float) -> Answer:
        """How the roll ends if the defender holds with so many successes."""
        defence, dice, plain = self.defence, self.dice, self.plain
        if needed > defence.most:
            return 1.0, 0.0, 0.0, 0.0
        if not needed:
            return 0.0, 0.0, 1.0, 0.0
        rest = self.kept.last - needed + defence.bonus
        if not defence.sorcery:
            falls = -plain.mean(dice.first, rest)
            return falls, 0.0, 1 - falls, 0.0
        new = [-plain.mean(starts, rest) for starts in dice.again]  # whatever a token is worth, the best is best
        rolled = Rolled(dice.board, self.kept, [win + falls * (loss - win) for falls in new])
        stopped, sorcery = rolled.follow(dice.first, rest)
        falls = -rolled.mean_of(stopped)
        falls_again = sum([chance * new[hand] for hand, chance in enumerate(sorcery)])
        spent = sum(sorcery)
        return falls, falls_again, 1 - spent - falls, spent - falls_again


@lru_cache(maxsize=256)
def _guard(totals: Totals, hinders: Cards, defence: Side, ties: int) -> _Guard:
    return _Guard(totals, hinders, defence, ties)


def _needed(totals: Totals, most: int, ties: int) -> list[int]:
    """The successes with which the defender holds against every total of the attacker; more than there can be if none
    do. Totals that cannot be are not worth a question of their own."""
    least, largest = totals
    return [_enough(max(total, least), most, ties) for total in range(largest + 1)]


def _enough(total: int, most: int, ties: int) -> int:
    return next((mine for mine in range(most + 1) if not attacker_wins(total, mine, ties)), most + 1)
