"""OpenSpiel's search (MCTS) at a table of Age of War, against a random player.

    python examples/search_age_of_war.py --games 5 --simulations 60

A random play-out of Age of War takes thousands of actions, so a position is valued by its score instead.
"""

from __future__ import annotations

import argparse
import math

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot

import warhall.envs.openspiel


class ByScore(Evaluator):
    """A position is worth what the seats are ahead by, and all actions look alike beforehand."""

    def evaluate(self, state: warhall.envs.openspiel.WarhallState) -> list[float]:
        if state.is_terminal():
            return list(state.returns())
        first, second = state.position.standing().scores
        value = math.tanh((first - second) / 8)
        return [value, -value]

    def prior(self, state: warhall.envs.openspiel.WarhallState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(seed: int, simulations: int, most: int) -> float:
    """One game of the search (seat 0) against a random player; returns what the search was paid, or how far it is ahead
    when the game is cut short."""
    game = pyspiel.load_game("warhall_age_of_war(players=2)")
    rng = np.random.RandomState(seed)
    searcher = MCTSBot(game, 1.5, simulations, ByScore(), random_state=rng)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(outcomes[rng.choice(len(outcomes), p=chances)])
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(ByScore().evaluate(state)[0])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--most", type=int, default=2000, help="actions after which a game is cut short")
    given = parser.parse_args()
    for seed in range(given.games):
        print(f"game {seed}: {play(seed, given.simulations, given.most):+.2f} for the search")


if __name__ == "__main__":
    main()
