"""Chapter "Sieges": an army against another player's fort, tower or city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER, SIEGE
from warhall.games.age_of_conan.rules import campaign
from warhall.games.age_of_conan.rules import contest as contests
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.games.age_of_conan.rules.limits import add_units, remove_marker, remove_units
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

PRESS: Final = Action("press")
RETREAT: Final = Action("retreat")


def begin(state: AgeOfConanState, seat: int, origin: int, province: int, units: int, log: Log) -> None:
    """AOC-211: whoever enters must fight."""
    contest = contests.Contest(SIEGE, province, seat, state.owner[province])
    contest.origin = origin
    contest.force = units
    contests.start_contest(state, contest, log)


def strength(state: AgeOfConanState, contest: Contest, side: int) -> int:
    """AOC-212 to AOC-214."""
    if side == ATTACKER:
        return contest.force
    return max(state.game.components.provinces[contest.province].rating, state.armies[contest.province])


def outcome(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-217 to AOC-220."""
    province = contest.province
    name = state.game.province_ids[province]
    if contest.winner == DEFENDER:
        lose_attacker(state, contest, log)
        if not contest.force:
            repelled(state, contest, log)
            return
    elif contest.prevented >> DEFENDER & 1:
        log.append(Event("loss-prevented", {"seat": contest.defender}))
    elif state.armies[province]:
        remove_units(state, province, 1)
        data = {"seat": contest.defender, "province": name, "left": state.armies[province]}
        log.append(Event("unit-lost", data))
    else:
        _taken(state, contest, log)
        return
    state.stack.append((SIEGE_RETREAT, contest.attacker))  # AOC-221, AOC-224


def lose_attacker(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """The attacker of a siege or battle removes a unit, unless a card keeps it."""
    if contest.prevented >> ATTACKER & 1:
        log.append(Event("loss-prevented", {"seat": contest.attacker}))
        return
    contest.force -= 1
    name = state.game.province_ids[contest.province]
    log.append(Event("unit-lost", {"seat": contest.attacker, "province": name, "left": contest.force}))


def _taken(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-218, AOC-219, AOC-226, AOC-230: the marker falls, the province is neutral, the army takes the first icon."""
    data = {
        "seat": contest.attacker,
        "victim": contest.defender,
        "province": state.game.province_ids[contest.province],
    }
    remove_marker(state, contest.province)
    log.append(Event("siege-won", data))
    move_in(state, contest)
    gain_crom(state, contest.attacker, log)
    campaign.offer_march(state, contest)  # AOC-227


def move_in(state: AgeOfConanState, contest: Contest) -> None:
    """The victorious army stands in the neutral province, on the leftmost icon."""
    add_units(state, contest.attacker, contest.province, contest.force)
    contest.force = 0
    state.steps[contest.province] = 0


def gain_crom(state: AgeOfConanState, seat: int, log: Log) -> None:
    """AOC-230 to AOC-232, AOC-246."""
    state.crom[seat] += 1
    log.append(Event("crom", {"seat": seat}))


def repelled(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-229, AOC-231: the attack is over; the defender keeps everything and counts the dead."""
    gain_crom(state, contest.defender, log)
    contests.end_contest(state)


def retreat_attacker(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-221, AOC-225, AOC-240: the whole army goes back where it came from, without a contest."""
    seat, origin = contest.attacker, contest.origin
    alone = not state.armies[origin]
    units = contest.force
    contest.force = 0
    excess = add_units(state, seat, origin, units)
    if alone and state.owner[origin] != seat:
        state.steps[origin] = 0
    data = {"seat": seat, "province": state.game.province_ids[origin], "units": units, "excess": excess}
    log.append(Event("retreated", data))
    if contest.no_crom >> ATTACKER & 1:  # a card covers this retreat
        contests.end_contest(state)
    else:
        repelled(state, contest, log)


def _options(_state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    return [PRESS, RETREAT]


def _step(state: AgeOfConanState, _frame: Frame, action: Action, _seat: int, log: Log) -> None:
    state.stack.pop()
    contest = state.contest
    assert contest is not None
    if action == RETREAT:
        retreat_attacker(state, contest, log)
        return
    if not state.game.rules.sorcery_per_conflict:
        contest.sorcery_used = 0
    contests.next_roll(state, contest)


SIEGE_RETREAT = choice("siege-retreat", _options, _step)
