"""Whole games in machine code, for many thousands of them: the same rules as the readable modules, and tested equal to
them action by action.

The position is two flat arrays: `now` (whose turn, what the dice show, what is filled; see the indices below) and
`owners`. Every game draws from streams of its own that follow from the seed and the game's number alone, so results do
not depend on how a series is cut into pieces or which thread plays them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from warhall.games.age_of_war.bots.expert import (
    SHARED,
    STEAL,
    Odds,
    gains_of,
    plan,
    rank_key,
    uncommitted,
    win_chance,
)
from warhall.games.age_of_war.bots.simple import WINNING
from warhall.games.age_of_war.components import DICE
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.study.batch_tables import (
    ALL_LINES,
    BOTH_HANDS,
    CASTLE_COUNT,
    CASTLE_SHIFT,
    CENTER_LINES,
    CLAN,
    CLAN_CASTLES,
    CLAN_COUNT,
    CLAN_POINTS,
    FILLS,
    FIRST_ROW,
    HAND,
    IN_TEXT_ORDER,
    KEPT,
    KIND,
    LINE_SHIFT,
    LINES,
    LOSE_CODE,
    NEED,
    ROLL_COUNT,
    THROWS,
    WAYS,
    odds,
    solved_odds,
)
from warhall.games.age_of_war.study.turn_values import Floats, Integers

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState

Function = TypeVar("Function", bound=Callable[..., object])
Streams: TypeAlias = NDArray[np.uint64]

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

# Where things are in `now`.
TURN, ROLL, DICE_LEFT, LOST, TARGET, FILLED, FACEDOWN, IN_CENTER = range(8)
NOW_SIZE: Final = 8
TRACE_WIDTH: Final = NOW_SIZE + CASTLE_COUNT + 2  # `now`, `owners`, the number of legal actions, the action

# Play-outs of each outcome of a turn, and their rounds, by the number of players: the fewer there are, the better a
# rival's position is understood by the estimate already, and the more it takes to see further.
EFFORT: Final = {2: (256, 3), 3: (512, 3), 4: (256, 3), 5: (128, 2), 6: (128, 2)}
WORTH_A_LOOK: Final = 0.02  # a castle that costs so much of the chance to win is not worth a play-out
PLANS: Final = 1 << 13  # experts' plans that the champion remembers

DICE_STREAM, CHOICE_STREAM = range(2)
GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)  # the step of SplitMix64

for _shared in SHARED:  # the expert's own functions: one source for its choices here and at the table
    register_jitable(_shared)


def compiled(function: Function) -> Function:
    """Machine code with the arithmetic of Python: the players' numbers must come out the same to the last bit."""
    return cast(Function, numba.njit(nogil=True)(function))


class Knowledge(NamedTuple):
    """The knowledge of players besides the rules."""

    odds: Odds
    completion: Floats  # [row, dice], of `odds`
    solved: Odds  # the same chances as the two-player solution has them
    solved_completion: Floats
    values: Floats  # the two-player solution; empty if nobody uses it
    effort: Integers  # of the champion: play-outs of each outcome of a turn, and their rounds


class Plan(NamedTuple):
    """The aims of a player in this turn: worths for the seat whose turn it is, computed once per turn."""

    fail: Floats  # [0]: after a turn without a conquest
    take: Floats  # [castle]: after taking it
    gains: Floats  # [target]: over a failed turn, 0 for what cannot or should not be taken
    worth: Floats  # [dice]: what so many dice add to a failed turn while no line is filled
    best: Floats  # [roll]: room for `uncommitted`


class Thought(NamedTuple):
    """Room for the champion's play-outs, and the experts' plans that it remembers, which follow from the position."""

    now: Integers
    owners: Integers
    streams: Streams
    plan: Plan
    keys: Streams  # [place]: the position whose plan is there
    fails: Floats  # [place]
    takes: Floats  # [place, castle]
    worths: Floats  # [place, dice]


# -- chance ------------------------------------------------------------------------------------------------------------


@compiled
def _mix(z: np.uint64) -> np.uint64:
    """The finaliser of SplitMix64."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled
def seed_streams(streams: Streams, seed: np.uint64, index: int) -> None:
    for stream in range(len(streams)):
        number = np.uint64(index) * np.uint64(len(streams)) + np.uint64(stream)
        streams[stream] = _mix(_mix(seed) ^ _mix(number + GOLDEN))


@compiled
def _draw(streams: Streams, stream: int, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely: the high half of a product, with the few numbers rejected that
    would make some results likelier than others."""
    limit = np.uint64(bound)
    while True:
        streams[stream] += GOLDEN
        product = (_mix(streams[stream]) >> np.uint64(32)) * limit
        low = product & np.uint64(0xFFFFFFFF)
        if low >= limit or low >= np.uint64(0x100000000) % limit:
            return int(np.int64(product >> np.uint64(32)))


@compiled
def roll_dice(now: Integers, streams: Streams) -> None:
    """All remaining dice (AOW-018, AOW-021)."""
    dice = now[DICE_LEFT]
    left = dice // 2
    throw = _draw(streams, DICE_STREAM, THROWS[dice])
    now[ROLL] = BOTH_HANDS[HAND[dice - left, throw // THROWS[left]], HAND[left, throw % THROWS[left]]]


# -- legality and what an action does -------------------------------------------------------------------------------


@compiled
def _required(owners: Integers, castle: int) -> int:
    return int(CENTER_LINES[castle] if owners[castle] == CENTER else ALL_LINES[castle])


@compiled
def _target(owners: Integers, castle: int) -> int:
    return castle if owners[castle] == CENTER else castle + STEAL


@compiled
def _may_attack(now: Integers, owners: Integers, castle: int) -> bool:
    """AOW-037, AOW-049."""
    return owners[castle] != now[TURN] and not now[FACEDOWN] >> castle & 1


@compiled
def lines_open(now: Integers, owners: Integers, castle: int) -> int:
    """The lines of a castle that may be filled now, 0 if it may not be attacked (AOW-038)."""
    if now[TARGET] == castle:
        return int(_required(owners, castle) & ~now[FILLED])
    return _required(owners, castle) if now[TARGET] == NO_TARGET and _may_attack(now, owners, castle) else 0


@compiled
def _ways_to_go_on(now: Integers, owners: Integers) -> int:
    """In how many ways the roll fills an open line of the castle under attack."""
    castle = now[TARGET]
    open_lines = lines_open(now, owners, castle)
    total = 0
    for line in range(LINES[castle]):
        if open_lines >> line & 1:
            total += WAYS[now[ROLL], KIND[castle, line]]
    return total


@compiled
def _count_legal(now: Integers, owners: Integers) -> int:
    """The number of legal actions: all fills, and losing a die (AOW-019)."""
    if now[TARGET] != NO_TARGET:
        return _ways_to_go_on(now, owners) + 1
    total = 1
    for castle in range(CASTLE_COUNT):
        if _may_attack(now, owners, castle):
            total += FILLS[now[ROLL], _target(owners, castle)]
    return total


@compiled
def _legal_at(now: Integers, owners: Integers, place: int) -> int:
    """The legal action at this place of the list, which is sorted by text."""
    if now[TARGET] != NO_TARGET:
        return _fill_at(now, owners, now[TARGET], place)
    for castle in IN_TEXT_ORDER:
        if _may_attack(now, owners, castle):
            count = int(np.int64(FILLS[now[ROLL], _target(owners, castle)]))
            if place < count:
                return _fill_at(now, owners, castle, place)
            place -= count
    return LOSE_CODE


@compiled
def _fill_at(now: Integers, owners: Integers, castle: int, place: int) -> int:
    """The fill of this castle at this place, or losing a die behind the last one."""
    open_lines = lines_open(now, owners, castle)
    for line in range(LINES[castle]):
        if open_lines >> line & 1:
            ways = int(np.int64(WAYS[now[ROLL], KIND[castle, line]]))
            if place < ways:
                return castle << CASTLE_SHIFT | line << LINE_SHIFT | place
            place -= ways
    return LOSE_CODE


@compiled
def carry_out(now: Integers, owners: Integers, action: int, players: int) -> None:
    """Carry out a legal action."""
    if action == LOSE_CODE:
        now[DICE_LEFT] -= 1  # AOW-020
        now[LOST] += 1
        if now[DICE_LEFT] == 0:  # AOW-028
            _end_turn(now, players)
        return
    castle = action >> CASTLE_SHIFT
    line = action >> LINE_SHIFT & 7
    now[DICE_LEFT] -= NEED[now[ROLL], KIND[castle, line]] + (action & 7)  # AOW-035
    now[TARGET] = castle
    now[FILLED] |= 1 << line
    if now[FILLED] == _required(owners, castle):  # AOW-027
        _conquer(now, owners, castle)
        _end_turn(now, players)
    elif now[DICE_LEFT] == 0:  # AOW-029
        _end_turn(now, players)


@compiled
def _conquer(now: Integers, owners: Integers, castle: int) -> None:
    """The castle goes to the seat whose turn it is (AOW-047); a complete clan is turned facedown (AOW-048)."""
    if owners[castle] == CENTER:
        now[IN_CENTER] -= 1
    owners[castle] = now[TURN]
    clan = CLAN_CASTLES[CLAN[castle]]
    if _owns_all(owners, now[TURN], clan):
        now[FACEDOWN] |= clan


@compiled
def _owns_all(owners: Integers, seat: int, castles: int) -> bool:
    owned = 0
    for castle in range(CASTLE_COUNT):
        owned |= (owners[castle] == seat) << castle
    return castles & ~owned == 0


@compiled
def _end_turn(now: Integers, players: int) -> None:
    """AOW-009, AOW-017, AOW-030; the turn stays where it is when the game is over (AOW-052)."""
    now[DICE_LEFT] = DICE
    now[LOST] = 0
    now[TARGET] = NO_TARGET
    now[FILLED] = 0
    if now[IN_CENTER]:
        now[TURN] = (now[TURN] + 1) % players


# -- scoring -----------------------------------------------------------------------------------------------------------


@compiled
def seat_points(owners: Integers, seat: int) -> int:
    return rank_key(owners, seat) >> 8


@compiled
def winning_seats(owners: Integers, players: int) -> int:
    """The seats that win, as a bit mask; several share (AOW-060)."""
    best, mask = -1, 0
    for seat in range(players):
        key = rank_key(owners, seat)
        if key > best:
            best, mask = key, 0
        if key == best:
            mask |= 1 << seat
    return mask


# -- players -----------------------------------------------------------------------------------------------------------


@compiled
def _room() -> Plan:
    return Plan(np.zeros(1), np.zeros(CASTLE_COUNT), np.zeros(2 * STEAL), np.zeros(DICE + 1), np.zeros(ROLL_COUNT))


@compiled
def _room_to_think(plans: int) -> Thought:
    return Thought(
        np.zeros(NOW_SIZE, np.int64),
        np.zeros(CASTLE_COUNT, np.int64),
        np.zeros(2, np.uint64),
        _room(),
        np.zeros(plans, np.uint64),
        np.zeros(plans),
        np.zeros((plans, CASTLE_COUNT)),
        np.zeros((plans, DICE + 1)),
    )


@compiled
def _plan_greedy(completion: Floats, now: Integers, owners: Integers, plan: Plan, players: int) -> None:
    """As `bots.Greedy`; losing a die promises the best single castle."""
    plan.fail[0] = 0.0
    plan.worth[:] = 0.0
    for castle in range(CASTLE_COUNT):
        if _may_attack(now, owners, castle):
            plan.take[castle] = _greedy_worth(now, owners, castle, players)
            row = FIRST_ROW[castle] + _required(owners, castle)
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
        if _owns_all(owners, seat, CLAN_CASTLES[clan]):
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
        if _may_attack(now, owners, castle):
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
            _look_ahead(know, now, owners, players, aims, thought)
    gains_of(owners, now[TURN], now[FACEDOWN], aims.fail[0], aims.take, aims.gains)
    uncommitted(chances, aims.gains, aims.best, aims.worth)


@compiled
def _plan_expert(know: Knowledge, now: Integers, owners: Integers, players: int, thought: Thought) -> None:
    """The expert's plan for a position of a play-out, from memory if it is there."""
    key = np.uint64(now[TURN] + 1)
    for castle in range(CASTLE_COUNT):
        key = key * np.uint64(8) + np.uint64(owners[castle] + 1)
    place = int(np.int64(_mix(key) % np.uint64(len(thought.keys))))
    aims = thought.plan
    if thought.keys[place] != key:
        aims.fail[0] = plan(know.odds.fresh, owners, now[TURN], now[FACEDOWN], players, aims.take)
        gains_of(owners, now[TURN], now[FACEDOWN], aims.fail[0], aims.take, aims.gains)
        uncommitted(know.odds, aims.gains, aims.best, aims.worth)
        thought.keys[place] = key
        thought.fails[place] = aims.fail[0]
        thought.takes[place] = aims.take
        thought.worths[place] = aims.worth
    else:
        aims.fail[0] = thought.fails[place]
        aims.take[:] = thought.takes[place]
        aims.worth[:] = thought.worths[place]


@compiled
def _play_out(know: Knowledge, seat: int, players: int, thought: Thought) -> float:
    """A seat's part of the victory after some rounds of experts: certain if the game ends, an estimate otherwise."""
    now, owners = thought.now, thought.owners
    for _ in range(know.effort[1] * players):
        if now[IN_CENTER] == 0:
            break
        _plan_expert(know, now, owners, players, thought)
        rolling = True
        while rolling:
            roll_dice(now, thought.streams)
            carry_out(now, owners, _best(know, now, owners, EXPERT, thought.plan), players)
            rolling = now[DICE_LEFT] != DICE
    return win_chance(know.odds.fresh, owners, seat, players)


@compiled
def _prospect(
    know: Knowledge, now: Integers, owners: Integers, castle: int, players: int, seed: np.uint64, thought: Thought
) -> float:
    """The chance to win after a turn that takes this castle, or none."""
    total = 0.0
    for number in range(know.effort[0]):
        seed_streams(thought.streams, seed, number)  # the same dice after every outcome
        thought.now[:] = now
        thought.owners[:] = owners
        if castle != NO_TARGET:
            _conquer(thought.now, thought.owners, castle)
        _end_turn(thought.now, players)
        total += _play_out(know, now[TURN], players, thought)
    return total / float(know.effort[0])


@compiled
def _look_ahead(know: Knowledge, now: Integers, owners: Integers, players: int, aims: Plan, thought: Thought) -> None:
    """Put play-outs in the place of the expert's estimates: of a failed turn, and of every castle that it would not
    rather leave. The dice of the play-outs follow from the position, so the same position is always judged alike."""
    seed = np.uint64(now[TURN])
    for castle in range(CASTLE_COUNT):
        seed = _mix(seed * np.uint64(8) + np.uint64(owners[castle] + 1))
    estimate = aims.fail[0]
    aims.fail[0] = _prospect(know, now, owners, NO_TARGET, players, seed, thought)
    for castle in range(CASTLE_COUNT):
        if _may_attack(now, owners, castle):
            worth_a_look = aims.take[castle] > estimate - WORTH_A_LOOK
            aims.take[castle] = _prospect(know, now, owners, castle, players, seed, thought) if worth_a_look else 0.0


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
def begin_game(now: Integers, owners: Integers, players: int, streams: Streams) -> None:
    """AOW-008; a random seat starts (AOW-010)."""
    owners[:] = CENTER
    now[:] = 0
    now[DICE_LEFT] = DICE
    now[TARGET] = NO_TARGET
    now[IN_CENTER] = CASTLE_COUNT
    now[TURN] = _draw(streams, DICE_STREAM, players)


@compiled
def _any(now: Integers, owners: Integers, streams: Streams) -> int:
    """Any legal action, all equally likely."""
    return _legal_at(now, owners, _draw(streams, CHOICE_STREAM, _count_legal(now, owners)))


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
    row[-2] = _count_legal(now, owners)
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
        thought = _room_to_think(PLANS if np.any(policies == CHAMPION) else 1)
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
    "study/batch_tables.py",
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
    thought = Thought(
        np.zeros(NOW_SIZE, np.int64),
        np.zeros(CASTLE_COUNT, np.int64),
        np.zeros(2, np.uint64),
        _own_room(),
        np.zeros(PLANS, np.uint64),
        np.zeros(PLANS),
        np.zeros((PLANS, CASTLE_COUNT)),
        np.zeros((PLANS, DICE + 1)),
    )
    return _make_look_ahead(digest_of()), _own_room(), thought


def _own_room() -> Plan:
    return Plan(np.zeros(1), np.zeros(CASTLE_COUNT), np.zeros(2 * STEAL), np.zeros(DICE + 1), np.zeros(ROLL_COUNT))


@cache
def _knowledge(with_solution: bool, players: int) -> Knowledge:
    from warhall.games.age_of_war.study.tablebase import Tablebase

    values = Tablebase.load().values if with_solution else np.zeros(0)
    known, solved = odds(), solved_odds()
    effort = np.array(EFFORT[players], np.int64)
    return Knowledge(known, np.array(known.completion), solved, np.array(solved.completion), values, effort)


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
    thought.keys[:] = 0  # the plans of a game with other players are of no use
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
