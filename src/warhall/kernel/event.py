"""Events: what happened, typed, with the seats that may know it."""

from __future__ import annotations

from collections.abc import Mapping
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
    """What is left of these events for one seat."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


class EventKind:
    """A kind of event, declared once in the `events.py` of its game and called with the facts of each:

        SIEGE_WON = EventKind("siege-won", "AOC-218")
        CARDS_DRAWN = EventKind("cards-drawn", "AOC-339", hidden=("cards",), seen_by=("seat",), reveals=True)

    `seen_by` names the facts that hold the seats for whom nothing is hidden.
    """

    __slots__ = ("hidden", "name", "reveals", "rule", "seen_by")

    def __init__(
        self,
        name: str,
        rule: str | None = None,
        *,
        hidden: tuple[str, ...] = (),
        seen_by: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.hidden = hidden
        self.seen_by = seen_by
        self.reveals = reveals

    def __call__(self, **facts: Any) -> Event:
        if not self.seen_by:
            return Event(self.name, facts, None, (), self.reveals)
        return Event(self.name, facts, tuple([facts[name] for name in self.seen_by]), self.hidden, self.reveals)


def event_kinds(namespace: Mapping[str, Any]) -> dict[str, EventKind]:
    """Every kind of event that a module declares, by name."""
    return {kind.name: kind for kind in namespace.values() if isinstance(kind, EventKind)}
