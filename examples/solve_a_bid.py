"""Counterfactual regret minimisation (CFR) on a reduced game: one secret bid of Age of Conan.

    python examples/solve_a_bid.py --iterations 200

Two players bid for Conan with the real rules, in a real position. The game is reduced by its payoff: it ends when the
bids lie open, Conan is worth a prize, and the number that was bid costs a little. OpenSpiel solves it as it stands,
because neither player's information state tells what the other has bid.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import warhall
from warhall.envs.openspiel import WarhallGame, WarhallState
from warhall.kernel import State

PRIZE = 3.0
COST = 0.5


def bidding_position(seed: int) -> State:
    """The first bid of a game, with three strategy cards in each hand."""
    rng = random.Random(seed)
    state = warhall.load_game("age-of-conan", players=2).new_initial_state()
    while state.is_chance():
        state.apply_action(state.sample_chance(rng))
    return state


class BidState(WarhallState):
    """A position until the bids lie open."""

    def is_terminal(self) -> bool:
        return all(entry["bid"] is not None for entry in self.position.to_json()["seats"])

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else super().current_player()

    def returns(self) -> list[float]:
        """The prize for the higher bid, nothing for equal ones, and what the bids cost."""
        if not self.is_terminal():
            return [0.0, 0.0]
        first, second = (entry["bid"] for entry in self.position.to_json()["seats"])
        won = PRIZE * ((first > second) - (first < second)) - COST * (first - second)
        return [won, -won]


class BidGame(WarhallGame):
    """The bid alone."""

    hall_class = warhall.game_class("age-of-conan")
    game_type = pyspiel.load_game("warhall_age_of_conan(players=2)").get_type()

    def __init__(self, position: State) -> None:
        super().__init__({"players": 2})
        self.start = position

    def new_initial_state(self) -> BidState:
        return BidState(self)


def solve(iterations: int, seed: int = 1) -> tuple[float, dict[str, float]]:
    """How much an opponent could still win against the strategy found, and how often each number is bid."""
    game = BidGame(bidding_position(seed))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    state = game.new_initial_state()
    bids: dict[str, float] = {}
    for action, chance in policy.action_probabilities(state).items():
        number = state.action_to_string(0, action).split()[1]
        bids[number] = bids.get(number, 0.0) + float(chance)
    return float(exploitability.nash_conv(game, policy)), bids


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=100)
    given: Any = parser.parse_args()
    left, bids = solve(given.iterations)
    print(f"an opponent could still win {left:.4f} per game")
    for number, chance in bids.items():
        print(f"bid {number}: {chance:.1%}")


if __name__ == "__main__":
    main()
