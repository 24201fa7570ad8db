"""Connections: how many there may be, and how long one may take with its request or with reading its answer.

This builds on the inside of uvicorn, as `websocket.py` does.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from warhall.server.network.addresses import Proxies
from warhall.server.network.buckets import Buckets
from warhall.server.network.limits import Places, guest_of
from warhall.server.settings import Settings

log = logging.getLogger("warhall.server")
OTHER_FILES: Final = 200  # files that are no connections: the database, the broker, thinkers, pages
SAY_AGAIN: Final = 60.0  # seconds between two words about the same
MOST_UNUSED: Final = 1 << 16  # bytes in a row that have become neither a request nor a piece of its body
MOST_HEADERS: Final = 100  # of one request
LONGEST_URL: Final = 1 << 13  # bytes
MOST_AHEAD: Final = 16  # requests that wait in one connection for the answer to the one before


class Doors:
    """Who may connect. Proxies bring many guests and count only among all."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.refused = 0
        self._proxies = Proxies(settings.proxies)
        self.places = Places(settings.connections_per_address, min(settings.connections, _files() - OTHER_FILES))
        self._arrivals = Buckets(settings.connections_per_second, settings.connections_per_address)
        self._said = -SAY_AGAIN

    def enter(self, client: tuple[str, int] | None) -> bool:
        guest = self._guest(client)
        if (guest is None or self._arrivals.take(guest)) and self.places.take(guest):
            return True
        self.refused += 1
        if time.monotonic() - self._said > SAY_AGAIN:
            self._said = time.monotonic()
            log.warning("a connection was turned away: %d are open", self.places.taken)
        return False

    def leave(self, client: tuple[str, int] | None) -> None:
        self.places.leave(self._guest(client))

    def _guest(self, client: tuple[str, int] | None) -> str | None:
        if client is None or client[0] in self._proxies:
            return None
        return guest_of({"client": client})


def _files() -> int:
    """How many files this process may open, after asking for as many as there are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class Config(uvicorn.Config):
    """The configuration of uvicorn, with the doors."""

    def __init__(self, doors: Doors, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.doors = doors


class TooMuch(Exception):
    """A client has sent more than anybody needs: the parser stops, and the connection ends."""


class Http(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    _unused = 0  # bytes that have come since the parser last found something
    _found = False  # a head, or a piece of a body
    _head_is_read = False
    _answering: RequestResponseCycle | None = None
    _arriving: asyncio.TimerHandle | None = None  # until a request has come
    _reading: asyncio.TimerHandle | None = None  # until the client has read some more
    _inside = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        config: Any = self.config
        self._doors: Doors = config.doors
        self._inside = self._doors.enter(self.client)
        if not self._inside:
            transport.abort()
            return
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._inside:
            self._doors.leave(self.client)
        self._stop_answering()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._found = False
        super().data_received(data)
        self._unused = 0 if self._found else self._unused + len(data)
        if self._unused > MOST_UNUSED:  # the parser would keep a head without an end as long as it comes
            self._abort()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._stop_answering()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_is_read = False
        if self._arriving is None:
            self._expect_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._head_is_read:  # what comes behind a body is no header, and nobody asks for it
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._found = self._head_is_read = True
        if len(self.headers) > MOST_HEADERS or len(self.url) > LONGEST_URL or len(self.pipeline) >= MOST_AHEAD:
            raise TooMuch
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._found = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()
        del self.parser  # there is nothing more to read, and it knows us too: neither shall keep the other

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self.loop.call_later(self._doors.settings.answer_time, self._abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _expect_request(self) -> None:
        self._arriving = self.loop.call_later(self._doors.settings.header_time, self._abort)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _abort(self) -> None:
        self._stop_answering()
        self.transport.abort()

    def _stop_answering(self) -> None:
        """Nobody reads the answer any more. uvicorn tells so to the last request that came, and with others behind it
        that is not the one being answered: it would go on writing, and the log would be full of that."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _stop_timers(self) -> None:
        for timer in (self._arriving, self._reading):
            if timer is not None:
                timer.cancel()
        self._arriving = self._reading = None
