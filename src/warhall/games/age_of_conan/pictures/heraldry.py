"""The arms of the four kingdoms: tinctures, charges and hatchings.

Heralds have a way to print colours in black: red is hatched upright, gold is dotted, green and purple are hatched
aslant, one to each side (the hatchings of Petra Sancta). Lands and shields carry them, so that owners can be told in
grey print; besides, every piece shows the charge of its kingdom.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from warhall.drawing.svg import INK, Markup, box, disc, group, join, path, route, words
from warhall.drawing.symbols import Attribute
from warhall.games.age_of_conan.components import KINGDOMS
from warhall.games.age_of_conan.pictures.pen import (
    BONE,
    LAND,
    Look,
    art,
    centred,
    drawing,
    paint,
    pattern,
    stroke,
    symbol_of,
)


class Arms(NamedTuple):
    """A kingdom's colour, its dark shade for lines, what is drawn or written on the colour, and how strong the colour
    is on the map: in grey the lands differ in lightness too."""

    colour: str
    dark: str
    ink: str
    weight: float


ARMS: Final = (  # AOC-004: red, yellow, green, purple
    Arms("#a92a1d", "#7d170e", BONE, 0.55),
    Arms("#e2ae2f", "#8a6203", INK, 0.6),
    Arms("#20693c", "#0f4a25", BONE, 0.68),
    Arms("#6b4596", "#472a6a", BONE, 0.4),
)


def charge(kingdom: int, x: float, y: float, size: float, **extra: Attribute) -> Markup:
    """The beast or sign of a kingdom around (x, y)."""
    return centred(f"charge-{kingdom}", x, y, size, **extra)


def shield(kingdom: int, x: float, y: float, size: float, **extra: Attribute) -> Markup:
    """The arms of a kingdom around (x, y)."""
    return centred(f"arms-{kingdom}", x, y, size, **extra)


def land_paint(kingdom: int) -> str:
    """The colour and hatching of a land that belongs to a kingdom."""
    return paint(f"land-{kingdom}")


def definitions() -> Markup:
    charges = [symbol_of(f"charge-{at}", drawing(f"arms/{name}")) for at, name in enumerate(KINGDOMS)]
    arms = [_arms(kingdom) for kingdom in range(len(ARMS))]
    lands = [_hatching(f"land-{at}", at, arms.colour, arms.weight, arms.dark, 0.65) for at, arms in enumerate(ARMS)]
    cloths = [_hatching(f"cloth-{at}", at, arms.colour, 1, arms.dark, 0.5) for at, arms in enumerate(ARMS)]
    return join((*charges, *lands, *cloths, *arms))


def _hatching(name: str, kingdom: int, ground: str, weight: float, ink: str, line: float) -> Markup:
    back = join((box(0, 0, 7, 7, fill=LAND), box(0, 0, 7, 7, fill=ground, fill_opacity=weight)))
    lines = (
        stroke("M3.5 0V7", 1.3, ink, opacity=line),
        join((disc(1.75, 1.75, 0.9, fill=ink, fill_opacity=line), disc(5.25, 5.25, 0.9, fill=ink, fill_opacity=line))),
        stroke("M-1 -1L8 8M-1 6L1 8M6 -1L8 1", 1.2, ink, opacity=line),
        stroke("M8 -1L-1 8M1 -1L-1 1M8 6L6 8", 1.2, ink, opacity=line),
    )
    return pattern(name, 7, 7, back, lines[kingdom])


def _arms(kingdom: int) -> Markup:
    look = ARMS[kingdom]
    sign = charge(kingdom, 0, -3, 66, color=look.ink)
    shape = drawing("arms/shield")
    return symbol_of(f"arms-{kingdom}", shape, sign, cloth=paint(f"cloth-{kingdom}"), ink=look.ink)


def banner_width(count: int) -> float:
    return 33.0 if count < 10 else 41.0


def banner(kingdom: int, x: float, y: float, count: int) -> Markup:
    """An army: a standard with the charge and the number of units; 20 high, upper left corner at (x, y)."""
    look, wide = ARMS[kingdom], banner_width(count)
    pole = stroke(route("M", x + 1.5, y - 1, "V", y + 21), 2, INK)
    edge = route("M", x + 2, y, "H", x + wide, "L", x + wide - 3, y + 8.5, "L", x + wide, y + 17, "H", x + 2, "Z")
    cloth = path(edge, fill=look.colour, stroke=INK, stroke_width=1)
    sign = charge(kingdom, x + 10.5, y + 8.5, 13, color=look.ink)
    digits: Look = {"font_weight": "bold", "text_anchor": "middle", "fill": look.ink}
    return group(pole, cloth, sign, words(x + wide / 2 + 7, y + 13.6, str(count), 14, **digits))


def envoy(kingdom: int, x: float, y: float, count: int, always: bool = False) -> Markup:
    """Emissaries: a hood with the charge, and their number if there are several (or `always`); 19 or 29 wide."""
    look = ARMS[kingdom]
    tail = Markup("")
    if count > 1 or always:
        tab = box(x + 12, y + 3, 17, 13, rx=4, fill=BONE, stroke=INK, stroke_width=0.9)
        digits: Look = {"font_weight": "bold", "text_anchor": "middle", "fill": INK}
        tail = join((tab, words(x + 23.5, y + 13.4, str(count), 11, **digits)))
    hood = art("envoy", x, y, 19, 19, color=look.colour)
    return group(tail, hood, charge(kingdom, x + 9.5, y + 12, 9.5, color=look.ink))
