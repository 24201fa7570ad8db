"""Writes what the browser's board of Age of War takes from the game itself, so that nothing is drawn or typed twice:

- `art.ts`: the symbols, patterns and gradients of `pictures/ornament.py`, and the colours of clans and glyphs;
- `castles.ts`: castles, clans and battle lines of `data/castles.toml`;
- `introduction.json`: the turn of the rule sheet's example, played by the real rules.

Run `python web/scripts/age_of_war.py`; with `--check` it only says whether the files are up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generated import write_or_check

import warhall
from warhall.drawing.svg import SCOPE
from warhall.games.age_of_war.components import CASTLES, CLANS, Castle
from warhall.games.age_of_war.pictures import ornament, pen
from warhall.kernel import use_language

HERE = Path(__file__).resolve().parent.parent / "src" / "boards" / "age-of-war"
BANNER = "// Written by web/scripts/age_of_war.py from the game's own files: change those, then run it again.\n"

# Kim's turn in the rule sheet: infantry 3 3 2 fill the 8 of Gassantoda, four dice bring no daimyo, three bring one.
EXAMPLE = (
    "first 0",
    "roll 1 2 3 3 A A C",
    "fill gassantoda 2",
    "roll 1 2 A C",
    "lose",
    "roll 2 C D",
    "fill gassantoda 1",
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


def moments() -> Iterator[dict[str, Any]]:
    """The example, a moment after every action."""
    game = warhall.load_game("age-of-war", players=2)
    state = game.new_initial_state()
    names = ("Kim", "Ed")
    for action in EXAMPLE:
        events = state.apply_action(game.parse_action(action))
        view = state.view(0)
        odds = game.choice_odds(view)
        prompts, texts = {}, {}
        for language in ("en", "fr"):
            with use_language(language):
                prompts[language] = game.prompt(view, names)
                texts[language] = [game.event_text(event, names) for event in events]
        yield {
            "action": action,
            "view": view,
            "legal": [str(legal) for legal in state.legal_actions()],
            "odds": [] if odds is None else odds.rows,
            "prompt": prompts,
            "events": [{"kind": event.kind, "data": dict(event.data)} for event in events],
            "texts": texts,
        }


def files() -> dict[Path, str]:
    introduction = json.dumps(list(moments()), ensure_ascii=False, indent=1) + "\n"
    return {
        HERE / "art.ts": art_file(),
        HERE / "castles.ts": castles_file(),
        HERE / "introduction.json": introduction,
    }


if __name__ == "__main__":
    sys.exit(write_or_check(files(), Path(__file__).name, sys.argv[1:]))
