"""What the kernel gives to every position."""

from __future__ import annotations

import random

import pytest

import warhall
from tests.support.records import LATE, random_match
from tests.support.sealed_bids import SealedBids
from warhall import CHANCE, TERMINAL, Action, IllegalActionError
from warhall.kernel.state import rank

GAME = warhall.load_game("age-of-war", players=2)


def chosen() -> warhall.State:
    """Seat 1 has rolled."""
    state = GAME.new_initial_state()
    state.apply_action("first 1")
    state.apply_action("roll 1 2 3 A C D D")
    return state


def test_chance_acts_first_and_offers_nothing() -> None:
    state = GAME.new_initial_state()
    assert state.current_player() == CHANCE
    assert state.is_chance()
    assert state.active_players() == ()
    assert [state.legal_actions(seat) for seat in (None, 0, 1, CHANCE)] == [[], [], [], []]


def test_only_the_seat_to_act_has_choices() -> None:
    state = chosen()
    assert state.current_player() == 1
    assert state.active_players() == (1,)
    assert state.legal_actions() == state.legal_actions(1) != []
    assert [state.legal_actions(seat) for seat in (0, 2, 99, -1, -4)] == [[]] * 5


def test_changing_the_list_of_choices_changes_nothing() -> None:
    state = chosen()
    state.legal_actions().clear()
    assert "lose" in state.legal_actions()


@pytest.mark.parametrize("seat", [0, 2, 99, -1, -4, -99])
def test_an_action_of_the_wrong_seat_is_refused(seat: int) -> None:
    state = chosen()
    before = state.to_json()
    with pytest.raises(IllegalActionError, match="AOW-017") as refusal:
        state.apply_action("lose", seat)
    assert (refusal.value.code, refusal.value.field) == ("not-your-turn", "seat")
    assert state.to_json() == before


def test_nothing_can_be_played_after_the_end() -> None:
    state = random_match(GAME, 3, start=GAME.state_from_json(LATE)).state
    assert state.current_player() == TERMINAL
    for action in ("lose", "fill edo 1", "roll 1 1 1 1 1 1 1", "first 0"):
        for seat in (None, 0, 1, CHANCE, TERMINAL):
            with pytest.raises(IllegalActionError, match="AOW-052") as refusal:
                state.apply_action(action, seat)
            assert refusal.value.code == "game-over"
    assert state.legal_actions() == []
    assert state.chance_outcomes() == []


@pytest.mark.parametrize("text", ["first 9", "first", "roll 9", "roll", "roll 1 1 1 1 1 1 1 1", "nonsense", ""])
def test_an_action_made_by_hand_is_checked_like_a_text(text: str) -> None:
    for state in (GAME.new_initial_state(), chosen()):
        before = state.to_json()
        with pytest.raises(IllegalActionError):
            state.apply_action(Action(text))
        assert state.to_json() == before
    rolling = chosen()
    rolling.apply_action("lose")
    with pytest.raises(IllegalActionError):
        rolling.apply_action(Action(text))


def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(warhall.NotOverError):
        chosen().outcome()
    assert chosen().returns() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("keys", "ranking", "places", "winners"),
    [
        ([(3,), (5,), (1,)], [1, 0, 2], [2, 1, 3], [1]),
        ([(3, 1), (3, 2), (3, 1)], [1, 0, 2], [2, 1, 2], [1]),
        ([(0,), (0,)], [0, 1], [1, 1], [0, 1]),
        ([(1,), (2,), (2,), (0,)], [1, 2, 0, 3], [3, 1, 1, 4], [1, 2]),
    ],
)
def test_seats_are_ranked_and_equals_share_a_place(
    keys: list[tuple[int, ...]], ranking: list[int], places: list[int], winners: list[int]
) -> None:
    outcome = rank(keys, [key[0] for key in keys])
    assert (outcome.ranking, outcome.places, outcome.winners) == (ranking, places, winners)


def test_returns_sum_to_zero_and_sharers_split() -> None:
    state = random_match(GAME, 3, start=GAME.state_from_json(LATE)).state
    assert sorted(state.returns()) == [-1.0, 1.0]
    rounds = [[6, 1, 2], [1, 6, 2], [5, 5, 4]]
    position = {"game": "sealed-bids", "players": 3, "hands": [[]] * 3, "bids": [None] * 3, "history": rounds}
    shared = SealedBids(players=3).state_from_json(position)
    assert shared.outcome().winners == [0, 1, 2]
    assert shared.returns() == pytest.approx([0, 0, 0])
    rounds[2] = [4, 5, 4]
    again = SealedBids(players=3).state_from_json(position)
    assert again.outcome().winners == [1]
    assert again.returns() == pytest.approx([-0.5, 1, -0.5])


def test_states_are_equal_by_position_and_cannot_be_hashed() -> None:
    assert chosen() == chosen()
    assert chosen() != GAME.new_initial_state()
    assert chosen() != "x"
    with pytest.raises(TypeError):
        hash(chosen())
    assert repr(chosen()) == "<Age of War, 2 players: seat 1 to act>"
    assert "Azuchi" in str(chosen())
    assert chosen().key() == chosen().clone().key()
    assert chosen().key() != warhall.load_game("age-of-war").new_initial_state().key()


def test_a_position_draws_itself() -> None:
    state = chosen()
    assert state.to_svg().startswith("<svg")
    assert state._repr_html_() == state.to_svg()


def test_a_resampled_position_of_an_open_game_is_the_same() -> None:
    state = chosen()
    for seat in (0, 1, None):
        assert state.resample_from_view(seat, random.Random(1)) == state
