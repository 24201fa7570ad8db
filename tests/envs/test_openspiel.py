"""The games in OpenSpiel: its own tests, play-throughs and algorithms."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

import warhall.envs.openspiel
from tests.support.late_age_of_war import late_start
from warhall.games.age_of_war import AgeOfWar
from warhall.kernel import ActionSyntaxError, IllegalActionError, InvalidOptionError

GAMES = ["warhall_age_of_war", "warhall_age_of_conan", "warhall_conan_ccg"]


def walk(state: Any, seed: int, steps: int) -> Any:
    """Go on at random."""
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
    return state


@pytest.mark.parametrize("name", ["warhall_conan_ccg(turn_limit=2)", "warhall_conan_ccg(players=4,turn_limit=1)"])
def test_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.fixture
def late(tmp_path: Path) -> str:
    """A game of Age of War that is nearly over."""
    file = tmp_path / "late.json"
    file.write_bytes(msgspec.json.encode(late_start(AgeOfWar(players=2)).to_json()))
    return f"warhall_age_of_war(players=2,position={file})"


def test_openspiels_own_test_from_a_late_position(late: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(late), 1, True, False)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_those_of_the_hall(name: str) -> None:
    """Legal actions, texts, observations, chances and payoffs are the hall's."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    actions = game.spaces.actions
    rng = random.Random(1)
    for number in range(4000):
        if state.is_terminal() or number > 250:
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(rng.choices([lot for lot, _ in outcomes], [chance for _, chance in outcomes])[0])
            continue
        seat = state.current_player()
        assert seat == state.position.current_player()
        legal = state.legal_actions()
        assert sorted(actions.action(each) for each in legal) == state.position.legal_actions()
        assert state.action_to_string(seat, legal[0]) == actions.action(legal[0])
        state.apply_action(rng.choice(legal))
    assert state.returns() == state.position.returns()


def test_where_outcomes_are_too_many_to_list_they_are_drawn_one_after_the_other() -> None:
    """Every sequence of draws leads to the action that the rules draw with the same numbers."""
    game = pyspiel.load_game("warhall_conan_ccg")
    state = walk(game.new_initial_state(), 1, 1)
    assert state.is_chance_node()
    sizes: list[int] = []
    position = state.position.clone()
    while state.draws or not sizes:
        outcomes = state.chance_outcomes()
        sizes.append(len(outcomes))
        assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
        state.apply_action(len(outcomes) - 1)
    assert sizes == list(range(sizes[0], sizes[0] - len(sizes), -1))  # a hand from a deck without putting back
    assert str(state.position.to_json()) != str(position.to_json())


def test_a_play_through_can_be_replayed() -> None:
    text = generate_playthrough.playthrough("warhall_conan_ccg(turn_limit=1)", seed=3, action_sequence=None)
    lines = text.splitlines()
    assert any("GameType.utility = Utility.ZERO_SUM" in line for line in lines)
    played = [int(line.split()[-1]) for line in lines if line.startswith("action: ")]
    state = pyspiel.load_game("warhall_conan_ccg(turn_limit=1)").new_initial_state()
    for action in played:
        state.apply_action(action)
    assert state.is_terminal()


def test_information_states_tell_apart_what_a_seat_can_tell_apart_and_nothing_else() -> None:
    """Whatever the first seat bids in secret, the second knows the same; the first remembers it."""
    game = pyspiel.load_game("warhall_age_of_conan(players=2)")
    state = game.new_initial_state()
    rng = random.Random(1)
    while len(state.position.active_players()) < 2:
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choice(outcomes)[0])
    children = [state.child(action) for action in state.legal_actions()[:4]]
    first = {child.information_state_string(0) for child in children}
    second = {child.information_state_string(1) for child in children}
    assert len(first) == 4
    assert len(second) == 1
    assert len({tuple(child.observation_tensor(1)) for child in children}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_observations_have_named_parts(name: str) -> None:
    game = pyspiel.load_game(name)
    state = walk(game.new_initial_state(), 3, 40)
    while state.is_chance_node():
        walk(state, 1, 1)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.tensor.shape == (game.spaces.sight.size,)
    assert np.array_equal(observation.tensor, game.spaces.sight.row(state.position.view(0)))
    assert sum(part.size for part in observation.dict.values()) == observation.tensor.size


def test_states_are_copied_and_kept(late: str) -> None:
    for name in (late, "warhall_age_of_conan(players=3)", "warhall_conan_ccg"):
        game = pyspiel.load_game(name)
        state = walk(game.new_initial_state(), 5, 30)
        copy = state.clone()
        assert str(copy) == str(state)
        walk(copy, 6, 3)
        assert str(copy) != str(state)
        _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(kept) == str(state)
        assert kept.history() == state.history()


def test_its_search_plays_age_of_war(late: str) -> None:
    game = pyspiel.load_game(late)
    state = walk(game.new_initial_state(), 2, 1)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_kept(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_an_action_after_the_end_is_refused() -> None:
    over = walk(pyspiel.load_game("warhall_conan_ccg(turn_limit=1)").new_initial_state(), 1, 100_000)
    with pytest.raises(IllegalActionError, match="CCG-013"):
        over.apply_action(0)


@pytest.mark.parametrize("content", [None, b"{", b"\xff"])
def test_a_position_that_cannot_be_read_is_named(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(InvalidOptionError, match=r"mine\.json cannot be read"):
        pyspiel.load_game(f"warhall_age_of_war(position={file})")


def test_bad_input_is_refused() -> None:
    game = pyspiel.load_game("warhall_age_of_war")
    state = walk(game.new_initial_state(), 1, 2)
    assert state.current_player() >= 0
    wrong = next(number for number in range(1, 112) if number not in state.legal_actions())
    with pytest.raises(IllegalActionError, match="AOW-"):
        state.apply_action(wrong)
    with pytest.raises(ActionSyntaxError, match="111"):
        state.apply_action(5000)
    for nobody in (-1, 2):
        with pytest.raises(InvalidOptionError, match="player"):
            state.information_state_string(nobody)
    with pytest.raises(InvalidOptionError, match="AOW-001"):
        pyspiel.load_game("warhall_age_of_war(players=9)")
    with pytest.raises(Exception, match="colour"):
        pyspiel.load_game("warhall_age_of_war(colour=3)")
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(params={"colour": 1})
    assert pyspiel.load_game(
        "warhall_age_of_conan(players=2,kingdoms=turan/stygia,require_aquilonia=no)"
    ).hall_game == (warhall.load_game("age-of-conan", players=2, kingdoms="turan,stygia", require_aquilonia="no"))
