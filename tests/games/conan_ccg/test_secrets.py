"""Hidden information: who is asked follows from public facts, and nothing that a seat can see tells what it may not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import warhall
from tests.rules.conan_ccg.table import A, B, do, foe, ian, legal, made, move, table, tom
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import checksum
from warhall.testing.checks import positions


def askers(hand: str) -> list[tuple[int, str]]:
    """Who is asked, and where, while everybody passes through a round; one hand is hidden from the table."""
    state = table("survey", tom(hand=hand), ian(hand="forceful_lunge*3"), center="thak")
    asked = []
    while not state.is_terminal() and state.round == 1:
        if state.is_chance():
            state.apply_action(state.sample_chance(random.Random(1)))
            continue
        asked.append((state.mover, type(state.stack[-1]).__name__))
        choices = legal(state)
        wanted = [
            c for c in ("pass", "fight", "done", "give center1 forceful_lunge", "strike left conan") if c in choices
        ]
        state.apply_action(wanted[0])
    return asked


def test_a_seat_with_nothing_to_play_is_asked_like_one_with_something() -> None:
    holding = askers("i_am_a_cimmerian telling_blow intimidating_posture")
    empty_handed = askers("run_through overhead_block merciless_stroke")
    assert holding == empty_handed


def test_a_resampled_position_keeps_what_the_viewer_was_shown() -> None:
    state = table(
        "foe_move",
        tom(),
        ian(hand="grisly_execution*2", deck="overhead_block*9"),
        center="hyrkanian_swordsman",
        left="thak",
    )
    do(state, "search center1", "look overhead_block")
    for seed in range(5):
        other = state.resample_from_view(A, random.Random(seed))
        assert isinstance(other, ConanState)
        assert other.hand[B] == ["grisly_execution", "grisly_execution"]
        assert other.view(A) == state.view(A)


def searched_then_laid() -> ConanState:
    """Ian's hand was shown to Conan's player; then one of its cards is laid face down."""
    state = table(
        "foe_move",
        tom(),
        ian(hand="grisly_execution*2 storytelling", deck="overhead_block*9 storytelling*3"),
        center="hyrkanian_swordsman",
        left="thak",
    )
    state.shown[B] = [(card, 1 << A) for card in state.hand[B]]
    do(state, "give center1 storytelling")
    return state


@pytest.mark.rule("CCG-282")
def test_what_was_shown_is_traced_while_a_card_lies_face_down() -> None:
    """Conan's player knows that each of these is in the hand or lies there; others never knew any of it."""
    state = searched_then_laid()
    seat = state.view(A)["seats"][B]
    assert seat["known"] == []
    assert [card for card, _ in seat["traced"]] == ["grisly_execution", "grisly_execution", "storytelling"]
    assert "traced" not in state.view(None)["seats"][B]
    for seed in range(9):
        other = state.resample_from_view(A, random.Random(seed))
        assert isinstance(other, ConanState)
        assert "grisly_execution" in other.hand[B]  # Prowess and wounds tell that neither lies there
        assert other.view(A) == state.view(A)


@pytest.mark.rule("CCG-282")
def test_when_moves_are_turned_up_the_rest_is_known_to_be_in_the_hand() -> None:
    state = searched_then_laid()
    while any(foe.down for foe in state.zones[0]):
        choices = legal(state)
        do(state, next(c for c in ("pass", "done", "search left1", *choices) if c in choices))
        while state.is_chance():
            state.apply_action(state.sample_chance(random.Random(2)))
    assert state.view(A)["seats"][B]["known"] == ["grisly_execution"]  # the other one lay before Thak
    assert state.hand[B] == ["grisly_execution"]
    assert not state.traced[B]


def test_a_face_down_move_is_resampled_within_what_was_paid() -> None:
    state = table(
        "foe_move", tom(), ian(hand="slay_from_the_saddle storytelling"), center="cimmerian_warrior cimmerian_warrior"
    )
    do(state, "give center1 slay_from_the_saddle", "give center2 storytelling")
    seen = set()
    for seed in range(30):
        other = state.resample_from_view(A, random.Random(seed))
        assert isinstance(other, ConanState)
        dear, cheap = (state.cards[other.zones[0][at].move] for at in (0, 1))
        assert dear.gem == 5
        assert cheap.gem <= 3
        seen.add((dear.id, cheap.id))
    assert len(seen) > 3


@pytest.mark.parametrize("players", [2, 3])
def test_hidden_cards_appear_in_no_other_view(players: int) -> None:
    game = warhall.load_game("conan-ccg", players=players)
    for number, state in enumerate(positions(game, 6)):
        if number % 7 or not isinstance(state, ConanState):
            continue
        for viewer in range(players):
            view = state.view(viewer)
            for seat in range(players):
                if seat != viewer:
                    assert view["seats"][seat]["hand"] == len(state.hand[seat])
                assert view["seats"][seat]["deck"] == len(state.deck[seat])
                assert view["seats"][seat]["foe_deck"] == len(state.foe_deck[seat])
            assert checksum(view) == checksum(state.clone().view(viewer))


def test_a_move_whose_text_changed_its_cost_can_be_resampled() -> None:
    cheap = [{"scope": "foe", "when": "passive", "do": [{"verb": "modify_gem", "n": -1, "move": "this_move"}]}]
    game = made(foe("man", prowess=3), move("cheap", gem=4, effects=cheap))
    state = table("foe_move", tom(), ian(hand="cheap", deck="cheap*9"), game=game, center="man", left="man")
    do(state, "give center1 cheap")
    other = state.resample_from_view(A, random.Random(1))
    assert other.view(A) == state.view(A)


@pytest.mark.rule("CCG-282", "CCG-163")
@pytest.mark.parametrize("wounds", ["", "!3"])
def test_a_position_that_was_read_does_not_tell_what_a_hidden_move_costs(wounds: str) -> None:
    game = made(foe("man", prowess=3), *(move(f"gem{n}", gem=n) for n in range(7)))
    mine, theirs = tom(hand=""), ian(deck=[f"gem{n}" for n in range(7)] * 2)

    def seen(card: str) -> dict[str, Any]:
        state = table("conan_move", mine, theirs, game=game, center=f"man{wounds}/?{card}")
        view = state.view(A)
        assert view["zones"]["center"][0]["limit"] == 3  # the Prowess that all can see
        for side in view["seats"]:
            side.pop("list", None)
        return view

    views = [seen(f"gem{n}") for n in range(7)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("CCG-163")
def test_what_was_paid_in_play_is_kept_by_reading() -> None:
    game = made(foe("man", prowess=0, health=9), move("free", gem=0), move("dear", gem=2))
    for name in ("free", "dear"):
        state = table("foe_move", tom(), ian(hand=name), game=game, center="man")
        do(state, f"give center1 {name}")
        position = state.to_json()
        assert position["zones"]["center"][0]["limit"] == 0
        assert game.state_from_json(position).to_json() == position
