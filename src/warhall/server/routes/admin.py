"""Routes for whoever looks after the hall, with the `admin_token` of the settings; nobody else finds anything here."""

from __future__ import annotations

import hmac
import secrets
from ipaddress import ip_network
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import ShortText, TableInfo
from warhall.server.protocol.moments import now_ms
from warhall.server.routes.lobby import tables_by_id
from warhall.server.store import house, queries
from warhall.server.store.accounts import Accounts, folded_name
from warhall.server.store.house import Ban, Report
from warhall.server.tables.hall import Hall
from warhall.server.tables.seating import Seating

DAY = 86_400_000


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    seat: int | None
    muted: bool
    account: bool


class HeldTable(TableInfo, frozen=True):
    """A table as whoever looks after the hall sees it."""

    closed: bool


class ChangeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    listed: bool | None = None
    closed: bool | None = None


class ChangePerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool | None = None
    kicked: bool = False


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["address", "account"]
    whom: ShortText
    days: Annotated[float, msgspec.Meta(gt=0, le=36_500)] | None = None


class ChangeHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    announcement: Annotated[str, msgspec.Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET
    read_only: bool | msgspec.UnsetType = msgspec.UNSET


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText


class NewPassword(msgspec.Struct, frozen=True):
    password: str


def check_admin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """For everybody without the token there is nothing here."""
    hall: Hall = connection.app.state.hall
    token = hall.settings.admin_token
    given = connection.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if token is None or not hmac.compare_digest(given, token.encode()):
        raise HallError("not-found")


@get("/tables")
async def list_tables(hall: Hall) -> list[HeldTable]:
    tables = await tables_by_id(hall, await hall.store.read(queries.latest_tables))
    closed = await hall.store.read(queries.closed_tables)
    return [HeldTable(**msgspec.structs.asdict(table), closed=table.id in closed) for table in tables]


@get("/tables/{table_id:str}/people")
async def list_people(hall: Hall, table_id: str) -> list[Person]:
    people = await hall.store.read(lambda connection: queries.load_people(connection, table_id))
    seats = {seat.member_id: seat.seat for seat in people.seats}
    return [
        Person(known.id, known.name, seats.get(known.id), known.muted, known.account_id is not None)
        for known in people.members
    ]


@put("/tables/{table_id:str}")
async def change_table(hall: Hall, table_id: str, data: ChangeTable) -> None:
    values: dict[str, Any] = {}
    if data.listed is not None:
        values["listed"] = data.listed
    if data.closed is not None:
        values["closed"] = now_ms() if data.closed else None
    await hall.change_table(table_id, values)


@put("/tables/{table_id:str}/people/{member:int}")
async def change_person(seating: Seating, table_id: str, member: int, data: ChangePerson) -> None:
    if data.muted is not None:
        await seating.mute(table_id, member, muted=data.muted)
    if data.kicked:
        await seating.kick(table_id, member)


@get("/bans")
async def list_bans(hall: Hall) -> list[Ban]:
    return (await hall.store.read(house.load_house))[1]


@post("/bans")
async def ban(hall: Hall, accounts: Accounts, data: NewBan) -> None:
    """Keep somebody out, and send them away if they are here."""
    whom = folded_name(data.whom)
    if data.kind == "address":
        try:
            whom = str(ip_network(data.whom, strict=False))
        except ValueError:
            raise HallError("bad-request", field="whom") from None
    until = None if data.days is None else now_ms() + int(data.days * DAY)
    await hall.store.write(lambda connection: house.insert_ban(connection, data.kind, whom, until))
    await hall.look_up_house()
    if data.kind == "account":
        for table_id in await accounts.send_away(whom):
            await hall.change_table(table_id, {})


@delete("/bans/{number:int}")
async def lift_ban(hall: Hall, number: int) -> None:
    await hall.store.write(lambda connection: house.delete_ban(connection, number))
    await hall.look_up_house()


@get("/reports")
async def list_reports(hall: Hall) -> list[Report]:
    return await hall.store.read(house.load_reports)


@delete("/reports/{number:int}")
async def settle_report(hall: Hall, number: int) -> None:
    await hall.store.write(lambda connection: house.delete_report(connection, number))


@put("/house")
async def change_house(hall: Hall, data: ChangeHouse) -> None:
    def work(connection: Any) -> None:
        if not isinstance(data.announcement, msgspec.UnsetType):
            house.set_notice(connection, house.ANNOUNCEMENT, data.announcement)
        if not isinstance(data.read_only, msgspec.UnsetType):
            house.set_notice(connection, house.READ_ONLY, "yes" if data.read_only else None)

    await hall.store.write(work)
    await hall.look_up_house()


@post("/passwords")
async def reset_password(accounts: Accounts, data: Name) -> NewPassword:
    """A new password for somebody who has lost theirs; whoever was signed in with the old one is not any more."""
    password = secrets.token_urlsafe(12)
    await accounts.reset_password(data.name, password)
    return NewPassword(password)


ROUTES = Router(
    path="/api/admin",
    guards=[check_admin],
    include_in_schema=False,
    route_handlers=[
        list_tables,
        list_people,
        change_table,
        change_person,
        list_bans,
        ban,
        lift_ban,
        list_reports,
        settle_report,
        change_house,
        reset_password,
    ],
)
