"""After the end of a game nothing is taken back."""

from __future__ import annotations

import random

import pytest

from warhall.kernel import UndoError, load_game
from warhall.server.playing.logged_match import LoggedMatch
from warhall.server.playing.steps import TableDice


def test_the_last_choice_of_a_game_is_final() -> None:
    rng = random.Random("end")
    game = load_game("conan-ccg")
    dice = TableDice("end", "", [None] * game.players)
    match = LoggedMatch(game, dice, ["?"] * game.players, [None] * game.players, None, 0)
    match.begin(0)
    seat, offered = 0, 0
    while not match.state.is_terminal():
        offered += match.can_undo(seat)
        seat = rng.choice(match.state.active_players())
        match.act(str(rng.choice(match.state.legal_actions(seat))), seat, None, 0, roll=True)
    assert offered  # while it went on
    assert not any(match.can_undo(one) for one in range(game.players))
    with pytest.raises(UndoError):
        match.undo(seat, None, 0)
