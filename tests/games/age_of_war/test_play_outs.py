"""The champion's play-outs: their estimate is the expert's, their turns are the expert's turns, and what they say is
what games of experts show."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from warhall.games.age_of_war.bots.expert import STEAL, Expert, exact_odds, gains_of, plan, uncommitted
from warhall.games.age_of_war.components import CASTLES, DICE
from warhall.games.age_of_war.game import AgeOfWar
from warhall.games.age_of_war.rules.filling import ROLLS
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.batch import trace_game
from warhall.games.age_of_war.study.batch_rules import DICE_LEFT, FACEDOWN, IN_CENTER, NOW_SIZE, TURN, conquer, end_turn
from warhall.games.age_of_war.study.batch_tables import gathered_odds, strength_table
from warhall.games.age_of_war.study.play_outs import Judgement, foresee, prospect, room_to_think
from warhall.games.age_of_war.study.turn_values import Integers

NUMBERS = (2, 3, 6)


def judgement(play_outs: int, rounds: int) -> Judgement:
    return Judgement(gathered_odds(), strength_table(), np.array([play_outs, rounds]))


def beginnings(players: int, games: int) -> Iterator[tuple[Integers, Integers]]:
    """Positions at the beginning of turns."""
    for index in range(games):
        _, trace = trace_game(["expert"] * players, 3, index)
        for row in trace[trace[:, DICE_LEFT] == DICE]:
            yield row[:NOW_SIZE].copy(), row[NOW_SIZE:-2].copy()


@pytest.mark.parametrize("players", NUMBERS)
def test_a_turn_is_foreseen_as_the_expert_plans_it(players: int) -> None:
    """The chances of a failed turn, of every conquest, and the gain that the turn promises."""
    fresh, seen = exact_odds().fresh, 0
    for now, owners in beginnings(players, 3):
        thought = room_to_think(1)
        foresee(judgement(1, 1), now, owners, players, thought)
        seat, facedown = int(now[TURN]), int(now[FACEDOWN])
        take, gains, worth = [0.0] * STEAL, [0.0] * (2 * STEAL), [0.0] * (DICE + 1)
        fail = plan(fresh, owners.tolist(), seat, facedown, players, take)
        gains_of(owners.tolist(), seat, facedown, fail, take, gains)
        uncommitted(exact_odds(), gains, [0.0] * len(ROLLS), worth)
        assert thought.fail[seat] == pytest.approx(fail, abs=1e-12)
        assert thought.take[:, seat] == pytest.approx(take, abs=1e-12)
        assert thought.hopes[0, seat] == pytest.approx(fail + worth[DICE], abs=1e-12)
        assert thought.stands[0].sum() == pytest.approx(1)
        assert thought.hopes[0].sum() == pytest.approx(1)
        seen += 1
    assert seen > 60


def test_turns_end_as_often_with_a_conquest_as_foreseen() -> None:
    """Castle by castle, over many turns of experts in the kernel."""
    expected, variance, taken = np.zeros(len(CASTLES)), np.zeros(len(CASTLES)), np.zeros(len(CASTLES))
    thought = room_to_think(1 << 10)
    for index in range(60):
        _, trace = trace_game(["expert"] * 4, 4, index)
        turns = trace[trace[:, DICE_LEFT] == DICE]
        for row, after in pairwise(turns):
            now, owners = row[:NOW_SIZE].copy(), row[NOW_SIZE:-2].copy()
            chances = thought.chances[foresee(judgement(1, 1), now, owners, 4, thought)]
            expected += chances
            variance += chances * (1 - chances)
            taken += after[NOW_SIZE:-2] != owners
    assert expected.min() > 5
    assert np.all(np.abs(taken - expected) < 4 * np.sqrt(variance))


def test_a_play_out_adds_up_by_how_much_the_estimate_errs() -> None:
    """One turn ahead, with all that it may lead to, weighed by hand."""
    know, thought = judgement(4096, 1), room_to_think(1 << 10)
    for now, owners in list(beginnings(2, 2))[::7]:
        if now[IN_CENTER] < 2:
            continue
        start = now.copy()
        end_turn(start, 2)
        place = foresee(know, start, owners, 2, thought)
        seat, chances = now[TURN], thought.chances[place].copy()
        expected = thought.hopes[place, seat]
        for castle, chance in [*enumerate(chances), (NO_TARGET, 1 - chances.sum())]:
            then, held = start.copy(), owners.copy()
            if castle != NO_TARGET:
                conquer(then, held, castle)
            end_turn(then, 2)
            place = foresee(know, then, held, 2, thought)
            expected += chance * (thought.hopes[place, seat] - thought.stands[place, seat])
        assert prospect(know, now, owners, NO_TARGET, 2, np.uint64(1), thought) == pytest.approx(expected, abs=1e-3)


def part_of_the_win(state: AgeOfWarState, seat: int, bot: Expert, rng: random.Random) -> float:
    """Let experts play on to the end."""
    while not state.is_terminal():
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
        else:
            state.apply_action(bot.choose(state.view(state.turn), state.legal_actions(), rng, 0.0))
    winners = state.outcome().winners
    return 1 / len(winners) if seat in winners else 0.0


def test_play_outs_to_the_end_tell_who_wins_games_of_experts() -> None:
    """Two castles are left, and seat 2 has just ended its turn."""
    game, games, rng = AgeOfWar(players=3), 300, random.Random(5)
    castles = {castle.id: {"owner": castle.index % 3} for castle in CASTLES[2:]}
    start = game.state_from_json({"to_move": 0, "castles": castles})
    bot = Expert(game)
    won = sum(part_of_the_win(start.clone(), 2, bot, rng) for _ in range(games)) / games
    now = np.zeros(NOW_SIZE, np.int64)
    now[TURN], now[DICE_LEFT], now[FACEDOWN], now[IN_CENTER] = 2, DICE, start.facedown, start.owners.count(CENTER)
    thought = room_to_think(1 << 12)
    told = prospect(judgement(400, 60), now, np.array(start.owners), NO_TARGET, 3, np.uint64(1), thought)
    assert told == pytest.approx(won, abs=4 * (told * (1 - told) / games) ** 0.5)
