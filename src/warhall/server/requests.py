"""What every request has in common: its token, its language, where it comes from, and how refusals are answered."""

from __future__ import annotations

import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from warhall.kernel import LANGUAGES, InvalidOptionError, WarhallError, set_language
from warhall.server.errors import ErrorBody, HallError, body_of, say, status_of
from warhall.server.limits import Buckets
from warhall.server.settings import Settings

log = logging.getLogger("warhall.server")
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
_BY_STATUS: Final = {404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}


# -- tokens and languages --------------------------------------------------------------------------------------------


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The token of a request, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def required_token(request: Request[Any, Any, Any]) -> str:
    token = bearer(request)
    if token is None:
        raise HallError("token-missing")
    return token


async def choose_language(request: Request[Any, Any, Any]) -> None:
    """Speak the language of this request: `?lang=`, or the first of Accept-Language that we speak."""
    asked = request.query_params.get("lang")
    if asked is not None:
        set_language(str(asked))
        return
    for part in request.headers.get("accept-language", "").split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            set_language(lang)
            return
    set_language(LANGUAGES[0])


def origin_allowed(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may use the server: our own pages, or those that we were told of."""
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == host


# -- refusals --------------------------------------------------------------------------------------------------------


def answer_refusal(_request: Request[Any, Any, Any], error: WarhallError) -> Response[ErrorBody]:
    return Response(body_of(error), status_code=status_of(error))


def answer_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """What Litestar itself refuses, in our words."""
    code = _BY_STATUS.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    body = ErrorBody(code, say(f"error-{code}", field=_field(error) or "none"), None, _field(error))
    return Response(body, status_code=error.status_code, headers=error.headers)


def _field(error: HTTPException) -> str | None:
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key")
        return str(key)[:60] if key else None
    return None


def answer_failure(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Our own fault: the reason is for our log alone."""
    log.error("a request failed", exc_info=error)
    return Response(ErrorBody("internal", say("error-internal")), status_code=500)


# -- around every request --------------------------------------------------------------------------------------------


class Gate:
    """Around the whole application: floods and foreign pages are turned away, every answer gets the safe headers."""

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


def seat_choice(text: str | None, own: int | None, players: int, *, open_information: bool) -> int | None:
    """The viewpoint asked for with `as`: one's own seat, a spectator's, or any where nothing is hidden."""
    if text is None:
        return own
    if text == "spectator":
        return None
    if not text.isdecimal() or len(text) > 3 or int(text) >= players:
        raise InvalidOptionError("bad-number", field="as", value=text[:20], bounds=f"0-{players - 1}")
    if int(text) != own and not open_information:
        raise HallError("not-yours", field="as")
    return int(text)
