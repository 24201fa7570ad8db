"""Positions as JSON: what is left out, and every invariant that can be violated."""

from __future__ import annotations

from typing import Any

import pytest

import warhall
from tests.rules.age_of_war.table import held

GAME = warhall.load_game("age-of-war", players=2)


def owned(*hands: str) -> dict[str, Any]:
    return {castle: {"owner": seat} for castle, seat in held(*hands).items()}


ATTACK = {"to_move": 0, "target": "azuchi", "filled": [1]}
ALL = owned("oda tokugawa", "uesugi mori chosokabe shimazu")


def test_an_empty_position_is_the_start() -> None:
    assert GAME.state_from_json({}) == GAME.new_initial_state()


def test_what_is_left_out_follows_from_the_rest() -> None:
    position = GAME.state_from_json({"to_move": 1, "castles": owned("mori"), "dice": ["A", "1"]}).to_json()
    assert position["dice_left"] == 2
    assert position["lost"] == 5
    assert position["dice"] == ["1", "A"]
    assert position["castles"]["takahashi"] == {"owner": 0, "facedown": True}
    assert position["castles"]["edo"] == {"owner": None, "facedown": False}


def test_infantry_may_be_written_as_numbers() -> None:
    assert GAME.state_from_json({"to_move": 0, "dice": [3, "A", 1]}).to_json()["dice"] == ["1", "3", "A"]


@pytest.mark.parametrize(
    "position", [{"castles": owned("edo")}, {"target": "azuchi", "filled": [1]}, {"dice": ["D", "C"]}, {"dice_left": 3}]
)
def test_seat_0_plays_where_nobody_is_named(position: dict[str, Any]) -> None:
    assert GAME.state_from_json(position).to_json()["to_move"] == 0


def test_every_field_of_a_position_is_written() -> None:
    position = GAME.state_from_json({**ATTACK, "dice": ["C", "C"], "lost": 4}).to_json()
    assert position["game"] == "age-of-war"
    assert (position["players"], position["to_move"], position["target"]) == (2, 0, "azuchi")
    assert (position["filled"], position["dice"], position["dice_left"]) == ([1], ["C", "C"], 2)


def test_a_finished_game_can_be_set_up() -> None:
    state = GAME.state_from_json({"to_move": 0, "castles": ALL})
    assert state.is_terminal()
    assert state.outcome().scores == [18, 20]


@pytest.mark.parametrize(
    ("position", "field", "rule"),
    [
        ([], "position", None),
        (None, "position", None),
        ("x", "position", None),
        ({"turn": 1}, "turn", None),
        ({"": 1}, "position", None),
        ({"game": "chess"}, "game", None),
        ({"game": None}, "game", None),
        ({"players": 3}, "players", "AOW-001"),
        ({"players": True}, "players", "AOW-001"),
        ({"players": "2"}, "players", "AOW-001"),
        # whose turn
        ({"to_move": 2}, "to_move", "AOW-017"),
        ({"to_move": -1}, "to_move", "AOW-017"),
        ({"to_move": True}, "to_move", "AOW-017"),
        ({"to_move": 0.0}, "to_move", "AOW-017"),
        ({"to_move": "0"}, "to_move", "AOW-017"),
        ({"to_move": [0]}, "to_move", "AOW-017"),
        ({"to_move": None, "castles": owned("edo")}, "to_move", "AOW-017"),
        ({"to_move": None, "target": "azuchi", "filled": [1]}, "to_move", "AOW-017"),
        # castles
        ({"castles": []}, "castles", "AOW-005"),
        ({"castles": None}, "castles", "AOW-005"),
        ({"castles": {"camelot": {"owner": 0}}}, "castles.camelot", "AOW-005"),
        ({"castles": {"Azuchi": {"owner": 0}}}, "castles.Azuchi", "AOW-005"),
        ({"castles": {"azuchi": 0}}, "castles.azuchi", None),
        ({"castles": {"azuchi": {"owner": 0, "points": 9}}}, "castles.azuchi.points", None),
        ({"castles": {"azuchi": {"owner": 2}}}, "castles.azuchi.owner", "AOW-047"),
        ({"castles": {"azuchi": {"owner": -1}}}, "castles.azuchi.owner", "AOW-047"),
        ({"castles": {"azuchi": {"owner": True}}}, "castles.azuchi.owner", "AOW-047"),
        ({"castles": {"azuchi": {"owner": [0, 1]}}}, "castles.azuchi.owner", "AOW-047"),
        ({"castles": {"azuchi": {"owner": "0"}}}, "castles.azuchi.owner", "AOW-047"),
        ({"castles": {"azuchi": {"owner": 0, "facedown": 1}}}, "castles.azuchi.facedown", None),
        ({"castles": {"azuchi": {"owner": 0, "facedown": True}}}, "castles.azuchi.facedown", "AOW-048"),
        ({"castles": {"azuchi": {"owner": None, "facedown": True}}}, "castles.azuchi.facedown", "AOW-048"),
        ({"castles": {"kumamoto": {"owner": 1, "facedown": False}}}, "castles.kumamoto.facedown", "AOW-048"),
        (
            {"castles": {**owned("mori"), "takahashi": {"owner": 1, "facedown": True}}},
            "castles.takahashi.facedown",
            "AOW-048",
        ),
        # the attack
        ({"to_move": 0, "filled": [1]}, "filled", "AOW-038"),
        ({"to_move": 0, "filled": "1"}, "filled", None),
        ({"to_move": 0, "filled": None}, "filled", None),
        ({**ATTACK, "target": "camelot"}, "target", "AOW-005"),
        ({**ATTACK, "target": 0}, "target", "AOW-005"),
        ({**ATTACK, "target": ["azuchi"]}, "target", "AOW-005"),
        ({**ATTACK, "castles": owned("azuchi")}, "target", "AOW-037"),
        ({**ATTACK, "castles": owned("", "oda")}, "target", "AOW-037"),
        ({**ATTACK, "filled": []}, "filled", "AOW-038"),
        ({**ATTACK, "filled": [0]}, "filled", "AOW-006"),
        ({**ATTACK, "filled": [4]}, "filled", "AOW-006"),
        ({**ATTACK, "filled": [True]}, "filled", "AOW-006"),
        ({**ATTACK, "filled": ["1"]}, "filled", "AOW-006"),
        ({**ATTACK, "filled": [[1]]}, "filled", "AOW-006"),
        ({**ATTACK, "filled": [1, 1]}, "filled", "AOW-006"),
        ({**ATTACK, "filled": ["daimyo"]}, "filled", "AOW-046"),
        ({**ATTACK, "filled": [1, 2, 3]}, "filled", "AOW-027"),
        ({**ATTACK, "castles": owned("", "azuchi"), "filled": [1, 2, 3, "daimyo"]}, "filled", "AOW-027"),
        # dice
        ({"to_move": 0, "dice": ["1"] * 8}, "dice", "AOW-003"),
        ({"to_move": 0, "dice": ["4"]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": ["a"]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": [0]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": [4]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": [True]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": [1.0]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": "123"}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": [["1"]]}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": None}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": {"1": 2}}, "dice", "AOW-004"),
        ({"to_move": 0, "dice": ["1"], "dice_left": 2}, "dice", "AOW-021"),
        ({"to_move": 0, "dice_left": 0}, "dice_left", "AOW-003"),
        ({"to_move": 0, "dice_left": 8}, "dice_left", "AOW-003"),
        ({"to_move": 0, "dice_left": True}, "dice_left", "AOW-003"),
        ({"to_move": 0, "dice_left": "7"}, "dice_left", "AOW-003"),
        ({"to_move": 0, "dice_left": None}, "dice_left", "AOW-003"),
        ({**ATTACK, "dice_left": 7}, "dice_left", "AOW-035"),
        ({**ATTACK, "filled": [2, 3], "dice_left": 4}, "dice_left", "AOW-035"),
        ({"to_move": None, "dice": ["1"] * 7}, "dice", "AOW-010"),
        ({"to_move": None, "dice_left": 6}, "dice", "AOW-010"),
        ({"to_move": 0, "castles": ALL, "dice": ["1"] * 7}, "dice", "AOW-052"),
        # lost dice
        ({"to_move": 0, "dice_left": 5, "lost": 1}, "lost", "AOW-020"),
        ({"to_move": 0, "lost": 1}, "lost", "AOW-020"),
        ({"to_move": 0, "lost": -1}, "lost", "AOW-020"),
        ({"to_move": 0, "lost": False}, "lost", "AOW-020"),
        ({"to_move": 0, "lost": "0"}, "lost", "AOW-020"),
        ({**ATTACK, "dice_left": 6, "lost": 1}, "lost", "AOW-020"),
        ({**ATTACK, "dice_left": 3, "lost": 4}, "lost", "AOW-020"),
    ],
    ids=str,
)
def test_an_impossible_position_names_the_field_and_the_rule(position: Any, field: str, rule: str | None) -> None:
    with pytest.raises(warhall.InvalidPositionError) as refusal:
        GAME.state_from_json(position)
    assert (refusal.value.field, refusal.value.rule) == (field, rule)
    for lang in warhall.LANGUAGES:
        text = refusal.value.text_in(lang)
        assert "{" not in text.replace("{'1': 2}", "")
        assert len(text) < 300


@pytest.mark.parametrize("players", [2.0, 2.5])
def test_a_number_of_players_is_a_whole_number(players: float) -> None:
    with pytest.raises(warhall.InvalidPositionError):
        GAME.state_from_json({"players": players})


def test_reading_a_position_leaves_the_given_object_alone() -> None:
    given = {**ATTACK, "castles": owned("edo"), "dice": ["A"]}
    before = repr(given)
    state = GAME.state_from_json(given)
    state.apply_action("lose")
    assert repr(given) == before
