"""A match: dice, record, undo."""

from __future__ import annotations

from typing import Any

import pytest

import warhall
from tests.support.records import LATE, late_match, random_match
from tests.support.sealed_bids import SealedBids
from warhall import IllegalActionError, InvalidOptionError, Match, RecordError, UndoError

GAME = warhall.load_game("age-of-war", players=2)
BIDS = SealedBids(players=3)


def same(match: Match) -> tuple[Any, ...]:
    """Everything that must stay as it was after a refusal."""
    return match.state.to_json(), match.record.dumps(), len(match.log), match.can_undo()


def test_chance_acts_until_somebody_has_to_choose() -> None:
    match = Match(GAME, seed=7)
    events = match.advance()
    assert [event.kind for event in events] == ["first-player", "rolled"]
    assert match.state.current_player() >= 0
    assert match.advance() == []
    assert match.events() == events


def test_play_lets_chance_act_first_and_tells_what_it_did() -> None:
    match = Match(GAME, seed=7)
    assert [event.kind for event in match.play("lose")] == ["first-player", "rolled", "die-lost"]
    assert [entry.action for entry in match.record.entries][2] == "lose"
    assert len(match.log) == 3


@pytest.mark.parametrize(("one", "other"), [(7, "7"), ("words", "words")])
def test_the_same_seed_gives_the_same_match(one: int | str, other: int | str) -> None:
    assert random_match(GAME, seed=1).record.dumps() == random_match(GAME, seed=1).record.dumps()
    matches = [Match(GAME, seed=seed) for seed in (one, other)]
    for match in matches:
        match.play("lose")
    assert matches[0].record.dumps() == matches[1].record.dumps()


def test_without_a_seed_it_is_a_secret_one() -> None:
    seeds = {Match(GAME).record.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(seed is not None and len(seed) == 64 for seed in seeds)


def test_a_choice_can_be_taken_back_until_the_dice_fall() -> None:
    match = Match(GAME, seed=7)
    match.advance()
    before = match.state.to_json(), match.record.dumps(), len(match.log)
    seat = match.state.current_player()
    match.play("lose")
    assert match.can_undo()
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    with pytest.raises(UndoError):
        match.undo(1 - seat)
    match.undo(seat)
    assert (match.state.to_json(), match.record.dumps(), len(match.log)) == before
    match.play("lose")
    match.advance()
    assert not match.can_undo()
    with pytest.raises(UndoError):
        match.undo()


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(UndoError):
        Match(GAME, seed=1).undo()


def test_a_secret_choice_can_be_taken_back_until_it_is_revealed_and_by_its_seat_alone() -> None:
    match = Match(BIDS, seed=2)
    match.advance()
    match.play(match.state.legal_actions(2)[0], 2)
    assert (match.open_choices, match.last_chooser) == (1, 2)
    match.play(match.state.legal_actions(0)[0], 0)
    assert (match.open_choices, match.last_chooser) == (1, 0)
    match.undo(0)
    assert not match.can_undo(2)  # another seat has chosen since: the choice is final
    assert match.state.active_players() == (0, 1)
    for seat in (0, 1):
        match.play(match.state.legal_actions(seat)[0], seat)
    assert not match.can_undo()


WRONG_NOW = ["lose", "fill azuchi daimyo", "nonsense", "roll 1", "first 1"]


@pytest.mark.parametrize("action", WRONG_NOW)
def test_a_refusal_leaves_the_match_as_it_was(action: str) -> None:
    match = Match(GAME, seed=7)
    match.play("lose")
    match.advance()
    before = same(match)
    with pytest.raises(IllegalActionError):
        match.play(action, 1 - match.state.to_json()["to_move"] if action == "lose" else None)
    assert same(match) == before


@pytest.mark.parametrize("action", WRONG_NOW)
def test_a_refusal_before_the_roll_plays_nothing_but_the_dice(action: str) -> None:
    match, twin = Match(GAME, seed=7), Match(GAME, seed=7)
    for one in (match, twin):
        one.play("lose")
    with pytest.raises(IllegalActionError):
        match.play(action, 1 - match.state.to_json()["to_move"] if action == "lose" else None)
    match.advance()
    twin.advance()
    assert same(match) == same(twin)


def test_the_dice_of_a_seeded_match_cannot_be_chosen() -> None:
    match = Match(GAME, seed=7)
    with pytest.raises(IllegalActionError) as refusal:
        match.play("first 1")
    assert refusal.value.code == "chance-not-by-hand"
    assert match.record.entries == []


def test_dice_by_hand_are_entered_as_they_fall() -> None:
    match = Match(GAME, dice="by-hand")
    assert match.advance() == []
    match.play("first 1")
    match.play("roll 1 2 3 A C D D")
    match.play("fill gifu 1", 1)
    with pytest.raises(IllegalActionError, match="AOW-021"):
        match.play("roll 1 1 1 1 1 1 1")
    match.play("roll 1 1 1 1 1 1")
    assert match.record.seed is None
    assert match.record.verify().dice == "by-hand"


def test_a_match_can_start_from_any_position_and_leaves_that_alone() -> None:
    start = GAME.state_from_json(LATE)
    match = Match(GAME, seed=3, start=start)
    match.play("lose", 1)
    assert start == GAME.state_from_json(LATE)
    assert match.record.header.start == start.to_json()
    assert late_match().is_over
    assert late_match().record.verify().over


def test_a_start_of_another_game_is_refused() -> None:
    for other in (warhall.load_game("age-of-war", players=3), BIDS):
        with pytest.raises(warhall.WarhallError):
            Match(GAME, seed=3, start=other.new_initial_state())


@pytest.mark.parametrize("seats", [[], ["Kim"], ["Kim", "Ed", "Jo"]])
def test_a_wrong_number_of_seats_is_refused(seats: list[str]) -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        Match(GAME, seats=seats)
    assert refusal.value.field == "seats"


def test_unknown_dice_are_refused() -> None:
    with pytest.raises(InvalidOptionError) as refusal:
        Match(GAME, dice="loaded")
    assert refusal.value.field == "dice"


def test_seats_have_names_without_being_told() -> None:
    assert Match(BIDS).seats == ["P1", "P2", "P3"]


def test_nothing_can_be_played_after_the_end() -> None:
    match = late_match()
    before = same(match)
    with pytest.raises(IllegalActionError, match="AOW-052"):
        match.play("lose")
    assert match.advance() == []
    assert same(match) == before


@pytest.mark.parametrize("game", [GAME, BIDS], ids=lambda game: game.id)
def test_a_match_goes_on_from_its_record_as_if_never_stopped(game: warhall.Game) -> None:
    whole = random_match(game, seed=5, most=12)
    for stop in range(len(whole.record.entries) + 1):
        part = Match(game, seed=5)
        for entry in whole.record.entries[:stop]:
            part.advance()
            if entry.seat >= 0:
                part.play(entry.action or "", entry.seat)
        resumed = Match.resume(part.record)
        assert not resumed.can_undo()
        assert resumed.events() == part.events()
        for entry in whole.record.entries[len(part.record.entries) :]:
            resumed.advance()
            if entry.seat >= 0:
                resumed.play(entry.action or "", entry.seat)
        resumed.advance()
        whole.advance()
        assert resumed.record.dumps() == whole.record.dumps()


def test_resuming_leaves_the_record_alone() -> None:
    record = random_match(GAME, seed=5, most=10).record
    before = record.dumps()
    resumed = Match.resume(record)
    resumed.play("lose")
    assert record.dumps() == before


def test_only_who_knows_the_seed_can_go_on() -> None:
    sealed = random_match(GAME, seed=5, most=10).record.redacted_for(0)
    assert sealed.seed is None
    with pytest.raises(RecordError):
        Match.resume(sealed)


def test_a_record_with_secrets_left_out_cannot_be_gone_on_with() -> None:
    with pytest.raises(RecordError) as refusal:
        Match.resume(random_match(BIDS, seed=5).record.redacted_for(0))
    assert refusal.value.code == "record-redacted"
