"""The expert: exact odds inside the turn, and an estimate of what a conquest does to the race.

Inside a turn nothing is estimated. Given the gain of every castle that may be attacked, `uncommitted` finds the exact
worth of every number of dice before the first line is filled, and the completion table gives it afterwards, as in the
two-player solution (`turn_values`).

Between turns the chance to win is estimated. Every player has a strength; chances go with its exponential, so the same
points hurt more when the leader gains them, and a theft counts for as much as its victim was dangerous. With one castle
left in the center the estimate looks one round ahead: whoever would win by taking it will try (AOW-052). With none left
the result is known (AOW-057 to AOW-060).

The functions in `SHARED` are also compiled into the kernel of `batch`. They take lists here and arrays there, and give
the same numbers to the last bit.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from warhall.games.age_of_war.bots.progress import most_progress
from warhall.games.age_of_war.components import CASTLES, CLANS, DICE
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.rules.filling import ROLLS, ROLLS_OF_DICE, dice_needed
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.games.age_of_war.rules.turn_structure import NO_TARGET
from warhall.games.age_of_war.study.odds import conquest_odds
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar
    from warhall.games.age_of_war.state import AgeOfWarState

# What makes a player strong, in units of the exponent: always, and in addition divided by the castles left in the
# center, since points count for more the nearer the end is. Fitted by maximum likelihood to who won (softmax of the
# strengths) from about 260,000 positions of games between experts at 2 to 6 players; then games were played anew with
# the fitted numbers (averaged with those before) and fitted again, six times, until neither of two successive sets beat
# the other. Rounded, and without terms that did not matter, they play about as well at 2, 3, 4 and 6 players.
LOCKED: Final = (0.22, 0.30)  # a point of a conquered clan, safe for good (AOW-049)
FACEUP: Final = (0.26, 0.21)  # a point of a castle that can be stolen
AT_RISK: Final = -0.70  # ... times the chance of a thief who tries with all dice
PROMISE: Final = 0.10  # a point that completing a begun clan would add, times the chances of all castles it lacks
ONE_SHORT: Final = (0.13, 0.17)  # ... in addition if it lacks only one
TIE_BREAK: Final = 0.18  # a castle (AOW-058), near the end only
WAITING: Final = (-0.04, -0.03)  # a point, times the share of the round until one's own turn: the others act first


class Floats(Protocol):
    """A list or an array of numbers."""

    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, value: float, /) -> None: ...


class Integers(Protocol):
    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Table(Protocol):
    """Rows of numbers."""

    def __getitem__(self, at: int, /) -> Floats: ...


# -- exact odds within a turn ------------------------------------------------------------------------------------------

# A row is a castle with a set of open lines, a target a castle in the center or (+ STEAL) in front of an opponent.
ROWS: Final = [(castle.index, mask) for castle in CASTLES for mask in range(castle.all_lines + 1)]
ROW: Final = [ROWS.index((castle.index, 0)) for castle in CASTLES]
STEAL: Final = len(CASTLES)


class Odds(NamedTuple):
    """The chances of a turn."""

    completion: Table  # [row][dice]: to fill the open lines with the dice about to be rolled
    fresh: Floats  # [target]: to complete it from the beginning
    first: Table  # [target][roll]: to complete it after filling the best first line from this roll
    peak: Table  # [dice][target]: the largest of `first` among the rolls of so many dice
    chance: Floats  # [roll]
    start: Integers  # [dice]: the first roll of so many dice


@cache
def exact_odds() -> Odds:
    return odds_from([[conquest_odds(castle, mask, dice) for dice in range(DICE + 1)] for castle, mask in ROWS])


def odds_from(completion: list[list[float]]) -> Odds:
    """All chances of a turn from those to complete a castle."""
    first = [_first_lines(completion, target) for target in range(2 * STEAL)]
    start = [sum(map(len, ROLLS_OF_DICE[:dice])) for dice in range(DICE + 2)]
    peak = [[max(row[start[n] : start[n + 1]], default=0.0) for row in first] for n in range(DICE + 1)]
    fresh = [completion[ROW[target % STEAL] + _lines_of(target)][DICE] for target in range(2 * STEAL)]
    return Odds(completion, fresh, first, peak, [roll.probability for roll in ROLLS], start)


def _lines_of(target: int) -> int:
    return CASTLES[target].center_lines if target < STEAL else CASTLES[target - STEAL].all_lines


def _first_lines(completion: list[list[float]], target: int) -> list[float]:
    castle, required = CASTLES[target % STEAL], _lines_of(target)
    best = [0.0] * len(ROLLS)
    for line, printed in enumerate(castle.lines):
        if required >> line & 1:
            after = completion[ROW[castle.index] + required - (1 << line)]
            for roll in ROLLS:
                used = dice_needed(printed, roll.counts)
                if used:
                    best[roll.index] = max(best[roll.index], after[roll.dice - used])
    return best


def uncommitted(odds: Odds, gains: Floats, best: Floats, worth: Floats) -> None:
    """Find the worth of a turn with no line filled, by the dice still to roll, from the gain of each target: per roll
    the best first line, or what one die less is worth. `best` is room for a number per roll."""
    worth[0] = 0.0
    for dice in range(1, DICE + 1):
        low = worth[dice - 1]
        start, stop = odds.start[dice], odds.start[dice + 1]
        for roll in range(start, stop):
            best[roll] = low
        for target in range(2 * STEAL):
            if gains[target] * odds.peak[dice][target] > low:
                raise_to(best, odds.first[target], gains[target], start, stop)
        total = 0.0
        for roll in range(start, stop):
            total += odds.chance[roll] * best[roll]
        worth[dice] = total


def raise_to(best: Floats, first: Floats, gain: float, start: int, stop: int) -> None:
    """Note where this target promises more than the best so far."""
    for roll in range(start, stop):
        promised = gain * first[roll]
        if promised > best[roll]:
            best[roll] = promised


# -- the race ----------------------------------------------------------------------------------------------------------

POINTS: Final = tuple(castle.points for castle in CASTLES)
CLAN_POINTS: Final = tuple(clan.points for clan in CLANS)
CLAN_START: Final = (*(clan.castles[0] for clan in CLANS), len(CASTLES))  # the castles of a clan follow each other
CLAN_COUNT: Final = len(CLANS)


def plan(fresh: Floats, owners: Integers, seat: int, facedown: int, players: int, take: Floats) -> float:
    """The chance to win after a failed turn; leaves in `take` the chance after taking each castle that may be taken."""
    for castle in range(STEAL):
        owner = owners[castle]
        if may_attack(owner, seat, facedown >> castle & 1):
            owners[castle] = seat
            take[castle] = win_chance(fresh, owners, seat, players)
            owners[castle] = owner
    return win_chance(fresh, owners, seat, players)


def may_attack(owner: int, seat: int, facedown: int) -> bool:
    """AOW-037, AOW-049."""
    return owner != seat and not facedown


def gains_of(owners: Integers, seat: int, facedown: int, fail: float, take: Floats, gains: Floats) -> None:
    """Per target, how much better taking it is than a failed turn; 0 for what cannot or should not be taken."""
    for castle in range(STEAL):
        gains[castle] = gains[castle + STEAL] = 0.0
        if may_attack(owners[castle], seat, facedown >> castle & 1):
            target = castle if owners[castle] == CENTER else castle + STEAL
            gains[target] = max(0.0, take[castle] - fail)


def win_chance(fresh: Floats, owners: Integers, seat: int, players: int) -> float:
    """The chance of a seat to win when its turn is over, a shared win counted in parts."""
    left, last = 0, 0
    for castle in range(STEAL):
        if owners[castle] == CENTER:
            left, last = left + 1, castle
    if left == 0:
        return result(owners, seat, players)
    if left > 1:
        return race_chance(fresh, owners, seat, players, left)
    ends, goes_on = last_castle(fresh[last], owners, seat, players, last)
    return ends + goes_on * race_chance(fresh, owners, seat, players, left)


def last_castle(odds: float, owners: Integers, seat: int, players: int, last: int) -> tuple[float, float]:
    """The coming round with one castle in the center: the chance that it ends the game and this seat wins, and the
    chance that the game goes on. Everybody tries who would win or share."""
    ends, goes_on = 0.0, 1.0
    for wait in range(players):
        other = (seat + 1 + wait) % players
        owners[last] = other
        if result(owners, other, players) > 0.0:
            ends += goes_on * odds * result(owners, seat, players)
            goes_on *= 1.0 - odds
        owners[last] = CENTER
    return ends, goes_on


def race_chance(fresh: Floats, owners: Integers, seat: int, players: int, left: int) -> float:
    """The estimate from the strengths of all."""
    own = strength(fresh, owners, seat, (players - 1) / players, left)
    total = 0.0
    for wait in range(players):
        other = (seat + 1 + wait) % players
        total += math.exp(strength(fresh, owners, other, wait / players, left) - own)
    return 1.0 / total


def strength(fresh: Floats, owners: Integers, seat: int, waiting: float, left: int) -> float:
    """How good a seat's position is; see the numbers at the top."""
    late = 1.0 / left
    total = 0.0
    for clan in range(CLAN_COUNT):
        held, lacking, points, risk, chance = holdings(fresh, owners, seat, clan)
        if held:
            worth = LOCKED[0] + LOCKED[1] * late if lacking == 0 else FACEUP[0] + FACEUP[1] * late
            total += points * (worth + (WAITING[0] + WAITING[1] * late) * waiting) + held * TIE_BREAK * late
        if held and lacking:
            promise = PROMISE if lacking > 1 else PROMISE + ONE_SHORT[0] + ONE_SHORT[1] * late
            total += AT_RISK * risk + promise * chance * (CLAN_POINTS[clan] - points)
    return total


def holdings(fresh: Floats, owners: Integers, seat: int, clan: int) -> tuple[int, int, int, float, float]:
    """A seat's part of a clan: castles held, castles lacking, points (AOW-055, AOW-056), points that a thief can hope
    for, and the chance to take all that lack."""
    held, lacking, points = 0, 0, 0
    risk, chance = 0.0, 1.0
    for castle in range(CLAN_START[clan], CLAN_START[clan + 1]):
        if owners[castle] == seat:
            held += 1
            points += POINTS[castle]
            risk += POINTS[castle] * fresh[castle + STEAL]
        else:
            lacking += 1
            chance *= fresh[castle] if owners[castle] == CENTER else fresh[castle + STEAL]
    return held, lacking, points if lacking else CLAN_POINTS[clan], risk, chance


def result(owners: Integers, seat: int, players: int) -> float:
    """A seat's part of the victory if the game ended now (AOW-057 to AOW-060)."""
    own = rank_key(owners, seat)
    sharers = 0
    for other in range(players):
        key = rank_key(owners, other)
        if key > own:
            return 0.0
        sharers += key == own
    return 1.0 / sharers


def rank_key(owners: Integers, seat: int) -> int:
    """Points, then castles, then clans, in one number."""
    points, castles, clans = 0, 0, 0
    for clan in range(CLAN_COUNT):
        held, faceup = 0, 0
        for castle in range(CLAN_START[clan], CLAN_START[clan + 1]):
            if owners[castle] == seat:
                held += 1
                faceup += POINTS[castle]
        complete = held == CLAN_START[clan + 1] - CLAN_START[clan]
        points += CLAN_POINTS[clan] if complete else faceup
        castles += held
        clans += complete
    return (points << 8) + (castles << 4) + clans


SHARED: Final = (
    uncommitted,
    raise_to,
    plan,
    may_attack,
    gains_of,
    win_chance,
    last_castle,
    race_chance,
    strength,
    holdings,
    result,
    rank_key,
)


# -- the player --------------------------------------------------------------------------------------------------------


class TurnPlan(NamedTuple):
    """Chances to win, computed once for all rolls of a turn."""

    fail: float  # after a turn without a conquest
    take: list[float]  # [castle]: after taking it
    worth: list[float]  # [dice]: what so many dice add to `fail` while no line is filled

    def value(self, odds: Odds, state: AgeOfWarState, action: Action) -> float:
        """The chance to win after an action, with the best choices for the rest of the turn."""
        left = state.dice_left
        if action != LOSE:
            castle, line, spare = MEANING[action]
            assert state.roll is not None
            left -= dice_needed(CASTLES[castle].lines[line], state.roll.counts) + spare
            return self._committed(odds, state, castle, state.filled | 1 << line, left)
        if state.target == NO_TARGET:
            return self.fail + self.worth[left - 1]
        return self._committed(odds, state, state.target, state.filled, left - 1)

    def _committed(self, odds: Odds, state: AgeOfWarState, castle: int, filled: int, dice: int) -> float:
        """One who does not want the castle any more can still lose the remaining dice (AOW-025)."""
        unfilled = required_lines(CASTLES[castle], state.owners[castle]) & ~filled
        if not unfilled:
            return self.take[castle]
        chance = odds.completion[ROW[castle] + unfilled][dice]
        return self.fail + max(0.0, self.take[castle] - self.fail) * chance


class Expert:
    """Plays for the chance to win, for any number of players."""

    def __init__(self, game: AgeOfWar) -> None:
        self.game = game
        self.odds = exact_odds()
        self._known: tuple[tuple[int, ...], TurnPlan] | None = None

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        state = self.game.state_from_view(view, rng)
        turn = self.turn_plan(state)
        values = [turn.value(self.odds, state, action) for action in legal]
        highest = max(values)
        return most_progress(state, [action for action, value in zip(legal, values, strict=True) if value == highest])

    def turn_plan(self, state: AgeOfWarState) -> TurnPlan:
        """The plan of this turn; it stays the same from roll to roll."""
        key = (state.turn, *state.owners)
        if self._known is None or self._known[0] != key:
            self._known = (key, self._make_plan(state))
        return self._known[1]

    def _make_plan(self, state: AgeOfWarState) -> TurnPlan:
        owners, seat, facedown = state.owners.copy(), state.turn, state.facedown
        take, gains, worth = [0.0] * STEAL, [0.0] * (2 * STEAL), [0.0] * (DICE + 1)
        fail = plan(self.odds.fresh, owners, seat, facedown, self.game.players, take)
        gains_of(owners, seat, facedown, fail, take, gains)
        uncommitted(self.odds, gains, [0.0] * len(ROLLS), worth)
        return TurnPlan(fail, take, worth)
