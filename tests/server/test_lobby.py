"""Making tables, sitting down, leaving, starting, playing again; accounts; pages."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import Client, Server, play_on
from warhall.bots import usual_opponents
from warhall.kernel import game_class, game_ids, load_game


def test_games_describe_themselves_in_both_languages(server: Server) -> None:
    games = {game["id"]: game for game in server.get("/api/games")}
    assert {"age-of-war", "sealed-bids"} <= set(games)
    english, french = (server.get(f"/api/games/age-of-war?lang={lang}") for lang in ("en", "fr"))
    assert english["options"][0]["text"] != french["options"][0]["text"]
    rules = server.get("/api/games/age-of-war/rules?lang=fr")
    assert len(rules) == english["rules"]
    assert rules[0]["text"] != server.get("/api/games/age-of-war/rules")[0]["text"]
    assert server.ask("GET", "/api/games/age-of-war/picture.svg").text.startswith("<svg")
    assert server.refused("GET", "/api/games/age-of-wax") == (404, "unknown-game")
    accepted = server.http.get("/api/games/age-of-war", headers={"Accept-Language": "fr-CA,en;q=0.5"}).json()
    assert accepted == french


def test_a_game_says_what_each_seat_may_play_with(server: Server) -> None:
    decks, kingdoms = (
        next(option for option in server.get(f"/api/games/{game}?lang=fr")["options"] if option["kind"] == "seats")
        for game in ("conan-ccg", "age-of-conan")
    )
    assert (decks["between"], decks["text"], len(decks["offers"])) == (";", "Paquet", 6)
    assert decks["offers"]["red_axe"] == "La hache rouge"
    assert decks["own"]
    assert (kingdoms["between"], kingdoms["offers"]["aquilonia"], kingdoms["own"]) == (",", "Aquilonie", "")
    made = server.post("/api/tables", {"game": "age-of-conan", "options": {"players": 2, "kingdoms": ",stygia"}})
    assert made["table"]["options"]["kingdoms"] == "aquilonia,stygia"
    made = server.post("/api/tables", {"game": "conan-ccg", "options": {"decks": ";red_axe"}})
    assert made["table"]["options"]["decks"] == "sons_of_the_north;red_axe"


def test_play_now_against_bots_is_one_request(server: Server) -> None:
    body = {"game": "age-of-war", "options": {"players": 4}, "start": True, "clock": None}
    made = server.post("/api/tables?lang=fr", body)
    table = made["table"]
    assert (table["status"], made["seat"]) == ("playing", 0)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in table["seats"]}) == 4
    assert table["seats"][0]["name"] == "Invité"
    me = Client(server, table["id"], made["token"])
    while not me.state["legal"]:
        me.receive()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "age-of-war", "options": {"players": 9}}, "bad-number"),
        ({"game": "age-of-war", "options": {"dice": 9}}, "unknown-option"),
        ({"game": "age-of-conan", "options": {"data": "/etc"}}, "local-option"),
        ({"game": "conan-ccg", "options": {"data": "packs"}}, "local-option"),
        ({"game": "conan-ccg", "options": {"decks": "/etc/passwd"}}, "local-option"),
        ({"game": "conan-ccg", "options": {"decks": "red_axe;mine.deck"}}, "local-option"),
        ({"game": "conan-ccg", "options": {"decks": "red_axe;3 Thak\n2 Nobody"}}, "deck-import"),
        ({"game": "age-of-war", "seats": [{"kind": "open"}]}, "bad-seats"),
        ({"game": "age-of-war", "seats": [{"kind": "person"}] * 2}, "bad-seats"),
        ({"game": "age-of-war", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"game": "age-of-war", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "/tmp/x.py"}]}, "unknown-bot"),
        (
            {"game": "age-of-war", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy:x=1"}]},
            "unknown-bot-option",
        ),
        ({"game": "age-of-war", "clock": {"kind": "live", "seconds": 1}}, "bad-request"),
        ({"game": "age-of-war", "clock": {"kind": "sand"}}, "bad-request"),
        ({"game": "age-of-war", "name": " \u202e "}, "bad-name"),
        ({"game": "age-of-war", "colour": "red"}, "bad-request"),
        ({"game": 7}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be(server: Server, body: Any, code: str) -> None:
    status, found = server.refused("POST", "/api/tables", body)
    assert found == code
    assert 400 <= status < 500


def test_sitting_down_changing_seats_and_leaving(server: Server) -> None:
    made = server.post("/api/tables", {"game": "age-of-war", "options": {"players": 3}, "name": "Ann", "listed": True})
    table, host = made["table"]["id"], made["token"]
    path = f"/api/tables/{table}"
    assert table in [known["id"] for known in server.get("/api/tables?status=open&game=age-of-war")]
    ben = server.post(f"{path}/join", {"name": "Ann"})
    assert ben["table"]["you"] == {"seat": 1, "name": "Ann 2", "host": False}
    cleo = server.post(f"{path}/join", {"name": "Cleo", "seat": None})
    assert cleo["seat"] is None
    assert server.refused("POST", f"{path}/join", {"seat": 1}) == (409, "seat-taken")
    assert server.refused("POST", f"{path}/join", {"seat": 7})[1] == "bad-seat"
    assert server.post(f"{path}/sit", {"seat": 2}, cleo["token"])["seats"][2]["name"] == "Cleo"
    assert server.refused("POST", f"{path}/join", {}) == (409, "table-full")
    assert server.refused("POST", f"{path}/start", {}, ben["token"]) == (403, "not-host")
    assert server.refused("POST", f"{path}/start", {}) == (401, "token-missing")
    assert server.refused("POST", f"{path}/start", {}, "wrong") == (401, "unknown-token")
    assert server.post(f"{path}/leave", {}, cleo["token"])["seats"][2]["kind"] == "open"
    assert server.refused("POST", f"{path}/start", {}, host) == (409, "seats-open")
    put = server.ask("PUT", f"{path}/seats/2", {"kind": "bot", "bot": "random"}, host)
    assert put.json()["seats"][2]["name"] == "Random"
    assert server.refused("PUT", f"{path}/seats/2", {"kind": "open"}, ben["token"]) == (403, "not-host")
    left = server.post(f"{path}/leave", {}, host)
    assert left["seats"][1]["host"] is True
    started = server.post(f"{path}/start", {"fill": "greedy"}, ben["token"])
    assert started["status"] == "playing"
    assert server.refused("POST", f"{path}/start", {}, ben["token"]) == (409, "not-open")


@pytest.mark.parametrize("game", game_ids())
def test_the_game_says_who_sits_down_when_nobody_does(server: Server, game: str) -> None:
    (proposed,) = usual_opponents(load_game(game), 1)
    known = server.get(f"/api/games/{game}")
    assert known["default_bot"] == proposed
    assert proposed in [bot["name"] for bot in known["bots"]]
    made = server.post("/api/tables", {"game": game})
    path, host = f"/api/tables/{made['table']['id']}", made["token"]
    asked = server.ask("PUT", f"{path}/seats/1", {"kind": "bot"}, host).json()
    assert asked["seats"][1]["bot"] == proposed
    server.ask("PUT", f"{path}/seats/1", {"kind": "open"}, host)
    filled = server.post(f"{path}/start", {"fill": None}, host)
    sitting = [seat["bot"] for seat in filled["seats"][1:]]
    assert sitting == usual_opponents(load_game(game), len(sitting))
    drawn = [bot["portrait"] for bot in known["bots"] if bot["portrait"]]
    assert all(server.ask("GET", portrait).text.startswith("<svg") for portrait in drawn)


def test_a_bot_stands_in_for_who_leaves_and_the_seat_can_be_taken_over(server: Server) -> None:
    table, tokens = server.open_table()
    path = f"/api/tables/{table}"
    one = Client(server, table, tokens[1])
    left = server.post(f"{path}/leave", {}, tokens[0])
    assert left["seats"][0]["kind"] == "bot"
    assert left["seats"][0]["stand_in"] == game_class("age-of-war").DEFAULT_BOT
    assert left["you"]["seat"] is None
    while not one.state["legal"]:
        one.receive()
    assert server.get(f"{path}/state", tokens[0])["you"] is None
    newcomer = server.post(f"{path}/join", {"name": "Dora"})
    assert newcomer["seat"] == 0
    assert server.refused("POST", f"{path}/leave", {}, tokens[0]) == (403, "not-seated")
    assert server.get(f"{path}/state", newcomer["token"])["you"] == 0


def test_a_rematch_keeps_the_seats(server: Server) -> None:
    table, tokens = server.open_table("sealed-bids", 2)
    assert server.refused("POST", f"/api/tables/{table}/rematch", {}, tokens[0]) == (409, "not-over")
    people = [Client(server, table, token) for token in tokens]
    play_on(people, 100)
    assert people[0].state["over"]
    first = server.post(f"/api/tables/{table}/rematch", {}, tokens[1])
    assert first["seat"] == 1
    assert first["table"]["seats"][0]["held_for"] == "P0"
    assert first["table"]["status"] == "open"
    new = first["table"]["id"]
    assert server.get(f"/api/tables/{table}")["rematch"] == new
    assert server.refused("POST", f"/api/tables/{new}/join", {}) == (409, "table-full")
    second = server.post(f"/api/tables/{table}/rematch", {}, tokens[0])
    assert (second["table"]["id"], second["seat"], second["table"]["status"]) == (new, 0, "open")
    for seated in (second, first):  # it begins when everybody has added to the dice
        assert server.get(f"/api/tables/{new}")["status"] == "open"
        server.ask("PUT", f"/api/tables/{new}/entropy", {"entropy": "0a" * 16}, seated["token"])
    assert server.get(f"/api/tables/{new}")["status"] == "playing"
    again = server.post(f"/api/tables/{table}/rematch", {}, tokens[1])
    assert again["table"]["id"] == new
    assert server.refused("GET", f"/api/tables/{new}/state", None, first["token"]) == (401, "unknown-token")


def test_a_table_deleted_under_a_player(server: Server) -> None:
    made = server.post("/api/tables", {"game": "age-of-war", "name": "Ann"})
    table = made["table"]["id"]
    ben = server.post(f"/api/tables/{table}/join", {"name": "Ben"})
    client = Client(server, table, ben["token"])
    assert server.refused("DELETE", f"/api/tables/{table}", None, ben["token"]) == (403, "not-host")
    assert server.ask("DELETE", f"/api/tables/{table}", token=made["token"]).status_code == 204
    assert client.wait_kind("gone")
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    for path in ("", "/state", "/replay", "/chat"):
        assert server.refused("GET", f"/api/tables/{table}{path}", None, ben["token"]) == (404, "unknown-table")
    with pytest.raises(ConnectionClosed) as refused:
        Client(server, table, ben["token"])
    assert refused.value.rcvd is not None
    assert refused.value.rcvd.code == 4404
    running, tokens = server.open_table()
    play_on([Client(server, running, token) for token in tokens], 2)
    assert server.refused("DELETE", f"/api/tables/{running}", None, tokens[0]) == (409, "game-running")


def test_an_account_keeps_games_together(server: Server) -> None:
    account = server.post("/api/accounts", {"name": "Zoë", "password": "correct horse"})
    assert server.refused("POST", "/api/accounts", {"name": "zoË", "password": "12345678"}) == (409, "name-taken")
    assert server.refused("POST", "/api/accounts", {"name": "Yan", "password": "short"})[1] == "bad-password"
    assert server.refused("POST", "/api/sessions", {"name": "Zoë", "password": "wrong horse"}) == (
        401,
        "wrong-password",
    )
    assert server.refused("POST", "/api/sessions", {"name": "Nobody", "password": "12345678"}) == (
        401,
        "wrong-password",
    )
    session = server.post("/api/sessions", {"name": "zoë", "password": "correct horse"})
    made = server.post("/api/tables", {"game": "age-of-war", "name": "Zoë", "start": True}, account["token"])
    table = made["table"]["id"]
    me = server.get("/api/me", session["token"])
    assert [known["id"] for known in me["tables"]] == [table]
    assert me["tables"][0]["you"]["seat"] == 0
    elsewhere = server.post(f"/api/tables/{table}/token", {}, session["token"])
    assert elsewhere["seat"] == 0
    assert server.refused("GET", f"/api/tables/{table}", None, made["token"]) == (401, "unknown-token")
    assert server.ask("DELETE", "/api/sessions", token=session["token"]).status_code == 204
    assert server.refused("GET", "/api/me", None, session["token"]) == (401, "unknown-token")
    assert server.ask("DELETE", "/api/me", token=account["token"]).status_code == 204
    assert server.refused("POST", "/api/sessions", {"name": "Zoë", "password": "correct horse"})[0] == 401
    assert server.get(f"/api/tables/{table}", elsewhere["token"])["you"]["seat"] == 0


def test_pages_are_safe_and_come_from_here_alone(server: Server) -> None:
    for path in ("/", "/table/abc", "/docs", "/docs/openapi.json", "/api/health", "/api/nothing", "/../etc/passwd"):
        answer = server.http.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"], path
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert server.refused("GET", "/api/nothing") == (404, "not-found")
    assert server.refused("GET", "/%2e%2e/%2e%2e/pyproject.toml") == (404, "not-found")
    assert "http" not in server.http.get("/docs").text.replace("http.", "")
    foreign = server.http.post("/api/tables", json={"game": "age-of-war"}, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    own = server.http.post("/api/tables", json={"game": "age-of-war"}, headers={"Origin": server.url})
    assert own.status_code == 201
