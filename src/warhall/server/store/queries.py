"""What is asked of the database about tables and people, each in one small function for one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import ChatMessage
from warhall.server.protocol.moments import ClockRule
from warhall.server.store.database import LogEntry
from warhall.server.store.schema import CHAT, ENTRIES, MEMBERS, SEATS, TABLES

OPEN, PLAYING, OVER = "open", "playing", "over"


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: str
    listed: bool
    clock: ClockRule | None
    seed: str
    created: int
    updated: int
    started: int | None
    clock_from: int
    due: int | None
    rematch_of: str | None
    rematch: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    member_id: int | None = None
    held_for: str | None = None
    held_member: int | None = None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat, or None where a person does."""
        return self.stand_in or (self.bot if self.kind == "bot" else None)

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here: an open seat, or one whose person left in mid-game."""
        return self.kind == OPEN or (self.kind == "bot" and self.stand_in is not None)


class Member(msgspec.Struct, frozen=True):
    id: int
    name: str
    token_hash: str
    account_id: int | None
    host: bool


class People(msgspec.Struct, frozen=True):
    """A table as the database knows it, without its log."""

    row: TableRow
    seats: list[SeatRow]
    members: list[Member]


R = TypeVar("R", bound=msgspec.Struct)


def _as(kind: type[R], row: Mapping[Any, Any]) -> R:
    """A row of the database as one of our types."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def _decode_row(data: dict[str, Any], rematch: str | None) -> TableRow:
    data["options"] = msgspec.json.decode(data["options"])
    if data["clock"] is not None:
        data["clock"] = msgspec.json.decode(data["clock"], type=ClockRule)
    return TableRow(**data, rematch=rematch)


def load_people(connection: Connection, table: str) -> People:
    """`unknown-table` if there is none."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if found is None:
        raise HallError("unknown-table")
    rematch = connection.execute(select(TABLES.c.id).where(TABLES.c.rematch_of == table)).scalar()
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
    members = connection.execute(select(MEMBERS).where(MEMBERS.c.table_id == table).order_by(MEMBERS.c.id)).mappings()
    return People(
        _decode_row(dict(found), rematch),
        [_as(SeatRow, seat) for seat in seats],
        [_as(Member, member) for member in members],
    )


def load_table(connection: Connection, table: str, after: int) -> tuple[People, list[LogEntry]]:
    """The table, and its log after this version."""
    return load_people(connection, table), load_entries(connection, table, after)


def load_entries(connection: Connection, table: str, after: int) -> list[LogEntry]:
    chosen = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.version > after).order_by(ENTRIES.c.version)
    return [_as(LogEntry, row) for row in connection.execute(chosen).mappings()]


def insert_table(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    data = msgspec.structs.asdict(row)
    del data["rematch"]
    data["options"] = msgspec.json.encode(row.options).decode()
    data["clock"] = None if row.clock is None else msgspec.json.encode(row.clock).decode()
    connection.execute(insert(TABLES), data)
    connection.execute(insert(SEATS), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats])


def insert_member(
    connection: Connection, table: str, name: str, token_hash: str, account_id: int | None, *, host: bool
) -> int:
    data = {"table_id": table, "name": name, "token_hash": token_hash, "account_id": account_id, "host": host}
    inserted = connection.execute(insert(MEMBERS).returning(MEMBERS.c.id), data)
    return int(inserted.scalar_one())


def set_seat(connection: Connection, table: str, seat: SeatRow, only_if: Sequence[str] | None = None) -> None:
    """Write a seat. With `only_if` it must still be of such a kind: two people may have wanted it."""
    where = [SEATS.c.table_id == table, SEATS.c.seat == seat.seat]
    if only_if is not None:
        where.append(SEATS.c.kind.in_(only_if))
    done = connection.execute(update(SEATS).where(*where).values(**msgspec.structs.asdict(seat)))
    if done.rowcount != 1:
        raise HallError("seat-taken", field="seat")


def require_status(connection: Connection, table: str, status: str, code: str) -> None:
    """Refuse if the table has gone on in the meantime."""
    if connection.execute(select(TABLES.c.status).where(TABLES.c.id == table)).scalar() != status:
        raise HallError(code)


def touch(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))


def start_table(connection: Connection, table: str, at: int, due: int | None, status: str) -> None:
    """From open to playing, once."""
    values = {"status": status, "started": at, "updated": at, "clock_from": at, "due": due}
    done = connection.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.status == OPEN).values(**values))
    if done.rowcount != 1:
        raise HallError("not-open")


def insert_entries(connection: Connection, table: str, entries: Sequence[LogEntry]) -> None:
    rows = [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in entries]
    if rows:
        connection.execute(insert(ENTRIES), rows)


def set_host(connection: Connection, table: str, member: int) -> None:
    connection.execute(update(MEMBERS).where(MEMBERS.c.table_id == table).values(host=MEMBERS.c.id == member))


def set_token(connection: Connection, member: int, token_hash: str) -> None:
    connection.execute(update(MEMBERS).where(MEMBERS.c.id == member).values(token_hash=token_hash))


def delete_table(connection: Connection, table: str) -> None:
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def listed_tables(connection: Connection, status: str | None, game: str | None, limit: int = 100) -> list[str]:
    chosen = select(TABLES.c.id).where(TABLES.c.listed.is_(True))
    if status is not None:
        chosen = chosen.where(TABLES.c.status == status)
    if game is not None:
        chosen = chosen.where(TABLES.c.game == game)
    return list(connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(limit)).scalars())


def tables_of_account(connection: Connection, account: int, limit: int = 100) -> list[str]:
    joined = select(TABLES.c.id).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id).where(MEMBERS.c.account_id == account)
    chosen = joined.group_by(TABLES.c.id, TABLES.c.updated).order_by(TABLES.c.updated.desc()).limit(limit)
    return list(connection.execute(chosen).scalars())


def due_tables(connection: Connection, now: int, limit: int = 50) -> list[str]:
    chosen = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)
    return list(connection.execute(chosen).scalars())


def versions_of(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    chosen = select(ENTRIES.c.table_id, func.max(ENTRIES.c.version)).where(ENTRIES.c.table_id.in_(tables))
    return {row[0]: row[1] for row in connection.execute(chosen.group_by(ENTRIES.c.table_id))}


def forgive_downtime(connection: Connection, now: int) -> None:
    """The time in which the server was not there counts for nobody."""
    connection.execute(update(TABLES).where(TABLES.c.status == PLAYING).values(clock_from=now))


def make_all_due(connection: Connection, now: int) -> None:
    """After a restart every running table is looked at once: a bot may have been thinking."""
    connection.execute(update(TABLES).where(TABLES.c.status == PLAYING, TABLES.c.due.is_not(None)).values(due=now))


def insert_chat(connection: Connection, table: str, seat: int | None, name: str, text: str, at: int) -> ChatMessage:
    data = {"table_id": table, "seat": seat, "name": name, "text": text, "at": at}
    number = connection.execute(insert(CHAT).returning(CHAT.c.id), data).scalar_one()
    return ChatMessage(int(number), seat, name, text, at)


def load_chat(connection: Connection, table: str, before: int | None = None, limit: int = 100) -> list[ChatMessage]:
    chosen = select(CHAT.c.id, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at).where(CHAT.c.table_id == table)
    if before is not None:
        chosen = chosen.where(CHAT.c.id < before)
    rows = connection.execute(chosen.order_by(CHAT.c.id.desc()).limit(limit)).mappings()
    return [_as(ChatMessage, row) for row in rows][::-1]
