"""Chapters "Turn outline" and "End of round and Press On": the steps of a turn, and another combat in the same turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from warhall.games.conan_ccg.events import CONAN_CENTER, FIELD_CLEARED, PRESSED_ON, ROUND_LIMIT, TURN_BEGINS
from warhall.games.conan_ccg.notation import PRESS_ON, REST
from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw
from warhall.games.conan_ccg.rules.in_play import expire
from warhall.games.conan_ccg.rules.piles import draw_up, everyone_draws, hands_to_seven
from warhall.games.conan_ccg.rules.rest import Rest
from warhall.games.conan_ccg.rules.roles import foe_players, left_of, remaining
from warhall.games.conan_ccg.rules.survey import leave_field
from warhall.games.conan_ccg.rules.triggers import fire
from warhall.games.conan_ccg.rules.victory import conan_defeated, end, wins_by_renown
from warhall.games.conan_ccg.rules.windows import open_window
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

TurnStage = Literal[
    "begin", "effects", "prepare", "warrior", "round", "after", "cleared", "window", "choice", "rest", "pass"
]


class Turn(Frame):
    """CCG-108, CCG-109: the steps of a turn, in their order."""

    rule = "CCG-109"
    lies_on = ("",)
    stage: "TurnStage" = "begin"

    def go(self, state: ConanState) -> bool:
        match self.stage:
            case "begin":
                _begin(state, self)
            case "effects":
                _effects(state, self)
            case "prepare":
                _prepare(state, self)
            case "warrior":
                _warrior(state, self)
            case "round":
                _round(state, self)
            case "after":
                _after(state, self)
            case "cleared":
                _cleared(state, self)
            case "window":
                _window(state, self)
            case "choice":
                _choice(state, self)
            case "rest":
                _rest(state, self)
            case "pass":
                next_turn(state)
        return True

    def check(self, state: ConanState) -> None:
        """CCG-150: whoever has retreated fights no more."""
        if state.retreated and self.stage == "round":
            raise LookupError(self)


def _begin(state: ConanState, frame: Turn) -> None:
    """CCG-311: the game ends in a draw when it has reached its turn limit."""
    limit = state.game.turn_limit
    if limit and state.turn >= limit:
        end(state, "limit", sorted(remaining(state)))
        return
    state.turn += 1
    state.enter("start")
    frame.stage = "effects"
    state.log.append(TURN_BEGINS.of(seat=state.active, turn=state.turn))
    if wins_by_renown(state):
        end(state, "renown", [state.active])
    else:
        fire(state, "start_of_turn")  # CCG-112
        if state.stack[-1] is frame:  # no text has anything to say, so nothing has changed
            _prepare(state, frame)


def _effects(state: ConanState, frame: Turn) -> None:
    """CCG-016: the victory is tested again inside the Start of Turn."""
    frame.stage = "prepare"
    if wins_by_renown(state):
        end(state, "renown", [state.active])


def _prepare(state: ConanState, frame: Turn) -> None:
    state.enter("prepare")
    frame.stage = "warrior"
    open_window(state, "prepare")


def _warrior(state: ConanState, frame: Turn) -> None:
    """CCG-111, CCG-307: there is no way round the Warrior Step."""
    if state.conan_place != "center":
        state.log.append(CONAN_CENTER.of(seat=state.active))
    state.conan_place = "center"
    state.round = 0
    state.retreated = False
    frame.stage = "round"
    state.push(FoeDraw())


def _round(state: ConanState, frame: Turn) -> None:
    """CCG-110. A combat at its round limit ends as a Retreat without loss (CCG-311)."""
    if not state.any_foe():
        _cleared(state, frame)
        return
    frame.stage = "after"
    limit = state.game.round_limit
    if limit and state.round >= limit:
        state.log.append(ROUND_LIMIT.of(n=limit))
        leave_field(state)
        draw_up(state, foe_players(state))
        return
    state.round += 1
    state.push(Round())


def _after(state: ConanState, frame: Turn) -> None:
    """CCG-157, CCG-258, CCG-261: Rest after a Retreat, the next round while Foes remain, else the field is clear."""
    if state.retreated:
        _rest(state, frame)
    elif state.foes():
        frame.stage = "round"
        everyone_draws(state, len(state.foes()) + len(state.allies))
    else:
        _cleared(state, frame)


def _cleared(state: ConanState, frame: Turn) -> None:
    frame.stage = "window"
    state.enter("end_of_combat")
    state.log.append(FIELD_CLEARED.of(seat=state.active))
    draw_up(state, foe_players(state))


def _window(state: ConanState, frame: Turn) -> None:
    frame.stage = "choice"
    open_window(state, "end_of_combat")


def _choice(state: ConanState, frame: Turn) -> None:
    """CCG-262, CCG-264."""
    frame.stage = "rest"
    if may_press_on(state):
        state.push(Press())
    else:
        _rest(state, frame)


def _rest(state: ConanState, frame: Turn) -> None:
    frame.stage = "pass"
    expire(state, "attack", "round", "combat")
    state.push(Rest())


# -- Press On or Rest --------------------------------------------------------------------------------------------------


class Press(Frame):
    """CCG-262: Press On or Rest."""

    rule = "CCG-264"
    help = ("CCG-262", "CCG-264")
    forms = ("press-on", "rest")
    lies_on = ("turn:rest",)

    def go(self, _state: ConanState) -> bool:
        return False

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        return [PRESS_ON, REST] if may_press_on(state) else [REST]

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        """CCG-266, CCG-017: back to the Prepare Step of the same turn, past the Start of Turn."""
        state.stack.pop()
        if action == PRESS_ON:
            turn = state.stack[-1]
            assert isinstance(turn, Turn)
            turn.stage = "prepare"
            expire(state, "attack", "round", "combat")
            state.log.append(PRESSED_ON.of(seat=seat))

    def refusal(self, state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
        if action != PRESS_ON or may_press_on(state):
            return None
        return state.refuse("no-press-on", "CCG-264")


def may_press_on(state: ConanState) -> bool:
    """CCG-264: not with 0 Prowess or 0 cards in hand."""
    return state.prowess[state.active] > 0 and bool(state.hand[state.active])


# -- the next turn -----------------------------------------------------------------------------------------------------


def next_turn(state: ConanState) -> None:
    """CCG-113: the next remaining player to the left is Conan."""
    state.active = left_of(state, state.active)
    state.round = 0
    state.draw_change = 0
    state.alarm = True  # in a position that was set up this Conan may be dead already (CCG-018)
    state.touch()
    state.stack[:] = [Turn()]


def conan_falls(state: ConanState) -> None:
    """CCG-018, CCG-020: a dead Conan's turn is over at once; where several are left play goes on with the next one."""
    conan_defeated(state)
    if not state.ended:
        next_turn(state)
        hands_to_seven(state)
