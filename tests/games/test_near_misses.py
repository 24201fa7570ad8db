"""What a game shows as not possible: never a legal action, always with a reason and a rule."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from warhall.kernel import IllegalActionError, Match, State, load_game

GAMES = 2
STEPS = 600


def positions(game_id: str) -> Iterator[tuple[State, int]]:
    """The choices of games played at random."""
    rng = random.Random(7)
    for number in range(GAMES):
        match = Match(load_game(game_id), f"near misses of {game_id}, {number}")
        for _ in range(STEPS):
            match.advance()
            if match.state.is_terminal():
                break
            seat = match.state.active_players()[0]
            yield match.state, seat
            match.play(rng.choice(match.state.legal_actions(seat)), seat)


@pytest.mark.parametrize("game_id", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_what_is_shown_as_not_possible_is_refused_with_a_rule(game_id: str) -> None:
    for state, seat in positions(game_id):
        wishes = state.game.near_misses(state.view(seat), state.legal_actions(seat))
        assert len({action for action, _ in wishes}) == len(wishes)
        for action, label in wishes:
            assert label
            with pytest.raises(IllegalActionError) as refused:
                state.clone().apply_action(action, seat)
            assert refused.value.text
            assert refused.value.rule in state.game.rulebook


@pytest.mark.parametrize(
    ("game_id", "verbs"),
    [
        ("age-of-conan", {"play", "take", "bid", "commit", "contest"}),
        ("conan-ccg", {"play", "place", "give", "move", "done"}),
    ],
)
def test_every_part_of_the_turn_has_something_to_show(game_id: str, verbs: set[str]) -> None:
    shown = {
        action.verb
        for state, seat in positions(game_id)
        for action, _ in state.game.near_misses(state.view(seat), state.legal_actions(seat))
    }
    assert verbs <= shown
