"""Tests of the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec


class Said(NamedTuple):
    """The answer of a command."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.out)


Command: TypeAlias = Callable[..., Said]
