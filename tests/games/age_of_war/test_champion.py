"""The champion: better than experts, quick, and never stuck. That it chooses at the table as in machine code is shown
with the other players of the batch."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

import warhall
from warhall.arena import play_game
from warhall.bots import load_bot, parse_bot, remarks_of
from warhall.games.age_of_war.bots import champion as champion_module
from warhall.games.age_of_war.bots.champion import Champion
from warhall.games.age_of_war.bots.expert import Expert
from warhall.games.age_of_war.game import AgeOfWar
from warhall.games.age_of_war.study import batch
from warhall.kernel import Match


def _seated(players: int) -> Champion:
    bot = Champion(AgeOfWar(players=players))
    bot.prepare()
    return bot


def test_the_champion_answers_in_a_moment_and_always_alike() -> None:
    game = AgeOfWar(players=4)
    bot = _seated(4)
    match = Match(game, seed=1)
    match.advance()
    state = match.state
    seat = state.current_player()
    began = time.process_time()
    chosen = bot.choose(state.view(seat), state.legal_actions(), random.Random(1), time.monotonic() + 60)
    assert time.process_time() - began < 1.0
    other = _seated(4)
    assert chosen == other.choose(state.view(seat), state.legal_actions(), random.Random(2), time.monotonic() + 60)


def test_without_the_extra_the_expert_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(champion_module, "find_spec", lambda _: None)
    game = warhall.load_game("age-of-war", players=3)
    bot = load_bot(parse_bot("champion"), game)
    assert "pip install" in remarks_of([bot])[0]
    expert = Expert(AgeOfWar(players=3))
    mixed, plain = [play_game(game, [first, expert, expert], 3) for first in (bot, expert)]
    assert mixed == plain


def test_who_must_answer_before_the_machine_code_is_there_plays_as_the_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    class Never:
        look_ahead = None

        class ready:  # noqa: N801
            is_set = staticmethod(lambda: False)
            wait = staticmethod(lambda _seconds: False)

    monkeypatch.setattr(champion_module, "_kernel", lambda: Never)
    game = AgeOfWar(players=3)
    match = Match(game, seed=1)
    match.advance()
    state, rng = match.state, random.Random(1)
    seat = state.current_player()
    asked = (state.view(seat), state.legal_actions(), rng, time.monotonic())
    assert Champion(game).choose(*asked) == Expert(game).choose(*asked)


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A champion of a fifth of the play-outs: still more than experts can do."""
    monkeypatch.setitem(batch.EFFORT, 6, (24, 2))
    batch._knowledge.cache_clear()
    yield
    batch._knowledge.cache_clear()


@pytest.mark.usefixtures("in_a_hurry")
def test_experts_lose_to_the_champion() -> None:
    played = batch.play_batch(6, ["champion", *["expert"] * 5], 36, seed=7)
    share = played.bot_wins()[0] / 60 / len(played.winners)
    assert share > 1.1 / 6  # over a thousand games it is more: docs/ladder.md has the figures
