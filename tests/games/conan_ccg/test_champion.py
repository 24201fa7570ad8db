"""The champion, the file that he plays by, and how it is made."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from tests.support.playing import choices
from warhall.arena.training import train
from warhall.games.conan_ccg.bots import Champion
from warhall.games.conan_ccg.bots.champion import MODELS
from warhall.games.conan_ccg.bots.training import Training
from warhall.games.conan_ccg.bots.weights import NAMES, Weights
from warhall.games.conan_ccg.game import ConanCCG

from .test_game import DECKS


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_needs_no_view_where_the_position_is_known(players: int) -> None:
    """What is taken out of the position is what the view hides: the choices are the same."""
    game = ConanCCG(players=players, decks=list(DECKS[1 : players + 1]))
    seeing, knowing = Champion(game), Champion(game)
    dice, rng = random.Random(3), random.Random(4)
    state = game.new_initial_state()
    for seat in islice(choices(state, dice), 400):
        legal = state.legal_actions(seat)
        choice = seeing.choose(state.view(seat), legal, rng, 0.0)
        assert knowing.choose_at(state, seat, legal.copy()) == choice
        state.apply_action(choice, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_champion_plays_by_his_file(players: int) -> None:
    trained = Weights(MODELS.weights(players)).as_dict()
    assert Champion(ConanCCG(players=players)).weights.as_dict() == trained != Weights().as_dict()


def test_every_number_has_its_name() -> None:
    changed = {name: float(number) for number, name in enumerate(NAMES)}
    assert Weights(changed).as_dict() == changed
    assert {name for name in dir(Weights()) if isinstance(getattr(Weights(), name), float)} == set(NAMES)


def test_a_round_of_training_makes_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Training, "PAIRS", 2)
    game = ConanCCG(decks=[DECKS[0]] * 2)
    trainer = game.trainer(5)
    list(train(trainer, 1, tmp_path / "saved"))
    trainer.export(tmp_path / "numbers.json")
    numbers = Champion(game, str(tmp_path / "numbers.json")).weights.as_dict()
    assert numbers.keys() == Weights().as_dict().keys()
    assert numbers != Champion(game).weights.as_dict()
