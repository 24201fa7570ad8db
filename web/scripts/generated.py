"""Files that are written from the games' own: they are written anew, or it is said that they are out of date."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any


def constant(name: str, kind: str, value: Any) -> str:
    """A value as a line of TypeScript."""
    return f"export const {name}: {kind} = {json.dumps(value, ensure_ascii=False)};\n"


def write_or_check(files: Mapping[Path, str], script: str, arguments: Sequence[str]) -> int:
    """With `--check` nothing is written, and the exit code tells whether everything is up to date."""
    stale = []
    for path, text in files.items():
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    if stale:
        print(f"out of date: {', '.join(stale)}; run python web/scripts/{script}", file=sys.stderr)
    return 1 if stale else 0
