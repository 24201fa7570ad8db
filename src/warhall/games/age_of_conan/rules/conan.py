"""Chapter "Conan": his moves, the token that the Conan player earns or misses, and raiders."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.rules import adventure
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

STAY: Final = Action("conan stay")


def moves(state: AgeOfConanState) -> list[Action]:
    """AOC-273: to any adjacent province."""
    texts = state.game.notation.by_province["conan"]
    return [texts[p] for p in state.game.components.adjacent[state.conan]]


def move(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    state.conan = province
    log.append(Event("conan-moved", {"seat": seat, "province": state.game.province_ids[province]}))


def place_raider(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    """AOC-105."""
    state.raiders[province] += 1
    log.append(Event("raider-placed", {"seat": seat, "province": state.game.province_ids[province]}))


def _options(state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    """AOC-267: the very first step of the Conan player's turn."""
    return sorted([*moves(state), STAY])


def _step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    """AOC-268 to AOC-271: closer, or staying at the destination, earns the leftmost token; else it is lost."""
    state.stack.pop()
    distance = state.game.components.distance[state.destination]
    before = distance[state.conan]
    if action == STAY:
        log.append(Event("conan-stays", {"seat": seat, "province": state.game.province_ids[state.conan]}))
    else:
        move(state, seat, state.game.notation.read(action)[1], log)
    after = distance[state.conan]
    if not state.track:
        return
    if after < before or (action == STAY and after == 0):
        adventure.take_from_track(state, seat, log)
    else:
        _miss_token(state, seat, log)


def _miss_token(state: AgeOfConanState, seat: int, log: Log) -> None:
    """AOC-272: out of the game, or back into the container."""
    token = state.track.pop(0)
    insort(state.out_pile if state.game.rules.missed_tokens_leave else state.bag, token)
    log.append(Event("token-missed", {"seat": seat, "token": state.game.components.tokens[token].id}))


CONAN_STEP = choice("conan", _options, _step)
