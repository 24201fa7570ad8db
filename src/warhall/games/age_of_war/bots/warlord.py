"""Warlords with a temper: the odds of the greedy one, other values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from warhall.games.age_of_war.bots.simple import Greedy, odds_after, odds_of_losing, targets, worth
from warhall.games.age_of_war.components import CASTLES, CLANS
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar
    from warhall.games.age_of_war.state import AgeOfWarState


class Temper(NamedTuple):
    """The cares of a warlord."""

    courage: float = 1.0  # below 1 only sure things tempt, above 1 long shots do
    foresight: float = 1.0  # 1: points that thieves will leave; 0: all that is written on the castle
    theft: float = 1.0  # the taste for castles of others
    clan: float = 0.0  # points for each castle that one has of the same clan


class Warlord(Greedy):
    """Calculates, but follows a temper."""

    def __init__(self, game: AgeOfWar) -> None:
        super().__init__(game)
        self.temper = Temper()

    def adopt(self, values: Mapping[str, float]) -> None:
        """Play by other values than the usual ones: the style of a character."""
        self.temper = self.temper._replace(**values)

    def value(self, state: AgeOfWarState, action: Action, seat: int) -> float:
        if action == LOSE:
            return max(self._promise(state, castle, odds_of_losing(state, castle)) for castle in targets(state, seat))
        return self._promise(state, MEANING[action][0], odds_after(state, action))

    def _promise(self, state: AgeOfWarState, castle: int, odds: float) -> float:
        """Value a castle for this temper, by the chance to take it as it feels."""
        temper, seat, owners = self.temper, state.turn, state.owners
        safe = worth(state, castle, seat)
        if owners[castle] == CENTER and owners.count(CENTER) == 1:  # everybody sees who wins by the last one (AOW-052)
            return odds * safe
        value = temper.foresight * safe + (1.0 - temper.foresight) * CASTLES[castle].points
        value += temper.clan * sum(owners[other] == seat for other in CLANS[CASTLES[castle].clan].castles)
        if owners[castle] != CENTER:
            value *= temper.theft
        return float(odds ** (1.0 / temper.courage)) * value
