"""End of round and Press On: CCG-258 to CCG-266 and CCG-310; Rest Step: CCG-267 to CCG-273."""

from __future__ import annotations

import pytest

from .table import (
    A,
    B,
    do,
    draw_any,
    fame,
    foe,
    ian,
    kinds,
    legal,
    made,
    move,
    refused,
    standing_foes,
    stats,
    table,
    to_chance,
    tom,
)

GAME = made(foe("giant", damage=0), foe("frail", damage=0, health=1), move("wait"), move("cut", "BBBB", "BBBB"))


@pytest.mark.rule("CCG-258")
@pytest.mark.parametrize(("allies", "n"), [("", 2), ("black_corsair", 3)])
def test_everybody_draws_for_foes_and_allies(allies: str, n: int) -> None:
    state = table(
        "resolution", tom(), ian(hand="wait*2"), game=GAME, center="giant/wait", left="giant/wait", allies=allies
    )
    do(state, "fight")
    assert (len(state.hand[A]), len(state.hand[B])) == (n, 2 + n)


@pytest.mark.rule("CCG-259")
def test_the_same_foes_stay_for_the_next_round() -> None:
    state = table("resolution", tom(), ian(), game=GAME, center="giant/wait", left="giant/wait")
    do(state, "fight")
    assert (standing_foes(state), state.round) == (["giant", "giant"], 2)


@pytest.mark.rule("CCG-260")
def test_hands_may_grow_inside_a_turn() -> None:
    state = table("resolution", tom(), ian(hand="wait*6"), game=GAME, center="giant/wait*2", left="giant/wait*2")
    do(state, "fight")
    assert len(state.hand[B]) == 10


@pytest.mark.rule("CCG-261", "CCG-262")
def test_a_cleared_field() -> None:
    state = table("end_of_combat", tom(hand="run_through*4", prowess=4), ian(hand="wait*3"), game=GAME, allies="belit")
    to_chance(state)
    draw_any(state)
    while "pass" in legal(state):
        do(state, "pass")
    assert (len(state.hand[A]), len(state.hand[B])) == (4, 7)
    assert legal(state) == ["press-on", "rest"]


@pytest.mark.rule("CCG-264")
@pytest.mark.parametrize(
    ("prowess", "hand", "legal_"), [(0, "run_through*3", False), (3, "", False), (1, "run_through", True)]
)
def test_pressing_on_needs_prowess_and_a_card(prowess: int, hand: str, legal_: bool) -> None:
    state = table("end_of_combat", tom(prowess=prowess, hand=hand), ian(hand="wait*7"), game=GAME)
    while "pass" in legal(state) and state.phase == "end_of_combat":
        do(state, "pass")
    assert ("press-on" in legal(state)) == legal_
    if not legal_:
        refused(state, "press-on")


@pytest.mark.rule("CCG-265", "CCG-310")
def test_a_wineskin_helps_to_press_on() -> None:
    state = table(
        "resolution",
        tom(prowess=0, items="wineskin", hand=""),
        ian(hand="wait*3"),
        game=GAME,
        center="frail/wait",
        moves=["center:0 cut"],
    )
    to_chance(state)
    assert state.moves == []
    draw_any(state)
    assert len(state.hand[B]) == 7
    do(state, "use wineskin", "draw carousing", "press-on")
    assert (stats(state)[0], state.hand[A]) == (4, ["carousing"])


@pytest.mark.rule("CCG-266")
def test_pressing_on_restores_nothing() -> None:
    state = table(
        "end_of_combat", tom(prowess=5, health=7, hand="run_through*3"), ian(hand="wait*7"), game=GAME, allies="belit"
    )
    do(state, "press-on")
    assert (stats(state), len(state.hand[A]), len(state.allies), state.phase) == ((5, 7), 3, 1, "prepare")


# -- Rest --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CCG-267", "CCG-270", "CCG-271", "CCG-272")
def test_the_rest_step_in_order() -> None:
    state = table(
        "rest", tom(prowess=6, health=8, hand="storytelling*2"), ian(hand="wait*9"), game=GAME, allies="belit"
    )
    assert state.allies
    events = do(state, "play storytelling", "discard storytelling")
    assert stats(state) == (20, 13)
    refused(state, "vitality 4", "CCG-271")
    events += do(state, "vitality 3")
    assert stats(state) == (17, 16)
    do(state, "discard wait", "discard wait")
    draw_any(state)
    assert (len(state.hand[A]), len(state.hand[B]), state.active) == (7, 7, B)
    order = ["action-played", "effect-heal", "ally-dismissed", "prowess-restored", "vitality-used"]
    assert [kind for kind in kinds(events) if kind in order] == order


@pytest.mark.rule("CCG-268")
def test_actions_come_first_and_never_later() -> None:
    state = table("rest", tom(health=8, hand="storytelling*2"), ian())
    do(state, "pass")
    assert "vitality 0" in legal(state)
    refused(state, "play storytelling", "CCG-268")


@pytest.mark.rule("CCG-269")
def test_allies_go_home_without_loss() -> None:
    state = table("rest", tom(chronicle="gray_ape*3"), ian(), allies="belit valeria")
    to_chance(state)
    assert (state.allies, fame(state)[0], len(state.discard[A])) == ([], 15, 2)


@pytest.mark.rule("CCG-271")
def test_vitality_is_limited_to_missing_health() -> None:
    state = table("rest", tom(health=17), ian())
    assert legal(state) == ["vitality 0", "vitality 1"]
    do(state, "vitality 1")
    assert stats(state) == (19, 18)


@pytest.mark.rule("CCG-042", "CCG-272", "CCG-280")
def test_hands_to_seven_and_no_voluntary_discards() -> None:
    state = table("rest", tom(hand="run_through*4", health=17), ian(hand="wait*7"), game=GAME)
    do(state, "pass") if "pass" in legal(state) else None
    refused(state, "discard run_through")
    do(state, "vitality 0")
    assert state.is_chance()
    draw_any(state)
    assert len(state.hand[A]) == 7


@pytest.mark.rule("CCG-264")
def test_a_conan_without_prowess_is_told_why_he_must_rest() -> None:
    stack = [{"frame": "turn", "stage": "rest"}, {"frame": "press"}]
    state = table("end_of_combat", tom(prowess=0, hand="run_through"), ian(), stack=stack)
    assert legal(state) == ["rest"]
    refused(state, "press-on", "CCG-264")
