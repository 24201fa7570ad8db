"""A position played on: chance acts as it likes, and a test decides the rest."""

from __future__ import annotations

import random
from collections.abc import Iterator

from warhall.kernel import State


def let_chance_act(state: State, rng: random.Random) -> None:
    """Everything that falls and is drawn before somebody has a choice."""
    while state.is_chance():
        state.apply_action(state.sample_chance(rng))


def choices(state: State, rng: random.Random) -> Iterator[int]:
    """The seat to act, at every choice until the game is over. Whoever asks for the next one has made this one."""
    let_chance_act(state, rng)
    while not state.is_terminal():
        yield state.current_player()
        let_chance_act(state, rng)
