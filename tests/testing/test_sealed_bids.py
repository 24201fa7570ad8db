"""The test game itself keeps its four rules, so that what it proves about the kernel counts."""

from __future__ import annotations

from typing import Any

import pytest

import warhall
from tests.support.sealed_bids import SealedBids
from tests.support.sealed_bids.state import round_winner


def bidding(*hands: list[int], **changes: Any) -> warhall.State:
    """Everybody holds these cards and has to bid."""
    start = {"game": "sealed-bids", "players": len(hands), "hands": list(hands)}
    blank = {"bids": [None] * len(hands), "history": []}
    return SealedBids(players=len(hands)).state_from_json({**start, **blank, **changes})


@pytest.mark.rule("SB-001")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(warhall.InvalidOptionError) as refusal:
        SealedBids(players=players)
    assert (refusal.value.field, refusal.value.rule) == ("players", "SB-001")


@pytest.mark.rule("SB-002")
def test_a_card_is_dealt_in_secret() -> None:
    state = SealedBids(players=3).new_initial_state()
    assert state.chance_outcomes() == [(f"deal 0 {card}", 1 / 6) for card in range(1, 7)]
    (event,) = state.apply_action("deal 0 4")
    assert event.seen_by(0) == warhall.Event("dealt", {"seat": 0, "card": 4})
    assert event.seen_by(1) == event.seen_by(None) == warhall.Event("dealt", {"seat": 0})
    assert dict(state.chance_outcomes())[warhall.Action("deal 1 4")] == 1 / 11
    assert state.view(0)["hand"] == [4]
    assert state.view(1)["hand"] == []
    with pytest.raises(warhall.IllegalActionError, match="SB-002"):
        state.apply_action("deal 0 5")


@pytest.mark.rule("SB-003")
def test_all_bid_at_the_same_time_and_nobody_sees_it() -> None:
    state = bidding([1, 4, 6], [2, 3, 5], [1, 2, 3])
    assert state.active_players() == (0, 1, 2)
    state.apply_action("bid 3", seat=1)
    assert state.active_players() == (0, 2)
    assert state.view(1)["bids"] == [None, 3, None]
    assert state.view(0)["bids"] == state.view(None)["bids"] == [None, "sealed", None]
    for card, seat in (("5", 0), ("2", 1)):
        with pytest.raises(warhall.IllegalActionError, match="SB-003"):
            state.apply_action(f"bid {card}", seat)


@pytest.mark.rule("SB-004")
def test_the_highest_unique_bid_scores_when_all_are_revealed() -> None:
    assert round_winner([6, 6, 4, 1]) == 2
    assert round_winner([2, 2]) is None
    state = bidding([6, 6], [4, 5], bids=[None, None], history=[[1, 2]])
    state.apply_action("bid 4", 1)
    events = state.apply_action("bid 6", 0)
    assert [event.kind for event in events] == ["bid-placed", "bids-revealed", "round-won"]
    assert [event.reveals for event in events] == [False, True, False]
    assert state.view(None)["scores"] == [1, 1]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hands": [[1, 1, 1], [2, 3, 4]]}, "hands"),
        ({"hands": [[1, 2], [3, 4, 5]]}, "hands"),
        ({"hands": [[1, 2, True], [3, 4, 5]]}, "hands"),
        ({"bids": [1, 2]}, "bids"),
        ({"history": [[1]]}, "history"),
        ({"players": 3}, "players"),
        ({"x": 1}, "x"),
    ],
)
def test_a_position_that_cannot_be_names_the_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(warhall.InvalidPositionError) as refusal:
        bidding([1, 2, 6], [3, 4, 5], **changes)
    assert refusal.value.field == field
