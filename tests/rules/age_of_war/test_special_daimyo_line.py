"""Special daimyo line: AOW-043 to AOW-046. All examples are made up."""

from __future__ import annotations

import pytest

from warhall.games.age_of_war.components import CASTLES

from .table import (
    A,
    B,
    castles_of,
    dice_to_roll,
    fillable,
    filled_lines,
    held,
    play,
    position,
    refused,
    spoken,
    whose_turn,
)


@pytest.mark.rule("AOW-043")
def test_the_special_line_is_not_needed_in_the_center() -> None:
    state = position(dice="A A 1 1 1 1 1")
    play(state, "fill kasugayama 1")
    assert dice_to_roll(state) == 5
    play(state, "roll C C 1 1 1", "fill kasugayama 2")
    assert castles_of(state, A) == {"kasugayama"}


@pytest.mark.rule("AOW-044")
def test_the_special_line_is_needed_against_an_opponent() -> None:
    state = position(owners=held("", "kasugayama"), dice="A A 1 1 1 1 1")
    play(state, "fill kasugayama 1", "roll C C 1 1 1", "fill kasugayama 2")
    assert castles_of(state, B) == {"kasugayama"}
    assert (whose_turn(state), dice_to_roll(state)) == (A, 3)
    play(state, "roll D 1 1", "fill kasugayama daimyo")
    assert castles_of(state, A) == {"kasugayama"}
    assert castles_of(state, B) == set()


@pytest.mark.rule("AOW-044")
def test_an_opponents_castle_resists_without_the_special_line() -> None:
    state = position(owners=held("", "kasugayama"), target="kasugayama", filled=[1, 2], dice="1")
    assert castles_of(play(state, "lose"), B) == {"kasugayama"}


@pytest.mark.rule("AOW-045")
@pytest.mark.parametrize(("one", "other"), [("1", "daimyo"), ("daimyo", "1")])
def test_both_daimyo_lines_are_not_filled_from_one_roll(one: str, other: str) -> None:
    state = play(position(owners=held("", "gifu"), dice="D D 1 1 1 1 1"), f"fill gifu {one}")
    assert dice_to_roll(state) == 6
    refusal = refused(state, f"fill gifu {other}")
    assert refusal.rule in ("AOW-034", "AOW-045")  # both forbid it
    play(state, "roll D 1 1 1 1 1", f"fill gifu {other}")
    assert filled_lines(state) == [1, "daimyo"]


@pytest.mark.rule("AOW-045")
@pytest.mark.parametrize("castle", [castle.id for castle in CASTLES if castle.id != "kumamoto"])
def test_every_castle_of_an_opponent_has_it(castle: str) -> None:
    state = position(owners=held("", castle), dice="D 1")
    assert f"{castle} daimyo" in fillable(state)
    assert dice_to_roll(play(state, f"fill {castle} daimyo")) == 1


@pytest.mark.rule("AOW-045")
def test_it_is_one_daimyo_beside_a_line_of_two() -> None:
    """Part B, 14: Marugame [DD][C] in front of B takes two daimyos, a cavalry and one daimyo more."""
    state = position(owners=held("", "marugame"), dice="D D 1 1 1 1 1")
    play(state, "fill marugame 1", "roll C 1 1 1 1", "fill marugame 2")
    assert castles_of(state, B) == {"marugame"}
    play(state, "roll D 1 1 1", "fill marugame daimyo")
    assert castles_of(state, A) == {"marugame"}


@pytest.mark.rule("AOW-045")
def test_three_daimyos_fill_only_one_of_the_two_lines() -> None:
    """Part B, 15."""
    state = play(position(owners=held("", "marugame"), dice="D D D 1 1 1 1"), "fill marugame 1")
    assert filled_lines(state) == [1]
    assert dice_to_roll(state) == 5
    assert refused(state, "fill marugame daimyo").rule in ("AOW-034", "AOW-045")


@pytest.mark.rule("AOW-045", "AOW-036")
def test_it_may_be_the_first_line_or_the_last() -> None:
    state = position(owners=held("", "odani"), dice="D 1 1 1 1 1 1")
    play(state, "fill odani daimyo", "roll 3 3 3 1 A A", "fill odani 1")
    assert castles_of(state, A) == {"odani"}


@pytest.mark.rule("AOW-045", "AOW-032")
def test_it_needs_a_daimyo() -> None:
    assert refused(position(owners=held("", "odani"), dice="3 3 3 A A C C"), "fill odani daimyo").rule == "AOW-032"


@pytest.mark.rule("AOW-046")
def test_the_special_line_is_not_fillable_in_the_center() -> None:
    """Also Part B, 13."""
    state = position(dice="D 1 1 1 1 1 1")
    assert refused(state, "fill odani daimyo").rule == "AOW-046"
    assert not [line for line in fillable(state) if line.endswith("daimyo")]


@pytest.mark.rule("AOW-046")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(position(dice="D 1 1 1 1 1 1"), "fill odani daimyo"))
    assert "Odani lies in the center" in english
    assert "Odani est au centre" in french
