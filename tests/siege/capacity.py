"""What a table, a watcher and a bot cost: `python -m tests.siege.capacity [--document docs/capacity.md]`.

A server with its ordinary settings (but for the limits, for one client plays everybody), on SQLite. Tables of each
game are opened, both players connected, and played at random as fast as answers come; then bots play, and people watch.
What counts is the processor time and the memory of the server and of its thinkers: a busy machine changes little.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from benchmarks.server import LIFTED
from tests.siege.__main__ import Besieged, write_into
from tests.siege.costs import family, memory, processor_seconds
from tests.siege.honest import Person
from warhall import game_class

WATCHERS = 50
PATIENCE = 12  # seconds


class PerGame(msgspec.Struct, frozen=True):
    """The costs of tables of one game."""

    game: str
    table: float  # bytes of memory for a table with two people connected
    move: float  # seconds of processor time for a move that two people see
    stored: float  # bytes on disk for a move
    state: float  # bytes that a player is sent for a move
    choice: float  # seconds of processor time in which a bot chooses
    bot: str

    def line(self) -> str:
        title, choice = game_class(self.game).title, f"{self.choice * 1e3:.1f} ({self.bot})"
        move = f"{self.move * 1e3:.2f} | {self.state / 1024:.1f} | {self.stored:.0f}"
        return f"| {title} | {self.table / 1024:.0f} | {move} | {choice} |"


class Watching(msgspec.Struct, frozen=True):
    connection: float  # bytes of memory
    move: float  # seconds of processor time for a move that one more person watches

    def line(self) -> str:
        return f"One more watcher takes {self.connection / 1024:.0f} KB, and {self.move * 1e6:.0f} us for each move."


class Measurement:
    """One server, and everybody who plays there."""

    def __init__(
        self, besieged: Besieged, directory: Path, http: httpx.AsyncClient, stack: contextlib.AsyncExitStack
    ) -> None:
        self._besieged, self._directory, self._http, self._stack = besieged, directory, http, stack
        self._pid = besieged.process.pid
        self._rng = random.Random(1)

    async def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return (await self._http.post(path, json=body, headers=headers)).raise_for_status().json()

    async def _connected(self, table: str, token: str | None) -> Person:
        address = f"{self._besieged.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        person = Person(await self._stack.enter_async_context(connect(address, max_size=None, compression=None)))
        await person.ask("hello", {"token": token})
        return person

    async def _opened(self, game: str) -> tuple[str, list[Person]]:
        made = await self._post("/api/tables", {"game": game, "options": {"players": 2}, "name": "Ann"})
        table, tokens = made["table"]["id"], [made["token"]]
        tokens.append((await self._post(f"/api/tables/{table}/join", {"name": "Ben"}))["token"])
        await self._post(f"/api/tables/{table}/start", {}, tokens[0])
        return table, [await self._connected(table, token) for token in tokens]

    async def _moves(self, people: Sequence[Person], count: int) -> int:
        """Play at random; returns how many moves there were."""
        for done in range(count):
            newest = max(person.v for person in people)
            for person in people:
                await person.until(newest)
            mover = next((person for person in people[:2] if person.state["legal"]), None)
            if mover is None:
                return done
            await mover.ask("act", {"action": self._rng.choice(mover.state["legal"])})
        return count

    def _spent(self) -> float:
        return processor_seconds(self._pid)

    def _stored(self) -> int:
        """Measure what is in the file itself, once the journal has been brought in."""
        file = self._directory / "hall.sqlite3"
        with contextlib.closing(sqlite3.connect(file)) as store:
            store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return file.stat().st_size

    async def of_game(self, game: str, choice: float, tables: int, moves: int) -> PerGame:
        _, first = await self._opened(game)
        await self._moves(first, 20)  # what is loaded when it is first needed counts for nobody
        held = memory(self._pid)
        opened = [(await self._opened(game))[1] for _ in range(tables)]
        room = memory(self._pid) - held
        spent, stored, heard = (
            self._spent(),
            self._stored(),
            sum(person.heard for people in opened for person in people),
        )
        made = sum([await self._moves(people, moves) for people in opened])
        sent = sum(person.heard for people in opened for person in people) - heard
        work, kept = self._spent() - spent, self._stored() - stored
        bot = game_class(game).DEFAULT_BOT
        return PerGame(game, room / tables, work / made, kept / made, sent / made / 2, choice, bot)

    async def choices(self, game: str) -> float:
        """Bots play against each other, the first time to start and load everything; the time that a choice takes in
        their own processes."""
        await self._bots_alone(game)
        thinkers = family(self._pid)[1:]
        spent = processor_seconds(*thinkers)
        made = await self._bots_alone(game)
        return (processor_seconds(*thinkers) - spent) / max(1, made)

    async def _bots_alone(self, game: str) -> int:
        """A game of bots, or as much of it as they play within some seconds: how far they come."""
        body = {"game": game, "options": {"players": 2}, "start": True, "seats": [{"kind": "bot"}] * 2}
        table = (await self._post("/api/tables", body))["table"]["id"]
        for _ in range(PATIENCE):
            await asyncio.sleep(1)
            told = (await self._http.get(f"/api/tables/{table}")).json()
            if told["status"] == "over":
                break
        return int(told["v"])

    async def of_watchers(self, game: str, moves: int) -> Watching:
        table, people = await self._opened(game)
        spent = self._spent()
        alone = await self._moves(people, moves)
        unwatched = (self._spent() - spent) / alone
        held = memory(self._pid)
        watchers = [await self._connected(table, None) for _ in range(WATCHERS)]
        room = (memory(self._pid) - held) / WATCHERS
        spent = self._spent()
        made = await self._moves([*people, *watchers], moves)
        return Watching(room, ((self._spent() - spent) / made - unwatched) / WATCHERS)


async def measure(tables: int, moves: int) -> tuple[list[PerGame], Watching]:
    with tempfile.TemporaryDirectory() as name:
        besieged = Besieged(Path(name), **LIFTED)
        try:
            async with (
                httpx.AsyncClient(base_url=besieged.url, timeout=60) as http,
                contextlib.AsyncExitStack() as stack,
            ):
                here = Measurement(besieged, Path(name), http, stack)
                offered = [game["id"] for game in (await http.get("/api/games")).json()]
                # Bots first: everything that is loaded when it is first needed has been loaded then.
                choices = {game: await here.choices(game) for game in offered}
                games = [await here.of_game(game, choices[game], tables, moves) for game in offered]
                return games, await here.of_watchers("age-of-war", moves)
        finally:
            besieged.stop()


def table_of(games: Sequence[PerGame], watching: Watching) -> str:
    head = "| game | table, KB | move, ms | sent to each player, KB | on disk, bytes | choice of a bot, ms |"
    rows = [head, "|---|--:|--:|--:|--:|--:|", *(game.line() for game in games)]
    return "\n".join([*rows, "", watching.line()])


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--document", type=Path)
    wish: Any = parser.parse_args(given)
    text = table_of(*asyncio.run(measure(wish.tables, wish.moves)))
    print(text)
    if wish.document is not None:
        write_into(wish.document, text, "costs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
