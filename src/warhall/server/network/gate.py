"""The gate around the whole application: who may come in, and what every answer carries."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from warhall.server.logs import short
from warhall.server.metrics import Metrics
from warhall.server.network.addresses import Proxies, is_only_here
from warhall.server.network.limits import Limits, guest_of
from warhall.server.protocol.errors import HallError, Later, body_of, headers_of, status_of
from warhall.server.settings import Settings

log = logging.getLogger("warhall.server")
ADMIN: Final = "/api/admin/"  # its token opens it from everywhere, or a wrong ban could never be lifted
WRITABLE: Final = (ADMIN, "/api/sessions", "/api/games/")  # even while nothing else may be changed
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEARD: Final = (b"origin", b"host", b"x-forwarded-for")
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
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


def _check_host(host: str) -> None:
    """Refuse a Host that is none: what is made of it further in would fail."""
    try:
        urlsplit(f"//{host}").port  # noqa: B018
    except ValueError:
        raise HallError("bad-request", field="host") from None


class Rules(Protocol):
    """The settlements of the house."""

    def check_address(self, address: str) -> None:
        """Refuse whoever is banned."""

    def check_writable(self) -> None:
        """Refuse changes while there may be none."""


class Gate:
    """Floods and foreign pages are turned away, every answer gets the safe headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics, rules: Rules) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._metrics = metrics
        self._rules = rules
        self._proxies = Proxies(settings.proxies)
        self._advised: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        began, name = time.monotonic(), secrets.token_hex(6)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS, (b"x-request-id", name.encode())]
                self._note(scope, name, message["status"], time.monotonic() - began)
            await send(message)

        guest = guest_of(scope)
        try:
            self._check(scope, guest)
            if not self._limits.answers.take(guest):
                raise Later("busy-hall")
        except HallError as refusal:
            await _refuse(refusal, send_safely)
            return
        try:
            await self._app(scope, receive, send_safely)
        finally:
            self._limits.answers.leave(guest)

    def _note(self, scope: Any, name: str, status: int, seconds: float) -> None:
        """Count an answer, and tell the log of it: never the query, and of a table's id only the beginning."""
        self._metrics.answers[str(status)] += 1
        self._metrics.requests.add(seconds)
        if log.isEnabledFor(logging.INFO):
            parts = scope["path"][:200].split("/")
            facts = {"request": name, "method": scope["method"], "status": status, "ms": round(seconds * 1000, 1)}
            if parts[1:3] == ["api", "tables"] and len(parts) > 3:
                facts["table"] = parts[3] = short(parts[3])
            log.info("request", extra={**facts, "path": "/".join(parts)})

    def _check(self, scope: Any, guest: str) -> None:
        self._limits.requests.take(guest)
        if scope["path"].endswith("/socket"):  # which Litestar's routes cannot tell from a request
            raise HallError("not-found")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in HEARD}
        _check_host(headers.get(b"host", ""))
        self._look_at_proxy(scope["client"], headers)
        own = origin_allowed(headers.get(b"origin"), headers.get(b"host"), self._settings.origins)
        if scope["method"] not in SAFE and not own:
            self._advise(
                "a page of another origin was refused: a proxy has to pass the Host on; see public_url, origins"
            )
            raise HallError("foreign-origin")
        if not scope["path"].startswith(ADMIN):
            self._rules.check_address(guest)
        if scope["method"] not in SAFE and not scope["path"].startswith(WRITABLE):
            self._rules.check_writable()

    def _look_at_proxy(self, client: tuple[str, int] | None, headers: dict[bytes, str]) -> None:
        """Say so when a proxy does not tell the addresses of guests, or is not believed: all of them would share the
        limits of one. (An address that was told has the port 0.)"""
        if client is None or client[1] == 0:
            return
        if b"x-forwarded-for" in headers:
            self._advise(
                "somebody who is not among the proxies tells addresses of guests: if that is your proxy, see proxies"
            )
        elif client[0] in self._proxies and not is_only_here(f"http://{headers.get(b'host', '')}"):
            self._advise("a proxy does not tell the addresses of guests: it has to set X-Forwarded-For")

    def _advise(self, words: str) -> None:
        """Tell the log once what whoever runs the hall may have got wrong."""
        if words not in self._advised:
            self._advised.add(words)
            log.warning(words)


async def _refuse(refusal: HallError, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in headers_of(refusal).items()]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body_of(refusal)), "more_body": False})
