"""Whom the steward of the Conan CCG is measured against."""

from __future__ import annotations

from typing import Final

from benchmarks.bots.conan_ccg.blindfold import Blindfold
from benchmarks.bots.conan_ccg.nearsighted import Nearsighted
from benchmarks.bots.conan_ccg.squire import Squire
from benchmarks.bots.conan_ccg.warden import Warden
from warhall.bots import RandomBot
from warhall.kernel import BotFactory

__all__ = ["RIVALS", "Blindfold", "Nearsighted", "Squire", "Warden"]

RIVALS: Final[dict[str, BotFactory]] = {
    "random": RandomBot,
    "squire": Squire,
    "blindfold": Blindfold,
    "nearsighted": Nearsighted,
    "warden": Warden,
}
