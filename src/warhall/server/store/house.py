"""The house and what it has settled for all its tables: who may not come in, what everybody is told, whether anything
may be changed at all; and what guests have reported."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select

from warhall.server.protocol.errors import HallError
from warhall.server.protocol.moments import now_ms
from warhall.server.store.schema import BANS, NOTICES, REPORTS

ANNOUNCEMENT: Final = "announcement"
READ_ONLY: Final = "read-only"


class Ban(msgspec.Struct, frozen=True):
    """Somebody who may not come in: an address or network, or an account by its name as it is compared."""

    id: int
    kind: Literal["address", "account"]
    whom: str
    until: int | None
    created: int


class Report(msgspec.Struct, frozen=True):
    """A report from a guest to the house."""

    id: int
    table_id: str
    name: str
    text: str
    at: int


class House:
    """The settlements of the moment; every process looks them up again and again."""

    def __init__(self) -> None:
        self.announcement: str | None = None
        self.read_only = False
        self._accounts: frozenset[str] = frozenset()
        self._networks: list[Any] = []

    def take(self, notices: dict[str, str], bans: list[Ban]) -> None:
        self.announcement = notices.get(ANNOUNCEMENT)
        self.read_only = READ_ONLY in notices
        valid = [ban for ban in bans if ban.until is None or ban.until > now_ms()]
        self._accounts = frozenset(ban.whom for ban in valid if ban.kind == "account")
        self._networks = [ip_network(ban.whom, strict=False) for ban in valid if ban.kind == "address"]

    def check_address(self, address: str) -> None:
        """Refuse whoever comes from a place that is banned."""
        if not self.admits(address):
            raise HallError("banned")

    def admits(self, address: str) -> bool:
        """Whether somebody from there may come in, and stay."""
        if not self._networks:
            return True
        try:
            found = ip_address(address.partition("/")[0])
        except ValueError:
            return True
        return not any(found in network for network in self._networks)

    def check_account(self, folded: str) -> None:
        if folded in self._accounts:
            raise HallError("banned")

    def check_writable(self) -> None:
        if self.read_only:
            raise HallError("read-only")


def load_house(connection: Connection) -> tuple[dict[str, str], list[Ban]]:
    notices = {row.name: row.text for row in connection.execute(select(NOTICES))}
    return notices, [Ban(*row) for row in connection.execute(select(BANS).order_by(BANS.c.id))]


def set_notice(connection: Connection, name: str, text: str | None) -> None:
    connection.execute(delete(NOTICES).where(NOTICES.c.name == name))
    if text is not None:
        connection.execute(insert(NOTICES), {"name": name, "text": text})


def insert_ban(connection: Connection, kind: str, whom: str, until: int | None) -> None:
    connection.execute(insert(BANS), {"kind": kind, "whom": whom, "until": until, "created": now_ms()})


def delete_ban(connection: Connection, number: int) -> None:
    _delete(connection, BANS, number, "unknown-ban")


def insert_report(connection: Connection, table: str, name: str, text: str) -> None:
    connection.execute(insert(REPORTS), {"table_id": table, "name": name, "text": text, "at": now_ms()})


def load_reports(connection: Connection) -> list[Report]:
    return [Report(*row) for row in connection.execute(select(REPORTS).order_by(REPORTS.c.id.desc()).limit(200))]


def delete_report(connection: Connection, number: int) -> None:
    _delete(connection, REPORTS, number, "unknown-report")


def _delete(connection: Connection, entries: Table, number: int, unknown: str) -> None:
    """Take this entry out. Its number is looked for here, because a column does not hold every number."""
    if number not in connection.execute(select(entries.c.id)).scalars().all():
        raise HallError(unknown, field=str(number)[:20])
    connection.execute(delete(entries).where(entries.c.id == number))
