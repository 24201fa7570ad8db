"""The database: one thread that writes, many that read.

Writes that wait at the same moment share one transaction, so that one visit to the disk serves them all; none is
answered before that transaction is on disk. What fails is undone alone, the others stay.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import chain
from typing import Any, Final, TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from warhall.server.metrics import Metrics
from warhall.server.protocol.errors import Conflict, HallError
from warhall.server.store.engine import WRITER, make_engine, migrate, unavailable
from warhall.server.store.entries import Append
from warhall.server.store.schema import ENTRIES

log = logging.getLogger("warhall.server")
T = TypeVar("T")
BATCH: Final = 500
GATHER: Final = 0.004  # seconds in which others may join a transaction, when there is a crowd
CROWD: Final = 3  # so many at once are a crowd
ENOUGH: Final = 100  # so many need not wait for more
LAST_WRITES: Final = 10.0  # seconds
COLUMNS: Final = tuple(column.name for column in ENTRIES.columns)
_TOUCH: Final = "UPDATE tables SET updated = %(_)s, due = %(_)s, status = %(_)s WHERE id = %(_)s"

_Work = Append | Callable[[Connection], Any]
Done = Callable[[Any], None]  # is given the result, or the exception, when the transaction is over
_Job = tuple[_Work, Done]


class Store:
    """Reads and writes, for the event loop."""

    def __init__(self, url: str, metrics: Metrics, readers: int) -> None:
        self.engine = make_engine(url)
        self._metrics = metrics
        self._readers = ThreadPoolExecutor(readers, "warhall-reader")
        self._is_sqlite = self.engine.dialect.name == "sqlite"
        self._sign = _sign(self.engine.dialect)
        self._waiting: list[_Job] = []
        self._busy = False  # whether the writer has a batch
        self._timer: asyncio.TimerHandle | None = None  # until it gets the next one
        self._batches: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write_on, name=WRITER, daemon=True)

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, then end."""
        until = time.monotonic() + LAST_WRITES
        while (self._busy or self._waiting) and time.monotonic() < until:
            await asyncio.sleep(GATHER)
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join, LAST_WRITES)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    # -- for the event loop ------------------------------------------------------------------------------------------

    async def append(self, new: Append) -> None:
        """Put lines on disk. `Conflict`: another process was first. `StoreUnavailable`: nothing was written."""
        await self._submitted(new)

    def append_soon(self, new: Append, done: Done) -> None:
        """The same without waiting: `done` is called when the lines are on disk, or with the exception."""
        self._submit(new, done)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; what it raises undoes it."""
        result: T = await self._submitted(work)
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask something."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    async def tidy(self) -> None:
        """Bring what is in SQLite's journal into its file, beside the writing: otherwise a commit has to do it once in
        a while, and those who wait for that one wait long."""
        if self._is_sqlite:
            await self.read(_checkpoint)

    def _submitted(self, work: _Work) -> asyncio.Future[Any]:
        """Something to wait for."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._submit(work, partial(_resolve, future))
        return future

    def _submit(self, work: _Work, done: Done) -> None:
        self._waiting.append((work, done))
        if not self._busy and (self._timer is None or len(self._waiting) == ENOUGH):
            self._gather(0.0)  # together with what comes in the same moment

    def _gather(self, seconds: float) -> None:
        """Hand over soon what waits; until then others may join."""
        if self._timer is not None:
            self._timer.cancel()
        loop = self._loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._hand_over)

    def _hand_over(self) -> None:
        """Everything that waits becomes one transaction."""
        self._timer = None
        if self._waiting:
            self._busy = True
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            self._batches.put(batch)

    def _written(self, batch: list[_Job], results: list[Any]) -> None:
        """The transaction is on disk, or has failed: go on with those who came meanwhile, and answer."""
        self._busy = False
        if len(batch) >= CROWD and len(self._waiting) < ENOUGH:
            self._gather(GATHER)
        elif self._waiting:
            self._hand_over()
        for (_, done), result in zip(batch, results, strict=True):
            try:
                done(result)
            except Exception:  # the others are answered all the same
                log.exception("an answer failed")

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise unavailable(error) from None

    # -- the writer --------------------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while (batch := self._batches.get()) is not None:
            began = time.monotonic()
            results = self._write_batch([work for work, _ in batch])
            self._metrics.writes.add(time.monotonic() - began)
            assert self._loop is not None
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._written, batch, results)  # one call wakes them all
        if self._connection is not None:
            self._connection.close()

    def _write_batch(self, works: list[_Work]) -> list[Any]:
        """Write moves together, and apart from them what else there is: one such write in a crowd of moves would make
        each of them wait for a statement of its own."""
        moves = iter(self._attempted(self._write_moves, [work for work in works if isinstance(work, Append)]))
        others = iter(self._attempted(self._one_by_one, [work for work in works if not isinstance(work, Append)]))
        return [next(moves if isinstance(work, Append) else others) for work in works]

    def _attempted(self, write: Callable[[list[Any]], list[Any]], works: list[Any]) -> list[Any]:
        """Write these, if there are any; they share the fate of their transaction."""
        try:
            return write(works) if works else []
        except Exception as error:
            self._drop_connection()
            return [unavailable(error) for _ in works]

    def _write_moves(self, appends: list[Append]) -> list[Any]:
        results = self._append_all(appends)
        return self._one_by_one(appends) if results is None else results

    def _append_all(self, appends: Sequence[Append]) -> list[Any] | None:
        """All together, as fast as can be; None if one of them stands in the way of the others. This is the one
        transaction that happens all the time, so it goes to the driver itself."""
        driver = self._opened().connection
        cursor = driver.cursor()
        try:
            if self._is_sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            for statement, values in _insertions_of(appends, self._sign):
                cursor.execute(statement, values)
            touched = [new.touch() for new in appends if new.touches]
            if touched:
                cursor.executemany(_TOUCH % {"_": self._sign}, touched)
            driver.commit()
        except self.engine.dialect.loaded_dbapi.Error:  # a conflict, or what cannot be stored: look at each alone
            driver.rollback()
            return None
        cursor.close()
        self._metrics.entries += sum(len(new.entries) for new in appends)
        return [None] * len(appends)

    def _one_by_one(self, works: Sequence[_Work]) -> list[Any]:
        results: list[Any] = []
        connection = self._opened()
        with connection.begin():
            for work in works:
                results.append(_attempt(connection, work))
        return results

    def _opened(self) -> Connection:
        """The one connection that writes; a new one after a failure."""
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it is of no use any more, whatever it says
                connection.invalidate()
                connection.close()


def _checkpoint(connection: Connection) -> None:
    driver = connection.connection
    driver.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    """Answer somebody who waits, if they still do."""
    if future.done():
        return
    if isinstance(result, BaseException):
        future.set_exception(result)
    else:
        future.set_result(result)


def _attempt(connection: Connection, work: _Work) -> Any:
    """The result, or the exception that undid this piece of work alone."""
    try:
        with connection.begin_nested():
            if isinstance(work, Append):
                sign = _sign(connection.dialect)
                for statement, values in _insertions_of([work], sign):
                    connection.exec_driver_sql(statement, values)
                connection.exec_driver_sql(_TOUCH % {"_": sign}, work.touch())
                return None
            return work(connection)
    except IntegrityError:
        return Conflict()
    except (Conflict, HallError) as error:
        return error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        return unavailable(error)  # what this one wanted cannot be stored; the others' work can


@cache
def _insertion(rows: int, sign: str) -> str:
    """One statement for many rows. A statement per row would give up the interpreter's lock for every one of them, and
    wait for the event loop each time to get it back."""
    row = f"({', '.join([sign] * len(COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"


def _insertions_of(appends: Sequence[Append], sign: str) -> list[tuple[str, tuple[Any, ...]]]:
    """The statements and their values. The numbers of their rows are powers of two: so few statements serve batches of
    every size that the driver keeps them all prepared."""
    rows = [(new.table, *astuple(entry)) for new in appends for entry in new.entries]
    found: list[tuple[str, tuple[Any, ...]]] = []
    while rows:
        size = 1 << len(rows).bit_length() - 1
        found.append((_insertion(size, sign), tuple(chain.from_iterable(rows[:size]))))
        del rows[:size]
    return found


def _sign(dialect: Dialect) -> str:
    """Name the sign that stands for a value in a statement of this database."""
    return "?" if dialect.name == "sqlite" else "%s"
