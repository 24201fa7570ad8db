"""Games in numbers: every action has one of its own, and a row of numbers says what a view says."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import warhall
from warhall.envs import numbers
from warhall.games.conan_ccg.study.spaces import FORMS, all_forms
from warhall.kernel import ActionSyntaxError, InvalidOptionError
from warhall.kernel.spaces import ActionSpace, Amount, Change, Each, EachSeat, Facts, Held, Many, One, Seats, Sight
from warhall.testing.checks import check_numbers, positions

GAMES = {"age-of-war": 6, "age-of-conan": 4, "conan-ccg": 6}
EVERY = {"age-of-war": 40, "age-of-conan": 8, "conan-ccg": 4}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_of_random_games_with_random_options_has_a_number(game_id: str, seed: int) -> None:
    options = warhall.game_class(game_id).random_options(random.Random(seed))
    if "turn_limit" in options:
        options["turn_limit"] = 12
    game = warhall.load_game(game_id, **options)
    for number, state in enumerate(positions(game, seed)):
        if number % EVERY[game_id] == 0:
            check_numbers(state)


@pytest.mark.parametrize("game_id", GAMES)
def test_decoding_and_encoding_every_number_gives_it_back(game_id: str) -> None:
    game = warhall.load_game(game_id, players=GAMES[game_id])
    actions = game.spaces().actions
    for number in random.Random(1).sample(range(len(actions)), min(3000, len(actions))):
        action = actions.action(number)
        assert actions.number(action) == number
        assert game.parse_action(str(action)) == action  # and it is an action of the game
    assert sum(block.size for block in actions.blocks) == len(actions)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_numbers_of_a_game_never_change(game_id: str) -> None:
    """Whoever has learned with them would have to learn anew: think twice before you change these."""
    actions = warhall.load_game(game_id).spaces().actions
    known = {"age-of-war": 112, "age-of-conan": 36_477, "conan-ccg": 13_111}
    assert len(actions) == known[game_id]
    first = {"age-of-war": "lose", "age-of-conan": "attack nordheim nordheim 1", "conan-ccg": "pass"}
    last = {
        "age-of-war": "fill kumamoto daimyo",
        "age-of-conan": "use heart_of_tammuz",
        "conan-ccg": "use pictish_war_chief rear:9 2",
    }
    assert actions.action(0) == first[game_id]
    assert actions.action(len(actions) - 1) == last[game_id]


def test_what_is_no_number_of_an_action_is_refused() -> None:
    actions = ActionSpace(["lose", "fill CASTLE LINE"], {"CASTLE": ["azuchi", "edo"], "LINE": ["1", "2"]})
    assert [actions.action(number) for number in range(5)] == [
        "lose",
        "fill azuchi 1",
        "fill azuchi 2",
        "fill edo 1",
        "fill edo 2",
    ]
    for wrong in (-1, 5, 1.0, True, None, "lose", [1]):
        with pytest.raises(ActionSyntaxError) as error:
            actions.action(wrong)
        assert error.value.code == "bad-action-number"
    with pytest.raises(ActionSyntaxError) as error:
        actions.number("fill edo 3")
    assert error.value.code == "no-action-number"


def test_a_sight_writes_what_a_view_says_from_the_seat_that_looks() -> None:
    sight = Sight(
        Facts(
            turn=Seats(3),
            change=Change(),
            dice=Many("ABC"),
            place=One(("home", "center")),
            seats=EachSeat(3, Facts(gold=Amount(9), hand=Held("xy"))),
            zones=Each(("left", "right"), Amount()),
        )
    )
    seats = [{"gold": 1, "hand": 2}, {"gold": 20, "hand": ["x", "x", "y"]}, {"gold": 3, "hand": 0}]
    view = {"you": 1, "turn": 0, "change": -2, "dice": ["C", "A", "C"], "place": "center", "seats": seats}
    row = sight.row({**view, "zones": {"right": 4}})
    assert sight.named(row) == {
        "turn": [0, 0, 1],
        "change": [-2],
        "dice": [1, 0, 2],
        "place": [0, 1],
        "seats.0.gold": [9],
        "seats.0.hand": [2, 1, 3],
        "seats.1.gold": [3],
        "seats.2.gold": [1],
        "seats.2.hand": [0, 0, 2],
        "zones.right": [4],
    }
    assert len(row) == sight.size == len(sight.low) == len(sight.high)


def test_age_of_war_is_seen_from_each_seat() -> None:
    game = warhall.load_game("age-of-war")
    castles = {"azuchi": {"owner": 1}}
    state = game.state_from_json({"to_move": 0, "castles": castles, "dice": ["1", "1", "A", "D", "D", "D", "D"]})
    sight = game.spaces().sight
    mine, theirs = (sight.named(sight.row(state.view(seat))) for seat in (0, 1))
    assert mine["to_move"] == [1, 0]
    assert theirs["to_move"] == [0, 1]
    assert mine["castles.azuchi.owner"] == [0, 1]
    assert theirs["castles.azuchi.owner"] == [1, 0]
    assert mine["dice"] == [2, 0, 0, 1, 0, 4]


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(InvalidOptionError) as error:
        warhall.Game.spaces(warhall.load_game("age-of-war"))
    assert error.value.code == "no-spaces"


def test_the_page_about_the_numbers_is_current() -> None:
    page = Path(__file__).parents[2] / "docs" / "numbers.md"
    assert page.read_text(encoding="utf-8") == numbers.page(), "run python -m warhall.envs.numbers docs/numbers.md"


def test_a_new_verb_of_the_ccg_is_numbered_behind_all_others() -> None:
    assert all_forms() == list(FORMS)
    assert all_forms(FORMS[1:]) == [*FORMS[1:], FORMS[0]]
