"""The application: routes, limits and the hall, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import warhall
from warhall.kernel import WarhallError
from warhall.server.network.http import Doors
from warhall.server.network.packing import LEAST, LEVEL, PACKED
from warhall.server.network.pages import PlainDocs, show_page
from warhall.server.network.requests import answer_failure, answer_http, answer_refusal, choose_language
from warhall.server.routes import accounts, admin, cards, games, lobby, operating, viewing, workshop
from warhall.server.routes.table_socket import table_socket
from warhall.server.settings import Settings
from warhall.server.store.accounts import Accounts
from warhall.server.store.broker import Broker
from warhall.server.tables.hall import Hall
from warhall.server.tables.seating import Seating


def create_hall(settings: Settings, doors: Doors) -> tuple[Hall, Litestar]:
    """A hall with these settings, and the application that serves it."""
    broker = None if settings.broker is None else Broker(settings.broker, settings.process)
    hall = Hall(settings, broker)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        state=State({"hall": hall}),
        route_handlers=[
            *operating.ROUTES,
            admin.ROUTES,
            *games.ROUTES,
            *cards.ROUTES,
            *lobby.ROUTES,
            *viewing.ROUTES,
            *accounts.ROUTES,
            *workshop.ROUTES,
            table_socket,
            show_page,
        ],
        dependencies=_dependencies(settings, hall, doors),
        lifespan=[lifespan],
        before_request=choose_language,
        exception_handlers={
            WarhallError: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_failure,
        },
        request_max_body_size=settings.max_body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=LEAST, gzip_compress_level=LEVEL, exclude=PACKED
        ),
        openapi_config=_openapi(),
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
    )
    return hall, app


def _dependencies(settings: Settings, hall: Hall, doors: Doors) -> dict[str, Provide]:
    """Provide what handlers may ask for by name."""
    known: dict[str, Any] = {
        "settings": settings,
        "hall": hall,
        "seating": Seating(hall),
        "accounts": Accounts(hall.store, hall.pools.hashers, hall.house, settings.session_days),
        "limits": hall.limits,
        "doors": doors,
    }
    return {name: _always(value) for name, value in known.items()}


def _always(value: Any) -> Provide:
    def give() -> Any:
        return value

    return Provide(give, sync_to_thread=False)


def _openapi() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Warhall",
        version=warhall.__version__,
        path="/docs",
        use_handler_docstrings=True,
        components=Components(security_schemes={"token": token}),
        security=[{"token": []}, {}],
        render_plugins=[PlainDocs(path="/")],
    )
