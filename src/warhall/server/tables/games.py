"""The hall's account of its games: options, bots, numbered rules, pictures. Nothing of it changes while the hall is
open, so each is made once, beside the event loop, before anybody has to wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from warhall.bots import character_of, load_bot, parse_bot, usual_opponents
from warhall.kernel import (
    LANGUAGES,
    Game,
    Option,
    UnknownNameError,
    game_class,
    game_ids,
    has_decks,
    language,
    use_language,
)
from warhall.kernel.opponents import portrait
from warhall.server.network.packing import Packed, pack
from warhall.server.pools import Pool
from warhall.server.protocol.errors import say
from warhall.server.protocol.messages import BotInfo, GameInfo, OptionInfo, PlayerRange, RuleInfo, Workshop
from warhall.server.tables.thinkers import offered_bots

log = logging.getLogger("warhall.server")
_encode: Final = msgspec.json.Encoder().encode
OURSELVES: Final = ""  # the guest for whom the hall prepares itself


class Games:
    """The answers about games, as the bytes that are sent."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._told: dict[Any, asyncio.Task[Packed]] = {}

    async def all(self) -> Packed:
        return await self._once("all", describe_all)

    async def one(self, game_id: str) -> Packed:
        return await self._once("one", describe, game_class(game_id))

    async def rules(self, game_id: str) -> Packed:
        return await self._once("rules", rules_of, game_class(game_id))

    async def picture(self, game_id: str) -> Packed:
        return await self._once("picture", draw, game_class(game_id))

    async def workshop(self, game_id: str) -> Packed:
        return await self._once("workshop", show_workshop, game_class(game_id))

    async def card(self, game_id: str, side: str, card: str) -> Packed:
        """The face, the art or the back of a card that exists."""
        return await self._once("card", draw_card, game_class(game_id), side, card)

    async def portrait(self, game_id: str, file: str) -> Packed:
        """An opponent by the name of its picture, `<name>.svg`; a bot as the character who plays like it."""
        game, name = plain_game(game_class(game_id)), file.removesuffix(".svg")
        character = game.opponents.get(name) or character_of(game, name)
        if character is None or not file.endswith(".svg"):
            raise UnknownNameError("bot", name[:60], list(game.opponents))
        return await self._once(f"portrait {character.id}", lambda kind: face(kind, character.id), type(game))

    async def _once(self, what: str, make: Callable[..., bytes], *about: type[Game] | str) -> Packed:
        """Wait for what was told before, is being told, or is told now; who gives up leaves it to the others."""
        key = (what, *about, language())
        told = self._told.get(key)
        if told is None or (told.done() and (told.cancelled() or told.exception() is not None)):
            told = self._told[key] = asyncio.create_task(self._pool.run(OURSELVES, lambda: pack(make(*about))))
        return await asyncio.shield(told)

    async def prepare(self) -> None:
        """Read the data of all games before somebody waits for them, tell about them in every language, and load their
        bots, which are checked when somebody wants to meet one."""
        try:
            for lang in LANGUAGES:
                with use_language(lang):
                    await self.all()
            for game_id in game_ids():
                await self._pool.run(OURSELVES, _load_bots, game_class(game_id))
        except Exception:  # a game that somebody brought along; whoever asks for it hears so too
            log.exception("a game cannot tell of itself")


@cache
def plain_game(kind: type[Game]) -> Game:
    """The game with its default options."""
    return kind()


def _load_bots(kind: type[Game]) -> None:
    for name in offered_bots(plain_game(kind)):
        load_bot(parse_bot(name), plain_game(kind))


def describe_all() -> bytes:
    return _encode([_description(plain_game(game_class(game_id))) for game_id in game_ids()])


def describe(kind: type[Game]) -> bytes:
    return _encode(_description(plain_game(kind)))


def rules_of(kind: type[Game]) -> bytes:
    return _encode(
        [
            RuleInfo(rule.id, words.section, words.title, words.text, words.ruling, words.example, rule.source)
            for rule in plain_game(kind).rulebook
            for words in [rule.words]
        ]
    )


def draw(kind: type[Game]) -> bytes:
    """The game at its beginning."""
    return plain_game(kind).draw_svg(plain_game(kind).new_initial_state().view(None)).encode()


def show_workshop(kind: type[Game]) -> bytes:
    """All cards of a game, filters, and the decks that come with it."""
    cards, decks = plain_game(kind).card_box(), plain_game(kind).deck_box()
    return _encode(Workshop(cards.SIZE, decks.parts(), cards.gallery(), cards.filters(), decks.starters()))


def draw_card(kind: type[Game], side: str, card: str) -> bytes:
    box = plain_game(kind).card_box()
    return {"face": box.picture, "art": box.art, "back": box.back}[side](card).encode()


def face(kind: type[Game], opponent: str) -> bytes:
    """A character's portrait."""
    return (portrait(plain_game(kind).package, opponent) or "").encode()


def _description(game: Game) -> GameInfo:
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
        decks=game.deck_box().OPTION if has_decks(type(game)) else "",
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
    if character is None:  # a game without characters offers its bots
        own = f"bot-{name}"
        text = game.catalogue.format(own) if game.catalogue.has(own) else say(own)
        return BotInfo(name, name.capitalize(), text, None)
    address = f"/api/games/{game.id}/opponents/{character.id}.svg"
    return BotInfo(name, character.name.text, character.temper.text, address)
