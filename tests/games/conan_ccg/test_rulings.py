"""The rulings on a card follow from what it does, bears and is."""

from __future__ import annotations

import pytest

import warhall
from warhall.games.conan_ccg.cards.card_data import VERBS, load_pool
from warhall.games.conan_ccg.cards.rulings import CONAN_ONLY, CONCERNS, MULTI, rules_of, rulings_on, topics
from warhall.games.conan_ccg.cards.vocabulary import KEYWORDS, SLOTS, TRAITS, TYPES, WINDOWS
from warhall.kernel import LANGUAGES, use_language

POOL = load_pool()
BOOK = warhall.load_game("conan-ccg").rulebook


def ids(card: str) -> list[str]:
    return [rule.id for rule in rules_of(POOL.cards[card])]


def test_every_rule_that_is_named_exists() -> None:
    named = {rule for words in CONCERNS.values() for rules in words.values() for rule in rules}
    assert named <= set(BOOK.ids)


def test_every_word_is_one_that_a_card_may_have() -> None:
    verbs = {verb.name() for verb in VERBS}
    assert {word.partition(".")[0] for word in CONCERNS["verb"]} == verbs
    assert set(CONCERNS["ability"]) == set(POOL.abilities)
    assert set(CONCERNS["when"]) <= set(WINDOWS)
    assert set(CONCERNS["scope"]) == {"conan", "foe", CONAN_ONLY}
    assert {word.rpartition(".")[2] for word in CONCERNS["trait"]} == set(TRAITS)
    assert set(CONCERNS["icon"]) == {MULTI, *POOL.icon_data} - {"empty"}
    for sort, known in (("keyword", KEYWORDS), ("slot", SLOTS), ("type", TYPES)):
        assert set(CONCERNS[sort]) == set(known)
    assert set(CONCERNS["kind"]) == {card.kind for card in POOL.cards.values()}


def test_every_card_has_rulings_in_both_languages_and_other_rules() -> None:
    for card in POOL.cards.values():
        assert 0 < len(rulings_on(card)) < len(rules_of(card)), card.id
        assert all(rule.fr.ruling for rule in rulings_on(card)), card.id


def test_every_verb_of_every_card_is_spoken_of() -> None:
    """A verb with its value, or by itself."""
    known = CONCERNS["verb"]
    for card in POOL.cards.values():
        said = {word for sort, word in topics(card) if sort == "verb"}
        for name in {word.partition(".")[0] for word in said}:
            assert any(word in known for word in said if word.partition(".")[0] == name), (card.id, name)


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("storytelling", "CCG-100"),  # heals: up to the Starting Health
        ("gunderman_pikeman", "CCG-182"),  # Veteran: a gap that is closed
        ("conan_the_bold", "CCG-205"),  # Reflexes
        ("whirl_of_red_steel", "CCG-252"),  # a triple Blade: no leak
        ("dweller_in_the_pit", "CCG-149"),  # Conan cannot Retreat
        ("thoth_amon", "CCG-144"),  # Solitary: where it stands
        ("not_while_i_breathe", "CCG-089"),  # cancels the latest Action
        ("words_of_acheron", "CCG-242"),  # Magic is blank but for Sorcerers
        ("jade_halls_of_paikang", "CCG-061"),  # a Region that a Foe player plays
    ],
)
def test_what_a_card_does_brings_its_rulings(card: str, rule: str) -> None:
    assert rule in ids(card)


def test_the_most_particular_comes_first() -> None:
    assert ids("storytelling").index("CCG-100") < ids("storytelling").index("CCG-088")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_description_tells_the_rulings(lang: str) -> None:
    with use_language(lang):
        table = warhall.load_game("conan-ccg").card_box().describe("storytelling")
        told = dict(zip(table.row_keys, (str(row[-1]) for row in table.rows), strict=True))
        assert BOOK["CCG-100"].words.ruling in told["rulings"]
        assert BOOK["CCG-279"].words.title in told["rules"]
