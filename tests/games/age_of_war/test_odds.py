"""Exact odds: small cases by hand, symmetries, and play through the rules."""

from __future__ import annotations

import random
from itertools import product
from math import sqrt

import pytest

import warhall
from warhall.games.age_of_war import AgeOfWar
from warhall.games.age_of_war.bots.simple import odds_after, odds_of_losing
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, Castle
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study.odds import completion, conquest_odds, fresh_odds

GAME = AgeOfWar(players=2)


@pytest.mark.parametrize("dice", range(8))
@pytest.mark.parametrize("symbol", "ACD")
def test_one_symbol_is_missed_only_if_every_roll_misses_it(symbol: str, dice: int) -> None:
    rolled = dice * (dice + 1) // 2  # one die fewer each time
    assert completion((symbol,), dice) == pytest.approx(1 - (5 / 6) ** rolled)


def test_nothing_left_to_fill_is_certain_and_too_few_dice_are_hopeless() -> None:
    assert completion((), 0) == 1
    assert completion(("D",), 0) == 0
    assert completion(("AA",), 1) == 0
    assert completion(("I10",), 3) == 0
    assert completion(("A", "CC", "I5"), 4) == 0


def test_a_pair_by_hand() -> None:
    """Two dice: both must show it. Three: two of three, or else lose a die and try with two."""
    two = 1 / 36
    at_least_two_of_three = (3 * 5 + 1) / 216
    assert completion(("AA",), 2) == pytest.approx(two)
    assert completion(("AA",), 3) == pytest.approx(at_least_two_of_three + (1 - at_least_two_of_three) * two)
    assert completion(("AC",), 2) == pytest.approx(2 / 36)


@pytest.mark.parametrize(("line", "dice"), [("I2", 1), ("I3", 1), ("I4", 2), ("I5", 2), ("I8", 3), ("I10", 4)])
def test_an_infantry_line_with_just_enough_dice_by_counting(line: str, dice: int) -> None:
    need = int(line[1:])
    rolls = list(product((1, 2, 3, 0, 0, 0), repeat=dice))
    assert completion((line,), dice) == pytest.approx(sum(sum(roll) >= need for roll in rolls) / len(rolls))


def test_two_lines_by_hand() -> None:
    """[D][A] with two dice: a D or an A now, then the other with the last die."""
    some = 1 - (4 / 6) ** 2
    assert completion(("A", "D"), 2) == pytest.approx(some / 6)


@pytest.mark.parametrize("dice", range(8))
def test_symbols_are_worth_the_same(dice: int) -> None:
    assert completion(("AA", "D"), dice) == pytest.approx(completion(("C", "DD"), dice))
    inuyama, marugame = CASTLES[CASTLE_INDEX["inuyama"]], CASTLES[CASTLE_INDEX["marugame"]]
    assert fresh_odds(inuyama.index, -1, dice) == pytest.approx(fresh_odds(marugame.index, -1, dice))


@pytest.mark.parametrize("castle", CASTLES, ids=lambda castle: castle.id)
def test_more_dice_help_and_one_more_line_hurts(castle: Castle) -> None:
    center = [fresh_odds(castle.index, -1, dice) for dice in range(8)]
    stolen = [fresh_odds(castle.index, 0, dice) for dice in range(8)]
    assert center == sorted(center)
    assert stolen == sorted(stolen)
    assert all(taken <= free for taken, free in zip(stolen, center, strict=True))
    assert 0 < stolen[7] < center[7] < 1


@pytest.mark.parametrize(
    ("castle", "owner", "turns"),
    [
        ("azuchi", None, 1500),
        ("odani", None, 1500),
        ("marugame", None, 1500),
        ("kasugayama", None, 1500),
        ("gifu", 1, 2500),
    ],
)
def test_play_by_the_rules_succeeds_as_often_as_the_odds_say(castle: str, owner: int | None, turns: int) -> None:
    """Seat 0 attacks one castle with the best choices; the share of conquests lies within four standard deviations."""
    rng = random.Random(f"{castle} by the rules")
    index = CASTLE_INDEX[castle]
    start = GAME.state_from_json({"to_move": 0, "castles": {castle: {"owner": owner}}})
    expected = fresh_odds(index, -1 if owner is None else owner, 7)
    won = sum(_attack(start.clone(), index, rng) for _ in range(turns))
    assert abs(won / turns - expected) < 4 * sqrt(expected * (1 - expected) / turns)


def _attack(state: AgeOfWarState, castle: int, rng: random.Random) -> bool:
    prefix = f"fill {CASTLES[castle].id} "
    while state.turn == 0 and not state.is_terminal():
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
            continue
        values = {action: odds_after(state, action) for action in state.legal_actions() if action.startswith(prefix)}
        best = max(values, key=lambda action: values[action], default=None)
        better_lost = best is None or values[best] < odds_of_losing(state, castle)
        state.apply_action("lose" if better_lost or best is None else best)
    return state.owners[castle] == 0


# -- tables ------------------------------------------------------------------------------------------------------------


def test_the_table_of_all_castles() -> None:
    table = GAME.odds()
    assert [row[0] for row in table.rows] == [castle.name for castle in CASTLES]
    by_name = {row[0]: row for row in table.rows}
    assert by_name["Inuyama"][4] == pytest.approx(by_name["Marugame"][4])
    assert by_name["Kumamoto"][5] is None
    assert all(len(row) == len(table.columns) for row in table.rows)


def test_the_table_of_one_castle_counts_down_the_dice() -> None:
    table = GAME.odds(castle="azuchi", filled="1", dice=6)
    assert [row[0] for row in table.rows] == [6, 5, 4, 3, 2, 1, 0]
    assert table.rows[0][1] == pytest.approx(conquest_odds(CASTLE_INDEX["azuchi"], 0b110, 6))
    stolen = GAME.odds(castle="azuchi", steal="yes")
    assert stolen.rows[0][1] == pytest.approx(fresh_odds(CASTLE_INDEX["azuchi"], 0, 7))


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"castle": "camelot"}, "castle"),
        ({"dice": 8}, "dice"),
        ({"dice": "many"}, "dice"),
        ({"filled": "1"}, "filled"),
        ({"steal": True}, "steal"),
        ({"castle": "azuchi", "filled": "4"}, "filled"),
        ({"castle": "azuchi", "filled": "daimyo"}, "filled"),
        ({"castle": "azuchi", "filled": "1", "dice": 7}, "dice"),
        ({"castle": "kumamoto", "steal": True}, "steal"),
        ({"castel": "azuchi"}, "castel"),
    ],
    ids=str,
)
def test_a_question_that_makes_no_sense_names_the_field(query: dict[str, object], field: str) -> None:
    with pytest.raises(warhall.InvalidOptionError) as refusal:
        GAME.odds(**query)
    assert refusal.value.field == field
    assert "{" not in refusal.value.text_in("fr")


def test_the_odds_of_every_choice() -> None:
    state = GAME.state_from_json({"to_move": 0, "dice": list("1AACCD3")})
    table = GAME.choice_odds(state.view(0))
    assert table is not None
    assert [row[0] for row in table.rows] == state.legal_actions()
    assert all(isinstance(row[-1], float) and 0 <= row[-1] <= 1 for row in table.rows)
    assert GAME.choice_odds(GAME.new_initial_state().view(0)) is None
