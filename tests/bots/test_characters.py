"""Opponents with character: each game has at least five, from the beginner to the champion, in both languages."""

from __future__ import annotations

import random
from xml.etree import ElementTree as ET

import pytest

import warhall
from warhall.arena import play_game
from warhall.bots import character_of, load_bot, opponents_here, parse_bot, usual_opponents
from warhall.bots.characters import Forgetful
from warhall.kernel import Action, Bot, Game, game_class, game_ids
from warhall.kernel.opponents import portrait

# Other tests register games of their own, without characters.
OWN = [game_id for game_id in game_ids() if game_class(game_id).__module__.startswith("warhall.games.")]


@pytest.fixture(params=OWN)
def game(request: pytest.FixtureRequest) -> Game:
    return warhall.load_game(request.param)


def test_every_game_has_opponents_with_a_name_a_face_and_a_temper(game: Game) -> None:
    here = opponents_here(game)
    assert len(here) >= 5
    for name, opponent in here.items():
        assert opponent.name.en
        assert opponent.name.fr
        assert opponent.temper.en.endswith(".")
        assert opponent.temper.fr.endswith(".")
        drawn = portrait(game.package, name)
        assert drawn is not None
        assert ET.fromstring(drawn).attrib["viewBox"] == "0 0 120 120"
    assert len({opponent.temper.en for opponent in here.values()}) == len(here)
    assert character_of(game, game.DEFAULT_BOT) is not None
    assert "random" not in {opponent.bot for opponent in here.values()}


def test_opponents_differ_by_values_and_not_by_chance_alone(game: Game) -> None:
    assert sum(bool(opponent.values) for opponent in game.opponents.values()) >= 3


def test_every_opponent_plays_a_game_to_its_end(game: Game) -> None:
    for name, opponent in opponents_here(game).items():
        if opponent.plain:
            continue  # their bots have tests of their own
        bots = [load_bot(parse_bot(bot), game) for bot in (name, *[game.DEFAULT_BOT] * (game.players - 1))]
        result = play_game(game, bots, "characters")
        assert not result.capped
        assert result == play_game(game, bots, "characters")


def test_those_who_come_unasked_are_different_people(game: Game) -> None:
    four = usual_opponents(game, 4)
    assert len({*four}) == 4
    usual = character_of(game, game.DEFAULT_BOT)
    assert usual is not None
    assert four[0] == usual.id


def test_who_forgets_still_chooses_with_sense() -> None:
    legal = [Action(text) for text in ("fill edo 1", "fill edo 2", "fill azuchi 1", "lose")]

    class Last:
        def choose(self, _view: object, seen: list[Action], _rng: object, _deadline: float) -> Action:
            assert Action("lose") in seen  # something of every kind is noticed
            assert (Action("fill edo 1") in seen) == (
                Action("fill edo 2") in seen
            )  # a castle as a whole, or not at all
            return seen[0]

    last: Bot = Last()  # type: ignore[assignment]
    rng = random.Random(1)
    chosen = {Forgetful(last, 0.5).choose({}, legal, rng, 0.0) for _ in range(50)}
    assert chosen == {Action("fill edo 1"), Action("fill azuchi 1")}


def test_a_character_is_found_by_its_name_and_by_its_bot() -> None:
    game = warhall.load_game("age-of-war", players=3)
    for name in ("kanbei", "expert"):
        found = character_of(game, name)
        assert found is not None
        assert found.name.en == "Kanbei"
    assert character_of(game, "random") is None
