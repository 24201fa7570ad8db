"""The phases of a round of combat, in their order (CCG-109)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from warhall.games.conan_ccg.events import FIGHTS_ON
from warhall.games.conan_ccg.notation import FIGHT, RETREAT
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves
from warhall.games.conan_ccg.rules.foe_moves import FoeMoves
from warhall.games.conan_ccg.rules.in_play import expire
from warhall.games.conan_ccg.rules.resolution import Resolution
from warhall.games.conan_ccg.rules.reveal import Reveal, flip
from warhall.games.conan_ccg.rules.roles import foe_players
from warhall.games.conan_ccg.rules.survey import may_retreat, retreat
from warhall.games.conan_ccg.rules.triggers import fire
from warhall.games.conan_ccg.rules.windows import open_window
from warhall.games.conan_ccg.rules.zones import clear_moves
from warhall.kernel import Action
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


RoundStage = Literal[
    "survey",
    "decide",
    "foe_moves",
    "down",
    "conan_moves",
    "flip",
    "reveal",
    "barbarian",
    "resolution",
    "end",
    "discard",
]


class Round(Frame):
    """CCG-109, CCG-148: one round; in the Survey Phase the Active player fights on or retreats."""

    rule = "CCG-148"
    help = ("CCG-149", "CCG-151")
    forms = ("fight", "retreat")
    lies_on = ("turn:after",)
    stage: "RoundStage" = "survey"

    def go(self, state: ConanState) -> bool:
        """CCG-263: when the last Foe leaves play in any phase, combat ends there."""
        stage = self.stage
        if stage not in ("end", "discard") and not state.any_foe():
            self.stage = stage = "end"
        if stage == "decide" and may_retreat(state):
            return False
        match stage:
            case "survey":
                _survey(state, self)
            case "decide":
                _decide(state, self)
            case "foe_moves":
                _foe_moves(state, self)
            case "down":
                _down(state, self)
            case "conan_moves":
                _conan_moves(state, self)
            case "flip":
                _flip(state, self)
            case "reveal":
                _reveal(state, self)
            case "barbarian":
                _barbarian(state, self)
            case "resolution":
                _resolution(state, self)
            case "end":
                _end(state, self)
            case "discard":
                _discard(state, self)
        return True

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        return [FIGHT, RETREAT]

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        if action == RETREAT:
            self.stage = "discard"
            retreat(state)
        else:
            self.stage = "foe_moves"
            state.log.append(FIGHTS_ON.of(seat=seat))

    def check(self, state: ConanState) -> None:
        """CCG-150: whoever has retreated fights no more."""
        if state.retreated and self.stage != "discard":
            raise LookupError(self)


def _survey(state: ConanState, frame: Round) -> None:
    """CCG-148."""
    state.enter("survey")
    frame.stage = "decide"
    open_window(state, "survey")


def _decide(_state: ConanState, frame: Round) -> None:
    """Where Retreat is forbidden there is nothing to decide."""
    frame.stage = "foe_moves"


def _foe_moves(state: ConanState, frame: Round) -> None:
    """CCG-167: each Foe player finishes all their Foes, from the Primary Foe player on."""
    state.enter("foe_move")
    frame.stage = "down"
    state.stack += reversed([FoeMoves(seat) for seat in foe_players(state)])


def _down(state: ConanState, frame: Round) -> None:
    """CCG-088: the window of the Foe Move Phase."""
    frame.stage = "conan_moves"
    open_window(state, "foe_moves_down")


def _conan_moves(state: ConanState, frame: Round) -> None:
    state.enter("conan_move")
    frame.stage = "flip"
    state.push(ConanMoves())


def _flip(state: ConanState, frame: Round) -> None:
    """CCG-198."""
    state.enter("reveal")
    frame.stage = "reveal"
    state.push(Reveal())
    flip(state)


def _reveal(state: ConanState, frame: Round) -> None:
    """CCG-201."""
    frame.stage = "barbarian"
    open_window(state, "reveal")


def _barbarian(state: ConanState, frame: Round) -> None:
    state.enter("barbarian")
    frame.stage = "resolution"
    open_window(state, "barbarian")


def _resolution(state: ConanState, frame: Round) -> None:
    state.enter("resolution")
    frame.stage = "end"
    state.push(Resolution())


def _end(state: ConanState, frame: Round) -> None:
    """CCG-310: end-of-round effects, then moves are discarded."""
    frame.stage = "discard"
    state.enter("end_of_round")
    fire(state, "end_of_round")
    if state.stack[-1] is frame:  # no text has anything to say
        _discard(state, frame)


def _discard(state: ConanState, _frame: Round) -> None:
    clear_moves(state)
    expire(state, "attack", "round")
    state.stack.pop()
