"""Card data, keywords, types and traits: CCG-045 to CCG-051 and CCG-303 to CCG-306."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import Lasting
from warhall.games.conan_ccg.rules.in_play import add_lasting
from warhall.games.conan_ccg.rules.statistics import damage_of
from warhall.kernel import InvalidOptionError

from .table import POOL, A, card, do, foe, foe_at, ian, made, move, stats, table, to_chance, tom


@pytest.mark.rule("CCG-045")
def test_conan_the_bold() -> None:
    bold = POOL.cards["conan_the_bold"]
    assert (bold.damage, bold.prowess, bold.vitality, bold.barbarian) == (3, 20, 3, (("reflexes", 1),))
    assert bold.health >= 11


@pytest.mark.rule("CCG-046")
def test_cimmerian_warrior() -> None:
    warrior = POOL.cards["cimmerian_warrior"]
    assert (warrior.damage, warrior.prowess, warrior.renown) == (1, 3, 3)
    assert warrior.health in (3, 4)
    assert (warrior.scars, warrior.type, warrior.territory) == (1, "human", "cimmeria")


@pytest.mark.rule("CCG-047")
def test_an_ally() -> None:
    scout = card("ally", "friend", damage=2, prowess=4, health=5, renown=3, requires={"scars": 6}, draw=1)
    friend = made(scout).pool.cards["friend"]
    assert (friend.damage, friend.prowess, friend.health, friend.renown, friend.draw) == (2, 4, 5, 3, 1)
    assert friend.requires == {"scars": 6}


@pytest.mark.rule("CCG-048")
def test_what_can_be_a_move() -> None:
    names = ("storytelling", "notched_broadsword", "hills_of_cimmeria", "black_corsair", "thak", "conan_the_bold")
    assert [POOL.cards[name].is_move for name in names] == [True, True, False, False, False, False]


@pytest.mark.rule("CCG-049", "CCG-067")
def test_an_item_in_play_costs_and_blocks_nothing() -> None:
    state = table("prepare", tom(hand="battered_buckler", prowess=10), ian())
    do(state, "play battered_buckler")
    assert stats(state)[0] == 10
    game = made(move("cut", "B---", "B---"))
    state = table("resolution", tom(items="battered_buckler"), ian(), game=game, center="cimmerian_warrior/cut")
    do(state, "strike left conan")
    to_chance(state)
    assert state.health[A] == 17


@pytest.mark.rule("CCG-050")
def test_minor_and_major() -> None:
    names = ("cimmerian_warrior", "gunderman_pikeman", "thak", "man_ape_of_the_north")
    assert [POOL.cards[name].renown for name in names] == [3, 4, 5, 6]
    assert [POOL.cards[name].major for name in names] == [False, False, True, True]


@pytest.mark.rule("CCG-051", "CCG-282")
def test_the_back_of_a_card_tells_its_deck() -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="cimmerian_warrior/?fists_of_iron")
    shown = state.view(A)["zones"]["center"][0]
    assert (shown["card"], shown["move"], shown["down"]) == ("cimmerian_warrior", "?", True)


@pytest.mark.rule("CCG-303", "CCG-304")
def test_type_and_territory() -> None:
    assert (POOL.cards["cimmerian_warrior"].type, POOL.cards["cimmerian_warrior"].territory) == ("human", "cimmeria")
    assert (POOL.cards["thak"].type, POOL.cards["thak"].territory) == ("creature", "")
    assert POOL.cards["khitan_peasant"].territory == "khitai"


@pytest.mark.rule("CCG-305", "CCG-077")
@pytest.mark.parametrize(("traits", "wounds"), [(["veteran"], 2), ([], 1)])
def test_a_label_asks_for_a_trait(traits: list[str], wounds: int) -> None:
    game = made(foe("man", traits=traits), move("blow", "-B--", "-B--", effects=_veteran()))
    state = table("resolution", tom(health=10), ian(), game=game, center="man/blow")
    do(state, "strike left conan")
    if wounds == 2:
        do(state, "use blow center1")
    to_chance(state)
    assert state.health[A] == 10 - wounds
    assert foe_at(state, "center1").wounds == 0


def _veteran() -> list[dict[str, object]]:
    bonus = [{"verb": "modify_damage", "n": 1, "attack": "this_attack"}]
    return [{"scope": "foe:veteran", "when": "before_damage", "do": bonus}]


@pytest.mark.rule("CCG-306", "CCG-069")
def test_the_slot_of_an_item() -> None:
    state = table("prepare", tom(hand="hyrkanian_bow", chronicle="cimmerian_warrior"), ian())
    assert state.cards["hyrkanian_bow"].slot == "weapon"
    do(state, "play hyrkanian_bow", "cards 0")
    assert [item.card for item in state.items[A]] == ["hyrkanian_bow"]


STEADY = {"verb": "modify_stat", "stat": "damage", "who": "conan"}


@pytest.mark.rule("CCG-202")
@pytest.mark.parametrize(
    "effect",
    [
        {"when": "passive", "do": [{**STEADY, "n": "N"}]},
        {"when": "passive", "do": [{**STEADY, "n": {"per": "hits", "icon": "blade"}}]},
        {"when": "prepare", "do": [{**STEADY, "n": "N", "duration": "turn"}]},
        {"when": "prepare", "do": [{**STEADY, "n": "two", "duration": "turn"}]},
        {"when": "prepare", "do": [{**STEADY, "n": {"per": "moon", "icon": "blade"}, "duration": "turn"}]},
        {"when": "prepare", "cost": [{"verb": "lose_prowess", "n": "N", "who": "conan"}], "do": [{"verb": "cancel"}]},
    ],
)
def test_a_number_that_no_rule_could_read_is_refused_with_its_card(effect: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        made(card("item", "charm", effects=[effect]))
    (verb,) = effect.get("cost", effect["do"])
    told = caught.value.text_in("en")
    assert f"charm, effect 1: {verb['verb']}: " in told
    assert "n: " in told or "$.n" in told


@pytest.mark.rule("CCG-202", "CCG-205")
def test_the_value_of_an_ability_changes_a_statistic_while_it_lasts() -> None:
    roar = {"when": "barbarian", "may": True, "do": [{**STEADY, "n": "N", "duration": "round"}]}
    ability = {"id": "ferocity", "text": {"en": "Damage +N", "fr": "Dégâts +N"}, "effects": [roar]}
    game = made(("ability", ability), foe("man", damage=0), move("wait"))
    state = table("barbarian", tom(list={"conan": "conan_the_bold"}), ian(), game=game, center="man/wait")
    add_lasting(state, Lasting("ferocity#0", "do", 0, A, CONAN, "round", 2))
    assert damage_of(state, CONAN) == game.pool.cards["conan_the_bold"].damage + 2
