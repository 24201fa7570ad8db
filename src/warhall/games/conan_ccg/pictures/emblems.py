"""The picture on a card: its ground and its motifs, as `art/cast.toml` has them. The motifs are original vector art in
the manner of a woodcut, in boxes from -50 to 50; their main, light, dark and accent pigments are those of the card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from math import copysign
from typing import TYPE_CHECKING, Final

import msgspec

from warhall.drawing.svg import INK, Markup, element, group, join, number, placed
from warhall.games.conan_ccg.pictures.brush import shade
from warhall.games.conan_ccg.pictures.figures import figure
from warhall.games.conan_ccg.pictures.pen import Part, drawing, ident, read_parts, read_table, sketched
from warhall.games.conan_ccg.pictures.scenery import GROUNDS, LANDS, backdrop, landscape, lot, plain

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Pool


class _Cast(msgspec.Struct):
    coats: tuple[str, ...]
    mounts: tuple[str, ...]
    card: dict[str, str]
    home: dict[str, str]
    fur: dict[str, tuple[str, str]]
    stranger: dict[str, str]


CAST: Final = read_table("cast", _Cast)
_FLOOR: Final = 38  # who stands lower than this stands on the ground
_SHADOW: Final = element("ellipse", cx=6, rx=48, ry=7, fill=INK, opacity=0.28)
_LINES: Final = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}  # of every figure and motif
_TOLD: Final = re.compile("|".join(re.escape(f' {key.replace("_", "-")}="{value}"') for key, value in _LINES.items()))
PLAIN: Final = 40.0  # pictures lower than this show their land as sky and ground only, and one motif
WHOLE: Final = "emblem"  # how much of an emblem is drawn
SKETCH: Final = "sketch"
CHIEF: Final = "chief"


def parts_of(card: Card) -> tuple[Part, ...]:
    """The motifs of a card, from back to front."""
    return read_parts(CAST.card.get(card.id) or _stranger(card))


def _stranger(card: Card) -> str:
    """The motifs of a card of a data pack."""
    looks = (*card.traits, card.type) if card.kind == "foe" else (_manner(card) if card.is_move else card.kind,)
    return next((written for look, written in CAST.stranger.items() if look in looks), "star")


def _manner(card: Card) -> str:
    """The style of a Move, the Step of an Action, the slot of an Item."""
    return card.style or card.keyword or card.slot


def ground_of(card: Card) -> str:
    """The land or the backdrop of a card."""
    home = card.territory or CAST.home.get(card.id, "")
    if home in LANDS:
        return home
    if card.is_move:
        return _manner(card) if _manner(card) in GROUNDS else "special"
    return CAST.home.get(card.type or card.kind, "koth")


def _pigments(card: Card) -> dict[str, str]:
    land = LANDS.get(ground_of(card), LANDS["koth"])
    dress = CAST.coats[lot(card.id, len(CAST.coats))] if card.is_move else land.dress
    main, light = CAST.fur.get(card.id, (dress, land.glow))
    named = {"main": main, "light": light, "dark": land.near, "accent": land.accent}
    named["mount"] = CAST.mounts[lot(card.id, len(CAST.mounts))]
    return named | {f"dim{name}": shade(colour) for name, colour in named.items()}


@cache
def emblem(card: Card, detail: str = WHOLE) -> Markup:
    """The motifs of a card, around (0, 0), as a definition: the whole, a sketch, or a sketch of the chief one."""
    pigments = _pigments(card)
    parts = (_chief(parts_of(card)),) if detail == CHIEF else parts_of(card)
    drawn = join(_stand(part, pigments, detail) for part in parts)
    return group(Markup(_TOLD.sub("", drawn)), id=_ident(card.id, detail), **_LINES)


def _chief(parts: Sequence[Part]) -> Part:
    """The motif that counts most in a picture, by its size, and people twice; of people, head and shoulders."""
    chief = max(parts, key=lambda part: abs(part.size) * (2 if "/" in part.name else 1))
    return Part(chief.name, 0, 100, copysign(1.6, chief.size)) if "/" in chief.name else chief


def _stand(part: Part, pigments: dict[str, str], detail: str) -> Markup:
    """A part at its place; a negative size mirrors it. People who stand near the lower edge throw a shadow."""
    sketch = detail != WHOLE
    if "/" not in part.name:
        drawn = (sketched if sketch else drawing)(f"motifs/{part.name}").fill(**pigments)
        return group(drawn, transform=_place(part, part.size))
    drawn = figure(part.name, tuple(pigments.items()), -1 if part.size < 0 else 1, sketch, detail == CHIEF)
    stands = [_SHADOW] if part.y >= _FLOOR and not (part.turn or sketch) else []
    return group(*stands, drawn, transform=_place(part, part.size / 2))


def _place(part: Part, size: float) -> str:
    """Where a part goes, as a transformation."""
    turn = f" rotate({number(part.turn)})" if part.turn else ""
    scale = f" scale({number(size)})" if size > 0 else f" scale({number(size)} {number(-size)})"
    return f"translate({number(part.x)} {number(part.y)}){turn}{scale if size != 1 else ''}"


def _ident(card: str, detail: str) -> str:
    return ident(f"{detail}-{card}")


def emblems_in(body: Iterable[Markup], pool: Pool) -> Markup:
    """The emblems that a picture refers to, each defined once however often it is drawn."""
    markup = "".join(body)
    return join(
        emblem(pool.cards[card], detail)
        for detail in (WHOLE, SKETCH, CHIEF)
        for card in sorted(set(re.findall(rf'href="#{_ident("", detail)}([a-z0-9_]+)"', markup)))
    )


@cache
def picture(card: Card, width: float, height: float, zoom: float = 1.0) -> Markup:
    """The picture of a card, its emblem by reference (see `emblems_in`). A nested <svg> cuts it at its edges, without a
    clip path and its id."""
    ground = ground_of(card)
    paint = plain if height < PLAIN else landscape if ground in LANDS else backdrop
    scale = min(height / 106, width / 120) * zoom
    detail = WHOLE if scale >= 1 else SKETCH if height >= PLAIN else CHIEF
    used = element("use", href=f"#{_ident(card.id, detail)}")
    body = (paint(ground, card.id, width, height), placed(width / 2, max(height / 2, height - 58 * scale), scale, used))
    return element("svg", *body, width=width, height=height, viewBox=f"0 0 {number(width)} {number(height)}")
