"""Checks that every game must pass, one line each:

    from warhall.testing import check_game
    check_game(warhall.load_game("age-of-war", players=3))

Each function raises `AssertionError` with the seed and the action at which something was wrong.
"""

from warhall.testing.attacks import check_help, check_steps, check_take_back
from warhall.testing.checks import (
    check_action_texts,
    check_damaged_position,
    check_game,
    check_invariants,
    check_legal_actions,
    check_no_leaks,
    check_random_play,
    check_records,
    check_refusals,
    check_undo,
)
from warhall.testing.determinism import check_determinism, check_interleaving, transcript
from warhall.testing.mutation import every_nudge, mutate_json, mutate_text, nudge_json

__all__ = [
    "check_action_texts",
    "check_damaged_position",
    "check_determinism",
    "check_game",
    "check_help",
    "check_interleaving",
    "check_invariants",
    "check_legal_actions",
    "check_no_leaks",
    "check_random_play",
    "check_records",
    "check_refusals",
    "check_steps",
    "check_take_back",
    "check_undo",
    "every_nudge",
    "mutate_json",
    "mutate_text",
    "nudge_json",
    "transcript",
]
