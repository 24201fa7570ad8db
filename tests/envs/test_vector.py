"""Many games side by side: the same rules, the same numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import numpy as np
import pytest

import warhall
from warhall.envs import vector
from warhall.envs.play import Play
from warhall.games.age_of_war import AgeOfWar
from warhall.games.age_of_war.components import CASTLES
from warhall.games.age_of_war.rules.filling import ROLLS
from warhall.games.age_of_war.study.batch_rules import DICE_LEFT, FILLED, LOST, ROLL, TARGET, TURN
from warhall.games.age_of_war.study.vector import Vector
from warhall.kernel import IllegalActionError, InvalidOptionError, State


def pick(masks: np.typing.NDArray[np.int8], rng: np.random.Generator) -> np.typing.NDArray[np.int64]:
    """A legal action in each game, all equally likely."""
    chosen: np.typing.NDArray[np.int64] = np.argmax(masks * rng.random(masks.shape), axis=1)
    return chosen


def positions(games: Vector, game: warhall.Game) -> Iterator[State]:
    """The games as positions of the readable rules."""
    for now, owners in zip(games._now.tolist(), games._owners.tolist(), strict=True):
        castles = {castle.id: {"owner": owners[castle.index]} for castle in CASTLES if owners[castle.index] >= 0}
        position = {"to_move": now[TURN], "castles": castles, "dice": list(ROLLS[now[ROLL]].faces), "lost": now[LOST]}
        if now[TARGET] >= 0:
            castle = CASTLES[now[TARGET]]
            lines = [line for line in range(len(castle.lines)) if now[FILLED] >> line & 1]
            position["filled"] = ["daimyo" if line == castle.special else line + 1 for line in lines]
            position["target"] = castle.id
        yield game.state_from_json({**position, "dice_left": now[DICE_LEFT]})


@pytest.mark.parametrize("players", [2, 5])
def test_age_of_war_shows_what_the_readable_rules_show(players: int) -> None:
    game = AgeOfWar(players=players)
    games = Vector(game, 12)
    games.begin(5)
    actions, sight = game.spaces()
    rng = np.random.default_rng(1)
    finished = 0
    for turn in range(3000):
        if turn % 100 == 0:
            for number, state in enumerate(positions(games, game)):
                seat = state.current_player()
                assert seat == games.seats[number]
                assert np.array_equal(games.rows[number], sight.row(state.view(seat)))
                legal = sorted(actions.action(each) for each in np.flatnonzero(games.masks[number]).tolist())
                assert legal == state.legal_actions()
        games.step(pick(games.masks, rng))
        for number in np.flatnonzero(games.over).tolist():
            finished += 1
            assert games.rewards[number].sum() == pytest.approx(0, abs=1e-5)
            assert games.rewards[number].max() > 0
    assert finished
    games.close()


def test_the_same_seed_gives_the_same_games() -> None:
    told = []
    for _ in range(2):
        table = vector.make("age-of-war", num=64)
        seen = table.reset(seed=9)
        rng = np.random.default_rng(1)
        for _ in range(50):
            seen, _, _ = table.step(pick(seen.action_mask, rng))
        told.append(seen.observation.copy())
        table.close()
    assert np.array_equal(told[0], told[1])


def test_other_games_are_dealt_out_to_processes() -> None:
    """What they show is what one table shows that is played with the same seed."""
    table = vector.make("conan-ccg", num=3, jobs=2, turn_limit=2)
    seen = table.reset(seed=4)
    game = warhall.load_game("conan-ccg", turn_limit=2)
    plays = [Play(game) for _ in range(3)]
    for number, play in enumerate(plays):
        play.begin(f"4/{number}")
    rng = random.Random(1)
    finished = 0
    for _ in range(150):
        for number, play in enumerate(plays):
            assert seen.seats[number] == play.seat
            assert np.array_equal(seen.action_mask[number], play.mask(play.seat))
            assert np.array_equal(seen.observation[number], play.row(play.seat))
        chosen = [rng.choice(np.flatnonzero(mask).tolist()) for mask in seen.action_mask]
        seen, rewards, over = table.step(chosen)
        for number, play in enumerate(plays):
            paid = play.choose(play.spaces.actions.action(chosen[number]), play.seat)
            assert rewards[number].tolist() == paid
            assert over[number] == (play.seat < 0)
            if play.seat < 0:
                finished += 1
                play.begin()
    table.close()
    assert finished


def test_bad_input_is_refused_and_changes_nothing() -> None:
    table = vector.make("age-of-war", num=4)
    with pytest.raises(IllegalActionError, match="reset"):
        table.step([0, 0, 0, 0])
    seen = table.reset(seed=1)
    before = seen.observation.copy()
    for wrong in ([0, 0, 0], [[0]] * 4, [0.0] * 4, "lose"):
        with pytest.raises(IllegalActionError, match="4"):
            table.step(wrong)
    masked = int(np.flatnonzero(seen.action_mask[2] == 0)[0])
    names = {-1: "-1", 112: "112", masked: str(table.game.spaces().actions.action(masked))}
    for number, name in names.items():
        with pytest.raises(IllegalActionError, match=re.escape(f"Game 2: {name} is not legal")):
            table.step([0, 0, number, 0])
    assert np.array_equal(before, seen.observation)
    for options in ({"num": 0}, {"num": True}, {"num": 2, "players": 9}, {"num": 2, "colour": 1}):
        with pytest.raises(InvalidOptionError):
            vector.make("age-of-war", **options)
    with pytest.raises(InvalidOptionError):
        table.reset(seed=-1)
    table.close()
