"""The state that a viewer is shown: the position and the choices, as this seat may know them, in its language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhall.kernel import Game, State, View, use_language
from warhall.server.playing.logged_match import LoggedMatch
from warhall.server.protocol.messages import BlockedChoice, BlockedChoices, Choice, MenuPart, Previews, Shown
from warhall.server.protocol.moments import now_ms
from warhall.server.showing.log import Told
from warhall.server.showing.viewers import Viewer

NOT_STARTED: Final = Shown(None, None, None, [], [], None, [], None, False, False, None, None, None)


class Showing:
    """A position that is being shown: what all viewers have in common is looked up once."""

    def __init__(self, match: LoggedMatch, told: Told, names: Sequence[str]) -> None:
        self._match, self._told, self._names = match, told, names
        self._state = match.state
        self._active = list(match.active)
        self.over = self._state.is_terminal()
        self._outcome = self._state.outcome() if self.over else None
        self._clock = None if match.clocks is None or self.over else match.clocks.face(now_ms())

    def shown(self, viewer: Viewer, start: int = 1) -> Shown:
        """Show this viewer what they may see, in their language, with the log from this step on."""
        if not viewer.words:
            return self._shown(viewer, start)
        with use_language(viewer.lang):
            return self._shown(viewer, start)

    def _shown(self, viewer: Viewer, start: int) -> Shown:
        match, seat = self._match, viewer.seat
        view = self._state.view(seat)
        legal: list[str] = []
        if seat is not None and seat in self._active and match.pause is None:
            legal = [str(action) for action in self._state.legal_actions(seat)]
        prompt, menu, details = None, [], None
        if viewer.words:
            prompt = match.game.prompt(view, self._names)
            menu = menu_of(match.game, view, legal)
            details = match.game.details(view)
        return Shown(
            seat,
            len(match.steps),
            view,
            self._active,
            legal,
            prompt,
            menu,
            match.pause,
            match.can_undo(seat),
            self.over,
            self._outcome,
            self._clock,
            self._told.part(viewer, self._names, start),
            details,
        )


def menu_of(game: Game, view: View, legal: Sequence[str]) -> list[MenuPart]:
    if not legal:
        return []
    actions = [game.parse_action(action) for action in legal]
    return [
        MenuPart(row.title, [Choice(str(action), label) for action, label in row.choices])
        for row in game.menu(view, actions)
    ]


def previews(state: State, seat: int, is_helped: bool) -> Previews:
    """Preview the choices of this seat, as far as it can know; with odds only where there is help."""
    game, view, legal = state.game, state.view(seat), state.legal_actions(seat)
    told = dict(game.previews(view, legal))
    for action, (seen, choices) in game.beyond(view, legal).items():
        told[str(action)] = {"menu": menu_of(game, seen, choices)}
        if is_helped:
            odds = game.choice_odds(seen)
            told[str(action)]["odds"] = [] if odds is None else odds.rows
    return Previews(told)


def blocked(state: State, seat: int) -> BlockedChoices:
    """List what this seat, which has to choose, may look for in vain, with the reasons of the rules."""
    wishes = state.game.near_misses(state.view(seat), state.legal_actions(seat))
    reasons = [(action, label, state.refusal(action, seat)) for action, label in wishes]
    return BlockedChoices(
        [BlockedChoice(str(action), label, why.code, why.text, why.rule) for action, label, why in reasons]
    )
