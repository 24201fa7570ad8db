"""Inviting others: the address of the link, pages that come from there, and what guests choose when they sit down."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.support import PATIENCE, ROOT, Client, Server
from warhall.kernel import InvalidOptionError
from warhall.server.network.addresses import lan_address

PUBLIC = "https://hall.example.org"


def test_an_invitation_names_the_address_that_the_browser_used(server: Server) -> None:
    table = server.post("/api/tables", {"game": "age-of-war"})["table"]["id"]
    invitation = server.get(f"/api/tables/{table}/invitation")
    assert invitation["url"] == f"{server.url}/table/{table}"
    assert invitation["only_here"]
    assert invitation["qr"].startswith("data:image/svg+xml")
    path = f"{server.url}/api/tables/{table}/invitation"
    by_name = httpx.get(path, headers={"Host": "hall.local:8765"}).json()
    assert (by_name["url"], by_name["only_here"]) == (f"http://hall.local:8765/table/{table}", False)
    assert httpx.get(path, headers={"Host": "x" * 5000}).status_code == 200  # a long name still makes a picture
    assert server.refused("GET", "/api/tables/none/invitation") == (404, "unknown-table")


def test_behind_a_proxy_links_carry_the_public_address_and_its_pages_may_come(database: str) -> None:
    with Server(database, public_url=f"{PUBLIC}/") as running:
        made = running.post("/api/tables", {"game": "age-of-war"})
        table = made["table"]["id"]
        invitation = running.get(f"/api/tables/{table}/invitation")
        assert (invitation["url"], invitation["only_here"]) == (f"{PUBLIC}/table/{table}", False)
        for origin, status in ((PUBLIC, 201), (running.url, 201), ("https://evil.example", 403), ("null", 403)):
            asked = running.http.post(f"/api/tables/{table}/join", json={"seat": None}, headers={"Origin": origin})
            assert asked.status_code == status, origin
        address = f"{running.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, origin=Origin(PUBLIC)) as own:
            own.send('{"t": "hello", "id": "1"}')
            assert '"state"' in str(own.recv(timeout=PATIENCE))
        with connect(address, origin=Origin("http://hall.example.org")) as foreign:
            with pytest.raises(ConnectionClosed) as closed:
                foreign.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def _serve(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "warhall", "serve", "--database", f"sqlite:///{tmp_path}/hall.sqlite3", *arguments]
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment
    )


def test_a_hall_on_the_network_answers_there_and_says_where(tmp_path: Path) -> None:
    try:
        host = lan_address()
    except InvalidOptionError:  # then the command says so
        _, errors = _serve(tmp_path, "--lan", "--port", "0").communicate(timeout=PATIENCE)
        assert "--lan" in errors
        return
    process = _serve(tmp_path, "--lan", "--port", "0")
    try:
        assert process.stdout is not None
        here, others, code = (process.stdout.readline().strip() for _ in range(3))
        assert here.startswith("The hall is open: http://127.0.0.1:")
        url = others.removeprefix("For everybody else: ").rstrip("/")
        assert urlsplit(url).hostname == host
        assert set(code) == {"█"}  # the quiet edge of the picture
        made = httpx.post(f"{here.split()[-1]}api/tables", json={"game": "age-of-war"}, timeout=PATIENCE).json()
        table = made["table"]["id"]
        invitation = httpx.get(f"{here.split()[-1]}api/tables/{table}/invitation").json()
        assert (invitation["url"], invitation["only_here"]) == (f"{url}/table/{table}", False)
        joined = httpx.post(f"{url}/api/tables/{table}/join", json={"name": "Ben"}, headers={"Origin": url})
        assert joined.json()["seat"] == 1
        foreign = httpx.post(f"{url}/api/tables/{table}/join", json={}, headers={"Origin": "http://evil.example"})
        assert foreign.json()["code"] == "foreign-origin"
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_an_address_that_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for arguments, told in (
            (("--public-url", "hall.example.org/x", "--port", "0"), '--public-url: "hall.example.org/x" is not'),
            (("--port", port), f"Port {port} cannot be used: Address already in use."),
            (("--lan", "--host", "127.0.0.1"), "Give --lan or --host, not both"),
        ):
            process = _serve(tmp_path, *arguments)
            _, errors = process.communicate(timeout=PATIENCE)
            assert process.returncode != 0
            assert told in errors
            assert "Traceback" not in errors


# -- what guests choose ----------------------------------------------------------------------------------------------


def _table(server: Server, game: str, **options: Any) -> tuple[str, str]:
    made = server.post("/api/tables", {"game": game, "options": options, "name": "Ann"})
    return made["table"]["id"], made["token"]


def test_everybody_chooses_a_kingdom_that_nobody_else_wanted(server: Server) -> None:
    table, ann = _table(server, "age-of-conan", players=3)
    path = f"/api/tables/{table}"
    assert server.get(path)["options"]["kingdoms"] == "aquilonia,turan,stygia"  # as the game proposes
    ben = server.post(f"{path}/join", {"name": "Ben", "seat": 1, "choices": {"kingdoms": "aquilonia"}})
    assert ben["table"]["options"]["kingdoms"] == "turan,aquilonia,stygia"  # Ann has not said what she wants
    zoe = {"name": "Zoe", "seat": 2, "choices": {"kingdoms": "aquilonia"}}
    assert server.refused("POST", f"{path}/join", zoe) == (409, "kingdom-twice")
    assert server.get(path)["seats"][2]["kind"] == "open"  # all or nothing
    mine = server.post(f"{path}/sit", {"seat": 0, "choices": {"kingdoms": "hyperborea"}}, ann)
    assert mine["options"]["kingdoms"] == "hyperborea,aquilonia,turan"
    assert mine["you"]["seat"] == 0
    server.post(f"{path}/leave", {}, ben["token"])  # what a person chose goes with them
    zoe["seat"] = 1
    assert server.post(f"{path}/join", zoe)["table"]["options"]["kingdoms"] == "hyperborea,aquilonia,turan"
    moved = server.post(f"{path}/sit", {"seat": 2}, ann)
    assert moved["options"]["kingdoms"] == "turan,aquilonia,stygia"
    listener = Client(server, table)
    server.post(f"{path}/start", {"fill": "random"}, ann)
    while listener.state.get("view") is None:
        listener.receive()
    assert listener.state["view"]["kingdoms"] == ["turan", "aquilonia", "stygia"]


def test_everybody_brings_a_deck_and_nobody_chooses_for_another(server: Server) -> None:
    table, ann = _table(server, "conan-ccg", decks="red_axe;")
    path = f"/api/tables/{table}"
    for choices, code in (
        ({"decks": "apes_and_axes;red_axe"}, "bad-text"),
        ({"decks": "/etc/passwd"}, "local-option"),
        ({"decks": "3 Thak\n"}, "deck-faults"),
        ({"turn_limit": "5"}, "unknown-option"),
        ({"players": "3"}, "unknown-option"),
    ):
        status, found = server.refused("POST", f"{path}/join", {"name": "Ben", "seat": 1, "choices": choices})
        assert 400 <= status < 500
        assert found == code or code == "deck-faults", found
    ben = server.post(f"{path}/join", {"name": "Ben", "choices": {"decks": "apes_and_axes"}})
    assert ben["table"]["options"]["decks"] == "red_axe;apes_and_axes"
    server.post(f"{path}/start", {}, ann)
    again = {"seat": 1, "choices": {"decks": "red_axe"}}
    assert server.refused("POST", f"{path}/sit", again, ben["token"]) == (409, "already-seated")
    record = server.ask("GET", f"{path}/record", token=ann).text
    assert "red_axe;apes_and_axes" in record.splitlines()[0]


def test_choices_outlive_a_restart(database: str) -> None:
    with Server(database) as running:
        table, _ = _table(running, "age-of-conan", players=2)
        body = {"name": "Ben", "seat": 1, "choices": {"kingdoms": "aquilonia"}}
        running.post(f"/api/tables/{table}/join", body)
        running.kill()
        running.start()
        assert running.get(f"/api/tables/{table}")["options"]["kingdoms"] == "turan,aquilonia"
