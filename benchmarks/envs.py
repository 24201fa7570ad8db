"""The environments beside PettingZoo's own connect_four, in one process: `python -m benchmarks.envs`.

All take turns, so that a machine that slows down slows all, and all are stepped through PettingZoo's interface as their
`env()` gives them (`last`, `step`), by a player who picks one of the unmasked actions at random. Reported are steps per
second, the ratios, the steps per second of the vectorised environments, and whether the rules were compiled.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any

import numpy as np
from pettingzoo.classic.connect_four.connect_four import env as connect_four

from benchmarks.measuring import Playing, best_paces
from warhall.cli.output import print_json
from warhall.envs import vector
from warhall.envs.pettingzoo import env
from warhall.kernel import state

FLOORS = {"age-of-war": 3.0, "age-of-conan": 1.0, "conan-ccg": 1.0}
FLOOR_VECTOR = 1_000_000
PLAYERS = {"age-of-war": 2, "age-of-conan": 4, "conan-ccg": 2}


def stepping(table: Any) -> Playing:
    """One random game, as the number of its steps."""

    def play(seed: int) -> int:
        rng = random.Random(seed)
        table.reset(seed=seed)
        steps = 0
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            (legal,) = observation["action_mask"].view(np.bool_).nonzero()
            table.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def vectorised(game_id: str, num: int, seconds: float) -> float:
    """Steps per second of many games at once; the player's time for choosing is not counted."""
    table = vector.make(game_id, num=num, players=PLAYERS[game_id])
    seen = table.reset(seed=1)
    rng = np.random.default_rng(1)

    def chosen() -> Any:
        return np.argmax(seen.action_mask * rng.random(seen.action_mask.shape, dtype=np.float32), axis=1)

    seen, _, _ = table.step(chosen())  # made ready for the machine
    steps, spent, began = 0, 0.0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        actions = chosen()
        before = time.perf_counter()
        seen, _, _ = table.step(actions)
        spent += time.perf_counter() - before
        steps += num
    table.close()
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--num", type=int, default=8192)
    given = parser.parse_args()
    tables = {game_id: stepping(env(game_id, players=players)) for game_id, players in PLAYERS.items()}
    found = best_paces({"connect_four": stepping(connect_four()), **tables}, given.seconds)
    paces = {name: pace.steps for name, pace in found.items()}
    ratios = {game_id: paces[game_id] / paces["connect_four"] for game_id in tables}
    many = {
        game_id: vectorised(game_id, given.num if game_id == "age-of-war" else 64, given.seconds / 4)
        for game_id in tables
    }
    print_json(
        {
            "compiled": not str(state.__file__).endswith(".py"),
            "steps_per_second": paces,
            "ratios": ratios,
            "floors": FLOORS,
            "vectorised_steps_per_second": many,
            "floor_vectorised": FLOOR_VECTOR,
        }
    )
    good = all(ratios[game_id] >= floor for game_id, floor in FLOORS.items()) and many["age-of-war"] >= FLOOR_VECTOR
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
