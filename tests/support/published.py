"""The two verifiers that are published for everybody, run as anybody would run them: they share no code with us."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON = [sys.executable, "-I", str(ROOT / "docs" / "verify_dice.py")]
JAVASCRIPT = [str(ROOT / "web" / "scripts" / "verify-dice.mjs")]


def node() -> str | None:
    """Node from the machine, or from the Python package that carries it."""
    return shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))


def findings(files: Sequence[Path], commitment: str | None = None) -> list[list[str]]:
    """Ask the verifiers about each file: one list per verifier."""
    found = node()
    commands = [PYTHON] if found is None else [PYTHON, [found, *JAVASCRIPT]]
    promise = [] if commitment is None else ["--commitment", commitment]
    told = []
    for command in commands:
        run = subprocess.run([*command, *promise, *map(str, files)], capture_output=True, text=True, check=False)
        lines = run.stdout.splitlines()
        assert len(lines) == len(files), run.stderr
        told.append([line.partition(": ")[2] for line in lines])
    return told
