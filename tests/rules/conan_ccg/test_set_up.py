"""Set-up: CCG-037 to CCG-044."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import warhall
from warhall.games.conan_ccg.state import ConanState

from .table import POOL, A, B, do, fame, refused, standard, stats


@pytest.mark.rule("CCG-037", "CCG-043")
def test_the_layout() -> None:
    state = warhall.load_game("conan-ccg", players=2).new_initial_state()
    assert isinstance(state, ConanState)
    view = state.view(None)
    assert [one["deck"] for one in view["seats"]] == [40, 40]
    assert [one["foe_deck"] for one in view["seats"]] == [sum(deck.foes.values()) for deck in state.lists]
    reaver = POOL.cards["conan_the_reaver"]
    assert [(one["prowess"], one["health"]) for one in view["seats"]] == [(20, 18), (reaver.prowess, reaver.health)]
    assert [(one["renown"], one["scars"]) for one in view["seats"]] == [(0, 0), (0, 0)]


@pytest.mark.rule("CCG-038")
def test_each_of_three_players_is_first_in_a_third_of_30000_games() -> None:
    state, rng = standard(3).new_initial_state(), random.Random(4)
    first = Counter(state.sample_chance(rng) for _ in range(30_000))
    assert all(abs(times / 30_000 - 1 / 3) <= 0.015 for times in first.values())
    assert len(first) == 3


@pytest.mark.rule("CCG-039")
def test_shuffled_decks_give_other_hands_with_other_seeds() -> None:
    hands = []
    for seed in (1, 2):
        state, rng = standard().new_initial_state(), random.Random(seed)
        do(state, "first 0")
        state.apply_action(state.sample_chance(rng))
        hands.append(state.hand[A])
        assert Counter(state.hand[A] + state.deck[A]) == Counter(standard().decks[A].draw_bag)
    assert hands[0] != hands[1]


@pytest.mark.rule("CCG-040", "CCG-041", "CCG-289")
@pytest.mark.parametrize("players", [2, 4])
def test_opening_hands(players: int) -> None:
    state, rng = standard(players).new_initial_state(), random.Random(1)
    do(state, "first 1")
    for _ in range(players):
        state.apply_action(state.sample_chance(rng))
    assert [len(hand) for hand in state.hand] == [5 if seat == B else 7 for seat in range(players)]
    assert len(state.deck[B]) == 35
    reaver = POOL.cards["conan_the_reaver"]
    assert stats(state, B) == (reaver.prowess, reaver.health)
    assert fame(state, B) == (0, 0)


@pytest.mark.rule("CCG-044")
def test_there_is_no_redraw() -> None:
    state = standard().new_initial_state()
    do(state, "first 0", "draw backhand_cut carousing catlike_twist hills_of_cimmeria run_through")
    do(state, str(state.sample_chance(random.Random(1))))
    refused(state, "discard run_through")
    refused(state, "draw run_through")
