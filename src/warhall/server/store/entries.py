"""The log of a table, line by line, as it is written and read."""

from __future__ import annotations

from typing import Any, Final

import msgspec

ACT: Final = "act"
CHANCE_FELL: Final = "chance"
UNDO: Final = "undo"
BACK: Final = "back"  # somebody who had run out of time came back
DOWN: Final = "down"  # the server was not there since the moment that stands for an action


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log: an action, a fall of the dice, an undo, or something about time."""

    version: int
    kind: str
    seat: int
    action: str | None
    checked: str  # the checksum of the position after it
    message: str | None
    at: int


class Append(msgspec.Struct, frozen=True):
    """New lines for the log of one table, and what becomes of the table by them."""

    table: str
    entries: list[LogEntry]
    status: str
    due: int | None
    touches: bool  # whether status or due are others than before

    def touch(self) -> tuple[Any, ...]:
        """Give what the table is from now on: the moment, when it is due, its status; and its name."""
        return self.entries[-1].at, self.due, self.status, self.table
