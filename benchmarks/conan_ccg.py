"""The Conan CCG beside OpenSpiel's gin rummy, two random players each, in one process:
`python -m benchmarks.conan_ccg`.

The two take turns, so that a machine that slows down slows both, and both are stepped through their public interface by
a player who picks one of the legal actions at random; gin rummy is C++, stepped through `pyspiel`. Reported are rates,
their ratio, whether the rules were compiled (`python -m warhall.compiled`), the cost of single operations, the size of
a view, how often the steward beats a random player over mirror games of all starter decks, and play-outs of stewards
from the middle of games: those of today beside those of an earlier day, who were not compiled and looked at views.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from math import floor
from typing import Final

import pyspiel

from benchmarks.bots.conan_ccg import Warden
from benchmarks.measuring import Playing, best_paces, largest_view, paces, thinking_time
from warhall.arena.bench import measure, random_playout
from warhall.arena.play import play_game
from warhall.bots.simple import RandomBot
from warhall.cli.output import print_json
from warhall.games.conan_ccg import state
from warhall.games.conan_ccg.bots import Steward
from warhall.games.conan_ccg.bots.playout import play_out, step
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Bot

FLOOR_RATIO = 4.0
FLOOR_GAMES = 30.0
FLOOR_CLONE_US = 40.0
FLOOR_VIEW_US = 400.0
MOST_BYTES = 12_000
FLOOR_WINS = 0.97
MOST_MILLISECONDS = 2.0
FLOOR_PLAY_OUTS = 3.0  # times as many as before


def gin_rummy() -> Playing:
    """One random game of OpenSpiel's gin rummy, as the number of its decisions; the deal is not counted."""
    game = pyspiel.load_game("gin_rummy")

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        is_over, is_chance, legal_actions = state.is_terminal, state.is_chance_node, state.legal_actions
        apply_action, draw = state.apply_action, rng.random  # at hand, as ours has them
        decisions = 0
        while not is_over():
            legal = legal_actions()  # at a chance node all outcomes, each as likely as the others
            decisions += not is_chance()
            apply_action(legal[floor(draw() * len(legal))])
        return decisions

    return play


def side_by_side(game: ConanCCG, seconds: float) -> dict[str, float]:
    """Decisions per second of both, playing in turns, and our games per second. Ours too goes through the public
    interface, legal actions and events included."""
    found = best_paces(
        {"ours": lambda seed: random_playout(game, random.Random(seed))[1], "theirs": gin_rummy()}, seconds
    )
    ours, theirs = found["ours"], found["theirs"]
    return {
        "gin_rummy_decisions_per_second": theirs.steps,
        "decisions_per_second": ours.steps,
        "games_per_second": ours.games,
        "ratio": ours.steps / theirs.steps,
    }


MIDDLE: Final = 6  # the turn from which games are played out


def middles(game: ConanCCG, num: int) -> list[ConanState]:
    """Positions of games between stewards at the beginning of a turn in the middle."""
    found: list[ConanState] = []
    seed = 0
    while len(found) < num:
        bots, dice, state = [Steward(game), Steward(game)], random.Random(f"middle/{seed}"), game.new_initial_state()
        while not state.is_terminal() and state.turn < MIDDLE:
            step(state, bots, dice)
        found += [] if state.is_terminal() else [state]
        seed += 1
    return found


def play_outs(game: ConanCCG, seconds: float) -> dict[str, float]:
    """Play-outs a second before and after, by turns, from the same positions."""
    starts = middles(game, 10)

    def before(seed: int) -> int:
        state, dice, decisions = starts[seed % len(starts)].clone(), random.Random(seed), 0
        bots = [Warden(game), Warden(game)]
        while not state.is_terminal():
            if state.is_chance():
                state.apply_action(state.sample_chance(dice))
                continue
            seat, decisions = state.current_player(), decisions + 1
            state.apply_action(bots[seat].choose(state.view(seat), state.legal_actions(seat), dice, 0.0), seat)
        return decisions

    def after(seed: int) -> int:
        return play_out(starts[seed % len(starts)].clone(), [Steward(game), Steward(game)], random.Random(seed))

    found = paces({"before": before, "after": after}, seconds, clock=time.process_time)
    return {
        "play_outs_before": found["before"].games,
        "play_outs_after": found["after"].games,
        "ratio": found["after"].games / found["before"].games,
        "ratio_of_decisions": found["after"].steps / found["before"].steps,
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
    return {"wins": wins / num, "milliseconds_per_decision": thinking_time(ConanCCG(players=2), Steward, 20)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each side")
    parser.add_argument("--num", type=int, default=500, help="games of the steward")
    arguments = parser.parse_args()
    game = ConanCCG(players=2)
    speed = side_by_side(game, arguments.seconds)
    parts = measure(game, 1.0, 1).microseconds
    size = largest_view(game)
    steward = steward_wins(arguments.num)
    played_out = play_outs(game, arguments.seconds)
    compiled = not str(state.__file__).endswith(".py")
    result = {
        "compiled": compiled,
        "speed": speed,
        "microseconds": parts,
        "largest_view_bytes": size,
        "steward": steward,
        "play_outs": played_out,
    }
    print_json(result)
    fast = speed["games_per_second"] >= FLOOR_GAMES and speed["ratio"] >= FLOOR_RATIO
    small = parts["clone"] < FLOOR_CLONE_US and parts["view"] < FLOOR_VIEW_US and size < MOST_BYTES
    strong = steward["wins"] >= FLOOR_WINS and steward["milliseconds_per_decision"] < MOST_MILLISECONDS
    quick = played_out["ratio"] >= FLOOR_PLAY_OUTS
    return 0 if fast and small and strong and quick else 1


if __name__ == "__main__":
    sys.exit(main())
