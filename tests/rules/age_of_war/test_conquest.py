"""Conquering castles and clans: AOW-047 to AOW-051. All examples are made up."""

from __future__ import annotations

import pytest

from .table import A, B, C, castles_of, center, facedown, fillable, held, play, points, position, refused, spoken


@pytest.mark.rule("AOW-047")
def test_a_castle_is_taken_from_an_opponent() -> None:
    state = position(owners=held("odani", "edo gifu"), target="edo", filled=[1, 2, 3], dice="D")
    assert (points(state, A), points(state, B)) == (1, 4)
    play(state, "fill edo daimyo")
    assert castles_of(state, A) == {"odani", "edo"}
    assert castles_of(state, B) == {"gifu"}
    assert (points(state, A), points(state, B)) == (4, 1)
    assert facedown(state) == set()


@pytest.mark.rule("AOW-047")
def test_a_castle_is_taken_from_the_center() -> None:
    state = play(position(target="edo", filled=[1, 2], dice="3"), "fill edo 3")
    assert castles_of(state, A) == {"edo"}
    assert len(center(state)) == 13
    assert facedown(state) == set()


@pytest.mark.rule("AOW-047")
def test_it_is_told_from_whom_a_castle_was_taken() -> None:
    state = position(target="edo", filled=[1, 2], dice="3")
    told = [(event.kind, event.data) for event in state.apply_action("fill edo 3")]
    assert ("castle-conquered", {"seat": A, "castle": "edo", "points": 3}) in told
    assert "castle-taken" not in [kind for kind, _ in told]
    state = position(owners=held("odani", "edo gifu"), target="edo", filled=[1, 2, 3], dice="D")
    told = [(event.kind, event.data) for event in state.apply_action("fill edo daimyo")]
    assert ("castle-taken", {"seat": A, "castle": "edo", "points": 3, "victim": B}) in told
    assert "castle-conquered" not in [kind for kind, _ in told]


@pytest.mark.rule("AOW-047", "AOW-037")
def test_a_castle_may_be_taken_back() -> None:
    state = position(owners=held("", "odani"), target="odani", filled=[1], dice="D")
    play(state, "fill odani daimyo", "roll D 1 1 1 1 1 1", "fill odani daimyo", "roll 3 3 3 1 1 1", "fill odani 1")
    assert castles_of(state, B) == {"odani"}


@pytest.mark.rule("AOW-048")
def test_a_complete_clan_is_turned_facedown_at_once() -> None:
    state = position(owners=held("gassantoda"), target="takahashi", filled=[1, 2], dice="2")
    assert points(state, A) == 2
    play(state, "fill takahashi 3")
    assert facedown(state) == {"gassantoda", "takahashi"}
    assert points(state, A) == 5


@pytest.mark.rule("AOW-048")
def test_a_clan_divided_between_players_stays_faceup() -> None:
    state = position(owners=held("", "gassantoda"), target="takahashi", filled=[1, 2], dice="2")
    play(state, "fill takahashi 3")
    assert facedown(state) == set()
    assert (points(state, A), points(state, B)) == (2, 2)


@pytest.mark.rule("AOW-049")
@pytest.mark.parametrize("castle", ["gassantoda", "takahashi"])
@pytest.mark.parametrize("player", [A, B, C])
def test_facedown_castles_are_safe_from_everyone(castle: str, player: int) -> None:
    state = position(players=3, to_move=player, owners=held("mori"), dice="3 3 2 C C D D")
    assert refused(state, f"fill {castle} 1").rule == "AOW-049"
    assert refused(state, f"fill {castle} daimyo").rule == "AOW-049"
    assert not [line for line in fillable(state) if line.startswith(castle)]


@pytest.mark.rule("AOW-050")
def test_kumamoto_can_never_be_taken_from_its_owner() -> None:
    """Also Part B, 16: whether it has a special line does not matter."""
    state = play(position(target="kumamoto", filled=[1, 2, 3], dice="3 1"), "fill kumamoto 4")
    assert castles_of(state, A) == facedown(state) == {"kumamoto"}
    assert points(state, A) == 3
    play(state, "roll 3 3 A C D D D")
    for line in ("1", "2", "3", "4", "daimyo"):
        assert refused(state, f"fill kumamoto {line}").rule in ("AOW-049", "AOW-050")


@pytest.mark.rule("AOW-051")
def test_a_clan_may_be_completed_from_an_opponent() -> None:
    state = position(owners=held("matsuyama", "marugame"), target="marugame", filled=[1, 2], dice="D")
    assert points(state, A) == 2
    play(state, "fill marugame daimyo")
    assert castles_of(state, A) == facedown(state) == {"matsuyama", "marugame"}
    assert (points(state, A), points(state, B)) == (4, 0)


@pytest.mark.rule("AOW-049")
def test_refusal_in_both_languages() -> None:
    english, french = spoken(refused(position(to_move=B, owners=held("mori"), dice="D"), "fill gassantoda 1"))
    assert "Gassantoda lies facedown" in english
    assert "Gassantoda est face cachée" in french
