"""The map without its pieces: seas, lands by area, borders, mountains, and what an old map is adorned with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import Markup, box, element, group, join, number, path
from warhall.drawing.symbols import Attribute
from warhall.games.age_of_conan.cards.vocabulary import SEAS, TERRAINS
from warhall.games.age_of_conan.components import Components, Province
from warhall.games.age_of_conan.pictures.geography import BARRIER, FRAME, Atlas, Point, inside
from warhall.games.age_of_conan.pictures.pen import (
    AREA_INK,
    AREA_WASH,
    LAND,
    OUT_OF_PLAY,
    SEA,
    SEA_INK,
    UMBER,
    Look,
    art,
    ident,
    one_line,
)

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

_WATERLINES: Final = ((30, 0.1), (21, 0.13), (13, 0.18), (6, 0.28))  # width of the stroke along the coast, weight


def trace(points: Iterable[Point], closed: bool = False) -> str:
    """A line as the shortest path: whole tenths, each step from the last."""
    whole = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [f"M{_tenth(whole[0][0])} {_tenth(whole[0][1])}l"]
    for (ax, ay), (bx, by) in pairwise(whole):
        for value in (bx - ax, by - ay):
            shown = _tenth(value)
            steps.append(shown if shown[0] == "-" or steps[-1][-1] == "l" else f" {shown}")
    return "".join(steps) + ("z" if closed else "")


def _tenth(value: int) -> str:
    return f"{value / 10:g}".replace("0.", ".", 1) if -10 < value < 10 and value else f"{value / 10:g}"


def land_id(name: str) -> str:
    return ident(f"land-of-{name}")


def shape(name: str, *inside: Markup, **extra: Attribute) -> Markup:
    """A region, filled or outlined."""
    return element("use", *inside, href=f"#{land_id(name)}", **extra)


@lru_cache(maxsize=8)
def definitions(atlas: Atlas) -> Markup:
    """The shapes, each once: `shape` fills and outlines them, and washes are cut along them."""
    lands = [name for name in atlas.outlines if name not in SEAS]
    paths = [path(trace(atlas.shape(name), closed=True), id=land_id(name)) for name in lands]
    clips = [element("clipPath", shape(name), id=ident(f"within-{name}")) for name in lands]
    coast = "".join(trace(border.points) for border in atlas.borders if _is_coast(border.between))
    return join((*paths, *clips, path(coast, id=ident("shoreline"))))


def _is_coast(between: tuple[str, str]) -> bool:
    return (between[0] in SEAS) != (between[1] in SEAS) and FRAME not in between


# -- below the pieces --------------------------------------------------------------------------------------------------


def ground(game: AgeOfConan, at: int) -> str:
    """The colour of a province that nobody owns."""
    return AREA_WASH[game.components.provinces[at].area] if game.in_play[at] else OUT_OF_PLAY


@lru_cache(maxsize=8)
def beneath(atlas: Atlas) -> Markup:
    """Draw what the lands lie on."""
    return _roads(atlas) if atlas.roads else _sea(atlas)


@lru_cache(maxsize=32)
def upon(atlas: Atlas, components: Components, in_play: tuple[bool, ...], seas: tuple[str, ...]) -> Markup:
    """Draw what comes over the colours of the lands, before any piece; `seas` are the names of the seas."""
    lands = [province for province in components.provinces if in_play[province.index]]
    parts = [_washes(lands), sketches(atlas, lands), barriers(atlas), borders(atlas, components)]
    return join(parts if atlas.roads else [*parts, ornaments(atlas, seas)])


def _sea(atlas: Atlas) -> Markup:
    """Water with lines along the coast, and the rays of the compass."""
    water = box(0, 0, atlas.width, atlas.height, fill=SEA)
    x, y = _compass_place(atlas)
    ends = [(x + dx * 900, y + dy * 900) for dx, dy in ((1, 0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92), (0, 1))]
    ends += [(x - dx * 900, y + dy * 900) for dx, dy in ((1, 0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92))]
    ends += [(x + dx * 900, y - dy * 900) for dx, dy in ((-1, 0.3), (-0.7, 0.7), (-0.38, 0.92), (0, 1))]
    rays = "".join(f"M{number(x)} {number(y)}L{number(ex)} {number(ey)}" for ex, ey in ends)
    lines = [
        element(
            "use",
            href=f"#{ident('shoreline')}",
            fill="none",
            stroke=SEA_INK,
            stroke_width=width,
            stroke_opacity=weight,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        for width, weight in _WATERLINES
    ]
    return join((water, path(rays, stroke=SEA_INK, stroke_width=0.5, opacity=0.4), *lines))


def _compass_place(atlas: Atlas) -> Point:
    room = atlas.rooms["western"]
    return room[0] - 6, room[1] + 6


def _roads(atlas: Atlas) -> Markup:
    """On a chart, the ways between lands that are neighbours."""
    ends = [(atlas.rooms[a], atlas.rooms[b]) for a, b in atlas.roads]
    d = "".join(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}" for a, b in ends)
    edge = path(d, stroke=UMBER, stroke_width=7)
    return join((edge, path(d, stroke=LAND, stroke_width=4.5)))


def _washes(lands: Sequence[Province]) -> Markup:
    """The band of colour inside the borders of each province, as old maps are coloured by hand: it shows the area."""
    bands = []
    for province in lands:
        band = shape(province.id, fill="none", stroke=AREA_INK[province.area], stroke_width=11, stroke_opacity=0.38)
        bands.append(group(band, clip_path=f"url(#{ident(f'within-{province.id}')})"))
    return join(bands)


def sketches(atlas: Atlas, lands: Sequence[Province]) -> Markup:
    """Little trees, hills, grass and dunes in the corners where nothing else stands."""
    drawn = []
    for province in lands:
        signs = [TERRAINS[icon] for icon in province.track if TERRAINS[icon] != "urban"] or ["woods", "plains"]
        for at, (x, y) in enumerate(_free_places(atlas, province.id)):
            sign = signs[at % len(signs)]
            if sign == "plains" and province.savage:
                drawn.append(art("dune", x - 15, y - 6, 30, 12))
            else:
                wide = {"hills": 21, "plains": 14}.get(sign, 16)
                name = "mountain" if sign == "hills" else sign
                drawn.append(art(name, x - wide / 2, y - 8, wide, 16))
    return group(*drawn, opacity=0.42, color=UMBER)


def _free_places(atlas: Atlas, name: str) -> list[Point]:
    """Up to six places in a province, away from its borders, from its room, and from each other."""
    points, (x, y, wide, high) = atlas.shape(name), atlas.rooms[name]
    left, right = min(px for px, _ in points), max(px for px, _ in points)
    top, bottom = min(py for _, py in points), max(py for _, py in points)
    found: list[Point] = []
    for row in range(int((bottom - top) / 17) + 1):
        for column in range(int((right - left) / 21) + 1):
            px, py = left + column * 21 + row % 2 * 10, top + row * 17
            if abs(px - x) < max(wide, 96) / 2 + 13 and abs(py - y) < high / 2 + 14:
                continue
            if not (14 < px < atlas.width - 14 and 14 < py < atlas.height - 14 and inside((px, py), points)):
                continue
            if min(hypot(px - qx, py - qy) for qx, qy in points) > 16:
                found.append((px, py))
    step = max(1, len(found) // 6)
    return found[::step][:6]


def borders(atlas: Atlas, components: Components) -> Markup:
    """Coasts in full, borders of areas heavy, other borders light."""
    index, provinces = components.province_index, components.provinces
    inner: list[str] = []
    outer: list[str] = []
    for border in atlas.borders:
        a, b = border.between
        if FRAME in border.between or _is_coast(border.between):
            continue
        same = a in index and b in index and provinces[index[a]].area == provinces[index[b]].area
        (inner if same else outer).append(trace(border.points))
    look: Look = {"fill": "none", "stroke": UMBER, "stroke_linejoin": "round"}
    if atlas.roads:
        return join(shape(name, **look, stroke_width=1.8) for name in atlas.outlines)
    return join(
        (
            path("".join(inner), **look, stroke_width=1.1, stroke_dasharray="5 2.2"),
            element("defs", path("".join(outer), id=ident("rims"))),
            element("use", href=f"#{ident('rims')}", **look, stroke_width=2.6),
            element(
                "use", href=f"#{ident('rims')}", fill="none", stroke=LAND, stroke_width=0.8, stroke_dasharray="6 3"
            ),
            element("use", href=f"#{ident('shoreline')}", **look, stroke_width=2),
        )
    )


def barriers(atlas: Atlas) -> Markup:
    """Mountains where no border is crossed, the nearer ones before the farther."""
    drawn = []
    for name in sorted(name for name in atlas.outlines if name.startswith(BARRIER)):
        points = atlas.shape(name)
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        drawn.append(shape(name, fill="#e0cfa6"))
        for row in range(int((bottom - top) / 11)):
            for column in range(int((right - left) / 19) + 1):
                x, y = left + 4 + column * 19 + row % 2 * 9.5, top + 12 + row * 11
                if inside((x, y), points) and min(hypot(x - px, y - py) for px, py in points) > 5:
                    size = 22 + (row * 5 + column * 3) % 4 * 2
                    drawn.append(art("mountain", x - size / 2, y - size * 0.62, size, size * 0.8))
    return join(drawn)


def ornaments(atlas: Atlas, seas: Sequence[str]) -> Markup:
    """Names of the seas, the compass, ships and what swims between them."""
    parts = []
    for name, say in zip(SEAS, seas, strict=True):
        x, y, width, height = atlas.rooms[name]
        size = {"western": 17.0}.get(name, 13.0)
        low = y - height * 0.42 if name == "western" else y + 4
        look: Look = {"text_anchor": "middle", "font_style": "italic", "fill": SEA_INK, "letter_spacing": 1.5}
        parts.append(one_line(x, low, say, size, width, **look))
    x, y = _compass_place(atlas)
    parts.append(art("compass", x - 58, y - 46, 116))
    parts.append(art("ship", atlas.width * 0.03, atlas.height * 0.79, 58, 47))
    parts.append(art("monster", atlas.width * 0.1, atlas.height * 0.91, 84, 41))
    south = atlas.rooms["southern"]
    parts.append(art("ship", south[0] - 26, south[1] + 8, 44, 36))
    for wx, wy in ((0.016, 0.06), (0.03, 0.14), (0.01, 0.7), (0.13, 0.84), (0.2, 0.965), (0.02, 0.97), (0.8, 0.985)):
        parts.append(art("wave", atlas.width * wx, atlas.height * wy, 26, 9))
    return join(parts)
