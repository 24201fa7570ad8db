"""The small drawings of Age of War: emblems of the clans, dice, badges and grounds.

What is drawn often is a <symbol>, defined once in `definitions` and placed with `art`; a symbol takes its main colour
from the place where it is used.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from warhall.drawing.svg import (
    CARD,
    GOLD,
    GOLD_LIGHT,
    INDIGO,
    INK,
    LACQUER,
    PAPER,
    SAND,
    SEATS,
    Markup,
    box,
    disc,
    element,
    figure,
    join,
    moved,
    number,
    path,
    seat_pattern,
)
from warhall.games.age_of_war.pictures.keeps import STOREYS, keep
from warhall.games.age_of_war.pictures.pen import (
    CLAN_INK,
    GLYPH_INK,
    GLYPHS,
    art,
    drawing,
    gradient,
    ident,
    paint,
    pattern,
    symbol_of,
    symbols_of,
)

_FACE_LAYOUT: Final = {  # where the glyphs of a face stand on a die of 100, and how large they are
    "1": ((25, 25, 50),),
    "2": ((8, 12, 42), (50, 46, 42)),
    "3": ((31, 7, 38), (8, 52, 38), (54, 52, 38)),
    "I": ((22, 22, 56),),
    "A": ((15, 15, 70),),
    "C": ((16, 14, 70),),
    "D": ((14, 14, 72),),
}


def mon(clan: str, x: float, y: float, radius: float) -> Markup:
    """The badge of a clan around (x, y)."""
    ground = disc(x, y, radius, fill=CLAN_INK[clan], stroke=GOLD, stroke_width=radius / 9)
    side = radius * 1.5
    return join((ground, art(f"mon-{clan}", x - side / 2, y - side / 2, side, color=PAPER)))


def _dice() -> Markup:
    """One symbol for every face, one for a die that shows nothing yet, one for infantry whatever its number."""
    body, ivory = drawing("dice/die"), paint("ivory")
    faces = []
    for face, places in _FACE_LAYOUT.items():
        ink = GLYPH_INK[GLYPHS[face]]
        glyphs = [art(GLYPHS[face], x, y - 2, size, color=ink) for x, y, size in places]
        faces.append(symbol_of(f"die-{face}", body, *glyphs, ivory=ivory))
    return join((*faces, symbol_of("die-", body, drawing("dice/blank").inner, ivory=ivory)))


def die(face: str, x: float, y: float, size: float, turn: float = 0, **extra: str | float | None) -> Markup:
    """A die; `turn` tilts it a little, as dice lie on a table."""
    middle = f"{number(x + size / 2)} {number(y + size / 2)}"
    tilt = f"rotate({number(turn)} {middle})" if turn else None
    return art(f"die-{face if face in _FACE_LAYOUT else ''}", x, y, size, size, transform=tilt, **extra)


def points_badge(points: int, x: float, y: float, radius: float) -> Markup:
    """A gold coin with the points of a castle or of a clan."""
    coin = disc(x, y, radius, fill=paint("gold"), stroke=INK, stroke_width=max(1, radius / 11))
    rim = disc(x, y, radius * 0.82, fill="none", stroke=INK, stroke_width=0.6, stroke_dasharray="1.5 1.5", opacity=0.7)
    size = radius * 1.15
    value = figure(x, y + size * 0.36, str(points), size, INK)
    return join((coin, rim, value))


def _washi() -> Markup:
    """Paper with mulberry fibres. Their places come from multiples of a prime: scattered, and always the same."""
    fibres = []
    for i in range(26):
        x, y = i * 67 % 240, i * 101 % 240
        bend, reach = i * 37 % 23 - 11, 14 + i * 29 % 22
        fibres.append(f"M{x} {y}q{reach // 2} {bend} {reach} {bend // 3}")
    ground = box(0, 0, 240, 240, fill=PAPER)
    threads = path("".join(fibres), fill="none", stroke="#b9a276", stroke_width=0.7, opacity=0.42)
    return pattern("washi", 240, 240, ground, threads)


def _waves() -> Markup:
    """Overlapping half circles, the sea of old prints; drawn in gold on whatever lies below."""
    rings = []
    for x, y in ((0, 12), (24, 12), (12, 18), (0, 24), (24, 24)):
        rings += [f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0" for r in (11, 7, 3)]
    return pattern(
        "waves", 24, 12, moved(0, -12, path("".join(rings), fill="none", stroke=GOLD, stroke_width=0.7, opacity=0.55))
    )


@cache
def definitions() -> Markup:
    """Everything that `art` and `paint` refer to."""
    grounds = (
        _washi(),
        _waves(),
        gradient("sky", (0, SAND), (1, CARD)),
        gradient("night", (0, "#131d33"), (1, INDIGO)),
        gradient("gold", (0, GOLD_LIGHT), (0.55, "#dcb458"), (1, GOLD), slant=True),
        gradient("ivory", (0, "#fffdf5"), (1, "#e9dcc0"), slant=True),
        gradient("lacquer", (0, "#3a211a"), (1, LACQUER)),
    )
    weaves = [seat_pattern(seat, ident(f"seat-{seat}")) for seat in range(len(SEATS))]
    keeps = [keep(points) for points in STOREYS]
    return element("defs", *grounds, *weaves, symbols_of("glyphs"), symbols_of("emblems", "mon-"), *keeps, _dice())
