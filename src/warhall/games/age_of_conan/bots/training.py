"""Training of the champion: the two ways of a pair play each other, and whoever else sits at the table is a steward."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.bots.champion import MODELS
from warhall.games.age_of_conan.bots.steward import Steward
from warhall.games.age_of_conan.bots.values import DEFAULT, Weights
from warhall.kernel.spsa import SPSA, Pair

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

LEAST: Final = 0.01  # where a weight that is 0 begins
POINTS: Final = 6.0  # of difference at the end that make a win e times as likely to be deserved


class Training(SPSA):
    @staticmethod
    def first(game: AgeOfConan) -> dict[str, float]:
        start = DEFAULT._replace(**MODELS.weights(game.players))
        return {name: max(value, LEAST) for name, value in start._asdict().items()}

    @staticmethod
    def compare(game: AgeOfConan, pair: Pair) -> float:
        """Two games with the same dice and the seats exchanged."""
        there, back = Weights(**pair.there), Weights(**pair.back)
        first, second = random.Random(f"{pair.name}/seats").sample(range(game.players), 2)
        shares = played(game, {first: there, second: back}, pair.name)
        again = played(game, {second: there, first: back}, pair.name)
        return (shares[first] - shares[second] + again[second] - again[first]) / 2


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
