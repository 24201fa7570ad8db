"""A step of the log as it is remembered, and who looks at it."""

from __future__ import annotations

import msgspec

from warhall.kernel import Action, Event


class Seen(msgspec.Struct, frozen=True, gc=False):
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


class Viewer(msgspec.Struct, frozen=True, gc=False):
    """Who looks: a seat or a spectator, a language, and whether sentences are wanted."""

    seat: int | None
    lang: str
    words: bool = True
