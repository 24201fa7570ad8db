"""The picture on a card: its ground and its motifs, drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import INK, Markup, element, group, join, number, path
from warhall.games.conan_ccg.pictures.bestiary import BEASTS, GOODS
from warhall.games.conan_ccg.pictures.casting import Part, scene
from warhall.games.conan_ccg.pictures.glyphs import ident
from warhall.games.conan_ccg.pictures.motifs import ARMS, OUTLINE, PEOPLE, PIGMENTS
from warhall.games.conan_ccg.pictures.scenery import LANDS, backdrop, landscape, plain

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Pool

MOTIFS: Final = {**ARMS, **PEOPLE, **BEASTS, **GOODS}
_WOODCUT: Final = (
    f'stroke="{INK}" stroke-width="{OUTLINE}" stroke-linejoin="round" stroke-linecap="round"'  # of a motif
)
PLAIN: Final = 40.0  # pictures lower than this show their land as sky and ground only


def _layer(layer: str, pigments: Mapping[str, str]) -> Markup:
    """One layer of a motif; `motifs` describes how it is written. Its outline is that of the group around it."""
    paint, _, d = layer.partition(":")
    kind = paint[0]
    if kind == "-":
        return path(d, fill="none", stroke_width=float(paint[1:]))
    if kind == "/":
        return path(d, fill="none", stroke=pigments[paint[1]], stroke_width=float(paint[2:]))
    if kind == "o" and len(paint) > 1:
        width = float(paint[2:])
        hull = path(d, fill="none", stroke_width=width + 2 * OUTLINE)
        return join((hull, path(d, fill="none", stroke=pigments[paint[1]], stroke_width=width)))
    if kind.isupper():
        return path(d, fill=pigments[kind.lower()], stroke="none")
    return path(d, fill=pigments[kind])


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


def _ident(card: str) -> str:
    return ident(f"emblem-{card}")


def emblems_in(body: Iterable[Markup], pool: Pool) -> Markup:
    """The emblems that a picture refers to, each defined once however often it is drawn."""
    used = sorted(set(re.findall(rf'href="#{_ident("")}([a-z0-9_]+)"', "".join(body))))
    return join(Markup(f'<g id="{_ident(card)}" {_WOODCUT}>{emblem(pool.cards[card])}</g>') for card in used)


@cache
def art(card: Card, width: float, height: float, zoom: float = 1.0) -> Markup:
    """The picture of a card, its emblem by reference (see `emblems_in`). A nested <svg> cuts it at its edges, without a
    clip path and its id."""
    setting = scene(card)
    paint = plain if height < PLAIN else landscape if setting.ground in LANDS else backdrop
    scale = min(height / 106, width / 116) * zoom
    middle = f"translate({number(width / 2)} {number(height / 2)}) scale({number(scale)})"
    drawn = element("use", href=f"#{_ident(card.id)}", transform=middle)
    body = (paint(setting.ground, card.id, width, height), drawn)
    return element("svg", *body, width=width, height=height, viewBox=f"0 0 {number(width)} {number(height)}")
