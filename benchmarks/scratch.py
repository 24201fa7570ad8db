"""Games that were played, kept line by line in a file: a run that was stopped goes on where it stopped."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

import msgspec

Result = TypeVar("Result")

LOOKS: Final = ("pictures", "words")  # folders of a game that change no result


@cache
def fingerprint(*packages: ModuleType) -> str:
    """Changes with everything in these packages that may change a game: rules, data and bots."""
    digest = hashlib.blake2s(digest_size=8)
    for package in packages:
        folder = Path(str(package.__file__)).parent
        for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml"), *folder.rglob("*.json")]):
            name = file.relative_to(folder)
            if name.parts[0] not in LOOKS:
                digest.update(name.as_posix().encode() + file.read_bytes())
    return digest.hexdigest()


def read_lines(scratch: Path, kind: type[Result]) -> list[Result]:
    """Read what was kept by earlier runs; a line that was cut off, or holds something else, is left out."""
    found = []
    for line in scratch.read_bytes().splitlines() if scratch.exists() else []:
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError:
            continue
    return found


@contextmanager
def keeping(scratch: Path) -> Iterator[Callable[[object], None]]:
    """Yields a function that writes down a result at once."""
    scratch.parent.mkdir(parents=True, exist_ok=True)
    with scratch.open("ab") as file:
        if scratch.stat().st_size:
            file.write(b"\n")  # in case the last line was cut off

        def keep(result: object) -> None:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()

        yield keep
