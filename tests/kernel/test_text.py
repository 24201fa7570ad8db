"""Sentences: the same in both languages, all of them whole, and the language of the moment."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator

import pytest

import warhall
from tests.support.source import PACKAGES, bundle, calls, sentences
from warhall.kernel import text
from warhall.kernel.text import Catalogue, bound, language, language_of_locale, set_language, use_language

ERRORS = [
    "WarhallError",
    "IllegalActionError",
    "ActionSyntaxError",
    "InvalidOptionError",
    "InvalidPositionError",
    "NotOverError",
    "UndoError",
    "RecordError",
    "TooManyOutcomes",
    "BotError",
]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    with use_language("en"):
        yield


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_gaps(package: str) -> None:
    assert sentences(package, "en") == sentences(package, "fr")


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("value", [0, 1, 7, "none", "some words"])
def test_every_message_formats_without_a_gap(package: str, lang: str, value: int | str) -> None:
    made = bundle(package, lang)
    for name, gaps in sentences(package, lang).items():
        text, faults = made.format_pattern(made.get_message(name).value, dict.fromkeys(gaps, value))
        assert not faults, f"{name}: {faults}"
        assert text, name
        assert "{" not in text.replace("{}", ""), f"{name}: {text}"


MANY = {
    "en": "games|cards|decks|entries|names|rows|rounds|actions|dice|tokens|units|moves|wounds|icons|copies|Foes",
    "fr": "parties|cartes|paquets|entrées|noms|lignes|manches|actions|dés|pions|unités|blessures|icônes|Ennemis",
}
NEVER_ONE = {  # the many of whom one cannot speak here: rates, and more dice than there are
    *("simulate-speed", "bench-speed", "rated", "rated-swap"),
    *("error-too-many-dice", "error-position-too-many-dice"),
}


@pytest.mark.parametrize("lang", MANY)
@pytest.mark.parametrize("package", PACKAGES)
def test_one_is_not_many(package: str, lang: str) -> None:
    made, many = bundle(package, lang), re.compile(rf"\b1 (more |other |autres )?({MANY[lang]})\b")
    for name, gaps in sentences(package, lang).items():
        text, _ = made.format_pattern(made.get_message(name).value, dict.fromkeys(gaps, 1))
        assert name in NEVER_ONE or not many.search(text.replace("\u2068", "").replace("\u2069", "")), f"{name}: {text}"


@pytest.mark.parametrize("package", [*PACKAGES, "warhall.bots", "warhall.arena", "warhall.testing"])
def test_every_error_has_a_sentence_in_the_catalogue_that_it_names(package: str) -> None:
    own = sentences(package, "en") if package in PACKAGES else {}
    shared = sentences("warhall.kernel", "en")
    for function, code, call, where in calls(package):
        if "leaky" in where:
            continue
        named = any(keyword.arg == "catalogue" for keyword in call.keywords)
        if function in ERRORS:
            assert f"error-{code}" in (own | shared if named else shared), f"{where}: no sentence for {code}"
        elif function in ("refuse", "invalid", "_syntax", "_bad"):
            assert f"error-{code}" in own | shared, f"{where}: no sentence for {code}"


@pytest.mark.parametrize("package", ["warhall.cli", "warhall.tui"])
def test_everything_that_is_said_has_a_sentence_and_gets_all_its_facts(package: str) -> None:
    known = sentences(package, "en")
    for function, message, call, where in calls(package):
        if function == "say":
            assert message in known, f"{where}: no sentence {message}"
            facts = {keyword.arg for keyword in call.keywords}
            assert None in facts or known[message] <= facts, f"{where}: {message} misses {known[message] - facts}"


def test_a_message_that_nobody_wrote_shows_its_id() -> None:
    assert Catalogue("warhall.kernel").format("no-such-message") == "{no-such-message}"


def test_a_catalogue_with_another_package_knows_both() -> None:
    both = Catalogue("warhall.kernel").with_package("warhall.tui")
    assert both.has("error-not-over")
    assert both.has("welcome", "fr")
    assert not Catalogue("warhall.kernel").has("welcome")
    assert set(both.messages("en")) >= set(Catalogue("warhall.kernel").messages("fr"))


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({"LC_ALL": "en_US", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], expected: str) -> None:
    assert language_of_locale(environment) == expected


def test_a_language_holds_within_its_block_and_its_thread() -> None:
    heard: list[str] = []
    with use_language("fr"):
        other = threading.Thread(target=lambda: heard.append(language()))
        other.start()
        other.join()
        heard.append(language())
    assert [*heard, language()] == ["en", "fr", "en"]


def test_the_language_comes_back_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), use_language("fr"):
        raise ZeroDivisionError
    assert language() == "en"


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(warhall.InvalidOptionError) as refusal:
        set_language("de")
    assert refusal.value.field == "lang"
    assert language() == "en"


def test_no_line_breaks_beside_french_signs() -> None:
    assert bound("Ann : « Quoi ? » ; 95 %") == "Ann\u00a0: «\u00a0Quoi\u00a0?\u00a0»\u00a0; 95\u00a0%"
    assert Catalogue("warhall.kernel").format("error-record-empty", lang="fr").startswith("Ligne 1\u00a0: ")
    assert bound("mots   ? odds") == "mots   ? odds"


@pytest.mark.parametrize(
    ("lang", "card", "said"),
    [("en", "Ambush!", "Ann plays Ambush!"), ("en", "Ambush", "Ann plays Ambush."), ("fr", "Embuscade !", "!")],
)
def test_a_name_that_ends_its_sentence_takes_no_full_stop(lang: str, card: str, said: str) -> None:
    catalogue = Catalogue("warhall.kernel", "warhall.games.conan_ccg")
    assert catalogue.format("event-action-played", {"seat": "Ann", "card": card}, lang).endswith(said)


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_plain_sentence_is_what_fluent_makes_of_it(package: str, lang: str) -> None:
    fluent = Catalogue(package)._bundle(lang)
    plain = text._plain((package,), lang)
    assert plain
    for message, said in plain.items():
        assert fluent.format_pattern(fluent.get_message(message).value, {}) == (said, [])


def test_a_later_package_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"first": "a = One.\nb = Two.\nc = Three.\n", "second": "a = Uno.\nb =\n    Due\n    tre.\n\nc = { a }!\n"}
    monkeypatch.setattr(text, "_source", lambda package, _lang: said[package])
    both = Catalogue("first", "second")
    assert [both.format(message) for message in "abc"] == ["Uno.", "Due\ntre.", "Uno.!"]
