"""Things that a card lets a seat do several times. "Up to" is implied: `done` ends it sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import OWN_TIMINGS
from warhall.games.age_of_conan.cards.words import Amount, CardVerb
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules.cards import CardChoice
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


class Several(CardChoice):
    """One deed after the other, as long as there are any."""

    abstract = True
    forms = ("done",)
    number: int

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        """Everything that may still be done."""
        raise NotImplementedError

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        raise NotImplementedError

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return sorted([DONE, *self.deeds(state, seat)])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            self.do(state, action, seat)
        if action == DONE or not self.number or not self.deeds(state, seat):
            state.stack.pop()


class SeveralTimes(CardVerb):
    """A verb that begins such a choice, where there is anything to choose."""

    windows = OWN_TIMINGS
    n: "Amount"

    def choice(self, seat: int) -> Several:
        raise NotImplementedError

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(self.choice(seat).deeds(state, seat))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(self.choice(seat))
