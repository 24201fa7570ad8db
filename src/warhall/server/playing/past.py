"""Earlier positions of the tables that somebody looks back at.

Whoever drags the slider of a replay asks for one moment after the other. Each is reached from the nearest position
before it that is still known, not from the start.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from warhall.kernel import Record, State
from warhall.kernel.chance import CHANCE
from warhall.kernel.record import Entry

TABLES: Final = 32  # so many tables are remembered
STRIDE: Final = 16  # every so many steps a position is kept
RECENT: Final = 16  # and the last ones that were asked for

_Known = dict[int, tuple[Entry, State]]


class Past:
    """Positions of one table by step, each with the entry that led to it."""

    def __init__(self, start: State) -> None:
        self._start = start
        self._kept: _Known = {}
        self._recent: OrderedDict[int, tuple[Entry, State]] = OrderedDict()

    def position(self, entries: list[Entry], at: int) -> State:
        """The position after so many of these entries; not to be changed."""
        first, found = self._nearest(entries, at)
        if first == at:
            return found
        state = found.clone()
        for n in range(first + 1, at + 1):
            entry = entries[n - 1]
            state.apply_action(entry.action or "", None if entry.seat == CHANCE else entry.seat)
            if n % STRIDE == 0:
                self._kept[n] = (entry, state.clone())
        self._recent[at] = (entries[at - 1], state)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return state

    def _nearest(self, entries: list[Entry], at: int) -> tuple[int, State]:
        """The last known position up to this step. An entry that is still the same one has the same past: what was
        taken back has left the record."""
        for n in range(at, 0, -1):
            for known in (self._recent.get(n), self._kept.get(n)):
                if known is not None and known[0] is entries[n - 1]:
                    return n, known[1]
        return 0, self._start


class Pasts:
    """The pasts of the tables that were looked at last. Threads may ask at the same time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, Past] = OrderedDict()

    def position(self, table_id: str, record: Record, at: int) -> State:
        """The position of this table after so many steps of its record; not to be changed."""
        with self._lock:
            past = self._tables.pop(table_id, None)
            if past is None:
                game = record.load_game()
                past = Past(record.first_state(game))
            self._tables[table_id] = past
            if len(self._tables) > TABLES:
                self._tables.popitem(last=False)
            return past.position(record.entries, min(at, len(record.entries)))
