"""Chapter "Rest Step": its seven sub-steps, in their fixed order (CCG-267)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from warhall.games.conan_ccg.events import ALLY_DISMISSED, CONAN_HOME, PROWESS_RESTORED, VITALITY_USED
from warhall.games.conan_ccg.notation import Phrases
from warhall.games.conan_ccg.rules.in_play import expire
from warhall.games.conan_ccg.rules.piles import discard_card, hands_to_seven
from warhall.games.conan_ccg.rules.statistics import heal_conan, lose_prowess, starting_health, vitality
from warhall.games.conan_ccg.rules.windows import open_window
from warhall.games.conan_ccg.rules.zones import forbidden
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


RestStage = Literal["window", "allies", "home", "prowess", "vitality", "hands", "over"]


_VITALITY: Final = Phrases("vitality")


class Rest(Frame):
    """CCG-267: the sub-steps in their order; the Active player chooses how much Vitality to use."""

    rule = "CCG-271"
    help = ("CCG-271",)
    forms = ("vitality NUMBER",)
    lies_on = ("turn:pass",)
    stage: "RestStage" = "window"

    def go(self, state: ConanState) -> bool:
        stage = self.stage
        if stage == "vitality" and most_vitality(state) > 0:
            return False
        match stage:
            case "window":
                _actions(state, self)
            case "allies":
                _allies(state, self)
            case "home":
                _home(state, self)
            case "prowess":
                _prowess(state, self)
            case "vitality" | "hands":
                _hands(state, self)
            case "over":
                _over(state, self)
        return True

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        found = [_VITALITY.with_number(n) for n in range(most_vitality(state) + 1)]
        found.sort()
        return found

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        n = int(action.args[0])
        use_vitality(state, n)
        self.stage = "hands"
        state.log.append(VITALITY_USED.of(seat=seat, n=n, health=state.health[seat], prowess=state.prowess[seat]))

    def refusal(self, state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
        most = most_vitality(state)
        if action.verb != "vitality" or int(action.args[0]) <= most:
            return None
        return state.refuse("too-much-vitality", "CCG-271", most=most, given=action.args[0])


def _actions(state: ConanState, frame: Rest) -> None:
    """CCG-268: Rest Actions now and never later in the step."""
    state.enter("rest")
    frame.stage = "allies"
    open_window(state, "rest")


def _allies(state: ConanState, frame: Rest) -> None:
    """CCG-269: without any loss of Renown."""
    for ally in state.allies:
        discard_card(state, state.active, ally.card)
        state.log.append(ALLY_DISMISSED.of(ally=ally.card))
    if state.allies:
        state.allies = []
        state.touch()
    _home(state, frame)


def _home(state: ConanState, frame: Rest) -> None:
    """CCG-307: Conan leaves the center."""
    state.conan_place = "home"
    state.log.append(CONAN_HOME.of(seat=state.active))
    _prowess(state, frame)


def _prowess(state: ConanState, frame: Rest) -> None:
    frame.stage = "vitality"
    restore_prowess(state)
    state.log.append(PROWESS_RESTORED.of(seat=state.active, prowess=state.prowess[state.active]))


def restore_prowess(state: ConanState) -> None:
    """CCG-270."""
    state.prowess[state.active] = state.conan(state.active).prowess


def use_vitality(state: ConanState, n: int) -> None:
    """CCG-271: so much Prowess becomes Health."""
    lose_prowess(state, n)
    heal_conan(state, n)


def most_vitality(state: ConanState) -> int:
    """CCG-271: up to the Vitality, and not more than the Health that is missing."""
    seat = state.active
    if forbidden(state, "vitality"):
        return 0
    missing = starting_health(state, seat) - state.health[seat]
    return max(0, min(vitality(state), min(missing, state.prowess[seat])))


def _hands(state: ConanState, frame: Rest) -> None:
    """CCG-272: everybody to seven, by drawing or by discarding cards of their choice."""
    frame.stage = "over"
    hands_to_seven(state)


def _over(state: ConanState, _frame: Rest) -> None:
    expire(state, "attack", "round", "combat", "turn")
    state.stack.pop()
