"""What every game that gives reasons has to do for its hints."""

from __future__ import annotations

from collections.abc import Iterable

import warhall
from warhall.kernel import State


def kinds_with_a_reason(states: Iterable[State]) -> set[tuple[str, str]]:
    """The kinds of choices in these positions, each found to have a sentence in both languages, without notation."""
    seen: set[tuple[str, str]] = set()
    for state in states:
        for seat in state.active_players():
            view = state.view(seat)
            kinds = {(view["stack"][-1]["frame"], action.verb): action for action in state.legal_actions(seat)}
            for kind in kinds.keys() - seen:
                for lang in warhall.LANGUAGES:
                    with warhall.use_language(lang):
                        told = state.game.reason(view, kinds[kind])
                    assert told.strip(), kind
                    assert not set(told) & set("{}_[]"), told
            seen |= kinds.keys()
    return seen
