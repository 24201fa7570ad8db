"""Reveal and Barbarian Phase: CCG-198 to CCG-206."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.barbarian import abilities, choices
from warhall.games.conan_ccg.statistics import drain

from .table import A, B, do, fame, foe, foe_at, ian, legal, made, move, refused, stats, table, to_chance, tom

GAME = made(foe("giant", damage=0), move("wait"), move("cut", "BBBB"), move("solo", conan_only=True))


@pytest.mark.rule("CCG-198")
def test_all_foe_moves_are_flipped_before_the_barbarian_phase() -> None:
    state = table(
        "reveal", tom(hand="run_through*2"), ian(), game=GAME, center="giant/?wait giant/?wait", left="giant/?wait"
    )
    assert [one.down for one in state.foes()] == [False] * 3
    do(state, "use reflexes 1")


@pytest.mark.rule("CCG-199")
def test_a_foe_with_an_illegal_move_is_defeated() -> None:
    state = table("reveal", tom(), ian(), game=GAME, center="giant/?solo", left="giant/?wait")
    assert state.chronicle[A] == [(B, "giant")]
    assert fame(state)[0] == 2


@pytest.mark.rule("CCG-200")
def test_legality_is_judged_at_the_time_of_playing() -> None:
    state = table("conan_move", tom(hand="run_through*2"), ian(), center="cimmerian_warrior/?run_through")
    drain(state, foe_at(state, "center1").uid, 2)
    do(state, "done")
    assert foe_at(state, "center1").wounds == 0
    assert not foe_at(state, "center1").gone


@pytest.mark.rule("CCG-202", "CCG-203", "CCG-204")
def test_abilities_from_several_sources() -> None:
    state = table(
        "barbarian", tom(hand="run_through"), ian(), game=GAME, center="giant/wait", allies="cimmerian_kinsman"
    )
    assert choices(state) == [("reflexes", 1), ("strength", 1)]
    state = table(
        "barbarian", tom(hand="battle_fury*2"), ian(), game=GAME, center="giant/wait", allies="cimmerian_kinsman"
    )
    do(state, "play battle_fury")
    assert abilities(state)["strength"] == [1, 2]
    assert legal(state, "use") == ["use reflexes 1", "use strength 1", "use strength 2", "use strength 3"]
    do(state, "use strength 3")
    assert [one for one in legal(state, "use") if "strength" in one] == []
    refused(state, "use strength 1")


@pytest.mark.rule("CCG-205")
def test_reflexes() -> None:
    state = table("barbarian", tom(hand="run_through"), ian(), game=GAME, center="giant/wait")
    do(state, "use reflexes 1", "discard run_through", "draw telling_blow")
    assert (state.hand[A], state.discard[A]) == (["telling_blow"], ["run_through"])


@pytest.mark.rule("CCG-206")
@pytest.mark.parametrize("named", [True, False])
def test_strength_is_named_for_an_attack_that_has_hit(named: bool) -> None:
    state = table(
        "barbarian",
        tom(),
        ian(),
        game=GAME,
        center="giant/wait",
        allies="cimmerian_kinsman",
        moves=["center:1 thrown_dagger"],
    )
    do(state, "use strength 1")
    do(state, "use strength") if named else None
    to_chance(state)
    assert foe_at(state, "center1").wounds == (4 if named else 3)
    assert stats(state)[0] == 20
