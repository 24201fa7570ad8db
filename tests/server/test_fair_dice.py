"""Dice that nobody can choose: promised before anybody sits down, mixed with what people send, proved at the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Client, Server
from tests.support.published import findings
from warhall import Record, RecordError
from warhall.kernel import Action, Game, View
from warhall.kernel.chance import commitment
from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import CreateTable, SeatWish
from warhall.server.settings import Settings
from warhall.server.store import queries
from warhall.server.store.engine import make_engine
from warhall.server.tables.hall import Hall
from warhall.server.tables.seating import Seating

MINE, OTHER = "0a" * 16, "f3" * 32


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may harm."""
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}") as running:
        yield running


def add(server: Server, table: str, token: str, entropy: str) -> Any:
    answer = server.ask("PUT", f"/api/tables/{table}/entropy", {"entropy": entropy}, token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def seated(server: Server, game: str = "age-of-war") -> tuple[Any, str, str]:
    """A person who sits at a table with a bot and has added to the dice: the table, its id and the token."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = server.post("/api/tables", {"game": game, "options": {"players": 2}, "seats": seats})
    add(server, made["table"]["id"], made["token"], MINE)
    return made["table"], made["table"]["id"], made["token"]


def record_of(server: Server, table: str, token: str) -> bytes:
    """The record of a table that the person leaves to the bots, when the game is over."""
    server.post(f"/api/tables/{table}/start", {}, token)
    server.post(f"/api/tables/{table}/leave", {}, token)
    watcher = Client(server, table)
    while not watcher.state["over"]:
        watcher.receive()
    return server.ask("GET", f"/api/tables/{table}/record").content


def test_the_promise_stands_before_anybody_sits_down(server: Server) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": "age-of-war", "options": {"players": 2}, "seats": seats})
    promise, table = made["table"]["commitment"], made["table"]["id"]
    assert len(promise) == 64
    ann, ben = (server.post(f"/api/tables/{table}/join", {"name": name}) for name in ("Ann", "Ben"))
    assert add(server, table, ann["token"], MINE)["seats"][0]["entropy"] == MINE
    assert add(server, table, ben["token"], MINE)["commitment"] == promise
    assert add(server, table, ben["token"], OTHER)["seats"][1]["entropy"] == OTHER
    server.post(f"/api/tables/{table}/start", {}, made["token"])
    text = server.ask("GET", f"/api/tables/{table}/record").content
    dice = Record.loads(text.splitlines()).header.dice
    assert (dice.commitment, dice.entropy) == (promise, [MINE, OTHER])
    assert server.get(f"/api/tables/{table}")["commitment"] == promise


@pytest.mark.parametrize(
    "entropy", ["", "0a" * 15, "0a" * 33, "0A" * 16, "0" * 33, "zz" * 16, "é" * 32, "0a" * 16 + "\n"]
)
def test_entropy_is_random_bytes(server: Server, entropy: str) -> None:
    _, table, token = seated(server)
    answer = server.ask("PUT", f"/api/tables/{table}/entropy", {"entropy": entropy}, token)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "bad-entropy", "entropy")


def test_only_who_sits_there_adds_to_the_dice_and_only_before_the_start(server: Server) -> None:
    _, table, token = seated(server)
    path = f"/api/tables/{table}/entropy"
    watcher = server.post(f"/api/tables/{table}/join", {"name": "Wil", "seat": None})["token"]
    assert server.refused("PUT", path, {"entropy": OTHER}) == (401, "token-missing")
    assert server.refused("PUT", path, {"entropy": OTHER}, watcher) == (403, "not-seated")
    assert server.refused("PUT", path, {"entropy": 7}, token) == (400, "bad-request")
    server.post(f"/api/tables/{table}/start", {}, token)
    assert server.refused("PUT", path, {"entropy": OTHER}, token) == (409, "not-open")
    assert server.get(f"/api/tables/{table}")["seats"][0]["entropy"] == MINE


def test_the_dice_stay_when_people_come_and_go(hall: Server) -> None:
    """Whoever takes over a seat takes over what was added there; a server that starts again finds the same game."""
    _, table, token = seated(hall)
    hall.post(f"/api/tables/{table}/start", {}, token)
    hall.post(f"/api/tables/{table}/leave", {}, token)
    newcomer = hall.post(f"/api/tables/{table}/join", {"name": "Zoe", "seat": 0})
    assert newcomer["table"]["seats"][0]["entropy"] == MINE
    hall.kill()
    hall.start()
    assert hall.get(f"/api/tables/{table}")["seats"][0]["entropy"] == MINE
    assert hall.get(f"/api/tables/{table}/state", newcomer["token"])["you"] == 0


def test_a_seat_given_up_before_the_start_adds_nothing(server: Server) -> None:
    made = server.post("/api/tables", {"game": "age-of-war", "options": {"players": 3}})
    table = made["table"]["id"]
    add(server, table, made["token"], MINE)
    moved = server.post(f"/api/tables/{table}/sit", {"seat": 2}, made["token"])
    assert [seat["entropy"] for seat in moved["seats"]] == [None, None, None]


@pytest.mark.parametrize("game", ["age-of-war", "conan-ccg"])
def test_an_honest_hall_is_proved(server: Server, game: str, tmp_path: Path) -> None:
    info, table, token = seated(server, game)
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(server, table, token))
    found = Record.load(path).verify(info["commitment"])
    assert found.proved > 0
    for (words,) in findings([path], info["commitment"]):
        assert words.startswith(f"{found.proved} of {found.draws} draws proved")


def dishonest(hall: Server, tmp_path: Path, change: str, *values: str) -> tuple[str, Path]:
    """A hall that changes its dice after somebody has sat down: the promise that was made, and the record."""
    info, table, token = seated(hall)
    hall.stop()
    with sqlite3.connect(tmp_path / "hall.sqlite3") as database:
        database.execute(f"UPDATE {change}", values)
    hall.start()
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(hall, table, token))
    return info["commitment"], path


def test_a_hall_that_picks_its_seed_late_is_found_by_the_promise(hall: Server, tmp_path: Path) -> None:
    seed = "picked after the entropy was known"
    promise, path = dishonest(hall, tmp_path, "tables SET seed = ?, commitment = ?", seed, commitment(seed))
    assert Record.load(path).verify().dice == "proved"  # nothing in the file alone betrays it
    with pytest.raises(RecordError) as refusal:
        Record.load(path).verify(promise)
    assert refusal.value.code == "record-promise"
    for (words,) in findings([path], promise):
        assert "commitment" in words


def test_a_hall_that_keeps_the_promise_on_paper_is_found_by_anybody(hall: Server, tmp_path: Path) -> None:
    promise, path = dishonest(hall, tmp_path, "tables SET seed = ?", "picked later")
    with pytest.raises(RecordError) as refusal:
        Record.load(path).verify(promise)
    assert refusal.value.code in ("record-seed", "record-keys")
    for (words,) in findings([path], promise):
        assert "keys" in words


def test_a_hall_that_drops_what_was_sent_is_found_by_who_sent_it(hall: Server, tmp_path: Path) -> None:
    _, path = dishonest(hall, tmp_path, "seats SET entropy = ?", OTHER)
    assert Record.load(path).header.dice.entropy[0] != MINE


def test_files_are_for_the_server_alone(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite3"
    path.touch(mode=0o644)
    with Server(f"sqlite:///{path}") as running:
        seated(running)
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("hall.sqlite3*")}
        assert len(modes) == 4
        assert set(modes.values()) == {"0o600"}


def test_a_start_that_missed_what_somebody_added_is_refused(tmp_path: Path) -> None:
    """Two processes: one starts the game while the other writes what a seat sends."""
    running = Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    _, table, _ = seated(running)
    running.stop()
    engine = make_engine(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    with pytest.raises(HallError) as refusal, engine.begin() as connection:
        queries.start_table(connection, table, 1, None, queries.PLAYING, [None, None])
    assert refusal.value.code == "busy"
    with engine.begin() as connection:
        queries.start_table(connection, table, 1, None, queries.PLAYING, [MINE, None])
    engine.dispose()


def test_a_bot_hears_nothing_that_the_dice_follow_from(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process is told a number for this one decision, and neither seed of the table."""
    asyncio.run(_listen_to_bots(database, monkeypatch))


async def _listen_to_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    async def listen(
        _asker: str, _game: Game, bot: str, _view: View, legal: list[Action], seed: str
    ) -> tuple[Action, str]:
        told.append(seed)
        return legal[0], bot

    hall = Hall(Settings(database=database))
    monkeypatch.setattr(hall.thinkers, "choose", listen)
    await hall.open()
    bots = [SeatWish("bot"), SeatWish("bot")]
    made = await Seating(hall).create(CreateTable("age-of-war", {"players": 2}, seats=bots, start=True), None)
    row = hall.tables[made.table.id].row
    while len(told) < 5:
        await asyncio.sleep(0.01)
    await hall.close()
    assert len(set(told)) == len(told)
    assert not any(secret in text for text in told for secret in (row.seed, row.bot_seed))
    assert row.bot_seed != row.seed
