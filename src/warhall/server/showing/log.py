"""The log of a table as its viewers are told it: each step as this seat may know it, in its language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from warhall.kernel import Event, Game
from warhall.kernel.event import seen_events
from warhall.server.playing.logged_match import LoggedMatch
from warhall.server.protocol.messages import LogPart, StepInfo, ToldEvent
from warhall.server.showing.viewers import Viewer

_encode: Final = msgspec.json.Encoder().encode
_Audience = Viewer | str | None  # who shares a text: one viewer, a language, or everybody who wants no sentences


class Told:
    """The log of one table as its viewers were told it; each step is written once per audience."""

    def __init__(self, match: LoggedMatch) -> None:
        self._match = match
        self._written: list[dict[_Audience, msgspec.Raw]] = []

    def part(self, viewer: Viewer, names: Sequence[str], start: int) -> LogPart:
        """The steps from this number on."""
        steps = self._match.steps
        while len(self._written) < len(steps):
            self._written.append({})
        return LogPart(start, [self._step(at, viewer, names) for at in range(start - 1, len(steps))])

    def forget(self, length: int) -> None:
        """Steps beyond this were taken back."""
        del self._written[length:]

    def forget_all(self) -> None:
        """Write everything anew: a seat has a new person, with another name."""
        self._written.clear()

    def _step(self, at: int, viewer: Viewer, names: Sequence[str]) -> msgspec.Raw:
        seen = self._match.steps[at]
        audience: _Audience = viewer
        if seen.open:
            audience = viewer.lang if viewer.words else None
        text = self._written[at].get(audience)
        if text is None:
            events = seen.events if seen.open else seen_events(seen.events, viewer.seat)
            told = tell(self._match.game, events, names, words=viewer.words)
            step = StepInfo(at + 1, seen.seat, action_text(seen.action_for(viewer.seat)), told)
            text = self._written[at][audience] = msgspec.Raw(_encode(step))
        return text


def action_text(action: str | None) -> str | None:
    """An action as a plain text."""
    return None if action is None else str(action)


def tell(game: Game, events: Sequence[Event], names: Sequence[str], *, words: bool) -> list[ToldEvent]:
    """Events that a viewer may see, with their sentences."""
    if not words:
        return [ToldEvent(event.kind, event.data) for event in events]
    return [ToldEvent(event.kind, event.data, game.event_text(event, names)) for event in events]
