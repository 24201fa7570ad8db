"""Events: what happened, typed, with the seats that may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhall.kernel.happening import Event, seen_events

_EVENT: Final = Event  # compiled code has a constant at hand, and would look up a class that is not compiled

__all__ = ["Event", "EventKind", "event_kinds", "seen_events"]


class EventKind:
    """A kind of event, declared once in the `events.py` of its game; `of` makes one of the facts of each:

        SIEGE_WON = EventKind("siege-won", "AOC-218")
        CARDS_DRAWN = EventKind("cards-drawn", "AOC-339", hidden=("cards",), seen_by=("seat",), reveals=True)

        state.log.append(SIEGE_WON.of(seat=seat, province=province))

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

    def of(self, **facts: Any) -> Event:
        if not self.seen_by:
            return _EVENT(self.name, facts, None, (), self.reveals)
        return _EVENT(self.name, facts, tuple([facts[name] for name in self.seen_by]), self.hidden, self.reveals)


def event_kinds(namespace: Mapping[str, Any]) -> dict[str, EventKind]:
    """Every kind of event that a module declares, by name."""
    return {kind.name: kind for kind in namespace.values() if isinstance(kind, EventKind)}
