"""Filling battle lines: AOW-032 to AOW-042. All examples are made up."""

from __future__ import annotations

from itertools import permutations

import pytest

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


@pytest.mark.rule("AOW-032")
def test_a_symbol_line_takes_one_die_per_symbol() -> None:
    state = play(position(dice="A C 3 2"), "fill edo 1")
    assert filled_lines(state) == [1]
    assert dice_to_roll(state) == 2


@pytest.mark.rule("AOW-032")
def test_one_die_does_not_serve_for_two_symbols() -> None:
    refusal = refused(position(dice="A C 3 2"), "fill kasugayama 1")
    assert refusal.code == "symbols-missing"
    assert refusal.rule in ("AOW-032", "AOW-033")  # both forbid it


@pytest.mark.rule("AOW-032")
def test_a_symbol_line_needs_its_own_symbols() -> None:
    assert refused(position(dice="A D 3 2"), "fill kasugayama 2").rule == "AOW-032"


@pytest.mark.rule("AOW-033")
def test_no_partial_placement() -> None:
    state = position(target="azuchi", filled=[1], dice="C 1 1 D")
    assert refused(state, "fill azuchi 2").rule == "AOW-033"


@pytest.mark.rule("AOW-033")
def test_a_line_is_not_filled_in_parts_over_two_rolls() -> None:
    """Part B, 11."""
    state = play(position(target="azuchi", filled=[1], dice="C 1 1 D"), "lose", "roll C 1 D")
    assert fillable(state) == []
    assert refused(state, "fill azuchi 2").rule == "AOW-033"


@pytest.mark.rule("AOW-034")
def test_one_line_per_roll() -> None:
    """Also Part B, 9."""
    state = play(position(dice="D A C 1 1 2 3"), "fill gifu 1")
    assert refused(state, "fill gifu 2").rule == "AOW-034"
    assert dice_to_roll(state) == 6


@pytest.mark.rule("AOW-034")
@pytest.mark.parametrize(
    ("castle", "dice", "one", "other"),
    [
        ("matsumoto", "A A D D D D D", 1, 2),
        ("edo", "A A C C D D D", 1, 2),
        ("matsuyama", "1 2 2 3 A A A", 2, 3),
    ],
)
def test_one_of_two_like_lines_per_roll(castle: str, dice: str, one: int, other: int) -> None:
    """Part B, 10."""
    state = play(position(dice=dice), f"fill {castle} {one}")
    assert filled_lines(state) == [one]
    assert refused(state, f"fill {castle} {other}").rule == "AOW-034"


@pytest.mark.rule("AOW-035")
def test_placed_dice_are_not_rolled_again() -> None:
    state = play(position(dice="C C 1 1 D D D"), "fill azuchi 2")
    assert dice_to_roll(state) == 5


@pytest.mark.rule("AOW-036")
@pytest.mark.parametrize("order", list(permutations([1, 2, 3])), ids=str)
def test_lines_may_be_filled_in_any_order(order: tuple[int, ...]) -> None:
    """Azuchi; among them the example: [I5], then [A], then [CC]."""
    state = position()
    for line in order:
        faces = {1: "A", 2: "C C", 3: "3 2"}[line].split()
        others = ["D"] * (dice_to_roll(state) - len(faces))
        play(state, " ".join(["roll", *faces, *others]), f"fill azuchi {line}")
    assert castles_of(state, A) == {"azuchi"}


@pytest.mark.rule("AOW-037")
def test_faceup_castles_in_the_center_and_of_opponents_may_be_attacked() -> None:
    dice, owners = "3 3 3 1 A C D", held("odani", "edo")
    assert "odani 1" in fillable(position(to_move=B, owners=owners, dice=dice))
    assert {"edo 1", "gifu 1"} < set(fillable(position(to_move=A, owners=owners, dice=dice)))


@pytest.mark.rule("AOW-037")
def test_ones_own_castle_may_not_be_attacked() -> None:
    """Also Part B, 12."""
    state = position(owners=held("odani"), dice="3 3 3 1 A C D")
    assert refused(state, "fill odani 1").rule == "AOW-037"
    assert refused(state, "fill odani daimyo").rule == "AOW-037"


@pytest.mark.rule("AOW-038")
def test_the_first_line_commits_to_its_castle() -> None:
    state = position(target="edo", filled=[1], dice="A C D 3")
    assert fillable(state) == ["edo 2", "edo 3"]
    assert refused(state, "fill gifu 1").rule == "AOW-038"


@pytest.mark.rule("AOW-038")
def test_the_commitment_lasts_for_one_turn() -> None:
    state = play(position(target="edo", filled=[1], dice="D"), "lose", "roll D 1 1 1 1 1 1")
    assert {"edo 3", "gifu 1"} < set(fillable(state))


@pytest.mark.rule("AOW-038")
def test_a_castle_is_not_announced() -> None:
    """Part B, 23: the first filled line fixes it, and nothing else does."""
    state = position(dice="A C D 3 1 1 1")
    assert state.to_json()["target"] is None
    assert refused(state, "attack edo").code == "unknown-verb"
    assert play(state, "fill edo 1").to_json()["target"] == "edo"


@pytest.mark.rule("AOW-039")
@pytest.mark.parametrize("dice", ["3 2", "3 3"])
def test_an_infantry_line_takes_at_least_its_number(dice: str) -> None:
    state = position(target="azuchi", filled=[1, 2], dice=dice)
    assert castles_of(play(state, "fill azuchi 3"), A) == {"azuchi"}


@pytest.mark.rule("AOW-039")
def test_an_infantry_line_does_not_take_less() -> None:
    assert refused(position(target="azuchi", filled=[1, 2], dice="3 1"), "fill azuchi 3").rule == "AOW-039"


@pytest.mark.rule("AOW-040")
def test_surplus_infantry_gives_nothing_to_another_line() -> None:
    state = position(target="takahashi", filled=[1], dice="3 3 A")
    play(state, "fill takahashi 2")
    assert filled_lines(state) == [1, 2]
    play(state, "roll 1")
    assert refused(state, "fill takahashi 3").rule == "AOW-039"


@pytest.mark.rule("AOW-041")
@pytest.mark.parametrize(("choice", "left"), [("fill takahashi 3", 2), ("fill takahashi 3 +1", 1)])
def test_redundant_infantry_may_be_placed_and_the_fewest_dice_are_proposed(choice: str, left: int) -> None:
    """Also Part B, 7: the proposal is the one without an addition."""
    state = position(target="takahashi", filled=[1], dice="2 3 A")
    assert fillable(state) == ["takahashi 2", "takahashi 3", "takahashi 3 +1"]
    assert dice_to_roll(play(state, choice)) == left


@pytest.mark.rule("AOW-041")
@pytest.mark.parametrize(("choice", "left"), [("", 5), (" +1", 4), (" +2", 3)])
def test_several_sets_of_infantry_fit(choice: str, left: int) -> None:
    """Part B, 8: of 3, 1, 2, 2 two dice are the fewest for [I4], be they 3 + 1 or 2 + 2; then three and all four."""
    state = play(position(dice="3 1 2 2 A C C"), f"fill matsuyama 2{choice}")
    assert dice_to_roll(state) == left


@pytest.mark.rule("AOW-041")
def test_only_infantry_that_shows_is_added() -> None:
    state = position(target="takahashi", filled=[1], dice="2 3 A")
    refusal = refused(state, "fill takahashi 3 +2")
    assert (refusal.code, refusal.rule) == ("no-spare", "AOW-041")


@pytest.mark.rule("AOW-041", "AOW-032")
def test_nothing_is_added_to_a_symbol_line() -> None:
    state = position(dice="A A A 1 1 D D")
    assert refused(state, "fill gifu 2 +1").rule == "AOW-041"


@pytest.mark.rule("AOW-041", "AOW-029")
def test_redundant_infantry_may_be_the_last_dice() -> None:
    state = play(position(target="takahashi", filled=[1], dice="2 3"), "fill takahashi 3 +1")
    assert whose_turn(state) == B


@pytest.mark.rule("AOW-042")
def test_other_symbols_are_no_infantry() -> None:
    assert refused(position(target="edo", filled=[1], dice="D A C"), "fill edo 3").rule == "AOW-042"


@pytest.mark.rule("AOW-042")
@pytest.mark.parametrize(("line", "symbol"), [(1, "D"), (2, "A"), (3, "C")])
def test_infantry_is_no_other_symbol(line: int, symbol: str) -> None:
    refusal = refused(position(dice="3"), f"fill gifu {line}")
    assert refusal.rule in ("AOW-032", "AOW-042")  # both forbid it
    assert f"gifu {line}" in fillable(position(dice=symbol))


@pytest.mark.rule("AOW-038")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(position(target="edo", filled=[1], dice="A C D 3"), "fill gifu 1"))
    assert "started on Edo" in english
    assert "entamé Edo" in french
