"""Action texts from forms that are written once."""

from __future__ import annotations

import pytest

from warhall.kernel import ActionSyntaxError
from warhall.kernel.notation import Kind, Names, Notation, Words
from warhall.kernel.text import KERNEL_CATALOGUE

FORMS = ["move PROVINCE PROVINCE NUMBER", "conan PROVINCE", "conan stay", "deal CARD+", "foe PLACE", "pass"]
KINDS: dict[str, Kind] = {
    "PROVINCE": Names("province", ["koth", "ophir", "shem"], "T-1"),
    "NUMBER": Names("number", [str(number) for number in range(5)]),
    "CARD": Names("card", ["axe", "bow"]),
    "PLACE": Words("place", ["left", "right"], r"([a-z]+)\d"),
}


@pytest.fixture
def notation() -> Notation:
    return Notation(FORMS, KINDS, KERNEL_CATALOGUE)


def test_texts_and_meanings_go_both_ways(notation: Notation) -> None:
    action = notation.make("move", 0, 2, 3)
    assert action == "move koth shem 3"
    assert notation.read(action) == ("move", 0, 2, 3)
    assert notation.make("move", 0, 2, 3) is action
    assert notation.make("conan", "stay") == "conan stay"
    assert notation.make("foe", "left2") == notation.parse(" FOE  Left2 ")
    assert notation.read("deal bow axe") == ("deal", 0, 1)
    assert notation.parse("deal bow axe") == "deal axe bow"


@pytest.mark.parametrize(
    ("text", "code", "field", "suggestion"),
    [
        ("", "unknown-verb", "verb", "none"),
        (7, "unknown-verb", "verb", "none"),
        ("mov koth ophir 2", "unknown-verb", "verb", "move"),
        ("move koth ofir 2", "unknown-name", "province", "ophir"),
        ("move koth ophir", "bad-words", None, None),
        ("conan kot", "unknown-name", "province", "koth"),
        ("deal axe box", "unknown-name", "card", "bow"),
        ("foe top1", "unknown-name", "place", "none"),
        ("pass 1", "bad-words", None, None),
        ("deal " + "axe " * 41, "bad-words", None, None),
    ],
)
def test_a_text_that_is_no_action_is_explained(
    notation: Notation, text: str, code: str, field: str | None, suggestion: str | None
) -> None:
    with pytest.raises(ActionSyntaxError) as refusal:
        notation.parse(text)
    assert (refusal.value.code, refusal.value.field) == (code, field)
    assert refusal.value.facts.get("suggestion") == suggestion


def test_the_usage_of_a_verb_follows_from_its_forms(notation: Notation) -> None:
    assert notation.usage("conan") == "conan <province> / conan stay"
    assert notation.usage("deal") == "deal <card> ..."


def test_an_action_without_a_form_is_a_fault_of_the_rules(notation: Notation) -> None:
    with pytest.raises(ValueError, match="no form of move"):
        notation.make("move", 1)
