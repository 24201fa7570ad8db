"""Choices against hidden ones: bids for Conan, tokens staked for artifacts, and the crown."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod, sqrt
from typing import TYPE_CHECKING, Final

from benchmarks.bots.age_of_conan.frozen.chances import ahead
from benchmarks.bots.age_of_conan.frozen.values import Values
from warhall.games.age_of_conan.cards.supplies import BidBonus
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import BID_VALUES
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules.artifacts import NONE, selection
from warhall.games.age_of_conan.rules.objectives import fulfilled_by
from warhall.games.age_of_conan.rules.scoring import CROWNING, DOMINANCE
from warhall.kernel import Action

if TYPE_CHECKING:
    from benchmarks.bots.age_of_conan.frozen.court import Court
    from benchmarks.bots.age_of_conan.frozen.sight import Sight

CARD_MEAN: Final = 4.4  # the adventure rating that players usually bid
CARD_DOUBT: Final = 1.4
ARTIFACT_WORTH: Final = (2.5, 0.8, 1.2)  # of the artifacts for monsters, treasures and women
LOWEST: Final = 3  # the token that always comes back


class Gambles:
    """What others may hold or do, and what to dare."""

    def __init__(self, sight: Sight, values: Values, court: Court) -> None:
        self.sight = sight
        self.values = values
        self.court = court
        self.board = sight.board
        self.me = sight.me

    # -- bids ----------------------------------------------------------------------------------------------------------

    def adventure_worth(self) -> float:
        """What it is worth to be the Conan player of the adventure on the table rather than somebody else."""
        length = len(self.board.track)
        others = len(self.sight.rivals)
        taken = 0.5 + 0.45 * length  # tokens that the Conan player gets more than the others
        tokens = taken * self.values.unknown_token() * (1.0 + 0.6 / others)
        return self.values.weights.conan * tokens + 0.3

    def bid(self, legal: Sequence[Action]) -> Action:
        """A bid that is likely enough to win, with a token and a card that are not missed too much."""
        worth = self.adventure_worth()
        price = self.values.weights.bid_price * worth * self._scarcity()

        def score(action: Action) -> float:
            _, token, *card = self.sight.game.notation.read(action)
            value = BID_VALUES[token]
            total = float(value)
            cost = price * max(0, value - LOWEST)
            if card:
                total += self.sight.game.components.strategy[card[0]].rating
                cost += self.court.strategy_worth(card[0])
            if value == 0:
                cost -= self._recovery(price)
            return self.bid_chance(total) * worth - cost

        return max(legal, key=score)

    def bid_chance(self, total: float) -> float:
        """The chance that a total is the highest: a rival's token is any that is left, its card an ordinary one."""
        chances = []
        for seat in self.sight.rivals:
            tokens = [value for value in self.sight.view["seats"][seat]["bid_tokens"] if value] or [LOWEST]
            chances.append(sum(ahead(total - value - CARD_MEAN, CARD_DOUBT) for value in tokens) / len(tokens))
        return prod(chances)

    def _scarcity(self) -> float:
        """Good tokens are free when there are as many as bids to come."""
        held = self.sight.mine["bid_tokens"]
        good = sum(value > LOWEST for value in held) + (3 if 0 in held else 0)
        bids = self.sight.adventures_to_come + 1
        return 0.0 if good >= bids else 1.0

    def _recovery(self, price: float) -> float:
        """What the 0 brings back (AOC-063), as far as there are bids left for it; it does so only once (AOC-064)."""
        held = self.sight.mine["bid_tokens"]
        missing = sorted((value for value in BID_VALUES if value > LOWEST and value not in held), reverse=True)
        useful = missing[: max(0, self.sight.adventures_to_come)]
        later = 4.0 if self.sight.adventures_to_come > 3 else 0.0  # what it would bring back when more is spent
        return max(price, 0.05 * self.adventure_worth()) * (1.3 * sum(value - LOWEST for value in useful) - later)

    def bid_totals(self) -> list[int]:
        known = self.sight.game.components
        totals = []
        for seat in self.sight.view["seats"]:
            value, card = seat["bid"], seat["bid_card"]
            rating = known.strategy[known.strategy_index[card]].rating if card else 0
            totals.append(value + rating + seat["bid_bonus"])
        return totals

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
        current = self.sight.mine["bid_card"]
        base = totals[self.me] - (known.strategy[known.strategy_index[current]].rating if current else 0)
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

    def stake(self) -> Action:
        """All tokens of the category whose artifact is worth most, given the chance to win it."""
        known, held = self.sight.game.components.tokens, self.board.tokens[self.me]
        best, choice = 0.0, NONE
        for category in sorted({known[token].category for token in held}):
            lead, doubt = self.values.lead(category)
            value = ARTIFACT_WORTH[category] * ahead(lead + 1.0, 0.5 * doubt + 0.5)
            if value > best:
                whole = [token for token in held if known[token].category == category]
                best, choice = value, selection(self.sight.game, whole)
        return choice

    # -- the crown -----------------------------------------------------------------------------------------------------

    def crown_chance(self, category: int) -> float:
        """The chance that nobody has as much of a category (AOC-367)."""
        mine = self.sight.totals()[category]
        types = self.sight.game.components.tokens
        unseen = self.sight.unseen_tokens()
        worths = [types[at].value if types[at].category == category else 0 for at in unseen]
        chance = 1.0
        for seat in self.sight.rivals:
            shown, hidden = self.sight.shown_totals(seat)
            most = shown[category] + sum(sorted(worths, reverse=True)[:hidden])
            if mine > most:
                continue
            mean = sum(worths) / max(1, len(worths))
            variance = sum((worth - mean) ** 2 for worth in worths) / max(1, len(worths))
            rest = hidden * variance * max(0, len(worths) - hidden) / max(1, len(worths) - 1)
            chance *= ahead(mine - 0.5 - shown[category] - hidden * mean, sqrt(rest) + 0.05)
        return chance

    def final_points(self, seat: int) -> float:
        """What a player would have if the game ended now, dominance aside."""
        total = self.values.standing(seat)
        for index in self.board.objectives:
            card = self.sight.game.components.objectives[index]
            total += card.reward * (seat in fulfilled_by(self.board, card))
        others = [other for other in range(self.sight.game.players) if other != seat]
        total += 3.0 * ahead(self.values.final_gold(seat) - max(self.values.final_gold(o) for o in others), 0.4)
        total += 3.0 * ahead(self.board.crom[seat] - max(self.board.crom[o] for o in others), 0.4)
        return total

    def crown_gain(self) -> tuple[float, int]:
        """The chance to win by an attempt less that without one, and the category to name."""
        lead = self.final_points(self.me) - max(self.final_points(seat) for seat in self.sight.rivals)
        dominance = [ahead(*self.values.lead(category)) for category in range(len(CATEGORIES))]
        mine = DOMINANCE[0] * sum(dominance)
        theirs = DOMINANCE[0] * len(CATEGORIES) - mine
        waiting = ahead(lead + mine - theirs / len(self.sight.rivals), 1.5 + 18.0 * self.sight.left)
        best, named = -1.0, 0
        for category in range(len(CATEGORIES)):
            chance = self.crown_chance(category)
            points = lead + CROWNING + mine - DOMINANCE[0] * dominance[category] + DOMINANCE[0]
            gain = chance * ahead(points, 2.0) - waiting
            if gain > best:
                best, named = gain, category
        return best, named

    def crown(self) -> Action:
        gain, category = self.crown_gain()
        return self.sight.game.notation.make("crown", category) if gain > 0.0 else Action("decline")
