"""Chapter "Set-up": who begins, and the opening hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.rules.frames import Draw, SetUp, Turn
from warhall.games.conan_ccg.rules.piles import HAND_SIZE
from warhall.games.conan_ccg.rules.roles import remaining
from warhall.kernel import CHANCE, Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

FIRST_HAND: Final = 5  # CCG-040


def set_up_go(_state: ConanState, _frame: SetUp) -> bool:
    return False


def set_up_actor(_state: ConanState, _frame: SetUp) -> int:
    return CHANCE


def set_up_step(state: ConanState, _frame: SetUp, action: Action) -> None:
    """CCG-038, CCG-040, CCG-041: the first Active player draws 5 cards, the others 7; nobody redraws (CCG-044)."""
    state.active = int(action.args[0])
    state.touch()
    state.stack = [Turn("begin")]
    state.emit("first-player", seat=state.active)
    for seat in reversed(remaining(state)):
        state.push(Draw(seat, FIRST_HAND if seat == state.active else HAND_SIZE))
