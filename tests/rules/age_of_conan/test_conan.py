"""Chapter "Conan"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table


def conan_step(conan: str = "aquilonia", **options: Any) -> Table:
    """Hyperborea is the Conan player and about to move him; the destination is Nordheim."""
    table = Table(turn="hyperborea", conan=conan, **options)
    table.begin_turn("hyperborea")
    return table


@pytest.mark.rule("AOC-267", "AOC-273")
def test_stay_or_move_to_an_adjacent_province() -> None:
    table = conan_step("nordheim")
    assert table.legal() == [
        "conan border_kingdoms",
        "conan cimmeria",
        "conan hyperborea",
        "conan pictish_wilderness",
        "conan stay",
    ]
    table.refused("conan turan", "AOC-267")
    other = Table(turn="turan")
    other.begin_turn("turan")
    assert other.now == "turn"


@pytest.mark.rule("AOC-268", "AOC-046")
@pytest.mark.parametrize("step", ["pictish_wilderness", "cimmeria", "border_kingdoms"])
def test_moving_closer_earns_the_leftmost_token(step: str) -> None:
    table = conan_step()
    table.play(f"conan {step}")
    assert (table.now, table.actor) == ("token", "hyperborea")
    assert table.happened("token-taken")[0].data["token"] == "m1g2"


@pytest.mark.rule("AOC-269", "AOC-271", "AOC-272", "AOC-288")
@pytest.mark.parametrize(("ruleset", "out", "bag"), [("faq", 1, 53), ("fr", 1, 53), ("en", 0, 54)])
def test_not_moving_closer_loses_the_token(ruleset: str, out: int, bag: int) -> None:
    for action in ("conan stay", "conan ophir"):
        table = conan_step(ruleset=ruleset)
        table.play(action)
        assert len(table.state.track) == 2
        assert (len(table.state.out_pile), len(table.state.bag)) == (out, bag)


@pytest.mark.rule("AOC-270")
def test_conan_at_the_destination() -> None:
    table = conan_step("nordheim")
    table.play("conan stay")
    assert table.now == "token"
    table = conan_step("nordheim")
    table.play("conan cimmeria")
    assert table.happened("token-missed")


@pytest.mark.rule("AOC-273")
def test_conan_enters_homes_and_hinders_nobody() -> None:
    table = conan_step("shem")
    table.play("conan stygia")
    assert table.units("stygia") == 4


@pytest.mark.rule("AOC-274")
def test_only_the_conan_player_moves_him_with_a_die() -> None:
    table = Table(dice="court", track="")
    table.play("take court")
    assert table.legal("conan") == []


@pytest.mark.rule("AOC-275", "AOC-157", "AOC-158", "AOC-162")
def test_conan_in_the_pictish_wilderness() -> None:
    """The rulebook's example: six dice, and a hit+Conan counts two."""
    table = Table(dice="military", conan_player="aquilonia", conan="pictish_wilderness")
    table.play("take military", "attack aquilonia pictish_wilderness 5")
    assert table.dice() == (6, 3)
    table.roll("hit attacker conan miss miss miss")
    assert table.successes()[0] == 4
    table.roll("hit hit hit")
    assert table.icon("pictish_wilderness") == 2
    away = Table(dice="military", conan_player="aquilonia", conan="cimmeria")
    away.play("take military", "attack aquilonia pictish_wilderness 5")
    assert away.dice() == (5, 3)


@pytest.mark.rule("AOC-275")
def test_conan_helps_the_conan_player_as_defender_in_a_foreign_turn() -> None:
    table = Table(turn="turan", dice="military", conan_player="aquilonia", conan="ophir")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3")
    assert table.dice() == (3, 4)
    table.roll("miss miss miss")
    table.roll("conan miss miss miss")
    assert table.happened("contest-rolled")[-1].data["successes"] == 2


@pytest.mark.rule("AOC-276", "AOC-162")
def test_conan_helps_a_neutral_province_against_others() -> None:
    table = Table(dice="military", conan_player="stygia", conan="argos")
    table.play("take military", "attack aquilonia argos 4")
    assert table.dice() == (4, 5)
    table.roll("hit hit hit conan")
    table.roll("hit conan miss miss miss")
    assert table.happened("contest-rolled")[-1].data["successes"] == 4
    assert table.happened("province-rolled")[-1].data["successes"] == 3


@pytest.mark.rule("AOC-277")
def test_conan_does_not_help_a_province_against_the_conan_player() -> None:
    table = Table(dice="military", conan_player="aquilonia", conan="argos")
    table.play("take military", "attack aquilonia argos 3")
    assert table.dice() == (4, 4)
    table.roll("conan miss miss miss")
    table.roll("conan miss miss miss")
    assert table.happened("contest-rolled")[-1].data["successes"] == 2
    assert table.happened("province-rolled")[-1].data["successes"] == 1


@pytest.mark.rule("AOC-278")
def test_rolling_for_a_province_does_not_make_one_involved() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia", conan="khauran")
    table.play("take military", "attack turan khauran 5")
    assert table.dice() == (5, 4)
    elsewhere = Table(turn="turan", dice="military", conan_player="stygia", conan="punt")
    elsewhere.play("take military", "attack turan khauran 5")
    assert elsewhere.dice() == (5, 3)


@pytest.mark.rule("AOC-280", "AOC-305")
def test_raiders_in_a_controlled_province_act_at_the_age_change_only() -> None:
    table = Table().tower("zamora", "turan").raiders("zamora", 1).give("turan", points=4)
    table.age_change(step=1)
    assert table.of("turan", "points") == 3


@pytest.mark.rule("AOC-271")
def test_one_token_leaves_the_track_in_each_of_the_conan_players_turns() -> None:
    adventure, track = "people_of_the_black_circle", "m1g2 t2g1 w1g2 w1s2"
    table = Table(players=2, turn="turan", conan="punt", dice="military " * 7, adventure=adventure, track=track)
    table.begin_turn("turan")
    left = []
    for _ in range(3):
        table.play("conan stay", "take military", "done", "take military", "done")
        left.append(len(table.state.track))
    assert left == [3, 2, 1]
