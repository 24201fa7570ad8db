"""Long work beside the event loop: threads by kind, so that no kind stops another, and turns within each kind, so that
no guest stops another."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, TypeVar

from warhall.server.protocol.errors import Later
from warhall.server.settings import Settings

T = TypeVar("T")


class Pool:
    """Some threads for one kind of work. Guests take turns; who has much waiting waits for their own."""

    def __init__(self, kind: str, threads: int, settings: Settings) -> None:
        self.kind = kind
        self.waiting = 0
        self._free = threads
        self._threads = ThreadPoolExecutor(threads, f"warhall-{kind}")
        self._most, self._most_each = settings.waiting, settings.waiting_per_guest
        self._turns: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(self, guest: str, work: Callable[..., T], *args: Any) -> T:
        """Do this for a guest when it is their turn. `busy` if too much waits already."""
        await self._turn(guest)
        loop = asyncio.get_running_loop()
        job = self._threads.submit(copy_context().run, work, *args)
        job.add_done_callback(lambda done: _tell(loop, self._done, done))  # even if nobody waits for it any more
        return await asyncio.wrap_future(job)

    async def _turn(self, guest: str) -> None:
        if self._free:
            self._free -= 1
            return
        own = self._turns.setdefault(guest, deque())
        if self.waiting >= self._most or len(own) >= self._most_each:
            if not own:
                del self._turns[guest]
            raise Later("busy-hall")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        own.append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn already
                self._done()
            else:
                self._withdraw(guest, turn)
            raise

    def _withdraw(self, guest: str, turn: asyncio.Future[None]) -> None:
        own = self._turns.get(guest)
        if own is not None and turn in own:
            own.remove(turn)
            self.waiting -= 1
            if not own:
                del self._turns[guest]

    def _done(self, _job: Future[Any] | None = None) -> None:
        """A thread is free: the guest who has waited longest for a turn has it."""
        while self._turns:
            guest, own = self._turns.popitem(last=False)
            turn = own.popleft()
            self.waiting -= 1
            if own:
                self._turns[guest] = own
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _tell(loop: asyncio.AbstractEventLoop, done: Callable[[Future[Any]], None], job: Future[Any]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(done, job)


class Pools:
    """Everything that is done beside the event loop, but for reading and writing the database."""

    def __init__(self, settings: Settings) -> None:
        self.painters = Pool("painter", settings.painters, settings)
        self.replayers = Pool("replayer", settings.replayers, settings)
        self.hashers = Pool("hasher", settings.hashers, settings)
        self.thinkers = Pool("thinker", settings.thinkers, settings)
        self.raters = Pool("rater", settings.raters, settings)
        self.printers = Pool("printer", settings.printers, settings)

    @property
    def all(self) -> tuple[Pool, ...]:
        return (self.painters, self.replayers, self.hashers, self.thinkers, self.raters, self.printers)

    def close(self) -> None:
        for pool in self.all:
            pool.close()
