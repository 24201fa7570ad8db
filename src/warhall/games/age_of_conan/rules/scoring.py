"""Chapter "Final scoring": raids, forts, gold, objectives, bonuses, step by step, and the winner (AOC-374 to 392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import CITY, FORT, NOBODY, TOWER
from warhall.games.age_of_conan.rules import age_change, crowning
from warhall.games.age_of_conan.rules.frames import Frame, Log, task
from warhall.kernel import Event, Outcome
from warhall.kernel.state import rank

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

RICHEST: Final = (3, 1)  # AOC-383: alone, tied
CROM: Final = (3, 1)  # AOC-384
DOMINANCE: Final = (5, 2)  # AOC-385
CROWNING: Final = 3  # AOC-368


def begin(state: AgeOfConanState, log: Log) -> None:
    log.append(Event("final-scoring-begins", {}))
    state.stack.append((FINAL, 0, 0, 0))


def players_left(state: AgeOfConanState) -> list[int]:
    """AOC-369, AOC-370: an eliminated player takes no part."""
    return [seat for seat in range(state.game.players) if seat != state.eliminated]


def _final(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    """AOC-377, AOC-378: the raids are settled player by player; the rest needs no choice."""
    place = frame[3]
    if place < state.game.players:
        state.stack.append((FINAL, 0, 0, place + 1))
        seat = age_change.in_order(state, place)
        if seat != state.eliminated:
            age_change.begin_raids(state, seat, log)
        return
    age_change.clear_raiders(state, log)
    _fort_points(state, log)
    _tower_gold(state, log)
    age_change.judge_objectives(state, log, replace=False)  # AOC-382
    _bonus(state, "richest", state.gold, RICHEST, log)
    _bonus(state, "crom-bonus", state.crom, CROM, log)
    for category in range(len(CATEGORIES)):
        _dominance(state, category, log)
    if state.crowned != NOBODY:
        state.points[state.crowned] += CROWNING
        log.append(Event("crowning-scored", {"seat": state.crowned, "points": CROWNING}))
    if state.eliminated != NOBODY:
        state.points[state.eliminated] = 0
    outcome = standing(state)
    data = {"winners": outcome.winners, "scores": outcome.scores, "shared": len(outcome.winners)}
    log.append(Event("game-over", data, reveals=True))


def _rated(state: AgeOfConanState, seat: int, markers: tuple[int, int]) -> int:
    """The ratings of all provinces with one of these markers of a player."""
    provinces = state.game.components.provinces
    return sum(
        provinces[at].rating for at, owner in enumerate(state.owner) if owner == seat and state.marker[at] in markers
    )


def _fort_points(state: AgeOfConanState, log: Log) -> None:
    """AOC-379."""
    for seat in players_left(state):
        points = _rated(state, seat, (FORT, CITY))
        state.points[seat] += points
        log.append(Event("forts-scored", {"seat": seat, "points": points}))


def _tower_gold(state: AgeOfConanState, log: Log) -> None:
    """AOC-380; there is no age income any more (AOC-381)."""
    for seat in players_left(state):
        gold = _rated(state, seat, (TOWER, CITY))
        state.gold[seat] += gold
        log.append(Event("towers-paid", {"seat": seat, "gold": gold}))


def _leaders(state: AgeOfConanState, values: list[int]) -> list[int]:
    """AOC-388: most of nothing is not counted."""
    seats = players_left(state)
    best = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == best] if best > 0 else []


def _bonus(state: AgeOfConanState, kind: str, values: list[int], prize: tuple[int, int], log: Log) -> None:
    leaders = _leaders(state, values)
    points = prize[len(leaders) > 1]
    for seat in leaders:
        state.points[seat] += points
        log.append(Event(kind, {"seat": seat, "number": values[seat], "points": points}))


def _dominance(state: AgeOfConanState, category: int, log: Log) -> None:
    """AOC-385 to AOC-387: after a crowning only the crowner scores, and only where nobody is higher."""
    totals = crowning.totals_of(state, category)
    leaders = _leaders(state, totals)
    points = DOMINANCE[len(leaders) > 1]
    for seat in leaders:
        if state.crowned in (NOBODY, seat):
            state.points[seat] += points
            data = {"seat": seat, "category": CATEGORIES[category], "total": totals[seat], "points": points}
            log.append(Event("dominance", data))


def standing(state: AgeOfConanState) -> Outcome:
    """AOC-390 to AOC-392: most points, then most tokens, then a shared victory; a failed crowner is last."""
    scores = [0 if seat == state.eliminated else points for seat, points in enumerate(state.points)]
    keys: list[tuple[int, ...]] = [
        (int(seat != state.eliminated), scores[seat], len(state.tokens[seat])) for seat in range(state.game.players)
    ]
    return rank(keys, scores)


FINAL = task("final", _final)
