"""Many records in one file: one behind the other, each with its own lines, so that a file grows by appending.

for record in read_records("games.jsonl"):
    for step in record.replay(): ...
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from warhall.kernel.record import Record, read_line

_HEAD = b'{"warhall":'  # every record begins with its header


def append_record(path: str | os.PathLike[str], record: Record) -> None:
    """Write a record behind the others, all of it at once: several processes may do so at the same time."""
    data = record.dumps().encode()
    with open(path, "ab", buffering=0) as file:
        file.write(data)


def write_records(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write records into a new file."""
    Path(path).write_bytes(b"")
    for record in records:
        append_record(path, record)


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file, one after the other; `RecordError` names the line of the record that cannot be read."""
    with open(path, "rb") as file:
        for lines in separate(file):
            yield Record.loads(lines)


def separate(file: BinaryIO) -> Iterator[list[bytes]]:
    """The lines of each record of an open file."""
    lines: list[bytes] = []
    while line := read_line(file, len(lines)):
        if line.startswith(_HEAD) and lines:
            yield lines
            lines = []
        lines.append(line)
    if lines:
        yield lines
