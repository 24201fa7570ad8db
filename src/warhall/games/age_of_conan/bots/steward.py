"""The steward: weighs every choice in points, by exact chances, and sees no more than its seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from warhall.games.age_of_conan.bots.contests import Contests
from warhall.games.age_of_conan.bots.court import Court
from warhall.games.age_of_conan.bots.crowning import Crowning
from warhall.games.age_of_conan.bots.dice import Round, Uses, worth
from warhall.games.age_of_conan.bots.diplomacy import Diplomacy
from warhall.games.age_of_conan.bots.gambles import Gambles
from warhall.games.age_of_conan.bots.household import Household
from warhall.games.age_of_conan.bots.sight import Memo, Sight, board_of, glimpse, looks_like
from warhall.games.age_of_conan.bots.values import DEFAULT, Values, Weights
from warhall.games.age_of_conan.bots.warfare import Warfare
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
from warhall.games.age_of_conan.rules.limits import reserve_units
from warhall.kernel import Action, Frame, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState


class Mind:
    """The thoughts about one choice."""

    def __init__(
        self,
        game: AgeOfConan,
        board: AgeOfConanState,
        me: int,
        weights: Weights,
        memo: Memo,
        rng: random.Random,
    ) -> None:
        self.rng = rng  # where to be predictable would be a mistake
        self.sight = Sight(game, board, me, memo)
        self.values = Values(self.sight, weights)
        self.war = Warfare(self.sight, self.values)
        self.diplomacy = Diplomacy(self.sight, self.values, self.war)
        self.crowning = Crowning(self.sight, self.values)
        self.court = Court(self.sight, self.values, self.war, self.diplomacy, self.crowning)
        self.gambles = Gambles(self.sight, self.values, self.court, self.crowning)
        self.household = Household(self.sight, self.values, self.war, self.court)

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
        """The die that promises most, by what it leaves to the others as well."""
        players, me, weights = self.sight.game.players, self.sight.me, self.values.weights
        offered = [action for action in legal if action.verb == "take"]
        if not weights.spite and not weights.foresight:  # the others are not thought about, which is quicker
            own = self.uses()
            return max(offered, key=lambda action: worth(own, action))
        order = [(me + at) % players for at in range(players)]
        shares = [1.0, *(-weights.spite * self.values.rival(seat) for seat in order[1:]), weights.foresight]
        uses = [self.uses(), *(self._uses_of(seat) for seat in order[1:])]
        coming = Round(self.sight.board, uses, shares, self.values.action)
        return max(offered, key=coming.promise)

    def uses(self) -> Uses:
        """Value each use of a die."""
        court = self.court
        return (
            self.war.best_military(),
            self.diplomacy.best_intrigue(),
            court.best_court(with_conan=False),
            court.best_court(with_conan=True),
        )

    def _uses_of(self, seat: int) -> Uses:
        """The same for a rival, as far as it can be seen: it may have no cards, and the tokens that it has shown."""
        key = ("uses", seat)
        memo = self.sight.memo
        if key not in memo:
            board = self.sight.board.clone()
            board.strategy_hand[seat] = []
            board.kingdom_hand[seat] = []
            board.tokens[seat] = board.known_tokens[seat]
            memo[key] = Mind(self.sight.game, board, seat, self.values.weights, {}, self.rng).uses()
        found: Uses = memo[key]
        return found

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
        if self.sight.choice.placed or reserve_units(self.sight.board, self.sight.me) < 2:
            return first
        owned = [p for p, owner in enumerate(self.sight.board.owner) if owner == self.sight.me and p != at]
        return first + max((self.war.reinforcement(p) for p in owned), default=0.0)

    def _move_value(self, start: int, end: int, units: int) -> float:
        """Before an attack a move is free; a second move ends the action."""
        first = not self.sight.choice.moves
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
            if self.sight.choice.moved_to:  # the second journey ends the action
                value *= self.values.weights.later
                value -= 0.2 * self.sight.emissaries(args[1])
            return value - 0.02
        if verb == "use":
            return 0.3
        return 0.0


Chooser = Callable[[Mind, Sequence[Action]], Action]

_CHOICES: Final[dict[type[Frame], Chooser]] = {
    bidding.Bid: lambda mind, legal: mind.gambles.bid(legal, mind.rng),
    bidding.BidCards: lambda mind, legal: mind.gambles.bid_cards(legal),
    bidding.Bonus: lambda mind, legal: mind.gambles.bonus(legal),
    artifacts.Stake: lambda mind, _legal: mind.gambles.stake(mind.rng),
    crowning.Crown: lambda mind, _: mind.crowning.choose(),
    conan.Conan: lambda mind, legal: mind.court.conan_step(legal),
    turn.Turn: Mind.turn,
    turn.ExtraDie: Mind.die,
    turn.LastCards: lambda mind, legal: mind.court.loose_card(legal),
    adventure.Token: lambda mind, legal: mind.court.token_choice(legal),
    adventure.FoundToken: lambda mind, legal: mind.court.token_choice(legal),
    court.Court: lambda mind, legal: mind.court.court_choice(legal),
    military.Military: Mind.military,
    intrigue.Intrigue: Mind.intrigue,
    contest.Declare: lambda mind, legal: mind.contests().declare(legal),
    contest.Window: lambda mind, legal: mind.contests().window(legal),
    contest.OwnRoll: lambda mind, legal: mind.contests().window(legal),
    contest.OpponentRoll: lambda mind, legal: mind.contests().window(legal),
    contest.PickDice: lambda mind, legal: mind.contests().pick_dice(legal),
    campaign.March: lambda mind, _: mind.contests().march(),
    siege.SiegeRetreat: lambda mind, _: mind.contests().press(),
    battle.BattleRetreat: lambda mind, _: mind.contests().press(),
    battle.BattleHold: lambda mind, legal: mind.contests().stand(legal),
    age_change.Raids: lambda mind, legal: mind.household.raids(legal),
    age_change.Raise: lambda mind, legal: mind.household.troops(legal),
    age_change.Spend: lambda mind, legal: mind.household.spend(legal),
    court.TokenChoice: lambda *_: Action("token take"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Steward:
    """One choice at a time, each by the likely worth of what follows."""

    def __init__(self, game: AgeOfConan) -> None:
        self.game = game
        self.weights: Weights = DEFAULT
        self._last: tuple[int, AgeOfConanState] | None = None
        self._memo: Memo = {}

    def adopt(self, values: Mapping[str, float]) -> None:
        """Play by other values than the usual ones: the style of a character."""
        self.weights = self.weights._replace(**values)

    def _recall(self, board: AgeOfConanState, me: int) -> Memo:
        """Recall what was thought about the same position a moment ago, when only the choice at hand is another."""
        last = self._last
        if last is None or last[0] != me or not looks_like(board, last[1]):
            self._memo = {}
            self._last = (me, board)
        return self._memo

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.decide(board_of(self.game, view), view["you"], legal, rng)

    def imagine(self, state: AgeOfConanState, seat: int, rng: random.Random) -> Action:
        """The choice of a seat in an imagined position, by what that seat would see of it."""
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else self.decide(glimpse(state, seat), seat, legal, rng)

    def decide(self, board: AgeOfConanState, me: int, legal: Sequence[Action], rng: random.Random) -> Action:
        """The choice of a seat that sees this board."""
        mind = Mind(self.game, board, me, self.weights, self._recall(board, me), rng)
        frame = type(board.stack[-1])
        chooser = _CHOICES.get(frame)
        return chooser(mind, legal) if chooser is not None else mind.court.answer(frame, legal)
