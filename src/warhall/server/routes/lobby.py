"""Routes about tables: making them, sitting down, leaving, starting."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import Parameter

from warhall.server.network.buckets import Buckets
from warhall.server.network.requests import AnyRequest, allow, bearer, required_token
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import CreateTable, Join, Nothing, Seated, SetSeat, Sit, Start, TableInfo
from warhall.server.store import queries
from warhall.server.store.accounts import Accounts
from warhall.server.tables.hall import Hall
from warhall.server.tables.seating import Seating

GameFilter = Annotated[str | None, Parameter(max_length=64)]


@get("/api/tables", tags=["tables"])
async def list_tables(
    hall: Hall, status: Literal["open", "playing", "over"] | None = None, game: GameFilter = None
) -> list[TableInfo]:
    """Listed tables, newest first."""
    ids = await hall.store.read(lambda connection: queries.listed_tables(connection, status, game))
    return await tables_by_id(hall, ids)


async def tables_by_id(hall: Hall, ids: list[str], account: int | None = None) -> list[TableInfo]:
    """Tables as a list shows them, with `you` for an account."""
    infos = []
    for table_id in ids:
        try:
            async with hall.at(table_id) as table:
                own = [known for known in table.members.values() if account and known.account_id == account]
                infos.append(table.info(own[0] if own else None))
        except HallError as error:
            if error.code not in ("unknown-table", "table-damaged"):
                raise
    return infos


async def account_of(request: AnyRequest, accounts: Accounts) -> int | None:
    """The account behind the token of a request, if it has one."""
    token = bearer(request)
    return None if token is None else (await accounts.find(token)).id


@post("/api/tables", tags=["tables"])
async def create_table(
    request: AnyRequest, seating: Seating, accounts: Accounts, table_limit: Buckets, data: CreateTable
) -> Seated:
    """Open a table; its maker is the host."""
    account = await account_of(request, accounts)
    allow(request, table_limit)
    return await seating.create(data, account)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(request: AnyRequest, hall: Hall, table_id: str) -> TableInfo:
    """A table."""
    async with hall.at(table_id) as table:
        return table.info(table.member_of(bearer(request)))


@post("/api/tables/{table_id:str}/join", tags=["tables"])
async def join_table(request: AnyRequest, seating: Seating, accounts: Accounts, table_id: str, data: Join) -> Seated:
    """Sit down, or watch under a name."""
    account = await account_of(request, accounts)
    return await seating.join(table_id, data.name, data.seat, account)


@post("/api/tables/{table_id:str}/sit", tags=["tables"], status_code=200)
async def sit_down(request: AnyRequest, seating: Seating, table_id: str, data: Sit) -> TableInfo:
    """Take a free seat."""
    return await seating.sit(table_id, required_token(request), data.seat)


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
    join_table,
    sit_down,
    leave_table,
    come_back,
    set_seat,
    start_table,
    rematch,
    fresh_token,
    delete_table,
]
