"""`--json`: the same English keys in every language, and all of them in docs/json.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli import Command
from tests.support.records import CORPUS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "json.md").read_text(encoding="utf-8")
FINISHED = str(CORPUS / "age-of-war-set-up.jsonl")
COMMANDS = [
    ("games",),
    ("rules", "age-of-war"),
    ("rules", "conan-ccg", "CCG-001"),
    ("bots",),
    ("saves",),
    ("simulate", "age-of-war", "-n", "2", "--seed", "1"),
    ("tournament", "age-of-war", "--bots", "random,greedy", "-n", "2", "--seed", "1"),
    ("fuzz", "age-of-war", "-n", "1", "--seed", "1", "--gap", "500"),
    ("bench", "age-of-war", "--seconds", "0.1"),
    ("verify", FINISHED, "missing.jsonl"),
    ("odds", "age-of-war"),
    ("odds", "age-of-war", "--castle", "gifu", "--dice", "7"),
    ("odds", "age-of-conan"),
    ("odds", "age-of-conan", "--fight", "roll", "--attack", "3", "--defend", "2", "--sorcery"),
    ("odds", "age-of-conan", "--fight", "battle", "--attack", "3", "--defend", "2"),
    ("odds", "age-of-conan", "--fight", "roll", "--attack", "3"),
    ("deck", "list"),
    ("deck", "show", "red_axe"),
    ("cards", "thak"),
    ("cards", "type:creature"),
]


def keys(value: Any) -> Iterator[str]:
    """Every key, at any depth, except in positions and options of games: those have documents of their own."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield key
            if key not in ("view", "options", "events", "microseconds"):
                yield from keys(below)
    elif isinstance(value, list):
        for below in value:
            yield from keys(below)


def test_every_fact_of_an_option_is_documented(warhall_: Command) -> None:
    (line,) = (line for line in DOCUMENT.splitlines() if line.startswith("| `games`"))
    for game in warhall_("games", "--json").data:
        for option in game["options"]:
            assert set(option) <= set(re.findall(r"`([a-z]+)`", line))


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_keys_are_english_and_documented(warhall_: Command, words: tuple[str, ...]) -> None:
    english, french = (list(keys(warhall_(*words, "--json", "--lang", lang).data)) for lang in ("en", "fr"))
    assert english == french
    known = set(re.findall(r"`([a-z_]+)(?:_\d)?`", DOCUMENT)) | {
        "age-of-war",
        "age-of-conan",
        "conan-ccg",
        "sealed-bids",
    }
    assert {re.sub(r"_\d+$", "", key) for key in english} <= known | {"en", "fr", "against"}


@pytest.mark.parametrize(
    "record",
    [pytest.param("age-of-war-two-players", marks=pytest.mark.xdist_group("full-table")), "age-of-conan-crowned"],
)
def test_the_keys_of_an_analysis_are_english_too(warhall_: Command, record: str) -> None:
    pytest.importorskip("numba")
    path = CORPUS / f"{record}.jsonl"
    english, french = (warhall_("analyse", path, "--json", "--lang", lang).data for lang in ("en", "fr"))
    assert list(keys(english)) == list(keys(french))
    assert all(f"`{key}`" in DOCUMENT for key in english)
