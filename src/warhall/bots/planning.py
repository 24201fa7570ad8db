"""Plans: a bot's answers to a question that takes several of them."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from warhall.kernel import Action, Bot, Game, View
from warhall.kernel.procedure import Procedure

MOST: Final = 30  # answers to one question


def plan(
    game: Game, bot: Bot, view: View, legal: Sequence[Action], rng: random.Random, deadline: float
) -> list[Action]:
    """Its answers one after the other, from what its seat sees: as long as the same thing goes on, the seat is asked,
    and nothing falls to chance. Nobody's cards but its own play a part: what is hidden is drawn by lot."""
    found = [bot.choose(view, legal, rng, deadline)]
    state = game.state_from_view(view, rng)
    if not isinstance(state, Procedure):
        return found
    seat, depth = view["you"], len(state.stack)
    asked = state.stack[-1].name()
    while len(found) < MOST and time.monotonic() < deadline:
        state.apply_action(found[-1], seat)
        if state.mover != seat or len(state.stack) < depth or state.stack[depth - 1].name() != asked:
            break
        found.append(bot.choose(state.view(seat), state.legal_actions(seat), rng, deadline))
    return found
