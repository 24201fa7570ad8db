"""Why a choice may be a good one: true sentences about the position, for every kind of choice."""

from __future__ import annotations

from tests.rules.age_of_conan.table import Table
from tests.support.reasons import kinds_with_a_reason
from warhall.games.age_of_conan import AgeOfConan
from warhall.kernel import Action
from warhall.testing.checks import positions


def test_every_kind_of_choice_has_a_reason_in_both_languages() -> None:
    assert len(kinds_with_a_reason(positions(AgeOfConan(players=3), 4))) >= 40


def why(table: Table, action: str) -> str:
    told: str = table.game.reason(table.state.view(table.state.current_player()), Action(action))
    return told


def test_an_attack_tells_its_chance_its_points_and_the_objective_that_it_fulfils() -> None:
    table = Table(players=2)
    road = table.game.components.objective_index["road_of_kings"]
    table.state.objective_deck.remove(road)
    table.state.objectives = [road]
    table.fort("ophir", "aquilonia", units=5).play("take military")
    told = why(table, "attack ophir koth 5")
    odds = table.state.odds("attack ophir koth 5")
    assert odds is not None
    assert f"{odds.end:.0%}".replace("%", " %") in told
    assert "4 empire points now" in told
    assert "it fulfils “The Road of Kings” (1)" in told


def test_a_die_tells_what_would_be_done_with_it() -> None:
    table = Table(players=2)
    table.fort("ophir", "aquilonia", units=5)
    told = why(table, "take military")
    assert told.startswith("It allows you this, with a chance of")
    assert "Attack" in told


def test_gold_is_counted() -> None:
    table = Table(players=2).tower("koth", "turan").emissaries("koth", "aquilonia", 1)
    table.play("take intrigue")
    assert why(table, "collect koth") == "It brings 4 gold, and you have 3."
