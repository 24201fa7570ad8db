"""The games in Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

import random
import warnings
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from warhall.envs.gymnasium import NAMES, SeatEnv
from warhall.kernel import Action, Game, InvalidOptionError, UnknownNameError, View


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasiums_own_test(name: str) -> None:
    check_env(gymnasium.make(f"warhall/{name}-v0", players=2).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_an_episode_against_bots_is_the_same_with_the_same_seed(name: str) -> None:
    table = gymnasium.make(f"warhall/{name}-v0", players=3, seat=2, bots=["random", "random"], max_episode_steps=60)
    told = []
    for _ in range(2):
        rng = np.random.default_rng(1)
        observation, _ = table.reset(seed=11)
        rows, rewards, over = [], [], False
        while not over:
            assert observation["action_mask"].any()
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, terminated, truncated, _ = table.step(action)
            over = terminated or truncated
            rows.append(observation["observation"])
            rewards.append(reward)
        told.append((np.array(rows), rewards))
    assert np.array_equal(told[0][0], told[1][0])
    assert told[0][1] == told[1][1]


def test_the_whole_game_is_played_and_paid() -> None:
    table = SeatEnv("age-of-war", bots="expert")
    rng = np.random.default_rng(1)
    observation, _ = table.reset(seed=1)
    over, total = False, 0.0
    while not over:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, _ = table.step(action)
        total += reward
    assert total == table.play.state.returns()[0]
    assert not observation["action_mask"].any()


class First:
    """A bot that takes what comes first."""

    def __init__(self, game: Game) -> None:
        assert game.players == 4

    def choose(self, _view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        return legal[0]


def test_bots_may_be_objects_of_python() -> None:
    def last(_view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        return legal[-1]

    table = SeatEnv("age-of-war", bots=[First, last], players=4, seat=1)
    assert table.reset(seed=1)[0]["action_mask"].any()
    assert SeatEnv("age-of-war", bots=last).reset(seed=1)[0]["action_mask"].any()
    nobody: Any = 5
    with pytest.raises(InvalidOptionError, match="bots"):
        SeatEnv("age-of-war", bots=nobody)


def test_the_ways_to_render_are_known_before_a_table_is_made() -> None:
    with warnings.catch_warnings(action="error"):
        table = gymnasium.make("warhall/AgeOfWar-v0", render_mode="ansi")
    table.reset(seed=1)
    assert "Azuchi" in str(table.render())


def test_bad_input_is_refused_as_gymnasium_does() -> None:
    table = SeatEnv("age-of-war", render_mode="svg")
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    observation, _ = table.reset(seed=1)
    assert table.render().startswith("<svg")
    with pytest.raises(AssertionError):
        table.step(5000)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = table.step(wrong)
    assert (reward, terminated) == (-1, True)
    assert "AOW-" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    with pytest.raises(gymnasium.error.Error):
        table.reset(seed=-3)
    with pytest.raises(InvalidOptionError, match="seat"):
        SeatEnv("age-of-war", seat=2)
    with pytest.raises(InvalidOptionError, match="bots"):
        SeatEnv("age-of-war", bots=["random", "random"])
    with pytest.raises(UnknownNameError):
        SeatEnv("age-of-war", bots="nobody")
    with pytest.raises(InvalidOptionError):
        gymnasium.make("warhall/AgeOfConan-v0", players=9)
