"""A whole campaign: an army against a neutral province, icon after icon, until the fort stands or the army is gone.

Only the attacker chooses: which strategy card for which icon, when to spend sorcery, and whether to march on for a unit
(AOC-205) or to wait for the next action. Every roll wins an icon or costs a unit, so the number of icons to go plus the
number of units falls with each roll, and the best play is found backwards.

It also tells how many rolls there can be. More tokens, cards of a kind, raiders or actions than rolls make no
difference, so they are not told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_AXE, COUNTS_CONAN, number_of_dice
from warhall.games.age_of_conan.study.odds.bare import Bare, bare_roll, sorcery_of_one
from warhall.games.age_of_conan.study.odds.heart import HeartRoll
from warhall.games.age_of_conan.study.odds.rolls import Side, play, win_odds
from warhall.games.age_of_conan.study.odds.trays import UNKNOWN
from warhall.games.age_of_conan.study.odds.worth import TO_WIN, End, FightOdds, Worth

Card = tuple[int, int]  # the symbols of a strategy card, and the icons to go where it fits as a mask: bit 0 is the last
ENDLESS = 99  # actions


class Campaign(NamedTuple):
    """An army before a roll, and everything that will count."""

    units: int
    rating: int
    icons: int  # still to be won
    sorcery: int = 0
    cards: tuple[Card, ...] = ()
    raiders: int = 0  # each makes axes count in one roll for the province (AOC-194, AOC-195)
    conan: int = -1  # the side that he helps
    rerolls: tuple[int, ...] = ()  # by an artifact, in every roll
    claims_ties: bool = False
    actions: int = ENDLESS  # military actions for this campaign, the present one included
    sorcery_per_conflict: bool = False  # AOC-182
    worth: Worth = TO_WIN


KEPT: Final = 5_000  # moments that a solver remembers from question to question


@lru_cache(maxsize=1024)
def campaign(asked: Campaign) -> FightOdds:
    """The campaign with the best choices."""
    return _solver(_world(asked)).odds(asked)


@lru_cache(maxsize=8192)
def campaign_chance(asked: Campaign) -> float:
    """The chance of a fort, without following every end: many questions about one province share their work."""
    return _solver(_world(asked)).chance(asked)


def _world(asked: Campaign) -> Campaign:
    """Keep what is the same in all moments of a campaign."""
    return asked._replace(units=0, icons=0, sorcery=0, cards=(), raiders=0, actions=0)


@lru_cache(maxsize=2048)
def campaign_odds(units: int, rating: int, icons: int) -> float:
    """The chance that an army wins so many icons before it is gone, turn after turn, without forced marches."""
    if not icons:
        return 1.0
    if units <= 0:
        return 0.0
    win = win_odds(number_of_dice(units, 0), rating)
    return win * campaign_odds(units, rating, icons - 1) + (1 - win) * campaign_odds(units - 1, rating, icons)


@lru_cache(maxsize=64)
def _solver(world: Campaign) -> _Solver:
    return _Solver(world)


# -- moments -----------------------------------------------------------------------------------------------------------


class _Hand:
    """Strategy cards; each is a number, its icons times four plus its symbols."""

    def __init__(self, index: int, cards: tuple[int, ...]) -> None:
        self.index = index
        self.cards = cards
        self.reduced: dict[int, _Hand] = {}  # by icons to go and units
        self.plays: dict[int, list[tuple[int, _Hand]]] = {}  # by icons to go: symbols, and what is left


class _Hands:
    """Every hand once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], _Hand] = {}

    def hand(self, cards: tuple[int, ...]) -> _Hand:
        known = self.known.get(cards)
        if known is None:
            known = self.known[cards] = _Hand(len(self.known), cards)
        return known

    def reduce(self, hand: _Hand, icons: int, units: int) -> _Hand:
        """The cards that can still be played: on icons to go, and of a kind no more than there can be rolls for it."""
        key = icons * 64 + units
        known = hand.reduced.get(key)
        if known is None:
            mask = ((1 << icons) - 1) << 2 | 3
            kinds: dict[int, int] = {}
            for card in hand.cards:
                if card & mask > 3:
                    kinds[card & mask] = kinds.get(card & mask, 0) + 1
            cards: list[int] = []
            for kind in sorted(kinds):
                cards += [kind] * min(kinds[kind], (kind >> 2).bit_count() + units - 1)
            known = hand.reduced[key] = self.hand(tuple(cards))
        return known

    def plays(self, hand: _Hand, icons: int) -> list[tuple[int, _Hand]]:
        """List what may be played at this icon, none first. Of two cards with the same symbols the one that fits more
        icons is kept."""
        known = hand.plays.get(icons)
        if known is None:
            fitting = [card for card in dict.fromkeys(hand.cards) if card >> (icons + 1) & 1]
            known = hand.plays[icons] = [(0, hand)]
            for symbols in (1, 3):
                like = [card for card in fitting if card & 3 == symbols]
                for card in like:
                    if not any(other != card and other | card == card for other in like):
                        at = hand.cards.index(card)
                        known.append((symbols, self.hand(hand.cards[:at] + hand.cards[at + 1 :])))
        return known


class _Moment:
    """A moment before a roll, for every number of sorcery tokens that can matter."""

    def __init__(
        self, index: int, units: int, icons: int, hand: _Hand, raiders: int, actions: int, spent: bool
    ) -> None:
        self.index = index
        self.units = units
        self.icons = icons
        self.hand = hand
        self.raiders = raiders
        self.actions = actions
        self.spent = spent  # sorcery in this conflict, where that matters
        self.rolls = units + icons - 1  # at most, and so many tokens
        self.rolled: list[_Roll] = []  # the choice that there is
        self.values = [UNKNOWN] * (self.rolls + 1)  # what is best, by tokens; actions begun so far do not count
        self.wins = [0.0] * (self.rolls + 1)  # the chance of a fort then
        self.best = [0] * (self.rolls + 1)  # the roll to make then
        self.is_pressed = actions < ENDLESS  # for time: another action has a price

    def is_patient(self, which: int) -> bool:
        """Whether this one of the moments that may follow costs another action; the others are marches."""
        return self.actions > 1 and which < 2


class _Roll:
    """A roll with a strategy card or with none, and the moments that may follow when it is won or lost: with patience
    or by a march, each without sorcery in this roll and with it."""

    def __init__(self, bare: Bare, side: Side, won: list[_Moment], lost: list[_Moment]) -> None:
        self.bare = bare
        self.side = side
        self.rerolls = bool(side.rerolls)
        self.heart = _heart_roll(bare, side.dice, side.counted) if side.rerolls == (1,) and side.dice else None
        self.won = won
        self.lost = lost


Level = dict[tuple[_Moment, int, int], float]  # chances of moments, with the tokens left and the actions begun
After = tuple[float, float, int]  # worth, the chance of a fort, and which moment follows; -1 if none


class _Solver:
    """Answers every question about campaigns in one kind of place, and remembers the moments that it has solved."""

    def __init__(self, world: Campaign) -> None:
        self.world = world
        self.prize, self.unit, self.token, self.action = world.worth
        self.helped = world.conan == ATTACKER
        self.guard = number_of_dice(world.rating, world.conan == DEFENDER)
        self.symbols = COUNTS_CONAN * (world.conan == DEFENDER)
        self.per_conflict = world.sorcery_per_conflict
        self.hands = _Hands()
        self.known: dict[int, _Moment] = {}

    def chance(self, asked: Campaign) -> float:
        if not asked.units or not asked.icons:
            return float(not asked.icons)
        if len(self.known) > KEPT:
            self.known.clear()
            self.hands = _Hands()
        start = self._start(asked)
        return self._solved(start, asked.sorcery)[1]

    def _start(self, asked: Campaign) -> _Moment:
        cards = tuple([fits << 2 | symbols for symbols, fits in fitting(asked.cards, asked.icons)])
        return self._moment(asked.units, asked.icons, self.hands.hand(cards), asked.raiders, asked.actions, False)

    def odds(self, asked: Campaign) -> FightOdds:
        """Solve backwards, then follow the best choices forwards: units and icons fall with every roll."""
        if not asked.units or not asked.icons:
            end = End(not asked.icons, asked.units, asked.sorcery, actions=0)
            return FightOdds(self._value_of(end.won, end.units, end.sorcery), {end: 1.0})
        self.chance(asked)
        start = self._start(asked)
        ends: dict[End, float] = {}
        levels: list[Level] = [{} for _ in range(start.rolls + 2)]
        levels[-1][start, asked.sorcery, 1] = 1.0
        while levels:
            for (moment, tokens, done), chance in levels.pop().items():
                self._follow(moment, tokens, done, chance, levels, ends)
        return FightOdds(self._solved(start, asked.sorcery)[0] - self.action, ends)

    def _follow(
        self, moment: _Moment, tokens: int, done: int, chance: float, levels: list[Level], ends: dict[End, float]
    ) -> None:
        """Find what follows a moment if the best roll is made there."""
        roll = moment.rolled[moment.best[min(tokens, moment.rolls)]]
        afters = self._afters(moment, roll, tokens)
        for at, part in enumerate(self._chances(roll, afters)):
            if part <= 0:
                continue
            won, left, which = at % 2 == 0, tokens - at // 2, afters[at][2]
            if which >= 0:
                after = (roll.won if won else roll.lost)[which]
                waits = moment.is_pressed and moment.is_patient(which)
                level = levels[after.rolls + 1]
                level[after, left, done + waits] = level.get((after, left, done + waits), 0.0) + chance * part
            else:
                fort = won and moment.icons == 1
                units = moment.units - 1 if fort else moment.units - (not won)
                end = End(fort, units, left, actions=done)
                ends[end] = ends.get(end, 0.0) + chance * part

    def _value_of(self, won: bool, units: int, tokens: int) -> float:
        """The worth of an end, without the actions."""
        return self.prize * won + self.unit * units + self.token * tokens

    def _moment(self, units: int, icons: int, hand: _Hand, raiders: int, actions: int, spent: bool) -> _Moment:
        reduced = self.hands.reduce(hand, icons, units)
        raiders = min(raiders, units + icons - 1)
        if actions < ENDLESS:
            actions = min(actions, units + icons - 1)
        key = (((reduced.index * 64 + units) * 16 + icons) * 32 + raiders) * 256 + actions * 2 + spent
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = _Moment(len(self.known), units, icons, reduced, raiders, actions, spent)
            known.rolled = self._rolls(known)
        return known

    def _rolls(self, moment: _Moment) -> list[_Roll]:
        """The rolls to choose from: of those that leave the same hand the one with most symbols."""
        found: dict[tuple[int, int], _Roll] = {}
        dice = number_of_dice(moment.units, self.helped)
        symbols = self.symbols | COUNTS_AXE * (moment.raiders > 0)
        for card, left in self.hands.plays(moment.hand, moment.icons):
            counted = card | COUNTS_CONAN * self.helped
            bare = bare_roll(dice, counted, self.guard, symbols, self.world.claims_ties)
            won = self._onward(moment, left, moment.units, moment.icons - 1)
            lost = self._onward(moment, left, moment.units - 1, moment.icons)
            key = won[0].index if won else -1, lost[0].index if lost else -1
            found[key] = _Roll(bare, Side(dice, counted, rerolls=self.world.rerolls), won, lost)
        return list(found.values())

    def _onward(self, moment: _Moment, left: _Hand, units: int, icons: int) -> list[_Moment]:
        """To be patient or to march: each if no token was spent in this roll, and if one was."""
        found: list[_Moment] = []
        if not icons or not units:
            return found
        raiders, actions = max(0, moment.raiders - 1), moment.actions
        if actions > 1:
            later = actions - (actions < ENDLESS)
            found += [self._moment(units, icons, left, raiders, later, False)] * 2
        if units >= 2 and actions < ENDLESS:  # who has all the time in the world does not pay for a march
            found.append(self._moment(units - 1, icons, left, raiders, actions, self.per_conflict and moment.spent))
            found.append(self._moment(units - 1, icons, left, raiders, actions, self.per_conflict))
        return found

    def _solved(self, moment: _Moment, tokens: int) -> tuple[float, float]:
        """The worth of a moment with so many tokens, and the chance of a fort."""
        at = min(tokens, moment.rolls)
        if moment.values[at] == UNKNOWN:
            self._choose(moment, at)
        return moment.values[at] + self.token * (tokens - at), moment.wins[at]

    def _choose(self, moment: _Moment, tokens: int) -> None:
        """The best roll at a moment."""
        for number, roll in enumerate(moment.rolled):
            afters = self._afters(moment, roll, tokens)
            value = win = 0.0
            for chance, after in zip(self._chances(roll, afters), afters, strict=True):
                value += chance * after[0]
                win += chance * after[1]
            if value > moment.values[tokens]:
                moment.values[tokens], moment.wins[tokens], moment.best[tokens] = value, win, number

    def _afters(self, moment: _Moment, roll: _Roll, tokens: int) -> list[After]:
        """Find what follows: won and lost, then the same with a token spent, if there is one to spend."""
        found = [self._after(moment, roll.won, True, tokens, 0), self._after(moment, roll.lost, False, tokens, 0)]
        if tokens and not moment.spent:
            found.append(self._after(moment, roll.won, True, tokens - 1, 1))
            found.append(self._after(moment, roll.lost, False, tokens - 1, 1))
        return found

    def _after(self, moment: _Moment, onward: list[_Moment], won: bool, tokens: int, token: int) -> After:
        """The best after a roll: the fort, the end of the army, or the choice to give up, to be patient or to march."""
        if won and moment.icons == 1:
            return self._value_of(True, moment.units - 1, tokens), 1.0, -1
        best: After = self._value_of(False, moment.units - (not won), tokens), 0.0, -1
        for which in range(token, len(onward), 2):
            value, win = self._solved(onward[which], tokens)
            if moment.is_pressed and moment.is_patient(which):
                value -= self.action
            if value > best[0]:
                best = value, win, which
        return best

    def _chances(self, roll: _Roll, afters: list[After]) -> list[float]:
        values = [after[0] for after in afters]
        if roll.heart is not None:
            return roll.heart.chances_for(values)
        if roll.rerolls:
            return _with_artifact(roll.side._replace(sorcery=len(values) > 2), roll.bare.wins, values)
        return sorcery_of_one(roll.bare, values)


@lru_cache(maxsize=512)
def _heart_roll(bare: Bare, dice: int, counted: int) -> HeartRoll:
    return HeartRoll(bare, dice, counted)


def _with_artifact(side: Side, wins: Sequence[float], values: list[float]) -> list[float]:
    """The same with dice that other artifacts may roll again, if there were any."""
    worths = [
        [lost + chance * (won - lost) for chance in wins] for won, lost in zip(values[::2], values[1::2], strict=True)
    ]
    finals = play(side, ATTACKER, (), worths[0], worths[-1])
    chances = []
    for row in finals[: len(worths)]:
        win = sum([p * chance for p, chance in zip(row, wins, strict=True)])
        chances += [win, sum(row) - win]
    return chances


@lru_cache(maxsize=4096)
def fitting(cards: tuple[Card, ...], icons: int) -> tuple[Card, ...]:
    """The cards that fit an icon still to be won. An axe is as good as a shield, so only their number is kept."""
    mask = (1 << icons) - 1
    return tuple(sorted((3 if symbols == 3 else 1, fits & mask) for symbols, fits in cards if symbols and fits & mask))
