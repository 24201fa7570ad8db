"""Chapter "Battles": two armies in a neutral province."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, BATTLE, DEFENDER
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import campaign
from warhall.games.age_of_conan.rules.contest import DECIDED, Contest, next_roll
from warhall.games.age_of_conan.rules.limits import add_units, incoherent, remove_units
from warhall.games.age_of_conan.rules.siege import Assault, SiegeRetreat, gain_crom
from warhall.kernel import Action, Choice, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

HOLD: Final = Action("hold")


class Battle(Assault):
    """AOC-234: an army enters a neutral province where another one stands."""

    __slots__ = ()

    sort = BATTLE

    def strength(self, state: AgeOfConanState, side: int) -> int:
        """AOC-235: one die per unit; the province plays no part (AOC-247)."""
        return self.force if side == ATTACKER else state.armies[self.province]

    def march_follows(self, state: AgeOfConanState) -> bool:
        return self.strikes() and state.armies[self.province] == 1

    def outcome(self, state: AgeOfConanState) -> None:
        """AOC-238, AOC-239."""
        province = self.province
        if self.winner == DEFENDER:
            if self.lose_unit(state):
                return
        elif not self.keeps_piece(state, DEFENDER):
            left = state.armies[province] - 1
            name = state.province_ids[province]
            state.log.append(events.UNIT_LOST.of(seat=self.defender, province=name, left=left))
            remove_units(state, province, 1)
            if not left:
                gain_crom(state, self.attacker)  # AOC-246: a destroyed army always counts
                self.won(state)
                return
        state.stack.append(BattleRetreat(self.attacker))

    def won(self, state: AgeOfConanState) -> None:
        """AOC-243: the attacker's army takes the leftmost icon; then a forced march is possible (AOC-244)."""
        name = state.province_ids[self.province]
        state.log.append(events.BATTLE_WON.of(seat=self.attacker, victim=self.defender, province=name))
        self.move_in(state)
        campaign.offer_march(state, self)

    def check(self, state: AgeOfConanState) -> None:
        Assault.check(self, state)
        army = state.army_owner[self.province]
        there = self.defender == army != NOBODY or (army == NOBODY and self.stage >= DECIDED)  # gone by a card
        if self.force <= 0 or not there or state.owner[self.province] != NOBODY:
            raise incoherent("contest", "AOC-234", "battle", province=state.province_ids[self.province])


def begin(state: AgeOfConanState, seat: int, origin: int, province: int, units: int) -> None:
    """AOC-234."""
    Battle(province, seat, state.army_owner[province]).begin(state, origin, units)


def refuges(state: AgeOfConanState, contest: Contest) -> list[int]:
    """AOC-241: adjacent provinces friendly to the defender."""
    adjacent = state.components.adjacent[contest.province]
    return [p for p in adjacent if state.owner[p] == contest.defender]


class BattleRetreat(SiegeRetreat):
    """AOC-240: the attacker decides first; then the defender, if there is a place to go to."""

    rule = "AOC-240"
    help = ("AOC-240", "AOC-242")

    def press(self, state: AgeOfConanState, contest: Assault) -> None:
        if refuges(state, contest):
            state.stack.append(BattleHold(contest.defender))
        else:
            next_roll(state, contest)


class BattleHold(Choice):
    """AOC-241: the defender holds the field or leaves it for an adjacent friendly province."""

    rule = "AOC-241"
    help = ("AOC-241", "AOC-242")
    forms = ("hold", "retreat PROVINCE")
    lies_on = ("after-action",)
    amid = ("contest",)

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        texts = state.notation.by_province["retreat"]
        return sorted([HOLD, *[texts[p] for p in refuges(state, state.fight)]])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        contest = state.fight
        if action == HOLD or not isinstance(contest, Battle):
            next_roll(state, contest)
            return
        refuge = state.notation.read(action)[1]
        units = state.armies[contest.province]
        remove_units(state, contest.province, units)
        name = state.province_ids[refuge]
        state.log.append(events.RETREATED.of(seat=seat, province=name, units=units))
        add_units(state, seat, refuge, units)
        if not contest.no_crom >> DEFENDER & 1:  # unless a card covers this retreat
            gain_crom(state, contest.attacker)
        contest.won(state)

    def refusal(self, state: AgeOfConanState, action: Action, _seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "retreat" and not (args and args[0] in refuges(state, state.fight)):
            places = ", ".join(state.province_ids[p] for p in refuges(state, state.fight))
            return state.refuse("no-refuge", "AOC-241", places=places)
        return None

    def check(self, state: AgeOfConanState) -> None:
        contest = state.fight
        if self.seat != contest.defender or not isinstance(contest, Battle):
            raise incoherent("stack", "AOC-071")
        contest.check(state)
