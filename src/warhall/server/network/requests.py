"""Shared by all requests: their token, their language, how much they may ask for, and how refusals are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from warhall.kernel import LANGUAGES, WarhallError, set_language
from warhall.server.network.limits import guest_of
from warhall.server.protocol.errors import ErrorBody, HallError, Later, body_of, headers_of, say, status_of

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
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


def own_address(request: AnyRequest) -> str:
    """The address under which the browser found us."""
    return f"{request.scope['scheme']}://{request.headers.get('host', '')[:255]}"


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


def guest(request: AnyRequest) -> str:
    """Who asks, as far as limits go."""
    return guest_of(request.scope)


async def while_wanted(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Do this for somebody, and give it up when they have gone."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_until_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Later("busy-hall")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _until_gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


# -- refusals --------------------------------------------------------------------------------------------------------


def answer_refusal(_request: AnyRequest, error: WarhallError) -> Response[ErrorBody]:
    return Response(body_of(error), status_code=status_of(error), headers=headers_of(error))


def answer_http(_request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """Put into our words what Litestar itself refuses."""
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
    """Our own fault: the reason is for our log alone. But what is too deep to be read is theirs."""
    if isinstance(error, RecursionError):
        return Response(ErrorBody("bad-request", say("error-bad-request", field="none")), status_code=400)
    log.error("a request failed", exc_info=error)
    return Response(ErrorBody("internal", say("error-internal")), status_code=500)
