"""Turn outline: CCG-108 to CCG-113 and CCG-307."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.rules.roles import left_of
from warhall.kernel import Event, InvalidPositionError

from .table import A, B, do, facts, foe, frame, ian, legal, made, move, refused, side, table, to_chance, tom, until

GAME = made(foe("frail", health=1, damage=0), foe("giant", damage=0), move("wait"), move("cut", "BBBB", "BBBB"))
ROUND = ["survey", "foe_move", "conan_move", "reveal", "barbarian", "resolution", "end_of_round"]


def log_of(events: list[Event]) -> list[str]:
    """The Steps and Phases that were entered."""
    return [event.data["phase"] for event in events if event.kind == "phase"]


@pytest.mark.rule("CCG-108", "CCG-109")
def test_steps_and_phases_in_order() -> None:
    his = ian(hand="wait*7", deck="wait*20", foe_deck="frail*9", health=10)
    state = table("rest", tom(hand="cut*7", deck="cut*20", health=9), his, game=GAME, active=B)
    events = do(state, "vitality 0")
    assert (state.active, state.phase) == (A, "prepare")
    events += do(state, "pass", "place frail center 1", "done", "fight", "give center1 wait")
    events += do(state, "move cut center:0", "done", "rest", "vitality 0")
    turn = ["start", "prepare", "foe_draw", *ROUND, "end_of_combat", "rest"]
    assert log_of(events)[: len(turn)] == turn


@pytest.mark.rule("CCG-109", "CCG-110")
def test_a_second_round_runs_from_survey_to_resolution() -> None:
    state = table("survey", tom(), ian(hand="wait*9", deck="wait*20"), game=GAME, center="giant")
    events = do(state, "fight", "give center1 wait", "done", "fight", "give center1 wait", "done", "fight")
    assert log_of(events)[: 2 * len(ROUND)] == [*ROUND[1:], *ROUND, "survey"][: 2 * len(ROUND)]
    assert state.round == 3


@pytest.mark.rule("CCG-109", "CCG-110", "CCG-259")
def test_a_second_round_begins_with_the_survey() -> None:
    game = made(foe("giant", damage=0), move("wait"))
    state = table("resolution", tom(), ian(foe_deck="giant*12"), game=game, center="giant/wait")
    do(state, "fight")
    assert (state.phase, state.round, len(state.foe_deck[B])) == ("foe_move", 2, 12)


@pytest.mark.rule("CCG-111")
def test_the_warrior_step_is_compulsory() -> None:
    state = table("prepare", tom(prowess=2, health=3), ian())
    refused(state, "rest")
    do(state, "pass")
    assert state.phase == "foe_draw"
    assert frame(state, 1).n == 5


@pytest.mark.rule("CCG-113", "CCG-290")
def test_the_turn_passes_to_the_left_over_the_eliminated() -> None:
    state = table(
        "rest", side(hand="run_through*7"), side(out=True), side(hand="run_through*7"), side(hand="run_through*7")
    )
    while state.phase == "rest":
        do(state, "pass")
    assert state.active == 2
    assert [left_of(state, seat) for seat in (0, 2, 3)] == [2, 3, 0]


@pytest.mark.rule("CCG-307")
def test_conan_stands_in_the_center_until_he_rests() -> None:
    state = table("prepare", tom(hand="run_through*7"), ian(hand="run_through*7"))
    assert state.conan_place == "home"
    do(state, "pass")
    assert state.conan_place == "center"
    state = table("end_of_combat", tom(hand="run_through*7"), ian(hand="run_through*7"), conan_place="center")
    do(state, "press-on")
    assert state.conan_place == "center"
    state = table("rest", tom(hand="run_through*7", health=10), ian(hand="run_through*7"), conan_place="center")
    assert state.conan_place == "center"
    do(state, "pass")
    assert (state.conan_place, legal(state, "vitality")[0]) == ("home", "vitality 0")
    assert state.active == A


@pytest.mark.rule("CCG-112")
def test_beginning_of_turn_effects() -> None:
    state = table("start", tom(region=[A, "jade_halls_of_paikang"]), ian())
    assert state.is_chance()  # one card is drawn in the Start of Turn
    assert state.phase == "start"


@pytest.mark.rule("CCG-111", "CCG-307")
@pytest.mark.parametrize(("place", "told"), [("home", 1), ("center", 0)])
def test_conan_steps_to_the_center_once(place: str, told: int) -> None:
    state = table("prepare", tom(), ian(), conan_place=place)
    assert len(facts(until(state, "foe_draw"), "conan-center")) == told
    assert state.conan_place == "center"


@pytest.mark.rule("CCG-150")
def test_whoever_has_retreated_fights_no_more() -> None:
    state = table("foe_draw", tom(), ian())
    to_chance(state)
    state.retreated = True
    with pytest.raises(InvalidPositionError):
        state.game.state_from_json(state.to_json())
    resting = table("rest", tom(hand="cut"), ian(), retreated=True, game=GAME)
    assert resting.game.state_from_json(resting.to_json()) == resting
