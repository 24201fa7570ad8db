"""How long Warhall takes to start: `python -m benchmarks.startup` times ten fresh processes for each, best and median.

Bars: `import warhall` under 80 ms, `warhall --help` under 250 ms. The bare interpreter and the first game that is
loaded are there to compare.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from typing import Final

ASKED: Final = {
    "python -c pass": ("-c", "pass"),
    "import warhall": ("-c", "import warhall"),
    "warhall.load_game": ("-c", "import warhall; warhall.load_game('age-of-war')"),
    "warhall --help": ("-m", "warhall", "--help"),
    "warhall simulate --help": ("-m", "warhall", "simulate", "--help"),
}
TIMES: Final = 10


def milliseconds(words: tuple[str, ...], environment: Mapping[str, str]) -> float:
    """How long one fresh process takes from its start to its end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL, env=environment)
    return (time.perf_counter() - began) * 1000


def measure() -> dict[str, list[float]]:
    """The times of each, by turns, after one that nobody counts: Python keeps what it made of the sources, as it does
    in every installation."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for words in ASKED.values():
            milliseconds(words, environment)
        rounds = [{name: milliseconds(words, environment) for name, words in ASKED.items()} for _ in range(TIMES)]
    return {name: [each[name] for each in rounds] for name in ASKED}


if __name__ == "__main__":
    for name, times in measure().items():
        print(f"{name:24} best {min(times):4.0f} ms, median {statistics.median(times):4.0f} ms")
