"""The steward as it was before beliefs, the crown and tuning: the measuring stick of later ones. It is never mended."""

from __future__ import annotations

from benchmarks.bots.age_of_conan.frozen.steward import Steward as FrozenSteward

__all__ = ["FrozenSteward"]
