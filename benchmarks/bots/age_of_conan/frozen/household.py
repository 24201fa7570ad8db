"""Between the ages: raiders to be paid off, troops or cities, and gold to be spent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from benchmarks.bots.age_of_conan.frozen.values import Values
from warhall.games.age_of_conan.components import CITY
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules.age_change import PRICES, TOWER_INCOME
from warhall.kernel import Action

if TYPE_CHECKING:
    from benchmarks.bots.age_of_conan.frozen.court import Court
    from benchmarks.bots.age_of_conan.frozen.sight import Sight
    from benchmarks.bots.age_of_conan.frozen.warfare import Warfare


class Household:
    """The choices of an age change."""

    def __init__(self, sight: Sight, values: Values, war: Warfare, court: Court) -> None:
        self.sight = sight
        self.values = values
        self.war = war
        self.court = court
        self.board = sight.board

    def raids(self, legal: Sequence[Action]) -> Action:
        """A unit is paid where the raiders would cost more (AOC-304, AOC-305)."""
        best, choice = 0.0, DONE
        for action in legal:
            verb, *args = self.sight.game.notation.read(action)
            if verb == "use":
                gain = self.court.card_value(self.sight.game.components.cards[args[0]]) - 0.1
            elif verb == "repel":
                gain = self.board.raiders[args[0]] - 0.9 * self.values.unit
            else:
                continue
            if gain > best:
                best, choice = gain, action
        return choice

    def troops(self, legal: Sequence[Action]) -> Action:
        """In each fort a unit or a city."""
        best, choice = 0.0, DONE
        for action in legal:
            if action == DONE:
                continue
            verb, at = self.sight.game.notation.read(action)
            value = self.city(at) if verb == "city" else self.war.reinforcement(at)
            if verb == "raise":
                value += self.values.promise_of("army_units", 1)
            if value > best:
                best, choice = value, action
        return choice

    def city(self, at: int) -> float:
        """Income at the age changes to come, gold at the end, objectives."""
        rating = self.sight.provinces[at].rating
        incomes = max(0, self.values.age_changes - 1)
        gold = self.values.gold(TOWER_INCOME * incomes + 0.7 * rating)
        return gold + self.values.objectives(self.sight.me, at, CITY)

    def spend(self, legal: Sequence[Action]) -> Action:
        """Troops where they are needed, emissaries, cards; the rest is kept."""
        best, choice = 0.0, DONE
        for action in legal:
            if action == DONE:
                continue
            verb, *args = self.sight.game.notation.read(action)
            value = self._use(args[0]) if verb == "use" else self._purchase(args)
            if value > best:
                best, choice = value, action
        return choice

    def _use(self, card: int) -> float:
        return 5.0 + self.court.card_value(self.sight.game.components.cards[card])

    def _purchase(self, args: list[int | str]) -> float:
        return self._bought(args) - self.values.gold(PRICES[str(args[0])])

    def _bought(self, args: list[int | str]) -> float:
        values = self.values
        if args[0] == "army":
            return self.war.reinforcement(int(args[1])) + values.promise_of("army_units", 1)
        if args[0] == "emissary":
            return values.emissary
        strategy = values.strategy * min(1.0, 4.0 / (1 + len(self.sight.hand)))
        if args[0] == "strategy":
            return strategy
        return values.kingdom * min(1.0, 4.0 / (1 + len(self.board.kingdom_hand[self.sight.me]))) + strategy
