"""Chapter "Final scoring": raids, forts, gold, objectives, bonuses, step by step, and the winner (AOC-374 to 392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import CITY, FORT, NOBODY, TOWER
from warhall.games.age_of_conan.rules import age_change, crowning
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.terms import leaders, players_left
from warhall.kernel import EventKind, Frame, Outcome
from warhall.kernel.state import rank

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

RICHEST: Final = (3, 1)  # AOC-383: alone, tied
CROM: Final = (3, 1)  # AOC-384
DOMINANCE: Final = (5, 2)  # AOC-385
CROWNING: Final = 3  # AOC-368


def begin(state: AgeOfConanState) -> None:
    """AOC-376: nothing else is going on any more."""
    state.log.append(events.FINAL_SCORING_BEGINS.of())
    state.stack[-1] = FinalScoring()


class FinalScoring(Frame):
    """AOC-377, AOC-378: the raids are settled player by player; the rest needs no choice."""

    rule = "AOC-377"
    lies_on = ("",)
    place: int = 0

    def go(self, state: AgeOfConanState) -> bool:
        if self.place < state.players:
            seat = age_change.in_order(state, self.place)
            self.place += 1
            if seat != state.eliminated:
                age_change.begin_raids(state, seat)
            return True
        state.stack.pop()
        score(state)
        outcome = standing(state)
        winners = outcome.winners
        state.log.append(events.GAME_OVER.of(winners=winners, scores=outcome.scores, shared=len(winners)))
        return True

    def check(self, state: AgeOfConanState) -> None:
        if state.age != crowning.LAST_AGE:
            raise incoherent("age", "AOC-376", "before-last-age", age=state.age)
        if not 0 <= self.place <= state.players:
            raise incoherent("stack", "AOC-377")


def score(state: AgeOfConanState) -> None:
    """AOC-379 to AOC-387: what the kingdoms are worth in the end, once the raids are over."""
    age_change.clear_raiders(state)
    _fort_points(state)
    _tower_gold(state)
    age_change.judge_objectives(state)  # AOC-382
    _bonus(state, events.RICHEST, state.gold, RICHEST)
    _bonus(state, events.CROM_BONUS, state.crom, CROM)
    for category in range(len(CATEGORIES)):
        _dominance(state, category)
    if state.crowned != NOBODY:
        state.points[state.crowned] += CROWNING
        state.log.append(events.CROWNING_SCORED.of(seat=state.crowned, points=CROWNING))
    if state.eliminated != NOBODY:
        state.points[state.eliminated] = 0


def _rated(state: AgeOfConanState, seat: int, markers: tuple[int, int]) -> int:
    """The ratings of all provinces with one of these markers of a player."""
    provinces = state.components.provinces
    return sum(
        provinces[at].rating for at, owner in enumerate(state.owner) if owner == seat and state.marker[at] in markers
    )


def _fort_points(state: AgeOfConanState) -> None:
    """AOC-379."""
    for seat in players_left(state):
        points = _rated(state, seat, (FORT, CITY))
        state.points[seat] += points
        state.log.append(events.FORTS_SCORED.of(seat=seat, points=points))


def _tower_gold(state: AgeOfConanState) -> None:
    """AOC-380; there is no age income any more (AOC-381)."""
    for seat in players_left(state):
        gold = _rated(state, seat, (TOWER, CITY))
        state.gold[seat] += gold
        state.log.append(events.TOWERS_PAID.of(seat=seat, gold=gold))


def _bonus(state: AgeOfConanState, kind: EventKind, values: list[int], prize: tuple[int, int]) -> None:
    winners = leaders(state, values)
    points = prize[len(winners) > 1]
    for seat in winners:
        state.points[seat] += points
        state.log.append(kind.of(seat=seat, number=values[seat], points=points))


def _dominance(state: AgeOfConanState, category: int) -> None:
    """AOC-385 to AOC-387: after a crowning only the crowner scores, and only where nobody is higher."""
    totals = crowning.totals_of(state, category)
    winners = leaders(state, totals)
    points = DOMINANCE[len(winners) > 1]
    for seat in winners:
        if state.crowned in (NOBODY, seat):
            state.points[seat] += points
            name = CATEGORIES[category]
            state.log.append(events.DOMINANCE.of(seat=seat, category=name, total=totals[seat], points=points))


def all_points(state: AgeOfConanState) -> list[int]:
    """The points of every seat; a failed crowner has none."""
    return [0 if seat == state.eliminated else points for seat, points in enumerate(state.points)]


def standing(state: AgeOfConanState) -> Outcome:
    """AOC-390 to AOC-392: most points, then most tokens, then a shared victory; a failed crowner is last."""
    scores = all_points(state)
    keys: list[tuple[int, ...]] = [
        (int(seat != state.eliminated), scores[seat], len(state.tokens[seat])) for seat in range(state.players)
    ]
    return rank(keys, scores)
