"""Positions of Age of Conan set up by hand: what is left out, the phases, and what is refused and why."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.reading import PHASES
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import InvalidPositionError

GAME = AgeOfConan(players=4)
NOBODY_ELSE: list[dict[str, Any]] = [{}, {}, {}]


def asked(state: AgeOfConanState) -> str:
    return state.stack[-1].name()


def refused(given: Any, game: AgeOfConan = GAME) -> InvalidPositionError:
    with pytest.raises(InvalidPositionError) as caught:
        game.state_from_json(given)
    for language in ("en", "fr"):
        assert "{" not in caught.value.text_in(language)
        assert "error-" not in caught.value.text_in(language)
    return caught.value


# -- what is left out --------------------------------------------------------------------------------------------------


def test_nothing_at_all_is_the_first_turn() -> None:
    state = GAME.state_from_json({})
    assert (state.turn, state.conan_player, state.age, asked(state)) == (0, 0, 1, "fate")
    assert state.gold == [3] * 4
    assert [state.armies[home] for home in GAME.homes] == [5, 5, 4, 4]
    assert not state.broken_rules()


def test_the_turn_of_a_seat_begins_with_its_dice() -> None:
    assert asked(GAME.state_from_json({"turn": 1})) == "fate"
    state = GAME.state_from_json({"turn": 1, "pool": ["military", "court"]})
    assert (asked(state), state.current_player()) == ("turn", 1)
    assert state.legal_actions() == ["take court", "take military"]


def test_an_age_is_a_position() -> None:
    state = GAME.state_from_json({"age": 2})
    assert (state.age, state.adventures_left) == (2, 3)
    assert len(state.track) == GAME.components.adventures[state.adventure].length


def test_decks_and_bags_hold_what_lies_nowhere_else() -> None:
    mine = {
        "kingdom_hand": ["aq_prospero"],
        "strategy_hand": ["jaws_of_the_valley", "savage_onslaught"],
        "tokens": ["m1g2"],
    }
    state = GAME.state_from_json({"seats": [mine, *NOBODY_ELSE], "objectives": ["great_host"]})
    known = GAME.components
    assert known.card_index["aq_prospero"] not in state.kingdom_deck[0]
    assert state.strategy_deck == list(range(2, len(known.strategy)))
    assert known.token_index["m1g2"] not in state.bag
    assert known.objective_index["great_host"] not in state.objective_deck


def test_an_army_belongs_to_its_province_and_campaigns_in_a_neutral_one() -> None:
    at = GAME.components.province_index
    places = {"koth": {"owner": 1, "marker": "fort", "units": 2}, "argos": {"army": 0, "units": 3}}
    state = GAME.state_from_json({"provinces": places})
    assert (state.army_owner[at["koth"]], state.steps[at["koth"]]) == (1, -1)
    assert state.steps[at["argos"]] == 0
    assert state.to_json()["provinces"] == {
        "argos": {"army": 0, "units": 3, "icon": 1},
        "koth": {"owner": 1, "marker": "fort", "army": 1, "units": 2},
    }


@pytest.mark.parametrize(
    ("phase", "waits_for"),
    [
        ("set-up", "objectives"),
        ("bid", "deal"),
        ("turn", "fate"),
        ("dice", "fate"),
        ("adventure-end", "find"),
        ("age-change", "raise"),
    ],
)
def test_a_phase_begins(phase: str, waits_for: str) -> None:
    state = GAME.state_from_json({"phase": phase})
    assert asked(state) == waits_for
    assert GAME.state_from_json(state.to_json()) == state


def test_the_last_scoring_ends_the_game() -> None:
    assert GAME.state_from_json({"phase": "final-scoring"}).to_json()["age"] == 3
    assert GAME.state_from_json({"phase": "final-scoring", "age": 3}).is_terminal()
    assert "final-scoring" in PHASES


CONTESTS: dict[str, dict[str, Any]] = {
    "campaign": {"contest": {"province": "koth"}, "provinces": {"koth": {"army": 0, "units": 3}}},
    "siege": {
        "turn": 1,
        "contest": {"kind": "siege", "province": "koth", "force": 3},
        "provinces": {"koth": {"owner": 0, "marker": "fort", "units": 2}},
    },
    "battle": {
        "contest": {"kind": "battle", "attacker": 2, "province": "koth", "force": 3},
        "provinces": {"koth": {"army": 0, "units": 2}},
    },
    "intrigue": {
        "contest": {"kind": "intrigue", "province": "koth"},
        "seats": [{"emissaries": {"koth": 1}}, *NOBODY_ELSE],
    },
}


@pytest.mark.parametrize("kind", CONTESTS)
def test_a_contest_begins(kind: str) -> None:
    state = GAME.state_from_json(CONTESTS[kind])
    assert asked(state) == "dice"
    written = state.to_json()["contest"]
    assert (written["kind"], written["stage"], written["winner"]) == (kind, "roll-attacker", None)
    assert GAME.state_from_json(state.to_json()) == state


def test_positions_copy_and_pickle() -> None:
    state = GAME.state_from_json(CONTESTS["siege"])
    state.apply_action("roll hit hit miss")
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin.contest is not state.contest
    assert state.to_json()["contest"]["dice"] == [["hit", "hit", "miss"], []]


def test_a_stack_is_taken_as_it_is_and_has_to_wait_for_somebody() -> None:
    begun = GAME.state_from_json({"turn": 1, "pool": ["court"]}).to_json()
    begun["stack"] = [{"frame": "course", "now": "turn"}, {"frame": "after-action", "seat": 1}]
    assert refused(begun).field == "stack"


@pytest.mark.rule("AOC-340", "AOC-011")
def test_nobody_draws_less_than_a_card_nor_turns_up_more_objectives_than_players() -> None:
    setting_up = GAME.state_from_json({"phase": "set-up"}).to_json()
    frames = {frame["frame"]: frame for frame in setting_up["stack"]}
    for name, numbers in (("objectives", (0, 5)), ("draw", (-1, 0))):
        for number in numbers:
            frames[name]["number"], right = number, frames[name]["number"]
            assert refused(setting_up).field == "stack"
            frames[name]["number"] = right
    assert GAME.state_from_json(setting_up).to_json() == setting_up


# -- what is refused ---------------------------------------------------------------------------------------------------

EIGHT = ["m1s2", "m1s2", "m1s2", "m1s2", "t1g2", "t1g2", "t1g2", "t1g2"]
SEEN = {"adventure": "red_nails", "adventure_top": ["frost_giants_daughter"], "adventure_known": [[0]]}
FIVE = ["war_on_pirates", "merchant_kings", "military_power", "hyborian_empire", "road_of_kings"]
TURN = [{"frame": "course", "now": "turn"}, {"frame": "turn", "seat": 0}]


@pytest.mark.parametrize(
    ("given", "field", "rule", "says"),
    [
        pytest.param(given, field, rule, says, marks=pytest.mark.rule(rule))
        for given, field, rule, says in (
            ({"adventure": "red_nails", "destination": "koth"}, "destination", "AOC-015", "red_nails leads to darfar"),
            ({"adventure": "red_nails", "track": EIGHT}, "track", "AOC-018", "8 tokens; red_nails is 5 long"),
            ({"objectives": FIVE}, "objectives", "AOC-011", "4 at most"),
            ({"phase": "dice", "used_now": ["aq_prospero"]}, "used_now", "AOC-347", "aq_prospero is not a used card"),
            ({"age": 1, "crowned": 1, "crown_category": "women"}, "crowned", "AOC-358", "third age"),
            ({"objectives": ["great_host"] * 2}, "objectives", "AOC-317", "great_host lies 2 times"),
            (
                {"seats": [{"strategy_hand": ["jaws_of_the_valley"] * 2}, *NOBODY_ELSE]},
                "seats[0].strategy_hand[1]",
                "AOC-343",
                "jaws_of_the_valley lies 2 times",
            ),
            (
                {"seats": [{"kingdom_hand": ["tu_veziz_shah"]}, *NOBODY_ELSE]},
                *("seats[0].kingdom_hand[0]", "AOC-339", "does not belong to these cards"),
            ),
            ({"bag": []}, "bag", "AOC-413", "Leave bag out"),
            (
                {"turn": 0, "first_player": 0, "conan_player": 1, "adventure": "red_nails", "pool": ["court"]}
                | {"stack": [*TURN, {"frame": "conan", "seat": 0}]},
                *("conan_player", "AOC-267", "seat 1, not to seat 0"),
            ),
            ({"provinces": {"koth": {"army": 1, "units": 6}}}, "provinces.koth.units", "AOC-129", "6 units"),
            ({"provinces": {"turan": {"army": 0, "units": 1}}}, "provinces.turan.army", "AOC-128", "seat 0"),
            ({"provinces": {"koth": {"army": 1}}}, "provinces.koth.army", "AOC-039", '"units"'),
            ({"provinces": {"koth": {"owner": 1}}}, "provinces.koth.marker", "AOC-035", "fort, tower or city"),
            ({"provinces": {"koth": {"icon": 1}}}, "provinces.koth.icon", "AOC-190", "neutral province"),
            ({"provinces": {"turan": {"owner": 0}}}, "provinces.turan.owner", "AOC-035", "the home of seat 1"),
            ({"provinces": {"koth": {"raiders": 12}}}, "provinces", "AOC-409", "12 raiders"),
            (
                {"seats": [{"emissaries": {"koth": 4, "ophir": 3}}, *NOBODY_ELSE]},
                *("seats[0].emissaries", "AOC-407", "7 emissaries"),
            ),
            ({"seats": [{"bid_tokens": [0, 4]}, *NOBODY_ELSE]}, "seats[0].bid_tokens", "AOC-062", "always comes back"),
            ({"seats": [{"bid": 7}, *NOBODY_ELSE]}, "seats[0].bid", "AOC-005", "no bid token 7"),
            ({"contest": {"province": "koth"}}, "contest", "AOC-189", "an army of seat 0"),
            ({"phase": "contest"}, "contest", "AOC-151", "needs a contest"),
            ({"phase": "age-change", "age": 3}, "age", "AOC-301", "no age change"),
            ({"pool": ["court"] * 8}, "pool", "AOC-083", "8 entries"),
            ({"kingdoms": ["turan"]}, "kingdoms", "AOC-001", "aquilonia, turan, stygia, hyperborea"),
            (
                {"provinces": {"aquilonia": {"army": 0, "units": 15}, "koth": {"army": 0, "units": 4}}},
                *("provinces", "AOC-406", "19 units"),
            ),
            (
                {"provinces": {"koth": {"owner": 1, "marker": "fort", "army": 0, "units": 1}}},
                *("provinces.koth.army", "AOC-234", "seat 1"),
            ),
            ({"provinces": {"koth": {"army": 0, "units": 1, "icon": 4}}}, "provinces.koth.icon", "AOC-190", "1 to 3"),
            (
                {"provinces": {"koth": {"owner": 0, "marker": "fort", "units": 2, "icon": 1}}},
                *("provinces.koth.icon", "AOC-190", "neutral"),
            ),
            ({"age": 2, "phase": "final-scoring"}, "age", "AOC-376", "after age 3"),
            *(
                (
                    {"age": 3, "phase": phase, "crowned": 0, "crown_category": "women"},
                    "crown_category",
                    "AOC-371",
                    "final",
                )
                for phase in ("bid", "turn", "adventure-end")
            ),
            ({"age": 3, "eliminated": 1}, "crown_category", "AOC-367", "category"),
            ({"age": 3, "crown_category": "women"}, "crown_category", "AOC-367", "category"),
            ({"age": 2, "crown_category": "women"}, "crown_category", "AOC-358", "age 2"),
            (
                {"age": 3, "eliminated": 1, "crowned": 0, "crown_category": "women"},
                *("crown_category", "AOC-367", "category"),
            ),
            (
                {"seats": [{"table": [["aq_shield_wall", True]]}, *NOBODY_ELSE]},
                *("seats[0].table[0]", "AOC-345", "aq_shield_wall"),
            ),
            (
                {"seats": [{"tokens": ["m1s2"], "stake": "women", "stake_tokens": ["m1s2"]}, *NOBODY_ELSE]},
                *("seats[0].stake_tokens[0]", "AOC-327", "m1s2"),
            ),
            (
                {"seats": [{"tokens": ["m1s2"], "stake": "monsters", "stake_tokens": ["m1s2"] * 2}, *NOBODY_ELSE]},
                *("seats[0].stake_tokens[1]", "AOC-327", "m1s2"),
            ),
            ({**SEEN, "adventure_top": ["red_nails"]}, "adventure_top[0]", "AOC-282", "red_nails"),
            (
                {**SEEN, "adventure_top": ["frost_giants_daughter"] * 2, "adventure_known": [[0], [0]]},
                *("adventure_top", "AOC-282", "2 times"),
            ),
            ({"used_now": ["aq_prospero"]}, "used_now", "AOC-347", "aq_prospero"),
            (
                {"used_now": ["aq_prospero"], "seats": [{"table": [["aq_prospero", True]]}, *NOBODY_ELSE]},
                *("used_now", "AOC-347", "aq_prospero"),
            ),
            (
                {"adventure": "red_nails", "adventures": ["frost_giants_daughter"]},
                "adventures",
                "AOC-042",
                "11",
            ),
            ({"age": 3, "adventures_left": 3, "adventures": ["frost_giants_daughter"]}, "adventures", "AOC-042", "3"),
            (
                {"phase": "bid", "bids": "face-down"}
                | {"seats": [{"bid": 3, "bid_card": "jaws_of_the_valley"}, *NOBODY_ELSE]},
                *("seats[0].bid_card", "AOC-050", "jaws_of_the_valley"),
            ),
            (
                CONTESTS["siege"] | {"contest": CONTESTS["siege"]["contest"] | {"dice": [["hit"] * 7, []]}},
                *("contest.dice", "AOC-157", "6 dice"),
            ),
            (
                CONTESTS["siege"] | {"contest": CONTESTS["siege"]["contest"] | {"attacker": 1, "defender": 1}},
                *("contest.defender", "AOC-396", "itself"),
            ),
        )
    ],
)
def test_impossible_positions_are_refused_by_rule(given: Any, field: str, rule: str, says: str) -> None:
    error = refused(given)
    assert (error.field, error.rule) == (field, rule)
    assert says in str(error)


@pytest.mark.rule("AOC-144")
def test_an_emissary_in_a_foreign_home_depends_on_the_rule_set() -> None:
    given = {"seats": [{"emissaries": {"turan": 1}}, *NOBODY_ELSE]}
    assert GAME.state_from_json(given).emissaries[0][GAME.homes[1]] == 1
    error = refused(given, AgeOfConan(players=4, ruleset="en"))
    assert (error.field, error.rule) == ("seats[0].emissaries.turan", "AOC-144")


@pytest.mark.parametrize(
    ("given", "field", "says"),
    [
        ([], "position", "an object"),
        ({"provinces": {"koht": {}}}, "provinces.koht", "Did you mean koth?"),
        ({"conan": "cimeria"}, "conan", "Did you mean cimmeria?"),
        ({"phase": "trun"}, "phase", "Did you mean turn?"),
        ({"phase": "turn", "stack": []}, "phase", "not both"),
        ({"contest": {"provinc": "koth"}}, "contest.provinc", "Did you mean province?"),
        ({"contest": {"province": "koth", "dice": [["hot"], []]}}, "contest.dice[0][0]", "Did you mean hit?"),
        ({"seats": [{"gold": -1}, *NOBODY_ELSE]}, "seats[0].gold", '"-1"'),
        ({"seats": [{"table": [["aq_prospero"]]}, *NOBODY_ELSE]}, "seats[0].table[0]", "instead of 2"),
        ({"stack": [{"frame": "turm"}]}, "stack[0].frame", "Did you mean turn?"),
        ({"stack": [{"frame": "turn", "seat": 9}]}, "stack[0].seat", "0 to 3"),
        ({"stack": [{"frame": "window", "timing": "noon"}]}, "stack[0].timing", '"noon"'),
    ],
    ids=str,
)
def test_an_error_names_the_place_and_what_was_meant(given: Any, field: str, says: str) -> None:
    error = refused(given)
    assert error.field == field
    assert says in str(error)


@pytest.mark.parametrize(
    ("kind", "changes", "rule"),
    [
        pytest.param(kind, changes, rule, marks=pytest.mark.rule(rule))
        for kind, changes, rule in (
            ("siege", {"defender": 2}, "AOC-211"),
            ("battle", {"defender": 3}, "AOC-234"),
            ("campaign", {"force": 1}, "AOC-189"),
            ("campaign", {"force": 1, "origin": "koth"}, "AOC-189"),
            ("campaign", {"defender": 1}, "AOC-189"),
            ("campaign", {"attacker": 1}, "AOC-189"),
            ("intrigue", {"attacker": 1}, "AOC-248"),
            ("intrigue", {"defender": 1}, "AOC-248"),
        )
    ],
)
def test_a_contest_that_cannot_be_is_refused_by_rule(kind: str, changes: dict[str, Any], rule: str) -> None:
    given = CONTESTS[kind]
    assert refused({**given, "contest": given["contest"] | changes}).rule == rule


@pytest.mark.parametrize(
    "given",
    [
        {"provinces": {"aquilonia": {"army": 0, "units": 13}, "koth": {"army": 0, "units": 5, "icon": 3}}},
        {"provinces": {"koth": {"raiders": 10}}},
        {"seats": [{"emissaries": {"koth": 4, "ophir": 2}}, *NOBODY_ELSE]},
        {"objectives": FIVE[:4]},
        {"adventure": "red_nails", "track": EIGHT[:5]},
        {"age": 3, "eliminated": 1, "crown_category": "women"},
        {"seats": [{"tokens": ["m1s2"], "stake": "monsters", "stake_tokens": ["m1s2"]}, *NOBODY_ELSE]},
        {"used_now": ["aq_prospero"], "seats": [{"table": [["aq_prospero", False]]}, *NOBODY_ELSE]},
        SEEN,
        CONTESTS["siege"] | {"contest": CONTESTS["siege"]["contest"] | {"dice": [["hit"] * 6, []]}},
    ],
)
@pytest.mark.rule("AOC-406", "AOC-407", "AOC-409", "AOC-129", "AOC-190", "AOC-157")
def test_what_just_keeps_to_the_limits_is_taken(given: dict[str, Any]) -> None:
    state = GAME.state_from_json(given)
    assert GAME.state_from_json(state.to_json()) == state


@pytest.mark.rule("AOC-018")
def test_no_more_tokens_are_to_come_than_the_adventure_is_long() -> None:
    state = GAME.new_initial_state()
    while asked(state) != "track":
        state.apply_action(state.sample_chance(random.Random(1)))
    given = state.to_json()
    length = given["stack"][-1]["number"]
    given["stack"][-1]["number"] = length + 1
    assert refused(given).rule == "AOC-018"
    given["stack"][-1]["number"] = 0
    assert refused(given).rule == "AOC-018"


@pytest.mark.rule("AOC-249")
def test_nobody_intrigues_where_the_army_of_another_stands() -> None:
    army = {"provinces": {"koth": {"army": 1, "units": 1}}}
    assert refused(CONTESTS["intrigue"] | army).rule == "AOC-249"
    assert (
        asked(GAME.state_from_json(CONTESTS["intrigue"] | {"provinces": {"koth": {"army": 0, "units": 1}}})) == "dice"
    )
