"""What a viewer is told: the position, the choices, the log, each as this seat may know it and in its language.

Nothing leaves the server about a game but through this module and the kernel's own `view`, `seen_events`,
`action_seen_by` and `redacted_for`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from warhall.kernel import Event, Game, Record, State, View, use_language
from warhall.kernel.event import seen_events
from warhall.server.clocks import now_ms
from warhall.server.play import Play
from warhall.server.seen import Viewer
from warhall.server.wire import (
    BlockedChoice,
    BlockedChoices,
    Choice,
    LogPart,
    MenuPart,
    Replay,
    ReplayStep,
    Sight,
    Step,
    ToldEvent,
)

_encode: Final = msgspec.json.Encoder().encode


NOT_STARTED: Final = Sight(None, None, None, [], [], None, [], None, False, False, None, None, None)


_Audience = Viewer | str | None  # who shares a text: one viewer, a language, or everybody who wants no sentences


class Told:
    """The log of one table as its viewers were told it; each step is written once per audience."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._written: list[dict[_Audience, msgspec.Raw]] = []

    def part(self, viewer: Viewer, names: Sequence[str], start: int) -> LogPart:
        """The steps from this number on."""
        steps = self._play.steps
        while len(self._written) < len(steps):
            self._written.append({})
        return LogPart(start, [self._step(at, viewer, names) for at in range(start - 1, len(steps))])

    def forget(self, length: int) -> None:
        """Steps beyond this were taken back."""
        del self._written[length:]

    def forget_all(self) -> None:
        """Somebody changed their name, so to speak: a seat has a new person."""
        self._written.clear()

    def _step(self, at: int, viewer: Viewer, names: Sequence[str]) -> msgspec.Raw:
        seen = self._play.steps[at]
        audience: _Audience = viewer
        if seen.open:
            audience = viewer.lang if viewer.words else None
        text = self._written[at].get(audience)
        if text is None:
            events = seen.events if seen.open else seen_events(seen.events, viewer.seat)
            told = tell(self._play.game, events, names, words=viewer.words)
            step = Step(at + 1, seen.seat, _text(seen.action_for(viewer.seat)), told)
            text = self._written[at][audience] = msgspec.Raw(_encode(step))
        return text


def _text(action: str | None) -> str | None:
    """An action as a plain text."""
    return None if action is None else str(action)


def tell(game: Game, events: Sequence[Event], names: Sequence[str], *, words: bool) -> list[ToldEvent]:
    """Events that a viewer may see, with their sentences."""
    if not words:
        return [ToldEvent(event.kind, event.data) for event in events]
    return [ToldEvent(event.kind, event.data, game.event_text(event, names)) for event in events]


class Scene:
    """A position that is being shown: what all viewers have in common is looked up once."""

    def __init__(self, play: Play, told: Told, names: Sequence[str]) -> None:
        self._play, self._told, self._names = play, told, names
        self._state = play.state
        self._active = list(play.active)
        self.over = self._state.is_terminal()
        self._outcome = self._state.outcome() if self.over else None
        self._clock = None if play.clocks is None or self.over else play.clocks.face(now_ms())

    def sight(self, viewer: Viewer, start: int = 1) -> Sight:
        """What this viewer sees, in their language, with the log from this step on."""
        if not viewer.words:
            return self._sight(viewer, start)
        with use_language(viewer.lang):
            return self._sight(viewer, start)

    def _sight(self, viewer: Viewer, start: int) -> Sight:
        play, seat = self._play, viewer.seat
        view = self._state.view(seat)
        legal: list[str] = []
        if seat is not None and seat in self._active and play.pause is None:
            legal = [str(action) for action in self._state.legal_actions(seat)]
        prompt, menu = None, []
        if viewer.words:
            prompt = play.game.prompt(view, self._names)
            menu = menu_of(play.game, view, legal)
        return Sight(
            seat,
            len(play.steps),
            view,
            self._active,
            legal,
            prompt,
            menu,
            play.pause,
            play.can_undo(seat),
            self.over,
            self._outcome,
            self._clock,
            self._told.part(viewer, self._names, start),
        )


def menu_of(game: Game, view: View, legal: Sequence[str]) -> list[MenuPart]:
    if not legal:
        return []
    actions = [game.parse_action(action) for action in legal]
    return [
        MenuPart(row.title, [Choice(str(action), label) for action, label in row.choices])
        for row in game.menu(view, actions)
    ]


def blocked(state: State, seat: int) -> BlockedChoices:
    """What this seat, which has to choose, may look for in vain, with the reasons of the rules."""
    wishes = state.game.near_misses(state.view(seat), state.legal_actions(seat))
    reasons = [(action, label, state.refusal(action, seat)) for action, label in wishes]
    return BlockedChoices(
        [BlockedChoice(str(action), label, why.code, why.text, why.rule) for action, label, why in reasons]
    )


def replay(record: Record, viewer: Viewer, names: Sequence[str], start: int, limit: int) -> Replay:
    """The game as this viewer saw it, step by step."""
    game = record.load_game()
    glimpses = record.glimpses(viewer.seat)
    with use_language(viewer.lang):
        steps = [
            ReplayStep(
                seen.n,
                seen.seat,
                _text(seen.action),
                tell(game, seen.events, names, words=viewer.words),
                seen.view,
                game.prompt(seen.view, names),
            )
            for seen in glimpses[start : start + limit]
        ]
    return Replay(len(glimpses) - 1, start, "spectator" if viewer.seat is None else viewer.seat, steps)
