"""Chapter "Cards": decks, types of cards, windows; the cards themselves are in `test_kingdom_cards`."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.conditions import CONDITIONS
from warhall.games.age_of_conan.cards.contests import AddSuccess, Reroll
from warhall.games.age_of_conan.cards.looking import Peek, PeekAdventures
from warhall.games.age_of_conan.cards.pieces import (
    ArmyLoss,
    ArmyPlacement,
    ConanMove,
    PlaceArmy,
    PlaceEmissary,
    RaiderPlacement,
)
from warhall.games.age_of_conan.cards.prices import PRICES, Sacrifice
from warhall.games.age_of_conan.cards.supplies import GainGold
from warhall.games.age_of_conan.cards.verbs import VERBS
from warhall.games.age_of_conan.rules.cards import KINGDOM, Effects, can_draw, may_have_card
from warhall.games.age_of_conan.rules.limits import reserve_emissaries
from warhall.kernel import CHANCE, InvalidPositionError

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


@pytest.mark.rule("AOC-347")
def test_no_refreshing_in_the_turn_of_the_use() -> None:
    table = Table(turn="stygia", conan_player="turan", players=3, dice="military military military military")
    table.on_table("stygia", "st_thutothmes").give("stygia", gold=6, sorcery=0)
    table.play("use st_thutothmes")
    assert "refresh st_thutothmes" not in table.legal()
    assert table.refused("refresh st_thutothmes", "AOC-347").code == "card-used-now"
    table.play("take military", "done", "take military", "done", "conan stay", "take military", "done")
    assert table.turn == "stygia"
    table.play("refresh st_thutothmes", "use st_thutothmes")
    assert (table.of("stygia", "gold"), table.of("stygia", "sorcery")) == (5, 2)
    table.refused("refresh st_thutothmes", "AOC-347")


@pytest.mark.rule("AOC-347")
def test_a_card_used_in_defence_is_refreshed_in_the_next_own_turn() -> None:
    table = Table(turn="hyperborea", dice="military military", conan_player="stygia")
    table.on_table("aquilonia", "aq_bossonian_archers").fort("brythunia", "hyperborea", units=2)
    table.fort("border_kingdoms", "aquilonia").give("hyperborea", sorcery=0)
    table.play("take military", "attack brythunia border_kingdoms 2", "roll hit miss", "roll hit miss")
    table.play("use aq_bossonian_archers")
    table.skip().play("retreat")
    assert table.turn == "aquilonia"
    table.play("refresh aq_bossonian_archers")


@pytest.mark.rule("AOC-347")
def test_of_two_copies_only_the_one_used_before_is_refreshed() -> None:
    """Both copies of a card, one of them used in an earlier turn: for gold that one alone becomes ready."""
    table = Table(turn="hyperborea", conan_player="turan").on_table("hyperborea", "hy_witchmen", used=True)
    card = table.game.components.card_index["hy_witchmen"]
    table.on_table("hyperborea", "hy_witchmen", used=True).give("hyperborea", gold=9)
    table.state.used_now = [card]
    table.play("refresh hy_witchmen")
    assert table.state.table[table.seat("hyperborea")] == [card * 2, card * 2 + 1]
    table.refused("refresh hy_witchmen", "AOC-347")


@pytest.mark.rule("AOC-347", "AOC-355")
def test_the_text_of_a_card_refreshes_in_the_turn_of_the_use() -> None:
    table = Table(turn="hyperborea", conan_player="turan").on_table("hyperborea", "hy_witchmen", used=True)
    card = table.game.components.card_index["hy_witchmen"]
    table.state.used_now = [card]
    table.hand("hyperborea", "hy_blood_on_the_runes").give("hyperborea", sorcery=1)
    table.play("use hy_blood_on_the_runes", "refresh hy_witchmen")
    assert (table.state.table[table.seat("hyperborea")], table.state.used_now) == ([card * 2], [])
    assert table.of("hyperborea", "gold") == 3


@pytest.mark.rule("AOC-347", "AOC-421")
def test_why_a_card_is_not_refreshed() -> None:
    table = Table().on_table("aquilonia", "aq_prospero").on_table("aquilonia", "aq_bossonian_archers", used=True)
    table.hand("aquilonia", "aq_pallantides").give("aquilonia", gold=1)
    assert table.refused("refresh aq_prospero", "AOC-347").code == "card-ready"
    assert table.refused("refresh aq_pallantides", "AOC-421").code == "card-not-yours"
    assert table.refused("refresh aq_bossonian_archers", "AOC-421").code == "too-little-gold"


@pytest.mark.rule("AOC-355")
def test_peeking_at_cards_of_which_one_is_known() -> None:
    """Three cards from the top: the one whose place is known, and two by chance."""
    table = Table(turn="stygia", conan_player="turan", dice="wild").hand("stygia", "st_scrolls_of_luxur")
    seat, card = table.seat("stygia"), table.game.components.card_index["st_akivasha"]
    table.state.kingdom_deck[seat].remove(card)
    table.state.deck_top[seat] = [card]
    table.play("take wild court", "event st_scrolls_of_luxur")
    table.refused("peek st_thoth_amon st_thutothmes st_ctesphon st_tsotha_lanti")
    table.play("peek st_thoth_amon st_thutothmes")
    assert table.legal() == ["top st_akivasha", "top st_thoth_amon", "top st_thutothmes"]


@pytest.mark.rule("AOC-355", "AOC-042")
def test_there_is_something_to_see_while_adventures_are_to_come() -> None:
    table, peek = Table(), Peek(what="adventure_deck", n=1)
    assert peek.can(table.state, 0)
    table.state.adventures_left = 0
    assert not peek.can(table.state, 0)


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
    titles = {objective.names["fr"] for objective in components.objectives}
    assert titles >= {"Guerre aux Pirates", "Rois Marchands", "Pouvoir Militaire", "Nation de Sorciers"}
    assert titles >= {"La Route des Rois", "Empire Hyborien", "Asservir les Terres Sauvages"}


@pytest.mark.rule("AOC-342", "AOC-343")
@pytest.mark.parametrize("pile", ["kingdom_deck", "kingdom_discard", "deck_top", "kingdom_hand"])
def test_a_kingdom_card_can_be_drawn_as_long_as_one_is_left(pile: str) -> None:
    state = Table().state
    cards, state.kingdom_deck[0] = state.kingdom_deck[0], []
    getattr(state, pile)[0] = cards
    assert can_draw(state, 0, KINGDOM) == (pile != "kingdom_hand")


@pytest.mark.rule("AOC-322", "AOC-343")
@pytest.mark.parametrize(
    ("strategy", "kingdom", "sold"),
    [(True, True, ["buy cards", "buy strategy"]), (False, True, ["buy cards"]), (False, False, [])],
)
def test_only_cards_that_are_left_are_on_sale(strategy: bool, kingdom: bool, sold: list[str]) -> None:
    table = Table(players=3).give("aquilonia", gold=9)
    state = table.state
    if not strategy:
        state.strategy_hand[1], state.strategy_deck = state.strategy_deck, []
    if not kingdom:
        state.kingdom_hand[0], state.kingdom_deck[0] = state.kingdom_deck[0], []
    table.age_change(step=4)
    assert [buy for buy in ("buy cards", "buy strategy") if buy in table.legal()] == sold
    for buy in {"buy cards", "buy strategy"} - set(sold):
        table.refused(buy, "AOC-343")


@pytest.mark.rule("AOC-355")
def test_units_are_taken_from_one_army_until_the_number_is_full() -> None:
    table = Table().army("koth", "turan", 4, icon=1).army("ophir", "stygia", 3, icon=1)
    table.state.stack.append(ArmyLoss(table.seat("aquilonia"), 2, "any"))
    table.play("remove koth")
    assert table.legal("remove") == ["remove koth"]
    table.play("remove koth")
    assert (table.units("koth"), table.now) == (2, "turn")


@pytest.mark.rule("AOC-355", "AOC-129")
def test_units_are_placed_where_they_are_friendly_and_have_room() -> None:
    table = Table().fort("ophir", "aquilonia", units=5).fort("argos", "aquilonia", units=4).fort("koth", "turan")
    table.state.stack.append(ArmyPlacement(table.seat("aquilonia"), 2, "any"))
    assert table.legal("place") == ["place aquilonia", "place argos"]
    verb = PlaceArmy(1, "friendly")
    assert verb.can(table.state, 0)
    table.army("aquilonia", "aquilonia", table.units("aquilonia") + table.reserve("aquilonia")[0])
    assert not verb.can(table.state, 0)


@pytest.mark.rule("AOC-355", "AOC-407")
def test_emissaries_are_placed_from_the_reserve() -> None:
    table = Table()
    verb = PlaceEmissary(1, "friendly")
    assert verb.can(table.state, 0)
    table.emissaries("koth", "aquilonia", reserve_emissaries(table.state, 0))
    assert not verb.can(table.state, 0)


@pytest.mark.rule("AOC-355")
def test_an_adventure_whose_place_is_known_is_seen_without_chance() -> None:
    table = Table(turn="stygia", conan_player="stygia", conan="shem").hand("stygia", "st_scrying_pool")
    state = table.state
    state.adventure_top, state.adventure_known = [state.adventures[0]], [1 << table.seat("turan")]
    table.play("use st_scrying_pool")
    assert table.happened("adventures-seen")
    assert state.adventure_known == [1 << table.seat("turan") | 1 << table.seat("stygia")]


@pytest.mark.rule("AOC-353", "AOC-417")
def test_a_card_that_all_have_seen_is_in_no_hand() -> None:
    """Royal Command, the only instant of Aquilonia for its own turn, opens no window once it is played."""
    table = Table().hand("aquilonia", "aq_shield_wall")
    card = table.game.components.card_index["aq_royal_command"]
    timing = table.game.components.cards[card].timing
    assert may_have_card(table.state, 0, timing)
    table.state.stack.append(Effects(0, "aq_royal_command"))
    assert not may_have_card(table.state, 0, timing)
    table.state.stack.pop()
    table.state.kingdom_discard[0].append(card)
    assert not may_have_card(table.state, 0, timing)


@pytest.mark.rule("AOC-355")
def test_adventures_that_nobody_knows_come_after_those_that_somebody_does() -> None:
    table = Table()
    state, seat = table.state, table.seat("stygia")
    peek = PeekAdventures(seat, 3)
    assert peek.size(state) == 3
    state.adventure_top, state.adventure_known = state.adventures[:1], [1]
    assert peek.size(state) == 2
    action = table.game.parse_action("peek red_nails shadows_in_zamboula")
    assert [peek.seen(state, action, CHANCE, viewer) for viewer in (seat, 0, None)] == [action, None, None]
    PeekAdventures(seat, 2).check(state)
    with pytest.raises(InvalidPositionError):
        PeekAdventures(seat, 1).check(state)  # that one is known


@pytest.mark.rule("AOC-355")
@pytest.mark.parametrize(("poor", "possible"), [("aquilonia", True), ("", False)])
def test_gold_is_taken_from_somebody_who_has_some(poor: str, possible: bool) -> None:
    table = Table()
    for kingdom in ("aquilonia", "turan", "stygia", "hyperborea"):
        table.give(kingdom, gold=3 if (kingdom == "aquilonia") != bool(poor) else 0)
    assert GainGold(1, "player").can(table.state, 0) is possible
    assert GainGold(1).can(table.state, 0)


@pytest.mark.rule("AOC-273", "AOC-103")
def test_why_a_card_cannot_move_conan_or_place_a_raider_there() -> None:
    table = Table(conan="cimmeria")
    table.state.stack.append(ConanMove(0, 1))
    table.refused("conan stygia", "AOC-273")
    table.state.stack[-1] = RaiderPlacement(0, 1, "friendly")
    table.refused("raid koth")


@pytest.mark.rule("AOC-353")
def test_no_more_units_are_sacrificed_than_there_are() -> None:
    table = Table()
    units = table.units("aquilonia")
    Sacrifice(0, units).check(table.state)
    with pytest.raises(InvalidPositionError):
        Sacrifice(0, units + 1).check(table.state)
