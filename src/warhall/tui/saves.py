"""The place for games that were put aside."""

from __future__ import annotations

import os
from pathlib import Path


def data_directory() -> Path:
    """The user's data directory of Warhall."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "warhall"


def default_save(game_id: str) -> Path:
    """The file of the game that was put aside last."""
    return data_directory() / "saves" / f"{game_id}.jsonl"
