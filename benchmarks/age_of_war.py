"""Age of War beside catanatron, random players on both sides, in one process: `python -m benchmarks.age_of_war`.

The two take turns, so that a machine that slows down slows both. Reported are rates, their ratio, and how well
`simulate --jobs 2` scales.
"""

from __future__ import annotations

import argparse
import random
import sys

import warhall
from benchmarks.measuring import best_paces
from warhall.arena.bench import measure, random_playout
from warhall.arena.simulate import Simulation, simulate
from warhall.bots import BotSpec
from warhall.cli.output import print_json

FLOOR_RATIO = 20.0
FLOOR_CLONE_US = 15.0
FLOOR_VIEW_US = 100.0
FLOOR_SCALING = 1.8


def catanatron_actions(seed: int) -> int:
    """One game of four random players; how many actions it took."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def age_of_war_actions(seed: int) -> int:
    """One two-player game of random choices through legal_actions and apply_action; how many actions it took."""
    actions, _, _ = random_playout(warhall.load_game("age-of-war", players=2), random.Random(seed))
    return actions


def scaling(num: int) -> float:
    """How many times faster two processes are than one."""
    plan = Simulation(warhall.load_game("age-of-war", players=2), (BotSpec("random"),) * 2, num, 1)
    alone, together = simulate(plan, 1), simulate(plan, 2)
    assert [bot.wins for bot in alone.bots] == [bot.wins for bot in together.bots]
    return alone.seconds / together.seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each side")
    parser.add_argument("--num", type=int, default=10_000, help="games of the scaling run")
    arguments = parser.parse_args()
    sides = {"catanatron": catanatron_actions, "age-of-war": age_of_war_actions}
    speed = {name: pace.steps for name, pace in best_paces(sides, arguments.seconds).items()}
    parts = measure(warhall.load_game("age-of-war", players=2), 1.0, 1).microseconds
    result = {
        "actions_per_second": speed,
        "ratio": speed["age-of-war"] / speed["catanatron"],
        "microseconds": parts,
        "scaling_of_two_jobs": scaling(arguments.num),
    }
    print_json(result)
    fine = result["ratio"] >= FLOOR_RATIO and result["scaling_of_two_jobs"] >= FLOOR_SCALING  # type: ignore[operator]
    return 0 if fine and parts["clone"] < FLOOR_CLONE_US and parts["view"] < FLOOR_VIEW_US else 1


if __name__ == "__main__":
    sys.exit(main())
