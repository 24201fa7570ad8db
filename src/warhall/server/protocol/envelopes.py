"""The outside of every message to a client. It stands apart from `messages.py` because it is compiled."""

from __future__ import annotations

from typing import Final

import msgspec

_encode: Final = msgspec.json.Encoder().encode


def envelope(version: int, kind: str, body: bytes, re: str | None = None) -> bytes:
    """A message to a client. The body is already JSON, so that many viewers can share it."""
    answer = b"" if re is None else b',"re":' + _encode(re)
    return b"".join([b'{"v":', str(version).encode(), b',"t":"', kind.encode(), b'"', answer, b',"d":', body, b"}"])
