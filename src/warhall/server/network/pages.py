"""The pages: the built browser client, and the description of the protocol without anything from other hosts."""

from __future__ import annotations

import asyncio
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from warhall.server.network.packing import Packed, pack, unpacked_by
from warhall.server.network.requests import AnyRequest
from warhall.server.protocol.errors import HallError, say
from warhall.server.settings import Settings

IMMUTABLE: Final = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: AnyRequest, settings: Settings, path: str = "/") -> Response[bytes]:
    """A file of the client; every other address is a place within it."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", "docs/")):
        raise HallError("not-found")
    file = _file(settings.static, wanted)
    if file is None:
        if "." in wanted.rpartition("/")[2]:
            raise HallError("not-found")
        return _front_page(settings.static)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if wanted.startswith("assets/"):
        return unpacked_by(request, await asyncio.to_thread(_asset, file, file.stat().st_mtime_ns), kind, IMMUTABLE)
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


@lru_cache(maxsize=200)
def _asset(file: Path, _changed: int) -> Packed:
    return pack(file.read_bytes())


def _file(static: Path, wanted: str) -> Path | None:
    """The file, if it is one of the client's own."""
    root = static.resolve()
    try:
        file = (root / wanted).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _front_page(static: Path) -> Response[bytes]:
    index = static / "index.html"
    page = index.read_bytes() if index.is_file() else _plain_page().encode()
    return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})


def _plain_page() -> str:
    words = escape(say("no-client"))
    return f'<!doctype html><meta charset="utf-8"><title>Warhall</title><p>{words}</p><p><a href="/docs">/docs</a></p>'


class PlainDocs(OpenAPIRenderPlugin):
    """The OpenAPI description as one page of plain HTML: no scripts, nothing loaded from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        title = escape(openapi_schema["info"]["title"])
        parts = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>']
        parts.append(f'<p><a href="{escape(self.get_openapi_json_route(request))}">openapi.json</a></p>')
        for path, operations in sorted(openapi_schema["paths"].items()):
            parts += [_operation(path, method, facts) for method, facts in operations.items()]
        return "".join(parts).encode()


def _operation(path: str, method: str, facts: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(known['name'])}</code> ({escape(known['in'])})</li>"
        for known in facts.get("parameters") or []
    )
    answers = ", ".join(escape(status) for status in facts.get("responses") or {})
    about = escape(facts.get("description") or facts.get("summary") or "")
    heading = f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    return f"{heading}<p>{about}</p><ul>{parameters}</ul><p>{answers}</p>"
