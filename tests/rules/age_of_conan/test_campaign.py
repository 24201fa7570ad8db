"""Chapter "Campaigns"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table


@pytest.mark.rule("AOC-189", "AOC-190", "AOC-191", "AOC-192", "AOC-193", "AOC-196", "AOC-033", "AOC-160")
def test_aquilonia_enters_ophir_with_five_units() -> None:
    """The rulebook's example: five units, a plains card with shield and axe, three successes against two hits."""
    table = Table(dice="military").hand("aquilonia", "hammer_and_anvil")
    table.play("take military", "attack aquilonia ophir 5")
    assert table.icon("ophir") == 1
    assert table.units("ophir") == 5
    assert table.dice() == (5, 3)
    table.play("commit hammer_and_anvil")
    table.roll("hit attacker axe miss miss")
    assert table.successes()[0] == 3
    table.roll("hit hit miss")
    table.skip()
    assert table.icon("ophir") == 2
    assert table.units("ophir") == 5


@pytest.mark.rule("AOC-205", "AOC-209", "AOC-197", "AOC-198", "AOC-035", "AOC-210", "AOC-374")
def test_forced_march_subjugates_ophir_in_one_turn() -> None:
    table = Table(dice="military").give("aquilonia", points=2, gold=4)
    table.play("take military", "attack aquilonia ophir 5").clear()
    table.contest("hit hit hit hit miss", "miss miss miss")
    table.play("march")
    assert table.dice() == (4, 3)
    table.contest("hit hit miss miss", "miss miss hit")
    assert table.marker("ophir") == ("aquilonia", "fort")
    assert table.units("ophir") == 3
    assert (table.of("aquilonia", "points"), table.of("aquilonia", "gold")) == (5, 4)
    assert table.state.contest is None
    assert table.turn == "turan"


@pytest.mark.rule("AOC-194", "AOC-195", "AOC-165")
def test_raiders_count_axes_for_a_neutral_province_once_per_roll() -> None:
    table = Table(dice="military").raiders("ophir", 2)
    table.play("take military", "attack aquilonia ophir 5")
    table.roll("hit hit hit miss miss")
    table.roll("hit axe axe")
    assert table.units("ophir") == 4  # 3:3, lost
    assert table.state.raiders[table.at("ophir")] == 1
    table.play("march")
    table.contest("hit hit miss", "axe axe axe")
    assert table.state.raiders[table.at("ophir")] == 0
    assert table.units("ophir") == 2


@pytest.mark.rule("AOC-195")
def test_without_raiders_axes_fail() -> None:
    table = Table(dice="military")
    table.play("take military", "attack aquilonia ophir 5")
    table.contest("hit miss miss miss miss", "axe axe axe")
    assert table.icon("ophir") == 2


@pytest.mark.rule("AOC-199")
def test_reconquest_scores_again() -> None:
    table = Table(dice="military").army("ophir", "aquilonia", 2, icon=2).give("aquilonia", points=3)
    table.play("take military", "fight ophir")
    table.contest("hit hit", "miss miss miss")
    assert table.of("aquilonia", "points") == 6


@pytest.mark.rule("AOC-200", "AOC-197")
def test_a_single_unit_leaves_an_empty_fort() -> None:
    table = Table(dice="military").army("ophir", "aquilonia", 1, icon=2)
    table.play("take military", "fight ophir")
    table.contest("hit", "miss miss miss")
    assert table.marker("ophir") == ("aquilonia", "fort")
    assert table.units("ophir") == 0
    assert table.of("aquilonia", "points") == 3


@pytest.mark.rule("AOC-201", "AOC-043")
def test_losing_costs_a_unit_and_no_advance() -> None:
    table = Table(dice="military").army("ophir", "aquilonia", 3, icon=2)
    before = table.reserve("aquilonia")[0]
    table.play("take military", "fight ophir")
    table.contest("hit hit miss", "hit hit miss")
    assert table.units("ophir") == 2
    assert table.icon("ophir") == 2
    assert table.reserve("aquilonia")[0] == before + 1


@pytest.mark.rule("AOC-202", "AOC-203", "AOC-124")
def test_the_last_unit_keeps_the_position_and_loses_it() -> None:
    adventure, track = "people_of_the_black_circle", "m1g2 t2g1 w1g2 w1s2"
    table = Table(dice="military " * 7, conan_player="aquilonia", conan="punt", adventure=adventure, track=track)
    table.army("argos", "aquilonia", 1, icon=2)
    table.play("take military", "done", *["take military", "done"] * 3, "conan stay")
    assert table.icon("argos") == 2  # kept between turns
    table.play("take military", "fight argos")
    table.contest("miss", "miss miss miss miss")
    assert table.units("argos") == 0
    assert table.icon("argos") == 0
    fresh = Table(dice="military")
    fresh.play("take military", "attack aquilonia argos 2")
    assert fresh.icon("argos") == 1


@pytest.mark.rule("AOC-204")
def test_as_many_wins_as_icons() -> None:
    table = Table(players=2, dice="military " * 7, conan_player="turan", conan="punt")
    win, lose = ("hit hit", "miss miss miss miss"), ("miss miss", "hit miss miss miss")
    table.army("argos", "aquilonia", 5, icon=1)
    for attack, _ in ((win, 1), (win, 2), (lose, 2)):
        table.play("take military", "fight argos")
        dice = table.dice()[0]
        table.contest(" ".join([attack[0], *["miss"] * (dice - 2)]), attack[1])
        table.play("stop")
        table.play("conan stay")
        if table.now == "token":
            table.play("trade")
        table.play("take military", "done")
        if not table.state.track:
            break
    assert table.units("argos") == 4
    assert table.icon("argos") == 3


@pytest.mark.rule("AOC-206", "AOC-207", "AOC-208")
def test_forced_marches_after_win_and_loss_until_one_unit_is_left() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 4, icon=1)
    table.play("take military", "fight argos")
    table.contest("miss miss miss miss", "hit miss miss miss")
    assert table.units("argos") == 3
    assert table.legal() == ["march", "stop"]
    table.refused_position("AOC-071", seat=table.seat("turan"))
    table.play("march")
    assert table.units("argos") == 2
    table.contest("miss miss", "hit miss miss miss")
    assert table.units("argos") == 1
    assert table.turn == "turan"  # no march with one unit


@pytest.mark.rule("AOC-207")
def test_three_icons_in_one_turn() -> None:
    table = Table(dice="military")
    table.play("take military", "attack aquilonia argos 5")
    table.contest("hit hit hit hit hit", "miss miss miss miss").play("march")
    table.contest("hit hit hit hit", "miss miss miss miss").play("march")
    table.contest("hit hit hit", "miss miss miss miss")
    assert table.marker("argos") == ("aquilonia", "fort")
    assert table.units("argos") == 2


@pytest.mark.rule("AOC-153", "AOC-178", "AOC-187", "AOC-256")
def test_the_left_neighbour_rolls_for_the_province_without_cards_or_sorcery() -> None:
    table = Table(dice="military").give("turan", sorcery=5).hand("turan", "hammer_and_anvil", "tu_desert_guides")
    table.play("take military", "attack aquilonia ophir 5")
    table.roll("hit hit hit hit hit")
    assert table.now == "dice"
    table.play("roll miss miss miss")
    (event,) = table.happened("province-rolled")
    assert event.data["seat"] == table.seat("turan")
