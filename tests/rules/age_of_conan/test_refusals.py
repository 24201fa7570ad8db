"""Refusals name the rule that forbids: each with the numbers and the remedy, in words."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan.rules.bidding import StartBid
from warhall.games.age_of_conan.rules.course import Course
from warhall.kernel import ActionSyntaxError, Procedure
from warhall.testing.checks import positions


@pytest.mark.rule("AOC-101")
def test_only_the_conan_player_moves_conan_with_a_court_die() -> None:
    table = Table(conan_player="stygia", court_conan_token="may", dice="court")
    table.play("take court", "token leave")
    assert table.refused("conan nordheim", "AOC-101").code == "not-conan-player"


@pytest.mark.rule("AOC-096")
@pytest.mark.parametrize("action", ["conan nordheim", "raid cimmeria"])
def test_a_wild_die_moves_neither_conan_nor_raiders(action: str) -> None:
    table = Table(conan_player="aquilonia", dice="wild")
    table.play("take wild court")
    table.refused(action, "AOC-096")


@pytest.mark.rule("AOC-101", "AOC-103")
def test_the_conan_part_is_used_once_and_next_to_conan() -> None:
    table = Table(conan_player="aquilonia", dice="court")
    table.play("take court")
    assert "nordheim" in table.refused("conan koth", "AOC-101").text
    assert "cimmeria" in table.refused("raid koth", "AOC-103").text
    table.play("conan nordheim", "raid nordheim")
    assert table.refused("conan cimmeria", "AOC-101").code == "conan-moved"
    assert table.refused("raid cimmeria", "AOC-103").code == "raider-placed"


@pytest.mark.rule("AOC-103")
def test_only_the_conan_player_places_raiders() -> None:
    table = Table(conan_player="stygia", court_conan_token="may", dice="court")
    table.play("take court", "token leave")
    table.refused("raid cimmeria", "AOC-103")


@pytest.mark.rule("AOC-103")
def test_raiders_belong_to_a_court_die() -> None:
    table = Table(conan_player="stygia", dice="military")
    table.play("take military")
    assert table.refused("raid cimmeria", "AOC-103").code == "raid-not-now"


@pytest.mark.rule("AOC-409")
def test_the_supply_of_raiders_is_named() -> None:
    table = Table(conan_player="aquilonia", dice="court").raiders("koth", 10)
    table.play("take court")
    assert "10" in table.refused("raid cimmeria", "AOC-409").text


@pytest.mark.rule("AOC-407")
def test_six_emissaries_are_all() -> None:
    table = Table(dice="intrigue").emissaries("aquilonia", "aquilonia", 6)
    table.play("take intrigue")
    table.refused("recruit aquilonia", "AOC-407")
    table = Table().emissaries("aquilonia", "aquilonia", 6).give("aquilonia", gold=9)
    table.age_change(step=4)
    assert "6" in table.refused("buy emissary aquilonia", "AOC-407").text


@pytest.mark.rule("AOC-406")
def test_eighteen_units_are_all() -> None:
    table = Table().army("aquilonia", "aquilonia", 18).give("aquilonia", gold=9)
    table.age_change(step=4)
    assert "18" in table.refused("buy army aquilonia", "AOC-406").text
    table.play("done")
    table = Table(dice="military").army("aquilonia", "aquilonia", 18)
    table.play("take military")
    table.refused("place aquilonia", "AOC-406")


@pytest.mark.rule("AOC-323", "AOC-421", "AOC-129")
def test_what_is_bought_is_paid_and_stands_among_friends() -> None:
    table = Table().fort("ophir", "aquilonia", units=5).give("aquilonia", gold=2)
    table.age_change(step=4)
    table.refused("buy army ophir", "AOC-129")
    table.refused("buy army koth", "AOC-323")
    table.refused("buy emissary koth", "AOC-323")
    table.play("buy strategy", "deal jaws_of_the_valley")
    error = table.refused("buy cards", "AOC-421")
    assert "2" in error.text
    assert "1" in error.text


@pytest.mark.rule("AOC-140", "AOC-135", "AOC-144")
def test_why_an_emissary_stays() -> None:
    table = Table(dice="intrigue", ruleset="en").emissaries("aquilonia", "aquilonia", 1)
    table.emissaries("zamora", "aquilonia", 1)
    table.play("take intrigue")
    table.refused("send koth ophir", "AOC-140")
    assert table.refused("send aquilonia eastern_desert", "AOC-140").code == "beyond-reach"
    table.refused("send zamora turan", "AOC-144")
    table.play("send aquilonia ophir")
    assert table.refused("send ophir koth", "AOC-135").code == "emissary-moved"
    table.refused("recruit aquilonia", "AOC-091")


@pytest.mark.rule("AOC-113", "AOC-120", "AOC-121", "AOC-122", "AOC-129")
def test_why_an_army_stays() -> None:
    table = Table(dice="military", unit_may_move_twice="no").army("aquilonia", "aquilonia", 6)
    table.fort("ophir", "aquilonia", units=1).fort("argos", "aquilonia", units=5)
    table.play("take military")
    table.refused("move koth ophir 1", "AOC-120")
    table.refused("move aquilonia zamora 1", "AOC-121")
    table.refused("move aquilonia nemedia 1", "AOC-113")
    assert "6" in table.refused("move aquilonia ophir 7", "AOC-120").text
    table.refused("place argos", "AOC-129")
    table.play("move aquilonia ophir 2")
    table.refused("move ophir aquilonia 2", "AOC-122")
    table.refused("place aquilonia", "AOC-091")


@pytest.mark.rule("AOC-117", "AOC-091")
def test_placing_units_is_an_option_of_its_own() -> None:
    table = Table(dice="military").fort("ophir", "aquilonia")
    table.play("take military", "place ophir")
    table.refused("place ophir", "AOC-117")
    table.refused("place koth", "AOC-117")
    table.refused("move aquilonia ophir 1", "AOC-091")


@pytest.mark.rule("AOC-052", "AOC-051", "AOC-050")
def test_a_bid_is_a_token_and_a_card() -> None:
    table = Table(players=2).hand("aquilonia", "hammer_and_anvil")
    table.state.bid_tokens[0] = 0b00110
    table.stack(Course(), StartBid())
    table.play("deal jaws_of_the_valley", "deal savage_onslaught")
    assert table.refused("bid 4", "AOC-052", "aquilonia").code == "bid-needs-card"
    assert "3, 4" in table.refused("bid 6 hammer_and_anvil", "AOC-051", "aquilonia").text
    table.refused("bid 3 knives_in_the_dark", "AOC-050", "aquilonia")


@pytest.mark.rule("AOC-346")
def test_a_used_table_card_must_be_refreshed_first() -> None:
    table = Table(dice="military").on_table("aquilonia", "aq_bossonian_archers", used=True)
    error = table.refused("use aq_bossonian_archers", "AOC-346")
    assert error.code == "card-turned"
    assert "2 gold" in error.text


@pytest.mark.rule("AOC-421", "AOC-345", "AOC-350", "AOC-351")
def test_why_a_card_is_not_used() -> None:
    table = Table(dice="military").hand("aquilonia", "aq_bossonian_archers", "hammer_and_anvil")
    table.refused("use aq_bossonian_archers", "AOC-345")
    table.refused("use aq_prospero", "AOC-421")
    table.refused("commit hammer_and_anvil", "AOC-171")
    table.refused("refresh aq_bossonian_archers", "AOC-421")


@pytest.mark.rule("AOC-180", "AOC-182", "AOC-421")
def test_when_sorcery_is_spent() -> None:
    table = Table(dice="military").give("aquilonia", sorcery=2)
    table.refused("sorcery", "AOC-180")
    table.play("take military", "attack aquilonia ophir 3")
    table.roll("miss miss miss")
    table.play("sorcery", "roll miss miss hit")
    assert table.now != "own-roll"


@pytest.mark.rule("AOC-327")
def test_of_two_tokens_of_one_value_a_seat_chooses_which_it_shows() -> None:
    table = Table(track="t2g1").tokens("aquilonia", "m3g1", "m3s1", "m1g2").tokens("turan", "w1g2")
    table.age_change(step=5)
    assert [action for action in table.legal("stake") if "m1g2" not in action] == [
        "stake m3g1",
        "stake m3g1 m3s1",
        "stake m3s1",
        "stake none",
    ]
    view = table.state.view(0)
    label = table.game.action_label(table.game.parse_action("stake m1g2 m3s1"), view)
    assert label == "Stake monster tokens worth 4: 3 (1 sorcery), 1 (2 gold)"
    (monsters, nothing) = table.game.menu(view, table.state.legal_actions(0))
    assert (monsters.title, len(monsters.choices)) == ("Stake monster tokens", 7)
    assert nothing.choices == [("stake none", "Stake nothing")]
    table.refused("stake t2g1", "AOC-327", "aquilonia")
    table.act("aquilonia", "stake m3s1")
    table.act("turan", "stake none")
    assert table.happened("stake-revealed")[0].data["tokens"] == ["m3s1"]


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("conan nordhiem", "nordheim"),
        ("attack aquilonia ofir 3", "ophir"),
        ("use aq_prospera", "aq_prospero"),
        ("crown monster", "monsters"),
        ("raid qqqq", "none"),
    ],
)
def test_an_unknown_name_gets_a_suggestion(text: str, suggestion: str) -> None:
    with pytest.raises(ActionSyntaxError) as caught:
        Table().game.parse_action(text)
    assert (caught.value.code, caught.value.facts["suggestion"]) == ("unknown-name", suggestion)
    assert (suggestion in caught.value.text) == (suggestion != "none")


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_offered_is_refused(seed: int) -> None:
    """The same checks offer and refuse; and what others may do elsewhere is refused with words for it."""
    table = Table(players=2 + seed % 3)
    seen: dict[str, None] = {}
    for number, state in enumerate(positions(table.game, seed)):
        assert isinstance(state, Procedure)
        if state.is_terminal() or state.is_chance():
            continue
        frame = state.stack[-1]
        for seat in state.active_players():
            legal = state.legal_actions(seat)
            for action in legal:
                assert frame.refusal(state, action, seat) is None, (frame, action)
            for text in list(seen)[number % 90 :: 90]:
                parsed = table.game.parse_action(text)
                if parsed not in legal:
                    error = state.refusal(parsed, seat)
                    assert error.rule in table.game.rulebook
                    assert "{" not in error.text_in("en") + error.text_in("fr")
            seen |= dict.fromkeys(str(action) for action in legal[:3])
