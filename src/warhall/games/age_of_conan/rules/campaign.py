"""Chapter "Campaigns": an army against a neutral province, icon after icon, and the forced march."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, CAMPAIGN
from warhall.games.age_of_conan.components import FORT, NOBODY
from warhall.games.age_of_conan.rules.contest import Contest, ContestRoll, end_contest, next_roll, start_contest
from warhall.games.age_of_conan.rules.limits import has_fort, incoherent, remove_units
from warhall.kernel import Action, Choice

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

MARCH: Final = Action("march")
STOP: Final = Action("stop")


def campaigning(state: AgeOfConanState, contest: Contest) -> bool:
    """Whether the attacking army stands on an icon of the province."""
    return state.army_owner[contest.province] == contest.attacker and state.steps[contest.province] >= 0


class Campaign(Contest):
    """AOC-189: an army against the province itself."""

    __slots__ = ()

    sort = CAMPAIGN

    def strength(self, state: AgeOfConanState, side: int) -> int:
        """AOC-191, AOC-192."""
        if side == ATTACKER:
            return state.armies[self.province]
        return state.components.provinces[self.province].rating

    def raiders_fight(self, state: AgeOfConanState) -> bool:
        return state.raiders[self.province] > 0

    def march_follows(self, state: AgeOfConanState) -> bool:
        if self.winner == ATTACKER:
            return state.steps[self.province] < len(state.components.provinces[self.province].track) - 1
        return state.armies[self.province] >= 2 or bool(self.prevented >> ATTACKER & 1)

    def outcome(self, state: AgeOfConanState) -> None:
        """AOC-196 to AOC-202."""
        province, seat = self.province, self.attacker
        name = state.province_ids[province]
        if self.winner == ATTACKER:
            track = state.components.provinces[province].track
            if state.steps[province] == len(track) - 1 and has_fort(state, seat):
                self._subjugate(state)
                return
            state.steps[province] = min(state.steps[province] + 1, len(track) - 1)
            icon = state.steps[province] + 1
            state.log.append(events.CAMPAIGN_ADVANCES.of(seat=seat, province=name, icon=icon, icons=len(track)))
        elif not self.keeps_piece(state, ATTACKER):
            remove_units(state, province, 1)
            state.log.append(events.UNIT_LOST.of(seat=seat, province=name, left=state.armies[province]))
        offer_march(state, self)

    def _subjugate(self, state: AgeOfConanState) -> None:
        """AOC-197 to AOC-200: a unit becomes the garrison of the fort, and the rating is scored, each time."""
        province, seat = self.province, self.attacker
        rating = state.components.provinces[province].rating
        remove_units(state, province, 1)
        state.steps[province] = -1
        state.owner[province] = seat
        state.marker[province] = FORT
        state.points[seat] += rating
        state.log.append(events.SUBJUGATED.of(seat=seat, province=state.province_ids[province], points=rating))
        end_contest(state)  # AOC-210

    def check(self, state: AgeOfConanState) -> None:
        if not campaigning(state, self) or self.defender != NOBODY or self.force:
            name = state.province_ids[self.province]
            raise incoherent("contest", "AOC-189", "campaign", province=name, seat=self.attacker)


def begin(state: AgeOfConanState, seat: int, province: int) -> None:
    """AOC-189, AOC-190: an army without a position takes the leftmost icon."""
    if state.steps[province] < 0:
        state.steps[province] = 0
    start_contest(state, Campaign(province, seat, NOBODY))


def may_march(state: AgeOfConanState, contest: Contest) -> bool:
    """AOC-205 to AOC-208: a unit is paid and one must be left; a card may make it free."""
    return state.armies[contest.province] >= (1 if contest.free_march else 2)


def offer_march(state: AgeOfConanState, contest: Contest) -> None:
    if may_march(state, contest):
        state.stack.append(March(contest.attacker))
    else:
        end_contest(state)


class March(Choice):
    """AOC-205: a forced march to the next roll at once, or a halt."""

    rule = "AOC-205"
    help = ("AOC-205", "AOC-207")
    forms = ("march", "stop")
    lies_on = ("after-action",)
    amid = ("contest",)

    def options(self, _state: AgeOfConanState, _seat: int) -> list[Action]:
        return [MARCH, STOP]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        contest = state.fight
        if action == STOP:
            end_contest(state)
            return
        marched = events.FREE_MARCH if contest.free_march else events.FORCED_MARCH
        if not contest.free_march:
            remove_units(state, contest.province, 1)
        state.log.append(marched.of(seat=seat, province=state.province_ids[contest.province]))
        if isinstance(contest, Campaign):
            contest.origin = contest.province
            next_roll(state, contest)
        else:  # AOC-227, AOC-244: the campaign that follows is a new conflict
            state.contest = Campaign(contest.province, seat, NOBODY)
            state.stack.append(ContestRoll())

    def check(self, state: AgeOfConanState) -> None:
        contest = state.fight
        if self.seat != contest.attacker:
            raise incoherent("stack", "AOC-071")
        if contest.force or not campaigning(state, contest) or not may_march(state, contest):
            raise incoherent("contest", "AOC-205")
