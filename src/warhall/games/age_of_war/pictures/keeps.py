"""Castle keeps, built storey by storey, and the land behind them."""

from __future__ import annotations

from math import sin
from typing import Final

from warhall.drawing.svg import (
    CARD,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    VERMILION,
    Markup,
    box,
    disc,
    group,
    join,
    path,
    polygon,
    route,
)
from warhall.games.age_of_war.pictures.pen import CLAN_INK, paint, symbol

STOREYS: Final = {1: (25.0,), 2: (28.0, 18.0), 3: (31.0, 22.0, 13.5), 4: (34.0, 26.0, 18.5, 11.5)}  # half widths
_STONE: Final = "#8b8375"


def _roof(y: float, half: float, rise: float, top: float) -> Markup:
    """A hipped roof on a wall that ends at `y`, with upturned corners and a lit edge."""
    tip, eave, bend = half + 7, half + 1, y - rise * 0.35
    edge = ("L", eave, y + 1.4, "H", -eave, "L", -tip, y - 2.5)
    slope = route("M", -tip, y - 2.5, "Q", -half, bend, -top, y - rise, "H", top, "Q", half, bend, tip, y - 2.5, *edge)
    light = path(route("M", tip, y - 2.5, *edge), fill="none", stroke=PAPER, stroke_width=0.7, opacity=0.75)
    return join((path(slope, fill="currentColor"), light))


def _gable(y: float, half: float) -> Markup:
    """The small pointed gable that breaks the line of a roof."""
    corners = ((-half, y), (0, y - half * 0.95), (half, y))
    outer = polygon(corners, fill="currentColor", stroke=PAPER, stroke_width=0.7)
    return join((outer, disc(0, y - half * 0.34, half * 0.16, fill=GOLD_LIGHT)))


def _storey(y: float, half: float, height: float) -> Markup:
    """A plastered wall with a row of barred windows."""
    wall = box(-half, y - height, half * 2, height, fill=CARD, stroke=INK, stroke_width=0.5)
    count = max(2, int(half // 5))
    step = half * 2 / count
    places = [step * (i + 0.5) - half for i in range(count)]
    windows = [route("M", x - 1.4, y - height * 0.72, "h2.8v", height * 0.45, "h-2.8z") for x in places]
    return join((wall, path("".join(windows), fill=INK)))


def _footing(half: float) -> Markup:
    """The curved stone base, and the white wall of the outer court behind it."""
    wall = box(-56, 70, 112, 10, fill=CARD, stroke=INK, stroke_width=0.5)
    tiles = path("M-59 71.5L-55 66.5H55L59 71.5Z", fill="currentColor")
    loopholes = path("M-53 74h2v3h-2zM-49 74h2v3h-2zM47 74h2v3h-2zM51 74h2v3h-2z", fill=INK)
    foot, top = half + 11, half + 3
    base = route("M", -foot, 80, "Q", -top - 1, 73, -top, 65, "H", top, "Q", top + 1, 73, foot, 80, "Z")
    courses = [route("M", -top - out, y, "H", top + out) for y, out in ((69, 0.5), (73, 1.5), (77, 4))]
    places = [(9 * i + 4 + row % 2 * 4 - top, 65 + 4 * row) for row in range(3) for i in range(int(top * 2 // 9))]
    joints = [route("M", x, y, "v4") for x, y in places]
    stones = path("".join(courses + joints), fill="none", stroke=INK, stroke_width=0.5, opacity=0.55)
    return join((wall, tiles, loopholes, path(base, fill=_STONE, stroke=INK, stroke_width=0.6), stones))


def _roof_fish(y: float, half: float) -> Markup:
    """The ridge, with a gilded fish at each end, tail up."""
    ridge = box(-half - 1.5, y - 1.2, half * 2 + 3, 2, fill=INK)
    fish = path(
        route("M", half - 1.5, y - 1, "q", 4, 0, 2.5, -5.5, "q", 3.5, 1.5, 1.2, 5.5, "z"),
        fill=GOLD,
        stroke=INK,
        stroke_width=0.35,
    )
    return join((ridge, fish, group(fish, transform="scale(-1 1)")))


def keep(points: int) -> Markup:
    """A keep with as many storeys as the castle has points."""
    halves = STOREYS[points]
    wall, rise = (12.0, 9.0) if points == 1 else (8.0, 6.5)
    parts, y = [_footing(halves[0])], 65.0
    for half, upper in zip(halves, (*halves[1:], None), strict=True):
        climb, top = (rise + 3, half * 0.5) if upper is None else (rise, upper)
        parts += [_storey(y, half, wall), _roof(y - wall, half, climb, top)]
        if half > 18.5 or points == 1:
            parts.append(_gable(y - wall + 0.6, half * 0.3))
        y -= wall + climb
    parts.append(_roof_fish(y, halves[-1] * 0.5))
    return symbol(f"keep-{points}", "-60 -4 120 84", *parts)


def landscape(index: int, width: float, height: float, clan: str) -> Markup:
    """Paint the background of a keep: sky, a sun and two ridges, a little different for every castle."""
    sun_x = width * (0.18 if index % 2 else 0.24) + 3 * (index % 5)
    sky = box(0, 0, width, height, fill=paint("sky"))
    sun = disc(sun_x, height * 0.3 + index % 3 * 3, 10.5, fill=VERMILION, opacity=0.9)
    ridges = []
    for depth, (base, swing, fade) in enumerate(((0.5, 9, 0.16), (0.7, 6, 0.3))):
        points = [(width * i / 8, height * base - swing * sin(i * 1.3 + index * 1.7 + depth * 2)) for i in range(9)]
        corners = [(0.0, height), *points, (width, height)]
        ridges.append(polygon(corners, fill=CLAN_INK[clan], opacity=fade))
    return join((sky, sun, *ridges))
