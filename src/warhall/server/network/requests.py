"""What every request has in common: its token, its language, how much it may ask for, and how refusals are answered."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from warhall.kernel import LANGUAGES, WarhallError, set_language
from warhall.server.network.buckets import Buckets
from warhall.server.protocol.errors import ErrorBody, HallError, body_of, say, status_of

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("warhall.server")
_BY_STATUS: Final = {404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}


# -- tokens and languages --------------------------------------------------------------------------------------------


def bearer(request: AnyRequest) -> str | None:
    """The token of a request, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def required_token(request: AnyRequest) -> str:
    token = bearer(request)
    if token is None:
        raise HallError("token-missing")
    return token


async def choose_language(request: AnyRequest) -> None:
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


def allow(request: AnyRequest, limit: Buckets) -> None:
    """Refuse an address that asks too often."""
    if not limit.take(request.client.host if request.client else "?"):
        raise HallError("too-fast")


# -- refusals --------------------------------------------------------------------------------------------------------


def answer_refusal(_request: AnyRequest, error: WarhallError) -> Response[ErrorBody]:
    return Response(body_of(error), status_code=status_of(error))


def answer_http(_request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
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


def answer_failure(_request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """Our own fault: the reason is for our log alone."""
    log.error("a request failed", exc_info=error)
    return Response(ErrorBody("internal", say("error-internal")), status_code=500)
