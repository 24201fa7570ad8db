"""Chapter "Turn outline": the steps of a turn, and the one place where frames go on until somebody must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from warhall.games.conan_ccg.cards import effects
from warhall.games.conan_ccg.notation import PRESS_ON
from warhall.games.conan_ccg.rules import (
    combat_round,
    conan_moves,
    damage,
    foe_draw,
    foe_moves,
    frames,
    piles,
    prepare,
    resolution,
    rest,
    reveal,
    set_up,
    survey,
    windows,
)
from warhall.games.conan_ccg.rules.frames import Base, FoeDraw, Press, Rest, Round, Turn
from warhall.games.conan_ccg.rules.in_play import expire
from warhall.games.conan_ccg.rules.piles import draw_up, everyone_draws
from warhall.games.conan_ccg.rules.roles import foe_players, left_of, remaining
from warhall.games.conan_ccg.rules.survey import leave_field
from warhall.games.conan_ccg.rules.victory import conan_defeated, end, may_sweep, sweep, wins_by_renown
from warhall.games.conan_ccg.rules.windows import fire, open_window
from warhall.kernel import TERMINAL, Action, Event

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


# -- the steps of a turn -----------------------------------------------------------------------------------------------


def turn_go(state: ConanState, frame: Turn) -> bool:
    _STAGES[frame.stage](state, frame)
    return True


def _begin(state: ConanState, frame: Turn) -> None:
    """CCG-311: the game ends in a draw when it has reached its turn limit."""
    limit = state.game.turn_limit
    if limit and state.turn >= limit:
        end(state, "limit", sorted(remaining(state)))
        return
    state.turn += 1
    state.enter("start")
    frame.stage = "effects"
    state.emit("turn-begins", seat=state.active, turn=state.turn)
    if wins_by_renown(state):
        end(state, "renown", [state.active])
    else:
        fire(state, "start_of_turn")  # CCG-112


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
        state.emit("conan-center", seat=state.active)
    state.conan_place = "center"
    state.round = 0
    state.retreated = False
    frame.stage = "round"
    state.push(FoeDraw())


def _round(state: ConanState, frame: Turn) -> None:
    """CCG-110. A combat at its round limit ends as a Retreat without loss (CCG-311)."""
    if not state.foes():
        frame.stage = "cleared"
        return
    frame.stage = "after"
    limit = state.game.round_limit
    if limit and state.round >= limit:
        state.emit("round-limit", n=limit)
        leave_field(state)
        draw_up(state, foe_players(state))
        return
    state.round += 1
    state.push(Round())


def _after(state: ConanState, frame: Turn) -> None:
    """CCG-157, CCG-258, CCG-261: Rest after a Retreat, the next round while Foes remain, else the field is clear."""
    if state.retreated:
        frame.stage = "rest"
    elif state.foes():
        frame.stage = "round"
        everyone_draws(state, len(state.foes()) + len(state.allies))
    else:
        frame.stage = "cleared"


def _cleared(state: ConanState, frame: Turn) -> None:
    frame.stage = "window"
    state.enter("end_of_combat")
    state.emit("field-cleared", seat=state.active)
    draw_up(state, foe_players(state))


def _window(state: ConanState, frame: Turn) -> None:
    frame.stage = "choice"
    open_window(state, "end_of_combat")


def _choice(state: ConanState, frame: Turn) -> None:
    """CCG-262, CCG-264."""
    frame.stage = "rest"
    if combat_round.may_press_on(state):
        state.push(Press())


def press_step(state: ConanState, _frame: Press, action: Action) -> None:
    """CCG-266, CCG-017: back to the Prepare Step of the same turn, past the Start of Turn."""
    state.stack.pop()
    if action == PRESS_ON:
        turn = state.stack[-1]
        assert isinstance(turn, Turn)
        turn.stage = "prepare"
        expire(state, "attack", "round", "combat")
        state.emit("press-on", seat=state.active)


def _rest(state: ConanState, frame: Turn) -> None:
    frame.stage = "pass"
    expire(state, "attack", "round", "combat")
    state.push(Rest())


def _pass(state: ConanState, _frame: Turn) -> None:
    """CCG-113."""
    state.active = left_of(state, state.active)
    state.round = 0
    state.draw_change = 0
    state.touch()
    state.stack = [Turn("begin")]


_STAGES: Final = {
    "begin": _begin,
    "effects": _effects,
    "prepare": _prepare,
    "warrior": _warrior,
    "round": _round,
    "after": _after,
    "cleared": _cleared,
    "window": _window,
    "choice": _choice,
    "rest": _rest,
    "pass": _pass,
}


# -- the machine -------------------------------------------------------------------------------------------------------


class Unit(NamedTuple):
    """What one kind of frame does: go on by itself if it can, say who acts, offer choices (sorted), carry one out."""

    go: Callable[..., bool]
    actor: Callable[..., int] | None = None
    options: Callable[..., list[Action]] | None = None
    step: Callable[..., None] | None = None


def _waits(_state: ConanState, _frame: Base) -> bool:
    return False


def _own_seat(_state: ConanState, frame: Any) -> int:
    seat: int = frame.seat
    return seat


UNITS: Final[dict[type[Base], Unit]] = {
    frames.SetUp: Unit(set_up.set_up_go, set_up.set_up_actor, None, set_up.set_up_step),
    frames.Turn: Unit(turn_go),
    frames.Draw: Unit(piles.draw_go, piles.draw_actor, None, piles.draw_step),
    frames.LookTop: Unit(piles.look_top_go, piles.draw_actor, None, piles.look_top_step),
    frames.RandomDiscard: Unit(piles.random_discard_go, piles.draw_actor, None, piles.random_discard_step),
    frames.Window: Unit(windows.window_go, windows.window_actor, windows.window_options, windows.window_step),
    frames.Announced: Unit(windows.announced_go),
    frames.Doing: Unit(effects.doing_go, effects.doing_actor, effects.doing_options, effects.doing_step),
    frames.Trigger: Unit(windows.trigger_go, windows.trigger_actor, windows.accept_or_decline, windows.trigger_step),
    frames.Triggers: Unit(windows.triggers_go, windows.triggers_actor, windows.triggers_options, windows.triggers_step),
    frames.Discard: Unit(effects.discard_go, _own_seat, effects.discard_options, effects.discard_step),
    frames.Take: Unit(effects.take_go, _own_seat, effects.take_options, effects.take_step),
    frames.OrderTop: Unit(foe_draw.order_go, foe_draw.order_actor, foe_draw.order_options, foe_draw.order_step),
    frames.FoeDraw: Unit(
        foe_draw.foe_draw_go, foe_draw.foe_draw_actor, foe_draw.foe_draw_options, foe_draw.foe_draw_step
    ),
    frames.Pay: Unit(foe_draw.pay_go, foe_draw.pay_actor, foe_draw.pay_options, foe_draw.pay_step),
    frames.Round: Unit(
        combat_round.round_go, combat_round.round_actor, combat_round.round_options, combat_round.round_step
    ),
    frames.Loss: Unit(survey.loss_go, survey.loss_actor, survey.loss_options, survey.loss_step),
    frames.FoeMoves: Unit(
        foe_moves.foe_moves_go, foe_moves.foe_moves_actor, foe_moves.foe_moves_options, foe_moves.foe_moves_step
    ),
    frames.Search: Unit(foe_moves.search_go, foe_moves.search_actor, None, foe_moves.search_step),
    frames.ConanMoves: Unit(
        conan_moves.conan_moves_go,
        conan_moves.conan_moves_actor,
        conan_moves.conan_moves_options,
        conan_moves.conan_moves_step,
    ),
    frames.Placing: Unit(
        conan_moves.placing_go, conan_moves.placing_actor, windows.accept_or_decline, conan_moves.placing_step
    ),
    frames.Reveal: Unit(reveal.reveal_go, reveal.reveal_actor, windows.accept_or_decline, reveal.reveal_step),
    frames.Resolution: Unit(
        resolution.resolution_go,
        resolution.resolution_actor,
        resolution.resolution_options,
        resolution.resolution_step,
    ),
    frames.Fight: Unit(resolution.fight_go),
    frames.Initiative: Unit(
        resolution.initiative_go,
        resolution.initiative_actor,
        resolution.initiative_options,
        resolution.initiative_step,
    ),
    frames.Side: Unit(_waits, resolution.side_actor, resolution.side_options, resolution.side_step),
    frames.Redirect: Unit(damage.redirect_go, damage.redirect_actor, damage.redirect_options, damage.redirect_step),
    frames.Press: Unit(_waits, combat_round.press_actor, combat_round.press_options, press_step),
    frames.Rest: Unit(rest.rest_go, rest.rest_actor, rest.rest_options, rest.rest_step),
    frames.UpTo: Unit(_waits, prepare.up_to_actor, prepare.up_to_options, prepare.up_to_step),
}
_GO: Final = {kind: unit.go for kind, unit in UNITS.items()}
_ACTOR: Final = {kind: unit.actor for kind, unit in UNITS.items() if unit.actor is not None}
OPTIONS: Final = {kind: unit.options for kind, unit in UNITS.items() if unit.options is not None}
_STEP: Final = {kind: unit.step for kind, unit in UNITS.items() if unit.step is not None}


def run(state: ConanState) -> None:
    """Carry the innermost frame on until chance or a seat must act, or the game is over."""
    while True:
        if state.alarm and _settle(state):
            if state.ended:
                break
            continue
        frame = state.stack[-1]
        kind = type(frame)
        if not _GO[kind](state, frame):
            state.mover = _ACTOR[kind](state, frame)
            return
    state.stack = []
    state.mover = TERMINAL


def _settle(state: ConanState) -> bool:
    """Whether something had to happen before anything else: the end, a dead Conan (CCG-018), the fallen of others."""
    if state.ended:
        return True
    if state.health[state.active] == 0 and not state.out[state.active]:
        state._asked = None
        conan_defeated(state)
        return True
    if state.hurt and may_sweep(state):
        state._asked = None
        sweep(state)
        return True
    state.alarm = state.hurt
    return False


def options(state: ConanState, seat: int) -> list[Action]:
    """Everything that this seat may do now, sorted."""
    frame = state.stack[-1]
    return OPTIONS[type(frame)](state, frame, seat)


def step(state: ConanState, action: Action) -> list[Event]:
    """Carry out a legal action and everything that follows by itself."""
    log: list[Event] = []
    state.log = log
    frame = state.stack[-1]
    _STEP[type(frame)](state, frame, action)
    run(state)
    return log
