"""An Action on the table, as other chapters know it.

This module is not compiled: compiled code would take no frame of another module for one of these.
"""

from __future__ import annotations

from warhall.kernel.frame import Frame


class Announcement(Frame):
    """CCG-089: an Action that has been announced and not yet resolved."""

    card: str
    seat: int
    effect: str
    window: str
    cancelled: bool = False
