"""Conan Move Phase and Allies in combat: CCG-176 to CCG-197 and CCG-313."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.rules.conan_moves import open_gaps
from warhall.games.conan_ccg.state import ConanState

from .table import (
    A,
    B,
    ally,
    card,
    do,
    fame,
    foe,
    foe_at,
    ian,
    legal,
    made,
    move,
    refused,
    stats,
    table,
    to_chance,
    tom,
)

GAME = made(
    foe("man", damage=0),
    foe("hitter", damage=2),
    foe("vet", damage=0, traits=["veteran"]),
    *(move(f"gem{n}", gem=n) for n in range(7)),
    move("wait"),
    move("cut", "BBBB", "BBBB"),
    move("stab", "B---", "B---"),
    move("ward", "SSSS", "SSSS"),
    move("fast", "B---", "B---", initiative=5),
    move("slow", "-B--", "-B--", initiative=2),
    card("ally", "friend", prowess=6, health=4, renown=3, damage=2),
    card("ally", "page", prowess=3, health=4, renown=3),
    card("ally", "frail", prowess=3, health=1, renown=3),
)


def placing(hand: str, center: str = "man/?wait", prowess: int = 10, **more: Any) -> ConanState:
    state = table("conan_move", tom(hand=hand, prowess=prowess), ian(), game=GAME, center=center, **more)
    while "pass" in legal(state):
        do(state, "pass")
    return state


@pytest.mark.rule("CCG-176")
def test_playing_is_optional() -> None:
    state = placing("gem1", "man/?wait man/?wait man/?wait", 9)
    do(state, "done")
    assert (stats(state)[0], state.moves) == (9, [])


@pytest.mark.rule("CCG-177", "CCG-198")
def test_conans_moves_are_open_before_the_foes_are_flipped() -> None:
    state = placing("gem1")
    do(state, "move gem1 center:0")
    assert state.view(B)["moves"][0]["card"] == "gem1"
    assert foe_at(state, "center1").down
    do(state, "done")
    assert not foe_at(state, "center1").down


@pytest.mark.rule("CCG-178")
def test_a_zone_of_two_offers_three_positions() -> None:
    state = placing("gem1*3", "man/?wait man/?wait")
    assert open_gaps(state) == [(0, 0), (0, 1), (0, 2)]
    do(state, "move gem1 center:1", "move gem1 center:2")
    assert open_gaps(state) == [(0, 0)]
    refused(state, "move gem1 center:1", "CCG-178")
    refused(state, "move gem1 center:3", "CCG-178")


@pytest.mark.rule("CCG-179", "CCG-180")
def test_two_zones_a_round() -> None:
    state = placing("gem1*3", left="man/?wait", right="man/?wait")
    do(state, "move gem1 center:0", "move gem1 left:0")
    refused(state, "move gem1 right:0", "CCG-179")
    do(state, "move gem1 left:1")
    state = table("conan_move", tom(hand="gem1*2"), ian(), game=GAME, left="man/?wait", right="man/?wait", round=2)
    do(state, "move gem1 left:0", "move gem1 right:0")
    assert len(state.moves) == 2


@pytest.mark.rule("CCG-182")
def test_the_gap_between_two_veterans_is_closed() -> None:
    state = placing("gem1*2", "vet/?wait vet/?wait man/?wait", allies="friend")
    assert open_gaps(state) == [(0, 0), (0, 2), (0, 3)]
    refused(state, "move gem1 center:1", "CCG-182")
    refused(state, "move gem1 center:1 friend", "CCG-182")
    do(state, "move gem1 center:2")


@pytest.mark.rule("CCG-182", "CCG-308")
@pytest.mark.parametrize("gone", [0, 1])
def test_a_veteran_who_has_left_closes_no_gap(gone: int) -> None:
    state = placing("gem1", "vet/?wait vet/?wait")
    state.zones[0][gone].gone = True
    assert (0, 1) in open_gaps(state)


@pytest.mark.rule("CCG-183", "CCG-186")
@pytest.mark.parametrize("order", [("gem3 center:2", "gem5 center:1"), ("gem5 center:1", "gem3 center:2")])
def test_the_penalty_is_counted_for_each_move(order: tuple[str, str]) -> None:
    state = placing("gem3 gem5", "man/?wait man/?wait", 12)
    do(state, *(f"move {one}" for one in order))
    assert stats(state)[0] == 3


@pytest.mark.rule("CCG-183")
@pytest.mark.parametrize(("gaps", "extra"), [((1,), 1), ((0,), 2), ((0, 1), 3)])
def test_penalties_in_a_zone_of_three(gaps: tuple[int, ...], extra: int) -> None:
    state = placing("gem0*2", "man/?wait man/?wait man/?wait", 10)
    do(state, *(f"move gem0 center:{gap}" for gap in gaps))
    assert stats(state)[0] == 10 - extra


@pytest.mark.rule("CCG-184")
def test_a_zone_left_alone_costs_nothing() -> None:
    state = placing("gem1", left="man/?wait man/?wait")
    do(state, "move gem1 center:0")
    assert stats(state)[0] == 9


@pytest.mark.rule("CCG-185")
def test_the_penalty_may_cost_health() -> None:
    state = table(
        "conan_move", tom(hand="gem5", prowess=5, health=7), ian(), game=GAME, center="man/?wait man/?wait man/?wait"
    )
    do(state, "move gem5 center:0")
    assert stats(state) == (0, 5)


@pytest.mark.rule("CCG-186")
def test_a_placed_move_cannot_be_taken_back() -> None:
    state = placing("gem1*2")
    events = do(state, "move gem1 center:0")
    assert any(event.reveals for event in events)


@pytest.mark.rule("CCG-313")
def test_a_foe_between_two_veterans_cannot_be_opposed() -> None:
    state = placing("gem3", "vet/?wait vet/?wait vet/?wait")
    assert open_gaps(state) == [(0, 0), (0, 3)]
    do(state, "move gem3 center:0")
    assert stats(state)[0] == 5


# -- Allies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CCG-187", "CCG-188", "CCG-189")
def test_an_ally_acts_once_in_any_zone() -> None:
    state = placing("gem1*4", left="man/?wait", right="man/?wait", rear="man/?wait", allies="friend")
    do(state, "move gem1 center:0", "move gem1 right:0", "move gem1 rear:0 friend")
    refused(state, "move gem1 left:0 friend", "CCG-189")
    assert {one.zone for one in state.moves if one.by == 0} == {0, 2}


@pytest.mark.rule("CCG-190", "CCG-191")
def test_an_ally_overpays_with_wounds_but_not_to_death() -> None:
    state = placing("gem5 gem6", allies="page", prowess=8)
    do(state, "move gem5 center:0 page")
    assert (ally(state).wounds, stats(state)[0]) == (2, 8)
    state = placing("gem5 gem4", allies="page!2", prowess=8)
    refused(state, "move gem5 center:0 page", "CCG-191")
    do(state, "move gem4 center:0 page")
    assert ally(state).wounds == 3


@pytest.mark.rule("CCG-189", "CCG-191")
def test_an_ally_who_has_not_acted_is_refused_for_the_price_alone() -> None:
    state = placing("gem1 gem5", allies="friend page!2")
    do(state, "move gem1 center:0 friend")
    refused(state, "move gem5 center:1 friend", "CCG-189")
    lethal = refused(state, "move gem5 center:1 page", "CCG-191")
    assert lethal.text_in("en") == "That would cost page 2 wounds, with 2 Health left."


@pytest.mark.rule("CCG-095")
def test_what_cannot_be_paid_is_refused_with_its_price() -> None:
    mine = tom(hand="gem5", prowess=1, health=3)
    state = table("conan_move", mine, ian(), game=GAME, center="man/?wait man/?wait")
    while "pass" in legal(state):
        do(state, "pass")
    dear = refused(state, "move gem5 center:0", "CCG-095")
    assert dear.text_in("en") == "gem5 would cost 6 there; Conan has 1 Prowess and 3 Health."


@pytest.mark.rule("CCG-192")
def test_allies_neither_pay_nor_spare_the_penalty() -> None:
    state = placing("gem1 gem3", "man/?wait man/?wait", allies="friend")
    do(state, "move gem1 center:0 friend", "move gem3 center:2")
    assert stats(state)[0] == 6


@pytest.mark.rule("CCG-193", "CCG-194")
def test_each_side_hits_whose_move_lies_there() -> None:
    state = table(
        "resolution",
        tom(health=9),
        ian(),
        game=GAME,
        center="hitter/stab",
        allies="friend",
        moves=["center:0 wait 901", "center:1 wait"],
    )
    to_chance(state)
    assert (ally(state).wounds, stats(state)[1]) == (2, 7)


@pytest.mark.rule("CCG-195", "CCG-196", "CCG-216")
def test_a_defeated_ally_costs_renown() -> None:
    chronicle = "gunderman_pikeman khitan_peasant aquilonian_footsoldier"
    state = table(
        "resolution", tom(chronicle=chronicle, discard="gem1*5"), ian(), game=GAME, center="hitter/stab", allies="frail"
    )
    do(state, "strike left frail")
    assert state.mover == B
    assert legal(state) == ["done", "take aquilonian_footsoldier", "take khitan_peasant"]
    refused(state, "take gunderman_pikeman", "CCG-152")
    assert state.discard[A][-1] == "frail"
    do(state, "take aquilonian_footsoldier", "take khitan_peasant")
    assert fame(state)[0] == 4
    assert stats(state)[1] == 18


@pytest.mark.rule("CCG-197")
def test_a_dead_allys_card_keeps_blocking_and_takes_no_more_blows() -> None:
    state = table(
        "resolution",
        tom(health=9),
        ian(),
        game=GAME,
        center="hitter/fast hitter/slow",
        allies="frail",
        moves=["center:1 wait 901"],
    )
    do(state, "done") if "done" in legal(state) else None
    to_chance(state)
    assert state.allies == []
    assert stats(state)[1] == 9


@pytest.mark.rule("CCG-181", "CCG-186")
def test_a_card_that_makes_moves_cheaper_brings_them_within_reach() -> None:
    cheaper = [{"when": "passive", "do": [{"verb": "modify_gem", "n": -2, "move": "conan_moves"}]}]
    game = made(foe("man"), move("wait"), move("dear", gem=5), card("item", "belt", effects=cheaper))
    for items, offered in (("belt", ["move dear center:0", "move dear center:1"]), ("", [])):
        state = table(
            "conan_move", tom(hand="dear", prowess=3, health=1, items=items), ian(), game=game, center="man/?wait"
        )
        while "pass" in legal(state):
            do(state, "pass")
        assert legal(state, "move") == offered
