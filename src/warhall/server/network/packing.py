"""Answers that stay the same, packed once: whoever fetches them again and again costs the event loop no work."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec
from litestar import Response

from warhall.server.network.requests import AnyRequest

LEAST: Final = 1000  # bytes that are worth packing
LEVEL: Final = 4  # of what is packed at the moment it is sent: three times as fast as the best, and a tenth larger
PACKED: Final = [r"^/assets/", r"^/api/games"]  # paths whose answers have been packed already


class Packed(msgspec.Struct, frozen=True):
    """The same bytes as they are and packed."""

    plain: bytes
    gzipped: bytes | None


def pack(data: bytes) -> Packed:
    """Take the time to pack this well, where it is worth it."""
    return Packed(data, gzip.compress(data, mtime=0) if len(data) >= LEAST else None)


def unpacked_by(request: AnyRequest, packed: Packed, kind: str, cached: str | None = None) -> Response[bytes]:
    """The answer as this client can read it."""
    headers = {"vary": "accept-encoding"}
    if cached is not None:
        headers["cache-control"] = cached
    if packed.gzipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.plain, media_type=kind, headers=headers)
    return Response(packed.gzipped, media_type=kind, headers={**headers, "content-encoding": "gzip"})
