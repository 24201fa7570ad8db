"""A whole campaign: an army against a neutral province, icon after icon, until the fort stands or the army is gone.

Only the attacker chooses: which strategy card for which icon, when to spend sorcery, and whether to march on for a unit
(AOC-205) or to wait for the next action. Every roll wins an icon or costs a unit, so the number of icons to go plus the
number of units falls with each roll, and the best play is found backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from warhall.games.age_of_conan.contest_dice import COUNTS_AXE, COUNTS_CONAN, number_of_dice
from warhall.games.age_of_conan.odds.bare import bare_roll, sorcery_of_one
from warhall.games.age_of_conan.odds.rolls import Side, play, win_odds
from warhall.games.age_of_conan.odds.worth import TO_WIN, End, FightOdds, Worth
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER

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


class _Node(NamedTuple):
    """A moment before a roll."""

    units: int
    icons: int
    sorcery: int
    cards: tuple[Card, ...]
    raiders: int
    actions: int
    spent: bool  # sorcery in this conflict, where that matters


Branch = tuple[float, "_Node | End"]
After = tuple[float, float, "_Node | End"]  # worth, the chance of a fort, and what comes
Found = tuple[float, float, list[Branch]]  # what a moment is worth, the chance of a fort, and what follows the roll
KEPT: Final = 20_000  # moments that a solver remembers from question to question


@lru_cache(maxsize=1024)
def campaign(asked: Campaign) -> FightOdds:
    """The campaign with the best choices."""
    return _solver(_world(asked)).odds(_start(asked))


@lru_cache(maxsize=8192)
def campaign_chance(asked: Campaign) -> float:
    """The chance of a fort, without following every end: many questions about one province share their work."""
    return _solver(_world(asked)).chance(_start(asked))


def _start(asked: Campaign) -> _Node:
    cards = fitting(asked.cards, asked.icons)
    return _Node(asked.units, asked.icons, asked.sorcery, cards, asked.raiders, asked.actions, False)


def _world(asked: Campaign) -> Campaign:
    """What is the same in all moments of a campaign."""
    return asked._replace(units=0, icons=0, sorcery=0, cards=(), raiders=0)


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


class _Solver:
    """Answers every question about campaigns in one kind of place, and remembers the moments that it has solved."""

    def __init__(self, world: Campaign) -> None:
        self.world = world
        self.worth = world.worth
        self.guard = number_of_dice(world.rating, world.conan == DEFENDER)
        self.symbols = COUNTS_CONAN * (world.conan == DEFENDER)
        self.known: dict[_Node, Found] = {}

    def chance(self, start: _Node) -> float:
        if not start.units or not start.icons:
            return float(not start.icons)
        if len(self.known) > KEPT:
            self.known.clear()
        return self._found(start)[1]

    def odds(self, start: _Node) -> FightOdds:
        """Solve backwards, then follow the best choices forwards: units and icons fall with every roll."""
        if not start.units or not start.icons:
            end = End(not start.icons, start.units, start.sorcery, actions=0)
            return FightOdds(self._ended(end)[0], {end: 1.0})
        self.chance(start)
        ends: dict[End, float] = {}
        levels: list[dict[_Node, float]] = [{} for _ in range(start.units + start.icons + 1)]
        levels[start.units + start.icons][start] = 1.0
        while levels:
            for node, chance in levels.pop().items():
                for part, after in self.known[node][2]:
                    if isinstance(after, End):
                        ends[after] = ends.get(after, 0.0) + chance * part
                    else:
                        level = levels[after.units + after.icons]
                        level[after] = level.get(after, 0.0) + chance * part
        return FightOdds(self._found(start)[0], ends)

    def _found(self, node: _Node) -> Found:
        """The best roll at this moment: with one of the cards that fit here, or with none."""
        found = self.known.get(node)
        if found is None:
            found = max([self._roll(node, card) for card in (None, *_playable(node.cards, node.icons))], key=_first)
            self.known[node] = found
        return found

    def _ended(self, end: End) -> After:
        worth = self.worth
        value = worth.prize * end.won + worth.unit * end.units + worth.token * end.sorcery - worth.action * end.actions
        return value, float(end.won), end

    def _roll(self, node: _Node, card: Card | None) -> Found:
        world = self.world
        may_spend = node.sorcery > 0 and not (world.sorcery_per_conflict and node.spent)
        helped = world.conan == ATTACKER
        dice = number_of_dice(node.units, helped)
        counted = (card[0] if card else 0) | COUNTS_CONAN * helped
        symbols = self.symbols | COUNTS_AXE * (node.raiders > 0)
        bare = bare_roll(dice, counted, self.guard, symbols, world.claims_ties)
        left = _without(node.cards, card)
        ends = [self._after(node, left, won, token) for token in range(1 + may_spend) for won in (True, False)]
        values = [end[0] for end in ends]
        if world.rerolls:
            side = Side(dice, counted, sorcery=may_spend, rerolls=world.rerolls)
            chances = _with_artifact(side, bare.wins, values)
        else:
            chances = sorcery_of_one(bare, values)
        value = win = 0.0
        for chance, end in zip(chances, ends, strict=True):
            value += chance * end[0]
            win += chance * end[1]
        return value, win, [(chance, end[2]) for chance, end in zip(chances, ends, strict=True) if chance > 0]

    def _after(self, node: _Node, left: tuple[Card, ...], won: bool, token: int) -> After:
        """What follows a roll: the fort, the end of the army, or the choice to give up, to be patient or to march."""
        units, icons, sorcery, _, raiders, actions, spent = node
        sorcery -= token
        done = self.world.actions - actions + 1
        units, icons = (units, icons - 1) if won else (units - 1, icons)
        if not icons:
            return self._ended(End(True, units - 1, sorcery, actions=done))
        worth = self.worth
        best = worth.unit * units + worth.token * sorcery - worth.action * done  # what giving up is worth
        if not units:
            return best, 0.0, End(False, 0, sorcery, actions=done)
        cards = fitting(left, icons)
        raiders = max(0, raiders - 1)
        onward = []
        if actions > 1:
            later = actions - (actions < ENDLESS)
            onward.append(_Node(units, icons, sorcery, cards, raiders, later, False))
        if units >= 2 and actions < ENDLESS:  # who has all the time in the world does not pay for a march
            spent = self.world.sorcery_per_conflict and (spent or bool(token))
            onward.append(_Node(units - 1, icons, sorcery, cards, raiders, actions, spent))
        chosen: After | None = None
        for after in onward:
            value, win, _ = self._found(after)
            if value > best:
                best, chosen = value, (value, win, after)
        return chosen or (best, 0.0, End(False, units, sorcery, actions=done))


def _with_artifact(side: Side, wins: Sequence[float], values: list[float]) -> list[float]:
    """The same with dice that an artifact rolls again."""
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


@lru_cache(maxsize=4096)
def _playable(cards: tuple[Card, ...], icons: int) -> tuple[Card, ...]:
    """The cards worth a thought at this icon: of two with the same symbols the one that fits more icons is kept."""
    here = 1 << (icons - 1)
    fitting = [card for card in dict.fromkeys(cards) if card[1] & here]
    return tuple(
        card
        for card in fitting
        if not any(other != card and other[0] == card[0] and other[1] | card[1] == card[1] for other in fitting)
    )


@lru_cache(maxsize=4096)
def _without(cards: tuple[Card, ...], card: Card | None) -> tuple[Card, ...]:
    if card is None:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _first(found: Found) -> float:
    return found[0]
