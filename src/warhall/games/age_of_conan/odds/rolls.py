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

from warhall.games.age_of_conan.components import FACES
from warhall.games.age_of_conan.contest_dice import COUNTS_CONAN, WORTH, attacker_wins
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER

Spread = tuple[float, ...]  # the chance of 0, 1, 2, ... successes
Counts = tuple[int, int, int]  # dice that count 0, 1 and 2


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
    rerolls: tuple[int, ...] = ()  # cards that roll again so many of the own dice
    hinders: tuple[int, ...] = ()  # ... of the other side's
    claims_ties: bool = False
    shown: Shown | None = None  # the dice, if they have been rolled

    @property
    def most(self) -> int:
        """The largest number of successes."""
        return self.bonus + (2 if self.counted & COUNTS_CONAN else 1) * self.dice


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


# -- dice --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def die(side: int, counted: int) -> tuple[float, float, float]:
    """The chance that one die counts 0, 1 or 2."""
    worth = WORTH[side][counted]
    return worth.count(0) / len(FACES), worth.count(1) / len(FACES), worth.count(2) / len(FACES)


@lru_cache(maxsize=512)
def spread(dice: int, side: int, counted: int) -> Spread:
    """How many successes so many dice of a side bring."""
    if not dice:
        return (1.0,)
    none, one, two = die(side, counted)
    rest = (0.0, 0.0, *spread(dice - 1, side, counted), 0.0, 0.0)
    top = len(rest) - (2 if two else 3)
    return tuple([none * rest[at + 2] + one * rest[at + 1] + two * rest[at] for at in range(top)])


@lru_cache(maxsize=512)
def throws(dice: int, side: int, counted: int) -> tuple[tuple[Counts, float], ...]:
    """Every throw of so many dice, by how many of them count 0, 1 and 2, with its chance."""
    if not dice:
        return (((0, 0, 0), 1.0),)
    found: dict[Counts, float] = {}
    chances = die(side, counted)
    for (none, one, two), chance in throws(dice - 1, side, counted):
        for counts, more in zip(
            ((none + 1, one, two), (none, one + 1, two), (none, one, two + 1)), chances, strict=True
        ):
            if more:
                found[counts] = found.get(counts, 0.0) + chance * more
    return tuple(found.items())


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


def play(roller: Side, at: int, hinders: tuple[int, ...], kept: Sequence[float], spent: Sequence[float]) -> Finals:
    """The best play of the side `at` with its dice, if a total is worth `kept` to it, or `spent` after sorcery."""
    if roller.rerolls == (1,) and not hinders and roller.shown is None:
        return _one_again(roller, at, kept, spent)
    if roller.rerolls or hinders:
        return _Tray(roller, at, hinders, kept, spent).play()
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


class _Window(NamedTuple):
    """The roller's window: dice on the table, what may still be used, and whether a token is gone."""

    fresh: Counts
    locked: int
    sorcery: bool
    rerolls: tuple[int, ...]
    token: int


_Left = tuple[Counts, int, tuple[int, ...], int]  # the same for the other side: its cards that are left, and the token
Move = tuple[int, int]  # a card and a number of dice; (0, 0) is to stop, (-1, 0) sorcery
STOP: Final = (0, 0)
SORCERY: Final = (-1, 0)


class _Tray:
    """The dice of one side, with cards that roll single dice again: every order of using them is tried."""

    def __init__(
        self, roller: Side, at: int, hinders: tuple[int, ...], kept: Sequence[float], spent: Sequence[float]
    ) -> None:
        self.roller = roller
        self.at = at
        self.hinders = hinders
        self.worth = (kept, spent)
        self.again = [
            [(total, p) for total, p in enumerate(spread(number, at, roller.counted)) if p]
            for number in range(roller.dice + 1)
        ]
        self.throws = throws(roller.dice, at, roller.counted)
        self.thrown: dict[tuple[int, ...], float] = {}
        self.own: dict[_Window, tuple[float, Move]] = {}
        self.other: dict[_Left, tuple[float, Move]] = {}

    def play(self) -> Finals:
        """Follow the best moves of both sides; each uses something up, so the windows come in layers."""
        roller = self.roller
        layers: list[dict[_Window, float]] = [{} for _ in range(len(roller.rerolls) + 2)]
        if roller.shown is None:
            start = [(fresh, roller.bonus, chance) for fresh, chance in self.throws]
        else:
            start = [(roller.shown.fresh, roller.bonus + roller.shown.locked, 1.0)]
        for fresh, locked, chance in start:
            layers[-1][_Window(fresh, locked, roller.sorcery, roller.rerolls, 0)] = chance
        left: dict[_Left, float] = {}
        while layers:
            for window, chance in layers.pop().items():
                move = self._best(window)[1]
                if move == STOP:
                    key = (window.fresh, window.locked, self.hinders, window.token)
                    left[key] = left.get(key, 0.0) + chance
                for part, after in self._moved(window, move):
                    layers[-1][after] = layers[-1].get(after, 0.0) + chance * part
        return self._finals(left)

    def _finals(self, left: dict[_Left, float]) -> Finals:
        finals: Finals = [0.0] * len(self.worth[0]), [0.0] * len(self.worth[1])
        while left:
            later: dict[_Left, float] = {}
            for key, chance in left.items():
                move = self._worst(key)[1]
                if move == STOP:
                    finals[key[3]][_total(key[0], key[1])] += chance
                for part, after in self._hindered(key, move):
                    later[after] = later.get(after, 0.0) + chance * part
            left = later
        return finals

    # -- the roller's window: sorcery and cards in any order (AOC-179, AOC-180) ----------------------------------------

    def _best(self, window: _Window) -> tuple[float, Move]:
        best = self.own.get(window)
        if best is not None:
            return best
        fresh, locked, sorcery, rerolls, token = window
        best = self._worst((fresh, locked, self.hinders, token))[0], STOP
        if sorcery:
            best = max(best, (self._thrown(rerolls), SORCERY), key=_value)
        dice = sum(fresh)
        for card in dict.fromkeys(rerolls):
            for number in range(1, min(card, dice) + 1):
                best = max(best, (self._card_value(window, card, number), (card, number)), key=_value)
        self.own[window] = best
        return best

    def _card_value(self, window: _Window, card: int, number: int) -> float:
        if len(window.rerolls) > 1 or window.sorcery or self.hinders:
            return sum([p * self._best(after)[0] for p, after in self._moved(window, (card, number))])
        worth = self.worth[window.token]  # nothing more can happen
        base = _total(_take_away(window.fresh, number, (0, 1, 2)), window.locked)
        return sum([p * worth[base + n] for n, p in self.again[number]])

    def _moved(self, window: _Window, move: Move) -> list[tuple[float, _Window]]:
        """What a move may lead to."""
        fresh, locked, sorcery, rerolls, token = window
        if move == STOP:
            return []
        if move == SORCERY:
            bonus = self.roller.bonus
            return [(chance, _Window(thrown, bonus, False, rerolls, 1)) for thrown, chance in self.throws]
        card, number = move
        kept = _take_away(fresh, number, (0, 1, 2))
        left = _without(rerolls, card)
        return [(p, _Window(kept, locked + n, sorcery, left, token)) for n, p in self.again[number]]

    def _thrown(self, rerolls: tuple[int, ...]) -> float:
        """What it is worth to roll all dice again for a token."""
        if rerolls not in self.thrown:
            bonus = self.roller.bonus
            cases = [(chance, _Window(fresh, bonus, False, rerolls, 1)) for fresh, chance in self.throws]
            self.thrown[rerolls] = sum([chance * self._best(window)[0] for chance, window in cases])
        return self.thrown[rerolls]

    # -- the other side's window: the best dice go first ---------------------------------------------------------------

    def _worst(self, key: _Left) -> tuple[float, Move]:
        fresh, locked, hinders, token = key
        worst = self.worth[token][_total(fresh, locked)], STOP
        if not hinders:
            return worst
        if key not in self.other:
            for card in dict.fromkeys(hinders):
                for number in range(1, min(card, fresh[1] + fresh[2]) + 1):
                    cases = self._hindered(key, (card, number))
                    value = sum([p * self._worst(after)[0] for p, after in cases])
                    worst = min(worst, (value, (card, number)), key=_value)
            self.other[key] = worst
        return self.other[key]

    def _hindered(self, key: _Left, move: Move) -> list[tuple[float, _Left]]:
        if move == STOP:
            return []
        fresh, locked, hinders, token = key
        card, number = move
        kept = _take_away(fresh, number, (2, 1, 0))
        left = _without(hinders, card)
        return [(p, (kept, locked + n, left, token)) for n, p in self.again[number]]


def _value(found: tuple[float, Move]) -> float:
    return found[0]


def _total(fresh: Counts, locked: int) -> int:
    return locked + fresh[1] + 2 * fresh[2]


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _take_away(fresh: Counts, number: int, order: tuple[int, int, int]) -> Counts:
    """So many dice less, those first that count what `order` says."""
    left = list(fresh)
    for worth in order:
        taken = min(number, left[worth])
        left[worth] -= taken
        number -= taken
    return left[0], left[1], left[2]


# -- both sides --------------------------------------------------------------------------------------------------------


def roll_odds(attack: Side, defence: Side, payoff: Payoff = TO_WIN) -> RollOdds:
    """Both sides play their best for what the roll is worth; by default the attacker's win is all that counts."""
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
def _ends_by_total(
    most: int, hinders: tuple[int, ...], defence: Side, ties: int, win: float, loss: float
) -> tuple[Answer, ...]:
    """The defender's best play; `win` and `loss` are what they are worth after sorcery."""
    if defence.rerolls or hinders:
        return tuple([_end_in_full(total, hinders, defence, ties, win, loss) for total in range(most + 1)])
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


def _end_in_full(total: int, hinders: tuple[int, ...], defence: Side, ties: int, win: float, loss: float) -> Answer:
    """With cards that roll single dice again."""
    falls = [attacker_wins(total, mine, ties) for mine in range(defence.most + 1)]
    if all(falls):
        return 1.0, 0.0, 0.0, 0.0
    if not any(falls):
        return 0.0, 0.0, 1.0, 0.0
    kept = [-1.0 if fallen else 0.0 for fallen in falls]
    spent = [loss if fallen else win for fallen in falls]
    ends = play(defence, DEFENDER, hinders, kept, spent)
    wins = [sum([p for p, fallen in zip(row, falls, strict=True) if fallen]) for row in ends]
    return wins[0], wins[1], sum(ends[0]) - wins[0], sum(ends[1]) - wins[1]
