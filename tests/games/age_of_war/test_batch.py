"""The kernel against the readable rules and the bots, action by action on the same dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
import pytest

from warhall.games.age_of_war import AgeOfWar
from warhall.games.age_of_war.bots.champion import Champion
from warhall.games.age_of_war.bots.expert import Expert
from warhall.games.age_of_war.bots.progress import most_progress
from warhall.games.age_of_war.bots.simple import Greedy
from warhall.games.age_of_war.components import CASTLES, DICE
from warhall.games.age_of_war.notation import first_text
from warhall.games.age_of_war.rules.filling import ROLLS, ROLLS_OF_DICE
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.state import AgeOfWarState
from warhall.games.age_of_war.study import batch
from warhall.games.age_of_war.study.batch import BatchResult, play_batch, supported, trace_game
from warhall.games.age_of_war.study.batch_rules import (
    CHOICE_STREAM,
    DICE_LEFT,
    DICE_STREAM,
    FACEDOWN,
    FILLED,
    IN_CENTER,
    LOST,
    NOW_SIZE,
    ROLL,
    TARGET,
    TURN,
    draw,
    legal_at,
)
from warhall.games.age_of_war.study.batch_tables import ACTIONS, BOTH_HANDS, HAND, THROWS
from warhall.games.age_of_war.study.tablebase import SCALE, Tablebase
from warhall.games.age_of_war.study.turn_values import Integers
from warhall.kernel import Action, Bot, View

NUMBERS = (2, 3, 4, 5, 6)
GAMES = 40  # random games replayed per number of players, some 80,000 decisions


def position(state: AgeOfWarState) -> list[int]:
    """A state as the kernel's row of a trace."""
    now = [0] * NOW_SIZE
    assert state.roll is not None
    now[TURN], now[ROLL], now[DICE_LEFT], now[LOST] = state.turn, state.roll.index, state.dice_left, state.lost
    now[TARGET], now[FILLED], now[FACEDOWN] = state.target, state.filled, state.facedown
    now[IN_CENTER] = state.owners.count(CENTER)
    return now + state.owners


def replay(policies: list[str], seed: int, index: int) -> Iterator[tuple[AgeOfWarState, Integers, Action]]:
    """A game of the kernel through the readable rules: every decision, and at the end the same result."""
    played, trace = trace_game(policies, seed, index)
    state = AgeOfWar(players=len(policies)).new_initial_state()
    state.apply_action(first_text(int(trace[0, TURN])))
    for row in trace:
        state.apply_action(ROLLS[row[ROLL]].action)  # the roll has as many dice as the rules ask for
        action = ACTIONS[int(row[-1])]
        yield state, row, action
        state.apply_action(action)
    outcome = state.outcome()
    assert played.winners[0] == sum(1 << seat for seat in outcome.winners)
    assert played.scores[0].tolist() == outcome.scores


@pytest.mark.parametrize("players", NUMBERS)
def test_random_games_follow_the_rules(players: int) -> None:
    """Positions, numbers of legal actions, effects of actions, winners and scores."""
    for index in range(GAMES):
        for state, row, action in replay(["random"] * players, 7, index):
            legal = state.legal_actions()
            assert row[:-2].tolist() == position(state)
            assert row[-2] == len(legal)
            assert action in legal


@pytest.mark.parametrize("players", NUMBERS)
def test_the_lists_of_legal_actions_are_the_same(players: int) -> None:
    for state, row, _ in islice(replay(["random"] * players, 8, 0), 500):
        now, owners = row[:NOW_SIZE].copy(), row[NOW_SIZE:-2].copy()
        listed = [ACTIONS[legal_at(now, owners, place)] for place in range(row[-2])]
        assert listed == state.legal_actions()


def test_random_choices_are_uniform_over_the_list() -> None:
    """The first action of a list of n is chosen one time in n, and so is the last, which is to lose a die."""
    expected = variance = 0.0
    first = last = 0
    for index in range(20):
        for state, row, action in replay(["random"] * 3, 9, index):
            legal = state.legal_actions()
            if len(legal) > 1:
                expected += 1 / row[-2]
                variance += 1 / row[-2] * (1 - 1 / row[-2])
                first += action == legal[0]
                last += action == legal[-1]
    assert variance > 500
    assert abs(first - expected) < 4 * variance**0.5
    assert abs(last - expected) < 4 * variance**0.5


@pytest.mark.parametrize("dice", range(1, DICE + 1))
def test_every_throw_is_equally_likely(dice: int) -> None:
    """AOW-004, counted: each roll belongs to as many throws as it should."""
    left = dice // 2
    one, other = HAND[dice - left, : THROWS[dice - left]], HAND[left, : THROWS[left]]
    shown = Counter(BOTH_HANDS[one[:, None], other].ravel().tolist())
    assert shown == {roll.index: round(roll.probability * 6**dice) for roll in ROLLS_OF_DICE[dice]}


def test_drawn_numbers_are_uniform() -> None:
    streams = np.array([1, 2], dtype=np.uint64)
    for stream, bound in ((DICE_STREAM, 6), (CHOICE_STREAM, 7)):
        drawn = Counter(draw(streams, stream, bound) for _ in range(30_000))
        assert set(drawn) == set(range(bound))
        assert max(abs(count - 30_000 / bound) for count in drawn.values()) < 5 * (30_000 / bound) ** 0.5


def agree(bot: Bot, policies: list[str], games: int, seat_policy: str) -> int:
    """Replay games in which this policy has a seat and ask the bot at each of its decisions."""
    asked = 0
    rng = random.Random(0)
    for index in range(games):
        seats = [policies[(seat - index) % len(policies)] for seat in range(len(policies))]
        for state, _, action in islice(replay(policies, 5, index), 4000):
            if seats[state.turn] == seat_policy:
                assert bot.choose(state.view(state.turn), state.legal_actions(), rng, 0.0) == action
                asked += 1
    return asked


@pytest.mark.parametrize("players", NUMBERS)
def test_greedy_chooses_as_the_bot_does(players: int) -> None:
    assert agree(Greedy(AgeOfWar(players=players)), ["greedy"] + ["random"] * (players - 1), 5, "greedy") > 300


@pytest.mark.parametrize("players", NUMBERS)
def test_expert_chooses_as_the_bot_does(players: int) -> None:
    bot = Expert(AgeOfWar(players=players))
    asked = agree(bot, ["expert"] + ["random"] * (players - 1), 6, "expert")
    asked += agree(bot, ["expert"] * players, 3, "expert")
    assert asked > 700


def test_the_champion_chooses_as_the_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(batch.EFFORT, 3, (16, 2))
    batch._knowledge.cache_clear()
    bot = Champion(AgeOfWar(players=3))
    bot.prepare()
    assert agree(bot, ["champion", "expert", "expert"], 1, "champion") > 30
    batch._knowledge.cache_clear()


class Solved:
    """The best of the probed values; progress among equals."""

    def __init__(self, table: Tablebase) -> None:
        self.table = table
        self.game = AgeOfWar(players=2)

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        state = self.game.state_from_view(view, rng)
        values = self.table.probe(state).values
        best = max(values.values())
        return most_progress(state, [action for action in legal if values[action] == best])


@pytest.fixture
def made_up_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tablebase]:
    """A table that values the lead in points, with noise, and calls a large lead decided: all actions are equal."""
    codes = np.arange(3 ** len(CASTLES))
    lead = np.random.default_rng(1).uniform(-0.5, 0.5, len(codes))
    for castle in CASTLES:
        lead += castle.points * np.array([0, 1, -1])[codes // 3**castle.index % 3]
    table = Tablebase(np.rint(np.clip(0.5 + 0.05 * lead, 0.0, 1.0) * SCALE).astype(np.uint32), 0.0)
    monkeypatch.setattr(Tablebase, "load", lambda: table)
    batch._knowledge.cache_clear()
    yield table
    batch._knowledge.cache_clear()


def test_table_chooses_what_the_solution_calls_best(made_up_table: Tablebase) -> None:
    bot = Solved(made_up_table)
    assert agree(bot, ["table", "random"], 10, "table") > 500
    assert agree(bot, ["optimal", "optimal"], 5, "optimal") > 500


def same(one: BatchResult, other: BatchResult) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("winners", "scores", "decisions", "capped")
    )


def test_a_series_can_be_cut_and_played_on_threads() -> None:
    bots = ["random", "greedy", "random"]
    whole = play_batch(3, bots, 30, 4, start=5)
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(lambda start: play_batch(3, bots, 10, 4, start=start), (5, 15, 25)))
    joined = BatchResult(
        3, 5, *(np.concatenate([getattr(part, name) for part in parts]) for name in ("winners", "scores", "decisions"))
    )
    assert same(whole, joined)
    assert not same(whole, play_batch(3, bots, 30, 5, start=5))
    assert not same(whole, play_batch(3, bots, 30, 4, start=6))


def test_bots_move_one_seat_on_after_every_game() -> None:
    """Bot b sits in seat (b + index) % players; with the expert as bot 0 the winning seat moves along."""
    played = play_batch(4, ["expert", "random", "random", "random"], 12, 1, start=2)
    assert played.seat_of[0].tolist() == [2, 3, 0, 1]
    assert played.bot_winners.tolist() == [1] * 12
    assert played.winners.tolist() == [1 << index % 4 for index in range(2, 14)]
    assert played.bot_wins().tolist() == [12 * 60, 0, 0, 0]
    assert played.seat_wins().tolist() == [3 * 60] * 4
    assert (played.bot_scores[:, 0] == played.scores.max(axis=1)).all()


def test_shared_wins_are_split_in_sixtieths() -> None:
    none = np.zeros((2, 3), np.int64)
    played = BatchResult(3, 1, np.array([0b101, 0b111]), none, none[:, 0])
    assert played.seat_wins().tolist() == [50, 20, 50]
    assert played.bot_wins().tolist() == [20, 50, 50]  # in game 1 bot 1 sits in seat 2 and bot 2 in seat 0


def test_a_capped_game_has_no_winners() -> None:
    played = play_batch(2, ["random", "random"], 5, 1, cap=10)
    assert played.capped.all()
    assert played.decisions.tolist() == [10] * 5
    assert not played.winners.any()
    assert not played.scores.any()


def test_which_bots_it_knows() -> None:
    assert supported(["random", "table"])
    assert supported(["optimal", "greedy"])
    assert supported(["random", "greedy", "expert"])
    assert not supported(["random", "table", "greedy"])
    assert not supported(["random", "my_bot.py"])
    assert not supported(["random"])
    with pytest.raises(ValueError, match="3 players"):
        play_batch(3, ["random", "random"], 1, 1)


def test_all_castles_are_known() -> None:
    assert {action.args[0] for action in ACTIONS.values() if action.args} == {castle.id for castle in CASTLES}
