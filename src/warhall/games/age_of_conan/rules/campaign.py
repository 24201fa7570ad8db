"""Chapter "Campaigns": an army against a neutral province, icon after icon, and the forced march."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, CAMPAIGN
from warhall.games.age_of_conan.components import FORT
from warhall.games.age_of_conan.rules import contest as contests
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.games.age_of_conan.rules.limits import has_fort, remove_units
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

MARCH: Final = Action("march")
STOP: Final = Action("stop")


def begin(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    """AOC-189, AOC-190: an army without a position takes the leftmost icon."""
    if state.steps[province] < 0:
        state.steps[province] = 0
    contests.start_contest(state, contests.Contest(CAMPAIGN, province, seat, -1), log)


def strength(state: AgeOfConanState, contest: Contest, side: int) -> int:
    """AOC-191, AOC-192."""
    if side == ATTACKER:
        return state.armies[contest.province]
    return state.game.components.provinces[contest.province].rating


def outcome(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-196 to AOC-202."""
    province, seat = contest.province, contest.attacker
    name = state.game.province_ids[province]
    if contest.winner == ATTACKER:
        track = state.game.components.provinces[province].track
        if state.steps[province] == len(track) - 1 and has_fort(state, seat):
            _subjugate(state, contest, log)
            return
        state.steps[province] = min(state.steps[province] + 1, len(track) - 1)
        data = {"seat": seat, "province": name, "icon": state.steps[province] + 1, "icons": len(track)}
        log.append(Event("campaign-advances", data))
    elif contest.prevented >> ATTACKER & 1:
        log.append(Event("loss-prevented", {"seat": seat}))
    else:
        remove_units(state, province, 1)
        log.append(Event("unit-lost", {"seat": seat, "province": name, "left": state.armies[province]}))
    offer_march(state, contest)


def _subjugate(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-197 to AOC-200: a unit becomes the garrison of the fort, and the rating is scored, each time."""
    province, seat = contest.province, contest.attacker
    rating = state.game.components.provinces[province].rating
    remove_units(state, province, 1)
    state.steps[province] = -1
    state.owner[province] = seat
    state.marker[province] = FORT
    state.points[seat] += rating
    data = {"seat": seat, "province": state.game.province_ids[province], "points": rating}
    log.append(Event("subjugated", data))
    contests.end_contest(state)  # AOC-210


def may_march(state: AgeOfConanState, contest: Contest) -> bool:
    """AOC-205 to AOC-208: a unit is paid and one must be left; a card may make it free."""
    return state.armies[contest.province] >= (1 if contest.free_march else 2)


def offer_march(state: AgeOfConanState, contest: Contest) -> None:
    if may_march(state, contest):
        state.stack.append((MARCHING, contest.attacker))
    else:
        contests.end_contest(state)


def _march_options(_state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    return [MARCH, STOP]


def _march_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    contest = state.contest
    assert contest is not None
    if action == STOP:
        contests.end_contest(state)
        return
    if not contest.free_march:
        remove_units(state, contest.province, 1)
    data = {"seat": seat, "province": state.game.province_ids[contest.province]}
    log.append(Event("free-march" if contest.free_march else "forced-march", data))
    if contest.kind != CAMPAIGN:  # AOC-227, AOC-244: the campaign that follows is a new conflict
        contest.kind = CAMPAIGN
        contest.defender = -1
        contest.sorcery_used = 0
    contest.origin = contest.province
    if not state.game.rules.sorcery_per_conflict:
        contest.sorcery_used = 0
    contests.next_roll(state, contest)


MARCHING = choice("march", _march_options, _march_step)
