"""Whoever leaves is let go at once: a hall searches for circles of things that nobody needs only once in a while."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import httpx
import pytest
from websockets.asyncio.client import connect

from warhall.kernel.registry import load_game
from warhall.server import run
from warhall.server.network.http import Http
from warhall.server.network.websocket import WebSocket
from warhall.server.routes.connection import Connection
from warhall.server.settings import Settings
from warhall.server.store.engine import make_engine


@pytest.fixture(autouse=True)
def _without_a_search() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_connection_that_has_ended_keeps_nothing(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite3'}", port=0, thinkers=1)
    asyncio.run(_come_and_go(settings))


async def _come_and_go(settings: Settings) -> None:
    run._prepare_database(make_engine(settings.database))
    listener = run.listen(settings)
    server = run.Server(run._config(settings))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.02)
    try:
        async with httpx.AsyncClient(base_url=run.address(listener)) as http:
            made = (await http.post("/api/tables", json={"game": "age-of-war"})).json()
        address = f"{run.address(listener).replace('http', 'ws')}api/tables/{made['table']['id']}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps({"t": "hello", "id": "1", "d": {"token": made["token"]}}))
            assert '"t":"state"' in str(await socket.recv())
            assert _alive() == {Connection, WebSocket}
        await asyncio.sleep(0.2)
        assert _alive() == set()
    finally:
        server.should_exit = True
        await serving


def _alive() -> set[type]:
    return {type(thing) for thing in gc.get_objects()} & {Connection, Http, WebSocket}


def test_a_game_and_its_form_go_together() -> None:
    game = load_game("age-of-war")
    game.state_from_json(game.new_initial_state().to_json())
    gone = ref(game)
    del game
    assert gone() is None
