"""A server in a process of its own, and clients that speak the protocol."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds; a busy machine is slow, a hanging server is not waited for


class Server:
    """A server process."""

    def __init__(
        self, database: str, seeds: list[str] | None = None, positions: Path | None = None, **settings: Any
    ) -> None:
        self.settings = {"port": 0, "database": database, **settings}
        self.seeds = seeds or []
        self.positions = positions  # a file: where the games with some of these seeds begin
        self.log = Path(os.environ.get("PYTEST_SERVER_LOGS", "/tmp")) / f"warhall-server-{os.getpid()}-{id(self)}.log"
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_failure: object) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.launch", json.dumps(self.settings), json.dumps(self.seeds)]
        command += [] if self.positions is None else [str(self.positions)]
        self._errors = open(self.log, "ab")  # noqa: SIM115
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=self._errors, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        assert self.url, self.logged()
        self.settings["port"] = int(self.url.rpartition(":")[2])  # the same address after a restart
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self._until_it_answers()

    def _until_it_answers(self) -> None:
        """The address is told when the door is there; on a busy machine it may take a moment until somebody opens."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.http.get("/api/health")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.logged()
                assert time.monotonic() < deadline, self.logged()
                time.sleep(0.05)

    def kill(self) -> None:
        """As the machine would: without a word."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._errors.close()
        self.http.close()

    def logged(self) -> str:
        return self.log.read_text(errors="replace")

    # -- HTTP --------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, json=body, headers=headers)

    def get(self, path: str, token: str | None = None) -> Any:
        answer = self.ask("GET", path, token=token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        answer = self.ask("POST", path, {} if body is None else body, token)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, str]:
        """The status and code of a refusal."""
        answer = self.ask(method, path, body, token)
        found = answer.json()
        assert set(found) == {"code", "text", "rule", "field"}, found
        assert not found["text"].startswith("{"), f"no sentence for {found['code']}"
        return answer.status_code, found["code"]

    def open_table(self, game: str = "age-of-war", players: int = 2, **wishes: Any) -> tuple[str, list[str]]:
        """A started table of people: its id and a token per seat."""
        body = {"game": game, "options": {"players": players}, "name": "P0", **wishes}
        first = self.post("/api/tables", body)
        table = first["table"]["id"]
        tokens = [first["token"]]
        tokens += [self.post(f"/api/tables/{table}/join", {"name": f"P{seat}"})["token"] for seat in range(1, players)]
        self.post(f"/api/tables/{table}/start", {}, tokens[0])
        return table, tokens


@contextmanager
def calm_server(database: str, **settings: Any) -> Iterator[Server]:
    """A server in which nothing may go wrong."""
    with Server(database, **settings) as server:
        yield server
    assert "Traceback" not in server.logged(), server.logged()


def _trusting(address: str) -> ssl.SSLContext | None:
    """How to meet a proxy of our own, whose certificate nobody has signed."""
    return ssl._create_unverified_context() if address.startswith("wss") else None


class Client:
    """Somebody connected to a table; keeps every byte it was sent."""

    def __init__(self, server: Server, table: str, token: str | None = None, **hello: Any) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(address, open_timeout=PATIENCE, close_timeout=1, max_size=None, ssl=_trusting(address))
        )
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self.v = 0
        self.answers: dict[str, dict[str, Any]] = {}
        self._count = 0
        self.hello = self.say("hello", {"token": token, **hello})

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = str(self.socket.recv(timeout=timeout))
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "state":
            self.v, self.state = message["v"], message["d"]
        if "re" in message:
            assert message["re"] not in self.answers or message["re"] == "again", "answered twice"
            self.answers[message["re"]] = message
        return message

    def send(self, kind: str, data: Any = None, v: int | None = None, name: str | None = None) -> str:
        """Send a message and return its id."""
        self._count += 1
        name = name or f"{os.getpid()}-{id(self)}-{self._count}"
        message = {"t": kind, "id": name, "v": self.v if v is None else v, "d": {} if data is None else data}
        self.socket.send(json.dumps(message))
        return name

    def answer(self, name: str) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        while name not in self.answers:
            assert time.monotonic() < until, f"no answer to {name}"
            self.receive()
        return self.answers.pop(name)

    def say(self, kind: str, data: Any = None, v: int | None = None, name: str | None = None) -> dict[str, Any]:
        return self.answer(self.send(kind, data, v, name))

    def act(self, action: str, **data: Any) -> dict[str, Any]:
        return self.say("act", {"action": action, **data})

    def refused(self, kind: str, data: Any = None, v: int | None = None) -> str:
        """The code of a refusal."""
        answer = self.say(kind, data, v)
        assert answer["t"] == "error", answer
        assert not answer["d"]["text"].startswith("{"), f"no sentence for {answer['d']['code']}"
        code: str = answer["d"]["code"]
        return code

    def wait_for(self, version: int) -> dict[str, Any]:
        """The state of this version or a later one."""
        while self.v < version or not self.state:
            self.receive()
        return self.state

    def wait_kind(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["t"] == kind:
                return message

    def close(self) -> None:
        self._opened.close()


def sit_down(
    server: Server, game: str = "age-of-war", players: int = 2, **wishes: Any
) -> tuple[str, list[str], list[Client]]:
    """A started table of people: its id, a token per seat, and everybody connected."""
    table, tokens = server.open_table(game, players, **wishes)
    return table, tokens, [Client(server, table, token) for token in tokens]


def catch_up(clients: list[Client]) -> Client | None:
    """Wait until everybody has seen the same; returns who has to act, if anybody."""
    top = max(client.v for client in clients)
    for client in clients:
        client.wait_for(top)
    return next((client for client in clients if client.state["legal"]), None)


def to_act(clients: list[Client]) -> tuple[Client, Client]:
    """Who has to act, once everybody has seen the same, and somebody else."""
    mover = catch_up(clients)
    assert mover is not None
    return mover, next(client for client in clients if client is not mover)


def play_on(clients: list[Client], moves: int) -> int:
    """Let people play the first legal action in turn; returns how many moves were made before the end."""
    for made in range(moves):
        mover = catch_up(clients)
        if mover is None:
            return made
        answer = mover.act(mover.state["legal"][0])
        assert answer["t"] == "state", answer
    return moves
