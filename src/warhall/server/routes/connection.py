"""A connection to a table: its messages and their answers. `docs/protocol.md` explains them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final, TypeVar

import msgspec

from warhall.kernel import LANGUAGES, WarhallError, set_language, use_language
from warhall.server.network.buckets import Bucket
from warhall.server.network.websocket import WebSocket
from warhall.server.protocol.envelopes import envelope
from warhall.server.protocol.errors import HallError, Later, body_of
from warhall.server.protocol.messages import (
    Act,
    ActData,
    ChatData,
    HelloData,
    LangData,
    Message,
    Named,
    SocketError,
    WhyData,
)
from warhall.server.store import queries
from warhall.server.tables.hall import Hall
from warhall.server.tables.live_table import LiveTable
from warhall.server.tables.moves import Moves

log = logging.getLogger("warhall.server")
_encode: Final = msgspec.json.Encoder().encode
_messages: Final = msgspec.json.Decoder(Message)
_acts: Final = msgspec.json.Decoder(Act)
_names: Final = msgspec.json.Decoder(Named)
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # the last: brackets in brackets
MALFORMED_LIMIT: Final = 20
FLOOD_LIMIT: Final = 200
D = TypeVar("D")


class Hangup(Exception):
    """This connection has to end, with a closing code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Departed(Exception):
    """The client has closed the connection, or lost it."""


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: LiveTable, guest: str) -> None:
        settings = hall.settings
        self.guest = guest
        self.member_id: int | None = None
        self.lang = LANGUAGES[0]
        self.words = True
        self.heard = time.monotonic()
        self.closing: int | None = None
        self._socket = socket
        self._sender = socket.sender
        self._hall = hall
        self._moves = Moves(hall)
        self._table = table
        self._max_unread = settings.max_unread
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._shared = hall.limits.messages.of(guest)
        self._inbox: deque[bytes] = deque()
        self._more: asyncio.Future[None] | None = None  # what the reader waits for while the inbox is empty
        self._lost = False
        self._greeted = False
        self._malformed = 0
        self._floods = 0

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Send a message without waiting. Who does not read for long is disconnected, so that nobody waits for them."""
        if not self._sender.write(text, self._max_unread):
            self.close(4408)

    def close(self, code: int) -> None:
        """Hang up, after what was sent."""
        if self.closing is None:
            self.closing = code
            self._wake()

    # -- receiving ---------------------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """A message has come. While others are being answered, the client has to wait with more."""
        if self.closing is not None:
            return
        self.heard = time.monotonic()
        if self._more is not None and self._act_at_once(data):  # the reader waits: nothing is before this message
            return
        if len(self._inbox) >= FLOOD_LIMIT:  # they came at one go, without waiting for a single answer
            self._floods = FLOOD_LIMIT
            self.refuse(HallError("too-fast"), _id_of(data))
            return
        self._inbox.append(data)
        if not self._wake():
            self._socket.hold(reading=False)

    def _act_at_once(self, data: bytes) -> bool:
        """Play a choice, if it is one and nobody holds the table; everything else is for the reader.

        Nearly all moves come this way, because waking the reader costs up to half as much again as the move itself.
        Measured with `benchmarks/server.py`: 75 us of the processor for a move and 9,950 moves a second; always by way
        of the reader 110 us and 6,630. On a busy machine it was 97 us against 125.
        """
        table = self._table
        if not self._greeted or table.gone or table.lock.locked():
            return False
        try:
            act = _acts.decode(data)
        except UNREADABLE:
            return False
        try:
            self._take_one()
            table.lock.take()
            self._moves.act(table, self, act)
        except WarhallError as error:
            self.refuse(error, act.id)
        except Exception:
            self._fail(act.t, act.id)
        return True

    def _take_one(self) -> None:
        """Count a message."""
        if not self._bucket.take() or not self._shared.take():
            raise HallError("too-fast")

    def lost(self) -> None:
        """Nothing more will come."""
        self._lost = True
        self._wake()

    def _wake(self) -> bool:
        """Let the reader go on, if it waits."""
        more, self._more = self._more, None
        if more is None or more.done():
            return False
        more.set_result(None)
        return True

    async def _next(self) -> bytes:
        """The next message of the client."""
        while self.closing is None:
            if self._inbox:
                return self._inbox.popleft()
            if self._lost:
                raise Departed
            self._socket.hold(reading=True)
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        raise Hangup(self.closing)

    async def read_on(self) -> int | None:
        """Say hello, then answer every message, one after the other. The code with which to hang up, or None when the
        client has gone."""
        try:
            async with asyncio.timeout(self._hall.settings.hello_time):
                await self._greet(await self._next())
            while True:
                await self._one(await self._next())
        except TimeoutError:
            return 4400
        except Hangup as end:
            return end.code
        except Departed:
            return None
        except Exception:  # our fault; the client learns no more than that
            log.exception("a connection failed")
            return 1011

    async def _greet(self, data: bytes) -> None:
        """The first message: who is there, and what was seen before."""
        try:
            message = _messages.decode(data)
        except UNREADABLE:
            self.refuse(HallError("bad-message"), _id_of(data))
            raise Hangup(4400) from None
        try:
            if message.t != "hello":
                raise HallError("hello-first")
            hello = read_data(message, HelloData)
            self._speak(hello.lang)
            self.words = hello.words
            chat = await self._hall.store.read(lambda c: queries.load_chat(c, self._table.id))
            async with self._table.lock:
                if self._table.gone:
                    raise HallError("unknown-table")
                member = self._table.member_of(hello.token)
                self.member_id = None if member is None else member.id
                self._check_room()
                self._table.listeners.add(self)
                self._table.chatted = max([self._table.chatted, *[said.id for said in chat]])
                start = self._start(hello)
                self.send(self._table.state_text(self, re=message.id, start=start, chat=chat))
                self._hall.presence(self._table)
                self._greeted = True
            self._hall.caretaker.drive(self._table)  # bots may have waited for somebody to come
        except WarhallError as error:
            self.refuse(error, message.id)
            codes = {"unknown-token": 4401, "unknown-table": 4404, "busy-hall": 4429}
            raise Hangup(codes.get(error.code, 4400)) from None

    def _check_room(self) -> None:
        """Those who play always find room."""
        if self._table.seat_of(self.member_id) is None:
            _, watchers = self._table.here()
            if watchers >= self._hall.settings.watchers_per_table:
                raise Later("busy-hall")

    def _start(self, hello: HelloData) -> int:
        """The first step of the log that this client does not have."""
        match = self._table.match
        if match is None or hello.v is None or hello.n is None or hello.v > match.version:
            return 1
        return min(match.unchanged_since(hello.v), hello.n) + 1

    async def _one(self, data: bytes) -> None:
        """Answer one message, whatever it is."""
        message: Message | None = None
        try:
            message = _messages.decode(data)
            self._take_one()
            await self._dispatch(message)
        except UNREADABLE:
            self._malformed += 1
            self.refuse(HallError("bad-message"), message.id if message else _id_of(data))
            if self._malformed >= MALFORMED_LIMIT:
                self.close(4400)
        except WarhallError as error:
            async with self._table.lock:  # a refusal may show the position, but only one that is on disk
                self.refuse(error, message.id if message else None)
        except Exception:
            self._fail(message.t if message else "?", message.id if message else None)

    async def _dispatch(self, message: Message) -> None:
        moves, table = self._moves, self._table
        if table.gone:
            raise HallError("unknown-table")
        match message.t:
            case "act":
                act = Act("act", message.id, _version(message), read_data(message, ActData))
                await table.lock.wait()
                moves.act(table, self, act)
            case "roll":
                version = _version(message)
                await table.lock.wait()
                moves.roll(table, self, version, message.id)
            case "undo":
                version = _version(message)
                await table.lock.wait()
                moves.undo(table, self, version, message.id)
            case "chat":
                await moves.chat(table, self, message.id, read_data(message, ChatData).text)
            case "why":
                answer = await moves.why(table, self, read_data(message, WhyData).action)
                self.send(envelope(table.version, "why", _encode(answer), message.id))
            case "lang":
                self._speak(read_data(message, LangData).lang)
                await self._sync(message.id)
            case "sync":
                await self._sync(message.id)
            case "ping":
                self.send(envelope(table.version, "pong", b"{}", message.id))
            case _:
                raise HallError("unknown-type", field="t")

    async def _sync(self, re: str) -> None:
        async with self._table.lock:
            self.send(self._table.state_text(self, re=re))

    def _speak(self, lang: str | None) -> None:
        if lang is not None:
            with use_language(self.lang):
                set_language(lang)  # refuses what we do not speak
            self.lang = lang

    def refuse(self, error: WarhallError, re: str | None) -> None:
        """Tell that a message is refused; who sends too many of them is hung up on."""
        with use_language(self.lang):
            body = body_of(error)
        state = None
        if error.code == "stale":
            state = self._table.shown(self._table.viewer(self))
        refusal = SocketError(body.code, body.text, body.rule, body.field, state)
        self.send(envelope(self._table.version, "error", _encode(refusal), re))
        if error.code == "too-fast":
            self._floods += 1
            if self._floods >= FLOOD_LIMIT:
                self._socket.flooded = True
                self.close(4429)
        elif error.code == "unknown-table":
            self.close(4404)

    def _fail(self, kind: str, re: str | None) -> None:
        """Our fault; the client learns no more than that."""
        log.exception("a message of type %s failed", kind)
        self.refuse(HallError("internal"), re)


_DATA: Final[dict[type, Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (HelloData, ActData, WhyData, ChatData, LangData)
}


def read_data(message: Message, kind: type[D]) -> D:
    try:
        data: D = _DATA[kind].decode(message.d)
        return data
    except UNREADABLE:
        raise HallError("bad-message", field="d") from None


def _id_of(data: bytes) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        return _names.decode(data).id
    except UNREADABLE:
        return None


def _version(message: Message) -> int:
    if message.v is None:
        raise HallError("bad-message", field="v")
    return message.v
