"""Chronicle Areas (CCG-104 to CCG-106, CCG-283): Renown and Scars are sums over the Foes that lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def renown(state: ConanState, seat: int) -> int:
    """CCG-104."""
    total = 0
    for _, card in state.chronicle[seat]:
        total += state.cards[card].renown
    return total


def scars(state: ConanState, seat: int) -> int:
    """CCG-105."""
    total = 0
    for _, card in state.chronicle[seat]:
        total += state.cards[card].scars
    return total
