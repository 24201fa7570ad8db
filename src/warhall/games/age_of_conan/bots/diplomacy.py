"""Emissaries: alliances to be made and broken, gold to be collected, journeys to where that is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.bots.chances import win
from warhall.games.age_of_conan.bots.values import Values
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import intrigue, intrigue_contest
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_AXE, COUNTS_CONAN, number_of_dice
from warhall.games.age_of_conan.rules.intrigue_contest import IntrigueContest
from warhall.games.age_of_conan.rules.limits import reserve_emissaries
from warhall.games.age_of_conan.study.odds import Side

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.sight import Sight
    from warhall.games.age_of_conan.bots.warfare import Warfare


class Diplomacy:
    """Promises of intrigue in one position."""

    def __init__(self, sight: Sight, values: Values, war: Warfare) -> None:
        self.sight = sight
        self.values = values
        self.war = war
        self.board = sight.board
        self.me = sight.me
        self.ties = sight.has_artifact("cobra_crown")

    def card_symbols(self, at: int) -> int:
        """The symbols of the best strategy card for the area of a province."""
        best = 0
        contest = IntrigueContest(at, self.me, self.board.owner[at])
        for card in self.sight.hand:
            symbols = self.sight.game.components.strategy[card].symbols
            if symbols.bit_count() > best.bit_count() and contest.valid_card(self.board, ATTACKER, card):
                best = symbols
        return best

    def base_dice(self, at: int) -> int:
        contest = IntrigueContest(at, self.me, self.board.owner[at])
        return contest.strength(self.board, ATTACKER)

    def chance(self, at: int, dice: int) -> float:
        """The chance to win a contest there with so many dice of one's own."""
        key = ("intrigue", at, dice)
        memo = self.sight.memo
        if key not in memo:
            board = self.board
            contest = IntrigueContest(at, self.me, board.owner[at])
            conan = contest.conan_helps(board, ATTACKER)
            counted = self.card_symbols(at) | (COUNTS_CONAN if conan else 0)
            sorcery = board.sorcery[self.me] > 0
            attack = Side(
                number_of_dice(dice, conan), counted, 0, sorcery, rerolls=self.war.rerolls, claims_ties=self.ties
            )
            conan = contest.conan_helps(board, DEFENDER)
            counted = (COUNTS_AXE if contest.raiders_fight(board) else 0) | (COUNTS_CONAN if conan else 0)
            strength = contest.strength(board, DEFENDER)
            sorcery = contest.defender != NOBODY and board.sorcery[contest.defender] > 0
            memo[key] = win(attack, Side(number_of_dice(strength, conan), counted, 0, sorcery))
        found: float = memo[key]
        return found

    def prize(self, at: int) -> float:
        """Value winning a contest there."""
        if self.board.owner[at] != NOBODY:
            return self.values.strip(at)
        gain = self.values.alliance(at) - self.values.emissary
        conquest = self.war.campaign(at).fights[4][0] if self._in_reach(at) else 0.0
        return gain - self.values.weights.own_alliance * conquest

    def _in_reach(self, at: int) -> bool:
        adjacent = self.sight.game.components.adjacent[at]
        return any(self.board.owner[p] == self.me or self.board.army_owner[p] == self.me for p in adjacent)

    def open_to_contest(self, at: int) -> bool:
        """Whether a contest would be possible there if an emissary stood there."""
        return intrigue_contest.open_to_contest(self.board, self.me, at)

    def contest_value(self, at: int, dice: int) -> float:
        chance = self.chance(at, dice)
        loss = 0.0 if self.board.owner[at] == NOBODY else self.values.emissary
        return chance * self.prize(at) - (1 - chance) * loss

    def collect_value(self, at: int) -> float:
        board = self.board
        if board.owner[at] in (NOBODY, self.me) or not self.sight.game.battlefield[at]:
            return 0.0
        return self.values.gold(self.sight.provinces[at].rating) - self.values.emissary

    def dice_after(self, start: int, end: int) -> int:
        """The own dice at the end of a journey: an emissary who left a neighbour helps no more."""
        lost = (
            start in self.sight.game.components.adjacent[end]
            and self.board.owner[start] != self.me
            and self.sight.emissaries(start) == 1
        )
        return self.base_dice(end) - lost

    def journey_value(self, start: int, end: int) -> float:
        """Value what an emissary could do at once where the journey ends."""
        best = self.collect_value(end)
        if self.open_to_contest(end):
            best = max(best, self.contest_value(end, self.dice_after(start, end)))
        return best

    def support_value(self, start: int, end: int) -> float:
        """A journey that only makes a contest next to its end easier."""
        best = 0.0
        if self.board.owner[end] == self.me or self.sight.emissaries(end):
            return best
        for at in self.sight.game.components.adjacent[end]:
            staying = self.sight.emissaries(at) - (at == start)
            if staying > 0 and self.open_to_contest(at):
                best = max(best, self.contest_value(at, self.dice_after(start, at) + 1))
        return best

    def contests_here(self) -> float:
        best = 0.0
        for at in range(self.sight.game.components.size):
            if self.sight.emissaries(at):
                best = max(best, self.collect_value(at))
                if intrigue_contest.possible(self.board, self.me, at):
                    best = max(best, self.contest_value(at, self.base_dice(at)))
        return best

    def best_intrigue(self) -> float:
        """Value an intrigue die by its best use."""
        best = max(self.contests_here(), self.recruiting())
        seen: set[tuple[int, int]] = set()
        for action in intrigue.journeys(self.board, self.me, ()):
            _, start, end = self.sight.game.notation.read(action)
            near = start in self.sight.game.components.adjacent[end]
            if (end, start if near else -1) in seen:
                continue
            seen.add((end, start if near else -1))
            best = max(best, self.journey_value(start, end), self.support_value(start, end))
        return best

    def recruiting(self) -> float:
        return self.values.weights.emissary * self.values.time if reserve_emissaries(self.board, self.me) > 0 else 0.0
