"""Compiled copies of the hottest modules: `python -m warhall.compiled` makes them with mypyc, from the same Python.

The readable source stays the only one. A compiled copy is used as long as every source that it was made from is what it
was, byte for byte; after the smallest change the source itself runs again, until the copies are made anew. With
`WARHALL_INTERPRETED=1` in the environment nothing compiled is ever used.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tomllib
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from itertools import chain
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


def _declared() -> dict[str, Group]:
    """What packages say themselves, in a file `compiled.toml`: for each group and folder the modules to be compiled. A
    folder without any is one whose words are used; everybody uses those of the kernel."""
    found: dict[str, dict[str, list[str]]] = {}
    for file in sorted([*PACKAGE.glob("*/compiled.toml"), *PACKAGE.glob("games/*/compiled.toml")]):
        home = ".".join(("warhall", *file.parent.relative_to(PACKAGE).parts))
        for name, folders in tomllib.loads(file.read_text(encoding="utf-8")).items():
            group = found.setdefault(name, {"warhall.kernel": []})
            for folder, modules in folders.items():
                package = home if folder == "." else f"{home}.{folder}"
                group.setdefault(package, []).extend(f"{package}.{module}" for module in modules.split())
    return {name: Group(tuple(chain(*group.values())), tuple(group)) for name, group in found.items()}


GROUPS: Final = _declared()


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
