"""Looking after people: tables closed and opened, guests muted, sent away and kept out; what belongs to an account."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.support import PATIENCE, Client, Server, calm_server, play_on, sit_down, to_act
from tests.server.test_bad_input import closing_code
from warhall.cli.main import run
from warhall.server.tables.hall import Hall

TOKEN = "a token for whoever looks after the hall"


@pytest.fixture(scope="module")
def looked_after(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('people') / 'hall.sqlite3'}"
    with calm_server(database, admin_token=TOKEN) as running:
        yield running


def admin(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str, code: int = 0
) -> Any:
    """Say `warhall admin`; returns what it prints as JSON, if it does."""
    monkeypatch.setenv("WARHALL_ADMIN_TOKEN", TOKEN)
    capsys.readouterr()
    assert run(["--lang", "en", "admin", "--url", server.url, *words]) == code, capsys.readouterr()
    printed = capsys.readouterr()
    return json.loads(printed.out) if printed.out.startswith(("[", "{")) else printed.out + printed.err


def test_without_the_token_there_is_nothing(looked_after: Server, server: Server) -> None:
    assert looked_after.refused("GET", "/api/admin/tables") == (404, "not-found")
    assert looked_after.refused("GET", "/api/admin/tables", token="guess") == (404, "not-found")
    assert server.refused("GET", "/api/admin/tables", token=TOKEN) == (404, "not-found")


def test_the_command_line_says_what_it_needs(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no action" in admin(looked_after, capsys, monkeypatch, "dance", code=2)
    assert "TABLE PERSON" in admin(looked_after, capsys, monkeypatch, "kick", "x", code=2)
    monkeypatch.setenv("WARHALL_ADMIN_TOKEN", "wrong")
    assert run(["admin", "tables", "--url", looked_after.url]) == 2


def test_tables_are_unlisted_closed_and_opened_again(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens, people = sit_down(looked_after, listed=True)
    play_on(people, 2)
    assert table in [known["id"] for known in admin(looked_after, capsys, monkeypatch, "tables")]
    admin(looked_after, capsys, monkeypatch, "unlist", table)
    assert table not in [known["id"] for known in looked_after.get("/api/tables")]
    admin(looked_after, capsys, monkeypatch, "close", table)
    assert closing_code(people[0]) == 4404
    assert looked_after.refused("GET", f"/api/tables/{table}") == (410, "table-closed")
    held = {known["id"]: known["closed"] for known in admin(looked_after, capsys, monkeypatch, "tables")}
    assert held[table]
    assert sum(held.values()) == 1
    admin(looked_after, capsys, monkeypatch, "reopen", table)
    play_on([Client(looked_after, table, token) for token in tokens], 2)


def test_people_are_muted_and_sent_away(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, people = sit_down(looked_after)
    found = admin(looked_after, capsys, monkeypatch, "people", table)
    assert [(known["name"], known["seat"]) for known in found] == [("P0", 0), ("P1", 1)]
    second = str(found[1]["id"])
    admin(looked_after, capsys, monkeypatch, "mute", table, second)
    assert people[1].refused("chat", {"text": "hello"}) == "muted"
    admin(looked_after, capsys, monkeypatch, "unmute", table, second)
    assert people[1].say("chat", {"text": "hello"})["t"] == "chat"
    admin(looked_after, capsys, monkeypatch, "kick", table, second)
    assert closing_code(people[1]) == 4401
    assert looked_after.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("number", ["77", str(10**25)])
@pytest.mark.parametrize("action", ["lift", "settle", "mute", "kick"])
def test_what_there_is_not_is_told_by_its_number(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, action: str, number: str
) -> None:
    words = (action, sit_down(looked_after)[0], number) if action in ("mute", "kick") else (action, number)
    assert f"the number {number[:20]}" in admin(looked_after, capsys, monkeypatch, *words, code=2)


def test_addresses_and_accounts_are_kept_out(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    account = looked_after.post("/api/accounts", {"name": "Eve", "password": "12345678"})["token"]
    admin(looked_after, capsys, monkeypatch, "ban-account", "EVE")
    assert looked_after.refused("GET", "/api/me", token=account) == (403, "banned")
    assert looked_after.refused("POST", "/api/sessions", {"name": "Eve", "password": "12345678"})[1] == "banned"
    admin(looked_after, capsys, monkeypatch, "ban-address", "127.0.0.128/25")
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.200")
    with httpx.Client(base_url=looked_after.url, transport=elsewhere, timeout=PATIENCE) as eve:
        assert eve.get("/api/tables").json()["code"] == "banned"
        for known in admin(looked_after, capsys, monkeypatch, "bans"):
            admin(looked_after, capsys, monkeypatch, "lift", str(known["id"]))
        assert eve.get("/api/tables").status_code == 200
    assert looked_after.get("/api/me", account)["account"]["name"] == "Eve"


def test_what_the_house_settled_last_is_taken_last() -> None:
    """A look that began earlier and takes long does not bring back what has been settled anew meanwhile."""
    taken: list[int] = []
    looks = iter((0, 1))

    async def read(_load: object) -> tuple[int]:
        look = next(looks)
        await asyncio.sleep(0 if look else 0.05)
        return (look,)

    async def look_twice() -> None:
        house, store = SimpleNamespace(take=taken.append), SimpleNamespace(read=read)
        hall: Any = SimpleNamespace(_looking_up=asyncio.Lock(), house=house, store=store)
        await asyncio.gather(Hall.look_up_house(hall), Hall.look_up_house(hall))

    asyncio.run(look_twice())
    assert taken == [0, 1]


def test_who_is_banned_while_here_has_to_leave(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    account = looked_after.post("/api/accounts", {"name": "Mallory", "password": "12345678"})["token"]
    made = looked_after.post("/api/tables", {"game": "age-of-war", "name": "Mallory"}, account)
    table, token = made["table"]["id"], made["token"]
    mallory, watcher = Client(looked_after, table, token), Client(looked_after, table)
    admin(looked_after, capsys, monkeypatch, "ban-account", "mallory")
    assert closing_code(mallory) == 4401
    assert looked_after.refused("GET", f"/api/tables/{table}/state", token=token) == (401, "unknown-token")
    admin(looked_after, capsys, monkeypatch, "ban-address", "127.0.0.1")
    assert closing_code(watcher) == 4403
    assert looked_after.refused("GET", "/api/tables") == (403, "banned")
    for known in admin(looked_after, capsys, monkeypatch, "bans"):  # which is possible from a banned address
        admin(looked_after, capsys, monkeypatch, "lift", str(known["id"]))
    assert looked_after.post(f"/api/tables/{table}/token", {}, account)["seat"] == 0


def test_reports_and_what_the_house_says(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens, people = sit_down(looked_after)
    looked_after.post(f"/api/tables/{table}/report", {"text": "P1 is rude"}, tokens[0])
    assert looked_after.refused("POST", f"/api/tables/{table}/report", {"text": "x"})[1] == "token-missing"
    report = admin(looked_after, capsys, monkeypatch, "reports")[0]
    assert (report["table_id"], report["name"], report["text"]) == (table, "P0", "P1 is rude")
    admin(looked_after, capsys, monkeypatch, "settle", str(report["id"]))
    assert admin(looked_after, capsys, monkeypatch, "reports") == []
    admin(looked_after, capsys, monkeypatch, "announce", "Closed tonight.")
    admin(looked_after, capsys, monkeypatch, "read-only")
    assert looked_after.get("/api/house") == {"announcement": "Closed tonight.", "read_only": True}
    mover, _ = to_act(people)
    assert mover.refused("act", {"action": mover.state["legal"][0]}) == "read-only"
    assert looked_after.refused("POST", "/api/tables", {"game": "age-of-war"}) == (503, "read-only")
    admin(looked_after, capsys, monkeypatch, "writable")
    admin(looked_after, capsys, monkeypatch, "announce", "")
    assert looked_after.get("/api/house") == {"announcement": None, "read_only": False}
    play_on(people, 2)


def test_passwords_are_changed_and_reset(
    looked_after: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = looked_after.post("/api/accounts", {"name": "Ann", "password": "12345678"})["token"]
    wrong = {"old": "something", "new": "another one"}
    assert looked_after.refused("PUT", "/api/me/password", wrong, old)[1] == "wrong-password"
    changed = looked_after.ask("PUT", "/api/me/password", {"old": "12345678", "new": "another one"}, old)
    assert looked_after.refused("GET", "/api/me", token=old) == (401, "unknown-token")
    token = changed.json()["token"]
    assert looked_after.ask("DELETE", "/api/me/sessions", token=token).status_code == 204
    assert looked_after.refused("GET", "/api/me", token=token) == (401, "unknown-token")
    password = admin(looked_after, capsys, monkeypatch, "password", "ann")["password"]
    looked_after.post("/api/sessions", {"name": "Ann", "password": password})
    refused = looked_after.refused("POST", "/api/admin/passwords", {"name": "nobody"}, TOKEN)
    assert refused == (404, "unknown-account")
    assert "There is no account of this name." in admin(looked_after, capsys, monkeypatch, "password", "nobody", code=2)


def test_what_is_kept_about_somebody_is_theirs_to_have_and_to_delete(looked_after: Server) -> None:
    token = looked_after.post("/api/accounts", {"name": "Private", "password": "12345678"})["token"]
    made = looked_after.post("/api/tables", {"game": "age-of-war", "name": "Private"}, token)
    table = made["table"]["id"]
    client = Client(looked_after, table, made["token"])
    client.say("chat", {"text": "my words"})
    kept = looked_after.get("/api/me/export", token)
    assert kept["name"] == "Private"
    assert [known["name"] for known in kept["tables"]] == ["Private"]
    assert [known["text"] for known in kept["chat"]] == ["my words"]
    assert looked_after.ask("DELETE", "/api/me", token=token).status_code == 204
    assert "Private" not in looked_after.ask("GET", f"/api/tables/{table}").text
    assert looked_after.get(f"/api/tables/{table}/chat")["messages"] == []
    client.close()


def test_the_name_of_who_left_a_seat_is_deleted_too(looked_after: Server) -> None:
    token = looked_after.post("/api/accounts", {"name": "Leaver", "password": "12345678"})["token"]
    made = looked_after.post("/api/tables", {"game": "age-of-war", "name": "Leaver"}, token)
    path = f"/api/tables/{made['table']['id']}"
    looked_after.post(f"{path}/start", {"fill": None}, made["token"])
    looked_after.post(f"{path}/report", {"text": "the bot is rude"}, made["token"])
    looked_after.post(f"{path}/leave", {}, made["token"])
    assert looked_after.get(path)["seats"][0]["name"] == "Leaver"
    assert looked_after.ask("DELETE", "/api/me", token=token).status_code == 204
    for address in (path, f"{path}/record", f"{path}/state", "/api/admin/reports"):
        assert "Leaver" not in looked_after.ask("GET", address, token=TOKEN if "admin" in address else None).text


def test_a_sign_in_does_not_last_for_ever(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", session_days=0.0) as server:
        token = server.post("/api/accounts", {"name": "Ann", "password": "12345678"})["token"]
        assert server.refused("GET", "/api/me", token=token) == (401, "unknown-token")
