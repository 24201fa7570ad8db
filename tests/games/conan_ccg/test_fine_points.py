"""Points of timing and meaning that the rules leave to us, as `docs/conan-ccg.md` settles them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.conan_ccg.table import (
    POOL,
    A,
    B,
    ally,
    card,
    do,
    facts,
    foe,
    foe_at,
    ian,
    legal,
    made,
    move,
    refused,
    stats,
    table,
    to_chance,
    tom,
)
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.rules.foe_draw import cost
from warhall.games.conan_ccg.rules.zones import open_zones

REVEALED: list[dict[str, Any]] = [
    {"frame": "turn", "stage": "round"},
    {"frame": "foe-draw", "stage": "check", "n": 5},
    {"frame": "window", "window": "foe_reveal", "seat": B},
]
GAME = made(
    foe("giant", health=30, damage=2),
    foe("hermit", traits=["solitary"], renown=2),
    move("wait"),
    move("blade", "B---", "B---"),
    move("great", "T---", "T---"),
    move("ward", "SSSS", "SSSS"),
    card("ally", "friend", health=9),
)


def test_a_region_cheapens_majors_once_per_title() -> None:
    state = table("foe_draw", tom(), ian(hand="jade_halls_of_paikang*2"), revealed=[[B, "ghost_snake"]], stack=REVEALED)
    do(state, "play jade_halls_of_paikang", "play jade_halls_of_paikang")
    assert (cost(state, "ghost_snake"), cost(state, "yara")) == (0, 2)


def test_a_discount_survives_a_refused_hand() -> None:
    foes = ian(hand="ambush", foe_deck="", foe_discard="khitan_peasant*9")
    state = table("foe_draw", tom(), foes, revealed=[[B, "man_ape_of_the_north"]], stack=REVEALED)
    do(state, "play ambush", "refuse")
    assert cost(state, "man_ape_of_the_north") == 1


def test_a_solitary_foe_stands_anywhere_while_the_order_is_waived() -> None:
    state = table("foe_draw", tom(), ian(hand="ambush"), game=GAME, revealed=[[B, "hermit"]], stack=REVEALED)
    do(state, "play ambush")
    assert open_zones(state, "hermit") == [0, 1, 2, 3]


def test_redirection_comes_before_actions() -> None:
    state = table(
        "resolution",
        tom(hand="roll_with_the_blow", prowess=5),
        ian(),
        center="shadizar_knifeman/run_through",
        allies="black_corsair",
    )
    do(state, "strike left conan")
    assert state.mover == B
    do(state, "ally black_corsair")
    to_chance(state)
    assert (ally(state).wounds, state.hand[A][:1]) == (2, ["roll_with_the_blow"])  # nothing was left to roll with


def test_two_moves_share_a_kill() -> None:
    gain = [{"verb": "gain_prowess", "n": 1, "who": "conan"}]
    text = [{"scope": "conan", "when": "foe_defeated", "do": gain}]
    game = made(foe("tough", health=5, damage=0), move("wait"), move("reap", "B---", "B---", effects=text))
    reaping = ["center:0 reap", "center:1 reap"]
    state = table("resolution", tom(prowess=5), ian(), game=game, center="tough/wait", left="tough/wait", moves=reaping)
    do(state, "zone center", "accept", "accept")
    assert stats(state)[0] == 7


def test_a_leak_is_a_block_and_cannot_be_prevented() -> None:
    state = table(
        "resolution", tom(items="mail_hauberk"), ian(), game=GAME, center="giant/great", moves=["center:0 ward"]
    )
    to_chance(state)
    assert stats(state)[1] == 17
    state = table("resolution", tom(), ian(), game=GAME, center="giant/ward", moves=["center:0 great"])
    to_chance(state)
    assert foe_at(state, "center1").wounds == 1


def test_the_draw_value_comes_before_what_an_ally_does() -> None:
    state = table("prepare", tom(hand="belit", chronicle="gray_ape*3", discard="wineskin"), ian())
    do(state, "play belit")
    assert legal(state) == ["cards 0", "cards 1"]
    do(state, "cards 0")
    assert legal(state) == ["accept", "decline"]


def test_an_any_action_is_the_active_players() -> None:
    state = table("survey", tom(), ian(hand="crom_cares_not*2"), center="thak")
    assert state.mover == A
    refused(state, "play crom_cares_not", seat=B)


def test_nothing_is_refunded() -> None:
    state = table("conan_move", tom(hand="blade panthers_leap", prowess=9), ian(), game=GAME, center="giant/?wait*2")
    do(state, "move blade center:0")
    assert stats(state)[0] == 7
    do(state, "play panthers_leap")
    assert stats(state)[0] == 7


def test_looking_never_reshuffles() -> None:
    state = table("prepare", tom(hand="scout_the_trail"), ian(foe_deck="thak gray_ape", foe_discard="khitan_peasant*9"))
    events = do(state, "play scout_the_trail", "look gray_ape thak")
    assert facts(events, "top-seen")[0]["count"] == 2
    assert len(state.foe_discard[B]) == 9


@pytest.mark.parametrize("deck", sorted(starters(POOL)))
def test_sorcerers_find_magic_in_their_decks(deck: str) -> None:
    one = starters(POOL)[deck]
    sorcerers = [name for name in one.foes if POOL.cards[name].type == "sorcerer"]
    assert not sorcerers or any(POOL.cards[name].shows("magic") for name in one.draw)


def test_a_wide_mind_reads_the_layers_of_an_edge() -> None:
    """Magic turned into Ranged is ignored where Ranged icons are."""
    game = made(move("spell", "M---", "M---"))
    state = table("resolution", tom(region=[A, "jungles_of_kush"]), ian(), game=game, center="acolyte_of_set/spell")
    to_chance(state)
    assert stats(state)[1] == 18
