"""Chapter "Game end and scoring": points, tie-breaks, shared victory."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.age_of_war.components import CASTLES, CLANS
from warhall.games.age_of_war.rules.conquest import owner_of_clan
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.kernel import Outcome
from warhall.kernel.state import rank


def is_over(owners: Sequence[int]) -> bool:
    """AOW-052: the last castle has left the center."""
    return CENTER not in owners


def clans_of(seat: int, owners: Sequence[int]) -> list[int]:
    """The clans that a seat has conquered."""
    return [clan.index for clan in CLANS if owner_of_clan(clan.index, owners) == seat]


def points(seat: int, owners: Sequence[int]) -> int:
    """Faceup castles score their points (AOW-055), a conquered clan its clan points instead (AOW-056)."""
    conquered = clans_of(seat, owners)
    piles = sum(CLANS[clan].points for clan in conquered)
    return piles + sum(
        castle.points for castle in CASTLES if owners[castle.index] == seat and castle.clan not in conquered
    )


def all_points(owners: Sequence[int], players: int) -> list[int]:
    return [points(seat, owners) for seat in range(players)]


def standing(owners: Sequence[int], players: int) -> Outcome:
    """Most points (AOW-002, AOW-057), then castles (AOW-058), then clans (AOW-059); what is still equal is shared
    (AOW-060)."""
    scores = all_points(owners, players)
    keys = [(scores[seat], list(owners).count(seat), len(clans_of(seat, owners))) for seat in range(players)]
    return rank([tuple(key) for key in keys], scores)
