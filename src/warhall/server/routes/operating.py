"""Routes for those who run a hall: whether it lives, whether it can take on guests, and what it counts."""

from __future__ import annotations

import asyncio
import hmac
import os
from pathlib import Path
from typing import Final

from litestar import Response, get, post
from sqlalchemy import text

import warhall
from warhall.kernel import WarhallError
from warhall.server.network.http import Doors
from warhall.server.network.limits import Limits
from warhall.server.network.requests import AnyRequest, bearer, guest, required_token
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import Health, HouseInfo, Readiness, ReportData
from warhall.server.settings import Settings
from warhall.server.store.house import insert_report
from warhall.server.tables.hall import Hall
from warhall.server.tables.names import chat_text

PATIENCE: Final = 2.0  # seconds for the database to answer
LEAST_DISK: Final = 64 << 20  # bytes


@get("/api/health", tags=["hall"])
async def show_health(settings: Settings) -> Health:
    """Whether the server is there."""
    return Health("ok", warhall.__version__, settings.process)


@get("/api/ready", tags=["hall"])
async def show_readiness(hall: Hall) -> Response[Readiness]:
    """Whether the server can take on guests, and if not, why."""
    reasons = await _reasons(hall)
    return Response(Readiness(not reasons, reasons), status_code=503 if reasons else 200)


async def _reasons(hall: Hall) -> list[str]:
    reasons = []
    try:
        async with asyncio.timeout(PATIENCE):
            await hall.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
            await hall.store.write(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except (TimeoutError, WarhallError):
        reasons.append("database")
    if hall.broker is not None and not hall.broker.reached:
        reasons.append("broker")
    if _free_disk(hall) < LEAST_DISK:
        reasons.append("disk")
    if hall.pools.thinkers.waiting >= hall.settings.waiting // 2:
        reasons.append("thinkers")
    return reasons


def _free_disk(hall: Hall) -> int:
    """Bytes that are free where SQLite has its file; another database looks after its own disk."""
    url = hall.store.engine.url
    if url.get_backend_name() != "sqlite":
        return LEAST_DISK
    found = os.statvfs(Path(str(url.database)).parent)
    return found.f_bavail * found.f_frsize


@get("/api/house", tags=["hall"])
async def show_house(hall: Hall) -> HouseInfo:
    """Show what the house says to everybody."""
    return HouseInfo(hall.house.announcement, hall.house.read_only)


@post("/api/tables/{table_id:str}/report", tags=["tables"])
async def report(request: AnyRequest, hall: Hall, limits: Limits, table_id: str, data: ReportData) -> None:
    """Tell whoever looks after the hall what goes on at a table; for those who have a place there."""
    limits.reports.take(guest(request))
    async with hall.at(table_id) as table:
        member = table.member_of(required_token(request))
    words = chat_text(data.text)
    if member is not None:
        await hall.store.write(lambda connection: insert_report(connection, table_id, member.name, words))


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AnyRequest, hall: Hall, doors: Doors) -> Response[str]:
    """Show what the hall counts, to whoever has the token of the settings."""
    token = hall.settings.metrics_token
    if token is None or not hmac.compare_digest((bearer(request) or "").encode(), token.encode()):
        raise HallError("not-found")
    gauges: dict[str, tuple[str, float]] = {
        "warhall_tables": ("tables in memory", len(hall.tables)),
        "warhall_sockets": ("people connected to tables", hall.limits.sockets.taken),
        "warhall_connections": ("open connections", doors.places.taken),
        "warhall_connections_refused": ("connections turned away", doors.refused),
        "warhall_kept_answers_bytes": ("replays and records kept", hall.answers.size),
        "warhall_broker": ("whether the broker is reached", bool(hall.broker and hall.broker.reached)),
    }
    for pool in hall.pools.all:
        gauges[f"warhall_waiting_{pool.kind}"] = (f"pieces of work that wait for a {pool.kind}", pool.waiting)
    return Response("\n".join([*hall.metrics.lines(gauges), ""]), media_type="text/plain; version=0.0.4")


ROUTES = [show_health, show_readiness, show_house, report, show_metrics]
