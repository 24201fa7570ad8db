"""The warden as a bot from a file, for the arena."""

from __future__ import annotations

from benchmarks.bots.conan_ccg.warden import Warden as Bot

__all__ = ["Bot"]
