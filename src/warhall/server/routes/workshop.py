"""Routes about cards and decks: the gallery, a deck under construction, its rating and its print sheet, and the decks
that an account keeps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from warhall.arena.deck_rating import games_of
from warhall.drawing.svg import clean
from warhall.kernel import Game, InvalidOptionError, WarhallError, game_class, has_decks, language
from warhall.kernel.decks import CardList, DeckBox, DeckSheet, Hand
from warhall.server.network.limits import Limits
from warhall.server.network.packing import unpacked_by
from warhall.server.network.requests import AnyRequest, guest, required_token, while_wanted
from warhall.server.protocol.errors import body_of
from warhall.server.protocol.messages import (
    DeckData,
    DeckPrint,
    DeckText,
    FoundCards,
    KeptDeck,
    KeptDeckData,
    RatingInfo,
    RatingStep,
    Workshop,
)
from warhall.server.protocol.moments import now_ms
from warhall.server.protocol.words import one_line
from warhall.server.showing.deck_work import print_cards, rate_deck
from warhall.server.store.accounts import Accounts
from warhall.server.store.decks import drop_deck, keep_deck, load_decks
from warhall.server.tables.games import plain_game
from warhall.server.tables.hall import Hall
from warhall.server.workbench import Job

PDF: Final = "application/pdf"
JSON_LINES: Final = "application/x-ndjson"
LONGEST_NAME: Final = 48
TOLD_EVERY: Final = 0.5  # seconds between two words about a rating
Query = Annotated[str, Parameter(max_length=300)]
DeckId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,32}$")]
_line = msgspec.json.Encoder().encode


def deck_game(game_id: str) -> Game:
    """A game that is played with decks; `no-decks` says that this one is not."""
    game = plain_game(game_class(game_id))
    game.deck_box()
    return game


def deck_name(given: str) -> str:
    return clean(one_line(given), LONGEST_NAME)


def card_list(data: DeckData) -> CardList:
    return CardList(deck_name(data.name), data.cards)


def legal_line(box: DeckBox, data: DeckData) -> str:
    """A deck in one line, if it may be played with. Nothing in it can name a file."""
    return box.line(box.sheet(card_list(data)).line)


# -- the gallery -------------------------------------------------------------------------------------------------------


@get(
    "/api/games/{game_id:str}/workshop",
    tags=["decks"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Workshop, description="Everything that a gallery and a builder of decks show.")},
)
async def show_workshop(request: AnyRequest, hall: Hall, game_id: str) -> Response[bytes]:
    """All cards of a game, filters, and the decks that come with it."""
    deck_game(game_id)
    return unpacked_by(request, await hall.games.workshop(game_id), MediaType.JSON)


@get("/api/games/{game_id:str}/cards", tags=["decks"])
async def find_cards(game_id: str, q: Query = "") -> FoundCards:
    """The cards that a query means."""
    return FoundCards(deck_game(game_id).card_box().find(q))


# -- a deck under construction -----------------------------------------------------------------------------------------


@post("/api/games/{game_id:str}/deck", tags=["decks"], status_code=200)
async def check_deck(game_id: str, data: DeckData) -> DeckSheet:
    """Check a deck by the rules, and tell its numbers."""
    return deck_game(game_id).deck_box().sheet(card_list(data))


@post("/api/games/{game_id:str}/deck/hands", tags=["decks"], status_code=200)
async def draw_hands(game_id: str, data: DeckData) -> list[Hand]:
    """Draw what a deck might bring at the start."""
    return deck_game(game_id).deck_box().hands(card_list(data), random.Random())


@post("/api/games/{game_id:str}/deck/import", tags=["decks"], status_code=200)
async def import_deck(request: AnyRequest, hall: Hall, game_id: str, data: DeckText) -> CardList:
    """Read a deck file, or a list as people write it."""
    box = deck_game(game_id).deck_box()
    return await hall.pools.painters.run(guest(request), box.imported, data.text)


# -- printing ----------------------------------------------------------------------------------------------------------


@post("/api/games/{game_id:str}/deck/print", tags=["decks"], status_code=200, media_type=PDF)
async def print_deck(request: AnyRequest, hall: Hall, limits: Limits, game_id: str, data: DeckPrint) -> Response[bytes]:
    """The cards of a deck, to be cut out."""
    game = deck_game(game_id)
    game.deck_box().sheet(CardList("", data.cards))  # only cards that exist
    limits.prints.take(guest(request))
    job = Job(print_cards, type(game), data.cards, data.paper, data.backs, language())
    sheet = await while_wanted(request, hall.printers.run(guest(request), job))
    saved = {"content-disposition": 'attachment; filename="cards.pdf"'}
    return Response(sheet, media_type=PDF, headers=saved)


# -- rating ------------------------------------------------------------------------------------------------------------


@post(
    "/api/games/{game_id:str}/deck/rating",
    tags=["decks"],
    status_code=200,
    media_type=JSON_LINES,
    responses={200: ResponseSpec(RatingStep, description="Lines, the last one with the rating.")},
)
async def show_rating(request: AnyRequest, hall: Hall, limits: Limits, game_id: str, data: DeckData) -> Stream:
    """Play a deck against those of the game, and look for the swap of a card that helps most."""
    game = deck_game(game_id)
    box = game.deck_box()
    line = legal_line(box, data)
    limits.ratings.take(guest(request))
    games, swap_games = hall.settings.rating_games, hall.settings.rating_swap_games
    job = Job(rate_deck, type(game), line, games, swap_games, language())
    total = games_of(len(box.rivals()), games, swap_games)
    steps = _steps(hall, guest(request), job, total)
    first = await anext(steps)  # refused at once, if it is refused
    return Stream(_lines(first, steps), media_type=JSON_LINES)


async def _steps(hall: Hall, asked: str, job: Job[RatingInfo], total: int) -> AsyncIterator[RatingStep]:
    """How far it is, again and again, and the rating in the end."""
    waiting = await hall.raters.start(asked, job)
    try:
        while not waiting.done():
            yield RatingStep(job.done, total, waiting=not job.begun)
            await asyncio.wait((waiting,), timeout=TOLD_EVERY)
        yield RatingStep(job.done, total, rating=waiting.result())
    except WarhallError as error:
        yield RatingStep(job.done, total, error=body_of(error))
    finally:
        waiting.cancel()


async def _lines(first: RatingStep, steps: AsyncIterator[RatingStep]) -> AsyncIterator[bytes]:
    yield _line(first) + b"\n"
    async for step in steps:
        yield _line(step) + b"\n"


# -- kept with an account ----------------------------------------------------------------------------------------------


@get("/api/me/decks", tags=["decks"])
async def list_decks(request: AnyRequest, accounts: Accounts, hall: Hall) -> list[KeptDeck]:
    """The decks that one's account keeps."""
    account = await accounts.find(required_token(request))
    return await hall.store.read(lambda connection: load_decks(connection, account.id))


@put("/api/me/decks/{deck_id:str}", tags=["decks"])
async def put_deck(
    request: AnyRequest, accounts: Accounts, hall: Hall, deck_id: DeckId, data: KeptDeckData
) -> KeptDeck:
    """Keep a deck, legal or not."""
    account = await accounts.find(required_token(request))
    kind = game_class(data.game)
    if not has_decks(kind):
        raise InvalidOptionError("no-decks", field="game", name=kind.id)
    deck = KeptDeck(deck_id, kind.id, deck_name(data.name), data.cards, now_ms())
    most = hall.settings.decks_per_account
    await hall.store.write(lambda connection: keep_deck(connection, account.id, deck, most))
    return deck


@delete("/api/me/decks/{deck_id:str}", tags=["decks"])
async def delete_deck(request: AnyRequest, accounts: Accounts, hall: Hall, deck_id: DeckId) -> None:
    """Do not keep a deck any longer."""
    account = await accounts.find(required_token(request))
    await hall.store.write(lambda connection: drop_deck(connection, account.id, deck_id))


ROUTES = [
    show_workshop,
    find_cards,
    check_deck,
    draw_hands,
    import_deck,
    print_deck,
    show_rating,
    list_decks,
    put_deck,
    delete_deck,
]
