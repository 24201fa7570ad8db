"""Events as values. They stand apart from `event.py`, which may be compiled: a class with options may not."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. Its sentence is `event-<kind>` in the game's catalogue.

    `audience` None means everybody. Otherwise only those seats see the fields named in `hidden`; if `hidden` is empty
    the others do not see the event at all. `reveals` marks what cannot be unseen: it ends the right to undo.
    """

    kind: str
    data: dict[str, Any]
    audience: tuple[int, ...] | None = None
    hidden: tuple[str, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat (None: a spectator) may see it, or None."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return Event(self.kind, self.data)
        if not self.hidden:
            return None
        return Event(self.kind, {name: value for name, value in self.data.items() if name not in self.hidden})


def seen_events(events: list[Event], seat: int | None) -> list[Event]:
    """Keep what one seat may know of these events."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
