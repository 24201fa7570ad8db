"""Clocks: how long each seat has left. They follow from the moments in the log and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhall.server.protocol.moments import ClockFace, ClockRule, DaysClock, LiveClock

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
        self._earned: list[int | None] = []  # for each choice that may still be taken back: whose clock it is good for

    def turn_to(self, at: int, active: Sequence[int]) -> None:
        """Stop the clocks that ran and start those of the seats to act. The days of a choice begin with it."""
        self._stop(at)
        if isinstance(self.rule, DaysClock):
            for seat in active:
                if seat not in self._running:
                    self._left[seat] = self._full
        self._running = tuple(active)

    def turn_back(self, at: int, active: Sequence[int]) -> None:
        """The last choice is taken back, and what it would have earned with it: an old choice is no new one."""
        self._stop(at)
        self._earned.pop()
        self._running = tuple(active)

    def earn(self, seat: int) -> None:
        """A choice was made in time. What it earns is granted when it is final."""
        self._earned.append(seat if seat in self._running else None)

    def settle(self, open_choices: int) -> None:
        """All choices but the last ones are final now: grant what they have earned, more seconds or days anew."""
        final = len(self._earned) - open_choices
        for seat in self._earned[:final]:
            if seat is not None and isinstance(self.rule, LiveClock):
                self._left[seat] += self.rule.increment * SECOND
            elif seat is not None:
                self._left[seat] = self._full
        del self._earned[:final]

    def resume(self, gone: int, at: int) -> None:
        """The server was not there from one moment to another: that time counts for nobody."""
        self._stop(gone)
        self._since = max(at, self._since)

    def grant(self, seat: int, at: int) -> None:
        """Somebody comes back after running out of time: a tenth of the time, or the days of a choice."""
        self._stop(at)
        least = self._full // 10 if isinstance(self.rule, LiveClock) else self._full
        self._left[seat] = max(self._left[seat], least)

    def _stop(self, at: int) -> None:
        """Count the time up to this moment."""
        self._left = self._at(at)
        self._since = max(at, self._since)

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
