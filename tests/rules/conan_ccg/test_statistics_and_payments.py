"""Statistics and payments: CCG-092 to CCG-107 and CCG-316."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.rules.effects import is_deadly
from warhall.games.conan_ccg.rules.statistics import (
    drain,
    gain_prowess,
    heal,
    heal_conan,
    health_of,
    lose_health,
    lose_prowess,
    prowess_of,
    starting_health,
    wound,
)

from .table import A, B, card, do, fame, foe, foe_at, ian, legal, made, move, refused, stats, table, to_chance, tom


@pytest.mark.rule("CCG-092")
def test_conans_prowess_is_a_pool_for_the_turn() -> None:
    state = table("end_of_combat", tom(prowess=8, hand="run_through"), ian(hand="run_through*7"))
    do(state, "press-on")
    assert stats(state)[0] == 8


@pytest.mark.rule("CCG-093", "CCG-099")
def test_a_foes_prowess_renews_and_its_wounds_stay() -> None:
    game = made(foe("man", prowess=3, health=4, damage=0), move("three", gem=3), move("five", gem=5))
    state = table("foe_move", tom(), ian(hand="five three"), game=game, center="man")
    do(state, "give center1 five")
    assert foe_at(state, "center1").wounds == 2
    do(state, "fight", "give center1 three")
    assert foe_at(state, "center1").wounds == 2
    assert health_of(state, foe_at(state, "center1")) == 2


@pytest.mark.rule("CCG-094")
def test_conan_pays_the_gem() -> None:
    state = table("conan_move", tom(hand="desperate_lunge", prowess=14), ian(), center="thak/?run_through")
    do(state, "move desperate_lunge center:0")
    assert stats(state)[0] == 12


@pytest.mark.rule("CCG-095")
def test_a_shortage_is_paid_with_health() -> None:
    state = table("conan_move", tom(hand="rain_of_shafts", prowess=2, health=9), ian(), center="thak/?run_through")
    do(state, "move rain_of_shafts center:0")
    assert stats(state) == (0, 6)


@pytest.mark.rule("CCG-096")
def test_prowess_goes_first() -> None:
    state = table("prepare", tom(prowess=4, health=9), ian())
    lose_prowess(state, 3)
    assert stats(state) == (1, 9)


@pytest.mark.rule("CCG-097")
def test_conan_may_spend_himself_to_death() -> None:
    state = table(
        "conan_move", tom(hand="woodcutters_arc rain_of_shafts", prowess=0, health=2), ian(), center="thak/?run_through"
    )
    do(state, "pass")  # the Foe moves are down
    refused(state, "move rain_of_shafts center:0", "CCG-095")
    do(state, "move woodcutters_arc center:0")
    assert state.outcome().winners == [B]


@pytest.mark.rule("CCG-098")
def test_a_foe_at_zero_health_is_defeated() -> None:
    game = made(foe("man", health=5), move("wait"))
    state = table("resolution", tom(), ian(), game=game, center="man!3/wait", moves=["center:0 run_through"])
    to_chance(state)
    assert state.chronicle[A] == [(B, "man")]


@pytest.mark.rule("CCG-100")
def test_healing_stops_at_the_starting_health_of_the_moment() -> None:
    state = table("prepare", tom(health=15), ian())
    assert heal_conan(state, 5) == 3
    assert stats(state)[1] == 18
    state = table("prepare", tom(health=15, items="leather_jerkin"), ian())
    heal_conan(state, 9)
    assert stats(state)[1] == starting_health(state, A) == 19
    state.items[A] = []
    state.touch()
    assert heal_conan(state, 1) == 0
    assert stats(state)[1] == 19  # what is above a fallen ceiling stays


@pytest.mark.rule("CCG-100")
def test_foes_are_healed_of_wounds_only() -> None:
    state = table("survey", tom(), ian(), center="gray_ape!2")
    assert heal(state, foe_at(state, "center1").uid, 5) == 2


@pytest.mark.rule("CCG-101")
def test_prowess_stops_at_its_starting_value() -> None:
    state = table("prepare", tom(prowess=17), ian())
    assert gain_prowess(state, 5) == 3
    assert stats(state)[0] == 20


@pytest.mark.rule("CCG-102", "CCG-103", "CCG-273")
def test_what_conan_has_at_the_end_of_his_turn_he_has_at_the_next() -> None:
    state = table("rest", tom(health=8, hand="run_through*7"), ian(hand="run_through*7", prowess=17, health=9))
    do(state, "vitality 3")
    assert state.active == B
    assert (stats(state, A), stats(state, B)) == ((17, 11), (17, 9))


@pytest.mark.rule("CCG-104", "CCG-105")
def test_renown_and_scars_are_sums() -> None:
    state = table("prepare", tom(chronicle="man_ape_of_the_north cimmerian_warrior*2 khitan_peasant"), ian())
    assert fame(state) == (13, 4)


@pytest.mark.rule("CCG-106")
def test_a_chronicle_is_not_in_play() -> None:
    game = made(foe("man", damage=1), move("hold", "G---", "G---"))
    state = table("resolution", tom(chronicle="thak"), ian(), game=game, center="man/hold")
    do(state, "strike left conan")
    to_chance(state)
    assert stats(state)[1] == 17
    assert fame(state)[0] == 5


@pytest.mark.rule("CCG-107")
def test_no_negative_numbers() -> None:
    state = table("prepare", tom(health=2), ian())
    lose_health(state, 6)
    assert stats(state)[1] == 0


@pytest.mark.rule("CCG-316")
@pytest.mark.parametrize(("loss", "prowess", "wounds"), [(2, 1, 0), (4, 0, 1)])
def test_a_foes_prowess_is_a_limit(loss: int, prowess: int, wounds: int) -> None:
    state = table("conan_move", tom(hand="run_through"), ian(), center="cimmerian_warrior/?run_through")
    man = foe_at(state, "center1")
    drain(state, man.uid, loss)
    assert (prowess_of(state, man), man.wounds) == (prowess, wounds)
    assert legal(state)


def test_wounds_never_exceed_health() -> None:
    state = table("survey", tom(), ian(), center="cimmerian_warrior")
    wound(state, foe_at(state, "center1").uid, 50)
    assert foe_at(state, "center1").wounds == state.cards["cimmerian_warrior"].health


@pytest.mark.rule("CCG-083", "CCG-095", "CCG-097", "CCG-316")
@pytest.mark.parametrize(("prowess", "enough"), [(1, False), (2, True)])
@pytest.mark.parametrize("kind", ["action", "item"])
def test_a_price_can_be_paid_to_the_last_point_of_health(kind: str, prowess: int, enough: bool) -> None:
    text = {
        "when": "survey",
        "cost": [{"verb": "lose_prowess", "n": 3, "who": "conan"}],
        "do": [{"verb": "heal", "n": 1, "who": "conan"}],
    }
    game = made(card(kind, "effort", effects=[text | {"may": True} if kind == "item" else text]))
    where = {"hand" if kind == "action" else "items": "effort"}
    state = table("survey", tom(prowess=prowess, health=1, **where), ian(), game=game, center="khitan_peasant")
    assert (("play effort" if kind == "action" else "use effort") in legal(state)) is enough


@pytest.mark.rule("CCG-097")
@pytest.mark.parametrize(("seat", "prowess", "deadly"), [(A, 2, True), (A, 3, False), (B, 2, False)])
def test_whose_conan_would_die_of_a_price(seat: int, prowess: int, deadly: bool) -> None:
    text = {"when": "survey", "cost": [{"verb": "lose_prowess", "n": 3, "who": "conan"}]}
    game = made(card("action", "effort", effects=[text | {"do": [{"verb": "heal", "n": 1, "who": "conan"}]}]))
    state = table("survey", tom(prowess=prowess, health=1), ian(), game=game, center="khitan_peasant")
    assert is_deadly(state, game.pool.effects["effort#0"], seat) is deadly
