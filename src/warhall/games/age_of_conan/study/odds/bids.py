"""The chance to win the bid with another strategy card: all bids lie open by then, and the rules tell who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.rules.bidding import BidTie, Bonus

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState
    from warhall.kernel import Action


def bid_chance(state: AgeOfConanState, seat: int, action: Action) -> float | None:
    """The chance of a legal choice of the bonus card's holder; None for other choices."""
    if not isinstance(state.stack[-1], Bonus):
        return None
    after = state.clone()
    won = [event for event in after.apply_action(action, seat) if event.kind == "bid-won"]
    if won:
        return float(won[0].data["seat"] == seat)
    tie = after.stack[-1]
    return float(seat in tie.seats) / len(tie.seats) if isinstance(tie, BidTie) else None
