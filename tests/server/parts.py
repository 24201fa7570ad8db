"""PostgreSQL, Redis and nginx, started for real on this machine.

They are found, or installed from Debian's packages where that is allowed. Elsewhere the tests that need them are
skipped with a reason; with CI=true a missing part is a failure.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

INSTALL_PATIENCE = 300


def missing(what: str) -> None:
    reason = f"{what} is not installed, and could not be"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def install(package: str) -> None:
    """Debian's package, if we may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", package],
    ):
        try:
            subprocess.run(command, env=environment, capture_output=True, timeout=INSTALL_PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            return


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for_port(port: int, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with socket.socket() as caller:
            if caller.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    pytest.fail(f"nothing listens on port {port}")


def _postgres_programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if found:
        return found[-1].parent
    plain = shutil.which("postgres")
    return Path(plain).parent if plain and shutil.which("initdb") else None


def find_postgres() -> Path:
    """The directory of PostgreSQL's programs."""
    if _postgres_programs() is None:
        install("postgresql")
    programs = _postgres_programs()
    if programs is None:
        missing("PostgreSQL")
    assert programs is not None
    return programs


def find_redis() -> str:
    return _find("redis-server", "redis-server", "Redis")


def find_nginx() -> str:
    return _find("nginx", "nginx-light", "nginx")


def _find(program: str, package: str, name: str) -> str:
    if shutil.which(program) is None:
        install(package)
    found = shutil.which(program)
    if found is None:
        missing(name)
    return str(found)


class Postgres:
    """A cluster of its own in a directory of its own. It refuses to run as root, so another user runs it then."""

    def __init__(self, programs: Path, directory: Path) -> None:
        self._programs = programs
        self.directory = directory / "data"
        self.port = free_port()
        self._user = self._other_user(directory)
        initdb = [str(programs / "initdb"), "-D", str(self.directory), "-U", "warhall", "-A", "trust", "-E", "UTF8"]
        subprocess.run(initdb, check=True, capture_output=True, user=self._user, cwd="/")
        self.start()
        self._create("warhall")

    def _other_user(self, directory: Path) -> int | None:
        if os.geteuid() != 0:
            return None
        user = next(known for known in pwd.getpwall() if known.pw_name in ("postgres", "nobody"))
        os.chown(directory, user.pw_uid, user.pw_gid)
        for parent in directory.parents:  # pytest's directories are closed to others
            if parent != Path("/") and parent.stat().st_uid == 0 and str(parent).startswith("/tmp/pytest"):
                parent.chmod(0o755)
        return user.pw_uid

    def start(self) -> None:
        options = ["-D", str(self.directory), "-p", str(self.port), "-k", str(self.directory), "-h", "127.0.0.1"]
        command = [str(self._programs / "postgres"), *options]
        log = self.directory.parent / "postgres.log"
        with log.open("ab") as told:
            self.process = subprocess.Popen(command, stdout=told, stderr=told, user=self._user, cwd="/")
        try:
            wait_for_port(self.port, 30)
        except pytest.fail.Exception:
            pytest.fail(log.read_text(errors="replace")[-2000:])

    def _create(self, name: str) -> None:
        import psycopg

        until = time.monotonic() + 30
        while True:
            try:
                with psycopg.connect(f"{self._plain}/postgres", autocommit=True) as connection:
                    connection.execute(f"CREATE DATABASE {name}")
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    @property
    def _plain(self) -> str:
        return f"postgresql://warhall@127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"{self._plain}/warhall"

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        self._create(name)
        return f"{self._plain}/{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # at once: a plain SIGTERM would wait for every client to leave
        try:
            self.process.wait(60)  # a crowded disk takes its time, and one that is killed leaves children behind
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)


class Redis:
    """A broker that keeps nothing."""

    def __init__(self, program: str, directory: Path) -> None:
        self.port = free_port()
        self._command = [
            program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(directory),
        ]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)
