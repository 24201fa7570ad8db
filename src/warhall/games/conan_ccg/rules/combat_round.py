"""Chapters "Turn outline" (the Warrior Step) and "End of round and Press On": the phases of a round, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.notation import FIGHT, PRESS_ON, REST, RETREAT
from warhall.games.conan_ccg.rules import reveal
from warhall.games.conan_ccg.rules.frames import ConanMoves, FoeMoves, Press, Resolution, Reveal, Round
from warhall.games.conan_ccg.rules.in_play import expire
from warhall.games.conan_ccg.rules.roles import foe_players
from warhall.games.conan_ccg.rules.survey import may_retreat, retreat
from warhall.games.conan_ccg.rules.windows import fire, open_window
from warhall.games.conan_ccg.rules.zones import clear_moves
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def round_go(state: ConanState, frame: Round) -> bool:
    """CCG-109; CCG-263: when the last Foe leaves play in any phase, combat ends there."""
    if frame.stage not in ("end", "discard") and not state.any_foe():
        frame.stage = "end"
    if frame.stage == "decide" and may_retreat(state):
        return False
    _STAGES[frame.stage](state, frame)
    return True


def _survey(state: ConanState, frame: Round) -> None:
    """CCG-148."""
    state.enter("survey")
    frame.stage = "decide"
    open_window(state, "survey")


def _decide(_state: ConanState, frame: Round) -> None:
    """Where Retreat is forbidden there is nothing to decide."""
    frame.stage = "foe_moves"


def round_actor(state: ConanState, _frame: Round) -> int:
    return state.active


def round_options(_state: ConanState, _frame: Round, _seat: int) -> list[Action]:
    return [FIGHT, RETREAT]


def round_step(state: ConanState, frame: Round, action: Action) -> None:
    if action == RETREAT:
        frame.stage = "discard"
        retreat(state)
    else:
        frame.stage = "foe_moves"
        state.emit("fights-on", seat=state.active)


def _foe_moves(state: ConanState, frame: Round) -> None:
    """CCG-167: each Foe player finishes all their Foes, from the Primary Foe player on."""
    state.enter("foe_move")
    frame.stage = "down"
    state.stack += reversed([FoeMoves(seat) for seat in foe_players(state)])


def _down(state: ConanState, frame: Round) -> None:
    state.enter("conan_move")
    frame.stage = "conan_moves"
    open_window(state, "foe_moves_down")


def _conan_moves(state: ConanState, frame: Round) -> None:
    frame.stage = "flip"
    state.push(ConanMoves())


def _flip(state: ConanState, frame: Round) -> None:
    """CCG-198."""
    state.enter("reveal")
    frame.stage = "reveal"
    state.push(Reveal())
    reveal.flip(state)


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


def _discard(state: ConanState, _frame: Round) -> None:
    clear_moves(state)
    expire(state, "attack", "round")
    state.stack.pop()


_STAGES: Final = {
    "survey": _survey,
    "decide": _decide,
    "foe_moves": _foe_moves,
    "down": _down,
    "conan_moves": _conan_moves,
    "flip": _flip,
    "reveal": _reveal,
    "barbarian": _barbarian,
    "resolution": _resolution,
    "end": _end,
    "discard": _discard,
}


# -- Press On or Rest --------------------------------------------------------------------------------------------------


def may_press_on(state: ConanState) -> bool:
    """CCG-264: not with 0 Prowess or 0 cards in hand."""
    return state.prowess[state.active] > 0 and bool(state.hand[state.active])


def press_actor(state: ConanState, _frame: Press) -> int:
    return state.active


def press_options(state: ConanState, _frame: Press, _seat: int) -> list[Action]:
    return [PRESS_ON, REST] if may_press_on(state) else [REST]
