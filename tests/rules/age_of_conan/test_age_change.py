"""Chapter "Age change"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.rules.artifacts import Stake
from warhall.games.age_of_conan.rules.objectives import Objectives
from warhall.kernel import InvalidPositionError


@pytest.mark.rule("AOC-304", "AOC-305", "AOC-306", "AOC-307")
def test_the_raids_of_the_rulebook() -> None:
    """2 tokens in Aquilonia with units, 1 in the neutral Steppes, 2 in Zamora without units."""
    table = Table(players=3).tower("zamora", "turan").give("turan", points=5).give("aquilonia", points=5)
    table.raiders("aquilonia", 2).raiders("steppes", 1).raiders("zamora", 2).age_change()
    assert table.legal() == ["done", "repel aquilonia"]
    table.play("repel aquilonia")
    assert table.units("aquilonia") == 4
    table.play("done")
    assert table.of("aquilonia", "points") == 5
    assert table.of("turan", "points") == 3  # no choice without units
    assert sum(table.state.raiders) == 0


@pytest.mark.rule("AOC-308")
def test_points_never_fall_below_zero() -> None:
    table = Table(players=3).tower("zamora", "turan").give("turan", points=1).raiders("zamora", 3).age_change()
    assert table.of("turan", "points") == 0


@pytest.mark.rule("AOC-302", "AOC-309", "AOC-303")
def test_income() -> None:
    table = Table(players=3).tower("zamora", "turan").fort("ophir", "aquilonia").give("turan", gold=4)
    table.age_change(first="turan", step=2)
    assert table.of("turan", "gold") == 4 + 5 + 2
    assert table.of("aquilonia", "gold") == 3 + 5
    assert (table.now, table.actor) == ("raise", "turan")
    table.play("done")
    assert table.actor == "stygia"


@pytest.mark.rule("AOC-310", "AOC-312", "AOC-313", "AOC-314", "AOC-357")
def test_the_objectives_of_the_rulebook() -> None:
    """Aquilonia has two forts in Central Hyboria; the sorcery and the road stay open."""
    table = Table(players=3).fort("ophir", "aquilonia").fort("argos", "aquilonia")
    table.give("stygia", sorcery=2).give("turan", sorcery=2)
    table.objectives("hyborian_empire", "nation_of_sorcerers", "road_of_kings").age_change(step=2)
    assert table.of("aquilonia", "points") == 2
    assert table.now == "objectives"
    table.play("objectives war_on_pirates")
    names = {table.game.components.objectives[card].id for card in table.state.objectives}
    assert names == {"nation_of_sorcerers", "road_of_kings", "war_on_pirates"}


@pytest.mark.rule("AOC-311")
def test_several_players_may_score_an_objective() -> None:
    table = Table(players=3).city("ophir", "aquilonia").city("argos", "aquilonia")
    table.city("koth", "turan").city("zamora", "turan").objectives("jewelled_thrones").age_change(step=2)
    assert (table.of("aquilonia", "points"), table.of("turan", "points")) == (2, 2)


@pytest.mark.rule("AOC-315", "AOC-316")
def test_replacements_are_not_judged_in_the_same_phase() -> None:
    table = Table(players=3).fort("ophir", "aquilonia").fort("argos", "aquilonia").give("stygia", sorcery=9)
    table.objectives("hyborian_empire").age_change(step=2)
    table.play("objectives nation_of_sorcerers")
    assert table.of("stygia", "points") == 0


@pytest.mark.rule("AOC-314", "AOC-315")
def test_which_objectives_are_left_is_known_until_one_has_been_fulfilled() -> None:
    table = Table(players=3).fort("ophir", "aquilonia").fort("argos", "aquilonia")
    table.objectives("hyborian_empire", "nation_of_sorcerers", "road_of_kings")
    assert Objectives(1).bag_known_to(table.state, None)
    table.age_change(step=2)
    assert table.now == "objectives"
    assert not Objectives(1).bag_known_to(table.state, None)


@pytest.mark.rule("AOC-317")
def test_the_objective_deck_suffices() -> None:
    assert len(Table().game.components.objectives) == 12


@pytest.mark.rule("AOC-318", "AOC-320", "AOC-302")
def test_troops_and_cities_of_the_rulebook() -> None:
    table = Table(players=3).fort("ophir", "aquilonia").fort("argos", "aquilonia", units=3).age_change(step=3)
    table.play("raise aquilonia", "raise argos", "city ophir")
    assert (table.units("aquilonia"), table.units("argos"), table.units("ophir")) == (6, 4, 0)
    assert table.marker("ophir") == ("aquilonia", "city")
    assert table.actor == "turan"


@pytest.mark.rule("AOC-319", "AOC-320")
def test_no_sixth_unit_but_a_city() -> None:
    table = Table(players=3).fort("cimmeria", "aquilonia", units=5).age_change(step=3)
    assert table.legal() == ["city cimmeria", "done", "raise aquilonia"]


@pytest.mark.rule("AOC-321")
def test_a_tower_raises_nothing() -> None:
    table = Table(players=3).tower("zamora", "turan").age_change(first="turan", step=3)
    assert table.legal() == ["done", "raise turan"]


@pytest.mark.rule("AOC-322", "AOC-323", "AOC-325", "AOC-421")
def test_turan_spends_eleven_gold() -> None:
    table = Table(players=3).tower("zamora", "turan").give("turan", gold=11).age_change(first="turan", step=4)
    table.play("buy army zamora", "buy army zamora", "buy army zamora", "buy emissary turan", "buy cards")
    table.play("deal tu_veziz_shah", "deal knives_in_the_dark")
    assert table.of("turan", "gold") == 1
    assert table.units("zamora") == 3
    assert table.envoys("turan", "turan") == 5
    assert table.legal() == ["buy strategy", "done"]


@pytest.mark.rule("AOC-323", "AOC-406", "AOC-407")
def test_limits_of_buying() -> None:
    table = Table(players=3).tower("zamora", "turan", units=3).give("turan", gold=20).age_change(first="turan", step=4)
    table.play("buy army zamora", "buy army zamora")
    assert "buy army zamora" not in table.legal()
    table.play("buy emissary zamora", "buy emissary zamora")
    assert table.legal("buy emissary") == []


@pytest.mark.rule("AOC-324")
def test_spending_is_optional() -> None:
    table = Table(players=3).give("turan", gold=11).age_change(first="turan", step=4)
    table.play("done")
    assert table.of("turan", "gold") == 11


def stakes() -> Table:
    """The artifact contest of the rulebook."""
    table = Table(players=3).tokens("aquilonia", "m1s2", "m1s2", "m2s2", "t3g1").tokens("turan", "w2g1", "w2g2")
    table.tokens("stygia", "m3s1", "m2s2").artifact("sword_of_atlantis", "aquilonia")
    return table.give("aquilonia", points=2).give("stygia", points=3).age_change(step=5)


@pytest.mark.rule("AOC-326", "AOC-328", "AOC-329", "AOC-331", "AOC-332", "AOC-333", "AOC-404", "AOC-419")
def test_the_artifact_contest_of_the_rulebook() -> None:
    table = stakes()
    assert table.state.artifacts == [-1, -1, -1]
    table.act("stygia", "stake m3s1 m2s2")
    assert table.state.active_players() == (0, 1)
    table.act("aquilonia", "stake m1s2 m1s2 m2s2")
    table.act("turan", "stake w2g1 w2g2")
    totals = {event.data["seat"]: event.data["total"] for event in table.happened("stake-revealed")}
    assert totals == {0: 4, 1: 4, 2: 5}
    assert table.state.artifacts == [table.seat("stygia"), -1, table.seat("turan")]
    assert table.state.bonus_card == table.seat("turan")  # 0 points
    assert table.of("stygia", "tokens") == 2
    assert table.state.view(0)["seats"][2]["tokens"] == 2


@pytest.mark.rule("AOC-327", "AOC-420", "AOC-418")
def test_any_selection_of_one_category_in_secret() -> None:
    table = stakes()
    assert [str(a) for a in table.state.legal_actions(0)] == [
        "stake m1s2",
        "stake m1s2 m1s2",
        "stake m1s2 m1s2 m2s2",
        "stake m1s2 m2s2",
        "stake m2s2",
        "stake none",
        "stake t3g1",
    ]
    table.refused("stake m1s2 t3g1", "AOC-327", "aquilonia")
    assert table.state.view(1)["seats"][0]["stake"] == "undecided"
    choice = table.state.stack[-1]
    assert isinstance(choice, Stake)
    assert [choice.may_change(table.state, seat) for seat in range(4)] == [False] * 4
    table.act("aquilonia", "stake m2s2 m1s2")
    assert [choice.may_change(table.state, seat) for seat in range(4)] == [True, False, False, False]
    assert table.state.view(0)["seats"][0]["stake_tokens"] == ["m2s2", "m1s2"]
    assert table.state.view(1)["seats"][0]["stake"] == "hidden"
    assert table.state.view(1)["seats"][0]["stake_tokens"] == []
    table.act("aquilonia", "stake none")  # changed while others still choose
    assert table.state.view(0)["seats"][0]["stake_tokens"] == []


@pytest.mark.rule("AOC-330", "AOC-331")
def test_a_tie_leaves_the_artifact_unassigned() -> None:
    table = (
        Table(players=3).tokens("aquilonia", "m3s1", "m2s2").tokens("turan", "m3s1", "m2s2").tokens("stygia", "m3g1")
    )
    table.age_change(step=5)
    for kingdom in ("aquilonia", "turan"):
        table.act(kingdom, "stake m3s1 m2s2")
    table.act("stygia", "stake m3g1")
    assert table.state.artifacts[0] == -1


@pytest.mark.rule("AOC-334", "AOC-335")
def test_ties_for_the_bonus_card() -> None:
    table = Table(players=3).give("stygia", points=9).tokens("aquilonia", "m3s1", "m2s2")
    table.tokens("turan", "w3g1", "w3g1", "w2g1")
    table.state.bonus_card = 2
    table.age_change(step=5)
    for seat in (0, 1):
        table.state.apply_action("stake none", seat)
    assert table.state.bonus_card == 0
    level = Table(players=3).give("stygia", points=9)
    level.state.bonus_card = 2
    level.age_change(step=5)
    assert level.state.bonus_card == -1


@pytest.mark.rule("AOC-336", "AOC-337", "AOC-338", "AOC-301")
def test_a_new_age() -> None:
    table = Table(players=2, conan="nordheim").on_table("aquilonia", "aq_prospero", used=True)
    table.army("argos", "aquilonia", 3, icon=2).age_change(step=6)
    unseen = len(table.state.adventures)
    table.play("adventure hall_of_the_dead", "track m1s2 t1g2", "deal jaws_of_the_valley", "deal savage_onslaught")
    assert table.state.age == 2
    assert (table.state.adventures_left, len(table.state.adventures)) == (3, unseen - 1)
    assert table.state.table[0][0] & 1  # refreshed only after the bid
    table.act("aquilonia", "bid 6 jaws_of_the_valley")
    table.act("turan", "bid 3 savage_onslaught")
    assert not table.state.table[0][0] & 1
    assert (table.units("argos"), table.icon("argos")) == (3, 2)
    assert table.game.province_ids[table.state.conan] == "nordheim"
    assert table.turn == "aquilonia"


@pytest.mark.rule("AOC-302", "AOC-303", "AOC-309", "AOC-320")
def test_the_seven_steps_in_order() -> None:
    """With the first player token at Stygia every step goes Stygia, Hyperborea, Aquilonia, Turan."""
    table = Table(conan="punt").fort("ophir", "aquilonia").tokens("turan", "m3s1").raiders("stygia", 1)
    table.on_table("turan", "tu_veziz_shah", used=True).age_change(first="stygia")
    seen = []
    for _ in range(40):
        if table.state.is_chance():
            seen.append(table.now)
            break
        seen.append(f"{table.now} {table.actor}")
        table.play("stake none" if table.now == "stake" else "done")
    assert seen == [
        "raids stygia",
        *[f"raise {kingdom}" for kingdom in ("stygia", "hyperborea", "aquilonia", "turan")],
        *[f"spend {kingdom}" for kingdom in ("stygia", "hyperborea", "aquilonia", "turan")],
        "stake turan",
        "adventure",
    ]
    income = [event.data["seat"] for event in table.happened("income")]
    assert income == [2, 3, 0, 1]


@pytest.mark.rule("AOC-331", "AOC-326")
def test_an_unassigned_artifact_is_contested_again() -> None:
    table = Table(players=3).tokens("aquilonia", "t3g1").age_change(step=5)
    table.act("aquilonia", "stake none")
    assert table.state.artifacts == [-1, -1, -1]
    again = Table(players=3, age=2).tokens("aquilonia", "t3g1").age_change(step=5)
    again.act("aquilonia", "stake t3g1")
    assert again.state.artifacts == [-1, 0, -1]


@pytest.mark.rule("AOC-320")
def test_a_city_is_built_on_an_own_fort_alone() -> None:
    table = Table(players=3).fort("ophir", "aquilonia").tower("argos", "aquilonia").fort("koth", "turan")
    table.age_change(step=3)
    assert table.actor == "aquilonia"
    for elsewhere in ("argos", "koth", "shem"):
        table.refused(f"city {elsewhere}", "AOC-320")
    table.play("city ophir")
    assert table.marker("ophir") == ("aquilonia", "city")


@pytest.mark.rule("AOC-301", "AOC-302")
def test_an_age_change_that_cannot_be_is_refused() -> None:
    table = Table(players=3).fort("ophir", "aquilonia").age_change(step=3)
    at = [frame["frame"] for frame in table.state.to_json()["stack"]].index("age-change")
    down = len(table.state.stack) - 1 - at
    table.refused_position("AOC-302", down, stage=0)
    table.refused_position("AOC-302", down, stage=7)
    table.refused_position("AOC-302", down, place=4)
    table.state.age = 3
    with pytest.raises(InvalidPositionError) as caught:
        table.game.state_from_json(table.state.to_json())
    assert caught.value.rule == "AOC-301"
