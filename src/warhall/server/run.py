"""Starting the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket as network
import sys
from collections.abc import Callable

import uvicorn

from warhall.kernel import InvalidOptionError
from warhall.server.app import create_app
from warhall.server.network.gate import Gate
from warhall.server.network.websocket import WebSocket
from warhall.server.protocol.errors import CATALOGUE, HallError
from warhall.server.settings import Settings
from warhall.server.store.engine import make_engine, migrate


def listen(settings: Settings) -> network.socket:
    """A socket that is already open, so that the address can be printed before the first request. Port 0: any."""
    family = network.AF_INET6 if ":" in settings.host else network.AF_INET
    listener = network.socket(family, network.SOCK_STREAM)
    listener.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise InvalidOptionError(
            "cannot-listen", field="--port", catalogue=CATALOGUE, port=str(settings.port), reason=reason
        ) from None
    return listener


def address(settings: Settings, listener: network.socket) -> str:
    """The address that a person types."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listener.getsockname()[1]}/"


def serve(settings: Settings, tell: Callable[[str], None], browse: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted. `tell` is given the address once the server answers, and then `browse`."""
    logging.getLogger("warhall.server").setLevel(logging.INFO)
    gc.set_threshold(20_000, 10, 100)  # tables live long: looking through them often finds nothing, and all wait
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for a busy event loop
    _prepare_database(settings)
    app = Gate(create_app(settings), settings)
    listener = listen(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=WebSocket,
        ws_max_size=settings.max_message,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_run(server, listener, address(settings, listener), tell, browse))
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def _prepare_database(settings: Settings) -> None:
    """Bring the database up to date before anybody is told an address; `StoreUnavailable` if it is not there."""
    engine = make_engine(settings.database)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


async def _run(
    server: uvicorn.Server,
    listener: network.socket,
    url: str,
    tell: Callable[[str], None],
    browse: Callable[[str], None] | None,
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        gc.collect()
        gc.freeze()  # what is here now stays
        tell(url)
        if browse is not None:
            await asyncio.to_thread(browse, url)
    await serving
    if not server.started:
        raise HallError("cannot-start")
