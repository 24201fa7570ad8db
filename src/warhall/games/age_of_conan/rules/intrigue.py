"""Chapter "Intrigue": moving emissaries, starting a contest, collecting gold and recruiting with an intrigue die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import INTRIGUE_ACTION
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import cards, intrigue_contest
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.games.age_of_conan.rules.limits import reserve_emissaries
from warhall.games.age_of_conan.rules.terms import emissaries_in, friendly_provinces, is_enemy, is_neutral
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def begin(state: AgeOfConanState, seat: int) -> None:
    state.stack.append((INTRIGUE, seat, 0, NOBODY))


# -- moving emissaries (AOC-140 to AOC-146) ----------------------------------------------------------------------------


def reachable(state: AgeOfConanState, seat: int, start: int) -> list[int]:
    """Where one emissary of a province may end its journey: on from friendly provinces and own emissaries only."""
    game = state.game
    adjacent, owner = game.components.adjacent, state.owner
    base = seat * game.components.size
    emissaries = state.emissaries
    closed = () if game.rules.emissary_enters_enemy_home else game.foreign_homes[seat]  # AOC-144
    reached = [False] * len(owner)
    reached[start] = True
    found = []
    queue = [start]
    for here in queue:
        for there in adjacent[here]:
            if not reached[there] and there not in closed:
                reached[there] = True
                found.append(there)
                if owner[there] == seat or emissaries[base + there]:
                    queue.append(there)
    return found


def journeys(state: AgeOfConanState, seat: int, moved: tuple[int, ...]) -> list[Action]:
    """Every journey of an emissary that has not moved yet (AOC-135); `moved` says where the others ended."""
    base = seat * state.game.components.size
    send = state.game.notation.send
    found: list[Action] = []
    for start in range(state.game.components.size):
        if state.emissaries[base + start] > moved.count(start):
            found += [send[start][end] for end in reachable(state, seat, start)]
    return found


def move_emissary(state: AgeOfConanState, seat: int, start: int, end: int, log: Log) -> None:
    base = seat * state.game.components.size
    state.emissaries[base + start] -= 1
    state.emissaries[base + end] += 1
    names = state.game.province_ids
    log.append(Event("emissary-moved", {"seat": seat, "from": names[start], "province": names[end]}))


def place_emissary(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    """AOC-138."""
    state.emissaries[seat * state.game.components.size + province] += 1
    log.append(Event("emissary-placed", {"seat": seat, "province": state.game.province_ids[province]}))


# -- the choice --------------------------------------------------------------------------------------------------------


def may_collect(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-147, AOC-148, AOC-396: an enemy province that is no home; by a switch also a neutral one."""
    if not emissaries_in(state, seat, province) or not state.game.battlefield[province]:
        return False
    if is_enemy(state, province, seat):
        return True
    return is_neutral(state, province) and state.game.rules.collect_gold_neutral


def _options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    """AOC-134 to AOC-139: up to two journeys, or one at most and then a contest or gold, or a new emissary."""
    _, _, moves, moved_to = frame
    texts = state.game.notation.by_province
    moved = () if moved_to == NOBODY else (moved_to,)
    found = [DONE, *journeys(state, seat, moved)]
    base = seat * state.game.components.size
    for province in range(state.game.components.size):
        if state.emissaries[base + province]:
            if intrigue_contest.possible(state, seat, province):
                found.append(texts["contest"][province])
            if may_collect(state, seat, province):
                found.append(texts["collect"][province])
    if moves == 0:
        if reserve_emissaries(state, seat) > 0:
            found += [texts["recruit"][p] for p in friendly_provinces(state, seat)]
        found += cards.usable(state, seat, INTRIGUE_ACTION)
    found.sort()
    return found


def _step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    if action == DONE:
        state.stack.pop()
        return
    verb, *args = state.game.notation.read(action)
    if verb == "use":
        cards.use_card(state, seat, args[0], log)
        return
    state.stack.pop()
    if verb == "send":
        move_emissary(state, seat, args[0], args[1], log)
        if frame[2] == 0:
            state.stack.append((INTRIGUE, seat, 1, args[1]))
    elif verb == "contest":
        intrigue_contest.begin(state, seat, args[0], log)
    elif verb == "collect":
        _collect(state, seat, args[0], log)
    else:
        place_emissary(state, seat, args[0], log)


def _collect(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    """AOC-137: the emissary goes back to the reserve, the rating is paid."""
    rating = state.game.components.provinces[province].rating
    state.emissaries[seat * state.game.components.size + province] -= 1
    state.gold[seat] += rating
    data = {"seat": seat, "province": state.game.province_ids[province], "gold": rating}
    log.append(Event("gold-collected", data))


INTRIGUE = choice("intrigue", _options, _step)
