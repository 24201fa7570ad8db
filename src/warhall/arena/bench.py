"""The speed of a game: whole random games, and each operation on its own."""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable
from math import floor
from typing import Any

import msgspec

from warhall.arena.play import DECISION_CAP
from warhall.kernel import Game, State


class Measurement(msgspec.Struct, frozen=True):
    """Rates of random play in one process, microseconds per operation, sizes in bytes."""

    game: str
    options: dict[str, Any]
    python: str
    games: int
    games_per_second: float
    actions_per_second: float
    decisions_per_second: float
    capped: int
    microseconds: dict[str, float]
    view_bytes: int
    json_bytes: int

    def as_dict(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def random_playout(game: Game, rng: random.Random, cap: int = DECISION_CAP) -> tuple[int, int, bool]:
    """One game of uniformly random choices: its actions, the decisions among them, and whether it hit the cap."""
    state = game.new_initial_state()
    legal_actions, apply_action, draw = state.legal_actions, state.apply_action, rng.random
    decisions = chances = 0
    while decisions < cap:
        legal = legal_actions()
        if legal:
            apply_action(legal[floor(draw() * len(legal))])
            decisions += 1
        elif state.is_terminal():
            return decisions + chances, decisions, False
        else:
            apply_action(state.sample_chance(rng))
            chances += 1
    return decisions + chances, decisions, True


def measure(game: Game, seconds: float, seed: int | str) -> Measurement:
    """Play random games for so long, then time each operation on positions from the middle of games."""
    rng = random.Random(f"{seed}/bench")
    random_playout(game, rng)  # warm up the caches
    games = actions = decisions = capped = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        played, decided, hit = random_playout(game, rng)
        games, actions, decisions, capped = games + 1, actions + played, decisions + decided, capped + hit
    states = sample_states(game, rng, 200)
    return Measurement(
        game=game.id,
        options=game.options,
        python=platform.python_version(),
        games=games,
        games_per_second=games / elapsed,
        actions_per_second=actions / elapsed,
        decisions_per_second=decisions / elapsed,
        capped=capped,
        microseconds=_operations(states),
        view_bytes=max(len(msgspec.json.encode(state.view(0))) for state in states),
        json_bytes=max(len(msgspec.json.encode(state.to_json())) for state in states),
    )


def sample_states(game: Game, rng: random.Random, count: int) -> list[State]:
    """Positions in which somebody has to choose, from random games."""
    states: list[State] = []
    state = game.new_initial_state()
    while len(states) < count:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
            continue
        if rng.random() < 0.2:
            states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return states


def _operations(states: list[State]) -> dict[str, float]:
    def apply(state: State) -> None:
        state.apply_action(state.legal_actions()[0])

    def fresh_legal(state: State) -> None:
        state._offered = None
        state.legal_actions()

    return {
        "clone": _time(states, lambda state: state.clone()),
        "legal_actions": _time(states, fresh_legal),
        "apply_action": _time([state.clone() for state in states], apply),
        "view": _time(states, lambda state: state.view(state.current_player())),
        "to_json": _time(states, lambda state: state.to_json()),
    }


def _time(states: list[State], operation: Callable[[State], object]) -> float:
    """Microseconds per call; each state is used once."""
    began = time.perf_counter()
    for state in states:
        operation(state)
    return (time.perf_counter() - began) / len(states) * 1e6
