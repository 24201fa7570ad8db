"""Writes the chapters of the introduction of the Conan CCG, played by the real rules.

Run `python web/scripts/conan_ccg_introduction.py`; with `--check` it only says whether they are up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from conan_ccg_chapters import CHAPTERS, NAMES
from generated import write_or_check
from lessons import course

import warhall

HERE = Path(__file__).resolve().parent.parent / "src" / "boards" / "conan-ccg"


def files() -> dict[Path, str]:
    game = warhall.load_game("conan-ccg", players=2)
    return {HERE / "introduction" / "course.json": course(game, NAMES, CHAPTERS)}


if __name__ == "__main__":
    sys.exit(write_or_check(files(), Path(__file__).name, sys.argv[1:]))
