"""Metrics of the hall, in the text format of Prometheus. Counting costs nothing where moves are made."""

from __future__ import annotations

import asyncio
import bisect
import time
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final

BOUNDS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
BEAT: Final = 0.02  # seconds between two looks at the event loop


class Spans:
    """How long something took, as a histogram."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self._about = name, about
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self._about, "histogram")
        totals = list(accumulate(self._counts))
        for bound, total in zip((*map(str, BOUNDS), "+Inf"), totals, strict=True):
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {totals[-1]}"


class Pulse:
    """The pauses of the event loop: by the clock on the wall, and by the time for which it was itself at work."""

    def __init__(self) -> None:
        self.pauses = Spans("warhall_loop_pause_seconds", "pauses of the event loop")
        self.work = Spans("warhall_loop_work_seconds", "work on the event loop without a pause")

    async def beat_on(self) -> None:
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(BEAT)
            self.pauses.add(time.monotonic() - began - BEAT)
            self.work.add(time.thread_time() - worked)


class Metrics:
    """All counts of one process."""

    def __init__(self) -> None:
        self.pulse = Pulse()
        self.answers: Counter[str] = Counter()  # requests by status
        self.requests = Spans("warhall_request_seconds", "time to answer a request")
        self.writes = Spans("warhall_write_seconds", "time of a transaction that writes")
        self.entries = 0

    def lines(self, gauges: dict[str, tuple[str, float]]) -> Iterator[str]:
        """Everything, with what can be read off at the moment."""
        yield from _head("warhall_requests_total", "requests answered, by status", "counter")
        for status, count in sorted(self.answers.items()):
            yield f'warhall_requests_total{{status="{status}"}} {count}'
        yield from _single("warhall_entries_total", "lines of logs on disk", "counter", self.entries)
        yield from self.requests.lines()
        yield from self.writes.lines()
        yield from self.pulse.pauses.lines()
        yield from self.pulse.work.lines()
        yield from _single("warhall_memory_bytes", "memory in use", "gauge", memory())
        for name, (about, value) in gauges.items():
            yield from _single(name, about, "gauge", value)


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _single(name: str, about: str, kind: str, value: float) -> Iterator[str]:
    yield from _head(name, about, kind)
    yield f"{name} {value:g}" if value < 1e6 else f"{name} {value:.0f}"


def memory() -> int:
    """Bytes of memory that this process has in use, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except (OSError, IndexError, ValueError):
        return 0
