"""Armies: what a campaign, a siege or a battle promises, where troops are needed, and when to march on or turn back.

Everything is a value in points. A `Plan` looks a whole action ahead: each roll won or lost, a forced march or a halt
after it, with a halted army worth what it could still do in a later turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.bots.chances import siege_chance, win, win_by_units
from warhall.games.age_of_conan.bots.values import Values
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, BATTLE, CAMPAIGN, DEFENDER, SIEGE
from warhall.games.age_of_conan.components import NOBODY, UNITS_PER_PROVINCE
from warhall.games.age_of_conan.rules import military
from warhall.games.age_of_conan.rules.contest import Contest
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_AXE, COUNTS_CONAN, number_of_dice
from warhall.games.age_of_conan.rules.frames import CONTEST_KINDS
from warhall.games.age_of_conan.rules.limits import reserve_units
from warhall.games.age_of_conan.rules.terms import room
from warhall.games.age_of_conan.study.odds import Side

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.sight import Sight

Row = list[float]


class Campaign:
    """The worth of an army of so many units on each icon of a province: about to fight, or between two rolls."""

    def __init__(self, war: Warfare, at: int) -> None:
        self.values = war.values
        self.track = war.sight.provinces[at].track
        self.prize = war.values.conquest(at)
        self.chances = war.campaign_chances(at)
        icons = len(self.track)
        self.fights: list[Row] = [[0.0] * icons for _ in range(UNITS_PER_PROVINCE + 1)]
        self.rests: list[Row] = [[0.0] * icons for _ in range(UNITS_PER_PROVINCE + 1)]
        for units in range(1, UNITS_PER_PROVINCE + 1):
            for icon in reversed(range(icons)):
                self._fill(units, icon)

    def _fill(self, units: int, icon: int) -> None:
        chance = self.chances[icon][units]
        self.fights[units][icon] = chance * self.won(units, icon) + (1 - chance) * self.lost(units, icon)
        waiting = self.values.unit * units
        later = self.fights[units][icon] - self.values.action
        if later > waiting:
            waiting += self.values.weights.later * self.values.time * (later - waiting)
        marching = self.fights[units - 1][icon] if units > 1 else 0.0
        self.rests[units][icon] = max(waiting, marching)

    def won(self, units: int, icon: int) -> float:
        """After a roll that was won on this icon."""
        if icon + 1 == len(self.track):
            return self.prize + self.values.unit * (units - 1)
        return self.rests[units][icon + 1]

    def lost(self, units: int, icon: int) -> float:
        return self.rests[units - 1][icon] if units > 1 else 0.0

    def marches(self, units: int, icon: int, free: bool) -> bool:
        """Whether another roll at once is better than to wait."""
        fighting = self.fights[units if free else units - 1][icon]
        waiting = self.values.unit * units
        later = self.fights[units][icon] - self.values.action
        if later > waiting:
            waiting += self.values.weights.later * self.values.time * (later - waiting)
        return fighting > waiting


class Warfare:
    """Military promises in one position."""

    def __init__(self, sight: Sight, values: Values) -> None:
        self.sight = sight
        self.values = values
        self.board = sight.board
        self.me = sight.me
        self.ties = sight.has_artifact("sword_of_atlantis")
        self.rerolls = (1,) if sight.has_artifact("heart_of_tammuz") else ()
        self._symbols: dict[int, int] = {}

    # -- single rolls --------------------------------------------------------------------------------------------------

    def card_symbols(self, terrain: int) -> int:
        """The symbols of the best strategy card for a terrain."""
        if terrain not in self._symbols:
            self._symbols[terrain] = self._best_symbols(terrain)
        return self._symbols[terrain]

    def _best_symbols(self, terrain: int) -> int:
        best = 0
        for card in self.sight.hand:
            facts = self.sight.game.components.strategy[card]
            if facts.terrains >> terrain & 1 and facts.symbols.bit_count() > best.bit_count():
                best = facts.symbols
        return best

    def campaign_chances(self, at: int) -> list[tuple[float, ...]]:
        """For each icon the chance to win a campaign roll with 0, 1, 2, ... units and what is at hand."""
        contest = CONTEST_KINDS[CAMPAIGN](at, self.me, NOBODY)
        province = self.sight.provinces[at]
        raided = COUNTS_AXE if self.board.raiders[at] else 0
        defence = self._defending(contest, province.rating, raided)
        return [win_by_units(self._attacking(contest, 0, terrain), defence) for terrain in province.track]

    def _attacking(self, contest: Contest, units: int, terrain: int) -> Side:
        """The own dice in a military contest, with the best card for the terrain."""
        conan = contest.conan_helps(self.board, ATTACKER)
        counted = self.card_symbols(terrain) | (COUNTS_CONAN if conan else 0)
        sorcery = self.board.sorcery[self.me] > 0
        dice = number_of_dice(units, conan)
        return Side(dice, counted, sorcery=sorcery, rerolls=self.rerolls, claims_ties=self.ties)

    def _defending(self, contest: Contest, strength: int, symbols: int) -> Side:
        conan = contest.conan_helps(self.board, DEFENDER)
        sorcery = contest.defender != NOBODY and self.board.sorcery[contest.defender] > 0
        return Side(number_of_dice(strength, conan), symbols | (COUNTS_CONAN if conan else 0), sorcery=sorcery)

    def assault_chance(self, contest: Contest, units: int, garrison: int) -> float:
        """The chance to win a roll of a siege or a battle against a player who may have cards."""
        province = self.sight.provinces[contest.province]
        walls = max(province.rating, garrison) if contest.kind == SIEGE else garrison
        icon = 0 if contest.kind == SIEGE else max(self.board.steps[contest.province], 0)
        attack = self._attacking(contest, units, province.track[icon])
        plain = win(attack, self._defending(contest, walls, 0))
        carded = win(attack, self._defending(contest, walls, COUNTS_AXE))
        fitting = min(0.8, 0.3 * len(self.board.strategy_hand[contest.defender]))
        return fitting * carded + (1 - fitting) * plain

    # -- campaigns, sieges, battles ------------------------------------------------------------------------------------

    def campaign(self, at: int) -> Campaign:
        key = ("campaign", at)
        if key not in self.sight.memo:
            self.sight.memo[key] = Campaign(self, at)
        found: Campaign = self.sight.memo[key]
        return found

    def settled(self, at: int, units: int) -> float:
        """An army that has just cleared a province of its enemies and may march on."""
        return self.campaign(at).rests[units][0]

    def assault(self, kind: int, at: int, units: int, garrison: int) -> float:
        """A siege or battle about to be fought on, with the retreat that is open after each roll."""
        key = ("assault", kind, at, units, garrison)
        memo = self.sight.memo
        if key not in memo:
            board = self.board
            defender = board.owner[at] if kind == SIEGE else board.army_owner[at]
            contest = CONTEST_KINDS[kind](at, self.me, defender)
            chance = self.assault_chance(contest, units, garrison)
            enemy = self.values.rival(defender)
            if garrison > (0 if kind == SIEGE else 1):
                won = enemy * self.values.unit + self.pressed(kind, at, units, garrison - 1)
            else:
                won = self.values.crom + self.settled(at, units)
                won += self.values.strip(at) if kind == SIEGE else enemy * (self.values.unit + 0.5)
            lost = self.pressed(kind, at, units - 1, garrison)
            memo[key] = chance * won + (1 - chance) * lost
        found: float = memo[key]
        return found

    def pressed(self, kind: int, at: int, units: int, garrison: int) -> float:
        """Between two rolls: on, or back."""
        defeat = -self.values.rival(self._defender(kind, at)) * self.values.crom * 0.5
        if units <= 0:
            return defeat
        return max(defeat + self.values.unit * units, self.assault(kind, at, units, garrison))

    def _defender(self, kind: int, at: int) -> int:
        return self.board.owner[at] if kind == SIEGE else self.board.army_owner[at]

    def attack_value(self, start: int, end: int, units: int) -> float:
        """The gain of an attack with so many units; `start == end` for an army that fights where it stands."""
        key = ("attack", end, units if start != end else -units)
        memo = self.sight.memo
        if key not in memo:
            memo[key] = self._attack_value(start, end, units)
        gain: float = memo[key]
        if start != end and units >= self.board.armies[start]:
            bared = self.exposure(start, 0) - self.exposure(start, self.board.armies[start])
            gain -= self.values.weights.naked * bared + self.guard(start)
        return gain

    def _attack_value(self, start: int, end: int, units: int) -> float:
        board = self.board
        there = board.armies[end]
        spent = self.values.unit * units
        if board.owner[end] not in (NOBODY, self.me):
            return self.assault(SIEGE, end, min(units, UNITS_PER_PROVINCE), there) - spent
        if board.army_owner[end] not in (NOBODY, self.me):
            return self.assault(BATTLE, end, min(units, UNITS_PER_PROVINCE), there) - spent
        plan = self.campaign(end)
        icon = max(board.steps[end], 0)
        if start == end:
            return plan.fights[min(units, UNITS_PER_PROVINCE)][icon] - spent
        army = min(units + there, UNITS_PER_PROVINCE)
        return plan.fights[army][icon] - self.values.unit * (units + there)

    def best_attack(self) -> float:
        """The best that an attack could do now."""
        key = "best-attack"
        memo = self.sight.memo
        if key not in memo:
            memo[key] = max((self.value_of(action) for action in military.attacks(self.board, self.me)), default=0.0)
        found: float = memo[key]
        return found

    def value_of(self, action: str) -> float:
        verb, *args = self.sight.game.notation.read(action)
        if verb == "fight":
            return self.attack_value(args[0], args[0], self.board.armies[args[0]])
        return self.attack_value(args[0], args[1], args[2])

    # -- troops --------------------------------------------------------------------------------------------------------

    def prospect(self, at: int, units: int) -> float:
        """Value what an army of this size could win from a province."""
        key = ("prospect", at, units)
        memo = self.sight.memo
        if key not in memo:
            best = 0.0
            game, board = self.sight.game, self.board
            army = min(units, UNITS_PER_PROVINCE)
            for end in game.components.adjacent[at] if army > 0 else ():
                if game.battlefield[end] and board.owner[end] != self.me:
                    best = max(best, self._sally(at, end, army))
            memo[key] = best
        found: float = memo[key]
        return found

    def _sally(self, start: int, end: int, army: int) -> float:
        """Value an attack from a province that keeps a guard, if it needs one and the attack can spare it. Whoever
        thinks of that before the army gathers there gathers enough, or elsewhere."""
        whole = self._attack_value(start, end, army)
        guard = self.guard(start)
        if not guard:
            return whole
        return max(whole - guard, self._attack_value(start, end, army - 1) if army > 1 else 0.0)

    def guard(self, at: int) -> float:
        """Value the last unit in an own province that a rival army could enter."""
        if not self._can_be_lost(at) or not any(self.sight.units_near(at, seat) for seat in self.sight.rivals):
            return 0.0
        return self.values.weights.guard

    def _can_be_lost(self, at: int) -> bool:
        """Whether a province is the bot's own and no home, which nobody may attack (AOC-128)."""
        return self.board.owner[at] == self.me and self.sight.game.homes[self.me] != at

    def exposure(self, at: int, units: int) -> float:
        """Value what the bot's own province may lose to the armies around it."""
        if not self._can_be_lost(at):
            return 0.0
        key = ("exposure", at, units)
        memo = self.sight.memo
        if key not in memo:
            rating = self.sight.provinces[at].rating
            worst = 0.0
            for seat in self.sight.rivals:
                army = min(self.sight.units_near(at, seat), UNITS_PER_PROVINCE)
                if army:
                    worst = max(worst, siege_chance(army, units, rating))
            memo[key] = self.values.weights.threat * worst * rating * self.values.weights.loot
        found: float = memo[key]
        return found

    def reinforcement(self, at: int, more: int = 1) -> float:
        """Value so many more units in a province, in attack and in defence."""
        units = self.board.armies[at] if self.board.army_owner[at] == self.me else 0
        attack = self.prospect(at, units + more) - self.prospect(at, units)
        defence = self.exposure(at, units) - self.exposure(at, units + more)
        later = self.values.weights.later * self.values.time
        return more * self.values.unit * self.values.weights.placed + later * max(0.0, attack) + defence

    def placing(self) -> float:
        """Value placing units with a die."""
        reserve = reserve_units(self.board, self.me)
        if reserve <= 0:
            return 0.0
        places = [self.reinforcement(at) for at, owner in enumerate(self.board.owner) if owner == self.me]
        return sum(sorted(places, reverse=True)[: min(2, reserve)])

    def redeployment(self, start: int, end: int, units: int) -> float:
        """Value moving units: for what could be attacked from there at once, and for the defence."""
        board = self.board
        there = board.armies[end] if board.army_owner[end] == self.me else 0
        here = board.armies[start]
        arriving = min(units, room(board, end, self.me))
        if not arriving:
            return -self.values.unit * units
        joined, excess = there + arriving, units - arriving
        safety = self.exposure(end, there) - self.exposure(end, joined)
        safety += self.exposure(start, here) - self.exposure(start, here - units)
        if units >= here:
            safety -= self.guard(start)
        campaigning = 1.0 if board.steps[start] >= 0 and units == here else 0.0
        return self.prospect(end, joined) + safety - excess * self.values.unit - campaigning

    def best_military(self) -> float:
        """Value a military die by its best use."""
        best = max(self.best_attack(), self.placing(), 0.0)
        for action in military.redeployments(self.board, self.me):
            _, start, end, units = self.sight.game.notation.read(action)
            if units == min(self.board.armies[start], UNITS_PER_PROVINCE):
                best = max(best, self.redeployment(start, end, units) - 0.1)
        return best
