"""How time is told: moments in milliseconds since 1970 (UTC), and the clocks of a table."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after every choice."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for every choice."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


ClockRule = LiveClock | DaysClock


class ClockFace(msgspec.Struct, frozen=True):
    """The clocks at one moment."""

    now: int
    running: list[int]
    left: list[int]
