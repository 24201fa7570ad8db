"""Bots: players for the seats that no person takes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from warhall.kernel.action import Action
from warhall.kernel.view import View


class Bot(Protocol):
    """Somebody who sits in a seat. It gets what a person would get, and never the state.

    A bot with a true attribute `blind` looks at nothing and may be handed an empty view. One with a method `prepare` is
    given time for it before a series of games; an attribute `remark` is a sentence that people should read.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Action:
        """One of `legal`. `rng` is the bot's own; `deadline` is a moment of `time.monotonic()`."""


BotFactory = Callable[..., Bot]  # called with the game first, then the bot's options by name
