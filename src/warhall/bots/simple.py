"""Bots that play every game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from warhall.kernel import Action, Game, View


class RandomBot:
    """Any legal action, all equally likely."""

    blind = True  # it looks at nothing

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, _view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        return legal[rng.randrange(len(legal))]
