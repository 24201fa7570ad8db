"""Chapter "Set-up"."""

from __future__ import annotations

import random
from contextlib import nullcontext

import pytest

import warhall
from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import BID_VALUES, COLOURS, KINGDOMS
from warhall.games.age_of_conan.rules.limits import reserve_emissaries, reserve_units
from warhall.games.age_of_conan.rules.objectives import Objectives
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import InvalidOptionError, InvalidPositionError


def deal(game: AgeOfConan, until: str, seed: int = 0) -> AgeOfConanState:
    """Let chance act until a frame of this kind is due."""
    state = game.new_initial_state()
    rng = random.Random(seed)
    while state.stack[-1].name() != until:
        state.apply_action(state.sample_chance(rng))
    return state


@pytest.mark.rule("AOC-001")
def test_distinct_kingdoms_for_two_to_four_players() -> None:
    assert AgeOfConan(players=3, kingdoms=["aquilonia", "turan", "stygia"]).kingdoms == (0, 1, 2)
    for players, kingdoms in ((3, ["aquilonia", "turan", "turan"]), (2, ["aquilonia"]), (2, ["nemedia", "turan"])):
        with pytest.raises(InvalidOptionError) as caught:
            AgeOfConan(players=players, kingdoms=kingdoms)
        assert caught.value.rule == "AOC-001"
        assert caught.value.field == "kingdoms"
    for players in (1, 5):
        with pytest.raises(InvalidOptionError):
            warhall.load_game("age-of-conan", players=players)


@pytest.mark.rule("AOC-393")
def test_a_seat_without_a_kingdom_gets_the_next_of_the_recommended_ones() -> None:
    assert AgeOfConan(players=3).kingdoms == (0, 1, 2)
    assert AgeOfConan(players=2, kingdoms=["turan", ""]).kingdoms == (1, 0)
    assert AgeOfConan(players=3, kingdoms=",hyperborea,").kingdoms == (0, 3, 1)


@pytest.mark.rule("AOC-002", "AOC-025")
def test_aquilonia_is_required_by_the_french_rules_only() -> None:
    AgeOfConan(players=2, kingdoms=["turan", "stygia"])
    AgeOfConan(players=2, kingdoms=["turan", "stygia"], ruleset="fr", require_aquilonia=False)
    for options in ({"ruleset": "fr"}, {"require_aquilonia": True}):
        with pytest.raises(InvalidOptionError) as caught:
            AgeOfConan(players=2, kingdoms=["turan", "stygia"], **options)
        assert caught.value.rule == "AOC-002"


@pytest.mark.rule("AOC-003", "AOC-005", "AOC-006", "AOC-007", "AOC-008", "AOC-009", "AOC-010", "AOC-021", "AOC-415")
def test_each_kingdom_starts_with_its_kit() -> None:
    state = AgeOfConan(players=4).new_initial_state()
    assert [len(deck) for deck in state.kingdom_deck] == [21] * 4
    assert state.gold == [3] * 4
    assert sum(state.gold) == 12
    assert state.sorcery == [0, 0, 2, 2]
    assert state.points == [0] * 4
    assert [reserve_units(state, seat) for seat in range(4)] == [13, 13, 14, 14]
    assert [reserve_emissaries(state, seat) for seat in range(4)] == [2] * 4
    assert BID_VALUES == (0, 3, 4, 5, 6)
    assert state.bid_tokens == [31] * 4
    homes = state.game.homes
    for province in range(29):
        if province not in homes:
            assert not state.armies[province]
    turan = state.game.kingdoms.index(KINGDOMS.index("turan"))
    assert state.armies[homes[turan]] == 5
    assert state.emissaries[turan][homes[turan]] == 4


@pytest.mark.rule("AOC-004")
def test_colours() -> None:
    assert dict(zip(KINGDOMS, COLOURS, strict=True)) == {
        "aquilonia": "red",
        "turan": "yellow",
        "stygia": "green",
        "hyperborea": "purple",
    }


@pytest.mark.rule("AOC-011", "AOC-012", "AOC-013", "AOC-014", "AOC-015", "AOC-016", "AOC-017", "AOC-018", "AOC-020")
def test_objectives_hands_adventure_and_track() -> None:
    game = AgeOfConan(players=3)
    state = deal(game, "artifacts")
    assert len(state.objectives) == 3
    assert len(state.objective_deck) == 9
    assert [len(hand) for hand in state.kingdom_hand] == [2] * 3
    assert [len(hand) for hand in state.strategy_hand] == [2] * 3
    assert [len(deck) for deck in state.kingdom_deck] == [19] * 3
    assert len(state.strategy_deck) == 37 - 6
    assert game.province_ids[state.conan] == "cimmeria"
    assert (state.adventures_left, len(state.adventures)) == (3, 26)
    card = game.components.adventures[state.adventure]
    assert state.destination == card.destination
    assert len(state.track) == card.length
    assert len(state.bag) == 56 - card.length


@pytest.mark.rule("AOC-020")
def test_the_order_of_the_set_up() -> None:
    state = AgeOfConan(players=2).new_initial_state()
    rng = random.Random(1)
    kinds: list[str] = []
    while state.stack[-1].name() != "bid":
        kind = state.stack[-1].name()
        kinds += [kind] if kinds[-1:] != [kind] else []
        state.apply_action(state.sample_chance(rng))
    assert kinds == ["objectives", "deal", "adventure", "track", "artifacts", "deal"]


@pytest.mark.rule("AOC-018")
def test_the_first_token_drawn_is_leftmost() -> None:
    state = AgeOfConan(players=2).new_initial_state()
    rng = random.Random(1)
    while state.stack[-1].name() != "adventure":
        state.apply_action(state.sample_chance(rng))
    state.apply_action("adventure devil_in_iron")  # length 4
    state.apply_action("track m1g2 t2g1 w1g2 m3s1")
    assert [state.game.components.tokens[token].id for token in state.track] == ["m1g2", "t2g1", "w1g2", "m3s1"]


@pytest.mark.rule("AOC-019", "AOC-403", "AOC-404")
def test_artifacts_and_bonus_card() -> None:
    four = deal(AgeOfConan(players=4), "bid")
    assert sorted([*four.artifacts, four.bonus_card]) == [0, 1, 2, 3]
    two = deal(AgeOfConan(players=2), "bid")
    assert sorted(two.artifacts) == [-1, 0, 1]
    assert two.bonus_card == -1
    dealt = {deal(AgeOfConan(players=2, ruleset="en"), "bid", seed).bonus_card for seed in range(12)}
    assert dealt > {-1}  # the bonus card is among the four that are shuffled


@pytest.mark.rule("AOC-019")
def test_each_player_is_as_likely_to_get_the_bonus_card() -> None:
    state = deal(AgeOfConan(players=4), "artifacts")
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 24
    first = sum(chance for action, chance in outcomes if action.args[0] == "conan_bonus")
    assert first == pytest.approx(1 / 4)


@pytest.mark.rule("AOC-022")
def test_seating_is_the_order_of_the_kingdoms() -> None:
    game = AgeOfConan(players=3, kingdoms=["stygia", "aquilonia", "turan"])
    assert [KINGDOMS[kingdom] for kingdom in game.kingdoms] == ["stygia", "aquilonia", "turan"]


@pytest.mark.rule("AOC-023", "AOC-024", "AOC-085", "AOC-048", "AOC-049")
def test_the_opening_bid_gives_the_first_turn() -> None:
    state = deal(AgeOfConan(players=4), "bid")
    assert len(state.strategy_deck) == 37 - 8 - 4
    bids = {0: "3", 1: "6", 2: "3", 3: "3"}
    for seat, token in bids.items():
        best = max(state.strategy_hand[seat], key=lambda card: state.game.components.strategy[card].rating)
        state.apply_action(f"bid {token} {state.game.components.strategy[best].id}", seat)
    while state.stack[-1].name() in ("bid-cards", "bonus"):
        state.apply_action("pass")
    if state.is_chance() and state.stack[-1].name() == "bid-tie":
        state.apply_action(state.sample_chance(random.Random(0)))
    assert state.turn == state.conan_player
    assert state.stack[-1].name() == "fate"
    assert [len(hand) for hand in state.kingdom_hand] == [2] * 4
    assert [len(hand) for hand in state.strategy_hand] == [2] * 4
    assert (len(state.strategy_deck), len(state.strategy_discard)) == (25, 4)
    state.apply_action("fate court court military intrigue mixed wild military")
    assert sum(state.pool) == 7


@pytest.mark.rule("AOC-011")
@pytest.mark.parametrize(("number", "possible"), [(0, False), (1, True), (2, True), (3, False)])
def test_no_more_objectives_are_revealed_than_players_lack(number: int, possible: bool) -> None:
    state = Table().objectives("hyborian_empire", "road_of_kings").state
    with nullcontext() if possible else pytest.raises(InvalidPositionError):
        Objectives(number).check(state)
