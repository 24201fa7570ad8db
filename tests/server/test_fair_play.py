"""Nobody plays two seats, an ended token sees nothing more, and help is the same for everybody at a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import Client, Server

CLOCK = {"kind": "live", "seconds": 600, "increment": 10}


def test_a_token_that_was_replaced_ends_its_open_connections(server: Server) -> None:
    account = server.post("/api/accounts", {"name": "Ann of two devices", "password": "12345678"})["token"]
    made = server.post("/api/tables", {"game": "sealed-bids", "name": "Ann"}, account)
    path = f"/api/tables/{made['table']['id']}"
    ben = server.post(f"{path}/join", {"name": "Ben"})
    server.post(f"{path}/start", {}, made["token"])
    old, other = Client(server, made["table"]["id"], made["token"]), Client(server, made["table"]["id"], ben["token"])
    fresh = server.post(f"{path}/token", {}, account)
    with pytest.raises(ConnectionClosed) as ended:
        _listen_on(old)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4401
    while other.wait_kind("table")["d"]["seats"][0]["connected"]:
        pass
    assert Client(server, made["table"]["id"], fresh["token"]).state["you"] == 0
    assert server.refused("GET", f"{path}/state", token=made["token"]) == (401, "unknown-token")


def _listen_on(client: Client) -> None:
    while True:
        client.receive()


def test_an_account_has_one_seat_at_a_table(server: Server) -> None:
    account = server.post("/api/accounts", {"name": "Ann of two seats", "password": "12345678"})["token"]
    made = server.post("/api/tables", {"game": "sealed-bids", "options": {"players": 3}, "name": "Ann"}, account)
    path = f"/api/tables/{made['table']['id']}"
    assert server.refused("POST", f"{path}/join", {"name": "Zoe"}, account) == (409, "already-seated")
    watching = server.post(f"{path}/join", {"name": "Zoe", "seat": None}, account)
    assert server.refused("POST", f"{path}/sit", {"seat": 1}, watching["token"]) == (409, "already-seated")


def test_where_there_are_secrets_a_seat_is_kept_for_who_left_it(server: Server) -> None:
    table, tokens = server.open_table("sealed-bids", 3)
    path = f"/api/tables/{table}"
    server.post(f"{path}/leave", {}, tokens[1])
    assert server.refused("POST", f"{path}/join", {"name": "Somebody else"}) == (409, "seat-kept")
    server.post(f"{path}/leave", {}, tokens[0])
    assert server.refused("POST", f"{path}/sit", {"seat": 1}, tokens[0]) == (409, "seat-kept")
    assert server.post(f"{path}/sit", {"seat": 0}, tokens[0])["you"]["seat"] == 0


def test_who_left_a_seat_takes_no_other(server: Server) -> None:
    table, tokens = server.open_table("age-of-war", 2)
    path = f"/api/tables/{table}"
    for token in tokens:
        server.post(f"{path}/leave", {}, token)
    assert server.refused("POST", f"{path}/sit", {"seat": 1}, tokens[0]) == (409, "seat-kept")
    assert server.post(f"{path}/sit", {"seat": 0}, tokens[0])["you"]["seat"] == 0


@pytest.mark.parametrize(
    ("wish", "helps"),
    [
        ({}, True),
        ({"clock": CLOCK}, False),
        ({"clock": CLOCK, "help": True}, True),
        ({"help": False}, False),
        ({"clock": CLOCK, "seats": [{"kind": "person"}, {"kind": "bot"}]}, True),
    ],
)
def test_help_is_an_option_of_the_table(server: Server, wish: dict[str, object], helps: bool) -> None:
    made = server.post("/api/tables", {"game": "age-of-war", "options": {"players": 2}, **wish})
    path, token = f"/api/tables/{made['table']['id']}", made["token"]
    assert made["table"]["help"] is helps
    server.post(f"{path}/start", {"fill": "greedy"}, token)
    client = Client(server, made["table"]["id"], token)
    while not client.state["legal"]:
        client.receive()
    for asked in ("odds", "chances", "hint", "plan"):
        for asker in (token, None):
            answer = server.ask("GET", f"{path}/{asked}", token=asker)
            assert (answer.json().get("code") == "no-help") == (
                not helps and not (asked in ("hint", "plan") and asker is None)
            )
    assert json.loads(server.ask("GET", f"{path}/record", token=token).text.splitlines()[0])["help"] is helps


@pytest.mark.parametrize("helps", [True, False])
def test_what_dice_are_for_is_told_to_everybody_and_the_odds_where_there_is_help(tmp_path: Path, helps: bool) -> None:
    at_turn = {"phase": "dice", "pool": ["military", "intrigue"], "adventure": "tower_of_the_elephant"}
    positions = tmp_path / "positions.json"
    positions.write_text(json.dumps({"turn": {**at_turn, "conan": "hyrkania", "conan_player": 1, "first_player": 0}}))
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", ["turn"], positions) as server:
        table, tokens = server.open_table("age-of-conan", help=helps)
        told = server.get(f"/api/tables/{table}/previews", tokens[0])["choices"]
        assert set(told) == {"take intrigue", "take military"}
        assert all(deeds["menu"] for deeds in told.values())
        assert bool(told["take military"].get("odds")) is helps
        assert server.get(f"/api/tables/{table}/previews", tokens[1])["choices"] == {}
