"""Chapter "Set-up": everything that stands on the table before the first bid (AOC-001 to AOC-024)."""

from __future__ import annotations

import random
from itertools import permutations
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.components import START_UNITS
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.adventure import Adventure
from warhall.games.age_of_conan.rules.bidding import StartBid
from warhall.games.age_of_conan.rules.course import Course
from warhall.games.age_of_conan.rules.lots import Lot
from warhall.games.age_of_conan.rules.objectives import Objectives
from warhall.kernel import Action
from warhall.kernel.draw import below

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

BONUS_PRIZE: Final = 3  # after the three artifacts
OPENING_CARDS: Final = 2  # AOC-012, of each deck


def muster(state: AgeOfConanState) -> None:
    """AOC-008: the armies of the start."""
    for seat, home in enumerate(state.game.homes):
        state.armies[home] = START_UNITS[state.game.kingdoms[seat]]
        state.army_owner[home] = seat


def set_up(state: AgeOfConanState) -> None:
    """Let chance set the table before the first bid, in the order of AOC-020."""
    game = state.game
    state.stack = [Course(), StartBid(), Artifacts(), Adventure()]
    for seat in reversed(range(game.players)):
        state.stack.append(cards.Draw(seat, cards.STRATEGY, OPENING_CARDS))
        state.stack.append(cards.Draw(seat, cards.KINGDOM, OPENING_CARDS))
    state.stack.append(Objectives(game.players))  # AOC-011


class Artifacts(Lot):
    """AOC-019, AOC-403: the artifacts are dealt; with four players, or by a switch, the Conan bonus card too."""

    rule = "AOC-019"
    forms = ("artifacts PRIZE*",)
    lies_on = ("start-bid",)

    def _prizes(self, state: AgeOfConanState) -> range:
        game = state.game
        return range(BONUS_PRIZE + (game.players == 4 or game.rules.small_game_bonus_deal))

    def outcomes(self, state: AgeOfConanState) -> list[tuple[Action, float]]:
        deals = list(permutations(self._prizes(state), state.players))
        return sorted([(state.notation.listed("artifacts", "PRIZE", deal), 1 / len(deals)) for deal in deals])

    def sample(self, state: AgeOfConanState, rng: random.Random) -> Action:
        left = list(self._prizes(state))
        deal = [left.pop(below(rng, len(left))) for _ in range(state.players)]
        return state.notation.listed("artifacts", "PRIZE", deal)

    def possible(self, state: AgeOfConanState, action: Action) -> bool:
        if action.verb != "artifacts":
            return False
        known = [state.notation.names["PRIZE"][prize] for prize in self._prizes(state)]
        dealt = action.args
        return len(dealt) == len(set(dealt)) == state.players and set(dealt) <= set(known)

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        prizes = state.notation.names["PRIZE"]
        for seat, name in enumerate(action.args):
            prize = prizes.index(name)
            if prize == BONUS_PRIZE:
                state.bonus_card = seat
                state.log.append(events.BONUS_CARD_ASSIGNED.of(seat=seat))
            else:
                state.artifacts[prize] = seat
                state.log.append(events.ARTIFACT_ASSIGNED.of(seat=seat, card=name))
