"""What a hostile guest may try. Each attack goes on until its time is over, from addresses of its own, and only against
a server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ADDRESS = "127.0.9.9"
CREW = 20  # of them at once
Failures = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)


class Guest:
    """A hostile guest, with a table of their own to work from."""

    def __init__(self, url: str, seconds: float) -> None:
        assert url.startswith("http://127."), "only against this machine"
        self.url = url
        self.host, port = url.removeprefix("http://").split(":")
        self.port = int(port)
        self.until = time.monotonic() + seconds
        self.tries = 0
        self.codes: dict[int, int] = {}
        self.http = httpx.AsyncClient(
            base_url=url,
            transport=httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=200)),
            timeout=10,
        )
        self.table = self.token = ""

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def sit_down(self, **wishes: Any) -> None:
        """Have a table of one's own, or do without: the hall may have had enough of us."""
        body = {"game": "age-of-war", "name": "Eve", **wishes}
        answer = await self.http.post("/api/tables", json=body)
        if answer.status_code == 201:
            self.table, self.token = answer.json()["table"]["id"], answer.json()["token"]

    async def ask(self, method: str, path: str, **request: Any) -> httpx.Response | None:
        self.tries += 1
        try:
            answer = await self.http.request(method, path, headers=self._proof(), **request)
        except Failures:
            return None
        self.codes[answer.status_code] = self.codes.get(answer.status_code, 0) + 1
        if answer.status_code == 429:
            await asyncio.sleep(0.02)
        return answer

    def _proof(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def crew(self, work: Callable[[Guest], Awaitable[None]], count: int = CREW) -> None:
        """Many of them at once, each again and again."""

        async def one() -> None:
            while self.goes_on:
                with contextlib.suppress(*Failures):
                    async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                        await work(self)
                await asyncio.sleep(0.005)

        await asyncio.gather(*(one() for _ in range(count)))

    async def plain(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.tries += 1
        return await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))

    async def socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket of one's table, by hand, so that nothing is read or answered unless one wants to."""
        reader, writer = await self.plain()
        lines = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
        ]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(json.dumps({"t": "hello", "id": "h", "d": {"token": self.token or None}})))
        return reader, writer


def frame(text: str, first: int = 0x81) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    data = text.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + data


# -- the event loop --------------------------------------------------------------------------------------------------


async def slow_texts(guest: Guest) -> None:
    decks = ["a" + " " * 2000 + "b\nx", "conan|" + " ".join(f"c{i}:1" for i in range(4300)) + "|a:1", "x\n" * 20_000]

    async def one(guest: Guest) -> None:
        body = {"game": "conan-ccg", "options": {"decks": random.choice(decks)}}
        await guest.ask("POST", "/api/tables", json=body)

    await guest.crew(one, 4)


async def deep_json(guest: Guest) -> None:
    body = b'{"game":"age-of-war","options":{"x":' + b"[" * 30_000 + b"]" * 30_000 + b"}}"

    async def one(guest: Guest) -> None:
        await guest.ask("POST", "/api/tables", content=body)
        await guest.http.get("/api/tables", headers={"Origin": "http://["})
        await guest.ask("GET", f"/api/tables/{guest.table}/socket")
        await guest.ask("GET", "/api/tables/a%00b")

    await guest.crew(one, 4)


# -- long work -------------------------------------------------------------------------------------------------------


async def replays(guest: Guest) -> None:
    await guest.sit_down(options={"players": 4}, start=True)
    await guest.crew(lambda guest: _unread(guest, "replay"))


async def pages(guest: Guest) -> None:
    """Everything large that may be fetched without a table: the pages, the rules, the pictures of games."""
    front = (await guest.http.get("/")).text
    paths = [f"/assets/{part.split(chr(34))[0]}" for part in front.split("/assets/")[1:]]
    paths += ["/api/games/age-of-conan/rules", "/api/games/age-of-conan/picture.svg", "/docs/openapi.json"]

    async def one(guest: Guest) -> None:
        await guest.ask("GET", random.choice(paths))

    await guest.crew(one)


async def pictures(guest: Guest) -> None:
    await guest.sit_down(options={"players": 4}, start=True)

    async def one(guest: Guest) -> None:
        await guest.ask("GET", f"/api/tables/{guest.table}/picture.svg")

    await guest.crew(one)


async def hints(guest: Guest) -> None:
    await guest.sit_down(options={"players": 2}, start=True)

    async def one(guest: Guest) -> None:
        await guest.ask("GET", f"/api/tables/{guest.table}/hint?bot=optimal")

    await guest.crew(one)


async def passwords(guest: Guest) -> None:
    async def one(guest: Guest) -> None:
        await guest.ask("POST", "/api/sessions", json={"name": f"Ann {random.random()}", "password": "wrong words"})

    await guest.crew(one)


async def bot_games(guest: Guest) -> None:
    async def one(guest: Guest) -> None:
        seats = [{"kind": "bot"}] * 4
        body = {"game": "age-of-war", "options": {"players": 4}, "seats": seats, "start": True, "listed": True}
        await guest.ask("POST", "/api/tables", json=body)
        await guest.ask("GET", "/api/tables")

    await guest.crew(one, 4)


# -- memory ----------------------------------------------------------------------------------------------------------


async def _flood(guest: Guest, begin: bytes, frames: bytes, count: int) -> None:
    """Many sockets, into each of which so many frames are written again and again, while nobody reads the answers."""

    async def one(guest: Guest) -> None:
        _, writer = await guest.socket()
        try:
            writer.write(begin)
            while guest.goes_on and not writer.is_closing():
                guest.tries += count
                writer.write(frames)
                await writer.drain()
        finally:
            writer.transport.abort()

    await guest.crew(one)


async def pings_unread(guest: Guest) -> None:
    await guest.sit_down()
    await _flood(guest, b"", frame("x" * 100, 0x89) * 200, 200)


async def messages_unread(guest: Guest) -> None:
    await guest.sit_down(start=True)
    await _flood(guest, b"", b"".join(frame(json.dumps({"t": "sync", "id": f"s{n}"})) for n in range(50)), 50)


async def empty_fragments(guest: Guest) -> None:
    await guest.sit_down()
    await _flood(guest, frame("", 0x01), frame("", 0x00) * 5000, 5000)


async def downloads_unread(guest: Guest) -> None:
    await guest.sit_down(options={"players": 4}, start=True)
    await guest.crew(lambda guest: _unread(guest, "record"))


async def _unread(guest: Guest, what: str) -> None:
    """Ask for something long, and leave it lying there."""
    _, writer = await guest.plain()
    request = f"GET /api/tables/{guest.table}/{what} HTTP/1.1\r\nHost: {guest.host}:{guest.port}\r\n\r\n"
    writer.write(request.encode() * 5)
    try:
        await writer.drain()
        await asyncio.sleep(0.5)
    finally:
        writer.transport.abort()


async def watchers(guest: Guest) -> None:
    await guest.sit_down()
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{guest.table}/socket"

    async def one(guest: Guest) -> None:
        guest.tries += 1
        async with connect(address, local_addr=(ADDRESS, 0)) as socket:
            await socket.send(json.dumps({"t": "hello", "id": "h"}))
            async for _ in socket:
                pass

    await guest.crew(one, 300)


async def slow_headers(guest: Guest) -> None:
    async def one(guest: Guest) -> None:
        _, writer = await guest.plain()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while guest.goes_on:
                writer.write(b"X: y\r\n")
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()

    await guest.crew(one, 400)


# -- others' tables --------------------------------------------------------------------------------------------------


async def zeros(guest: Guest) -> None:
    await guest.sit_down(options={"players": 2}, start=True)

    async def one(guest: Guest) -> None:
        reader, writer = await guest.socket()
        try:
            for version in range(20):
                act = {"t": "act", "id": "\0", "v": version, "d": {"action": "lose"}}
                writer.write(frame(json.dumps(act)))
                guest.tries += 1
            await reader.read(1 << 16)
        finally:
            writer.transport.abort()

    await guest.crew(one, 4)


async def joins(guest: Guest) -> None:
    await guest.sit_down()

    async def one(guest: Guest) -> None:
        await guest.ask("POST", f"/api/tables/{guest.table}/join", json={"name": "Eve", "seat": None})

    await guest.crew(one)


async def chats(guest: Guest) -> None:
    await guest.sit_down()

    async def one(guest: Guest) -> None:
        reader, writer = await guest.socket()
        try:
            for number in range(100):
                writer.write(
                    frame(json.dumps({"t": "chat", "id": f"c{number}", "d": {"text": "\u202e buy \u202e" * 10}}))
                )
                guest.tries += 1
            await reader.read(1 << 16)
        finally:
            writer.transport.abort()

    await guest.crew(one)


ATTACKS: dict[str, Callable[[Guest], Awaitable[None]]] = {
    "texts built to be slow": slow_texts,
    "deep JSON, strange origins": deep_json,
    "replays in parallel": replays,
    "pages and rules in parallel": pages,
    "pictures in parallel": pictures,
    "hints of a slow bot": hints,
    "guesses of passwords": passwords,
    "games of bots alone": bot_games,
    "pings, answers unread": pings_unread,
    "messages, answers unread": messages_unread,
    "empty fragments": empty_fragments,
    "downloads unread": downloads_unread,
    "300 watchers": watchers,
    "400 slow headers": slow_headers,
    "ids with a zero": zeros,
    "joins without end": joins,
    "chat without end": chats,
}


async def attack(name: str, url: str, seconds: float) -> int:
    """Carry out one attack, bounded in time; returns how often something was tried."""
    guest = Guest(url, seconds)
    with contextlib.suppress(*Failures):
        async with asyncio.timeout(seconds + 5):
            await ATTACKS[name](guest)
    await guest.http.aclose()
    return guest.tries
