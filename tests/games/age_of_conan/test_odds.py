"""Exact odds, against every roll of the dice counted by the rules themselves."""

from __future__ import annotations

from itertools import product

import pytest

import warhall
from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.odds import beats, campaign_odds, successes, win_odds
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER
from warhall.kernel import InvalidOptionError

GAME = AgeOfConan()


@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
@pytest.mark.parametrize("symbols", [0, 1, 2, 3])
@pytest.mark.parametrize("conan", [False, True])
def test_the_spread_of_successes_is_what_the_rules_count(side: int, symbols: int, conan: bool) -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia")
    table.play("take military", "attack koth ophir 3")
    contest = table.state.contest
    assert contest is not None
    contest.counted[side] = symbols | conan << 2
    counts = [0] * 7
    for roll in product(range(6), repeat=3):
        contest.dice[side] = list(roll)
        counts[contest.successes(table.state, side)] += 1
    spread = successes(3, side, symbols, conan)
    assert list(spread) == pytest.approx([count / 216 for count in counts])


def test_odds() -> None:
    assert win_odds(1, 0) == pytest.approx(1 / 2)
    assert win_odds(1, 1) == pytest.approx(1 / 2 * 2 / 3)
    assert campaign_odds(5, 2, 1) > campaign_odds(5, 4, 1) > campaign_odds(2, 4, 1)
    assert beats(successes(1, ATTACKER), successes(1, DEFENDER), 1) == pytest.approx(5 / 6)


def test_the_table_for_the_command_line() -> None:
    table = GAME.odds(attack=3, attack_symbols="both")
    assert len(table.rows) == 6
    assert table.rows[0][1] == pytest.approx(beats(successes(3, ATTACKER, 3), successes(1, DEFENDER)))
    with pytest.raises(InvalidOptionError):
        GAME.odds(attack=9)
    for lang in ("en", "fr"):
        with warhall.use_language(lang):
            assert "{" not in GAME.odds().title


def test_the_odds_of_the_choices_in_a_military_action() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2)
    assert table.game.choice_odds(table.state.view(0)) is None
    table.play("take military")
    odds = table.game.choice_odds(table.state.view(0))
    assert odds is not None
    rows = {row[0]: row[1:] for row in odds.rows}
    assert rows["fight argos"] == [win_odds(3, 4), campaign_odds(3, 4, 2)]
    assert rows["attack aquilonia argos 2"] == [win_odds(5, 4), campaign_odds(5, 4, 2)]
