"""A policy-gradient learner for Age of War in NumPy alone, on the vectorised environment.

    python examples/learn_age_of_war.py                 # some minutes on two cores; beats `random` clearly
    python examples/learn_age_of_war.py --rounds 20     # a short look

One network plays all seats against itself (REINFORCE with a learned baseline): a layer of ReLU over the numbers of the
view, and two heads, one for the actions and one for how well the seat stands. Every choice is credited with what the
seat was paid at the end of its game.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import warhall
from warhall.arena import Simulation, seat_bots, simulate
from warhall.envs import vector
from warhall.kernel import Action, Game, View

Array: TypeAlias = NDArray[Any]
PLAYERS = 2
HIDDEN = 128
ROUND = 64  # choices in each game before the network learns


def softmax(logits: Array, mask: Array) -> Array:
    """Chances of the actions that are legal."""
    lifted = np.where(mask == 1, logits, -np.inf)
    odds = np.exp(lifted - lifted.max(axis=1, keepdims=True))
    chances: Array = odds / odds.sum(axis=1, keepdims=True)
    return chances


class Network:
    """A hidden layer, a head for actions and a head for the value, trained with Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Array] = [
            rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros((HIDDEN, 1), np.float32),
        ]
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def look(self, seen: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logits of the actions, and the value."""
        first, bias, actor, critic = self.weights
        hidden: Array = np.maximum(seen @ first + bias, 0)
        return hidden, hidden @ actor, (hidden @ critic)[:, 0]

    def learn(self, seen: Array, mask: Array, chosen: Array, paid: Array, rate: float) -> None:
        """One step along the gradient: likelier what went better than expected, with a little taste for variety."""
        hidden, logits, value = self.look(seen)
        chances = softmax(logits, mask)
        better = paid - value
        push = chances.copy()
        push[np.arange(len(chosen)), chosen] -= 1
        push *= ((better - better.mean()) / (better.std() + 1e-6))[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        push = (push + 0.003 * surprise) / len(chosen)
        pull = ((value - paid) / len(chosen))[:, None]
        _, _, actor, critic = self.weights
        back = (push @ actor.T + 0.5 * pull @ critic.T) * (hidden > 0)
        self._adam([seen.T @ back, back.sum(axis=0), hidden.T @ push, hidden.T @ (0.5 * pull)], rate)

    def _adam(self, gradients: list[Array], rate: float) -> None:
        self._updates += 1
        for weight, gradient, mean, square in zip(self.weights, gradients, self._mean, self._square, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fair_mean, fair_square = mean / (1 - 0.9**self._updates), square / (1 - 0.999**self._updates)
            weight -= rate * fair_mean / (np.sqrt(fair_square) + 1e-8)


def scaled(rows: Array) -> Array:
    """The numbers of views, none of them large."""
    return np.minimum(rows, 7).astype(np.float32) / 2


def draw(chances: Array, mask: Array, rng: np.random.Generator) -> Array:
    """An action for every game, by its chance."""
    reach = rng.random((len(chances), 1), dtype=np.float32)
    chosen = (chances.cumsum(axis=1) < reach).sum(axis=1)
    last = mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)  # sums of chances end a little below or above 1
    legal: Array = np.minimum(chosen, last)
    return legal


def train(rounds: int, num: int, seed: int, minutes: float = 10.0) -> Network:
    """Play `num` games side by side for so many rounds of some choices each, and learn after every round."""
    games = vector.make("age-of-war", num=num, players=PLAYERS)
    seen = games.reset(seed=seed)
    network = Network(seen.observation.shape[1], games.actions, seed)
    rng = np.random.default_rng(seed)
    began = time.monotonic()
    for _ in range(rounds):
        if time.monotonic() - began > minutes * 60:
            break
        told: list[tuple[Array, Array, Array, Array, Array, Array]] = []
        for _ in range(ROUND):
            row, mask, seats = scaled(seen.observation), seen.action_mask.copy(), seen.seats.copy()
            chosen = draw(softmax(network.look(row)[1], mask), mask, rng)
            seen, paid, over = games.step(chosen)
            told.append((row, mask, chosen, seats, paid.copy(), over.copy()))
        rows, masks, actions, seats_then, rewards, overs = (np.array(part) for part in zip(*told, strict=True))
        values = network.look(scaled(seen.observation))[2]
        returns = credit(rewards, overs, seats_then, seen.seats, values)
        parts = (rows, masks, actions, returns)
        row, mask, chosen, paid = (part.reshape(ROUND * num, *part.shape[2:]) for part in parts)
        for part in np.array_split(rng.permutation(ROUND * num), 8):
            network.learn(row[part], mask[part], chosen[part], paid[part], rate=0.002)
    games.close()
    return network


def credit(rewards: Array, overs: Array, seats: Array, last_seats: Array, values: Array) -> Array:
    """Tell what every choice led to for the seat that made it: the end of its game, or how it stands at the end of the
    round. With two seats one wins what the other loses."""
    length, num = overs.shape
    returns = np.zeros((length, num), np.float32)
    first = np.where(last_seats == 0, values, -values).astype(np.float32)  # for seat 0
    for at in range(length - 1, -1, -1):
        first = np.where(overs[at], rewards[at, :, 0], first)
        returns[at] = np.where(seats[at] == 0, first, -first)
    return returns


class Learned:
    """A bot that plays what the network thinks best."""

    def __init__(self, game: Game, network: Network) -> None:
        self.spaces = game.spaces()
        self.network = network

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Action:
        del rng, deadline  # it knows its mind at once
        row = np.array(self.spaces.sight.row(view), np.int16)[None]
        logits = self.network.look(scaled(row))[1][0]
        return max(legal, key=lambda action: float(logits[self.spaces.actions.number(action)]))


def win_rate(network: Network, against: str, num: int) -> float:
    """The share of games that the network wins, seats changing."""
    game = warhall.load_game("age-of-war", players=PLAYERS)
    plan = Simulation(game, seat_bots(game, [Learned(game, network), against]), num, seed=1)
    return simulate(plan).bots[0].share


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--num", type=int, default=256)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    network = train(given.rounds, given.num, given.seed, given.minutes)
    for bot in ("random", "greedy"):
        print(f"wins against {bot}: {win_rate(network, bot, given.games):.1%}")
    if given.save:
        np.savez(given.save, *network.weights)


if __name__ == "__main__":
    main()
