"""Chapter "Adventures"."""

from __future__ import annotations

import random

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.rules.adventure import Find, lay_track
from warhall.kernel import CHANCE


@pytest.mark.rule("AOC-282", "AOC-016")
def test_an_adventure_card_names_destination_and_length() -> None:
    table = Table()
    card = table.game.components.adventures[table.game.components.adventure_index["frost_giants_daughter"]]
    assert (table.game.province_ids[card.destination], card.length) == ("nordheim", 3)


@pytest.mark.rule("AOC-283", "AOC-284", "AOC-413", "AOC-017")
def test_tokens_have_a_category_a_value_and_one_or_two_icons() -> None:
    tokens = Table().game.components.tokens
    assert sum(token.count for token in tokens) == 56
    assert {token.category for token in tokens} == set(range(len(CATEGORIES)))
    assert {token.icons for token in tokens} == {1, 2}


@pytest.mark.rule("AOC-287", "AOC-284", "AOC-288")
def test_trade_on_receipt_or_never() -> None:
    table = Table(dice="court court court", track="t1g2 m1s2 w1g2")
    table.play("take court", "trade")
    assert (table.of("aquilonia", "gold"), table.of("aquilonia", "tokens")) == (5, 0)
    assert len(table.state.out_pile) == 1
    table.play("draw strategy", "deal jaws_of_the_valley savage_onslaught", "take court", "keep")
    assert table.of("turan", "tokens") == 1
    table.refused("trade")


def running_short(bag: int, ruleset: str = "faq") -> Table:
    """So many tokens in the container, six out of the game, the others held by Aquilonia."""
    table = Table(track="", adventure="red_nails", dice="court court", conan_player="turan", ruleset=ruleset)
    tokens = table.state.bag
    table.state.bag, table.state.out_pile, table.state.tokens[0] = (
        tokens[:bag],
        tokens[bag : bag + 6],
        tokens[bag + 6 :],
    )
    return table


def lay(table: Table, number: int) -> tuple[int, int, int]:
    """A track of so many tokens; what then lies on it, in the container and out of the game."""
    lay_track(table.state, number)
    table.run()
    while table.now == "track":
        table.play(str(table.state.sample_chance(random.Random(1))))
    return len(table.state.track), len(table.state.bag), len(table.state.out_pile)


@pytest.mark.rule("AOC-288")
@pytest.mark.parametrize("ruleset", ["faq", "en", "fr"])
def test_the_out_pile_returns_in_the_middle_of_a_draw(ruleset: str) -> None:
    table = running_short(2, ruleset)
    assert lay(table, 5) == (5, 3, 0)
    assert [event.data["number"] for event in table.happened("bag-refilled")] == [6]


@pytest.mark.rule("AOC-288")
@pytest.mark.parametrize(("ruleset", "bag", "out"), [("faq", 6, 0), ("en", 6, 0), ("fr", 0, 6)])
def test_a_container_that_a_draw_has_emptied(ruleset: str, bag: int, out: int) -> None:
    """EN: whenever it is empty; FR: when there are not enough tokens to draw."""
    assert lay(running_short(3, ruleset), 3) == (3, bag, out)


@pytest.mark.rule("AOC-288", "AOC-291")
@pytest.mark.parametrize(("refill", "bag", "out"), [("at_once", 6, 0), ("on_need", 0, 6)])
def test_the_last_token_of_the_container_is_found(refill: str, bag: int, out: int) -> None:
    table = Table(turn="turan", conan_player="aquilonia", conan="nordheim", token_refill=refill)
    tokens = table.state.bag
    table.state.bag, table.state.out_pile, table.state.tokens[1] = tokens[:1], tokens[1:4], tokens[4:]
    table.end_adventure()  # the track of three goes to the others
    table.play(f"find {table.game.components.tokens[tokens[0]].id}")
    assert (len(table.state.bag), len(table.state.out_pile)) == (bag, out)


@pytest.mark.rule("AOC-288", "AOC-272")
def test_a_token_put_out_of_the_game_goes_straight_into_an_empty_container() -> None:
    for refill, bag in (("at_once", 1), ("on_need", 0)):
        table = Table(turn="hyperborea", conan="punt", token_refill=refill)
        table.state.tokens[0], table.state.bag = table.state.bag, []
        table.begin_turn("hyperborea").play("conan stay")
        assert (len(table.state.bag), len(table.state.out_pile)) == (bag, 1 - bag)
        table = Table(dice="court court", token_refill=refill)
        table.state.tokens[0], table.state.bag = table.state.bag, []
        table.play("take court", "trade")
        assert (len(table.state.bag), len(table.state.out_pile)) == (bag, 1 - bag)


@pytest.mark.rule("AOC-289")
def test_too_few_tokens_make_a_shorter_track() -> None:
    table = Table(track="")
    bag = table.state.bag
    table.state.bag, table.state.tokens[0] = bag[:3], bag[3:]
    lay_track(table.state, 5)
    table.run()
    table.play(f"track {' '.join(table.game.components.tokens[token].id for token in table.state.bag)}")
    assert len(table.state.track) == 3
    empty = Table(track="", dice="military military")
    empty.state.tokens[0], empty.state.bag = empty.state.bag, []
    lay_track(empty.state, 5)
    assert empty.now == "turn"
    empty.play("take military", "done")  # a track without tokens ends the adventure after this turn
    assert empty.happened("adventure-ends")


@pytest.mark.rule("AOC-290", "AOC-297", "AOC-295")
def test_any_removal_of_the_last_token_ends_the_adventure() -> None:
    table = Table(turn="hyperborea", conan="punt", track="m1g2", dice="military military")
    table.begin_turn("hyperborea")
    table.play("conan stay", "take military", "done")
    assert table.happened("adventure-ends")
    assert "frost_giants_daughter" in table.state.view(None)["resolved"]


@pytest.mark.rule("AOC-291", "AOC-292", "AOC-293")
def test_completion_reward() -> None:
    table = Table(turn="turan", conan_player="aquilonia", conan="nordheim").end_adventure()
    assert table.now == "find"
    table.play("find t3g1")
    assert table.actor == "aquilonia"
    others = table.state.view(table.seat("turan"))
    assert others["stack"][-1]["token"] == "hidden"
    assert table.state.view(0)["stack"][-1]["token"] == "t3g1"
    (event,) = table.happened("token-found")
    seen = event.seen_by(table.seat("turan"))
    assert seen is not None
    assert "token" not in seen.data
    table.play("keep")
    assert table.of("aquilonia", "tokens") == 1


@pytest.mark.rule("AOC-294")
def test_relocation_without_reward() -> None:
    table = Table(conan="punt").end_adventure()
    assert table.game.province_ids[table.state.conan] == "nordheim"
    assert table.now == "adventure"


@pytest.mark.rule("AOC-296", "AOC-295")
def test_the_next_adventure_of_an_age() -> None:
    table = Table(conan="punt").end_adventure()
    assert "adventure frost_giants_daughter" not in dict(table.state.chance_outcomes())
    table.play("adventure hall_of_the_dead")
    assert table.state.adventures_left == 2
    table.play("track m1s2 t1g2")
    assert table.game.province_ids[table.state.destination] == "zamora"
    assert table.now == "deal"  # the bid begins with a card for each


@pytest.mark.rule("AOC-297", "AOC-301", "AOC-376")
def test_the_last_adventure_of_an_age() -> None:
    table = Table(conan="punt", age=2)
    table.state.adventures_left = 0
    table.end_adventure()
    assert table.happened("age-change-begins")
    last = Table(conan="punt", age=3)
    last.state.adventures_left = 0
    last.end_adventure()
    assert last.happened("final-scoring-begins")
    assert last.now == "over"


@pytest.mark.rule("AOC-298")
def test_the_order_when_an_adventure_ends() -> None:
    table = Table(turn="stygia", conan="nordheim").end_adventure()
    assert table.state.first_player == table.seat("hyperborea")
    table.play("find t3g1", "keep", "adventure hall_of_the_dead")
    kinds = [event.kind for event in table.log]
    wanted = ["adventure-ends", "token-found", "token-kept", "adventure-revealed"]
    assert [kind for kind in kinds if kind in wanted] == wanted


@pytest.mark.rule("AOC-299", "AOC-300")
def test_the_number_of_tokens_is_public_and_their_faces_are_secret() -> None:
    table = Table().tokens("aquilonia", "m3s1", "t3g1", "w3g1", "m1s2", "m1s2")
    assert table.state.view(1)["seats"][0]["tokens"] == 5
    assert table.state.view(0)["seats"][0]["tokens"] == ["m1s2", "m1s2", "m3s1", "t3g1", "w3g1"]
    assert table.state.view(None)["track"] == ["m1g2", "t2g1", "w1g2"]


@pytest.mark.rule("AOC-299")
def test_the_container_is_known_to_whoever_alone_keeps_tokens() -> None:
    """How a token was drawn may be shown to those who know what it was drawn from."""
    table = Table().tokens("aquilonia", "m3s1")
    drawing = Find(table.seat("turan"))
    viewers = (table.seat("aquilonia"), table.seat("turan"), None)
    assert [drawing.bag_known_to(table.state, viewer) for viewer in viewers] == [True, False, False]
    assert drawing.bag_known_to(Table().state, None)


@pytest.mark.rule("AOC-284", "AOC-287")
@pytest.mark.parametrize(("token", "gold", "sorcery"), [("m1s2", 3, 2), ("t3g1", 4, 0)])
def test_the_worth_of_icons(token: str, gold: int, sorcery: int) -> None:
    table = Table(dice="court", track=f"{token} w1g2")
    table.play("take court", "trade")
    assert (table.of("aquilonia", "gold"), table.of("aquilonia", "sorcery")) == (gold, sorcery)


@pytest.mark.rule("AOC-291", "AOC-293")
def test_only_the_finder_sees_what_is_found() -> None:
    table = Table()
    found, find = Find(table.seat("turan")), table.game.parse_action("find m1s2")
    assert [found.seen(table.state, find, CHANCE, viewer) for viewer in (1, 0, None)] == [find, None, None]
