"""The socket of a table: where a connection begins and ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import asgi
from litestar.types import Receive, Scope, Send

from warhall.kernel import WarhallError
from warhall.server.network.gate import origin_allowed
from warhall.server.network.limits import Limits, guest_of
from warhall.server.network.websocket import EXTENSION, WebSocket
from warhall.server.protocol.envelopes import envelope
from warhall.server.protocol.errors import Later, body_of
from warhall.server.routes.connection import Connection
from warhall.server.tables.hall import Hall

_encode = msgspec.json.Encoder().encode
GOODBYE: Final = 5.0  # seconds
LAST_WORD: Final = 0.5  # seconds in which somebody who floods may read why it ends


@asgi("/api/tables/{table_id:str}/socket", copy_scope=True)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection. Messages come and go by its socket: every layer in between would cost at every message."""
    hall: Hall = scope["litestar_app"].state.hall
    guest = guest_of(scope)
    if not _may_come(hall.limits, guest):
        await receive()
        await send(_ACCEPT)
        await send(_closing(4429))
        return
    extensions: Any = scope["extensions"]
    try:
        await _serve(hall, scope, receive, send)
    finally:
        hall.limits.sockets.leave(guest)
        if extensions[EXTENSION].flooded:
            with suppress(Later):
                hall.limits.floods.take(guest)


def _may_come(limits: Limits, guest: str) -> bool:
    """One more socket of this guest, unless there are many, or too much came out of the last ones."""
    try:
        limits.floods.check(guest)
    except Later:
        return False
    return limits.sockets.take(guest)


async def _serve(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    extensions: Any = scope["extensions"]
    socket: WebSocket = extensions[EXTENSION]
    headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
    await receive()
    if not origin_allowed(headers.get(b"origin"), headers.get(b"host"), hall.settings.origins):
        await send(_ACCEPT)
        await send(_closing(4403))
        return
    try:
        hall.house.check_address(guest_of(scope))
        table = await hall.table(scope["path_params"]["table_id"])
    except WarhallError as error:
        await send(_ACCEPT)
        socket.sender.write(envelope(0, "error", _encode(body_of(error))), hall.settings.max_unread)
        await send(_closing(4404 if error.code == "unknown-table" else 1013))
        return
    connection = Connection(socket, hall, table, guest_of(scope))
    socket.hear, socket.lost = connection.hear, connection.lost
    await send(_ACCEPT)
    try:
        code = await connection.read_on()
    finally:
        hall.departed(table, connection)
    if code is not None:
        await _hang_up(socket, send, code)


_ACCEPT: Final[Any] = {"type": "websocket.accept", "subprotocol": None, "headers": []}


def _closing(code: int) -> Any:
    return {"type": "websocket.close", "code": code, "reason": ""}


async def _hang_up(socket: WebSocket, send: Send, code: int) -> None:
    """Send the closing frame. Who does not read does not hear that either."""
    if socket.flooded:
        asyncio.get_running_loop().call_later(LAST_WORD, socket.transport.abort)
    try:
        async with asyncio.timeout(GOODBYE):
            await send(_closing(code))
            socket.sender.ended = True
    except (OSError, TimeoutError, RuntimeError):
        socket.transport.abort()
