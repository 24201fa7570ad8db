"""Chapter "Intrigue"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table


def intrigue(turn: str = "turan", **options: Any) -> Table:
    return Table(turn=turn, dice="intrigue intrigue", **options)


@pytest.mark.rule("AOC-134", "AOC-135", "AOC-140", "AOC-141")
def test_the_bridge_of_emissaries() -> None:
    """The rulebook's example: the first stops in Zamora, the second goes on to Koth."""
    table = intrigue()
    table.play("take intrigue")
    assert "send turan zamora" in table.legal()
    assert "send turan koth" not in table.legal()
    table.play("send turan zamora")
    table.refused("send zamora koth")  # the same figure
    assert "send turan koth" in table.legal()
    table.play("send turan koth")
    assert [table.envoys(name, "turan") for name in ("turan", "zamora", "koth")] == [2, 1, 1]
    assert table.turn == "stygia"


@pytest.mark.rule("AOC-136", "AOC-139", "AOC-150")
def test_move_one_then_contest_elsewhere() -> None:
    table = intrigue().emissaries("zamora", "turan", 1).emissaries("turan", "turan", 3)
    table.play("take intrigue", "send turan khauran", "contest zamora")
    contest = table.state.contest
    assert contest is not None
    assert table.game.province_ids[contest.province] == "zamora"
    table.contest("hit hit hit", "miss miss miss miss")
    assert table.turn == "stygia"


@pytest.mark.rule("AOC-137", "AOC-147", "AOC-139")
def test_collecting_gold_in_allied_zamora() -> None:
    table = intrigue("aquilonia").tower("zamora", "turan").emissaries("zamora", "aquilonia", 1)
    table.emissaries("koth", "aquilonia", 1).emissaries("aquilonia", "aquilonia", 2)
    table.play("take intrigue")
    assert table.legal("collect") == ["collect zamora"]  # not in neutral Koth
    table.refused("collect koth", "AOC-147")
    table.play("collect zamora")
    assert table.of("aquilonia", "gold") == 3 + 4
    assert table.envoys("zamora", "aquilonia") == 0
    assert table.turn == "turan"


@pytest.mark.rule("AOC-147")
def test_collecting_in_a_neutral_province_by_switch() -> None:
    table = intrigue("aquilonia", collect_gold_neutral=True).emissaries("koth", "aquilonia", 1)
    table.play("take intrigue", "collect koth")
    assert table.of("aquilonia", "gold") == 7


@pytest.mark.rule("AOC-148", "AOC-149")
def test_armies_and_cities_do_not_stop_collection() -> None:
    table = intrigue("aquilonia").city("zamora", "turan", units=3).emissaries("zamora", "aquilonia", 1)
    table.play("take intrigue", "collect zamora")
    assert table.of("aquilonia", "gold") == 7
    assert (table.units("zamora"), table.marker("zamora")) == (3, ("turan", "city"))


@pytest.mark.rule("AOC-149")
def test_emissaries_survive_a_conquest() -> None:
    table = Table(dice="military").army("ophir", "aquilonia", 2, icon=2).emissaries("ophir", "turan", 2)
    table.play("take military", "fight ophir")
    table.contest("hit hit", "miss miss miss")
    assert table.envoys("ophir", "turan") == 2


@pytest.mark.rule("AOC-138", "AOC-407")
def test_recruiting() -> None:
    table = intrigue().tower("zamora", "turan").emissaries("turan", "turan", 5)
    table.play("take intrigue")
    assert table.legal("recruit") == ["recruit turan", "recruit zamora"]
    table.play("recruit zamora")
    assert table.envoys("zamora", "turan") == 1
    full = intrigue().emissaries("turan", "turan", 6)
    full.play("take intrigue")
    assert full.legal("recruit") == []


@pytest.mark.rule("AOC-142")
def test_an_emissary_may_stop_anywhere_on_its_way() -> None:
    table = intrigue().tower("zamora", "turan").tower("koth", "turan").tower("argos", "turan")
    table.play("take intrigue")
    for name in ("zamora", "koth", "argos", "zingara"):
        assert f"send turan {name}" in table.legal()


@pytest.mark.rule("AOC-143", "AOC-145")
def test_only_own_emissaries_are_a_bridge() -> None:
    table = intrigue().emissaries("zamora", "aquilonia", 2).army("zamora", "aquilonia", 2, icon=1)
    table.play("take intrigue")
    assert "send turan zamora" in table.legal()
    assert "send turan koth" not in table.legal()
    assert "send turan steppes" in table.legal()  # a savage province


@pytest.mark.rule("AOC-144", "AOC-140")
@pytest.mark.parametrize(("ruleset", "enters"), [("faq", True), ("fr", True), ("en", False)])
def test_foreign_homes(ruleset: str, enters: bool) -> None:
    table = intrigue("aquilonia", ruleset=ruleset).emissaries("zamora", "aquilonia", 1)
    table.play("take intrigue")
    assert ("send zamora turan" in table.legal()) == enters
    assert "send zamora eastern_desert" not in table.legal()  # it would have to go on from Turan
    if enters:
        table.play("send zamora turan")
        table.refused("contest turan", "AOC-144")
        table.refused("collect turan", "AOC-144")


@pytest.mark.rule("AOC-146")
def test_any_number_of_emissaries() -> None:
    table = intrigue().emissaries("turan", "turan", 6)
    table.play("take intrigue")
    assert table.envoys("turan", "turan") == 6


@pytest.mark.rule("AOC-150")
def test_never_a_contest_and_a_collection() -> None:
    table = intrigue("aquilonia").tower("zamora", "turan").emissaries("zamora", "aquilonia", 2)
    table.play("take intrigue", "collect zamora")
    assert table.turn == "turan"
