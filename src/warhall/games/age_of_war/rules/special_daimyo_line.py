"""Chapter "Special daimyo line": it counts only against an opponent."""

from __future__ import annotations

from typing import Final

from warhall.games.age_of_war.components import Castle

CENTER: Final = -1  # the owner of a castle that nobody has conquered


def required_lines(castle: Castle, owner: int) -> int:
    """The lines that have to be filled, as a bit mask: the special one is needed against an opponent (AOW-044) and
    not part of a castle in the center (AOW-043, AOW-046)."""
    return castle.center_lines if owner == CENTER else castle.all_lines
