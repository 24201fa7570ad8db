"""Reveal and Barbarian Phase: CCG-198 to CCG-206."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.rules.barbarian import abilities, choices
from warhall.games.conan_ccg.rules.statistics import drain

from .table import (
    A,
    B,
    card,
    do,
    facts,
    fame,
    foe,
    foe_at,
    ian,
    kinds,
    legal,
    made,
    move,
    refused,
    standing_foes,
    stats,
    table,
    to_chance,
    tom,
    until,
)

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


LAST_WORDS = [{"when": "self_defeated", "do": [{"verb": "wound", "n": 2, "who": "conan"}]}]
BLOWS = [{"scope": "foe", "when": "reveal", "do": [{"verb": "wound", "n": 5, "who": "conan"}]}]
ILLEGAL = made(
    foe("giant", damage=0),
    foe("martyr", renown=3, scars=2, effects=LAST_WORDS),
    move("wait"),
    move("solo", "BBBB", "BBBB", conan_only=True, effects=BLOWS),
    card("ally", "friend"),
    card("region", "marsh"),
    card("item", "club"),
    card("action", "trick"),
)


@pytest.mark.rule("CCG-199")
@pytest.mark.parametrize(
    ("given", "legal_move"), [("solo", False), ("friend", False), ("marsh", False), ("club", True), ("trick", True)]
)
def test_whatever_is_no_move_for_a_foe_defeats_it(given: str, legal_move: bool) -> None:
    state = table("reveal", tom(), ian(), game=ILLEGAL, center=f"giant/?{given}", left="giant/?wait")
    assert state.find_foe(foe_at(state, "center1").uid).gone is not legal_move  # type: ignore[union-attr]
    assert (fame(state), standing_foes(state)) == (((0, 0), ["giant", "giant"]) if legal_move else ((2, 1), ["giant"]))


@pytest.mark.rule("CCG-199")
def test_an_illegal_move_does_nothing_and_its_foe_has_its_last_words() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), game=ILLEGAL, center="martyr/?solo", left="giant/?wait")
    health = stats(state)[1]
    events = do(state, "done", "pass")
    assert facts(events, "illegal-move") == [{"foe": "martyr", "card": "solo"}]
    assert facts(events, "foe-defeated")[0]["renown"] == 3
    assert "use solo center1" not in legal(state)
    assert (stats(state)[1], fame(state)) == (health - 2, (3, 2))


@pytest.mark.rule("CCG-199")
def test_two_foes_with_illegal_moves_fall_together() -> None:
    """The last words of the first are heard before it is tested whether any Foe is left."""
    mine, theirs = tom(health=9), ian(foe_deck="", foe_discard="")
    state = table("conan_move", mine, theirs, game=ILLEGAL, center="martyr/?solo giant/?solo")
    do(state, "done")
    assert (stats(state)[1], fame(state), state.ended) == (7, (5, 3), "exhaustion")


@pytest.mark.rule("CCG-199", "CCG-163")
@pytest.mark.parametrize(("health", "wounds", "gem", "falls"), [
    (2, "", 5, True),  # 3 wounds would have killed it
    (4, "", 5, False),  # it could have paid, had it been asked
    (4, "!3", 5, False),  # and here it did
    (2, "", 2, False),
])  # fmt: skip
def test_a_move_that_the_foe_could_not_have_paid_for_defeats_it(
    health: int, wounds: str, gem: int, falls: bool
) -> None:
    game = made(foe("man", prowess=2, health=health), foe("giant"), move("dear", gem=gem), move("wait"))
    state = table("conan_move", tom(), ian(), game=game, center=f"man{wounds}/?dear", left="giant/?wait")
    events = do(state, "done")
    assert (facts(events, "illegal-move") == [{"foe": "man", "card": "dear"}]) == falls
    assert standing_foes(state) == (["giant"] if falls else ["man", "giant"])


@pytest.mark.rule("CCG-200", "CCG-199")
def test_a_move_that_was_paid_for_stays_legal_when_moves_become_dearer() -> None:
    dearer = [{"when": "foe_moves_down", "do": [
        {"verb": "modify_gem", "n": 9, "move": "foe_moves", "duration": "round"},
    ]}]  # fmt: skip
    game = made(foe("man", prowess=3, health=2), move("dear", gem=4), card("action", "toll", effects=dearer))
    state = table("foe_move", tom(hand="toll"), ian(hand="dear"), game=game, center="man")
    do(state, "give center1 dear", "play toll", "done")
    state = game.state_from_json(state.to_json())
    assert standing_foes(state) == ["man"]


@pytest.mark.rule("CCG-199", "CCG-263")
def test_the_last_foe_may_fall_so() -> None:
    state = table("conan_move", tom(), ian(), game=ILLEGAL, center="giant/?solo")
    events = do(state, "done")
    assert state.chronicle[A] == [(B, "giant")]
    assert "field-cleared" in kinds(events)


@pytest.mark.rule("CCG-199", "CCG-165")
def test_a_player_is_never_offered_such_a_move() -> None:
    hand = "solo friend marsh club trick wait"
    state = table("foe_move", tom(), ian(hand=hand), game=ILLEGAL, center="giant")
    assert legal(state) == ["give center1 club", "give center1 trick", "give center1 wait"]
    for given in ("solo", "friend", "marsh"):
        refused(state, f"give center1 {given}")


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


@pytest.mark.rule("CCG-198")
def test_only_what_lies_face_down_is_revealed() -> None:
    foes: dict[str, Any] = {"center": "khitan_peasant/?fists_of_iron", "left": "khitan_peasant/fists_of_iron"}
    revealed = facts(until(table("conan_move", tom(), ian(), **foes), "resolution"), "foe-move-revealed")
    assert [event["place"] for event in revealed] == ["center1"]
