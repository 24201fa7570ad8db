"""Chapter "Bidding for Conan"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.rules.bidding import Bid, StartBid
from warhall.games.age_of_conan.rules.course import Course
from warhall.kernel import InvalidPositionError

# strategy cards by rating: jaws_of_the_valley sally_from_the_gate feint_and_strike are 1, savage_onslaught
# hammer_and_anvil locked_shields are 2, axes_in_the_brush ring_of_spears fire_and_sword are 3, knives_in_the_dark
# torches_at_midnight are 5, bar_the_gates hedge_of_pikes are 6

HANDS = {
    "aquilonia": "hammer_and_anvil jaws_of_the_valley",
    "turan": "axes_in_the_brush sally_from_the_gate",
    "stygia": "savage_onslaught feint_and_strike",
    "hyperborea": "locked_shields spring_the_trap",
}


def bidding(*, conan: str = "cimmeria", hands: dict[str, str] = HANDS, **options: Any) -> Table:
    """Everybody is about to bid; each hand has the given cards, and draws one more as it comes."""
    table = Table(conan=conan, **options)
    for kingdom in table.game.options["kingdoms"].split(","):
        table.hand(kingdom, *hands.get(kingdom, "").split())
    table.stack(Course(), StartBid())
    drawn = ["siege_engines", "street_by_street", "hidden_reserve", "under_the_trees"]
    while table.now == "deal":
        table.play(f"deal {drawn.pop(0)}")
    return table


def bid(table: Table, **bids: str) -> Table:
    for kingdom, words in bids.items():
        table.act(kingdom, f"bid {words}")
    return table


def all_bid(table: Table, aquilonia: str, turan: str) -> Table:
    """These two for Conan, and the others what they can spare."""
    return bid(table, aquilonia=aquilonia, turan=turan, stygia="3 savage_onslaught", hyperborea="3 locked_shields")


@pytest.mark.rule("AOC-048", "AOC-049", "AOC-050", "AOC-051", "AOC-052")
def test_a_card_and_an_available_token_are_compulsory() -> None:
    table = bidding()
    assert [len(hand) for hand in table.state.strategy_hand] == [3] * 4
    table.state.bid_tokens[0] = 0b10011  # 0, 3, 6
    table.hand("aquilonia", "aq_shield_wall")
    table.state._offered = None
    assert {action.split()[1] for action in table.legal()} == {"0", "3", "6"}
    assert {action.split()[2] for action in table.legal()} == {
        "jaws_of_the_valley",
        "hammer_and_anvil",
        "siege_engines",
    }
    table.refused("bid 5 jaws_of_the_valley", "AOC-051")
    table.refused("bid 3")
    table.refused("pass", "AOC-052")


@pytest.mark.rule("AOC-053", "AOC-418", "AOC-419")
def test_bids_are_secret_and_revealed_together() -> None:
    table = bidding()
    assert table.state.active_players() == (0, 1, 2, 3)
    bid(table, hyperborea="4 locked_shields", aquilonia="5 hammer_and_anvil", turan="6 axes_in_the_brush")
    view = table.state.view(table.seat("stygia"))
    assert [seat["bid"] for seat in view["seats"]] == ["hidden", "hidden", None, "hidden"]
    assert view["waiting"] == [2]
    assert not table.happened("bid-revealed")
    bid(table, stygia="3 savage_onslaught")
    assert len(table.happened("bid-revealed")) == 4


@pytest.mark.rule("AOC-420")
def test_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    table = bidding()
    bid(table, aquilonia="5 hammer_and_anvil")
    assert table.state.active_players() == (1, 2, 3)  # nobody waits for Aquilonia any more
    bid(table, aquilonia="6 jaws_of_the_valley", turan="3 axes_in_the_brush", stygia="3 savage_onslaught")
    assert table.state.view(0)["seats"][0]["bid"] == 6
    bid(table, hyperborea="3 locked_shields")
    table.refused("bid 5 hammer_and_anvil", kingdom="aquilonia")


@pytest.mark.rule("AOC-054", "AOC-055", "AOC-059", "AOC-060", "AOC-061", "AOC-062", "AOC-065")
def test_turan_wins_the_opening_bid() -> None:
    """The rulebook's example: Aquilonia 3 + 2, Turan 5 + 3."""
    table = bidding()
    all_bid(table, "3 hammer_and_anvil", "5 axes_in_the_brush")
    totals = {event.data["seat"]: event.data["total"] for event in table.happened("bid-revealed")}
    assert (totals[0], totals[1]) == (5, 8)
    assert table.state.conan_player == table.seat("turan")
    assert len(table.state.strategy_discard) == 4
    view = table.state.view(None)
    assert view["seats"][1]["bid_tokens"] == [0, 3, 4, 6]
    assert view["seats"][0]["bid_tokens"] == [0, 3, 4, 5, 6]


@pytest.mark.rule("AOC-055")
def test_ratings_are_one_to_six() -> None:
    ratings = {card.rating for card in bidding().game.components.strategy}
    assert ratings == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("AOC-056")
def test_tie_fewest_tokens() -> None:
    table = bidding().tokens("aquilonia", "m1s2", "m1s2", "t1g2", "t1g2").tokens("turan", "m3s1", "t3g1", "w3g1")
    all_bid(table, "6 hammer_and_anvil", "5 axes_in_the_brush")
    assert table.state.conan_player == table.seat("turan")


@pytest.mark.rule("AOC-057", "AOC-025")
@pytest.mark.parametrize(("ruleset", "winner"), [("faq", "aquilonia"), ("en", "aquilonia"), ("fr", "turan")])
def test_tie_nearest_home(ruleset: str, winner: str) -> None:
    """Conan in Ophir and the marker in Punt: Aquilonia is nearer to him, Turan to the marker."""
    table = bidding(conan="ophir", ruleset=ruleset)
    table.state.destination = table.at("punt")
    all_bid(table, "6 hammer_and_anvil", "5 axes_in_the_brush")
    assert table.state.conan_player == table.seat(winner)


@pytest.mark.rule("AOC-058")
def test_last_tie_is_random() -> None:
    table = bidding(conan="zamora")
    table.state.conan = table.at("koth")
    homes = table.game.homes
    distance = table.game.components.distance
    level = next(
        p
        for p in range(29)
        if distance[p][homes[0]] == distance[p][homes[1]] < min(distance[p][homes[2]], distance[p][homes[3]]) + 9
    )
    table.state.conan = level
    all_bid(table, "6 hammer_and_anvil", "5 axes_in_the_brush")
    assert table.now == "bid-tie"
    outcomes = dict(table.state.chance_outcomes())
    assert outcomes == {"winner aquilonia": 0.5, "winner turan": 0.5}
    table.refused_position("AOC-058", seats=[0])
    table.refused_position("AOC-058", seats=[0, 4])
    position = table.state.to_json()
    for changed in ({"bids": "settled"}, {"seats": [seat | {"bid": None} for seat in position["seats"]]}):
        with pytest.raises(InvalidPositionError) as caught:
            table.game.state_from_json(position | changed)
        assert caught.value.rule in ("AOC-053", "AOC-343")
    table.play("winner turan")
    assert table.state.conan_player == 1


@pytest.mark.rule("AOC-063", "AOC-064")
def test_the_zero_token_recovers_the_others_once() -> None:
    table = bidding()
    table.state.bid_tokens[0] = 0b01011  # 0, 3 and 5; 4 and 6 are spent
    table.state._offered = None
    assert {action.split()[1] for action in table.legal()} == {"0", "3", "5"}
    all_bid(table, "0 hammer_and_anvil", "5 axes_in_the_brush")
    assert table.state.view(None)["seats"][0]["bid_tokens"] == [3, 4, 5, 6]


@pytest.mark.rule("AOC-066", "AOC-067", "AOC-068")
def test_the_bonus_card_replaces_the_bid_card() -> None:
    table = bidding(hands={**HANDS, "aquilonia": "hammer_and_anvil knives_in_the_dark"})
    table.state.bonus_card = 0
    all_bid(table, "4 hammer_and_anvil", "5 axes_in_the_brush")
    assert (table.now, table.actor) == ("bonus", "aquilonia")
    table.play("replace knives_in_the_dark")
    assert table.state.conan_player == 0  # 4 + 5 = 9
    assert len(table.state.strategy_discard) == 5
    assert table.state.bonus_card == 0


@pytest.mark.rule("AOC-068")
def test_the_bonus_card_is_optional_and_needs_another_card() -> None:
    table = bidding()
    table.state.bonus_card = 0
    all_bid(table, "4 hammer_and_anvil", "5 axes_in_the_brush")
    table.play("pass")
    assert table.state.conan_player == 1
    table = bidding(hands={"turan": "axes_in_the_brush", "stygia": "savage_onslaught", "hyperborea": "locked_shields"})
    table.state.bonus_card = 0
    all_bid(table, "4 siege_engines", "5 axes_in_the_brush")
    assert table.now != "bonus"


@pytest.mark.rule("AOC-069")
def test_a_player_without_strategy_cards_bids_the_token_alone() -> None:
    table = bidding(players=2, hands={"turan": "axes_in_the_brush"})
    hand = table.state.strategy_hand[0]
    table.state.strategy_discard = sorted([*table.state.strategy_discard, *hand])
    hand.clear()
    table.state._offered = None
    assert table.legal() == ["bid 0", "bid 3", "bid 4", "bid 5", "bid 6"]
    table.act("aquilonia", "bid 5")
    table.act("turan", "bid 3 axes_in_the_brush")
    totals = {event.data["seat"]: event.data["total"] for event in table.happened("bid-revealed")}
    assert totals[0] == 5


@pytest.mark.rule("AOC-070", "AOC-078", "AOC-079", "AOC-080", "AOC-296", "AOC-298", "AOC-294")
def test_a_later_bid_does_not_give_the_next_turn() -> None:
    table = (
        Table(turn="aquilonia", conan="punt").hand("aquilonia", "hammer_and_anvil").hand("turan", "axes_in_the_brush")
    )
    table.hand("stygia", "bar_the_gates").hand("hyperborea", "locked_shields")
    table.end_adventure()
    table.play("adventure tower_of_the_elephant", "track m1s2 t1g2 w2g1")
    assert table.game.province_ids[table.state.destination] == "zamora"
    for name in ("siege_engines", "street_by_street", "hidden_reserve", "under_the_trees"):
        table.play(f"deal {name}")
    bid(
        table,
        aquilonia="3 hammer_and_anvil",
        turan="3 axes_in_the_brush",
        stygia="6 bar_the_gates",
        hyperborea="3 locked_shields",
    )
    assert table.state.conan_player == table.seat("stygia")
    assert table.turn == "turan"
    assert (table.now, table.actor) == ("turn", "turan")


@pytest.mark.rule("AOC-420")
def test_a_bid_that_is_changed_is_told_once_and_only_a_bid_that_was_made_can_be_changed() -> None:
    table = bidding()
    bids = table.state.stack[-1]
    assert isinstance(bids, Bid)
    assert not bids.may_change(table.state, table.seat("turan"))
    assert not bids.may_change(table.state, table.game.players)
    bid(table, turan="3 axes_in_the_brush", aquilonia="4 hammer_and_anvil")
    assert bids.may_change(table.state, table.seat("turan"))
    bid(table, turan="4 axes_in_the_brush")
    assert [event.data["seat"] for event in table.happened("bid-placed")] == [1, 0]


@pytest.mark.rule("AOC-052", "AOC-053")
def test_every_card_that_was_bid_is_named() -> None:
    """Jaws of the Valley is the first card of all; a player without cards bids a token alone."""
    table = bidding()
    hand = table.state.strategy_hand[table.seat("stygia")]
    table.state.strategy_deck = sorted([*table.state.strategy_deck, *hand])
    hand.clear()
    bids = {"aquilonia": "3 jaws_of_the_valley", "turan": "3 axes_in_the_brush", "stygia": "3"}
    bid(table, **bids, hyperborea="3 locked_shields")
    named = [event.data["strategy"] for event in table.happened("bid-revealed")]
    assert named == ["jaws_of_the_valley", "axes_in_the_brush", "-", "locked_shields"]
