"""Holding a table: one at a time changes or reads it, in the order of arrival."""

from __future__ import annotations

import asyncio
from collections import deque


class Hold:
    """A lock for coroutines, which can also be taken without waiting and given back from anywhere: a move is made at
    once, and its table stays held until the move is on disk, without a task that waits for it."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Give it to whoever has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return  # it stays held: nobody comes in between
        self._held = False

    async def wait(self) -> None:
        """Take it when it is one's turn."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn already
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.release()
