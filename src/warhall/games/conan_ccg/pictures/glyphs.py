"""Signs: the combat icons, the statistics, rarities, kinds, types, traits and territories. Shape first, then colour.

Combat icons are drawn often, so they are symbols of the picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from warhall.drawing.svg import INK, PAPER, Markup, disc, element, join, number, placed, words
from warhall.games.conan_ccg.cards.cards import FILES
from warhall.games.conan_ccg.cards.vocabulary import TRAITS, TYPES
from warhall.games.conan_ccg.pictures.pen import drawing, ident, place, read_parts, symbol_of
from warhall.games.conan_ccg.pictures.scenery import LANDS

ICONS: Final = ("shield", "agility", "grapple", "two_handed", "blade", "ranged", "magic", "special")
SIGNS: Final = {**{name: name for name in (*FILES, *TYPES, *TRAITS)}, "undead": "foe", "conan_only": "conan"}
RARITIES: Final = ("common", "uncommon", "rare", "ultra-rare")
_ON_LIGHT: Final = ("renown", "gem", "initiative", "draw")  # statistics whose number is dark
_DROP: Final = {"health": -1.5, "vitality": 2.0, "gem": -2.5, "initiative": -1.0}  # of a number, to its sign's middle


def definitions(body: Iterable[Markup], *more: Markup) -> Markup:
    """The combat icons that a picture refers to, as symbols, and what else it refers to."""
    markup = "".join(body)
    used = (name for name in ICONS if f'"#{ident(f"icon-{name}")}"' in markup)
    return element("defs", *(_symbol(name) for name in used), *more)


@cache
def _symbol(name: str) -> Markup:
    return symbol_of(f"icon-{name}", drawing(f"icons/{name}"))


def icon(name: str, x: float, y: float, size: float, turn: float = 0, **extra: str | float | None) -> Markup:
    """A combat icon with its middle at (x, y)."""
    spin = f"rotate({number(turn)} {number(x)} {number(y)})" if turn else None
    shown = name if name in ICONS else "special"
    return place(f"icon-{shown}", x - size / 2, y - size / 2, size, size, transform=spin, **extra)


def stat(name: str, value: str, x: float, y: float, size: float) -> Markup:
    """The sign of a statistic with its value."""
    figure = 15.0 if len(value) < 2 else 13.0 if len(value) < 3 else 9.5
    ink = INK if name in _ON_LIGHT else "#ffffff"
    low = figure * 0.36 + _DROP.get(name, 0.0)
    shown = words(0, low, value, figure, fill=ink, text_anchor="middle", font_weight="bold")
    return placed(x, y, size / 28, drawing(f"stats/{name}").inner, shown)


def sign(name: str, x: float, y: float, size: float, ink: str, **extra: str | float | None) -> Markup:
    """A plain sign of a kind, type or trait."""
    if name not in SIGNS:
        return Markup("")
    return placed(x, y, size / 24, drawing(f"signs/{SIGNS[name]}").fill(ink=ink), **extra)


def medal(name: str, x: float, y: float, size: float, ground: str) -> Markup:
    """A sign on a disc."""
    coin = disc(x, y, size / 2, fill=ground, stroke=INK, stroke_width=size / 16)
    return join((coin, sign(name, x, y, size * 0.66, PAPER)))


def trait(name: str, x: float, y: float, size: float) -> Markup:
    return medal(name, x, y, size, "#8a6a14" if name == "unique" else "#6b1f16")


def rarity(name: str, x: float, y: float, size: float) -> Markup:
    drawn = drawing(f"rarities/{name if name in RARITIES else 'common'}")
    return placed(x, y, size / 24, drawn.inner)


def territory(name: str, x: float, y: float, size: float) -> Markup:
    """The arms of a territory: its landmark on a small shield in its colours."""
    land = LANDS.get(name)
    if land is None:
        return Markup("")
    marks = [
        placed(part.x, part.y, part.size, drawing(f"landmarks/{part.name}").fill(land=land.near))
        for part in read_parts(land.arms)
    ]
    return placed(x, y, size / 26, drawing("signs/arms").fill(field=land.glow), *marks)
