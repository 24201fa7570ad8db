"""The checks of `warhall.testing` pass on a sound game with secrets and find every fault that is planted in it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import warhall
from tests.support.sealed_bids import SealedBids, leaky
from warhall.kernel import registry
from warhall.testing import (
    check_action_texts,
    check_determinism,
    check_game,
    check_help,
    check_interleaving,
    check_invariants,
    check_legal_actions,
    check_no_leaks,
    check_random_play,
    check_records,
    check_refusals,
    check_steps,
    check_take_back,
    check_undo,
    transcript,
)
from warhall.testing.checks import check_clone, positions

TEXTS = [f"bid {card}" for card in range(1, 7)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sound_game_with_secrets_passes_every_check(players: int) -> None:
    check_game(SealedBids(players=players), games=10, every=1)


def everywhere(check: Callable[[warhall.State, random.Random], None], game: warhall.Game) -> None:
    """The check in every position of some random games."""
    rng = random.Random(5)
    for seed in range(10):
        for state in positions(game, seed):
            check(state, rng)


def refusals(state: warhall.State, rng: random.Random) -> None:
    check_refusals(state, rng, TEXTS)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("faulty", "check"),
    [
        (leaky.ShowsHands, check_no_leaks),
        (leaky.ShowsHighestCard, check_no_leaks),
        (leaky.PeekingOptions, check_no_leaks),
        (leaky.TellingRefusal, check_no_leaks),
        (leaky.TwoSteps, check_steps),
        (leaky.NoisyBid, check_steps),
        (leaky.EarlyReveal, check_steps),
        (leaky.QuietReveal, check_take_back),
        (leaky.Whisper, check_take_back),
        (leaky.TellingUndo, check_take_back),
        (leaky.PaintedCards, check_help),
        (leaky.Unsorted, lambda state, _rng: check_legal_actions(state)),
        (leaky.Repeating, lambda state, _rng: check_legal_actions(state)),
        (leaky.WrongDefault, lambda state, _rng: check_action_texts(state)),
        (leaky.Forgetful, lambda state, _rng: check_invariants(state)),
        (leaky.SharedHistory, check_clone),
        (leaky.MutatedByRefusal, refusals),
        (leaky.BadCitation, refusals),
        (leaky.NoSentence, refusals),
    ],
)
def test_a_fault_of_a_position_is_caught(
    faulty: type[SealedBids], check: Callable[[warhall.State, random.Random], None], players: int
) -> None:
    everywhere(check, SealedBids(players=players))
    with pytest.raises((AssertionError, warhall.InvalidPositionError)):
        everywhere(check, faulty(players=players))


@pytest.mark.parametrize("faulty", [leaky.ShowsHands, leaky.Unsorted, leaky.Forgetful])
def test_random_play_names_game_seed_and_action(faulty: type[SealedBids]) -> None:
    with pytest.raises(AssertionError, match=r"sealed-bids \{'players': 3\}, seed 4, action \d+: "):
        check_random_play(faulty(players=3), seed=4)


def test_choices_in_the_order_of_a_set_are_another_game_in_another_process() -> None:
    with pytest.raises(AssertionError, match="PYTHONHASHSEED"):
        check_determinism(leaky.SetOrder(players=4), seed=1)


def test_matches_that_share_a_generator_are_caught() -> None:
    with pytest.raises(AssertionError, match="influence each other"):
        check_interleaving(leaky.SharedGenerator(players=2))


def take_back_often(game: warhall.Game) -> None:
    for seed in range(5):
        check_undo(game, seed)


def test_undo_across_a_reveal_is_caught() -> None:
    take_back_often(SealedBids(players=2))
    with pytest.raises(AssertionError):
        take_back_often(leaky.QuietReveal(players=2))


def test_a_draw_that_tells_of_the_rest_of_the_deck_is_caught() -> None:
    with pytest.raises(AssertionError, match="was drawn tells viewer"):
        check_random_play(leaky.OpenDraws(players=3), seed=0)


@pytest.mark.parametrize("faulty", [leaky.LoudDeal, leaky.OpenActions])
def test_a_record_that_tells_secrets_is_caught(faulty: type[SealedBids], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "sealed-bids", faulty)
    with pytest.raises(AssertionError):
        check_records(faulty(players=3), seed=0)


def test_the_transcript_depends_on_the_seed_alone() -> None:
    game = SealedBids(players=3)
    assert transcript(game, 1) == transcript(SealedBids(players=3), 1)
    assert transcript(game, 1) != transcript(game, 2)
