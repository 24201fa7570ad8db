"""Refusals of the server, and the one body in which every refusal travels."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from warhall.kernel import WarhallError
from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.server")

_CODES: Final = {  # the refusals that have a status of their own
    401: "unknown-token token-missing wrong-password",
    403: "not-host not-seated not-yours foreign-origin not-member no-help banned muted",
    404: (
        "unknown-account unknown-game unknown-table unknown-rule unknown-person unknown-ban unknown-report "
        "not-found no-odds"
    ),
    405: "bad-method",
    409: (
        "seat-taken seat-kept table-full not-open not-playing not-over seats-open name-taken already-seated "
        "too-many-decks game-running game-too-long stale no-undo no-pause no-choice no-stand-in game-over-leave"
    ),
    410: "table-closed",
    413: "too-large",
    429: "too-fast",
    500: "internal table-damaged",
    503: "store-unavailable busy busy-hall read-only",
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}


class ErrorBody(msgspec.Struct, frozen=True):
    """A refusal as clients get it."""

    code: str
    text: str
    rule: str | None = None
    field: str | None = None


class HallError(WarhallError):
    """A refusal by the server itself."""

    def __init__(self, code: str, *, field: str | None = None, **facts: Any) -> None:
        super().__init__(code, field=field, catalogue=CATALOGUE, **facts)


class Later(HallError):
    """A refusal for now: the same may be asked again after so many seconds."""

    def __init__(self, code: str, seconds: int = 1) -> None:
        super().__init__(code)
        self.seconds = seconds


class StoreUnavailable(HallError):
    """The disk is full or the database is away; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


class Conflict(Exception):
    """Another process wrote this version first."""


def say(message: str, **facts: Any) -> str:
    """A sentence of the server in the language of the moment."""
    return CATALOGUE.format(message, facts)


def body_of(error: WarhallError) -> ErrorBody:
    """The refusal in the language of the moment."""
    return ErrorBody(error.code, error.text, error.rule, error.field)


def headers_of(error: WarhallError) -> dict[str, str]:
    """When to come back, where that is the answer."""
    if status_of(error) not in (429, 503):
        return {}
    return {"Retry-After": str(error.seconds if isinstance(error, Later) else 1)}


def status_of(error: WarhallError) -> int:
    """The HTTP status of a refusal: its own, or 409 where a rule of the game refuses and 400 otherwise."""
    return STATUS.get(error.code, 409 if error.rule and not isinstance(error, LookupError) else 400)
