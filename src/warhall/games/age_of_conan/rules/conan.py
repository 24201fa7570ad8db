"""Chapter "Conan": his moves, the token that the Conan player earns or misses, and raiders."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.rules import adventure
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.kernel import Action, Choice, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

STAY: Final = Action("conan stay")


def moves(state: AgeOfConanState) -> list[Action]:
    """AOC-273: to any adjacent province."""
    texts = state.notation.by_province["conan"]
    return [texts[p] for p in state.components.adjacent[state.conan]]


def move_refusal(state: AgeOfConanState, action: Action, rule: str) -> IllegalActionError | None:
    """Why Conan may not go there."""
    if action in moves(state):
        return None
    names = state.province_ids
    there = ", ".join(names[p] for p in state.components.adjacent[state.conan])
    return state.refuse("conan-not-adjacent", rule, province=names[state.conan], places=there)


def move(state: AgeOfConanState, seat: int, province: int) -> None:
    state.conan = province
    state.log.append(events.CONAN_MOVED.of(seat=seat, province=state.province_ids[province]))


def place_raider(state: AgeOfConanState, seat: int, province: int) -> None:
    """AOC-105."""
    state.raiders[province] += 1
    state.log.append(events.RAIDER_PLACED.of(seat=seat, province=state.province_ids[province]))


class Conan(Choice):
    """AOC-267: the very first step of the Conan player's turn."""

    rule = "AOC-267"
    help = ("AOC-073",)
    forms = ("conan PROVINCE", "conan stay")
    lies_on = ("turn",)

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        return sorted([*moves(state), STAY])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        """AOC-268 to AOC-271: closer, or staying at the destination, earns the leftmost token; else it is lost."""
        state.stack.pop()
        distance = state.components.distance[state.destination]
        before = distance[state.conan]
        if action == STAY:
            state.log.append(events.CONAN_STAYS.of(seat=seat, province=state.province_ids[state.conan]))
        else:
            move(state, seat, state.notation.read(action)[1])
        after = distance[state.conan]
        if not state.track:
            return
        if after < before or (action == STAY and after == 0):
            adventure.take_from_track(state, seat)
        else:
            _miss_token(state, seat)

    def refusal(self, state: AgeOfConanState, action: Action, _seat: int) -> IllegalActionError | None:
        if action.verb == "conan" and action != STAY:
            return move_refusal(state, action, "AOC-267")
        return None

    def check(self, state: AgeOfConanState) -> None:
        if not self.seat == state.turn == state.conan_player:
            raise incoherent("conan_player", self.rule, "conan-step", seat=self.seat, player=state.conan_player)


def _miss_token(state: AgeOfConanState, seat: int) -> None:
    """AOC-272: out of the game, or back into the container."""
    token = state.track.pop(0)
    insort(state.out_pile if state.game.rules.missed_tokens_leave else state.bag, token)
    state.log.append(events.TOKEN_MISSED.of(seat=seat, token=state.components.tokens[token].id))
    adventure.refill_at_once(state)
