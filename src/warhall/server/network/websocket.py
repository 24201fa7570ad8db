"""WebSockets on uvicorn, with a short way for what comes all the time.

Nearly everything that travels is a small text in one whole frame. Such frames are read and written here directly; the
handshake and whatever else there is (fragments, closing, frames cut in two or too large) is the library's business.
This builds on the inside of uvicorn and websockets: `pyproject.toml` bounds their versions, and a test says when
something that is used here has gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from warhall.server.network.buckets import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets is not compiled
    from websockets.utils import apply_mask

EXTENSION: Final = "warhall.websocket"  # where the application finds the socket of a connection
_TEXT: Final = 0x81  # the last frame of a text, which is also its first
_PING, _PONG = 0x89, 0x8A
_MASKED: Final = 0x80
MOST_FRAGMENTS: Final = 64  # of one message
PIECE: Final = 1 << 12  # bytes that the library is given at a time: what hangs up is not followed by much more
PINGS_PER_SECOND: Final = 10.0  # of the protocol itself
PINGS_AT_ONCE: Final = 100.0
UNREAD_PONGS: Final = 1 << 16  # bytes
AFTERWARDS: Final = 1 << 15  # bytes that are read after we have said goodbye; a client has to answer only that
UNHEARD: Final = 1 << 20  # bytes that may come besides: whoever is cut off while sending never hears why
FAREWELL: Final = 1.0  # seconds for that
_SHORT: Final = 126  # not a length, but: the length is in the next two bytes


class Sender:
    """The sending side of a socket. It stands apart because the library's object has dozens of attributes: to look up
    the few that matter here took longer than to make a frame."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.ended = False  # we have said goodbye: nothing may follow
        self._transport = transport

    def write(self, text: bytes, max_unread: int) -> bool:
        """Send a text, without waiting; False if the client has left too many bytes unread."""
        transport = self._transport
        if self.ended or transport.is_closing():
            return True
        if transport.get_write_buffer_size() > max_unread:
            return False
        transport.write(_head_of(len(text)) + text)
        return True


class WebSocket(WebSocketsSansIOProtocol):
    """One connection. Its messages go to `hear` as soon as somebody listens, without a queue in between."""

    sender: Sender
    hear: Callable[[bytes], None] | None = None
    lost: Callable[[], None] | None = None  # is told when the connection has ended
    flooded = False  # it was ended because too much came
    _pings: Bucket | None = None
    _afterwards = 0  # bytes that have come since we said goodbye
    _by_library = False  # the library has begun a frame, and goes on with whatever comes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.sender = Sender(self.transport)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]  # the scope is ours: it shall not keep us

    # -- receiving -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            before, self._afterwards = self._afterwards, self._afterwards + len(data)
            if self._afterwards > AFTERWARDS:
                self._ignore_flood(before <= AFTERWARDS)
                return
        if self.hear is None or self._by_library or not self.handshake_complete or self.close_sent:
            self._give_library(data)
            return
        start, end = 0, len(data)
        while start < end:
            length = data[start + 1] - _MASKED if end - start >= 6 else -1
            if 0 <= length < _SHORT:
                body, after = start + 6, start + 6 + length
            else:
                body, after = _long_frame_at(data, start, length)
            if after > end or (data[start] == _TEXT and after - body > self.config.ws_max_size):
                self._by_library = True
                self._give_library(data[start:])
                return
            kind, text = data[start], apply_mask(data[body:after], data[body - 4 : body])
            if kind == _TEXT and text.isascii():
                self.hear(text)
            else:
                self._by_library = kind not in (_TEXT, _PING, _PONG)
                self._give_library(data[start:] if self._by_library else data[start:after])
                if self._by_library or self.close_sent or self.transport.is_closing():
                    return
            start = after

    def _give_library(self, data: bytes) -> None:
        """Let the library read, a piece at a time, as long as the connection lasts."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    def send_receive_event_to_app(self) -> None:
        """A message that came by way of the library."""
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(data):
            self.conn.send_close(CloseCode.INVALID_DATA)  # here: uvicorn would write a traceback into the log as well
            self.handle_parser_exception()
            return
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hear(data)

    def handle_ping(self) -> None:
        """Answer, unless somebody asks without end or never reads the answers."""
        if self._pings is None:
            self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        if not self._pings.take() or self.transport.get_write_buffer_size() > UNREAD_PONGS:
            self._end_flood()
            return
        super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        """One more fragment of a message; an empty one costs memory too."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end_flood()
            return
        super().handle_cont(event)

    def _ignore_flood(self, is_first: bool) -> None:
        """Let a client that was told goodbye finish what it is sending, within reason."""
        self.flooded = True
        if is_first:
            self.loop.call_later(FAREWELL, self._end_flood)
        if self._afterwards > UNHEARD:
            self._end_flood()

    def _end_flood(self) -> None:
        self.flooded = True
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        doors: Any = getattr(self.config, "doors", None)
        if doors is not None:
            doors.leave(self.client)
        if self.lost is not None:
            self.lost()
        self.hear = self.lost = None  # whoever listened knows us too: neither shall keep the other, and a table

    def hold(self, *, reading: bool) -> None:
        """Let the client wait with more, or not."""
        if reading == self.read_paused and not self.transport.is_closing():
            self.read_paused = not reading
            if reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()


def _head_of(length: int) -> bytes:
    """The bytes that stand before a text of this length."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < 0x10000:
        return bytes((_TEXT, _SHORT, length >> 8, length & 0xFF))
    return bytes((_TEXT, _SHORT + 1)) + length.to_bytes(8, "big")


def _long_frame_at(data: bytes, start: int, length: int) -> tuple[int, int]:
    """Where the body of the frame begins, and where the frame ends; beyond the data if that cannot be said yet."""
    if length == _SHORT and len(data) - start >= 8:
        return start + 8, start + 8 + int.from_bytes(data[start + 2 : start + 4], "big")
    return start, len(data) + 1  # cut off, very long, or not masked


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
