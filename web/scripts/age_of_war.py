"""Writes what the browser's board of Age of War takes from the game itself, so that nothing is drawn or typed twice:

- `art.ts`: the symbols, patterns and gradients of `pictures/ornament.py`, and the colours of clans and glyphs;
- `castles.ts`: castles, clans and battle lines of `data/castles.toml`;
- `introduction/course.json`: the turn of the rule sheet's example, played by the real rules.

Run `python web/scripts/age_of_war.py`; with `--check` it only says whether the files are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from generated import write_or_check
from lessons import Chapter, Page, course

import warhall
from warhall.drawing.svg import SCOPE
from warhall.games.age_of_war.components import CASTLES, CLANS, Castle
from warhall.games.age_of_war.pictures import ornament, pen

HERE = Path(__file__).resolve().parent.parent / "src" / "boards" / "age-of-war"
BANNER = "// Written by web/scripts/age_of_war.py from the game's own files: change those, then run it again.\n"

# Kim's turn in the rule sheet: infantry 3 3 2 fill the 8 of Gassantoda, four dice bring no daimyo, three bring one.
CHAPTERS = (
    Chapter(
        "turn",
        (
            Page(point="mori"),
            Page(then=("roll 1 2 3 3 A A C",), rolls=True),
            Page("fill gassantoda 2"),
            Page(then=("roll 1 2 A C",), rolls=True, point="gassantoda"),
            Page("lose"),
            Page(then=("roll 2 C D",), rolls=True),
            Page("fill gassantoda 1"),
            Page(point="gassantoda"),
            Page(),
        ),
        {"to_move": 0},
    ),
)


def art_file() -> str:
    """Ids are short and shared by the page: it holds the definitions once."""
    markup = ornament.definitions().replace(f"aow-{SCOPE}-", "aow-")
    return (
        f"{BANNER}export const DEFINITIONS = {json.dumps(markup)};\n"
        f"export const CLAN_INK: Record<string, string> = {json.dumps(pen.CLAN_INK)};\n"
        f"export const GLYPH_INK: Record<string, string> = {json.dumps(pen.GLYPH_INK)};\n"
    )


def castle_row(castle: Castle) -> dict[str, Any]:
    lines = [
        {
            "name": castle.line_name(at),
            "notation": line.notation,
            "infantry": line.infantry,
            "least": line.least_dice,
            "special": at == castle.special,
        }
        for at, line in enumerate(castle.lines)
    ]
    return {
        "id": castle.id,
        "index": castle.index,
        "name": castle.name,
        "clan": CLANS[castle.clan].id,
        "points": castle.points,
        "lines": lines,
    }


def castles_file() -> str:
    clans = [
        {"id": clan.id, "name": clan.name, "points": clan.points, "castles": [CASTLES[at].id for at in clan.castles]}
        for clan in CLANS
    ]
    return (
        f'{BANNER}import type {{ Castle, Clan }} from "./model";\n\n'
        f"export const CASTLES: Castle[] = {json.dumps([castle_row(castle) for castle in CASTLES])};\n"
        f"export const CLANS: Clan[] = {json.dumps(clans)};\n"
    )


def files() -> dict[Path, str]:
    game = warhall.load_game("age-of-war", players=2)
    return {
        HERE / "art.ts": art_file(),
        HERE / "castles.ts": castles_file(),
        HERE / "introduction" / "course.json": course(game, ("Kim", "Ed"), CHAPTERS),
    }


if __name__ == "__main__":
    sys.exit(write_or_check(files(), Path(__file__).name, sys.argv[1:]))
