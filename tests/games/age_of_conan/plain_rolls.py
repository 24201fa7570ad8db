"""The plain computation of a roll with cards: every order of cards and sorcery and every number of dice is tried.

It knows nothing but that a card takes the roller's worst dice, or the other side's best. The odds of the house must be
the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.rules.contest_dice import attacker_wins
from warhall.games.age_of_conan.study.odds import RollOdds, Side
from warhall.games.age_of_conan.study.odds.dice import Counts, spread, throws
from warhall.games.age_of_conan.study.odds.heart import Finals
from warhall.games.age_of_conan.study.odds.rolls import TO_WIN, Payoff


def plain_odds(attack: Side, defence: Side, payoff: Payoff = TO_WIN) -> RollOdds:
    """Both sides play their best for what the roll is worth."""
    ties = attack.claims_ties | defence.claims_ties << DEFENDER
    answers = [
        [answer(attack, defence, ties, payoff, token, total) for total in range(attack.most + 1)] for token in (0, 1)
    ]
    worth = [
        [
            sum(row[spent] * payoff.won[token][spent] + row[2 + spent] * payoff.lost[token][spent] for spent in (0, 1))
            for row in rows
        ]
        for token, rows in enumerate(answers)
    ]
    finals = Tray(attack, ATTACKER, defence.hinders, worth[0], worth[1]).play()
    ends = [
        [
            [
                sum(chance * row[at + spent] for chance, row in zip(finals[token], answers[token], strict=True))
                for spent in (0, 1)
            ]
            for token in (0, 1)
        ]
        for at in (0, 2)
    ]
    won, lost = (((rows[0][0], rows[0][1]), (rows[1][0], rows[1][1])) for rows in ends)
    return RollOdds(won, lost)


def answer(
    attack: Side, defence: Side, ties: int, payoff: Payoff, token: int, total: int
) -> tuple[float, float, float, float]:
    """The defender's best play: the attacker wins with the token kept, spent; loses kept, spent."""
    falls = [attacker_wins(total, mine, ties) for mine in range(defence.most + 1)]
    won, lost = payoff.won[token], payoff.lost[token]
    kept, spent = ([-(won if fallen else lost)[used] for fallen in falls] for used in (0, 1))
    ends = Tray(defence, DEFENDER, attack.hinders, kept, spent).play()
    wins = [sum(p for p, fallen in zip(row, falls, strict=True) if fallen) for row in ends]
    return wins[0], wins[1], sum(ends[0]) - wins[0], sum(ends[1]) - wins[1]


class Window(NamedTuple):
    """The roller's window: dice on the table, what may still be used, and whether a token is gone."""

    fresh: Counts
    locked: int
    sorcery: bool
    rerolls: tuple[int, ...]
    token: int


Left = tuple[Counts, int, tuple[int, ...], int]  # the same for the other side: its cards that are left, and the token
Move = tuple[int, int]  # a card and a number of dice; (0, 0) is to stop, (-1, 0) sorcery
STOP: Final = (0, 0)
SORCERY: Final = (-1, 0)


class Tray:
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
        self.own: dict[Window, tuple[float, Move]] = {}
        self.other: dict[Left, tuple[float, Move]] = {}

    def play(self) -> Finals:
        """Follow the best moves of both sides; each uses something up, so the windows come in layers."""
        roller = self.roller
        layers: list[dict[Window, float]] = [{} for _ in range(len(roller.rerolls) + 2)]
        if roller.shown is None:
            start = [(fresh, roller.bonus, chance) for fresh, chance in self.throws]
        else:
            start = [(roller.shown.fresh, roller.bonus + roller.shown.locked, 1.0)]
        for fresh, locked, chance in start:
            layers[-1][Window(fresh, locked, roller.sorcery, roller.rerolls, 0)] = chance
        left: dict[Left, float] = {}
        while layers:
            for window, chance in layers.pop().items():
                move = self._best(window)[1]
                if move == STOP:
                    key = (window.fresh, window.locked, self.hinders, window.token)
                    left[key] = left.get(key, 0.0) + chance
                for part, after in self._moved(window, move):
                    layers[-1][after] = layers[-1].get(after, 0.0) + chance * part
        return self._finals(left)

    def _finals(self, left: dict[Left, float]) -> Finals:
        finals: Finals = [0.0] * len(self.worth[0]), [0.0] * len(self.worth[1])
        while left:
            later: dict[Left, float] = {}
            for key, chance in left.items():
                move = self._worst(key)[1]
                if move == STOP:
                    finals[key[3]][total_of(key[0], key[1])] += chance
                for part, after in self._hindered(key, move):
                    later[after] = later.get(after, 0.0) + chance * part
            left = later
        return finals

    # -- the roller's window: sorcery and cards in any order (AOC-179, AOC-180) ----------------------------------------

    def _best(self, window: Window) -> tuple[float, Move]:
        best = self.own.get(window)
        if best is not None:
            return best
        fresh, locked, sorcery, rerolls, token = window
        best = self._worst((fresh, locked, self.hinders, token))[0], STOP
        if sorcery:
            best = max(best, (self._thrown(rerolls), SORCERY), key=value_of)
        dice = sum(fresh)
        for card in dict.fromkeys(rerolls):
            for number in range(1, min(card, dice) + 1):
                best = max(best, (self._cardvalue_of(window, card, number), (card, number)), key=value_of)
        self.own[window] = best
        return best

    def _cardvalue_of(self, window: Window, card: int, number: int) -> float:
        if len(window.rerolls) > 1 or window.sorcery or self.hinders:
            return sum([p * self._best(after)[0] for p, after in self._moved(window, (card, number))])
        worth = self.worth[window.token]  # nothing more can happen
        base = total_of(take_away(window.fresh, number, (0, 1, 2)), window.locked)
        return sum([p * worth[base + n] for n, p in self.again[number]])

    def _moved(self, window: Window, move: Move) -> list[tuple[float, Window]]:
        """List what a move may lead to."""
        fresh, locked, sorcery, rerolls, token = window
        if move == STOP:
            return []
        if move == SORCERY:
            bonus = self.roller.bonus
            return [(chance, Window(thrown, bonus, False, rerolls, 1)) for thrown, chance in self.throws]
        card, number = move
        kept = take_away(fresh, number, (0, 1, 2))
        left = without(rerolls, card)
        return [(p, Window(kept, locked + n, sorcery, left, token)) for n, p in self.again[number]]

    def _thrown(self, rerolls: tuple[int, ...]) -> float:
        """Value rolling all dice again for a token."""
        if rerolls not in self.thrown:
            bonus = self.roller.bonus
            cases = [(chance, Window(fresh, bonus, False, rerolls, 1)) for fresh, chance in self.throws]
            self.thrown[rerolls] = sum([chance * self._best(window)[0] for chance, window in cases])
        return self.thrown[rerolls]

    # -- the other side's window: the best dice go first ---------------------------------------------------------------

    def _worst(self, key: Left) -> tuple[float, Move]:
        fresh, locked, hinders, token = key
        worst = self.worth[token][total_of(fresh, locked)], STOP
        if not hinders:
            return worst
        if key not in self.other:
            for card in dict.fromkeys(hinders):
                for number in range(1, min(card, fresh[1] + fresh[2]) + 1):
                    cases = self._hindered(key, (card, number))
                    value = sum([p * self._worst(after)[0] for p, after in cases])
                    worst = min(worst, (value, (card, number)), key=value_of)
            self.other[key] = worst
        return self.other[key]

    def _hindered(self, key: Left, move: Move) -> list[tuple[float, Left]]:
        if move == STOP:
            return []
        fresh, locked, hinders, token = key
        card, number = move
        kept = take_away(fresh, number, (2, 1, 0))
        left = without(hinders, card)
        return [(p, (kept, locked + n, left, token)) for n, p in self.again[number]]


def value_of(found: tuple[float, Move]) -> float:
    return found[0]


def total_of(fresh: Counts, locked: int) -> int:
    return locked + fresh[1] + 2 * fresh[2]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def take_away(fresh: Counts, number: int, order: tuple[int, int, int]) -> Counts:
    """So many dice less, those first that count what `order` says."""
    left = list(fresh)
    for worth in order:
        taken = min(number, left[worth])
        left[worth] -= taken
        number -= taken
    return left[0], left[1], left[2]
