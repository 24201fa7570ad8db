"""Chapter "Military"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table


def military(**options: Any) -> Table:
    return Table(dice="military military", **options)


@pytest.mark.rule("AOC-113", "AOC-120")
def test_two_redeployments() -> None:
    table = military().fort("ophir", "aquilonia", units=2).fort("argos", "aquilonia", units=1)
    table.play("take military", "move aquilonia ophir 2", "move aquilonia argos 1")
    assert (table.units("aquilonia"), table.units("ophir"), table.units("argos")) == (2, 4, 2)
    assert table.turn == "turan"


@pytest.mark.rule("AOC-120", "AOC-121")
def test_any_number_of_units_one_step() -> None:
    table = military().fort("ophir", "aquilonia", units=4).fort("koth", "aquilonia")
    table.play("take military")
    for number in (1, 2, 3, 4):
        assert f"move ophir aquilonia {number}" in table.legal()
    table.refused("move aquilonia koth 1", "AOC-121")
    table.refused("move ophir aquilonia 5", "AOC-120")


@pytest.mark.rule("AOC-114", "AOC-124", "AOC-116")
def test_redeploy_then_attack_with_another_army() -> None:
    table = military().fort("ophir", "aquilonia", units=4).army("argos", "aquilonia", 3, icon=2)
    table.play("take military", "move aquilonia ophir 1", "fight argos")
    assert table.units("ophir") == 5
    assert table.dice() == (3, 4)


@pytest.mark.rule("AOC-122", "AOC-125")
def test_the_same_units_may_move_on() -> None:
    table = military().fort("ophir", "aquilonia", units=4).army("argos", "aquilonia", 3, icon=2)
    table.army("aquilonia", "aquilonia", 2)
    table.play("take military", "move ophir aquilonia 3", "attack aquilonia argos 2")
    assert (table.units("ophir"), table.units("aquilonia"), table.units("argos")) == (1, 3, 5)
    assert table.icon("argos") == 2
    strict = military(unit_may_move_twice=False).fort("ophir", "aquilonia", units=4)
    strict.army("aquilonia", "aquilonia", 2)
    strict.play("take military", "move ophir aquilonia 3")
    assert "attack aquilonia argos 2" in strict.legal()
    assert "attack aquilonia argos 3" not in strict.legal()


@pytest.mark.rule("AOC-115", "AOC-126")
def test_one_attack_and_nothing_after_it() -> None:
    table = military().fort("ophir", "aquilonia", units=2)
    table.play("take military", "attack aquilonia argos 2")
    table.contest("hit hit", "miss miss miss miss").play("stop")
    assert table.turn == "turan"


@pytest.mark.rule("AOC-116", "AOC-124")
def test_attack_without_redeployment() -> None:
    table = military().army("argos", "aquilonia", 3, icon=2)
    table.play("take military", "attack aquilonia argos 2")
    assert table.dice()[0] == 5


@pytest.mark.rule("AOC-117", "AOC-119")
def test_one_unit_in_each_of_two_provinces() -> None:
    table = military().fort("ophir", "aquilonia").army("argos", "aquilonia", 1, icon=1)
    table.play("take military")
    assert table.legal("place") == ["place aquilonia", "place ophir"]
    table.play("place ophir")
    table.refused("place ophir")
    table.play("place aquilonia")
    assert (table.units("ophir"), table.units("aquilonia")) == (1, 6)
    assert table.turn == "turan"


@pytest.mark.rule("AOC-118", "AOC-422")
def test_one_unit_with_only_the_home_province() -> None:
    table = Table(turn="turan", dice="military military").army("turan", "turan", 0)
    table.play("take military", "place turan")
    assert table.units("turan") == 1
    assert table.turn == "stygia"


@pytest.mark.rule("AOC-123", "AOC-127", "AOC-189", "AOC-151")
def test_entering_means_fighting() -> None:
    table = military()
    table.play("take military", "attack aquilonia nemedia 3")
    assert table.state.contest is not None
    assert table.now == "dice"
    table.refused("done")


@pytest.mark.rule("AOC-128")
def test_no_army_in_a_foreign_home() -> None:
    table = Table(turn="turan", dice="military").fort("ophir", "turan", units=3)
    table.play("take military")
    assert not [action for action in table.legal("attack") if " aquilonia " in action]
    table.refused("attack ophir aquilonia 3", "AOC-128")


@pytest.mark.rule("AOC-129", "AOC-319")
def test_five_units_per_province_except_at_home() -> None:
    table = military().fort("ophir", "aquilonia", units=5).army("aquilonia", "aquilonia", 9)
    table.play("take military")
    assert table.legal("place") == ["place aquilonia"]
    table.refused("place ophir", "AOC-129")
    assert table.units("aquilonia") == 9


@pytest.mark.rule("AOC-130", "AOC-131")
def test_excess_units_are_removed_at_once() -> None:
    table = military().fort("ophir", "aquilonia", units=3)
    before = table.reserve("aquilonia")[0]
    table.play("take military", "move aquilonia ophir 4")
    assert table.units("ophir") == 5
    assert table.reserve("aquilonia")[0] == before + 2
    assert [event.data["units"] for event in table.happened("excess-returned")] == [2]


@pytest.mark.rule("AOC-131", "AOC-130")
@pytest.mark.parametrize(("sent", "left", "back"), [(3, 5, 0), (5, 3, 2), (8, 0, 5)])
def test_any_number_of_units_may_move(sent: int, left: int, back: int) -> None:
    table = military().army("aquilonia", "aquilonia", 8).army("argos", "aquilonia", 2, icon=1)
    reserve = table.reserve("aquilonia")[0]
    table.play("take military")
    assert len(table.legal("attack aquilonia argos")) == 8
    table.play(f"attack aquilonia argos {sent}")
    assert (table.units("argos"), table.units("aquilonia")) == (5, left)
    assert table.reserve("aquilonia")[0] == reserve + back
    assert [event.data["units"] for event in table.happened("excess-returned")] == [back] * (back > 0)


@pytest.mark.rule("AOC-131", "AOC-130")
def test_units_may_move_into_a_full_province() -> None:
    for options in ({}, {"unit_may_move_twice": False}):
        table = military(**options).fort("ophir", "aquilonia", units=5)
        table.play("take military", "move aquilonia ophir 2")
        assert (table.units("aquilonia"), table.units("ophir")) == (3, 5)
        assert [event.data["units"] for event in table.happened("excess-returned")] == [2]
        assert "move ophir aquilonia 5" in table.legal()  # those who stay have not moved


@pytest.mark.rule("AOC-131", "AOC-130", "AOC-212", "AOC-235")
def test_at_most_five_units_besiege_or_do_battle() -> None:
    for enemy in ("siege", "battle"):
        table = military().army("aquilonia", "aquilonia", 8)
        if enemy == "siege":
            table.fort("ophir", "turan", units=1)
        else:
            table.army("ophir", "turan", 1, icon=1)
        table.play("take military", "attack aquilonia ophir 7")
        assert table.state.fight.force == 5
        assert (table.dice()[0], table.units("aquilonia"), table.reserve("aquilonia")[0]) == (5, 1, 12)


@pytest.mark.rule("AOC-132")
def test_withdrawing_from_a_campaign() -> None:
    table = military().army("argos", "aquilonia", 3, icon=2)
    table.play("take military", "move argos aquilonia 2")
    assert (table.units("argos"), table.icon("argos")) == (1, 2)
    table.play("move argos aquilonia 1")
    assert (table.units("argos"), table.icon("argos")) == (0, 0)


@pytest.mark.rule("AOC-133")
def test_attacking_out_of_a_campaign() -> None:
    table = military().army("argos", "aquilonia", 4, icon=2)
    table.play("take military", "attack argos zingara 3")
    assert (table.units("argos"), table.icon("argos")) == (1, 2)
    assert (table.units("zingara"), table.icon("zingara")) == (3, 1)


@pytest.mark.rule("AOC-113")
def test_a_military_action_that_cannot_be_is_refused() -> None:
    table = Table(dice="military", conan_player="stygia").fort("ophir", "aquilonia", units=2)
    table.play("take military", "move aquilonia ophir 1")
    assert table.now == "military"
    table.refused_position("AOC-113", moves=2)
    table.refused_position("AOC-113", moves=-1)
    table.refused_position("AOC-113", moved=0)
    table.refused_position("AOC-113", moved=4)
    table.refused_position("AOC-113", moved_to="")


@pytest.mark.rule("AOC-120", "AOC-122", "AOC-124")
def test_why_an_army_cannot_fight_on() -> None:
    table = Table(dice="military", conan_player="stygia").fort("ophir", "aquilonia", units=2)
    table.army("koth", "turan", 2, icon=1)
    table.play("take military")
    table.refused("fight koth", "AOC-120")
    table.refused("fight ophir", "AOC-124")
