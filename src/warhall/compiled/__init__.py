"""Compiled copies of the hottest modules: `python -m warhall.compiled` makes them with mypyc, from the same Python.

The readable source stays the only one. A compiled copy is used as long as every source that it was made from is what it
was, byte for byte; after the smallest change the source itself runs again, until the copies are made anew. With
`WARHALL_INTERPRETED=1` in the environment nothing compiled is ever used.

Whether that is so is found out by reading all sources, and kept with their sizes and times: as long as these are the
same, nothing is read again. A wheel has its compiled modules beside the sources, where Python finds them by itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
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
KNOWN: Final = f"known{SUFFIX}.txt"  # what was found out last


class Group(NamedTuple):
    """Modules that are compiled together: among them calls and attributes cost least."""

    modules: tuple[str, ...]
    packages: tuple[str, ...]  # all whose words they use: when one file of them changes, the copies are stale

    def sources(self) -> list[Path]:
        """Every file that has a say in what is compiled."""
        folders = [PACKAGE.joinpath(*name.split(".")[1:]) for name in self.packages]
        return [file for folder in folders for file in sorted(folder.glob("*.py"))]

    def manifest(self) -> str:
        """The modules, and the sources with their checksums as `sha256sum` writes them."""
        import hashlib

        sums = [
            f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(PACKAGE).as_posix()}\n"
            for file in self.sources()
        ]
        return "".join([f"# {' '.join(self.modules)}\n", *sums])


@cache
def groups() -> dict[str, Group]:
    """Read what packages say themselves, in a file `compiled.toml`: for each group and folder the modules to compile. A
    folder without any is one whose words are used; everybody uses those of the kernel."""
    import tomllib

    found: dict[str, dict[str, list[str]]] = {}
    for file in _declarations():
        home = ".".join(("warhall", *file.parent.relative_to(PACKAGE).parts))
        for name, folders in tomllib.loads(file.read_text(encoding="utf-8")).items():
            group = found.setdefault(name, {"warhall.kernel": []})
            for folder, modules in folders.items():
                package = home if folder == "." else f"{home}.{folder}"
                group.setdefault(package, []).extend(f"{package}.{module}" for module in modules.split())
    return {name: Group(tuple(chain(*group.values())), tuple(group)) for name, group in found.items()}


def _declarations() -> list[Path]:
    return sorted([*PACKAGE.glob("*/compiled.toml"), *PACKAGE.glob("games/*/compiled.toml")])


def is_current(name: str) -> bool:
    """Whether the copies of a group exist and were made from the sources as they are."""
    try:
        written = (BUILD / name / MANIFEST).read_text(encoding="utf-8")
    except OSError:
        return False
    return written == groups()[name].manifest()


class _Finder:
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
    if os.environ.get("WARHALL_INTERPRETED", "0") not in ("", "0") or not BUILD.is_dir():
        return
    files = _known()
    if files is None:
        files = dict(_current())
        _keep(files)
    if files:
        sys.meta_path.insert(0, _Finder(files))


def _current() -> Iterator[tuple[str, Path]]:
    """The copies that were made from the sources as they are, by the names of the modules."""
    for name in filter(is_current, groups()):
        folder = BUILD / name
        yield f"{library(name)}__mypyc", folder / f"{library(name)}__mypyc{SUFFIX}"  # the code of all of them
        for module in groups()[name].modules:
            yield module, folder.joinpath(*module.split(".")).with_suffix(SUFFIX)


def found() -> list[Path]:
    """The files of all copies that are current."""
    return sorted({file for _, file in _current()})


def _look(files: Iterable[str]) -> list[str]:
    """The files with their sizes and times, as seen from the package: a copy of the whole folder looks at its own."""
    return [f"{found.st_size} {found.st_mtime_ns} {file}" for file in files for found in [os.stat(PACKAGE / file)]]


def _known() -> dict[str, Path] | None:
    """Look up what was found out last, if nothing has changed since."""
    try:
        looked_at, modules = (BUILD / KNOWN).read_text(encoding="utf-8").split("\n\n")
        before = looked_at.splitlines()
        if _look([line.split(" ", 2)[2] for line in before]) != before:
            return None
    except (OSError, ValueError, IndexError):
        return None
    return {module: BUILD / file for module, file in (line.split(" ") for line in modules.splitlines())}


def _keep(files: dict[str, Path]) -> None:
    """Keep what was found out, where that can be written: every source, every folder (a new file changes it), every
    declaration and every manifest."""
    sources = {file for group in groups().values() for file in group.sources()}
    manifests = [file for name in groups() for file in (BUILD / name / MANIFEST, BUILD / name) if file.exists()]
    paths = sorted({*sources, *(file.parent for file in sources), *_declarations(), *manifests})
    modules = "".join(f"{module} {file.relative_to(BUILD).as_posix()}\n" for module, file in files.items())
    looked_at = "\n".join(_look(os.path.relpath(path, PACKAGE) for path in paths))
    try:
        partial = BUILD / f"{KNOWN}.{os.getpid()}"
        partial.write_text(f"{looked_at}\n\n{modules}", encoding="utf-8")
        partial.replace(BUILD / KNOWN)
    except OSError:
        return


def library(name: str) -> str:
    """The name of the library with the code of a group."""
    return f"warhall_{name}"
