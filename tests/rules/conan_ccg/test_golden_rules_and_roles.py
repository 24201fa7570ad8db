"""Golden rules and roles: CCG-001 to CCG-012."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.rules.in_play import has_trait, is_blank, sources
from warhall.games.conan_ccg.rules.roles import foe_players
from warhall.games.conan_ccg.rules.statistics import damage_of

from .table import A, B, C, card, do, facts, foe, foe_at, ian, legal, made, move, side, stats, table, to_chance, tom


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
    mine = {source[3].id for source in sources(state)}
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
