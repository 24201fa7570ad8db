"""Training of the champion: the steward's weights are moved where games say that they win more.

Simultaneous perturbation (SPSA): every piece of a round draws a sign for each weight and lets the weights moved one way
play those moved the other way, in two games with the same dice and seats exchanged; whoever else sits at the table is a
steward. What the one side wins more than the other, times the signs, is on average the slope. All weights are positive,
so they are moved by factors.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from warhall.games.age_of_conan.bots.champion import GAME
from warhall.games.age_of_conan.bots.steward import Steward
from warhall.games.age_of_conan.bots.values import DEFAULT, Weights
from warhall.kernel.training import Model

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

PIECES: Final = 24  # pairs of games in a round
REACH: Final = 0.2  # how far the two sides are apart, as the logarithm of a factor either way
RATE: Final = 0.3  # of the slope, that a round moves the weights by
LEAST: Final = 0.01  # where a weight that is 0 begins
POINTS: Final = 6.0  # of difference at the end that make a win e times as likely to be deserved

Task = tuple[dict[str, Any], str, list[float], list[int]]


class Saved(msgspec.Struct):
    """Where training stands: the logarithms of the weights."""

    seed: int | str
    players: int
    rounds: int
    logs: dict[str, float]


class Training:
    """One run of training for a number of players."""

    def __init__(self, game: AgeOfConan, seed: int | str, saved: Path | None = None) -> None:
        self.game = game
        start = {name: log(max(value, LEAST)) for name, value in DEFAULT._asdict().items()}
        known = Saved(seed, game.players, 0, start)
        if saved is not None:
            known = msgspec.json.decode(saved.read_bytes(), type=Saved)
        self.seed = known.seed
        self.rounds = known.rounds
        self.logs = [known.logs.get(name, start[name]) for name in DEFAULT._fields]

    def tasks(self) -> Sequence[Task]:
        return [
            (self.game.options, f"{self.seed}/{self.rounds}/{piece}", self.logs, self._signs(piece))
            for piece in range(PIECES)
        ]

    def _signs(self, piece: int) -> list[int]:
        rng = random.Random(f"{self.seed}/{self.rounds}/{piece}/signs")
        return [rng.choice((-1, 1)) for _ in self.logs]

    @staticmethod
    def work(options: dict[str, Any], seed: str, logs: list[float], signs: list[int]) -> Iterator[float]:
        """What the weights moved along the signs win more than those moved against them, in two games."""
        from warhall.games.age_of_conan.game import AgeOfConan

        game = AgeOfConan(**options)
        sides = [weights_of([at + way * REACH * sign for at, sign in zip(logs, signs, strict=True)]) for way in (1, -1)]
        rng = random.Random(f"{seed}/seats")
        first, second = rng.sample(range(game.players), 2)
        shares = played(game, {first: sides[0], second: sides[1]}, seed)
        again = played(game, {second: sides[0], first: sides[1]}, seed)
        yield (shares[first] - shares[second] + again[second] - again[first]) / 2

    def learn(self, results: Sequence[float]) -> Mapping[str, float]:
        for piece, gain in enumerate(results):
            for at, sign in enumerate(self._signs(piece)):
                self.logs[at] += RATE * gain * sign / len(results)
        self.rounds += 1
        return {"size": sum(abs(gain) for gain in results) / len(results)}

    def save(self, path: Path) -> None:
        logs = dict(zip(DEFAULT._fields, self.logs, strict=True))
        path.write_bytes(msgspec.json.encode(Saved(self.seed, self.game.players, self.rounds, logs)))

    def export(self, path: Path) -> None:
        weights = {name: round(value, 4) for name, value in weights_of(self.logs)._asdict().items()}
        made = f"warhall train {GAME} --players {self.game.players} --rounds {self.rounds}"
        Model(GAME, self.game.players, self.seed, self.rounds, made, weights).write(path)


def weights_of(logs: Sequence[float]) -> Weights:
    return Weights(*(exp(one) for one in logs))


def played(game: AgeOfConan, sides: Mapping[int, Weights], seed: str) -> list[float]:
    """A game with these weights in these seats, and what each seat deserved of the victory."""
    dice, mind = random.Random(f"{seed}/dice"), random.Random(f"{seed}/minds")
    bots = [Steward(game) for _ in range(game.players)]
    for seat, weights in sides.items():
        bots[seat].weights = weights
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance():
            state.apply_action(state.sample_chance(dice))
        else:
            seat = state.current_player()
            state.apply_action(bots[seat].imagine(state, seat, mind), seat)
    return _shares(state)


def _shares(state: AgeOfConanState) -> list[float]:
    """Half for winning, half by points: a narrow defeat is nearly a victory."""
    outcome = state.outcome()
    best = max(outcome.scores)
    merits = [exp((score - best) / POINTS) for score in outcome.scores]
    won = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(merits))]
    return [0.5 * merit / sum(merits) + 0.5 * win for merit, win in zip(merits, won, strict=True)]
