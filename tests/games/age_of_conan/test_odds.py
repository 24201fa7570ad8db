"""Exact odds of single rolls, against every roll counted by the rules themselves and against fractions by hand."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

import warhall
from tests.games.age_of_conan.plain_rolls import plain_odds
from tests.rules.age_of_conan.table import Table
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.rules.contest_dice import WORTH, attacker_wins
from warhall.games.age_of_conan.study.odds import (
    Payoff,
    Shown,
    Side,
    beats,
    campaign_odds,
    roll_odds,
    successes,
    win_odds,
)
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
    counts = [0] * (7 if conan else 4)
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


ONE = Side(1)
SORCERER = Side(1, sorcery=True)


@pytest.mark.parametrize(
    ("attack", "defence", "win", "spent"),
    [
        # an attacking die succeeds on 3 faces of 6, a defending die on 2
        (ONE, ONE, Fraction(1, 3), (0, 0)),
        # a failure is rolled again: 1/2 * 2/3 + 1/2 * 1/3
        (SORCERER, ONE, Fraction(1, 2), (Fraction(1, 2), 0)),
        # behind, the defender rolls again: 1/2 * 2/3 * 2/3
        (ONE, SORCERER, Fraction(2, 9), (0, Fraction(1, 3))),
        # both: a success stands 4/9, a new roll 2/9; three quarters succeed, two thirds of them are answered
        (SORCERER, SORCERER, Fraction(1, 3), (Fraction(1, 2), Fraction(1, 2))),
        # one die rolled again by an artifact is the same without a token
        (Side(1, rerolls=(1,)), ONE, Fraction(1, 2), (0, 0)),
        # first the artifact, then sorcery: 3/4 * 2/3 + 1/4 * 1/2 * 2/3
        (Side(1, sorcery=True, rerolls=(1,)), ONE, Fraction(7, 12), (Fraction(1, 4), 0)),
        # the defender's card: the success must come twice
        (ONE, Side(1, hinders=(1,)), Fraction(1, 6), (0, 0)),
        # the attacker's card: the defender's success must come twice, 1/2 * 8/9
        (Side(1, hinders=(2,)), ONE, Fraction(4, 9), (0, 0)),
        # ties claimed by the attacker, then by both
        (Side(1, claims_ties=True), ONE, Fraction(5, 6), (0, 0)),
        (Side(1, claims_ties=True), Side(1, claims_ties=True), Fraction(1, 3), (0, 0)),
        # Conan's face counts two: 1/3 + 1/6 * 1/3
        (Side(1, 4), ONE, Fraction(7, 18), (0, 0)),
        # axes of raiders: 1/2 * 1/2
        (ONE, Side(1, 2), Fraction(1, 4), (0, 0)),
        # both symbols: 5/6 * 2/3
        (Side(1, 3), ONE, Fraction(5, 9), (0, 0)),
        # a success added by a card: 1/2 * 1 + 1/2 * 2/3
        (Side(1, bonus=1), ONE, Fraction(5, 6), (0, 0)),
        # one success lies on the table against one die, then also the defender's failure
        (Side(1, shown=Shown((0, 1, 0))), ONE, Fraction(2, 3), (0, 0)),
        (Side(1, shown=Shown((0, 1, 0))), Side(1, sorcery=True, shown=Shown((1, 0, 0))), Fraction(2, 3), (0, 1)),
        # a failure that a card has rolled already is not rolled again by another
        (Side(1, rerolls=(1,), shown=Shown((0, 0, 0), 0)), ONE, Fraction(0), (0, 0)),
    ],
)
def test_one_die_against_one(attack: Side, defence: Side, win: Fraction, spent: tuple[Fraction, Fraction]) -> None:
    found = roll_odds(attack, defence)
    assert found.win == pytest.approx(float(win))
    assert (found.attacker_spends, found.defender_spends) == pytest.approx([float(part) for part in spent])
    total = sum(chance for rows in found for row in rows for chance in row)
    assert total == pytest.approx(1)


@pytest.mark.parametrize(
    ("attack", "defence", "percent"),
    [
        (Side(5), Side(4), 68),
        (Side(4), Side(3, 1), 50),
        (Side(3), Side(5, 3), 4),
        (Side(5, 2), Side(4), 86),
        (Side(6, 3), Side(6, 3), 64),
        (Side(6, 4), Side(5), 81),
        (Side(3), Side(4, 4), 31),
    ],
)
def test_known_tables_of_odds(attack: Side, defence: Side, percent: int) -> None:
    """Figures computed apart from this house, when the cards were designed."""
    assert round(100 * roll_odds(attack, defence).win) == percent


def test_more_of_anything_never_hurts() -> None:
    base = Side(4, sorcery=True)
    rival = Side(4, sorcery=True)
    fair = roll_odds(base, rival).win
    better = [Side(5, sorcery=True), Side(4, 1, sorcery=True), base._replace(rerolls=(2,)), base._replace(hinders=(1,))]
    for side in [*better, base._replace(rerolls=(1, 3)), base._replace(claims_ties=True), base._replace(bonus=1)]:
        assert roll_odds(side, rival).win > fair + 0.01, side
    for side in (rival._replace(rerolls=(1,)), rival._replace(hinders=(2,)), rival._replace(dice=5)):
        assert roll_odds(base, side).win < fair - 0.01, side


# -- against a search that tries everything ----------------------------------------------------------------------------

Hand = tuple[tuple[int, bool], ...]  # what each die counts, and whether a card has rolled it


def naive(attack: Side, defence: Side) -> float:
    """The attacker's chance by trying every order of sorcery and cards and every choice of dice."""
    faces = [WORTH[side][counted] for side, counted in ((0, attack.counted), (1, defence.counted))]
    sides = (attack, defence)
    ties = attack.claims_ties | defence.claims_ties << 1

    def rolls(number: int, at: int) -> list[tuple[Hand, float]]:
        counted = Counter(tuple(sorted((worth, False) for worth in roll)) for roll in product(faces[at], repeat=number))
        return [(hand, ways / 6**number) for hand, ways in counted.items()]

    def total(hand: Hand, at: int) -> int:
        return sides[at].bonus + sum(worth for worth, _ in hand)

    def rerolled(hand: Hand, at: int, number: int) -> list[list[tuple[Hand, float]]]:
        """For every choice of dice to roll again: what may come of it."""
        fresh = [i for i, (_, locked) in enumerate(hand) if not locked]
        found = []
        for size in range(1, number + 1):
            for chosen in combinations(fresh, size):
                rest = tuple(die for i, die in enumerate(hand) if i not in chosen)
                found.append([(tuple(sorted((*rest, *((w, True) for w, _ in new)))), p) for new, p in rolls(size, at)])
        return found

    @cache
    def own(hand: Hand, at: int, sorcery: bool, cards: tuple[int, ...], reach: int) -> float:
        better = max if at == 0 else min
        values = [other(hand, at, sides[at ^ 1].hinders, reach)]
        if sorcery:
            values.append(sum(p * own(new, at, False, cards, reach) for new, p in rolls(sides[at].dice, at)))
        for i, card in enumerate(cards):
            left = cards[:i] + cards[i + 1 :]
            for cases in rerolled(hand, at, card):
                values.append(sum(p * own(new, at, sorcery, left, reach) for new, p in cases))
        return better(values)

    @cache
    def other(hand: Hand, at: int, cards: tuple[int, ...], reach: int) -> float:
        better = min if at == 0 else max
        values = [onward(hand, at, reach)]
        for i, card in enumerate(cards):
            for cases in rerolled(hand, at, card):
                values.append(sum(p * other(new, at, cards[:i] + cards[i + 1 :], reach) for new, p in cases))
        return better(values)

    def onward(hand: Hand, at: int, reach: int) -> float:
        if at == 0:
            return start(1, total(hand, 0))
        return float(attacker_wins(reach, total(hand, 1), ties))

    @cache
    def start(at: int, reach: int) -> float:
        side = sides[at]
        return sum(p * own(hand, at, side.sorcery, side.rerolls, reach) for hand, p in rolls(side.dice, at))

    return start(0, 0)


@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        (Side(3, 2, sorcery=True, rerolls=(1,)), Side(2, sorcery=True)),
        (Side(3, 4, sorcery=True, rerolls=(2,)), Side(2, 2, hinders=(1,))),
        (Side(2, 4, hinders=(2,)), Side(3, 4, sorcery=True, rerolls=(1,))),
        (Side(3, 7, rerolls=(1, 2)), Side(2, 1, sorcery=True, hinders=(2,), claims_ties=True)),
        (Side(2, 0, 1, sorcery=True, hinders=(1,), claims_ties=True), Side(3, 4, sorcery=True, rerolls=(2,))),
        (Side(3, 4, sorcery=True, rerolls=(1, 1)), Side(3, 2, sorcery=True)),
    ],
)
def test_a_search_that_tries_everything_finds_nothing_better(attack: Side, defence: Side) -> None:
    assert roll_odds(attack, defence).win == pytest.approx(naive(attack, defence), abs=1e-7)


def sides(rng: random.Random, dice: int) -> tuple[Side, Side]:
    """Two sides with anything that a contest can bring; Conan helps at most one of them."""
    conan = rng.randrange(3)

    def side(at: int) -> Side:
        number = rng.randint(1, dice)
        counted = rng.randrange(4) | 4 * (conan == at)
        shown = None
        if rng.random() < 0.2:
            locked = rng.randrange(number)
            faces = [WORTH[at][counted][rng.randrange(6)] for _ in range(number)]
            left = faces[locked:]
            shown = Shown((left.count(0), left.count(1), left.count(2)), sum(faces[:locked]))
        rerolls, hinders = (tuple(rng.randint(1, 3) for _ in range(rng.randrange(most))) for most in (3, 2))
        ties = rng.random() < 0.2
        return Side(number, counted, rng.randrange(2), rng.random() < 0.6, rerolls, hinders, ties, shown)

    return side(ATTACKER), side(DEFENDER)


def payoffs(rng: random.Random) -> Payoff:
    """Any worth of victory, and a price of tokens that is sometimes high."""
    mine, theirs = (rng.choice((1e-9, 0.1, 0.6)) * rng.random() for _ in range(2))
    won, lost = (tuple((base - token, base - token + theirs) for token in (0, mine)) for base in (1.0, 0.0))
    return Payoff(won, lost)  # type: ignore[arg-type]


@pytest.mark.parametrize("counted", [0, 2, 7])
@pytest.mark.parametrize("sorcery", [False, True])
def test_the_short_way_for_one_die_is_the_plain_way(counted: int, sorcery: bool) -> None:
    """The Heart of Tammuz has a formula of its own."""
    rival = Side(3, 1, sorcery=True)
    for dice in (1, 3, 6):
        side = Side(dice, counted, 1, sorcery, rerolls=(1,))
        short, plain = roll_odds(side, rival), plain_odds(side, rival)
        for rows, others in zip(short, plain, strict=True):
            for row, other in zip(rows, others, strict=True):
                assert row == pytest.approx(other)


def test_the_fast_way_is_the_plain_way() -> None:
    """What is left out as never better is never better: all eight chances agree, over sides of every kind."""
    rng = random.Random(11)
    for _ in range(150):
        attack, defence = sides(rng, 4)
        payoff = payoffs(rng)
        found, plain = roll_odds(attack, defence, payoff), plain_odds(attack, defence, payoff)
        worth = [
            sum(
                odds[end][mine][theirs] * payoff[end][mine][theirs]
                for end in (0, 1)
                for mine in (0, 1)
                for theirs in (0, 1)
            )
            for odds in (found, plain)
        ]
        assert worth[0] == pytest.approx(worth[1], abs=1e-11), (attack, defence, payoff)
        assert found.win == pytest.approx(plain.win, abs=1e-7), (attack, defence, payoff)


# -- the command line --------------------------------------------------------------------------------------------------


def test_a_roll_in_detail() -> None:
    table = GAME.odds(attack=5, defend=4, count="axe", sorcery=True)
    found = roll_odds(Side(5, 2, sorcery=True), Side(4))
    assert [row[1] for row in table.rows] == pytest.approx([found.win, 1 - found.win, found.attacker_spends])


def test_tables_over_strengths() -> None:
    grid = GAME.odds()
    assert [len(row) for row in grid.rows] == [7] * 6
    assert grid.rows[2][4] == pytest.approx(win_odds(3, 4))
    column = GAME.odds(attack=3, count="both")
    assert [row[0] for row in column.rows] == [1, 2, 3, 4, 5, 6]
    assert column.rows[0][1] == pytest.approx(beats(successes(3, ATTACKER, 3), successes(1, DEFENDER)))
    campaigns = GAME.odds(fight="campaign", icons=3)
    assert campaigns.rows[4][4] == pytest.approx(campaign_odds(5, 4, 3))


def test_a_fight_in_detail() -> None:
    table = GAME.odds(fight="siege", attack=2, defend=1, prize=1, unit=1)
    rows = {row[1]: row[-1] for row in table.rows[2:]}
    assert rows == {2: pytest.approx(7 / 12), 1: pytest.approx(5 / 12)}  # after a loss it pays to retreat
    table = GAME.odds(fight="campaign", attack=3, defend=1, actions=1)
    assert table.rows[0][-1] == pytest.approx(5 / 6)


def test_several_cards_that_roll_dice_again() -> None:
    table = GAME.odds(attack=4, defend=4, reroll="1,2", defend_hinder=2)
    assert table.rows[0][1] == pytest.approx(roll_odds(Side(4, rerolls=(1, 2)), Side(4, hinders=(2,))).win)


def test_a_province_by_its_name() -> None:
    """Its rating, its track, and the terrains where a card of the game fits."""
    argos = GAME.components.provinces[GAME.components.province_index["argos"]]
    named = GAME.odds(fight="campaign", province="Argos", attack=5)
    plain = GAME.odds(fight="campaign", attack=5, defend=argos.rating, icons=len(argos.track))
    assert named.rows == plain.rows
    assert "Argos" in named.title
    card = next(card for card in GAME.components.strategy if card.terrains and not card.terrains >> argos.track[-1] & 1)
    last = {"fight": "campaign", "province": "argos", "attack": 3, "icons": 1}
    assert GAME.odds(**last, cards=card.id).rows[0] == GAME.odds(**last).rows[0]
    assert GAME.odds(**last, cards="axe").rows[0][-1] > GAME.odds(**last).rows[0][-1]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("query", "field", "code"),
    [
        ({"attack": 9}, "attack", "bad-number"),
        ({"atack": 3}, "atack", "unknown-option"),
        ({"count": "sword"}, "count", "bad-choice"),
        ({"icons": 3}, "icons", "odds-not-for-this-fight"),
        ({"fight": "battle", "garrison": 3}, "garrison", "odds-not-for-this-fight"),
        ({"fight": "campaign", "attack": 6}, "attack", "odds-too-many-units"),
        ({"tokens": 3}, "tokens", "odds-needs-sorcery"),
        ({"fight": "siege", "cards": "axe,sword"}, "cards", "odds-unknown-card"),
        ({"fight": "siege", "defend_cards": "s99"}, "defend_cards", "odds-unknown-card"),
        ({"fight": "siege", "province": "argus"}, "province", "odds-unknown-province"),
        ({"province": "argos"}, "province", "odds-not-for-this-fight"),
        ({"fight": "campaign", "province": "argos", "defend": 1}, "defend", "odds-other-rating"),
        ({"fight": "campaign", "province": "argos", "icons": 8}, "icons", "odds-short-track"),
        ({"reroll": "1,x"}, "reroll", "odds-bad-rerolls"),
        ({"reroll": "1,1,1,1,1"}, "reroll", "odds-bad-rerolls"),
        ({"defend_hinder": 7}, "defend_hinder", "odds-bad-rerolls"),
    ],
)
def test_a_bad_query_names_the_field(query: dict[str, object], field: str, code: str) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        GAME.odds(**query)
    assert (caught.value.field, caught.value.code) == (field, code)
    for lang in ("en", "fr"):
        with warhall.use_language(lang):
            assert "{" not in str(caught.value)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_table_speaks_both_languages(lang: str) -> None:
    queries: list[dict[str, object]] = [{"fight": fight} for fight in ("roll", "campaign", "siege", "battle")]
    queries += [{**query, "attack": 3} for query in queries] + [
        {**query, "attack": 3, "defend": 2} for query in queries
    ]
    with warhall.use_language(lang):
        for query in queries:
            table = GAME.odds(**query)
            words = [table.title, *table.columns, *(str(row[0]) for row in table.rows)]
            assert not any("{" in word or "odds-" in word for word in words)
            assert all(len(row) == len(table.columns) for row in table.rows)
