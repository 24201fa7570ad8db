"""The siege: `python -m tests.siege [--seconds 60] [--tables 20] [--document docs/operations.md]`.

Twenty honest tables play all the time, on a server with its ordinary settings; every attack runs for a while from a
process of its own. The table that follows tells how honest moves fared meanwhile.

Who has the machine to themselves only for some minutes at a time goes on where they stopped: `--keep FILE --most 4`
carries out the next four attacks of which the file does not tell yet.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec

from tests.server.support import ROOT
from tests.siege.attacks import ATTACKS, attack
from tests.siege.honest import Table

SOON = 0.2  # seconds within which 99 of 100 moves have to be acknowledged
SHARE = 0.99
QUIET = "nothing (before)"


class Row(msgspec.Struct, frozen=True):
    """How honest people fared during one attack."""

    attack: str
    tries: int
    moves: int
    p50: float
    p99: float
    worst: float
    within: float
    memory: int
    lost: int

    @property
    def good(self) -> bool:
        return self.within >= SHARE and not self.lost and self.moves > 0

    def line(self) -> str:
        spans = f"{self.p50 * 1000:.0f} | {self.p99 * 1000:.0f} | {self.worst * 1000:.0f} | {self.within:.2%}"
        return f"| {self.attack} | {self.tries} | {self.moves} | {spans} | {self.memory >> 20} | {self.lost} |"


class Besieged:
    """A server as `warhall serve` starts it, in a process of its own."""

    def __init__(self, directory: Path, **others: Any) -> None:
        settings = {"port": 0, "database": f"sqlite:///{directory / 'hall.sqlite3'}", **others}
        code = "import sys, msgspec; from warhall.server import run; from warhall.server.settings import Settings; "
        code += "run.serve(msgspec.json.decode(sys.argv[1], type=Settings), lambda url, _: print(url, flush=True))"
        command = [sys.executable, "-c", code, json.dumps(settings)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)  # it ends within five seconds where there is a processor for it


async def apart(name: str, url: str, seconds: float) -> int:
    """Attack from another process, so that the honest ones are measured by themselves."""
    words = [sys.executable, "-m", "tests.siege", "--one", name, "--url", url, "--seconds", str(seconds)]
    process = await asyncio.create_subprocess_exec("nice", *words, cwd=ROOT, stdout=subprocess.PIPE)
    out, _ = await process.communicate()
    return int(out.split()[-1]) if out.split() else 0


async def besiege(
    besieged: Besieged,
    attacks: Sequence[str],
    seconds: float,
    tables: int,
    carry_out: Callable[[str, str, float], Awaitable[int]] = apart,
) -> list[Row]:
    """All these attacks, one after the other, while honest people play."""
    honest = [Table(besieged.url, number) for number in range(tables)]
    playing = [asyncio.create_task(table.play_on()) for table in honest]
    rows = []
    try:
        await asyncio.sleep(min(3.0, seconds))
        for name in (QUIET, *attacks):
            for table in honest:
                table.taken()
            tries = 0
            if name == QUIET:
                await asyncio.sleep(seconds)
            else:
                tries = await carry_out(name, besieged.url, seconds)
            rows.append(_row(name, tries, honest, besieged.memory()))
            ended = [task for task in playing if task.done()]
            if ended:
                rows[-1] = msgspec.structs.replace(rows[-1], lost=rows[-1].lost + len(ended))
                for task in ended:
                    print(name, repr(task.exception()), file=sys.stderr)
                break
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return rows


def _row(name: str, tries: int, honest: list[Table], memory: int) -> Row:
    spans = sorted(span for table in honest for span in table.taken())
    lost = [loss for table in honest for loss in table.lost]
    for table in honest:
        table.lost.clear()
    if len(spans) < 2:
        return Row(name, tries, len(spans), 0, 0, 0, 0, memory, len(lost))
    cuts = quantiles(spans, n=100)
    within = sum(span <= SOON for span in spans) / len(spans)
    return Row(name, tries, len(spans), cuts[49], cuts[98], spans[-1], within, memory, len(lost))


def table_of(rows: Sequence[Row]) -> str:
    head = "| attack | tries | honest moves | median ms | 99 % ms | worst ms | within 200 ms | memory MB | lost |"
    return "\n".join([head, "|---|--:|--:|--:|--:|--:|--:|--:|--:|", *(row.line() for row in rows)])


def write_into(document: Path, text: str, name: str) -> None:
    """Put this between the two marks of this name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, _, rest = document.read_text().partition(begin)
    _, _, after = rest.partition(end)
    document.write_text(f"{before}{begin}\n{text}\n{end}{after}")


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--document", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--most", type=int, default=len(ATTACKS))
    parser.add_argument("--one", choices=list(ATTACKS))
    parser.add_argument("--url", default="")
    wish: Any = parser.parse_args(given)
    if wish.one:
        print(asyncio.run(attack(wish.one, wish.url, wish.seconds)))
        return 0
    rows = _kept(wish.keep)
    left = [name for name in ATTACKS if name not in {row.attack for row in rows}][: wish.most]
    if left:
        new = _carry_out(left, wish.seconds, wish.tables)
        rows += new if not rows else new[1:]  # the quiet time before the first attack is told once
    if wish.keep is not None:
        wish.keep.write_bytes(msgspec.json.encode(rows))
    text = table_of(rows)
    print(text)
    is_whole = len(rows) == len(ATTACKS) + 1
    if wish.document is not None and is_whole:
        told = f"{wish.tables} honest tables, {wish.seconds:.0f} seconds for each attack."
        write_into(wish.document, f"{told}\n\n{text}", "siege")
    return 0 if all(row.good for row in rows) and (is_whole or wish.most < len(ATTACKS)) else 1


def _kept(file: Path | None) -> list[Row]:
    return [] if file is None or not file.exists() else msgspec.json.decode(file.read_bytes(), type=list[Row])


def _carry_out(attacks: Sequence[str], seconds: float, tables: int) -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        besieged = Besieged(Path(name))
        try:
            return asyncio.run(besiege(besieged, attacks, seconds, tables))
        finally:
            besieged.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
