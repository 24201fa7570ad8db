"""The game's own bots. They see a view and the legal actions, like a person."""

from __future__ import annotations

from warhall.games.conan_ccg.bots.champion import Champion
from warhall.games.conan_ccg.bots.steward import Steward

__all__ = ["Champion", "Steward"]
