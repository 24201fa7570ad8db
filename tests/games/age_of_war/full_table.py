"""The full table for tests that need the truth: from the user's cache, or solved once (about two minutes)."""

from __future__ import annotations

from functools import cache

from warhall.games.age_of_war.tablebase import Tablebase


@cache
def full_table() -> Tablebase:
    return Tablebase.load()
