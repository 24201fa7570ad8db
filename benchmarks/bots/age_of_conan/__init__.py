"""Whom the steward of Age of Conan is measured against."""

from __future__ import annotations

from typing import Final

from benchmarks.bots.age_of_conan.frozen import FrozenSteward
from benchmarks.bots.age_of_conan.squire import Squire
from warhall.bots import RandomBot
from warhall.kernel import BotFactory

__all__ = ["RIVALS", "FrozenSteward", "Squire"]

# The strongest first: who is matched against them plays him, unless another is named.
RIVALS: Final[dict[str, BotFactory]] = {"frozen": FrozenSteward, "squire": Squire, "random": RandomBot}
