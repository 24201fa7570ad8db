"""Routes about tables: making them, sitting down, leaving, starting."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import Parameter

from warhall.kernel import game_ids
from warhall.server.network.addresses import is_only_here, qr_picture
from warhall.server.network.limits import Limits
from warhall.server.network.requests import AnyRequest, bearer, guest, own_address, required_token
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import (
    AddEntropy,
    CreateTable,
    Invitation,
    Join,
    Nothing,
    Seated,
    SetSeat,
    Sit,
    Start,
    TableInfo,
)
from warhall.server.store import queries
from warhall.server.store.accounts import Accounts
from warhall.server.store.queries import People
from warhall.server.tables.hall import Hall
from warhall.server.tables.live_table import Known, table_info, you_are
from warhall.server.tables.seating import Seating

GameFilter = Annotated[str | None, Parameter(max_length=64)]


@get("/api/tables", tags=["tables"])
async def list_tables(
    hall: Hall, status: Literal["open", "playing", "over"] | None = None, game: GameFilter = None
) -> list[TableInfo]:
    """Listed tables, newest first."""
    if game is not None and game not in game_ids():
        return []
    ids = await hall.store.read(lambda connection: queries.listed_tables(connection, status, game))
    return await tables_by_id(hall, ids)


async def tables_by_id(hall: Hall, ids: list[str], account: int | None = None) -> list[TableInfo]:
    """Tables as a list shows them, with `you` for an account. None is played again to be listed."""
    return [
        _listed(hall, *found, account)
        for found in await hall.store.read(lambda connection: queries.load_many(connection, ids))
    ]


def _listed(hall: Hall, people: People, version: int, at: int, account: int | None) -> TableInfo:
    live = hall.tables.get(people.row.id)
    connected, watchers = (set[int](), 0) if live is None else live.presence()
    info = table_info(people, people.row.options, Known(people.row.status, version, at, connected, watchers))
    own = [member for member in people.members if account and member.account_id == account]
    return msgspec.structs.replace(info, you=you_are(people, own[0])) if own else info


async def account_of(request: AnyRequest, accounts: Accounts) -> int | None:
    """The account behind the token of a request, if it has one."""
    token = bearer(request)
    return None if token is None else (await accounts.find(token)).id


@post("/api/tables", tags=["tables"])
async def create_table(
    request: AnyRequest, seating: Seating, accounts: Accounts, limits: Limits, data: CreateTable
) -> Seated:
    """Open a table; its maker is the host."""
    account = await account_of(request, accounts)
    limits.tables.take(guest(request))
    if account is not None:
        limits.tables.take(f"account {account}")
    return await seating.create(data, account)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(request: AnyRequest, hall: Hall, table_id: str) -> TableInfo:
    """A table."""
    async with hall.at(table_id) as table:
        return table.info(table.member_of(bearer(request)))


@get("/api/tables/{table_id:str}/invitation", tags=["tables"])
async def show_invitation(request: AnyRequest, hall: Hall, table_id: str) -> Invitation:
    """The link that leads others to a table."""
    await hall.table(table_id)
    told = hall.settings.public_url
    link = f"{told or own_address(request)}/table/{table_id}"
    return Invitation(link, told is None and is_only_here(link), qr_picture(link))


@post("/api/tables/{table_id:str}/join", tags=["tables"])
async def join_table(
    request: AnyRequest, seating: Seating, accounts: Accounts, limits: Limits, table_id: str, data: Join
) -> Seated:
    """Sit down, or watch under a name."""
    limits.joins.take(guest(request))
    account = await account_of(request, accounts)
    return await seating.join(table_id, data, account)


@post("/api/tables/{table_id:str}/sit", tags=["tables"], status_code=200)
async def sit_down(request: AnyRequest, seating: Seating, table_id: str, data: Sit) -> TableInfo:
    """Take a free seat, or choose what to play with in one's own."""
    return await seating.sit(table_id, required_token(request), data)


@put("/api/tables/{table_id:str}/entropy", tags=["tables"])
async def add_entropy(request: AnyRequest, seating: Seating, table_id: str, data: AddEntropy) -> TableInfo:
    """Add to the dice before the start."""
    return await seating.add_entropy(table_id, required_token(request), data.entropy)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200)
async def leave_table(request: AnyRequest, seating: Seating, table_id: str, data: Nothing) -> TableInfo:  # noqa: ARG001
    """Give up one's seat."""
    return await seating.leave(table_id, required_token(request))


@post("/api/tables/{table_id:str}/return", tags=["tables"], status_code=200)
async def come_back(request: AnyRequest, seating: Seating, table_id: str, data: Nothing) -> TableInfo:  # noqa: ARG001
    """Take one's seat back from the bot that stood in."""
    return await seating.come_back(table_id, required_token(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}", tags=["tables"])
async def set_seat(request: AnyRequest, seating: Seating, table_id: str, seat: int, data: SetSeat) -> TableInfo:
    """The host opens a seat or puts a bot there."""
    if not 0 <= seat < 64:
        raise HallError("not-found")
    return await seating.set_seat(table_id, required_token(request), seat, data.kind, data.bot)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start_table(request: AnyRequest, seating: Seating, table_id: str, data: Start) -> TableInfo:
    """Begin the game."""
    return await seating.start(table_id, required_token(request), data.fill)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(request: AnyRequest, seating: Seating, table_id: str, data: Nothing) -> Seated:  # noqa: ARG001
    """The same people again."""
    return await seating.rematch(table_id, required_token(request))


@post("/api/tables/{table_id:str}/token", tags=["tables"])
async def fresh_token(
    request: AnyRequest,
    seating: Seating,
    accounts: Accounts,
    table_id: str,
    data: Nothing,  # noqa: ARG001
) -> Seated:
    """A fresh token for one's own seat."""
    account = await accounts.find(required_token(request))
    return await seating.fresh_token(table_id, account.id)


@delete("/api/tables/{table_id:str}", tags=["tables"])
async def delete_table(request: AnyRequest, seating: Seating, table_id: str) -> None:
    """Clear a table away."""
    await seating.delete(table_id, required_token(request))


ROUTES = [
    list_tables,
    create_table,
    show_table,
    show_invitation,
    join_table,
    sit_down,
    add_entropy,
    leave_table,
    come_back,
    set_seat,
    start_table,
    rematch,
    fresh_token,
    delete_table,
]
