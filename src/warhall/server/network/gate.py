"""The gate around the whole application: who may come in, and what every answer carries."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from warhall.server.network.buckets import Buckets
from warhall.server.protocol.errors import HallError, body_of, status_of
from warhall.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
CSP: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


def origin_allowed(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may use the server: our own pages, or those that we were told of."""
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == host


class Gate:
    """Floods and foreign pages are turned away, every answer gets the safe headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            headers = [(b"content-type", b"application/json")]
            await send_safely({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
            body = msgspec.json.encode(body_of(refusal))
            await send_safely({"type": "http.response.body", "body": body, "more_body": False})
            return
        await self._app(scope, receive, send_safely)

    def _refusal(self, scope: Any) -> HallError | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        address = (scope.get("client") or ("?",))[0]
        if not self._buckets.take(address):
            return HallError("too-fast")
        own = origin_allowed(headers.get(b"origin"), headers.get(b"host"), self._settings.origins)
        if scope["method"] not in SAFE and not own:
            return HallError("foreign-origin")
        return None
