"""The examples run, in a shortened form."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import warhall
from examples import learn_age_of_war, search_age_of_war, solve_a_bid

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", ["age_of_war", "age_of_conan", "conan_ccg"])
def test_a_notebook_runs_from_top_to_bottom(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": name}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name}.ipynb", "exec"), names)
    assert capsys.readouterr().out


def test_the_learner_learns_what_pays() -> None:
    network = learn_age_of_war.train(rounds=1, num=16, seed=1)
    game = warhall.load_game("age-of-war")
    state = game.state_from_json({"to_move": 0, "dice": ["1", "1", "A", "D", "D", "D", "D"]})
    actions, sight = game.spaces()
    legal = state.legal_actions()
    numbers = np.array([actions.number(action) for action in legal])
    mask = np.zeros((len(legal), len(actions)), np.int8)
    mask[:, numbers] = 1
    seen = learn_age_of_war.scaled(np.array([sight.row(state.view(0))] * len(legal), np.int16))
    paid = np.where(np.array(legal) == "lose", -1, 1).astype(np.float32)
    for _ in range(5):
        network.learn(seen, mask, numbers, paid, rate=0.01)
    bot = learn_age_of_war.Learned(game, network)
    assert bot.choose(state.view(0), legal, random.Random(1), 0.0).verb == "fill"
    chances = learn_age_of_war.softmax(network.look(seen)[1], mask)[0]
    assert chances[actions.number("lose")] < 1 / len(legal)


def test_the_search_plays() -> None:
    assert -1 <= search_age_of_war.play(1, simulations=5, most=30) <= 1


def test_a_bid_is_solved() -> None:
    left, bids = solve_a_bid.solve(4)
    assert left < 1
    assert sum(bids.values()) == pytest.approx(1)
