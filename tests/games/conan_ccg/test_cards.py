"""Every card of the pool does what it says. `DONE` gathers the cards shown; a test sees that none is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tests.rules.conan_ccg.table import (
    POOL,
    A,
    B,
    ally,
    card,
    do,
    draw_all,
    facts,
    fame,
    foe,
    foe_at,
    frame,
    ian,
    legal,
    made,
    move,
    refused,
    side,
    standing_foes,
    stats,
    table,
    to_chance,
    tom,
)
from warhall.games.conan_ccg.cards.card_data import VERBS
from warhall.games.conan_ccg.cards.cards import EDGE
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.rules.barbarian import abilities
from warhall.games.conan_ccg.rules.conan_moves import closed, cost_at, open_gaps, zone_limit
from warhall.games.conan_ccg.rules.conditions import CONDITIONS
from warhall.games.conan_ccg.rules.foe_draw import cost
from warhall.games.conan_ccg.rules.icons import edge_of, initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.in_play import has_trait, is_blank
from warhall.games.conan_ccg.rules.statistics import damage_of, full_health, prowess_of, starting_health, vitality
from warhall.games.conan_ccg.rules.survey import retreat_limit

DONE: set[str] = set()
F = TypeVar("F", bound=Callable[..., Any])

GAME = made(
    foe("giant", health=30, damage=2),
    foe("mild", health=30, damage=0),
    foe("wounded", health=30, damage=0),
    foe("magus", type="sorcerer", health=30, damage=0),
    foe("rider", traits=["mounted"], health=30, damage=1),
    move("wait"),
    move("blade", "B---", "B---"),
    move("grapple", "G---", "G---"),
    move("grapples", "G--G", "G--G"),
    move("ranged", "R---", "R---"),
    move("twos", "T--T", "T--T"),
    move("ward", "SSSS", "SSSS"),
    move("dodge", "AAAA", "AAAA"),
    move("magic", "M--M", "M---"),
    move("fast", "B---", "B---", initiative=5),
)


def shows(*names: str) -> Callable[[F], F]:
    """Mark a test as one that shows these cards."""
    DONE.update(names)

    def mark(test: F) -> F:
        return test

    return mark


# -- Foes --------------------------------------------------------------------------------------------------------------

# Foe, its move, what else lies there, and what an unopposed blow costs Conan in Health and Prowess.
BLOWS: list[tuple[str, str, dict[str, Any], tuple[int, int]]] = [
    ("khitan_peasant", "blade", {}, (0, 0)),
    ("zamorian_cutpurse", "blade", {}, (0, 1)),
    ("hyrkanian_swordsman", "blade", {}, (1, 0)),
    ("pict_forest_scout", "blade", {}, (2, 0)),
    ("stygian_temple_guard", "blade", {}, (1, 0)),
    ("cimmerian_warrior", "blade", {}, (1, 0)),
    ("bossonian_bowman", "ranged", {}, (2, 0)),
    ("bossonian_bowman", "blade", {}, (1, 0)),
    ("turanian_lancer", "blade", {}, (3, 0)),
    ("turanian_lancer", "blade", {"round": 2}, (1, 0)),
    ("vanir_raid_chief", "twos", {}, (5, 0)),
    ("baal_pteor", "grapple", {}, (3, 2)),
    ("baal_pteor", "blade", {}, (3, 0)),
    ("ravenous_wolf", "blade", {}, (0, 0)),
    ("desert_jackal", "blade", {}, (1, 0)),
    ("marsh_viper", "blade", {}, (0, 1)),
    ("steppe_boar", "blade", {}, (1, 0)),
    ("steppe_boar!1", "blade", {}, (2, 0)),
    ("white_bear", "grapple", {}, (3, 0)),
    ("white_bear", "blade", {}, (2, 0)),
    ("temple_python", "grapples", {}, (3, 2)),
    ("carrion_ghoul", "blade", {}, (1, 0)),
    ("gray_ape", "blade", {}, (3, 0)),
    ("thak", "grapples", {}, (6, 0)),
    ("man_ape_of_the_north", "blade", {}, (2, 0)),
    ("man_ape_of_the_north", "blade", {"round": 2}, (3, 0)),
    ("restless_bones", "blade", {}, (0, 0)),
    ("restless_bones", "blade", {"left": "magus/wait"}, (1, 0)),
    ("barrow_king", "blade", {}, (1, 0)),
    ("acolyte_of_set", "magic", {}, (2, 0)),
    ("acolyte_of_set", "magic", {"region": "jungles_of_kush"}, (0, 0)),
]


@shows(*(name.partition("!")[0] for name, *_ in BLOWS))
@pytest.mark.parametrize(("who", "how", "more", "loss"), BLOWS)
def test_the_blow_of_a_foe(who: str, how: str, more: dict[str, Any], loss: tuple[int, int]) -> None:
    more = dict(more)
    region = more.pop("region", None)
    mine = tom(prowess=10, region=None if region is None else [A, region])
    state = table("resolution", mine, ian(), game=GAME, center=f"{who}/{how}", **more)
    if "zone center" in legal(state):
        do(state, "zone center")
    if "strike left conan" in legal(state):
        do(state, "strike left conan")
    to_chance(state)
    assert (18 - state.health[A], 10 - state.prowess[A]) == loss


@shows("carrion_ghoul")
def test_the_ghoul_smells_blood() -> None:
    state = table("resolution", tom(health=6), ian(), game=GAME, center="carrion_ghoul/blade")
    do(state, "strike left conan")
    assert stats(state)[1] == 4


@pytest.mark.parametrize(
    ("one", "other", "damage"),
    [
        ("stygian_temple_guard", "acolyte_of_set", 2),
        ("ravenous_wolf", "desert_jackal", 1),
        ("hyena_man", "carrion_ghoul", 2),
        ("pict_forest_scout", "pictish_war_chief", 1),
    ],
)
def test_company_makes_a_foe_stronger(one: str, other: str, damage: int) -> None:
    state = table("survey", tom(), ian(), game=GAME, center=f"{one} {other}")
    assert damage_of(state, foe_at(state, "center1").uid) == damage


@shows("pictish_war_chief")
def test_the_war_chief_brings_another_foe_and_leads_the_picts() -> None:
    stack = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 4}]
    revealed = [[B, "pictish_war_chief"], [B, "pict_forest_scout"]]
    state = table("foe_draw", tom(), ian(), game=GAME, revealed=revealed, stack=stack)
    do(state, "place pictish_war_chief center 1")
    draw_all(state)
    assert len(state.revealed) == 2
    state = table("resolution", tom(), ian(), game=GAME, center="pict_forest_scout/blade pictish_war_chief/wait")
    do(state, "strike left conan")
    assert stats(state)[1] == 18 - 3  # 1, +1 unopposed, +1 for the chief


@shows("barrow_king")
def test_the_barrow_king_leads_the_undead() -> None:
    state = table("resolution", tom(), ian(), game=GAME, center="tomb_sentinel/blade barrow_king/wait")
    do(state, "strike left conan")
    assert stats(state)[1] == 16


@shows("aquilonian_footsoldier")
def test_the_footsoldier_holds_a_shield() -> None:
    state = table("reveal", tom(), ian(), game=GAME, center="aquilonian_footsoldier/?wait")
    assert [edge_of(state, foe_at(state, "center1"), one)[0].icon for one in ("left", "right")] == ["shield"] * 2


@shows("kozaki_outrider", "forest_panther")
@pytest.mark.parametrize(
    ("who", "zones"), [("kozaki_outrider", {"left", "right"}), ("forest_panther", {"left", "right", "rear"})]
)
def test_foes_that_ride_or_prowl(who: str, zones: set[str]) -> None:
    state = table("survey", tom(), ian(hand="run_through"), game=GAME, center=who, left="")
    do(state, f"use {who} center1")
    assert {choice.split()[1] for choice in legal(state)} == zones
    do(state, "shift left left")
    assert len(state.zones[1]) == 1
    assert not any("use" in choice for choice in legal(state))


@shows("forest_panther", "hyrkanian_horse_archer")
def test_quick_foes() -> None:
    state = table(
        "reveal",
        tom(),
        ian(),
        game=GAME,
        center="forest_panther/?wait",
        left="hyrkanian_horse_archer/?ranged",
        right="hyrkanian_horse_archer/?wait",
    )
    assert [initiative_of_foe(state, foe_at(state, place)) for place in ("center1", "left1", "right1")] == [4, 4, 3]


@shows("shadizar_knifeman")
@pytest.mark.parametrize("turned", [True, False])
def test_the_knifeman_may_turn_on_an_ally(turned: bool) -> None:
    state = table("resolution", tom(), ian(), game=GAME, center="shadizar_knifeman/blade", allies="black_corsair")
    do(state, "strike left conan")
    assert state.mover == B
    do(state, "ally black_corsair" if turned else "decline")
    to_chance(state)
    assert (ally(state).wounds, stats(state)[1]) == ((1, 18) if turned else (0, 17))


@shows("gunderman_pikeman")
def test_the_pikes_make_moves_dear() -> None:
    state = table("conan_move", tom(hand="blade", prowess=10), ian(), game=GAME, center="gunderman_pikeman/?wait")
    do(state, "move blade center:0")
    assert stats(state)[0] == 8


@shows("black_dragon_knight", "forest_dragon", "tomb_sentinel")
@pytest.mark.parametrize(
    ("who", "own", "wounds"),
    [
        ("black_dragon_knight", "blade", 2),
        ("black_dragon_knight", "grapple", 3),
        ("forest_dragon", "grapple", 2),
        ("tomb_sentinel", "ranged", 1),
        ("gray_ape", "ranged", 2),
        ("man_ape_of_the_north", "ranged", 2),
        ("gray_ape", "blade", 3),
    ],
)
def test_foes_that_are_hard_to_hurt(who: str, own: str, wounds: int) -> None:
    state = table("resolution", tom(), ian(), game=GAME, center=f"{who}/wait", moves=[f"center:0 {own}"])
    to_chance(state)
    assert foe_at(state, "center1").wounds == wounds


@shows("constantius")
def test_constantius_drills_his_men() -> None:
    state = table("survey", tom(), ian(), center="constantius cimmerian_warrior", left="cimmerian_warrior")
    man, far = foe_at(state, "center2"), foe_at(state, "left1")
    assert (has_trait(state, man, "veteran"), prowess_of(state, man)) == (True, 4)
    assert (has_trait(state, far, "veteran"), prowess_of(state, far)) == (False, 3)
    assert closed(state, 0, 1)


@shows("blind_crawler", "ghost_snake")
@pytest.mark.parametrize(("who", "own", "health"), [("blind_crawler", "dodge", 17), ("ghost_snake", "ward", 16)])
def test_foes_that_ignore_defence(who: str, own: str, health: int) -> None:
    state = table("resolution", tom(), ian(), game=GAME, center=f"{who}/blade", moves=[f"center:0 {own}"])
    to_chance(state)
    assert stats(state)[1] == health


@shows("hyena_man")
def test_hyenas_follow_a_retreat() -> None:
    assert retreat_limit(table("survey", tom(), ian(), center="hyena_man")) == 3


@shows("whispering_shade")
def test_the_shade_looks_into_the_hand() -> None:
    stack = [{"frame": "turn", "stage": "round"}, {"frame": "foe-draw", "stage": "place", "n": 4}]
    state = table("foe_draw", tom(hand="run_through"), ian(), revealed=[[B, "whispering_shade"]], stack=stack)
    do(state, "place whispering_shade center 1")
    assert legal(state) == ["accept", "decline"]
    do(state, "accept")
    assert state.view(B)["seats"][A]["known"] == ["run_through"]


@shows("mummy_of_khemi")
def test_the_curse_of_the_mummy() -> None:
    state = table(
        "resolution",
        tom(prowess=5),
        ian(),
        game=GAME,
        center="mummy_of_khemi/wait",
        moves=["center:0 blade", "center:1 blade"],
    )
    to_chance(state)
    assert (stats(state)[0], fame(state)[0]) == (4, 3)


@shows("dweller_in_the_pit")
def test_nobody_leaves_the_pit() -> None:
    state = table("survey", tom(), ian(hand="run_through"), center="dweller_in_the_pit")
    while "pass" in legal(state):
        do(state, "pass")
    assert state.phase == "foe_move"


@shows("thing_from_the_outer_dark")
def test_the_outer_dark_unmans_conan() -> None:
    state = table("barbarian", tom(hand="run_through*2"), ian(), game=GAME, center="thing_from_the_outer_dark/wait")
    assert legal(state, "use") == []


@shows("khitan_soul_binder", "yara", "thoth_amon")
@pytest.mark.parametrize(
    ("who", "prowess", "hand", "health"),
    [("khitan_soul_binder", 7, 4, 18), ("yara", 10, 1, 18), ("thoth_amon", 10, 4, 15)],
)
def test_sorcerers_count_their_magic(who: str, prowess: int, hand: int, health: int) -> None:
    state = table("reveal", tom(prowess=10, hand="wait*4"), ian(), game=GAME, center=f"{who}/?magic")
    draw_all(state)
    assert (stats(state), len(state.hand[A])) == ((prowess, health), hand)


@shows("thoth_amon")
def test_thoth_amon_draws_in_the_survey() -> None:
    state = table("survey", tom(), ian(), center="thoth_amon")
    assert (state.is_chance(), frame(state).seat) == (True, B)


# -- Moves -------------------------------------------------------------------------------------------------------------

# A move of Conan (Damage 3) in a gap of a zone with waiting giants, what he uses, and the wounds of the Foes.
STROKES: list[tuple[str, str, list[str], dict[str, Any], list[int]]] = [
    ("desperate_lunge", "center:0", [], {}, [3]),
    ("slay_from_the_saddle", "center:0", [], {}, [3]),
    ("merciless_stroke", "center:0", [], {}, [4]),
    ("grievous_slash", "center:0", [], {}, [3]),
    (
        "sweeping_slash",
        "center:1",
        ["next 1", "use sweeping_slash center:1"],
        {"center": "giant/wait giant/wait"},
        [5, 3],
    ),
    ("split_head_like_ripe_melon", "center:1", [], {}, [4]),
    ("run_through", "center:1", [], {}, [4]),
    ("grisly_execution", "center:0", ["use grisly_execution center:0"], {"center": "giant!1/wait"}, [4]),
    ("backhand_cut", "center:1", [], {}, [3]),
    ("fists_of_iron", "center:0", ["use fists_of_iron center:0"], {}, [4]),
    ("forceful_lunge", "center:0", [], {}, [4]),
    ("savage_strength", "center:1", [], {}, [4]),
    ("spine_cracking_hold", "center:0", [], {}, [4]),
    ("throat_grip", "center:1", [], {}, [3]),
    ("hurl_him_bodily", "center:0", ["use hurl_him_bodily center:0", "foe center1"], {}, [5]),
    ("wrestle_to_the_dust", "center:0", [], {}, [3]),
    ("tremendous_cleave", "center:0", ["use tremendous_cleave center:0"], {}, [4]),
    ("woodcutters_arc", "center:0", [], {}, [3]),
    ("shatter_the_shield", "center:0", [], {"center": "giant/ward"}, [3]),
    ("gravediggers_swing", "center:0", [], {}, [4]),
    ("haft_and_head", "center:1", [], {}, [4]),
    ("couched_spear", "center:0", [], {}, [3]),
    ("thrown_dagger", "center:1", [], {}, [3]),
    ("bossonian_longshot", "center:0", [], {}, [3]),
    ("rain_of_shafts", "center:0", [], {}, [4]),
    ("hail_of_stones", "center:0", [], {}, [4]),
    ("shot_from_the_gallop", "center:0", [], {}, [3]),
    ("overhead_block", "center:0", [], {}, [0]),
    ("catlike_twist", "center:0", [], {}, [0]),
    ("turn_of_the_buckler", "center:0", [], {}, [0]),
    ("back_to_the_wall", "center:0", [], {}, [0]),
    ("deadly_riposte", "center:0", [], {}, [0]),
    ("whirl_of_red_steel", "center:1", [], {}, [9]),
    ("crushing_coils", "center:0", [], {}, [6]),
    ("words_of_acheron", "center:0", [], {}, [3]),
    ("sand_in_the_eyes", "center:0", [], {}, [3]),
]


@shows(*(name for name, *_ in STROKES))
@pytest.mark.parametrize(("name", "gap", "uses", "more", "wounds"), STROKES)
def test_the_stroke_of_a_move(name: str, gap: str, uses: list[str], more: dict[str, Any], wounds: list[int]) -> None:
    zones = {"center": "giant/wait", **more}
    state = table("resolution", tom(), ian(), game=GAME, moves=[f"{gap} {name}"], **zones)
    before = [int(word.partition("!")[2][:1] or 0) for word in zones["center"].split()]
    do(state, *uses)
    to_chance(state)
    assert [one.wounds - was for one, was in zip(state.zones[0], before, strict=True)] == wounds


# A Foe with a label, its move, and the Damage of the blow when the ability is used.
FOE_MOVES = [
    ("rider", "slay_from_the_saddle", "right", 3),
    ("rider", "couched_spear", "right", 2),
    ("gray_ape", "savage_strength", "left", 2 + 1 + 1 + 1),
    ("desert_jackal", "throat_grip", "left", 2),
    ("gunderman_pikeman", "tremendous_cleave", "left", 2),
    ("tomb_sentinel", "gravediggers_swing", "left", 3),
    ("bossonian_bowman", "bossonian_longshot", "left", 3),
]


@pytest.mark.parametrize(("who", "name", "edge", "damage"), FOE_MOVES)
def test_the_label_of_a_foe_move(who: str, name: str, edge: str, damage: int) -> None:
    state = table("resolution", tom(), ian(), game=GAME, center=f"{who}/{name}")
    second = " 2" if POOL.cards[name].effects[0].scope == "conan" else ""
    do(state, f"strike {edge} conan", f"use {name} center1{second}")
    to_chance(state)
    assert 18 - stats(state)[1] == damage


@pytest.mark.parametrize(
    ("who", "name", "initiative"),
    [
        ("gunderman_pikeman", "run_through", 4),
        ("rider", "shot_from_the_gallop", 5),
        ("ghost_snake", "crushing_coils", 4),
    ],
)
def test_quick_foe_moves(who: str, name: str, initiative: int) -> None:
    state = table("reveal", tom(), ian(), game=GAME, center=f"{who}/?{name}")
    do(state, f"use {name} center1")
    assert initiative_of_foe(state, foe_at(state, "center1")) == initiative


@pytest.mark.parametrize(("name", "edge"), [("grievous_slash", "left"), ("wrestle_to_the_dust", "left")])
def test_foe_moves_that_cost_prowess(name: str, edge: str) -> None:
    state = table("resolution", tom(prowess=9), ian(), game=GAME, center=f"giant/{name}")
    do(state, f"strike {edge} conan", f"use {name} center1")
    assert stats(state)[0] == 8


def test_words_of_acheron_draw_a_card_for_a_sorcerer() -> None:
    state = table("reveal", tom(), ian(), game=GAME, center="magus/?words_of_acheron")
    do(state, "use words_of_acheron center1")
    assert state.is_chance()


@pytest.mark.parametrize(
    ("name", "gap", "result"),
    [
        ("merciless_stroke", "center:0", "draw"),
        ("split_head_like_ripe_melon", "center:1", "prowess"),
        ("backhand_cut", "center:1", "back"),
    ],
)
def test_moves_that_reward_a_kill(name: str, gap: str, result: str) -> None:
    state = table(
        "resolution",
        tom(prowess=5),
        ian(),
        game=GAME,
        center="khitan_peasant/wait",
        left="mild/wait",
        moves=[f"{gap} {name}"],
    )
    do(state, "zone center", "accept")
    if result == "draw":
        assert state.is_chance()
        return
    to_chance(state)
    assert (stats(state)[0] == 6) if result == "prowess" else state.hand[A] == ["backhand_cut"]


def test_the_dagger_comes_back_for_a_price() -> None:
    state = table("resolution", tom(prowess=5), ian(), game=GAME, center="mild/wait", moves=["center:1 thrown_dagger"])
    do(state, "accept")
    assert (stats(state)[0], state.hand[A][:1]) == (4, ["thrown_dagger"])


@pytest.mark.parametrize("name", ["spine_cracking_hold", "sand_in_the_eyes"])
def test_moves_that_slow_the_foe(name: str) -> None:
    state = table("reveal", tom(), ian(), game=GAME, center="mild/?wait", moves=[f"center:0 {name}"])
    do(state, f"use {name} center:0" if name == "spine_cracking_hold" else f"use {name} center:0 2")
    assert initiative_of_foe(state, foe_at(state, "center1")) == 2


@pytest.mark.parametrize(("name", "ability"), [("haft_and_head", "strength"), ("catlike_twist", "reflexes")])
def test_moves_that_grant_abilities(name: str, ability: str) -> None:
    state = table("conan_move", tom(hand=name), ian(), game=GAME, center="mild/?wait")
    do(state, f"move {name} center:0", "accept")
    assert abilities(state)[ability][-1] == 1


def test_overhead_block_and_riposte_reward_a_block() -> None:
    game = made(foe("giant", health=30, damage=2), move("low", "---B", "---B"), move("high", "-B--", "-B--"))
    state = table("resolution", tom(prowess=5), ian(), game=game, center="giant/low", moves=["center:1 overhead_block"])
    do(state, "accept")
    assert stats(state) == (6, 18)
    state = table("resolution", tom(), ian(), game=game, center="giant/high", moves=["center:0 deadly_riposte"])
    do(state, "accept")
    assert foe_at(state, "center1").wounds == 2


def test_the_buckler_and_the_wall_prevent_damage() -> None:
    state = table("resolution", tom(), ian(), game=GAME, center="giant/grapple", moves=["center:0 turn_of_the_buckler"])
    do(state, "use turn_of_the_buckler center:0")
    assert stats(state)[1] == 17
    state = table(
        "resolution", tom(), ian(), game=GAME, center="giant/ranged giant/wait", moves=["center:2 back_to_the_wall"]
    )
    do(state, "strike left conan")
    assert stats(state)[1] == 17


def test_slay_from_the_saddle_spares_the_penalty() -> None:
    state = table(
        "conan_move", tom(hand="slay_from_the_saddle", prowess=9), ian(), game=GAME, center="mild/?wait mild/?wait"
    )
    do(state, "move slay_from_the_saddle center:0", "accept")
    assert stats(state)[0] == 4


# -- Actions -----------------------------------------------------------------------------------------------------------


@shows("carousing")
def test_carousing() -> None:
    state = table("prepare", tom(hand="carousing", prowess=9), ian())
    do(state, "play carousing", "choose 2")
    assert (stats(state)[0], frame(state).n) == (6, 2)


@shows("scout_the_trail")
def test_scout_the_trail() -> None:
    state = table("prepare", tom(hand="scout_the_trail"), ian())
    do(state, "play scout_the_trail")
    draw_all(state)
    assert len(state.foe_top[B]) == 4
    assert state.draw_change == 0 or state.draw_change == -1


@shows("whet_the_edge")
def test_whet_the_edge() -> None:
    state = table("prepare", tom(hand="whet_the_edge", prowess=9), ian(), game=GAME)
    do(state, "play whet_the_edge")
    assert stats(state)[0] == 7
    position = table("resolution", tom(), ian(), game=GAME, center="mild/wait", moves=["center:0 blade"]).to_json()
    position["lasting"] = state.to_json()["lasting"]
    position["stack"] = [{"frame": "turn", "stage": "after"}, {"frame": "round", "stage": "resolution"}]
    fresh = table(
        "resolution", tom(), ian(), game=GAME, center="mild/wait", moves=["center:0 blade"], lasting=position["lasting"]
    )
    to_chance(fresh)
    assert foe_at(fresh, "center1").wounds == 4


@shows("call_in_a_debt", "travellers_tales")
def test_searching_actions() -> None:
    state = table("prepare", tom(hand="call_in_a_debt", deck="belit wineskin run_through"), ian())
    do(state, "play call_in_a_debt")
    assert legal(state) == ["done", "take belit", "take wineskin"]
    state = table("prepare", tom(hand="travellers_tales", deck="tarantia run_through*3"), ian())
    do(state, "play travellers_tales", "take tarantia", "draw run_through")
    assert state.hand[A] == ["run_through", "tarantia"]


@shows("i_am_a_cimmerian")
def test_i_am_a_cimmerian() -> None:
    state = table("survey", tom(hand="i_am_a_cimmerian run_through", prowess=3), ian(), center="thak")
    do(state, "play i_am_a_cimmerian", "discard run_through")
    assert stats(state)[0] == 8


@shows("telling_blow", "roll_with_the_blow")
def test_blows_told_and_rolled_with() -> None:
    state = table(
        "resolution",
        tom(hand="telling_blow", prowess=5),
        ian(),
        game=GAME,
        center="mild/wait",
        moves=["center:0 blade"],
    )
    do(state, "play telling_blow")
    to_chance(state)
    assert (foe_at(state, "center1").wounds, stats(state)[0]) == (5, 3)
    state = table("resolution", tom(hand="roll_with_the_blow", prowess=5), ian(), game=GAME, center="thak/grapples")
    do(state, "strike left conan", "play roll_with_the_blow")
    assert stats(state) == (4, 15)


@shows("intimidating_posture")
def test_intimidating_posture_may_clear_the_field() -> None:
    state = table(
        "survey", tom(hand="intimidating_posture run_through"), ian(hand="run_through*7"), center="khitan_peasant"
    )
    do(state, "play intimidating_posture", "foe center1")
    assert (state.phase, state.foe_discard[B]) == ("end_of_combat", ["khitan_peasant"])


@shows("battle_fury")
def test_battle_fury() -> None:
    state = table("barbarian", tom(hand="battle_fury"), ian(), game=GAME, center="mild/wait")
    do(state, "play battle_fury")
    assert abilities(state)["strength"] == [2]


@shows("panthers_leap", "find_the_gap")
def test_leap_and_gap() -> None:
    state = table("conan_move", tom(hand="panthers_leap"), ian(), game=GAME, center="mild/?wait mild/?wait")
    do(state, "play panthers_leap")
    assert zone_limit(state) == 3
    assert cost_at(state, "wait", (0, 0)) == 1
    state = table(
        "conan_move",
        tom(hand="find_the_gap"),
        ian(),
        center="gunderman_pikeman/?run_through gunderman_pikeman/?run_through",
    )
    do(state, "play find_the_gap", "peek center1", "peek center2")
    assert (0, 1) in open_gaps(state)
    assert state.view(A)["zones"]["center"][0]["move"] == "run_through"


@shows("laugh_at_sorcery")
def test_laugh_at_sorcery() -> None:
    state = table("survey", tom(hand="laugh_at_sorcery"), ian(), center="thak")
    do(state, "play laugh_at_sorcery", "foe center1")
    assert is_blank(state, foe_at(state, "center1").uid)


@shows("storytelling", "bind_the_wounds", "songs_of_the_skalds", "strip_the_fallen")
def test_rest_actions() -> None:
    state = table("rest", tom(hand="storytelling run_through", health=5), ian())
    do(state, "play storytelling", "discard run_through")
    assert stats(state)[1] == 10
    state = table("rest", tom(hand="bind_the_wounds", health=5), ian())
    do(state, "play bind_the_wounds")
    assert stats(state)[1] == 8
    state = table("rest", tom(hand="songs_of_the_skalds*2", health=5, chronicle="gray_ape*2"), ian())
    do(state, "play songs_of_the_skalds")
    assert vitality(state) == 6
    state = table("rest", tom(hand="songs_of_the_skalds*2", health=5), ian())
    assert "play songs_of_the_skalds" not in legal(state)
    state = table("rest", tom(hand="strip_the_fallen", discard="run_through wineskin carousing"), ian())
    do(state, "play strip_the_fallen", "take run_through", "take wineskin")
    assert state.hand[A] == ["run_through", "wineskin"]


@shows("crom_cares_not", "not_while_i_breathe", "dark_omen")
def test_any_actions_and_answers() -> None:
    state = table("prepare", tom(hand="crom_cares_not run_through*2"), ian())
    do(state, "play crom_cares_not", "discard run_through", "discard run_through")
    assert state.is_chance()
    mine, theirs = tom(hand="crom_cares_not*2 run_through"), ian(hand="dark_omen run_through")
    state = table("survey", mine, theirs, center="thak")
    do(state, "play crom_cares_not", "play dark_omen", "discard run_through")
    assert state.hand[A] == ["crom_cares_not", "run_through"]
    assert not state.is_chance()  # nothing is exchanged
    stack = [
        {"frame": "turn", "stage": "round"},
        {"frame": "foe-draw", "stage": "check", "n": 5},
        {"frame": "window", "window": "foe_reveal", "seat": B},
    ]
    state = table(
        "foe_draw", tom(hand="not_while_i_breathe"), ian(hand="reinforcements"), revealed=[[B, "thak"]], stack=stack
    )
    events = do(state, "play reinforcements", "play not_while_i_breathe")
    assert facts(events, "cancelled")[0]["card"] == "reinforcements"


@shows("ambush", "reinforcements", "envenomed_edge", "evil_dreams")
def test_foe_actions() -> None:
    stack = [
        {"frame": "turn", "stage": "round"},
        {"frame": "foe-draw", "stage": "check", "n": 5},
        {"frame": "window", "window": "foe_reveal", "seat": B},
    ]
    state = table("foe_draw", tom(), ian(hand="ambush reinforcements"), revealed=[[B, "thak"]], stack=stack)
    do(state, "play ambush", "play reinforcements")
    draw_all(state)
    assert (cost(state, "man_ape_of_the_north"), cost(state, "thak"), len(state.revealed)) == (1, 0, 3)
    do(state, "place thak rear 1")
    state = table("resolution", tom(prowess=9), ian(hand="envenomed_edge"), game=GAME, center="cimmerian_warrior/blade")
    do(state, "strike left conan", "play envenomed_edge")
    assert stats(state)[0] == 6
    state = table("rest", tom(health=5), ian(hand="evil_dreams"), game=made(card("action", "none")))
    do(state, "play evil_dreams")
    to_chance(state)
    assert stats(state) == (20, 5)


# -- Items, Allies, Regions, Conans ------------------------------------------------------------------------------------


@shows("notched_broadsword", "aesir_war_axe", "iron_bound_cestus", "phoenix_sword")
@pytest.mark.parametrize(
    ("item", "own", "who", "wounds"),
    [
        ("notched_broadsword", "blade", "mild", 4),
        ("aesir_war_axe", "twos", "mild", 6),
        ("iron_bound_cestus", "grapple", "mild", 4),
        ("phoenix_sword", "grapple", "mild", 4),
        ("phoenix_sword", "grapple", "magus", 5),
    ],
)
def test_weapons(item: str, own: str, who: str, wounds: int) -> None:
    state = table("resolution", tom(items=item), ian(), game=GAME, center=f"{who}/wait", moves=[f"center:0 {own}"])
    do(state, f"use {item}")
    to_chance(state)
    assert foe_at(state, "center1").wounds == wounds


@shows("hyrkanian_bow")
def test_the_bow_makes_shots_cheap() -> None:
    state = table(
        "conan_move", tom(hand="ranged", items="hyrkanian_bow", prowess=5), ian(), game=GAME, center="mild/?wait"
    )
    do(state, "move ranged center:0")
    assert stats(state)[0] == 5


@shows("battered_buckler", "shield_of_tarantia", "mail_hauberk", "wolfskin_cloak")
@pytest.mark.parametrize(
    ("item", "who", "health"),
    [
        ("battered_buckler", "giant", 17),
        ("shield_of_tarantia", "giant", 18),
        ("mail_hauberk", "giant", 17),
        ("wolfskin_cloak", "gray_ape", 16),
    ],
)
def test_armour(item: str, who: str, health: int) -> None:
    state = table("resolution", tom(items=item), ian(), game=GAME, center=f"{who}/blade")
    do(state, "strike left conan")
    if item != "wolfskin_cloak":
        do(state, f"use {item}")
    to_chance(state)
    assert stats(state)[1] == health


@shows("gunderman_tower_shield")
def test_the_tower_shield_fills_an_empty_slot() -> None:
    state = table(
        "conan_move", tom(hand="wait", items="gunderman_tower_shield"), ian(), game=GAME, center="giant/?blade"
    )
    do(state, "move wait center:0", "use gunderman_tower_shield", "at center:0", "slot right 4", "done")
    to_chance(state)
    assert stats(state)[1] == 18


@shows("leather_jerkin", "wineskin", "purse_of_temple_gold", "heart_of_ahriman")
def test_other_items() -> None:
    state = table("prepare", tom(hand="leather_jerkin", health=10), ian())
    do(state, "play leather_jerkin")
    assert (stats(state)[1], starting_health(state, A)) == (12, 19)
    state = table("prepare", tom(items="wineskin", prowess=3), ian())
    do(state, "use wineskin")
    assert (stats(state)[0], state.is_chance(), state.items[A]) == (7, True, [])
    state = table("survey", tom(items="purse_of_temple_gold"), ian(), center="gunderman_pikeman", left="thak")
    do(state, "use purse_of_temple_gold", "foe center1")
    assert standing_foes(state) == ["thak"]
    state = table("survey", tom(items="heart_of_ahriman"), ian(), center="yara")
    assert is_blank(state, foe_at(state, "center1").uid)


@shows("bossonian_scout", "black_corsair", "zuagir_rider", "cimmerian_kinsman", "prospero", "belit")
def test_allies() -> None:
    state = table("foe_draw", tom(), ian(), allies="bossonian_scout")
    assert frame(state, 1).n == 4
    state = table(
        "prepare", tom(hand="black_corsair belit", chronicle="gray_ape*3", discard="wineskin run_through"), ian()
    )
    do(state, "play black_corsair", "cards 0", "play belit", "cards 0", "accept", "take wineskin")
    assert state.hand[A] == ["wineskin"]
    state = table(
        "resolution", tom(), ian(), game=GAME, center="mild/wait", allies="zuagir_rider", moves=["center:0 wait 901"]
    )
    state = table(
        "barbarian",
        tom(),
        ian(),
        game=GAME,
        center="mild/wait",
        allies="zuagir_rider cimmerian_kinsman",
        moves=["center:0 wait 901"],
    )
    assert (initiative_of_own(state, state.moves[0]), abilities(state)["strength"]) == (4, [1])
    assert zone_limit(table("survey", tom(), ian(), center="thak", allies="prospero")) == 3


@shows("balthus", "valeria")
def test_balthus_and_valeria() -> None:
    state = table("conan_move", tom(), ian(), game=GAME, center="giant/?blade", allies="balthus")
    do(state, "use balthus", "peek center1", "done", "strike left conan")
    assert state.mover == A
    do(state, "ally balthus")
    assert (ally(state).wounds, stats(state)[1]) == (2, 18)
    state = table(
        "resolution", tom(), ian(), game=GAME, center="mild/wait", allies="valeria", moves=["center:0 fast 901"]
    )
    to_chance(state)
    assert foe_at(state, "center1").wounds == 3


@shows("hills_of_cimmeria", "pictish_wilderness", "streets_of_shadizar", "black_walls_of_khemi")
def test_regions_of_the_north_and_south() -> None:
    state = table("survey", tom(region=[A, "hills_of_cimmeria"]), ian(), center="cimmerian_warrior")
    assert (vitality(state), prowess_of(state, foe_at(state, "center1"))) == (4, 4)
    state = table("resolution", tom(region=[A, "pictish_wilderness"]), ian(), game=GAME, center="marsh_viper/blade")
    do(state, "strike left conan")
    assert stats(state)[1] == 17
    state = table("prepare", tom(region=[A, "streets_of_shadizar"], hand="run_through"), ian())
    do(state, "use streets_of_shadizar", "discard run_through")
    draw_all(state)
    assert (len(state.hand[A]), legal(state, "use")) == (1, [])
    state = table("survey", tom(region=[A, "black_walls_of_khemi"]), ian(), center="ghost_snake")
    snake = foe_at(state, "center1")
    assert (full_health(state, snake), prowess_of(state, snake)) == (state.cards["ghost_snake"].health + 1, 5)


@shows("hyrkanian_steppe", "jungles_of_kush", "tarantia", "jade_halls_of_paikang")
def test_regions_of_the_east() -> None:
    state = table(
        "barbarian", tom(region=[A, "hyrkanian_steppe"]), ian(), game=GAME, center="rider/wait", left="thak/wait"
    )
    assert (initiative_of_foe(state, foe_at(state, "center1")), retreat_limit(state)) == (4, 2)
    state = table("resolution", tom(region=[A, "jungles_of_kush"]), ian(), game=GAME, center="giant/ranged")
    to_chance(state)
    assert stats(state)[1] == 18
    state = table(
        "prepare",
        tom(region=[A, "tarantia"], hand="notched_broadsword"),
        ian(),
        center="cimmerian_warrior bossonian_bowman",
    )
    assert "play notched_broadsword" in legal(state)
    assert has_trait(state, foe_at(state, "center2"), "veteran")
    state = table("foe_draw", tom(region=[A, "jade_halls_of_paikang"]), ian())
    draw_all(state)
    assert (cost(state, "ghost_snake"), cost(state, "thak")) == (0, 1)


@shows(*(one.id for one in POOL.of_kind("conan")))
@pytest.mark.parametrize(
    ("conan", "sums"),
    [
        ("conan_the_bold", {"reflexes": [1]}),
        ("conan_the_reaver", {"strength": [1]}),
        ("conan_the_night_thief", {"reflexes": [2]}),
        ("conan_the_lion_king", {"endurance": [1]}),
        ("conan_the_red_slayer", {"ferocity": [1]}),
        ("conan_called_amra", {"stamina": [1], "strength": [1]}),
    ],
)
def test_conans_and_their_abilities(conan: str, sums: dict[str, list[int]]) -> None:
    state = table("barbarian", side(conan=conan), ian(), game=GAME, center="giant/blade", moves=["center:1 fast"])
    assert abilities(state) == sums
    for ability, values in sums.items():
        assert f"use {ability} {values[0]}" in legal(state)


def test_the_abilities_do_what_they_say() -> None:
    state = table("barbarian", side(conan="conan_the_lion_king", health=18), ian(), game=GAME, center="giant/blade")
    do(state, "use endurance 1", "strike left conan", "use endurance")
    assert stats(state)[1] == 17
    state = table(
        "barbarian",
        side(conan="conan_the_red_slayer", health=14),
        ian(),
        game=GAME,
        center="cimmerian_warrior/grapple",
        moves=["center:1 blade"],
    )
    do(state, "use ferocity 1", "at center:1")
    to_chance(state)
    assert (fame(state)[0], stats(state)[1]) == (3, 14)  # he struck first
    state = table("barbarian", side(conan="conan_called_amra", prowess=5), ian(), game=GAME, center="giant/blade")
    do(state, "use stamina 1")
    assert stats(state)[0] == 6
    state = table(
        "resolution", side(conan="conan_the_night_thief"), ian(), game=GAME, center="mild/wait", moves=["center:0 fast"]
    )
    to_chance(state)
    assert foe_at(state, "center1").wounds == 3
    state = table("survey", side(conan="conan_the_lion_king"), ian(), center="thak", allies="black_corsair")
    assert prowess_of(state, ally(state)) == 4


@pytest.mark.parametrize("conan", ["conan_the_reaver", "conan_the_lion_king", "conan_the_red_slayer"])
@pytest.mark.parametrize(("lead", "more"), [("thak cimmerian_warrior", 1), ("thak kozaki_outrider", 0)])
def test_who_is_outshone_by_eight_strikes_harder_for_a_turn(conan: str, lead: str, more: int) -> None:
    state = table("start", side(conan=conan), ian(chronicle=lead))
    assert damage_of(state, CONAN) == POOL.cards[conan].damage + more
    state = table("prepare", side(conan=conan), ian(chronicle=lead))
    assert damage_of(state, CONAN) == POOL.cards[conan].damage  # it is asked at the Start of Turn alone


def test_what_a_conan_gains_for_a_turn_is_told() -> None:
    state = table("rest", tom(chronicle="thak cimmerian_warrior"), side(conan="conan_the_reaver"))
    (told,) = facts(do(state, "pass"), "effect-stat")
    assert told == {"card": "conan_the_reaver", "stat": "damage", "change": "+1", "until": "turn"}


@pytest.mark.parametrize(
    ("conan", "cards"), [("conan_the_night_thief", 2), ("conan_called_amra", 1), ("conan_the_red_slayer", 1)]
)
def test_who_is_outshone_by_eight_draws(conan: str, cards: int) -> None:
    for lead, drawn in (("thak cimmerian_warrior", cards), ("thak kozaki_outrider", 0)):
        state = table("start", side(conan=conan, deck="run_through*5"), ian(chronicle=lead))
        draw_all(state)
        assert len(state.hand[A]) == drawn


# -- the walk ----------------------------------------------------------------------------------------------------------


def test_no_card_is_missing() -> None:
    assert sorted(set(POOL.cards) - DONE) == []
    counts = {kind: len(POOL.of_kind(kind)) for kind in ("conan", "foe", "move", "action", "item", "ally", "region")}
    assert counts == {"conan": 6, "foe": 44, "move": 36, "action": 24, "item": 14, "ally": 8, "region": 8}


def test_every_verb_and_condition_is_used_by_some_card() -> None:
    effects = list(POOL.effects.values())
    verbs = {type(verb) for effect in effects for verb in effect.verbs}
    conditions = {type(condition) for effect in effects for condition in effect.conditions}
    assert (set(VERBS) - verbs, set(CONDITIONS) - conditions) == (set(), set())


def test_every_card_has_words_in_both_languages() -> None:
    for one in POOL.cards.values():
        assert all(one.names.values())
        assert bool(one.texts["en"]) == bool(one.texts["fr"])
        assert not one.effects or one.texts["en"]
        assert not one.is_move or len(one.left) == len(one.right) == EDGE


def test_a_wrong_place_for_a_card_is_refused() -> None:
    state = table("prepare", tom(hand="run_through"), ian())
    refused(state, "play run_through", "CCG-076")
