"""Moves and Actions: CCG-076 to CCG-091."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.rules.windows import Window
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import InvalidOptionError

from .table import (
    A,
    B,
    Seat,
    card,
    do,
    draw_all,
    draw_any,
    facts,
    foe,
    foe_at,
    frame,
    ian,
    kinds,
    legal,
    made,
    move,
    refused,
    side,
    stats,
    table,
    to_chance,
    tom,
)

PLUS_ONE: list[dict[str, Any]] = [{"verb": "modify_damage", "n": 1, "attack": "this_attack"}]


@pytest.mark.rule("CCG-077", "CCG-080")
@pytest.mark.parametrize(("by", "wounds"), [("conan", 4), ("901", 2)])
def test_conans_text_is_not_for_an_ally(by: str, wounds: int) -> None:
    text = [{"scope": "conan", "when": "before_damage", "do": PLUS_ONE}]
    game = made(foe("giant"), move("cut", "B---", "B---", effects=text), move("wait"), card("ally", "friend"))
    state = table(
        "resolution", tom(), ian(), game=game, center="giant/wait", allies="friend", moves=[f"center:0 cut {by}"]
    )
    assert legal(state, "use") == (["use cut center:0"] if by == "conan" else [])
    if by == "conan":
        do(state, "use cut center:0")
    to_chance(state)
    assert foe_at(state, "center1").wounds == wounds


@pytest.mark.rule("CCG-078")
def test_each_ability_on_a_move_may_be_used_or_declined() -> None:
    texts = [{"scope": f"foe:{word}", "when": "before_damage", "do": PLUS_ONE} for word in ("human", "veteran")]
    game = made(foe("man", traits=["veteran"], damage=1), move("cut", "B---", "B---", effects=texts))
    dealt = set()
    for chosen in ([], ["use cut center1"], ["use cut center1 2"], ["use cut center1", "use cut center1 2"]):
        state = table("resolution", tom(health=10), ian(), game=game, center="man/cut")
        do(state, "strike left conan", *chosen)
        to_chance(state)
        dealt.add((len(chosen), 10 - state.health[A]))
    assert dealt == {(0, 1), (1, 2), (2, 3)}


@pytest.mark.rule("CCG-078", "CCG-257")
@pytest.mark.parametrize(("used", "wounds"), [(True, 4), (False, 3)])
def test_tremendous_cleave_may_deal_three_or_four(used: bool, wounds: int) -> None:
    game = made(foe("giant"), move("wait"))
    state = table("resolution", tom(), ian(), game=game, center="giant/wait", moves=["center:0 tremendous_cleave"])
    do(state, "use tremendous_cleave center:0" if used else "pass")
    to_chance(state)
    assert foe_at(state, "center1").wounds == wounds


@pytest.mark.rule("CCG-078")
def test_a_passive_ability_is_accepted_or_declined_when_the_move_is_placed() -> None:
    hand = tom(hand="slay_from_the_saddle", prowess=10)
    for answer, prowess in (("accept", 5), ("decline", 4)):
        state = table(
            "conan_move", hand, ian(), center="cimmerian_warrior/?fists_of_iron cimmerian_warrior/?run_through"
        )
        do(state, "move slay_from_the_saddle center:0", answer)
        assert stats(state)[0] == prowess


@pytest.mark.rule("CCG-079")
def test_text_about_the_cost_works_while_the_move_is_played() -> None:
    cheap = [{"scope": "foe", "when": "passive", "do": [{"verb": "modify_gem", "n": -1, "move": "this_move"}]}]
    game = made(foe("man", prowess=3), move("cheap", gem=4, effects=cheap), move("wait"))
    state = table("foe_move", tom(), ian(hand="cheap"), game=game, center="man")
    do(state, "give center1 cheap")
    assert foe_at(state, "center1").wounds == 0


@pytest.mark.rule("CCG-081")
def test_conan_only() -> None:
    state = table("foe_move", tom(), ian(hand="whirl_of_red_steel deadly_riposte"), center="gray_ape")
    refused(state, "give center1 deadly_riposte", "CCG-081")
    assert legal(state) == ["search center1"]
    do(state, "search center1")
    assert frame(state).tries == 0
    state = table("conan_move", tom(hand="deadly_riposte"), ian(), center="thak/?run_through", allies="valeria")
    refused(state, "move deadly_riposte center:0 valeria", "CCG-081")


@pytest.mark.rule("CCG-082")
def test_an_action_costs_only_what_its_text_says() -> None:
    game = made(foe("giant"), move("wait"))
    state = table(
        "resolution",
        tom(hand="telling_blow", prowess=8),
        ian(),
        game=game,
        center="giant/wait",
        moves=["center:0 desperate_lunge"],
    )
    do(state, "play telling_blow")
    assert stats(state)[0] == 6
    to_chance(state)
    assert foe_at(state, "center1").wounds == 5


@pytest.mark.rule("CCG-083")
def test_an_action_is_played_in_its_own_step() -> None:
    state = table("survey", tom(hand="carousing", prowess=10), ian(), center="thak")
    refused(state, "play carousing", "CCG-083")
    state = table("prepare", tom(hand="carousing telling_blow", prowess=10), ian())
    refused(state, "play telling_blow", "CCG-083")
    do(state, "play carousing")
    assert state.hand[A] == ["telling_blow"]


@pytest.mark.rule("CCG-084")
def test_foe_actions_belong_to_foe_players() -> None:
    state = table("foe_draw", tom(hand="reinforcements"), ian(hand="reinforcements crom_cares_not"))
    draw_any(state)
    refused(state, "play reinforcements", "CCG-084", A) if state.mover == A else None
    do(state, "play reinforcements")
    assert state.hand[B] == ["crom_cares_not"]
    assert state.hand[A] == ["reinforcements"]


@pytest.mark.rule("CCG-085", "CCG-201")
def test_a_warrior_action_between_the_reveal_and_the_barbarian_phase() -> None:
    state = table("reveal", tom(hand="i_am_a_cimmerian run_through", prowess=3), ian(), center="thak/?forceful_lunge")
    assert state.phase == "reveal"
    do(state, "play i_am_a_cimmerian", "discard run_through")
    assert stats(state)[0] == 8


RALLY: list[dict[str, Any]] = [{"verb": "gain_prowess", "n": 1, "who": "conan"}]
EVERYWHERE = made(
    card("action", "feint", effects=[{"when": "warrior_any", "do": RALLY}]),
    card("action", "whenever", keyword="Any", effects=[{"when": "any_action", "do": RALLY}]),
    card("action", "taunt", keyword="Foe:Any", effects=[{"when": "any_action", "do": RALLY}]),
    *(foe("giant", health=20), move("cut", "B---", "B---"), move("wait")),
)
ROUND = ("survey", "foe_moves_down", "placing", "reveal", "barbarian", "before_zone", "before_damage", "after_hit")
STEPS_OF_A_ROUND = ("pass", "fight", "give center1 cut", "move cut center:0", "done", "next 1")


def offered_in(state: ConanState, name: str) -> list[str]:
    """The windows of a round in which this card is offered, while nobody plays anything but moves."""
    found = []
    while not state.is_chance():
        choices = legal(state)
        if f"play {name}" in choices:
            found.append(getattr(frame(state), "window", "placing"))
        state.apply_action(next(step for step in STEPS_OF_A_ROUND if step in choices))
    return list(dict.fromkeys(found))


@pytest.mark.rule("CCG-085", "CCG-086", "CCG-088", "CCG-116")
@pytest.mark.parametrize("name", ["feint", "whenever", "taunt"])
def test_an_action_that_names_no_moment_fits_every_window_of_a_round(name: str) -> None:
    state = table(
        "survey", tom(hand=f"cut {name}", prowess=9), ian(hand=f"cut {name}"), game=EVERYWHERE, center="giant"
    )
    windows = [window for window in ROUND if window != "placing" or name != "taunt"]  # CCG-176: that one is Conan's
    assert offered_in(state, name) == windows


@pytest.mark.rule("CCG-085", "CCG-086")
@pytest.mark.parametrize(
    ("phase", "warrior"), [("prepare", False), ("foe_draw", True), ("end_of_combat", True), ("rest", False)]
)
def test_the_windows_around_a_combat(phase: str, warrior: bool) -> None:
    state = table(phase, tom(hand="feint whenever", prowess=9), ian(hand="taunt"), game=EVERYWHERE)
    draw_all(state)
    assert ("play feint" in legal(state)) == warrior
    assert "play whenever" in legal(state)
    do(state, "pass")
    assert legal(state) == ["pass", "play taunt"]


@pytest.mark.rule("CCG-085")
def test_i_am_a_cimmerian_before_a_foes_damage_and_telling_blow_only_then() -> None:
    mine = tom(hand="i_am_a_cimmerian telling_blow run_through", prowess=3)
    state = table("resolution", mine, ian(), game=EVERYWHERE, center="giant/cut")
    refused(state, "play telling_blow", "CCG-083")  # in the window before the zone
    do(state, "strike left conan")
    assert frame(state).window == "before_damage"
    refused(state, "play telling_blow", "CCG-083")  # it names an attack by Conan
    do(state, "play i_am_a_cimmerian", "discard run_through")
    assert stats(state)[0] == 8


@pytest.mark.rule("CCG-085", "CCG-086", "CCG-089")
@pytest.mark.parametrize(("phase", "answers"), [
    ("prepare", ["pass", "play whenever"]),
    ("survey", ["pass", "play feint", "play whenever"]),
    ("rest", ["pass", "play whenever"]),
])  # fmt: skip
def test_an_answer_belongs_to_the_step_of_its_keyword(phase: str, answers: list[str]) -> None:
    foes: dict[str, Any] = {"center": "giant"} if phase == "survey" else {}
    state = table(
        phase, tom(hand="feint whenever*2", prowess=9), ian(hand="dark_omen*2 taunt"), game=EVERYWHERE, **foes
    )
    do(state, "play whenever")
    assert frame(state).window == "action_played"
    assert legal(state) == answers
    do(state, "pass")
    assert legal(state) == ["pass", *(["play dark_omen"] if phase == "survey" else []), "play taunt"]


@pytest.mark.rule("CCG-086")
@pytest.mark.parametrize(("keyword", "health"), [("Rest", 6), ("Warrior", 5), ("Foe:Rest", 5)])
def test_an_any_action_has_the_keyword_of_the_step(keyword: str, health: int) -> None:
    """ "After a Rest Action Heal 1": an Any Action in the Rest Step is one."""
    condition = {"is": "action_keyword", "keyword": keyword}
    text = [{"when": "action_played", "if": [condition], "do": [{"verb": "heal", "n": 1, "who": "conan"}]}]
    game = made(card("item", "fire", effects=text), card("action", "idle", keyword="Any", effects=[
        {"when": "any_action", "do": RALLY},
    ]))  # fmt: skip
    state = table("rest", tom(items="fire", hand="idle", health=5, prowess=3), ian(), game=game)
    do(state, "play idle")
    assert stats(state)[1] == health


@pytest.mark.rule("CCG-088")
def test_the_foe_move_phase_has_its_window() -> None:
    state = table("foe_move", tom(hand="feint"), ian(hand="cut"), game=EVERYWHERE, center="giant")
    events = do(state, "give center1 cut")
    assert (state.phase, frame(state).window) == ("foe_move", "foe_moves_down")
    assert "phase" not in kinds(events)
    do(state, "pass")
    assert (state.phase, frame(state).name()) == ("conan_move", "conan-moves")


@pytest.mark.rule("CCG-086", "CCG-282")
def test_nobody_is_asked_for_cards_that_all_can_see_elsewhere() -> None:
    """The only copy lies in the Discard Pile, or as a move on the table: it cannot be in the hand."""
    hand = {"hand": "run_through", "deck": "run_through*20"}
    cases: list[tuple[Seat, dict[str, Any]]] = [
        (tom(**hand, discard="feint"), {}),
        (tom(**hand), {"moves": ["center:0 feint"]}),
        (tom(hand="run_through", deck="run_through*19 feint"), {}),
    ]
    for mine, more in cases:
        theirs = ian(hand="wait", deck="wait*20")
        state = table("reveal", mine, theirs, game=EVERYWHERE, center="giant/?wait", **more)
        asked = isinstance(frame(state), Window) and frame(state).window == "reveal"
        assert asked == ("feint" in state.deck[A])


@pytest.mark.rule("CCG-086")
def test_an_any_action_fits_every_window() -> None:
    cases: list[tuple[str, dict[str, Any]]] = [("prepare", {}), ("survey", {"center": "thak"}), ("rest", {})]
    for phase, more in cases:
        state = table(phase, tom(hand="crom_cares_not run_through"), ian(), **more)
        assert "play crom_cares_not" in legal(state)


@pytest.mark.rule("CCG-087")
def test_an_action_as_a_move_has_no_text() -> None:
    state = table("resolution", tom(health=11), ian(), center="man_ape_of_the_north/storytelling")
    do(state, "strike right conan")
    to_chance(state)
    assert state.health[A] == 9  # Damage 2 through one Ranged icon, and nobody is healed


@pytest.mark.rule("CCG-088")
def test_the_active_player_is_asked_first_until_all_pass() -> None:
    peek = [{"when": "survey", "do": [{"verb": "draw", "n": 1, "player": "owner"}]}]
    game = made(card("action", "ours", effects=peek), card("action", "theirs", keyword="Foe:Warrior", effects=peek))
    state = table("survey", tom(hand="ours*2"), ian(hand="theirs*2"), game=game, center="thak")
    asked = [state.mover]
    do(state, "pass")
    asked.append(state.mover)
    state.apply_action("play theirs")
    to_chance(state)  # nobody answers
    draw_any(state)
    for _ in range(2):
        asked.append(state.mover)
        state.apply_action("pass")
    assert asked == [A, B, A, B]
    assert "fight" in legal(state)


@pytest.mark.rule("CCG-088")
def test_foe_players_are_asked_in_seat_order() -> None:
    state = table("foe_draw", side(), side(hand="pictish_wilderness"), side(hand="hyrkanian_steppe"), active=A)
    draw_any(state)
    draw_any(state)
    assert state.mover == 1
    do(state, "pass")
    assert state.mover == 2


@pytest.mark.rule("CCG-089")
def test_actions_answer_each_other_last_in_first_out() -> None:
    game = made(foe("giant"), move("wait"))
    state = table(
        "resolution",
        tom(hand="telling_blow not_while_i_breathe", prowess=8),
        ian(hand="dark_omen run_through"),
        game=game,
        center="giant/wait",
        moves=["center:0 desperate_lunge"],
    )
    do(state, "play telling_blow")
    assert stats(state)[0] == 6
    do(state, "play dark_omen", "discard run_through")
    events = do(state, "play not_while_i_breathe")
    assert facts(events, "cancelled") == [{"card": "dark_omen", "by": "not_while_i_breathe"}]
    to_chance(state)
    assert foe_at(state, "center1").wounds == 5
    assert {"telling_blow", "not_while_i_breathe"} <= set(state.discard[A])
    assert {"dark_omen", "run_through"} <= set(state.discard[B])


@pytest.mark.rule("CCG-089")
def test_a_cancelled_action_does_nothing_and_its_cost_stays_paid() -> None:
    state = table(
        "reveal",
        tom(hand="i_am_a_cimmerian run_through", prowess=3),
        ian(hand="dark_omen*2"),
        center="thak/?run_through",
    )
    do(state, "play i_am_a_cimmerian", "discard run_through", "play dark_omen", "discard dark_omen")
    to_chance(state)
    assert stats(state)[0] == 3
    assert sorted(state.discard[A])[:2] == ["i_am_a_cimmerian", "run_through"]


@pytest.mark.rule("CCG-090")
def test_used_cards_go_to_the_discard_pile() -> None:
    game = made(foe("giant", damage=0), move("wait"))
    state = table(
        "conan_move",
        tom(hand="desperate_lunge catlike_twist i_am_a_cimmerian*2 run_through*2", prowess=9),
        ian(),
        game=game,
        center="giant/?wait",
    )
    do(state, "move desperate_lunge center:0", "move catlike_twist center:1", "decline", "done")
    assert state.discard[A] == []
    do(state, "play i_am_a_cimmerian", "discard run_through", "play i_am_a_cimmerian", "discard run_through")
    assert len(state.discard[A]) == 4
    to_chance(state)
    assert len(state.discard[A]) == 6


@pytest.mark.rule("CCG-091")
def test_no_weapon_is_needed() -> None:
    game = made(foe("giant"), move("wait"))
    state = table("resolution", tom(), ian(), game=game, center="giant/wait", moves=["center:1 thrown_dagger"])
    to_chance(state)
    assert (state.items[A], foe_at(state, "center1").wounds) == ([], 3)


@pytest.mark.rule("CCG-077", "CCG-078")
@pytest.mark.parametrize("fault", [{}, {"scope": "conan", "may": True}])
def test_the_text_of_a_move_has_a_label_and_is_always_optional(fault: dict[str, Any]) -> None:
    text = {"when": "before_damage", "do": [{"verb": "modify_damage", "n": 1, "attack": "this_attack"}]}
    made(move("labelled", effects=[text | {"scope": "conan"}]))
    with pytest.raises(InvalidOptionError, match="CCG-078"):
        made(move("wrong", effects=[text | fault]))
