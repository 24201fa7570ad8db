"""The arms of the four kingdoms: tinctures, charges and hatchings.

Heralds have a way to print colours in black: red is hatched upright, gold is dotted, green and purple are hatched
aslant, one to each side (the hatchings of Petra Sancta). Lands and shields carry them, so that owners can be told in
grey print; besides, every piece shows the charge of its kingdom.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from warhall.drawing.svg import INK, Markup, box, disc, group, join, number, path, route, words
from warhall.games.age_of_conan.pictures.pen import (
    BONE,
    LAND,
    Attribute,
    Look,
    art,
    centred,
    paint,
    pattern,
    solid,
    stroke,
    symbol,
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
SHIELD: Final = "M-40 -46H40V-2C40 26 20 42 0 50C-20 42 -40 26 -40 -2Z"


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
    charges = (_lion(), _crescent(), _serpent(), _winter_star())
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
    field = path(SHIELD, fill=paint(f"cloth-{kingdom}"), stroke=INK, stroke_width=5)
    rim = path(SHIELD, fill="none", stroke=look.ink, stroke_width=2, transform="scale(.86)", opacity=0.85)
    sign = charge(kingdom, 0, -3, 66, color=look.ink)
    return symbol(f"arms-{kingdom}", "-50 -50 100 104", field, rim, sign)


def _ring(count: int, radius: float, inner: float, turn: float = 0.0) -> str:
    """A star or a row of flames around the middle, as a path."""
    steps: list[str | float] = []
    for at in range(2 * count):
        angle, reach = pi * (at + turn) / count, (inner if at % 2 else radius)
        steps += ["L" if at else "M", reach * sin(angle), -reach * cos(angle)]
    return route(*steps, "Z")


def _lion() -> Markup:
    """Aquilonia: the face of a lion in its mane."""
    mane = _ring(13, 49, 36) + "M0 -29A29 29 0 1 0 .01 -29Z"
    face = (
        "M-15 -22C-25 -18 -27 -2 -20 8C-17 14 -13 16 -11 22Q0 29 11 22C13 16 17 14 20 8C27 -2 25 -18 15 -22"
        "Q0 -27 -15 -22Z"
    )
    eyes = "M-15 -6Q-10 -11 -5 -5Q-11 -2 -15 -6ZM15 -6Q10 -11 5 -5Q11 -2 15 -6Z"
    muzzle = "M-6 7H6L1.5 12.5V17Q6 18.5 10 15Q6 21 0 20Q-6 21 -10 15Q-6 18.5 -1.5 17V12.5Z"
    return symbol("charge-0", "-50 -50 100 100", solid(mane), solid(face + eyes + muzzle))


def _crescent() -> Markup:
    """Turan: crescent and star over a scimitar."""
    moon = "M12 -46A34 34 0 1 0 36 -2A28 28 0 1 1 12 -46Z"
    star = group(solid(_ring(5, 15, 6)), transform="translate(20 -18)")
    blade = "M-46 26C-20 40 16 40 42 18L46 22C32 46 -14 52 -44 36ZM-46 26L-50 34L-44 40Z"
    return symbol(
        "charge-1", "-50 -50 100 100", group(solid(moon), star, transform="translate(4 -2) scale(.88)"), solid(blade)
    )


def _serpent() -> Markup:
    """Stygia: the serpent of Set, rearing."""
    coil = "M-30 44C-4 52 34 48 34 32C34 14 -26 22 -26 -4C-26 -18 -12 -24 2 -22"
    hood = (
        "M-8 -34C2 -50 30 -50 36 -34C40 -24 30 -14 16 -12C6 -11 -2 -16 -6 -22C-18 -18 -14 -28 -8 -34ZM14 -34"
        "A4 4 0 1 0 14.010 -26A4 4 0 1 0 14 -34Z"
    )
    tongue = stroke("M36 -28L46 -30M46 -30L50 -35M46 -30L50 -26", 3)
    return symbol("charge-2", "-50 -50 100 100", stroke(coil, 12), solid(hood), tongue)


def _winter_star() -> Markup:
    """Hyperborea: the star of the long winter."""
    arm = "M0 0V-46M0 -20L-13 -32M0 -20L13 -32M0 -34L-8 -42M0 -34L8 -42"
    arms = [stroke(arm, 6.5, transform=f"rotate({number(60 * at)})") for at in range(6)]
    return symbol("charge-3", "-50 -50 100 100", *arms, solid(_ring(6, 11, 11)))


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
