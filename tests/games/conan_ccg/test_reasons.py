"""Why a choice may be a good one: true sentences about the position, for every kind of choice."""

from __future__ import annotations

import random

import pytest

import warhall
from tests.rules.conan_ccg.table import A, B, ian, table, tom
from tests.support.reasons import kinds_with_a_reason
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.state import ConanState
from warhall.games.conan_ccg.words import reasons
from warhall.kernel import Action
from warhall.testing.checks import positions


def why(state: ConanState, action: str, seat: int = A) -> str:
    told: str = state.game.reason(state.view(seat), Action(action))
    return told


def test_every_kind_of_choice_has_a_reason_in_both_languages() -> None:
    rng = random.Random(2)
    games = [ConanCCG(**ConanCCG.random_options(rng)) for _ in range(3)]
    assert len(set().union(*(kinds_with_a_reason(positions(game, rng.randrange(100))) for game in games))) >= 25


def test_a_kind_of_choice_that_nothing_is_said_of_has_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(reasons._REASONS, "pass")
    assert why(table("prepare", tom(), ian()), "pass") == ""


def test_a_move_tells_whom_it_fells_for_how_much_and_what_it_costs() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="khitan_peasant/storytelling")
    told = state.game.previews(state.view(A), [Action("move run_through center:0")])["move run_through center:0"]
    [contact] = told["contacts"]
    assert contact["deals"] >= contact["health"] == 3
    said = why(state, "move run_through center:0")
    assert said.startswith(f"Khitan Peasant falls: it has 3 Health left and takes {contact['deals']}, for 1 Renown;")
    assert f"it costs {told['price']['gem']}." in said


def test_what_is_not_known_is_a_range() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="thak/?forceful_lunge")
    [contact] = state.game.previews(state.view(A), [Action("move run_through center:0")])["move run_through center:0"][
        "contacts"
    ]
    low, high = contact["takes"]
    assert f"its own blow deals {low} to {high} unless it falls first" in why(state, "move run_through center:0")


def test_fight_and_retreat_tell_what_is_at_stake() -> None:
    state = table("survey", tom(prowess=9, health=11), ian(), center="thak", left="khitan_peasant")
    thak, peasant = state.cards["thak"], state.cards["khitan_peasant"]
    damage, renown = thak.damage + peasant.damage, thak.renown + peasant.renown
    assert why(state, "fight").startswith(
        f"2 Foes stand against you, with {damage} Damage besides icons and worth {renown} Renown; "
        "you have 9 Prowess and 11 Health"
    )
    assert "lose 0 Renown at most" in why(state, "retreat")


@pytest.mark.rule("CCG-214")
def test_a_gift_tells_what_it_deals_where_nothing_meets_it() -> None:
    state = table("foe_move", tom(), ian(hand="forceful_lunge"), center="thak")
    told = why(state, "give center1 forceful_lunge", B)
    given = state.clone()
    given.apply_action("give center1 forceful_lunge")
    details = state.game.details(given.view(B))
    assert details is not None
    [lying] = details["moves"].values()
    assert f"Thak deals {max(lying['free'].values())}" in told


def test_reasons_speak_french() -> None:
    state = table("survey", tom(prowess=9, health=11), ian(), center="thak")
    with warhall.use_language("fr"):
        assert "vous avez 9 en Prouesse et 11 en Santé" in why(state, "fight")
