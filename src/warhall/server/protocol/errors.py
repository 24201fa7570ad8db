"""Refusals of the server, and the one body in which every refusal travels."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from warhall.kernel import WarhallError
from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.server")

STATUS: Final = {
    "unknown-token": 401,
    "token-missing": 401,
    "wrong-password": 401,
    "not-host": 403,
    "not-seated": 403,
    "not-yours": 403,
    "foreign-origin": 403,
    "not-member": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-rule": 404,
    "not-found": 404,
    "no-odds": 404,
    "bad-method": 405,
    "seat-taken": 409,
    "table-full": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "seats-open": 409,
    "name-taken": 409,
    "already-seated": 409,
    "game-running": 409,
    "stale": 409,
    "no-undo": 409,
    "no-pause": 409,
    "no-choice": 409,
    "no-stand-in": 409,
    "game-over-leave": 409,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
    "table-damaged": 500,
    "store-unavailable": 503,
    "busy": 503,
}


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


def status_of(error: WarhallError) -> int:
    """The HTTP status of a refusal: its own, or 409 where a rule of the game refuses and 400 otherwise."""
    return STATUS.get(error.code, 409 if error.rule and not isinstance(error, LookupError) else 400)
