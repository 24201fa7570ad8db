"""The steward: he finishes every game, is quick, and beats chance."""

from __future__ import annotations

import time

import warhall
from warhall.arena.play import play_game
from warhall.bots.simple import RandomBot
from warhall.games.conan_ccg.bots import Steward
from warhall.games.conan_ccg.game import ConanCCG
from warhall.kernel import Bot

from .test_game import DECKS


def test_the_steward_beats_chance_with_every_deck() -> None:
    won = decisions = 0
    spent = time.process_time()
    for number in range(48):
        deck = DECKS[number // 2 % len(DECKS)]
        game = ConanCCG(decks=[deck, deck])
        bots: list[Bot] = [Steward(game), RandomBot(game)]
        result = play_game(game, bots if number % 2 == 0 else bots[::-1], 1, number)
        assert not result.capped
        won += result.winners == [number % 2]
        decisions += result.decisions
    assert won >= 42
    assert (time.process_time() - spent) / decisions < 0.002


def test_stewards_finish_games_with_more_seats() -> None:
    for players in (3, 6):
        game = warhall.load_game("conan-ccg", players=players)
        assert isinstance(game, ConanCCG)
        assert play_game(game, [Steward(game)] * players, 2, players).winners
