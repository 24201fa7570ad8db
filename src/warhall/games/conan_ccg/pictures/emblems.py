"""The picture on a card: its ground and its motifs, as `art/cast.toml` has them. The motifs are original vector art in
the manner of a woodcut, in boxes from -50 to 50; their main, light, dark and accent pigments are those of the card."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from warhall.drawing.svg import Markup, element, group, join, number, placed
from warhall.games.conan_ccg.pictures.pen import Part, drawing, ident, read_parts, read_table
from warhall.games.conan_ccg.pictures.scenery import GROUNDS, LANDS, backdrop, landscape, lot, plain

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Pool


class _Cast(msgspec.Struct):
    coats: tuple[str, ...]
    card: dict[str, str]
    home: dict[str, str]
    fur: dict[str, tuple[str, str]]
    stranger: dict[str, str]


CAST: Final = read_table("cast", _Cast)
PLAIN: Final = 40.0  # pictures lower than this show their land as sky and ground only


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
    if card.is_move:
        return _manner(card) if _manner(card) in GROUNDS else "special"
    home = card.territory or CAST.home.get(card.id, "")
    return home if home in LANDS else CAST.home.get(card.type or card.kind, "koth")


def _pigments(card: Card) -> dict[str, str]:
    land = LANDS.get(ground_of(card), LANDS["koth"])
    main, light = CAST.fur.get(card.id, (land.dress, land.glow))
    if card.kind == "move":
        main = CAST.coats[lot(card.id, len(CAST.coats))]
    return {"main": main, "light": light, "dark": land.near, "accent": land.accent}


@cache
def emblem(card: Card) -> Markup:
    """The motifs of a card, around (0, 0), as a definition."""
    pigments = _pigments(card)
    motifs = (_stand(part, drawing(f"motifs/{part.name}").fill(**pigments)) for part in parts_of(card))
    return group(*motifs, id=_ident(card.id))


def _stand(part: Part, drawn: Markup) -> Markup:
    turned = group(drawn, transform=f"rotate({number(part.turn)})") if part.turn else drawn
    return placed(part.x, part.y, part.size, turned)


def _ident(card: str) -> str:
    return ident(f"emblem-{card}")


def emblems_in(body: Iterable[Markup], pool: Pool) -> Markup:
    """The emblems that a picture refers to, each defined once however often it is drawn."""
    used = sorted(set(re.findall(rf'href="#{_ident("")}([a-z0-9_]+)"', "".join(body))))
    return join(emblem(pool.cards[card]) for card in used)


@cache
def picture(card: Card, width: float, height: float, zoom: float = 1.0) -> Markup:
    """The picture of a card, its emblem by reference (see `emblems_in`). A nested <svg> cuts it at its edges, without a
    clip path and its id."""
    ground = ground_of(card)
    paint = plain if height < PLAIN else landscape if ground in LANDS else backdrop
    used = element("use", href=f"#{_ident(card.id)}")
    scale = min(height / 106, width / 116) * zoom
    body = (paint(ground, card.id, width, height), placed(width / 2, height / 2, scale, used))
    return element("svg", *body, width=width, height=height, viewBox=f"0 0 {number(width)} {number(height)}")
