"""Starting the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket as network
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

import msgspec
import uvicorn
from sqlalchemy import Engine

from warhall.kernel import InvalidOptionError
from warhall.kernel.registry import game_class, game_ids
from warhall.server import logs
from warhall.server.app import create_hall
from warhall.server.network.addresses import check_proxies, check_public_url, lan_address
from warhall.server.network.gate import Gate
from warhall.server.network.http import Config, Doors, Http
from warhall.server.network.websocket import WebSocket
from warhall.server.protocol.errors import CATALOGUE, HallError
from warhall.server.settings import Settings
from warhall.server.store.engine import claimed, make_engine, migrate

EVERYWHERE: Final = "0.0.0.0"
ENDS_WITHIN: Final = 4.5  # seconds after being told to
Tell = Callable[[str, str | None], None]


def listen(settings: Settings) -> network.socket:
    """A socket that is already open, so that the address can be printed before the first request. Port 0: any."""
    host = EVERYWHERE if settings.lan else settings.host
    family = network.AF_INET6 if ":" in host else network.AF_INET
    listener = network.socket(family, network.SOCK_STREAM)
    listener.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    try:
        listener.bind((host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise InvalidOptionError(
            "cannot-listen", field="--port", catalogue=CATALOGUE, port=str(settings.port), reason=reason
        ) from None
    return listener


def address(listener: network.socket) -> str:
    """The address that a person at this computer types."""
    host, port = listener.getsockname()[:2]
    host = {EVERYWHERE: "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def invited_to(settings: Settings, listener: network.socket) -> Settings:
    """The settings with the address that links carry, if one is known. Pages that came from there are our own."""
    if settings.public_url is not None:
        url = check_public_url(settings.public_url)
    elif settings.lan:
        url = f"http://{lan_address()}:{listener.getsockname()[1]}"
    else:
        return settings
    return msgspec.structs.replace(settings, public_url=url, origins=(*settings.origins, url))


def serve(settings: Settings, tell: Tell, browse: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted. `tell` is given the address once the server answers, with the one for others if it is
    known, and then `browse`."""
    logs.set_up(settings.log_format, settings.log_level)
    gc.set_threshold(20_000, 10, 100)  # tables live long: looking through them often finds nothing, and all wait
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for a busy event loop
    check_proxies(settings.proxies, settings.origins)
    engine = make_engine(settings.database)
    with claimed(settings.database), listen(settings) as listener:
        _prepare_database(engine)
        settings = invited_to(settings, listener)
        server = Server(_config(settings))
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_run(server, listener, partial(tell, address(listener), settings.public_url), browse))


def prepare_structs() -> None:
    """Load all games, and have msgspec work out what every struct holds. It would do so at first use, and where two
    threads use one for the first time together the process crashes."""
    for game_id in game_ids():
        game_class(game_id)
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            with contextlib.suppress(TypeError, NameError):  # one that nothing can be read as
                msgspec.json.Decoder(kind)


def _config(settings: Settings) -> uvicorn.Config:
    doors = Doors(settings)
    hall, app = create_hall(settings, doors)
    prepare_structs()
    return Config(
        doors,
        Gate(app, settings, hall.limits, hall.metrics, hall.house),
        http=Http,
        log_config=None,  # see logs.py
        access_log=False,
        ws=WebSocket,
        ws_max_size=settings.max_message,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=list(settings.proxies),
    )


class Server(uvicorn.Server):
    """A server that ends when it is told to, whatever still goes on: nothing that was acknowledged can be lost."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        last = threading.Timer(ENDS_WITHIN, os._exit, (1,))
        last.daemon = True
        last.start()


def _prepare_database(engine: Engine) -> None:
    """Bring the database up to date before anybody is told an address; `StoreUnavailable` if it is not there."""
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
    tell: Callable[[], None],
    browse: Callable[[str], None] | None,
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        gc.collect()
        gc.freeze()  # what is here now stays
        tell()
        if browse is not None:
            await asyncio.to_thread(browse, address(listener))
    await serving
    if not server.started:
        raise HallError("cannot-start")
