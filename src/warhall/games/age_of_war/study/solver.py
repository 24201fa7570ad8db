"""The exact solution of the two-player game: the value of every position between turns for the player to move.

A value is the chance to win under best play by both sides, a shared win counting one half (AOW-060). Positions are
numbered as in `turn_values`; a finished game (no castle in the center) holds its result for the owner of the digits 1.
Every assignment of digits is reachable, since any castle in the center can be taken next and any turn can fail.

Order. Castles never return to the center, so positions are solved by the set of castles left there, the smallest sets
first. Positions with the same set form cycles through thefts and failed turns; sets of the same size do not touch each
other and are solved side by side.

Cycles. The value v of a position is `fail + gain(take - fail)`, where `fail` and `take` are one minus the values of the
positions in front of the opponent. A sweep over a set recomputes every v in place and keeps the best plan of each turn
as chances: to take each castle, or to fail. With the plans held fixed the equations are linear and a sweep costs next
to nothing, so these cheap sweeps run to rest before the plans are found again. The set is done when a full sweep with
fresh plans changes nothing above `TOLERANCE`. Should that not happen within `PLANS` rounds, the cheap sweeps stop, and
what remains is value iteration. The last step recomputes every position once more from the finished values by a
separate routine: the largest difference is the residual.

Endless games. Nothing in the rules ends a game in which both sides decline the last castles for ever, so the equations
could have several solutions: what would an endless game be worth? They have one, up to rounding. Let v be the solution
found, seen by player A, and U the largest one (endless play is worth 1 to A), on the positions x of one set with A or B
to move; on smaller sets they agree. Suppose the largest U - v is d > 0, and let D be where it is reached.

1. A's best plan under U leads from D only to D, since U - v there is at most its mean over the results; so it never
   takes a castle from the center. The same holds for B's best plan under v. Any turn can fail (rolls of nothing but
   archery conquer no castle), so D holds x with A to move if and only if it holds x with B to move.
2. Take x in D where U is largest, and call that M. A may fail on purpose, so U is M with A to move; the results of A's
   plan are all in D, hence all M, and U is M with B to move as well. So v is M - d whoever is to move.
3. Neither side gains by its turn at x, under U or under v. Let a(c) be the worth to A after A takes castle c from the
   center and b(c) after B does. No gain for A under v means a(c) <= M - d; no gain for B under U means b(c) >= M.

So x is a standoff: neither side gains by moving, and b(c) > a(c) for every c, each side being better off if the other
takes it. For the smallest solution swap A and B. `Solution.standoffs` counts such positions; the full game has none
(there are positions with b > a throughout, but in all of them a theft gains something). Hence its values depend neither
on the first guess nor on the order of the sweeps, and the worth of an endless game never matters. In a made-up game
with standoffs the values depend on the first guess, one half as in a shared game.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import comb
from typing import Final, NamedTuple, TypeVar, cast

import numba
import numpy as np

from warhall.games.age_of_war.components import CASTLES, CLANS, DICE, Castle, Clan
from warhall.games.age_of_war.study.turn_values import MOVER, OPPONENT, Floats, Integers, TurnTables

TOLERANCE: Final = 1e-13  # largest change in the last full sweep of a set
RESIDUAL: Final = 1e-9  # what the proof must show
NO_GAIN: Final = 1e-11  # less than this is rounding
PLANS: Final = 60  # full sweeps that may use fixed plans in between
CHEAP_SWEEPS: Final = 400  # sweeps with fixed plans between two full sweeps
FULL_SWEEPS: Final = 10_000
BATCH: Final = 8192  # positions solved by one call

Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """Machine code that leaves other threads running."""
    return cast(Function, numba.njit(cache=True, nogil=True, fastmath=True)(function))


class Game(NamedTuple):
    """The tables of a turn in the form of plain arrays (see `TurnTables`)."""

    symbols: Floats
    infantry: Floats
    joint: Floats
    first: Integers
    last: Integers
    sizes: Integers
    peak: Floats  # [dice, target]: the best chance any first line gives
    clan_of: Integers
    power: Integers  # powers of 3


class Targets(NamedTuple):
    """The castles that the player to move would like to take: rows of the tables and the gain over a failed turn."""

    row: Integers
    castle: Integers
    gain: Floats


class Scratch(NamedTuple):
    """Room for the computation of one turn, by dice and profile: the best target and the chance that it is chosen."""

    symbol_gain: Floats
    infantry_gain: Floats
    symbol_target: Integers
    infantry_target: Integers
    symbol_chance: Floats
    infantry_chance: Floats
    plan: Floats  # by target: the chance to take it


@compiled
def _scratch(game: Game) -> tuple[Targets, Scratch]:
    dice, targets, symbols = game.symbols.shape
    infantry = game.infantry.shape[2]
    room = Scratch(
        np.zeros(symbols),
        np.zeros(infantry),
        np.zeros((dice, symbols), np.int64),
        np.zeros((dice, infantry), np.int64),
        np.zeros((dice, symbols)),
        np.zeros((dice, infantry)),
        np.zeros(targets),
    )
    return Targets(np.zeros(targets, np.int64), np.zeros(targets, np.int64), np.zeros(targets)), room


@compiled
def _raise(best: Floats, table: Floats, gain: float, count: int) -> None:
    for j in range(count):
        worth = gain * table[j]
        best[j] = worth if worth > best[j] else best[j]


@compiled
def _raise_target(best: Floats, target: Integers, table: Floats, gain: float, count: int, k: int) -> None:
    for j in range(count):
        worth = gain * table[j]
        better = worth > best[j]
        best[j] = worth if better else best[j]
        target[j] = k if better else target[j]


@compiled
def _expected(joint: Floats, low: float, others: Floats, start: int, stop: int) -> float:
    total = 0.0
    for j in range(start, stop):
        total += joint[j] * (others[j] if others[j] > low else low)
    return total


@compiled
def _turn_gain(game: Game, targets: Targets, count: int, room: Scratch) -> float:
    """The gain of a turn over a failed one: per roll the best first line, or the same with one die less."""
    gain = 0.0
    for n in range(1, game.symbols.shape[0]):
        symbols, infantry = game.sizes[n, 0], game.sizes[n, 1]
        room.symbol_gain[:symbols] = gain
        room.infantry_gain[:infantry] = gain
        for k in range(count):
            row = targets.row[k]
            if targets.gain[k] * game.peak[n, row] > gain:
                _raise(room.symbol_gain, game.symbols[n, row], targets.gain[k], symbols)
                _raise(room.infantry_gain, game.infantry[n, row], targets.gain[k], infantry)
        gain = 0.0
        for s in range(symbols):
            low = room.symbol_gain[s]
            gain += _expected(game.joint[n, s], low, room.infantry_gain, game.first[n, s], game.last[n, s])
    return gain


@compiled
def _choose(game: Game, n: int, room: Scratch) -> float:
    """Split the rolls of n dice between symbol and infantry lines; returns the expected gain."""
    total = 0.0
    chance = room.infantry_chance[n]
    chance[:] = 0.0
    for s in range(game.sizes[n, 0]):
        low = room.symbol_gain[s]
        joint = game.joint[n, s]
        by_symbols = 0.0
        for j in range(game.first[n, s], game.last[n, s]):
            other = room.infantry_gain[j]
            better = other > low
            total += joint[j] * (other if better else low)
            chance[j] += joint[j] if better else 0.0
            by_symbols += 0.0 if better else joint[j]
        room.symbol_chance[n, s] = by_symbols
    return total


@compiled
def _turn_plan(game: Game, targets: Targets, count: int, room: Scratch) -> float:
    """As `_turn_gain`; leaves in `room.plan` the chances with which the best plan takes each target."""
    gain = 0.0
    dice = game.symbols.shape[0] - 1
    for n in range(1, dice + 1):
        symbols, infantry = game.sizes[n, 0], game.sizes[n, 1]
        room.symbol_gain[:symbols] = gain
        room.infantry_gain[:infantry] = gain
        room.symbol_target[n, :] = -1
        room.infantry_target[n, :] = -1
        for k in range(count):
            row, worth = targets.row[k], targets.gain[k]
            if worth * game.peak[n, row] > gain:
                _raise_target(room.symbol_gain, room.symbol_target[n], game.symbols[n, row], worth, symbols, k)
                _raise_target(room.infantry_gain, room.infantry_target[n], game.infantry[n, row], worth, infantry, k)
        gain = _choose(game, n, room)
    room.plan[:count] = 0.0
    reached = 1.0
    for n in range(dice, 0, -1):
        lost = _collect(room.plan, targets, room.symbol_target[n], room.symbol_chance[n], game.symbols[n], reached)
        lost += _collect(
            room.plan, targets, room.infantry_target[n], room.infantry_chance[n], game.infantry[n], reached
        )
        reached = lost
    return gain


@compiled
def _collect(plan: Floats, targets: Targets, target: Integers, chance: Floats, table: Floats, reached: float) -> float:
    """Add the chances to take each target from rolls that are reached; returns the chance that a die is lost."""
    lost = 0.0
    for j in range(table.shape[1]):
        k = target[j]
        if k < 0:
            lost += reached * chance[j]
        else:
            plan[k] += reached * chance[j] * table[targets.row[k], j]
    return lost


@compiled
def _codes(owned: Integers, power: Integers) -> Integers:
    """The positions with these castles owned: bit j of the index is set if the opponent has the j-th of them."""
    codes = np.zeros(1 << len(owned), np.int64)
    for j in range(len(owned)):
        for b in range(1 << j):
            codes[b] += power[owned[j]]
            codes[b | 1 << j] = codes[b] + power[owned[j]]
    return codes


@compiled
def _split(center: int, castles: int) -> tuple[Integers, Integers]:
    left = np.array([i for i in range(castles) if center >> i & 1], np.int64)
    owned = np.array([i for i in range(castles) if not center >> i & 1], np.int64)
    return left, owned


@compiled
def _theirs(owners: int, owned: Integers) -> int:
    mask = 0
    for j in range(len(owned)):
        mask |= (owners >> j & 1) << owned[j]
    return mask


@compiled
def _aim(game: Game, targets: Targets, left: Integers, owned: Integers, owners: int, v: Floats, taken: Floats) -> int:
    """List what is worth taking at this position of the set; v holds the set, `taken` the worth of center castles."""
    castles = len(game.power)
    everyone = len(v) - 1
    fail = 1.0 - v[everyone ^ owners]
    count = 0
    for j in range(len(left)):
        if taken[j] > fail:
            targets.row[count], targets.castle[count], targets.gain[count] = left[j], j, taken[j] - fail
            count += 1
    theirs = _theirs(owners, owned)
    for j in range(len(owned)):
        if owners >> j & 1 and game.clan_of[owned[j]] & ~theirs:  # faceup in front of the opponent (AOW-037, AOW-049)
            worth = 1.0 - v[everyone ^ owners ^ (1 << j)]
            if worth > fail:
                targets.row[count], targets.castle[count] = castles + owned[j], len(left) + j
                targets.gain[count] = worth - fail
                count += 1
    return count


@compiled
def _taken(game: Game, values: Floats, left: Integers, codes: Integers) -> Floats:
    """[position, castle left]: the worth of taking a castle from the center."""
    everyone = codes[0] + codes[-1]  # a position and the same seen by the opponent add up to this
    taken = np.zeros((len(codes), len(left)))
    for b in range(len(codes)):
        for j in range(len(left)):
            taken[b, j] = 1.0 - values[everyone - codes[b] + 2 * game.power[left[j]]]
    return taken


@compiled
def _plan_sweep(game: Game, left: Integers, owned: Integers, v: Floats, taken: Floats, plans: Floats) -> float:
    """Recompute every position of a set with its best plan; returns the largest change.

    A plan is a row: the worth of the center castles taken, the chance to fail, the chance of each theft.
    """
    targets, room = _scratch(game)
    change = 0.0
    for b in range(len(v)):
        fail = 1.0 - v[(len(v) - 1) ^ b]
        count = _aim(game, targets, left, owned, b, v, taken[b])
        gain = _turn_plan(game, targets, count, room) if count else 0.0
        plans[b, :] = 0.0
        plans[b, 1] = 1.0
        for k in range(count):
            plans[b, 1] -= room.plan[k]
            j = targets.castle[k]
            if j < len(left):
                plans[b, 0] += room.plan[k] * taken[b, j]
            else:
                plans[b, 2 + j - len(left)] = room.plan[k]
        change = max(change, abs(fail + gain - v[b]))
        v[b] = fail + gain
    return change


@compiled
def _cheap_sweep(v: Floats, plans: Floats, thieves: int) -> float:
    """Recompute every position of a set with the plans as they are; returns the largest change."""
    everyone = len(v) - 1
    change = 0.0
    for b in range(len(v)):
        worth = plans[b, 0] + plans[b, 1] * (1.0 - v[everyone ^ b])
        for j in range(thieves):
            if plans[b, 2 + j] > 0.0:
                worth += plans[b, 2 + j] * (1.0 - v[everyone ^ b ^ (1 << j)])
        change = max(change, abs(worth - v[b]))
        v[b] = worth
    return change


@compiled
def _solve_sets(game: Game, values: Floats, start: float, stop: Integers, centers: Integers) -> Floats:
    """Solve sets of castles in the center; returns the numbers of full sweeps, cheap sweeps and turns computed. It
    leaves off in the middle as soon as `stop` is not 0."""
    done = np.zeros(3)
    for center in centers:
        left, owned = _split(center, len(game.power))
        codes = _codes(owned, game.power)
        taken = _taken(game, values, left, codes)
        v = np.full(len(codes), start)
        plans = np.zeros((len(codes), 2 + len(owned)))
        for sweep in range(FULL_SWEEPS):
            if stop[0]:
                return done
            change = _plan_sweep(game, left, owned, v, taken, plans)
            done[0] += 1.0
            done[2] += len(codes)
            if change <= TOLERANCE:
                break
            if sweep < PLANS:
                for _ in range(CHEAP_SWEEPS):
                    done[1] += 1.0
                    if _cheap_sweep(v, plans, len(owned)) <= TOLERANCE:
                        break
        for b in range(len(codes)):
            values[codes[b]] = v[b]
    return done


@compiled
def _prove_sets(game: Game, values: Floats, centers: Integers) -> Floats:
    """One more sweep that changes nothing: the largest residual and the number of standoffs (module text)."""
    targets, room = _scratch(game)
    residual, standoffs = 0.0, 0.0
    for center in centers:
        left, owned = _split(center, len(game.power))
        codes = _codes(owned, game.power)
        taken = _taken(game, values, left, codes)
        v = values[codes]
        for b in range(len(codes)):
            fail = 1.0 - v[(len(v) - 1) ^ b]
            count = _aim(game, targets, left, owned, b, v, taken[b])
            residual = max(residual, abs(fail + _turn_gain(game, targets, count, room) - v[b]))
            if v[b] - fail <= NO_GAIN and _nobody_wants(game, values, left, codes[b], taken[b]):
                standoffs += 1.0
    return np.array([residual, standoffs])


@compiled
def _nobody_wants(game: Game, values: Floats, left: Integers, code: int, taken: Floats) -> bool:
    """Whether both sides prefer the other to take each castle of the center that the dice can take at all."""
    for j in range(len(left)):
        after_theirs = values[code + 2 * game.power[left[j]]]
        if game.peak[-1, left[j]] > 0.0 and taken[j] >= after_theirs - NO_GAIN:
            return False
    return True


@dataclass(frozen=True)
class Progress:
    """How far a solution is. Layers count the castles left in the center, from 1 up; the last layer is the proof."""

    layer: int
    layers: int
    positions: int  # done in this pass, of `total`: the proof starts again from 0
    total: int
    seconds: float
    seconds_left: float


@dataclass(frozen=True)
class Solution:
    values: Floats  # by position number: the worth for the player to move
    residual: float  # largest difference of a value from its equation, over all positions
    standoffs: int  # none: the values are the only solution (module text)
    positions: int  # positions solved, without the finished games
    full_sweeps: int
    cheap_sweeps: int
    turns: int  # turns computed, without the proof
    seconds: float
    peak_memory: int  # of the whole process, in bytes; 0 where the system does not tell

    @property
    def proved(self) -> bool:
        return self.residual < RESIDUAL and not self.standoffs


def results(castles: Sequence[Castle], clans: Sequence[Clan]) -> tuple[Integers, Floats]:
    """The numbers of all finished games and their results for the owner of the digits 1."""
    members = {clan.index: sum(1 << i for i, c in enumerate(castles) if c.clan == clan.index) for clan in clans}
    scores = [_score(castles, clans, members, owned) for owned in range(1 << len(castles))]
    codes = np.zeros(len(scores), dtype=np.int64)
    result = np.zeros(len(scores))
    for mine, score in enumerate(scores):
        other = scores[len(scores) - 1 - mine]  # the owner of all the other castles
        codes[mine] = sum((MOVER if mine >> i & 1 else OPPONENT) * 3**i for i in range(len(castles)))
        result[mine] = 0.5 if score == other else float(score > other)
    return codes, result


def _score(
    castles: Sequence[Castle], clans: Sequence[Clan], members: dict[int, int], owned: int
) -> tuple[int, int, int]:
    """Points, castles and clans, compared in this order (AOW-055 to AOW-060)."""
    conquered = {clan.index for clan in clans if members[clan.index] and not members[clan.index] & ~owned}
    points = sum(clan.points for clan in clans if clan.index in conquered)
    points += sum(c.points for i, c in enumerate(castles) if owned >> i & 1 and c.clan not in conquered)
    return points, owned.bit_count(), len(conquered)


def _game(tables: TurnTables) -> Game:
    return Game(
        symbols=tables.symbols,
        infantry=tables.infantry,
        joint=tables.joint,
        first=tables.first,
        last=tables.last,
        sizes=tables.sizes,
        peak=np.maximum(tables.symbols.max(axis=2), tables.infantry.max(axis=2)),
        clan_of=np.array(tables.clan_of, dtype=np.int64),
        power=np.array([3**i for i in range(len(tables.castles))], dtype=np.int64),
    )


def _peak_memory() -> int:
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


class _Work:
    """Runs a task on all sets of castles, the smallest first, and tells the caller how far it is."""

    def __init__(self, castles: int, pool: ThreadPoolExecutor, tell: Callable[[Progress], None] | None) -> None:
        self.begin = time.perf_counter()
        self.castles = castles
        self.pool = pool
        self.tell = tell
        self.total = 3**castles - 2**castles
        self.finished = 0.0
        self.ready = self.begin
        self.amount = sum(
            comb(castles, left) * self._size(left) * (self._weight(left, True) + self._weight(left, False))
            for left in range(1, castles + 1)
        )

    def _size(self, left: int) -> int:
        return 1 << (self.castles - left)

    def _weight(self, left: int, proof: bool) -> float:
        """Work per position, as measured: small sets need more sweeps, and the proof is one sweep without plans."""
        return 0.6 if proof else 5.0 + 5.0 / left

    def _batches(self, left: int) -> list[Integers]:
        """All sets of this many castles in the center, some at a time."""
        sets = [sum(1 << i for i in chosen) for chosen in combinations(range(self.castles), left)]
        count = max(1, BATCH // self._size(left))
        return [np.array(sets[start : start + count], dtype=np.int64) for start in range(0, len(sets), count)]

    def prepare(self, *tasks: Callable[[Integers], Floats]) -> None:
        """Have the tasks compiled first: the time left is estimated from the work alone."""
        for task in tasks:
            task(np.zeros(0, dtype=np.int64))
        self.ready = time.perf_counter()

    def run(self, task: Callable[[Integers], Floats], *, proof: bool) -> Floats:
        """Collect what the task returns, one row per batch. Sets of the same size run side by side."""
        rows: list[Floats] = []
        positions = 0
        for left in range(1, self.castles + 1):
            batches = self._batches(left)
            for batch, row in zip(batches, self.pool.map(task, batches), strict=True):
                rows.append(row)
                positions += len(batch) * self._size(left)
                self.finished += len(batch) * self._size(left) * self._weight(left, proof)
                if self.tell:
                    self.tell(self._progress(self.castles + 1 if proof else left, positions))
        return np.array(rows)

    def _progress(self, layer: int, positions: int) -> Progress:
        worked = time.perf_counter() - self.ready
        left = max(0.0, worked * (self.amount / self.finished - 1.0))
        return Progress(layer, self.castles + 1, positions, self.total, self.seconds(), left)

    def seconds(self) -> float:
        return time.perf_counter() - self.begin


def solve(
    castles: Sequence[Castle] = CASTLES,
    clans: Sequence[Clan] = CLANS,
    dice: int = DICE,
    progress: Callable[[Progress], None] | None = None,
    *,
    start: float = 0.5,
    workers: int | None = None,
) -> Solution:
    """Solve the two-player game with these castles; a clan consists of those of its castles that are in the game.

    `start` is the first guess of every value. The result depends neither on it nor on the number of workers.
    """
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        work = _Work(len(castles), pool, progress)
        game = _game(TurnTables.build(castles, dice))
        values = np.zeros(3 ** len(castles))
        codes, finished = results(castles, clans)
        values[codes] = finished
        stop = np.zeros(1, dtype=np.int64)
        find, prove = partial(_solve_sets, game, values, start, stop), partial(_prove_sets, game, values)
        try:
            work.prepare(find, prove)
            sweeps = work.run(find, proof=False).sum(axis=0)
            proof = work.run(prove, proof=True)
        except KeyboardInterrupt:
            stop[0] = 1
            pool.shutdown(cancel_futures=True)  # to leave the pool first would solve all that is waiting
            raise
    return Solution(
        values=values,
        residual=float(proof[:, 0].max()),
        standoffs=int(proof[:, 1].sum()),
        positions=work.total,
        full_sweeps=int(sweeps[0]),
        cheap_sweeps=int(sweeps[1]),
        turns=int(sweeps[2]),
        seconds=work.seconds(),
        peak_memory=_peak_memory(),
    )
