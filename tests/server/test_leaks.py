"""Nobody learns what their seat may not see: not from any byte.

Two games are played that a seat cannot tell apart, because they differ only in what is hidden from it (see `twins.py`).
Everything that the server sends to that seat, to it after it has left, and to watchers has to be the same in both, byte
for byte, once the random ids and the moments are taken out. This holds for the small game with secrets and for every
game of the hall that has any.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import tests.support.sealed_bids  # noqa: F401  (registers the game)
from tests.server.support import Client, Server, sit_down
from tests.server.twins import Twins, cards_of, find_twins
from warhall import game_ids, load_game

STEPS = 6
PLAYERS = {"sealed-bids": 3}
SECRETIVE = [game_id for game_id in game_ids() if not load_game(game_id).open_information]
PATHS = (
    "",
    "/state",
    "/state?lang=fr",
    "/picture.svg",
    "/picture.svg?at=1",
    "/replay",
    "/replay?from=1&limit=2&lang=fr",
    "/record",
    "/analysis",
    "/chat",
    "/odds",
    "/chances",
    "/chances?at=1",
    "/blocked",
    "/blocked?lang=fr",
    "/previews",
    "/hint",
    "/hint?bot=random",
    "/hint?bot=nobody",
    "/plan",
    "/nothing",
)
POINTS_OF_VIEW = ("replay", "record", "picture.svg")


def smooth(text: str, table: str) -> str:
    """Without what is random or a moment: ids, tokens, commitments, times, and ids of chat messages."""
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(created|updated|at|now)":\d+', r'"\1":0', text)
    text = re.sub(r"\b[0-9a-f]{64}\b", "COMMITMENT", text)
    text = re.sub(r'\\?"chain\\?":\\?"[0-9a-f]{32}', '"chain":"CHAIN', text)  # it covers the commitment
    text = re.sub(r'"re":"[^"]*"', '"re":"ID"', text)
    return re.sub(r'\{"id":\d+,"seat":', '{"id":0,"seat":', text)


class Story:
    """One of the two games, and everything that was sent to those who may not know."""

    def __init__(self, server: Server, game_id: str, twins: Twins) -> None:
        self._server = server
        self._players = load_game(game_id, **options(game_id)).players
        self.table, self.tokens = server.open_table(game_id, self._players)
        self.seats = [Client(server, self.table, token) for token in self.tokens]
        self._watching = [self.seats[0], Client(server, self.table), Client(server, self.table, lang="fr", words=True)]
        self._watching.append(Client(server, self.table, words=False))
        self.sent: list[str] = []
        self._ask_everything(self.tokens[0])
        self._play(twins.script)
        self._ask_everything(self.tokens[0])
        self._leave()
        self._listen()

    def _ask(self, path: str, token: str | None) -> None:
        answer = self._server.ask("GET", f"/api/tables/{self.table}{path}", token=token)
        headers = {name: answer.headers.get(name) for name in ("content-type", "content-disposition", "cache-control")}
        self.sent.append(smooth(f"{path} {answer.status_code} {headers} {answer.text}", self.table))

    def _ask_everything(self, token: str | None) -> None:
        for path in PATHS:
            self._ask(path, token)
        for viewer in (*range(self._players), "spectator"):
            for path in POINTS_OF_VIEW:
                self._ask(f"/{path}{'&' if '?' in path else '?'}as={viewer}", token)

    def _play(self, script: list[tuple[int, str]]) -> None:
        """What everybody does; the others take a choice back, where they may, and talk about it."""
        for number, (seat, action) in enumerate(script):
            mover = self.seats[seat]
            answer = mover.act(action, roll=False)
            if seat != 0 and answer["d"]["can_undo"]:
                mover.say("undo")
                answer = mover.act(action, roll=False)
            assert answer["t"] == "state", answer
            if answer["d"]["pause"] is not None:
                mover.say("roll")
            if number == 0:
                self.seats[1].say("chat", {"text": "I have chosen."})
            for client in (*self.seats, *self._watching):
                client.wait_for(mover.v)
            self._ask_for_trouble(action)

    def _ask_for_trouble(self, action: str) -> None:
        """Every kind of message, most of which are refused."""
        for client in self._watching:
            for kind, data in (
                ("why", {"action": action}),
                ("act", {"action": "deal 0 1"}),
                ("act", {"action": 7}),
                ("undo" if client is not self.seats[0] else "why", {"action": "nothing"}),
                ("dance", {}),
                ("sync", {}),
                ("ping", {}),
            ):
                client.say(kind, data)
            client.say("act", {"action": action}, v=0)

    def _leave(self) -> None:
        """Seat 0 leaves, not being asked anything; from then on it is a watcher."""
        assert 0 not in self.seats[0].state["active"]
        self._server.post(f"/api/tables/{self.table}/leave", {}, self.tokens[0])
        former = Client(self._server, self.table, self.tokens[0])
        assert former.state["you"] is None
        self._watching.append(former)
        stranger = Client(self._server, self.table, "no token of this table")
        self.sent += [smooth(text, self.table) for text in stranger.heard]
        for token in (self.tokens[0], None, "no token of this table"):
            self._ask_everything(token)

    def _listen(self) -> None:
        """All that came over the sockets, of every kind."""
        for number, client in enumerate(self._watching):
            client.say("sync")
            client.say("ping")
            texts = sorted({smooth(text, self.table) for text in client.heard})
            self.sent += [f"{number} {text}" for text in texts]


def options(game_id: str) -> dict[str, int]:
    return {"players": PLAYERS[game_id]} if game_id in PLAYERS else {}


@pytest.mark.parametrize("game_id", SECRETIVE)
def test_no_byte_tells_one_twin_from_the_other(game_id: str, tmp_path: Path) -> None:
    game = load_game(game_id, **options(game_id))
    twins = find_twins(game, STEPS)
    one, two = cards_of(game, twins)
    assert one != two
    assert len(twins.script) >= 3
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", seeds=list(twins.seeds)) as running:
        first, second = Story(running, game_id, twins), Story(running, game_id, twins)
    for told, other in zip(first.sent, second.sent, strict=False):
        assert told == other
    assert len(first.sent) == len(second.sent)
    kinds = {json.loads(text)["t"] for client in first.seats for text in client.heard}
    assert {"state", "table", "chat", "error", "why", "pong"} <= kinds
    logged = running.logged()
    assert "Traceback" not in logged
    assert not any(secret in logged for secret in (*first.tokens, *second.tokens, *twins.seeds[1:]))
    assert not any(action in logged for _, action in twins.script if " " in action)


def test_logs_say_nothing_about_cards_and_tokens(server: Server) -> None:
    table, tokens = server.open_table("sealed-bids", 2)
    Client(server, table, tokens[0]).act("bid 9")
    logged = server.logged()
    assert not any(token in logged for token in tokens)
    assert "bid" not in logged


def test_a_token_is_kept_only_as_a_hash(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    with Server(f"sqlite:///{file}") as running:
        _, tokens = running.open_table()
        account = running.post("/api/accounts", {"name": "Ann", "password": "secret words"})
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (*tokens, account["token"], "secret words"):
        assert secret.encode() not in kept


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_shows_a_seat_only_what_its_view_shows(server: Server, game_id: str) -> None:
    """What the socket sends is the view of that seat, and everything else follows from it."""
    game = load_game(game_id)
    table, tokens, clients = sit_down(server, game_id, game.players)
    watcher = Client(server, table)
    rng = random.Random(7)
    for _ in range(25):
        mover = next((client for client in clients if client.state["legal"]), None)
        if mover is None:
            break
        mover.act(rng.choice(mover.state["legal"]))
        for client in (*clients, watcher):
            client.wait_for(mover.v)
    for client in (*clients, watcher):
        shown = client.state
        assert shown["view"] == server.get(f"/api/tables/{table}/state", _token(clients, client, tokens))["view"]
        twin = game.state_from_view(shown["view"], rng)
        assert twin.view(shown["you"]) == shown["view"]
        if shown["you"] is not None:
            assert [str(action) for action in twin.legal_actions(shown["you"])] == shown["legal"]


def _token(clients: list[Client], client: Client, tokens: list[str]) -> str | None:
    return tokens[clients.index(client)] if client in clients else None
