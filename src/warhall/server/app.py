"""The application: routes, limits and the hall, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import warhall
from warhall.kernel import InvalidOptionError, WarhallError
from warhall.server.network.buckets import Buckets
from warhall.server.network.pages import PlainDocs, show_page
from warhall.server.network.requests import answer_failure, answer_http, answer_refusal, choose_language
from warhall.server.protocol.errors import CATALOGUE
from warhall.server.protocol.messages import Health
from warhall.server.routes import accounts, games, lobby, viewing
from warhall.server.routes.table_socket import table_socket
from warhall.server.settings import Settings
from warhall.server.store.accounts import Accounts
from warhall.server.store.broker import CHANNEL, Broker
from warhall.server.tables.hall import Hall
from warhall.server.tables.seating import Seating

log = logging.getLogger("warhall.server")


@get("/api/health", tags=["hall"])
async def show_health(settings: Settings) -> Health:
    """Whether the server is there."""
    return Health("ok", warhall.__version__, settings.process)


def create_app(settings: Settings | None = None) -> Litestar:
    """A server with these settings."""
    settings = settings or Settings()
    channels = _channels(settings)
    hall = Hall(settings, None if channels is None else Broker(channels, settings.process))

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        state=State({"hall": hall}),
        route_handlers=[
            show_health,
            *games.ROUTES,
            *lobby.ROUTES,
            *viewing.ROUTES,
            *accounts.ROUTES,
            table_socket,
            show_page,
        ],
        dependencies=_dependencies(settings, hall),
        lifespan=[lifespan],
        plugins=[] if channels is None else [channels],
        before_request=choose_language,
        exception_handlers={
            WarhallError: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_failure,
        },
        request_max_body_size=settings.max_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=_openapi(),
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
    )


def _dependencies(settings: Settings, hall: Hall) -> dict[str, Provide]:
    """What handlers may ask for by name."""
    known: dict[str, Any] = {
        "settings": settings,
        "hall": hall,
        "seating": Seating(hall),
        "accounts": Accounts(hall.store),
        "table_limit": Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour),
        "password_limit": Buckets(settings.passwords_per_minute / 60, settings.passwords_per_minute),
    }
    return {name: _always(value) for name, value in known.items()}


def _always(value: Any) -> Provide:
    def give() -> Any:
        return value

    return Provide(give, sync_to_thread=False)


def _channels(settings: Settings) -> ChannelsPlugin | None:
    """Fan-out between processes, if there is a broker."""
    if settings.broker is None:
        return None
    try:
        from redis.asyncio import Redis

        redis = Redis.from_url(settings.broker)
    except (ImportError, ValueError):
        raise InvalidOptionError("bad-broker", field="--broker", catalogue=CATALOGUE) from None
    backend = RedisChannelsPubSubBackend(redis=redis, key_prefix="WARHALL", stream_sleep_no_subscriptions=1)
    return ChannelsPlugin(backend=backend, channels=[CHANNEL], subscriber_max_backlog=10_000)


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
