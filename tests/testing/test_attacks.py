"""The attacks by the side door find nothing in any game of the hall. `make soak` tries many more positions."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

import warhall
from warhall.kernel import game_class
from warhall.testing import check_help, check_steps, check_take_back
from warhall.testing.checks import positions

POSITIONS = 10_000 if os.environ.get("WARHALL_SOAK") else 40
GAP = 12  # actions between two positions that are attacked, on average; a common choice in secret always is
LONGEST = 4_000  # actions; the end of a long game has been attacked by then


def attacked(game_id: str, rng: random.Random) -> Iterator[warhall.State]:
    """Positions of random games with random options."""
    while True:
        game = game_class(game_id)(**game_class(game_id).random_options(rng))
        for number, state in enumerate(positions(game, rng.randrange(1 << 30))):
            if number > LONGEST:
                break
            if len(state.active_players()) > 1 or not rng.randrange(GAP):
                yield state


@pytest.mark.parametrize("game_id", warhall.game_ids())
def test_no_side_door_is_open(game_id: str) -> None:
    rng = random.Random(f"{game_id}/attacks")
    for _, state in zip(range(POSITIONS), attacked(game_id, rng), strict=False):
        check_steps(state, rng)
        check_take_back(state, rng)
        check_help(state, rng)
