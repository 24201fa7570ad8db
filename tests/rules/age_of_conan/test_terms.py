"""Chapter "Important terms", and the map that the rulebook's examples describe."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.vocabulary import AREAS, TERRAINS
from warhall.games.age_of_conan.rules.objectives import fulfilled_by
from warhall.games.age_of_conan.rules.terms import friendly_provinces, is_enemy, is_neutral

GAME = AgeOfConan(players=4)
MAP = {province.id: province for province in GAME.components.provinces}


def distance(one: str, other: str) -> int:
    index = GAME.components.province_index
    return GAME.components.distance[index[one]][index[other]]


def neighbours(name: str) -> set[str]:
    return {GAME.components.provinces[at].id for at in MAP[name].adjacent}


@pytest.mark.rule("AOC-026", "AOC-047")
def test_areas() -> None:
    area = {name: AREAS[province.area] for name, province in MAP.items()}
    assert set(area.values()) == set(AREAS)
    assert (area["brythunia"], area["zamora"], area["ophir"], area["argos"]) == ("north", "east", "central", "central")
    assert (area["hyperborea"], area["turan"], area["stygia"], area["aquilonia"]) == (
        "north",
        "east",
        "south",
        "central",
    )


@pytest.mark.rule("AOC-027")
def test_home_provinces_have_neither_rating_nor_track() -> None:
    homes = [province for province in MAP.values() if province.is_home]
    assert len(homes) == 4
    assert all(province.rating == 0 and province.track == () for province in homes)
    assert not MAP["zamora"].is_home


@pytest.mark.rule("AOC-028", "AOC-029", "AOC-030")
def test_friendly_enemy_and_neutral() -> None:
    table = Table().fort("ophir", "aquilonia").army("argos", "aquilonia", 2, icon=2)
    state = table.state
    mine = [table.game.province_ids[p] for p in friendly_provinces(state, table.seat("aquilonia"))]
    assert mine == ["aquilonia", "ophir"]
    assert is_enemy(state, table.at("ophir"), table.seat("turan"))
    assert is_enemy(state, table.at("ophir"), table.seat("stygia"))
    assert is_neutral(state, table.at("argos"))


@pytest.mark.rule("AOC-031", "AOC-145")
def test_a_savage_province_can_be_campaigned_in_but_not_allied() -> None:
    table = Table(dice="intrigue military", conan_player="stygia").emissaries("cimmeria", "aquilonia", 1)
    table.play("take intrigue")
    assert "contest cimmeria" not in table.legal()
    other = Table(dice="military")
    other.play("take military")
    assert "attack aquilonia cimmeria 3" in other.legal()


@pytest.mark.rule("AOC-032", "AOC-357")
@pytest.mark.parametrize(("ruleset", "fulfilled"), [("faq", True), ("fr", True), ("en", False)])
def test_the_southern_sea(ruleset: str, fulfilled: bool) -> None:
    table = Table(ruleset=ruleset).fort("zembabwei", "stygia").fort("argos", "stygia")
    pirates = table.game.components.objectives[table.game.components.objective_index["war_on_pirates"]]
    assert (table.seat("stygia") in fulfilled_by(table.state, pirates)) == fulfilled
    assert table.game.coastal[table.at("black_kingdoms")]


@pytest.mark.rule("AOC-034", "AOC-044", "AOC-045")
def test_ratings_and_tracks_of_the_examples() -> None:
    assert {name: MAP[name].rating for name in ("argos", "ophir", "zamora", "khauran")} == {
        "argos": 4,
        "ophir": 3,
        "zamora": 4,
        "khauran": 3,
    }
    track = {name: [TERRAINS[icon] for icon in province.track] for name, province in MAP.items()}
    assert len(track["ophir"]) == 2
    assert track["ophir"][0] == "plains"
    assert track["koth"][1] == "woods"
    assert len(track["argos"]) >= 2
    assert all(track[name] for name in MAP if not MAP[name].is_home)


@pytest.mark.rule("AOC-046", "AOC-040")
def test_borders_and_distances_of_the_examples() -> None:
    assert "zamora" in neighbours("turan")
    assert "koth" in neighbours("zamora")
    assert {"ophir", "argos", "pictish_wilderness", "cimmeria", "border_kingdoms"} <= neighbours("aquilonia")
    for name in ("pictish_wilderness", "cimmeria", "border_kingdoms"):
        assert distance(name, "nordheim") < distance("aquilonia", "nordheim")
    assert distance("nordheim", "nordheim") == 0


@pytest.mark.rule("AOC-037", "AOC-038")
def test_no_marker_at_home() -> None:
    table = Table().fort("ophir", "aquilonia").age_change(step=3)
    assert table.actor == "aquilonia"
    assert table.legal() == ["city ophir", "done", "raise aquilonia", "raise ophir"]


@pytest.mark.rule("AOC-039", "AOC-125")
def test_units_in_one_province_are_one_army() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 2, icon=2)
    table.play("take military", "attack aquilonia argos 3")
    assert (table.units("argos"), table.icon("argos")) == (5, 2)


@pytest.mark.rule("AOC-041", "AOC-292")
def test_the_old_conan_player_keeps_the_role_until_the_next_bid() -> None:
    table = Table(turn="turan", conan_player="aquilonia", conan="nordheim").end_adventure()
    assert table.now == "find"
    table.play("find m3s1")
    assert (table.now, table.actor) == ("found-token", "aquilonia")


@pytest.mark.rule("AOC-042", "AOC-048", "AOC-301", "AOC-295", "AOC-376", "AOC-071")
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_has_twelve_adventures_twelve_bids_and_two_age_changes(players: int) -> None:
    state = AgeOfConan(players=players).new_initial_state()
    rng = random.Random(players)
    counts: Counter[str] = Counter()
    adventures = []
    turns = []
    while not state.is_terminal():
        if state.is_chance():
            events = state.apply_action(state.sample_chance(rng))
        else:
            legal = state.legal_actions()
            action = "decline" if "decline" in legal else legal[rng.randrange(len(legal))]
            events = state.apply_action(action)
        counts.update(event.kind for event in events)
        adventures += [event.data["adventure"] for event in events if event.kind == "adventure-revealed"]
        turns += [event.data["seat"] for event in events if event.kind == "turn-begins"]
    assert (counts["bidding-begins"], counts["adventure-ends"], counts["age-change-begins"]) == (12, 12, 2)
    assert len(set(adventures)) == 12
    assert all((seat + 1) % players == following for seat, following in pairwise(turns))
