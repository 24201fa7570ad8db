"""The Conan CCG beside RLCard's gin rummy, two random players each, in one process: `python -m benchmarks.conan_ccg`.

The two take turns, so that a machine that slows down slows both, and both are stepped through their public interface by
a player who picks one of the legal actions at random. RLCard is no dependency of ours: install it wherever you like and
put its folder on the path. Reported are rates, their ratio (null where RLCard is not
installed), whether the rules were compiled (`python -m warhall.compiled`), the cost of single operations, the size of a
view, and how often the steward beats a random player over mirror games of all starter decks.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from warhall.arena.bench import measure, random_playout, sample_states
from warhall.arena.play import play_game
from warhall.bots.simple import RandomBot
from warhall.games.conan_ccg import state
from warhall.games.conan_ccg.bots import Steward
from warhall.games.conan_ccg.cards.cards import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.game import ConanCCG
from warhall.kernel import Bot

FLOOR_RATIO = 6.0
FLOOR_GAMES = 30.0
FLOOR_CLONE_US = 40.0
FLOOR_VIEW_US = 400.0
MOST_BYTES = 12_000
FLOOR_WINS = 0.97
MOST_MILLISECONDS = 2.0


def gin_rummy() -> Callable[[int], int] | None:
    """One random game of RLCard's gin rummy, as the number of its decisions; None where RLCard is not installed."""
    try:
        import rlcard  # type: ignore[import-not-found]
    except ImportError:
        return None
    env: Any = rlcard.make("gin-rummy", config={"seed": 0})

    def play(seed: int) -> int:
        env.seed(seed)
        rng = random.Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def conan_ccg() -> Callable[[int], int]:
    """One random game of ours, likewise through the public interface, legal actions and events included."""
    game = ConanCCG(players=2)
    return lambda seed: random_playout(game, random.Random(seed))[1]


def side_by_side(seconds: float, rounds: int = 10) -> dict[str, float | None]:
    """Decisions per second of both and our games per second, in processor time, each in the best of its rounds: both
    play the same number of rounds in turns, so that a machine that slows down slows both."""
    ours, peer = conan_ccg(), gin_rummy()
    best: dict[str, tuple[float, float]] = {}  # decisions and games per second
    for turn in range(-1, rounds):  # the first round only fills caches
        for name, play in (("theirs", peer), ("ours", ours)):
            if play is None:
                continue
            began, decisions, games = time.process_time(), 0, 0
            while time.process_time() - began < seconds / rounds:
                decisions += play(turn * 10_000 + games + 20_000)
                games += 1
            spent = time.process_time() - began
            if turn >= 0:
                best[name] = max(best.get(name, (0.0, 0.0)), (decisions / spent, games / spent))
    theirs = best["theirs"][0] if "theirs" in best else None
    return {
        "gin_rummy_decisions_per_second": theirs,
        "decisions_per_second": best["ours"][0],
        "games_per_second": best["ours"][1],
        "ratio": None if theirs is None else best["ours"][0] / theirs,
    }


def steward_wins(num: int) -> dict[str, float]:
    """How often the steward wins alone against a random player with the same deck, and its time per decision."""
    decks = sorted(starters(load_pool()))
    wins = 0
    for index in range(num):
        deck = decks[index // 2 % len(decks)]
        game = ConanCCG(players=2, decks=[deck, deck])
        bots: list[Bot] = [Steward(game), RandomBot(game)]
        wins += play_game(game, bots if index % 2 == 0 else bots[::-1], "benchmark", index).winners == [index % 2]
    game = ConanCCG(players=2)
    began = time.perf_counter()
    decisions = sum(play_game(game, [Steward(game)] * 2, "self", index).decisions for index in range(20))
    return {"wins": wins / num, "milliseconds_per_decision": (time.perf_counter() - began) / decisions * 1000}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each side")
    parser.add_argument("--num", type=int, default=500, help="games of the steward")
    arguments = parser.parse_args()
    game = ConanCCG(players=2)
    speed = side_by_side(arguments.seconds)
    parts = measure(game, 1.0, 1).microseconds
    states = sample_states(game, random.Random(1), 100)
    size = max(len(msgspec.json.encode(state.view(seat))) for state in states for seat in range(2))
    steward = steward_wins(arguments.num)
    compiled = not str(state.__file__).endswith(".py")
    result = {
        "compiled": compiled,
        "speed": speed,
        "microseconds": parts,
        "largest_view_bytes": size,
        "steward": steward,
    }
    print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    ratio = speed["ratio"]
    fast = (speed["games_per_second"] or 0) >= FLOOR_GAMES and (ratio is None or ratio >= FLOOR_RATIO)
    small = parts["clone"] < FLOOR_CLONE_US and parts["view"] < FLOOR_VIEW_US and size < MOST_BYTES
    strong = steward["wins"] >= FLOOR_WINS and steward["milliseconds_per_decision"] < MOST_MILLISECONDS
    return 0 if fast and small and strong else 1


if __name__ == "__main__":
    sys.exit(main())
