"""Age of Conan beside catanatron, four random players each, in one process: `python -m benchmarks.age_of_conan`.

The two take turns, so that a machine that slows down slows both. Reported are rates, their ratio, the cost of single
operations, the size of a view, and how often the steward beats random players and the squire, with its interval.
"""

from __future__ import annotations

import argparse
import random
import sys

from benchmarks.age_of_war import catanatron_actions
from benchmarks.bots.age_of_conan import RIVALS
from benchmarks.measuring import best_paces, largest_view, thinking_time
from warhall.arena.bench import measure, random_playout
from warhall.arena.intervals import wilson
from warhall.arena.play import play_game
from warhall.cli.output import print_json
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.kernel import Bot

FLOOR_RATIO = 6.0
FLOOR_GAMES = 50.0
FLOOR_CLONE_US = 30.0
FLOOR_VIEW_US = 300.0
MOST_BYTES = 10_000
FLOOR_WINS = {("random", 2): 0.98, ("random", 4): 0.90, ("squire", 2): 0.70}
MOST_MILLISECONDS = 3.0  # CPU time of a decision of the steward, with the rules and the view


def side_by_side(game: AgeOfConan, seconds: float) -> dict[str, float]:
    """Actions per second of both, playing in turns, and our games per second."""
    found = best_paces(
        {"peer": catanatron_actions, "ours": lambda seed: random_playout(game, random.Random(seed))[0]}, seconds
    )
    return {
        "catanatron_actions_per_second": found["peer"].steps,
        "actions_per_second": found["ours"].steps,
        "games_per_second": found["ours"].games,
        "ratio": found["ours"].steps / found["peer"].steps,
    }


def steward_wins(rival: str, players: int, num: int) -> dict[str, float]:
    """How often one steward wins alone against such rivals, each seat equally often."""
    game = AgeOfConan(players=players)
    wins = 0
    for index in range(num):
        seat = index % players
        bots: list[Bot] = [RIVALS[rival](game) for _ in range(players)]
        bots[seat] = Steward(game)
        wins += play_game(game, bots, "benchmark", index).winners == [seat]
    low, high = wilson(wins, num)
    return {"games": num, "wins": wins / num, "low": low, "high": high}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each side")
    parser.add_argument("--num", type=int, default=1000, help="games of the steward against each rival")
    arguments = parser.parse_args()
    game = AgeOfConan(players=4)
    speed = side_by_side(game, arguments.seconds)
    parts = measure(game, 1.0, 1).microseconds
    size = largest_view(game)
    steward = {
        f"{rival}, {players} players": steward_wins(rival, players, arguments.num) for rival, players in FLOOR_WINS
    }
    thinking = {players: thinking_time(AgeOfConan(players=players), Steward, 5) for players in (2, 4)}
    result = {
        "speed": speed,
        "microseconds": parts,
        "largest_view_bytes": size,
        "steward": steward,
        "milliseconds": thinking,
    }
    print_json(result)
    fast = speed["ratio"] >= FLOOR_RATIO and speed["games_per_second"] >= FLOOR_GAMES
    small = parts["clone"] < FLOOR_CLONE_US and parts["view"] < FLOOR_VIEW_US and size < MOST_BYTES
    strong = all(found["wins"] >= floor for found, floor in zip(steward.values(), FLOOR_WINS.values(), strict=True))
    prompt = max(thinking.values()) < MOST_MILLISECONDS
    return 0 if fast and small and strong and prompt else 1


if __name__ == "__main__":
    sys.exit(main())
