"""The map without its pieces: seas, lands by area, borders, mountains, and what an old map is adorned with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.geography import BARRIER, FRAME, Atlas, Point
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
from warhall.games.age_of_conan.vocabulary import SEAS
from warhall.kernel.svg import Markup, box, element, group, join, number, path

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


def shape(name: str, **extra: str | float | None) -> Markup:
    """A region, filled or outlined."""
    return element("use", href=f"#{land_id(name)}", **extra)


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


def sea(atlas: Atlas) -> Markup:
    """Water with lines along the coast, and the rays of the compass."""
    water = box(0, 0, atlas.width, atlas.height, fill=SEA)
    x, y = compass_place(atlas)
    ends = [(x + dx * 900, y + dy * 900) for dx, dy in ((1, 0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92), (0, 1))]
    ends += [(x - dx * 900, y + dy * 900) for dx, dy in ((1, 0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92))]
    ends += [(x + dx * 900, y - dy * 900) for dx, dy in ((-1, 0.3), (-0.7, 0.7), (-0.38, 0.92), (0, 1))]
    rays = "".join(f"M{number(x)} {number(y)}L{number(ex)} {number(ey)}" for ex, ey in ends)
    lines = [
        element(
            "use", href=f"#{ident('shoreline')}", fill="none", stroke=SEA_INK, stroke_width=width, stroke_opacity=weight
        )
        for width, weight in _WATERLINES
    ]
    return join((water, path(rays, stroke=SEA_INK, stroke_width=0.5, opacity=0.4), *lines))


def compass_place(atlas: Atlas) -> Point:
    room = atlas.rooms["western"]
    return room[0] - 6, room[1] + 6


def washes(game: AgeOfConan) -> Markup:
    """The band of colour inside the borders of each province, as old maps are coloured by hand: it shows the area."""
    bands = []
    for province in game.components.provinces:
        if game.in_play[province.index]:
            colour = AREA_INK[province.area]
            band = shape(province.id, fill="none", stroke=colour, stroke_width=11, stroke_opacity=0.38)
            bands.append(group(band, clip_path=f"url(#{ident(f'within-{province.id}')})"))
    return join(bands)


def borders(game: AgeOfConan, atlas: Atlas) -> Markup:
    """Coasts in full, borders of areas heavy, other borders light."""
    index, provinces = game.components.province_index, game.components.provinces
    inner: list[str] = []
    outer: list[str] = []
    for border in atlas.borders:
        a, b = border.between
        if FRAME in border.between or _is_coast(border.between):
            continue
        same = a in index and b in index and provinces[index[a]].area == provinces[index[b]].area
        (inner if same else outer).append(trace(border.points))
    look: Look = {"fill": "none", "stroke": UMBER, "stroke_linejoin": "round"}
    return join(
        (
            path("".join(inner), **look, stroke_width=1.1, stroke_dasharray="5 2.2"),
            path("".join(outer), **look, stroke_width=2.6),
            path("".join(outer), fill="none", stroke=LAND, stroke_width=0.8, stroke_dasharray="6 3"),
            element("use", href=f"#{ident('shoreline')}", **look, stroke_width=2),
        )
    )


def barriers(atlas: Atlas) -> Markup:
    """Mountains and dunes where no border is crossed."""
    drawn = []
    names = sorted(name for name in atlas.outlines if name.startswith(BARRIER))
    for at, name in enumerate(names):
        points = atlas.shape(name)
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        drawn.append(shape(name, fill="#e0cfa6"))
        wide, high = right - left, bottom - top
        for row, (part, count) in enumerate(((0.3, 2), (0.52, 3), (0.74, 2))):
            for place in range(count):
                x = left + wide * (0.5 + (place - (count - 1) / 2) * 0.26) - 13
                y = top + high * part - 16 + (row + place + at) % 2 * 2
                drawn.append(art("mountain", x, y, 26, 21))
    return join(drawn)


def ornaments(game: AgeOfConan, atlas: Atlas) -> Markup:
    """Names of the seas, the compass, ships and what swims between them."""
    parts = []
    for name in SEAS:
        x, y, width, height = atlas.rooms[name]
        size = {"western": 17.0}.get(name, 13.0)
        low = y - height * 0.42 if name == "western" else y + 4
        say = game.catalogue.format(f"sea-{name}")
        look: Look = {"text_anchor": "middle", "font_style": "italic", "fill": SEA_INK, "letter_spacing": 1.5}
        parts.append(one_line(x, low, say, size, width, **look))
    x, y = compass_place(atlas)
    parts.append(art("compass", x - 58, y - 46, 116))
    parts.append(art("ship", atlas.width * 0.03, atlas.height * 0.79, 58, 47))
    parts.append(art("monster", atlas.width * 0.1, atlas.height * 0.91, 84, 41))
    south = atlas.rooms["southern"]
    parts.append(art("ship", south[0] - 26, south[1] + 8, 44, 36))
    for wx, wy in ((0.016, 0.06), (0.03, 0.14), (0.01, 0.7), (0.13, 0.84), (0.2, 0.965), (0.02, 0.97), (0.8, 0.985)):
        parts.append(art("wave", atlas.width * wx, atlas.height * wy, 26, 9))
    return join(parts)
