"""The full table for tests that need the truth: from the user's cache, or solved once (about two minutes)."""

from __future__ import annotations

import fcntl
from functools import cache

from warhall.games.age_of_war.study.table_file import cache_path
from warhall.games.age_of_war.study.tablebase import Tablebase


@cache
def full_table() -> Tablebase:
    """Whoever comes first solves; other processes wait for the file."""
    path = cache_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return Tablebase.load()
