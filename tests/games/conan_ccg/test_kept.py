"""What is kept for speed is what would be found anew."""

from __future__ import annotations

import random

import pytest

from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.rules.in_play import is_opposed, touching


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_what_cards_say_follows_from_the_cards_in_play(players: int, seed: int) -> None:
    rng = random.Random(seed)
    options = ConanCCG.random_options(rng)
    state = ConanCCG(players=players, decks=(options["decks"] * players)[:players]).new_initial_state()
    for _ in range(600):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        state.apply_action(rng.choice(legal) if legal else state.sample_chance(rng))
        anew = state.clone()
        anew.touch()
        assert (state.moments, state.modifiers) == (anew.moments, anew.modifiers)
        for foe in state.foes():
            assert is_opposed(state, foe) == bool(touching(state, foe))


def test_a_game_begins_anew_each_time() -> None:
    game = ConanCCG(players=2)
    first = game.new_initial_state()
    before = first.to_json()
    rng = random.Random(1)
    for _ in range(50):
        legal = first.legal_actions()
        first.apply_action(rng.choice(legal) if legal else first.sample_chance(rng))
    assert game.new_initial_state().to_json() == before
