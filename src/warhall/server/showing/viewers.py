"""Who looks at a table."""

from __future__ import annotations

import msgspec


class Viewer(msgspec.Struct, frozen=True, gc=False):
    """Who looks: a seat or a spectator, a language, and whether sentences are wanted."""

    seat: int | None
    lang: str
    words: bool = True
