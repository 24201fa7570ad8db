"""Clocks: how long each seat has left. They follow from the moments in the log and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhall.server.protocol.moments import ClockFace, ClockRule, LiveClock

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND


class Clocks:
    """The clocks of one table. Moments and spans are milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self._full = rule.seconds * SECOND if isinstance(rule, LiveClock) else rule.days * DAY
        self._left = [self._full] * seats
        self._running: tuple[int, ...] = ()
        self._since = 0

    def turn_to(self, at: int, actor: int | None, active: Sequence[int]) -> None:
        """Somebody has chosen (or the dice fell): stop the clocks that ran and start those of the seats to act."""
        self._left = self._at(at)
        if isinstance(self.rule, LiveClock):
            if actor in self._running:
                self._left[actor] += self.rule.increment * SECOND
        else:
            for seat in active:
                if seat not in self._running or seat == actor:
                    self._left[seat] = self._full
        self._running = tuple(active)
        self._since = max(at, self._since)

    def forgive_until(self, at: int) -> None:
        """Time before this moment does not count: the server was not there."""
        self._since = max(at, self._since)

    def grant(self, seat: int, at: int) -> None:
        """Somebody comes back after running out of time: a tenth of the time, or the days of a choice."""
        self._left = self._at(at)
        self._since = max(at, self._since)
        self._left[seat] = self._full // 10 if isinstance(self.rule, LiveClock) else self._full

    def face(self, at: int) -> ClockFace:
        return ClockFace(at, list(self._running), self._at(at))

    def out_of_time(self, at: int) -> list[int]:
        left = self._at(at)
        return [seat for seat in self._running if left[seat] <= 0]

    def next_flag(self, seats: Sequence[int]) -> int | None:
        """The moment when the first of these seats runs out of time."""
        flags = [self._since + self._left[seat] for seat in self._running if seat in seats]
        return min(flags, default=None)

    def _at(self, at: int) -> list[int]:
        gone = max(0, at - self._since)
        return [max(0, left - gone) if seat in self._running else left for seat, left in enumerate(self._left)]
