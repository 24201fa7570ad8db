"""The frames of the cards: a colour and an ornament for each kind, teeth for each type of Foe, and the common back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import (
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    PAPER,
    VERMILION,
    Markup,
    box,
    disc,
    group,
    join,
    number,
    path,
)

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card

COLOUR: Final = {
    "conan": "#7c1d12",
    "foe": "#2b211d",
    "move": "#1f3557",
    "action": "#9a5f10",
    "item": "#5d4630",
    "ally": "#1f5b3a",
    "region": "#1f5a66",
}
TITLE_GROUND: Final = {
    "conan": GOLD_LIGHT,
    "foe": "#e2d3b8",
    "move": "#dfe6ee",
    "action": "#f7e3b4",
    "item": "#e3c9a0",
    "ally": "#d9e8cf",
    "region": "#d3e6e4",
}
TITLE_INK: Final = dict.fromkeys(COLOUR, INK)
TYPE_COLOUR: Final = {
    "human": "#a8722c",
    "animal": "#6d8434",
    "creature": "#b0562a",
    "supernatural": "#7563ad",
    "sorcerer": "#2f8a76",
}


@cache
def _teeth(width: float, height: float, kind: str) -> str:
    """What runs along the upper and lower edge inside the frame of a Foe: battlements, claws, fangs, waves, stars."""
    step = 12.0
    d = []
    for at in range(int((width - 24) / step)):
        x = 13 + at * step
        for y, way in ((5.5, 1), (height - 5.5, -1)):
            d.append(
                {
                    "human": f"M{x} {y}v{4 * way}h6v{-4 * way}Z",
                    "animal": f"M{x} {y}q2 {4 * way} 8 {5 * way}q-2 {-3 * way} 0 {-5 * way}Z",
                    "creature": f"M{x} {y}l5 {6 * way}l5 {-6 * way}Z",
                    "supernatural": f"M{x} {y}q3 {7 * way} 6 {3 * way}t6 {-3 * way}Z",
                    "sorcerer": f"M{x + 5} {y}l3 {3 * way}l-3 {3 * way}l-3 {-3 * way}Z",
                }[kind]
            )
    return "".join(d)


def _ornament(card: Card, width: float, height: float) -> list[Markup]:
    """What tells the kinds apart without colour."""
    if card.kind == "foe":
        trim = TYPE_COLOUR[card.type]
        return [
            box(5.5, 5.5, width - 11, height - 11, rx=9, fill="none", stroke=trim, stroke_width=3),
            path(_teeth(width, height, card.type), fill=trim),
        ]
    corners = [(10, 10, 1, 1), (width - 10, 10, -1, 1), (10, height - 10, 1, -1), (width - 10, height - 10, -1, -1)]

    def each(d: str, **paint: str | float | None) -> list[Markup]:
        return [
            path(d, transform=f"translate({number(x)} {number(y)}) scale({a} {b})", **paint) for x, y, a, b in corners
        ]

    line: dict[str, str | float | None] = {"fill": "none", "stroke_linecap": "round"}
    if card.kind == "conan":  # knotwork
        knot = "M0 26C0 8 8 0 26 0M0 18C8 18 18 8 18 0M0 10C4 10 10 4 10 0"
        rim = box(6.5, 6.5, width - 13, height - 13, rx=9, fill="none", stroke=GOLD, stroke_width=2.4)
        return [rim, *each(knot, stroke=GOLD, stroke_width=2.2, **line)]
    if card.kind == "move":  # steel plates with rivets
        plate = "M-3 22V3Q-3 -3 3 -3H22L16 3H6Q3 3 3 6V16Z"
        return [*each(plate, fill="#8fa0b3"), *each("M0 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z", fill=INK)]
    if card.kind == "action":  # a stitched hem
        seam = box(
            7, 7, width - 14, height - 14, rx=8, stroke="#f3d48c", stroke_width=1.8, stroke_dasharray="6 4", fill="none"
        )
        return [seam, *each("M0 0L14 0L0 14Z", fill="#f3d48c")]
    if card.kind == "item":  # bronze corners with nails
        bracket = "M-3 34V-3H34V5L12 8L8 12L5 34Z"
        nails = (
            "M0 3a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM20 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM-1 22a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"
        )
        return [*each(bracket, fill="#c08a3e", stroke=INK, stroke_width=1), *each(nails, fill=INK)]
    if card.kind == "ally":  # leaves
        leaf = "M-2 30C-4 12 12 -4 30 -2C26 6 16 8 12 12C8 16 6 26 -2 30Z"
        return [
            *each(leaf, fill="#8fbf6a", stroke=INK, stroke_width=1),
            *each("M0 26C4 10 10 4 26 0", stroke=INK, **line),
        ]
    waves = "".join(f"M{x} {height - 9}q5 -7 10 0" for x in range(14, int(width) - 20, 10))  # a horizon for a Region
    peaks = "".join(f"M{x} 12l7 -6l7 6" for x in range(14, int(width) - 22, 14))
    return [path(waves + peaks, stroke="#a9d3d0", stroke_width=1.6, **line)]


def frame(card: Card, width: float, height: float) -> Markup:
    """The ground of a card up to its title band."""
    sheet = box(0, 0, width, height, rx=13, fill=INK)
    ground = box(3.5, 3.5, width - 7, height - 7, rx=10, fill=COLOUR[card.kind])
    band = path(_band(card.kind, width), fill=TITLE_GROUND[card.kind], stroke=INK, stroke_width=1.6)
    return join((sheet, ground, *_ornament(card, width, height), band))


def _band(kind: str, width: float) -> str:
    """The outline of the title band, another one for each kind."""
    right, inner = number(width - 9), number(width - 22)
    return {
        "conan": f"M9 12Q{number(width / 2)} 6 {right} 12V40Q{number(width / 2)} 46 9 40Z",
        "foe": f"M9 12H{right}L{number(width - 14)} 26L{right} 41H9L14 26Z",
        "move": f"M9 12H{right}V41H9Z",
        "action": f"M9 14q6 -5 12 -3H{number(width - 21)}q6 2 12 -2V38q-6 5 -12 3H21q-6 -2 -12 2Z",
        "item": f"M16 11H{number(width - 16)}L{right} 18V34L{number(width - 16)} 41H16L9 34V18Z",
        "ally": f"M22 11H{inner}Q{right} 11 {right} 26Q{right} 41 {inner} 41H22Q9 41 9 26Q9 11 22 11Z",
        "region": f"M9 41V20L24 11H{number(width - 24)}L{right} 20V41Z",
    }[kind]


_SKULL: Final = (
    "M-24 -6C-24 -40 24 -40 24 -6C24 4 18 8 16 12L14 30H-14L-16 12C-18 8 -24 4 -24 -6ZM-17 -5a6.5 7 0 1 0 13 0"
    "a6.5 7 0 1 0 -13 0ZM4 -5a6.5 7 0 1 0 13 0a6.5 7 0 1 0 -13 0ZM-3 12L0 5L3 12Z"
)
_RAYS: Final = ((-40, -50), (30, -52), (-50, 10), (40, 20), (-24, 52), (16, 50))


def back(width: float, height: float, foe: bool = False) -> Markup:
    """The back: a serpent around a sword on lacquer; a Foe Deck has a darker one with a skull."""
    unit = width / 252

    def rim(inset: float, radius: float, **paint: str | float | None) -> Markup:
        at = inset * unit
        return box(at, at, width - 2 * at, height - 2 * at, rx=radius * unit, **paint)

    rims = (
        rim(0, 13, fill=INK),
        rim(4, 10, fill=LACQUER if foe else "#3a1712"),
        rim(12, 6, fill="none", stroke=GOLD, stroke_width=2.4 * unit),
        rim(18, 4, fill="none", stroke=GOLD, stroke_width=0.9 * unit),
    )
    middle = f"translate({number(width / 2)} {number(height / 2)}) scale({number(unit * 1.9)})"
    rays = path("".join(f"M0 0L{x} {y}L{x + 9} {y + 5}Z" for x, y in _RAYS), fill=GOLD, opacity=0.12)
    return join((*rims, group(rays, *(_foe_sign() if foe else _conan_sign()), transform=middle)))


def _foe_sign() -> list[Markup]:
    seal = disc(0, 0, 40, fill="#4a1c15", stroke=GOLD, stroke_width=1.6)
    return [seal, path(_SKULL, fill=GOLD_LIGHT, fill_rule="evenodd")]


def _conan_sign() -> list[Markup]:
    coil = "M0 34C24 28 -24 12 0 2C20 -6 14 -22 -2 -24"
    sword = "M0 -52L5 -44L4 20H16V26H4V44H-4V26H-16V20H-4L-5 -44Z"
    return [
        disc(0, 0, 40, fill="#5d1a12", stroke=GOLD, stroke_width=1.6),
        path(sword, fill=PAPER, stroke=INK, stroke_width=1.4),
        path(coil, fill="none", stroke=VERMILION, stroke_width=5, stroke_linecap="round"),
        path("M-2 -29L-14 -24L-4 -18Z", fill=VERMILION),
    ]
