"""Actions are their texts."""

from __future__ import annotations

import msgspec
import pytest

from warhall import Action
from warhall.kernel.action import MAX_LENGTH, excerpt, words


def test_an_action_is_a_text_with_a_verb_and_arguments() -> None:
    action = Action("fill azuchi 2")
    assert isinstance(action, str)
    assert action == "fill azuchi 2"
    assert hash(action) == hash("fill azuchi 2")
    assert (action.verb, action.args) == ("fill", ("azuchi", "2"))
    assert (Action("lose").verb, Action("lose").args) == ("lose", ())
    assert sorted([Action("lose"), Action("fill b 1"), Action("fill a 1")]) == ["fill a 1", "fill b 1", "lose"]
    assert str(action) == f"{action}" == "fill azuchi 2"
    assert repr(action) == "Action('fill azuchi 2')"


def test_an_action_travels_as_json() -> None:
    assert msgspec.json.encode(str(Action("lose"))) == b'"lose"'


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("fill azuchi 2", ["fill", "azuchi", "2"]),
        ("  FILL\tAzuchi \n 2 ", ["fill", "azuchi", "2"]),
        ("", []),
        ("   ", []),
        ("x" * (MAX_LENGTH + 1), []),
        (None, []),
        (7, []),
        (b"lose", []),
    ],
)
def test_words_as_a_person_may_type_them(typed: str, expected: list[str]) -> None:
    assert words(typed) == expected


def test_an_excerpt_is_short_and_harmless() -> None:
    assert excerpt("fill azuchi 2") == "fill azuchi 2"
    assert excerpt("\x1b[31mred\x00\n") == "?[31mred??"
    assert len(excerpt("x" * 10_000)) == 60
    assert excerpt("x" * 10_000).endswith("…")
    assert excerpt("x" * 60) == "x" * 60
    assert excerpt(None) == "None"
    assert excerpt("é") == "é"


@pytest.mark.parametrize("character", ["\x00", "\x1b", "\n", "\x7f", "\x9b", "\ud800"])
def test_an_excerpt_holds_no_control_characters(character: str) -> None:
    assert excerpt(f"a{character}b") == "a?b"


@pytest.mark.parametrize("character", ["\u202e", "\u2066", "\u200b"])
def test_an_excerpt_cannot_turn_the_writing_round(character: str) -> None:
    assert excerpt(f"a{character}b") == "a?b"
