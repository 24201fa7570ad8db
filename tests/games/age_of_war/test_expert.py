"""The expert: its exact odds against those of the two-player solution, and its judgement on plain positions."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from warhall.games.age_of_war import AgeOfWar
from warhall.games.age_of_war.bots.expert import CLAN_START, STEAL, Expert, exact_odds, rank_key, result, uncommitted
from warhall.games.age_of_war.bots.progress import most_progress, progress_key
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE
from warhall.games.age_of_war.notation import LOSE
from warhall.games.age_of_war.rules.filling import ROLLS
from warhall.games.age_of_war.rules.scoring import points, standing
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.batch import play_batch
from warhall.games.age_of_war.study.turn_values import Turn, TurnTables

NUMBERS = (2, 3, 4, 5, 6)


def set_up(players: int, owners: dict[str, int], dice: str, center: str = "", **turn: Any) -> AgeOfWarState:
    """Seat 0 has rolled these dice. With `center` all castles but these belong to somebody: seat 1 unless named."""
    owned = {castle.id: 1 for castle in CASTLES if castle.id not in center.split()} if center else {}
    castles = {name: {"owner": owner} for name, owner in (owned | owners).items()}
    return AgeOfWar(players=players).state_from_json({"to_move": 0, "castles": castles, "dice": dice.split(), **turn})


def choice(state: AgeOfWarState) -> str:
    return Expert(state.game).choose(state.view(0), state.legal_actions(), random.Random(0), 0.0)


def random_states(players: int, count: int, seed: int) -> Iterator[AgeOfWarState]:
    """Decisions from random games."""
    rng = random.Random(seed)
    state = AgeOfWar(players=players).new_initial_state()
    while count:
        if state.is_terminal():
            state = AgeOfWar(players=players).new_initial_state()
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
            continue
        if rng.random() < 0.3:
            count -= 1
            yield state
        state.apply_action(rng.choice(state.legal_actions()))


# -- odds --------------------------------------------------------------------------------------------------------------


def test_the_worth_of_a_turn_is_that_of_the_solution() -> None:
    """`uncommitted` against `turn_values.Turn` with made-up values of positions."""
    tables, rng = TurnTables.build(), np.random.default_rng(1)
    values = rng.random(tables.positions)
    for code in rng.integers(tables.positions, size=30):
        turn = Turn(tables, values, int(code))
        gains, worth = [0.0] * (2 * STEAL), [0.0] * (DICE + 1)
        for castle, taken in turn.take.items():
            gains[castle if turn.owners[castle] == 0 else castle + STEAL] = max(0.0, taken - turn.fail)
        uncommitted(exact_odds(), gains, [0.0] * len(ROLLS), worth)
        assert [turn.fail + more for more in worth] == pytest.approx(turn.uncommitted, abs=1e-12)


def test_the_castles_of_a_clan_follow_each_other() -> None:
    for clan in CLANS:
        assert clan.castles == tuple(range(CLAN_START[clan.index], CLAN_START[clan.index + 1]))


@pytest.mark.parametrize("players", NUMBERS)
def test_its_scoring_is_that_of_the_rules(players: int) -> None:
    rng = random.Random(players)
    for _ in range(300):
        owners = [rng.randrange(players) for _ in CASTLES]
        winners = standing(owners, players).winners
        for seat in range(players):
            assert rank_key(owners, seat) >> 8 == points(seat, owners)
            assert result(owners, seat, players) == (1 / len(winners) if seat in winners else 0.0)


# -- judgement ---------------------------------------------------------------------------------------------------------


def test_it_completes_a_clan() -> None:
    """Mori's second castle is worth more than another castle of two points."""
    state = set_up(3, {"gassantoda": 0}, "C C", target="takahashi", filled=[2, 3])
    assert choice(state) == "fill takahashi 1"


def test_it_ends_the_game_when_that_wins() -> None:
    state = set_up(
        3, dict.fromkeys(("azuchi", "matsumoto", "odani", "gifu", "kasugayama", "edo"), 0), "D C D A", "marugame"
    )
    assert choice(state).startswith("fill marugame")


def test_it_does_not_end_the_game_when_that_loses() -> None:
    """Marugame is there for the taking and would end the game in favour of the leader: rather lose a die."""
    state = set_up(3, {"gifu": 0, "kiyosu": 2}, "D D", "marugame", target="marugame", filled=[2])
    assert choice(state) == LOSE


def test_it_robs_the_leader() -> None:
    """The same castle from the leader or from the last, with all else equal."""
    bot = Expert(AgeOfWar(players=3))
    owners = {"kasugayama": 1, "kitanosho": 1, "azuchi": 1, "inuyama": 1, "gifu": 2}
    rob_leader = bot.turn_plan(set_up(3, {**owners, "matsumoto": 1}, "1"))
    rob_last = bot.turn_plan(set_up(3, {**owners, "matsumoto": 2}, "1"))
    castle = CASTLE_INDEX["matsumoto"]
    assert rob_leader.take[castle] - rob_leader.fail > rob_last.take[castle] - rob_last.fail


def test_it_denies_a_clan_that_is_nearly_complete() -> None:
    """An opponent who lacks only Kitanosho makes it worth more."""
    bot = Expert(AgeOfWar(players=3))
    castle = CASTLE_INDEX["kitanosho"]
    near = bot.turn_plan(set_up(3, {"kasugayama": 1}, "1"))
    far = bot.turn_plan(set_up(3, {"azuchi": 1, "inuyama": 1}, "1"))  # as many points, no clan begun so far
    assert near.take[castle] - near.fail > far.take[castle] - far.fail


@pytest.mark.parametrize("players", NUMBERS)
def test_it_chooses_legal_actions_quickly(players: int) -> None:
    bot, rng = Expert(AgeOfWar(players=players)), random.Random(0)
    spent = 0.0
    for state in random_states(players, 200, 3):
        view, legal = state.view(state.turn), state.legal_actions()
        began = time.process_time()
        action = bot.choose(view, legal, rng, 0.0)
        spent += time.process_time() - began
        assert action in legal
    assert spent / 200 < 0.003  # a third of that on an idle machine


# -- progress ----------------------------------------------------------------------------------------------------------


def test_progress_prefers_the_center_then_any_castle_then_filling() -> None:
    state = set_up(2, {"gifu": 1}, "A C D 1 1 1 1")
    legal = state.legal_actions()
    assert progress_key(state, LOSE)[2] == 0
    assert most_progress(state, legal).startswith("fill kiyosu")  # Gifu would be easier, but is not in the center
    committed = set_up(2, {}, "1 1", target="marugame", filled=[1])
    assert progress_key(committed, LOSE)[0] == pytest.approx(1 / 6)


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "share"), [(2, 0.56), (3, 0.47), (4, 0.41), (5, 0.36), (6, 0.33)])
def test_it_beats_the_greedy(players: int, share: float) -> None:
    played = play_batch(players, ["expert"] + ["greedy"] * (players - 1), 1000, 1)
    assert played.bot_wins()[0] / 60 / 1000 > share


@pytest.mark.parametrize("players", NUMBERS)
def test_experts_finish_their_games(players: int) -> None:
    assert not play_batch(players, ["expert"] * players, 300, 2, cap=10_000).capped.any()
