"""Chapter "Intrigue contests"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table


@pytest.mark.rule("AOC-253", "AOC-256", "AOC-259", "AOC-261", "AOC-251", "AOC-262", "AOC-035", "AOC-252", "AOC-033")
def test_turan_allies_zamora() -> None:
    """The rulebook's example: emissaries in Zamora and Koth and the home next door make three dice against four."""
    table = Table(turn="turan", dice="intrigue", conan_player="stygia")
    table.emissaries("zamora", "turan", 1).emissaries("koth", "turan", 1).emissaries("turan", "turan", 2)
    table.play("take intrigue", "contest zamora")
    assert table.dice() == (3, 4)
    table.contest("hit hit attacker", "hit hit shield axe")
    assert table.marker("zamora") == ("turan", "tower")
    assert table.envoys("zamora", "turan") == 0
    assert table.of("turan", "gold") == 3 + 4
    assert (table.of("turan", "points"), table.of("turan", "crom")) == (0, 0)
    assert table.state.contest is None


@pytest.mark.rule("AOC-254", "AOC-255", "AOC-260")
def test_a_province_counts_once_and_the_contested_one_not_at_all() -> None:
    table = Table(turn="turan", dice="intrigue", conan_player="stygia")
    table.emissaries("zamora", "turan", 2).tower("koth", "turan").emissaries("koth", "turan", 2)
    table.emissaries("turan", "turan", 0)
    table.play("take intrigue", "contest zamora")
    assert table.dice()[0] == 3
    table.contest("hit hit hit", "miss miss miss miss")
    assert table.envoys("zamora", "turan") == 1


@pytest.mark.rule("AOC-257", "AOC-258", "AOC-265", "AOC-167")
def test_aquilonia_fails_in_allied_zamora() -> None:
    table = Table(dice="intrigue", conan_player="stygia").tower("zamora", "turan")
    table.emissaries("zamora", "aquilonia", 1).emissaries("aquilonia", "aquilonia", 0).hand("turan", "siege_engines")
    table.play("take intrigue", "contest zamora")
    assert table.dice() == (1, 5)
    assert (table.now, table.actor) == ("declare", "turan")
    table.play("commit siege_engines")
    table.roll("hit")
    table.roll("shield miss miss miss miss")
    assert table.envoys("zamora", "aquilonia") == 0
    assert table.marker("zamora") == ("turan", "tower")


@pytest.mark.rule("AOC-264")
def test_breaking_an_alliance() -> None:
    table = Table(dice="intrigue", conan_player="stygia").tower("zamora", "turan")
    table.emissaries("zamora", "aquilonia", 1)
    table.play("take intrigue", "contest zamora")
    table.contest("hit", "miss miss miss miss miss")
    assert table.marker("zamora") is None
    assert table.envoys("zamora", "aquilonia") == 1
    assert table.of("aquilonia", "gold") == 3


@pytest.mark.rule("AOC-263", "AOC-186")
def test_turan_fails_in_neutral_khauran() -> None:
    table = Table(turn="turan", dice="intrigue", conan_player="stygia").on_table("turan", "tu_veziz_shah")
    table.emissaries("khauran", "turan", 1).emissaries("zamora", "turan", 1)
    table.play("take intrigue", "contest khauran")
    assert table.dice() == (3, 3)
    table.play("roll hit miss miss", "pass")  # after this the table card comes too late
    table.play("roll hit hit miss")
    table.refused("use tu_veziz_shah")
    assert table.envoys("khauran", "turan") == 1
    assert table.marker("khauran") is None


@pytest.mark.rule("AOC-248", "AOC-249", "AOC-031")
def test_where_no_intrigue_contest_is_possible() -> None:
    table = Table(dice="intrigue", conan_player="stygia")
    for province in ("cimmeria", "zamora", "koth", "ophir", "nemedia"):
        table.emissaries(province, "aquilonia", 1)
    table.emissaries("aquilonia", "aquilonia", 0)
    table.tower("zamora", "turan", units=1).army("koth", "turan", 1, icon=1)
    table.city("ophir", "turan").tower("nemedia", "turan")
    table.play("take intrigue")
    assert table.legal("contest") == ["contest nemedia"]
    table.refused("contest cimmeria", "AOC-031")
    table.refused("contest zamora", "AOC-249")
    table.refused("contest ophir", "AOC-249")
    table.refused("contest koth", "AOC-249")
    table.refused("contest argos", "AOC-248")


@pytest.mark.rule("AOC-250")
def test_an_own_campaign_lapses_when_the_province_is_allied() -> None:
    table = Table(dice="intrigue", conan_player="stygia").army("ophir", "aquilonia", 3, icon=2)
    table.emissaries("ophir", "aquilonia", 1)
    table.play("take intrigue", "contest ophir")
    table.contest("hit hit", "miss miss miss")
    assert table.marker("ophir") == ("aquilonia", "tower")
    assert (table.units("ophir"), table.icon("ophir")) == (3, 0)
    assert table.of("aquilonia", "points") == 0


@pytest.mark.rule("AOC-266")
@pytest.mark.parametrize(("ruleset", "successes", "left"), [("faq", 2, 0), ("en", 1, 1), ("fr", 2, 0)])
def test_raiders_in_intrigue(ruleset: str, successes: int, left: int) -> None:
    table = Table(turn="turan", dice="intrigue", conan_player="stygia", ruleset=ruleset).raiders("khauran", 1)
    table.emissaries("khauran", "turan", 1)
    table.play("take intrigue", "contest khauran")
    table.roll("miss miss")
    table.roll("hit axe miss")
    (event,) = table.happened("province-rolled")
    assert event.data["successes"] == successes
    assert table.state.raiders[table.at("khauran")] == left


@pytest.mark.rule("AOC-423", "AOC-144")
def test_an_emissary_in_a_foreign_home_adds_a_die() -> None:
    table = Table(dice="intrigue", conan_player="stygia")
    table.emissaries("zamora", "aquilonia", 1).emissaries("turan", "aquilonia", 1)
    table.play("take intrigue", "contest zamora")
    assert table.dice()[0] == 2


@pytest.mark.rule("AOC-159", "AOC-156")
def test_the_plus_one_for_an_alliance_is_ordinary_strength() -> None:
    table = Table(dice="intrigue", conan_player="stygia").tower("nemedia", "turan")
    table.emissaries("nemedia", "aquilonia", 1)
    table.play("take intrigue", "contest nemedia")
    assert table.dice()[1] == 5
    table = Table(dice="intrigue", conan_player="turan", conan="nemedia").tower("nemedia", "turan")
    table.emissaries("nemedia", "aquilonia", 1)
    table.play("take intrigue", "contest nemedia")
    assert table.dice()[1] == 6


@pytest.mark.rule("AOC-260", "AOC-262")
@pytest.mark.parametrize(("winner", "stakes"), [(0, ["", "marker"]), (1, ["emissary", ""])])
def test_what_the_loser_of_a_contest_between_players_loses(winner: int, stakes: list[str]) -> None:
    table = Table(turn="turan", dice="intrigue", conan_player="stygia").tower("koth", "aquilonia")
    table.emissaries("koth", "turan", 1).play("take intrigue", "contest koth")
    contest = table.state.fight
    contest.winner = winner
    assert [contest.piece_at_stake(table.state, side) for side in (0, 1)] == stakes
