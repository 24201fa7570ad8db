"""A table's memory of its game: the dice that were settled at its start, and the steps."""

from __future__ import annotations

import msgspec

from warhall.kernel import Action, Event


class TableDice(msgspec.Struct, frozen=True):
    """Where the dice of a table come from: its secret, the promise that was made of it, and what each seat added."""

    seed: str
    commitment: str
    entropy: list[str | None]


class PlayedStep(msgspec.Struct, frozen=True, gc=False):
    """A step of the log: who did it, and the action as everybody may know it (by seat, the spectator last)."""

    seat: int
    action: Action | None
    shown: tuple[Action | None, ...] | None  # None: everybody sees the action itself
    events: list[Event]
    open: bool  # whether everybody sees all of it

    def action_for(self, viewer: int | None) -> Action | None:
        if self.shown is None:
            return self.action
        return self.shown[-1 if viewer is None else viewer]
