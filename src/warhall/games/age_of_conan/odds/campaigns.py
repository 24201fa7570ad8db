"""A whole campaign: an army against a neutral province, icon after icon, until the fort stands or the army is gone.

Only the attacker chooses: which strategy card for which icon, when to spend sorcery, and whether to march on for a unit
(AOC-205) or to wait for the next action. Every roll wins an icon or costs a unit, so the number of icons to go plus the
number of units falls with each roll, and the best play is found backwards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warhall.games.age_of_conan.contest_dice import COUNTS_AXE, COUNTS_CONAN, attacker_wins, number_of_dice
from warhall.games.age_of_conan.odds.dice import spread
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


@lru_cache(maxsize=1024)
def campaign(asked: Campaign) -> FightOdds:
    """The campaign with the best choices."""
    return _Solver(asked).odds()


@lru_cache(maxsize=2048)
def campaign_odds(units: int, rating: int, icons: int) -> float:
    """The chance that an army wins so many icons before it is gone, turn after turn, without forced marches."""
    if not icons:
        return 1.0
    if units <= 0:
        return 0.0
    win = win_odds(number_of_dice(units, 0), rating)
    return win * campaign_odds(units, rating, icons - 1) + (1 - win) * campaign_odds(units - 1, rating, icons)


@lru_cache(maxsize=128)
def _chances(dice: int, counted: int, most: int, claims_ties: bool) -> tuple[float, ...]:
    """The chance to win with 0, 1, 2, ... successes against so many dice."""
    defence = spread(dice, DEFENDER, counted)
    return tuple(
        sum([chance for total, chance in enumerate(defence) if attacker_wins(attack, total, claims_ties)])
        for attack in range(most + 1)
    )


class _Solver:
    def __init__(self, asked: Campaign) -> None:
        self.asked = asked
        self.worth = asked.worth
        self.guard = number_of_dice(asked.rating, asked.conan == DEFENDER)
        self.symbols = COUNTS_CONAN * (asked.conan == DEFENDER)
        self.known: dict[_Node, tuple[float, list[Branch]]] = {}

    def odds(self) -> FightOdds:
        """Solve backwards, then follow the best choices forwards: units and icons fall with every roll."""
        asked = self.asked
        cards = _fitting(asked.cards, asked.icons)
        start = _Node(asked.units, asked.icons, asked.sorcery, cards, asked.raiders, asked.actions, False)
        if not asked.units or not asked.icons:
            end = End(not asked.icons, asked.units, asked.sorcery, actions=0)
            return FightOdds(self._value(end), {end: 1.0})
        value = self._value(start)
        ends: dict[End, float] = {}
        levels: list[dict[_Node, float]] = [{} for _ in range(asked.units + asked.icons + 1)]
        levels[asked.units + asked.icons][start] = 1.0
        while levels:
            for node, chance in levels.pop().items():
                for part, after in self.known[node][1]:
                    if isinstance(after, End):
                        ends[after] = ends.get(after, 0.0) + chance * part
                    else:
                        level = levels[after.units + after.icons]
                        level[after] = level.get(after, 0.0) + chance * part
        return FightOdds(value, ends)

    def _value(self, at: _Node | End) -> float:
        if isinstance(at, End):
            worth = self.worth
            spent = worth.action * at.actions
            return worth.prize * at.won + worth.unit * at.units + worth.token * at.sorcery - spent
        if at not in self.known:
            self.known[at] = max((self._roll(at, card) for card in (None, *dict.fromkeys(at.cards))), key=_first)
        return self.known[at][0]

    def _roll(self, node: _Node, card: Card | None) -> tuple[float, list[Branch]]:
        """A roll with one of the cards that fit here, or with none."""
        if card is not None and not card[1] >> (node.icons - 1) & 1:
            return float("-inf"), []
        asked = self.asked
        may_spend = node.sorcery > 0 and not (asked.sorcery_per_conflict and node.spent)
        side = Side(
            number_of_dice(node.units, asked.conan == ATTACKER),
            (card[0] if card else 0) | COUNTS_CONAN * (asked.conan == ATTACKER),
            sorcery=may_spend,
            rerolls=asked.rerolls,
        )
        chances = _chances(self.guard, self.symbols | COUNTS_AXE * (node.raiders > 0), side.most, asked.claims_ties)
        tokens = (0, 1) if may_spend else (0,)
        ends = [(self._after(node, card, True, token), self._after(node, card, False, token)) for token in tokens]
        values = [(self._value(won), self._value(lost)) for won, lost in ends]
        worths = [[lost + chance * (won - lost) for chance in chances] for won, lost in values]
        finals = play(side, ATTACKER, (), worths[0], worths[-1])
        branches: list[Branch] = []
        value = 0.0
        for token in tokens:
            win = sum([p * chance for p, chance in zip(finals[token], chances, strict=True)])
            lose = sum(finals[token]) - win
            value += win * values[token][0] + lose * values[token][1]
            branches += [(p, end) for p, end in zip((win, lose), ends[token], strict=True) if p > 0]
        return value, branches

    def _after(self, node: _Node, card: Card | None, won: bool, token: int) -> _Node | End:
        """What follows a roll: the fort, the end of the army, or the choice to give up, to be patient or to march."""
        sorcery = node.sorcery - token
        done = self.asked.actions - node.actions + 1
        units, icons = (node.units, node.icons - 1) if won else (node.units - 1, node.icons)
        if not icons:
            return End(True, units - 1, sorcery, actions=done)
        if not units:
            return End(False, 0, sorcery, actions=done)
        cards = list(node.cards)
        if card is not None:
            cards.remove(card)
        left = _fitting(tuple(cards), icons)
        raiders = max(0, node.raiders - 1)
        choices: list[_Node | End] = [End(False, units, sorcery, actions=done)]
        if node.actions > 1:
            later = node.actions - (node.actions < ENDLESS)
            choices.append(_Node(units, icons, sorcery, left, raiders, later, False))
        if units >= 2:
            spent = self.asked.sorcery_per_conflict and (node.spent or bool(token))
            choices.append(_Node(units - 1, icons, sorcery, left, raiders, node.actions, spent))
        return max(choices, key=self._value)


@lru_cache(maxsize=4096)
def _fitting(cards: tuple[Card, ...], icons: int) -> tuple[Card, ...]:
    """The cards that fit an icon still to be won. An axe is as good as a shield, so only their number is kept."""
    mask = (1 << icons) - 1
    return tuple(sorted((3 if symbols == 3 else 1, fits & mask) for symbols, fits in cards if symbols and fits & mask))


def _first(found: tuple[float, list[Branch]]) -> float:
    return found[0]
