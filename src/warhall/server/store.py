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
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from warhall.kernel import InvalidOptionError
from warhall.server.errors import CATALOGUE, Conflict, HallError, StoreUnavailable
from warhall.server.schema import ENTRIES

log = logging.getLogger("warhall.server")
T = TypeVar("T")
HEAD: Final = "0001"  # the last step of the migrations
BATCH: Final = 500
GATHER: Final = 0.004  # seconds in which others may join a transaction, when there is a crowd
CROWD: Final = 3  # so many at once are a crowd
ENOUGH: Final = 100  # so many need not wait for more
LAST_WRITES: Final = 10.0  # seconds
WRITER: Final = "warhall-writer"
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on disk when it returns
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # what may have to be undone in a statement needs no file of its own
    "wal_autocheckpoint=8000",  # pages: `tidy` is much earlier, and nobody waits for it
)
COLUMNS: Final = tuple(column.name for column in ENTRIES.columns)
_TOUCH: Final = "UPDATE tables SET updated = %(_)s, due = %(_)s, status = %(_)s WHERE id = %(_)s"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log: an action, a fall of the dice, or an undo."""

    version: int
    kind: str  # "act", "chance" or "undo"
    seat: int
    action: str | None
    checked: str  # the checksum of the position after it
    message: str | None
    at: int


class Append(msgspec.Struct, frozen=True):
    """New lines for the log of one table, and what becomes of the table by them."""

    table: str
    entries: list[Entry]
    status: str
    due: int | None
    touches: bool  # whether status or due are others than before

    def touch(self) -> tuple[Any, ...]:
        """The values of `_TOUCH`."""
        return self.entries[-1].at, self.due, self.status, self.table


_Work = Append | Callable[[Connection], Any]
Done = Callable[[Any], None]  # is given the result, or the exception, when the transaction is over
_Job = tuple[_Work, Done]


class Store:
    """Reads and writes, for the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
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
        return await asyncio.to_thread(self._read_now, work)

    async def tidy(self) -> None:
        """Bring what is in SQLite's journal into its file, beside the writing: otherwise a commit has to do it once in
        a while, and those who wait for that one wait long."""
        if self._is_sqlite:
            await asyncio.to_thread(self._read_now, _checkpoint)

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
            raise _unavailable(error) from None

    # -- the writer --------------------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while (batch := self._batches.get()) is not None:
            results = self._write_batch([work for work, _ in batch])
            assert self._loop is not None
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._written, batch, results)  # one call wakes them all
        if self._connection is not None:
            self._connection.close()

    def _write_batch(self, works: list[_Work]) -> list[Any]:
        try:
            results = None
            if all(isinstance(work, Append) for work in works):
                results = self._append_all([work for work in works if isinstance(work, Append)])
            return self._one_by_one(works) if results is None else results
        except Exception as error:
            self._drop_connection()
            return [_unavailable(error) for _ in works]

    def _append_all(self, appends: Sequence[Append]) -> list[Any] | None:
        """All together, as fast as can be; None if one of them stands in the way of the others. This is the one
        transaction that happens all the time, so it goes to the driver itself."""
        driver = self._opened().connection
        cursor = driver.cursor()
        try:
            if self._is_sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            cursor.execute(*_insertion_of(appends, self._sign))
            touched = [new.touch() for new in appends if new.touches]
            if touched:
                cursor.executemany(_TOUCH % {"_": self._sign}, touched)
            driver.commit()
        except self.engine.dialect.loaded_dbapi.IntegrityError:
            driver.rollback()
            return None
        cursor.close()
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
                connection.exec_driver_sql(*_insertion_of([work], sign))
                connection.exec_driver_sql(_TOUCH % {"_": sign}, work.touch())
                return None
            return work(connection)
    except IntegrityError:
        return Conflict()
    except HallError as error:
        return error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        return _unavailable(error)  # what this one wanted cannot be stored; the others' work can


@cache
def _insertion(rows: int, sign: str) -> str:
    """One statement for many rows. A statement per row would give up the interpreter's lock for every one of them, and
    wait for the event loop each time to get it back."""
    row = f"({', '.join([sign] * len(COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"


def _insertion_of(appends: Sequence[Append], sign: str) -> tuple[str, tuple[Any, ...]]:
    """The statement and its values."""
    values: list[Any] = []
    for new in appends:
        for entry in new.entries:
            values.append(new.table)
            values += astuple(entry)
    return _insertion(len(values) // len(COLUMNS), sign), tuple(values)


def _sign(dialect: Dialect) -> str:
    """What stands for a value in a statement of this database."""
    return "?" if dialect.name == "sqlite" else "%s"


def _unavailable(error: BaseException) -> StoreUnavailable:
    """The reason goes to the log of the server (without any values), the client hears a code."""
    log.error("the database refused: %s", type(getattr(error, "orig", None) or error).__name__)
    return StoreUnavailable()


# -- engines and migrations ------------------------------------------------------------------------------------------


def make_engine(text_url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://...`."""
    try:
        url = make_url(text_url)
        if url.get_backend_name() == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        elif url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
            raise ArgumentError("not a database of ours")
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=url.get_backend_name() != "sqlite")
    except (ArgumentError, ImportError):
        raise InvalidOptionError("bad-database", field="--database", catalogue=CATALOGUE) from None
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        _prepare_sqlite(engine)
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    """A journal that readers do not wait for, written through to the disk at every commit."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if threading.current_thread().name == WRITER else "BEGIN")


def _is_current(engine: Engine) -> bool:
    try:
        with engine.connect() as connection:
            return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    except SQLAlchemyError:
        return False


def migrate(engine: Engine) -> None:
    """Every step that this database has not seen yet; several processes may start at once."""
    if _is_current(engine):
        return
    from alembic import command  # imported late: it takes a while, and most starts find nothing to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(8765)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise _unavailable(error) from error
