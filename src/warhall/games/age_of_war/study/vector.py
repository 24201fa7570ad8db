"""Thousands of games at once for programs that learn: every game waits for an action, in machine code.

What a game shows is written in the numbers of `spaces`, and tested equal to them.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from warhall.games.age_of_war.components import CASTLES
from warhall.games.age_of_war.rules.filling import ROLLS
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.study.batch import digest_of
from warhall.games.age_of_war.study.batch_rules import (
    DICE_LEFT,
    FACEDOWN,
    FILLED,
    IN_CENTER,
    LOST,
    NOW_SIZE,
    ROLL,
    TARGET,
    TURN,
    Streams,
    begin_game,
    carry_out,
    compiled,
    lines_open,
    roll_dice,
    seat_points,
    seed_streams,
    winning_seats,
)
from warhall.games.age_of_war.study.batch_tables import (
    ACTIONS,
    CASTLE_COUNT,
    CASTLE_SHIFT,
    KIND,
    LINE_SHIFT,
    LINES,
    LOSE_CODE,
    WAYS,
)
from warhall.games.age_of_war.study.spaces import LINES as ORDINARY_LINES
from warhall.games.age_of_war.study.turn_values import Integers

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar

Rows = NDArray[np.int16]
Masks = NDArray[np.int8]
Rewards = NDArray[np.float32]

COUNTS: Final = np.array([roll.counts for roll in ROLLS], np.int16)  # [roll, face]
SPECIAL: Final = np.array([castle.special for castle in CASTLES], np.int64)


class Layout(NamedTuple):
    """Where the parts of a row begin, and which number an action has."""

    to_move: int
    castles: int
    dice: int
    dice_left: int
    lost: int
    target: int
    filled: int
    scores: int
    numbers: Integers  # [code of an action]
    codes: Integers  # [number]


@compiled
def _show_table(now: Integers, owners: Integers, players: int, at: Layout, row: Rows) -> None:
    """The view of the seat whose turn it is, seats counted from it."""
    row[:] = 0
    you = now[TURN]
    row[at.to_move] = 1
    for castle in range(CASTLE_COUNT):
        place = at.castles + castle * (players + 1)
        if owners[castle] != CENTER:
            row[place + (owners[castle] - you) % players] = 1
        row[place + players] = now[FACEDOWN] >> castle & 1
    row[at.dice : at.dice + 6] = COUNTS[now[ROLL]]
    row[at.dice_left] = now[DICE_LEFT]
    row[at.lost] = now[LOST]
    if now[TARGET] != NO_TARGET:
        row[at.target + now[TARGET]] = 1
        for line in range(LINES[now[TARGET]]):
            if now[FILLED] >> line & 1:
                row[at.filled + (ORDINARY_LINES if line == SPECIAL[now[TARGET]] else line)] = 1
    for seat in range(players):
        row[at.scores + (seat - you) % players] = seat_points(owners, seat)


@compiled
def _show_choices(now: Integers, owners: Integers, at: Layout, mask: Masks) -> None:
    """A 1 for every legal action."""
    mask[:] = 0
    mask[at.numbers[LOSE_CODE]] = 1
    for castle in range(CASTLE_COUNT):
        lines = lines_open(now, owners, castle)
        for line in range(LINES[castle]):
            if lines >> line & 1:
                for spare in range(WAYS[now[ROLL], KIND[castle, line]]):
                    mask[at.numbers[castle << CASTLE_SHIFT | line << LINE_SHIFT | spare]] = 1


@compiled
def _pay(owners: Integers, players: int, rewards: Rewards) -> None:
    """A payoff per seat that sums to zero, as `State.returns`."""
    won = winning_seats(owners, players)
    sharers = 0
    for seat in range(players):
        sharers += won >> seat & 1
    for seat in range(players):
        share = players / sharers if won >> seat & 1 else 0.0
        rewards[seat] = (share - 1) / (players - 1)


def _make_kernels(sources: str) -> tuple[Callable[..., None], Callable[..., None]]:
    """The compiled beginning and the compiled step; for `sources` see `batch`."""

    def begin(
        seed: np.uint64,
        players: int,
        at: Layout,
        now: Integers,
        owners: Integers,
        streams: Streams,
        rows: Rows,
        masks: Masks,
    ) -> None:
        assert sources
        for game in range(len(now)):
            seed_streams(streams[game], seed, game)
            begin_game(now[game], owners[game], players, streams[game])
            roll_dice(now[game], streams[game])
            _show_table(now[game], owners[game], players, at, rows[game])
            _show_choices(now[game], owners[game], at, masks[game])

    def step(
        actions: Integers,
        first: int,
        last: int,
        players: int,
        at: Layout,
        now: Integers,
        owners: Integers,
        streams: Streams,
        rows: Rows,
        masks: Masks,
        rewards: Rewards,
        over: NDArray[np.bool_],
    ) -> None:
        """Play an action in each of some games. A game that is over is paid and begins anew."""
        assert sources
        for game in range(first, last):
            carry_out(now[game], owners[game], at.codes[actions[game]], players)
            over[game] = now[game, IN_CENTER] == 0
            if over[game]:
                _pay(owners[game], players, rewards[game])
                begin_game(now[game], owners[game], players, streams[game])
            else:
                rewards[game, :] = 0
            roll_dice(now[game], streams[game])
            _show_table(now[game], owners[game], players, at, rows[game])
            _show_choices(now[game], owners[game], at, masks[game])

    kept: Callable[[Any], Callable[..., None]] = numba.njit(cache=True, nogil=True)
    return kept(begin), kept(step)


@cache
def _kernels() -> tuple[Callable[..., None], Callable[..., None]]:
    return _make_kernels(digest_of("study/vector.py", "study/spaces.py", "notation.py"))


class Vector:
    """Games side by side. `rows`, `masks`, `rewards` and `over` are written anew by every step."""

    def __init__(self, game: AgeOfWar, num: int, threads: int = 2) -> None:
        actions, sight = game.spaces()
        codes = {actions.number(action): code for code, action in ACTIONS.items()}
        numbers = np.zeros(LOSE_CODE + 1, np.int64)
        for number, code in codes.items():
            numbers[code] = number
        known = np.array([codes[number] for number in range(len(actions))])
        first = {name: at for name, (at, _) in sight.parts.items()}
        self._at = Layout(
            to_move=first["to_move"],
            castles=first[f"castles.{CASTLES[0].id}.owner"],
            dice=first["dice"],
            dice_left=first["dice_left"],
            lost=first["lost"],
            target=first["target"],
            filled=first["filled"],
            scores=first["scores.0"],
            numbers=numbers,
            codes=known,
        )
        self._players = game.players
        self._now = np.zeros((num, NOW_SIZE), np.int64)
        self._owners = np.zeros((num, CASTLE_COUNT), np.int64)
        self._streams = np.zeros((num, 2), np.uint64)
        self.rows = np.zeros((num, sight.size), np.int16)
        self.masks = np.zeros((num, len(actions)), np.int8)
        self.rewards = np.zeros((num, game.players), np.float32)
        self.over = np.zeros(num, np.bool_)
        self._pool = ThreadPoolExecutor(threads)
        cuts = [num * piece // threads for piece in range(threads + 1)]
        self._pieces = [(first, last) for first, last in pairwise(cuts) if first < last]

    @property
    def seats(self) -> Integers:
        """The seat to choose in each game."""
        return self._now[:, TURN]

    def begin(self, seed: int) -> None:
        """Begin all games; each has dice of its own that follow from the seed and its place."""
        begin, _ = _kernels()
        drawn = np.uint64(seed % 2**64)
        begin(drawn, self._players, self._at, self._now, self._owners, self._streams, self.rows, self.masks)

    def step(self, actions: Integers) -> None:
        """Play one action in every game; they must be legal."""
        _, play = _kernels()
        tables = (self._now, self._owners, self._streams, self.rows, self.masks, self.rewards, self.over)
        done = [self._pool.submit(play, actions, *piece, self._players, self._at, *tables) for piece in self._pieces]
        for piece in done:
            piece.result()

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


def vector(game: AgeOfWar, num: int) -> Vector:
    """So many games of Age of War at once."""
    return Vector(game, num)
