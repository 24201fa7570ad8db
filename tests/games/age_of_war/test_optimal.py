"""The optimal bot, and the table put to the proof by playing."""

from __future__ import annotations

import random
from math import sqrt

import pytest

import warhall
from tests.games.age_of_war.full_table import full_table
from warhall.arena.bench import sample_states
from warhall.arena.play import ask
from warhall.bots import load_bot, parse_bot
from warhall.games.age_of_war.bots.optimal import Optimal
from warhall.games.age_of_war.components import CASTLES
from warhall.games.age_of_war.game import AgeOfWar
from warhall.games.age_of_war.state import AgeOfWarState

GAME = AgeOfWar(players=2)
POSITIONS = 200
GAMES = 20  # from each position

pytestmark = pytest.mark.xdist_group("full-table")


def random_position(rng: random.Random) -> AgeOfWarState:
    """Any owners, any castles left in the center, before the first roll of a turn."""
    left = rng.sample([castle.id for castle in CASTLES], rng.randint(1, 10))
    owners = {castle.id: {"owner": rng.randrange(2)} for castle in CASTLES if castle.id not in left}
    return GAME.state_from_json({"to_move": rng.randrange(2), "castles": owners})


def play_out(state: AgeOfWarState, rng: random.Random) -> float:
    """Both sides play the best action by the table, under the readable rules; the share of the win of seat 0."""
    table = full_table()
    while not state.is_terminal():
        action = state.sample_chance(rng) if state.is_chance() else table.probe(state).best
        assert action is not None
        state.apply_action(action)
    winners = state.outcome().winners
    return 1 / len(winners) if 0 in winners else 0.0


def test_play_by_the_table_wins_as_often_as_the_table_says() -> None:
    """From 200 random positions: each result within its interval (five standard errors), and all of them together."""
    rng = random.Random(11)
    surplus = variance = 0.0
    for _ in range(POSITIONS):
        start = random_position(rng)
        probe = full_table().probe(start)
        value = probe.win_probability if probe.seat == 0 else 1.0 - probe.win_probability
        won = sum(play_out(start.clone(), rng) for _ in range(GAMES))
        spread = GAMES * value * (1.0 - value)
        assert abs(won - GAMES * value) <= 5.0 * sqrt(spread) + 1.0
        surplus += won - GAMES * value
        variance += spread
    assert abs(surplus) <= 3.0 * sqrt(variance)


def test_optimal_never_chooses_below_the_best_and_prefers_progress() -> None:
    bot = Optimal(GAME)
    for state in sample_states(GAME, random.Random(12), 300):
        assert isinstance(state, AgeOfWarState)
        values = full_table().probe(state).values
        assert values[ask(bot, state, state.turn, random.Random(0))] == max(values.values())


def test_a_decided_game_ends() -> None:
    """Seat 0 has won whatever happens, so every action has the same value; the last castle is taken all the same."""
    owners = {castle.id: {"owner": 0} for castle in CASTLES if castle.id != "odani"}
    state = GAME.state_from_json({"to_move": 1, "castles": owners})
    rng = random.Random(1)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
        else:
            state.apply_action(ask(Optimal(GAME), state, state.turn, rng))
            decisions += 1
    assert state.outcome().winners == [0]
    assert decisions < 200


def test_optimal_plays_for_two_only() -> None:
    assert load_bot(parse_bot("optimal"), GAME) is not None
    with pytest.raises(warhall.UnknownNameError):
        load_bot(parse_bot("optimal"), AgeOfWar(players=3))
