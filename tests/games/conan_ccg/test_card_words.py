"""The words of card texts: what they take, what a pack may not say, and the text of a card that has none of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import warhall
from tests.rules.conan_ccg.table import POOL, card, made
from warhall.games.conan_ccg.cards.card_data import VERBS
from warhall.games.conan_ccg.cards.composing import Composer
from warhall.games.conan_ccg.cards.vocabulary import Filter
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.games.conan_ccg.rules.conditions import CONDITIONS
from warhall.games.conan_ccg.rules.verbs import ModifyStat
from warhall.kernel import LANGUAGES, InvalidOptionError, use_language

DOCS = Path(str(warhall.__file__)).parents[2] / "docs" / "conan-ccg.md"


def test_the_words_in_the_docs_are_those_of_the_classes() -> None:
    written = " ".join(DOCS.read_text(encoding="utf-8").split())
    for title, words in (("Verbs", VERBS), ("Conditions", CONDITIONS)):
        assert f"**{title}**: `{' '.join(word.name() for word in words)}`" in written
    assert f"**Filters**: `{' '.join(Filter.__struct_fields__)}`" in written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_condition_has_words(lang: str) -> None:
    messages = [f"verb-{verb.name()}" for verb in VERBS] + [f"if-{each.name()}" for each in CONDITIONS]
    assert [message for message in messages if not CATALOGUE.has(message, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_effect_can_be_put_into_words(lang: str) -> None:
    composer = Composer(POOL, lang)
    for effect in POOL.effects.values():
        text = composer.text([effect])
        assert text.endswith(".")
        assert not any(sign in text for sign in "{$_"), text


def test_a_card_without_a_text_tells_what_its_verbs_do() -> None:
    balm = [{"verb": "heal", "n": 2, "who": "conan"}, {"verb": "draw", "n": 1, "player": "owner"}]
    pay = {"verb": "lose_prowess", "n": 2, "who": "conan"}
    fire = {"verb": "wound", "n": {"per": "hits", "icon": "blade"}, "who": "foes", "filter": {"type": "human"}}
    effects = [
        {"when": "prepare", "limit": "turn", "may": True, "cost": [pay], "do": balm},
        {"when": ["survey", "rest"], "if": [{"is": "scars", "min": 3}], "choose": [[fire], [{"verb": "cancel"}]]},
    ]
    own = {"en": "Warms the heart.", "fr": "Réchauffe le cœur."}
    game = made(card("item", "flask", effects=effects), card("item", "cup", effects=effects, text=own))
    assert game.pool.cards["flask"].text == (
        "In the Prepare Step, once per turn, if you like: Conan loses 2 Prowess: Conan regains 2 Health, draw 1 card. "
        "In the Survey Phase or in the Rest Phase, if Conan has 3 or more Scars: each Foe (Human) takes 1 wound for "
        "each Blade icon that hits or cancel that Action."
    )
    with use_language("fr"):
        assert "Conan récupère 2 points de Santé" in game.pool.cards["flask"].text
        assert game.pool.cards["cup"].text == own["fr"]
    assert game.pool.cards["cup"].text == own["en"]


def test_an_ability_without_a_text_tells_what_its_verbs_do() -> None:
    rest = {"when": "barbarian", "may": True, "do": [{"verb": "heal", "n": "N", "who": "conan"}]}
    pool = made(("ability", {"id": "stamina", "effects": [rest]})).pool
    assert pool.ability_text("stamina", 3) == "In the Barbarian Phase, if you like: Conan regains 3 Health."


def test_a_standing_verb_says_which_question_it_answers() -> None:
    assert [verb for verb in VERBS if verb.lasting and not verb.asked_by] == [ModifyStat]  # it asks by statistic


@pytest.mark.parametrize(
    ("verb", "told"),
    [
        ({"verb": "heal", "n": 1, "who": "ally"}, ("heal: ", "$.who")),
        ({"verb": "heal", "who": "conan"}, ("heal: ", "`n`")),
        ({"verb": "heal", "n": 1, "who": "conan", "icon": "blade"}, ("heal: ", "`icon`")),
        ({"verb": "look", "what": "conan_hand", "n": "N"}, ("look: ", "$.n")),
        ({"verb": "wound", "n": 1, "who": "foe", "filter": {"colour": "red"}}, ("wound: ", "`colour`", "$.filter")),
        ({"verb": "ignore_icons", "icon": "fork", "move": "all_moves", "duration": "round"}, ("icon: ", "'fork'")),
        ({"verb": "zone_limit", "n": 1}, ("zone_limit needs a duration",)),
    ],
)
def test_a_fault_of_a_pack_names_card_verb_and_parameter(verb: dict[str, Any], told: tuple[str, ...]) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        made(card("item", "charm", effects=[{"when": "prepare", "do": [verb]}]))
    text = caught.value.text_in("en")
    assert all(word in text for word in ("charm, effect 1: ", *told)), text


def test_a_card_needs_a_name_in_both_languages() -> None:
    with pytest.raises(InvalidOptionError) as caught:
        made(("region", {"id": "charm", "name": {"en": "Charm"}, "territory": "koth"}))
    assert "charm: no name in fr" in caught.value.text_in("en")
