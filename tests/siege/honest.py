"""Honest people: tables of two who play on, whatever happens around them, and remember how long each move took."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PACE = 0.2  # seconds that people think
PATIENCE = 20.0


class Table:
    """Two people at a table of their own, from an address of their own; a new one when the game is over, or
    takes too long."""

    def __init__(self, url: str, number: int, most_moves: int = 400) -> None:
        self._url, self._address = url, f"127.0.1.{number + 1}"
        self._most = most_moves  # after which they begin anew
        self._rng = random.Random(number)
        self.spans: list[float] = []  # of the moves since they were last asked for
        self.lost: list[str] = []  # acknowledged moves that the log does not know, and moves without an answer
        self._promised: list[str] = []

    async def play_on(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=self._address)
        async with httpx.AsyncClient(base_url=self._url, transport=transport, timeout=PATIENCE) as http:
            while True:
                await self._play_one(http)

    async def _play_one(self, http: httpx.AsyncClient) -> None:
        made = (await http.post("/api/tables", json={"game": "age-of-war", "name": "Ann"})).raise_for_status().json()
        table, tokens = made["table"]["id"], [made["token"]]
        joined = await http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
        tokens.append(joined.raise_for_status().json()["token"])
        started = await http.post(
            f"/api/tables/{table}/start", json={}, headers={"Authorization": f"Bearer {tokens[0]}"}
        )
        started.raise_for_status()
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        ends = [connect(address, local_addr=(self._address, 0), max_size=None) for _ in tokens]
        async with ends[0] as ann, ends[1] as ben:
            people = [Person(ann), Person(ben)]
            for person, token in zip(people, tokens, strict=True):
                await person.ask("hello", {"token": token, "words": False})
            await self._moves(people)
            await self._check(people[0])

    async def _moves(self, people: list[Person]) -> None:
        for _ in range(self._most):
            newest = max(person.v for person in people)
            for person in people:
                await person.until(newest)
            mover = next((person for person in people if person.state["legal"]), None)
            if mover is None:
                return
            await asyncio.sleep(self._rng.uniform(0, 2 * PACE))
            began = time.monotonic()
            name = mover.new_name()
            try:
                answer = await mover.ask("act", {"action": self._rng.choice(mover.state["legal"])}, name)
            except (TimeoutError, ConnectionClosed):
                self.lost.append(f"no answer to {name}")
                raise
            self.spans.append(time.monotonic() - began)
            if answer["t"] == "state":
                self._promised.append(name)
            else:
                self.lost.append(f"{name}: {answer['d']['code']}")

    async def _check(self, person: Person) -> None:
        """Every step of the log is there."""
        whole = (await person.ask("sync"))["d"]
        if len(whole["log"]["steps"]) != whole["n"]:
            self.lost.append("a log with holes")

    def taken(self) -> list[float]:
        spans, self.spans = self.spans, []
        return spans


class Person:
    """Somebody connected to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.state: dict[str, Any] = {}
        self.v = 0
        self.heard = 0  # bytes
        self._count = 0

    def new_name(self) -> str:
        self._count += 1
        return f"{id(self)}-{self._count}"

    async def ask(self, kind: str, data: Any = None, name: str | None = None) -> dict[str, Any]:
        name = name or self.new_name()
        await self._socket.send(json.dumps({"t": kind, "id": name, "v": self.v, "d": data or {}}))
        async with asyncio.timeout(PATIENCE):
            while (message := await self._hear()).get("re") != name:
                pass
        return message

    async def until(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.v < version or not self.state:
                await self._hear()

    async def _hear(self) -> dict[str, Any]:
        text = await self._socket.recv()
        self.heard += len(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "state":
            self.v, self.state = message["v"], message["d"]
        return message
