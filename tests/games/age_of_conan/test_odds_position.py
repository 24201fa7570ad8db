"""The odds of choices in a position: against the figures of the parts, what a seat may see, and play by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from math import comb, sqrt

import pytest

import warhall
from tests.rules.age_of_conan.table import Table
from tests.support.playing import choices
from warhall.games.age_of_conan.bots import Steward
from warhall.games.age_of_conan.rules.contest import PickDice
from warhall.games.age_of_conan.rules.contest_dice import WORTH
from warhall.games.age_of_conan.rules.course import TURN, Course
from warhall.games.age_of_conan.rules.military import Military
from warhall.games.age_of_conan.rules.turn import AfterAction
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.games.age_of_conan.study.odds import Campaign, Fight, Force, Side, campaign, fight, roll_odds
from warhall.games.age_of_conan.study.odds.position import ActionOdds, all_odds
from warhall.kernel import Action, IllegalActionError


def odds_of(table: Table, action: str) -> ActionOdds:
    found = table.state.odds(action)
    assert found is not None
    return found


# -- single positions --------------------------------------------------------------------------------------------------


def test_an_attack_on_a_neutral_province() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2)
    assert table.game.choice_odds(table.state.view(0)) is None
    table.play("take military")
    found = odds_of(table, "fight argos")
    assert found.contest == "campaign"
    assert found.roll == pytest.approx(roll_odds(Side(3), Side(4)).win)
    assert found.now == pytest.approx(campaign(Campaign(3, 4, 2, actions=1)).win)
    assert found.end == pytest.approx(campaign(Campaign(3, 4, 2)).win)
    table_of_odds = table.game.choice_odds(table.state.view(0))
    assert table_of_odds is not None
    rows = {row[0]: row[1:] for row in table_of_odds.rows}
    assert rows["fight argos"] == [found.roll, found.roll, found.now, found.end]
    assert rows["attack aquilonia argos 2"][3] == pytest.approx(campaign(Campaign(5, 4, 2)).win)
    assert table.state.odds("done") is None


def test_cards_sorcery_conan_raiders_and_artifacts_count() -> None:
    """Argos: rating 4; the terrain of each icon decides where a card fits."""
    table = Table(dice="military", conan="argos", conan_player="aquilonia").army("argos", "aquilonia", 3, icon=1)
    table.hand("aquilonia", "savage_onslaught", "feint_and_strike").give("aquilonia", sorcery=1).raiders("argos", 1)
    table.artifact("sword_of_atlantis", "aquilonia").artifact("heart_of_tammuz", "aquilonia")
    table.play("take military")
    known = table.game.components
    track = known.provinces[table.at("argos")].track
    cards = [known.strategy[known.strategy_index[name]] for name in ("savage_onslaught", "feint_and_strike")]
    last_first = list(enumerate(reversed(track)))
    fits = [sum((card.terrains >> terrain & 1) << bit for bit, terrain in last_first) for card in cards]
    asked = Campaign(
        3, 4, len(track), 1, ((2, fits[0]), (3, fits[1])), raiders=1, conan=0, rerolls=(1,), claims_ties=True
    )
    assert odds_of(table, "fight argos").end == pytest.approx(campaign(asked).win)


def test_a_siege_against_an_unknown_hand() -> None:
    """The rival's best card: any of the unseen ones that fits the first icon."""
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia", units=1).hand(
        "aquilonia", "jaws_of_the_valley", "hedge_of_pikes"
    )
    table.play("take military")
    known = table.game.components
    terrain = known.provinces[table.at("ophir")].track[0]
    fitting = [card.symbols for card in known.strategy if card.terrains >> terrain & 1]
    both, any_card = fitting.count(3), len(fitting)
    hands = comb(37, 2)
    no_both, nothing = comb(37 - both, 2) / hands, comb(37 - any_card, 2) / hands
    against = [roll_odds(Side(3), Side(3, symbols)).win for symbols in (0, 1, 3)]
    expected = nothing * against[0] + (no_both - nothing) * against[1] + (1 - no_both) * against[2]
    assert odds_of(table, "attack koth ophir 3").roll == pytest.approx(expected)


def test_kingdom_cards_that_are_known() -> None:
    """Ready table cards of both sides and the own instants; not a rival's hand, and no used card."""
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2)
    table.on_table("aquilonia", "aq_knights_of_poitain").on_table("aquilonia", "aq_gunderland_pikemen", used=True)
    table.play("take military")
    found = odds_of(table, "fight argos")
    assert found.roll == pytest.approx(roll_odds(Side(3), Side(4)).win)
    assert found.cards == pytest.approx(roll_odds(Side(4, bonus=1), Side(4)).win)
    table = Table(turn="aquilonia", dice="military")
    table.fort("ophir", "aquilonia", units=4).army("koth", "turan", 3, icon=2)
    table.on_table("turan", "tu_hyrkanian_horse_archers").hand("aquilonia", "aq_lion_banner")
    table.hand("turan", "tu_feigned_flight")
    table.play("take military")
    found = odds_of(table, "attack ophir koth 4")
    expected = roll_odds(Side(4, claims_ties=True), Side(3, hinders=(2,))).win
    assert found.cards == pytest.approx(expected)
    table.play("attack ophir koth 4")
    table.skip_windows()
    table.roll("hit hit miss axe")
    assert odds_of(table, table.legal()[0]).cards is not None


def test_windows_of_a_contest() -> None:
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia").hand("turan", "locked_shields")
    table.give("turan", sorcery=1).give("aquilonia", sorcery=1)
    table.play("take military", "attack koth ophir 3")
    assert table.now == "declare"
    better, worse = odds_of(table, "commit locked_shields"), odds_of(table, "decline")
    assert better.roll is not None
    assert worse.roll is not None
    assert better.roll > worse.roll == pytest.approx(roll_odds(Side(3, sorcery=True), Side(3, sorcery=True)).win)
    table.play("decline")
    table.roll("hit miss miss")
    again, stay = odds_of(table, "sorcery"), odds_of(table, "pass")
    assert again.roll == pytest.approx(roll_odds(Side(3), Side(3, sorcery=True)).win)
    assert stay.roll == pytest.approx((2 / 3) ** 3 * (2 / 3) ** 3)
    table.play("pass")
    table.roll("miss miss shield")
    defender = odds_of(table, "sorcery")  # of the defender, who needs one success
    assert defender.roll == pytest.approx(1 - (2 / 3) ** 3)
    assert odds_of(table, "pass").roll == 0.0
    table.play("sorcery")
    table.roll("hit miss miss")
    assert table.now == "siege-retreat"
    fought = fight(Fight(Force(2, sorcery=1, cards=(1,)), Force(0), rating=3))  # the card comes in the next roll
    assert odds_of(table, "press").end == pytest.approx(fought.win, abs=1e-6)
    assert odds_of(table, "retreat") == ActionOdds("retreat", "siege", None, 0.0, 0.0, None)


def test_a_card_that_lies_face_down_may_be_any_that_fits() -> None:
    """The choice of the defender brings the attacker's card to light; before it nobody else knows it."""
    table = Table(turn="turan", dice="military", conan_player="stygia")
    table.fort("koth", "turan", units=3).fort("ophir", "aquilonia", units=1).hand("turan", "locked_shields")
    table.hand("aquilonia", "hedge_of_pikes")
    table.play("take military", "attack koth ophir 3", "commit locked_shields")
    assert (table.now, table.actor) == ("declare", "aquilonia")
    known = table.game.components
    terrain = known.provinces[table.at("ophir")].track[0]
    others = [card for card in known.strategy if card.id != "hedge_of_pikes"]
    fitting = [card.symbols for card in others if card.terrains >> terrain & 1]
    against = [1 - roll_odds(Side(3, symbols), Side(3)).win for symbols in fitting]
    assert odds_of(table, "decline").roll == pytest.approx(sum(against) / len(against))


def test_a_card_that_is_drawn_may_be_any_unseen_one() -> None:
    """Veteran Captains: one more strategy card, and whatever it is it fits."""
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2).hand("aquilonia", "aq_veteran_captains")
    table.play("take military", "fight argos")
    assert table.now == "window"
    symbols = [card.symbols for card in table.game.components.strategy]
    by_symbols = {each: roll_odds(Side(3, each), Side(4)).win for each in set(symbols)}
    expected = sum(by_symbols[each] for each in symbols) / len(symbols)
    assert odds_of(table, "use aq_veteran_captains").roll == pytest.approx(expected)


def test_march_or_patience() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 4, icon=1)
    table.play("take military", "fight argos")
    table.contest("hit hit hit hit", "miss miss miss miss")
    assert table.now == "march"
    march, stop = odds_of(table, "march"), odds_of(table, "stop")
    assert march.now == pytest.approx(campaign(Campaign(3, 4, 2, actions=1)).win)
    assert stop.now == 0.0
    assert stop.end == pytest.approx(campaign(Campaign(4, 4, 2)).win)
    assert march.end < stop.end


def test_an_alliance() -> None:
    table = Table(dice="intrigue").emissaries("argos", "aquilonia", 1)
    table.play("take intrigue")
    found = odds_of(table, "contest argos")
    dice = 1 + sum(
        table.state.owner[p] == 0 or table.state.emissaries[0][p] > 0
        for p in table.game.components.adjacent[table.at("argos")]
    )
    assert found.roll == found.end == pytest.approx(roll_odds(Side(dice), Side(4)).win)


def test_what_may_not_be_done_is_refused() -> None:
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2)
    with pytest.raises(IllegalActionError):
        table.state.odds("fight argos")


def test_dice_picked_by_a_card() -> None:
    """The Heart of Tammuz: which die to roll again."""
    table = Table(dice="military").army("argos", "aquilonia", 3, icon=2).artifact("heart_of_tammuz", "aquilonia")
    table.play("take military", "fight argos")
    table.roll("hit hit miss")
    found = odds_of(table, "use heart_of_tammuz")
    better = roll_odds(Side(3, bonus=2), Side(4)).win
    two, three = (roll_odds(Side(0, bonus=n), Side(4)).win for n in (2, 3))
    assert better > 0
    assert found.roll == pytest.approx((two + three) / 2)
    table.play("use heart_of_tammuz")
    assert odds_of(table, "reroll miss").roll == pytest.approx((two + three) / 2)
    assert odds_of(table, "done").roll == pytest.approx(two)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_game_every_choice_of_a_contest_has_odds_that_hide_nothing(players: int) -> None:
    """Chances are chances, and they do not depend on what the seat cannot see."""
    game = warhall.load_game("age-of-conan", players=players)
    state = game.new_initial_state()
    rng = random.Random(players)
    bot = Steward(game)  # type: ignore[arg-type]
    checked = 0
    for seat in islice(choices(state, rng), 600):
        view = state.view(seat)
        legal = state.legal_actions(seat)
        if view["contest"] is None and rng.random() < 0.02:
            starting = {str(action) for action in legal if starts_a_contest(state, action)}  # type: ignore[arg-type]
            assert {odds.action for odds in all_odds(game, view)} == starting  # type: ignore[arg-type]
        if view["contest"] is not None:
            found = all_odds(game, view)  # type: ignore[arg-type]
            assert [odds.action for odds in found] == [str(action) for action in legal]
            for odds in found:
                assert all(chance is None or -1e-6 <= chance <= 1 + 1e-6 for chance in odds[2:]), odds
            checked += 1
            if checked % 10 == 0:
                assert all_odds(game, state.resample_from_view(seat, rng).view(seat)) == found  # type: ignore[arg-type]
        state.apply_action(bot.choose(view, legal, rng, 0.0), seat)
    assert checked > 30


def starts_a_contest(state: AgeOfConanState, action: Action) -> bool:
    """By trying it."""
    after = state.clone()
    events = after.apply_action(action)
    return after.contest is not None or any(event.kind in ("contest-won", "contest-lost") for event in events)


# -- against play by the rules -----------------------------------------------------------------------------------------

Choose = Callable[[AgeOfConanState], Action]


def best_by(field: str) -> Choose:
    """Follow the best odds; what was decided once in a situation is decided the same way again."""
    known: dict[object, Action] = {}

    def choose(state: AgeOfConanState) -> Action:
        seat = state.current_player()
        legal = state.legal_actions(seat)
        contest = state.contest
        assert contest is not None
        picking = isinstance(state.stack[-1], PickDice)
        counted = [contest.counted_symbols(state, side) for side in (0, 1)]

        def seen(die: int, side: int) -> int:
            """Only what a die counts matters, unless a die has to be named."""
            return die if picking else WORTH[side][counted[side]][die & 7] + 8 * (die >= 8)

        rolled = tuple(contest.successes(state, side) for side in (0, 1))
        faces = tuple(tuple(sorted(seen(die, side) for die in contest.dice[side])) for side in (0, 1))
        place = contest.province
        hands = tuple(map(tuple, state.strategy_hand))
        key = (
            *(repr(state.stack[-1]), contest.stage, rolled, faces, contest.force, contest.artifacts_used),
            *(state.armies[place], state.steps[place], tuple(state.sorcery), tuple(contest.strategy), hands),
            *(contest.sorcery_used, state.raiders[place]),
        )
        if key not in known:

            def chance(action: Action) -> tuple[float, bool]:
                odds = state.odds(action, seat)
                assert odds is not None
                return round(getattr(odds, field) or 0.0, 9), action.verb in ("pass", "decline", "stop")

            known[key] = max(legal, key=chance)
        return known[key]

    return choose


def won(state: AgeOfConanState, choose: Choose, action: str, rng: random.Random, patient: bool) -> bool:
    """Fight to the end; a patient army fights on in the next action."""
    seat = state.turn
    state = state.clone()
    events = state.apply_action(action)
    while True:
        kinds = {event.kind for event in events}
        if kinds & {"subjugated", "siege-won", "battle-won", "allied"}:
            return True
        if state.contest is None:
            place = next((p for p, step in enumerate(state.steps) if step >= 0 and state.army_owner[p] == seat), -1)
            if place < 0 or not patient:
                return False
            state.turn = seat
            state.stack = [Course(TURN), AfterAction(seat), Military(seat)]
            state._offered = None
            state.run()
            events = state.apply_action(f"fight {state.game.province_ids[place]}")
        elif state.is_chance():
            events = state.apply_action(state.sample_chance(rng))
        else:
            events = state.apply_action(choose(state))


def position(name: str) -> tuple[Table, str]:
    """Positions with a bit of everything, and the action that starts the fight."""
    table = Table(turn="aquilonia", dice="military intrigue", conan_player="stygia")
    if name == "alliance":
        table.emissaries("argos", "aquilonia", 1).give("aquilonia", sorcery=1).raiders("argos", 1)
        table.hand("aquilonia", "ring_of_spears")
        table.play("take intrigue")
        return table, "contest argos"
    if name == "siege":
        table.fort("ophir", "aquilonia", units=4).tower("koth", "turan", units=1)
        table.give("aquilonia", sorcery=1).give("turan", sorcery=1)
        table.play("take military")
        return table, "attack ophir koth 4"
    if name == "battle":
        table.fort("ophir", "aquilonia", units=4).army("koth", "turan", 3, icon=2)
        table.give("turan", sorcery=2).artifact("sword_of_atlantis", "aquilonia")
        table.play("take military")
        return table, "attack ophir koth 4"
    table.army("argos", "aquilonia", 4, icon=1).give("aquilonia", sorcery=2).raiders("argos", 1)
    table.hand("aquilonia", "savage_onslaught", "sally_from_the_gate")
    if name == "heart":
        table.artifact("heart_of_tammuz", "aquilonia").give("aquilonia", sorcery=1)
    if name == "conan":
        table.state.conan = table.at("argos")
    table.play("take military")
    return table, "fight argos"


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("alliance", "end"),
        ("siege", "end"),
        ("battle", "end"),
        ("campaign", "end"),
        ("campaign", "now"),
        ("conan", "end"),
        ("heart", "now"),
    ],
)
def test_play_by_the_rules_agrees(name: str, field: str) -> None:
    """The share of victories of best play, in the engine, lies within four standard errors of the exact chance."""
    table, action = position(name)
    start = table.game.state_from_json(table.state.to_json())
    exact = getattr(start.odds(action), field)
    games = 1500
    choose = best_by(field)
    rng = random.Random(20_000 + len(name))
    wins = sum(won(start, choose, action, rng, patient=field == "end") for _ in range(games))
    assert abs(wins / games - exact) < 4 * sqrt(exact * (1 - exact) / games)
    assert 0.05 < exact < 0.97
