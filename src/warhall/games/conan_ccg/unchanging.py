"""What lies on the table during play and never changes: Items, lasting effects, the reasons for Damage."""

from __future__ import annotations

import msgspec


class Item(msgspec.Struct, omit_defaults=True):
    uid: int = 0
    card: str = ""


class Note(msgspec.Struct, frozen=True):
    """One reason why the Damage of an attack is what it is."""

    card: str
    n: int


class Lasting(msgspec.Struct, omit_defaults=True):
    """A verb that goes on working for a while: where it is written, who made it, and what it was bound to."""

    effect: str
    part: str
    at: int
    seat: int
    source: int
    until: str
    n: int = 0
    bound: int = -1  # a character or a move that was chosen
    edge: str = ""
    slot: int = 0
