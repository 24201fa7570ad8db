"""The games in PettingZoo: its own tests, and what they leave out."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from warhall.envs.pettingzoo import WarhallEnv, env
from warhall.kernel import InvalidOptionError

TABLES: list[tuple[str, int]] = [
    *(("age-of-war", players) for players in range(2, 7)),
    *(("age-of-conan", players) for players in range(2, 5)),
    *(("conan-ccg", players) for players in range(2, 7)),
]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # its tests warn of dictionaries, which masks need


def choose(mask: Any, rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def play_out(table: WarhallEnv, seed: int, steps: int = 100_000) -> list[tuple[str, int]]:
    """Play at random to the end; returns who did what."""
    rng = random.Random(seed)
    table.reset(seed=seed)
    done: list[tuple[str, int]] = []
    for agent in table.agent_iter(steps):
        observation, _, terminated, truncated, _ = table.last()
        action = None if terminated or truncated else choose(observation["action_mask"], rng)
        if action is not None:
            done.append((agent, action))
        table.step(action)
    return done


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_pettingzoos_own_tests(game_id: str, players: int) -> None:
    api_test(env(game_id, players=players), num_cycles=20)
    seed_test(lambda: env(game_id, players=players), num_cycles=20)


@pytest.mark.parametrize("game_id", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_whole_episodes_are_paid_at_the_end_and_sum_to_zero(game_id: str) -> None:
    table = env(game_id, players=3)
    rng = random.Random(5)
    for seed in range(2 if game_id != "age-of-war" else 1):
        table.reset(seed=seed)
        paid = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, _ = table.last()
            paid[agent] += reward
            if not terminated:
                seat = table.possible_agents.index(agent)
                legal = table.play.state.legal_actions(seat)
                numbers = np.flatnonzero(observation["action_mask"]).tolist()
                actions = table.play.spaces.actions
                assert sorted(actions.action(number) for number in numbers) == legal
                assert agent == table.possible_agents[table.play.state.current_player()]
            table.step(None if terminated or truncated else choose(observation["action_mask"], rng))
        assert table.agents == []
        assert list(paid.values()) == table.play.state.returns()
        assert sum(paid.values()) == pytest.approx(0)
        assert max(paid.values()) > 0


def test_scores_can_be_paid_step_by_step() -> None:
    table = env("age-of-conan", players=2, reward="score")
    rng = random.Random(5)
    table.reset(seed=1)
    before = table.play.state.standing().scores  # the players begin with what their gold is worth
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        paid[agent] += reward
        table.step(None if terminated else choose(observation["action_mask"], rng))
    first, second = table.play.state.outcome().scores
    assert paid["player_0"] == first - second - (before[0] - before[1])
    assert paid["player_1"] == -paid["player_0"]


def test_who_bids_in_secret_is_not_seen_by_those_who_have_still_to_bid() -> None:
    """Two bids of the first seat lead to the same observation of the second, and to different games."""
    seen = []
    for pick in (0, -1):
        table = env("age-of-conan", players=4)
        table.reset(seed=3)
        while len(table.play.state.active_players()) < 2:
            table.step(choose(table.last()[0]["action_mask"], random.Random(1)))
        first = table.agent_selection
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[pick]))
        assert table.agent_selection != first
        seen.append(table.last()[0])
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


@pytest.mark.parametrize("game_id", ["age-of-conan", "conan-ccg"])
def test_an_observation_tells_nothing_that_a_seat_does_not_see(game_id: str) -> None:
    """Positions drawn anew from what a seat sees look the same to it, in numbers too."""
    table = env(game_id, players=3)
    rng = random.Random(2)
    table.reset(seed=4)
    for number, agent in enumerate(table.agent_iter(60)):
        observation, _, terminated, _, _ = table.last()
        if terminated:
            break
        if number % 6 == 0:
            real = table.play.state
            for seat, each in enumerate(table.possible_agents):
                table.play.state = real.resample_from_view(seat, rng)
                row = table.observe(each)["observation"]
                table.play.state = real
                assert np.array_equal(row, table.observe(each)["observation"])
            table.play.state = real.resample_from_view(table.possible_agents.index(agent), rng)
            assert np.array_equal(table.observe(agent)["action_mask"], observation["action_mask"])
            table.play.state = real
        table.step(choose(observation["action_mask"], rng))


def test_other_processes_play_the_same_games() -> None:
    program = "from tests.envs.test_pettingzoo import short_games; print(short_games())"
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-W", "ignore", "-c", program]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert told.strip().endswith(str(short_games()))


def short_games() -> list[list[tuple[str, int]]]:
    return [play_out(env(game_id, max_cycles=60), 7) for game_id in ("age-of-war", "age-of-conan", "conan-ccg")]


def test_a_game_is_cut_short_after_so_many_decisions() -> None:
    table = env("age-of-war", max_cycles=10)
    assert len(play_out(table, 3)) == 10
    assert table.agents == []


def test_an_illegal_action_ends_the_game_and_says_which_rule_forbids_it(capfd: pytest.CaptureFixture[str]) -> None:
    table = env("age-of-war")
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    guilty = table.agent_selection
    table.step(wrong)
    _, reward, terminated, truncated, info = table.last()
    assert (reward, terminated, truncated) == (-1, True, True)
    assert "AOW-" in info["illegal"]
    assert table.agent_selection == guilty
    capfd.readouterr()


def test_bad_input_is_refused_as_pettingzoo_does() -> None:
    table = env("age-of-war")
    for too_early in (lambda: table.step(0), table.last, table.agent_iter, env("age-of-war", "svg").render):
        with pytest.raises(AssertionError, match="reset"):
            too_early()
    table.reset(seed=1)
    for wrong in (-1, 112, None, 1.5, "lose", np.zeros(2)):
        with pytest.raises(AssertionError):
            table.step(wrong)
    with pytest.raises(Exception, match=r"seed|Seed"):
        table.reset(seed=-1)
    with pytest.raises(InvalidOptionError, match="colour"):
        env("age-of-war", colour="red")
    with pytest.raises(InvalidOptionError, match="human"):
        env("age-of-war", render_mode="human")
    unknown: Any = "gold"
    cycles: Any
    for cycles in (0, -1, 2.5, "many"):
        with pytest.raises(InvalidOptionError, match="max_cycles"):
            env("age-of-war", max_cycles=cycles)
    wrong_options: Any = ["position"]
    with pytest.raises(InvalidOptionError, match="options"):
        table.reset(options=wrong_options)
    with pytest.raises(InvalidOptionError, match="reward"):
        env("age-of-war", reward=unknown)
    play_out(table, 1)
    table.reset(seed=1, options={"position": {"to_move": 1}})
    assert table.agent_selection == "player_1"


@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_game_goes_on_alike_in_a_copy(again: Callable[[WarhallEnv], WarhallEnv]) -> None:
    table = env("age-of-conan", players=np.int64(3))
    table.reset(seed=3)
    for _ in range(20):
        table.step(choose(table.last()[0]["action_mask"], random.Random(1)))
    kept = again(table)
    for _ in range(20):
        for seen in ("observation", "action_mask"):
            assert np.array_equal(kept.last()[0][seen], table.last()[0][seen])
        action = choose(table.last()[0]["action_mask"], random.Random(1))
        kept.step(action)
        table.step(action)


def test_games_are_offered_as_pettingzoos_own_packages_do() -> None:
    from warhall.envs.pettingzoo import age_of_conan_v0

    assert age_of_conan_v0.env(players=3).possible_agents == ["player_0", "player_1", "player_2"]
    assert age_of_conan_v0.raw_env().game.id == "age-of-conan"
    with pytest.raises(ImportError):
        exec("from warhall.envs.pettingzoo import chess_v0")


def test_an_action_after_the_end_is_refused() -> None:
    table = env("age-of-war", max_cycles=1)
    table.reset(seed=1)
    table.step(choose(table.last()[0]["action_mask"], random.Random(1)))
    with pytest.raises(ValueError, match="None"):
        table.step(0)


@pytest.mark.parametrize("game_id", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_tables_can_be_rendered(game_id: str) -> None:
    for mode in ("ansi", "svg"):
        table = env(game_id, render_mode=mode)
        table.reset(seed=1)
        picture = table.render()
        assert ("<svg" in picture) == (mode == "svg")
        assert len(picture) > 300


def test_a_table_can_be_rendered_as_points() -> None:
    table = env("conan-ccg", render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert picture.std() > 10
