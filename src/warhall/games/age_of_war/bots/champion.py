"""The champion: exact odds within the turn like the expert's, fed by play-outs in machine code instead of an estimate.
Two players meet the exact solution, where the game has been solved on this machine.

The machine code needs NumPy and Numba (the extra `solver`) and is made when it is first wanted, which takes a while and
happens once on a machine. Whoever must answer before it is ready plays as the expert does; so does who has not the
extra."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_war.bots.expert import Expert, TurnPlan
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar
    from warhall.games.age_of_war.state import AgeOfWarState

LookAhead = Callable[["AgeOfWarState"], tuple[float, list[float], list[float]]]
RESERVE: Final = 0.3  # seconds before the deadline at which the expert answers instead


class _Kernel:
    """The machine code, made by a thread of its own."""

    def __init__(self) -> None:
        self.ready = Event()
        self.look_ahead: LookAhead | None = None
        Thread(target=self._make, name="champion", daemon=True).start()

    def _make(self) -> None:
        try:
            from warhall.games.age_of_war.study.batch import look_ahead, warm_up

            warm_up()
            self.look_ahead = look_ahead
        finally:
            self.ready.set()


@cache
def _kernel() -> _Kernel:
    return _Kernel()


class Champion(Expert):
    """Judges what a turn may lead to by playing on."""

    def __init__(self, game: AgeOfWar) -> None:
        super().__init__(game)
        self.can_look_ahead = find_spec("numba") is not None
        self._solved = False
        if game.players == 2 and self.can_look_ahead:
            from warhall.games.age_of_war.bots.optimal import Optimal
            from warhall.games.age_of_war.study.table_file import is_solved

            self._solved = is_solved()
            self._optimal = Optimal(game)

    @property
    def remark(self) -> str | None:
        """Tell what people should know about this bot here."""
        return None if self.can_look_ahead else self.game.catalogue.format("champion-without-extra")

    def prepare(self) -> None:
        """Wait until the machine code is there: a series of games has the time."""
        if self.can_look_ahead and not self._solved:
            _kernel().ready.wait()

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Action:
        if self._solved:
            return self._optimal.choose(view, legal, rng, deadline)
        if self.can_look_ahead and not _kernel().ready.is_set():
            _kernel().ready.wait(max(0.0, deadline - time.monotonic() - RESERVE))
            self._known = None  # a plan of the expert's must not outlive the wait
        return super().choose(view, legal, rng, deadline)

    def _make_plan(self, state: AgeOfWarState) -> TurnPlan:
        look_ahead = _kernel().look_ahead if self.can_look_ahead else None
        return super()._make_plan(state) if look_ahead is None else TurnPlan(*look_ahead(state))
