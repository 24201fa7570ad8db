"""Chapter "Crowning Conan"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.rules.course import TURN, Course
from warhall.games.age_of_conan.rules.scoring import FinalScoring
from warhall.kernel import InvalidPositionError

HOLDINGS = {  # 15/12/8, 12/12/11 and 13/10/12 in monsters, treasures and women
    "aquilonia": "m3s1 m3s1 m3s1 m3s1 m3s1 t3g1 t3g1 t3g1 t3g1 w3g1 w3s1 w2g1",
    "turan": "m3g1 m3g1 m2s2 m2s2 m2s2 t3g1 t3s1 t3s1 t2g2 t1g2 w3g1 w3s1 w2g1 w2g2 w1g2",
    "stygia": "m2g1 m2g1 m2g2 m2s1 m1g2 m1s2 m1s2 m1s2 m1s2 t2g2 t2g2 t2g1 t2g1 t2s2 w3g1 w3s1 w2g2 w2s2 w2s2",
}


def at_home(conan: str = "turan", *, age: int = 3, turn: str = "stygia", **options: Any) -> Table:
    """The turn of Stygia ended an adventure; Turan is the Conan player."""
    return Table(turn=turn, conan_player="turan", conan=conan, age=age, players=3, **options)


@pytest.mark.rule("AOC-358", "AOC-363", "AOC-360", "AOC-361", "AOC-364")
def test_the_conan_player_is_asked_whoever_ended_the_adventure() -> None:
    table = at_home().end_adventure()
    assert (table.now, table.actor) == ("crown", "turan")
    assert table.legal() == ["crown monsters", "crown treasures", "crown women", "decline"]
    assert at_home("zamora").end_adventure().now == "adventure"
    other = Table(turn="stygia", conan_player="aquilonia", conan="turan", age=3, players=3).end_adventure()
    assert other.now == "adventure"


@pytest.mark.rule("AOC-359")
def test_only_in_the_third_age() -> None:
    assert at_home(age=2).end_adventure().now == "adventure"
    table = at_home().end_adventure()
    table.refused_position("AOC-359", seat=table.seat("stygia"))
    table.state.age = 2
    with pytest.raises(InvalidPositionError) as caught:
        table.game.state_from_json(table.state.to_json())
    assert caught.value.rule == "AOC-359"


@pytest.mark.rule("AOC-361")
def test_the_place_is_judged_before_the_relocation() -> None:
    table = at_home("zamora").adventure("hand_of_nergal").end_adventure()  # destination Turan
    assert table.now == "adventure"
    after = at_home("zamora", crown_check="after_relocation").adventure("hand_of_nergal").end_adventure()
    assert after.now == "crown"


@pytest.mark.rule("AOC-362")
def test_the_reward_comes_first() -> None:
    table = at_home().adventure("hand_of_nergal").end_adventure()
    assert table.now == "find"
    table.play("find m3s1", "keep")
    assert table.now == "crown"
    table.play("crown monsters")
    assert table.state.crowned == table.seat("turan")


@pytest.mark.rule("AOC-365", "AOC-364")
def test_declining() -> None:
    table = at_home().end_adventure()
    table.play("decline")
    assert table.now == "adventure"


@pytest.mark.rule("AOC-366", "AOC-367", "AOC-371", "AOC-376", "AOC-389")
def test_a_named_category_is_disclosed() -> None:
    table = at_home().tokens("turan", "w2g1", "w3g1").tokens("aquilonia", "w1s2", "w1s2", "m3s1").raiders("ophir", 0)
    table.fort("ophir", "aquilonia", units=1).raiders("ophir", 1).end_adventure()
    table.play("crown women")
    totals = {event.data["seat"]: event.data["total"] for event in table.happened("category-revealed")}
    assert totals == {table.seat("turan"): 5, table.seat("aquilonia"): 2, table.seat("stygia"): 0}
    assert table.now == "raids"
    assert table.state.view(1)["seats"][0]["tokens"] == ["w1s2", "w1s2", "hidden"]  # whatever the hidden one is
    table.play("done")
    assert table.state.is_terminal()
    assert table.state.view(1)["seats"][0]["tokens"] == ["m3s1", "w1s2", "w1s2"]


@pytest.mark.rule("AOC-367", "AOC-369", "AOC-372")
def test_a_tie_fails_and_eliminates() -> None:
    table = at_home().tokens("turan", "w2g1", "w3g1").tokens("aquilonia", "w2g1", "w3g1").give("turan", points=30)
    table.give("aquilonia", points=12).end_adventure()
    table.play("crown women")
    outcome = table.state.outcome()
    assert outcome.ranking[-1] == table.seat("turan")
    assert outcome.scores[table.seat("turan")] == 0
    assert outcome.winners == [table.seat("aquilonia")]
    two = Table(players=2, conan_player="turan", conan="turan", age=3).give("turan", points=40).end_adventure()
    two.play("crown women")
    assert two.state.outcome().winners == [0]


@pytest.mark.rule("AOC-368", "AOC-386", "AOC-385")
def test_the_crowning_of_the_rulebook() -> None:
    """15/12/8 against 12/12/11 and 13/10/12: 5 + 2 for dominance and 3 for the crown."""
    table = Table(players=3, turn="stygia", conan_player="aquilonia", conan="aquilonia", age=3, track="")
    for kingdom, names in HOLDINGS.items():
        table.tokens(kingdom, *names.split()).give(kingdom, gold=0)
    table.stack(Course(TURN))
    table.play("crown monsters")
    assert table.state.points == [10, 0, 0]


@pytest.mark.rule("AOC-368")
def test_the_three_points_come_after_the_raids() -> None:
    table = at_home().tokens("turan", "w3g1").army("turan", "turan", 0).raiders("turan", 2)
    for kingdom in ("aquilonia", "turan", "stygia"):
        table.give(kingdom, gold=0)
    table.end_adventure().play("crown women")
    assert table.state.points[table.seat("turan")] == 3 + 5  # nothing to lose in the raids; dominance


@pytest.mark.rule("AOC-385")
def test_the_dominance_of_the_rulebook() -> None:
    table = Table(players=3, age=3, track="")
    for kingdom, names in HOLDINGS.items():
        table.tokens(kingdom, *names.split()).give(kingdom, gold=0)
    table.stack(FinalScoring())
    assert table.state.points == [7, 2, 5]


@pytest.mark.rule("AOC-370", "AOC-387")
def test_an_eliminated_player_is_left_out_of_comparisons() -> None:
    table = Table(players=3, turn="stygia", conan_player="aquilonia", conan="aquilonia", age=3, track="")
    table.tokens("aquilonia", *["m3s1"] * 5).tokens("turan", "m3g1", "m3g1", "m2s2").tokens("stygia", "m2g1", "m2s2")
    table.give("aquilonia", gold=20).give("turan", gold=9).give("stygia", gold=7)
    table.tokens("stygia", "w1g2")
    table.stack(Course(TURN))
    table.play("crown women")
    richest = table.happened("richest")
    assert [(event.data["seat"], event.data["points"]) for event in richest] == [(1, 3)]
    monsters = [event for event in table.happened("dominance") if event.data["category"] == "monsters"]
    assert [event.data["seat"] for event in monsters] == [1]


def sole_survivor() -> Table:
    """Two players: Turan names monsters, of which nobody has any, and is out of the game."""
    table = Table(players=2, turn="aquilonia", conan_player="turan", conan="turan", age=3, track="")
    return table.objectives("military_power", "songs_of_the_cimmerian").give("aquilonia", gold=0)


@pytest.mark.rule("AOC-312", "AOC-370", "AOC-388")
def test_the_last_player_has_not_the_most_of_nothing() -> None:
    table = sole_survivor().fort("koth", "turan").tokens("turan", "t2g1")
    table.stack(Course(TURN)).play("crown monsters")
    assert not table.happened("objective-scored")
    assert not table.happened("richest")
    assert table.of("aquilonia", "points") == 0


@pytest.mark.rule("AOC-312", "AOC-370", "AOC-388")
def test_the_last_player_has_the_most_of_anything_else() -> None:
    table = sole_survivor().fort("ophir", "aquilonia").tokens("aquilonia", "w1g2").give("aquilonia", gold=1)
    for province in ("koth", "khauran"):
        table.fort(province, "turan")
    table.tokens("turan", "t2g1", "t2g1").give("turan", gold=9)
    table.stack(Course(TURN)).play("crown monsters")
    scored = {event.data["objective"]: event.data["seat"] for event in table.happened("objective-scored")}
    assert scored == {"military_power": 0, "songs_of_the_cimmerian": 0}
    assert [event.data["points"] for event in table.happened("richest")] == [3]


@pytest.mark.rule("AOC-373")
def test_naming_a_category_without_tokens_fails() -> None:
    table = at_home().end_adventure()
    table.play("crown treasures")
    assert table.state.eliminated == table.seat("turan")
