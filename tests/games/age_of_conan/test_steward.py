"""The steward's thoughts: what it sees, what it thinks likely, what it finds worth doing."""

from __future__ import annotations

import random

import pytest

from tests.support.playing import choices
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.games.age_of_conan.bots.chances import ahead, siege_chance, win, win_by_units
from warhall.games.age_of_conan.bots.sight import Sight, board_of, glimpse
from warhall.games.age_of_conan.bots.steward import Mind
from warhall.games.age_of_conan.bots.values import DEFAULT
from warhall.games.age_of_conan.components import FORT, NOBODY
from warhall.games.age_of_conan.position import POSITION
from warhall.games.age_of_conan.rules.military import Military
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.games.age_of_conan.study.odds import Side, win_odds

PUBLIC = (
    "owner",
    "marker",
    "army_owner",
    "armies",
    "steps",
    "raiders",
    "emissaries",
    "gold",
    "sorcery",
    "points",
    "crom",
    "table",
    "artifacts",
    "objectives",
    "track",
    "pool",
    "conan",
    "destination",
    "conan_player",
    "age",
)

PASSING = ("contest", "stack", "last_dice", "bids_open", "bid_replaced", "adventure")  # no thought is about these
CROWN = ("crowned", "eliminated", "crown_category")


def positions(players: int, number: int, seed: int = 1) -> list[AgeOfConanState]:
    """Positions of a game of stewards in which somebody has a choice."""
    game = AgeOfConan(players=players)
    bot = Steward(game)
    rng = random.Random(seed)
    state = game.new_initial_state()
    found: list[AgeOfConanState] = []
    for seat in choices(state, rng):
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found.append(state.clone())
            if len(found) == number:
                break
        state.apply_action(bot.choose(state.view(seat), legal, rng, 0.0), seat)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_shows_what_the_view_shows(players: int) -> None:
    for state in positions(players, 300):
        seat = state.current_player()
        board = board_of(state.game, state.view(seat))
        for name in PUBLIC:
            assert getattr(board, name) == getattr(state, name), name
        for name in ("strategy_hand", "kingdom_hand", "tokens"):
            assert getattr(board, name)[seat] == getattr(state, name)[seat], name
        assert [len(held) for held in board.tokens] == [len(held) for held in state.tokens]
        if state.contest is not None and board.contest is not None:
            for side in (0, 1):
                assert board.contest.dice_number(board, side) == state.contest.dice_number(state, side)
                assert board.contest.dice[side] == state.contest.dice[side]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_position_is_seen_like_its_view(players: int) -> None:
    """Play-outs spare the view: the same board, the same choice, and nothing that the seat could not see."""
    for state in positions(players, 300, seed=3):
        seat = state.current_player()
        seen, glimpsed = board_of(state.game, state.view(seat)), glimpse(state, seat)
        for name in POSITION.fields:
            if name not in PASSING and name not in CROWN:
                assert getattr(glimpsed, name) == getattr(seen, name), name
        view, legal = state.view(seat), state.legal_actions(seat)
        chosen = Steward(state.game).choose(view, legal, random.Random(0), 0.0)
        assert Steward(state.game).imagine(state, seat, random.Random(0)) == chosen


def test_what_the_steward_remembers_changes_nothing() -> None:
    """A steward who has just thought about the position and one who sees it for the first time choose alike."""
    for state in positions(3, 250, seed=5):
        seat = state.current_player()
        view, legal = state.view(seat), state.legal_actions(seat)
        practised = Steward(state.game)
        first = practised.choose(view, legal, random.Random(0), 0.0)
        assert practised.choose(view, legal, random.Random(0), 0.0) == first
        assert Steward(state.game).choose(view, legal, random.Random(0), 0.0) == first


def test_chances_by_hand() -> None:
    """One die against none wins by a hit, a hit+Conan or a hit of the attacker; sorcery gives a second try."""
    assert win(Side(1), Side(0)) == pytest.approx(1 / 2)
    assert win(Side(1, sorcery=True), Side(0)) == pytest.approx(3 / 4)
    assert win_by_units(Side(0), Side(2))[3] == pytest.approx(win_odds(3, 2))
    assert win_by_units(Side(1, 4), Side(2))[0] == 0.0  # Conan alone is no army
    assert siege_chance(1, 0, 3) == pytest.approx(win_odds(1, 3))
    assert siege_chance(2, 1, 2) < siege_chance(2, 0, 2) < siege_chance(3, 0, 2)
    assert ahead(0.0, 3.0) == pytest.approx(0.5)


def mind_of(state: AgeOfConanState, seat: int) -> Mind:
    return Mind(state.game, board_of(state.game, state.view(seat)), seat, DEFAULT, {}, random.Random(0))


def test_more_troops_promise_more() -> None:
    state = positions(2, 60)[-1]
    ophir = state.game.components.province_index["ophir"]
    for table, nothing in ((state.owner, -1), (state.marker, 0), (state.army_owner, -1), (state.armies, 0)):
        table[ophir] = nothing
    plan = mind_of(state, 0).war.campaign(ophir)
    assert plan.fights[5][0] > plan.fights[4][0] > plan.fights[3][0]
    assert plan.fights[4][1] > plan.fights[4][0]  # further on the track


def test_sight_counts_turns_down() -> None:
    game = AgeOfConan(players=2)
    early = positions(2, 1)[0]
    sight = Sight(game, board_of(game, early.view(0)), 0, {})
    assert sight.turns > 25
    assert sight.left == pytest.approx(1.0, abs=0.1)


def test_a_province_between_neighbours_is_hard_to_hold() -> None:
    """The steward counts less on a province of one icon at the border of others than on one behind its own lines."""
    state = positions(3, 1)[0]
    game = state.game
    place = game.components.province_index
    stygia = game.homes.index(place["stygia"])
    values = mind_of(state, stygia).values
    desert, darfar = place["eastern_desert"], place["darfar"]
    assert values.hold(desert, stygia) < 0.3 < 0.8 < values.hold(darfar, stygia)
    assert values.hold(desert, stygia) < values.hold(place["shem"], stygia)  # a longer track, and only one neighbour


def at_the_border(units: int, rivals: int) -> AgeOfConanState:
    """Turan has a military die, all its units in Zamora, and perhaps an Aquilonian army beside it in Corinthia."""
    state = next(state for state in positions(2, 120) if isinstance(state.stack[-1], Military))
    place = state.game.components.province_index
    me, zamora, corinthia = state.current_player(), place["zamora"], place["corinthia"]
    assert state.game.homes[me] == place["turan"]
    for at in range(len(state.armies)):
        state.army_owner[at], state.armies[at], state.steps[at] = NOBODY, 0, -1
    state.owner[zamora], state.marker[zamora] = me, FORT
    state.army_owner[zamora], state.armies[zamora] = me, units
    if rivals:
        state.army_owner[corinthia], state.armies[corinthia], state.steps[corinthia] = 1 - me, rivals, 0
    return state.game.state_from_json(state.to_json())


def decision(state: AgeOfConanState) -> str:
    seat = state.current_player()
    return Steward(state.game).choose(state.view(seat), state.legal_actions(seat), random.Random(0), 0.0)


@pytest.mark.parametrize(("units", "rivals"), [(3, 1), (4, 1), (4, 2), (5, 1), (5, 3), (5, 5)])
def test_a_unit_stays_behind_beside_a_rival_army(units: int, rivals: int) -> None:
    """Where nobody is near, all may go."""
    verb, start, _, leaving = decision(at_the_border(units, rivals)).split()
    assert (verb, start, int(leaving)) == ("attack", "zamora", units - 1)
    if units > 3:
        assert decision(at_the_border(units, 0)) == f"attack zamora corinthia {units}"


def test_an_army_does_not_go_home_in_order_to_attack_from_there() -> None:
    """By a move the province beside the rival army would be left as empty as by an attack."""
    state = at_the_border(4, 2)
    place = state.game.components.province_index
    war = mind_of(state, state.current_player()).war
    zamora, turan = place["zamora"], place["turan"]
    assert war.guard(zamora) == DEFAULT.guard
    assert war.guard(turan) == 0.0  # nobody may attack a home (AOC-128)
    assert war.redeployment(zamora, turan, 4) < war.attack_value(zamora, place["corinthia"], 3)
