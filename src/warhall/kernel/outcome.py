"""The end of a game."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: ranking, scores and winners. A victory may be shared."""

    scores: list[int]
    ranking: list[int]  # seats, best first; equals in seat order
    places: list[int]  # per seat, 1 is the best; equals have the same place
    winners: list[int]
