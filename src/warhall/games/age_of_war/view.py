"""What each seat sees: everything (AOW-007)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_war.position import to_json
from warhall.games.age_of_war.rules.scoring import is_over, standing
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState

EXTRAS = ("you", "scores", "over", "winners")  # what a view adds to the position


def view_of(state: AgeOfWarState, seat: int | None) -> View:
    outcome = standing(state.owners, state.game.players)
    over = is_over(state.owners)
    return {
        **to_json(state),
        "you": seat,
        "scores": outcome.scores,
        "over": over,
        "winners": outcome.winners if over else [],
    }
