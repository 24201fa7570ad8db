"""The champion: weights from a file, training that moves them, and what it sees that the first steward did not."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.support.playing import let_chance_act
from warhall.arena.play import play_game
from warhall.arena.training import train
from warhall.bots import load_bot, parse_bot
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Champion, Steward
from warhall.games.age_of_conan.bots.dice import Round
from warhall.games.age_of_conan.bots.quest import Quest
from warhall.games.age_of_conan.bots.sight import Sight, board_of
from warhall.games.age_of_conan.bots.training import Training
from warhall.games.age_of_conan.bots.values import DEFAULT
from warhall.kernel import Action
from warhall.kernel.training import Model

# -- the file ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_champion_plays_by_weights_of_its_own(players: int) -> None:
    game = AgeOfConan(players=players)
    bot = load_bot(parse_bot("champion"), game)
    assert isinstance(bot, Champion)
    assert bot.weights != DEFAULT
    assert bot.weights.guard == 0.0  # it was measured without
    assert play_game(game, [bot, *(Steward(game) for _ in range(players - 1))], "champion").winners


def test_weights_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    Model("age-of-conan", 2, 1, 1, "by hand", {"gold": 0.4}).write(path)
    bot = load_bot(parse_bot(f"champion:file={path}"), AgeOfConan(players=2))
    assert isinstance(bot, Champion)
    assert bot.weights == DEFAULT._replace(gold=0.4)


@pytest.mark.parametrize("players", [2, 3])
def test_a_round_of_training_makes_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    monkeypatch.setattr(Training, "PAIRS", 1)
    game = AgeOfConan(players=players)
    trainer = game.trainer(7)
    list(train(trainer, 1, tmp_path / "saved"))
    trainer.export(tmp_path / "weights.json")
    assert Champion(game, str(tmp_path / "weights.json")).weights != Champion(game).weights


# -- Conan's way -------------------------------------------------------------------------------------------------------


def journey(tokens: list[float], crown: float, arrival: float = 0.0) -> tuple[Quest, Sight]:
    game = AgeOfConan(players=2)
    state = game.new_initial_state()
    rng = random.Random(1)
    let_chance_act(state, rng)
    sight = Sight(game, board_of(game, state.view(0)), 0, {})
    sight.board.destination = game.homes[1]
    return Quest(sight, 0, tokens, arrival, crown), sight


@pytest.mark.rule("AOC-268")
def test_conan_goes_where_tokens_are_earned() -> None:
    quest, sight = journey([1.0, 1.0, 1.0], crown=0.0)
    distance = sight.game.components.distance[sight.game.homes[1]]
    here = sight.game.homes[0]
    best = max(sight.game.components.adjacent[here], key=lambda to: quest.step(here, to))
    assert distance[best] == distance[here] - 1
    assert quest.step(here, here) < quest.step(here, best)


@pytest.mark.rule("AOC-359")
def test_conan_waits_at_home_for_the_crown() -> None:
    quest, sight = journey([1.0], crown=10.0)
    here = sight.game.homes[0]
    assert all(quest.step(here, here) > quest.step(here, to) for to in sight.game.components.adjacent[here])
    assert quest.step(here, here) == pytest.approx(10.0)  # the last token is missed, and the adventure ends


@pytest.mark.rule("AOC-291")
def test_conan_arrives_when_the_adventure_ends() -> None:
    quest, sight = journey([1.0], crown=0.0, arrival=2.0)
    goal = sight.game.homes[1]
    assert quest.step(goal, goal) == pytest.approx(3.0)


# -- the dice ----------------------------------------------------------------------------------------------------------


def test_a_die_that_the_rival_wants_is_taken_first() -> None:
    state = AgeOfConan(players=2).new_initial_state()
    state.pool = [1, 1, 0, 0, 0]  # a military die and one of intrigue
    mine, theirs = (1.0, 1.1, 0.0, 0.0), (5.0, 0.0, 0.0, 0.0)
    take = {use: Action(f"take {use}") for use in ("military", "intrigue")}
    alone = Round(state, [mine, theirs], [1.0, 0.0, 0.0], 1.0)
    assert alone.promise(take["intrigue"]) > alone.promise(take["military"])
    wary = Round(state, [mine, theirs], [1.0, -0.5, 0.0], 1.0)
    assert wary.promise(take["military"]) > wary.promise(take["intrigue"])
    assert state.pool == [1, 1, 0, 0, 0]
