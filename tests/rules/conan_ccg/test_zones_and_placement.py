"""Zones and placement: CCG-132 to CCG-147."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.conan_moves import open_gaps
from warhall.games.conan_ccg.rules.in_play import touched_by
from warhall.games.conan_ccg.rules.statistics import damage_of
from warhall.games.conan_ccg.rules.zones import can_hold, clear_moves, open_zones
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import ActionSyntaxError

from .table import B, card, do, foe, foe_at, ian, legal, made, move, refused, standing_foes, table, to_chance, tom

SET = made(
    foe("sorcerer", type="sorcerer"),
    foe("ghost", type="supernatural"),
    foe("beast", type="animal"),
    foe("man"),
    foe("hermit", traits=["solitary"], renown=2),
    foe("bear", type="animal", traits=["savage"]),
)


def placing(revealed: str, **zones: Any) -> ConanState:
    """A Foe Draw Phase in which these Foes are revealed and others stand already."""
    listed = [[B, name] for name in revealed.split()]
    stack: list[dict[str, Any]] = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 5}]
    return table("foe_draw", tom(), ian(), game=SET, revealed=listed, stack=stack, **zones)


@pytest.mark.rule("CCG-132")
def test_there_are_four_zones() -> None:
    state = placing("man man")
    with pytest.raises(ActionSyntaxError):
        state.apply_action("place man front 1")
    do(state, "place man center 1")
    assert len(state.zones[0]) == 1


@pytest.mark.rule("CCG-133", "CCG-134")
def test_the_center_comes_first_one_foe_at_a_time() -> None:
    state = placing("man man man")
    refused(state, "place man left 1", "CCG-134")
    refused(state, "place man right 1", "CCG-134")
    do(state, "place man center 1", "place man left 1")
    assert [len(zone) for zone in state.zones] == [1, 1, 0, 0]


@pytest.mark.rule("CCG-135")
def test_the_rear_needs_a_flank() -> None:
    state = placing("man man", center="man man")
    refused(state, "place man rear 1", "CCG-135")
    state = placing("man man", center="man man", left="man")
    do(state, "place man rear 1")
    assert len(state.zones[3]) == 1


@pytest.mark.rule("CCG-136")
def test_three_foes_fill_a_zone() -> None:
    refused(placing("man", center="man man man"), "place man center 1", "CCG-136")


@pytest.mark.rule("CCG-137", "CCG-138")
def test_one_type_in_a_zone_of_any_territory() -> None:
    state = placing("beast cimmerian_warrior hyrkanian_swordsman", center="man")
    refused(state, "place beast center 1", "CCG-137")
    do(state, "place cimmerian_warrior center 1", "place hyrkanian_swordsman center 1")
    assert len(state.zones[0]) == 3


@pytest.mark.rule("CCG-139")
def test_sorcerers_join_humans_or_supernaturals() -> None:
    state = table("survey", tom(), ian(), game=SET, center="ghost", left="beast", right="man")
    assert [can_hold(state, zone, "sorcerer") for zone in range(3)] == [True, False, True]


@pytest.mark.rule("CCG-140")
def test_a_sorcerer_is_no_bridge() -> None:
    state = table("survey", tom(), ian(), game=SET, center="man sorcerer")
    assert not can_hold(state, 0, "ghost")
    assert can_hold(state, 0, "sorcerer")


@pytest.mark.rule("CCG-141")
def test_savage_foes_stand_alone() -> None:
    state = table("survey", tom(), ian(), game=SET, left="bear", right="beast")
    assert not can_hold(state, 1, "beast")
    assert not can_hold(state, 2, "bear")
    state = placing("beast", center="bear", left="man")
    assert [ZONES[zone] for zone in open_zones(state, "beast")] == ["right", "rear"]
    refused(state, "place beast center 2", "CCG-141")


@pytest.mark.rule("CCG-141", "CCG-305")
@pytest.mark.parametrize(("trait", "zones"), [("veteran", ["center", "left", "right"]), ("savage", ["left", "right"])])
def test_only_a_trait_that_keeps_others_away_does(trait: str, zones: list[str]) -> None:
    text = [{"when": "passive", "do": [{"verb": "grant_trait", "trait": trait, "who": "foes"}]}]
    game = made(foe("man"), card("item", "horn", effects=text))
    stack: list[dict[str, Any]] = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 5}]
    state = table("foe_draw", tom(items="horn"), game=game, revealed=[[B, "man"]], stack=stack, center="man")
    assert [ZONES[zone] for zone in open_zones(state, "man")] == zones


@pytest.mark.rule("CCG-090", "CCG-077")
def test_the_text_of_a_foe_move_goes_with_it() -> None:
    text = [
        {
            "scope": "foe:human",
            "when": "passive",
            "do": [{"verb": "modify_stat", "stat": "damage", "n": 1, "who": "self"}],
        }
    ]
    game = made(foe("man"), foe("beast", type="animal"), move("shout", effects=text))
    state = table("resolution", tom(), game=game, center="man/shout", left="beast/shout")
    assert damage_of(state, foe_at(state, "center1").uid) == 2
    assert damage_of(state, foe_at(state, "left1").uid) == 1  # the label does not fit
    clear_moves(state)
    assert damage_of(state, foe_at(state, "center1").uid) == 1


@pytest.mark.rule("CCG-142", "CCG-143", "CCG-144", "CCG-220")
def test_a_solitary_foe_clears_and_closes_the_field() -> None:
    state = placing("hermit man man", center="man man", left="man")
    refused(state, "place hermit right 1", "CCG-144")
    assert open_zones(state, "hermit") == [0]
    do(state, "place hermit center 1")
    assert standing_foes(state) == ["hermit"]
    assert state.chronicle[0] == []
    assert state.foe_discard[B].count("man") == 5  # three from play, two that could not join
    assert state.phase == "survey"


@pytest.mark.rule("CCG-145")
def test_the_order_inside_a_zone() -> None:
    state = placing("beast", left="beast beast", center="man")
    do(state, "place beast left 2")
    assert [one.uid for one in state.zones[1]][1] == max(one.uid for one in state.zones[1])
    game = made(foe("frail", health=1, damage=0), foe("man", damage=0), move("wait"), move("cut", "BBBB"))
    state = table("resolution", tom(), ian(), game=game, center="man/wait frail/wait man/wait", moves=["center:2 cut"])
    to_chance(state)
    do(state, "fight")
    assert [one.card for one in state.zones[0]] == ["man", "man"]


@pytest.mark.rule("CCG-146")
def test_foes_stay_when_the_center_is_emptied() -> None:
    state = table("survey", tom(), ian(), left="thak", rear="hyrkanian_swordsman")
    assert [len(zone) for zone in state.zones] == [0, 1, 0, 1]
    assert "fight" in legal(state) or state.mover == 0


@pytest.mark.rule("CCG-147")
def test_cards_in_different_zones_never_touch() -> None:
    state = table(
        "conan_move", tom(hand="run_through"), ian(), center="man/?run_through", left="man/?run_through", game=SET
    )
    assert open_gaps(state) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    do(state, "move run_through center:1")
    assert [one.uid for one in touched_by(state, state.moves[0].uid, "move")] == [foe_at(state, "center1").uid]
    assert touched_by(state, foe_at(state, "center1").uid, "move") == [state.moves[0]]
