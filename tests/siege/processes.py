"""Several processes behind one proxy: `python -m tests.siege.processes [--processes 1,4] [--document FILE]`.

PostgreSQL, Redis and nginx from Debian's packages; `benchmarks/boardgame_io/load.mjs` plays tic-tac-toe through nginx
as fast as answers come. On one machine all of them share its processors, and the generator too: what tells how a hall
grows is the processor time that each part takes for a move.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server import LIFTED, PEER, RUN_LIMIT, Run
from tests.server.parts import Postgres, Redis, find_nginx, find_postgres, find_redis, free_port, wait_for_port
from tests.server.support import ROOT
from tests.siege.__main__ import write_into
from tests.siege.costs import family, processor_seconds

CODE = (
    "import sys, msgspec, benchmarks.tic_tac_toe; from warhall.server import run; "
    "from warhall.server.settings import Settings; "
    "run.serve(msgspec.json.decode(sys.argv[1], type=Settings), lambda url, _: print(url, flush=True))"
)


class Measured(msgspec.Struct, frozen=True):
    """A run, with the microseconds of processor time that each part took for a move."""

    processes: int
    run: Run
    parts: dict[str, float]

    def line(self) -> str:
        each = " | ".join(f"{self.parts[name]:.0f}" for name in ("hall", "PostgreSQL", "Redis", "nginx"))
        run = self.run
        return f"| {self.processes} | {run.rate:.0f} | {each} | {run.generator:.0f} | {run.p50:.0f} | {run.p99:.0f} |"


@contextlib.contextmanager
def halls(count: int, database: str, broker: str) -> Iterator[list[tuple[int, int]]]:
    """So many processes of one hall; yields their ports and process numbers."""
    settings = {"port": 0, "database": database, "broker": broker, "proxies": ["127.0.0.1"], **LIFTED}
    command = [sys.executable, "-c", CODE, json.dumps(settings)]
    running = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    try:
        yield [(int(_first_line(one).rstrip("/").rpartition(":")[2]), one.pid) for one in running]
    finally:
        for one in running:
            one.terminate()
        for one in running:
            one.wait(20)


def _first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@contextlib.contextmanager
def proxy(directory: Path, ports: Sequence[int]) -> Iterator[tuple[int, int]]:
    """nginx as `deploy/nginx.conf` sets it up, without TLS; yields its port and process number."""
    port = free_port()
    ends = "\n".join(f"    server 127.0.0.1:{one} max_fails=0;" for one in ports)
    ours = (ROOT / "deploy/nginx.conf").read_text().replace("    server 127.0.0.1:8765 max_fails=0;", ends)
    lines = [line for line in ours.splitlines() if "ssl_certificate" not in line]
    ours = "\n".join(lines).replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("hall.example.org", "_")
    config = directory / "nginx.conf"
    head = f"daemon off; pid {directory}/pid; error_log {directory}/error.log; worker_rlimit_nofile 8192;"
    config.write_text(f"{head} events {{ worker_connections 4000; }}\nhttp {{ access_log off;\n{ours}\n}}")
    nginx = subprocess.Popen([find_nginx(), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield port, nginx.pid
    finally:
        nginx.terminate()
        nginx.wait(10)


def measure(count: int, postgres: Postgres, redis: Redis, directory: Path, moves: int) -> Measured:
    with (
        halls(count, postgres.fresh(f"hall{count}"), redis.url) as ends,
        proxy(directory, [port for port, _ in ends]) as (port, nginx),
    ):
        pids = ",".join(str(pid) for _, pid in ends)
        words = ["node", "load.mjs", "warhall", *map(str, (port, 200, moves, 0, pids))]
        parts = {"PostgreSQL": postgres.process.pid, "Redis": redis.process.pid, "nginx": nginx}
        subprocess.run([*words[:5], "1800", *words[6:]], cwd=PEER, capture_output=True, timeout=RUN_LIMIT, check=True)
        before = {name: processor_seconds(*family(pid)) for name, pid in parts.items()}
        done = subprocess.run(words, cwd=PEER, capture_output=True, text=True, timeout=RUN_LIMIT, check=True)
        spent = {name: processor_seconds(*family(pid)) - before[name] for name, pid in parts.items()}
    run = msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=Run)
    return Measured(count, run, {"hall": run.cpu, **{name: 1e6 * used / run.moves for name, used in spent.items()}})


def table_of(found: Sequence[Measured]) -> str:
    head = "| processes | moves/s | hall, us/move | PostgreSQL | Redis | nginx | generator | median ms | 99 % ms |"
    return "\n".join([head, "|--:|--:|--:|--:|--:|--:|--:|--:|--:|", *(one.line() for one in found)])


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--processes", default="1,4")
    parser.add_argument("--moves", type=int, default=9000)
    parser.add_argument("--document", type=Path)
    wish: Any = parser.parse_args(given)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        directory.chmod(0o755)
        for part in ("postgres", "redis"):
            (directory / part).mkdir()
        postgres = Postgres(find_postgres(), directory / "postgres")
        redis = Redis(find_redis(), directory / "redis")
        try:
            counts = [int(count) for count in wish.processes.split(",")]
            found = [measure(count, postgres, redis, directory, wish.moves) for count in counts]
        finally:
            redis.stop()
            postgres.stop()
    print(table_of(found))
    if wish.document is not None:
        write_into(wish.document, table_of(found), "processes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
