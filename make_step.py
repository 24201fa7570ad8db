"""One step of the Makefile: say what is done, show that it goes on, and keep its noise to itself unless it fails.

    python make_step.py "Installing the Python packages" "they are downloaded" -- COMMAND ...

The second text says what the time depends on; it is told when a step takes long. Only the standard library is used:
this runs before anything is installed.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import deque

LONG = 30.0  # seconds after which a step says why it takes so long
KEPT = 40  # lines of noise that are shown if a step fails
WIDTH = 78


class Noise:
    """The output of a command: its last lines are kept."""

    def __init__(self, command: list[str]) -> None:
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip():
                self.lines.append(line.rstrip())

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; True once the command has ended."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        self._reader.join()
        return True


def run(what: str, why: str, command: list[str]) -> int:
    """Run the command and return its exit code."""
    ticking = sys.stdout.isatty()
    began = time.monotonic()
    if not ticking:
        print(f"{what} ...", flush=True)
    noise = Noise(command)
    while not noise.wait(0.5):
        if ticking:
            last = noise.lines[-1].strip() if noise.lines else ""
            print(f"\r\033[K{f'{what} ... {time.monotonic() - began:.0f} s  {last}'[:WIDTH]}", end="", flush=True)
    seconds = time.monotonic() - began
    print("\r\033[K" if ticking else "", end="")
    if noise.process.returncode:
        print(f"{what} failed after {seconds:.0f} s:", *noise.lines, sep="\n  ", flush=True)
    else:
        slow = f": {why}" if seconds > LONG else ""
        print(f"{what}: done ({seconds:.0f} s{slow})", flush=True)
    return noise.process.returncode


if __name__ == "__main__":
    title, reason, _, *words = sys.argv[1:]
    try:
        sys.exit(run(title, reason, words))
    except KeyboardInterrupt:
        print(f"\n{title}: interrupted")
        sys.exit(130)
