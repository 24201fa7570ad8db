"""Games that bots of this game play among themselves from any position, without views: for training and studies."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from warhall.games.conan_ccg.bots.steward import Steward
from warhall.games.conan_ccg.state import ConanState

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG


def play_out(state: ConanState, bots: Sequence[Steward], dice: random.Random) -> int:
    """Play a position to its end; returns the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        decisions += step(state, bots, dice)
    return decisions


def step(state: ConanState, bots: Sequence[Steward], dice: random.Random) -> bool:
    """One step; whether a bot chose it."""
    if state.is_chance():
        state.apply_action(state.sample_chance(dice))
        return False
    seat = state.current_player()
    state.apply_action(bots[seat].choose_at(state, seat, state.legal_actions(seat)), seat)
    return True


def share_won(game: ConanCCG, bots: Sequence[Steward], seed: str, seat: int) -> float:
    """A whole game: what this seat wins of it."""
    state = game.new_initial_state()
    play_out(state, bots, random.Random(seed))
    return 1 / len(state.winners) if seat in state.winners else 0.0
