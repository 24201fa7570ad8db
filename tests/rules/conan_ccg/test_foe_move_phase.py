"""Foe Move Phase: CCG-159 to CCG-175 and CCG-318."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.state import ConanState

from .table import (
    A,
    B,
    do,
    facts,
    fame,
    foe,
    foe_at,
    frame,
    ian,
    legal,
    made,
    move,
    refused,
    refused_position,
    standing_foes,
    table,
    to_chance,
    tom,
)

GAME = made(
    foe("man", prowess=3, health=4),
    foe("weak", prowess=2, health=2, renown=2),
    *(move(f"gem{n}", gem=n) for n in range(7)),
    move("solo", gem=1, conan_only=True),
)


def giving(hand: str, foes: str = "man", deck: str | None = None, **more: Any) -> ConanState:
    mine = ian(hand=hand) if deck is None else ian(hand=hand, deck=deck)
    return table("foe_move", tom(), mine, game=GAME, center=foes, **more)


@pytest.mark.rule("CCG-159")
def test_every_foe_needs_a_move() -> None:
    state = giving("gem1*2", "man man")
    do(state, "give center1 gem1")
    refused(state, "done", "CCG-159")
    do(state, "give center2 gem1")
    assert state.phase == "conan_move"


@pytest.mark.rule("CCG-160")
def test_one_move_each() -> None:
    state = giving("gem3*3", "man man")
    do(state, "give center1 gem3")
    refused(state, "give center1 gem3", "CCG-160")


@pytest.mark.rule("CCG-161", "CCG-282")
def test_the_move_lies_face_down_and_only_its_player_knows_it() -> None:
    state = giving("gem1*2", "man man")
    events = do(state, "give center1 gem1")
    assert foe_at(state, "center1").down
    assert "card" not in events[0].seen_by(A).data  # type: ignore[union-attr]
    assert events[0].seen_by(B).data["card"] == "gem1"  # type: ignore[union-attr]
    assert state.view(A)["zones"]["center"][0]["move"] == "?"
    assert state.view(B)["zones"]["center"][0]["move"] == "gem1"
    assert state.action_seen_by(state.game.parse_action("give center1 gem1"), B, A) == "give center1 ?"


@pytest.mark.rule("CCG-162", "CCG-163")
@pytest.mark.parametrize(("card", "wounds"), [("gem3", 0), ("gem5", 2)])
def test_paying_and_overpaying(card: str, wounds: int) -> None:
    state = giving(f"{card} gem1", "man man")
    do(state, f"give center1 {card}")
    assert foe_at(state, "center1").wounds == wounds
    assert state.view(A)["zones"]["center"][0].get("wounds", 0) == wounds


@pytest.mark.rule("CCG-164")
def test_no_lethal_overpayment() -> None:
    state = giving("gem5 gem4", "man!2")
    refused(state, "give center1 gem5", "CCG-164")
    do(state, "give center1 gem4")
    assert foe_at(state, "center1").wounds == 3


@pytest.mark.rule("CCG-165", "CCG-048")
def test_what_can_be_given() -> None:
    state = giving("hills_of_cimmeria black_corsair solo storytelling", "weak")
    assert legal(state) == ["give center1 storytelling"]


@pytest.mark.rule("CCG-166")
def test_the_hand_comes_before_the_deck() -> None:
    state = giving("gem4")
    refused(state, "search center1", "CCG-166")
    do(state, "give center1 gem4")
    assert foe_at(state, "center1").wounds == 1


@pytest.mark.rule("CCG-167")
def test_the_foe_player_chooses_the_order() -> None:
    state = giving("gem1*3", "man man man")
    do(state, "give center3 gem1", "give center1 gem1", "give center2 gem1")
    assert all(one.move for one in state.zones[0])


@pytest.mark.rule("CCG-168", "CCG-318")
def test_each_search_shows_the_hand_to_the_active_player_alone() -> None:
    state = giving("gem6*2", "weak weak", deck="gem1*9")
    events = do(state, "search center1", "look gem1", "search center2")
    shown = [event for event in events if event.kind == "hand-shown"]
    assert [event.data["cards"] for event in shown] == [["gem6", "gem6"]] * 2
    assert "cards" not in shown[0].seen_by(None).data  # type: ignore[union-attr]
    assert state.view(A)["seats"][B]["known"] == ["gem6", "gem6"]


@pytest.mark.rule("CCG-169", "CCG-170", "CCG-171")
def test_the_search() -> None:
    state = giving("gem6", "weak", deck="gem6*4 gem1*4")
    do(state, "search center1", "look gem6")
    assert state.discard[B] == ["gem6"]
    events = do(state, "look gem1")
    assert foe_at(state, "center1").move == "gem1"
    assert "card" not in events[0].seen_by(A).data  # type: ignore[union-attr]


@pytest.mark.rule("CCG-165", "CCG-170", "CCG-171")
@pytest.mark.parametrize("found", ["pictish_wilderness", "valeria", "solo"])
def test_what_is_no_move_for_a_foe_is_a_try_that_fails(found: str) -> None:
    """A Region, an Ally or a Conan Only move on top of the deck."""
    state = giving("gem6", "weak", deck=f"{found} gem1*4")
    events = do(state, "search center1", f"look {found}")
    assert facts(events, "search-rejected") == [{"seat": B, "card": found, "tries": 1}]
    assert (state.discard[B], foe_at(state, "center1").move) == ([found], "")


@pytest.mark.rule("CCG-171", "CCG-172")
def test_after_three_tries_the_foe_is_defeated() -> None:
    state = giving("gem6", "weak man", deck="gem6*9")
    do(state, "search center1", "look gem6", "look gem6")
    assert standing_foes(state) == ["weak", "man"]
    do(state, "look gem6")
    assert (standing_foes(state), fame(state)[0], len(state.discard[B])) == (["man"], 2, 3)


@pytest.mark.rule("CCG-173")
def test_a_searched_card_may_cost_wounds() -> None:
    state = giving("gem6", "weak", deck="gem3*3")
    do(state, "search center1", "look gem3")
    assert foe_at(state, "center1").wounds == 1


@pytest.mark.rule("CCG-174", "CCG-285")
def test_an_empty_hand_is_shown_and_the_search_begins() -> None:
    state = giving("", "man", deck="gem1*3")
    events = do(state, "search center1")
    assert facts(events, "hand-shown")[0]["cards"] == []
    assert state.is_chance()


@pytest.mark.rule("CCG-175")
def test_a_search_without_cards_fails() -> None:
    state = giving("", "man", deck="")
    do(state, "search center1")
    assert standing_foes(state) == []
    state = giving("", "weak", deck="gem6")
    do(state, "search center1", "look gem6", "look gem6", "look gem6")
    assert standing_foes(state) == []


@pytest.mark.rule("CCG-263")
def test_a_field_cleared_by_a_failed_search() -> None:
    state = giving("gem6*5", "weak", deck="gem6*20")
    do(state, "search center1", "look gem6", "look gem6", "look gem6")
    assert state.phase == "end_of_combat"
    to_chance(state)
    do(state, "draw gem6 gem6")
    assert len(state.hand[B]) == 7


@pytest.mark.rule("CCG-161", "CCG-282")
def test_only_the_card_that_is_given_is_hidden_and_not_from_its_player() -> None:
    state = giving("gem1*2")
    give = state.game.parse_action("give center1 gem1")
    search = state.game.parse_action("search center1")
    hidden = "give center1 ?"
    choice = frame(state)
    assert [choice.seen(state, give, B, viewer) for viewer in (B, A, None)] == [give, hidden, hidden]
    assert [choice.seen(state, search, B, viewer) for viewer in (B, A, None)] == [search] * 3


@pytest.mark.rule("CCG-159")
def test_moves_are_given_by_foe_players() -> None:
    state = giving("gem1")
    assert frame(state).name() == "foe-moves"
    refused_position(state, seat=A)
