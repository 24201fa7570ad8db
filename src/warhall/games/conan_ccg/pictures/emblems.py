"""The picture on a card: its ground and its motifs, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.pictures.bestiary import BEASTS, GOODS
from warhall.games.conan_ccg.pictures.casting import Part, scene
from warhall.games.conan_ccg.pictures.motifs import ARMS, OUTLINE, PEOPLE, PIGMENTS
from warhall.games.conan_ccg.pictures.scenery import LANDS, backdrop, landscape
from warhall.kernel.svg import INK, Markup, element, group, join, number, path

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards import Card

MOTIFS: Final = {**ARMS, **PEOPLE, **BEASTS, **GOODS}
_LINE: Final[dict[str, str | float | None]] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def _layer(layer: str, pigments: Mapping[str, str]) -> Markup:
    """One layer of a motif; `motifs` describes how it is written."""
    paint, _, d = layer.partition(":")
    kind = paint[0]
    if kind == "-":
        return path(d, stroke=INK, stroke_width=float(paint[1:]), **_LINE)
    if kind == "/":
        return path(d, stroke=pigments[paint[1]], stroke_width=float(paint[2:]), **_LINE)
    if kind == "o" and len(paint) > 1:
        width = float(paint[2:])
        hull = path(d, stroke=INK, stroke_width=width + 2 * OUTLINE, **_LINE)
        return join((hull, path(d, stroke=pigments[paint[1]], stroke_width=width, **_LINE)))
    if kind.isupper():
        return path(d, fill=pigments[kind.lower()])
    return path(d, fill=pigments[kind], stroke=INK, stroke_width=OUTLINE, stroke_linejoin="round")


def motif(name: str, pigments: Mapping[str, str]) -> Markup:
    """A motif in its box from -50 to 50."""
    paints = {**PIGMENTS, **pigments}
    return join(_layer(layer, paints) for layer in MOTIFS.get(name, ()))


def _placed(part: Part, pigments: Mapping[str, str]) -> Markup:
    steps = [f"translate({number(part.x)} {number(part.y)})"] if part.x or part.y else []
    steps += [f"rotate({number(part.turn)})"] if part.turn else []
    steps += [f"scale({number(part.size)})"] if part.size != 1 else []
    drawn = motif(part.motif, pigments)
    return group(drawn, transform=" ".join(steps)) if steps else drawn


@cache
def emblem(card: Card) -> Markup:
    """The motifs of a card, around (0, 0)."""
    setting = scene(card)
    return join(_placed(part, setting.pigments) for part in setting.parts)


@cache
def art(card: Card, width: float, height: float, zoom: float = 1.0) -> Markup:
    """The picture of a card. A nested <svg> cuts it at its edges, without a clip path and its id."""
    setting = scene(card)
    paint = landscape if setting.ground in LANDS else backdrop
    scale = min(height / 106, width / 116) * zoom
    middle = f"translate({number(width / 2)} {number(height / 2)}) scale({number(scale)})"
    body = (paint(setting.ground, card.id, width, height), group(emblem(card), transform=middle))
    return element("svg", *body, width=width, height=height, viewBox=f"0 0 {number(width)} {number(height)}")
