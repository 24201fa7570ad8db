"""The odds of choices in windows of real games, against play by the rules with hidden cards drawn anew each time."""

from __future__ import annotations

import random
from collections.abc import Iterable
from math import sqrt

import pytest

import warhall
from tests.support.playing import choices
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import Action

WINDOWS = 5
TRIALS = 120


def allowed(state: AgeOfConanState, actions: Iterable[Action]) -> list[Action]:
    """Leave in what the odds reckon with: no kingdom cards, but artifacts."""
    known, read = state.game.components.cards, state.game.notation.read
    return [a for a in actions if a.verb != "use" or known[read(a)[1]].type == "artifact"]


def best(state: AgeOfConanState, decided: dict[object, Action]) -> Action:
    """The best choice for this roll by the odds of its seat; the same situation is decided once."""
    seat = state.current_player()
    legal = allowed(state, state.legal_actions(seat))
    view = state.view(seat)
    key = (str(view["contest"]), seat, str(view["seats"][seat]), str(legal))

    def chance(action: Action) -> tuple[float, bool]:
        odds = state.odds(action, seat)
        assert odds is not None
        return round(odds.roll or 0.0, 9), action.verb in ("pass", "decline", "done")

    if key not in decided:
        decided[key] = max(legal, key=chance)
    return decided[key]


def wins_roll(state: AgeOfConanState, action: Action, rng: random.Random, decided: dict[object, Action]) -> bool:
    """Whether the seat that chooses wins the roll."""
    seat = state.current_player()
    events = state.apply_action(action, seat)
    while True:
        for event in events:
            if event.kind in ("contest-won", "contest-lost"):
                return bool((event.kind == "contest-won") == (event.data["seat"] == seat))
        events = state.apply_action(state.sample_chance(rng) if state.is_chance() else best(state, decided))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rolls_in_real_games(players: int) -> None:
    game = warhall.load_game("age-of-conan", players=players)
    assert isinstance(game, AgeOfConan)
    state = game.new_initial_state()
    rng = random.Random(50 + players)
    bot = Steward(game)
    checked = 0
    for seat in choices(state, rng):
        legal = state.legal_actions(seat)
        if state.contest is not None and rng.random() < 0.15:
            action = rng.choice(allowed(state, legal))
            odds = state.odds(action, seat)
            assert odds is not None
            if odds.roll is not None and 0.05 < odds.roll < 0.95:
                decided: dict[object, Action] = {}
                won = 0
                for _ in range(TRIALS):
                    world = state.resample_from_view(seat, rng)
                    assert isinstance(world, AgeOfConanState)
                    won += wins_roll(world, action, rng, decided)
                deviation = sqrt(odds.roll * (1 - odds.roll) / TRIALS)
                assert abs(won / TRIALS - odds.roll) < 4 * deviation, (odds, won / TRIALS)
                checked += 1
                if checked == WINDOWS:
                    break
        state.apply_action(bot.choose(state.view(seat), legal, rng, 0.0), seat)
    assert checked == WINDOWS
