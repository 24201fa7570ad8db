"""The chance to win a bid with another card, told to the holder of the bonus card."""

from __future__ import annotations

from itertools import chain

import pytest

from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.rules.bidding import Bonus, total
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.games.age_of_conan.study.odds.position import all_odds
from warhall.testing.checks import positions


@pytest.mark.rule("AOC-068")
def test_a_card_is_known_to_win_or_to_lose_the_bid_before_it_is_played() -> None:
    game = AgeOfConan(players=2)
    found = set()
    for state in chain(positions(game, 2), positions(game, 3)):
        assert isinstance(state, AgeOfConanState)
        if not state.stack or not isinstance(state.stack[-1], Bonus):
            continue
        seat = state.current_player()
        most = max(total(state, other) for other in range(2) if other != seat)
        for odds in all_odds(game, state.view(seat)):
            after = state.clone()
            if odds.action != "pass":
                after.bid_card[seat] = state.notation.read(game.parse_action(odds.action))[1]
            if total(after, seat) != most:
                assert odds.end == float(total(after, seat) > most)
                found.add(odds.end)
            assert 0 <= odds.end <= 1
    assert found == {0.0, 1.0}
