"""Survey Phase and Retreat: CCG-148 to CCG-158."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.rules.foe_draw import foe_draw_size
from warhall.games.conan_ccg.rules.survey import retreat_limit

from .table import A, B, do, draw_any, fame, foe, ian, legal, made, move, refused, standing_foes, table, tom


@pytest.mark.rule("CCG-148", "CCG-149")
def test_every_round_begins_with_the_choice_to_retreat() -> None:
    state = table("survey", tom(), ian(), center="thak", rear="cimmerian_warrior")
    do(state, "pass") if "pass" in legal(state) else None
    assert legal(state) == ["fight", "retreat"]
    game = made(foe("giant", damage=0), move("wait"))
    state = table("resolution", tom(), ian(), game=game, center="giant/wait")
    do(state, "fight")
    assert state.round == 2


@pytest.mark.rule("CCG-149", "CCG-151")
def test_the_limit_is_the_scars_of_the_foes_in_play() -> None:
    state = table("survey", tom(), ian(), left="thak", rear="hyrkanian_swordsman")
    assert retreat_limit(state) == 3
    state = table("survey", tom(), ian(), left="thak", rear="hyrkanian_swordsman cimmerian_warrior*2")
    assert retreat_limit(state) == 5


@pytest.mark.rule("CCG-150")
def test_no_retreat_after_the_survey() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="thak/?run_through")
    refused(state, "retreat", "CCG-150")


@pytest.mark.rule("CCG-152", "CCG-153")
def test_the_foe_player_takes_cards_within_the_limit() -> None:
    lost = tom(chronicle="gray_ape kozaki_outrider ravenous_wolf")
    state = table("survey", lost, ian(), left="thak", rear="man_ape_of_the_north")
    do(state, "retreat")
    assert state.mover == B
    assert legal(state) == ["done", "take kozaki_outrider", "take ravenous_wolf"]
    refused(state, "take gray_ape", "CCG-152")
    do(state, "take kozaki_outrider")
    assert legal(state) == ["done", "take ravenous_wolf"]
    do(state, "done")
    assert fame(state)[0] == 6


@pytest.mark.rule("CCG-154", "CCG-155", "CCG-156")
def test_taken_and_remaining_foes_go_to_their_owners_discards() -> None:
    state = table(
        "survey",
        tom(chronicle="man_ape_of_the_north*3 gray_ape*2 cimmerian_warrior*2"),
        ian(),
        left="thak",
        rear="hyrkanian_swordsman",
    )
    assert (fame(state), foe_draw_size(state)) == ((34, 12), 9)
    do(state, "retreat", "take cimmerian_warrior")
    assert (fame(state), foe_draw_size(state)) == ((31, 11), 8)
    assert sorted(state.foe_discard[B]) == ["cimmerian_warrior", "hyrkanian_swordsman", "thak"]
    assert standing_foes(state) == []


@pytest.mark.rule("CCG-157")
def test_a_retreat_leads_to_the_rest_step() -> None:
    state = table("survey", tom(prowess=6, hand="run_through*2"), ian(hand="run_through*7"), left="thak")
    do(state, "retreat")
    assert state.phase == "rest"
    refused(state, "press-on", "CCG-157")


@pytest.mark.rule("CCG-158")
def test_foe_players_refill_after_a_retreat() -> None:
    state = table("survey", tom(hand="storytelling*2"), ian(hand="run_through*4"), left="thak")
    do(state, "retreat")
    draw_any(state)
    assert len(state.hand[B]) == 7
    assert "play storytelling" in legal(state)
    assert len(state.hand[A]) == 2
