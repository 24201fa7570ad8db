"""Damaged input is made without fault and is the same for the same seed."""

from __future__ import annotations

import random

import msgspec

import warhall
from warhall.testing import every_nudge, mutate_json, mutate_text


def test_mutated_texts_follow_from_the_seed_and_are_mostly_wrong() -> None:
    texts = [[mutate_text("fill azuchi 2", rng) for _ in range(500)] for rng in (random.Random(1), random.Random(1))]
    assert texts[0] == texts[1]
    assert sum(text == "fill azuchi 2" for text in texts[0]) < 50
    assert len(set(texts[0])) > 100


def test_a_single_character_and_the_empty_word_survive_mutation() -> None:
    rng = random.Random(2)
    assert all(isinstance(mutate_text(text, rng), str) for text in ("x", "lose", " ") for _ in range(200))


def test_mutated_positions_are_json_and_leave_the_original_alone() -> None:
    position = warhall.load_game("age-of-war").new_initial_state().to_json()
    before = msgspec.json.encode(position)
    rng = random.Random(3)
    changed = [mutate_json(position, rng) for _ in range(300)]
    assert msgspec.json.encode(position) == before
    assert sum(value != position for value in changed) > 250


def test_every_leaf_is_nudged_and_every_entry_left_out() -> None:
    position = {"turn": 1, "seats": [{"out": False, "name": "Ann"}, {"out": True, "name": "Ben"}]}
    before = msgspec.json.encode(position)
    changed = list(every_nudge(position))
    assert msgspec.json.encode(position) == before
    assert position not in changed
    for turn in (-1, 0, 2, 3):
        assert {**position, "turn": turn} in changed
    assert {"turn": 1, "seats": [{"out": False, "name": "Ben"}, {"out": True, "name": "Ben"}]} in changed
    assert {"turn": 1, "seats": [{"out": True, "name": "Ann"}, {"out": True, "name": "Ben"}]} in changed
    assert {"turn": 1, "seats": [{"out": True, "name": "Ben"}]} in changed
    assert {"seats": position["seats"]} in changed
