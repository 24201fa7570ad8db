"""Foe Draw Phase: CCG-117 to CCG-131 and CCG-317."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from warhall.games.conan_ccg.rules.foe_draw import FoeDraw, cost, foe_draw_size
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import InvalidPositionError

from .table import (
    A,
    B,
    card,
    do,
    draw_any,
    foe,
    frame,
    ian,
    legal,
    made,
    refused,
    refused_position,
    standing_foes,
    table,
    to_chance,
    tom,
)

PLACING = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 5}]


def draw(revealed: str, rest: str = "", **more: Any) -> ConanState:
    """A Foe Draw that reveals just these Foes; `rest` stays in the Foe Discards."""
    count = sum(int(word.partition("*")[2] or 1) for word in revealed.split())
    change = {"draw_change": count - 5}
    return table("foe_draw", tom(), ian(foe_deck=revealed, foe_discard=rest), **{**change, **more})


def reveal(state: ConanState) -> ConanState:
    draw_any(state)
    while "pass" in legal(state):
        do(state, "pass")
    return state


@pytest.mark.rule("CCG-117")
@pytest.mark.parametrize(("chronicle", "n"), [("", 5), ("gray_ape", 5), ("gray_ape cimmerian_warrior", 6)])
def test_the_size_of_the_draw(chronicle: str, n: int) -> None:
    assert foe_draw_size(table("prepare", tom(chronicle=chronicle), ian())) == n


@pytest.mark.rule("CCG-117")
def test_thirteen_scars_reveal_nine_and_never_fewer_than_one() -> None:
    state = table("prepare", tom(chronicle="gray_ape*3 man_ape_of_the_north*3 cimmerian_warrior"), ian())
    assert foe_draw_size(state) == 9
    state.draw_change = -20
    assert foe_draw_size(state) == 1


@pytest.mark.rule("CCG-118")
def test_the_size_is_fixed_on_entering_the_phase() -> None:
    state = table("foe_draw", tom(chronicle="gray_ape*3"), ian())
    assert frame(state, 1).n == 7
    state.chronicle[A].append((B, "thak"))
    draw_any(state)
    assert len(state.revealed) == 7


@pytest.mark.rule("CCG-119")
def test_known_top_cards_are_revealed_first_for_all_to_see() -> None:
    state = table("foe_draw", tom(), ian(foe_top="thak gray_ape khitan_peasant*3"))
    assert [str(action) for action, _ in state.chance_outcomes()] == [
        "reveal gray_ape khitan_peasant khitan_peasant khitan_peasant thak"
    ]
    do(state, "reveal gray_ape khitan_peasant khitan_peasant khitan_peasant thak")
    assert state.view(A)["revealed"] == state.view(B)["revealed"] == [list(one) for one in state.revealed]


@pytest.mark.rule("CCG-120", "CCG-124", "CCG-125")
@pytest.mark.parametrize("n", [1, 3])
def test_minor_foes_are_free_and_the_foe_player_chooses(n: int) -> None:
    state = reveal(draw("cimmerian_warrior*3"))
    refused(state, "done", "CCG-125")
    do(state, *["place cimmerian_warrior center 1"] * n)
    if n < 3:
        do(state, "done")
    assert standing_foes(state) == ["cimmerian_warrior"] * n
    assert len(state.foe_discard[B]) == 3 - n


@pytest.mark.rule("CCG-121")
def test_a_major_foe_costs_its_renown_less_four() -> None:
    state = table("prepare", tom(), ian())
    assert [cost(state, name) for name in ("yara", "man_ape_of_the_north", "thak", "gunderman_pikeman")] == [3, 2, 1, 0]


@pytest.mark.rule("CCG-121", "CCG-131")
def test_paying_for_a_major_foe() -> None:
    state = reveal(draw("man_ape_of_the_north khitan_peasant*2 ravenous_wolf*2"))
    do(state, "place man_ape_of_the_north center 1")
    assert legal(state) == ["pay khitan_peasant", "pay ravenous_wolf"]
    do(state, "pay khitan_peasant", "pay ravenous_wolf")
    assert sorted(state.foe_discard[B]) == ["khitan_peasant", "ravenous_wolf"]


@pytest.mark.rule("CCG-122", "CCG-126")
def test_majors_do_not_pay_for_majors() -> None:
    state = reveal(draw("thak gray_ape man_ape_of_the_north*3", rest="khitan_peasant"))
    assert state.mover == A
    refused(state, "place thak center 1")
    do(state, "name man_ape_of_the_north", "place man_ape_of_the_north center 1")
    assert standing_foes(state) == ["man_ape_of_the_north"]
    assert len(state.foe_discard[B]) == 4  # and no Minor was paid
    assert state.phase == "survey"


@pytest.mark.rule("CCG-126", "CCG-131")
def test_only_a_foe_with_a_place_can_be_named() -> None:
    full = dict.fromkeys(("left", "center", "right", "rear"), "gray_ape")
    state = reveal(draw("thak man_ape_of_the_north", **full))
    assert state.phase == "survey"
    assert sorted(state.foe_discard[B]) == ["man_ape_of_the_north", "thak"]


@pytest.mark.rule("CCG-119", "CCG-126", "CCG-131")
def test_a_name_that_is_refused_says_why() -> None:
    humans = dict.fromkeys(("left", "center", "right", "rear"), "khitan_peasant")
    state = reveal(draw("lord thak", rest="khitan_peasant", game=made(foe("lord", renown=6)), **humans))
    refused(state, "name khitan_peasant", "CCG-119")  # not among those revealed
    refused(state, "name thak", "CCG-131")  # Savage, and no zone is empty
    do(state, "name lord")
    state = reveal(draw("lord thak", game=made(foe("lord", renown=6)), **humans))
    refused(state, "name thak", "CCG-131")  # though nothing may be refused here


@pytest.mark.rule("CCG-126")
def test_only_the_foe_that_was_named_is_placed() -> None:
    state = reveal(draw("thak gray_ape*3 man_ape_of_the_north", rest="khitan_peasant"))
    do(state, "name thak")
    refused(state, "place gray_ape center 1", "CCG-126")
    refused(state, "place thak center 2", "CCG-145")
    assert legal(state) == ["place thak center 1"]


@pytest.mark.rule("CCG-123")
def test_a_minor_pays_once() -> None:
    state = reveal(draw("thak man_ape_of_the_north khitan_peasant*2"))
    do(state, "place thak center 1", "pay khitan_peasant")
    refused(state, "place man_ape_of_the_north left 1", "CCG-121")


@pytest.mark.rule("CCG-127")
def test_refusing_all_leads_to_a_new_draw_of_the_same_size() -> None:
    state = reveal(draw("thak gray_ape*3 man_ape_of_the_north*2", rest="khitan_peasant*8"))
    assert "refuse" in legal(state)
    do(state, "refuse")
    while not state.is_chance():
        do(state, "pass")
    draw_any(state)
    assert len(state.revealed) == 6


@pytest.mark.rule("CCG-128")
def test_no_endless_refusing() -> None:
    state = reveal(draw("thak gray_ape*3 man_ape_of_the_north", rest="ghost_snake"))
    refused(state, "refuse", "CCG-128")
    assert legal(state) == ["name gray_ape", "name man_ape_of_the_north", "name thak"]


@pytest.mark.rule("CCG-129")
def test_unplayed_foes_are_discarded() -> None:
    state = reveal(draw("cimmerian_warrior ghost_snake"))
    do(state, "place cimmerian_warrior center 1")
    assert state.foe_discard[B] == ["ghost_snake"]
    assert state.phase == "survey"


@pytest.mark.rule("CCG-130", "CCG-275")
def test_a_short_foe_deck() -> None:
    state = table("foe_draw", tom(), ian(foe_deck="khitan_peasant*2", foe_discard="ravenous_wolf*3"), draw_change=3)
    do(state, "reveal khitan_peasant khitan_peasant", "reveal ravenous_wolf ravenous_wolf ravenous_wolf")
    assert len(state.revealed) == 5
    assert not state.is_chance()


@pytest.mark.rule("CCG-131", "CCG-141")
def test_nothing_is_paid_for_a_foe_without_a_place() -> None:
    state = reveal(draw("white_bear*4 thak khitan_peasant"))
    do(
        state,
        "place white_bear center 1",
        "place white_bear left 1",
        "place white_bear right 1",
        "place white_bear rear 1",
    )
    assert state.phase == "survey"  # neither the Major nor the Minor has a place
    assert sorted(state.foe_discard[B]) == ["khitan_peasant", "thak"]


@pytest.mark.rule("CCG-317")
def test_prohibited_foes() -> None:
    text = [{"when": "passive", "do": [{"verb": "forbid", "what": "foe", "filter": {"type": "human"}}]}]
    game = made(card("item", "idol", effects=text), foe("guard"))
    foes = "khitan_peasant*5"
    state = table("foe_draw", tom(items="idol"), ian(foe_deck=foes, foe_discard="ravenous_wolf*6"), game=game)
    do(state, "reveal " + " ".join(["khitan_peasant"] * 5))
    while not state.is_chance():
        do(state, "pass")
    assert state.revealed == []
    assert state.foe_discard[B].count("khitan_peasant") == 5
    state = table("foe_draw", tom(items="idol"), ian(foe_deck=foes, foe_discard=""), game=game)
    do(state, "reveal " + " ".join(["khitan_peasant"] * 5))
    while state.phase == "foe_draw":
        do(state, "pass")
    assert state.phase == "end_of_combat"


@pytest.mark.rule("CCG-117")
def test_foes_are_revealed_in_their_phase_from_the_deck_of_a_foe_player() -> None:
    state = table("foe_draw", tom(), ian())
    to_chance(state)
    refused_position(state, seat=A)
    state.phase = "survey"
    with pytest.raises(InvalidPositionError):
        state.game.state_from_json(state.to_json())


@pytest.mark.rule("CCG-121", "CCG-126")
def test_a_price_is_paid_with_minor_foes_that_are_there_and_not_for_a_foe_that_was_named() -> None:
    state = reveal(draw("man_ape_of_the_north khitan_peasant*2 ravenous_wolf*2"))
    do(state, "place man_ape_of_the_north center 1")
    assert frame(state).name() == "pay"
    refused_position(state, n=5)
    refused_position(state, down=1, named=0)


@pytest.mark.rule("CCG-126")
def test_the_foe_that_is_named_is_among_those_revealed() -> None:
    state = reveal(draw("thak gray_ape*3 man_ape_of_the_north", rest="khitan_peasant"))
    do(state, "name thak")
    refused_position(state, named=5)


@pytest.mark.rule("CCG-126")
@pytest.mark.parametrize(("stage", "named", "possible"), [("place", 0, True), ("place", 1, False), ("end", 1, True)])
def test_the_foe_that_was_named_is_revealed_or_has_been_placed(stage: Any, named: int, possible: bool) -> None:
    state = table("foe_draw", tom(), ian(), revealed=[[B, "khitan_peasant"]], stack=PLACING)
    draw_phase = FoeDraw(stage=stage, n=5, named=named)
    with nullcontext() if possible else pytest.raises(LookupError):
        draw_phase.check(state)
    state.retreated = True
    with pytest.raises(LookupError):
        draw_phase.check(state)
