"""Long answers that many may ask for at once: each is made once, kept for a while, and sent in pieces."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Final

PIECE: Final = 1 << 15  # bytes that are handed over at a time: a client that does not read holds no more

Parts = Sequence[bytes]


class Answers:
    """The parts of answers by what they answer, as many as fit into so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Any, tuple[Parts, int]] = OrderedDict()
        self._making: dict[Any, asyncio.Task[Parts]] = {}
        self.size = 0

    async def parts(self, key: Any, make: Callable[[], Coroutine[Any, Any, Parts]]) -> Parts:
        """Find what was kept under this key or is being made for somebody else, or make it now."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[0]
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)  # who goes away leaves it to the others

    def _made(self, key: Any, task: asyncio.Task[Parts]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        parts = task.result()
        size = sum(map(len, parts))
        self._kept[key] = parts, size
        self.size += size
        while self.size > self._most:
            _, (_, gone) = self._kept.popitem(last=False)
            self.size -= gone


async def in_pieces(parts: Parts) -> AsyncIterator[bytes]:
    """The same bytes in pieces of moderate size."""
    piece = bytearray()
    for part in parts:
        piece += part
        while len(piece) >= PIECE:
            yield bytes(piece[:PIECE])
            del piece[:PIECE]
    if piece:
        yield bytes(piece)
