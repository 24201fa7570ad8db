"""A plan is what the bot would do, answer by answer, from nothing but what its seat sees."""

from __future__ import annotations

import random
import time
from itertools import islice

import pytest

import warhall
from tests.support.playing import choices
from warhall.bots import load_bot, parse_bot, plan
from warhall.kernel.procedure import Procedure


@pytest.mark.parametrize("name", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_a_plan_can_be_carried_out_to_the_end_of_what_is_asked(name: str) -> None:
    game = warhall.load_game(name, players=2)
    bot = load_bot(parse_bot(game.DEFAULT_BOT), game)
    state, rng = game.new_initial_state(), random.Random(3)
    longest = 0
    for seat in islice(choices(state, rng), 60):
        planned = plan(game, bot, state.view(seat), state.legal_actions(seat), rng, time.monotonic() + 60)
        longest = max(longest, len(planned))
        for action in planned:
            assert action in state.legal_actions(seat)
            state.apply_action(action, seat)
    assert longest > 1 or name == "age-of-war"


def test_a_plan_ends_where_something_else_is_asked() -> None:
    game = warhall.load_game("conan-ccg", players=2)
    bot = load_bot(parse_bot(game.DEFAULT_BOT), game)
    state, rng = game.new_initial_state(), random.Random(5)
    seen = set()
    for seat in choices(state, rng):
        assert isinstance(state, Procedure)
        asked = state.stack[-1].name()
        planned = plan(game, bot, state.view(seat), state.legal_actions(seat), rng, time.monotonic() + 60)
        verbs = {action.verb for action in planned}
        if asked == "foe-moves":
            assert verbs <= {"give", "search"}
            assert len(planned) <= len(state.legal_actions(seat))
        elif asked == "foe-draw":
            assert verbs <= {"place", "pay", "done"}
        elif asked == "cycle":  # what is exchanged, at one go
            assert verbs <= {"discard", "done"}
            assert [action.verb for action in planned].count("done") <= 1
        seen.add(asked)
        if {"foe-moves", "foe-draw", "cycle"} <= seen:
            return
        state.apply_action(planned[0])
    raise AssertionError("the game ended before")
