"""Moves per second through the real socket, beside boardgame.io: `python -m benchmarks.server`.

Both servers play tic-tac-toe at 200 open tables, two players each on sockets of their own, driven by the same load
generator (`boardgame_io/load.mjs`) in alternating runs on loopback. Ours writes every move to disk before it is
acknowledged; the peer keeps its games in memory, as it does by default. A third run drives ours at half of its best
rate and looks at the time to the acknowledgement. Node and npm are needed; the peer is installed from the registry.

On a machine that others use, the clock on the wall says little: look at the processor time of each server per move, and
at that of the generator, which has to be well below it.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

import benchmarks.tic_tac_toe  # noqa: F401  (registers the game)
from warhall.server import run
from warhall.server.settings import Settings

PEER: Final = Path(__file__).parent / "boardgame_io"
OURS, THEIRS = "warhall", "boardgame.io"
FACTOR: Final = 4.0  # by processor time
ACKNOWLEDGED_WITHIN: Final = 0.99  # of the moves, within 50 ms
RUN_LIMIT: Final = 180  # seconds for one run
LIFTED: Final[dict[str, Any]] = {  # the limits of one client, who plays everybody here
    "messages_per_second": 1e9,
    "message_burst": 1e9,
    "requests_per_second": 1e9,
    "request_burst": 1e9,
    "requests_at_once": 10_000,
    "tables_per_hour": 1e9,
    "joins_per_minute": 1e9,
    "sockets_per_address": 10_000,
}


class Run(msgspec.Struct, frozen=True):
    """Figures of the load generator. `cpu` is the processor time of the server in microseconds per move, `generator`
    that of the generator itself."""

    kind: str
    tables: int
    moves: int
    seconds: float
    rate: float
    cpu: float
    generator: float
    p50: float
    p99: float
    within50: float


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def install_peer() -> None:
    """The peer, once."""
    if shutil.which("npm") is None:
        sys.exit("npm is needed for the side-by-side run")
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=PEER, check=True, capture_output=True)


@contextmanager
def serving(kind: str, directory: Path) -> Iterator[tuple[int, int]]:
    """A server of this kind; yields its port and its process."""
    port = free_port()
    if kind == OURS:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", str(port), str(directory / f"{port}.sqlite3")]
    else:
        command = ["node", "serve.cjs", str(port)]
    process = subprocess.Popen(command, cwd=None if kind == OURS else PEER, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(20)


def _wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as caller:
            if caller.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit(f"nothing listens on port {port}")


def load(kind: str, port: int, process: int, tables: int, moves: int, rate: int = 0) -> Run:
    """One run of the generator; `rate` 0 is as fast as answers come."""
    words = ["node", "load.mjs", kind, *map(str, (port, tables, moves, rate, process))]
    done = subprocess.run(words, cwd=PEER, capture_output=True, text=True, timeout=RUN_LIMIT, check=False)
    if done.returncode != 0:
        sys.exit(f"the load generator failed: {done.stderr[-1000:]}")
    return msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=Run)


def serve(port: int, file: str) -> None:
    """Our server with its usual settings; only the limits per client are lifted, for one client plays everybody."""
    run.serve(Settings(port=port, database=f"sqlite:///{file}", **LIFTED), lambda _url, _invited: None)


def measure(tables: int, moves: int, rounds: int) -> dict[str, Any]:
    """Alternating runs of both, then ours at half speed."""
    runs: dict[str, list[Run]] = {OURS: [], THEIRS: []}
    with (
        tempfile.TemporaryDirectory() as name,
        serving(OURS, Path(name)) as ours,
        serving(THEIRS, Path(name)) as theirs,
    ):
        for kind, (port, process) in ((OURS, ours), (THEIRS, theirs)):
            load(kind, port, process, tables, tables * 9 * 3)  # until the peer has compiled what it runs often
        for _ in range(rounds):
            for kind, (port, process) in ((OURS, ours), (THEIRS, theirs)):
                runs[kind].append(load(kind, port, process, tables, moves))
        best = max(found.rate for found in runs[OURS])
        half = load(OURS, *ours, tables, moves, int(best / 2))
    rates = {kind: statistics.median(found.rate for found in group) for kind, group in runs.items()}
    work = {kind: statistics.median(found.cpu for found in group) for kind, group in runs.items()}
    spent = {kind: statistics.median(found.generator for found in group) for kind, group in runs.items()}
    return {
        "tables": tables,
        "python": platform.python_version(),
        "moves_per_second": rates,
        "factor": rates[OURS] / rates[THEIRS],
        "processor_us_per_move": work,
        "processor_factor": work[THEIRS] / work[OURS],
        "generator_us_per_move": spent,
        "half_speed": msgspec.to_builtins(half),
        "runs": msgspec.to_builtins(runs),
    }


def report(result: dict[str, Any]) -> None:
    rates, work, half = result["moves_per_second"], result["processor_us_per_move"], result["half_speed"]
    print(f"{result['tables']} tables, Python {result['python']}; median of {len(result['runs'][OURS])} runs each")
    for kind in (OURS, THEIRS):
        driven = f"(and {result['generator_us_per_move'][kind]:.0f} us of the generator)"
        print(f"{kind:>14}: {rates[kind]:8.0f} moves/s, {work[kind]:6.0f} us of processor time per move {driven}")
    print(f"{'factor':>14}: {result['factor']:8.2f} by the clock, {result['processor_factor']:.2f} by processor time")
    within = f"{100 * half['within50']:.1f} % acknowledged within 50 ms, 99 % within {half['p99']:.0f} ms"
    print(f"{'at half speed':>14}: {half['rate']:8.0f} moves/s, {within}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--num", type=int, default=9000, help="moves per run")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="fail if the floors are not reached")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FILE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(int(given.serve[0]), given.serve[1])
        return
    install_peer()
    result = measure(given.tables, given.num, given.rounds)
    if given.json:
        print(json.dumps(result, indent=2))
    else:
        report(result)
    reached = result["processor_factor"] >= FACTOR and result["half_speed"]["within50"] >= ACKNOWLEDGED_WITHIN
    if given.check and not reached:
        sys.exit(1)


if __name__ == "__main__":
    main()
