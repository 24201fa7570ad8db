"""The file in which the solved two-player game lies: where it is, and what its first line says. Whoever only wants to
know whether there is one need not load the solver, nor read the values."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from warhall.games.age_of_war.components import CASTLES, CLANS

VERSION: Final = 1
LONGEST_HEADER: Final = 1000  # bytes


class Header(msgspec.Struct, frozen=True):
    """The first line of the file."""

    format: str
    version: int
    components: str  # the digest of castles and clans
    positions: int
    residual: float  # of the solution, before rounding
    checksum: str  # SHA-256 of the values


def components_digest() -> str:
    """Name what the solution depends on: change a castle and it is another game."""
    facts = [[castle.id, castle.clan, castle.points, [line.notation for line in castle.lines]] for castle in CASTLES]
    return hashlib.sha256(msgspec.json.encode([facts, [clan.points for clan in CLANS]])).hexdigest()[:16]


def expected_facts() -> tuple[str, int, str, int]:
    """Give the beginning of the first line of a table for this game."""
    return ("warhall-table", VERSION, components_digest(), 3 ** len(CASTLES))


def cache_path() -> Path:
    """Where the table lies."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "warhall" / "age-of-war-two-players.table"


def header_of(path: Path) -> Header | None:
    """The first line of this file, or None if it is missing, damaged, outdated or of other castles."""
    try:
        with path.open("rb") as file:
            header = msgspec.json.decode(file.readline(LONGEST_HEADER), type=Header)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    facts = (header.format, header.version, header.components, header.positions)
    return header if facts == expected_facts() else None


def is_solved() -> bool:
    """Whether the solution lies on this machine; whether it is sound is seen when it is read."""
    return header_of(cache_path()) is not None
