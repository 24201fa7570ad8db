"""Prepare Step, Allies outside combat, Regions and Items: CCG-052 to CCG-075 and CCG-114 to CCG-116."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.rules.foe_draw import foe_draw_size

from .table import (
    A,
    B,
    ally,
    card,
    do,
    draw_any,
    fame,
    foe_at,
    frame,
    ian,
    legal,
    made,
    refused,
    stats,
    table,
    to_chance,
    tom,
)

SCARS_5 = "man_ape_of_the_north*2 cimmerian_warrior"
SCARS_6 = "man_ape_of_the_north*3"
FRIEND = made(card("ally", "friend", requires={"scars": 6}, draw=2), card("ally", "mate", requires={"scars": 3}))


@pytest.mark.rule("CCG-052", "CCG-083")
def test_allies_come_in_the_prepare_step_only() -> None:
    state = table("survey", tom(hand="friend", chronicle=SCARS_6), ian(), game=FRIEND, center="thak")
    refused(state, "play friend", "CCG-052")
    state = table("prepare", tom(hand="friend", chronicle=SCARS_6), ian(), game=FRIEND)
    do(state, "play friend", "cards 0")
    assert (ally(state).card, state.hand[A]) == ("friend", [])


@pytest.mark.rule("CCG-053")
def test_an_ally_has_a_requirement() -> None:
    state = table("prepare", tom(hand="friend", chronicle=SCARS_5), ian(), game=FRIEND)
    assert fame(state)[1] == 5
    refused(state, "play friend", "CCG-053")
    state = table("prepare", tom(hand="friend", chronicle=SCARS_6), ian(), game=FRIEND)
    assert "play friend" in legal(state)


@pytest.mark.rule("CCG-054")
def test_the_requirement_is_tested_on_play_only() -> None:
    state = table(
        "prepare", tom(chronicle="khitan_peasant", items="phoenix_sword"), ian(), game=FRIEND, allies="friend"
    )
    do(state, "pass")
    assert ally(state).card == "friend"
    assert state.items[A][0].card == "phoenix_sword"


@pytest.mark.rule("CCG-055")
def test_allies_are_free() -> None:
    hand = "friend run_through*2 carousing*3"
    state = table("prepare", tom(hand=hand, chronicle=SCARS_6, prowess=14), ian(), game=FRIEND)
    do(state, "play friend", "cards 0")
    assert (stats(state)[0], len(state.hand[A])) == (14, 5)


@pytest.mark.rule("CCG-056", "CCG-115")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_the_draw_value_of_an_ally(n: int) -> None:
    state = table("prepare", tom(hand="friend run_through*5", chronicle=SCARS_6), ian(), game=FRIEND)
    do(state, "play friend")
    assert legal(state) == ["cards 0", "cards 1", "cards 2"]
    refused(state, "pass")
    do(state, f"cards {n}")
    if n:
        draw_any(state)
    assert len(state.hand[A]) == 5 + n


@pytest.mark.rule("CCG-057", "CCG-269")
def test_allies_leave_at_rest() -> None:
    state = table("rest", tom(), ian(), game=FRIEND, allies="friend mate")
    to_chance(state)
    assert state.allies == []
    assert sorted(state.discard[A]) == ["friend", "mate"]


@pytest.mark.rule("CCG-058")
def test_allies_stay_when_conan_presses_on() -> None:
    state = table(
        "end_of_combat",
        tom(prowess=5, hand="run_through*2"),
        ian(hand="run_through*7"),
        game=FRIEND,
        allies="friend mate",
    )
    do(state, "press-on")
    assert len(state.allies) == 2


@pytest.mark.rule("CCG-059")
def test_any_number_of_allies() -> None:
    state = table("prepare", tom(hand="mate*4", chronicle=SCARS_6), ian(), game=FRIEND)
    do(state, *["play mate"] * 4)
    assert len(state.allies) == 4


@pytest.mark.rule("CCG-060", "CCG-065")
def test_the_active_player_plays_a_region_for_nothing() -> None:
    state = table("prepare", tom(hand="hills_of_cimmeria", prowess=3), ian())
    do(state, "play hills_of_cimmeria")
    assert (state.region[A], state.hand[A], stats(state)[0]) == ((A, "hills_of_cimmeria"), [], 3)


@pytest.mark.rule("CCG-061", "CCG-062", "CCG-063", "CCG-284")
def test_a_foe_player_plays_regions_when_foes_are_revealed() -> None:
    state = table("foe_draw", tom(region=[A, "tarantia"]), ian(hand="pictish_wilderness jungles_of_kush"))
    draw_any(state)
    do(state, "play pictish_wilderness")
    assert state.region[A] == (B, "pictish_wilderness")
    assert state.discard[A] == ["tarantia"]
    do(state, "play jungles_of_kush")
    assert state.region[A] == (B, "jungles_of_kush")
    assert state.discard[B] == ["pictish_wilderness"]
    assert state.foes() == []


@pytest.mark.rule("CCG-064")
def test_regions_sleep_between_turns() -> None:
    state = table("foe_draw", tom(region=[A, "pictish_wilderness"]), ian(), active=B)
    assert frame(state, 1).n == 5
    state = table("foe_draw", tom(region=[A, "pictish_wilderness"]), ian())
    assert frame(state, 1).n == 6
    assert foe_draw_size(state) == 5  # the change was for that draw


@pytest.mark.rule("CCG-066", "CCG-071")
def test_any_number_of_items_in_the_prepare_step() -> None:
    hand = "battered_buckler leather_jerkin wineskin*2"
    state = table("prepare", tom(hand=hand), ian())
    do(state, "play battered_buckler", "play leather_jerkin", "play wineskin", "play wineskin")
    assert len(state.items[A]) == 4
    state = table("survey", tom(hand=hand), ian(), center="thak")
    refused(state, "play wineskin", "CCG-066")


@pytest.mark.rule("CCG-068")
def test_an_item_needs_scars() -> None:
    state = table("prepare", tom(hand="mail_hauberk", chronicle="man_ape_of_the_north*2"), ian())
    refused(state, "play mail_hauberk", "CCG-068")
    state = table("prepare", tom(hand="mail_hauberk", chronicle=SCARS_5), ian())
    assert "play mail_hauberk" in legal(state)


@pytest.mark.rule("CCG-069", "CCG-070")
def test_a_shield_replaces_a_shield() -> None:
    state = table("prepare", tom(hand="battered_buckler", items="gunderman_tower_shield hyrkanian_bow"), ian())
    do(state, "play battered_buckler")
    assert sorted(item.card for item in state.items[A]) == ["battered_buckler", "hyrkanian_bow"]
    assert state.discard[A] == ["gunderman_tower_shield"]


@pytest.mark.rule("CCG-072")
def test_the_draw_value_of_an_item() -> None:
    state = table("prepare", tom(hand="hyrkanian_bow run_through*4", chronicle=SCARS_6), ian())
    do(state, "play hyrkanian_bow")
    assert legal(state) == ["cards 0", "cards 1"]


@pytest.mark.rule("CCG-073")
def test_items_stay_from_turn_to_turn_and_sleep_in_between() -> None:
    state = table(
        "resolution", tom(items="mail_hauberk"), ian(health=9), active=B, center="cimmerian_warrior/run_through"
    )
    do(state, "strike right conan")
    assert legal(state, "use") == []
    to_chance(state)
    assert state.items[A][0].card == "mail_hauberk"


@pytest.mark.rule("CCG-074", "CCG-075", "CCG-067")
def test_an_item_is_a_move_only_from_the_hand_and_without_its_text() -> None:
    game = made(card("item", "sword", gem=3, initiative=4, left=list("B---"), effects=_bonus()))
    state = table("conan_move", tom(items="sword", prowess=10), ian(), game=game, center="gray_ape/?overhead_block")
    refused(state, "move sword center:1", "CCG-074")
    state = table("conan_move", tom(hand="sword", prowess=10), ian(), game=game, center="thak/?throat_grip")
    do(state, "move sword center:1")
    assert stats(state)[0] == 7
    do(state, "done")
    to_chance(state)
    assert foe_at(state, "center1").wounds == 3


def _bonus() -> list[dict[str, object]]:
    own = [{"is": "attacker", "who": "conan"}]
    return [{"when": "before_damage", "if": own, "do": [{"verb": "modify_damage", "n": 2, "attack": "this_attack"}]}]


@pytest.mark.rule("CCG-114", "CCG-076")
def test_what_may_be_played_in_the_prepare_step() -> None:
    state = table("prepare", tom(hand="carousing run_through wineskin hills_of_cimmeria", prowess=17, health=8), ian())
    assert legal(state) == ["pass", "play carousing", "play hills_of_cimmeria", "play wineskin"]
    refused(state, "play run_through", "CCG-076")
    do(state, "play carousing", "choose 1")
    assert stats(state) == (14, 11)


@pytest.mark.rule("CCG-116")
def test_foe_players_have_nothing_to_play_in_the_prepare_step() -> None:
    state = table("prepare", tom(), ian(hand="black_corsair crom_cares_not"))
    refused(state, "play black_corsair", seat=B)
    do(state, "pass")
    assert state.phase == "foe_draw"
    assert state.hand[B] == ["black_corsair", "crom_cares_not"]


@pytest.mark.rule("CCG-116", "CCG-084")
@pytest.mark.parametrize("keyword", ["Foe:Prepare", "Foe:Any"])
def test_foe_players_have_actions_of_their_own_for_the_prepare_step(keyword: str) -> None:
    curse = [{"when": "prepare", "do": [{"verb": "lose_prowess", "n": 2, "who": "conan"}]}]
    game = made(card("action", "curse", keyword=keyword, effects=curse))
    state = table("prepare", tom(hand="curse", prowess=9), ian(hand="curse"), game=game)
    refused(state, "play curse", "CCG-084", A)
    do(state, "pass", "play curse")
    assert (stats(state)[0], state.hand[B], state.mover) == (7, [], A)  # and all must pass again
    do(state, "pass")
    assert state.phase == "foe_draw"
