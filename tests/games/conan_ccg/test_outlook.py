"""What the table foretells is what the resolution does; and it tells no more than a seat can know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import warhall
from tests.rules.conan_ccg.table import A, do, ian, table, tom
from warhall.games.conan_ccg.game import ConanCCG
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Action, Event

QUIET = ("pass", "decline", "done", "rest", "refuse")
UNSETTLING = ("foe-defeated", "ally-defeated", "conan-defeated", "effect-stat", "foe-removed", "foe-moved")


def combats(seed: int, most: int) -> Iterator[ConanState]:
    """Positions in which Conan has a move to lay, all Foe moves known to him, from games by chance."""
    rng = random.Random(seed)
    found = 0
    while found < most:
        state = ConanCCG(**ConanCCG.random_options(rng) | {"players": 2, "decks": []}).new_initial_state()
        for _ in range(400):
            if state.is_terminal() or found == most:
                break
            if isinstance(state.stack[-1], ConanMoves) and rng.random() < 0.4:
                yield known_to_conan(state)
                found += 1
            state.apply_action(state.sample_chance(rng) if state.is_chance() else rng.choice(state.legal_actions()))


def known_to_conan(state: ConanState) -> ConanState:
    known = state.clone()
    for foe in known.foes():
        foe.seen |= 1 << known.active
    return known


def resolved(state: ConanState, rng: random.Random) -> list[Event]:
    """Play the rest of the round as it goes if nobody adds anything."""
    events: list[Event] = []
    turn, number = state.turn, state.round
    while not state.is_terminal() and (state.turn, state.round) == (turn, number):
        if state.is_chance():
            action = state.sample_chance(rng)
        else:
            legal = state.legal_actions()
            quiet = [one for one in legal if str(one) in QUIET]
            action = quiet[0] if quiet else legal[0]
        events += state.apply_action(action)
    return events


def test_a_preview_is_what_the_resolution_does() -> None:
    rng = random.Random(11)
    compared = 0
    for state in combats(5, 70):
        legal = [action for action in state.legal_actions() if action.verb == "move"]
        if not legal:
            continue
        action = rng.choice(legal)
        compared += check(state.clone(), action, state.game.previews(state.view(state.active), [action]), rng)
    assert compared > 60


def check(state: ConanState, action: Action, told: dict[str, Any], rng: random.Random) -> int:
    """Compare what was told of one move with what comes of it; returns how many blows there were to compare."""
    preview = told[str(action)]
    seat = state.active
    events = list(state.apply_action(action))
    while state.mover == seat and str(Action("accept")) in map(str, state.legal_actions()):
        events += state.apply_action("accept")
    paid = next((event.data for event in events if event.kind == "move-paid"), None)
    if paid is not None:
        price = preview["price"]
        assert (paid["gem"], paid["extra"]) == (price["gem"], price["extra"])
        assert (state.health[seat] == 0 or state.is_terminal()) == price["deadly"]
    if state.active != seat or state.is_terminal():
        return 0
    if paid is not None:
        assert (state.prowess[seat], state.health[seat]) == (price["prowess"], price["health"])
    contacts = {contact["foe"]: contact for contact in preview["contacts"]}
    compared = 0
    for event in [*events, *resolved(state, rng)]:
        if event.kind in UNSETTLING:
            break
        if event.kind == "clash" and event.data["gap"] == action.args[1]:
            contact = contacts[event.data["place"]]
            assert contact["known"]
            ours = event.data["move"] == action.args[0] and event.data["target"] == foe_card(state, event)
            side = contact["ours"] if ours else contact["theirs"]
            assert (side["damage"], side["hit"], side["lanes"]) == (
                event.data["damage"],
                bool(event.data["hit"]),
                event.data["lanes"],
            )
            compared += 1
    return compared


def foe_card(_state: ConanState, event: Event) -> str:
    """The card of the Foe in a contact: whoever of the two stands at the place."""
    return str(event.data["target"] if event.data["attacker"].startswith("conan") else event.data["attacker"])


def face_down() -> ConanState:
    """Thak with a move that only its player knows; Conan's moves come next."""
    state = table("foe_move", tom(hand="run_through"), ian(hand="forceful_lunge"), center="thak")
    do(state, "give center1 forceful_lunge")
    while not isinstance(state.stack[-1], ConanMoves):
        state.apply_action("pass")
    return state


def test_an_unknown_move_is_a_range_over_what_it_can_be() -> None:
    state = face_down()
    told = state.game.previews(state.view(A), state.legal_actions())["move run_through center:0"]
    [contact] = told["contacts"]
    assert not contact["known"]
    assert "ours" not in contact
    least, most = contact["deals"]
    assert 0 <= least <= most
    least, most = contact["takes"]
    assert 0 <= least < most


@pytest.mark.parametrize("foe", ["khitan_soul_binder", "yara"])
def test_a_text_that_speaks_once_at_the_reveal_does_not_disturb_a_preview(foe: str) -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center=f"{foe}/?forceful_lunge")
    legal = state.legal_actions()
    assert state.game.previews(state.view(A), legal)[str(legal[-1])]["contacts"]


def test_a_preview_of_what_kills_conan_says_so() -> None:
    state = table("conan_move", tom(hand="run_through", prowess=0, health=2), ian(), center="thak/forceful_lunge")
    told = state.game.previews(state.view(A), state.legal_actions())
    assert all(
        entry["price"]["deadly"] == (entry["price"]["gem"] + entry["price"]["extra"] >= 2) for entry in told.values()
    )


def gifts(state: ConanState, seat: int = A) -> list[str]:
    told = state.game.previews(state.view(seat), state.legal_actions())
    return [action for action, entry in told.items() if entry.get("gift")]


@pytest.mark.rule("CCG-203")
def test_an_ability_that_costs_nothing_is_a_gift_and_where_it_goes_is_a_choice() -> None:
    state = table(
        "barbarian", tom(conan="conan_the_reaver"), ian(), moves=["center:0 run_through"], center="thak/fists_of_iron"
    )
    assert gifts(state) == ["use strength 1"]
    state.apply_action("use strength 1")
    while Action("use strength") not in state.legal_actions():
        state.apply_action(state.legal_actions()[0])
    assert gifts(state) == []


@pytest.mark.rule("CCG-205")
def test_an_exchange_that_came_with_an_ability_says_so_and_one_that_was_played_for_does_not() -> None:
    state = table("barbarian", tom(conan="conan_the_bold", hand="run_through"), ian(), center="thak")
    state.apply_action("use reflexes 1")
    assert state.game.previews(state.view(A), state.legal_actions())["done"] == {"given": True}
    state = table("rest", tom(hand="crom_cares_not run_through"), ian())
    state.apply_action("play crom_cares_not")
    while "done" not in map(str, state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    assert "done" not in state.game.previews(state.view(A), state.legal_actions())


@pytest.mark.rule("CCG-254")
def test_damage_for_whoever_falls_anyway_is_in_vain() -> None:
    for foe, vain in (("thak", False), ("khitan_peasant", True)):
        state = table(
            "resolution",
            tom(hand="telling_blow", prowess=8),
            ian(),
            right=f"{foe}/storytelling",
            moves=["right:0 desperate_lunge"],
        )
        told = state.game.previews(state.view(A), state.legal_actions())
        assert told.get("play telling_blow", {}).get("vain", False) is vain


def crossroads(seed: int, frame: str, most: int) -> Iterator[ConanState]:
    """Positions with this question, from games by chance in which nobody plays Regions, Items or Actions."""
    rng = random.Random(seed)
    found = 0
    while found < most:
        state = warhall.load_game("conan-ccg").new_initial_state()
        assert isinstance(state, ConanState)
        for _ in range(600):
            if state.is_terminal() or found == most:
                break
            if state.is_chance():
                state.apply_action(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            if state.stack[-1].name() == frame and len(legal) > 1:
                yield state.clone()
                found += 1
            windows = [one for one in legal if str(one) in ("pass", "press-on")]
            state.apply_action((windows or [rng.choice(legal)])[0])


def happens(state: ConanState, action: str, kind: str) -> Event:
    """The first such event after this, if nobody adds anything."""
    rng = random.Random(5)
    events = list(state.apply_action(action))
    while not (found := [event for event in events if event.kind == kind]):
        quiet = [one for one in state.legal_actions() if str(one) in QUIET] if not state.is_chance() else []
        events = list(
            state.apply_action(state.sample_chance(rng) if state.is_chance() else (quiet or state.legal_actions())[0])
        )
    return found[0]


@pytest.mark.rule("CCG-117")
def test_who_may_press_on_is_told_how_many_foes_would_come_and_what_a_rest_gives() -> None:
    for state in crossroads(3, "press", 12):
        told = state.game.previews(state.view(state.active), state.legal_actions())
        assert told["press-on"] == {"foes": happens(state.clone(), "press-on", "foe-draw").data["n"]}
        rested = state.clone()
        assert told["rest"]["prowess"] == happens(rested, "rest", "prowess-restored").data["prowess"]
        most = [int(one.args[0]) for one in rested.legal_actions() if one.verb == "vitality"]
        assert told["rest"]["vitality"] == max(most, default=0)


@pytest.mark.rule("CCG-271")
def test_vitality_says_what_is_left_of_prowess_and_what_health_comes_to() -> None:
    for state in crossroads(4, "rest", 12):
        for action, told in state.game.previews(state.view(state.active), state.legal_actions()).items():
            event = happens(state.clone(), action, "vitality-used") if action != "vitality 0" else None
            if event is not None:
                assert told == {"prowess": event.data["prowess"], "health": event.data["health"]}


@pytest.mark.rule("CCG-152")
def test_a_retreat_is_told_with_the_most_renown_that_can_be_taken() -> None:
    """Thak has 2 Scars: of 1 and 5 Renown only the 1 can be taken."""
    for chronicle, loss in (("khitan_peasant gray_ape", 1), ("khitan_peasant khitan_peasant", 2), ("gray_ape", 0)):
        state = table("survey", tom(chronicle=chronicle), ian(), center="thak")
        while Action("retreat") not in state.legal_actions():
            do(state, "pass")
        assert state.game.previews(state.view(A), state.legal_actions())["retreat"] == {"loss": loss}
        assert happens(state, "retreat", "retreat").data["limit"] == 2


def test_details_follow_what_is_seen() -> None:
    state = table("resolution", tom(health=11), ian(), left="thak/forceful_lunge")
    details = state.game.details(state.view(None))
    assert details is not None
    [thak] = state.foes()
    assert details["characters"][str(thak.uid)]["health"] == state.cards["thak"].health
    assert set(details["moves"][str(thak.uid)]["free"]) == {"left", "right"}
    do(state, "strike right conan")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_is_told_of_a_face_down_move(seat: int | None) -> None:
    state = face_down()
    details = warhall.load_game("conan-ccg").details(state.view(seat))
    assert details is not None
    assert (details["moves"] == {}) == (seat != 1)
