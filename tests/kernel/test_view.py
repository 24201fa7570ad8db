"""Checksums of views and positions."""

from __future__ import annotations

import hashlib
import json

import warhall
from warhall.kernel.view import canonical_json, checksum


def test_the_checksum_is_of_sorted_json_without_blanks() -> None:
    value = {"b": [1, None, True], "a": {"z": "é", "y": 2}}
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert canonical_json(value) == canonical
    assert checksum(value) == hashlib.sha256(canonical).hexdigest()[:16]


def test_the_order_of_keys_does_not_count_and_everything_else_does() -> None:
    assert checksum({"a": 1, "b": 2}) == checksum({"b": 2, "a": 1})
    different = [{"a": 1}, {"a": 2}, {"b": 1}, {"a": "1"}, {"a": [1]}, {"a": None}, {}, [], [1, 2], [2, 1], None]
    assert len({checksum(value) for value in different}) == len(different)


def test_a_view_of_an_open_game_tells_everybody_the_same() -> None:
    state = warhall.load_game("age-of-war", players=3).new_initial_state()
    views = [{**state.view(seat), "you": None} for seat in (0, 1, 2, None)]
    assert all(checksum(view) == checksum(views[0]) for view in views)
    assert state.view(2)["you"] == 2
