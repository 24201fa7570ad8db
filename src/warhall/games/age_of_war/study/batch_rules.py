"""The rules in machine code, for many thousands of games: the same as the readable modules, and tested equal to them
action by action.

The position is two flat arrays: `now` (whose turn, what the dice show, what is filled; see the indices below) and
`owners`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from warhall.games.age_of_war.bots.expert import SHARED, STEAL, rank_key
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
    FILLS,
    HAND,
    IN_TEXT_ORDER,
    KIND,
    LINE_SHIFT,
    LINES,
    LOSE_CODE,
    NEED,
    THROWS,
    WAYS,
)
from warhall.games.age_of_war.study.turn_values import Integers

Function = TypeVar("Function", bound=Callable[..., object])
Streams: TypeAlias = NDArray[np.uint64]

# Where things are in `now`.
TURN, ROLL, DICE_LEFT, LOST, TARGET, FILLED, FACEDOWN, IN_CENTER = range(8)
NOW_SIZE: Final = 8

DICE_STREAM, CHOICE_STREAM = range(2)
GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)  # the step of SplitMix64

for _shared in SHARED:  # the expert's own functions: one source for its choices here and at the table
    register_jitable(_shared)


def compiled(function: Function) -> Function:
    """Machine code with the arithmetic of Python: the players' numbers must come out the same to the last bit."""
    return cast(Function, numba.njit(nogil=True)(function))


# -- chance ------------------------------------------------------------------------------------------------------------


@compiled
def mix(z: np.uint64) -> np.uint64:
    """The finaliser of SplitMix64."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled
def seed_streams(streams: Streams, seed: np.uint64, index: int) -> None:
    for stream in range(len(streams)):
        number = np.uint64(index) * np.uint64(len(streams)) + np.uint64(stream)
        streams[stream] = mix(mix(seed) ^ mix(number + GOLDEN))


@compiled
def draw(streams: Streams, stream: int, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely: the high half of a product, with the few numbers rejected that
    would make some results likelier than others."""
    limit = np.uint64(bound)
    while True:
        streams[stream] += GOLDEN
        product = (mix(streams[stream]) >> np.uint64(32)) * limit
        low = product & np.uint64(0xFFFFFFFF)
        if low >= limit or low >= np.uint64(0x100000000) % limit:
            return int(np.int64(product >> np.uint64(32)))


@compiled
def roll_dice(now: Integers, streams: Streams) -> None:
    """All remaining dice (AOW-018, AOW-021)."""
    dice = now[DICE_LEFT]
    left = dice // 2
    throw = draw(streams, DICE_STREAM, THROWS[dice])
    now[ROLL] = BOTH_HANDS[HAND[dice - left, throw // THROWS[left]], HAND[left, throw % THROWS[left]]]


@compiled
def begin_game(now: Integers, owners: Integers, players: int, streams: Streams) -> None:
    """AOW-008; a random seat starts (AOW-010)."""
    owners[:] = CENTER
    now[:] = 0
    now[DICE_LEFT] = DICE
    now[TARGET] = NO_TARGET
    now[IN_CENTER] = CASTLE_COUNT
    now[TURN] = draw(streams, DICE_STREAM, players)


# -- legality and what an action does -------------------------------------------------------------------------------


@compiled
def required(owners: Integers, castle: int) -> int:
    return int(CENTER_LINES[castle] if owners[castle] == CENTER else ALL_LINES[castle])


@compiled
def target_of(owners: Integers, castle: int) -> int:
    return castle if owners[castle] == CENTER else castle + STEAL


@compiled
def may_attack(now: Integers, owners: Integers, castle: int) -> bool:
    """AOW-037, AOW-049."""
    return owners[castle] != now[TURN] and not now[FACEDOWN] >> castle & 1


@compiled
def lines_open(now: Integers, owners: Integers, castle: int) -> int:
    """The lines of a castle that may be filled now, 0 if it may not be attacked (AOW-038)."""
    if now[TARGET] == castle:
        return int(required(owners, castle) & ~now[FILLED])
    return required(owners, castle) if now[TARGET] == NO_TARGET and may_attack(now, owners, castle) else 0


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
def count_legal(now: Integers, owners: Integers) -> int:
    """The number of legal actions: all fills, and losing a die (AOW-019)."""
    if now[TARGET] != NO_TARGET:
        return _ways_to_go_on(now, owners) + 1
    total = 1
    for castle in range(CASTLE_COUNT):
        if may_attack(now, owners, castle):
            total += FILLS[now[ROLL], target_of(owners, castle)]
    return total


@compiled
def legal_at(now: Integers, owners: Integers, place: int) -> int:
    """The legal action at this place of the list, which is sorted by text."""
    if now[TARGET] != NO_TARGET:
        return _fill_at(now, owners, now[TARGET], place)
    for castle in IN_TEXT_ORDER:
        if may_attack(now, owners, castle):
            count = int(np.int64(FILLS[now[ROLL], target_of(owners, castle)]))
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
            end_turn(now, players)
        return
    castle = action >> CASTLE_SHIFT
    line = action >> LINE_SHIFT & 7
    now[DICE_LEFT] -= NEED[now[ROLL], KIND[castle, line]] + (action & 7)  # AOW-035
    now[TARGET] = castle
    now[FILLED] |= 1 << line
    if now[FILLED] == required(owners, castle):  # AOW-027
        conquer(now, owners, castle)
        end_turn(now, players)
    elif now[DICE_LEFT] == 0:  # AOW-029
        end_turn(now, players)


@compiled
def conquer(now: Integers, owners: Integers, castle: int) -> None:
    """The castle goes to the seat whose turn it is (AOW-047); a complete clan is turned facedown (AOW-048)."""
    if owners[castle] == CENTER:
        now[IN_CENTER] -= 1
    owners[castle] = now[TURN]
    clan = CLAN_CASTLES[CLAN[castle]]
    if owns_all(owners, now[TURN], clan):
        now[FACEDOWN] |= clan


@compiled
def owns_all(owners: Integers, seat: int, castles: int) -> bool:
    owned = 0
    for castle in range(CASTLE_COUNT):
        owned |= (owners[castle] == seat) << castle
    return castles & ~owned == 0


@compiled
def end_turn(now: Integers, players: int) -> None:
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
