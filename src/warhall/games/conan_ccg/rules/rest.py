"""Chapter "Rest Step": its seven sub-steps, in their fixed order (CCG-267)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.notation import act
from warhall.games.conan_ccg.rules.frames import Rest
from warhall.games.conan_ccg.rules.in_play import expire
from warhall.games.conan_ccg.rules.piles import discard_card, hands_to_seven
from warhall.games.conan_ccg.rules.statistics import heal_conan, lose_prowess, starting_health, vitality
from warhall.games.conan_ccg.rules.windows import open_window
from warhall.games.conan_ccg.rules.zones import forbidden
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def rest_go(state: ConanState, frame: Rest) -> bool:
    if frame.stage == "vitality" and most_vitality(state) > 0:
        return False
    _STAGES[frame.stage](state, frame)
    return True


def _actions(state: ConanState, frame: Rest) -> None:
    """CCG-268: Rest Actions now and never later in the step."""
    state.enter("rest")
    frame.stage = "allies"
    open_window(state, "rest")


def _allies(state: ConanState, frame: Rest) -> None:
    """CCG-269: without any loss of Renown."""
    frame.stage = "home"
    for ally in state.allies:
        discard_card(state, state.active, ally.card)
        state.emit("ally-dismissed", ally=ally.card)
    if state.allies:
        state.allies = []
        state.touch()


def _home(state: ConanState, frame: Rest) -> None:
    """CCG-307: Conan leaves the center."""
    frame.stage = "prowess"
    state.conan_place = "home"
    state.emit("conan-home", seat=state.active)


def _prowess(state: ConanState, frame: Rest) -> None:
    """CCG-270."""
    frame.stage = "vitality"
    state.prowess[state.active] = state.conan(state.active).prowess
    state.emit("prowess-restored", seat=state.active, prowess=state.prowess[state.active])


def _no_vitality(_state: ConanState, frame: Rest) -> None:
    frame.stage = "hands"


def most_vitality(state: ConanState) -> int:
    """CCG-271: up to the Vitality, and not more than the Health that is missing."""
    seat = state.active
    if forbidden(state, "vitality"):
        return 0
    missing = starting_health(state, seat) - state.health[seat]
    return max(0, min(vitality(state), missing, state.prowess[seat]))


def rest_actor(state: ConanState, _frame: Rest) -> int:
    return state.active


def rest_options(state: ConanState, _frame: Rest, _seat: int) -> list[Action]:
    return sorted([act("vitality", n) for n in range(most_vitality(state) + 1)])


def rest_step(state: ConanState, frame: Rest, action: Action) -> None:
    n = int(action.args[0])
    lose_prowess(state, n)
    heal_conan(state, n)
    frame.stage = "hands"
    seat = state.active
    state.emit("vitality-used", seat=seat, n=n, health=state.health[seat], prowess=state.prowess[seat])


def _hands(state: ConanState, frame: Rest) -> None:
    """CCG-272: everybody to seven, by drawing or by discarding cards of their choice."""
    frame.stage = "over"
    hands_to_seven(state)


def _over(state: ConanState, _frame: Rest) -> None:
    expire(state, "attack", "round", "combat", "turn")
    state.stack.pop()


_STAGES: Final = {
    "window": _actions,
    "allies": _allies,
    "home": _home,
    "prowess": _prowess,
    "vitality": _no_vitality,
    "hands": _hands,
    "over": _over,
}
