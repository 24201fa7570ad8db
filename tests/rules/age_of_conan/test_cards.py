"""Chapter "Cards": decks, types of cards, windows; the cards themselves are in `test_kingdom_cards`."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.conditions import CONDITIONS
from warhall.games.age_of_conan.cards.contests import AddSuccess, Reroll
from warhall.games.age_of_conan.cards.prices import PRICES
from warhall.games.age_of_conan.cards.verbs import VERBS

GAME = AgeOfConan()


@pytest.mark.rule("AOC-339", "AOC-340")
def test_everybody_draws_from_the_own_deck() -> None:
    table = Table(turn="turan", dice="wild")
    table.play("take wild court", "draw both", "deal tu_ghaznavi", "deal jaws_of_the_valley")
    assert [len(deck) for deck in table.state.kingdom_deck] == [21, 20, 21, 21]


@pytest.mark.rule("AOC-341")
def test_an_empty_kingdom_deck_is_reshuffled_at_once() -> None:
    table = Table(dice="wild")
    deck = table.state.kingdom_deck[0]
    table.state.kingdom_deck[0], table.state.kingdom_discard[0], table.state.kingdom_hand[0] = (
        deck[:1],
        deck[1:7],
        deck[7:],
    )
    table.play("take wild court", "draw both", f"deal {GAME.components.cards[deck[0]].id}")
    assert (len(table.state.kingdom_deck[0]), len(table.state.kingdom_discard[0])) == (6, 0)


@pytest.mark.rule("AOC-342")
def test_without_kingdom_cards_the_rest_is_carried_out() -> None:
    table = Table(dice="wild")
    table.state.kingdom_hand[0], table.state.kingdom_deck[0] = table.state.kingdom_deck[0], []
    table.play("take wild court", "draw both")
    assert table.happened("no-card-left")
    table.play("deal jaws_of_the_valley")
    assert table.of("aquilonia", "strategy_hand") == 1


@pytest.mark.rule("AOC-343")
def test_the_strategy_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    table = Table(dice="wild")
    deck = table.state.strategy_deck
    table.state.strategy_deck, table.state.strategy_discard, table.state.strategy_hand[1] = (
        deck[:1],
        deck[1:21],
        deck[21:],
    )
    table.play("take wild court", "draw strategy", "deal jaws_of_the_valley")
    assert (len(table.state.strategy_deck), len(table.state.strategy_discard)) == (20, 0)
    table.play("deal ring_of_spears")
    assert len(table.state.strategy_deck) == 19


@pytest.mark.rule("AOC-343")
def test_neither_deck_nor_discard() -> None:
    table = Table(dice="wild military")
    table.state.strategy_hand[1], table.state.strategy_deck = table.state.strategy_deck, []
    table.play("take military", "done")
    empty = Table(dice="wild")
    empty.state.strategy_hand[1], empty.state.strategy_deck = empty.state.strategy_deck, []
    empty.play("take wild court", "draw strategy")
    assert empty.turn == "turan"


@pytest.mark.rule("AOC-341")
def test_an_empty_deck_waits_for_the_next_draw() -> None:
    """Deck and discard empty: an event that is played now lies in the discard until a card is needed."""
    table = Table(dice="wild wild wild wild wild")
    deck = table.state.kingdom_deck[0]
    table.state.kingdom_hand[0], table.state.kingdom_deck[0] = deck, []
    table.play("take wild court", "event aq_publius_the_chancellor", "place aquilonia")
    assert (table.of("aquilonia", "kingdom_deck"), table.of("aquilonia", "kingdom_discard")) == (0, 1)


@pytest.mark.rule("AOC-344", "AOC-350", "AOC-351")
def test_three_types() -> None:
    cards = GAME.components.cards[: GAME.components.first_artifact]
    assert {card.type for card in cards} == {"table", "event", "instant"}
    for card in cards:
        assert (card.cost > 0) == (card.type == "table")


@pytest.mark.rule("AOC-345", "AOC-346", "AOC-348", "AOC-356")
def test_playing_and_using_a_table_card() -> None:
    table = Table(dice="military").hand("aquilonia", "aq_bossonian_archers")
    table.play("play aq_bossonian_archers")
    assert table.of("aquilonia", "gold") == 1
    table.play("take military", "attack aquilonia ophir 3")
    table.roll("hit hit miss")
    table.play("use aq_bossonian_archers")
    assert table.successes()[0] == 3
    assert table.state.table[0][0] & 1
    assert "use aq_bossonian_archers" not in table.legal()


@pytest.mark.rule("AOC-347", "AOC-072")
def test_refreshing_for_gold_in_the_card_step_only() -> None:
    table = Table(dice="military").on_table("aquilonia", "aq_bossonian_archers", used=True)
    table.play("refresh aq_bossonian_archers")
    assert table.of("aquilonia", "gold") == 1
    later = Table(dice="military").on_table("aquilonia", "aq_bossonian_archers", used=True)
    later.play("take military")
    later.refused("refresh aq_bossonian_archers", "AOC-347")


@pytest.mark.rule("AOC-348", "AOC-417")
def test_any_number_of_table_cards_in_public() -> None:
    table = Table().on_table("aquilonia", "aq_prospero", "aq_pallantides", "aq_count_trocero", "aq_black_dragons")
    table.on_table("aquilonia", "aq_priests_of_mitra").hand("aquilonia", "aq_gunderland_pikemen")
    assert "play aq_gunderland_pikemen" in table.legal()
    assert len(table.state.view(3)["seats"][0]["table"]) == 5


@pytest.mark.rule("AOC-349")
def test_a_table_card_in_a_foreign_turn() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia").on_table("aquilonia", "aq_bossonian_archers")
    table.fort("koth", "turan", units=2).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 2", "roll hit miss", "roll hit miss miss")
    assert table.legal() == ["pass", "use aq_bossonian_archers"]


@pytest.mark.rule("AOC-351", "AOC-350")
def test_instants_and_events_go_to_the_discard() -> None:
    table = Table(dice="military").hand("aquilonia", "aq_charge_of_the_heavy_horse")
    table.play("take military", "attack aquilonia ophir 3")
    while table.legal() == ["pass"]:
        table.play("pass")
    table.play("use aq_charge_of_the_heavy_horse")
    assert table.of("aquilonia", "kingdom_discard") == 1
    assert table.of("aquilonia", "gold") == 3
    assert table.dice()[0] == 4


@pytest.mark.rule("AOC-352")
def test_reward_cards_between_turns() -> None:
    table = Table(turn="turan", conan_player="stygia", conan="nordheim").hand("stygia", "st_grave_gold").end_adventure()
    table.play("find m3s1")
    assert table.legal() == ["keep", "trade", "use st_grave_gold"]
    table.play("use st_grave_gold", "keep")
    assert (table.of("stygia", "gold"), table.of("stygia", "sorcery")) == (4, 3)


@pytest.mark.rule("AOC-353")
def test_strategy_cards() -> None:
    for card in GAME.components.strategy:
        assert 1 <= card.rating <= 6
        assert card.area_23 != card.area_24
        assert card.symbols in (1, 2, 3)
        assert 1 <= card.terrains <= 15
    shield_plains_north = [c for c in GAME.components.strategy if c.symbols == 1 and c.terrains & 1 and c.area_24 == 0]
    assert any(card.area_23 == 3 for card in shield_plains_north)
    assert any(card.area_23 == 1 for card in GAME.components.strategy if card.symbols == 1 and card.area_24 == 0)


@pytest.mark.rule("AOC-354")
def test_an_artifact_in_two_contests_of_one_turn() -> None:
    table = Table(dice="military").artifact("heart_of_tammuz", "aquilonia")
    table.play("take military", "attack aquilonia ophir 4")
    for dice in (4, 3):
        table.roll(" ".join(["miss"] * dice))
        table.play("use heart_of_tammuz", "reroll miss", "roll hit")
        table.roll("miss miss miss")
        if table.now == "march":
            table.play("march")
    assert table.marker("ophir") == ("aquilonia", "fort")


@pytest.mark.rule("AOC-355", "AOC-409")
def test_the_absolute_bounds_hold_against_cards() -> None:
    table = Table(turn="hyperborea", conan_player="stygia", dice="wild").hand("hyperborea", "hy_wolves_of_the_north")
    table.fort("ophir", "aquilonia").raiders("punt", 9)
    table.play("take wild court", "event hy_wolves_of_the_north", "done", "raid ophir")
    assert sum(table.state.raiders) == 10
    assert table.now == "deal"  # no second token


@pytest.mark.rule("AOC-355")
def test_every_word_of_the_vocabulary_is_used() -> None:
    cards = GAME.components.cards
    assert {type(verb) for card in cards for verb in card.verbs} == set(VERBS)
    assert {type(price) for card in cards for price in card.price} == set(PRICES)
    assert {type(condition) for card in cards for condition in card.conditions} == set(CONDITIONS)


@pytest.mark.rule("AOC-356", "AOC-357")
def test_cards_quoted_in_the_rulebooks() -> None:
    components = GAME.components
    archers = components.cards[components.card_index["aq_bossonian_archers"]]
    assert (archers.type, archers.cost) == ("table", 2)
    assert archers.verbs == (AddSuccess(1),)
    veziz = components.cards[components.card_index["tu_veziz_shah"]]
    assert (veziz.type, veziz.verbs[0]) == ("table", Reroll(2, "own"))
    empire = components.objectives[components.objective_index["hyborian_empire"]]
    assert (empire.metric, empire.minimum, empire.reward) == ("forts_cities", 2, 2)
