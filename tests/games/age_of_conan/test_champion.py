"""The champion: weights from a file, training that moves them, and what it sees that the first steward did not."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from warhall.arena.play import play_game
from warhall.arena.training import train
from warhall.bots import load_bot, parse_bot
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Champion, Steward, champion
from warhall.games.age_of_conan.bots.champion import FILES, weights_in
from warhall.games.age_of_conan.bots.dice import Round
from warhall.games.age_of_conan.bots.quest import Quest
from warhall.games.age_of_conan.bots.sight import Sight, board_of
from warhall.games.age_of_conan.bots.values import DEFAULT
from warhall.games.age_of_conan.study.training import Training
from warhall.kernel import Action, InvalidOptionError
from warhall.kernel.training import Model

# -- the file ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", FILES)
def test_the_champion_plays_by_weights_of_its_own(players: int) -> None:
    game = AgeOfConan(players=players)
    bot = load_bot(parse_bot("champion"), game)
    assert isinstance(bot, Champion)
    assert bot.weights != DEFAULT
    assert play_game(game, [bot, *(Steward(game) for _ in range(players - 1))], "champion").winners


def written(folder: Path, **changes: object) -> Path:
    model = {"game": "age-of-conan", "players": 2, "seed": 1, "rounds": 1, "made": "by hand", "weights": {"gold": 0.4}}
    path = folder / "weights.json"
    path.write_bytes(msgspec.json.encode({**model, **changes}))
    return path


def test_weights_of_a_file(tmp_path: Path) -> None:
    assert weights_in(written(tmp_path)) == DEFAULT._replace(gold=0.4)
    bot = load_bot(parse_bot(f"champion:file={written(tmp_path)}"), AgeOfConan(players=2))
    assert isinstance(bot, Champion)
    assert bot.weights.gold == 0.4


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "age-of-war"}, "weights.json is for age-of-war, not for age-of-conan"),
        ({"weights": {"luck": 1.0}}, "weights.json: luck is no weight of this champion"),
        ({"weights": {"gold": 1e9}}, "gold is no weight"),
        ({"weights": {"gold": "much"}}, "weights.json cannot be read"),
        ({"more": 1}, "weights.json cannot be read"),
    ],
)
def test_a_broken_or_foreign_file_is_refused(tmp_path: Path, changes: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOptionError, match=message):
        weights_in(written(tmp_path, **changes))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidOptionError, match=r"none\.json cannot be read"):
        Champion(AgeOfConan(players=2), str(tmp_path / "none.json"))


def test_with_a_damaged_house_file_the_steward_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(champion, "FILES", {2: "gone.json"})
    with pytest.warns(UserWarning, match=r"gone\.json cannot be read"):
        bot = Champion(AgeOfConan(players=2))
    assert bot.weights == DEFAULT


# -- training ----------------------------------------------------------------------------------------------------------


def test_training_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhall.games.age_of_conan.study.training.PIECES", 1)
    game = AgeOfConan(players=2)
    whole = game.trainer(7)
    list(train(whole, 2, tmp_path / "whole"))
    list(train(game.trainer(7), 1, tmp_path / "parts"))
    second = game.trainer(7, tmp_path / "parts")
    assert second.rounds == 1
    list(train(second, 2, tmp_path / "parts"))
    assert isinstance(second, Training)
    assert second.logs == whole.logs
    second.export(tmp_path / "weights.json")
    model = msgspec.json.decode((tmp_path / "weights.json").read_bytes(), type=Model)
    assert (model.players, model.rounds, model.seed) == (2, 2, 7)
    assert weights_in(tmp_path / "weights.json") != DEFAULT


def test_weights_follow_the_signs_that_won() -> None:
    trainer = AgeOfConan(players=2).trainer(1)
    before = list(trainer.logs)
    signs = trainer.tasks()[0][-1]
    trainer.learn([0.5])
    moved = [after - old for after, old in zip(trainer.logs, before, strict=True)]
    assert all(change * sign > 0 for change, sign in zip(moved, signs, strict=True))
    assert trainer.rounds == 1


# -- Conan's way -------------------------------------------------------------------------------------------------------


def journey(tokens: list[float], crown: float, arrival: float = 0.0) -> tuple[Quest, Sight]:
    game = AgeOfConan(players=2)
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance():
        state.apply_action(state.sample_chance(rng))
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
