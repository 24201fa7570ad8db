"""Chapter "Crowning Conan": the gamble of the third age (AOC-358 to AOC-373)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.kernel import Action, Choice, Frame

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

DECLINE: Final = Action("decline")
LAST_AGE: Final = 3


class CrownCheck(Frame):
    """AOC-358 to AOC-363: the Conan player, in the third age, with Conan in the own home province."""

    rule = "AOC-364"
    lies_on = ("course",)
    at_home: bool

    def go(self, state: AgeOfConanState) -> bool:
        state.stack.pop()
        if state.age == LAST_AGE and self.at_home:
            state.stack.append(Crown(state.conan_player))
        return True


def totals_of(state: AgeOfConanState, category: int) -> list[int]:
    """The value of every player's tokens of a category."""
    known = state.components.tokens
    return [sum([known[token].value for token in held if known[token].category == category]) for held in state.tokens]


class Crown(Choice):
    """AOC-364: the Conan player names a category, or leaves it."""

    rule = "AOC-364"
    help = ("AOC-359", "AOC-364", "AOC-366")
    forms = ("crown CATEGORY", "decline")
    lies_on = ("course",)

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        """AOC-366, AOC-373: any category, even one without tokens."""
        return sorted([DECLINE, *[state.notation.make("crown", at) for at in range(len(CATEGORIES))]])

    def check(self, state: AgeOfConanState) -> None:
        if self.seat != state.conan_player or state.age != LAST_AGE:
            raise incoherent("stack", "AOC-359")

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        """AOC-371: after an attempt there is no further adventure."""
        state.stack.pop()
        if action == DECLINE:  # AOC-365
            state.log.append(events.CROWNING_DECLINED.of(seat=seat))
            return
        category = state.notation.read(action)[1]
        state.crown_category = category
        totals = totals_of(state, category)
        name = CATEGORIES[category]
        state.log.append(events.CROWNING_ATTEMPTED.of(seat=seat, category=name))
        for other, value in enumerate(totals):
            state.log.append(events.CATEGORY_REVEALED.of(seat=other, category=name, total=value))
        if all(totals[seat] > value for other, value in enumerate(totals) if other != seat):  # AOC-367
            state.crowned = seat
            state.log.append(events.CONAN_CROWNED.of(seat=seat))
        else:  # AOC-369
            state.eliminated = seat
            state.log.append(events.CROWNING_FAILED.of(seat=seat))
