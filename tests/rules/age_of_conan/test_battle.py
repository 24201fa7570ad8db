"""Chapter "Battles"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table


def battle(attackers: int, defenders: int, icon: int = 2) -> Table:
    """Aquilonia enters Koth, where a Turan army campaigns."""
    table = Table(dice="military military", conan_player="stygia")
    table.fort("ophir", "aquilonia", units=attackers).army("koth", "turan", defenders, icon=icon)
    table.play("take military", f"attack ophir koth {attackers}")
    return table


@pytest.mark.rule("AOC-234", "AOC-235", "AOC-236", "AOC-237", "AOC-151")
def test_aquilonia_meets_turan_in_koth() -> None:
    table = battle(4, 2)
    contest = table.state.contest
    assert contest is not None
    assert table.dice() == (4, 2)
    assert contest.terrain(table.state) == 1  # woods, the icon of the defender
    assert table.units("koth") == 2  # the attacker stands in the province only when it has won it


@pytest.mark.rule("AOC-238", "AOC-239")
def test_losses() -> None:
    table = battle(4, 3)
    table.contest("hit hit hit hit", "miss miss miss")
    assert table.units("koth") == 2
    table.play("press")
    table.contest("hit miss miss miss", "hit miss")
    assert table.state.contest is not None
    assert table.state.contest.force == 3


@pytest.mark.rule("AOC-240", "AOC-246", "AOC-245")
def test_the_attacker_decides_first() -> None:
    table = battle(4, 2)
    table.contest("miss miss miss miss", "hit miss")
    assert (table.now, table.actor) == ("battle-retreat", "aquilonia")
    table.refused_position("AOC-071", seat=table.seat("turan"))
    table.play("retreat")
    assert table.units("ophir") == 3
    assert (table.units("koth"), table.icon("koth")) == (2, 2)
    assert table.of("turan", "crom") == 1


@pytest.mark.rule("AOC-241", "AOC-246", "AOC-243", "AOC-130")
def test_the_defender_may_retreat_to_an_adjacent_friendly_province() -> None:
    table = battle(4, 5)
    table.fort("khauran", "turan", units=3).tower("zamora", "turan")
    table.contest("hit hit hit hit", "miss miss miss miss miss").play("press")
    assert (table.now, table.actor) == ("battle-hold", "turan")
    assert table.legal() == ["hold", "retreat khauran", "retreat zamora"]
    table.play("retreat khauran")
    assert table.units("khauran") == 5  # 4 came to 3: two back to the reserve
    assert (table.units("koth"), table.icon("koth")) == (4, 1)
    assert table.of("aquilonia", "crom") == 1


@pytest.mark.rule("AOC-241")
def test_without_a_refuge_the_defender_is_not_asked() -> None:
    table = battle(4, 2)
    table.contest("hit hit hit hit", "miss miss").play("press")
    assert table.now == "dice"


@pytest.mark.rule("AOC-242", "AOC-243", "AOC-246", "AOC-245")
def test_to_the_end() -> None:
    table = battle(2, 2)
    table.contest("miss miss", "hit miss").play("press")
    table.contest("hit", "miss miss").play("press")
    table.contest("hit", "miss")
    assert (table.units("koth"), table.icon("koth")) == (1, 1)
    assert table.of("aquilonia", "crom") == 1
    assert table.state.contest is None


@pytest.mark.rule("AOC-244")
def test_forced_march_after_a_battle() -> None:
    table = battle(2, 1)
    table.contest("hit hit", "miss").play("march")
    assert table.units("koth") == 1
    assert table.dice() == (1, 4)


@pytest.mark.rule("AOC-247")
def test_raiders_take_no_part() -> None:
    table = battle(2, 2)
    table.raiders("koth", 1)
    table.roll("hit miss")
    table.roll("axe miss")
    assert table.state.raiders[table.at("koth")] == 1
    assert table.units("koth") == 1


@pytest.mark.rule("AOC-246", "AOC-232", "AOC-355")
def test_a_card_covers_a_retreat_but_not_a_destroyed_army() -> None:
    for defenders, crom in ((2, 0), (1, 1)):
        table = Table(dice="military", conan_player="stygia").hand("hyperborea", "hy_into_the_mist")
        table.fort("ophir", "aquilonia", units=3).army("corinthia", "hyperborea", defenders, icon=1)
        table.tower("brythunia", "hyperborea").give("hyperborea", sorcery=0)
        table.play("take military", "attack ophir corinthia 3")
        table.roll("hit hit hit")
        table.roll(" ".join(["miss"] * defenders))
        table.play("use hy_into_the_mist", "deal hy_witchmen")
        table.skip()
        if defenders > 1:
            table.play("press", "retreat brythunia")
        assert table.of("aquilonia", "crom") == crom


@pytest.mark.rule("AOC-243", "AOC-244", "AOC-227")
@pytest.mark.parametrize(
    ("garrison", "fort", "hits", "marches"),
    [
        *((1, False, 2, True), (1, False, 0, False), (2, False, 2, False)),
        *((0, True, 2, True), (0, True, 0, False), (1, True, 2, False)),
    ],
)
def test_a_march_follows_on_the_roll_that_leaves_nobody(garrison: int, fort: bool, hits: int, marches: bool) -> None:
    """As Sweep of the Riders asks before the outcome, and as it comes."""
    table = Table(turn="turan", dice="military military", conan_player="stygia").hand("turan", "tu_feigned_flight")
    table.fort("khauran", "turan", units=2)
    if fort:
        table.fort("koth", "aquilonia", units=garrison)
    else:
        table.army("koth", "aquilonia", garrison, icon=1)
    table.play("take military", "attack khauran koth 2")
    table.roll(" ".join(["hit"] * hits + ["miss"] * (2 - hits)))
    table.roll(" ".join(["miss" if hits else "hit"] * table.dice()[1]))
    assert table.now == "window"
    assert table.state.fight.march_follows(table.state) is marches
    table.skip()
    assert ("march" in table.legal()) is marches


@pytest.mark.rule("AOC-241")
def test_the_defender_retreats_to_a_refuge_or_not_at_all() -> None:
    table = battle(4, 5).fort("khauran", "turan")
    table.contest("hit hit hit hit", "miss miss miss miss miss").play("press")
    table.refused_position("AOC-071", seat=table.seat("aquilonia"))
    for elsewhere in ("retreat", "retreat ophir", "retreat zamora"):
        table.refused(elsewhere, "AOC-241")
