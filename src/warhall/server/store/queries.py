"""Questions to the database about tables and people, each in one small function for one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, literal, or_, select, update

from warhall.server.protocol.errors import Conflict, HallError
from warhall.server.protocol.messages import ChatMessage
from warhall.server.protocol.moments import ClockRule
from warhall.server.store.entries import DOWN, LogEntry
from warhall.server.store.schema import CHAT, ENTRIES, MEMBERS, SEATS, SIGNS, TABLES

OPEN, PLAYING, OVER = "open", "playing", "over"
SOON: Final = 60_000  # ms: within these a bot acts, or dice fall that wait for somebody


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: str
    listed: bool
    clock: ClockRule | None
    help: bool
    seed: str
    commitment: str
    bot_seed: str
    created: int
    updated: int
    started: int | None
    due: int | None
    rematch_of: str | None
    closed: int | None = None
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
    entropy: str | None = None

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
    muted: bool = False


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
    if found["closed"] is not None:
        raise HallError("table-closed")
    rematch = connection.execute(select(TABLES.c.id).where(TABLES.c.rematch_of == table)).scalar()
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
    members = connection.execute(select(MEMBERS).where(MEMBERS.c.table_id == table).order_by(MEMBERS.c.id)).mappings()
    return People(
        _decode_row(dict(found), rematch),
        [_as(SeatRow, seat) for seat in seats],
        [_as(Member, member) for member in members],
    )


def load_many(connection: Connection, tables: Sequence[str]) -> list[tuple[People, int, int]]:
    """These tables in this order, each with its version and the moment of its last entry, without their logs."""

    def by_table(chosen: Any) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        for row in connection.execute(chosen).mappings():
            found.setdefault(row["table_id"], []).append(row)
        return found

    rows = {row["id"]: row for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(tables))).mappings()}
    again = select(TABLES.c.rematch_of, TABLES.c.id).where(TABLES.c.rematch_of.in_(tables))
    rematches = {row[0]: row[1] for row in connection.execute(again)}
    seats = by_table(select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat))
    members = by_table(select(MEMBERS).where(MEMBERS.c.table_id.in_(tables)).order_by(MEMBERS.c.id))
    last = select(ENTRIES.c.table_id, func.max(ENTRIES.c.version).label("version"), func.max(ENTRIES.c.at).label("at"))
    ends = by_table(last.where(ENTRIES.c.table_id.in_(tables)).group_by(ENTRIES.c.table_id))
    found = []
    for table in tables:
        if table in rows:
            row = _decode_row(dict(rows[table]), rematches.get(table))
            people = People(
                row,
                [_as(SeatRow, seat) for seat in seats.get(table, [])],
                [_as(Member, member) for member in members.get(table, [])],
            )
            end = ends.get(table, [{"version": 0, "at": row.updated}])[0]
            found.append((people, int(end["version"]), int(end["at"])))
    return found


def load_table(connection: Connection, table: str, after: int) -> tuple[People, list[LogEntry]]:
    """The table, and its log after this version."""
    return load_people(connection, table), load_entries(connection, table, after)


def load_entries(connection: Connection, table: str, after: int) -> list[LogEntry]:
    chosen = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.version > after).order_by(ENTRIES.c.version)
    return [_as(LogEntry, row) for row in connection.execute(chosen).mappings()]


def insert_table(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    data = msgspec.structs.asdict(row)
    del data["rematch"]
    data["options"] = _options_text(row.options)
    data["clock"] = None if row.clock is None else msgspec.json.encode(row.clock).decode()
    connection.execute(insert(TABLES), data)
    connection.execute(insert(SEATS), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats])


def insert_member(
    connection: Connection, table: str, name: str, token_hash: str, account_id: int | None, *, host: bool
) -> int:
    data = {
        "table_id": table,
        "name": name,
        "token_hash": token_hash,
        "account_id": account_id,
        "host": host,
        "muted": False,
    }
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
    if connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar() != status:
        raise HallError(code)


def touch(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))


def change_options(connection: Connection, table: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """Write the options of a table that has not begun, if they are still what they were."""
    same = (TABLES.c.id == table, TABLES.c.status == OPEN, TABLES.c.options == _options_text(before))
    if connection.execute(update(TABLES).where(*same).values(options=_options_text(after))).rowcount != 1:
        raise Conflict


def _options_text(options: Mapping[str, Any]) -> str:
    return msgspec.json.encode(options).decode()


def start_table(
    connection: Connection, table: str, at: int, due: int | None, status: str, entropy: list[str | None]
) -> None:
    """From open to playing, once, with these dice: nobody may have added to them in the meantime."""
    values = {"status": status, "started": at, "updated": at, "due": due}
    done = connection.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.status == OPEN).values(**values))
    if done.rowcount != 1:
        raise HallError("not-open")
    added = select(SEATS.c.entropy).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    if list(connection.execute(added).scalars()) != entropy:
        raise HallError("busy")


def insert_entries(connection: Connection, table: str, entries: Sequence[LogEntry]) -> None:
    rows = [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in entries]
    if rows:
        connection.execute(insert(ENTRIES), rows)


def delete_member(connection: Connection, member: int) -> None:
    connection.execute(delete(MEMBERS).where(MEMBERS.c.id == member))


def set_muted(connection: Connection, member: int, *, muted: bool) -> None:
    connection.execute(update(MEMBERS).where(MEMBERS.c.id == member).values(muted=muted))


def set_host(connection: Connection, table: str, member: int) -> None:
    connection.execute(update(MEMBERS).where(MEMBERS.c.table_id == table).values(host=MEMBERS.c.id == member))


def set_token(connection: Connection, member: int, token_hash: str) -> None:
    connection.execute(update(MEMBERS).where(MEMBERS.c.id == member).values(token_hash=token_hash))


def delete_table(connection: Connection, table: str) -> None:
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def listed_tables(connection: Connection, status: str | None, game: str | None, limit: int = 100) -> list[str]:
    chosen = select(TABLES.c.id).where(TABLES.c.listed.is_(True), TABLES.c.closed.is_(None))
    if status is not None:
        chosen = chosen.where(TABLES.c.status == status)
    if game is not None:
        chosen = chosen.where(TABLES.c.game == game)
    return list(connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(limit)).scalars())


def latest_tables(connection: Connection, limit: int = 200) -> list[str]:
    """Every table, listed or not, the newest first."""
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created.desc()).limit(limit)).scalars())


def closed_tables(connection: Connection) -> set[str]:
    return set(connection.execute(select(TABLES.c.id).where(TABLES.c.closed.is_not(None))).scalars())


def tables_of_account(connection: Connection, account: int, limit: int = 100) -> list[str]:
    joined = select(TABLES.c.id).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id).where(MEMBERS.c.account_id == account)
    chosen = joined.group_by(TABLES.c.id, TABLES.c.updated).order_by(TABLES.c.updated.desc()).limit(limit)
    return list(connection.execute(chosen).scalars())


def due_tables(connection: Connection, now: int, limit: int = 50) -> list[str]:
    chosen = (
        select(TABLES.c.id).where(TABLES.c.due <= now, TABLES.c.closed.is_(None)).order_by(TABLES.c.due).limit(limit)
    )
    return list(connection.execute(chosen).scalars())


def versions_of(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    chosen = select(ENTRIES.c.table_id, func.max(ENTRIES.c.version)).where(ENTRIES.c.table_id.in_(tables))
    return {row[0]: row[1] for row in connection.execute(chosen.group_by(ENTRIES.c.table_id))}


def give_sign(connection: Connection, now: int) -> int | None:
    """A process of the hall lives. Returns when one was last known to, None if none ever was."""
    last = connection.execute(select(SIGNS.c.at).with_for_update()).scalar()
    connection.execute(insert(SIGNS) if last is None else update(SIGNS), {"at": now})
    return last


def note_downtime(connection: Connection, gone: int, now: int) -> None:
    """Write into the log of every game with a clock from when to when no server was there."""
    version = func.coalesce(func.max(ENTRIES.c.version), 0) + 1
    entry = LogEntry(0, DOWN, -1, str(gone), "", None, now)
    facts = [literal(value, ENTRIES.c[name].type) for name, value in msgspec.structs.asdict(entry).items()][1:]
    logs = select(TABLES.c.id, version, *facts).outerjoin(ENTRIES)
    running = logs.where(TABLES.c.status == PLAYING, TABLES.c.clock.is_not(None)).group_by(TABLES.c.id)
    connection.execute(insert(ENTRIES).from_select(["table_id", *LogEntry.__struct_fields__], running))


def make_due(connection: Connection, gone: int, now: int) -> None:
    """After a restart look at once at every table where something was about to happen: a bot may have been thinking.
    The flags of the others fall as much later as no server was there."""
    soon = case((TABLES.c.due <= gone + SOON, now), else_=TABLES.c.due + (now - gone))
    connection.execute(update(TABLES).where(TABLES.c.status == PLAYING, TABLES.c.due.is_not(None)).values(due=soon))


def expired_tables(connection: Connection, opened: int, moved: int, finished: int, limit: int = 100) -> list[str]:
    """Tables that never began and were made before a moment, games without a move since another, finished ones."""
    last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    chosen = select(TABLES.c.id).where(
        or_(
            and_(TABLES.c.status == OPEN, TABLES.c.updated < opened),
            and_(TABLES.c.status == PLAYING, TABLES.c.updated < moved, func.coalesce(last, 0) < moved),
            and_(TABLES.c.status == OVER, TABLES.c.updated < finished),
        )
    )
    return list(connection.execute(chosen.limit(limit)).scalars())


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
