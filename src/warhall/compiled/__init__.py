"""Compiled copies of the hottest modules: `python -m warhall.compiled` makes them with mypyc, from the same Python.

The readable source stays the only one. A compiled copy is used as long as every source that it was made from is what it
was, byte for byte; after the smallest change the source itself runs again, until the copies are made anew. With
`WARHALL_INTERPRETED=1` in the environment nothing compiled is ever used.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).parents[1]
BUILD: Final = Path(__file__).parent / "build"  # one folder for each group
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names Python's version and the machine
MANIFEST: Final = f"sources{SUFFIX}.sha256"


class Group(NamedTuple):
    """Modules that are compiled together: among them calls and attributes cost least."""

    modules: tuple[str, ...]
    packages: tuple[str, ...]  # all whose words they use: when one file of them changes, the copies are stale

    def sources(self) -> list[Path]:
        """Every file that has a say in what is compiled."""
        folders = [PACKAGE.joinpath(*name.split(".")[1:]) for name in self.packages]
        return [file for folder in folders for file in sorted(folder.glob("*.py"))]

    def manifest(self) -> str:
        """The sources with their checksums, as `sha256sum` writes them."""
        return "".join(
            f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(PACKAGE).as_posix()}\n"
            for file in self.sources()
        )


def _modules(package: str, names: str) -> tuple[str, ...]:
    return tuple(f"{package}.{name}" for name in names.split())


_CARD_GAME: Final = "warhall.games.conan_ccg"
_CARD_GAME_RULES: Final = """
    barbarian chronicle combat_round conan_moves damage foe_draw foe_moves icons in_play piles prepare resolution rest
    reveal roles set_up statistics survey turn_outline victory windows zones
"""
_CONAN: Final = "warhall.games.age_of_conan"
GROUPS: Final = {
    "rules": Group(
        (
            *_modules("warhall.kernel", "state"),
            *_modules(_CARD_GAME, "components notation state"),
            *_modules(f"{_CARD_GAME}.cards", "cards deck_list effects"),
            *_modules(f"{_CARD_GAME}.rules", _CARD_GAME_RULES),
        ),
        ("warhall.kernel", _CARD_GAME, f"{_CARD_GAME}.cards", f"{_CARD_GAME}.rules"),
    ),
    "odds": Group(  # of Age of Conan
        _modules(f"{_CONAN}.study.odds", "bare campaigns dice fights heart rolls trays"),
        (_CONAN, f"{_CONAN}.rules", f"{_CONAN}.study.odds"),
    ),
    "server": Group(  # the way of a move through the hall
        _modules("warhall.server", "connection holding limits moves play sight tables"),
        ("warhall.kernel", "warhall.server"),
    ),
}


def is_current(name: str) -> bool:
    """Whether the copies of a group exist and were made from the sources as they are."""
    try:
        written = (BUILD / name / MANIFEST).read_text(encoding="utf-8")
    except OSError:
        return False
    return written == GROUPS[name].manifest()


class _Finder(MetaPathFinder):
    """Finds the compiled copies before the sources are looked for."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def install() -> None:
    """Let imports find what is compiled and current. To be called before any module that has a copy is imported."""
    if os.environ.get("WARHALL_INTERPRETED", "0") not in ("", "0"):
        return
    files: dict[str, Path] = {}
    for name in filter(is_current, GROUPS):
        folder = BUILD / name
        files[f"{library(name)}__mypyc"] = folder / f"{library(name)}__mypyc{SUFFIX}"  # the code of all of them
        files |= {module: folder.joinpath(*module.split(".")).with_suffix(SUFFIX) for module in GROUPS[name].modules}
    if files:
        sys.meta_path.insert(0, _Finder(files))


def library(name: str) -> str:
    """The name of the library with the code of a group."""
    return f"warhall_{name}"
