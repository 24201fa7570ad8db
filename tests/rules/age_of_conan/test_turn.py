"""Chapter "Turns"."""

from __future__ import annotations

import pytest

from tests.rules.age_of_conan.table import Table


@pytest.mark.rule("AOC-071", "AOC-088", "AOC-022")
def test_turns_go_clockwise_and_the_seventh_die_empties_the_pool() -> None:
    table = Table(dice="military " * 7, conan_player="stygia", conan="punt")
    order = []
    while table.now != "fate":
        if table.now == "conan":
            table.play("conan stay")
        order.append(table.turn)
        table.play("take military", "done")
    assert order == ["aquilonia", "turan", "stygia", "hyperborea", "aquilonia", "turan", "stygia"]
    assert table.turn == "hyperborea"


@pytest.mark.rule("AOC-072", "AOC-074", "AOC-075", "AOC-345", "AOC-421")
def test_cards_then_one_die() -> None:
    table = Table(dice="military court").give("aquilonia", gold=5)
    table.hand("aquilonia", "aq_bossonian_archers", "aq_knights_of_poitain", "aq_gunderland_pikemen")
    table.play("play aq_bossonian_archers", "play aq_knights_of_poitain")
    assert table.of("aquilonia", "gold") == 0
    table.refused("play aq_gunderland_pikemen", "AOC-421")
    table.refused("pass", "AOC-075")
    table.play("take military")
    table.refused("play aq_gunderland_pikemen", "AOC-072")
    table.play("done")
    assert sum(table.state.pool) == 1


@pytest.mark.rule("AOC-073", "AOC-267")
def test_the_conan_player_moves_conan_first() -> None:
    table = Table(turn="hyperborea", conan="aquilonia").hand("aquilonia", "aq_bossonian_archers")
    table.begin_turn("hyperborea")
    assert table.now == "conan"
    table.refused("take military")
    table.play("conan stay")
    assert table.now == "turn"


@pytest.mark.rule("AOC-076")
def test_an_empty_action() -> None:
    table = Table(dice="military intrigue")
    table.play("take military", "done")
    assert table.turn == "turan"
    court = Table(dice="court wild")
    court.play("take wild court") if "take wild court" in court.legal() else court.play("take court", "keep")
    assert "done" not in court.legal()  # the court part is compulsory


@pytest.mark.rule("AOC-077", "AOC-081", "AOC-290", "AOC-106")
def test_an_adventure_is_resolved_after_the_whole_turn() -> None:
    table = Table(dice="court", track="m1g2", conan="punt")
    table.play("take court", "keep")
    assert table.now == "court"  # the turn goes on with an empty track
    table.play("draw strategy", "deal jaws_of_the_valley savage_onslaught")
    assert table.happened("adventure-ends")
    assert table.now == "adventure"  # before anybody rolls the empty pool
    assert table.state.first_player == table.seat("turan")


@pytest.mark.rule("AOC-082")
def test_a_campaign_roll_ends_the_action() -> None:
    table = Table(dice="military military")
    table.play("take military", "attack aquilonia ophir 3")
    table.contest("hit hit hit", "miss miss miss").play("stop")
    assert table.turn == "turan"


@pytest.mark.rule("AOC-424", "AOC-075")
def test_an_extra_die() -> None:
    table = Table(dice="military intrigue").hand("aquilonia", "aq_royal_command").give("aquilonia", gold=2)
    table.play("use aq_royal_command", "take military", "done")
    assert (table.now, table.actor) == ("extra-die", "aquilonia")
    assert table.of("aquilonia", "gold") == 0
    table.refused("take military", "AOC-087")
    table.play("take intrigue", "done")
    assert table.turn == "turan"
    assert table.now == "fate"


@pytest.mark.rule("AOC-424")
def test_an_extra_die_needs_two_dice_before_the_action_and_one_after_it() -> None:
    table = Table(dice="military").hand("aquilonia", "aq_royal_command")
    assert table.legal("use") == []
    table.play("take military", "done")
    assert table.turn == "turan"  # with an empty pool nobody is asked
    table = Table(dice="military intrigue").hand("aquilonia", "aq_royal_command")
    table.play("take military", "done", "use aq_royal_command")
    assert (table.now, table.actor) == ("extra-die", "aquilonia")


@pytest.mark.rule("AOC-424", "AOC-106")
def test_a_court_die_as_extra_die_takes_a_token_again() -> None:
    table = Table(turn="turan", dice="court court").hand("turan", "tu_word_of_the_king")
    table.play("take court", "keep", "event tu_word_of_the_king")
    assert table.now == "extra-die"
    table.play("take court")
    assert table.now == "token"
    assert len(table.state.track) == 1


@pytest.mark.rule("AOC-425", "AOC-361", "AOC-359", "AOC-360", "AOC-274")
def test_the_last_window_can_bring_conan_home() -> None:
    table = Table(turn="stygia", conan_player="stygia", conan="shem", dice="military intrigue", track="", age=3)
    table.hand("stygia", "st_scrying_pool")
    table.play("take military", "done")
    assert table.now == "last-cards"
    table.play("use st_scrying_pool", "peek red_nails", "conan stygia", "deal jaws_of_the_valley")
    assert table.now == "crown"
