"""Objectives: turning cards up, and who fulfils one (AOC-011, AOC-310 to AOC-316, AOC-357, AOC-398)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.components import CITY, FORT, TOWER, Objective
from warhall.games.age_of_conan.rules.limits import incoherent, units_on_map
from warhall.games.age_of_conan.rules.lots import Handful
from warhall.games.age_of_conan.rules.terms import leaders, players_left
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

COUNTED: Final = {
    "forts_cities": (FORT, CITY),
    "towers_cities": (TOWER, CITY),
    "cities": (CITY,),
    "markers": (FORT, TOWER, CITY),
}


class Objectives(Handful):
    """AOC-011, AOC-315: so many cards of the deck are turned up."""

    rule = "AOC-011"
    forms = ("objectives OBJECTIVE+",)
    lies_on = ("draw", "adventure", "age-change")
    number: int

    def form(self) -> tuple[str, str]:
        return "objectives", "OBJECTIVE"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return state.objective_deck

    def bag_known_to(self, state: AgeOfConanState, _viewer: int | None) -> bool:
        """Until one is fulfilled: from then on a position does not tell which cards have left the game."""
        return len(state.objective_deck) + len(state.objectives) == len(state.components.objectives)

    def size(self, _state: AgeOfConanState) -> int:
        return self.number

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        for card in self.drawn(state, action):
            state.objective_deck.remove(card)
            state.objectives.append(card)
        state.objectives.sort()
        state.log.append(events.OBJECTIVES_REVEALED.of(objectives=list(action.args)))

    def check(self, state: AgeOfConanState) -> None:
        if not 1 <= self.number <= state.players - len(state.objectives):
            raise incoherent("stack", self.rule)


def fulfilled_by(state: AgeOfConanState, card: Objective) -> list[int]:
    """Every player who fulfils it (AOC-311); an eliminated one neither does nor stands in the way (AOC-370)."""
    seats = players_left(state)
    if card.friendly:
        return [seat for seat in seats if all(state.owner[p] == seat for p in card.friendly)]
    values = [measure(state, card, seat) for seat in range(state.players)]
    if card.most:  # AOC-312: nobody, if several have the most
        first = leaders(state, values)
        seats = first if len(first) == 1 else []
    return [seat for seat in seats if values[seat] >= card.minimum]


def measure(state: AgeOfConanState, card: Objective, seat: int) -> int:
    """How much a player has of what an objective counts."""
    if card.metric == "army_units":
        return units_on_map(state, seat)
    if card.metric == "adventure_tokens":
        return len(state.tokens[seat])
    if card.metric == "sorcery":
        return state.sorcery[seat]
    counted = COUNTED[card.metric]
    return sum(
        owner == seat and state.marker[province] in counted and fits(state, card, province, seat)
        for province, owner in enumerate(state.owner)
    )


def fits(state: AgeOfConanState, card: Objective, province: int, seat: int) -> bool:
    """Whether an objective looks at a province, markers aside."""
    facts = state.components.provinces[province]
    if card.area >= 0 and facts.area != card.area:
        return False
    if card.coastal and not state.game.coastal[province]:
        return False
    if card.savage and not facts.savage:
        return False
    return not card.borders_rival or any(home in facts.adjacent for home in state.game.foreign_homes[seat])
