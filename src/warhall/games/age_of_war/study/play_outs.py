"""Play-outs in machine code: the champion's judgement of what a turn may lead to.

A play-out goes from turn to turn, not from roll to roll. The chances of a turn to take each castle are exact, and are
remembered with the position, so that a turn costs one draw.

Luck is taken out of a play-out. Before a turn everybody's chance to win is estimated (`stands`), and so is what it will
be after the turn on average (`hopes`). Were the estimate perfect, the two would always be the same. What a play-out
adds up is by how much they differ along its way: the errors of the estimate, and not the luck of the dice. That takes
a fifth of the play-outs.

The estimate is a sum over clans: which castles of a clan a seat has, which are in the center and which belong to others
is looked up in a table (`judgement`), and chances go with the exponential of the sum.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba.extending import register_jitable

from warhall.games.age_of_war.bots.expert import CLAN_START, STEAL, gains_of, result
from warhall.games.age_of_war.components import DICE
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.study.batch_rules import (
    FACEDOWN,
    GOLDEN,
    IN_CENTER,
    NOW_SIZE,
    TURN,
    Streams,
    compiled,
    conquer,
    end_turn,
    may_attack,
    mix,
    seed_streams,
)
from warhall.games.age_of_war.study.batch_tables import (
    CASTLE_COUNT,
    CLAN,
    CLAN_COUNT,
    FIRST_PATTERN,
    ROLL_COUNT,
    Gathered,
)
from warhall.games.age_of_war.study.turn_values import Floats, Integers

MOST_PLAYERS: Final = 6
MEMORY: Final = 1 << 16  # positions that are remembered
WORTH_A_LOOK: Final = 0.02  # a castle that costs so much of the chance to win is not worth a play-out
UNIT: Final = 2.0**-53  # makes a fraction of 53 random bits
ALWAYS, LATE, WAITING, WAITING_LATE = range(4)  # what a number of the table is for: see `_term`


class Judgement(NamedTuple):
    """The numbers that the play-outs rest on."""

    odds: Gathered
    table: Floats  # [pattern, use]: what makes a seat strong
    effort: Integers  # play-outs of each outcome of a turn, and their rounds


class Thought(NamedTuple):
    """Room for play-outs, and the positions that are remembered."""

    now: Integers
    owners: Integers
    streams: Streams
    fail: Floats  # [seat]: the chance to win after a turn without a conquest
    take: Floats  # [castle, seat]: after taking it
    terms: Floats  # [castle from the center or not, seat, clan]: parts of the strengths
    sums: Floats  # [castle from the center or not, seat]: the strengths
    own: Floats  # [castle]: `take` of the seat whose turn it is
    gains: Floats  # [target]
    best: Floats  # [roll]: the worth of the best first line
    choice: Integers  # [roll]: its target
    keys: Streams  # [place]: the position that is remembered there
    stands: Floats  # [place, seat]: the chance to win before the turn
    hopes: Floats  # [place, seat]: the chance to win that the turn will lead to on average
    chances: Floats  # [place, castle]: to take it in this turn


@register_jitable
def room_to_think(places: int) -> Thought:
    return Thought(
        np.zeros(NOW_SIZE, np.int64),
        np.zeros(CASTLE_COUNT, np.int64),
        np.zeros(2, np.uint64),
        np.zeros(MOST_PLAYERS),
        np.zeros((CASTLE_COUNT, MOST_PLAYERS)),
        np.zeros((2, MOST_PLAYERS, CLAN_COUNT)),
        np.zeros((2, MOST_PLAYERS)),
        np.zeros(CASTLE_COUNT),
        np.zeros(2 * STEAL),
        np.zeros(ROLL_COUNT),
        np.zeros(ROLL_COUNT, np.int64),
        np.zeros(places, np.uint64),
        np.zeros((places, MOST_PLAYERS)),
        np.zeros((places, MOST_PLAYERS)),
        np.zeros((places, CASTLE_COUNT)),
    )


# -- the estimate ------------------------------------------------------------------------------------------------------


@compiled
def pattern_of(owners: Integers, seat: int, clan: int) -> int:
    """How a clan looks to a seat: a digit per castle, in the center (0), one's own (1) or another's (2). A clan that
    another seat has conquered is a pattern of its own, the last one."""
    code, power = 0, 1
    owner, locked = owners[CLAN_START[clan]], True
    for castle in range(CLAN_START[clan], CLAN_START[clan + 1]):
        if owners[castle] == seat:
            code += power
        elif owners[castle] != CENTER:
            code += 2 * power
        locked = locked and owners[castle] == owner
        power *= 3
    if locked and owner != CENTER and owner != seat:
        code = power
    return int(FIRST_PATTERN[clan]) + code


@compiled
def _term(table: Floats, owners: Integers, seat: int, clan: int, late: float, waiting: float) -> float:
    """Add what a clan gives to the strength of a seat: always, the nearer the end is, the longer its turn is off."""
    row = table[pattern_of(owners, seat, clan)]
    return float(row[ALWAYS] + row[LATE] * late + (row[WAITING] + row[WAITING_LATE] * late) * waiting)


@compiled
def _strengths(
    table: Floats, owners: Integers, turn: int, players: int, left: int, terms: Floats, sums: Floats
) -> None:
    """The strength of every seat before somebody's turn, clan by clan and in sum."""
    for wait in range(players):
        seat = (turn + wait) % players
        sums[seat] = 0.0
        for clan in range(CLAN_COUNT):
            terms[seat, clan] = _term(table, owners, seat, clan, 1.0 / left, wait / players)
            sums[seat] += terms[seat, clan]


@compiled
def _share_out(owners: Integers, turn: int, players: int, left: int, last_odds: Floats, chances: Floats) -> None:
    """Turn strengths into chances to win before somebody's turn."""
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp(chances[seat])
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
    if left == 1:
        _last_castle(last_odds, owners, turn, players, chances)


@compiled
def _last_castle(fresh: Floats, owners: Integers, turn: int, players: int, chances: Floats) -> None:
    """As `expert.last_castle`, for every seat: whoever would win or share will try. From the last turn of the round to
    the first, what the chances are if the game goes on becomes what they are before that turn."""
    last = 0
    while owners[last] != CENTER:
        last += 1
    for wait in range(players - 1, -1, -1):
        other = (turn + wait) % players
        owners[last] = other
        if result(owners, other, players) > 0.0:
            for seat in range(players):
                ends = result(owners, seat, players)
                chances[seat] += fresh[last] * (ends - chances[seat])
        owners[last] = CENTER


# -- a turn ------------------------------------------------------------------------------------------------------------


@compiled
def foresee(know: Judgement, now: Integers, owners: Integers, players: int, thought: Thought) -> int:
    """Find what the coming turn may lead to, from memory if the position is there; returns its place."""
    key = np.uint64(players * 8 + now[TURN])
    for castle in range(CASTLE_COUNT):
        key = key * np.uint64(8) + np.uint64(owners[castle] + 1)
    place = int(np.int64(mix(key) % np.uint64(len(thought.keys))))
    if thought.keys[place] != key:
        _judge(know, now, owners, players, thought, place)
        thought.keys[place] = key
    return place


@compiled
def _judge(know: Judgement, now: Integers, owners: Integers, players: int, thought: Thought, place: int) -> None:
    seat, left, fresh = now[TURN], now[IN_CENTER], know.odds.fresh
    stands, chances, hopes = thought.stands[place], thought.chances[place], thought.hopes[place]
    _strengths(know.table, owners, seat, players, left, thought.terms[0], thought.sums[0])
    stands[:] = thought.sums[0]
    _share_out(owners, seat, players, left, fresh, stands)
    _after_turn(know, now, owners, players, thought)
    for castle in range(CASTLE_COUNT):
        thought.own[castle] = thought.take[castle, seat]
    gains_of(owners, seat, now[FACEDOWN], thought.fail[seat], thought.own, thought.gains)
    turn_chances(know.odds, thought.gains, thought.best, thought.choice, chances)
    hopes[:] = thought.fail
    for castle in range(CASTLE_COUNT):
        if chances[castle] > 0.0:
            for other in range(players):
                hopes[other] += chances[castle] * (thought.take[castle, other] - thought.fail[other])


@compiled
def _after_turn(know: Judgement, now: Integers, owners: Integers, players: int, thought: Thought) -> None:
    """Everybody's chance to win after a failed turn, and after each conquest: only the clan of the castle has to be
    looked at again, and all of them if the castle came from the center, since then the end is nearer."""
    seat, left = now[TURN], now[IN_CENTER]
    following = (seat + 1) % players
    for nearer in range(2):
        if left > nearer:
            terms, sums = thought.terms[nearer], thought.sums[nearer]
            _strengths(know.table, owners, following, players, left - nearer, terms, sums)
    thought.fail[:] = thought.sums[0]
    _share_out(owners, following, players, left, know.odds.fresh, thought.fail)
    for castle in range(CASTLE_COUNT):
        if may_attack(now, owners, castle):
            owner = owners[castle]
            owners[castle] = seat
            _after_conquest(know, owners, following, players, castle, left, int(owner == CENTER), thought)
            owners[castle] = owner


@compiled
def _after_conquest(
    know: Judgement, owners: Integers, turn: int, players: int, castle: int, left: int, nearer: int, thought: Thought
) -> None:
    take, clan = thought.take[castle], CLAN[castle]
    if left == nearer:
        for seat in range(players):
            take[seat] = result(owners, seat, players)
        return
    late = 1.0 / (left - nearer)
    for wait in range(players):
        seat = (turn + wait) % players
        term = _term(know.table, owners, seat, clan, late, wait / players)
        take[seat] = thought.sums[nearer, seat] - thought.terms[nearer, seat, clan] + term
    _share_out(owners, turn, players, left - nearer, know.odds.fresh, take)


@compiled
def turn_chances(odds: Gathered, gains: Floats, best: Floats, choice: Integers, chances: Floats) -> float:
    """The chance of a turn to take each castle if it is played for the best gain; returns the gain on average. As
    `expert.uncommitted`, but it notes for every roll which target is chosen."""
    worth = 0.0
    for dice in range(1, DICE + 1):
        start, stop = odds.start[dice], odds.start[dice + 1]
        best[start:stop] = worth
        choice[start:stop] = NO_TARGET
        for target in range(2 * STEAL):
            if gains[target] * odds.peak[dice, target] > worth:
                _prefer(target, gains[target], odds.first[target, start:stop], best[start:stop], choice[start:stop])
        worth = _mean(odds.chance[start:stop], best[start:stop])
    chances[:] = 0.0
    reached = 1.0
    for dice in range(DICE, 0, -1):
        lost = 0.0
        for roll in range(odds.start[dice], odds.start[dice + 1]):
            if choice[roll] == NO_TARGET:
                lost += odds.chance[roll]
            else:
                chances[choice[roll] % STEAL] += reached * odds.chance[roll] * odds.first[choice[roll], roll]
        reached *= lost
    return worth


@compiled
def _prefer(target: int, gain: float, first: Floats, best: Floats, choice: Integers) -> None:
    """Choose a target where it promises more than the best so far; without branches, for several rolls at a time."""
    for roll in range(len(best)):
        promised = gain * first[roll]
        better = promised > best[roll]
        best[roll] = promised if better else best[roll]
        choice[roll] = target if better else choice[roll]


@compiled
def _mean(chance: Floats, best: Floats) -> float:
    total = 0.0
    for roll in range(len(best)):
        total += chance[roll] * best[roll]
    return total


# -- play-outs ---------------------------------------------------------------------------------------------------------


@compiled
def _play_out(know: Judgement, seat: int, players: int, lot: float, thought: Thought) -> float:
    """A seat's chance to win: the estimate, and its errors for some rounds. The first turn is drawn by `lot`."""
    now, owners = thought.now, thought.owners
    place = foresee(know, now, owners, players, thought)
    total = float(thought.hopes[place, seat])
    for _ in range(know.effort[1] * players - 1):
        for castle in range(CASTLE_COUNT):
            lot -= thought.chances[place, castle]
            if lot < 0.0:
                conquer(now, owners, castle)
                break
        end_turn(now, players)
        if now[IN_CENTER] == 0:
            break
        place = foresee(know, now, owners, players, thought)
        total += thought.hopes[place, seat] - thought.stands[place, seat]
        thought.streams[0] += GOLDEN
        lot = float(np.int64(mix(thought.streams[0]) >> np.uint64(11))) * UNIT
    return total


@compiled
def prospect(
    know: Judgement, now: Integers, owners: Integers, castle: int, players: int, seed: np.uint64, thought: Thought
) -> float:
    """The chance to win after a turn that takes this castle, or none."""
    total, count = 0.0, know.effort[0]
    for number in range(count):
        seed_streams(thought.streams, seed, number)  # the same draws after every outcome
        thought.now[:] = now
        thought.owners[:] = owners
        if castle != NO_TARGET:
            conquer(thought.now, thought.owners, castle)
        end_turn(thought.now, players)
        if thought.now[IN_CENTER] == 0:
            return result(thought.owners, now[TURN], players)
        total += _play_out(know, now[TURN], players, (number + 0.5) / count, thought)
    return total / float(count)


@compiled
def look_further(
    know: Judgement, now: Integers, owners: Integers, players: int, fail: Floats, take: Floats, thought: Thought
) -> None:
    """Put play-outs in the place of the expert's estimates: of a failed turn, and of every castle that it would not
    rather leave. The draws of the play-outs follow from the position, so the same position is always judged alike."""
    seed = np.uint64(now[TURN])
    for castle in range(CASTLE_COUNT):
        seed = mix(seed * np.uint64(8) + np.uint64(owners[castle] + 1))
    estimate = fail[0]
    fail[0] = prospect(know, now, owners, NO_TARGET, players, seed, thought)
    for castle in range(CASTLE_COUNT):
        if may_attack(now, owners, castle):
            worth_a_look = take[castle] > estimate - WORTH_A_LOOK
            take[castle] = prospect(know, now, owners, castle, players, seed, thought) if worth_a_look else 0.0
