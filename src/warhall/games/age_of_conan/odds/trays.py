"""The dice of one side with cards that roll single dice again, solved backwards for every total at once.

A die counts 0, 1 or 2, and a larger total is never worse. Three things follow, and they leave little to choose:

- The roller's card takes the worthless dice first, and as many of them as it can: such a die cannot get worse, and what
  a later card would have made of it, it has already been made (AOC-179 lets a card roll a die only once). Then come
  the dice in between, if the roller likes. A die that counts the most is taken only to put it out of reach of the other
  side's cards while there is still sorcery to fall back on.
- The other side's card takes the best dice first, as many as it can, for the same reason turned round.
- Of dice that no card can reach any more only the total matters. So the worth of a tray is a list over the total of
  such dice (the *rest*), for so many dice of each kind within reach; to roll a die again means to mix neighbours of
  that list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from warhall.games.age_of_conan.contest_dice import COUNTS_CONAN
from warhall.games.age_of_conan.odds.dice import Counts, Spread, die, spread, throws

Cards = tuple[int, ...]  # how many dice each card rolls again
Dice = tuple[int, int]  # whose they are, and the symbols that count
Tray = tuple[int, int, int]  # fresh dice: those that count nothing, those in between, those that count the most
Values = list[float]  # what every rest is worth; beyond the end it is worth what it is at the end
Start = tuple[Tray, int, float]  # dice, the rest, and the chance
Move = tuple[int, int]  # a card, and how many dice it takes
STOP: Final = (0, 0)
SORCERY: Final = (-1, 0)
Plan = tuple[Move, Cards, Tray, int]  # a move, the cards and dice that are left, and what is out of reach then
STOPPING: Final[Plan] = (STOP, (), (0, 0, 0), 0)
THROWING: Final[Plan] = (SORCERY, (), (0, 0, 0), 0)
Options = list[tuple[Move, Values]]
Stopped = dict[tuple[int, int, int], float]  # chances of what the roller leaves: dice that count the most, some, a rest


class Reach(NamedTuple):
    """Who may touch the dice, which decides how many of them have to be told apart."""

    top: int  # what a die counts at most
    spoiled: int  # dice that the other side's cards can take
    locks: bool  # whether the roller may take a die only to put it out of their reach


def tray_of(counts: Counts, counted: int) -> Tray:
    """Dice by what they count; with Conan's help there is something between nothing and the most."""
    return counts if counted & COUNTS_CONAN else (counts[0], 0, counts[1])


# -- what does not depend on worth -------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def within_reach(cards: Cards, dice: Tray, reach: Reach) -> tuple[Tray, int]:
    """The dice that a card of either side can still take, and the total of the others."""
    low, middle, high = dice
    room = sum(cards)
    near_low = min(low, room)
    near_high = min(high, reach.spoiled + (max(0, room - near_low - middle) if reach.locks else 0))
    near_middle = min(middle, room - near_low + max(0, reach.spoiled - near_high))
    return (near_low, near_middle, near_high), reach.top * (high - near_high) + middle - near_middle


@lru_cache(maxsize=256)
def first_trays(number: int, dice: Dice, cards: Cards, reach: Reach) -> tuple[Start, ...]:
    """Every throw of so many dice as far as it matters, with its rest and its chance."""
    found: dict[tuple[Tray, int], float] = {}
    for counts, chance in throws(number, *dice):
        start = within_reach(cards, tray_of(counts, dice[1]), reach)
        found[start] = found.get(start, 0.0) + chance
    return tuple([(near, rest, chance) for (near, rest), chance in found.items()])


@lru_cache(maxsize=4096)
def moves(cards: Cards, dice: Tray, reach: Reach) -> tuple[Plan, ...]:
    """What the roller may do with a card."""
    low, middle, high = dice
    found = []
    for card in dict.fromkeys(cards):
        left = without(cards, card)
        most = low + middle + (high if reach.locks else 0)
        for number in range(max(1, min(card, low)), min(card, most) + 1):
            found.append(((card, number), left, *within_reach(left, _less(dice, number), reach)))
    return tuple(found)


def _less(dice: Tray, number: int) -> Tray:
    """So many dice less, the worst first."""
    low = min(number, dice[0])
    middle = min(number - low, dice[1])
    return dice[0] - low, dice[1] - middle, dice[2] - number + low + middle


@lru_cache(maxsize=256)
def without(cards: Cards, card: int) -> Cards:
    """The cards that are left when one is used."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# -- lists of values ---------------------------------------------------------------------------------------------------


def shifted(values: Values, by: int) -> Values:
    """The same values for a rest that is smaller by so much."""
    return values[by:] + values[-1:] * min(by, len(values)) if by else values


def mixed(values: Values, dice: Dice, number: int) -> Values:
    """What a rest is worth before so many dice are added to it."""
    none, one, two = die(*dice)
    for _ in range(number):
        last = values[-1]
        nexts = [*values[1:], last]
        if two:
            triples = zip(values, nexts, [*nexts[1:], last], strict=True)
            values = [none * a + one * b + two * c for a, b, c in triples]
        else:
            values = [none * a + one * b for a, b in zip(values, nexts, strict=True)]
    return values


def expected(values: Values, rest: int, chances: Spread) -> float:
    """What a rest is worth with more to come."""
    last = len(values) - 1
    return sum([chance * values[total if total < last else last] for total, chance in enumerate(chances, rest)])


def best_option(options: Options, rest: int) -> Move:
    """The first of the best moves."""
    best, most = STOP, float("-inf")
    for move, values in options:
        if values[rest] > most:
            best, most = move, values[rest]
    return best


# -- the two windows ---------------------------------------------------------------------------------------------------


class Hindered:
    """Dice that the roller leaves on the table, and the cards of the other side that may spoil them."""

    def __init__(self, cards: Cards, dice: Dice, worth: Values) -> None:
        self.cards = cards
        self.room = sum(cards)
        self.dice = dice
        self.top = 2 if dice[1] & COUNTS_CONAN else 1
        self.worth = worth
        self.last = len(worth) - 1
        self.known: dict[tuple[Cards, int, int], tuple[Values, Options]] = {}

    def mean(self, stopped: Stopped) -> float:
        """What is left is worth so much."""
        cards = self.cards
        return sum(
            [chance * self.values(high, middle, cards)[rest] for (high, middle, rest), chance in stopped.items()]
        )

    def values(self, high: int, middle: int, cards: Cards) -> Values:
        """What these dice are worth to the roller, for every rest."""
        if not cards:
            return shifted(self.worth, middle + self.top * high)
        near_high, near_middle, beyond = self._within_reach(cards, high, middle)
        return shifted(self._node(cards, near_high, near_middle)[0], beyond)

    def follow(self, stopped: Stopped) -> list[float]:
        """The chance of every total, when dice are left with these chances."""
        top, last = self.top, self.last
        finals = [0.0] * (last + 1)
        layer = {(self.cards, *dice): chance for dice, chance in stopped.items()}
        while layer:
            later: dict[tuple[Cards, int, int, int], float] = {}
            for (cards, high, middle, rest), chance in layer.items():
                if not cards:
                    finals[min(rest + middle + top * high, last)] += chance
                    continue
                near_high, near_middle, beyond = self._within_reach(cards, high, middle)
                rest = min(rest + beyond, last)
                card, number = best_option(self._node(cards, near_high, near_middle)[1], rest)
                first = min(number, near_high)
                left = without(cards, card) if number else ()
                for count, part in enumerate(spread(number, *self.dice)):
                    key = (left, near_high - first, near_middle - number + first, min(rest + count, last))
                    later[key] = later.get(key, 0.0) + chance * part
            layer = later
        return finals

    def _within_reach(self, cards: Cards, high: int, middle: int) -> tuple[int, int, int]:
        """The dice that these cards can take, and the total of the others."""
        room = sum(cards)
        near_high = min(high, room)
        near_middle = min(middle, room - near_high)
        return near_high, near_middle, self.top * (high - near_high) + middle - near_middle

    def _node(self, cards: Cards, high: int, middle: int) -> tuple[Values, Options]:
        """The values, and the moves with what the other side gains by them."""
        key = cards, high, middle
        known = self.known.get(key)
        if known is None:
            options: Options = [(STOP, shifted(self.worth, middle + self.top * high))]
            for card in dict.fromkeys(cards):
                left = without(cards, card)
                for number in range(max(1, min(card, high)), min(card, high + middle) + 1):
                    first = min(number, high)
                    values = self.values(high - first, middle - number + first, left)
                    options.append(((card, number), mixed(values, self.dice, number)))
            worst = [min(column) for column in zip(*[values for _, values in options], strict=True)]
            known = worst, [(move, [-value for value in values]) for move, values in options]
            self.known[key] = known
        return known


class Rolled:
    """Dice on the table and the roller's own cards; with sorcery in hand `floor` tells what new dice are worth.

    Only rests from `skipped` on are looked at; they count from there.
    """

    def __init__(self, left: Hindered, floor: Callable[[Cards], float] | None = None, skipped: int = 0) -> None:
        self.left = left
        self.dice = left.dice
        self.floor = floor
        self.skipped = skipped
        self.last = left.last - skipped
        self.reach = Reach(left.top, left.room, floor is not None and left.room > 0)
        self.known: dict[tuple[Cards, Tray], Values] = {}
        self.plans: dict[tuple[Cards, Tray, int], tuple[float, Plan]] = {}

    def throw(self, number: int, cards: Cards) -> tuple[Start, ...]:
        """Every throw of so many dice."""
        return first_trays(number, self.dice, cards, self.reach)

    def mean(self, cards: Cards, starts: Iterable[Start], bonus: int) -> float:
        """What these dice are worth with these cards, and so many successes besides."""
        last = self.last
        return sum([chance * self._best(cards, near, min(rest + bonus, last))[0] for near, rest, chance in starts])

    def follow(self, cards: Cards, starts: Iterable[Start], bonus: int) -> tuple[Stopped, dict[Cards, float]]:
        """The best moves from dice on: the chances of what is left, and of sorcery by the cards in hand then."""
        last, skipped = self.last, self.skipped
        stopped: Stopped = {}
        sorcery: dict[Cards, float] = {}
        layer: dict[tuple[Cards, Tray, int], float] = {}
        for near, rest, chance in starts:
            key = cards, near, min(rest + bonus, last)
            layer[key] = layer.get(key, 0.0) + chance
        while layer:
            later: dict[tuple[Cards, Tray, int], float] = {}
            for (held, near, rest), chance in layer.items():
                move, left, dice, beyond = self._best(held, near, rest)[1]
                if move is STOP:
                    end = near[2], near[1], rest + skipped
                    stopped[end] = stopped.get(end, 0.0) + chance
                elif move is SORCERY:
                    sorcery[held] = sorcery.get(held, 0.0) + chance
                else:
                    for count, part in enumerate(spread(move[1], *self.dice), rest + beyond):
                        key = left, dice, min(count, last)
                        later[key] = later.get(key, 0.0) + chance * part
            layer = later
        return stopped, sorcery

    def _best(self, cards: Cards, dice: Tray, rest: int) -> tuple[float, Plan]:
        """The best move with dice and a rest, and what it is worth."""
        key = cards, dice, rest
        best = self.plans.get(key)
        if best is None:
            best = self._stop(dice)[rest], STOPPING
            if self.floor is not None and self.floor(cards) > best[0]:
                best = self.floor(cards), THROWING
            for plan in moves(cards, dice, self.reach):
                (_, number), left, near, beyond = plan
                value = expected(self._values(left, near), rest + beyond, spread(number, *self.dice))
                if value > best[0]:
                    best = value, plan
            self.plans[key] = best
        return best

    def _stop(self, dice: Tray) -> Values:
        return self.left.values(dice[2], dice[1], self.left.cards)[self.skipped :]

    def _values(self, cards: Cards, dice: Tray) -> Values:
        """What dice within reach are worth with these cards, for every rest."""
        key = cards, dice
        known = self.known.get(key)
        if known is None:
            known = self._stop(dice)
            options = [known]
            for (_, number), left, near, beyond in moves(cards, dice, self.reach):
                options.append(mixed(shifted(self._values(left, near), beyond), self.dice, number))
            if self.floor is not None:
                floor = self.floor(cards)
                known = [value if value > floor else floor for value in known]
                options[0] = known
            if len(options) > 1:
                known = list(map(max, *options))
            self.known[key] = known
        return known


def new_dice(thrown: Rolled, number: int, bonus: int) -> Callable[[Cards], float]:
    """What it is worth to roll all dice again with these cards in hand."""

    @cache
    def floor(cards: Cards) -> float:
        return thrown.mean(cards, thrown.throw(number, cards), bonus)

    return floor
