"""Writes what the browser's table of the Conan CCG takes from the game itself, so that nothing is drawn or typed twice:

- `art.ts`: the signs of icons, statistics, traits and marks, from `art/`;
- `box.ts`: what is printed on the cards of `data/*.toml`, and the game's own words for things;
- `introduction/course.json`: the chapters of the introduction, played by the real rules.

Run `python web/scripts/conan_ccg.py`; with `--check` it only says whether the files are up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from conan_ccg_chapters import CHAPTERS, NAMES
from generated import constant, write_or_check
from lessons import LANGUAGES, course

import warhall
from warhall.drawing.art import Drawing
from warhall.games.conan_ccg.cards.cards import Card, Edge
from warhall.games.conan_ccg.cards.rulings import rules_of
from warhall.games.conan_ccg.cards.vocabulary import ACTION_WINDOWS, TRAITS, TYPES
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.pictures import frames
from warhall.games.conan_ccg.pictures.face import kind_line
from warhall.games.conan_ccg.pictures.glyphs import ICONS, SIGNS
from warhall.games.conan_ccg.pictures.pen import drawing
from warhall.games.conan_ccg.position import BEGINNINGS
from warhall.kernel import use_language

HERE = Path(__file__).resolve().parent.parent / "src" / "boards" / "conan-ccg"
BANNER = "// Written by web/scripts/conan_ccg.py from the game's own files: change those, then run it again.\n"
STATS = ("prowess", "health", "damage", "vitality", "renown", "scars", "gem", "initiative", "draw")
MARKS = ("pass", "block", "leak", "done", "gone")
PAPER = "#f4ecdb"


def game() -> ConanCCG:
    found = warhall.load_game("conan-ccg")
    assert isinstance(found, ConanCCG)
    return found


def symbol(name: str, drawn: Drawing, **palette: str) -> str:
    box = " ".join(f"{side:g}" for side in drawn.view_box)
    return f'<symbol id="ccg-{name}" viewBox="{box}">{drawn.fill(**palette)}</symbol>'


def art_file() -> str:
    symbols = [
        *(symbol(f"icon-{name}", drawing(f"icons/{name}")) for name in ICONS),
        *(symbol(f"stat-{name}", drawing(f"stats/{name}")) for name in STATS),
        *(symbol(f"mark-{name}", drawing(f"marks/{name}")) for name in MARKS),
        *(symbol(f"sign-{name}", drawing(f"signs/{file}"), ink=PAPER) for name, file in SIGNS.items()),
        symbol("sign-heart", drawing("signs/heart")),
        symbol("sign-wound", drawing("signs/heart"), blood="none", rim="#c5361d"),
        symbol("sign-eye", drawing("signs/eye")),
    ]
    return BANNER + constant("DEFINITIONS", "string", "".join(symbols))


def icons(edge: Edge) -> list[list[str | int]]:
    return [list(slot) for slot in edge]


def printed(card: Card) -> dict[str, Any]:
    """Everything the table shows of a card; what it does not have is left out."""
    facts: dict[str, Any] = {
        "id": card.id,
        "kind": card.kind,
        "names": card.names,
        "texts": {lang: text_in(card, lang) for lang in LANGUAGES},
        "lines": {lang: line_in(card, lang) for lang in LANGUAGES},
        "colour": frames.colour(card),
        "title": frames.title_ground(card),
        "rules": [rule.id for rule in rules_of(card)],
    }
    more = {name: getattr(card, name) for name in (*STATS, "type", "traits", "slot", "keyword", "conan_only", "major")}
    if card.is_move:
        facts |= {"gem": card.gem, "initiative": card.initiative, "left": icons(card.left), "right": icons(card.right)}
    if card.kind in ("foe", "ally"):
        facts |= {name: getattr(card, name) for name in ("prowess", "health", "damage", "renown")}
    return facts | {name: value for name, value in more.items() if value and name not in facts}


def text_in(card: Card, lang: str) -> str:
    with use_language(lang):
        return card.text


def line_in(card: Card, lang: str) -> str:
    with use_language(lang):
        return kind_line(card)


def box_file(known: ConanCCG) -> str:
    say, has = known.catalogue.format, known.catalogue.has
    words = {
        lang: {
            **{f"stat-{name}": say(f"stat-{name}", {}, lang) for name in STATS},
            **{f"zone-{name}": say(f"zone-{name}", {}, lang) for name in ZONES},
            **{f"phase-{name}": say(f"phase-{name}", {}, lang) for name in BEGINNINGS},
            **{f"window-{name}": say(f"window-{name}", {}, lang) for name in ACTION_WINDOWS if has(f"window-{name}")},
            **{f"icon-{name}": known.pool.icon_data[name]["name"][lang] for name in ICONS},
            **{f"type-{name}": say(f"type-{name}", {}, lang) for name in TYPES},
            **{f"trait-{name}": say(f"trait-{name}", {}, lang) for name in TRAITS},
            **{f"ability-{name}": ability["name"][lang] for name, ability in known.pool.abilities.items()},
        }
        for lang in LANGUAGES
    }
    tokens = {token: icon for icon, token in known.pool.tokens.items()}
    return "".join(
        (
            f'{BANNER}import type {{ Card }} from "./model";\n\n',
            constant("CARDS", "Card[]", [printed(card) for card in known.pool.cards.values()]),
            constant("TOKENS", "Record<string, string>", tokens),
            constant("WORDS", "Record<string, Record<string, string>>", words),
        )
    )


def files() -> dict[Path, str]:
    return {
        HERE / "art.ts": art_file(),
        HERE / "box.ts": box_file(game()),
        HERE / "introduction" / "course.json": course(game(), NAMES, CHAPTERS),
    }


if __name__ == "__main__":
    sys.exit(write_or_check(files(), Path(__file__).name, sys.argv[1:]))
