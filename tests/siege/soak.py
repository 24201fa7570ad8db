"""The soak: `python -m tests.siege.soak [--minutes 30]`. Games begin, are played and end; memory has to come back.

Ten tables of people play on, tables of bots are made and left, records are read. After a time to warm up the memory of
the server is looked at again and again: the line that fits best may rise by no more than a few megabytes. What the
server keeps for a while it keeps for a fraction of the run, so that everything has to go and come several times.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import linear_regression
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.siege.__main__ import Besieged
from tests.siege.honest import Table

TABLES = 10
MOVES = 100  # of a table before its people go on to another: a long game rightly takes more memory with every move
WARM_UP = 0.25  # of the time
RISE = 32 << 20  # bytes that the line may rise from beginning to end


async def bots_come_and_go(url: str, number: int) -> None:
    """Tables of bots, a replay of each, and nobody who stays."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.2.{number + 1}")
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=30) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                body = {"game": "age-of-war", "options": {"players": 3}, "start": True, "seats": [{"kind": "bot"}] * 3}
                made = await http.post("/api/tables", json=body)
                await asyncio.sleep(random.uniform(1, 20))
                if made.status_code == 201:
                    table = made.json()["table"]["id"]
                    for what in ("replay", "record", "picture.svg"):
                        await http.get(f"/api/tables/{table}/{what}")


class People:
    """Ten tables of people. Who loses the connection, or waits too long, stumbles and begins anew: a machine that is
    stopped for a while does that to everybody at once."""

    def __init__(self) -> None:
        self.moves = self.stumbles = 0

    async def play_on(self, url: str, number: int) -> None:
        while True:
            table = Table(url, number, MOVES)
            try:
                await table.play_on()
            except (TimeoutError, OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake):
                self.stumbles += 1
                await asyncio.sleep(1)
            finally:
                self.moves += len(table.taken())


async def soak(besieged: Besieged, people: People, seconds: float) -> list[tuple[float, int]]:
    """The memory over time, once warm."""
    work = [asyncio.create_task(people.play_on(besieged.url, number)) for number in range(TABLES)]
    work += [asyncio.create_task(bots_come_and_go(besieged.url, number)) for number in range(3)]
    began, seen = time.monotonic(), []
    try:
        while (gone := time.monotonic() - began) < seconds:
            await asyncio.sleep(min(10.0, seconds / 50))
            if gone > seconds * WARM_UP:
                seen.append((gone, besieged.memory()))
                print(f"{gone:.0f} s: {seen[-1][1] >> 20} MB", file=sys.stderr)
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    return seen


def rise(seen: Sequence[tuple[float, int]]) -> float:
    """By how many bytes the line that fits best rises from the first to the last."""
    moments, sizes = zip(*seen, strict=True)
    return float(linear_regression(moments, sizes).slope * (moments[-1] - moments[0]))


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30.0)
    wish: Any = parser.parse_args(given)
    with tempfile.TemporaryDirectory() as name:
        seconds = wish.minutes * 60
        kept = {"unattended_time": seconds / 15, "keep_time": seconds / 60, "kept_answers": 4 << 20}
        besieged = Besieged(Path(name), **kept, tables_per_hour=1e6)
        try:
            people = People()
            seen = asyncio.run(soak(besieged, people, seconds))
        finally:
            besieged.stop()
    print(f"memory: {seen[0][1] >> 20} MB to {seen[-1][1] >> 20} MB, the line rises by {rise(seen) / (1 << 20):.1f} MB")
    print(f"{people.moves} moves of people, who stumbled {people.stumbles} times")
    return 0 if rise(seen) < RISE and people.moves > people.stumbles * MOVES else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
