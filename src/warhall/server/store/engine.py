"""The database itself: SQLite or PostgreSQL, brought up to date when a server starts."""

from __future__ import annotations

import fcntl
import logging
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from warhall.kernel import InvalidOptionError
from warhall.server.protocol.errors import CATALOGUE, StoreUnavailable

log = logging.getLogger("warhall.server")
HEAD: Final = "0005"  # the last step of the migrations
WRITER: Final = "warhall-writer"  # the one thread that writes
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on disk when it returns
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # what may have to be undone in a statement needs no file of its own
    "wal_autocheckpoint=8000",  # pages: `tidy` is much earlier, and nobody waits for it
)


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
        try:
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unavailable(error) from None
        _keep_private(str(url.database))
        _prepare_sqlite(engine)
    return engine


@contextmanager
def claimed(text_url: str) -> Iterator[None]:
    """Have a file of SQLite for this process alone: another server would not hear of our moves. `database-in-use` if
    there is one already; the claim ends with the process, however it ends."""
    url = make_url(text_url)
    if url.get_backend_name() != "sqlite":
        yield
        return
    try:
        claim = os.open(f"{url.database}.lock", os.O_CREAT | os.O_WRONLY, 0o600)
    except OSError as error:
        raise unavailable(error) from None
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise InvalidOptionError("database-in-use", field="--database", catalogue=CATALOGUE) from None
    finally:
        os.close(claim)


def _keep_private(database: str) -> None:
    """Seeds of games and hashes of passwords are for the server's own account alone. The journal that SQLite writes
    beside the file follows it in this."""
    with suppress(OSError):  # whoever may not write there hears so from the database
        Path(database).touch(mode=0o600)
    for name in (database, f"{database}-wal", f"{database}-shm"):
        with suppress(OSError):
            Path(name).chmod(0o600)


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
    except (SQLAlchemyError, OSError) as error:
        raise unavailable(error) from error


def unavailable(error: BaseException) -> StoreUnavailable:
    """The reason goes to the log of the server (without any values), the client hears a code."""
    log.error("the database refused: %s", type(getattr(error, "orig", None) or error).__name__)
    return StoreUnavailable()
