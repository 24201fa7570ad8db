"""Work of minutes for one guest: in a process of its own, stopped as soon as nobody waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event
from typing import Any, Final, Generic, TypeVar

from warhall.server.pools import Pool
from warhall.server.protocol.errors import Later

T = TypeVar("T")
Tell = Callable[[int], None]
LOOK: Final = 0.2  # seconds between two looks at whether anybody still waits
START: Final = 120.0  # seconds for a process to start on a busy machine
GRACE: Final = 3.0  # seconds for a process that is told to stop to say what it has found by then


class Job(Generic[T]):
    """One piece of work: `work(tell, *facts)` in another process, which tells how much it has done."""

    def __init__(self, work: Callable[..., T], *facts: Any) -> None:
        self._work, self._facts = work, facts
        self._unwanted = Event()
        self.begun = False
        self.done = 0

    def give_up(self) -> None:
        """Nobody waits for it any more."""
        self._unwanted.set()

    def run(self, seconds: float, niceness: int) -> T:
        """Do it, in a thread. What takes too long is interrupted like a person would, by Control-C: it may still tell
        what it has found. `busy-hall` if it has nothing to tell."""
        self.begun = True
        context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our threads
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_at_work, args=(theirs, niceness, self._work, self._facts), daemon=True)
        process.start()
        theirs.close()
        try:
            return self._result(process, ours, seconds)
        finally:
            process.kill()
            process.join(timeout=5)
            ours.close()

    def _result(self, process: BaseProcess, pipe: Connection, seconds: float) -> T:
        """Wait for what the process sends in the end. Its time begins when it gives its first sign of life."""
        until, interrupted = time.monotonic() + START, False
        for done, result in self._heard(pipe):
            if done is None:
                found: T = result
                return found
            if done == 0 and result:
                until = time.monotonic() + seconds
            self.done += done
            if time.monotonic() > until:
                if interrupted:
                    break
                _interrupt(process)
                interrupted, until = True, until + GRACE
        raise Later("busy-hall")

    def _heard(self, pipe: Connection) -> Iterator[tuple[int | None, Any]]:
        """Hear what it sends as long as somebody waits for it, and again and again nothing."""
        with suppress(EOFError, OSError):  # it has ended
            while not self._unwanted.is_set():
                yield pipe.recv() if pipe.poll(LOOK) else (0, None)


def _interrupt(process: BaseProcess) -> None:
    if process.pid is not None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGINT)


def _at_work(pipe: Connection, niceness: int, work: Callable[..., Any], facts: tuple[Any, ...]) -> None:
    """The life of such a process."""
    os.nice(niceness)
    with suppress(KeyboardInterrupt, OSError):
        pipe.send((0, "ready"))
        result = work(lambda done: pipe.send((done, None)), *facts)
        pipe.send((None, result))


class Bench:
    """Where such work waits for its turn, guest by guest."""

    def __init__(self, pool: Pool, seconds: float, niceness: int = 0) -> None:
        self._pool = pool
        self._seconds = seconds
        self._niceness = niceness
        self._jobs: set[Job[Any]] = set()

    async def run(self, guest: str, job: Job[T]) -> T:
        """Do it when it is this guest's turn; whoever stops waiting stops the work."""
        self._jobs.add(job)
        try:
            return await self._pool.run(guest, job.run, self._seconds, self._niceness)
        finally:
            job.give_up()
            self._jobs.discard(job)

    async def start(self, guest: str, job: Job[T]) -> asyncio.Future[T]:
        """Begin to wait for it; refused at once if too much waits already."""
        waiting = asyncio.ensure_future(self.run(guest, job))
        await asyncio.sleep(0)
        if waiting.done():
            waiting.result()
        return waiting

    def close(self) -> None:
        for job in self._jobs:
            job.give_up()
