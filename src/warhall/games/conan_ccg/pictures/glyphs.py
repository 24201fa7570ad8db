"""Signs: the combat icons, the statistics, rarities, kinds, types, traits and territories. Shape first, then colour.

Every sign lies in a box from -12 to 12. Combat icons are drawn often, so they are symbols of the picture.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from warhall.drawing.svg import (
    CARD,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    SCOPE,
    VERMILION,
    Markup,
    disc,
    element,
    group,
    join,
    number,
    path,
    words,
)
from warhall.games.conan_ccg.pictures import scenery

# -- combat icons ------------------------------------------------------------------------------------------------------

_SEAL: Final = {  # offence is round, defence a shield, Magic a star, Special a lozenge
    "offence": "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z",
    "defence": "M-11 -11Q0 -14 11 -11V0C11 7 6 11 0 13C-6 11 -11 7 -11 0Z",
    "magic": (
        "M0 -13L3.7 -8.9L9.2 -9.2L8.9 -3.7L13 0L8.9 3.7L9.2 9.2L3.7 8.9L0 13L-3.7 8.9L-9.2 9.2L-8.9 3.7"
        "L-13 0L-8.9 -3.7"
        "L-9.2 -9.2L-3.7 -8.9Z"
    ),
    "special": "M0 -13L13 0L0 13L-13 0Z",
}
_ICON_INK: Final = {
    "shield": "#2b5d8c",
    "agility": "#1f6d5c",
    "grapple": "#8a4b16",
    "two_handed": "#7c1f1a",
    "blade": "#a8301c",
    "ranged": "#566316",
    "magic": "#5b3a78",
    "special": "#8a6a14",
}
_ICON_SIGN: Final = {
    "shield": "M-6 -7Q0 -9 6 -7V0C6 4 3 6.5 0 8C-3 6.5 -6 4 -6 0ZM-1 -6V5.5H1V-6Z",
    "agility": (
        "M-7 6C-4 6 -2 5 0 3C3 4 6 2 8 -1C6 0 4.5 0 3.5 -.5C6 -1.5 8 -4 8 -7C6 -5 4 -4 2.5 -4"
        "C4 -5.5 4.5 -8 3.5 -10C1 -6 -2 -5 -3.5 -1C-4.5 1 "
        "-6 3 -7 6Z"
    ),
    "grapple": (
        "M-5 9V4C-8 2 -8 -2 -7 -4L-4.5 -1V-7Q-3.5 -8.5 -2.5 -7V-2H-1.8V-9Q-.8 -10.5 .2 -9V-2H.9V-8.5"
        "Q1.9 -10 2.9 -8.5V-1.8H3.6V-6.5Q4.6 "
        "-8 5.6 -6.5V2C5.6 5 4 6 4 9Z"
    ),
    "two_handed": (
        "M-1 -9H1V10H-1ZM1 -7C5 -9.5 8 -8 9 -5C9.5 -2 9 1 7 3C5.5 0 3.5 -.5 1 -.5ZM-1 -7"
        "C-5 -9.5 -8 -8 -9 -5C-9.5 -2 -9 1 -7 3C-5.5 0 -3.5 -.5 -1 -.5Z"
    ),
    "blade": (
        "M6.5 -9L8.5 -8.5L8.8 -6.3L-1.5 4L1 6.5L-.7 8L-3.2 5.6L-6.5 9L-8.8 6.7L-5.4 3.4L-7.8 .9L-6.2 -.7L-3.8 1.7Z"
    ),
    "ranged": "M9 -9L8 -2.5L5.8 -4.7L-3 4.1L-3 7L-6.5 9.5L-6.8 6.8L-9.5 6.5L-7 3L-4.1 3L4.7 -5.8L2.5 -8Z",
    "magic": "M-9 0Q0 -9 9 0Q0 9 -9 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z",
    "special": (
        "M-1.5 -8H1.5L1.2 -2.5L5.6 -5.6L7 -3L2.2 0L7 3L5.6 5.6L1.2 2.5L1.5 8H-1.5L-1.2 2.5L-5.6 5.6L-7 3"
        "L-2.2 0L-7 -3L-5.6 -5.6L-1.2 -2.5Z"
    ),
}
ICONS: Final = tuple(_ICON_SIGN)
CLASS_OF: Final = {
    **dict.fromkeys(("grapple", "two_handed", "blade", "ranged"), "offence"),
    **dict.fromkeys(("shield", "agility"), "defence"),
    "magic": "magic",
    "special": "special",
}


def ident(name: str) -> str:
    """The id of a definition, unique to this picture (see `warhall.drawing.svg.document`)."""
    return f"ccg-{SCOPE}-{name}"


def definitions(*more: Markup) -> Markup:
    """The combat icons as symbols, and what else a picture refers to."""
    return element("defs", _icons(), *more)


@cache
def _icons() -> Markup:
    made = []
    for icon in ICONS:
        seal = path(_SEAL[CLASS_OF[icon]], fill=_ICON_INK[icon], stroke=PAPER, stroke_width=1.6)
        sign = path(_ICON_SIGN[icon], fill=PAPER, fill_rule="evenodd")
        made.append(element("symbol", seal, sign, id=ident(f"icon-{icon}"), viewBox="-14 -14 28 28"))
    return join(made)


def icon(name: str, x: float, y: float, size: float, turn: float = 0, **extra: str | float | None) -> Markup:
    """A combat icon with its middle at (x, y)."""
    spin = f"rotate({number(turn)} {number(x)} {number(y)})" if turn else None
    half = size / 2
    href = f"#{ident('icon-' + (name if name in _ICON_SIGN else 'special'))}"
    return element("use", href=href, x=x - half, y=y - half, width=size, height=size, transform=spin, **extra)


# -- statistics --------------------------------------------------------------------------------------------------------

_STATS: Final = {  # outline, ground, ink of the number, drop of the number
    "prowess": ("M0 -13L12 -6V6L0 13L-12 6V-6Z", "#2f5f8a", "#ffffff", 0.0),
    "damage": (
        "M0 -14L4 -8.5L10.5 -9.5L9 -3L14 1L8.5 4.5L9 11L2.5 9L-2 14L-5 8.5L-11.5 9L-9.5 3L-14 -1L-8.5 -4.5"
        "L-9 -11L-3 -9Z",
        "#7c1f1a",
        "#ffffff",
        0.0,
    ),
    "health": ("M0 13L-12 1C-16 -8 -6 -15 0 -7C6 -15 16 -8 12 1Z", VERMILION, "#ffffff", -1.5),
    "vitality": ("M0 -14C9 -5 12 1 11 6C9 14 -9 14 -11 6C-12 1 -9 -5 0 -14Z", "#1f6d5c", "#ffffff", 2.0),
    "renown": ("M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z", GOLD_LIGHT, INK, 0.0),
    "scars": ("M-12 -11H12V11H-12Z", "#4a3a32", "#ffffff", 0.0),
    "gem": ("M-8 -12H8L14 -4L0 14L-14 -4Z", "#86d3bd", INK, -2.5),
    "initiative": ("M-12 -13H12V5L0 14L-12 5Z", GOLD_LIGHT, INK, -1.0),
    "draw": ("M-9 -13H9V13H-9Z", CARD, INK, 0.0),
}


def stat(name: str, value: str, x: float, y: float, size: float) -> Markup:
    """The sign of a statistic with its value."""
    d, ground, ink, drop = _STATS[name]
    sign = [path(d, fill=ground, stroke=INK, stroke_width=1.8, stroke_linejoin="round")]
    if name == "renown":
        sign.append(disc(0, 0, 10, fill="none", stroke=INK, stroke_width=0.7, stroke_dasharray="1.6 1.4"))
    elif name == "gem":
        sign.append(
            path("M-14 -4H14M-8 -12L-5 -4L0 14L5 -4L8 -12", fill="none", stroke="#ffffff", stroke_width=1, opacity=0.7)
        )
    elif name == "scars":
        sign.append(path("M-9 -8L-4 8M-5 -9L0 7M5 -9L9 6", fill="none", stroke="#a06a54", stroke_width=1.6))
    elif name == "prowess":
        sign.append(
            path(
                "M0 -10.5L9.7 -4.8V4.8L0 10.5L-9.7 4.8V-4.8Z",
                fill="none",
                stroke=PAPER,
                stroke_width=0.8,
                opacity=0.6,
            )
        )
    figure = 15.0 if len(value) < 2 else 13.0 if len(value) < 3 else 9.5
    sign.append(words(0, figure * 0.36 + drop, value, figure, fill=ink, text_anchor="middle", font_weight="bold"))
    return group(*sign, transform=f"translate({number(x)} {number(y)}) scale({number(size / 28)})")


# -- what a card is ----------------------------------------------------------------------------------------------------

_KINDS: Final = {
    "conan": "M-11 -6L-5 0L0 -10L5 0L11 -6L8 8H-8Z",
    "foe": (
        "M-8 -3C-8 -13 8 -13 8 -3C8 1 6 2 5.5 4L5 9H-5L-5.5 4C-6 2 -8 1 -8 -3ZM-5.5 -3a2.2 2.2 0 1 0 4.4 0"
        "a2.2 2.2 0 1 0 -4.4 0ZM1.1 -3a2.2 2.2 0 1 0 4.4 0"
        "a2.2 2.2 0 1 0 -4.4 0Z"
    ),
    "move": _ICON_SIGN["blade"],
    "action": "M1 -11L-7 2H-1L-3 11L7 -3H1L4 -11Z",
    "item": "M-10 -3C-10 -10 10 -10 10 -3V9H-10ZM-10 -1.5H-2.5V2.5H2.5V-1.5H10V.5H4V4.5H-4V.5H-10Z",
    "ally": (
        "M-10 -8Q0 -12 10 -8V0C10 6 5 9 0 12C-5 9 -10 6 -10 0ZM0 -6L1.8 -2.4L6 -2L3 1L3.8 5L0 3L-3.8 5L-3 1"
        "L-6 -2L-1.8 -2.4Z"
    ),
    "region": "M-12 9L-4 -6L0 0L4 -9L12 9ZM4 -9L1.5 -3L4 -4.5L6.6 -3Z",
}
_TYPES: Final = {
    "human": "M-4 -7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-9 11C-9 0 -5 -2 0 -2C5 -2 9 0 9 11Z",
    "animal": (
        "M-6 6C-6 1 6 1 6 6C6 11 -6 11 -6 6ZM-10 -1a2.6 3.4 0 1 0 5.2 0a2.6 3.4 0 1 0 -5.2 0ZM-5.5 -7"
        "a2.6 3.6 0 1 0 5.2 0a2.6 3.6 0 1 0 -5.2 0ZM.3 -7"
        "a2.6 3.6 0 1 0 5.2 0a2.6 3.6 0 1 0 -5.2 0ZM4.8 -1a2.6 3.4 0 1 0 5.2 0a2.6 3.4 0 1 0 -5.2 0Z"
    ),
    "creature": "M-11 -8L-6 -10L-4 3L-7 11ZM-3 -11L2 -11L3 4L0 11ZM5 -10L10 -8L8 5L5 10Z",
    "supernatural": (
        "M-8 11C-10 -2 -7 -11 0 -11C7 -11 10 -2 8 11L4 7L0 11L-4 7ZM-4.5 -4a1.8 2.4 0 1 0 3.6 0"
        "a1.8 2.4 0 1 0 -3.6 0ZM.9 -4a1.8 2.4 0 1 0 3.6 0a1.8 2.4 0 "
        "1 0 -3.6 0Z"
    ),
    "sorcerer": "M0 -12L3 -3.8L11.4 -3.7L4.8 1.6L7 9.7L0 5L-7 9.7L-4.8 1.6L-11.4 -3.7L-3 -3.8Z",
}
_TRAITS: Final = {
    "unique": "M-10 8L-11 -7L-4 0L0 -10L4 0L11 -7L10 8Z",
    "mounted": "M-9 9V0C-9 -13 9 -13 9 0V9H4V0C4 -6 -4 -6 -4 0V9Z",
    "serpent": (
        "M-8 8C0 12 10 9 7 3C5 -1 -5 1 -4 -3C-3 -6 3 -4 5 -6L8 -8L5 -11C-2 -11 -10 -9 -9 -2C-8 3 2 1 2 4C2 6 -4 6 -8 4Z"
    ),
    "veteran": "M-10 -8L0 -2L10 -8V-3L0 3L-10 -3ZM-10 1L0 7L10 1V6L0 12L-10 6Z",
    "undead": _KINDS["foe"],
    "savage": (
        "M-10 -9C-4 -4 -4 4 -8 11C-9 4 -11 -2 -10 -9ZM-3 -11C3 -5 3 4 -1 11C-3 4 -4 -4 -3 -11ZM5 -10"
        "C11 -4 11 4 7 10C5 4 4 -4 5 -10Z"
    ),
    "solitary": (
        "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0ZM-3 0"
        "a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"
    ),
    "conan_only": _KINDS["conan"],
}
_RARITIES: Final = {
    "common": ("M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z", INK),
    "uncommon": ("M0 -9L9 0L0 9L-9 0Z", "#8a9299"),
    "rare": (_TYPES["sorcerer"], GOLD),
    "ultra-rare": (
        "M0 -12L2.5 -6L8.5 -8.5L6 -2.5L12 0L6 2.5L8.5 8.5L2.5 6L0 12L-2.5 6L-8.5 8.5L-6 2.5L-12 0L-6 -2.5"
        "L-8.5 -8.5L-2.5 -6Z",
        VERMILION,
    ),
}
TERRITORY_SIGNS: Final = {
    "cimmeria": scenery._PEAK,
    "aquilonia": scenery._CASTLE,
    "hyrkania": scenery._YURT,
    "khitai": scenery._PAGODA,
    "stygia": scenery._PYRAMID,
    "zamora": scenery._SPIRE,
    "pictland": scenery._TREE,
    "turan": scenery._DOME,
    "nordheim": scenery._ICE,
    "kush": scenery._PALM,
    "koth": scenery._FORT,
    "vilayet": scenery._SAIL,
}


def sign(table: str, name: str, x: float, y: float, size: float, fill: str, **extra: str | float | None) -> Markup:
    """A plain sign of a kind, type or trait."""
    d = {"kind": _KINDS, "type": _TYPES, "trait": _TRAITS}[table].get(name)
    if d is None:
        return Markup("")
    place = f"translate({number(x)} {number(y)}) scale({number(size / 24)})"
    return path(d, fill=fill, fill_rule="evenodd", transform=place, **extra)


def medal(table: str, name: str, x: float, y: float, size: float, ground: str, ink: str = PAPER) -> Markup:
    """A sign on a disc."""
    return join(
        (
            disc(x, y, size / 2, fill=ground, stroke=INK, stroke_width=size / 16),
            sign(table, name, x, y, size * 0.66, ink),
        )
    )


def rarity(name: str, x: float, y: float, size: float) -> Markup:
    d, fill = _RARITIES.get(name, _RARITIES["common"])
    place = f"translate({number(x)} {number(y)}) scale({number(size / 24)})"
    return path(d, fill=fill, stroke=PAPER, stroke_width=1.4, transform=place)


def territory(name: str, x: float, y: float, size: float) -> Markup:
    """The arms of a territory: its landmark on a small shield in its colours."""
    land = scenery.LANDS.get(name)
    if land is None:
        return Markup("")
    shield = path(_SEAL["defence"], fill=land.glow, stroke=INK, stroke_width=1.6)
    tall = {"zamora": 100, "turan": 64, "hyrkania": 32, "vilayet": 48}.get(name, 72)
    mark = path(
        TERRITORY_SIGNS[name],
        fill=land.near,
        transform=f"translate(0 {number(6.5)}) scale({number(min(15 / tall, 0.27))})",
    )
    return group(shield, mark, transform=f"translate({number(x)} {number(y)}) scale({number(size / 26)})")
