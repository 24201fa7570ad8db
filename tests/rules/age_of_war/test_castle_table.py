"""Castle table: AOW-011 to AOW-016."""

from __future__ import annotations

import pytest

from warhall.games.age_of_war.components import CLANS

from .table import (
    A,
    B,
    card,
    castles_of,
    center,
    clan_castles,
    dice_to_roll,
    facedown,
    held,
    play,
    points,
    position,
    refused,
    spoken,
    whose_turn,
)

# -- the rulebook's example ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-014")
def test_gassantoda_falls_to_eight_infantry_and_a_daimyo() -> None:
    state = position(dice="3 3 2 A C D 1")
    play(state, "fill gassantoda 2", "roll 1 A A C", "lose", "roll 1 C D", "fill gassantoda 1")
    assert castles_of(state, A) == {"gassantoda"}
    assert points(state, A) == 2


# -- the whole table -------------------------------------------------------------------------------------------------

ODA, TOKUGAWA, UESUGI, MORI, CHOSOKABE, SHIMAZU = (pytest.mark.rule(f"AOW-{number:03}") for number in range(11, 17))


@pytest.mark.parametrize(
    ("castle", "worth", "lines"),
    [
        pytest.param("azuchi", 3, "A CC I5", marks=ODA),
        pytest.param("matsumoto", 2, "A A I7", marks=ODA),
        pytest.param("odani", 1, "I10", marks=ODA),
        pytest.param("gifu", 1, "D A C", marks=ODA),
        pytest.param("edo", 3, "AC AC I3", marks=TOKUGAWA),
        pytest.param("kiyosu", 2, "D A C I3", marks=TOKUGAWA),
        pytest.param("inuyama", 1, "D AA", marks=TOKUGAWA),
        pytest.param("kasugayama", 4, "AA CC", marks=UESUGI),
        pytest.param("kitanosho", 3, "D AC I6", marks=UESUGI),
        pytest.param("gassantoda", 2, "D I8", marks=MORI),
        pytest.param("takahashi", 2, "CC I5 I2", marks=MORI),
        pytest.param("matsuyama", 2, "D I4 I4", marks=CHOSOKABE),
        pytest.param("marugame", 1, "DD C", marks=CHOSOKABE),
        pytest.param("kumamoto", 3, "DD C A I4", marks=SHIMAZU),
    ],
)
def test_points_and_lines_of_a_castle(castle: str, worth: int, lines: str) -> None:
    printed = card(castle)
    *ordinary, _special = (line.notation for line in printed.lines)
    assert printed.points == worth
    assert ordinary == lines.split()


@pytest.mark.parametrize(
    ("clan", "worth", "castles"),
    [
        pytest.param("oda", 10, "azuchi matsumoto odani gifu", marks=ODA),
        pytest.param("tokugawa", 8, "edo kiyosu inuyama", marks=TOKUGAWA),
        pytest.param("uesugi", 8, "kasugayama kitanosho", marks=UESUGI),
        pytest.param("mori", 5, "gassantoda takahashi", marks=MORI),
        pytest.param("chosokabe", 4, "matsuyama marugame", marks=CHOSOKABE),
        pytest.param("shimazu", 3, "kumamoto", marks=SHIMAZU),
    ],
)
def test_castles_of_a_clan_and_their_worth_together(clan: str, worth: int, castles: str) -> None:
    assert clan_castles(clan) == castles.split()
    assert {known.id: known.points for known in CLANS}[clan] == worth
    assert points(position(owners=held(clan)), A) == worth


# -- further examples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOW-011")
def test_oda_is_worth_ten_together() -> None:
    state = position(owners=held("azuchi matsumoto odani"), target="gifu", filled=[1, 2], dice="C 1 1 A A")
    assert points(state, A) == 6
    play(state, "fill gifu 3")
    assert facedown(state) == {"azuchi", "matsumoto", "odani", "gifu"}
    assert points(state, A) == 10


@pytest.mark.rule("AOW-012")
def test_inuyama_takes_two_archery_and_on_a_later_roll_a_daimyo() -> None:
    state = position(dice="A A D C 1 1 2")
    play(state, "fill inuyama 2")
    assert dice_to_roll(state) == 5
    assert refused(state, "fill inuyama 1").rule == "AOW-034"
    play(state, "roll D 1 1 1 1", "fill inuyama 1")
    assert castles_of(state, A) == {"inuyama"}


@pytest.mark.rule("AOW-012", "AOW-013", "AOW-016")
def test_where_public_tables_differ() -> None:
    """Part B, 27: Inuyama wants archery and not cavalry, Kitanosho six infantry, Kumamoto four."""
    assert refused(position(dice="C C 1 1 1 1 1"), "fill inuyama 2").code == "symbols-missing"
    assert refused(position(dice="3 2 A A C C D"), "fill kitanosho 3").rule == "AOW-039"
    assert refused(position(dice="3 A A C C D D"), "fill kumamoto 4").rule == "AOW-039"


@pytest.mark.rule("AOW-013")
def test_uesugi_is_worth_eight_together() -> None:
    assert points(position(owners=held("kasugayama")), A) == 4
    assert points(position(owners=held("kasugayama kitanosho")), A) == 8


@pytest.mark.rule("AOW-015")
def test_matsuyama_takes_four_infantry_twice_on_two_rolls() -> None:
    state = position(dice="3 1 2 2 A C C")
    play(state, "fill matsuyama 2")
    assert dice_to_roll(state) == 5
    assert refused(state, "fill matsuyama 3").rule == "AOW-034"
    play(state, "roll 2 2 A C C", "fill matsuyama 3")
    assert dice_to_roll(state) == 3


@pytest.mark.rule("AOW-016")
def test_kumamoto_falls_to_six_dice_and_is_a_clan_of_its_own() -> None:
    state = position(dice="D D 1 1 1 1 1")
    play(state, "fill kumamoto 1", "roll C 1 1 1 1", "fill kumamoto 2", "roll A 1 1 1", "fill kumamoto 3")
    assert dice_to_roll(state) == 3
    play(state, "roll 1 3 A", "fill kumamoto 4")
    assert castles_of(state, A) == facedown(state) == {"kumamoto"}
    assert points(state, A) == 3
    assert whose_turn(state) == B


@pytest.mark.rule("AOW-011")
def test_odani_takes_ten_infantry_in_one_go() -> None:
    assert refused(position(dice="3 3 2 1 A C D"), "fill odani 1").rule == "AOW-039"
    state = play(position(dice="3 3 2 2 A C D"), "fill odani 1")
    assert "odani" not in center(state)


@pytest.mark.rule("AOW-011")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(position(dice="3 3 2 1 A C D"), "fill odani 1"))
    assert "Odani needs 10 infantry" in english
    assert "Odani demande 10 d’infanterie" in french
