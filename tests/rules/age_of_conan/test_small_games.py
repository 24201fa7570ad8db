"""Chapter "Two- and three-player games"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.vocabulary import AREAS
from warhall.games.age_of_conan.components import KINGDOMS


@pytest.mark.rule("AOC-393")
def test_recommended_line_ups() -> None:
    for players in (2, 3, 4):
        assert [KINGDOMS[k] for k in AgeOfConan(players=players).kingdoms] == list(KINGDOMS[:players])


@pytest.mark.rule("AOC-394")
def test_areas_in_play() -> None:
    def areas(*kingdoms: str) -> set[str]:
        game = AgeOfConan(players=len(kingdoms), kingdoms=list(kingdoms))
        return {AREAS[p.area] for p in game.components.provinces if game.in_play[p.index]}

    assert areas("aquilonia", "turan") == {"central", "east"}
    assert areas("aquilonia", "turan", "stygia") == {"central", "east", "south"}
    assert areas("turan", "hyperborea") == {"central", "east", "north"}


@pytest.mark.rule("AOC-395")
def test_no_armies_out_of_play() -> None:
    table = Table(players=2, dice="military")
    table.play("take military")
    targets = {action.split()[2] for action in table.legal("attack")}
    assert targets == {"argos", "ophir", "zingara"}
    table.refused("attack aquilonia cimmeria 1", "AOC-395")


@pytest.mark.rule("AOC-396", "AOC-397")
def test_emissaries_cross_but_do_not_contest_out_of_play() -> None:
    table = Table(players=2, dice="intrigue").emissaries("brythunia", "aquilonia", 1)
    table.play("take intrigue")
    assert "send brythunia steppes" in table.legal()
    table.refused("contest brythunia", "AOC-396")
    table.refused("collect brythunia", "AOC-396")


@pytest.mark.rule("AOC-397", "AOC-273")
def test_conan_goes_out_of_play() -> None:
    table = Table(players=2, turn="turan", conan="cimmeria")
    table.begin_turn("turan")
    table.play("conan nordheim")
    assert table.now == "token"


@pytest.mark.rule("AOC-398")
def test_no_value_out_of_play() -> None:
    table = Table(players=2)
    assert not table.game.battlefield[table.at("kush")]
    assert not any(table.state.owner[p] >= 0 for p in range(29) if not table.game.in_play[p])


@pytest.mark.rule("AOC-399")
def test_an_emissary_out_of_play_adds_a_die() -> None:
    table = Table(players=2, dice="intrigue", conan="punt").emissaries("corinthia", "aquilonia", 1)
    table.emissaries("brythunia", "aquilonia", 1).emissaries("aquilonia", "aquilonia", 0)
    table.play("take intrigue", "contest corinthia")
    assert table.dice()[0] == 2  # one, Brythunia


@pytest.mark.rule("AOC-400")
def test_the_home_of_nobody() -> None:
    table = Table(players=2, dice="intrigue", ruleset="en").emissaries("brythunia", "aquilonia", 1)
    table.play("take intrigue")
    assert "send brythunia hyperborea" in table.legal()
    assert "send brythunia hyrkania" not in table.legal()
    absent = Table(players=2, kingdoms=["turan", "stygia"], turn="turan", dice="military")
    absent.fort("ophir", "turan", units=2)
    absent.play("take military")
    absent.refused("attack ophir aquilonia 1", "AOC-128")


@pytest.mark.rule("AOC-401", "AOC-307")
def test_raiders_out_of_play() -> None:
    table = Table(players=2, conan_player="aquilonia", conan="cimmeria", dice="court")
    table.play("take court", "raid nordheim")
    table.age_change()
    assert sum(table.state.raiders) == 0


@pytest.mark.rule("AOC-402")
@pytest.mark.parametrize(("players", "valid"), [(2, True), (3, True), (4, False)])
def test_the_second_area_of_a_strategy_card(players: int, valid: bool) -> None:
    table = Table(players=players, turn="turan", dice="intrigue").hand(
        "turan", "locked_shields"
    )  # North, and East with 2 or 3
    table.emissaries("zamora", "turan", 1)
    table.play("take intrigue", "contest zamora")
    assert ("commit locked_shields" in table.legal()) == valid


@pytest.mark.rule("AOC-405", "AOC-408")
def test_a_tenth_fort() -> None:
    table = Table(players=2, dice="military", conan="punt").army("ophir", "aquilonia", 2, icon=2)
    nine = ["argos", "zingara", "koth", "corinthia", "zamora", "khauran", "khoraja", "steppes", "hyrkania"]
    for name in nine:
        table.fort(name, "aquilonia")
    table.play("take military", "fight ophir")
    table.contest("hit hit", "miss miss miss")
    assert table.marker("ophir") == ("aquilonia", "fort")
    hard = Table(players=2, dice="military", marker_supply="hard", conan="punt").army("ophir", "aquilonia", 2, icon=2)
    for name in nine:
        hard.fort(name, "aquilonia")
    hard.play("take military", "fight ophir")
    hard.contest("hit hit", "miss miss miss")
    assert hard.marker("ophir") is None
