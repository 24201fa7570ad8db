"""Chapter "Intrigue contests": emissaries win alliances or break those of others, in a single roll (AOC-252)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER, INTRIGUE
from warhall.games.age_of_conan.components import NOBODY, TOWER
from warhall.games.age_of_conan.rules import contest as contests
from warhall.games.age_of_conan.rules.frames import Log
from warhall.games.age_of_conan.rules.limits import has_tower, remove_marker
from warhall.games.age_of_conan.rules.terms import emissaries_in, is_neutral
from warhall.kernel import Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState


def possible(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-248: an own emissary must be there."""
    return emissaries_in(state, seat, province) > 0 and open_to_contest(state, seat, province)


def open_to_contest(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-249: no savage or home province, no other player's fort, city or army."""
    if not state.game.battlefield[province]:
        return False
    if state.game.components.provinces[province].savage or state.army_owner[province] not in (seat, NOBODY):
        return False
    if is_neutral(state, province):
        return has_tower(state, seat)
    return state.owner[province] != seat and state.marker[province] == TOWER


def begin(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    """AOC-251: an alliance with a neutral province, or an end to somebody's alliance."""
    contests.start_contest(state, contests.Contest(INTRIGUE, province, seat, state.owner[province]), log)


def strength(state: AgeOfConanState, contest: Contest, side: int) -> int:
    """AOC-253 to AOC-257."""
    province, seat = contest.province, contest.attacker
    if side == DEFENDER:
        rating = state.game.components.provinces[province].rating
        return rating + (contest.defender != NOBODY)
    around = state.game.components.adjacent[province]
    return 1 + sum(state.owner[p] == seat or emissaries_in(state, seat, p) > 0 for p in around)


def outcome(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-259 to AOC-265."""
    won = contest.winner == ATTACKER
    if contest.defender == NOBODY:
        if won:
            _ally(state, contest, log)
    elif won:
        _break_alliance(state, contest, log)
    elif contest.prevented >> ATTACKER & 1:
        log.append(Event("loss-prevented", {"seat": contest.attacker}))
    else:
        _spend_emissary(state, contest)
        name = state.game.province_ids[contest.province]
        log.append(Event("emissary-lost", {"seat": contest.attacker, "province": name}))
    contests.end_contest(state)


def _spend_emissary(state: AgeOfConanState, contest: Contest) -> None:
    """AOC-260: only one."""
    state.emissaries[contest.attacker * state.game.components.size + contest.province] -= 1


def _ally(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-259, AOC-261, AOC-250: a tower and gold; an own campaign there lapses."""
    province, seat = contest.province, contest.attacker
    rating = state.game.components.provinces[province].rating
    _spend_emissary(state, contest)
    state.owner[province] = seat
    state.marker[province] = TOWER
    state.steps[province] = -1
    state.gold[seat] += rating
    log.append(Event("allied", {"seat": seat, "province": state.game.province_ids[province], "gold": rating}))


def _break_alliance(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """AOC-264, unless a card keeps the marker."""
    if contest.prevented >> DEFENDER & 1:
        log.append(Event("loss-prevented", {"seat": contest.defender}))
        return
    remove_marker(state, contest.province)
    data = {
        "seat": contest.attacker,
        "victim": contest.defender,
        "province": state.game.province_ids[contest.province],
    }
    log.append(Event("alliance-broken", data))
