"""PostgreSQL, Redis and several processes, all for real; migrations; a database that goes away."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.event import listen

from tests.server.parts import Postgres, Redis
from tests.server.support import ROOT, Client, Server, play_on, sit_down, to_act
from warhall.server.metrics import Metrics
from warhall.server.protocol.errors import HallError
from warhall.server.store.database import Store
from warhall.server.store.engine import HEAD, make_engine, migrate
from warhall.server.store.entries import Append, LogEntry
from warhall.server.store.schema import ENTRIES, METADATA, TABLES


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two processes that share a database and a broker."""
    database = postgres.fresh("pair")
    servers = (Server(database, broker=redis.url), Server(database, broker=redis.url))
    yield servers
    for server in servers:
        server.stop()


def test_the_migrations_lead_to_the_schema(tmp_path: Path, postgres: Postgres) -> None:
    for url in (f"sqlite:///{tmp_path / 'hall.sqlite3'}", postgres.fresh("migrated")):
        engine = make_engine(url)
        migrate(engine)
        migrate(engine)
        found = inspect(engine)
        for table in METADATA.sorted_tables:
            columns = {column["name"]: bool(column["nullable"]) for column in found.get_columns(table.name)}
            assert columns == {column.name: bool(column.nullable) for column in table.columns}, table.name
            indexes = {index["name"] for index in found.get_indexes(table.name) if not index.get("unique")}
            assert {index.name for index in table.indexes} <= indexes
        engine.dispose()


def test_the_head_is_the_last_migration() -> None:
    versions = ROOT / "src/warhall/server/store/migrations/versions"
    assert sorted(path.name for path in versions.glob("v*.py"))[-1].startswith(f"v{HEAD}")


def test_a_write_among_moves_neither_holds_them_up_nor_takes_them_along(tmp_path: Path) -> None:
    async def all_at_once() -> tuple[list[Any], list[str]]:
        store = Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}", Metrics(), 1)
        store.open()
        blank = {column.name: "x" if column.type.python_type is str else 0 for column in TABLES.columns}
        await store.write(lambda connection: connection.execute(insert(TABLES), blank | {"id": "t"}) and None)
        statements: list[str] = []
        listen(store.engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        moves = [Append("t", [LogEntry(n, "act", 0, "a", "0", None, 0)], "playing", None, False) for n in (1, 2, 3)]
        writes = [store.append(moves[0]), store.append(moves[1]), store.write(_fail), store.append(moves[2])]
        told: list[Any] = list(await asyncio.gather(*writes, return_exceptions=True))
        told.append(await store.read(lambda connection: [*connection.scalars(select(ENTRIES.c.version))]))
        await store.close()
        return told, statements

    (first, second, refused, third, versions), statements = asyncio.run(all_at_once())
    assert [first, second, third] == [None] * 3
    assert isinstance(refused, HallError)
    assert refused.code == "busy"
    assert versions == [1, 2, 3]
    assert not [one for one in statements if one.startswith("INSERT INTO entries")]  # they went to the driver, together


def _fail(_connection: Connection) -> None:
    raise HallError("busy")


def test_a_whole_game_on_postgresql(postgres: Postgres) -> None:
    with Server(postgres.url) as server:
        table, _, people = sit_down(server, "sealed-bids", 3)
        play_on(people, 100)
        assert people[0].state["over"]
        assert server.get(f"/api/tables/{table}")["status"] == "over"
        account = server.post("/api/accounts", {"name": "Ann", "password": "12345678"})
        assert server.get("/api/me", account["token"])["tables"] == []
        assert people[0].refused("chat", {"text": "\u0000"}) == "bad-chat"
        assert people[0].say("chat", {"text": "a\u0000b"})["d"]["text"] == "ab"


def test_two_processes_serve_one_table(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table, tokens = one.open_table()
    ann, ben = Client(one, table, tokens[0]), Client(two, table, tokens[1])
    watcher = Client(two, table)
    for _ in range(10):
        top = max(ann.v, ben.v)
        for client in (ann, ben, watcher):
            client.wait_for(top)
        mover = ann if ann.state["legal"] else ben
        assert mover.act(mover.state["legal"][0])["t"] == "state"
    for client in (ann, ben, watcher):
        client.wait_for(max(ann.v, ben.v))
    assert {**ann.state["view"], "you": None} == {**watcher.state["view"], "you": None}
    ann.say("chat", {"text": "over there?"})
    assert ben.wait_kind("chat")["d"]["text"] == "over there?"


def test_two_processes_never_both_write_a_version(pair: tuple[Server, Server]) -> None:
    """The same seat sends different choices to both processes at once: one is played, the other is late."""
    table, tokens = pair[0].open_table()
    for _ in range(6):
        mover = _seat_to_act(pair[0], table, tokens)
        clients = [Client(server, table, tokens[mover]) for server in pair]
        answers: list[str] = []

        def send(client: Client, answers: list[str] = answers) -> None:
            answers.append(client.act(client.state["legal"][0])["t"])

        threads = [threading.Thread(target=send, args=(client,)) for client in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) in (["error", "state"], ["state", "state"])
        if answers.count("state") == 2:  # the second came after the first and was a choice of its own
            assert pair[0].get(f"/api/tables/{table}")["v"] > clients[0].v - 2
        for client in clients:
            client.close()
    steps = pair[1].get(f"/api/tables/{table}/replay")["total"]
    assert pair[0].get(f"/api/tables/{table}/replay")["total"] == steps


def test_who_was_connected_to_a_process_that_died_is_not_for_ever(postgres: Postgres, redis: Redis) -> None:
    database = postgres.fresh("died")
    one, two = (Server(database, broker=redis.url, beat=0.4) for _ in range(2))
    try:
        table, tokens = one.open_table()
        ann = Client(one, table, tokens[0])
        ben = Client(two, table, tokens[1])
        _wait_until(ben, lambda seats: seats[0]["connected"])  # asked for, when the table came to the other process
        one.kill()
        _wait_until(ben, lambda seats: not seats[0]["connected"])
        assert two.get(f"/api/tables/{table}")["seats"][1]["connected"]
        ann.close()
    finally:
        one.stop()
        two.stop()


def _wait_until(client: Client, holds: Callable[[list[dict[str, Any]]], bool]) -> None:
    seats = client.hello["d"]["table"]["seats"]
    while not holds(seats):
        seats = client.wait_kind("table")["d"]["seats"]


def _seat_to_act(server: Server, table: str, tokens: list[str]) -> int:
    states = [server.get(f"/api/tables/{table}/state", token) for token in tokens]
    return next(seat for seat, state in enumerate(states) if state["legal"])


def test_a_database_that_goes_away_and_comes_back(postgres: Postgres) -> None:
    with Server(postgres.fresh("away")) as server:
        _, _, people = sit_down(server)
        play_on(people, 3)
        mover, _ = to_act(people)
        seen = mover.state["view"]
        postgres.stop()
        assert mover.refused("act", {"action": mover.state["legal"][0]}) == "store-unavailable"
        assert server.refused("POST", "/api/tables", {"game": "age-of-war"}) == (503, "store-unavailable")
        assert mover.say("sync")["d"]["view"] == seen
        postgres.start()
        _until_back(mover)
        play_on(people, 3)


def _until_back(mover: Client) -> None:
    for _ in range(100):
        if mover.act(mover.state["legal"][0])["t"] == "state":
            return
        time.sleep(0.1)
    raise AssertionError("the server did not find its database again")


def test_a_damaged_log_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    server = Server(f"sqlite:///{file}")
    table, _, people = sit_down(server)
    play_on(people, 3)
    server.kill()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entries SET checked = 'damaged' WHERE version = 2")
    server.start()
    try:
        assert server.refused("GET", f"/api/tables/{table}")[1] == "table-damaged"
        assert server.get("/api/health")["status"] == "ok"
    finally:
        server.stop()
