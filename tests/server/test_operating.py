"""Running a hall: settings, backup and restore, several processes behind a proxy."""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.parts import Postgres, Redis, find_nginx, free_port, wait_for_port
from tests.server.support import PATIENCE, ROOT, Client, Server, play_on, sit_down
from warhall.cli.main import run
from warhall.kernel import InvalidOptionError
from warhall.server.network.addresses import check_proxies
from warhall.server.settings import load_settings, table_of_settings

PROCESSES = 4 if os.environ.get("WARHALL_SOAK") else 2


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nthinkers = 3\nproxies = ["10.0.0.1"]\nlog_format = "json"')
    environment = {"WARHALL_PORT": "2", "WARHALL_THINKERS": "4", "WARHALL_ORIGINS": "https://a.org,https://b.org"}
    settings = load_settings({"port": 3, "host": None}, file, environment)
    assert (settings.port, settings.thinkers, settings.log_format) == (3, 4, "json")
    assert (settings.proxies, settings.origins) == (("10.0.0.1",), ("https://a.org", "https://b.org"))
    assert load_settings({}, ROOT / "deploy/warhall.toml", {}).broker == "redis://127.0.0.1:6379"


def test_what_the_environment_leaves_empty_is_not_set() -> None:
    """An empty token would be one that everybody has."""
    empty = {"WARHALL_ADMIN_TOKEN": "", "WARHALL_METRICS_TOKEN": "", "WARHALL_ORIGINS": "", "WARHALL_BROKER": ""}
    assert (settings := load_settings({}, None, empty)).origins == ()
    assert (settings.admin_token, settings.metrics_token, settings.broker) == (None, None, None)


@pytest.mark.parametrize(
    "text",
    [
        "port = 'x'",
        "prot = 1",
        "port =",
        "thinkers = 0",
        "admin_token = ''",
        "admin_token = 'short'",
        "metrics_token = ''",
    ],
)
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(text)
    with pytest.raises(InvalidOptionError, match="settings"):
        load_settings({}, file, {})


@pytest.mark.parametrize(("proxies", "origins"), [(("proxy",), ()), ((), ("https://a.org/",)), ((), ("a.org",))])
def test_proxies_and_origins_are_checked_at_the_start(proxies: tuple[str, ...], origins: tuple[str, ...]) -> None:
    with pytest.raises(InvalidOptionError):
        check_proxies(proxies, origins)


def test_a_proxy_that_is_set_up_wrongly_is_told_of_in_the_log(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", proxies=["127.0.0.1/32"]) as server:
        server.get("/api/tables")  # somebody at this computer, without a proxy
        server.http.get("/api/tables", headers={"Host": "hall.example.org", "X-Forwarded-For": "203.0.113.7"})
        assert server.logged() == ""
        server.http.get("/api/tables", headers={"Host": "hall.example.org"})
        assert "it has to set X-Forwarded-For" in server.logged()
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.7")
        with httpx.Client(base_url=server.url, transport=elsewhere, timeout=PATIENCE) as guest:
            for _ in range(2):
                guest.get("/api/tables", headers={"X-Forwarded-For": "203.0.113.7"})
        assert server.logged().count("if that is your proxy, see proxies") == 1


def test_every_setting_is_in_the_document() -> None:
    document = (ROOT / "docs/operations.md").read_text()
    missing = [line for line in table_of_settings().splitlines() if line not in document]
    assert not missing, "put the lines of `table_of_settings` into docs/operations.md:\n" + "\n".join(missing)


def test_a_backup_goes_from_one_database_into_another(postgres: Postgres, tmp_path: Path) -> None:
    """From SQLite, while the hall goes on, into PostgreSQL, and the game goes on there."""
    source, file = f"sqlite:///{tmp_path / 'hall.sqlite3'}", tmp_path / "hall.backup"
    server = Server(source)
    table, tokens, people = sit_down(server)
    play_on(people, 5)
    server.post("/api/accounts", {"name": "Ann", "password": "12345678"})
    people[0].say("chat", {"text": "keep this"})
    record = server.ask("GET", f"/api/tables/{table}/record").text
    assert run(["backup", str(file), "--database", source]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    server.stop()
    target = postgres.fresh("restored")
    assert run(["restore", str(file), "--database", target]) == 0
    assert run(["restore", str(file), "--database", target]) == 2  # it is not empty any more
    file.write_bytes(b"nonsense")
    assert run(["restore", str(file), "--database", postgres.fresh("nonsense")]) == 2
    with Server(target) as again:
        assert again.ask("GET", f"/api/tables/{table}/record").text == record
        assert again.get(f"/api/tables/{table}/chat")["messages"][0]["text"] == "keep this"
        play_on([Client(again, table, token) for token in tokens], 2)
        again.post("/api/sessions", {"name": "Ann", "password": "12345678"})
        again.post("/api/accounts", {"name": "Ben", "password": "12345678"})


# -- several processes behind nginx ------------------------------------------------------------------------------------


@contextlib.contextmanager
def proxied(directory: Path, servers: list[Server]) -> Iterator[int]:
    """nginx with our own file in front of these servers, with TLS; yields its port."""
    port, key, certificate = free_port(), directory / "hall.key", directory / "hall.pem"
    openssl = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1", "-days", "1"]
    subprocess.run([*openssl, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    ours = (ROOT / "deploy/nginx.conf").read_text()
    ours = ours.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace(
        "/etc/ssl/hall", str(directory / "hall")
    )
    ends = "\n".join(f"    server {server.url.removeprefix('http://')} max_fails=0;" for server in servers)
    ours = ours.replace("    server 127.0.0.1:8765 max_fails=0;", ends)
    ours = ours.replace("server_name hall.example.org", "server_name _")
    config = directory / "nginx.conf"
    config.write_text(
        f"daemon off; pid {directory}/pid; error_log {directory}/error.log; events {{}}\nhttp {{\n{ours}\n}}"
    )
    nginx = subprocess.Popen([find_nginx(), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield port
    finally:
        nginx.terminate()
        nginx.wait(10)


class Player(threading.Thread):
    """Plays a whole table by itself through the proxy; comes back whenever a connection breaks."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._url = f"https://127.0.0.1:{port}"
        self.promised: list[str] = []
        self.table = ""
        self.tokens: list[str] = []
        self.enough = threading.Event()
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            self._play()
        except Exception as error:  # the test tells
            self.failure = error

    def _play(self) -> None:
        with httpx.Client(base_url=self._url, verify=False, timeout=PATIENCE) as http:
            first = http.post("/api/tables", json={"game": "age-of-war", "options": {"players": 2}}).json()
            self.table = first["table"]["id"]
            second = http.post(f"/api/tables/{self.table}/join", json={}).json()
            self.tokens = [first["token"], second["token"]]
            start = {"Authorization": f"Bearer {self.tokens[0]}"}
            assert http.post(f"/api/tables/{self.table}/start", json={}, headers=start).status_code == 200
        while not self.enough.is_set():
            with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
                self._play_connected()
            self.enough.wait(0.05)

    def _play_connected(self) -> None:
        server = ProxiedServer(self._url)
        people = [Client(server, self.table, token, words=False) for token in self.tokens]
        try:
            while not self.enough.is_set():
                top = max(person.v for person in people)
                for person in people:
                    person.wait_for(top)
                mover = next((person for person in people if person.state["legal"]), None)
                if mover is None:
                    self.enough.set()
                    return
                name = f"{mover.v}-{time.monotonic_ns()}"
                if mover.say("act", {"action": mover.state["legal"][0]}, name=name)["t"] == "state":
                    self.promised.append(name)
                self.enough.wait(0.05)  # people think
        finally:
            for person in people:
                person.close()


class ProxiedServer(Server):
    """Only an address: somebody else runs it."""

    def __init__(self, url: str) -> None:
        self.url = url


def test_processes_behind_a_proxy_are_killed_and_restarted_without_a_lost_move(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    database = postgres.fresh("proxied")
    servers = [Server(database, broker=redis.url, proxies=["127.0.0.1"]) for _ in range(PROCESSES)]
    try:
        with proxied(tmp_path, servers) as port:
            players = [Player(port) for _ in range(4)]
            for player in players:
                player.start()
            _until_moved(players, 3)
            servers[0].kill()
            _until_moved(players, 3)
            servers[0].start()
            for server in servers:  # a rolling restart
                server.stop()
                _until_moved(players, 2)
                server.start()
            _until_moved(players, 2)
            for player in players:
                player.enough.set()
            for player in players:
                player.join(PATIENCE)
                assert player.failure is None
        for player in players:
            _check(servers[1], player)
    finally:
        for server in servers:
            server.stop()


def _until_moved(players: list[Player], moves: int) -> None:
    """Everybody has made some more moves, or has come to the end."""
    wanted = [len(player.promised) + moves for player in players]
    until = time.monotonic() + PATIENCE
    while any(
        len(player.promised) < count and not player.enough.is_set()
        for player, count in zip(players, wanted, strict=True)
    ):
        assert time.monotonic() < until, [len(player.promised) for player in players]
        assert not [player.failure for player in players if player.failure]
        time.sleep(0.02)


def _check(server: Server, player: Player) -> None:
    """Every move that was acknowledged is in the log."""
    people = [Client(server, player.table, token, words=False) for token in player.tokens]
    for name in player.promised:
        answers = [person.say("act", {"action": "lose"}, v=0, name=name) for person in people]
        assert any(answer["t"] == "state" and answer["d"]["repeated"] for answer in answers), name
        for person in people:
            person.answers.clear()
    for person in people:
        person.close()


def test_what_is_deployed_names_what_there_is() -> None:
    """The files of `deploy/` use settings that exist."""
    names = {f"WARHALL_{line.split('`')[1].upper()}" for line in table_of_settings().splitlines()[2:]}
    for file in ("compose.yaml", "Containerfile"):
        words = (ROOT / "deploy" / file).read_text().replace("=", ":").replace(" ", "\n").splitlines()
        used = {word.partition(":")[0] for word in words if word.startswith("WARHALL_")}
        assert used <= names | {"WARHALL_HOST"}, file


def test_the_image_may_have_the_python_that_made_the_wheel() -> None:
    """A wheel with compiled modules can be installed by no other."""
    file = (ROOT / "deploy/Containerfile").read_text()
    assert "ARG PYTHON=" in file
    assert "FROM python:${PYTHON}-slim" in file
    assert "PYTHON: " in (ROOT / "deploy/compose.yaml").read_text()
    assert (ROOT / ".dockerignore").read_text().splitlines() == ["*", "!dist"]  # not a gigabyte of tools
