"""A data pack: the seven TOML files of the components, from this package or from a folder, every fault named.

A pack is refused before anything is made of it, with the file and the entry at fault, so the rules never meet a card
that they cannot carry out.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, Final

from warhall.games.age_of_conan.cards.conditions import CONDITION_WORDS, AgainstPlayer, Contest, Defender
from warhall.games.age_of_conan.cards.prices import PRICE_WORDS
from warhall.games.age_of_conan.cards.verbs import VERB_WORDS
from warhall.games.age_of_conan.cards.vocabulary import (
    AREAS,
    CAMPAIGN,
    CATEGORIES,
    CONTEST_TIMINGS,
    CONTESTS,
    METRICS,
    SEAS,
    SYMBOLS,
    TERRAINS,
    TIMINGS,
)
from warhall.games.age_of_conan.cards.words import Effect
from warhall.games.age_of_conan.components import CONANS_START, KINGDOMS, Components
from warhall.kernel import InvalidOptionError
from warhall.kernel.text import KERNEL_CATALOGUE

FILES: Final = {  # list of entries -> file, and how many there must be (AOC-413, AOC-414)
    "province": ("provinces.toml", 29),
    "adventure": ("adventures.toml", 27),
    "token": ("tokens.toml", 56),
    "objective": ("objectives.toml", 12),
    "strategy": ("strategy.toml", 37),
    "card": ("kingdom.toml", 84),
    "artifact": ("artifacts.toml", 3),
}

Row = dict[str, Any]


class DataPackError(InvalidOptionError):
    """A data pack that cannot be played with; `field` names the file and the entry."""


def _fault(kind: str, entry: str, problem: str, rule: str | None = None) -> DataPackError:
    where = f"{FILES[kind][0]}: {entry}" if entry else FILES[kind][0]
    catalogue = KERNEL_CATALOGUE.with_package("warhall.games.age_of_conan")
    return DataPackError("data-pack", field=where, rule=rule, catalogue=catalogue, problem=problem)


@lru_cache(maxsize=8)
def load_components(folder: str | None) -> Components:
    """The components of the built-in pack (None) or of a folder. Raises `DataPackError`."""
    pack = {kind: _read(folder, kind) for kind in FILES}
    check_pack(pack)
    return Components(pack, read_effect)


def _read(folder: str | None, kind: str) -> list[Row]:
    name = FILES[kind][0]
    try:
        if folder is None:
            source = files("warhall.games.age_of_conan").joinpath(f"data/{name}").read_text(encoding="utf-8")
        else:
            source = Path(folder).joinpath(name).read_text(encoding="utf-8")
        data = tomllib.loads(source)
    except OSError as error:
        raise _fault(kind, "", error.strerror or "unreadable") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise _fault(kind, "", str(error)) from None
    rows = data.get(kind)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise _fault(kind, "", f"a list [[{kind}]] is expected")
    return rows


def check_pack(pack: dict[str, list[Row]]) -> None:
    """Everything that must hold for the rules to work with these components."""
    for kind, rows in pack.items():
        for at, row in enumerate(rows):
            if not isinstance(row.get("id"), str):
                raise _fault(kind, f"entry {at + 1}", "an id is expected")
        repeated = [name for name, count in Counter(row["id"] for row in rows).items() if count > 1]
        if repeated:
            raise _fault(kind, repeated[0], "the id occurs twice")
    for kind, check in _CHECKS.items():
        for row in pack[kind]:
            try:
                problem = check(row, pack)
            except (KeyError, TypeError, AttributeError, ValueError) as error:
                problem = f"{type(error).__name__} {error}"
            if problem:
                raise _fault(kind, row["id"], problem)
    _check_counts(pack)
    _check_map(pack["province"])


def _check_counts(pack: dict[str, list[Row]]) -> None:
    for kind, (_, expected) in FILES.items():
        found = sum(row.get("copies", 1) for row in pack[kind])
        if found != expected:
            raise _fault(kind, "", f"{expected} are expected, not {found}", "AOC-414")
    for kingdom in KINGDOMS:
        found = sum(row["copies"] for row in pack["card"] if row["kingdom"] == kingdom)
        if found != 21:
            raise _fault("card", kingdom, f"21 cards are expected, not {found}", "AOC-339")
    if sorted(row["category"] for row in pack["artifact"]) != sorted(CATEGORIES):
        raise _fault("artifact", "", "one artifact for each category is expected", "AOC-329")


def _check_map(rows: list[Row]) -> None:
    homes = sorted(row["id"] for row in rows if row["kingdom"])
    if homes != sorted(KINGDOMS):
        raise _fault("province", "", f"the home provinces are {', '.join(KINGDOMS)}", "AOC-027")
    borders = {row["id"]: set(row["adjacent"]) for row in rows}
    if CONANS_START not in borders:
        raise _fault("province", "", f"Conan starts in {CONANS_START}, which is missing", "AOC-013")
    for name, neighbours in borders.items():
        for other in sorted(neighbours):
            if other not in borders or name not in borders[other] or other == name:
                raise _fault("province", name, f"the border with {other} is not mutual", "AOC-040")
    reached = {homes[0]}
    queue = [homes[0]]
    for name in queue:
        queue += sorted(borders[name] - reached)
        reached |= borders[name]
    if len(reached) != len(borders):
        raise _fault("province", "", "the map is not connected", "AOC-040")


def _bilingual(row: Row, *keys: str) -> str | None:
    for key in keys:
        words = row[key]
        if not all(isinstance(words.get(lang), str) and words[lang].strip() for lang in ("en", "fr")):
            return f"{key} must be written in en and fr"
    return None


def _province(row: Row, _pack: dict[str, list[Row]]) -> str | None:
    if row["area"] not in AREAS or not set(row["seas"]) <= set(SEAS) or not set(row["track"]) <= set(TERRAINS):
        return "unknown area, sea or terrain"
    if not isinstance(row["x"], int) or not isinstance(row["y"], int) or not isinstance(row["savage"], bool):
        return "x, y and savage are two whole numbers and a flag"
    if row["kingdom"] and (row["rating"] or row["track"]):
        return "a home province has neither rating nor track (AOC-027)"
    if not row["kingdom"] and not (1 <= row["rating"] <= 6 and 1 <= len(row["track"]) <= 6):
        return "a rating and a track are expected (AOC-033, AOC-034)"
    return _bilingual(row, "name")


def _adventure(row: Row, pack: dict[str, list[Row]]) -> str | None:
    if row["destination"] not in [province["id"] for province in pack["province"]]:
        return "unknown destination (AOC-282)"
    return "length 1 to 8 is expected (AOC-282)" if not 1 <= row["length"] <= 8 else _bilingual(row, "title")


def _token(row: Row, _pack: dict[str, list[Row]]) -> str | None:
    if row["category"] not in CATEGORIES or not 1 <= row["value"] <= 9:
        return "category or value out of range (AOC-283)"
    return None if row["icon"] in ("gold", "sorcery") and row["icons"] in (1, 2) else "one or two icons (AOC-284)"


def _objective(row: Row, pack: dict[str, list[Row]]) -> str | None:
    condition = row["condition"]
    if set(condition) - {"metric", "filter", "min", "most", "friendly"}:
        return "unknown key in the condition"
    chosen = condition.get("filter", {})
    if set(chosen) - {"area", "coastal", "savage", "borders"} or chosen.get("area", "north") not in AREAS:
        return "unknown filter"
    if chosen.get("borders", "rival_home") != "rival_home":
        return "borders can only be rival_home"
    names = [province["id"] for province in pack["province"]]
    if any(name not in names for name in condition.get("friendly", ())):
        return "unknown province"
    if "friendly" not in condition and condition.get("metric") not in METRICS:
        return "unknown metric"
    if "friendly" not in condition and not condition.get("min") and not condition.get("most"):
        return "min or most is expected"
    return "a reward of at least 1 is expected" if row["reward"] < 1 else _bilingual(row, "title", "text")


def _strategy(row: Row, _pack: dict[str, list[Row]]) -> str | None:
    if not 1 <= row["adventure_rating"] <= 6:
        return "adventure rating 1 to 6 (AOC-055)"
    if not row["symbols"] or not set(row["symbols"]) <= set(SYMBOLS[:2]):
        return "shield, axe or both (AOC-353)"
    if not row["terrains"] or not set(row["terrains"]) <= set(TERRAINS):
        return "one to four terrains (AOC-353)"
    areas = (row["area_2_4"], row["area_2_3"])
    if not set(areas) <= set(AREAS) or areas[0] == areas[1]:
        return "two different areas (AOC-353)"
    return _bilingual(row, "name")


def _card(row: Row, pack: dict[str, list[Row]]) -> str | None:
    if row["kingdom"] not in KINGDOMS or row["type"] not in ("table", "event", "instant"):
        return "unknown kingdom or type (AOC-344)"
    if row["copies"] not in (1, 2, 3) or (row["type"] == "table") != (1 <= row["cost"] <= 4):
        return "copies 1 to 3; a table card costs 1 to 4 gold, the others nothing (AOC-344)"
    problem = _usable(row, pack)
    if problem is None and (row["type"] == "event") != (row["effects"][0]["when"] == "court_action"):
        return "events, and only events, are court actions (AOC-350)"
    return problem


def _usable(row: Row, _pack: dict[str, list[Row]]) -> str | None:
    """Check what a kingdom card or an artifact does, and its words."""
    if not isinstance(row["effects"], list) or len(row["effects"]) != 1:
        return "one effect is expected"
    (effect,) = row["effects"]
    if not {"when", "do"} <= set(effect) <= {"when", "if", "cost", "do"}:
        return "an effect has when and do, and perhaps if and cost"
    if effect["when"] not in TIMINGS:
        return f"unknown window {effect['when']}"
    faults = chain(
        CONDITION_WORDS.faults(effect.get("if", [])),
        PRICE_WORDS.faults(effect.get("cost", [])),
        VERB_WORDS.faults(effect["do"]),
    )
    problem = next(faults, None) or _misplaced(read_effect(row))
    return problem or _bilingual(row, "name", *(("text",) if "text" in row else ()))


def read_effect(row: Row) -> Effect:
    """Read what a card does, in classes of the vocabulary."""
    (effect,) = row["effects"]
    return Effect(
        effect["when"],
        CONDITION_WORDS.read(effect.get("if", [])),
        PRICE_WORDS.read(effect.get("cost", [])),
        VERB_WORDS.read(effect["do"]),
    )


def _misplaced(effect: Effect) -> str | None:
    """Find words that cannot stand together, or not at this moment."""
    if not effect.verbs:
        return "a verb is expected"
    for words in (effect.conditions, effect.price):
        if len({type(word) for word in words}) < len(words):
            return "a condition or a price is written twice"
    if effect.conditions and effect.when not in CONTEST_TIMINGS:
        return "conditions belong to contest windows"
    in_campaigns = any(isinstance(each, Contest) and CONTESTS[CAMPAIGN] in each.of for each in effect.conditions)
    if in_campaigns and any(isinstance(each, Defender | AgainstPlayer) for each in effect.conditions):
        return "nobody defends a campaign with cards (AOC-187)"
    for verb in (*effect.price, *effect.verbs):
        if verb.windows is not None and effect.when not in verb.windows:
            return f"{verb.name()} has no place in the window {effect.when}"
    return None


def _artifact(row: Row, pack: dict[str, list[Row]]) -> str | None:
    return "unknown category (AOC-329)" if row["category"] not in CATEGORIES else _usable(row, pack)


_CHECKS: Final = {
    "province": _province,
    "adventure": _adventure,
    "token": _token,
    "objective": _objective,
    "strategy": _strategy,
    "card": _card,
    "artifact": _artifact,
}
