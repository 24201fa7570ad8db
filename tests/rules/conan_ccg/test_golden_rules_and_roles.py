"""Golden rules and roles: CCG-001 to CCG-012."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.rules.in_play import has_trait, is_blank
from warhall.games.conan_ccg.rules.roles import foe_players, remaining
from warhall.games.conan_ccg.rules.statistics import damage_of

from .table import (
    A,
    B,
    C,
    D,
    card,
    do,
    facts,
    foe,
    foe_at,
    ian,
    legal,
    made,
    move,
    side,
    standing_foes,
    stats,
    table,
    to_chance,
    tom,
)


@pytest.mark.rule("CCG-001")
def test_a_card_that_allows_a_third_zone_beats_the_rule() -> None:
    state = table(
        "conan_move",
        tom(hand="desperate_lunge*3"),
        center="cimmerian_warrior/?fists_of_iron",
        left="cimmerian_warrior/?fists_of_iron",
        right="cimmerian_warrior/?fists_of_iron",
        allies="prospero",
    )
    do(state, "move desperate_lunge center:0", "move desperate_lunge left:0", "move desperate_lunge right:0")
    assert {one.zone for one in state.moves} == {0, 1, 2}


@pytest.mark.rule("CCG-002")
def test_conan_is_the_active_player_and_his_card() -> None:
    text = [{"when": "survey", "do": [{"verb": "discard", "n": 1, "player": "conan_player", "how": "chosen"}]}]
    game = made(foe("robber", effects=text))
    state = table("survey", tom(hand="run_through"), ian(hand="fists_of_iron"), game=game, center="robber")
    do(state, "discard run_through")
    assert (state.hand[A], state.hand[B]) == ([], ["fists_of_iron"])


@pytest.mark.rule("CCG-003", "CCG-290")
def test_all_others_are_foe_players() -> None:
    state = table("prepare", side(), side(), side())
    assert (state.active, foe_players(state)) == (A, [B, C])
    state = table("prepare", side(), side(out=True), side(), side())
    assert foe_players(state) == [C, D]
    assert remaining(state) == [A, C, D]


@pytest.mark.rule("CCG-004")
def test_conans_never_fight_each_other() -> None:
    state = table("resolution", tom(), ian(health=9), center="thak/forceful_lunge", moves=["center:0 run_through"])
    events = do(state, "next 1") if "next 1" in legal(state) else []
    to_chance(state)
    assert state.health[B] == 9
    assert all("conan_the_reaver" not in str(event.data) for event in events)


@pytest.mark.rule("CCG-005", "CCG-106")
def test_the_active_players_cards_in_play() -> None:
    state = table(
        "prepare",
        tom(items="notched_broadsword", region=[A, "hills_of_cimmeria"], chronicle="thak"),
        ian(items="mail_hauberk"),
        allies="cimmerian_kinsman",
    )
    moments = {effect.card for said in state.moments.values() for *_, effect in said}
    mine = moments | {effect.card for said in state.modifiers.values() for effect, *_ in said}
    assert mine == {"notched_broadsword", "hills_of_cimmeria", "cimmerian_kinsman"}  # the Bold has no text of his own


@pytest.mark.rule("CCG-006", "CCG-008")
def test_only_the_opponents_placed_foes_are_in_play() -> None:
    text = [{"when": "survey", "do": [{"verb": "wound", "n": 1, "who": "foes"}]}]
    game = made(card("action", "storm", effects=text))
    state = table("survey", tom(hand="storm"), game=game, center="gunderman_pikeman*2", left="gray_ape")
    before = len(state.foe_deck[A])
    do(state, "play storm")
    assert [one.wounds for one in state.foes()] == [1, 1, 1]
    assert len(state.foe_deck[A]) == before


@pytest.mark.rule("CCG-007")
def test_a_waiting_conan_has_no_barbarian_ability() -> None:
    state = table("barbarian", tom(hand="run_through*2"), center="cimmerian_warrior/fists_of_iron")
    assert "use reflexes 1" in legal(state)
    state.apply_action("pass")
    assert state.mover != B or "use strength 1" not in legal(state)


@pytest.mark.rule("CCG-009")
def test_a_character_is_conan_an_ally_or_a_foe() -> None:
    text = [
        {
            "when": "survey",
            "do": [{"verb": "wound", "n": 1, "who": who} for who in ("conan", "allies", "foes")],
        }
    ]
    game = made(card("action", "storm", effects=text))
    state = table(
        "survey", tom(hand="storm", items="wineskin"), game=game, center="gray_ape", left="thak", allies="black_corsair"
    )
    events = do(state, "play storm")
    assert len(facts(events, "effect-wound")) == 4


@pytest.mark.rule("CCG-010", "CCG-305")
def test_a_blanked_foe_keeps_type_and_traits() -> None:
    text = [{"when": "passive", "do": [{"verb": "modify_stat", "stat": "damage", "n": 1, "who": "self"}]}]
    game = made(foe("captain", traits=["veteran"], effects=text))
    state = table("survey", tom(hand="laugh_at_sorcery"), game=game, center="captain")
    captain = foe_at(state, "center1")
    assert damage_of(state, captain.uid) == 2
    do(state, "play laugh_at_sorcery", "foe center1")
    assert is_blank(state, captain.uid)
    assert damage_of(state, captain.uid) == 1
    assert has_trait(state, captain, "veteran")
    assert state.cards["captain"].type == "human"


@pytest.mark.rule("CCG-010")
@pytest.mark.parametrize(
    "wanted", [{"territory": "stygia"}, {"trait": "veteran"}, {"type": "human"}, {"max_renown": 2}]
)
def test_a_standing_text_blanks_by_what_is_printed(wanted: dict[str, Any]) -> None:
    hush = {"when": "passive", "do": [{"verb": "blank", "who": "foes", "filter": wanted}]}
    game = made(
        foe("priest", territory="stygia", traits=["veteran"], renown=2),
        foe("beast", type="animal", territory="kush", renown=3),
        card("item", "hush", effects=[hush]),
        card("item", "hush_later", effects=[hush | {"if": [{"is": "health", "max": 1}]}]),
    )
    state = table("survey", tom(items="hush"), game=game, center="priest", left="beast")
    assert is_blank(state, foe_at(state, "center1").uid)
    assert not is_blank(state, foe_at(state, "left1").uid)
    state = table("survey", tom(items="hush_later"), game=game, center="priest")
    assert not is_blank(state, foe_at(state, "center1").uid)  # its condition does not hold


@pytest.mark.rule("CCG-010", "CCG-107")
def test_a_text_about_allies_means_allies_alone() -> None:
    text = [{"when": "passive", "do": [{"verb": "modify_stat", "stat": "damage", "n": 2, "who": "allies"}]}]
    game = made(foe("man", damage=1), card("item", "banner", effects=text), card("ally", "friend", damage=2))
    plain = table("survey", tom(), game=game, center="man", allies="friend")
    state = table("survey", tom(items="banner"), game=game, center="man", allies="friend")
    for uid in (CONAN, foe_at(state, "center1").uid):
        assert damage_of(state, uid) == damage_of(plain, uid)
    assert damage_of(state, state.allies[0].uid) == 4


@pytest.mark.rule("CCG-220", "CCG-308")
def test_a_foe_takes_its_text_along() -> None:
    lead = [{"when": "passive", "do": [{"verb": "modify_stat", "stat": "damage", "n": 1, "who": "foes"}]}]
    away = [{"when": "survey", "do": [{"verb": "remove_foe", "who": "foe"}]}]
    game = made(foe("leader", effects=lead), foe("man"), card("action", "begone", effects=away))
    state = table("survey", tom(hand="begone"), game=game, center="leader", left="man")
    assert damage_of(state, foe_at(state, "left1").uid) == 2
    do(state, "play begone", "foe center1")
    assert damage_of(state, foe_at(state, "left1").uid) == 1


@pytest.mark.rule("CCG-011")
def test_ignored_shields_are_not_there() -> None:
    game = made(foe("giant", health=20), move("guard", "SSSS", "SSSS"), move("cut", "B---", "----"))
    state = table("resolution", tom(), game=game, center="giant/guard", moves=["center:1 cut"])
    to_chance(state)
    assert foe_at(state, "center1").wounds == 0
    text = [{"when": "passive", "do": [{"verb": "ignore_icons", "icon": "shield", "move": "all_moves"}]}]
    game = made(
        foe("giant", health=20), move("guard", "SSSS", "SSSS"), move("cut", "B---"), card("item", "eye", effects=text)
    )
    state = table("resolution", tom(items="eye"), game=game, center="giant/guard", moves=["center:1 cut"])
    to_chance(state)
    assert foe_at(state, "center1").wounds == 3


@pytest.mark.rule("CCG-012")
def test_a_forbidden_ability_leaves_hand_and_piles_alone() -> None:
    state = table("barbarian", tom(hand="run_through"), center="thing_from_the_outer_dark/run_through")
    assert legal(state, "use") == []
    before = (stats(state), state.hand[A][:], state.discard[A][:])
    to_chance(state)
    assert before[1:] == (state.hand[A], state.discard[A])


@pytest.mark.rule("CCG-002", "CCG-003")
@pytest.mark.parametrize(("player", "loser"), [("conan_player", A), ("foe_player", B), ("owner", A)])
def test_whom_the_text_of_an_item_means(player: str, loser: int) -> None:
    text = [{"when": "survey", "may": True, "do": [{"verb": "discard", "n": 1, "player": player, "how": "chosen"}]}]
    game = made(card("item", "toll", effects=text))
    hands = (tom(hand="run_through", items="toll"), ian(hand="run_through"))
    state = table("survey", *hands, game=game, center="khitan_peasant")
    do(state, "use toll", "discard run_through")
    assert [len(hand) for hand in state.hand] == [int(seat != loser) for seat in (A, B)]


@pytest.mark.rule("CCG-003")
def test_the_foe_player_of_a_foe_text_is_its_owner() -> None:
    text = [{"when": "survey", "do": [{"verb": "discard", "n": 1, "player": "foe_player", "how": "chosen"}]}]
    game = made(foe("robber", effects=text), players=3)
    hands = [side(hand="run_through") for _ in range(3)]
    state = table("survey", *hands, game=game, center="robber@2")
    do(state, "discard run_through")
    assert [len(hand) for hand in state.hand] == [1, 1, 0]


@pytest.mark.rule("CCG-001")
@pytest.mark.parametrize("kind", ["ally", "item", "region"])
def test_a_card_of_a_kind_is_discarded_from_play(kind: str) -> None:
    text = [{"when": "survey", "do": [{"verb": "discard_from_play", "card": kind}]}]
    game = made(foe("looter", effects=text), card("ally", "friend"), card("region", "land"))
    own = tom(items="wineskin", region=[A, "land"])
    state = table("survey", own, game=game, center="looter", allies="friend")
    do(state, "ally friend" if kind == "ally" else "item wineskin" if kind == "item" else "item land")
    left = {"ally": bool(state.allies), "item": bool(state.items[A]), "region": state.region[A] is not None}
    assert left == {name: name != kind for name in left}


@pytest.mark.rule("CCG-001")
def test_a_text_that_removes_its_own_foe_or_card() -> None:
    """A Foe that leaves by its own text, and an Ally that discards itself."""
    gone = [{"when": "survey", "do": [{"verb": "remove_foe", "who": "self"}]}]
    game = made(foe("shade", effects=gone), foe("man"))
    state = table("survey", tom(), game=game, center="shade", left="man")
    assert standing_foes(state) == ["man"]
    leave = [{"when": "survey", "may": True, "do": [{"verb": "discard_from_play", "card": "this_card"}]}]
    game = made(foe("man"), card("ally", "friend", effects=leave), card("ally", "other"))
    state = table("survey", tom(), game=game, center="man", allies="friend other")
    do(state, "use friend")
    assert [one.card for one in state.allies] == ["other"]


@pytest.mark.rule("CCG-107")
def test_a_change_that_lasts_is_bound_to_the_foe_that_was_chosen() -> None:
    weaken = {"verb": "modify_stat", "stat": "damage", "n": -1, "who": "foe", "duration": "combat"}
    game = made(foe("man", damage=2), card("action", "curse", effects=[{"when": "survey", "do": [weaken]}]))
    state = table("survey", tom(hand="curse"), game=game, center="man", left="man")
    do(state, "play curse", "foe center1")
    assert [damage_of(state, foe_at(state, place).uid) for place in ("center1", "left1")] == [1, 2]


@pytest.mark.rule("CCG-250")
@pytest.mark.parametrize(("who", "more"), [("ally", 1), ("conan", 0)])
def test_a_condition_on_an_ally_who_attacks(who: str, more: int) -> None:
    plus = {"verb": "modify_damage", "n": 1, "attack": "this_attack"}
    text = [{"when": "before_damage", "if": [{"is": "attacker", "who": who}], "do": [plus]}]
    game = made(
        foe("giant", health=30), move("wait"), move("cut", "B---", "B---"), card("item", "drum", effects=text),
        card("ally", "friend", damage=2),
    )  # fmt: skip
    state = table(
        "resolution", tom(items="drum"), game=game, center="giant/wait", allies="friend", moves=["center:0 cut 901"]
    )
    to_chance(state)
    assert foe_at(state, "center1").wounds == 2 + more
