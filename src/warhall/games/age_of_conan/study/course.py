"""The course of a game, for whoever studies it: contests with their odds, points by source, and who was ahead when.

A chronicle watches a game as it is played or replayed: `before` sees every position, `after` what an action brought.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import msgspec

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, CONTESTS
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules.adventure import ADVENTURES_PER_AGE
from warhall.games.age_of_conan.rules.contest import Dice
from warhall.games.age_of_conan.rules.crowning import LAST_AGE
from warhall.games.age_of_conan.rules.scoring import score
from warhall.games.age_of_conan.study.odds.position import odds_of_dice
from warhall.kernel import Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

# the events that bring (or cost) empire points, as sources of points
SOURCES: Final = (
    "subjugated",
    "forts-scored",
    "objective-scored",
    "richest",
    "crom-bonus",
    "dominance",
    "crowning-scored",
    "raided",
    "crowning-failed",
)
OUTCOMES: Final = ("subjugated", "siege-won", "battle-won", "allied", "alliance-broken", "retreated")
STORIES: Final = (  # what may turn a game, the weightiest first
    *("conan-crowned", "crowning-failed", "subjugated", "siege-won", "objective-scored", "allied", "battle-won"),
    *("alliance-broken", "raided", "dominance", "richest", "contest-lost", "token-taken"),
)
LEAD: Final = (3.0, 20.0)  # projected points of lead that multiply the odds by e: at the end of the game, at its start


class Roll(msgspec.Struct):
    """One roll of a contest: the attacker's chance just before the dice, and whether the attacker won."""

    chance: float
    won: bool = False

    @property
    def luck(self) -> float:
        return self.won - self.chance


class Contest(msgspec.Struct):
    """A contest from its first roll to its outcome; `n` is the action that led to its first dice."""

    n: int
    age: int
    contest: str
    province: str
    attacker: int
    defender: int  # -1: the neutral province
    rolls: list[Roll]
    outcome: str = ""  # the event that ended it well for the attacker, if any

    @property
    def luck(self) -> float:
        """Rolls that the attacker won beyond what was to be expected."""
        return sum(roll.luck for roll in self.rolls)


class Points(msgspec.Struct, frozen=True):
    """Empire points that a seat got or lost."""

    n: int
    seat: int
    source: str
    points: int


class Moment(msgspec.Struct):
    """The state of things at the beginning of a turn: points, points if the game ended now, and chances to win."""

    n: int
    age: int
    turn: int
    points: list[int]
    projected: list[int]
    chances: list[float]
    stories: list[Event]  # what mattered in this turn


class Chronicle:
    def __init__(self, players: int) -> None:
        self.contests: list[Contest] = []
        self.points: list[Points] = []
        self.course: list[Moment] = []
        self.turns = 0
        self._players = players
        self._open: Contest | None = None
        self._score = [0] * players

    def before(self, state: AgeOfConanState, n: int) -> None:
        """The odds of a roll, when the cards are open and the attacker is about to roll."""
        contest = state.contest
        dice = state.stack[-1] if state.stack else None
        if contest is None or not isinstance(dice, Dice):
            return
        if dice.side != ATTACKER or contest.dice[ATTACKER]:  # not a second time by sorcery
            return
        if self._open is None:
            place = state.game.province_ids[contest.province]
            kind = CONTESTS[contest.kind]
            self._open = Contest(n, state.age, kind, place, contest.attacker, contest.defender, [])
            self.contests.append(self._open)
        self._open.rolls.append(Roll(odds_of_dice(state, contest).win))

    def after(self, state: AgeOfConanState, n: int, events: list[Event]) -> None:
        """Note what an action brought."""
        for event in events:
            self._note(event, n)
        if state.contest is None or (self._open is not None and self._open.contest != CONTESTS[state.contest.kind]):
            self._open = None  # over, or the campaign after a siege or battle, which is another contest
        for event in events:
            if event.kind == "turn-begins":
                self.turns += 1
                self.course.append(_moment(state, n))
            elif event.kind in STORIES and event.data.get("points") != 0 and self.course:
                self.course[-1].stories.append(event)
        if not state.stack:
            self.course.append(_moment(state, n))

    def _note(self, event: Event, n: int) -> None:
        kind = event.kind
        if kind in ("contest-won", "contest-lost") and self._open is not None:
            self._open.rolls[-1].won = kind == "contest-won"
        elif kind in OUTCOMES and self._open is not None and event.data["seat"] == self._open.attacker:
            self._open.outcome = kind
        if kind in SOURCES:
            seat = event.data["seat"]
            amount = -self._score[seat] if kind == "crowning-failed" else event.data["points"]
            amount = -amount if kind == "raided" else amount
            if kind != "crowning-failed" or amount:
                self.points.append(Points(n, seat, kind, amount))
            self._score[seat] += amount

    # -- sums ----------------------------------------------------------------------------------------------------------

    def luck_of(self, seat: int) -> tuple[float, float]:
        """Rolls won beyond expectation, as attacker and as defender."""
        attack = sum(contest.luck for contest in self.contests if contest.attacker == seat)
        return attack, -sum(contest.luck for contest in self.contests if contest.defender == seat)

    def points_in(self, seat: int, source: str, age: int) -> int:
        """... in one age: what is scored at its end belongs to it."""
        found = 0
        for entry in self.points:
            turns = [moment for moment in self.course if moment.n <= entry.n and moment.turn >= 0]
            if (entry.seat, entry.source) == (seat, source) and (turns[-1].age if turns else 1) == age:
                found += entry.points
        return found

    def points_of(self, seat: int, source: str) -> int:
        return sum(entry.points for entry in self.points if (entry.seat, entry.source) == (seat, source))


# -- who is ahead ------------------------------------------------------------------------------------------------------


def projected(state: AgeOfConanState) -> list[int]:
    """The points of all seats if the final scoring came now, raids apart: done by the rules on a copy."""
    copy = state.clone()
    copy.contest = None
    score(copy)
    return copy.points


def time_left(state: AgeOfConanState) -> float:
    """The share of all adventures that have not begun."""
    to_come = state.adventures_left + ADVENTURES_PER_AGE * (LAST_AGE - state.age)
    return to_come / (ADVENTURES_PER_AGE * LAST_AGE)


def chances(state: AgeOfConanState) -> list[float]:
    """An estimate of who will win: the odds grow by a factor e with every so many projected points of lead."""
    if not state.stack:
        winners = state.standing().winners
        return [(seat in winners) / len(winners) for seat in range(state.game.players)]
    scale = LEAD[0] + (LEAD[1] - LEAD[0]) * time_left(state)
    points = projected(state)
    weights = [exp((mine - max(points)) / scale) for mine in points]
    return [weight / sum(weights) for weight in weights]


def _moment(state: AgeOfConanState, n: int) -> Moment:
    over = not state.stack
    later = list(state.points) if over else projected(state)
    return Moment(n, state.age, NOBODY if over else state.turn, list(state.points), later, chances(state), [])
