"""The place for games that were put aside: each has a name, and none takes the place of another."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from warhall.kernel import Record, RecordError

SUFFIX = ".jsonl"


class Save(msgspec.Struct, frozen=True):
    """A game that was put aside: its name, and what its record tells."""

    name: str
    game: str
    seats: list[str]
    actions: int
    over: bool
    saved: float  # seconds since 1970
    file: str


def data_directory() -> Path:
    """The user's data directory of Warhall."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "warhall"


def saves_directory() -> Path:
    """The directory of the games that have a name."""
    return data_directory() / "saves"


def save_path(name: str) -> Path:
    """The file of a saved game: a plain name lies with the others, anything else is a path."""
    plain = Path(name).name == name and not name.endswith(SUFFIX)
    return saves_directory() / f"{name}{SUFFIX}" if plain else Path(name).expanduser()


def save_name(path: Path) -> str:
    """The name to ask for that file by."""
    return path.stem if path.parent == saves_directory() and path.suffix == SUFFIX else str(path)


def new_save(game_id: str) -> Path:
    """A name that no saved game has yet, taken at once: two games may begin at the same time."""
    for number in count(1):
        path = save_path(f"{game_id}-{number}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError:
            pass  # it cannot be written here; the table says so when it saves
        return path
    raise AssertionError  # there is always another number


def saved_games() -> Iterator[Save]:
    """Every game that was put aside and can be read, the latest first."""
    found = [(path.stat().st_mtime, path) for path in saves_directory().glob(f"*{SUFFIX}")]
    for saved, path in sorted(found, reverse=True):
        try:
            record = Record.load(path)
        except RecordError:
            continue
        over = record.closing is not None and record.closing.end
        header = record.header
        yield Save(path.stem, header.game, header.seats, len(record.entries), over, saved, str(path))


def resume_command(path: Path, bots: list[str | None]) -> str:
    """The words that go on with this game; a bot from a file is named, because it runs only then."""
    files = dict.fromkeys(bot for bot in bots if bot is not None and bot.endswith(".py"))
    words = ["warhall", "play", "--resume", "--save", save_name(path)]
    return shlex.join([*words, *(word for file in files for word in ("--code", file))])
