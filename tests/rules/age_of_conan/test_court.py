"""Chapter "Court"."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import KINGDOMS, Card

EVENTS = [card for card in AgeOfConan().components.cards if card.type == "event"]


def conan_player_at_court(conan: str = "ophir", **options: Any) -> Table:
    table = Table(conan_player="aquilonia", conan=conan, dice="court court", **options)
    table.play("take court")
    return table


@pytest.mark.rule("AOC-101", "AOC-102", "AOC-103", "AOC-104", "AOC-285")
def test_conan_moves_and_raiders_gather_in_either_order() -> None:
    table = conan_player_at_court()
    near = {"aquilonia", "corinthia", "koth", "nemedia"}
    assert {action.split()[1] for action in table.legal("conan")} == near
    assert {action.split()[1] for action in table.legal("raid")} == near | {"ophir"}
    table.play("conan koth")
    assert table.legal("conan") == []
    assert "raid zamora" in table.legal()
    assert "raid aquilonia" not in table.legal()
    table.play("raid zamora")
    assert table.legal("raid") == []
    assert len(table.state.track) == 3
    assert table.of("aquilonia", "tokens") == 0
    before = conan_player_at_court()
    before.play("raid aquilonia", "conan koth")
    assert before.legal("raid") == []


@pytest.mark.rule("AOC-092")
def test_the_conan_part_is_over_when_cards_are_drawn() -> None:
    table = conan_player_at_court()
    table.play("draw strategy", "deal jaws_of_the_valley savage_onslaught")
    table.refused("raid ophir")
    assert table.turn == "turan"


@pytest.mark.rule("AOC-105")
def test_raiders_anywhere_and_several() -> None:
    table = conan_player_at_court("aquilonia").tower("zamora", "turan")
    table.raiders("aquilonia", 1).raiders("steppes", 1).raiders("zamora", 2)
    table.play("raid aquilonia")
    assert table.state.raiders[table.at("aquilonia")] == 2


@pytest.mark.rule("AOC-106", "AOC-286", "AOC-300")
def test_others_take_the_leftmost_token() -> None:
    table = Table(turn="turan", dice="court", track="m1g2 t2g1 w1g2")
    table.play("take court")
    assert table.happened("token-taken")[0].data["token"] == "m1g2"
    table.play("keep")
    assert [table.game.components.tokens[token].id for token in table.state.track] == ["t2g1", "w1g2"]
    assert table.of("turan", "tokens") == 1


@pytest.mark.rule("AOC-106", "AOC-025")
def test_in_french_the_token_may_be_left() -> None:
    table = Table(turn="turan", dice="court", ruleset="fr")
    table.play("take court")
    assert table.legal() == ["token leave", "token take"]
    table.play("token leave")
    assert len(table.state.track) == 3


@pytest.mark.rule("AOC-106")
def test_from_an_empty_track_nothing_is_taken() -> None:
    table = Table(turn="turan", dice="court", track="")
    table.play("take court")
    assert table.now == "court"


@pytest.mark.rule("AOC-107", "AOC-339", "AOC-340")
def test_a_kingdom_and_a_strategy_card() -> None:
    table = Table(dice="wild")
    table.play("take wild court", "draw both", "deal aq_pallantides", "deal hold_the_heights")
    assert (table.of("aquilonia", "kingdom_hand"), table.of("aquilonia", "strategy_hand")) == (1, 1)
    assert (table.of("aquilonia", "kingdom_deck"), len(table.state.strategy_deck)) == (20, 36)
    assert table.of("turan", "kingdom_deck") == 21


@pytest.mark.rule("AOC-108")
def test_two_strategy_cards() -> None:
    table = Table(dice="wild")
    table.play("take wild court", "draw strategy", "deal hold_the_heights close_ranks")
    assert table.of("aquilonia", "strategy_hand") == 2
    assert table.of("aquilonia", "kingdom_deck") == 21


@pytest.mark.rule("AOC-109", "AOC-110", "AOC-350")
def test_one_event_instead_of_cards() -> None:
    table = Table(dice="wild").hand("aquilonia", "aq_publius_the_chancellor", "aq_council_of_peers")
    table.play("take wild court", "event aq_publius_the_chancellor", "place aquilonia")
    assert table.of("aquilonia", "gold") == 5
    assert table.envoys("aquilonia", "aquilonia") == 5
    assert table.of("aquilonia", "kingdom_hand") == 1
    assert table.of("aquilonia", "kingdom_discard") == 1
    assert table.of("aquilonia", "strategy_hand") == 0
    assert table.skip().turn == "turan"


@pytest.mark.rule("AOC-109")
def test_an_event_that_changes_nothing_may_be_played() -> None:
    """All 18 units are on the map: the levy raises nobody."""
    table = Table(dice="wild").hand("aquilonia", "aq_baronial_levy").army("aquilonia", "aquilonia", 8)
    table.fort("ophir", "aquilonia", units=5).fort("argos", "aquilonia", units=5)
    table.play("take wild court", "event aq_baronial_levy")
    assert table.reserve("aquilonia")[0] == 0
    assert (table.of("aquilonia", "kingdom_hand"), table.of("aquilonia", "kingdom_discard")) == (0, 1)
    assert table.skip().turn == "turan"


@pytest.mark.rule("AOC-109", "AOC-350", "AOC-421")
def test_the_price_of_an_event_must_be_paid_even_so() -> None:
    table = Table(turn="hyperborea", conan_player="turan", dice="wild").hand("hyperborea", "hy_barrows_open")
    table.give("hyperborea", sorcery=0)
    table.play("take wild court")
    assert not table.legal("event")
    assert table.refused("event hy_barrows_open", "AOC-421").code == "card-price"


@pytest.mark.rule("AOC-109", "AOC-355")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_every_event_may_be_played_where_there_is_next_to_nothing_to_do(event: Card) -> None:
    """All own pieces and all raiders are on the map, nobody else has anything, and no die is left."""
    kingdom = KINGDOMS[event.kingdom]
    table = Table(turn=kingdom, dice="wild", track="").hand(kingdom, event.id).raiders("punt", 10)
    table.army(kingdom, kingdom, 18).emissaries(kingdom, kingdom, 6)
    for other in KINGDOMS:
        table.give(other, gold=0, sorcery=int(other == kingdom))
    table.play("take wild court", f"event {event.id}")
    while not table.of(kingdom, "kingdom_discard"):
        legal = table.legal() or [str(table.state.sample_chance(random.Random(1)))]
        table.play("done" if "done" in legal else legal[0])


@pytest.mark.rule("AOC-111")
def test_no_hand_limit() -> None:
    table = Table(dice="wild")
    table.hand("aquilonia", *[card.id for card in table.game.components.strategy[:15]])
    table.play("take wild court", "draw strategy", "deal siege_engines steady_advance")
    assert table.of("aquilonia", "strategy_hand") == 17
    assert table.turn == "turan"
