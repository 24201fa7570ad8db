"""Events and who may know them."""

from __future__ import annotations

import pytest

import warhall
from tests.support.sealed_bids import SealedBids
from warhall import Event
from warhall.kernel.event import seen_events

PUBLIC = Event("a", {"seat": 0, "card": 3})
PRIVATE = Event("b", {"seat": 0, "card": 3}, audience=(0, 2))
PARTLY = Event("c", {"seat": 0, "card": 3}, audience=(0,), hidden=("card",), reveals=True)
NOBODY = Event("d", {"card": 3}, audience=())


def test_a_public_event_is_seen_by_all() -> None:
    assert all(PUBLIC.seen_by(seat) == PUBLIC for seat in (0, 1, None))


def test_a_private_event_is_seen_by_its_audience_alone() -> None:
    assert [PRIVATE.seen_by(seat) is None for seat in (0, 1, 2, None)] == [False, True, False, True]
    assert NOBODY.seen_by(0) is None
    assert NOBODY.seen_by(None) is None


def test_hidden_fields_are_taken_out_for_others() -> None:
    assert PARTLY.seen_by(0) == Event("c", {"seat": 0, "card": 3})
    assert PARTLY.seen_by(1) == PARTLY.seen_by(None) == Event("c", {"seat": 0})


def test_an_event_as_seen_does_not_say_who_else_saw_it() -> None:
    for event in (PUBLIC, PRIVATE, PARTLY):
        seen = event.seen_by(0)
        assert seen is not None
        assert (seen.audience, seen.hidden, seen.reveals) == (None, (), False)


def test_a_log_holds_what_is_left() -> None:
    events = [PUBLIC, PRIVATE, PARTLY, NOBODY]
    assert [event.kind for event in seen_events(events, 0)] == ["a", "b", "c"]
    assert [event.kind for event in seen_events(events, None)] == ["a", "c"]


@pytest.mark.parametrize(
    ("viewer", "sentence"), [(0, "Kim draws a 4."), (1, "Kim draws a card."), (None, "Kim draws a card.")]
)
def test_an_event_seen_in_part_is_told_without_its_secret(viewer: int | None, sentence: str) -> None:
    game = SealedBids()
    (event,) = game.new_initial_state().apply_action("deal 0 4")
    (seen,) = seen_events([event], viewer)
    with warhall.use_language("en"):
        assert game.event_text(seen, ["Kim", "Ed"]) == sentence
