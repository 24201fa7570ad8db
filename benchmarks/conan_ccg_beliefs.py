"""Whether what bots believe is true: hidden cards in games of stewards beside those of positions that were drawn from
their views: `python -m benchmarks.conan_ccg_beliefs --games 200`. With `--fit` the numbers of `study/likelihood.py` are
found anew.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.conan_ccg_games import course
from benchmarks.document import table
from warhall.cli.output import progress_bar
from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.bots import Steward
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.state import ConanState
from warhall.games.conan_ccg.study.likelihood import NAMES, features

KINDS: Final = ("laid", "held by Conan", "held by a Foe player")
POOL: Final = load_pool()
Floats = NDArray[np.float64]


class Glance(NamedTuple):
    """One hidden card: what kind of place it is, what it truly is, what it was drawn as, and what it could have been by
    the open piles alone."""

    kind: str
    true: str
    drawn: str
    pool: tuple[str, ...]


def glances(index: int) -> Iterator[Glance]:
    """The hidden cards of one game, as the Active player and the first Foe player see them once a round."""
    names = list(starters(POOL))
    deck, rival = names[index % len(names)], names[index // 2 % len(names)]
    game = ConanCCG(players=2, decks=[deck, rival])
    rng = random.Random(f"beliefs/{index}")
    seen = (0, 0)
    for state, _, _ in course(game, [Steward(game), Steward(game)], f"beliefs/{index}", index % 2):
        ready = state.phase == "conan_move" and not state.is_terminal() and not state.moves
        if ready and (state.turn, state.round) > seen:
            seen = (state.turn, state.round)
            for viewer in range(2):
                yield from _compare(state, game.state_from_view(state.view(viewer), rng), viewer)


def _compare(state: ConanState, other: ConanState, viewer: int) -> Iterator[Glance]:
    rival = 1 - viewer
    hidden = [(foe, its) for foe, its in zip(_down(state, rival), _down(other, rival), strict=True)]
    bag = tuple(sorted([*state.hand[rival], *state.deck[rival], *[foe.move for foe, _ in hidden]]))
    for foe, its in hidden:
        if not foe.seen >> viewer & 1:
            yield Glance("laid", foe.move, its.move, tuple(card for card in bag if _fits(foe, card)))
    known = Counter(card for card, mask in state.shown[rival] if mask >> viewer & 1)
    kind = KINDS[1] if rival == state.active else KINDS[2]
    rest = tuple(sorted((Counter([*state.hand[rival], *state.deck[rival]]) - known).elements()))
    mine = sorted((Counter(state.hand[rival]) - known).elements())
    drawn = sorted((Counter(other.hand[rival]) - known).elements())
    yield from (Glance(kind, card, guess, rest) for card, guess in zip(mine, drawn, strict=True))


def _down(state: ConanState, owner: int) -> list[Foe]:
    return [foe for zone in state.zones for foe in zone if foe.owner == owner and foe.down and foe.move]


def _fits(foe: Foe, name: str) -> bool:
    card = POOL.cards[name]
    return card.is_move and not card.conan_only and max(0, card.gem - foe.limit) == max(0, foe.paid)


# -- figures -----------------------------------------------------------------------------------------------------------


def facts(card: str) -> Floats:
    return np.array(features(POOL, POOL.cards[card]))


def means(found: list[Glance], kind: str) -> tuple[Floats, Floats, Floats]:
    """The mean features of what is true, of what was drawn, and of what would be drawn blindly."""
    some = [glance for glance in found if glance.kind == kind and glance.true in glance.pool]
    true = np.mean([facts(glance.true) for glance in some], axis=0)
    drawn = np.mean([facts(glance.drawn) for glance in some], axis=0)
    blind = np.mean([np.mean([facts(card) for card in glance.pool], axis=0) for glance in some], axis=0)
    return true, drawn, blind


def fit(found: list[Glance], kind: str, steps: int = 30) -> Floats:
    """The numbers under which what was true is likeliest (a conditional logit, by Newton's method)."""
    cases = [glance for glance in found if glance.kind == kind and glance.true in glance.pool]
    tables = [(np.array([facts(card) for card in glance.pool]), facts(glance.true)) for glance in cases]
    numbers = np.zeros(len(NAMES))
    for _ in range(steps):
        slope, bend = -0.01 * numbers, -0.01 * np.eye(len(NAMES))
        for values, true in tables:
            odds = np.exp(values @ numbers)
            odds /= odds.sum()
            mean = odds @ values
            slope = slope + true - mean
            bend = bend - (values.T * odds) @ values + np.outer(mean, mean)
        numbers = numbers - np.linalg.solve(bend, slope)
    return numbers


def report(found: list[Glance]) -> str:
    rows = []
    for kind in KINDS:
        for name, *values in zip(NAMES, *means(found, kind), strict=True):
            rows.append([kind, name, *[f"{value:.2f}" for value in values]])
    return table(["hidden card", "mean of", "true", "drawn", "drawn blindly"], rows)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--fit", action="store_true", help="find the numbers anew")
    given = words.parse_args()
    found: list[Glance] = []
    with progress_bar("Conan CCG", given.games) as advance:
        for index in range(given.games):
            found += glances(index)
            advance(1)
    print(report(found))
    if given.fit:
        for kind in KINDS:
            print(kind, [round(float(number), 2) for number in fit(found, kind)])


if __name__ == "__main__":
    main()
