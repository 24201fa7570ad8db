"""The whole database in one file, and back: the same for SQLite and PostgreSQL, so that one can become the other.

The file is compressed JSON Lines: a header, then one line for each row, in an order in which they can be written again.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select, text

from warhall.kernel import InvalidOptionError
from warhall.server.protocol.errors import CATALOGUE
from warhall.server.protocol.moments import now_ms
from warhall.server.store.engine import HEAD, make_engine, migrate
from warhall.server.store.schema import METADATA

FORMAT: Final = "warhall-backup"
AT_ONCE: Final = 500  # rows
_encode: Final = msgspec.json.Encoder().encode


class Header(msgspec.Struct, frozen=True):
    format: str
    schema: str
    made: int


def back_up(database: str, file: Path) -> int:
    """Write everything as it is at one moment, while the hall goes on; returns the number of rows. The file is for its
    owner alone, and appears when it is whole."""
    engine = make_engine(database)
    migrate(engine)
    part = file.with_name(f"{file.name}.part")
    count = 0
    with (
        os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
        gzip.open(raw, "wb") as out,
    ):
        out.write(_encode(Header(FORMAT, HEAD, now_ms())) + b"\n")
        for name, row in _rows(engine):
            out.write(_encode([name, row]) + b"\n")
            count += 1
        out.close()
        raw.flush()
        os.fsync(raw.fileno())
    part.replace(file)
    engine.dispose()
    return count


def _rows(engine: Engine) -> Iterator[tuple[str, dict[str, Any]]]:
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            for table in METADATA.sorted_tables:
                for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
                    yield str(table.name), {str(name): value for name, value in row.items()}


def restore(database: str, file: Path) -> int:
    """Write everything into a database that is still empty; returns the number of rows."""
    try:
        with gzip.open(file, "rb") as lines:
            header = msgspec.json.decode(next(lines, b""), type=Header)
            if header.format != FORMAT or header.schema > HEAD:
                raise _bad_backup(file)
            engine = make_engine(database)
            migrate(engine)
            with engine.begin() as connection:
                count = _write(connection, (msgspec.json.decode(line) for line in lines))
    except (OSError, EOFError, msgspec.MsgspecError):
        raise _bad_backup(file) from None
    engine.dispose()
    return count


def _write(connection: Connection, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    for table in METADATA.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise InvalidOptionError("database-not-empty", field="--database", catalogue=CATALOGUE)
    count = 0
    while batch := list(islice(rows, AT_ONCE)):
        for name in dict.fromkeys(name for name, _ in batch):
            connection.execute(insert(METADATA.tables[name]), [row for known, row in batch if known == name])
        count += len(batch)
    if connection.dialect.name == "postgresql":
        _go_on_counting(connection)
    return count


def _go_on_counting(connection: Connection) -> None:
    """PostgreSQL numbers new rows from where the old ones end."""
    for table in METADATA.sorted_tables:
        for column in table.primary_key:
            if column.autoincrement is True:
                numbers = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                last = f"(SELECT COALESCE(MAX({column.name}), 0) + 1 FROM {table.name})"
                connection.execute(text(f"SELECT setval({numbers}, {last}, false)"))


def _bad_backup(file: Path) -> InvalidOptionError:
    return InvalidOptionError("bad-backup", field=str(file)[:100], catalogue=CATALOGUE)
