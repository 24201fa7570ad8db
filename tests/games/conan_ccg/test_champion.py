"""The champion, the file that he plays by, and how it is made."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import msgspec
import pytest

from warhall.games.conan_ccg.bots import Champion, champion, training
from warhall.games.conan_ccg.bots.champion import Trained, read_trained
from warhall.games.conan_ccg.bots.training import SPSA
from warhall.games.conan_ccg.bots.weights import NAMES, Weights
from warhall.games.conan_ccg.game import ConanCCG
from warhall.kernel import InvalidOptionError

from .test_game import DECKS


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_needs_no_view_where_the_position_is_known(players: int) -> None:
    """What is taken out of the position is what the view hides: the choices are the same."""
    game = ConanCCG(players=players, decks=list(DECKS[1 : players + 1]))
    seeing, knowing = Champion(game), Champion(game)
    dice, rng = random.Random(3), random.Random(4)
    state, chosen = game.new_initial_state(), 0
    while not state.is_terminal() and chosen < 400:
        if state.is_chance():
            state.apply_action(state.sample_chance(dice))
            continue
        seat, chosen = state.current_player(), chosen + 1
        legal = state.legal_actions(seat)
        choice = seeing.choose(state.view(seat), legal, rng, 0.0)
        assert knowing.choose_at(state, seat, legal.copy()) == choice
        state.apply_action(choice, seat)


def test_the_champion_plays_by_his_file() -> None:
    assert Champion(ConanCCG()).weights.as_dict() == read_trained(champion.FILE).as_dict() != Weights().as_dict()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"game": "conan-ccg"}', b'{"game": "chess", "weights": {}}',
     b'{"game": "conan-ccg", "weights": {"courage": 1}}', b'{"game": "conan-ccg", "weights": {"life": "much"}}'],
)  # fmt: skip
def test_a_broken_or_foreign_file_is_refused_and_the_steward_plays_on(
    content: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "numbers.json"
    file.write_bytes(content)
    with pytest.raises(InvalidOptionError, match=r"numbers\.json"):
        read_trained(file)
    with caplog.at_level(logging.WARNING):
        bot = Champion(ConanCCG(), file=str(file))
    assert "numbers.json" in caplog.text
    assert bot.weights.as_dict() == Weights().as_dict()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidOptionError, match="nowhere"):
        read_trained(tmp_path / "nowhere")


def test_every_number_has_its_name() -> None:
    changed = {name: float(number) for number, name in enumerate(NAMES)}
    assert Weights(changed).as_dict() == changed
    assert {name for name in dir(Weights()) if isinstance(getattr(Weights(), name), float)} == set(NAMES)


def test_training_goes_on_where_it_was_and_makes_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DIRECTIONS", 2)
    game = ConanCCG(decks=[DECKS[0]] * 2)

    def train(trainer: SPSA) -> None:
        trainer.learn([result for task in trainer.tasks() for result in trainer.work(*task)])

    whole, part = game.trainer(5), game.trainer(5)
    train(whole)
    train(part)
    part.save(tmp_path / "saved")
    part = game.trainer("another", tmp_path / "saved")
    train(whole)
    train(part)
    assert part.progress == whole.progress
    whole.export(tmp_path / "numbers.json")
    made = msgspec.json.decode((tmp_path / "numbers.json").read_bytes(), type=Trained)
    assert (made.game, made.made["rounds"], made.made["seed"]) == ("conan-ccg", 2, "5")
    assert Champion(game, file=str(tmp_path / "numbers.json")).weights.as_dict() == made.weights != Weights().as_dict()
