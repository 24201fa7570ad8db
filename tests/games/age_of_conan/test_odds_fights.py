"""Whole campaigns, sieges and battles: fractions by hand, and figures computed apart from this house."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache

import pytest

from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.rules.contest_dice import number_of_dice
from warhall.games.age_of_conan.study.odds import (
    Campaign,
    Fight,
    Force,
    Payoff,
    Side,
    Worth,
    campaign,
    campaign_odds,
    fight,
    roll_odds,
)

GAME = AgeOfConan()


@pytest.mark.parametrize(
    ("asked", "win"),
    [
        (Campaign(1, 1, 1), Fraction(1, 3)),
        (Campaign(2, 1, 1), Fraction(13, 18)),  # 7/12 + 5/12 * 1/3
        (Campaign(2, 1, 1, actions=1), Fraction(7, 12)),  # one unit is not enough for a forced march
        (Campaign(3, 1, 1, actions=1), Fraction(5, 6)),  # 3/4 + 1/4 * 1/3: after a loss and a march one unit is left
        (Campaign(2, 1, 2, actions=1), Fraction(7, 36)),  # 7/12, a march, 1/3
        (Campaign(2, 1, 2, actions=2), Fraction(49, 144)),
        # a token: the failure is rolled again
        (Campaign(1, 1, 1, sorcery=1), Fraction(1, 2)),
        (Campaign(1, 1, 2, sorcery=1), Fraction(2, 9)),  # 1/2 * 2/3 * 1/2 + 1/2 * 1/3 * 1/3
        (Campaign(1, 1, 1, sorcery=5), Fraction(1, 2)),  # one for a roll
        # cards
        (Campaign(1, 1, 1, cards=((2, 1),)), Fraction(4, 9)),
        (Campaign(1, 1, 2, cards=((2, 1),)), Fraction(4, 27)),
        (Campaign(1, 1, 2, cards=((2, 3), (3, 1))), Fraction(4, 9) * Fraction(5, 9)),
        (Campaign(1, 1, 2, cards=((1, 4),)), Fraction(1, 9)),  # it fits no icon to come
        # raiders count axes, one roll each: 1/4, then 1/3
        (Campaign(1, 1, 2, raiders=1), Fraction(1, 12)),
        # Conan helps the army (two dice, his face counts two), or the province
        (Campaign(1, 1, 1, conan=0), Fraction(23, 36)),
        (Campaign(1, 1, 1, conan=1), Fraction(1, 2) * Fraction(16, 36)),
        # artifacts
        (Campaign(1, 1, 1, rerolls=(1,)), Fraction(1, 2)),
        (Campaign(1, 1, 1, claims_ties=True), Fraction(5, 6)),
    ],
)
def test_small_campaigns_by_hand(asked: Campaign, win: Fraction) -> None:
    found = campaign(asked)
    assert found.win == pytest.approx(float(win))
    assert sum(found.ends.values()) == pytest.approx(1)


def test_what_is_left_after_a_campaign() -> None:
    """A unit becomes the garrison."""
    found = campaign(Campaign(2, 1, 1, sorcery=1))
    assert {(end.won, end.units) for end in found.ends} == {(True, 1), (True, 0), (False, 0)}
    assert found.of("sorcery").keys() == {0, 1}
    assert found.mean("units") == pytest.approx(found.of("units")[1])


def test_sorcery_per_conflict_is_worth_less() -> None:
    """AOC-182 in the French rules: one token for a whole conflict, the marches included."""
    free = campaign(Campaign(5, 4, 3, sorcery=3, actions=1)).win
    bound = campaign(Campaign(5, 4, 3, sorcery=3, actions=1, sorcery_per_conflict=True)).win
    assert bound == pytest.approx(campaign(Campaign(5, 4, 3, sorcery=1, actions=1)).win)
    assert bound < free


def test_a_march_is_chosen_when_time_is_dearer_than_units() -> None:
    """With patience free nobody marches; if every action costs, a strong army does."""
    patient = campaign(Campaign(5, 2, 3))
    assert patient.win == pytest.approx(campaign_odds(5, 2, 3))
    hasty = campaign(Campaign(5, 2, 3, actions=6, worth=Worth(prize=10, unit=0.1, action=3)))
    assert hasty.mean("actions") < 1.5
    assert hasty.win < patient.win


def plain_campaign(asked: Campaign) -> float:
    """Value a patient campaign with every card in hand tried at every icon, and nothing left out."""
    worth = asked.worth

    @cache
    def best(units: int, icons: int, tokens: int, cards: tuple[tuple[int, int], ...]) -> float:
        found = []
        for card in {(0, 0), *cards}:
            if card != (0, 0) and not card[1] >> (icons - 1) & 1:
                continue
            left = list(cards)
            if card in left:
                left.remove(card)
            values = [
                after(units, icons, tokens - spent, tuple(left), won) for won in (True, False) for spent in (0, 1)
            ]
            payoff = Payoff(((values[0], 0.0), (values[1], 0.0)), ((values[2], 0.0), (values[3], 0.0)))
            army = Side(number_of_dice(units, 0), card[0], sorcery=tokens > 0, rerolls=asked.rerolls)
            odds = roll_odds(army, Side(asked.rating), payoff)
            chances = [odds.won[0][0], odds.won[1][0], odds.lost[0][0], odds.lost[1][0]]
            found.append(sum(chance * value for chance, value in zip(chances, values, strict=True)))
        return max(found)

    def after(units: int, icons: int, tokens: int, cards: tuple[tuple[int, int], ...], won: bool) -> float:
        if tokens < 0:
            return 0.0
        if won and icons == 1:
            return worth.prize + worth.unit * (units - 1) + worth.token * tokens
        units, icons = (units, icons - 1) if won else (units - 1, icons)
        given_up = worth.unit * units + worth.token * tokens
        return max(given_up, best(units, icons, tokens, cards)) if units else given_up

    return best(asked.units, asked.icons, asked.sorcery, asked.cards) - worth.action


def test_no_card_and_no_token_that_matters_is_left_out() -> None:
    dice = random.Random(7)
    for _ in range(25):
        icons = dice.randint(1, 4)
        cards = tuple((dice.randint(1, 3), dice.randrange(1, 1 << icons)) for _ in range(dice.randint(0, 4)))
        worth = dice.choice([Worth(), Worth(5.0, 0.3, 0.2)])
        rerolls = dice.choice([(), (1,)])
        asked = Campaign(dice.randint(1, 4), dice.randint(1, 5), icons, dice.randint(0, 7), cards, rerolls=rerolls)
        asked = asked._replace(worth=worth)
        assert campaign(asked).value == pytest.approx(plain_campaign(asked), abs=1e-9), asked


@pytest.mark.parametrize(
    ("rating", "icons", "five", "four", "with_card"),
    [(5, 4, 35, 12, 73), (4, 3, 69, 39, 93), (3, 3, 84, 58, 98), (2, 1, 99, 96, 100)],
)
def test_figures_of_the_designers(rating: int, icons: int, five: int, four: int, with_card: int) -> None:
    everywhere = ((1, (1 << icons) - 1),) * (icons + 4)
    assert round(100 * campaign(Campaign(5, rating, icons)).win) == five
    assert round(100 * campaign(Campaign(4, rating, icons)).win) == four
    assert round(100 * campaign(Campaign(5, rating, icons, cards=everywhere)).win) == with_card


@pytest.mark.parametrize(
    ("asked", "win"),
    [
        (Fight(Force(1), Force(0), rating=1), Fraction(1, 3)),
        (Fight(Force(2), Force(0), rating=1), Fraction(13, 18)),
        (Fight(Force(1), Force(1)), Fraction(1, 3)),
        (Fight(Force(1), Force(1), rating=1), Fraction(1, 9)),  # first the unit, then the marker
        (Fight(Force(1), Force(2)), Fraction(2, 9) * Fraction(1, 3)),
        (Fight(Force(1), Force(1, claims_ties=True)), Fraction(1, 3)),
        (Fight(Force(1, claims_ties=True), Force(1)), Fraction(5, 6)),
        (Fight(Force(1, sorcery=1), Force(1, sorcery=1)), Fraction(1, 3)),
        (Fight(Force(1, cards=(3,)), Force(1, cards=(2,))), Fraction(5, 12)),  # 5/6 * 1/2
        (Fight(Force(1), Force(1), conan=1), Fraction(1, 2) * Fraction(16, 36)),
    ],
)
def test_small_fights_by_hand(asked: Fight, win: Fraction) -> None:
    found = fight(asked)
    assert found.win == pytest.approx(float(win))
    assert sum(found.ends.values()) == pytest.approx(1)


def test_a_retreat_that_pays() -> None:
    """Two units against a tower of rating 1. After a lost roll a third of 2 is less than the unit that is left."""
    found = fight(Fight(Force(2), Force(0), rating=1, worth=Worth(prize=1.0, unit=1.0)))
    assert {(end.won, end.units): chance for end, chance in found.ends.items()} == {
        (True, 2): pytest.approx(7 / 12),
        (False, 1): pytest.approx(5 / 12),
    }
    assert found.value == pytest.approx(7 / 12 * 3 + 5 / 12)
    bold = fight(Fight(Force(2), Force(0), rating=1, may_retreat=False, worth=Worth(prize=1.0, unit=1.0)))
    assert bold.win == pytest.approx(13 / 18)
    assert bold.value < found.value


def test_a_defender_with_a_refuge_saves_the_army() -> None:
    """A single unit left against many goes away when units are worth more than the field."""
    stays = fight(Fight(Force(5), Force(3), worth=Worth(prize=1.0, unit=1.0), may_retreat=False))
    goes = fight(Fight(Force(5), Force(3), refuge=True, worth=Worth(prize=1.0, unit=1.0), may_retreat=False))
    assert goes.mean("enemies") > stays.mean("enemies")
    assert goes.value < stays.value
