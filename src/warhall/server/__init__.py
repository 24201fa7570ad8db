"""The hall online: tables over HTTP and WebSocket, kept in a database. `docs/protocol.md` describes what is spoken."""

from warhall.server.settings import Settings

__all__ = ["Settings"]
