"""Overview and components: AOW-001 to AOW-007."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import warhall
from warhall.games.age_of_war.components import CASTLES, CLANS

from .table import (
    ED,
    KIM,
    A,
    B,
    card,
    clan_castles,
    dice_to_roll,
    facedown,
    finished,
    held,
    new_game,
    play,
    position,
    refused,
    spoken,
)

# -- the rulebook's examples -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-002")
def test_most_points_at_the_end_win() -> None:
    kim, ed = "azuchi gifu kitanosho matsuyama kumamoto mori", "kasugayama odani matsumoto marugame tokugawa"
    outcome = finished(kim, ed).outcome()
    assert outcome.scores == [17, 16]
    assert outcome.winners == [KIM]
    assert outcome.ranking == [KIM, ED]


@pytest.mark.rule("AOW-003")
@pytest.mark.parametrize("player", [KIM, ED])
def test_seven_dice_shared_by_all(player: int) -> None:
    assert dice_to_roll(position(to_move=player)) == 7


@pytest.mark.rule("AOW-003")
def test_there_is_no_eighth_die() -> None:
    assert refused(position(), "roll 1 1 2 2 3 3 A A").rule == "AOW-003"


# -- further examples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players(players: int) -> None:
    assert warhall.load_game("age-of-war", players=players).players == players


@pytest.mark.rule("AOW-001")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_not_fewer_and_not_more_players(players: int) -> None:
    with pytest.raises(warhall.InvalidOptionError) as refusal:
        warhall.load_game("age-of-war", players=players)
    assert (refusal.value.field, refusal.value.rule) == ("players", "AOW-001")


@pytest.mark.rule("AOW-004")
def test_one_die_has_six_equally_likely_faces() -> None:
    outcomes = position(dice_left=1).chance_outcomes()
    assert [roll for roll, _ in outcomes] == ["roll 1", "roll 2", "roll 3", "roll A", "roll C", "roll D"]
    assert all(chance == pytest.approx(1 / 6) for _, chance in outcomes)


@pytest.mark.rule("AOW-004")
def test_each_face_falls_about_10000_times_in_60000_rolls() -> None:
    state, rng = position(dice_left=1), random.Random(4)
    fallen = Counter(state.sample_chance(rng) for _ in range(60_000))
    assert len(fallen) == 6
    assert all(abs(times - 10_000) <= 400 for times in fallen.values())


@pytest.mark.rule("AOW-004")
def test_all_dice_are_alike() -> None:
    """Part B, 25: seven dice together fall as seven single dice do."""
    chance = {str(roll): probability for roll, probability in position().chance_outcomes()}
    assert sum(chance.values()) == pytest.approx(1)
    assert all(chance[f"roll{f' {face}' * 7}"] == pytest.approx(6**-7) for face in "123ACD")
    assert chance["roll 1 2 3 A C D D"] == pytest.approx(2520 / 6**7)  # 7! / 2! orders


@pytest.mark.rule("AOW-004")
def test_no_die_shows_anything_else() -> None:
    assert refused(position(dice_left=1), "roll 4").rule == "AOW-004"


@pytest.mark.rule("AOW-005")
def test_fourteen_castles_in_six_clans() -> None:
    """Also Part B, 26."""
    assert {clan.id: len(clan_castles(clan.id)) for clan in CLANS} == {
        "oda": 4,
        "tokugawa": 3,
        "uesugi": 2,
        "mori": 2,
        "chosokabe": 2,
        "shimazu": 1,
    }
    assert set(new_game(2).to_json()["castles"]) == {castle.id for castle in CASTLES}
    assert len(CASTLES) == 14


@pytest.mark.rule("AOW-005")
def test_there_is_no_other_castle() -> None:
    refusal = refused(position(dice="1 2 A A C D D"), "fill osaka 1")
    assert (refusal.code, refusal.rule) == ("unknown-castle", "AOW-005")


@pytest.mark.rule("AOW-006")
def test_what_a_castle_card_shows() -> None:
    gassantoda = card("gassantoda")
    assert (gassantoda.name, gassantoda.points) == ("Gassantoda", 2)
    *ordinary, special = [line.notation for line in gassantoda.lines]
    assert ordinary == ["D", "I8"]
    assert special == "D"
    mori = CLANS[gassantoda.clan]
    assert (mori.name, len(mori.castles), mori.points) == ("Mori", 2, 5)


@pytest.mark.rule("AOW-006")
def test_a_card_has_no_other_lines() -> None:
    assert refused(position(dice="1 2 A A C D D"), "fill gassantoda 3").rule == "AOW-006"


@pytest.mark.rule("AOW-007")
def test_a_player_sees_what_another_has_conquered() -> None:
    """A owns Odani faceup and the Mori pile of two: B knows all three names."""
    state = position(owners=held("odani mori"))
    castles = state.view(B)["castles"]
    assert {name for name, place in castles.items() if place["owner"] == A} == {"odani", "gassantoda", "takahashi"}
    assert facedown(state) == {"gassantoda", "takahashi"}


@pytest.mark.rule("AOW-007")
def test_everybody_sees_the_same_table() -> None:
    state = play(position(players=3, owners=held("odani", "edo")), "roll 1 2 A A C D D", "lose", "roll 1 2 A C D D")
    tables = [state.view(seat) | {"you": None} for seat in (0, 1, 2, None)]
    assert all(table == tables[0] for table in tables)
    assert tables[0]["dice"] == ["1", "2", "A", "C", "D", "D"]
    assert tables[0]["dice_left"] == 6


@pytest.mark.rule("AOW-003")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(position(), "roll 1 1 2 2 3 3 A A"))
    assert "only seven" in english
    assert "que sept" in french
