"""The way through the rules: what a state asks of the modules of the chapters, by the frame on top of its stack."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from warhall.games.age_of_conan.position import to_json as position_json
from warhall.games.age_of_conan.rules import artifacts, bidding, refusals, scoring, turn
from warhall.games.age_of_conan.rules import set_up as setup
from warhall.games.age_of_conan.rules.frames import KIND, OPTIONS, OUTCOMES, POSSIBLE, SAMPLES, STEPS, run
from warhall.kernel import Action, Event, IllegalActionError, Outcome

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

_BID, _STAKE = KIND["bid"], KIND["stake"]
CHAPTERS = (setup, turn)  # imported for the handlers that they register


def begin(state: AgeOfConanState) -> None:
    """Set the game up; the first thing to happen is a draw."""
    setup.set_up(state)
    run(state, [])


def active_players(state: AgeOfConanState) -> tuple[int, ...]:
    """Every seat that may act; several in the two secret choices (AOC-419)."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    if frame[0] == _BID:
        return bidding.waiting(state)
    if frame[0] == _STAKE:
        return artifacts.waiting(state)
    return (frame[1],) if frame[1] >= 0 else ()


def may_change(state: AgeOfConanState, seat: int) -> bool:
    """AOC-420: a secret choice that has been made can be replaced until the last one is in."""
    if not state.stack or not 0 <= seat < state.game.players:
        return False
    kind = state.stack[-1][0]
    if kind == _BID:
        return state.bid_token[seat] >= 0
    return kind == _STAKE and bool(state.stake_done[seat] and state.tokens[seat])


def options(state: AgeOfConanState, seat: int) -> list[Action]:
    frame = state.stack[-1]
    offer = OPTIONS[frame[0]]
    assert offer is not None
    return offer(state, frame, seat)


def step(state: AgeOfConanState, action: Action, seat: int) -> list[Event]:
    """Carry out a legal action and everything that follows by itself."""
    frame = state.stack[-1]
    log: list[Event] = []
    handler = STEPS[frame[0]]
    assert handler is not None
    handler(state, frame, action, seat, log)
    run(state, log)
    return log


def refusal(state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError:
    return refusals.refusal(state, action, seat)


def chance_refusal(state: AgeOfConanState, action: Action) -> IllegalActionError | None:
    frame = state.stack[-1]
    possible = POSSIBLE[frame[0]]
    assert possible is not None
    return None if possible(state, frame, action) else refusals.chance_refusal(state, action)


def chance_outcomes(state: AgeOfConanState) -> list[tuple[Action, float]]:
    if not state.is_chance():
        return []
    frame = state.stack[-1]
    outcomes = OUTCOMES[frame[0]]
    assert outcomes is not None
    return outcomes(state, frame)


def sample_chance(state: AgeOfConanState, rng: random.Random) -> Action:
    frame = state.stack[-1]
    sample = SAMPLES[frame[0]]
    assert sample is not None
    return sample(state, frame, rng)


def standing(state: AgeOfConanState) -> Outcome:
    return scoring.standing(state)


def to_json(state: AgeOfConanState) -> dict[str, Any]:
    return position_json(state)
