"""Chapter "Set-up": who begins, and the opening hands."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.events import FIRST_PLAYER
from warhall.games.conan_ccg.notation import act
from warhall.games.conan_ccg.rules.piles import HAND_SIZE, Draw
from warhall.games.conan_ccg.rules.roles import remaining
from warhall.games.conan_ccg.rules.turn_outline import Turn
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.draw import below
from warhall.kernel.frame import Chance

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

FIRST_HAND: Final = 5  # CCG-040


class SetUp(Chance):
    """CCG-038: every player is equally likely to begin."""

    rule = "CCG-038"
    forms = ("first SEAT",)
    lies_on = ("",)

    def outcomes(self, state: ConanState) -> list[tuple[Action, float]]:
        players = state.players
        return [(act("first", seat), 1 / players) for seat in range(players)]

    def sample(self, state: ConanState, rng: random.Random) -> Action:
        return act("first", below(rng, state.players))

    def impossible(self, state: ConanState, action: Action) -> IllegalActionError | None:
        return None if action.verb == "first" else state.refuse("first-player-unknown", "CCG-038")

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        """CCG-038, CCG-040, CCG-041: the first Active player draws 5 cards, the others 7; nobody redraws (CCG-044)."""
        state.active = int(action.args[0])
        state.alarm = True  # in a position that was set up this Conan may be dead already (CCG-018)
        state.touch()
        state.stack[:] = [Turn()]
        state.log.append(FIRST_PLAYER.of(seat=state.active))
        for seat in reversed(remaining(state)):
            state.push(Draw(seat, FIRST_HAND if seat == state.active else HAND_SIZE))
