"""Multiplayer: CCG-289 to CCG-302 and CCG-312."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.rules.roles import foe_players, primary, shares
from warhall.kernel import InvalidOptionError

from .table import (
    A,
    B,
    C,
    D,
    do,
    draw_all,
    draw_any,
    facts,
    foe,
    frame,
    legal,
    made,
    move,
    refused,
    side,
    table,
    to_chance,
)

GAME = made(
    foe("man", damage=2),
    move("wait"),
    move("two", "BB--", "B---"),
    foe("chief", renown=6),
    foe("lad", renown=1),
    players=3,
)


@pytest.mark.rule("CCG-290")
def test_the_primary_foe_player_is_the_next_to_the_left() -> None:
    assert primary(table("prepare", *[side()] * 4, active=A)) == B
    assert primary(table("prepare", *[side()] * 4, active=B)) == C
    assert primary(table("prepare", side(), side(out=True), side(), side(), active=A)) == C


@pytest.mark.rule("CCG-291", "CCG-292")
def test_the_foe_draw_is_split() -> None:
    assert shares(8, 3) == (3, 3, 2)
    assert shares(8, 1) == (8,)
    scars = [[B, name] for name in ("gray_ape", "gray_ape", "gray_ape", "thak", "cimmerian_warrior")]
    state = table("foe_draw", side(chronicle=scars), *[side()] * 3)
    drawn = []
    while state.is_chance():
        drawn.append((frame(state).seat, frame(state).n))
        draw_any(state)
    assert drawn == [(B, 3), (C, 3), (D, 2)]


@pytest.mark.rule("CCG-293", "CCG-296")
def test_minors_of_one_player_pay_for_the_major_of_another() -> None:
    revealed = [[B, "chief"], [B, "lad"], [C, "lad"], [C, "lad"]]
    stack = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 4}]
    state = table("foe_draw", *[side()] * 3, game=GAME, revealed=revealed, stack=stack)
    assert state.mover == B
    do(state, "place chief@1 center 1", "pay lad@1", "pay lad@2")
    assert (state.foe_discard[B], state.foe_discard[C]) == (["lad"], ["lad"])


@pytest.mark.rule("CCG-294", "CCG-295", "CCG-296")
def test_one_foe_between_them_and_the_primary_decides() -> None:
    revealed = [[B, "man"], [C, "man"], [C, "man"]]
    stack = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 4}]
    state = table("foe_draw", *[side()] * 3, game=GAME, revealed=revealed, stack=stack)
    refused(state, "place man@2 center 1", seat=C)
    assert state.foes() == []  # the others may talk, but nothing is placed before the Primary decides
    do(state, "place man@1 center 1", "place man@2 left 1", "done")
    assert [one.owner for one in state.foes()] == [B, C]


@pytest.mark.rule("CCG-297", "CCG-167")
def test_own_foes_only_in_seat_order() -> None:
    state = table("foe_move", side(), side(hand="wait*5"), side(hand="wait"), game=GAME, center="man@1", left="man@2")
    assert state.mover == B
    refused(state, "give left1 wait", "CCG-297")
    do(state, "give center1 wait")
    assert state.mover == C
    do(state, "give left1 wait")


@pytest.mark.rule("CCG-298", "CCG-088")
def test_each_foe_player_decides_about_foe_actions() -> None:
    state = table("foe_draw", side(), side(), side(hand="ambush"))
    draw_all(state)
    do(state, "play ambush")
    assert state.hand[C] == []


@pytest.mark.rule("CCG-299")
def test_the_active_and_the_primary_name_zones() -> None:
    zones: dict[str, Any] = dict.fromkeys(("center", "left", "right", "rear"), "man@2/wait")
    state = table("resolution", *[side()] * 3, game=GAME, **zones)
    events = do(state, "zone rear", "zone center", "zone left")
    assert [one["seat"] for one in facts(events, "zone-named")] == [A, B, A, B]


@pytest.mark.rule("CCG-300")
def test_the_primary_takes_back_cards_of_all_owners() -> None:
    chronicle = [[B, "cimmerian_warrior"], [C, "kozaki_outrider"], [C, "zamorian_cutpurse"]]
    state = table("survey", side(chronicle=chronicle), side(), side(), center="thak@1", left="cimmerian_warrior@1")
    do(state, "retreat")
    assert (state.mover, legal(state)[0]) == (B, "done")
    do(state, "take kozaki_outrider@2", "take zamorian_cutpurse@2")
    assert sorted(state.foe_discard[C]) == ["kozaki_outrider", "zamorian_cutpurse"]


@pytest.mark.rule("CCG-301")
def test_the_owner_of_a_foe_names_its_side() -> None:
    state = table("resolution", *[side()] * 3, game=GAME, center="man@2/two")
    assert state.mover == C
    do(state, "strike left conan")
    to_chance(state)
    assert state.health[A] == 15


@pytest.mark.rule("CCG-302")
def test_two_to_six_players() -> None:
    for players in (1, 7):
        with pytest.raises(InvalidOptionError) as caught:
            ConanCCG(players=players)
        assert caught.value.rule == "CCG-302"
    assert [len(foe_players(table("prepare", *[side()] * n))) for n in (2, 3, 6)] == [1, 2, 5]


@pytest.mark.rule("CCG-312")
def test_a_short_share_is_not_passed_on() -> None:
    state = table("foe_draw", side(), side(), side(foe_deck="thak"), side(), draw_change=3)
    draw_all(state)
    assert len(state.revealed) == 3 + 1 + 2


@pytest.mark.rule("CCG-289")
def test_the_other_rules_stay() -> None:
    state = table("rest", *[side(hand="run_through*7") for _ in range(3)])
    while state.phase == "rest":
        do(state, "pass")
    assert state.active == B
