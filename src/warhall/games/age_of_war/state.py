"""The position of Age of War: flat, small, quick to copy. The rules are in the modules named after their chapters."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from warhall.games.age_of_war.components import CASTLES, DICE
from warhall.games.age_of_war.position import to_json
from warhall.games.age_of_war.rules import turn_structure
from warhall.games.age_of_war.rules.filling import Roll
from warhall.games.age_of_war.rules.scoring import is_over, standing
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET, NOBODY
from warhall.games.age_of_war.view import view_of
from warhall.kernel import CHANCE, TERMINAL, Action, Event, IllegalActionError, Outcome, State, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar


class AgeOfWarState(State):
    """Who owns which castle, and how far the turn has come. Castles, lines and seats are small integers."""

    __slots__ = ("dice_left", "facedown", "filled", "lost", "owners", "roll", "target", "turn")

    game: AgeOfWar

    def __init__(self, game: AgeOfWar) -> None:
        self.game = game
        self._offered = None
        self.turn = NOBODY  # the seat whose turn it is
        self.owners = [CENTER] * len(CASTLES)  # AOW-008
        self.facedown = 0  # bit mask of the castles in conquered clans
        self.roll: Roll | None = None  # the faces showing; None before a roll
        self.dice_left = DICE  # neither lost nor placed this turn
        self.lost = 0  # set aside this turn
        self.target = NO_TARGET  # the castle of the turn's first filled line
        self.filled = 0  # bit mask of the lines filled on it this turn

    def clone(self) -> AgeOfWarState:
        copy = AgeOfWarState.__new__(AgeOfWarState)
        copy.game = self.game
        copy._offered = self._offered
        copy.turn = self.turn
        copy.owners = self.owners.copy()
        copy.facedown = self.facedown
        copy.roll = self.roll
        copy.dice_left = self.dice_left
        copy.lost = self.lost
        copy.target = self.target
        copy.filled = self.filled
        return copy

    def current_player(self) -> int:
        if self.roll is not None:
            return self.turn
        return TERMINAL if is_over(self.owners) else CHANCE

    def options(self, seat: int) -> list[Action]:
        return turn_structure.options(self, seat)

    def step(self, action: Action, seat: int) -> list[Event]:
        return turn_structure.step(self, action, seat)

    def refusal(self, action: Action, seat: int) -> IllegalActionError:
        return turn_structure.refusal(self, action, seat)

    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        return turn_structure.chance_refusal(self, action)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        return turn_structure.chance_outcomes(self) if self.is_chance() else []

    def sample_chance(self, rng: random.Random) -> Action:
        return turn_structure.sample_chance(self, rng)

    def standing(self) -> Outcome:
        return standing(self.owners, self.game.players)

    def to_json(self) -> dict[str, Any]:
        return to_json(self)

    def view(self, seat: int | None = None) -> View:
        return view_of(self, seat)
