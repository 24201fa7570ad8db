"""Chapter "Sieges"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table


def besieged(attackers: int = 5, garrison: int = 2, **options: Any) -> Table:
    """Turan, from Koth, besieges Aquilonian Ophir; the rulebook's own example has five against two."""
    table = Table(turn="turan", dice="military military", conan_player="stygia", **options)
    table.fort("koth", "turan", units=attackers).fort("ophir", "aquilonia", units=garrison)
    table.play("take military", f"attack koth ophir {attackers}")
    return table


@pytest.mark.rule("AOC-211", "AOC-212", "AOC-213", "AOC-215", "AOC-152", "AOC-216", "AOC-223")
def test_turan_besieges_ophir() -> None:
    table = besieged()
    contest = table.state.contest
    assert contest is not None
    assert (contest.attacker, contest.defender) == (table.seat("turan"), table.seat("aquilonia"))
    assert table.dice() == (5, 3)
    assert contest.terrain(table.state) == 0  # plains
    table.contest("miss miss miss miss miss", "hit hit miss")
    assert table.now == "siege-retreat"
    assert table.actor == "turan"


@pytest.mark.rule("AOC-214")
def test_dice_are_counted_anew_for_each_roll() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("khauran", "turan", units=5).fort("khoraja", "aquilonia", units=4)
    table.play("take military", "attack khauran khoraja 5")
    shown = []
    for _ in range(4):
        shown.append(table.dice()[1])
        table.contest("hit hit hit hit hit", " ".join(["miss"] * table.dice()[1])).play("press")
    assert [*shown, table.dice()[1]] == [4, 3, 2, 2, 2]  # the rating of Khoraja is 2


@pytest.mark.rule("AOC-217", "AOC-218", "AOC-226", "AOC-230", "AOC-224", "AOC-228", "AOC-262")
def test_a_siege_is_won_unit_by_unit_and_then_the_marker() -> None:
    table = besieged(5, 1).give("aquilonia", points=6)
    table.contest("miss miss miss miss miss", "miss miss miss").play("press")
    table.contest("hit hit hit miss", "miss miss miss")
    assert table.units("ophir") == 0
    assert table.marker("ophir") == ("aquilonia", "fort")
    table.play("press")
    table.contest("hit hit hit miss", "miss miss miss")
    assert table.marker("ophir") is None
    assert (table.units("ophir"), table.icon("ophir")) == (4, 1)
    assert (table.of("turan", "crom"), table.of("aquilonia", "crom")) == (1, 0)
    assert (table.of("aquilonia", "points"), table.of("turan", "points")) == (6, 0)
    assert table.now == "march"


@pytest.mark.rule("AOC-219", "AOC-036", "AOC-232")
def test_a_city_falls_at_one_blow() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("koth", "turan", units=3).city("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3")
    table.contest("hit hit hit", "miss miss miss")
    assert table.marker("ophir") is None
    assert table.of("turan", "crom") == 1


@pytest.mark.rule("AOC-220", "AOC-167")
def test_the_attacker_loses_on_equality() -> None:
    table = besieged()
    table.contest("hit hit miss miss miss", "hit hit miss")
    assert table.state.contest is not None
    assert table.state.contest.force == 4


@pytest.mark.rule("AOC-221", "AOC-229", "AOC-231", "AOC-232")
def test_retreat_after_a_won_roll_gives_the_defender_a_crom_token() -> None:
    table = besieged(3, 2)
    table.contest("hit hit hit", "miss miss miss")
    table.play("retreat")
    assert table.units("koth") == 3
    assert (table.units("ophir"), table.marker("ophir")) == (1, ("aquilonia", "fort"))
    assert table.of("aquilonia", "crom") == 1
    assert table.turn == "stygia"


@pytest.mark.rule("AOC-222", "AOC-127")
def test_no_retreat_before_the_first_roll() -> None:
    table = besieged()
    table.refused("retreat")
    assert table.now == "dice"


@pytest.mark.rule("AOC-231", "AOC-229")
def test_a_destroyed_army_gives_a_crom_token() -> None:
    table = besieged(1, 2)
    table.contest("miss", "hit miss miss")
    assert table.of("aquilonia", "crom") == 1
    assert table.units("ophir") == 2
    assert table.state.contest is None


@pytest.mark.rule("AOC-225")
def test_retreat_to_the_neutral_province_of_origin() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.army("koth", "turan", 3, icon=2).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3")
    assert table.icon("koth") == 0
    table.contest("miss miss miss", "hit miss miss").play("retreat")
    assert (table.units("koth"), table.icon("koth")) == (2, 1)

    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.army("koth", "turan", 4, icon=2).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3")
    table.contest("miss miss miss", "hit miss miss").play("retreat")
    assert (table.units("koth"), table.icon("koth")) == (3, 2)


@pytest.mark.rule("AOC-227", "AOC-244", "AOC-281", "AOC-233")
def test_the_campaign_after_a_siege_costs_a_unit() -> None:
    table = besieged(3, 0)
    table.raiders("ophir", 1)
    table.roll("hit hit hit")
    table.roll("axe miss miss")  # raiders do nothing in a siege
    assert table.state.raiders[table.at("ophir")] == 1
    table.skip().play("march")
    assert table.dice() == (2, 3)
    table.roll("hit hit")
    table.roll("axe axe miss")  # now the neutral province counts axes
    assert table.state.raiders[table.at("ophir")] == 0
    assert table.units("ophir") == 1


@pytest.mark.rule("AOC-227")
def test_no_march_with_one_unit_left_after_a_siege() -> None:
    table = besieged(1, 0)
    table.contest("hit", "miss miss miss")
    assert table.state.contest is None
    assert table.units("ophir") == 1


@pytest.mark.rule("AOC-232")
def test_one_token_for_the_siege_and_none_for_the_campaign() -> None:
    table = besieged(3, 0)
    table.contest("hit hit hit", "miss miss miss").play("march")
    table.contest("miss miss", "hit miss miss")
    assert (table.of("turan", "crom"), table.of("aquilonia", "crom")) == (1, 0)


@pytest.mark.rule("AOC-280", "AOC-279", "AOC-233")
def test_conan_and_raiders_have_no_part_in_a_siege_between_two_others() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia", conan="ophir")
    table.fort("koth", "turan", units=5).fort("ophir", "aquilonia", units=2).raiders("ophir", 2)
    table.play("take military", "attack koth ophir 5")
    assert table.dice() == (5, 3)
    table.roll("conan miss miss miss miss")
    table.roll("conan axe axe")
    (first, second) = table.happened("contest-rolled")
    assert (first.data["successes"], second.data["successes"]) == (1, 1)


@pytest.mark.rule("AOC-170", "AOC-169")
def test_each_roll_of_a_siege_takes_a_new_strategy_card() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia").hand("turan", "hedge_of_pikes", "lances_down")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia", units=2)
    table.play("take military", "attack koth ophir 3")
    assert table.legal() == ["commit hedge_of_pikes", "commit lances_down", "decline"]
    table.play("commit hedge_of_pikes")
    table.roll("shield shield shield")
    assert table.successes()[0] == 3
    table.roll("miss miss miss")
    table.skip().play("press")
    assert table.legal() == ["commit lances_down", "decline"]
    table.play("decline")
    table.roll("shield shield shield")
    assert table.successes()[0] == 0
