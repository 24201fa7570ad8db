"""Earlier positions: the same as a replay shows, also out of order and after a choice was taken back."""

from __future__ import annotations

import random

import pytest

from warhall.kernel import Match, Record, load_game
from warhall.server.playing.past import RECENT, TABLES, Pasts


def played(game_id: str, seed: str, choices: int) -> Match:
    match = Match(load_game(game_id), seed)
    rng = random.Random(seed)
    for _ in range(choices):
        match.advance()
        if match.state.is_terminal():
            break
        seat = match.state.active_players()[0]
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return match


@pytest.mark.parametrize("game_id", ["age-of-war", "age-of-conan", "conan-ccg"])
def test_every_moment_in_any_order(game_id: str) -> None:
    record = played(game_id, "past", 90).record.reopened()
    told = record.glimpses(0)
    moments = list(range(len(told))) * 2
    random.Random(1).shuffle(moments)
    pasts = Pasts()
    for at in moments:
        assert pasts.position("t", record, at).view(0) == told[at].view
    assert pasts.position("t", record, 10_000).view(0) == told[-1].view


def test_what_was_taken_back_is_forgotten() -> None:
    record = played("age-of-war", "one", 40).record.reopened()
    other = played("age-of-war", "two", 40).record
    pasts = Pasts()
    for at in range(len(record.entries)):
        pasts.position("t", record, at)
    # The same table after a choice was taken back: a shorter record that goes on otherwise.
    cut = Record(record.header, record.entries[:20], record.seed)
    match = Match.resume(cut)
    match.play(match.state.legal_actions()[-1])
    changed = match.record.reopened()
    assert pasts.position("t", changed, len(changed.entries)).view(0) == match.state.view(0)
    assert pasts.position("other", other, 9).view(0) == other.glimpses(0)[9].view


def test_only_so_many_positions_are_kept() -> None:
    record = played("age-of-war", "many", 60).record.reopened()
    pasts = Pasts()
    for table in range(TABLES + 5):
        for at in range(RECENT + 5):
            pasts.position(f"t{table}", record, at)
    assert len(pasts._tables) == TABLES
    assert all(len(past._recent) <= RECENT for past in pasts._tables.values())
