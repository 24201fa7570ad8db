"""Routes about the cards of a game: each is drawn once in each language, not once for every position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from litestar import Response, get

from warhall.kernel import CardBox, Game, game_class, language, use_language
from warhall.server.network.requests import AnyRequest, guest
from warhall.server.protocol.errors import HallError
from warhall.server.tables.hall import Hall

SVG = "image/svg+xml"
Draw = Callable[[CardBox, str], str]


@cache
def _cards(kind: type[Game]) -> tuple[CardBox, frozenset[str]]:
    box = kind().card_box()
    return box, frozenset(box.find(""))


@cache
def _drawn(kind: type[Game], draw: Draw, card: str, lang: str) -> str:
    with use_language(lang):
        return draw(_cards(kind)[0], card)


async def _card(request: AnyRequest, hall: Hall, game_id: str, card: str, draw: Draw) -> Response[str]:
    kind = game_class(game_id)
    if card not in _cards(kind)[1]:
        raise HallError("not-found")
    drawn = await hall.pools.painters.run(guest(request), _drawn, kind, draw, card, language())
    return Response(drawn, media_type=SVG, headers={"cache-control": "public, max-age=86400"})


def _face(box: CardBox, card: str) -> str:
    return box.picture(card)


def _art(box: CardBox, card: str) -> str:
    return box.art(card)


def _back(box: CardBox, card: str) -> str:
    return box.back(card)


@get("/api/games/{game_id:str}/cards/{card:str}/face.svg", tags=["games"], media_type=SVG)
async def show_face(request: AnyRequest, hall: Hall, game_id: str, card: str) -> Response[str]:
    """A card."""
    return await _card(request, hall, game_id, card, _face)


@get("/api/games/{game_id:str}/cards/{card:str}/art.svg", tags=["games"], media_type=SVG)
async def show_art(request: AnyRequest, hall: Hall, game_id: str, card: str) -> Response[str]:
    """What is painted on a card."""
    return await _card(request, hall, game_id, card, _art)


@get("/api/games/{game_id:str}/cards/{card:str}/back.svg", tags=["games"], media_type=SVG)
async def show_back(request: AnyRequest, hall: Hall, game_id: str, card: str) -> Response[str]:
    """The back of a card."""
    return await _card(request, hall, game_id, card, _back)


ROUTES = [show_face, show_art, show_back]
