"""Whatever a client sends: a coded error, the position unchanged, and everybody else plays on."""

from __future__ import annotations

import contextlib
import json
import random
import resource
import socket
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.support import ROOT, Client, Server, play_on, sit_down, to_act
from warhall.server.network.limits import Limits
from warhall.server.protocol.errors import Later
from warhall.server.settings import Settings


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its ordinary limits."""
    database = f"sqlite:///{tmp_path_factory.mktemp('limited') / 'hall.sqlite3'}"
    ordinary: dict[str, Any] = {"messages_per_second": 50.0, "message_burst": 100.0, "requests_per_second": 100.0}
    with Server(database, **ordinary, request_burst=300.0, tables_per_hour=60.0) as running:
        yield running


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server that does not wait long for anybody."""
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", hello_time=0.5, silence_time=4.0) as running:
        yield running


def send_anyway(client: Client, text: str) -> None:
    """Send, whether or not the server still listens."""
    with contextlib.suppress(ConnectionClosed):
        client.socket.send(text)


def closing_code(client: Client) -> int:
    """With what the server ended the connection."""
    try:
        while True:
            client.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def whole_state(server: Server, table: str) -> Any:
    """Tell what is there, how long its log is, and the checksum of the whole position."""
    state = server.get(f"/api/tables/{table}/state")
    lines = server.ask("GET", f"/api/tables/{table}/record").text.splitlines()
    return state["view"], state["n"], server.get(f"/api/tables/{table}")["v"], json.loads(lines[-2])["check"]


def test_messages_that_make_no_sense(server: Server) -> None:
    table, _, people = sit_down(server)
    mover, _ = to_act(people)
    before = whole_state(server, table)
    wrong: list[tuple[str, Any, str]] = [
        ("dance", {}, "unknown-type"),
        ("act", {}, "bad-message"),
        ("act", {"action": 7}, "bad-message"),
        ("act", {"action": "x" * 1001}, "bad-message"),
        ("act", {"action": "lose", "roll": "yes"}, "bad-message"),
        ("act", {"action": "lose", "seat": 1}, "bad-message"),
        ("act", [], "bad-message"),
        ("chat", {"text": None}, "bad-message"),
        ("lang", {"lang": 1}, "bad-message"),
    ]
    for kind, data, code in wrong:
        assert mover.refused(kind, data) == code, (kind, data)
    for action in ("fly", "", "fill nowhere 1", "roll 1 1 1 1 1 1 1", "first 0", "\u0000", "💥" * 100):
        assert mover.act(action)["t"] == "error"
    assert whole_state(server, table) == before
    play_on(people, 2)


def test_noise_on_the_socket(server: Server) -> None:
    table, tokens, people = sit_down(server)
    rng = random.Random(3)
    before = whole_state(server, table)
    noise = ["", "{", "[]", "null", '"x"', '{"t":1}', '{"t":"act"}', '{"t":"act","id":"","v":1}', "[" * 5000]
    noise += ['{"t":"act","id":"1","v":1,"d":{"action":' + "[" * 7000 + "]" * 7000 + "}}"]
    noise += ["".join(rng.choices(string.printable, k=50)) for _ in range(5)]
    for text in noise:
        people[0].socket.send(text)
        assert people[0].wait_kind("error")["d"]["code"] == "bad-message", text
    people[0].socket.send(b"\xff\xfe")
    people[0].socket.send(json.dumps({"t": "act", "id": "x" * 65, "v": 1}))
    for _ in range(30):
        send_anyway(people[0], "{")
    assert closing_code(people[0]) == 4400
    assert whole_state(server, table) == before
    play_on([people[1], Client(server, table, tokens[0])], 2)


@pytest.mark.parametrize("is_known", [False, True])
def test_a_text_that_is_none_ends_a_connection_and_leaves_no_traceback(
    server: Server, caplog: pytest.LogCaptureFixture, is_known: bool
) -> None:
    table, tokens, people = sit_down(server)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with people[0].socket if is_known else connect(address) as socket_:
        socket_.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket_)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == CloseCode.INVALID_DATA
    assert not [record for record in caplog.records if record.exc_info]
    play_on([people[1], Client(server, table, tokens[0])], 2)


def test_the_wrong_seat(server: Server) -> None:
    table, _, people = sit_down(server)
    mover, other = to_act(people)
    before = whole_state(server, table)
    assert other.act(mover.state["legal"][0])["d"]["code"] == "not-your-turn"
    watcher = Client(server, table)
    for kind in ("act", "roll", "undo", "why"):
        assert watcher.refused(kind, {"action": "lose"} if kind in ("act", "why") else None) == "not-seated"
    stranger, its_tokens = server.open_table()
    assert stranger != table
    intruder = Client(server, table, its_tokens[0])
    assert intruder.hello["d"]["code"] == "unknown-token"
    assert closing_code(intruder) == 4401
    assert whole_state(server, table) == before


def test_the_wrong_version(server: Server) -> None:
    table, _, people = sit_down(server)
    play_on(people, 2)
    mover, _ = to_act(people)
    before = whole_state(server, table)
    action = {"action": mover.state["legal"][0]}
    for version, code in ((0, "stale"), (mover.v + 1, "stale"), (10**9, "stale"), (-1, "bad-message")):
        for kind, data in (("act", action), ("undo", {}), ("roll", {})):
            found = mover.refused(kind, data, v=version)
            assert found == code or (kind == "roll" and found == "no-pause"), (kind, version)
    for number, wrong in enumerate(('"x"', "1.5", "null", "[]", "99999999999999999999")):
        mover.socket.send(f'{{"t":"act","id":"v{number}","v":{wrong},"d":{json.dumps(action)}}}')
        assert mover.answer(f"v{number}")["d"]["code"] == "bad-message", wrong
    assert whole_state(server, table) == before
    play_on(people, 2)


def test_an_id_that_was_used_before(server: Server) -> None:
    """The same id is never played twice, not even with another choice."""
    table, _, people = sit_down(server)
    mover, _ = to_act(people)
    seen, choices = mover.v, mover.state["legal"]
    assert mover.say("act", {"action": choices[0]}, name="once")["d"]["repeated"] is False
    before = whole_state(server, table)
    for kind, data in (("act", {"action": choices[0]}), ("act", {"action": choices[-1]}), ("undo", {})):
        assert mover.say(kind, data, v=seen, name="once")["d"]["repeated"] is True
    assert whole_state(server, table) == before
    play_on(people, 2)


def test_a_message_of_a_megabyte(server: Server) -> None:
    table, tokens, people = sit_down(server)
    before = whole_state(server, table)
    send_anyway(people[0], "x" * (1 << 20))
    assert closing_code(people[0]) == 1009
    body = json.dumps({"game": "age-of-war", "name": "x" * (1 << 20)})
    answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert whole_state(server, table) == before
    play_on([people[1], Client(server, table, tokens[0])], 2)


def test_a_flood_is_stopped_and_others_play_on(limited: Server) -> None:
    table, tokens = limited.open_table()
    others = limited.open_table()
    flood = Client(limited, table, tokens[0])
    before = whole_state(limited, table)
    elsewhere = [Client(limited, others[0], token) for token in others[1]]
    for number in range(2000):
        send_anyway(flood, json.dumps({"t": "ping", "id": f"flood-{number}"}))
    play_on(elsewhere, 2)
    assert closing_code(flood) == 4429
    assert any('"too-fast"' in text for text in flood.heard)
    assert whole_state(limited, table) == before
    play_on([Client(limited, table, token) for token in tokens], 2)


def test_somebody_who_does_not_read_is_disconnected(server: Server) -> None:
    """Nobody waits for them, and the server does not keep for ever what they do not want."""
    table, _, people = sit_down(server)
    before = whole_state(server, table)
    host, port = server.url.removeprefix("http://").split(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        request = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade"]
        request += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        deaf.sendall("\r\n".join([*request, "", ""]).encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        deaf.sendall(frame('{"t":"hello","id":"0"}'))
        people[0].wait_kind("table")
        with contextlib.suppress(OSError):
            for number in range(3000):
                deaf.sendall(frame(f'{{"t":"sync","id":"{number}"}}'))
        while server.get(f"/api/tables/{table}")["watchers"]:
            people[0].wait_kind("table")
    assert whole_state(server, table) == before
    play_on(people, 2)


def frame(text: str, *, first: int = 0x81, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A frame as a client sends it."""
    data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text.encode()))
    return bytes([first, 0x80 | len(data)]) + mask + data


def test_frames_in_pieces_and_many_at_once(server: Server) -> None:
    """However the bytes arrive: cut in two, in fragments, with pings in between, several together."""
    table, tokens = server.open_table()
    ping = frame('{"t":"ping","id":"again"}')
    fragments = frame('{"t":"ping",', first=0x01) + frame("?", first=0x89) + frame('"id":"f"}', first=0x80)
    accented = frame('{"t":"chat","id":"c","d":{"text":"à vous"}}')
    for pieces in (
        [ping * 3, frame("", first=0x8A) + ping],
        [ping[:1], ping[1:7], ping[7:]],
        [fragments, ping],
        [accented],
    ):
        client = Client(server, table, tokens[0])
        for piece in pieces:
            client.socket.socket.sendall(piece)
        wanted = b"".join(pieces).count(ping) or 1
        heard = [client.wait_kind("chat" if pieces == [accented] else "pong") for _ in range(wanted)]
        assert len(heard) == wanted
        client.close()


def test_half_open_and_silent_connections_end(impatient: Server) -> None:
    table, tokens = impatient.open_table()
    before = whole_state(impatient, table)
    address = f"{impatient.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address) as mute, pytest.raises(ConnectionClosed) as closed:
        mute.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    silent = Client(impatient, table, tokens[0])
    assert closing_code(silent) == 4408
    host, port = impatient.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: x")
        assert impatient.get("/api/health")["status"] == "ok"
    assert whole_state(impatient, table) == before
    play_on([Client(impatient, table, token) for token in tokens], 2)


def test_a_page_of_another_origin_cannot_connect(server: Server) -> None:
    table, _ = server.open_table()
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, origin=Origin("https://evil.example")) as foreign, pytest.raises(ConnectionClosed) as closed:
        foreign.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_too_many_tables_and_passwords(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    with Server(database, tables_per_hour=3.0, passwords_per_minute=2.0) as running:
        codes = [running.ask("POST", "/api/tables", {"game": "age-of-war"}).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        wrong = {"name": "Ann", "password": "wrong words"}
        assert [running.ask("POST", "/api/sessions", wrong).status_code for _ in range(3)] == [401, 401, 429]


def test_odds_and_hints_have_limits_of_their_own() -> None:
    """A table asks for odds at every decision: that must not use up the hints that somebody asks for."""
    limits = Limits(Settings(hints_per_minute=1, odds_per_minute=2))
    limits.hints.take("Ann")
    with pytest.raises(Later):
        limits.hints.take("Ann")
    limits.odds.take("Ann")
    limits.odds.take("Ann")
    with pytest.raises(Later):
        limits.odds.take("Ann")


def test_a_full_disk(tmp_path: Path) -> None:
    """The file may not grow any more: everything is refused with a code, nothing is lost, and it goes on later."""
    file = tmp_path / "hall.sqlite3"
    with Server(f"sqlite:///{file}") as running:
        table, _, people = sit_down(running)
        play_on(people, 3)
        mover, _ = to_act(people)
        before = whole_state(running, table)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert mover.refused("act", {"action": mover.state["legal"][0]}) == "store-unavailable"
        assert running.refused("POST", "/api/tables", {"game": "age-of-war"}) == (503, "store-unavailable")
        assert whole_state(running, table) == before
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert mover.act(mover.state["legal"][0])["t"] == "state"
        play_on(people, 3)


def test_the_command_line_refuses_what_cannot_be_served(tmp_path: Path) -> None:
    code = "from warhall.server import run; from warhall.server.settings import Settings; "
    for settings, expected in (
        ("database='mysql://x'", "bad-database"),
        ("database='postgresql://nobody@127.0.0.1:9/x'", "store-unavailable"),
        ("host='203.0.113.1'", "cannot-listen"),
    ):
        given = settings if "database" in settings else f"database='sqlite:///{tmp_path}/x', {settings}"
        call = f"{code}\ntry:\n run.serve(Settings({given}), print)\nexcept Exception as e: print(e.code)"
        done = subprocess.run([sys.executable, "-c", call], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.stdout.strip() == expected, done.stderr
