"""The picture of a position: `draw` turns a view into a standalone SVG document.

From top to bottom: the age and who has to do what; the map in its frame, which is the points track; adventure, fate
dice and contest; objectives; a panel for each kingdom; and for a seat its hand, table cards and tokens. Everything
comes from the view, so a picture shows what its viewer may see and no more. Clients find provinces by
`id="province-<id>"` and `data-province`, cards by `data-card`, dice by `data-die` and `data-face`, tokens by
`data-token`, seats by `data-seat`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import (
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    Markup,
    box,
    clean,
    disc,
    document,
    element,
    figure,
    group,
    hall_seal,
    join,
    moved,
    path,
    text_width,
    words,
)
from warhall.games.age_of_conan.cards.vocabulary import AREAS
from warhall.games.age_of_conan.components import FACES, KINGDOMS
from warhall.games.age_of_conan.pictures import chart, land, seats, tracks
from warhall.games.age_of_conan.pictures.cards import card_definitions, say
from warhall.games.age_of_conan.pictures.geography import Atlas
from warhall.games.age_of_conan.pictures.glyphs import FACE_INK, TERRAIN_INK
from warhall.games.age_of_conan.pictures.heraldry import banner, envoy, shield
from warhall.games.age_of_conan.pictures.pen import (
    AREA_INK,
    LEATHER,
    UMBER,
    art,
    drawing,
    gradient,
    one_line,
    paint,
    pattern,
)
from warhall.games.age_of_conan.pictures.provinces import draw_map
from warhall.games.age_of_conan.words.screen import prompt, province_name, word
from warhall.kernel import View, use_language

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

WIDTH: Final = 1000.0
MARGIN: Final = 28.0
INNER: Final = WIDTH - 2 * MARGIN
HEADER: Final = 96.0
_NUMERALS: Final = ("I", "II", "III")


def draw(game: AgeOfConan, view: View, names: Sequence[str] | None, lang: str) -> str:
    """The picture in one language; the same view, names and language give the same bytes."""
    with use_language(lang):
        called = _names(game, names)
        atlas = chart.atlas_for(game)
        y = HEADER + 12 + tracks.BAND
        body = [_header(game, view, called), moved(MARGIN, y, _map(game, view, atlas))]
        y += atlas.height + tracks.BAND + 22
        body.append(moved(MARGIN, y, _table(game, view, called)))
        y += tracks.PANEL + 14
        for drawn, height in (
            tracks.objectives(game, view, INNER),
            seats.panels(game, view, called, INNER),
            seats.own_cards(game, view, INNER),
        ):
            if height:
                y += 12
                body.append(moved(MARGIN, y, drawn))
                y += height
        body.append(moved(MARGIN, y + 6, _legend(game)))
        height = y + 100
        paper = box(0, 0, WIDTH, height, fill=paint("parchment"))
        return document(
            "aoc",
            WIDTH,
            height,
            say(game, "picture-title", age=view["age"]),
            describe(game, view, called),
            element("defs", grounds(), card_definitions(), land.definitions(atlas)),
            paper,
            *body,
            _frame(height),
        )


def _names(game: AgeOfConan, names: Sequence[str] | None) -> list[str]:
    """The names of the players; without them, the kingdoms speak for themselves."""
    given = [clean(str(name)) for name in names or ()]
    given += [""] * (game.players - len(given))
    return [name or word(game, KINGDOMS[game.kingdoms[seat]]) for seat, name in enumerate(given[: game.players])]


def describe(game: AgeOfConan, view: View, names: Sequence[str]) -> str:
    """The position in words, for those who hear the picture."""
    facts = {
        "age": view["age"],
        "conan": province_name(game, view["conan"]),
        "destination": province_name(game, view["destination"] or "-"),
        "dice": ", ".join(word(game, face) for face in view["pool"]) or "-",
    }
    parts = [say(game, "picture-description", **facts)]
    for seat, name in enumerate(names):
        held = [
            f"{province_name(game, place)} ({word(game, entry['marker'])})"
            for place, entry in view["provinces"].items()
            if entry.get("owner") == seat
        ]
        holding = {
            "seat": name,
            "kingdom": word(game, KINGDOMS[game.kingdoms[seat]]),
            "points": view["seats"][seat]["points"],
            "provinces": ", ".join(held) or "-",
        }
        parts.append(say(game, "picture-holding", **holding))
    return " ".join(parts)


@lru_cache(maxsize=1)
def grounds() -> Markup:
    """Parchment with its fibres and stains; their places come from multiples of a prime."""
    specks = "".join(
        f"M{i * 67 % 240} {i * 101 % 240}q{6 + i % 9} {i * 37 % 11 - 5} {14 + i % 13} {i % 5 - 2}" for i in range(24)
    )
    stains = [disc(i * 89 % 240, i * 53 % 240, 9 + i * 7 % 17, fill="#b99a63", fill_opacity=0.06) for i in range(9)]
    fibres = path(specks, fill="none", stroke="#a98b58", stroke_width=0.7, opacity=0.4)
    parchment = pattern("parchment", 240, 240, box(0, 0, 240, 240, fill=PAPER), *stains, fibres)
    return join((parchment, gradient("dusk", (0, "#3a1c12"), (0.55, "#6d2d17"), (1, "#b5622a"))))


def _header(game: AgeOfConan, view: View, names: Sequence[str]) -> Markup:
    """Dusk over the mountains of Cimmeria, the seal of the hall, the age, and who has to do what."""
    leaf = box(0, HEADER - 2, WIDTH, 3.5, fill=paint("gilt"))
    title = words(94, 52, game.title, 32, font_weight="bold", fill=PAPER, letter_spacing=2)
    scene = element("svg", drawing("scenes/cimmeria").fill(dusk=paint("dusk")), x=0, y=0, width=WIDTH, height=HEADER)
    return join((scene, leaf, hall_seal(28, 14, 52), title, _ages(game, view), _news(game, view, names)))


def _ages(game: AgeOfConan, view: View) -> Markup:
    """Three medals, the age of the moment lit."""
    parts = [words(96, 78, say(game, "picture-age"), 14, fill=GOLD_LIGHT)]
    x = 108 + text_width(say(game, "picture-age"), 14)
    for age, numeral in enumerate(_NUMERALS, 1):
        now = age == view["age"]
        medal = disc(x, 73, 11, fill=paint("gilt") if now else LEATHER, stroke=GOLD, stroke_width=1.2)
        parts += [medal, figure(x, 77.5, numeral, 12, INK if now else GOLD)]
        x += 28
    return join(parts)


def _news(game: AgeOfConan, view: View, names: Sequence[str]) -> Markup:
    """Who has to do what, on a strip of parchment."""
    text = prompt(game, view, names)
    shields = [game.kingdoms[seat] for seat in (view["winners"] if view["over"] else view["waiting"])]
    room = 30.0 * len(shields)
    width = min(max(180, text_width(text, 15) + room + 34), 540)
    x = WIDTH - MARGIN - width
    strip = box(x, 18, width, 44, rx=4, fill=paint("parchment"), stroke=GOLD, stroke_width=2)
    signs = [shield(kingdom, x + 24 + 30 * at, 40, 30) for at, kingdom in enumerate(shields)]
    told = one_line(x + 14 + room, 45, text, 15, width - room - 24, 9.5, font_weight="bold", fill=INK)
    return group(strip, *signs, told, class_="prompt")


def _map(game: AgeOfConan, view: View, atlas: Atlas) -> Markup:
    """The map, cut at its frame by a nested <svg>, and the frame with the points."""
    size = {"width": atlas.width, "height": atlas.height}
    inner = element("svg", draw_map(game, view, atlas), x=0, y=0, **size, data_board="map")
    frame = tracks.points_track(atlas.width, atlas.height)
    return join((frame, inner, tracks.counters(game, view, atlas.width, atlas.height)))


def _table(game: AgeOfConan, view: View, names: Sequence[str]) -> Markup:
    """Adventure, fate dice and contest side by side."""
    return join(
        (
            tracks.adventure_panel(game, view, 326),
            moved(340, 0, tracks.fate_panel(game, view, 264)),
            moved(618, 0, tracks.contest_panel(game, view, names, 326)),
        )
    )


def _legend(game: AgeOfConan) -> Markup:
    """Explain the signs: pieces, terrains and areas, and the faces of the dice."""
    signs: list[tuple[Markup, float, str]] = [
        (art("fort", 0, -3, 22, color=UMBER), 24, word(game, "fort")),
        (art("tower", 0, -3, 22, color=UMBER), 24, word(game, "tower")),
        (art("city", 0, -3, 22, color=UMBER), 24, word(game, "city")),
        (banner(0, 0, -1, 3), 36, say(game, "legend-army")),
        (envoy(0, 0, -1, 1), 22, say(game, "legend-emissary")),
        (art("raider", 0, -2, 19), 22, say(game, "legend-raiders")),
        (art("conan-piece", 0, -4, 23), 26, word(game, "conan")),
        (art("goal", 0, -2, 21, 18), 24, say(game, "legend-destination")),
        (art("bones", 0, -3, 20), 23, say(game, "legend-savage")),
        (art("coast", 0, -1, 16, color=UMBER), 19, say(game, "legend-coastal")),
    ]
    second: list[tuple[Markup, float, str]] = [
        (art(terrain, 0, -1, 17, color=ink), 21, word(game, terrain)) for terrain, ink in TERRAIN_INK.items()
    ]
    second += [(art(sign, 0, -1, 17), 21, word(game, sign)) for sign in ("gold", "sorcery")]
    second.append((art("crom", 0, -1, 17, color=INK), 21, say(game, "legend-crom")))
    second += [
        (box(0, 0, 16, 14, rx=2, fill=AREA_INK[at], stroke=INK), 20, say(game, f"area-{area}"))
        for at, area in enumerate(AREAS)
    ]
    third = [
        (art(sign, 0, -1, 17, color=INK), 21.0, word(game, sign)) for sign in ("military", "intrigue", "wild", "court")
    ]
    third += [(art(sign, 0, -1, 17, color=FACE_INK[sign]), 21.0, word(game, sign)) for sign in FACES]
    rule = path(f"M0 -8H{INNER}", stroke=GOLD, stroke_width=1)
    return join((rule, *(moved(0, 6 + 27 * at, _spaced(row)) for at, row in enumerate((signs, second, third)))))


def _spaced(signs: Sequence[tuple[Markup, float, str]]) -> Markup:
    """Signs with their words, spread over the whole width; the words shrink where a language is long."""
    size = 11.0
    while sum(wide + text_width(text, size) * 0.9 for _, wide, text in signs) > INNER - 8 * len(signs) and size > 7:
        size -= 0.25
    gap = (INNER - sum(wide + text_width(text, size) * 0.9 for _, wide, text in signs)) / max(1, len(signs) - 1)
    parts, x = [], 0.0
    for drawn, wide, text in signs:
        parts.append(moved(x, 0, drawn, words(wide, 12, text, size, fill=INK)))
        x += wide + text_width(text, size) * 0.9 + gap
    return group(*parts)


def _frame(height: float) -> Markup:
    edge = box(2.5, 2.5, WIDTH - 5, height - 5, fill="none", stroke=INK, stroke_width=5)
    leaf = box(5.6, 5.6, WIDTH - 11.2, height - 11.2, fill="none", stroke=GOLD, stroke_width=1.2)
    return join((edge, leaf))
