"""Training of the champion: his numbers are moved a little, up and down at once, and the moves that win are kept.

A round draws several directions in which all numbers change by a part of themselves. For each, a bot that goes that way
and one that goes the opposite way (an antithetic pair) play the same games, with the same dice, against the steward and
against the champion so far. What the pairs won tells the slope (SPSA); every number then takes a step of its own, which
grows while the slope keeps its sign and shrinks when it turns (RPROP).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.games.conan_ccg.bots.champion import GAME, Trained
from warhall.games.conan_ccg.bots.playout import share_won
from warhall.games.conan_ccg.bots.steward import Steward
from warhall.games.conan_ccg.bots.weights import Weights
from warhall.games.conan_ccg.cards.decks import starters

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

DIRECTIONS: Final = 16  # antithetic pairs in a round
SPREAD: Final = 0.25  # how far a direction goes, as a part of each number
STEP: Final = 0.08  # the first step of each number
SHORTEST: Final = 0.01
LONGEST: Final = 0.25
GROWS: Final = 1.2
SHRINKS: Final = 0.5
# Numbers that begin at 0 are changed by parts of these.
SCALES: Final = {
    "tired": 0.5,
    "idle": 1.0,
    "vital": 0.4,
    "place": 0.5,
    "deny": 2.0,
    "near": 0.5,
    "plenty": 0.5,
    "lead": 4.0,
    "hold": 1.0,
}
Result = tuple[dict[str, int], float]  # a direction, and how much more the way there won than the way back


class Progress(msgspec.Struct):
    """All that training has to remember."""

    seed: str
    weights: dict[str, float]
    rounds: int = 0
    steps: dict[str, float] = {}
    slopes: dict[str, float] = {}


class SPSA:
    """Tunes the numbers of the steward."""

    def __init__(self, game: ConanCCG, seed: int | str, saved: Path | None = None) -> None:
        self.game = game
        if saved is None:
            self.progress = Progress(str(seed), Weights().as_dict())
        else:
            self.progress = msgspec.json.decode(saved.read_bytes(), type=Progress)

    @property
    def rounds(self) -> int:
        return self.progress.rounds

    def tasks(self) -> Sequence[tuple[Any, ...]]:
        now = self.progress
        return [(self.game, now.seed, now.rounds, number, now.weights) for number in range(DIRECTIONS)]

    @staticmethod
    def work(game: ConanCCG, seed: str, rounds: int, number: int, weights: dict[str, float]) -> Iterator[Result]:
        """The games of one direction: each way sits in every seat once, with the same deck for all."""
        name = f"{seed}/{rounds}/{number}"
        rng = random.Random(name)
        direction = {weight: rng.choice((-1, 1)) for weight in weights}
        decks = list(starters(game.pool))
        deck = decks[(rounds * DIRECTIONS + number) % len(decks)]
        table = type(game)(players=game.players, decks=[deck] * game.players)
        rival = Weights() if number % 2 else Weights(weights)
        won = [0.0, 0.0]
        for at, way in enumerate((1, -1)):
            gone = Weights(moved(weights, direction, way * SPREAD))
            for seat in range(table.players):
                bots = [Steward(table, gone if other == seat else rival) for other in range(table.players)]
                won[at] += share_won(table, bots, f"{name}/{seat}", seat) / table.players
        yield direction, won[0] - won[1]

    def learn(self, results: Sequence[Result]) -> Mapping[str, float]:
        now = self.progress
        for name in now.weights:
            slope = sum(direction[name] * gain for direction, gain in results) / len(results)
            turned = slope * now.slopes.get(name, 0.0)
            factor = GROWS if turned > 0 else SHRINKS if turned < 0 else 1.0
            step = min(LONGEST, max(SHORTEST, now.steps.get(name, STEP) * factor))
            now.steps[name], now.slopes[name] = step, slope
            sign = (slope > 0) - (slope < 0)
            now.weights[name] = moved({name: now.weights[name]}, {name: sign}, step)[name]
        now.rounds += 1
        return {"gain": sum(abs(gain) for _, gain in results) / len(results)}

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.encode(self.progress))

    def export(self, path: Path) -> None:
        now = self.progress
        made = {"method": "spsa", "seed": now.seed, "rounds": now.rounds, "players": self.game.players}
        rounded = {name: round(value, 4) for name, value in now.weights.items()}
        path.write_bytes(msgspec.json.format(msgspec.json.encode(Trained(GAME, rounded, made))) + b"\n")


def moved(weights: Mapping[str, float], direction: Mapping[str, int], part: float) -> dict[str, float]:
    """Each number changed by a part of itself; those that may be 0 by a part of their scale."""
    return {
        name: value + part * direction[name] * SCALES[name] if name in SCALES
        else value * exp(part * direction[name])
        for name, value in weights.items()
    }  # fmt: skip


def trainer(game: ConanCCG, seed: int | str, saved: Path | None = None) -> SPSA:
    return SPSA(game, seed, saved)
