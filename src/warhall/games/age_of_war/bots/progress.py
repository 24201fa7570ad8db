"""Progress: which of several equally good actions brings the end of the game nearer.

In a decided game every action is worth the same; whoever then plays on without aim may never empty the center.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warhall.games.age_of_war.bots.simple import odds_after, odds_of_losing, targets
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState


def progress_key(state: AgeOfWarState, action: Action) -> tuple[float, float, int]:
    """Larger is nearer to the end: the chance to conquer a castle of the center this turn (only that empties it,
    AOW-052), then any castle, then filling a line rather than losing a die. A lost die keeps the best single castle."""
    if action == LOSE:
        chances = [(odds_of_losing(state, castle), castle) for castle in targets(state, state.turn)]
        return _in_center(state, chances), max(chance for chance, _ in chances), 0
    chance = odds_after(state, action)
    return _in_center(state, [(chance, MEANING[action][0])]), chance, 1


def _in_center(state: AgeOfWarState, chances: Sequence[tuple[float, int]]) -> float:
    return max((chance for chance, castle in chances if state.owners[castle] == CENTER), default=0.0)


def most_progress(state: AgeOfWarState, actions: Sequence[Action]) -> Action:
    """The action of most progress, the first in text order among equals."""
    return max(actions, key=lambda action: progress_key(state, action)) if len(actions) > 1 else actions[0]
