"""Routes about what a seat sees: the state, pictures, odds, hints, replays, records, chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, NamedTuple

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from warhall.kernel import Action, Game, InvalidOptionError, Record, State, View, checksum, language
from warhall.server.network.limits import Limits
from warhall.server.network.requests import AnyRequest, bearer, guest, while_wanted
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import (
    AnalysisInfo,
    BlockedChoices,
    ChancesInfo,
    ChatPage,
    Hint,
    OddsInfo,
    Plan,
    Previews,
    Replay,
    Shown,
)
from warhall.server.showing.analyses import analysis_text
from warhall.server.showing.answers import Parts, in_pieces
from warhall.server.showing.replays import replay_steps, replay_text
from warhall.server.showing.states import blocked, previews
from warhall.server.showing.viewers import Viewer
from warhall.server.store import queries
from warhall.server.tables.hall import Hall
from warhall.server.tables.live_table import LiveTable
from warhall.server.tables.names import bot_name
from warhall.server.tables.thinkers import check_bot

SVG = "image/svg+xml"
JSON_LINES = "application/x-ndjson"
Number = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
As = Annotated[str | None, Parameter(query="as", max_length=20)]
From = Annotated[int, Parameter(query="from", ge=0, le=1_000_000)]
Limit = Annotated[int, Parameter(ge=1, le=500)]
BotText = Annotated[str | None, Parameter(max_length=200)]


def own_seat(table: LiveTable, token: str | None) -> int | None:
    """The seat of whoever asks; a spectator's sight for everybody else."""
    member = table.member_of(token)
    return None if member is None else table.seat_of(member.id)


def seat_choice(text: str | None, own: int | None, players: int, *, open_information: bool) -> int | None:
    """The viewpoint asked for with `as`: one's own seat, a spectator's, or any where nothing is hidden."""
    if text is None:
        return own
    if text == "spectator":
        return None
    if not text.isdecimal() or len(text) > 3 or int(text) >= players:
        raise InvalidOptionError("bad-number", field="as", value=text[:20], bounds=f"0-{players - 1}")
    if int(text) != own and not open_information:
        raise HallError("not-yours", field="as")
    return int(text)


def viewpoint(request: AnyRequest, table: LiveTable, asked: str | None) -> Viewer:
    own = own_seat(table, bearer(request))
    game = table.game
    seat = seat_choice(asked, own, game.players, open_information=game.open_information)
    return Viewer(seat, language())


def snapshot(table: LiveTable) -> Record:
    """The record as it is now, apart from the match that goes on."""
    return table.playing().record.reopened()


def view_of(hall: Hall, table: LiveTable, seat: int | None, at: int | None) -> Callable[[], View]:
    """How to look at the position now or after so many steps; the look itself may take its time in a thread."""
    match = table.playing()
    if at is None or at >= len(match.steps):
        view = match.state.view(seat)
        return lambda: view
    record = snapshot(table)
    return lambda: hall.pasts.position(table.id, record, at).view(seat)


@get("/api/tables/{table_id:str}/state", tags=["viewing"])
async def show_state(request: AnyRequest, hall: Hall, table_id: str) -> Shown:
    """Show what one's seat sees and may do."""
    async with hall.at(table_id) as table:
        return table.shown(Viewer(own_seat(table, bearer(request)), language()))


@get("/api/tables/{table_id:str}/picture.svg", tags=["viewing"], media_type=SVG)
async def show_picture(
    request: AnyRequest, hall: Hall, table_id: str, at: Number = None, as_: As = None
) -> Response[str]:
    """The board as a picture."""
    async with hall.at(table_id) as table:
        viewer = viewpoint(request, table, as_)
        names, game = table.names, table.game
        look = view_of(hall, table, viewer.seat, at)
    drawn = await hall.pools.painters.run(guest(request), lambda: game.draw_svg(look(), names))
    return Response(drawn, media_type=SVG, headers={"cache-control": "no-store"})


@get("/api/tables/{table_id:str}/odds", tags=["viewing"])
async def show_odds(request: AnyRequest, hall: Hall, limits: Limits, table_id: str) -> OddsInfo:
    """Exact odds of the choices."""
    limits.odds.take(guest(request))
    async with hall.at(table_id) as table:
        table.check_help()
        view = table.playing().state.view(own_seat(table, bearer(request)))
        game = table.game
    odds = await hall.pools.painters.run(guest(request), game.choice_odds, view)
    if odds is None:
        raise HallError("no-odds", name=game.id)
    return OddsInfo(odds.title, odds.columns, odds.rows)


@get("/api/tables/{table_id:str}/chances", tags=["viewing"])
async def show_chances(request: AnyRequest, hall: Hall, table_id: str, at: Number = None) -> ChancesInfo:
    """The chance of each seat to win, null where the game cannot tell."""
    async with hall.at(table_id) as table:
        table.check_help()
        game = table.game
        look = view_of(hall, table, own_seat(table, bearer(request)), at)
    return ChancesInfo(await hall.pools.painters.run(guest(request), lambda: game.win_chances(look())))


@get("/api/tables/{table_id:str}/blocked", tags=["viewing"])
async def show_blocked(request: AnyRequest, hall: Hall, table_id: str) -> BlockedChoices:
    """List what one may look for and cannot do now, with the reasons."""
    asked = await _choosing(request, hall, table_id)
    if asked is None:
        return BlockedChoices([])
    return await hall.pools.painters.run(guest(request), blocked, asked.state, asked.seat)


@get("/api/tables/{table_id:str}/previews", tags=["viewing"])
async def show_previews(request: AnyRequest, hall: Hall, limits: Limits, table_id: str) -> Previews:
    """Preview one's choices: what they would cost and do, as far as one can know."""
    limits.odds.take(guest(request))
    asked = await _choosing(request, hall, table_id)
    return Previews({}) if asked is None else await hall.pools.painters.run(guest(request), previews, *asked)


class _Asked(NamedTuple):
    """A question of somebody who has to choose."""

    state: State
    seat: int
    is_helped: bool


async def _choosing(request: AnyRequest, hall: Hall, table_id: str) -> _Asked | None:
    """The position and the seat of whoever asks, if this seat has to choose."""
    async with hall.at(table_id) as table:
        seat, match = own_seat(table, bearer(request)), table.playing()
        if seat is None or seat not in match.active or match.pause is not None:
            return None
        return _Asked(match.state.clone(), seat, table.row.help)


@get("/api/tables/{table_id:str}/hint", tags=["viewing"])
async def show_hint(request: AnyRequest, hall: Hall, limits: Limits, table_id: str, bot: BotText = None) -> Hint:
    """Ask a bot what it would do in one's place."""
    limits.hints.take(guest(request))
    asked = await _asked(request, hall, table_id, bot)
    game, _, view, *_ = asked
    action, thinker = await while_wanted(request, hall.thinkers.choose(guest(request), *asked))
    reason = await hall.pools.painters.run(guest(request), game.reason, view, action)
    return Hint(str(action), game.action_label(action, view), bot_name(game, thinker, []), reason)


@get("/api/tables/{table_id:str}/plan", tags=["viewing"])
async def show_plan(request: AnyRequest, hall: Hall, limits: Limits, table_id: str, bot: BotText = None) -> Plan:
    """Ask a bot what it would do in one's place until something else is asked."""
    limits.hints.take(guest(request))
    asked = await _asked(request, hall, table_id, bot)
    actions = await while_wanted(request, hall.thinkers.plan(guest(request), *asked))
    return Plan([str(action) for action in actions])


async def _asked(
    request: AnyRequest, hall: Hall, table_id: str, bot: str | None
) -> tuple[Game, str, View, list[Action], str]:
    """Gather what a bot has to know for whoever asks, and nothing else: game, name, view, choices and luck."""
    async with hall.at(table_id) as table:
        seat = own_seat(table, bearer(request))
        if seat is None:
            raise HallError("not-seated")
        table.check_help()
        chosen = check_bot(bot, table.game)
        state = table.playing().state
        view, legal = state.view(seat), state.legal_actions(seat)
        if not legal:
            raise HallError("no-choice")
        return table.game, chosen, view, legal, checksum(view)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["viewing"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Replay, description="The game from the start.")},
)
async def show_replay(
    request: AnyRequest, hall: Hall, table_id: str, as_: As = None, from_: From = 0, limit: Limit = 500
) -> Stream:
    """The game from the start."""
    async with hall.at(table_id) as table:
        viewer, record, names = viewpoint(request, table, as_), snapshot(table), tuple(table.names)
        version = table.version
    key = ("replay", table_id, version, viewer, names)
    steps = await _replayed(request, hall, key, lambda: replay_steps(record, viewer, names))
    return Stream(in_pieces(replay_text(steps, viewer, from_, limit)), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/record", tags=["viewing"], media_type=JSON_LINES)
async def show_record(request: AnyRequest, hall: Hall, table_id: str, as_: As = None) -> Stream:
    """The record, as this seat may have it."""
    async with hall.at(table_id) as table:
        viewer, record, names = viewpoint(request, table, as_), snapshot(table), tuple(table.names)
        version = table.version
    key = ("record", table_id, version, viewer.seat, names)
    parts = await _replayed(request, hall, key, lambda: [record.redacted_for(viewer.seat).dumps().encode()])
    saved = f'attachment; filename="{table_id}.jsonl"'
    return Stream(in_pieces(parts), media_type=JSON_LINES, headers={"content-disposition": saved})


@get(
    "/api/tables/{table_id:str}/analysis",
    tags=["viewing"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(AnalysisInfo, description="The game after the fact.")},
)
async def show_analysis(request: AnyRequest, hall: Hall, limits: Limits, table_id: str) -> Stream:
    """Say where a game that is over was won and lost. While it goes on nobody may know so much."""
    limits.hints.take(guest(request))
    async with hall.at(table_id) as table:
        if not table.playing().state.is_terminal():
            raise HallError("not-over")
        game, record, version = table.game, snapshot(table), table.version
    spoken = language()
    key = ("analysis", table_id, version, spoken)
    parts = await _replayed(request, hall, key, lambda: analysis_text(game, record, spoken))
    return Stream(in_pieces(parts), media_type=MediaType.JSON)


async def _replayed(request: AnyRequest, hall: Hall, key: tuple[object, ...], work: Callable[[], Parts]) -> Parts:
    """The answer that was kept under this key, or the one that a replayer makes now."""
    asked = guest(request)
    return await hall.answers.parts(key, lambda: hall.pools.replayers.run(asked, work))


@get("/api/tables/{table_id:str}/chat", tags=["viewing"])
async def show_chat(hall: Hall, table_id: str, before: Number = None) -> ChatPage:
    """The last words at a table."""
    await hall.table(table_id)
    return ChatPage(await hall.store.read(lambda connection: queries.load_chat(connection, table_id, before)))


ROUTES = [
    show_state,
    show_picture,
    show_odds,
    show_chances,
    show_blocked,
    show_previews,
    show_hint,
    show_plan,
    show_replay,
    show_record,
    show_analysis,
    show_chat,
]
