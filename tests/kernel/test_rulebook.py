"""The numbered rules as data."""

from __future__ import annotations

import pytest

import warhall

BOOK = warhall.load_game("age-of-war").rulebook


def test_the_rules_are_numbered_in_order_and_whole_in_both_languages() -> None:
    assert len(BOOK) == 60
    assert BOOK.ids == [f"AOW-{number:03}" for number in range(1, 61)]
    for rule in BOOK:
        assert rule.example_source in ("rulebook", "made_up")
        for words in (rule.en, rule.fr):
            assert all((words.section, words.title, words.text, words.example)), rule.id
        assert rule.en.text != rule.fr.text
        assert bool(rule.en.ruling) == bool(rule.fr.ruling), rule.id


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    assert BOOK["aow-038"] is BOOK["AOW-038"]
    assert "AOW-038" in BOOK
    assert "AOW-061" not in BOOK


def test_the_words_follow_the_language() -> None:
    rule = BOOK["AOW-001"]
    with warhall.use_language("fr"):
        assert rule.words is rule.fr
    with warhall.use_language("en"):
        assert rule.words is rule.en


@pytest.mark.parametrize("text", ["AOW-38", "aow-38", "AOW038", "38", "038", " aow-038 "])
def test_a_rule_is_found_by_its_number_however_it_is_written(text: str) -> None:
    assert BOOK[text].id == "AOW-038"


@pytest.mark.parametrize("text", ["AOW-0388", "AOC-038", "", "0", "-"])
def test_an_unknown_rule_says_which_there_are(text: str) -> None:
    with pytest.raises(warhall.UnknownNameError) as refusal:
        BOOK[text]
    assert refusal.value.suggestion is None
    assert "AOW-001 to AOW-060" in str(refusal.value)


def test_a_rule_like_no_other_suggests_nothing() -> None:
    with pytest.raises(warhall.UnknownNameError) as refusal:
        BOOK["zzzzzzzzzz"]
    assert refusal.value.suggestion is None
