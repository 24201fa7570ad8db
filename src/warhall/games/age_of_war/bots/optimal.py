"""The bot that cannot be beaten in the long run: it plays the exact two-player solution."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from warhall.games.age_of_war.bots.progress import most_progress
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.table_file import cache_path
from warhall.games.age_of_war.study.tablebase import Tablebase
from warhall.kernel import Action, InvalidOptionError, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar


@cache
def shared_table() -> Tablebase:
    """One table for all bots of this process; the game is solved first if there is none."""
    return Tablebase.load()


@cache
def _table_on_disk() -> Tablebase | None:
    return Tablebase.read(cache_path())


def known_chances(state: AgeOfWarState) -> list[float] | None:
    """The chance of each of two players, if the game has been solved on this machine; nobody waits for it here."""
    table = _table_on_disk()
    if table is None:
        return None
    probe = table.probe(state)
    chances = [probe.win_probability, 1.0 - probe.win_probability]
    return chances if probe.seat == 0 else chances[::-1]


class Optimal:
    """Never an action whose value is below the best; among equals the one of most progress, so that games end."""

    def __init__(self, game: AgeOfWar) -> None:
        if game.players != 2:
            raise InvalidOptionError("not-two-players", field="players", catalogue=game.catalogue, players=game.players)
        self.game = game

    def prepare(self) -> None:
        """Load the solution, or find it, which takes minutes."""
        shared_table()

    def choose(self, view: View, _legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        state = self.game.state_from_view(view, rng)
        values = shared_table().probe(state).values
        best = max(values.values())
        return most_progress(state, [action for action, value in values.items() if value == best])
