"""The bots: they finish every game, only see views, and the steward beats random players."""

from __future__ import annotations

import random
import time

import pytest

from tests.support.playing import choices
from warhall.arena.play import play_game
from warhall.bots.simple import RandomBot
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.kernel import Bot


@pytest.mark.parametrize(("players", "floor"), [(2, 0.95), (3, 0.85), (4, 0.8)])
def test_the_steward_beats_random_players(players: int, floor: float) -> None:
    game = AgeOfConan(players=players)
    num = 10 * players
    wins = 0
    for index in range(num):
        seat = index % players
        bots: list[Bot] = [Steward(game) if at == seat else RandomBot(game) for at in range(players)]
        wins += play_game(game, bots, "test", index).winners == [seat]
    assert wins / num >= floor


@pytest.mark.parametrize("ruleset", ["faq", "en", "fr"])
def test_stewards_among_themselves_finish_quickly(ruleset: str) -> None:
    game = AgeOfConan(players=4, ruleset=ruleset)
    began = time.perf_counter()
    decisions = 0
    for index in range(4):
        result = play_game(game, [Steward(game)] * 4, "self", index)
        assert not result.capped
        decisions += result.decisions
    assert (time.perf_counter() - began) / decisions < 0.02  # under 3 ms on a quiet machine


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_steward_can_take_over_a_seat_at_any_moment(players: int) -> None:
    """Every fifth choice is somebody else's, partial ones included."""
    game = AgeOfConan(players=players)
    bot = Steward(game)
    rng = random.Random(players)
    state = game.new_initial_state()
    for _ in choices(state, rng):
        seat = rng.choice(state.active_players())
        legal = state.legal_actions(seat)
        action = rng.choice(legal) if rng.random() < 0.2 else bot.choose(state.view(seat), legal, rng, 0.0)
        state.apply_action(action, seat)
    assert state.outcome().winners
