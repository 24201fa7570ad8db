"""Routes about games: what they are, their options, bots, rules and pictures."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from warhall.server.network.packing import unpacked_by
from warhall.server.network.requests import AnyRequest
from warhall.server.protocol.messages import GameInfo, RuleInfo
from warhall.server.tables.hall import Hall

SVG = "image/svg+xml"


@get(
    "/api/games",
    tags=["games"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(list[GameInfo], description="All games of the hall.")},
)
async def list_games(request: AnyRequest, hall: Hall) -> Response[bytes]:
    """All games of the hall."""
    return unpacked_by(request, await hall.games.all(), MediaType.JSON)


@get(
    "/api/games/{game_id:str}",
    tags=["games"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(GameInfo, description="The game.")},
)
async def show_game(request: AnyRequest, hall: Hall, game_id: str) -> Response[bytes]:
    """One game: its options, its bots."""
    return unpacked_by(request, await hall.games.one(game_id), MediaType.JSON)


@get(
    "/api/games/{game_id:str}/rules",
    tags=["games"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(list[RuleInfo], description="The rules in their order.")},
)
async def list_rules(request: AnyRequest, hall: Hall, game_id: str) -> Response[bytes]:
    """The numbered rules of a game."""
    return unpacked_by(request, await hall.games.rules(game_id), MediaType.JSON)


@get("/api/games/{game_id:str}/picture.svg", tags=["games"], media_type=SVG)
async def show_picture(request: AnyRequest, hall: Hall, game_id: str) -> Response[bytes]:
    """The game at its beginning, as a picture."""
    return unpacked_by(request, await hall.games.picture(game_id), SVG, "public, max-age=3600")


@get("/api/games/{game_id:str}/opponents/{file:str}", tags=["games"], media_type=SVG)
async def show_portrait(request: AnyRequest, hall: Hall, game_id: str, file: str) -> Response[bytes]:
    """The portrait of an opponent, `<name>.svg`; a bot is drawn as the character who plays like it."""
    return unpacked_by(request, await hall.games.portrait(game_id, file), SVG, "public, max-age=3600")


ROUTES = [list_games, show_game, list_rules, show_picture, show_portrait]
