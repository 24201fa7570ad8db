"""Chapter "Game structure": turns, adventures, ages and the end, one after the other (AOC-041, AOC-042, AOC-077).

The frame `Course` lies at the bottom of every position. Whatever is going on lies on it; when that is over, the state
of the table tells what comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import adventure, age_change, scoring, turn
from warhall.games.age_of_conan.rules.bidding import BidTie, SettleBid, StartBid
from warhall.games.age_of_conan.rules.crowning import LAST_AGE, Crown, CrownCheck
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.kernel import Frame

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

BID: Final = "bid"
TURN: Final = "turn"
ADVENTURE_END: Final = "adventure-end"
_UNDER_WAY: Final[dict[str, tuple[type[Frame], ...]]] = {  # what may lie on the course of the game meanwhile
    BID: (StartBid, SettleBid, BidTie, age_change.AgeChange),
    TURN: (turn.Turn, turn.AfterAction, turn.ExtraDie, turn.LastCards),
    ADVENTURE_END: (CrownCheck, Crown),
}


class Course(Frame):
    """AOC-041: a bid, then turns until the track is empty, then the end of the adventure, and so on."""

    rule = "AOC-041"
    lies_on = ("",)
    now: str = BID

    def go(self, state: AgeOfConanState) -> bool:
        if self.now == BID:
            self.now = TURN
            turn.begin(state, state.first_player)  # AOC-079
        elif self.now == TURN:
            state.extra_die = 0
            if state.track:
                turn.begin(state, (state.turn + 1) % state.players)  # AOC-071
            else:  # AOC-077
                self.now = ADVENTURE_END
                adventure.end(state)
        elif state.crown_category != NOBODY:  # AOC-371
            scoring.begin(state)
        else:
            self.now = BID
            self._next_adventure(state)
        return True

    def _next_adventure(self, state: AgeOfConanState) -> None:
        """AOC-296, AOC-297."""
        state.adventure = NOBODY
        if state.adventures_left:
            adventure.begin(state)
        elif state.age < LAST_AGE:
            age_change.begin(state)
        else:
            scoring.begin(state)

    def check(self, state: AgeOfConanState) -> None:
        if len(state.stack) < 2 or not isinstance(state.stack[1], _UNDER_WAY[self.now]):
            raise incoherent("stack", "AOC-041")
        if state.crown_category != NOBODY:
            raise incoherent("crown_category", "AOC-371", "after-crowning")
