"""The game's own bots."""

from __future__ import annotations

import random

import pytest

import warhall
from warhall.arena import Simulation, simulate
from warhall.arena.play import ask
from warhall.bots import bot_names, load_bot, parse_bot

GAME = warhall.load_game("age-of-war", players=2)


def choice(position: dict[str, object], bot: str = "greedy") -> str:
    state = GAME.state_from_json(position)
    return str(ask(load_bot(parse_bot(bot), GAME), state, state.current_player(), random.Random(1)))


def test_greedy_beats_random_clearly() -> None:
    plan = Simulation(GAME, (parse_bot("greedy"), parse_bot("random")), num=40, seed=1)
    greedy, other = simulate(plan).bots
    assert greedy.bot == "greedy"
    assert greedy.wins >= 32
    assert greedy.low > 0.5 > other.high


def test_greedy_takes_the_castle_that_completes_a_clan() -> None:
    owners = {"gassantoda": {"owner": 0}}
    position = {"to_move": 0, "castles": owners, "target": "takahashi", "filled": [1, 2], "dice": ["2", "D"]}
    assert choice(position) == "fill takahashi 3"


def test_greedy_places_no_die_more_than_needed() -> None:
    assert "+" not in choice({"to_move": 0, "dice": list("3333333")})


def test_greedy_loses_a_die_where_nothing_can_be_filled() -> None:
    position = {"to_move": 0, "target": "gassantoda", "filled": [2], "dice": list("ACA1")}
    assert choice(position) == "lose"


def test_greedy_draws_nothing_at_random() -> None:
    position = {"to_move": 1, "dice": list("1AACCD3")}
    assert len({choice(position) for _ in range(3)}) == 1


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_chooses_what_is_legal_in_every_position(bot: str) -> None:
    game = warhall.load_game("age-of-war", players=4)
    player = load_bot(parse_bot(bot), game)
    rng = random.Random(3)
    state = game.new_initial_state()
    for _ in range(300):
        if state.is_terminal():
            break
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
        else:
            state.apply_action(ask(player, state, state.current_player(), rng))


def test_the_bots_are_named() -> None:
    assert {"greedy", "random"} <= set(bot_names(GAME))
