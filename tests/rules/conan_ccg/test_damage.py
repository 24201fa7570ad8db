"""Damage: CCG-246 to CCG-257 and CCG-315."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.rules.damage import icon_damage
from warhall.games.conan_ccg.rules.icons import clash

from .table import (
    POOL,
    A,
    B,
    card,
    do,
    edge,
    facts,
    foe,
    foe_at,
    frame,
    ian,
    legal,
    made,
    move,
    refused_position,
    stats,
    table,
    to_chance,
    tom,
    until,
)

PLUS: list[dict[str, Any]] = [{"verb": "modify_damage", "n": 1, "attack": "this_attack"}]
EVERY = [{"when": "before_damage", "if": [{"is": "attacker", "who": "conan"}], "do": PLUS}]
GAME = made(
    foe("giant", health=30, damage=1),
    foe("child", health=30, damage=0),
    move("wait"),
    move("ward", "SSSS", "SSSS"),
    move("one", "B---", "B---"),
    move("two", "G--G", "G--G"),
    move("great", "T---", "T---"),
    move("greatcut", "T--B", "T--B"),
    move("triple", "B1/3 B2/3 B3/3 -", "B1/3 B2/3 B3/3 -"),
    move("mixed", "B1/2 B2/2 - G", "B1/2 B2/2 - G"),
    move("halfward", "---S", "---S"),
    card("item", "charm", effects=EVERY),
)


def strike(own: str, foe_move: str = "wait", items: str = "") -> int:
    """The Damage of one move of Conan (Damage 3) against a giant."""
    state = table(
        "resolution", tom(items=items), ian(), game=GAME, center=f"giant/{foe_move}", moves=[f"center:0 {own}"]
    )
    to_chance(state)
    return foe_at(state, "center1").wounds


@pytest.mark.rule("CCG-246", "CCG-247")
def test_base_damage_and_one_for_each_further_icon() -> None:
    assert strike("one") == 3
    assert strike("two") == 4


@pytest.mark.rule("CCG-248")
def test_whichever_icon_counts_first_the_sum_is_the_same() -> None:
    met = clash(POOL, edge("BG--"), edge("----"))
    assert (met.hits, icon_damage(met, 2)) == ({"blade": 1, "grapple": 1}, 3)


def _if_grapple(scope: str) -> dict[str, Any]:
    return {"scope": scope, "when": "before_damage", "if": [{"is": "hit_with", "icon": "grapple"}], "do": PLUS}


HOOKS = made(
    foe("giant", health=30, damage=2),
    move("wait"),
    move("parry", "--G-", "--G-"),
    move("hook", "BG--", "BG--", effects=[_if_grapple("conan"), _if_grapple("foe")]),
)


@pytest.mark.rule("CCG-248")
@pytest.mark.parametrize(("base_hit", "lost"), [("use hook center1 2", 4), ("pass", 3)])
def test_the_owner_of_an_attacking_foe_picks_the_base_hit(base_hit: str, lost: int) -> None:
    """1 Blade and 1 Grapple, Damage 2, +1 if the base hit is a Grapple: 2 + 1 + 1 = 4."""
    state = table("resolution", tom(), ian(hand="wait"), game=HOOKS, center="giant/hook")
    health = stats(state)[1]
    do(state, "strike left conan")
    while state.mover == A:
        assert "use hook center1 2" not in legal(state)  # the other player has no say
        do(state, "pass")
    assert (state.mover, "use hook center1 2" in legal(state)) == (B, True)
    do(state, base_hit)
    until(state, "survey")
    assert stats(state)[1] == health - lost


@pytest.mark.rule("CCG-248")
@pytest.mark.parametrize(("base_hit", "wounds"), [("use hook center:0", 5), ("pass", 4)])
def test_conan_picks_the_base_hit_of_his_own_attack(base_hit: str, wounds: int) -> None:
    state = table("resolution", tom(), ian(), game=HOOKS, center="giant/wait", moves=["center:0 hook"])
    assert state.mover == A
    do(state, base_hit)
    to_chance(state)
    assert foe_at(state, "center1").wounds == wounds


@pytest.mark.rule("CCG-248")
def test_a_blocked_icon_cannot_be_the_base_hit() -> None:
    """The Grapple meets a Grapple: nobody is asked, and the Blade alone hits."""
    state = table("resolution", tom(), ian(), game=HOOKS, center="giant/parry", moves=["center:0 hook"])
    assert (state.phase, foe_at(state, "center1").wounds) == ("end_of_round", 3)


@pytest.mark.rule("CCG-249")
def test_each_contact_is_its_own_hit() -> None:
    state = table("resolution", tom(), ian(), game=GAME, center="giant/wait giant/wait", moves=["center:1 one"])
    to_chance(state)
    assert [one.wounds for one in state.zones[0]] == [3, 3]


@pytest.mark.rule("CCG-250")
def test_an_unblocked_triple_blade() -> None:
    assert strike("triple") == 9


@pytest.mark.rule("CCG-251")
def test_a_multi_icon_with_another_icon() -> None:
    assert strike("mixed") == 3 * 2 + 1
    met = clash(POOL, POOL.cards["crushing_coils"].right, edge("----"))
    assert icon_damage(met, 2) == 4


@pytest.mark.rule("CCG-252")
def test_a_blocked_multi_icon_deals_nothing() -> None:
    assert strike("triple", "ward") == 0


@pytest.mark.rule("CCG-229", "CCG-253")
def test_a_leak_is_no_hit() -> None:
    assert strike("great", "ward") == 1
    assert strike("great", "ward", items="charm") == 1
    assert strike("greatcut", "halfward", items="charm") == 3 + 1 + 1


@pytest.mark.rule("CCG-254")
def test_a_modifier_needs_a_hit() -> None:
    assert strike("one", "ward", items="charm") == 0
    assert strike("one", items="charm") == 4


@pytest.mark.rule("CCG-255")
def test_a_hit_for_zero_can_be_raised() -> None:
    text = [{"scope": "foe", "when": "before_damage", "do": PLUS}]
    game = made(foe("child", damage=0), move("poke", "B---", "B---", effects=text))
    for used, health in ((True, 17), (False, 18)):
        state = table("resolution", tom(), ian(), game=game, center="child/poke")
        do(state, "strike left conan")
        do(state, "use poke center1") if used else None
        to_chance(state)
        assert stats(state)[1] == health


@pytest.mark.rule("CCG-256")
def test_thak_adds_one_for_each_grapple() -> None:
    state = table("resolution", tom(health=11), ian(), left="thak/forceful_lunge")
    events = do(state, "strike right conan")
    assert stats(state)[1] == 5
    told = facts(events, "clash")[0]
    assert (told["base"], told["icons"], told["notes"], told["damage"]) == (3, 4, [["thak", 2]], 6)


@pytest.mark.rule("CCG-257")
def test_a_text_bonus_counts_for_each_hit() -> None:
    state = table(
        "resolution", tom(), ian(), game=GAME, center="giant/wait giant/wait", moves=["center:1 tremendous_cleave"]
    )
    do(state, "next 1", "use tremendous_cleave center:1", "use tremendous_cleave center:1")
    to_chance(state)
    assert [one.wounds for one in state.zones[0]] == [4, 4]


@pytest.mark.rule("CCG-315")
def test_a_modifier_counts_once_per_attack() -> None:
    assert strike("triple", items="charm") == 10


@pytest.mark.rule("CCG-216")
def test_who_has_redirected_once_in_a_round_is_not_asked_again() -> None:
    """Balthus takes one attack in each round; of two like him only one is asked for the same attack."""
    state = table("resolution", tom(), ian(), game=GAME, center="giant/one", left="giant/one", allies="balthus*2")
    do(state, "zone center", "strike left conan")
    assert legal(state, "ally") == ["ally balthus"]
    do(state, "ally balthus", "strike left conan")
    assert legal(state, "ally") == ["ally balthus.2"]
    do(state, "decline")
    assert [one.wounds for one in state.allies] == [1, 0]
    state = table("resolution", tom(health=9), ian(), game=GAME, center="giant/one", left="giant/one", allies="balthus")
    do(state, "zone center", "strike left conan", "ally balthus", "strike left conan")
    assert legal(state, "ally") == []
    to_chance(state)
    assert (stats(state)[1], [one.wounds for one in state.allies]) == (8, [1])


@pytest.mark.rule("CCG-246")
def test_every_clash_names_who_hits_whom() -> None:
    game = made(foe("giant", health=30, damage=1), move("one", "B---", "B---"), card("ally", "friend", prowess=6))
    state = table(
        "resolution", tom(), game=game, center="giant/one", left="giant/one", allies="friend",
        moves=["center:0 one", "left:0 one 901"],
    )  # fmt: skip
    clashes = facts(until(state, "survey"), "clash")
    named = {(clash["attacker"], clash["target"]) for clash in clashes if clash["hit"]}
    conan = state.lists[A].conan
    assert named >= {(conan, "giant"), ("friend", "giant"), ("giant", conan)}


@pytest.mark.rule("CCG-210")
def test_an_initiative_knows_its_attacks() -> None:
    """Conan has hit twice, and is asked before the Damage of the first."""
    text = [{"when": "before_damage", "may": True, "do": PLUS}]
    game = made(foe("giant", health=30), move("wait"), move("one", "B---", "B---"), card("item", "charm", effects=text))
    own = {"items": "charm", "hand": "one"}
    state = table(
        "resolution",
        tom(**own),
        game=game,
        center="giant/wait",
        left="giant/wait",
        moves=["center:0 one", "left:0 one"],
    )
    while getattr(frame(state), "window", "") != "before_damage":
        do(state, legal(state)[0])
    assert frame(state, 1).name() == "initiative"
    for order in ([7], [0, 0]):
        refused_position(state, down=1, order=order)
    refused_position(state, down=1, at=len(state.attacks))
