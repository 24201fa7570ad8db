"""An Action on the table, as other chapters know it, and the keyword that it has there.

This module is not compiled: compiled code would take no frame of another module for one of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.vocabulary import ANY
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

_STEPS: Final = {"prepare": "Prepare", "rest": "Rest"}  # all other phases belong to the Warrior Step (CCG-109)


class Announcement(Frame):
    """CCG-089: an Action that has been announced and not yet resolved."""

    card: str
    seat: int
    effect: str
    window: str
    cancelled: bool = False


def step_of(state: ConanState) -> str:
    """The Step of the turn, by the keyword of its Actions (CCG-083)."""
    return _STEPS.get(state.phase, "Warrior")


def keyword_now(state: ConanState, card: str) -> str:
    """CCG-086: an Action with the keyword Any counts as having that of the Step, on its own side."""
    return state.cards[card].keyword.replace(ANY, step_of(state))


def announcements(state: ConanState) -> list[Announcement]:
    """The Actions that have been announced and not yet resolved, the latest first."""
    return [frame for frame in reversed(state.stack) if isinstance(frame, Announcement)]
