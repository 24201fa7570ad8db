"""The dice of one side with cards that roll single dice again, solved backwards.

A die counts 0, 1 or 2, and a larger total is never worse. Three things follow, and they leave little to choose:

- The roller's card takes the worthless dice first, and as many of them as it can: such a die cannot get worse, and what
  a later card would have made of it, it has already been made (AOC-179 lets a card roll a die only once). Then come
  the dice in between, if the roller likes. A die that counts the most is taken only to put it out of reach of the other
  side's cards while there is still sorcery to fall back on.
- The other side's card takes the best dice first, as many as it can, for the same reason turned round.
- Of dice that no card can reach any more only the total matters (the *rest*). So a moment is a tray, which says how
  many dice of each kind are within reach of the cards in hand, and a rest.

Which trays can come about does not depend on what a total is worth. So they are laid out once (`Board`), and then
solved as often as there is something new to play for (`Hindered`, `Rolled`), only as far as they are asked for. What
they find lies in a `vec`, whose numbers the compiled copy of this module reads as they are: of a list each would be an
object, and the hardest rolls would take more than twice as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warhall.games.age_of_conan.components import MAX_DICE
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_CONAN
from warhall.games.age_of_conan.study.odds.dice import spread

Cards = tuple[int, ...]  # how many dice each card rolls again
Dice = tuple[int, int]  # whose they are, and the symbols that count
KINDS: Final = MAX_DICE + 1  # there are 0 to 6 dice of a kind
UNKNOWN: Final = -1e300  # no value is as small
STOP: Final = -1  # instead of a move
SORCERY: Final = -2


class Hand:
    """Cards that are left to play."""

    def __init__(self, cards: Cards, index: int) -> None:
        self.cards = cards
        self.index: i64 = index
        self.room: i64 = sum(cards)  # dice that they can take
        self.plays: list[tuple[int, Hand]] = []  # a card, and the hand without it


def hands_of(cards: Cards) -> list[Hand]:
    """Every hand that these cards dwindle to, the largest first."""
    full = tuple(sorted(cards))
    known = {full: Hand(full, 0)}
    found = [known[full]]
    for hand in found:
        for card in dict.fromkeys(hand.cards):
            at = hand.cards.index(card)
            less = hand.cards[:at] + hand.cards[at + 1 :]
            if less not in known:
                known[less] = Hand(less, len(found))
                found.append(known[less])
            hand.plays.append((card, known[less]))
    return found


class Tray:
    """Dice within reach of a card of either side, and the roller's hand; no die of a tray has been taken by a card."""

    def __init__(self, index: i64, hand: Hand, low: i64, middle: i64, high: i64, most: i64) -> None:
        self.index = index
        self.hand = hand
        self.low = low  # dice that count nothing
        self.middle = middle  # dice that count neither nothing nor the most
        self.high = high  # dice that count the most
        self.most = most  # the largest total that may become of the tray
        self.throws: list[Throw] = []  # what the roller's cards may do
        self.beyond = vec[i64]()  # for each of them, the total of the dice that are then out of reach


class Throw:
    """Dice are rolled again, and the tray is what they leave behind."""

    def __init__(self, index: i64, tray: Tray, chances: vec[float]) -> None:
        self.index = index
        self.tray = tray
        self.chances = chances  # of 0, 1, 2, ... successes


Start = tuple[Tray, i64, float]  # a tray, the rest, and the chance


class Board:
    """The trays that can come about, by hand, with the roller's moves."""

    def __init__(self, cards: Cards, dice: Dice, spoiled: int, locks: bool) -> None:
        self.hands = hands_of(cards)
        self.chances = chances_of(dice)
        self.top = top_of(dice)
        self.spoiled = spoiled  # dice that the other side's cards can take
        self.locks = locks  # whether the roller may take a die only to put it out of their reach
        self.trays: list[Tray] = []
        self.by_hand: list[list[Tray]] = [[] for _ in self.hands]
        self.known: dict[int, Tray] = {}
        self.throws: dict[int, Throw] = {}

    def lay(self, hand: Hand, low: int, middle: int, high: int) -> tuple[Tray, int]:
        """The tray of dice that count nothing, something, the most; and the total of those out of reach."""
        room = hand.room
        near_low = min(low, room)
        near_high = min(high, self.spoiled + (max(0, room - near_low - middle) if self.locks else 0))
        near_middle = min(middle, room - near_low + max(0, self.spoiled - near_high))
        key = ((hand.index * KINDS + near_low) * KINDS + near_middle) * KINDS + near_high
        tray = self.known.get(key)
        if tray is None:
            most = self.top * (near_low + near_middle + near_high)
            tray = Tray(len(self.trays), hand, near_low, near_middle, near_high, most)
            self.known[key] = tray
            self.trays.append(tray)
            self.by_hand[hand.index].append(tray)
            self._add_moves(tray)
        return tray, self.top * (high - near_high) + middle - near_middle

    def _add_moves(self, tray: Tray) -> None:
        """Worthless dice are taken first; and no card is wasted on so few dice that a smaller one would do."""
        most = tray.low + tray.middle + (tray.high if self.locks else 0)
        smaller = 0
        for card, left in tray.hand.plays:
            for number in range(max(smaller + 1, min(card, tray.low)), min(card, most) + 1):
                low = min(number, tray.low)
                middle = min(number - low, tray.middle)
                high = number - low - middle
                after, beyond = self.lay(left, tray.low - low, tray.middle - middle, tray.high - high)
                tray.throws.append(self._throw(after, number))
                tray.beyond = append(tray.beyond, beyond)
            smaller = card

    def _throw(self, tray: Tray, number: int) -> Throw:
        key = tray.index * KINDS + number
        if key not in self.throws:
            self.throws[key] = Throw(len(self.throws), tray, self.chances[number])
        return self.throws[key]


class Hindered:
    """Dice that the roller leaves on the table, and the cards of the other side that may spoil them."""

    def __init__(self, cards: Cards, dice: Dice, worth: Sequence[float]) -> None:
        self.hands = hands_of(cards)
        self.top: i64 = top_of(dice)
        self.worth = vec[float](worth)  # what every total is worth to the roller
        self.size = len(self.worth)
        self.last = self.size - 1
        self.chances = chances_of(dice)
        places = len(self.hands) * KINDS * KINDS * self.size
        self.values = vec[float]([UNKNOWN] * places)
        self.choices = vec[i64]([0] * places)  # dice taken, and the hand after that

    def value(self, hand: Hand, high: i64, middle: i64, rest: i64) -> float:
        """The worth of these dice to the roller, when the other side has these cards."""
        near_high = min(high, hand.room)
        near_middle = min(middle, hand.room - near_high)
        rest = min(rest + self.top * (high - near_high) + middle - near_middle, self.last)
        if not near_high and not near_middle:
            return self.worth[rest]
        at = ((hand.index * KINDS + near_high) * KINDS + near_middle) * self.size + rest
        value = self.values[at]
        if value == UNKNOWN:
            value = self._worst(at, hand, near_high, near_middle, rest)
            self.values[at] = value
        return value

    def _worst(self, at: i64, hand: Hand, high: i64, middle: i64, rest: i64) -> float:
        """The best move of the other side: to let the dice be, or to play a card."""
        worst = self.worth[min(rest + middle + self.top * high, self.last)]
        if worst == self.worth[rest]:
            return worst
        number: i64
        for card, left in hand.plays:
            for number in range(max(1, min(card, high)), min(card, high + middle) + 1):
                first = min(number, high)
                value = 0.0
                total = rest
                for chance in self.chances[number]:
                    value += chance * self.value(left, high - first, middle - number + first, total)
                    total += 1
                if value < worst:
                    worst = value
                    self.choices[at] = number + KINDS * left.index
        return worst

    def follow(self, hand: Hand, high: i64, middle: i64, rest: i64, chance: float, finals: list[float]) -> None:
        """Add the chances of every total to the finals, when dice are left with this chance."""
        self.value(hand, high, middle, rest)
        near_high = min(high, hand.room)
        near_middle = min(middle, hand.room - near_high)
        rest = min(rest + self.top * (high - near_high) + middle - near_middle, self.last)
        choice = self.choices[((hand.index * KINDS + near_high) * KINDS + near_middle) * self.size + rest]
        if not choice:
            finals[min(rest + near_middle + self.top * near_high, self.last)] += chance
            return
        number = choice % KINDS
        first = min(number, near_high)
        for part in self.chances[number]:
            left = self.hands[choice // KINDS]
            self.follow(left, near_high - first, near_middle - number + first, rest, chance * part, finals)
            rest += 1


class Rolled:
    """Dice on the table and the roller's own cards; `floors` tells what new dice by sorcery are worth with each hand,
    and is empty without sorcery."""

    def __init__(self, board: Board, left: Hindered, floors: list[float]) -> None:
        self.board = board
        self.left = left
        self.floors = floors
        self.worth = left.worth
        self.size = left.size
        self.last = left.last
        self.values = vec[float]([UNKNOWN] * (len(board.trays) * self.size))  # by tray, then by rest
        self.choices = vec[i64]([STOP] * (len(board.trays) * self.size))
        self.means = vec[float]([UNKNOWN] * (len(board.throws) * self.size))

    def value(self, tray: Tray, rest: i64) -> float:
        """The worth of a tray and a rest with the best move."""
        if rest > self.last:
            rest = self.last
        at = tray.index * self.size + rest
        value = self.values[at]
        if value == UNKNOWN:
            value = self._best(tray, rest, at)
            self.values[at] = value
        return value

    def _best(self, tray: Tray, rest: i64, at: i64) -> float:
        best = self._stop(tray, rest)
        choice: i64 = STOP
        if self.floors and self.floors[tray.hand.index] > best:
            best = self.floors[tray.hand.index]
            choice = SORCERY
        if self.worth[rest] != self.worth[min(rest + tray.most, self.last)]:  # else whatever the cards bring
            for move, throw in enumerate(tray.throws):
                value = self._mean_of_throw(throw, rest + tray.beyond[move])
                if value > best:
                    best = value
                    choice = move
                if not self.floors and tray.low == tray.hand.room:  # all cards take worthless dice, in whatever order
                    break
        self.choices[at] = choice
        return best

    def _mean_of_throw(self, throw: Throw, rest: i64) -> float:
        """The worth of dice that are rolled again."""
        at = throw.index * self.size + min(rest, self.last)
        mean = self.means[at]
        if mean == UNKNOWN:
            mean = 0.0
            tray = throw.tray
            for chance in throw.chances:
                mean += chance * self.value(tray, rest)
                rest += 1
            self.means[at] = mean
        return mean

    def _stop(self, tray: Tray, rest: i64) -> float:
        return self.left.value(self.left.hands[0], tray.high, tray.middle, rest)

    def mean(self, starts: list[Start], bonus: i64) -> float:
        """The worth of these dice, with so many successes besides."""
        value = 0.0
        for tray, rest, chance in starts:
            value += chance * self.value(tray, rest + bonus)
        return value

    def mean_of(self, stopped: list[Start]) -> float:
        """Note that what is left is worth so much."""
        value = 0.0
        for tray, rest, chance in stopped:
            value += chance * self._stop(tray, rest)
        return value

    def follow(self, starts: list[Start], bonus: i64) -> tuple[list[Start], list[float]]:
        """The best moves from dice on: the chances of what is left, and of sorcery by the hand kept then."""
        stopped: list[Start] = []
        sorcery = [0.0] * len(self.board.hands)
        flow = vec[float]([0.0] * len(self.values))
        reached = [False] * len(self.board.trays)
        for tray, rest, chance in starts:
            self.value(tray, rest + bonus)
            flow[tray.index * self.size + min(rest + bonus, self.last)] += chance
            reached[tray.index] = True
        for trays in self.board.by_hand:  # every move leads to a smaller hand
            for tray in trays:
                if reached[tray.index]:
                    self._follow_tray(tray, flow, reached, stopped, sorcery)
        return stopped, sorcery

    def _follow_tray(
        self, tray: Tray, flow: vec[float], reached: list[bool], stopped: list[Start], sorcery: list[float]
    ) -> None:
        rest: i64
        for rest in range(self.size):
            at = tray.index * self.size + rest
            chance = flow[at]
            if chance == 0.0:
                continue
            choice = self.choices[at]
            if choice == STOP:
                stopped.append((tray, rest, chance))
            elif choice == SORCERY:
                sorcery[tray.hand.index] += chance
            else:
                throw = tray.throws[choice]
                total = rest + tray.beyond[choice]
                reached[throw.tray.index] = True
                first = throw.tray.index * self.size
                for part in throw.chances:
                    flow[first + min(total, self.last)] += chance * part
                    total += 1

    def leave(self, stopped: list[Start], chance: float, finals: list[float]) -> None:
        """Add the chances of every total to the finals, when the roller leaves these dice with this chance."""
        left: dict[int, float] = {}  # what the other side sees
        for tray, rest, part in stopped:
            key = (tray.high * KINDS + tray.middle) * self.size + rest
            left[key] = left.get(key, 0.0) + chance * part
        hand = self.left.hands[0]
        for key, part in left.items():
            dice = key // self.size
            self.left.follow(hand, dice // KINDS, dice % KINDS, key % self.size, part, finals)


def top_of(dice: Dice) -> int:
    """The most that a die counts."""
    return 2 if dice[1] & COUNTS_CONAN else 1


def chances_of(dice: Dice) -> list[vec[float]]:
    """The chances of 0, 1, 2, ... dice together."""
    return [vec[float](spread(number, *dice)) for number in range(KINDS)]
