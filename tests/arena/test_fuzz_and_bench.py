"""The fuzzer finds what is planted and says how to see it again; the bench measures."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest

import warhall
from tests.support.sealed_bids import SealedBids, leaky
from warhall import Option
from warhall.arena.bench import measure, random_playout, sample_states
from warhall.arena.fuzz import FuzzFailure, Fuzzing, FuzzReport, fuzz, fuzz_game
from warhall.kernel import game_class, registry


def test_a_sound_game_is_fuzzed_without_a_fault() -> None:
    done: list[int] = []
    assert fuzz(Fuzzing("sealed-bids", seed=1, num=45), progress=done.append) == FuzzReport(45, interrupted=False)
    assert sum(done) == 45
    assert fuzz(Fuzzing("age-of-war", seed=1, num=2)) == FuzzReport(2, interrupted=False)


def test_processes_share_the_work() -> None:
    assert fuzz(Fuzzing("age-of-war", seed=2, num=2), jobs=2) == FuzzReport(2, interrupted=False)


def test_a_rare_bug_is_found_with_the_number_that_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "sealed-bids", leaky.RareBug)
    with pytest.raises(FuzzFailure) as failure:
        fuzz(Fuzzing("sealed-bids", seed=3, num=2000))
    index = failure.value.index
    assert "ZeroDivisionError: planted" in failure.value.reason
    with pytest.raises(FuzzFailure) as again:
        fuzz(Fuzzing("sealed-bids", seed=3, num=1, start=index))
    assert again.value.index == index
    with pytest.raises(FuzzFailure):
        fuzz_game(Fuzzing("sealed-bids", seed=3, num=1), index)
    if index:
        fuzz(Fuzzing("sealed-bids", seed=3, num=1, start=index - 1))


@pytest.mark.parametrize("faulty", [leaky.ShowsHands, leaky.Unsorted, leaky.MutatedByRefusal, leaky.Careless])
def test_planted_faults_are_found(faulty: type[SealedBids], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "sealed-bids", faulty)
    with pytest.raises(FuzzFailure):
        fuzz(Fuzzing("sealed-bids", seed=1, num=60))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(warhall.UnknownNameError):
        fuzz(Fuzzing("age-of-wra", seed=1, num=1))


def test_every_option_is_drawn_from_what_it_allows() -> None:
    class Many(SealedBids):
        OPTIONS: ClassVar[tuple[Option, ...]] = (
            *SealedBids.OPTIONS,
            Option("map", "a", choices=("a", "b")),
            Option("fast", False),
            Option("name", ""),
            Option("rounds", 1, low=1),
        )

    rng = random.Random(1)
    drawn = [Many.random_options(rng) for _ in range(100)]
    assert {options["players"] for options in drawn} == {2, 3, 4}
    assert {options["map"] for options in drawn} == {"a", "b"}
    assert {options["fast"] for options in drawn} == {False, True}
    assert all(Many(**options).options["rounds"] == 1 for options in drawn)


def test_the_bench_measures_every_operation() -> None:
    game = warhall.load_game("age-of-war", players=2)
    result = measure(game, seconds=0.2, seed=1)
    assert result.games >= 1
    assert 0 < result.games_per_second < result.decisions_per_second < result.actions_per_second
    assert set(result.microseconds) == {"clone", "legal_actions", "apply_action", "view", "to_json"}
    assert all(0 < value < 100_000 for value in result.microseconds.values())
    assert 500 < result.json_bytes < result.view_bytes < 10_000
    assert result.as_dict()["game"] == "age-of-war"


def test_a_playout_stops_at_the_cap() -> None:
    game = warhall.load_game("age-of-war", players=2)
    actions, decisions, capped = random_playout(game, random.Random(1), cap=10)
    assert (decisions, capped) == (10, True)
    assert actions > decisions
    assert random_playout(SealedBids(), random.Random(1)) == (12, 6, False)


def test_sampled_states_are_moments_of_choice() -> None:
    states = sample_states(warhall.load_game("age-of-war", players=2), random.Random(1), 20)
    assert len(states) == 20
    assert all(state.current_player() >= 0 for state in states)


def test_fuzzing_varies_line_ups_and_decks() -> None:
    rng = random.Random(1)
    line_ups = [game_class("age-of-conan")(**game_class("age-of-conan").random_options(rng)) for _ in range(60)]
    assert len({game.options["kingdoms"] for game in line_ups}) > 25
    tables = [game_class("conan-ccg")(**game_class("conan-ccg").random_options(rng)) for _ in range(20)]
    assert len({game.options["decks"] for game in tables}) > 15
