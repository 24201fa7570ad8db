"""A position as one seat sees it, made from the position itself: for play-outs, where it is known."""

from __future__ import annotations

from warhall.games.conan_ccg.notation import HIDDEN
from warhall.games.conan_ccg.state import ConanState


def masked(state: ConanState, seat: int) -> ConanState:
    """Mask a position as `table_of` reads it from the view of this seat: face-down moves without a name (CCG-282),
    hands of others empty, piles as at the beginning, and nothing going on."""
    blank = state.game.blank
    table = state.clone()
    for zone in table.zones:
        for foe in zone:
            if foe.down and foe.owner != seat and not foe.seen >> seat & 1:
                foe.move = HIDDEN
    mine = table.hand[seat]
    table.hand = [[] for _ in table.hand]
    table.hand[seat] = mine
    table.deck, table.foe_deck, table.foe_top = blank.deck, blank.foe_deck, blank.foe_top
    table.stack = []
    return table
