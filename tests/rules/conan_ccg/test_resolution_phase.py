"""Resolution Phase: CCG-207 to CCG-222, CCG-308, CCG-309 and CCG-314."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Event

from .table import (
    A,
    B,
    Seat,
    card,
    do,
    facts,
    fame,
    foe,
    foe_at,
    frame,
    ian,
    kinds,
    legal,
    made,
    move,
    settle,
    standing_foes,
    stats,
    table,
    to_chance,
    tom,
)

GAME = made(
    foe("man", damage=1, health=3, renown=3),
    foe("giant", damage=1, health=20),
    foe("frail", damage=1, health=1),
    move("wait"),
    move("stab", "B---", "B---"),
    move("two", "BB--", "B---"),
    move("fast", "B---", "B---", initiative=5),
    move("slow", "B---", "B---", initiative=1),
    move("ward", "SSSS", "SSSS", initiative=1),
    card("ally", "friend", health=2, damage=2, renown=0),
)


def fight(center: str, *moves: str, health: int = 11, **more: Any) -> ConanState:
    return table("resolution", tom(health=health), ian(), game=GAME, center=center, moves=list(moves), **more)


@pytest.mark.rule("CCG-207", "CCG-208")
def test_zones_are_named_in_turn_and_resolved_one_by_one() -> None:
    state = fight("man/wait", "right:0 stab", left="giant/stab", right="man/wait", rear="man/wait")
    named = []
    events = do(state, "zone right")
    named += facts(events, "zone-named")
    assert fame(state)[0] == 3
    assert stats(state)[1] == 11
    assert state.mover == B
    named += facts(do(state, "zone left", "strike left conan"), "zone-named")
    assert state.mover == A
    named += facts(do(state, "zone center"), "zone-named")
    assert [(one["seat"], one["zone"]) for one in named] == [(A, "right"), (B, "left"), (A, "center"), (B, "rear")]


@pytest.mark.rule("CCG-209", "CCG-211")
def test_high_initiative_first_and_the_dead_do_not_strike() -> None:
    state = fight("man/slow", "center:0 fast")
    to_chance(state)
    assert (standing_foes(state), stats(state)[1]) == ([], 11)


@pytest.mark.rule("CCG-210", "CCG-288")
def test_equal_initiative_is_simultaneous() -> None:
    state = fight("man/stab", "center:0 stab")
    to_chance(state)
    assert (standing_foes(state), stats(state)[1]) == ([], 10)


@pytest.mark.rule("CCG-212")
def test_icons_block_whatever_their_initiative() -> None:
    state = fight("man/ward", "center:0 fast")
    to_chance(state)
    assert foe_at(state, "center1").wounds == 0


@pytest.mark.rule("CCG-213", "CCG-214")
def test_only_touching_sides_count_and_both_if_both_touch() -> None:
    state = fight("giant/two", "center:0 wait")
    to_chance(state)
    assert stats(state)[1] == 10  # the right edge has one Blade; the left edge touches nothing
    state = fight("giant/two", "center:0 wait", "center:1 wait")
    to_chance(state)
    assert stats(state)[1] == 8  # 1 from the right edge, 1 + 1 from the left


@pytest.mark.rule("CCG-215", "CCG-222")
@pytest.mark.parametrize(("side", "health"), [("left", 9), ("right", 10)])
def test_the_foe_player_names_the_side_of_an_unopposed_move(side: str, health: int) -> None:
    state = fight("giant/two")
    assert state.mover == B
    do(state, f"strike {side} conan")
    to_chance(state)
    assert stats(state)[1] == health
    state = fight("giant/ward")
    to_chance(state)
    assert stats(state)[1] == 11


@pytest.mark.rule("CCG-216", "CCG-217")
def test_an_unopposed_move_may_strike_an_ally() -> None:
    state = fight("giant/stab", allies="friend")
    assert legal(state) == ["strike left conan", "strike left friend", "strike right conan", "strike right friend"]
    state = fight("giant/fast giant/slow", allies="friend", right="giant/wait")
    do(state, "zone center", "strike left friend")
    assert ally_wounds(state) == 1
    do(state, "strike left friend")
    assert legal(state, "strike") == []
    assert state.allies == []


def ally_wounds(state: ConanState) -> int:
    return state.allies[0].wounds


@pytest.mark.rule("CCG-218")
def test_a_reaction_before_the_damage() -> None:
    state = table(
        "resolution",
        tom(hand="telling_blow", prowess=8),
        ian(),
        right="man_ape_of_the_north/storytelling",
        moves=["right:0 desperate_lunge"],
    )
    assert foe_at(state, "right1").wounds == 0
    do(state, "play telling_blow")
    assert (fame(state)[0], stats(state)) == (6, (6, 18))


@pytest.mark.rule("CCG-219", "CCG-220")
def test_a_foe_is_scored_whatever_defeats_it() -> None:
    text = [{"when": "survey", "do": [{"verb": "wound", "n": 9, "who": "foe"}]}]
    game = made(card("action", "curse", effects=text))
    state = table("survey", tom(hand="curse"), ian(), game=game, center="cimmerian_warrior", left="thak")
    do(state, "play curse", "foe center1")
    assert state.chronicle[A] == [(B, "cimmerian_warrior")]
    state = table("survey", tom(hand="intimidating_posture"), ian(), center="khitan_peasant", left="thak")
    do(state, "play intimidating_posture", "foe center1")
    assert (state.chronicle[A], state.foe_discard[B]) == ([], ["khitan_peasant"])


@pytest.mark.rule("CCG-221")
def test_initiatives_above_five_and_at_zero() -> None:
    text = [{"when": "passive", "do": [{"verb": "modify_initiative", "n": n, "move": "own_move"}]} for n in (1, -1)]
    game = made(
        foe("quick", effects=text[:1]),
        foe("lame", effects=text[1:]),
        foe("man"),
        move("fast", "B---", "B---", initiative=5),
        move("slow", "B---", "B---", initiative=1),
    )
    state = table("resolution", tom(), ian(), game=game, center="lame/slow man/fast quick/fast")
    order = []
    for _ in range(3):
        order.append(foe_at(state, "center1").uid if state.is_chance() else frame(state).foe)
        do(state, "strike left conan")
    uids = [one.uid for one in state.zones[0]]
    assert order == [uids[2], uids[1], uids[0]]


@pytest.mark.rule("CCG-308")
def test_the_move_of_a_departed_foe_still_blocks_and_deals_nothing() -> None:
    state = fight("frail/stab giant/wait", "center:0 fast", "center:1 stab")
    to_chance(state)
    assert stats(state)[1] == 11
    assert foe_at(state, "center1").card == "giant"
    assert foe_at(state, "center1").wounds == 3


@pytest.mark.rule("CCG-309")
def test_a_foe_killed_in_the_same_initiative_has_still_hit() -> None:
    state = table(
        "resolution", tom(prowess=5), ian(), game=GAME, center="zamorian_cutpurse/stab", moves=["center:0 stab"]
    )
    to_chance(state)
    assert stats(state)[0] == 4
    assert state.chronicle[A] == [(B, "zamorian_cutpurse")]


LAST_WORDS = [{"when": "self_defeated", "do": [{"verb": "wound", "n": 9, "who": "conan"}]}]
SPITE = made(
    *(foe("last", health=1), foe("martyr", health=1, effects=LAST_WORDS), foe("prize", renown=3)),
    *(move("cut", "BBBB", "BBBB"), move("wait"), move("stab", "---B", "---B"), card("ally", "friend", health=1)),
)
NO_FOES = ian(foe_deck=[], foe_discard=[])


def last_blow(center: str, *moves: str, mine: Seat, theirs: Seat, allies: str = "") -> tuple[ConanState, list[Event]]:
    """Conan has laid his moves, and they are resolved as far as nobody has to choose."""
    state = table("conan_move", mine, theirs, game=SPITE, center=center, moves=list(moves), allies=allies)
    return state, do(state, "done") + settle(state)


@pytest.mark.rule("CCG-309", "CCG-195")
@pytest.mark.parametrize(("answer", "ended"), [("take prize", ""), ("done", "exhaustion")])
def test_losses_of_allies_come_before_the_exhaustion_test(answer: str, ended: str) -> None:
    """An Ally and Ian's last Foe fall together: the Foe that he may take back is his last chance."""
    moves = ("center:0 cut", "center:1 wait 901")
    state, _ = last_blow("last/?stab", *moves, mine=tom(chronicle="prize"), theirs=NO_FOES, allies="friend")
    do(state, answer)
    assert state.ended == ended
    assert state.foe_deck[B] + state.foe_discard[B] == ([] if ended else ["prize"])


@pytest.mark.rule("CCG-309")
def test_texts_of_the_defeated_come_before_the_exhaustion_test() -> None:
    state, events = last_blow("mummy_of_khemi!3/?wait", "center:0 cut", mine=tom(prowess=5), theirs=NO_FOES)
    assert stats(state)[0] == 4
    assert kinds(events).index("effect-lose-prowess") < kinds(events).index("exhausted")
    assert state.outcome().winners == [A]


@pytest.mark.rule("CCG-309")
@pytest.mark.parametrize(("deck", "ended", "winner"), [("", "exhaustion", A), ("gray_ape", "death", B)])
def test_a_conan_felled_by_last_words_falls_after_the_exhaustion_test(deck: str, ended: str, winner: int) -> None:
    theirs = ian(foe_deck=deck, foe_discard="")
    state, _ = last_blow("martyr/?wait", "center:0 cut", mine=tom(health=3), theirs=theirs)
    assert (state.ended, state.outcome().winners) == (ended, [winner])


@pytest.mark.rule("CCG-309")
def test_the_active_player_orders_the_windows() -> None:
    state = table(
        "resolution",
        tom(hand="telling_blow", prowess=8),
        ian(),
        game=GAME,
        center="giant/wait giant/wait",
        moves=["center:1 stab"],
    )
    assert legal(state) == ["next 1", "next 2"]
    do(state, "next 2", "play telling_blow")
    to_chance(state)
    assert [one.wounds for one in state.zones[0]] == [3, 5]


@pytest.mark.rule("CCG-314")
def test_emptied_zones_are_not_named() -> None:
    text = [{"when": "before_zone", "do": [{"verb": "wound", "n": 9, "who": "foe"}]}]
    game = made(card("action", "curse", effects=text), foe("man", damage=0), move("wait"))
    state = table(
        "resolution", tom(hand="curse"), ian(), game=game, center="man/wait", left="man/wait", right="man/wait"
    )
    events = do(state, "zone center", "play curse", "foe right1")
    to_chance(state)
    named = [event for event in events if event.kind == "zone-named"]
    assert len(named) == 2
    assert "foe-defeated" in kinds(events)
