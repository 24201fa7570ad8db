"""Decks, piles and information: CCG-274 to CCG-285; ties and conflicts: CCG-286 to CCG-288."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from warhall.kernel import TooManyOutcomes

from .table import (
    A,
    B,
    card,
    do,
    fame,
    foe,
    foe_at,
    frame,
    ian,
    legal,
    made,
    move,
    refused,
    stats,
    table,
    to_chance,
    tom,
    until,
)


@pytest.mark.rule("CCG-274", "CCG-276")
def test_the_pile_is_reshuffled_in_the_middle_of_a_draw() -> None:
    text = [{"when": "prepare", "do": [{"verb": "draw", "n": 3, "player": "owner"}]}]
    game = made(card("action", "feast", keyword="Prepare", effects=text))
    state = table("prepare", tom(hand="feast", deck="carousing", discard="run_through*20"), ian(), game=game)
    do(state, "play feast", "draw carousing", "draw run_through run_through")
    assert (len(state.deck[A]), state.discard[A]) == (18, ["feast"])


@pytest.mark.rule("CCG-275")
def test_the_foe_discards_are_reshuffled_in_the_middle_of_a_foe_draw() -> None:
    state = table("foe_draw", tom(), ian(foe_deck="thak*3", foe_discard="khitan_peasant*10"), draw_change=2)
    do(state, "reveal thak thak thak", "reveal " + " ".join(["khitan_peasant"] * 4))
    assert len(state.foe_deck[B]) == 6


@pytest.mark.rule("CCG-276")
def test_revealed_foes_are_not_reshuffled() -> None:
    state = table("foe_draw", tom(), ian(foe_deck="thak*3", foe_discard="khitan_peasant*4"))
    do(state, "reveal thak thak thak", "reveal khitan_peasant khitan_peasant")
    assert (len(state.foe_deck[B]), len(state.revealed)) == (2, 5)


@pytest.mark.rule("CCG-277")
def test_a_draw_that_cannot_be_completed_stops() -> None:
    text = [{"when": "prepare", "do": [{"verb": "draw", "n": 3, "player": "owner"}]}]
    game = made(card("action", "feast", keyword="Prepare", effects=text))
    state = table("prepare", tom(hand="feast", deck="carousing", discard=""), ian(), game=game)
    do(state, "play feast", "draw carousing")
    assert (state.hand[A], state.mover) == (["carousing"], A)


@pytest.mark.rule("CCG-278")
def test_searching_a_deck() -> None:
    state = table("prepare", tom(hand="call_in_a_debt", deck="wineskin run_through*29"), ian())
    do(state, "play call_in_a_debt")
    assert legal(state) == ["done", "take wineskin"]
    do(state, "take wineskin")
    assert (state.hand[A], len(state.deck[A])) == (["wineskin"], 29)
    assert state.view(B)["seats"][A]["known"] == ["wineskin"]


@pytest.mark.rule("CCG-274", "CCG-278")
@pytest.mark.parametrize(("verb", "left"), [("search", 0), ("recover", 1)])
def test_a_deck_that_is_searched_to_the_last_card_is_made_anew(verb: str, left: int) -> None:
    """What is taken from the Discard Pile leaves it as it is."""
    find = {"verb": verb, "n": 1, "player": "owner", "filter": {"kind": "item"}}
    game = made(card("action", "seek", keyword="Prepare", effects=[{"when": "prepare", "do": [find]}]))
    deck, discard = ("wineskin", "run_through") if verb == "search" else ("", "run_through wineskin")
    state = table("prepare", tom(hand="seek", deck=deck, discard=discard), ian(), game=game)
    do(state, "play seek", "take wineskin")
    assert state.deck[A].count("run_through") == 1 - left


@pytest.mark.rule("CCG-279")
def test_discards_come_from_the_hand() -> None:
    text = [{"when": "survey", "do": [{"verb": "discard", "n": 1, "player": "conan_player", "how": "chosen"}]}]
    game = made(foe("thief", effects=text))
    state = table("survey", tom(hand="run_through*2", items="wineskin"), ian(), game=game, center="thief")
    do(state, "discard run_through")
    assert (len(state.hand[A]), len(state.items[A])) == (1, 1)


@pytest.mark.rule("CCG-280")
def test_no_voluntary_discards() -> None:
    state = table("prepare", tom(hand="run_through*4"), ian())
    refused(state, "discard run_through")


@pytest.mark.rule("CCG-281", "CCG-283")
def test_piles_and_chronicles_are_open() -> None:
    state = table("prepare", tom(discard="run_through*10", chronicle="gray_ape*3"), ian(foe_discard="thak"))
    seen = state.view(B)["seats"][A]
    assert seen["discard"] == ["run_through"] * 10
    assert (seen["chronicle"], seen["renown"], seen["scars"]) == ([[B, "gray_ape"]] * 3, 15, 6)
    assert state.view(A)["seats"][B]["foe_discard"] == ["thak"]
    assert fame(state) == (15, 6)


@pytest.mark.rule("CCG-282")
def test_hands_decks_and_face_down_moves_are_hidden() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(hand="fists_of_iron*2"), center="thak/?forceful_lunge")
    seen = state.view(A)
    assert seen["seats"][A]["deck"] == len(state.deck[A])
    assert (seen["seats"][B]["hand"], seen["zones"]["center"][0]["move"]) == (2, "?")
    assert "fists_of_iron" not in str({**seen, "seats": [seen["seats"][A]]})


@pytest.mark.rule("CCG-282", "CCG-119")
def test_the_order_that_one_seat_knows() -> None:
    state = table("prepare", tom(hand="scout_the_trail"), ian())
    events = do(state, "play scout_the_trail", "look cimmerian_warrior gray_ape khitan_peasant thak")
    seen = next(event for event in events if event.kind == "top-seen")
    assert "cards" not in seen.seen_by(B).data  # type: ignore[union-attr]
    do(state, "top thak", "top gray_ape", "top khitan_peasant")
    assert state.view(A)["seats"][B]["foe_top"] == ["thak", "gray_ape", "khitan_peasant", "cimmerian_warrior"]
    assert state.view(B)["seats"][B]["foe_top"] == 4
    do(state, "pass")
    assert frame(state, 1).n == 4
    do(state, "reveal cimmerian_warrior gray_ape khitan_peasant thak")


@pytest.mark.rule("CCG-282")
def test_cards_that_lie_open_to_a_seat_are_not_drawn_once_more() -> None:
    """All four were looked at before: chance has nothing to say, and they are put in order again."""
    state = table("prepare", tom(hand="scout_the_trail*2"), ian())
    do(state, "play scout_the_trail", "look cimmerian_warrior gray_ape khitan_peasant thak")
    do(state, "top thak", "top gray_ape", "top khitan_peasant")
    do(state, "play scout_the_trail")
    assert not state.is_chance()
    do(state, "top cimmerian_warrior", "top thak", "top gray_ape")
    assert state.view(A)["seats"][B]["foe_top"] == ["cimmerian_warrior", "thak", "gray_ape", "khitan_peasant"]


@pytest.mark.rule("CCG-284")
def test_cards_return_to_their_owners() -> None:
    state = table("prepare", tom(region=[B, "jungles_of_kush"], hand="hills_of_cimmeria"), ian())
    do(state, "play hills_of_cimmeria")
    assert (state.discard[A], state.discard[B]) == ([], ["jungles_of_kush"])


@pytest.mark.rule("CCG-284")
def test_no_card_is_ever_lost() -> None:
    state = table("survey", tom(hand="run_through"), ian(hand="fists_of_iron"), center="thak")
    for seat in (A, B):
        cards = Counter(state.hand[seat] + state.deck[seat] + state.discard[seat])
        assert cards == Counter(state.lists[seat].draw)


# -- ties --------------------------------------------------------------------------------------------------------------


def _draws(player: str) -> list[dict[str, Any]]:
    return [{"when": "survey", "do": [{"verb": "draw", "n": 1, "player": player}]}]


@pytest.mark.rule("CCG-286", "CCG-287")
def test_the_active_player_orders_effects_of_one_moment() -> None:
    game = made(foe("monk", effects=_draws("owner")), card("item", "drum", effects=_draws("conan_player")))
    state = table("survey", tom(items="drum"), ian(), game=game, center="monk")
    assert (state.mover, legal(state)) == (A, ["next 1", "next 2"])
    do(state, "next 2")
    assert frame(state).seat == B


def _turns_magic(to: str, which: str) -> list[dict[str, Any]]:
    turned = {"verb": "turn_icons", "from": "magic", "to": to, "move": which, "duration": "round"}
    return [{"when": "reveal", "do": [turned]}]


@pytest.mark.rule("CCG-287")
@pytest.mark.parametrize(("chosen", "lost"), [("blade", 4), ("shield", 0)])
def test_of_two_opposite_demands_the_active_player_chooses_one(chosen: str, lost: int) -> None:
    """One card makes a Blade of the same Magic icon of which another makes a Shield, at the same moment."""
    game = made(
        foe("adept", damage=4, effects=_turns_magic("blade", "own_move")),
        card("item", "talisman", effects=_turns_magic("shield", "foe_moves")),
        move("spell", "M---", "M---"),
    )
    state = table("reveal", tom(items="talisman"), ian(), game=game, center="adept/?spell")
    health = stats(state)[1]
    waiting = frame(state)
    assert (state.mover, legal(state)) == (A, ["next 1", "next 2"])
    wanted = "adept#0" if chosen == "blade" else "talisman#0"
    numbers = {trigger.effect: number for number, trigger in enumerate(waiting.pending, 1)}
    do(state, f"next {numbers[wanted]}")
    until(state, "survey")
    assert stats(state)[1] == health - lost


@pytest.mark.rule("CCG-288")
def test_initiative_ties_are_not_broken() -> None:
    game = made(foe("man", health=1), move("stab", "B---", "B---"))
    state = table("resolution", tom(health=1), ian(), game=game, center="man/stab", moves=["center:0 stab"])
    while not state.is_terminal():
        do(state, legal(state)[0])
    assert state.outcome().winners == [B]
    assert stats(state)[1] == 0
    assert foe_at(state, "center1").wounds == 1


@pytest.mark.rule("CCG-039")
def test_the_chances_of_one_card_are_listed_and_of_more_are_not() -> None:
    game = made(card("action", "one", keyword="Prepare", effects=[_drawing(1)]))
    state = table("prepare", tom(hand="one", deck="carousing*3 wineskin"), ian(), game=game)
    do(state, "play one")
    to_chance(state)
    assert state.chance_outcomes() == [("draw carousing", 0.75), ("draw wineskin", 0.25)]
    game = made(card("action", "two", keyword="Prepare", effects=[_drawing(2)]))
    state = table("prepare", tom(hand="two", deck="carousing*3 wineskin"), ian(), game=game)
    do(state, "play two")
    to_chance(state)
    with pytest.raises(TooManyOutcomes):
        state.chance_outcomes()


def _drawing(n: int) -> dict[str, Any]:
    return {"when": "prepare", "do": [{"verb": "draw", "n": n, "player": "owner"}]}
