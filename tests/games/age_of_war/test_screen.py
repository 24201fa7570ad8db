"""The table in a terminal of 80 columns."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console
from rich.markup import render

import warhall
from warhall.games.age_of_war.components import CASTLES
from warhall.testing.checks import positions

GAME = warhall.load_game("age-of-war", players=2)
NAMES = ["Kim", "Ed"]


def plain(markup: str) -> str:
    return render(markup).plain


def shown(markup: str, width: int = 80) -> str:
    """Write what a terminal of this width shows."""
    console = Console(width=width, file=io.StringIO(), highlight=False, force_terminal=False)
    console.print(markup)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_but_a_long_hand_needs_more_than_80_columns(players: int, lang: str) -> None:
    game = warhall.load_game("age-of-war", players=players)
    names = [f"Player number {seat}" for seat in range(players)]
    with warhall.use_language(lang):
        for number, state in enumerate(positions(game, seed=players)):
            if number % 50 or number > 3000:
                continue
            view = state.view(0)
            for drawing in (game.draw_text(view, names, 80), game.draw_turn(view, names, 80)):
                long = [line for line in plain(drawing).splitlines() if len(line) > 80]
                assert all(any(name in line for name in names) for line in long), long
                assert all(len(line) <= 80 for line in shown(drawing).splitlines())
            assert len(game.prompt(view, names)) <= 80


def test_every_castle_stands_in_the_center_with_its_lines() -> None:
    drawing = plain(GAME.draw_text(GAME.new_initial_state().view(0), NAMES, 80))
    assert all(castle.name in drawing for castle in CASTLES)
    assert "[A][CC][5]" in drawing
    assert "[D!]" not in drawing


def test_filled_lines_owners_and_piles_are_drawn() -> None:
    castles = {"edo": {"owner": 1}, "gassantoda": {"owner": 0}, "takahashi": {"owner": 0}}
    state = GAME.state_from_json(
        {"to_move": 0, "castles": castles, "target": "edo", "filled": [1], "dice": ["A", "D"], "lost": 2}
    )
    with warhall.use_language("en"):
        drawing = plain(GAME.draw_text(state.view(0), NAMES, 80))
    assert "► Kim (5 points): ■ Mori clan (5)" in drawing
    assert "Ed (3 points): Edo 3  [✓][AC][3][D!]" in drawing
    assert "3 placed, 2 lost" in drawing


@pytest.mark.parametrize(
    "name", ["[bold]Kim", "[/]", "a\\", "\\[/x]", "[red]", "\\", "\\\\[/]", "{x}", "[link=http://x]y[/link]", "é☃", ""]
)
def test_a_name_is_shown_as_it_is_written(name: str) -> None:
    text = shown(GAME.draw_text(GAME.new_initial_state().view(0), [name, "Ed"], 80))
    assert f"  {name} (" in text


def test_a_menu_lists_every_fill_once_and_losing_last() -> None:
    rng = random.Random(2)
    for state in positions(GAME, seed=8):
        legal = state.legal_actions()
        if not legal or rng.random() < 0.9:
            continue
        listed = [action for row in GAME.menu(state.view(0), legal) for action, _ in row.choices]
        assert set(listed) <= set(legal)
        assert len(listed) == len(set(listed))
        assert listed[-1] == "lose"
        assert not any("+" in action for action in listed)
        assert all(GAME.action_label(action, state.view(0)) for action in legal)


@pytest.mark.parametrize(
    ("position", "english"),
    [
        ({}, "A draw decides who goes first."),
        ({"to_move": 1}, "Ed rolls 7 dice."),
        ({"to_move": 0, "dice_left": 1}, "Kim rolls one die."),
        ({"to_move": 0, "dice": ["A"]}, "Kim: fill a line, or lose a die."),
        (
            {"to_move": 0, "target": "edo", "filled": [1], "dice": ["A"]},
            "Kim: fill a line of Edo, or lose a die.",
        ),
    ],
    ids=str,
)
def test_one_line_says_who_must_do_what(position: dict[str, object], english: str) -> None:
    view = GAME.state_from_json(position).view(0)
    with warhall.use_language("en"):
        assert GAME.prompt(view, NAMES) == english
    with warhall.use_language("fr"):
        assert GAME.prompt(view, NAMES) != english


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
def test_every_event_of_a_game_has_a_sentence_without_a_gap(lang: str) -> None:
    rng = random.Random(6)
    state = GAME.new_initial_state()
    kinds = set()
    with warhall.use_language(lang):
        while not state.is_terminal():
            chance = state.is_chance()
            action = state.sample_chance(rng) if chance else rng.choice(state.legal_actions())
            for event in state.apply_action(action):
                kinds.add(event.kind)
                text = GAME.event_text(event, NAMES)
                assert text
                assert "{" not in text, text
        assert GAME.prompt(state.view(0), NAMES)
    assert kinds >= {
        "first-player",
        "rolled",
        "line-filled",
        "die-lost",
        "castle-conquered",
        "turn-begins",
        "game-over",
    }
