"""Views: JSON-safe data that a seat may see, and the checksum of such data."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec

View: TypeAlias = dict[str, Any]

_encode: Final = msgspec.json.Encoder(order="sorted").encode


def number_in(pile: list[Any] | int) -> int:
    """How many things a pile of a view holds, whether or not they are seen."""
    return pile if isinstance(pile, int) else len(pile)


def canonical_json(value: object) -> bytes:
    """One sequence of bytes for one value: keys sorted, no blanks."""
    return _encode(value)


def checksum(value: object) -> str:
    """Sixteen hexadecimal digits that change when the value does."""
    return sha256(canonical_json(value)).hexdigest()[:16]
