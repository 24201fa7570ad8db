"""Writes what the browser's table of Age of Conan takes from the game itself, so that nothing is drawn or typed twice:

- `art.ts`: symbols, patterns and the map without its pieces, from `pictures/`;
- `box.ts`: provinces, cards, tokens, adventures and objectives of `data/*.toml`, and the game's own words for things;
- `introduction/course.json`: the chapters of the introduction, played by the real rules.

Run `python web/scripts/age_of_conan.py`; with `--check` it only says whether the files are up to date.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

from age_of_conan_chapters import CHAPTERS, NAMES
from generated import constant, write_or_check
from lessons import LANGUAGES, course

import warhall
from warhall.drawing.svg import SCOPE, join
from warhall.games.age_of_conan.cards import contests
from warhall.games.age_of_conan.cards.vocabulary import AREAS, CATEGORIES, SEAS, SYMBOLS, TERRAINS
from warhall.games.age_of_conan.components import FACES, FATE_FACES, KINGDOMS, MARKER_NAMES
from warhall.games.age_of_conan.game import AgeOfConan
from warhall.games.age_of_conan.pictures import board, chart, heraldry, land, pen
from warhall.games.age_of_conan.pictures.cards import card_definitions
from warhall.games.age_of_conan.pictures.glyphs import CATEGORY_INK, FACE_INK, TERRAIN_INK
from warhall.games.age_of_conan.rules.small_games import provinces_in_play
from warhall.games.age_of_conan.words.card_text import card_text
from warhall.kernel import use_language

HERE = Path(__file__).resolve().parent.parent / "src" / "boards" / "age-of-conan"
BANNER = "// Written by web/scripts/age_of_conan.py from the game's own files: change those, then run it again.\n"
WORDS = (
    *KINGDOMS,
    *CATEGORIES,
    *FATE_FACES,
    *FACES,
    *TERRAINS,
    *MARKER_NAMES[1:],
    *("campaign", "siege", "battle", "gold", "sorcery", "kingdom", "strategy", "conan_bonus", "conan_player"),
)


def game() -> AgeOfConan:
    found = warhall.load_game("age-of-conan", players=4)
    assert isinstance(found, AgeOfConan)
    return found


def short(markup: str) -> str:
    """Ids are short and shared by the page: it holds the definitions once."""
    return markup.replace(f"aoc-{SCOPE}-", "aoc-")


def art_file(known: AgeOfConan) -> str:
    atlas, components = chart.atlas_for(known), known.components
    symbols = (board.grounds(), card_definitions(), land.definitions(atlas))
    seas = {lang: [known.catalogue.format(f"sea-{sea}", {}, lang) for sea in SEAS] for lang in LANGUAGES}
    shapes = {province.id: short(land.sketches(atlas, [province])) for province in components.provinces}
    return "".join(
        (
            BANNER,
            constant("DEFINITIONS", "string", short(join(symbols))),
            constant("MAP", "{ width: number; height: number }", {"width": atlas.width, "height": atlas.height}),
            constant("BENEATH", "string", short(land.beneath(atlas))),
            constant("SKETCHES", "Record<string, string>", shapes),
            constant("BORDERS", "string", short(join((land.barriers(atlas), land.borders(atlas, components))))),
            constant(
                "ORNAMENTS",
                "Record<string, string>",
                {lang: short(land.ornaments(atlas, seas[lang])) for lang in LANGUAGES},
            ),
            constant("AREA_INK", "Record<string, string>", dict(zip(AREAS, pen.AREA_INK, strict=True))),
            constant("AREA_WASH", "Record<string, string>", dict(zip(AREAS, pen.AREA_WASH, strict=True))),
            constant("OUT_OF_PLAY", "string", pen.OUT_OF_PLAY),
            constant("TERRAIN_INK", "Record<string, string>", TERRAIN_INK),
            constant("FACE_INK", "Record<string, string>", FACE_INK),
            constant("CATEGORY_INK", "Record<string, string>", CATEGORY_INK),
            constant(
                "ARMS",
                "Record<string, { colour: string; dark: string; ink: string }>",
                {
                    name: {"colour": arms.colour, "dark": arms.dark, "ink": arms.ink}
                    for name, arms in zip(KINGDOMS, heraldry.ARMS, strict=True)
                },
            ),
        )
    )


Rows = list[dict[str, object]]


def provinces(known: AgeOfConan) -> Rows:
    """Tell what the board shows of each province."""
    rooms = chart.atlas_for(known).rooms
    return [
        {
            "id": one.id,
            "names": one.names,
            "area": AREAS[one.area],
            "home": one.is_home,
            "rating": one.rating,
            "savage": one.savage,
            "coastal": known.coastal[one.index],
            "track": [TERRAINS[icon] for icon in one.track],
            "room": [round(side, 1) for side in rooms[one.id]],
            "adjacent": [known.components.provinces[at].id for at in one.adjacent],
        }
        for one in known.components.provinces
    ]


def cards(known: AgeOfConan) -> Rows:
    """Tell what the board shows of each kingdom card."""
    return [
        {
            "id": card.id,
            "names": card.names,
            "texts": {lang: text_in(known, card.index, lang) for lang in LANGUAGES},
            "type": card.type,
            "kingdom": KINGDOMS[card.kingdom] if card.kingdom >= 0 else None,
            "cost": card.cost,
            "sign": card.verbs[0].sign,
            "rolls": all(type(verb).__module__ == contests.__name__ for verb in card.verbs),
        }
        for card in known.components.cards
    ]


def strategy(known: AgeOfConan) -> Rows:
    """Tell what the board shows of each strategy card."""
    return [
        {
            "id": card.id,
            "names": card.names,
            "rating": card.rating,
            "symbols": [name for at, name in enumerate(SYMBOLS[:2]) if card.symbols >> at & 1],
            "terrains": [name for at, name in enumerate(TERRAINS) if card.terrains >> at & 1],
            "areas": [AREAS[card.area_24], AREAS[card.area_23]],
        }
        for card in known.components.strategy
    ]


def tokens(known: AgeOfConan) -> Rows:
    """Tell what the board shows of each adventure token."""
    return [
        {
            "id": one.id,
            "category": CATEGORIES[one.category],
            "value": one.value,
            "icon": "gold" if one.is_gold else "sorcery",
            "icons": one.icons,
        }
        for one in known.components.tokens
    ]


def adventures(known: AgeOfConan) -> Rows:
    """Tell what the board shows of each adventure."""
    return [
        {
            "id": card.id,
            "names": card.names,
            "texts": card.flavours,
            "destination": known.components.provinces[card.destination].id,
            "length": card.length,
        }
        for card in known.components.adventures
    ]


def objectives(known: AgeOfConan) -> Rows:
    """Tell what the board shows of each objective."""
    return [
        {"id": card.id, "names": card.names, "texts": card.texts, "reward": card.reward}
        for card in known.components.objectives
    ]


def words(known: AgeOfConan) -> dict[str, dict[str, str]]:
    """Put the words of the board in each language."""
    return {
        lang: {
            **{name: known.catalogue.format(f"word-{name}", {}, lang) for name in WORDS},
            **{f"area-{area}": known.catalogue.format(f"area-{area}", {}, lang) for area in AREAS},
            **{
                f"card-{kind}": known.catalogue.format(f"card-{kind}", {}, lang)
                for kind in ("table", "event", "instant", "artifact", "conan_bonus", "conan_player")
            },
        }
        for lang in LANGUAGES
    }


def box_file(known: AgeOfConan) -> str:
    return "".join(
        (
            f'{BANNER}import type {{ Adventure, Card, Objective, Province, Strategy, Token }} from "./model";\n\n',
            constant("PROVINCES", "Province[]", provinces(known)),
            constant("CARDS", "Card[]", cards(known)),
            constant("STRATEGY", "Strategy[]", strategy(known)),
            constant("TOKENS", "Token[]", tokens(known)),
            constant("ADVENTURES", "Adventure[]", adventures(known)),
            constant("OBJECTIVES", "Objective[]", objectives(known)),
            constant("WORDS", "Record<string, Record<string, string>>", words(known)),
            constant("OUT", "Record<string, string[]>", out_of_play(known)),
        )
    )


def text_in(known: AgeOfConan, card: int, lang: str) -> str:
    with use_language(lang):
        return card_text(known, known.components.cards[card])


def out_of_play(known: AgeOfConan) -> dict[str, list[str]]:
    """The provinces that are out of play, by the kingdoms that are in it."""
    found = {}
    for number in range(2, len(KINGDOMS) + 1):
        for kingdoms in combinations(range(len(KINGDOMS)), number):
            in_play = provinces_in_play(known.components, kingdoms)
            out = [province.id for province in known.components.provinces if not in_play[province.index]]
            found[",".join(sorted(KINGDOMS[kingdom] for kingdom in kingdoms))] = out
    return found


def files() -> dict[Path, str]:
    known = game()
    return {
        HERE / "art.ts": art_file(known),
        HERE / "box.ts": box_file(known),
        HERE / "introduction" / "course.json": course(warhall.load_game("age-of-conan", players=2), NAMES, CHAPTERS),
    }


if __name__ == "__main__":
    sys.exit(write_or_check(files(), Path(__file__).name, sys.argv[1:]))
