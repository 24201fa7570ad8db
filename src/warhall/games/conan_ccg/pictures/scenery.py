"""The background of an emblem: the land of a territory, the strokes of a fighting style, the light of a Step."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from warhall.drawing.svg import PAPER, Markup, box, disc, group, join, number, path, placed, polygon, route
from warhall.games.conan_ccg.pictures.brush import mixed, shade
from warhall.games.conan_ccg.pictures.pen import drawing, read_parts, read_table


class Land(msgspec.Struct):
    """A territory: its pigments, what stands there, and its arms."""

    sky: str
    glow: str
    far: str
    near: str
    dress: str
    accent: str
    sun: str = ""
    horizon: str = ""
    foreground: str = ""
    detail: str = ""
    arms: str = ""


class Ground(NamedTuple):
    """Paint the background of a card without a territory: strokes of a paler pigment on a deeper one, what stands far
    away, and a floor."""

    deep: str
    pale: str
    strokes: str
    horizon: str = ""


class _Scenery(msgspec.Struct):
    land: dict[str, Land]
    ground: dict[str, Ground]


_SCENERY: Final = read_table("scenery", _Scenery)
LANDS: Final = _SCENERY.land
GROUNDS: Final = _SCENERY.ground


def lot(card: str, sides: int) -> int:
    """A number from 0 that is always the same for a card, so that small things differ from card to card."""
    return crc32(card.encode()) % sides


def _ridge(width: float, base: float, swing: float, steps: int, turn: float) -> list[tuple[float, float]]:
    return [
        (round(width * i / steps), round(base - swing * sin(i * 2.1 + turn) - swing * 0.4 * sin(i * 5 + turn)))
        for i in range(steps + 1)
    ]


def _ground(points: list[tuple[float, float]], width: float, height: float, fill: str, **edge: str | float) -> Markup:
    return polygon([(-2, height + 2), *points, (width + 2, height + 2)], fill=fill, **edge)


_SUNK: Final = 5  # landmarks stand a little under the edge of their ground, so that no sky shows beneath


def _landmarks(written: str, width: float, height: float, fill: str) -> Markup:
    """Silhouettes, each drawn from its own foot; a tall picture has more sky, not larger ones."""
    size = min(height / 120, width / 105)
    return join(
        placed(part.x * width, part.y * height + _SUNK * size, size, drawing(f"landmarks/{part.name}").fill(land=fill))
        for part in read_parts(written)
    )


def _sun(land: Land, card: str, width: float, height: float) -> Markup:
    """Sun or moon in its haze, and two strips of cloud: on every card elsewhere and of another size."""
    x, y = width * (0.2 + 0.12 * lot(card, 6)), height * (0.22 + 0.05 * lot(card, 4))
    radius = min(height, width) * (0.12 + 0.03 * lot(card, 5))
    clouds = (
        f"M{x + radius * 0.3:.0f} {y + radius * 0.5:.0f}h{radius * 1.6:.0f}M{x - radius * 2:.0f} {y:.0f}h{radius:.0f}"
    )
    strips = path(clouds, stroke=land.glow, stroke_width=5, stroke_linecap="round", opacity=0.8)
    halo = disc(x, y, radius * 1.4, fill=land.sun, opacity=0.3)
    return join((halo, disc(x, y, radius, fill=land.sun, opacity=0.9), strips))


def landscape(name: str, card: str, width: float, height: float) -> Markup:
    """A land with sky, sun or moon, what stands on its horizon, and its ground."""
    land = LANDS[name]
    turn = lot(card, 97) / 9
    haze = [(0, height * 0.38), *_ridge(width, height * 0.4, 4, 6, turn), (width, height), (0, height)]
    parts = [box(0, 0, width, height, fill=land.sky), polygon(haze, fill=land.glow)]
    if land.sun:
        parts.append(_sun(land, card, width, height))
        remote = mixed(land.glow, land.far, 0.4)
        parts.append(_ground(_ridge(width, height * 0.62, height * 0.07, 5, turn + 1), width, height, remote))
    if land.detail == "teeth":
        teeth = [(width * i / 8, height * (0.32 if i % 2 else 0.08) * (1 + 0.2 * sin(i + turn))) for i in range(9)]
        parts.append(polygon([(0, 0), *teeth, (width, 0)], fill=land.near))
    if land.detail == "stars":
        stars = [((i * 61 + lot(card, 50)) % 100 / 100 * width, (i * 37 + 11) % 40 / 100 * height) for i in range(14)]
        dots = "".join(f"M{x:.0f} {y:.0f}h0" for x, y in stars)
        parts.append(path(dots, stroke=PAPER, stroke_width=2.2, stroke_linecap="round"))
    parts.append(_landmarks(land.horizon, width, height, land.far))
    parts.append(_ground(_ridge(width, height * 0.76, 3.5, 8, turn), width, height, land.far))
    if land.detail == "waves":
        waves = "".join(f"M{number(x)} {number(height * 0.86)}q5 -5 10 0" for x in range(4, int(width), 18))
        parts.append(path(waves, fill="none", stroke=land.glow, stroke_width=1.4))
    edge: dict[str, str | float] = {"stroke": mixed(land.near, land.glow, 0.3), "stroke_width": 1.6}
    parts.append(_ground(_ridge(width, height * 0.92, 3, 7, turn + 2), width, height, land.near, **edge))
    parts.append(_landmarks(land.foreground, width, height, land.near))
    return join(parts)


# -- the strokes of a backdrop; each card turns them a little ----------------------------------------------------------


def _wedges(width: float, height: float, colour: str, count: int, turn: float, y: float) -> Markup:
    reach = width + height
    x, y = width / 2, height * y
    drawn = ""
    for i in range(count):
        one, other = (2 * pi * (i + turn + part) / count for part in (0.0, 0.5))
        ends = [f"{x + reach * cos(angle):.0f} {y + reach * sin(angle):.0f}" for angle in (one, other)]
        drawn += f"M{x:.0f} {y:.0f}L{ends[0]} {ends[1]}Z"
    return path(drawn, fill=colour)


def _rays(width: float, height: float, colour: str, turn: int) -> Markup:
    return _wedges(width, height, colour, 14 + turn % 3, turn / 8, 1.05)


def _burst(width: float, height: float, colour: str, turn: int) -> Markup:
    return _wedges(width, height, colour, 11 + turn % 4, turn / 8, 0.62)


def _rings(width: float, height: float, colour: str, turn: int) -> Markup:
    step = 11.0 + turn
    rings = (disc(width / 2, height / 2, step * i) for i in range(1, int(height / step / 1.6) + 1))
    return group(*rings, fill="none", stroke=colour, stroke_width=step * 0.42)


def _streaks(width: float, height: float, colour: str, turn: int) -> Markup:
    slope = 0.9 if turn % 2 else -0.9
    bars = []
    for i in range(-3, 12):
        x = width * i / 8 + turn
        thick = width / 26 * (1 + (i + turn) % 3)
        bars.append(
            f"M{number(x)} 0h{number(thick)}L{number(x + thick - slope * height)} {number(height)}h{number(-thick)}Z"
        )
    return path("".join(bars), fill=colour)


def _lines(width: float, height: float, colour: str, turn: int) -> Markup:
    lines = (f"M0 {number(height * i / 9 + turn)}h{number(width)}v{1 + i % 3 * 2}h-{number(width)}Z" for i in range(10))
    return path("".join(lines), fill=colour)


def _checks(width: float, height: float, colour: str, turn: int) -> Markup:
    size = 13 + turn % 3
    square = f"h{size}v{size}h-{size}Z"
    squares = "".join(
        f"M{x * size} {y * size}{square}"
        for x in range(int(width / size) + 1)
        for y in range(int(height / size) + 1)
        if (x + y) % 2
    )
    return path(squares, fill=colour, opacity=0.6)


def _scales(width: float, height: float, colour: str, _turn: int) -> Markup:
    size = 16
    row = "q8 12 16 0" * (int(width / size) + 2)
    rows = (f"M{-size // 2 if y % 2 else 0} {y * size // 2}{row}" for y in range(int(height / size * 2) + 1))
    return path("".join(rows), fill="none", stroke=colour, stroke_width=1.6)


def _stars(width: float, height: float, colour: str, turn: int) -> Markup:
    marks = []
    for i in range(16):
        x, y, r = (i * 67 + turn * 13) % 100 / 100 * width, (i * 41 + turn * 7) % 100 / 100 * height, 1.5 + i % 3 * 1.6
        reach, waist = r * 2, r / 2
        corners = ((0, -reach), (waist, -waist), (reach, 0), (waist, waist), (0, reach), (-waist, waist))
        ring = [(x + a, y + b) for a, b in (*corners, (-reach, 0), (-waist, -waist))]
        marks.append("M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in ring) + "Z")
    wave = route("M0", height * 0.8, "C", width * 0.3, height * 0.5, width * 0.6, height * 1.1, width, height * 0.7)
    swirl = path(f"{wave}V{number(height)}H0Z", fill=colour, opacity=0.45)
    return join((swirl, path("".join(marks), fill=colour)))


_STROKES: Final = {
    "rays": _rays,
    "burst": _burst,
    "rings": _rings,
    "streaks": _streaks,
    "lines": _lines,
    "checks": _checks,
    "scales": _scales,
    "stars": _stars,
}


def backdrop(name: str, card: str, width: float, height: float) -> Markup:
    """The ground of a Move by its style, of an Action by its Step, of an Item by its slot, of a Conan."""
    ground = GROUNDS[name]
    turn = lot(card, 97) / 9
    strokes = _STROKES[ground.strokes](width, height, ground.pale, lot(card, 8))
    far, floor = shade(ground.deep, 0.78), shade(ground.deep, 0.6)
    return join(
        (
            box(0, 0, width, height, fill=ground.deep),
            strokes,
            disc(width / 2, height * 0.56, min(width, height) * 0.42, fill=ground.pale, opacity=0.8),
            _landmarks(ground.horizon, width, height, far),
            _ground(_ridge(width, height * 0.79, 2.5, 6, turn), width, height, far),
            _ground(_ridge(width, height * 0.91, 2, 7, turn + 2), width, height, floor),
        )
    )


def plain(name: str, _card: str, width: float, height: float) -> Markup:
    """The same for pictures so small that nothing else could be made out: sky and ground."""
    sky, ground = (LANDS[name].glow, LANDS[name].far) if name in LANDS else (GROUNDS[name].pale, GROUNDS[name].deep)
    return join((box(0, 0, width, height, fill=sky), box(0, height * 0.72, width, height * 0.28, fill=ground)))
