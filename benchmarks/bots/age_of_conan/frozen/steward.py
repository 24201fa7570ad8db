"""The steward: weighs every choice in points, by exact chances, and sees no more than its seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final

from benchmarks.bots.age_of_conan.frozen.contests import Contests
from benchmarks.bots.age_of_conan.frozen.court import Court
from benchmarks.bots.age_of_conan.frozen.diplomacy import Diplomacy
from benchmarks.bots.age_of_conan.frozen.gambles import Gambles
from benchmarks.bots.age_of_conan.frozen.household import Household
from benchmarks.bots.age_of_conan.frozen.sight import AGES, Memo, Sight
from benchmarks.bots.age_of_conan.frozen.values import DEFAULT, Values, Weights
from benchmarks.bots.age_of_conan.frozen.warfare import Warfare
from warhall.games.age_of_conan.components import UNITS_PER_PROVINCE
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules import (
    adventure,
    age_change,
    artifacts,
    battle,
    bidding,
    campaign,
    conan,
    contest,
    court,
    crowning,
    intrigue,
    military,
    siege,
    turn,
)
from warhall.games.age_of_conan.rules.fate_dice import USE
from warhall.games.age_of_conan.rules.frames import BY_NAME
from warhall.games.age_of_conan.rules.limits import reserve_units
from warhall.kernel import Action, Frame, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan


class Mind:
    """The thoughts about one choice; each is made when it is needed."""

    def __init__(self, game: AgeOfConan, view: View, weights: Weights, memo: Memo) -> None:
        self.sight = Sight(game, view, memo)
        self.values = Values(self.sight, weights)
        self.war = Warfare(self.sight, self.values)
        self.diplomacy = Diplomacy(self.sight, self.values, self.war)
        self.court = Court(self.sight, self.values, self.war, self.diplomacy)

    @cached_property
    def gambles(self) -> Gambles:
        return Gambles(self.sight, self.values, self.court)

    @cached_property
    def household(self) -> Household:
        return Household(self.sight, self.values, self.war, self.court)

    @cached_property
    def contests(self) -> Contests:
        return Contests(self.sight, self.values, self.war, self.diplomacy, self.court)

    # -- the turn ------------------------------------------------------------------------------------------------------

    def turn(self, legal: Sequence[Action]) -> Action:
        """Cards that help at once, then the die that promises most."""
        cards = self.sight.game.components.cards
        for action in legal:
            if action.verb in ("play", "refresh"):
                card = cards[self.sight.game.notation.read(action)[1]]
                if self.court.wants_table_card(card, action.verb):
                    return action
        loose = self.court.loose_card(legal)
        return loose if loose != PASS else self.die(legal)

    def die(self, legal: Sequence[Action]) -> Action:
        return max((action for action in legal if action.verb == "take"), key=self.die_value)

    def die_value(self, action: Action) -> float:
        use = USE[action][1]
        if use == "military":
            return self.war.best_military()
        if use == "intrigue":
            return self.diplomacy.best_intrigue()
        return self.court.best_court(action == "take court")

    def conan(self, legal: Sequence[Action]) -> Action:
        """Home for the crown when the adventure ends with this turn and the crown is worth it; else on the way."""
        home = self.sight.game.notation.by_province["conan"][self.sight.game.homes[self.sight.me]]
        if self.sight.age == AGES and len(self.sight.board.track) == 1:
            at_home = self.sight.board.conan == self.sight.game.homes[self.sight.me]
            if (home in legal or at_home) and self.gambles.crown_gain()[0] > 0.02:
                return Action("conan stay") if at_home else home
        return self.court.conan_step(legal)

    # -- military ------------------------------------------------------------------------------------------------------

    def military(self, legal: Sequence[Action]) -> Action:
        return max(legal, key=self._military_value)

    def _military_value(self, action: Action) -> float:
        verb, *args = self.sight.game.notation.read(action)
        if verb in ("attack", "fight"):
            return self.war.value_of(action) + 0.001 * (args[2] if verb == "attack" else 0)
        if verb == "place":
            return self._place_value(args[0])
        if verb == "move":
            return self._move_value(args[0], args[1], args[2])
        if verb == "use":
            return 0.5 + self.war.best_attack() if self.war.best_military() > self.war.best_attack() + 0.3 else -1.0
        return 0.0

    def _place_value(self, at: int) -> float:
        """This unit and, with the first one, the second."""
        first = self.war.reinforcement(at)
        if "placed" in self.sight.choice or reserve_units(self.sight.board, self.sight.me) < 2:
            return first
        owned = [p for p, owner in enumerate(self.sight.board.owner) if owner == self.sight.me and p != at]
        return first + max((self.war.reinforcement(p) for p in owned), default=0.0)

    def _move_value(self, start: int, end: int, units: int) -> float:
        """Before an attack a move is free; a second move ends the action."""
        first = "moves" not in self.sight.choice
        gain = self.war.redeployment(start, end, units)
        if first and units <= UNITS_PER_PROVINCE:
            return gain - 0.05
        here = self.sight.board.armies[start]
        there = self.sight.board.armies[end] if self.sight.board.army_owner[end] == self.sight.me else 0
        before = self.war.prospect(start, here) + self.war.prospect(end, there)
        return self.values.weights.later * (gain + self.war.prospect(start, here - units) - before)

    # -- intrigue ------------------------------------------------------------------------------------------------------

    def intrigue(self, legal: Sequence[Action]) -> Action:
        return max(legal, key=self._intrigue_value)

    def _intrigue_value(self, action: Action) -> float:
        verb, *args = self.sight.game.notation.read(action)
        diplomacy = self.diplomacy
        if verb == "contest":
            return diplomacy.contest_value(args[0], diplomacy.base_dice(args[0]))
        if verb == "collect":
            return diplomacy.collect_value(args[0])
        if verb == "recruit":
            return diplomacy.recruiting() + 0.01 * self.values.conquest(args[0])
        if verb == "send":
            value = max(diplomacy.journey_value(*args), diplomacy.support_value(*args))
            if "moved_to" in self.sight.choice:  # the second journey ends the action
                value *= self.values.weights.later
                value -= 0.2 * self.sight.emissaries(args[1])
            return value - 0.02
        if verb == "use":
            return 0.3
        return 0.0


_PASSING: Final = frozenset(("pool", "stack", "extra_die", "waiting", "only_choice", "last_dice"))
Chooser = Callable[[Mind, Sequence[Action]], Action]

_CHOICES: Final[dict[type[Frame], Chooser]] = {
    bidding.Bid: lambda mind, legal: mind.gambles.bid(legal),
    bidding.BidCards: lambda mind, legal: mind.gambles.bid_cards(legal),
    bidding.Bonus: lambda mind, legal: mind.gambles.bonus(legal),
    artifacts.Stake: lambda mind, _legal: mind.gambles.stake(),
    crowning.Crown: lambda mind, _: mind.gambles.crown(),
    conan.Conan: Mind.conan,
    turn.Turn: Mind.turn,
    turn.ExtraDie: Mind.die,
    turn.LastCards: lambda mind, legal: mind.court.loose_card(legal),
    adventure.Token: lambda mind, legal: mind.court.token_choice(legal),
    adventure.FoundToken: lambda mind, legal: mind.court.token_choice(legal),
    court.Court: lambda mind, legal: mind.court.court_choice(legal),
    military.Military: Mind.military,
    intrigue.Intrigue: Mind.intrigue,
    contest.Declare: lambda mind, legal: mind.contests.declare(legal),
    contest.Window: lambda mind, legal: mind.contests.window(legal),
    contest.OwnRoll: lambda mind, legal: mind.contests.window(legal),
    contest.OpponentRoll: lambda mind, legal: mind.contests.window(legal),
    contest.PickDice: lambda mind, legal: mind.contests.pick_dice(legal),
    campaign.March: lambda mind, _: mind.contests.march(),
    siege.SiegeRetreat: lambda mind, _: mind.contests.press(),
    battle.BattleRetreat: lambda mind, _: mind.contests.press(),
    battle.BattleHold: lambda mind, legal: mind.contests.stand(legal),
    age_change.Raids: lambda mind, legal: mind.household.raids(legal),
    age_change.Raise: lambda mind, legal: mind.household.troops(legal),
    age_change.Spend: lambda mind, legal: mind.household.spend(legal),
    court.TokenChoice: lambda *_: Action("token take"),
}


class Steward:
    """One choice at a time, each by the likely worth of what follows."""

    weights: ClassVar[Weights] = DEFAULT

    def __init__(self, game: AgeOfConan) -> None:
        self.game = game
        self._last: tuple[dict[str, Any], Memo] = ({}, {})

    def _recall(self, view: View) -> Memo:
        """What was thought about the same position a moment ago, when only the choice at hand is another."""
        known = {name: value for name, value in view.items() if name not in _PASSING}
        if known != self._last[0]:
            self._last = (known, {})
        return self._last[1]

    def choose(self, view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        mind = Mind(self.game, view, self.weights, self._recall(view))
        frame = BY_NAME[view["stack"][-1]["frame"]]
        chooser = _CHOICES.get(frame)
        return chooser(mind, legal) if chooser is not None else mind.court.answer(frame, legal)
