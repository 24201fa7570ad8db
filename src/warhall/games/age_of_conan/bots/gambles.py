"""Choices against hidden ones: bids for Conan, and tokens staked for artifacts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.beliefs import LOWEST, strong_bid_weights
from warhall.games.age_of_conan.bots.chances import ahead, best_below, drawn
from warhall.games.age_of_conan.bots.sight import ADVENTURES, AGES
from warhall.games.age_of_conan.bots.values import Values
from warhall.games.age_of_conan.cards.supplies import BidBonus
from warhall.games.age_of_conan.components import BID_VALUES, NOBODY
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules import bidding
from warhall.games.age_of_conan.rules.artifacts import NONE, selection
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.court import Court
    from warhall.games.age_of_conan.bots.crowning import Crowning
    from warhall.games.age_of_conan.bots.sight import Sight

RECOVERABLE: Final = 0.4  # of the worth of a token that the 0 can bring back
MISTAKE: Final = 1.0  # points by which a choice may be worse than the best and still be made to surprise


class Gambles:
    """Guesses at what others hold or do, and how much to dare."""

    def __init__(self, sight: Sight, values: Values, court: Court, crowning: Crowning) -> None:
        self.sight = sight
        self.values = values
        self.court = court
        self.crowning = crowning
        self.board = sight.board
        self.me = sight.me

    def _surprise(self, scores: list[float], bluff: float, rng: random.Random) -> int:
        """One of the best, the better the likelier: whoever can be foreseen is outbid."""
        best = max(scores)
        if bluff <= 0.0:
            return scores.index(best)
        weights = [exp((score - best) / bluff) if score > best - MISTAKE else 0.0 for score in scores]
        return drawn(weights, rng)

    # -- bids ----------------------------------------------------------------------------------------------------------

    def adventure_worth(self) -> float:
        """Value being the Conan player of the adventure on the table, rather than somebody else being it."""
        length = len(self.board.track)
        others = len(self.sight.rivals)
        taken = 0.5 + 0.45 * length  # tokens that the Conan player gets more than the others
        tokens = taken * self.values.unknown_token() * (1.0 + 0.6 / others)
        return self.values.weights.conan * tokens + 0.3

    def bid(self, legal: Sequence[Action], rng: random.Random) -> Action:
        """A bid that is likely enough to win, with a token and a card that are not missed too much."""
        usual = self.adventure_worth()
        worth = usual + self.crowning.lure()
        price, regained = self._prices(usual)
        scores = [self._bid_score(action, worth, price, regained) for action in legal]
        return legal[self._surprise(scores, self.values.weights.bluff, rng)]

    def _prices(self, usual: float) -> tuple[float, float]:
        """Price a point on a token that is spent, and one that the 0 brings back: most for the last age, where
        the crown is won. What is spent before costs less as long as the 0 can bring it back."""
        price = self.values.weights.bid_price * usual * self._scarcity()
        if self.sight.age == AGES:
            return price, max(price, 0.05 * usual)
        saved = self.values.weights.save
        return price + saved * (RECOVERABLE if 0 in self.sight.bid_values(self.me) else 1.0), price + saved

    def _bid_score(self, action: Action, worth: float, price: float, regained: float) -> float:
        _, token, *card = self.sight.game.notation.read(action)
        value = BID_VALUES[token]
        total = value
        cost = price * max(0, value - LOWEST)
        if card:
            total += self.sight.game.components.strategy[card[0]].rating
            cost += self.court.strategy_worth(card[0])
        if value == 0:
            cost -= regained * self._recovery()
        return self.bid_chance(total) * worth - cost

    def bid_chance(self, total: int) -> float:
        """The chance that a total is the highest; a tie is as good as half."""
        chance = 1.0
        for seat in self.sight.rivals:
            chance *= self._outbids(seat, total)
        return chance

    def _outbids(self, seat: int, total: int) -> float:
        """The chance to be above the bid of a rival: a token that it has left, and the best of so many cards."""
        key = ("outbids", seat, total)
        memo = self.sight.memo
        if key not in memo:
            values = self.sight.bid_values(seat)
            weights = strong_bid_weights(values)
            cards = len(self.board.strategy_hand[seat])
            ratings = self.sight.game.components.strategy_ratings
            chance = 0.0
            for value, weight in zip(values, weights, strict=True):
                missing = total - value  # what a card would have to be to tie
                chance += weight * 0.5 * (best_below(ratings, missing, cards) + best_below(ratings, missing + 1, cards))
            memo[key] = chance / sum(weights)
        found: float = memo[key]
        return found

    def _scarcity(self) -> float:
        """Good tokens are free when there are as many as bids to come."""
        held = self.sight.bid_values(self.me)
        good = sum(value > LOWEST for value in held) + (3 if 0 in held else 0)
        bids = self.sight.adventures_to_come + 1
        return 0.0 if good >= bids else 1.0

    def _recovery(self) -> float:
        """The points that the 0 brings back (AOC-063), as far as there are bids left for them; it does so only once
        (AOC-064), best when all are spent and the last age is near."""
        held = self.sight.bid_values(self.me)
        missing = sorted((value for value in BID_VALUES if value > LOWEST and value not in held), reverse=True)
        useful = missing[: max(0, self.sight.adventures_to_come)]
        later = max(0, self.sight.adventures_to_come - ADVENTURES)  # before the last age
        return 1.3 * sum(value - LOWEST for value in useful) - later

    def bid_totals(self) -> list[int]:
        return [bidding.total(self.board, seat) for seat in range(self.sight.game.players)]

    def bid_cards(self, legal: Sequence[Action]) -> Action:
        """A kingdom card only where it wins the bid."""
        totals = self.bid_totals()
        short = max(totals[seat] for seat in self.sight.rivals) - totals[self.me]
        for action in legal:
            if action.verb == "use":
                card = self.sight.game.components.cards[self.sight.game.notation.read(action)[1]]
                raised = sum(verb.n for verb in card.verbs if isinstance(verb, BidBonus))
                if short >= 0 and raised > short and self.adventure_worth() > self.court.price_of_use(card):
                    return action
        return PASS

    def bonus(self, legal: Sequence[Action]) -> Action:
        """Replace the card with the cheapest one that wins the bid."""
        totals = self.bid_totals()
        best = max(totals[seat] for seat in self.sight.rivals)
        if totals[self.me] > best:
            return PASS
        known = self.sight.game.components
        current = self.board.bid_card[self.me]
        base = totals[self.me] - (known.strategy[current].rating if current != NOBODY else 0)
        winning = [
            action
            for action in legal
            if action.verb == "replace"
            and base + known.strategy[self.sight.game.notation.read(action)[1]].rating > best
        ]
        if not winning:
            return PASS
        return min(winning, key=lambda action: self.court.strategy_worth(self.sight.game.notation.read(action)[1]))

    # -- artifacts -----------------------------------------------------------------------------------------------------

    def stake(self, rng: random.Random) -> Action:
        """All tokens of a category whose artifact is worth most, given the chance to win it; now and then another."""
        known, held = self.sight.game.components.tokens, self.board.tokens[self.me]
        categories = sorted({known[token].category for token in held})
        if not categories:
            return NONE
        scores = [self._stake_score(category) for category in categories]
        category = categories[self._surprise(scores, self.values.weights.feint, rng)]
        return selection(self.sight.game, [token for token in held if known[token].category == category])

    def _stake_score(self, category: int) -> float:
        """Its worth by the chance that no rival stakes more, or as much (AOC-330)."""
        chance = self.values.artifact_worth(category)
        mine = self.sight.totals()[category]
        for seat in self.sight.rivals:
            totals, doubt = self.values.token_totals(seat)
            wanted = [self.values.artifact_worth(each) * total for each, total in enumerate(totals)]
            staked_there = wanted[category] / (sum(wanted) + 0.01)
            chance *= 1.0 - staked_there * (1.0 - ahead(mine - 0.5 - totals[category], doubt))
        return chance
