"""Age of War in numbers: its actions, and what a view says."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, DICE, FACES
from warhall.games.age_of_war.notation import FILL, LOSE
from warhall.kernel.spaces import ActionSpace, Amount, Each, EachSeat, Facts, Many, One, Seats, Sight, Spaces

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar

LINES = max(len(castle.lines) for castle in CASTLES) - 1  # ordinary lines


@lru_cache(maxsize=8)
def spaces(game: AgeOfWar) -> Spaces:
    """The numbers of a game with so many players."""
    fills = [action for lines in FILL for actions in lines for action in actions]
    actions = ActionSpace(["LOSE", "FILL"], {"LOSE": [LOSE], "FILL": fills})
    castle = Facts(owner=Seats(game.players), facedown=Amount(1))
    return Spaces(
        actions,
        Sight(
            Facts(
                to_move=Seats(game.players),
                castles=Each(CASTLE_INDEX, castle),
                dice=Many(FACES),
                dice_left=Amount(DICE),
                lost=Amount(DICE),
                target=One(CASTLE_INDEX),
                filled=Many([*range(1, LINES + 1), "daimyo"]),
                scores=EachSeat(game.players, Amount()),
            )
        ),
    )
