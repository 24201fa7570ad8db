"""The steward as it was before beliefs, search and tuning: the measuring stick of every later one. It is never mended."""

from __future__ import annotations

from benchmarks.bots.age_of_conan.frozen.steward import Steward as FrozenSteward

__all__ = ["FrozenSteward"]
