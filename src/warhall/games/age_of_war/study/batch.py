"""Whole games in machine code, for many thousands of them, by the rules of `batch_rules`.

Every game draws from streams of its own that follow from the seed and the game's number alone, so results do not depend
on how a series is cut into pieces or which thread plays them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from warhall.games.age_of_war.bots.expert import STEAL, Odds, gains_of, plan, uncommitted
from warhall.games.age_of_war.bots.simple import WINNING
from warhall.games.age_of_war.components import DICE
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.study.batch_rules import (
    CHOICE_STREAM,
    DICE_LEFT,
    FACEDOWN,
    IN_CENTER,
    NOW_SIZE,
    ROLL,
    TARGET,
    TURN,
    Streams,
    begin_game,
    carry_out,
    compiled,
    count_legal,
    draw,
    legal_at,
    lines_open,
    may_attack,
    owns_all,
    required,
    roll_dice,
    seat_points,
    seed_streams,
    winning_seats,
)
from warhall.games.age_of_war.study.batch_tables import (
    CASTLE_COUNT,
    CASTLE_SHIFT,
    CLAN_CASTLES,
    CLAN_COUNT,
    CLAN_POINTS,
    FIRST_ROW,
    IN_TEXT_ORDER,
    KEPT,
    KIND,
    LINE_SHIFT,
    LINES,
    LOSE_CODE,
    NEED,
    ROLL_COUNT,
    WAYS,
    gathered_odds,
    odds,
    solved_odds,
    strength_table,
)
from warhall.games.age_of_war.study.play_outs import MEMORY, Judgement, Thought, look_further, room_to_think
from warhall.games.age_of_war.study.turn_values import Floats, Integers

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState

RANDOM, GREEDY, EXPERT, TABLE, CHAMPION = range(5)
# The players by name. `optimal` is the player of the two-player solution, known here by its table.
POLICIES: Final = {
    "random": RANDOM,
    "greedy": GREEDY,
    "expert": EXPERT,
    "table": TABLE,
    "optimal": TABLE,
    "champion": CHAMPION,
}
DECISION_CAP: Final = 100_000  # decisions after which a game counts as endless
SIXTIETHS: Final = 60  # a shared win is split exactly: 60 divides by 1 to 6 sharers

TRACE_WIDTH: Final = NOW_SIZE + CASTLE_COUNT + 2  # `now`, `owners`, the number of legal actions, the action

# Play-outs of each outcome of a turn, and their rounds, by the number of players. The fewer there are, the nearer the
# expert comes to the best play already, and the more it takes to see further: with three players it is the length that
# counts, because early in the game the estimate is wrong about what will be kept.
EFFORT: Final = {2: (64, 8), 3: (64, 8), 4: (48, 4), 5: (32, 3), 6: (32, 2)}


class Knowledge(NamedTuple):
    """The knowledge of players besides the rules."""

    odds: Odds
    completion: Floats  # [row, dice], of `odds`
    solved: Odds  # the same chances as the two-player solution has them
    solved_completion: Floats
    values: Floats  # the two-player solution; empty if nobody uses it
    judgement: Judgement  # of the champion


class Plan(NamedTuple):
    """The aims of a player in this turn: worths for the seat whose turn it is, computed once per turn."""

    fail: Floats  # [0]: after a turn without a conquest
    take: Floats  # [castle]: after taking it
    gains: Floats  # [target]: over a failed turn, 0 for what cannot or should not be taken
    worth: Floats  # [dice]: what so many dice add to a failed turn while no line is filled
    best: Floats  # [roll]: room for `uncommitted`


# -- players -----------------------------------------------------------------------------------------------------------


@register_jitable
def _room() -> Plan:
    return Plan(np.zeros(1), np.zeros(CASTLE_COUNT), np.zeros(2 * STEAL), np.zeros(DICE + 1), np.zeros(ROLL_COUNT))


@compiled
def _plan_greedy(completion: Floats, now: Integers, owners: Integers, plan: Plan, players: int) -> None:
    """As `bots.Greedy`; losing a die promises the best single castle."""
    plan.fail[0] = 0.0
    plan.worth[:] = 0.0
    for castle in range(CASTLE_COUNT):
        if may_attack(now, owners, castle):
            plan.take[castle] = _greedy_worth(now, owners, castle, players)
            row = FIRST_ROW[castle] + required(owners, castle)
            for dice in range(DICE + 1):
                plan.worth[dice] = max(plan.worth[dice], completion[row, dice] * plan.take[castle])


@compiled
def _greedy_worth(now: Integers, owners: Integers, castle: int, players: int) -> float:
    """As `bots.worth`."""
    seat, victim = now[TURN], owners[castle]
    before = _kept_points(owners, seat)
    lost = 0.0 if victim == CENTER else _kept_points(owners, victim)
    owners[castle] = seat
    if victim == CENTER and now[IN_CENTER] == 1:
        winners = winning_seats(owners, players)
        worth = WINNING / _bit_count(winners) if winners >> seat & 1 else 0.0
    else:
        worth = _kept_points(owners, seat) - before
        if victim != CENTER:
            worth += (lost - _kept_points(owners, victim)) / (players - 1)
    owners[castle] = victim
    return worth


@compiled
def _kept_points(owners: Integers, seat: int) -> float:
    """As `bots.kept_points`, added up in the same order."""
    total = 0.0
    for clan in range(CLAN_COUNT):
        if owns_all(owners, seat, CLAN_CASTLES[clan]):
            total += CLAN_POINTS[clan]
            continue
        for castle in range(CASTLE_COUNT):
            if CLAN_CASTLES[clan] >> castle & 1 and owners[castle] == seat:
                total += KEPT[castle]
    return total


@compiled
def _bit_count(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def _plan_table(know: Knowledge, now: Integers, owners: Integers, plan: Plan) -> None:
    """As `turn_values.Turn`: the worth of a failed turn and of every castle from the solution."""
    code, power = 0, 1  # the position seen by the opponent, who moves next: the castles of this seat are digits 2
    for castle in range(CASTLE_COUNT):
        if owners[castle] != CENTER:
            code += power * (2 if owners[castle] == now[TURN] else 1)
        power *= 3
    plan.fail[0] = 1.0 - know.values[code]
    power = 1
    for castle in range(CASTLE_COUNT):
        if may_attack(now, owners, castle):
            plan.take[castle] = 1.0 - know.values[code + power * (2 if owners[castle] == CENTER else 1)]
        power *= 3


@compiled
def _make_plan(
    policy: int, know: Knowledge, now: Integers, owners: Integers, players: int, aims: Plan, thought: Thought
) -> None:
    if policy == GREEDY:
        _plan_greedy(know.completion, now, owners, aims, players)
        return
    chances = know.odds
    if policy == TABLE:
        chances = know.solved
        _plan_table(know, now, owners, aims)
    else:
        aims.fail[0] = plan(know.odds.fresh, owners, now[TURN], now[FACEDOWN], players, aims.take)
        if policy == CHAMPION:
            look_further(know.judgement, now, owners, players, aims.fail, aims.take, thought)
    gains_of(owners, now[TURN], now[FACEDOWN], aims.fail[0], aims.take, aims.gains)
    uncommitted(chances, aims.gains, aims.best, aims.worth)


@compiled
def _committed(completion: Floats, fail: float, take: float, row: int, open_lines: int, dice: int) -> float:
    """The worth of a turn spent on one castle."""
    return take if open_lines == 0 else fail + max(0.0, take - fail) * float(completion[row + open_lines, dice])


@compiled
def _losing(completion: Floats, now: Integers, owners: Integers, plan: Plan) -> float:
    """The worth of losing a die."""
    castle = now[TARGET]
    left = now[DICE_LEFT] - 1
    if castle == NO_TARGET:
        return float(plan.fail[0] + plan.worth[left])
    open_lines = lines_open(now, owners, castle)
    return _committed(completion, plan.fail[0], plan.take[castle], FIRST_ROW[castle], open_lines, left)


@compiled
def _progress(completion: Floats, now: Integers, owners: Integers, action: int) -> tuple[float, float, float]:
    """As `progress.progress_key`."""
    if action == LOSE_CODE:
        return _progress_of_losing(completion, now, owners)
    castle, line = action >> CASTLE_SHIFT, action >> LINE_SHIFT & 7
    used = NEED[now[ROLL], KIND[castle, line]] + (action & 7)
    open_lines = lines_open(now, owners, castle) & ~(1 << line)
    chance = completion[FIRST_ROW[castle] + open_lines, now[DICE_LEFT] - used]
    return chance if owners[castle] == CENTER else 0.0, chance, 1.0


@compiled
def _progress_of_losing(completion: Floats, now: Integers, owners: Integers) -> tuple[float, float, float]:
    center, anywhere = 0.0, 0.0
    for castle in range(CASTLE_COUNT):
        open_lines = lines_open(now, owners, castle)
        if open_lines:
            chance = completion[FIRST_ROW[castle] + open_lines, now[DICE_LEFT] - 1]
            anywhere = max(anywhere, chance)
            if owners[castle] == CENTER:
                center = max(center, chance)
    return center, anywhere, 0.0


@compiled
def _best(know: Knowledge, now: Integers, owners: Integers, policy: int, plan: Plan) -> int:
    """The action of the highest worth; among equals the first for the greedy, progress for the others."""
    completion = know.solved_completion if policy == TABLE else know.completion
    chances = know.completion[: 0 if policy == GREEDY else len(completion)]
    best, highest = LOSE_CODE, -np.inf
    for castle in IN_TEXT_ORDER:
        open_lines = lines_open(now, owners, castle)
        for line in range(LINES[castle]):
            if open_lines >> line & 1:
                kind = KIND[castle, line]
                left = now[DICE_LEFT] - NEED[now[ROLL], kind]
                row, unfilled = FIRST_ROW[castle], open_lines & ~(1 << line)
                for spare in range(WAYS[now[ROLL], kind]):
                    worth = _committed(completion, plan.fail[0], plan.take[castle], row, unfilled, left - spare)
                    action = castle << CASTLE_SHIFT | line << LINE_SHIFT | spare
                    if worth > highest or (worth == highest and _more_progress(chances, now, owners, action, best)):
                        best, highest = action, worth
    worth = _losing(completion, now, owners, plan)
    if worth > highest or (worth == highest and _more_progress(chances, now, owners, LOSE_CODE, best)):
        return LOSE_CODE
    return best


@compiled
def _more_progress(chances: Floats, now: Integers, owners: Integers, action: int, best: int) -> bool:
    """Whether an action of equal worth is the better one; never for those who take the first (no chances given)."""
    if len(chances) == 0:
        return False
    return _progress(chances, now, owners, action) > _progress(chances, now, owners, best)


# -- games -------------------------------------------------------------------------------------------------------------


@compiled
def _any(now: Integers, owners: Integers, streams: Streams) -> int:
    """Any legal action, all equally likely."""
    return legal_at(now, owners, draw(streams, CHOICE_STREAM, count_legal(now, owners)))


@compiled
def _play_turn(
    know: Knowledge,
    now: Integers,
    owners: Integers,
    policy: int,
    players: int,
    cap: int,
    plan: Plan,
    thought: Thought,
    streams: Streams,
    trace: Integers,
) -> int:
    """Play a turn to its end or to the cap; returns the number of decisions and leaves the first in `trace`."""
    decisions = 0
    while decisions < cap:
        roll_dice(now, streams)
        if policy == RANDOM:
            action = _any(now, owners, streams)
        else:
            if decisions == 0:
                _make_plan(policy, know, now, owners, players, plan, thought)
            action = _best(know, now, owners, policy, plan)
        if decisions < len(trace):
            _write(trace[decisions], now, owners, action)
        carry_out(now, owners, action, players)
        decisions += 1
        if now[DICE_LEFT] == DICE:  # all seven are at hand again: the turn is over
            break
    return decisions


@compiled
def _write(row: Integers, now: Integers, owners: Integers, action: int) -> None:
    row[:NOW_SIZE] = now
    row[NOW_SIZE:-2] = owners
    row[-2] = count_legal(now, owners)
    row[-1] = action


@compiled
def _play(
    know: Knowledge,
    now: Integers,
    owners: Integers,
    seats: Integers,
    cap: int,
    plan: Plan,
    thought: Thought,
    streams: Streams,
    trace: Integers,
) -> int:
    """Play on to the end or to the cap; returns the number of decisions and leaves the first of them in `trace`."""
    decisions = 0
    while now[IN_CENTER] and decisions < cap:
        policy = seats[now[TURN]]
        rest = trace[decisions:]
        decisions += _play_turn(know, now, owners, policy, len(seats), cap - decisions, plan, thought, streams, rest)
    return decisions


def _make_kernel(sources: str) -> Callable[..., None]:
    """The compiled series of games. Numba keeps machine code on disk and looks at the age of this file only; `sources`,
    a digest of all that is compiled in, becomes part of its key by being used inside."""

    def play_games(
        know: Knowledge,
        policies: Integers,
        seed: np.uint64,
        start: int,
        cap: int,
        winners: Integers,
        scores: Integers,
        decisions: Integers,
        trace: Integers,
    ) -> None:
        assert sources
        players = len(policies)
        now, owners, seats = np.zeros(NOW_SIZE, np.int64), np.zeros(CASTLE_COUNT, np.int64), np.zeros_like(policies)
        plan, streams = _room(), np.zeros(2, np.uint64)
        thought = room_to_think(MEMORY if np.any(policies == CHAMPION) else 1)
        for game in range(len(winners)):
            seed_streams(streams, seed, start + game)
            begin_game(now, owners, players, streams)
            for seat in range(players):
                seats[seat] = policies[(seat - start - game) % players]
            decisions[game] = _play(know, now, owners, seats, cap, plan, thought, streams, trace)
            if now[IN_CENTER] == 0:
                winners[game] = winning_seats(owners, players)
                for seat in range(players):
                    scores[game, seat] = seat_points(owners, seat)

    return cast(Callable[..., None], numba.njit(cache=True, nogil=True)(play_games))


def _make_look_ahead(sources: str) -> Callable[..., None]:
    """The champion's plan for one turn, as the compiled series of games makes it."""

    def make_plan(know: Knowledge, now: Integers, owners: Integers, players: int, aims: Plan, thought: Thought) -> None:
        assert sources
        _make_plan(CHAMPION, know, now, owners, players, aims, thought)

    return cast(Callable[..., None], numba.njit(cache=True, nogil=True)(make_plan))


_SOURCES: Final = (
    "study/batch.py",
    "study/batch_rules.py",
    "study/batch_tables.py",
    "study/play_outs.py",
    "study/odds.py",
    "bots/expert.py",
    "bots/simple.py",
    "components.py",
    "rules/filling.py",
    "rules/special_daimyo_line.py",
    "rules/turn_structure.py",
    "data/castles.toml",
)


def digest_of(*names: str) -> str:
    """A digest of all that is compiled into a kernel, these files besides the usual ones."""
    digest = hashlib.sha256()
    for name in (*_SOURCES, *names):
        digest.update(files("warhall.games.age_of_war").joinpath(name).read_bytes())
    return digest.hexdigest()


@cache
def _kernel() -> Callable[..., None]:
    return _make_kernel(digest_of())


@cache
def _champion() -> tuple[Callable[..., None], Plan, Thought]:
    """The champion's plan in machine code, and room for it."""
    return _make_look_ahead(digest_of()), _room(), room_to_think(MEMORY)


@cache
def _knowledge(with_solution: bool, players: int) -> Knowledge:
    from warhall.games.age_of_war.study.tablebase import Tablebase

    values = Tablebase.load().values if with_solution else np.zeros(0)
    known, solved = odds(), solved_odds()
    judgement = Judgement(gathered_odds(), strength_table(), np.array(EFFORT[players], np.int64))
    return Knowledge(known, np.array(known.completion), solved, np.array(solved.completion), values, judgement)


# -- for callers -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BatchResult:
    """How a series of games went. In game number i bot b sat in seat (b + i) % players; bit b (or bit seat) of a mask
    is set for a winner. A capped game has no winners and no scores."""

    players: int
    start: int
    winners: Integers  # [game]: mask of seats
    scores: Integers  # [game, seat]
    decisions: Integers  # [game]

    @property
    def capped(self) -> NDArray[np.bool_]:
        return np.equal(self.winners, 0)

    @property
    def seat_of(self) -> Integers:
        """[game, bot]"""
        games = np.arange(self.start, self.start + len(self.winners))
        seats: Integers = (games[:, None] + np.arange(self.players)) % self.players
        return seats

    @property
    def bot_winners(self) -> Integers:
        """[game]: mask of bots."""
        won = self.winners[:, None] >> self.seat_of & 1
        masks: Integers = (won << np.arange(self.players)).sum(axis=1)
        return masks

    @property
    def bot_scores(self) -> Integers:
        """[game, bot]"""
        return np.take_along_axis(self.scores, self.seat_of, axis=1)

    def seat_wins(self) -> Integers:
        """60ths of wins by seat: sharers split a win."""
        return _sixtieths(self.winners, self.players)

    def bot_wins(self) -> Integers:
        """60ths of wins by bot."""
        return _sixtieths(self.bot_winners, self.players)


def _sixtieths(winners: Integers, players: int) -> Integers:
    won = winners[:, None] >> np.arange(players) & 1
    wins: Integers = (won * (SIXTIETHS // np.maximum(1, won.sum(axis=1, keepdims=True)))).sum(axis=0)
    return wins


def supported(policies: Sequence[str]) -> bool:
    """Whether these bots, one per seat, can play here; the two-player solution is for two."""
    known = all(name in POLICIES for name in policies)
    return known and 2 <= len(policies) <= 6 and (len(policies) == 2 or all(POLICIES[p] != TABLE for p in policies))


def play_batch(
    players: int, policies: Sequence[str], num: int, seed: int, start: int = 0, cap: int = DECISION_CAP
) -> BatchResult:
    """Play games number `start` to `start + num - 1` of a series between these bots, who move one seat on after every
    game. Other threads run meanwhile; game i of a seed is the same in every call."""
    return _run(players, policies, num, seed, start, cap, np.zeros((0, TRACE_WIDTH), np.int64))


def warm_up() -> None:
    """Make the champion's machine code, if it is not there yet."""
    now, owners = np.zeros(NOW_SIZE, np.int64), np.zeros(CASTLE_COUNT, np.int64)
    now[TARGET], now[DICE_LEFT] = NO_TARGET, DICE
    owners[0] = CENTER
    now[IN_CENTER] = 1
    make, plan, thought = _champion()
    make(_knowledge(False, 2), now, owners, 2, plan, thought)


def look_ahead(state: AgeOfWarState) -> tuple[float, list[float], list[float]]:
    """The champion's plan for a turn: the chance to win after a failed one, after taking each castle, and what so many
    dice add while no line is filled."""
    now = np.zeros(NOW_SIZE, np.int64)
    now[TURN], now[FACEDOWN], now[TARGET], now[DICE_LEFT] = state.turn, state.facedown, NO_TARGET, DICE
    now[IN_CENTER] = state.owners.count(CENTER)
    make, plan, thought = _champion()
    players = state.game.players
    make(_knowledge(False, players), now, np.array(state.owners, np.int64), players, plan, thought)
    return float(plan.fail[0]), plan.take.tolist(), plan.worth.tolist()


def trace_game(
    policies: Sequence[str], seed: int, index: int = 0, cap: int = DECISION_CAP
) -> tuple[BatchResult, Integers]:
    """One game and, per decision, the position before it (`now` and `owners`), how many actions were legal, and the
    number of the one chosen (`batch_tables.ACTIONS`)."""
    trace = np.zeros((cap, TRACE_WIDTH), np.int64)
    played = _run(len(policies), policies, 1, seed, index, cap, trace)
    return played, trace[: played.decisions[0]]


def _run(
    players: int, policies: Sequence[str], num: int, seed: int, start: int, cap: int, trace: Integers
) -> BatchResult:
    if len(policies) != players or not supported(policies):
        raise ValueError(f"batch play has no table for {players} players with {', '.join(policies)}")
    codes = np.array([POLICIES[name] for name in policies], np.int64)
    played = BatchResult(
        players, start, np.zeros(num, np.int64), np.zeros((num, players), np.int64), np.zeros(num, np.int64)
    )
    _kernel()(
        _knowledge(TABLE in codes, players),
        codes,
        np.uint64(seed % 2**64),
        start,
        cap,
        played.winners,
        played.scores,
        played.decisions,
        trace,
    )
    return played
