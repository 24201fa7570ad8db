"""Age of War in machine code beside its readable rules, random players on both sides, in one process:
`python -m benchmarks.age_of_war_batch`.

The two take turns, so that a machine that slows down slows both. Rates are decisions per second of processor time, one
core each. The kernel is compiled before the clock starts.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from functools import partial

import warhall
from benchmarks.measuring import paces
from warhall.arena.bench import random_playout
from warhall.cli.output import print_json
from warhall.games.age_of_war.study.batch import play_batch

FLOOR = 5_000_000.0  # decisions per second with two players
GAMES = 200  # games in one call of the kernel


def kernel_decisions(players: int, seed: int) -> int:
    return int(play_batch(players, ["random"] * players, GAMES, seed).decisions.sum())


def rules_decisions(players: int, seed: int) -> int:
    _, decisions, _ = random_playout(warhall.load_game("age-of-war", players=players), random.Random(seed))
    return decisions


def rates(players: int, seconds: float) -> dict[str, float]:
    """Decisions per second of both, playing in turns."""
    sides = {"batch": partial(kernel_decisions, players), "rules": partial(rules_decisions, players)}
    return {name: pace.steps for name, pace in paces(sides, seconds, clock=time.process_time).items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each side and number of players")
    arguments = parser.parse_args()
    speed = {players: rates(players, arguments.seconds) for players in (2, 6)}
    result = {
        f"{players} players": {"decisions_per_second": rate, "ratio": rate["batch"] / rate["rules"]}
        for players, rate in speed.items()
    }
    print_json(result)
    return 0 if speed[2]["batch"] >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
