"""Routes about games: what they are, their options, bots, rules and pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from litestar import Response, get

from warhall.kernel import CardBox, Game, Option, game_class, game_ids, language, use_language
from warhall.server.network.requests import AnyRequest, guest
from warhall.server.protocol.errors import HallError, say
from warhall.server.protocol.messages import BotInfo, GameInfo, OptionInfo, PlayerRange, RuleInfo
from warhall.server.tables.hall import Hall
from warhall.server.tables.thinkers import offered_bots

SVG = "image/svg+xml"


@cache
def _default_game(kind: type[Game]) -> Game:
    return kind()


def plain_game(game_id: str) -> Game:
    """The game with its default options. `unknown-game` suggests the nearest."""
    return _default_game(game_class(game_id))


def describe(game: Game) -> GameInfo:
    """Everything a lobby wants to know, in the language of the moment."""
    players = next(option for option in game.OPTIONS if option.name == "players")
    return GameInfo(
        id=game.id,
        title=game.title,
        rules_version=game.rules_version,
        open_information=game.open_information,
        rules=len(game.rulebook),
        players=PlayerRange(players.low or 1, players.high, players.default),
        options=[_option(game, option) for option in game.OPTIONS if not option.local],
        bots=[BotInfo(name, _about(game, name)) for name in offered_bots(game)],
        default_bot=game.DEFAULT_BOT,
    )


def _option(game: Game, option: Option) -> OptionInfo:
    message = f"option-{option.name}"
    own = f"{message}-own"
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        low=option.low,
        high=option.high,
        choices=list(option.choices),
        between=option.between,
        offers=dict(game.offers(option.name)),
        own=game.catalogue.format(own) if game.catalogue.has(own) else "",
        rule=option.rule,
        text=game.catalogue.format(f"{message}-seat" if option.between else message),
    )


def _about(game: Game, name: str) -> str:
    message = f"bot-{name}"
    return game.catalogue.format(message) if game.catalogue.has(message) else say(message)


@get("/api/games", tags=["games"])
async def list_games() -> list[GameInfo]:
    """All games of the hall."""
    return [describe(plain_game(game_id)) for game_id in game_ids()]


@get("/api/games/{game_id:str}", tags=["games"])
async def show_game(game_id: str) -> GameInfo:
    """One game: its options, its bots."""
    return describe(plain_game(game_id))


@get("/api/games/{game_id:str}/rules", tags=["games"])
async def list_rules(game_id: str) -> list[RuleInfo]:
    """The numbered rules of a game."""
    return [
        RuleInfo(rule.id, words.section, words.title, words.text, words.ruling, words.example, rule.source)
        for rule in plain_game(game_id).rulebook
        for words in [rule.words]
    ]


@cache
def _picture(kind: type[Game], lang: str) -> str:
    game = _default_game(kind)
    with use_language(lang):
        return game.draw_svg(game.new_initial_state().view(None))


@get("/api/games/{game_id:str}/picture.svg", tags=["games"], media_type=SVG)
async def show_picture(game_id: str) -> Response[str]:
    """The game at its beginning, as a picture."""
    picture = _picture(game_class(game_id), language())
    return Response(picture, media_type=SVG, headers={"cache-control": "public, max-age=3600"})


Draw = Callable[[CardBox, str], str]


@cache
def _cards(kind: type[Game]) -> tuple[CardBox, frozenset[str]]:
    box = _default_game(kind).card_box()
    return box, frozenset(box.find(""))


@cache
def _drawn(kind: type[Game], draw: Draw, card: str, lang: str) -> str:
    with use_language(lang):
        return draw(_cards(kind)[0], card)


async def _card(request: AnyRequest, hall: Hall, game_id: str, card: str, draw: Draw) -> Response[str]:
    """A picture of a card. It is drawn once in each language."""
    kind = game_class(game_id)
    if card not in _cards(kind)[1]:
        raise HallError("not-found")
    drawn = await hall.pools.painters.run(guest(request), _drawn, kind, draw, card, language())
    return Response(drawn, media_type=SVG, headers={"cache-control": "public, max-age=86400"})


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


def _face(box: CardBox, card: str) -> str:
    return box.picture(card)


def _art(box: CardBox, card: str) -> str:
    return box.art(card)


def _back(box: CardBox, card: str) -> str:
    return box.back(card)


ROUTES = [list_games, show_game, list_rules, show_picture, show_face, show_art, show_back]
