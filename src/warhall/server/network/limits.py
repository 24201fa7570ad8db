"""Limits on what one guest may ask for and hold, and on what the hall takes on; `settings.py` has the numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final

from warhall.server.network.buckets import Buckets
from warhall.server.protocol.errors import Later
from warhall.server.settings import Settings

NOBODY: Final = "?"


def guest_of(scope: Any) -> str:
    """Who asks, as far as limits go: an address, and of IPv6 the network, for one house has as many as it likes."""
    host = (scope.get("client") or (NOBODY,))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return str(address)


class Rate:
    """So many at once for each guest, and so many more in time."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._buckets = Buckets(per_second, burst)
        self._wait = ceil(1 / per_second)

    def take(self, guest: str) -> None:
        """One more for this guest, or `too-fast`."""
        if not self._buckets.take(guest):
            raise Later("too-fast", self._wait)

    def give_back(self, guest: str) -> None:
        """That one does not count."""
        self._buckets.give_back(guest)

    def check(self, guest: str) -> None:
        """Refuse a guest who has nothing left, without counting anything."""
        self.take(guest)
        self.give_back(guest)


class Places:
    """So many at a time: in all, and for each guest."""

    def __init__(self, each: int, in_all: int | None = None) -> None:
        self._each, self._in_all = each, in_all
        self._held: Counter[str] = Counter()
        self.taken = 0

    def take(self, guest: str | None) -> bool:
        """One more, unless there is no room; None is somebody who counts only among all."""
        if self._in_all is not None and self.taken >= self._in_all:
            return False
        if guest is not None:
            if self._held[guest] >= self._each:
                return False
            self._held[guest] += 1
        self.taken += 1
        return True

    def leave(self, guest: str | None) -> None:
        self.taken -= 1
        if guest is not None:
            self._held[guest] -= 1
            if not self._held[guest]:
                del self._held[guest]


class Limits:
    """All of them."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Rate(settings.requests_per_second, settings.request_burst)
        self.tables = _per_hour(settings.tables_per_hour)
        self.joins = _per_minute(settings.joins_per_minute)
        self.chats = Rate(settings.chats_per_minute / 60, 10)
        self.reports = _per_hour(settings.reports_per_hour)
        self.hints = _per_minute(settings.hints_per_minute)
        self.ratings = _per_hour(settings.ratings_per_hour)
        self.prints = _per_hour(settings.prints_per_hour)
        self.odds = _per_minute(settings.odds_per_minute)
        self.passwords = _per_minute(settings.passwords_per_minute)
        self.passwords_in_all = _per_minute(settings.passwords_per_minute * 10)
        self.answers = Places(settings.requests_at_once)
        self.sockets = Places(settings.sockets_per_address)
        several = settings.connections_heard
        self.messages = Buckets(settings.messages_per_second * several, settings.message_burst * several)
        self.chats_in_all = Rate(settings.chats_per_minute / 60 * several, 10 * several)
        self.floods = _per_minute(settings.floods_per_minute)

    @contextmanager
    def guess(self, guest: str, name: str) -> Iterator[None]:
        """A guess at a password; a right one does not count. Wrong ones count for a name at an address, so that nobody
        locks out their neighbours, nor from elsewhere the owner of a name."""
        self.passwords_in_all.take(guest)
        self.passwords.take(f"{guest} {name}")
        yield
        self.passwords_in_all.give_back(guest)
        self.passwords.give_back(f"{guest} {name}")


def _per_minute(count: float) -> Rate:
    return Rate(count / 60, count)


def _per_hour(count: float) -> Rate:
    return Rate(count / 3600, count)
