"""Positions set up by hand: what is left out is completed, and what is wrong is named with its place and the remedy."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import warhall
from tests.rules.conan_ccg.table import A, B, C, do, ian, legal, standard, table, tom
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.position import BEGINNINGS
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import InvalidPositionError

GAME = ConanCCG()


def position(players: int = 2, **fields: Any) -> ConanState:
    state = warhall.load_game("conan-ccg", players=players).state_from_json(fields)
    assert isinstance(state, ConanState)
    assert state.game.state_from_json(state.to_json()).to_json() == state.to_json()
    return state


def refused(**fields: Any) -> InvalidPositionError:
    with pytest.raises(InvalidPositionError) as caught:
        GAME.state_from_json(fields)
    for lang in ("en", "fr"):
        assert "{" not in caught.value.text_in(lang)
    return caught.value


def test_nothing_at_all_is_the_beginning() -> None:
    assert position().to_json() == GAME.new_initial_state().to_json()


@pytest.mark.rule("CCG-109", "CCG-290")
def test_one_zone_is_a_combat() -> None:
    state = position(zones={"center": [{"card": "thak"}]})
    assert (state.phase, state.active, state.turn, state.round, state.conan_place) == ("survey", A, 1, 1, "center")
    assert state.zones[0][0].owner == B
    assert legal(state) == ["fight", "retreat"]


@pytest.mark.rule("CCG-109")
@pytest.mark.parametrize("phase", BEGINNINGS)
def test_the_word_of_a_phase_begins_it(phase: str) -> None:
    empty = phase in ("set-up", "end_of_combat", "rest")
    state = position(phase=phase, zones={} if empty else {"center": [{"card": "thak", "move": "run_through"}]})
    assert not state.is_terminal()


@pytest.mark.rule("CCG-284")
def test_a_deck_left_out_holds_what_lies_nowhere_else() -> None:
    whole = position()
    state = position(active=A, seats=[{"hand": ["run_through"], "items": [{"card": "wineskin"}]}, {}])
    assert sorted([*state.deck[A], "run_through", "wineskin"]) == whole.deck[A]
    assert (state.phase, state.lists[A]) == ("prepare", state.game.decks[A])


@pytest.mark.rule("CCG-284")
def test_cards_beyond_the_list_make_a_list_of_their_own() -> None:
    state = position(active=A, seats=[{"hand": ["belit"]}, {}])
    assert state.lists[A].draw == {**state.game.decks[A].draw, "belit": 1}
    assert state.to_json()["seats"][A]["list"]["draw"]["belit"] == 1
    assert "list" not in state.to_json()["seats"][B]


@pytest.mark.rule("CCG-284")
def test_a_list_without_cards_is_not_one_that_was_left_out() -> None:
    state = position(seats=[{"deck": [], "hand": []}, {"list": {}}])
    assert state.lists[A].draw == {}
    assert state.lists[B].same_cards(state.game.decks[B])
    assert state.game.state_from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.rule("CCG-036", "CCG-043")
def test_another_conan_has_his_own_figures() -> None:
    state = position(seats=[{"list": {"conan": "conan_called_amra"}}, {}])
    amra = state.cards["conan_called_amra"]
    assert (state.prowess[A], state.health[A]) == (amra.prowess, amra.health)
    assert state.conan(A) is amra


@pytest.mark.rule("CCG-282")
def test_seats_that_know_something_are_listed() -> None:
    down = {"card": "thak", "move": "run_through", "down": True, "seen": [C]}
    seats = [{}, {"hand": ["fists_of_iron"], "shown": [["fists_of_iron", [A]]]}, {}]
    state = position(3, phase="conan_move", zones={"center": [down]}, seats=seats)
    seen = [state.view(viewer)["zones"]["center"][0]["move"] for viewer in (A, B, C, None)]
    assert seen == ["?", "run_through", "run_through", "?"]
    assert [state.view(viewer)["seats"][B]["known"] for viewer in (A, C, None)] == [["fists_of_iron"], [], []]


def test_moves_and_those_who_perform_them_are_written_in_words() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="thak/?run_through")
    do(state, "move run_through center:0")
    written = state.to_json()["moves"][0]
    assert (written["zone"], written["gap"], written["card"]) == ("center", 0, "run_through")
    assert "by" not in written


@pytest.mark.rule("CCG-109")
def test_a_stack_that_is_given_waits_for_somebody() -> None:
    error = refused(active=A, phase="prepare", stack=[{"frame": "turn", "stage": "prepare"}])
    assert (error.code, error.field, error.rule) == ("position-nobody-waits", "stack", "CCG-109")
    assert refused(active=A, phase="prepare", stack=[]).code == "position-nobody-waits"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"zones": {"center": [{"card": "thakk"}]}},
            'zones.center[0].card: there is no card "thakk". Did you mean thak?',
        ),
        (
            {"zones": {"left": [{"card": "thak", "move": "run_trough"}]}},
            'zones.left[0].move: there is no card "run_trough". Did you mean run_through?',
        ),
        (
            {"zones": {"left": [{"card": "thak", "move": "thak"}]}},
            "zones.left[0].move: thak cannot lie there.",
        ),
        ({"zones": {"center": [{}]}}, "zones.center[0].card: the card is missing."),
        ({"zones": {"centre": []}}, "zones.centre: there is no such field. Did you mean center?"),
        ({"zones": {"center": [{"cards": 1}]}}, "zones.center[0].cards: there is no such field. Did you mean card?"),
        (
            {"moves": [{"card": "run_through", "zone": "reer"}]},
            'moves[0].zone: nothing here is called "reer". Did you mean rear?',
        ),
        ({"moves": [{"card": "run_through", "by": "belit"}]}, 'moves[0].by: "belit" is neither conan'),
        ({"seats": [{"hand": ["run_through", 3]}, {}]}, "seats[0].hand[1]: "),
        ({"seats": [{"foe_top_seen": [2]}, {}]}, "seats[0].foe_top_seen[0]: "),
        ({"seats": [{"chronicle": [[1, "run_through"]]}, {}]}, "seats[0].chronicle[0][1]: run_through cannot"),
        ({"seats": [{}]}, "seats: 1 entry instead of 2."),
        ({"winners": [0]}, 'winners: nobody has won yet. Say how the game "ended", or leave winners out.'),
        ({"moves": [{"card": "run_through"}]}, "moves: before the game nothing lies there."),
        ({"phase": "set-up", "zones": {"left": [{"card": "thak"}]}}, "zones: before the game nothing lies there."),
        ({"active": A, "moves": [{"card": "run_through"}]}, "moves: moves lie in a combat only."),
        ({"zones": {"left": [{"card": "thak", "wounds": 99}]}}, "zones.left[0].wounds: nobody goes on"),
        ({"zones": {"left": [{"card": "thak"}] * 4}}, "zones.left: at most 3 Foes stand in a zone."),
        (
            {"phase": "reveal", "zones": {"left": [{"card": "thak"}]}, "moves": [{"card": "run_through"}] * 2},
            "moves[1].gap: another move lies in gap 0 already.",
        ),
        (
            {"zones": {"left": [{"card": "thak"}]}, "moves": [{"card": "run_through", "zone": "left", "gap": 2}]},
            "moves[0].gap: 1 Foe stands in left, with gaps 0 and 1, so there is no gap 2.",
        ),
        ({"phase": "surwey"}, 'phase: nothing here is called "surwey". Did you mean survey?'),
        ({"phase": "prepare", "active": None}, "active: somebody has to be Conan."),
        (
            {"allies": [{"card": "belit", "uid": 3}, {"card": "belit", "uid": 3}]},
            "allies[1].uid: two things have the number 3.",
        ),
        (
            {"seats": [{"deck": [], "list": {"draw": {"run_through": 2}}}, {}]},
            "seats[0].list: the cards on the table are not",
        ),
    ],
    ids=str,
)
def test_an_error_names_the_place_and_the_remedy(fields: dict[str, Any], message: str) -> None:
    assert refused(**fields).text_in("en").startswith(message)


def test_an_ally_alone_is_a_turn_that_begins() -> None:
    state = standard().state_from_json({"allies": [{"card": "belit"}]})
    assert (state.to_json()["phase"], state.current_player()) == ("prepare", A)


def test_positions_are_copied_and_pickled() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="thak/?run_through", allies="belit")
    do(state, "move run_through center:0")
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        twin.zones[0][0].wounds += 1
        assert twin != state


THAK = {"card": "thak"}
DRAWING = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 5}]
WINDOW = {"frame": "window", "seat": A, "window": "prepare"}


@pytest.mark.parametrize(
    ("fields", "place", "rule"),
    [
        pytest.param(fields, place, rule, marks=pytest.mark.rule(rule))
        for fields, place, rule in (
            ({"phase": "survey", "zones": {"center": [THAK]}, "revealed": [[B, "thak"]]}, "revealed", "CCG-129"),
            ({"zones": {"center": [THAK | {"owner": A}]}}, "zones.center[0].owner", "CCG-003"),
            ({"phase": "foe_draw", "revealed": [[A, "thak"]], "stack": DRAWING}, "revealed[0]", "CCG-003"),
            ({"seats": [{}, {"out": True}]}, "active", "CCG-290"),
            ({"seats": [{"out": True}, {}]}, "active", "CCG-290"),
            ({"active": None, "seats": [{"out": True}, {}]}, "seats[0].out", "CCG-290"),
            ({"phase": "rest", "zones": {"center": [THAK]}}, "zones", "CCG-156"),
            ({"phase": "survey", "retreated": True, "zones": {"center": [THAK]}}, "zones", "CCG-156"),
            ({"phase": "survey", "zones": {"center": [THAK]}, "attacks": [{"foe": 1}]}, "attacks", "CCG-309"),
            (
                {"phase": "prepare", "stack": [{"frame": "turn", "stage": "warrior"}, WINDOW | {"attack": 0}]},
                *("stack[1].attack", "CCG-309"),
            ),
            ({"phase": "prepare", "stack": [WINDOW]}, "stack[0]", "CCG-109"),
        )
    ],
)
def test_what_no_game_comes_to_is_refused_by_rule(fields: dict[str, Any], place: str, rule: str) -> None:
    error = refused(**{"active": A, **fields})
    assert (error.field, error.rule) == (place, rule)


@pytest.mark.rule("CCG-290", "CCG-303")
def test_with_three_players_one_may_be_out() -> None:
    state = position(3, active=A, seats=[{}, {"out": True}, {}], zones={"center": [THAK | {"owner": C}]})
    assert state.zones[0][0].owner == C
    with pytest.raises(InvalidPositionError) as caught:
        position(3, active=A, seats=[{}, {"out": True}, {}], zones={"center": [THAK | {"owner": B}]})
    assert caught.value.rule == "CCG-003"
