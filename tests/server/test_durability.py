"""Nothing that was acknowledged is ever lost: the server is killed at random moments, and the game goes on."""

from __future__ import annotations

import os
import random
import re
import threading
import time
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.support import Client, Server

MOMENTS = 100 if os.environ.get("WARHALL_SOAK") else 10
# What a bot's process writes that was being started when the server was killed: it finds nobody to tell it what to do.
ORPHAN = re.compile(r"Traceback \(most recent call last\):\n(?:  .*\n)+EOFError: Ran out of input\n")


class Player(threading.Thread):
    """Plays one seat at random until the connection breaks, and remembers what was acknowledged."""

    def __init__(self, server: Server, table: str, token: str, promises: dict[str, int], stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = Client(server, table, token, words=False)
        self._promises = promises
        self._over = stop
        self.pending: tuple[str, int, str] | None = None

    def run(self) -> None:
        rng = random.Random()
        try:
            while not self.client.state["over"] and not self._over.is_set():
                if self.client.state["legal"]:
                    self._act(rng)
                else:
                    self.client.receive(timeout=0.2)
        except (ConnectionClosed, TimeoutError, OSError):
            if not self._over.is_set() and not self.client.state["over"]:
                self.run_again = True

    def _act(self, rng: random.Random) -> None:
        action, version = rng.choice(self.client.state["legal"]), self.client.v
        name = f"{id(self)}-{version}-{time.monotonic_ns()}"
        self.pending = (name, version, action)
        answer = self.client.say("act", {"action": action}, name=name)
        if answer["t"] == "state":
            self._promises[name] = version
            self.pending = None


def test_kill_at_random_moments(database: str) -> None:
    rng = random.Random(6)
    server = Server(database)
    promises: dict[str, int] = {}
    table, tokens = server.open_table(players=2)
    bots = server.post("/api/tables", {"game": "age-of-war", "options": {"players": 3}, "start": True})
    try:
        for _ in range(MOMENTS):
            if server.get(f"/api/tables/{table}")["status"] == "over":
                table, tokens = server.open_table(players=2)
                promises.clear()
            _play_and_kill(server, table, tokens, promises, rng)
            server.start()
            _check_promises(server, table, tokens, promises)
        _bots_go_on(server, bots)
        logged = ORPHAN.sub("", server.logged())
        assert "Traceback" not in logged, logged
    finally:
        server.stop()


def _play_and_kill(server: Server, table: str, tokens: list[str], promises: dict[str, int], rng: random.Random) -> None:
    stop = threading.Event()
    players = [Player(server, table, token, promises, stop) for token in tokens]
    for player in players:
        player.start()
    time.sleep(rng.uniform(0.0, 0.3))
    server.kill()
    stop.set()
    for player in players:
        player.join(10)
        player.client.close()


def _check_promises(server: Server, table: str, tokens: list[str], promises: dict[str, int]) -> None:
    """Every acknowledged message is in the log: repeating it is answered as a repeat, for its own seat."""
    clients = [Client(server, table, token, words=False) for token in tokens]
    for name, version in list(promises.items())[-20:]:
        found = [_repeat(client, name, version) for client in clients]
        assert any(found), f"{name}, acknowledged after version {version}, is lost"
    whole = clients[0].say("sync")["d"]
    assert len(whole["log"]["steps"]) == whole["n"]
    for client in clients:
        client.close()


def _repeat(client: Client, name: str, version: int) -> bool:
    answer = client.say("act", {"action": "lose"}, v=version, name=name)
    client.answers.clear()
    repeated: Any = answer["t"] == "state" and answer["d"]["repeated"]
    return bool(repeated)


def _bots_go_on(server: Server, made: dict[str, Any]) -> None:
    """A table of bots and one person has not stopped either."""
    me = Client(server, made["table"]["id"], made["token"])
    while not me.state["legal"] and not me.state["over"]:
        me.receive()
    me.close()
