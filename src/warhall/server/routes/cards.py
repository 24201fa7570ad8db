"""Routes about the cards of a game: each is drawn once in each language, not once for every position."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from warhall.kernel import game_class
from warhall.server.network.packing import unpacked_by
from warhall.server.network.requests import AnyRequest
from warhall.server.protocol.errors import HallError
from warhall.server.tables.games import plain_game
from warhall.server.tables.hall import Hall

SVG: Final = "image/svg+xml"
KEPT: Final = "public, max-age=86400"


async def _card(request: AnyRequest, hall: Hall, game_id: str, card: str, side: str) -> Response[bytes]:
    if card not in plain_game(game_class(game_id)).card_box().find(""):
        raise HallError("not-found")
    return unpacked_by(request, await hall.games.card(game_id, side, card), SVG, KEPT)


@get("/api/games/{game_id:str}/cards/{card:str}/face.svg", tags=["games"], media_type=SVG)
async def show_face(request: AnyRequest, hall: Hall, game_id: str, card: str) -> Response[bytes]:
    """A card."""
    return await _card(request, hall, game_id, card, "face")


@get("/api/games/{game_id:str}/cards/{card:str}/art.svg", tags=["games"], media_type=SVG)
async def show_art(request: AnyRequest, hall: Hall, game_id: str, card: str) -> Response[bytes]:
    """Show what is painted on a card."""
    return await _card(request, hall, game_id, card, "art")


@get("/api/games/{game_id:str}/cards/{card:str}/back.svg", tags=["games"], media_type=SVG)
async def show_back(request: AnyRequest, hall: Hall, game_id: str, card: str) -> Response[bytes]:
    """The back of a card."""
    return await _card(request, hall, game_id, card, "back")


ROUTES = [show_face, show_art, show_back]
