"""Chapter "Battles": two armies in a neutral province."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, BATTLE, DEFENDER
from warhall.games.age_of_conan.rules import campaign, siege
from warhall.games.age_of_conan.rules import contest as contests
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.games.age_of_conan.rules.limits import add_units, remove_units
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

PRESS: Final = Action("press")
RETREAT: Final = Action("retreat")
HOLD: Final = Action("hold")


def begin(state: AgeOfConanState, seat: int, origin: int, province: int, units: int, log: Log) -> None:
    """AOC-234."""
    contest = contests.Contest(BATTLE, province, seat, state.army_owner[province])
    contest.origin = origin
    contest.force = units
    contests.start_contest(state, contest, log)


def strength(state: AgeOfConanState, contest: Contest, side: int) -> int:
    """AOC-235: one die per unit; the province plays no part (AOC-247)."""
    return contest.force if side == ATTACKER else state.armies[contest.province]


def outcome(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-238, AOC-239."""
    province = contest.province
    if contest.winner == DEFENDER:
        siege.lose_attacker(state, contest, log)
        if not contest.force:
            siege.repelled(state, contest, log)
            return
    elif contest.prevented >> DEFENDER & 1:
        log.append(Event("loss-prevented", {"seat": contest.defender}))
    else:
        left = state.armies[province] - 1
        data = {"seat": contest.defender, "province": state.game.province_ids[province], "left": left}
        log.append(Event("unit-lost", data))
        remove_units(state, province, 1)
        if not left:
            siege.gain_crom(state, contest.attacker, log)  # AOC-246: a destroyed army always counts
            _won(state, contest, log)
            return
    state.stack.append((BATTLE_RETREAT, contest.attacker))


def _won(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-243: the attacker's army takes the leftmost icon; then a forced march is possible (AOC-244)."""
    data = {
        "seat": contest.attacker,
        "victim": contest.defender,
        "province": state.game.province_ids[contest.province],
    }
    log.append(Event("battle-won", data))
    siege.move_in(state, contest)
    campaign.offer_march(state, contest)


def refuges(state: AgeOfConanState, contest: Contest) -> list[int]:
    """AOC-241: adjacent provinces friendly to the defender."""
    adjacent = state.game.components.adjacent[contest.province]
    return [p for p in adjacent if state.owner[p] == contest.defender]


def _retreat_options(_state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    return [PRESS, RETREAT]


def _retreat_step(state: AgeOfConanState, _frame: Frame, action: Action, _seat: int, log: Log) -> None:
    """AOC-240: the attacker decides first; then the defender, if there is a place to go to."""
    state.stack.pop()
    contest = state.contest
    assert contest is not None
    if action == RETREAT:
        siege.retreat_attacker(state, contest, log)
    elif refuges(state, contest):
        state.stack.append((BATTLE_HOLD, contest.defender))
    else:
        _fight_on(state, contest)


def _fight_on(state: AgeOfConanState, contest: Contest) -> None:
    if not state.game.rules.sorcery_per_conflict:
        contest.sorcery_used = 0
    contests.next_roll(state, contest)


def _hold_options(state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    assert state.contest is not None
    texts = state.game.notation.by_province["retreat"]
    return sorted([HOLD, *(texts[p] for p in refuges(state, state.contest))])


def _hold_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    contest = state.contest
    assert contest is not None
    if action == HOLD:
        _fight_on(state, contest)
        return
    refuge = state.game.notation.read(action)[1]
    units = state.armies[contest.province]
    remove_units(state, contest.province, units)
    excess = add_units(state, seat, refuge, units)
    data = {"seat": seat, "province": state.game.province_ids[refuge], "units": units, "excess": excess}
    log.append(Event("retreated", data))
    if not contest.no_crom >> DEFENDER & 1:  # unless a card covers this retreat
        siege.gain_crom(state, contest.attacker, log)
    _won(state, contest, log)


BATTLE_RETREAT = choice("battle-retreat", _retreat_options, _retreat_step)
BATTLE_HOLD = choice("battle-hold", _hold_options, _hold_step)
