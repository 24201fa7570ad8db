"""Routes about games: what they are, their options, bots, rules and pictures."""

from __future__ import annotations

from functools import cache

from litestar import Response, get

from warhall.bots import character_of, usual_opponents
from warhall.kernel import Game, Option, UnknownNameError, game_class, game_ids, language, use_language
from warhall.kernel.opponents import portrait
from warhall.server.protocol.errors import say
from warhall.server.protocol.messages import BotInfo, GameInfo, OptionInfo, PlayerRange, RuleInfo
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
        bots=[_opponent(game, name) for name in offered_bots(game)],
        default_bot=usual_opponents(game, 1)[0],
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


def _opponent(game: Game, name: str) -> BotInfo:
    character = character_of(game, name)
    if character is None:  # a game that has no characters offers its bots
        own = f"bot-{name}"
        text = game.catalogue.format(own) if game.catalogue.has(own) else say(own)
        return BotInfo(name, name.capitalize(), text, None)
    address = f"/api/games/{game.id}/opponents/{character.id}.svg"
    return BotInfo(name, character.name.text, character.temper.text, address)


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


@get("/api/games/{game_id:str}/opponents/{file:str}", tags=["games"], media_type=SVG)
async def show_portrait(game_id: str, file: str) -> Response[str]:
    """The portrait of an opponent, `<name>.svg`; a bot is drawn as the character who plays like it."""
    game, name = plain_game(game_id), file.removesuffix(".svg")
    character = game.opponents.get(name) or character_of(game, name)
    drawn = portrait(game.package, character.id) if character is not None else None
    if drawn is None or not file.endswith(".svg"):
        raise UnknownNameError("bot", name, list(game.opponents))
    return Response(drawn, media_type=SVG, headers={"cache-control": "public, max-age=3600"})


ROUTES = [list_games, show_game, list_rules, show_picture, show_portrait]
