"""A hall in a process of its own, so that tests can stop it in the middle of a game and start it again.

Run as `python -m tests.browser.serving '{"port": 8765, "database": "sqlite:///hall.sqlite3"}'`.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 40.0  # seconds until a server must answer; the machine may be busy
# Of the dice and bots at every table: what a test meets does not hang on the draw. `WARHALL_DICE=2` tries others.
SEED = f"dice {os.environ.get('WARHALL_DICE', '1')}"


class Hall:
    """A server on a free port with its own database file; `invites_to` is another address of this machine, and `dice`
    are other ones than those of every test."""

    def __init__(
        self, directory: Path, invites_to: str | None = None, dice: int | None = None, **settings: Any
    ) -> None:
        self._environment = os.environ if dice is None else {**os.environ, "WARHALL_DICE": str(dice)}
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = {"port": self.port, "database": f"sqlite:///{directory / 'hall.sqlite3'}", **settings}
        if invites_to is not None:
            self._settings |= {"host": "0.0.0.0", "public_url": f"http://{invites_to}:{self.port}"}
        self._directory = directory
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serving", json.dumps(self._settings)]
        with (self._directory / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > deadline or self._process.poll() is not None:
                said = (self._directory / "server.log").read_text(encoding="utf-8", errors="replace")
                raise RuntimeError(f"the server does not answer:\n{said[-3000:]}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would, with the bots that think for it."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _serve(settings: dict[str, Any]) -> None:
    from warhall.server import run
    from warhall.server.settings import Settings
    from warhall.server.tables import seating

    vars(seating).update(new_seed=lambda: SEED, secrets=SimpleNamespace(token_hex=lambda _: SEED))
    # The tests open many tables from one address, and ask for much.
    run.serve(Settings(**{"tables_per_hour": 10_000.0, "hints_per_minute": 10_000.0, **settings}), print)


if __name__ == "__main__":
    _serve(json.loads(sys.argv[1]))
