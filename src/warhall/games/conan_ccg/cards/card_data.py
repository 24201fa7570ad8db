"""The cards read from `data/*.toml`, with a data pack over them, in the words that the rules know."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from warhall.games.conan_ccg.cards.cards import Pool
from warhall.games.conan_ccg.cards.composing import complete
from warhall.games.conan_ccg.cards.vocabulary import Verb, Words
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.games.conan_ccg.rules import verbs
from warhall.games.conan_ccg.rules.conditions import CONDITIONS
from warhall.kernel import InvalidOptionError
from warhall.kernel.card_words import Vocabulary, words_in

VERBS: Final = words_in(Verb, verbs)
WORDS: Final = Words(Vocabulary(VERBS), Vocabulary(CONDITIONS))


def _read(folder: Traversable | Path) -> dict[str, list[dict[str, Any]]]:
    """The tables of all `.toml` files of a folder, put together."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for file in sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=lambda e: e.name):
        try:
            content = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            reason = f"{file.name}: {error}"
            raise InvalidOptionError("bad-data", field="data", catalogue=CATALOGUE, faults=reason) from None
        for name, entries in content.items():
            if isinstance(entries, list):
                tables.setdefault(name, []).extend(entries)
    return tables


@cache
def load_pool(pack: str = "") -> Pool:
    """The printed cards; a folder of the same files may add cards or replace those with the same id."""
    base = _read(files("warhall.games.conan_ccg").joinpath("data"))
    if not pack:
        return _pool(base)
    folder = Path(pack)
    if not folder.is_dir():
        raise InvalidOptionError("no-data", field="data", catalogue=CATALOGUE, given=pack[:80])
    for name, entries in _read(folder).items():
        if name not in base:
            raise InvalidOptionError("bad-data", field="data", catalogue=CATALOGUE, faults=f"unknown table {name!r}")
        key = "facing" if name == "block" else "id"
        brought = {entry.get(key) for entry in entries}
        base[name] = [entry for entry in base[name] if entry.get(key) not in brought] + entries
    return _pool(base)


def _pool(data: dict[str, list[dict[str, Any]]]) -> Pool:
    pool = Pool(data, WORDS)
    complete(pool)
    return pool
