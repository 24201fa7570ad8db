"""The crown: whether it can be won, what that is worth, and the way of Conan that keeps it in reach."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from warhall.games.age_of_conan.bots.chances import ahead
from warhall.games.age_of_conan.bots.quest import Quest
from warhall.games.age_of_conan.bots.sight import AGES
from warhall.games.age_of_conan.bots.values import Values
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.rules.objectives import fulfilled_by
from warhall.games.age_of_conan.rules.scoring import CROWNING, DOMINANCE
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.sight import Sight


class Crowning:
    """The promise of the crown in one position."""

    def __init__(self, sight: Sight, values: Values) -> None:
        self.sight = sight
        self.values = values
        self.board = sight.board
        self.me = sight.me

    def quest(self, crown: float) -> Quest:
        """The ways of Conan for this seat as his player, if the crown at the end is worth so much."""
        tokens = [self.values.token_value(token) for token in self.board.track]
        return Quest(self.sight, self.me, tokens, self.values.unknown_token(), crown)

    def prize(self) -> float:
        """The crown in points: in the last age, for whoever has Conan at home when the adventure ends."""
        if self.sight.age < AGES or not self.sight.game.rules.crown_before_relocation:
            return 0.0
        if "crown" not in self.sight.memo:
            self.sight.memo["crown"] = self.values.weights.crown * max(0.0, self.gain()[0])
        found: float = self.sight.memo["crown"]
        return found

    def journey(self) -> Quest:
        """The ways of Conan for this seat, who leads him."""
        if "journey" not in self.sight.memo:
            self.sight.memo["journey"] = self.quest(self.prize())
        found: Quest = self.sight.memo["journey"]
        return found

    def lure(self) -> float:
        """Value what the crown adds to leading Conan through the adventure on the table."""
        prize = self.prize()
        if prize <= 0.0:
            return 0.0
        at = self.board.conan
        return self.quest(prize).after(at, 0) - self.quest(0.0).after(at, 0)

    def chance(self, category: int) -> float:
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
        """Count a player's points if the game ended now, dominance aside."""
        total = self.values.standing(seat)
        for index in self.board.objectives:
            card = self.sight.game.components.objectives[index]
            total += card.reward * (seat in fulfilled_by(self.board, card))
        others = [other for other in range(self.sight.game.players) if other != seat]
        total += 3.0 * ahead(self.values.final_gold(seat) - max(self.values.final_gold(o) for o in others), 0.4)
        total += 3.0 * ahead(self.board.crom[seat] - max(self.board.crom[o] for o in others), 0.4)
        return total

    def gain(self) -> tuple[float, int]:
        """The chance to win by an attempt less that without one, and the category to name."""
        lead = self.final_points(self.me) - max(self.final_points(seat) for seat in self.sight.rivals)
        dominance = [ahead(*self.values.lead(category)) for category in range(len(CATEGORIES))]
        mine = DOMINANCE[0] * sum(dominance, 0.0)
        theirs = DOMINANCE[0] * len(CATEGORIES) - mine
        waiting = ahead(lead + mine - theirs / len(self.sight.rivals), 1.5 + 18.0 * self.sight.left)
        best, named = -1.0, 0
        for category in range(len(CATEGORIES)):
            chance = self.chance(category)
            points = lead + CROWNING + mine - DOMINANCE[0] * dominance[category] + DOMINANCE[0]
            gain = chance * ahead(points, 2.0) - waiting
            if gain > best:
                best, named = gain, category
        return best, named

    def choose(self) -> Action:
        gain, category = self.gain()
        return self.sight.game.notation.make("crown", category) if gain > 0.0 else Action("decline")
