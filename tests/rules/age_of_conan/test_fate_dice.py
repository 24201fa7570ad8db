"""Chapter "Fate dice"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.components import FATE_FACES


def takes(dice: str) -> list[str]:
    return [action.removeprefix("take ") for action in Table(dice=dice).legal("take")]


@pytest.mark.rule("AOC-083", "AOC-084", "AOC-086", "AOC-088")
def test_seven_dice_with_two_court_faces() -> None:
    table = Table(dice="military")
    table.play("take military", "done")
    assert table.now == "fate"
    outcomes = table.state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    expected = sum(chance * action.split().count("court") for action, chance in outcomes)
    assert expected == pytest.approx(7 * 2 / 6)
    military = sum(chance * action.split().count("military") for action, chance in outcomes)
    assert military == pytest.approx(7 / 6)
    table.play("fate court court military intrigue mixed wild military")
    assert table.state.view(None)["pool"] == ["military", "military", "intrigue", "mixed", "wild", "court", "court"]
    assert table.turn == "turan"


@pytest.mark.rule("AOC-087")
def test_a_used_die_leaves_the_pool() -> None:
    table = Table(dice="military military intrigue")
    table.play("take military", "done")
    assert table.turn == "turan"
    assert table.state.pool == [1, 1, 0, 0, 0]
    Table(dice="military").refused("take intrigue", "AOC-087")


@pytest.mark.rule("AOC-089")
def test_the_roll_comes_before_conans_step() -> None:
    table = Table(dice="military", conan_player="turan")
    table.play("take military", "done")
    assert table.now == "fate"
    table.play("fate court court military intrigue mixed wild military")
    assert table.now == "conan"
    table.play("conan stay")
    assert table.now == "turn"


@pytest.mark.rule("AOC-090")
def test_left_over_dice_survive_an_interruption() -> None:
    table = Table(dice="intrigue wild", conan="punt").end_adventure()
    assert table.state.pool == [0, 1, 0, 1, 0]


@pytest.mark.rule("AOC-093", "AOC-094")
def test_military_intrigue_die() -> None:
    assert takes("mixed court") == ["court", "mixed intrigue", "mixed military"]
    assert takes("mixed military") == ["military", "mixed intrigue"]
    assert takes("mixed intrigue") == ["intrigue", "mixed military"]
    Table(dice="mixed military").refused("take mixed military", "AOC-094")


@pytest.mark.rule("AOC-095", "AOC-097", "AOC-098", "AOC-099", "AOC-100")
def test_wild_die() -> None:
    assert takes("wild") == ["wild court", "wild intrigue", "wild military"]
    assert takes("wild mixed") == ["mixed intrigue", "mixed military", "wild court"]
    assert takes("wild court military") == ["court", "military", "wild intrigue"]
    assert takes("wild wild") == ["wild court", "wild intrigue", "wild military"]
    assert takes("wild military intrigue court") == ["court", "intrigue", "military"]
    assert takes("mixed military intrigue") == ["intrigue", "military"]
    assert takes("mixed mixed") == ["mixed intrigue", "mixed military"]
    Table(dice="wild court").refused("take wild court", "AOC-097")


@pytest.mark.rule("AOC-091")
def test_one_option_per_die() -> None:
    table = Table(dice="military").fort("ophir", "aquilonia", units=1)
    table.play("take military", "place ophir")
    assert table.legal() == ["done", "place aquilonia"]
    table.refused("move aquilonia ophir 1")


@pytest.mark.rule("AOC-092", "AOC-096", "AOC-106", "AOC-112")
def test_court_and_conan_part() -> None:
    table = Table(dice="court wild")
    table.play("take court")
    assert table.now == "token"
    table.play("trade")
    assert table.of("aquilonia", "gold") == 3 + 2
    table.refused("trade")
    table.play("draw strategy")
    wild = Table(dice="wild")
    wild.play("take wild court")
    assert wild.now == "court"
    assert len(wild.state.track) == 3


@pytest.mark.rule("AOC-084")
def test_faces() -> None:
    assert FATE_FACES == ("military", "intrigue", "mixed", "wild", "court")
