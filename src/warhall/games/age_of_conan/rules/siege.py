"""Chapter "Sieges": an army against another player's fort, tower or city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER, SIEGE
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import campaign
from warhall.games.age_of_conan.rules.contest import MARKER, Contest, end_contest, next_roll, start_contest
from warhall.games.age_of_conan.rules.limits import add_units, incoherent, remove_marker, remove_units
from warhall.kernel import Action, Choice

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

PRESS: Final = Action("press")
RETREAT: Final = Action("retreat")


class Assault(Contest):
    """A siege or battle: an army comes from elsewhere and fights until it has won, is dead or goes home."""

    __slots__ = ()

    def begin(self, state: AgeOfConanState, origin: int, units: int) -> None:
        """The army has left its place and stands before the enemy."""
        self.origin = origin
        self.force = units
        start_contest(state, self)

    def strikes(self) -> bool:
        """Whether this roll costs the defender anything: it was lost, and no card keeps what would fall."""
        return self.winner == ATTACKER and not self.prevented >> DEFENDER & 1

    def lose_unit(self, state: AgeOfConanState) -> bool:
        """The attacker removes a unit, unless a card keeps it; whether the attack is over with the last one."""
        if not self.keeps_piece(state, ATTACKER):
            self.force -= 1
            name = state.province_ids[self.province]
            state.log.append(events.UNIT_LOST.of(seat=self.attacker, province=name, left=self.force))
        if not self.force:
            self.repelled(state)
        return not self.force

    def repelled(self, state: AgeOfConanState) -> None:
        """AOC-229, AOC-231: the attack is over; the defender keeps everything and counts the dead."""
        gain_crom(state, self.defender)
        end_contest(state)

    def move_in(self, state: AgeOfConanState) -> None:
        """The victorious army stands in the neutral province, on the leftmost icon."""
        add_units(state, self.attacker, self.province, self.force)
        self.force = 0
        state.steps[self.province] = 0

    def go_home(self, state: AgeOfConanState) -> None:
        """AOC-221, AOC-225, AOC-240: the whole army goes back where it came from, without a contest."""
        seat, origin = self.attacker, self.origin
        alone = not state.armies[origin]
        units = self.force
        self.force = 0
        name = state.province_ids[origin]
        state.log.append(events.RETREATED.of(seat=seat, province=name, units=units))
        add_units(state, seat, origin, units)
        if alone and state.owner[origin] != seat:
            state.steps[origin] = 0
        if self.no_crom >> ATTACKER & 1:  # a card covers this retreat
            end_contest(state)
        else:
            self.repelled(state)

    def check(self, state: AgeOfConanState) -> None:
        owners = state.owner[self.origin], state.army_owner[self.origin]
        if any(owner not in (NOBODY, self.attacker) for owner in owners):
            name = state.province_ids[self.origin]
            raise incoherent("contest.origin", "AOC-123", "origin", province=name)


class Siege(Assault):
    """AOC-211: whoever enters a province with another player's marker must fight."""

    __slots__ = ()

    sort = SIEGE

    def strength(self, state: AgeOfConanState, side: int) -> int:
        """AOC-212 to AOC-214."""
        if side == ATTACKER:
            return self.force
        return max(state.components.provinces[self.province].rating, state.armies[self.province])

    def terrain(self, state: AgeOfConanState) -> int:
        """AOC-215: the first icon."""
        return state.components.provinces[self.province].track[0]

    def piece_at_stake(self, state: AgeOfConanState, side: int) -> str:
        piece = Contest.piece_at_stake(self, state, side)
        return MARKER if piece and side == DEFENDER and not state.armies[self.province] else piece

    def march_follows(self, state: AgeOfConanState) -> bool:
        return self.strikes() and not state.armies[self.province]

    def outcome(self, state: AgeOfConanState) -> None:
        """AOC-217 to AOC-220."""
        province = self.province
        if self.winner == DEFENDER:
            if self.lose_unit(state):
                return
        elif not self.keeps_piece(state, DEFENDER):
            if not state.armies[province]:
                self._taken(state)
                return
            remove_units(state, province, 1)
            name = state.province_ids[province]
            state.log.append(events.UNIT_LOST.of(seat=self.defender, province=name, left=state.armies[province]))
        state.stack.append(SiegeRetreat(self.attacker))  # AOC-221, AOC-224

    def _taken(self, state: AgeOfConanState) -> None:
        """AOC-218, AOC-219, AOC-226, AOC-230: the marker falls, the province is neutral, the army takes the first
        icon."""
        name = state.province_ids[self.province]
        remove_marker(state, self.province)
        state.log.append(events.SIEGE_WON.of(seat=self.attacker, victim=self.defender, province=name))
        self.move_in(state)
        gain_crom(state, self.attacker)
        campaign.offer_march(state, self)  # AOC-227

    def check(self, state: AgeOfConanState) -> None:
        Assault.check(self, state)
        owner = state.owner[self.province]
        if self.force <= 0 or self.defender != owner or owner == NOBODY:
            raise incoherent("contest", "AOC-211", "siege", province=state.province_ids[self.province])


def begin(state: AgeOfConanState, seat: int, origin: int, province: int, units: int) -> None:
    """AOC-211."""
    Siege(province, seat, state.owner[province]).begin(state, origin, units)


def gain_crom(state: AgeOfConanState, seat: int) -> None:
    """AOC-230 to AOC-232, AOC-246."""
    state.crom[seat] += 1
    state.log.append(events.CROM.of(seat=seat))


def assault_of(state: AgeOfConanState) -> Assault:
    """The siege or battle that is going on."""
    contest = state.fight
    if not isinstance(contest, Assault):
        raise incoherent("contest", "AOC-211")
    return contest


class SiegeRetreat(Choice):
    """AOC-221, AOC-224: after every roll the attacker presses on or goes home."""

    rule = "AOC-221"
    help = ("AOC-221", "AOC-224")
    forms = ("press", "retreat")
    lies_on = ("after-action",)
    amid = ("contest",)

    def options(self, _state: AgeOfConanState, _seat: int) -> list[Action]:
        return [PRESS, RETREAT]

    def step(self, state: AgeOfConanState, action: Action, _seat: int) -> None:
        state.stack.pop()
        contest = assault_of(state)
        if action == RETREAT:
            contest.go_home(state)
        else:
            self.press(state, contest)

    def press(self, state: AgeOfConanState, contest: Assault) -> None:
        """The attacker stays."""
        next_roll(state, contest)

    def check(self, state: AgeOfConanState) -> None:
        if self.seat != state.fight.attacker:
            raise incoherent("stack", "AOC-071")
        assault_of(state).check(state)
