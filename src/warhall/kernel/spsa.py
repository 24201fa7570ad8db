"""Training of a champion by simultaneous perturbation (SPSA): all his numbers are moved a little, up and down at once,
and the moves that win are kept.

A round draws many directions in which all numbers change by a part of themselves. For each, a bot that goes that way
and one that goes the opposite way (an antithetic pair) play with the same dice. What the pairs won tells the slope. One
round is mostly noise, so every number follows the mean of its late slopes, in steps that are the smaller the more they
contradict each other (Adam). Even so they sway: what the champion plays by is the mean of the late rounds.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from warhall.kernel.game import Game
from warhall.kernel.training import Model

SPREAD: Final = 0.25  # how far a direction goes, as a part of each number
STEP: Final = 0.03  # of a number whose slopes all agree
MEMORY: Final = 0.9  # part of the mean slope that a round leaves as it was
LONG_MEMORY: Final = 0.98  # the same of the mean square
TINY: Final = 1e-12
CALM: Final = 0.97  # part of the mean of the numbers that a round leaves as it was
Weights = dict[str, float]
Result = tuple[dict[str, int], float]  # a direction, and how much more the way there won than the way back


class Progress(msgspec.Struct):
    """All that training has to remember."""

    seed: str
    weights: Weights
    rounds: int = 0
    slopes: dict[str, float] = {}  # their means
    squares: dict[str, float] = {}  # the means of their squares
    calm: Weights = {}  # the means of the numbers themselves


class Pair(NamedTuple):
    """The antithetic pair of one direction, with what it may be measured by."""

    name: str  # the seed of its dice
    number: int  # counts all pairs since training began
    now: Weights  # the champion so far
    there: Weights
    back: Weights


class SPSA(ABC):
    """Tunes the numbers of a champion. A game says with which it begins, and how two bots are compared."""

    PAIRS: ClassVar[int] = 64  # in a round
    SCALES: ClassVar[Mapping[str, float]] = {}  # numbers that may be 0 are changed by parts of these

    def __init__(self, game: Game, seed: int | str, saved: Path | None = None) -> None:
        self.game = game
        if saved is None:
            self.progress = Progress(str(seed), self.first(game))
        else:
            self.progress = msgspec.json.decode(saved.read_bytes(), type=Progress)

    @staticmethod
    @abstractmethod
    def first(game: Any) -> Weights:
        """The numbers that training begins with."""

    @staticmethod
    @abstractmethod
    def compare(game: Any, pair: Pair) -> float:
        """How much more the way there wins than the way back."""

    @property
    def rounds(self) -> int:
        return self.progress.rounds

    def tasks(self) -> Sequence[tuple[Game, str, int, Weights]]:
        now = self.progress
        first = now.rounds * self.PAIRS
        return [(self.game, now.seed, first + number, now.weights) for number in range(self.PAIRS)]

    @classmethod
    def work(cls, game: Game, seed: str, number: int, weights: Weights) -> Iterator[Result]:
        rounds, piece = divmod(number, cls.PAIRS)
        name = f"{seed}/{rounds}/{piece}"
        rng = random.Random(name)
        direction = {weight: rng.choice((-1, 1)) for weight in weights}
        there, back = (cls.moved(weights, direction, way * SPREAD) for way in (1, -1))
        yield direction, cls.compare(game, Pair(name, number, weights, there, back))

    def learn(self, results: Sequence[Result]) -> Mapping[str, float]:
        now = self.progress
        now.rounds += 1
        agreement: dict[str, float] = {}
        for name in now.weights:
            slope = sum(direction[name] * gain for direction, gain in results) / len(results)
            mean = MEMORY * now.slopes.get(name, 0.0) + (1 - MEMORY) * slope
            square = LONG_MEMORY * now.squares.get(name, 0.0) + (1 - LONG_MEMORY) * slope**2
            now.slopes[name], now.squares[name] = mean, square
            # both means began at 0 and are small in the first rounds
            size = sqrt(max(square / (1 - LONG_MEMORY**now.rounds), TINY))
            agreement[name] = mean / (1 - MEMORY**now.rounds) / size
        now.weights = self.moved(now.weights, agreement, STEP)
        keep = min(CALM, 1 - 1 / now.rounds)  # the first rounds count alike
        now.calm = {name: keep * now.calm.get(name, 0.0) + (1 - keep) * value for name, value in now.weights.items()}
        return {"gain": sum(abs(gain) for _, gain in results) / len(results)}

    @classmethod
    def moved(cls, weights: Weights, direction: Mapping[str, float], part: float) -> Weights:
        """Each number changed by a part of itself; those that may be 0 by a part of their scale."""
        return {
            name: value + part * direction[name] * cls.SCALES[name] if name in cls.SCALES
            else value * exp(part * direction[name])
            for name, value in weights.items()
        }  # fmt: skip

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.encode(self.progress))

    def export(self, path: Path) -> None:
        now, game, players = self.progress, self.game.id, self.game.players
        made = f"warhall train {game} --players {players} --seed {now.seed} --rounds {now.rounds}"
        rounded = {name: round(value, 4) for name, value in (now.calm or now.weights).items()}
        Model(game, players, now.seed, now.rounds, made, rounded).write(path)
