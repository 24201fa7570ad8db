"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

KEPT: Final = 10_000  # addresses that are remembered


class Bucket:
    """So many at once, and so many more every second."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """The last one does not count."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """One bucket per address; the ones not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address, which everybody there shares."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def give_back(self, address: str) -> None:
        bucket = self._known.get(address)
        if bucket is not None:
            bucket.give_back()
