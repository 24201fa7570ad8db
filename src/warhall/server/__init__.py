"""The hall online: tables over HTTP and WebSocket, kept in a database. `docs/protocol.md` describes what is spoken.

A package may use those after it: `routes`, `tables`, `showing`, `playing`, then `store` and `network`, which know
nothing of each other, and `protocol`.
"""

from warhall.server.settings import Settings

__all__ = ["Settings"]
