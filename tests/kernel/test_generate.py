"""The classes that are written from declared positions."""

from __future__ import annotations

import random

import pytest

import warhall
from warhall.arena.bench import sample_states
from warhall.kernel.fields import EVERYTHING, SPECTATOR
from warhall.kernel.generate import modules
from warhall.kernel.writing import WRITERS


def test_what_is_written_is_up_to_date() -> None:
    for path, text in modules().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.parent.name}/{path.name} is stale: make generate"


@pytest.mark.parametrize("game_id", ["age-of-war", "age-of-conan", "conan-ccg"])
@pytest.mark.parametrize("seed", range(3))
def test_positions_are_written_as_the_declaration_says(game_id: str, seed: int) -> None:
    rng = random.Random(seed)
    game = warhall.load_game(game_id, **warhall.game_class(game_id).random_options(rng))
    form = game.form
    plain = form.plain_writer()
    assert form.checksum in WRITERS
    for state in sample_states(game, rng, 60):
        for viewer in (EVERYTHING, SPECTATOR, *range(game.players)):
            assert form.write(state, viewer) == plain(state, viewer)
