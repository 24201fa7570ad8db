"""Tic-tac-toe on our kernel: the same game as the peer's example, so that both servers do the same work."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import warhall
from warhall import TERMINAL, Action, ActionSyntaxError, Event, Game, IllegalActionError, Option, Outcome, State, View
from warhall.kernel.action import excerpt, words
from warhall.kernel.rulebook import Rulebook
from warhall.kernel.state import rank
from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]
MARKS: Final = [Action(f"mark {cell}") for cell in range(9)]
ACTIONS: Final[dict[str, Action]] = {str(mark): mark for mark in MARKS}


class TicTacToeState(State):
    """Nine cells: -1 is empty."""

    __slots__ = ("cells", "player", "winner")

    def __init__(self, game: Game, cells: list[int]) -> None:
        self.game = game
        self._offered = None
        self.cells = cells
        self.winner: int | None = None
        for line in LINES:
            self._look_along(line)
        self._turn()

    def _look_along(self, line: tuple[int, int, int]) -> None:
        one, two, three = line
        if self.cells[one] == self.cells[two] == self.cells[three] >= 0:
            self.winner = self.cells[one]

    def _turn(self) -> None:
        """Whose turn it is."""
        empty = self.cells.count(-1)
        self.player = TERMINAL if empty == 0 or self.winner is not None else (9 - empty) % 2

    def current_player(self) -> int:
        return self.player

    def options(self, _seat: int) -> list[Action]:
        return [MARKS[at] for at, cell in enumerate(self.cells) if cell < 0]

    def step(self, action: Action, seat: int) -> list[Event]:
        cell = int(action.args[0])
        self.cells[cell] = seat
        for line in THROUGH[cell]:
            self._look_along(line)
        self._turn()
        return [Event("marked", {"seat": seat, "cell": cell})]

    def refusal(self, action: Action, _seat: int) -> IllegalActionError:
        return IllegalActionError("not-your-turn", action=excerpt(action), seat="?")

    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        return self.refusal(action, -1)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        return []

    def sample_chance(self, _rng: random.Random) -> Action:
        raise NotImplementedError

    def standing(self) -> Outcome:
        scores = [int(self.winner == seat) for seat in (0, 1)]
        return rank([(score,) for score in scores], scores)

    def clone(self) -> TicTacToeState:
        twin = TicTacToeState.__new__(TicTacToeState)
        twin.game, twin._offered, twin.cells = self.game, None, self.cells.copy()
        twin.player, twin.winner = self.player, self.winner
        return twin

    def view(self, seat: int | None = None) -> View:
        return {"cells": self.cells.copy(), "you": seat}

    def to_json(self) -> dict[str, Any]:
        return {"cells": self.cells.copy()}


@warhall.register
class TicTacToe(Game):
    """Three in a row."""

    id = "tic-tac-toe"
    title = "Tic-tac-toe"
    rules_version = "1"
    OPTIONS = (Option("players", 2, low=2, high=2),)
    rulebook = Rulebook([])

    @cached_property
    def catalogue(self) -> Catalogue:
        """It says nothing of its own."""
        return KERNEL_CATALOGUE

    def new_initial_state(self) -> TicTacToeState:
        return TicTacToeState(self, [-1] * 9)

    def state_from_json(self, obj: Mapping[str, Any]) -> TicTacToeState:
        return TicTacToeState(self, list(obj["cells"]))

    def state_from_view(self, view: View, _rng: random.Random) -> TicTacToeState:
        return self.state_from_json(view)

    def parse_action(self, text: str) -> Action:
        action = ACTIONS.get(" ".join(words(text)))
        if action is None:
            raise ActionSyntaxError("not-your-turn", action=excerpt(text), seat="?")
        return action

    def action_label(self, action: Action, _view: View) -> str:
        return str(action)

    def prompt(self, _view: View, _names: Sequence[str]) -> str:
        return ""

    def draw_svg(self, _view: View, _names: Sequence[str] | None = None) -> str:
        return "<svg xmlns='http://www.w3.org/2000/svg'/>"

    def draw_text(self, view: View, _names: Sequence[str], _width: int = 80) -> str:
        return str(view["cells"])
