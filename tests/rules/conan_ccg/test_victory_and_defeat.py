"""Victory and defeat: CCG-013 to CCG-026 and CCG-311."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.rules.turn_outline import Turn

from .table import (
    A,
    B,
    C,
    card,
    do,
    draw_any,
    fame,
    foe,
    ian,
    kinds,
    legal,
    made,
    move,
    side,
    table,
    to_chance,
    tom,
    until,
)

THIRTY_NINE = "man_ape_of_the_north*3 gray_ape*3 cimmerian_warrior*2"  # 18 + 15 + 6
FORTY_ONE = "man_ape_of_the_north*3 gray_ape*3 cimmerian_warrior*2 kozaki_outrider"
FORTY = "vanir_raid_chief*3 black_dragon_knight*3 pict_forest_scout*2 cimmerian_warrior"  # of Tom's Foes


@pytest.mark.rule("CCG-013")
def test_forty_one_against_forty_wins_at_the_start_of_the_turn() -> None:
    state = table("start", tom(chronicle=FORTY_ONE), ian(chronicle=FORTY))
    assert (fame(state, A)[0], fame(state, B)[0]) == (41, 40)
    assert state.outcome().winners == [A]
    assert state.ended == "renown"


@pytest.mark.rule("CCG-014")
def test_a_tie_does_not_win() -> None:
    state = table("start", tom(chronicle=FORTY_ONE), ian(chronicle=FORTY + " khitan_peasant"))
    assert fame(state, A)[0] == fame(state, B)[0] == 41
    assert not state.is_terminal()
    assert state.phase == "prepare"


@pytest.mark.rule("CCG-015")
def test_forty_in_the_middle_of_a_turn_wins_nothing() -> None:
    game = made(move("cut", "BBBB", "BBBB"), move("wait"))
    mine = tom(chronicle="man_ape_of_the_north*3 gray_ape*3 cimmerian_warrior kozaki_outrider", hand="cut")
    state = table(
        "resolution",
        mine,
        ian(),
        game=game,
        center="cimmerian_warrior/wait*2",
        left="thak/wait",
        moves=["center:1 cut"],
    )
    assert fame(state)[0] == 38
    do(state, "zone center")
    to_chance(state)
    assert fame(state)[0] == 44
    assert not state.is_terminal()


@pytest.mark.rule("CCG-016", "CCG-112")
def test_the_check_is_repeated_after_beginning_of_turn_effects() -> None:
    text = [{"when": "start_of_turn", "do": [{"verb": "wound", "n": 9, "who": "foes"}]}]
    game = made(card("region", "altar", effects=text))
    state = table("start", tom(chronicle=THIRTY_NINE, region=[A, "altar"]), game=game, center="kozaki_outrider")
    assert fame(state)[0] == 41
    assert state.outcome().winners == [A]


@pytest.mark.rule("CCG-017", "CCG-266")
def test_pressing_on_is_not_a_start_of_turn() -> None:
    state = table("end_of_combat", tom(chronicle=FORTY_ONE, hand="run_through", prowess=5, health=7), ian())
    do(state, "press-on")
    assert not state.is_terminal()
    assert (state.phase, state.prowess[A], state.health[A], state.hand[A]) == ("prepare", 5, 7, ["run_through"])


@pytest.mark.rule("CCG-018", "CCG-019", "CCG-107")
def test_conan_at_zero_health_loses_whatever_his_renown() -> None:
    state = table("resolution", tom(health=1, chronicle=FORTY_ONE), ian(), center="gray_ape/forceful_lunge", moves=[])
    events = do(state, "strike right conan")
    assert state.health[A] == 0
    assert kinds(events)[-2:] == ["conan-defeated", "game-over"]
    assert state.outcome().winners == [B]


@pytest.mark.rule("CCG-018")
def test_a_conan_who_was_set_up_dead_falls_when_his_turn_begins() -> None:
    state = table("rest", tom(), ian(health=0))
    until(state, "prepare")
    assert (state.ended, state.outcome().winners) == ("death", [A])


@pytest.mark.rule("CCG-020")
def test_with_three_players_the_game_goes_on_until_one_is_left() -> None:
    state = table("resolution", side(health=1), side(), side(), center="gray_ape@1/forceful_lunge")
    do(state, "strike right conan")
    assert not state.is_terminal()
    assert (state.out, state.active) == ([True, False, False], B)
    state.health[B] = 0
    do(state, "pass") if "pass" in legal(state) else to_chance(state)
    table_alone = {name: value for name, value in state.to_json().items() if name != "stack"}
    to_end = state.game.state_from_json({**table_alone, "seats": _dead(table_alone["seats"], B)})
    assert to_end.outcome().winners == [C]


def _dead(seats: list[dict[str, object]], seat: int) -> list[dict[str, object]]:
    return [{**one, "health": 0} if number == seat else one for number, one in enumerate(seats)]


@pytest.mark.rule("CCG-021", "CCG-113")
def test_clearing_up_after_an_elimination() -> None:
    state = table(
        "resolution",
        side(health=1, chronicle=[[2, "ghost_snake"], [2, "ghost_snake"]]),
        side(hand="run_through*3", chronicle=[[0, "black_dragon_knight"]]),
        side(hand="run_through*9"),
        center="gray_ape@1/?forceful_lunge",
        left="gray_ape@1/forceful_lunge",
    )
    do(state, "zone center", "strike right conan")
    assert state.out == [True, False, False]
    assert state.foe_discard[B].count("gray_ape") == 2
    assert state.foe_discard[C].count("ghost_snake") == 2
    assert fame(state, B)[0] == 5  # a Foe of the eliminated player still counts
    do(state, "discard run_through", "discard run_through")
    to_chance(state)
    draw_any(state)
    assert (len(state.hand[B]), len(state.hand[C])) == (7, 7)
    assert state.deck[A] == state.hand[A] == state.foe_deck[A] == []


@pytest.mark.rule("CCG-022", "CCG-025", "CCG-284")
def test_a_player_without_foes_is_defeated() -> None:
    game = made(foe("last", health=1), move("cut", "BBBB", "BBBB"), move("wait"))
    state = table(
        "resolution", tom(), ian(foe_deck=[], foe_discard=[]), game=game, center="last/wait", moves=["center:0 cut"]
    )
    while not state.is_terminal():
        do(state, legal(state)[0])
    assert (state.ended, state.outcome().winners) == ("exhaustion", [A])


@pytest.mark.rule("CCG-023")
def test_survivors_tied_for_renown_share_the_win() -> None:
    state = table(
        "foe_draw",
        side(chronicle=[[2, "turanian_lancer"]]),
        side(chronicle=[[0, "gunderman_pikeman"]]),
        side(foe_deck=[], chronicle=[[0, "vanir_raid_chief"]]),
    )
    while not state.is_terminal():
        if state.is_chance():
            to_chance(state)
            draw_any(state)
        else:
            places = legal(state, "place")
            do(state, places[0] if places and not state.foes() else "done" if "done" in legal(state) else "pass")
    assert (state.ended, state.outcome().winners) == ("exhaustion", [A, B])


@pytest.mark.rule("CCG-024")
def test_exhaustion_is_not_tested_between_revealing_and_placing() -> None:
    state = table("foe_draw", tom(), ian(foe_deck="cimmerian_warrior khitan_peasant*3 ravenous_wolf", foe_discard=""))
    do(state, "reveal cimmerian_warrior khitan_peasant khitan_peasant khitan_peasant ravenous_wolf")
    assert not state.is_terminal()
    do(state, "place cimmerian_warrior center 1", "done")
    assert len(state.foe_discard[B]) == 4
    assert not state.is_terminal()


@pytest.mark.rule("CCG-026", "CCG-288")
def test_a_dead_conan_comes_before_exhaustion() -> None:
    game = made(foe("last", health=1), move("cut", "B---", "B---"), move("stab", "---B", "---B"))
    state = table(
        "resolution",
        tom(health=1),
        ian(foe_deck=[], foe_discard=[]),
        game=game,
        center="last/cut",
        moves=["center:0 cut"],
    )
    while not state.is_terminal():
        do(state, legal(state)[0])
    assert (state.ended, state.outcome().winners) == ("death", [B])


@pytest.mark.rule("CCG-311")
def test_limits_of_length() -> None:
    game = ConanCCG(players=2, turn_limit=3, round_limit=2)
    state = table("start", tom(), ian(), game=game, turn=3)
    assert (state.ended, state.outcome().winners) == ("limit", [A, B])
    state = table("survey", tom(), ian(), game=game, center="thak", round=2)
    state.stack = [Turn("round")]
    state.run()
    assert state.retreated
    assert state.foes() == []
    assert fame(state) == (0, 0)


@pytest.mark.rule("CCG-021", "CCG-282")
def test_a_placement_that_kills_conan_and_shows_face_down_moves_cannot_be_taken_back() -> None:
    """Nobody dies, looks at what lay face down in the others' piles, and then thinks better of it."""
    hero = side(health=6, prowess=0, hand="slay_from_the_saddle")  # 5 with its ability, 6 without
    ahead = "cimmerian_warrior@1/?forceful_lunge cimmerian_warrior@1/?run_through"
    state = table("conan_move", hero, side(), side(), center=ahead)
    do(state, "move slay_from_the_saddle center:0")
    events = do(state, "decline")
    assert state.out == [True, False, False]
    assert "forceful_lunge" in state.discard[B]
    assert state.has_revealed(events)
