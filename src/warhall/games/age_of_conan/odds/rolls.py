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

from warhall.games.age_of_conan.contest_dice import COUNTS_CONAN, attacker_wins
from warhall.games.age_of_conan.odds.bare import bare_roll, sorcery_of_both, sorcery_of_one
from warhall.games.age_of_conan.odds.dice import Counts, Spread, die, spread, throws
from warhall.games.age_of_conan.odds.trays import Cards, Hindered, Rolled, Start, new_dice, tray_of, within_reach
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER


class Shown(NamedTuple):
    """Dice on the table: those that a card may still roll again, and the successes of those that it has (AOC-179)."""

    fresh: Counts
    locked: int = 0


class Side(NamedTuple):
    """What one side brings to a roll."""

    dice: int
    counted: int = 0  # symbols, as a contest has them: 1 shield, 2 axe, 4 Conan counts two
    bonus: int = 0
    sorcery: bool = False  # whether a token may be spent on this roll
    rerolls: Cards = ()  # cards that roll again so many of the own dice
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
    """What a roll is worth to the attacker, by token spent by the attacker (0, 1), then by the defender."""

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
        return sum(self.won[0]) + sum(self.won[1])

    @property
    def attacker_spends(self) -> float:
        return sum(self.won[1]) + sum(self.lost[1])

    @property
    def defender_spends(self) -> float:
        return sum(chances[1] for row in (self.won, self.lost) for chances in row)


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

Finals = tuple[list[float], list[float]]  # chances of every total, the token kept or spent


def play(roller: Side, at: int, hinders: Cards, kept: Sequence[float], spent: Sequence[float]) -> Finals:
    """The best play of the side `at` with its dice, if a total is worth `kept` to it, or `spent` after sorcery.

    A larger total must not be worth less.
    """
    if roller.rerolls == (1,) and not hinders and roller.shown is None:
        return _one_again(roller, at, kept, spent)
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


@lru_cache(maxsize=512)
def _with_lowest(dice: int, side: int, counted: int) -> tuple[tuple[int, int, float], ...]:
    """Every throw by its total and by what its lowest die counts."""
    found: dict[tuple[int, int], float] = {}
    for fresh, chance in throws(dice, side, counted):
        key = (_total(fresh, 0), next((worth for worth in range(3) if fresh[worth]), 0))
        found[key] = found.get(key, 0.0) + chance
    return tuple((total, lowest, chance) for (total, lowest), chance in found.items())


def _one_again(roller: Side, at: int, kept: Sequence[float], spent: Sequence[float]) -> Finals:
    """One die may be rolled again by a card, the lowest: before sorcery, after it, or instead of it."""
    one = [(n, p) for n, p in enumerate(die(at, roller.counted)) if p]
    cases = [(total + roller.bonus, low, p) for total, low, p in _with_lowest(roller.dice, at, roller.counted)]
    finals: Finals = [0.0] * len(kept), [0.0] * len(spent)
    whole = bare = float("-inf")  # what new dice are worth, with the card in hand and without it
    if roller.sorcery:
        whole = sum([p * max(spent[t], sum([q * spent[t - low + n] for n, q in one])) for t, low, p in cases])
        bare = sum([p * spent[t] for t, _, p in cases])
    thrown = bare_thrown = 0.0
    for total, low, chance in cases:
        again = sum([q * max(kept[total - low + n], bare) for n, q in one])
        if whole > kept[total] and whole > again:
            thrown += chance
        elif again > kept[total]:
            for n, q in one:
                if bare > kept[total - low + n]:
                    bare_thrown += chance * q
                else:
                    finals[0][total - low + n] += chance * q
        else:
            finals[0][total] += chance
    for total, low, chance in cases if roller.sorcery else ():
        finals[1][total] += bare_thrown * chance
        if sum([q * spent[total - low + n] for n, q in one]) > spent[total]:
            for n, q in one:
                finals[1][total - low + n] += thrown * chance * q
        else:
            finals[1][total] += thrown * chance
    return finals


def _play_cards(roller: Side, at: int, hinders: Cards, kept: Sequence[float], spent: Sequence[float]) -> Finals:
    """The same with cards that roll single dice again: sorcery and cards in any order (AOC-179, AOC-180)."""
    dice = at, roller.counted
    thrown = Rolled(Hindered(hinders, dice, list(spent)))
    new = new_dice(thrown, roller.dice, roller.bonus) if roller.sorcery else None
    rolled = Rolled(Hindered(hinders, dice, list(kept)), new)
    stopped, sorcery = rolled.follow(roller.rerolls, _on_the_table(roller, rolled), roller.bonus)
    gone = [0.0] * len(spent)
    for left, chance in sorcery.items():
        ends = thrown.left.follow(thrown.follow(left, thrown.throw(roller.dice, left), roller.bonus)[0])
        gone = [total + chance * more for total, more in zip(gone, ends, strict=True)]
    return rolled.left.follow(stopped), gone


def _on_the_table(roller: Side, rolled: Rolled) -> Sequence[Start]:
    """The dice that lie there or may fall."""
    if roller.shown is None:
        return rolled.throw(roller.dice, roller.rerolls)
    fresh = tray_of(roller.shown.fresh, roller.counted)
    near, rest = within_reach(roller.rerolls, fresh, rolled.reach)
    return [(near, rest + roller.shown.locked, 1.0)]


def _total(fresh: Counts, locked: int) -> int:
    return locked + fresh[1] + 2 * fresh[2]


# -- both sides --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def roll_odds(attack: Side, defence: Side, payoff: Payoff = TO_WIN) -> RollOdds:
    """Both sides play their best for what the roll is worth; by default the attacker's win is all that counts."""
    if attack.is_bare and defence.is_bare:
        return _bare_odds(attack, defence, payoff)
    answers = [_answers(attack, defence, payoff, token) for token in ((0, 1) if attack.sorcery else (0,))]
    worth = [[_worth_of(ends, payoff, token) for ends in row] for token, row in enumerate(answers)]
    finals = play(attack, ATTACKER, defence.hinders, worth[0], worth[-1])
    won = [[0.0, 0.0], [0.0, 0.0]]
    lost = [[0.0, 0.0], [0.0, 0.0]]
    for token, row in enumerate(answers):
        for chance, ends in zip(finals[token], row, strict=True):
            if chance:
                for spent in (0, 1):
                    won[token][spent] += chance * ends[spent]
                    lost[token][spent] += chance * ends[2 + spent]
    return RollOdds(_square(won), _square(lost))


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


def _square(rows: list[list[float]]) -> tuple[tuple[float, float], tuple[float, float]]:
    return (rows[0][0], rows[0][1]), (rows[1][0], rows[1][1])


Answer = tuple[float, float, float, float]  # attacker wins with the defender's token kept, spent; loses kept, spent


def _worth_of(ends: Answer, payoff: Payoff, token: int) -> float:
    won, lost = payoff.won[token], payoff.lost[token]
    return ends[0] * won[0] + ends[1] * won[1] + ends[2] * lost[0] + ends[3] * lost[1]


def _answers(attack: Side, defence: Side, payoff: Payoff, token: int) -> tuple[Answer, ...]:
    """How the defender's roll ends for every total of the attacker, whose token is spent or not.

    The defender compares: a win without sorcery is worth 0, a loss without it -1; so only two numbers matter.
    """
    won, lost = payoff.won[token], payoff.lost[token]
    ties = attack.claims_ties | defence.claims_ties << DEFENDER
    if not defence.sorcery:
        return _ends_by_total(attack.most, attack.hinders, defence, ties, 0.0, -1.0)
    stake = won[0] - lost[0]
    win, loss = ((lost[0] - worth) / stake if stake else 0.0 for worth in (lost[1], won[1]))
    return _ends_by_total(attack.most, attack.hinders, defence, ties, round(win, 12), round(loss, 12))


@lru_cache(maxsize=4096)
def _ends_by_total(most: int, hinders: Cards, defence: Side, ties: int, win: float, loss: float) -> tuple[Answer, ...]:
    """The defender's best play; `win` and `loss` are what they are worth after sorcery."""
    if defence.rerolls or hinders:
        return _Guard(most, hinders, defence, ties).answers(win, loss)
    fresh = (*[0.0] * defence.bonus, *spread(defence.dice, DEFENDER, defence.counted))
    falls = _falls(most, fresh, ties)
    now = falls
    if defence.shown is not None:
        shown = defence.bonus + _total(*defence.shown)
        now = _falls(most, [0.0] * shown + [1.0], ties)
    found: list[Answer] = []
    for first, again in zip(now, falls, strict=True):
        if defence.sorcery and again * loss + (1 - again) * win > -1.0:
            found.append((0.0, first * again, 1 - first, first * (1 - again)))
        else:
            found.append((first, 0.0, 1 - first, 0.0))
    return tuple(found)


def _falls(most: int, defence: Sequence[float], ties: int) -> list[float]:
    """The chance that the attacker wins with 0, 1, 2, ... successes."""
    return [
        sum([chance for total, chance in enumerate(defence) if attacker_wins(attack, total, ties)])
        for attack in range(most + 1)
    ]


class _Guard:
    """A defender with cards that roll single dice again. Only what is missing to hold matters, so one list of values
    serves for every total of the attacker: its last place is a roll that holds."""

    def __init__(self, most: int, hinders: Cards, defence: Side, ties: int) -> None:
        self.defence = defence
        self.needed = [_enough(total, defence.most, ties) for total in range(most + 1)]
        self.kept = Hindered(hinders, (DEFENDER, defence.counted), [-1.0] * max(self.needed) + [0.0])
        self.plain = Rolled(self.kept)

    def answers(self, win: float, loss: float) -> tuple[Answer, ...]:
        known = {needed: self._answer(needed, win, loss) for needed in dict.fromkeys(self.needed)}
        return tuple([known[needed] for needed in self.needed])

    def _answer(self, needed: int, win: float, loss: float) -> Answer:
        """How the roll ends if the defender holds with so many successes."""
        defence, plain = self.defence, self.plain
        if needed > defence.most:
            return 1.0, 0.0, 0.0, 0.0
        if not needed:
            return 0.0, 0.0, 1.0, 0.0
        missing, bonus = self.kept.last - needed, defence.bonus
        if not defence.sorcery:
            falls = -plain.mean(defence.rerolls, _on_the_table(defence, plain), missing + bonus)
            return falls, 0.0, 1 - falls, 0.0
        holds = new_dice(plain, defence.dice, missing + bonus)  # less one; whatever a token is worth, the best is best
        rolled = Rolled(self.kept, lambda cards: win + holds(cards) * (win - loss), missing)
        stopped, sorcery = rolled.follow(defence.rerolls, _on_the_table(defence, rolled), bonus)
        falls = -self.kept.mean(stopped)
        falls_again = -sum([chance * holds(left) for left, chance in sorcery.items()])
        return falls, falls_again, sum(stopped.values()) - falls, sum(sorcery.values()) - falls_again


def _enough(total: int, most: int, ties: int) -> int:
    """The successes with which the defender holds against this total; more than there can be if none do."""
    return next((mine for mine in range(most + 1) if not attacker_wins(total, mine, ties)), most + 1)
