"""Chapter "Intrigue": moving emissaries, starting a contest, collecting gold and recruiting with an intrigue die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import INTRIGUE_ACTION
from warhall.games.age_of_conan.components import EMISSARIES
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import cards, intrigue_contest
from warhall.games.age_of_conan.rules.limits import incoherent, reserve_emissaries
from warhall.games.age_of_conan.rules.terms import emissaries_in, friendly_provinces, is_enemy, is_neutral
from warhall.kernel import Action, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


# -- moving emissaries (AOC-140 to AOC-146) ----------------------------------------------------------------------------


def _closed(state: AgeOfConanState, seat: int) -> tuple[int, ...]:
    """AOC-144: by a switch the home provinces of the others."""
    return () if state.game.rules.emissary_enters_enemy_home else state.game.foreign_homes[seat]


def reachable(state: AgeOfConanState, seat: int, start: int) -> list[int]:
    """Where one emissary of a province may end its journey: on from friendly provinces and own emissaries only."""
    adjacent, owner = state.components.adjacent, state.owner
    emissaries = state.emissaries[seat]
    closed = _closed(state, seat)
    reached = [False] * len(owner)
    reached[start] = True
    found = []
    queue = [start]
    for here in queue:
        for there in adjacent[here]:
            if not reached[there] and there not in closed:
                reached[there] = True
                found.append(there)
                if owner[there] == seat or emissaries[there]:
                    queue.append(there)
    return found


def journeys(state: AgeOfConanState, seat: int, moved: tuple[int, ...]) -> list[Action]:
    """Every journey of an emissary that has not moved yet (AOC-135); `moved` says where the others ended."""
    emissaries = state.emissaries[seat]
    send = state.notation.send
    found: list[Action] = []
    for start in range(state.components.size):
        if emissaries[start] > moved.count(start):
            found += [send[start][end] for end in reachable(state, seat, start)]
    return found


def journey_refusal(
    state: AgeOfConanState, seat: int, start: int, end: int, moved: tuple[int, ...]
) -> IllegalActionError | None:
    """Why an emissary may not go there."""
    names = state.province_ids
    if not emissaries_in(state, seat, start):
        return state.refuse("no-emissary-there", "AOC-140", province=names[start])
    if emissaries_in(state, seat, start) <= moved.count(start):
        return state.refuse("emissary-moved", "AOC-135", province=names[start])
    if end in reachable(state, seat, start):
        return None
    if end in _closed(state, seat):
        return state.refuse("home-province", "AOC-144", province=names[end])
    return state.refuse("beyond-reach", "AOC-140", start=names[start], province=names[end])


def move_emissary(state: AgeOfConanState, seat: int, start: int, end: int) -> None:
    state.emissaries[seat][start] -= 1
    state.emissaries[seat][end] += 1
    names = state.province_ids
    state.log.append(events.EMISSARY_MOVED.of(seat=seat, origin=names[start], province=names[end]))


def place_emissary(state: AgeOfConanState, seat: int, province: int) -> None:
    """AOC-138."""
    state.emissaries[seat][province] += 1
    state.log.append(events.EMISSARY_PLACED.of(seat=seat, province=state.province_ids[province]))


def emissary_refusal(state: AgeOfConanState, seat: int, province: int, rule: str) -> IllegalActionError | None:
    """Why no further emissary may be placed in a province; by `rule` it has to be friendly."""
    if reserve_emissaries(state, seat) <= 0:
        return state.refuse("no-emissaries-left", "AOC-407", number=EMISSARIES)
    if state.owner[province] != seat:
        return state.refuse("not-friendly", rule, province=state.province_ids[province])
    return None


# -- gold --------------------------------------------------------------------------------------------------------------


def may_collect(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-147, AOC-148, AOC-396: an enemy province that is no home; by a switch also a neutral one."""
    if not emissaries_in(state, seat, province) or not state.game.battlefield[province]:
        return False
    if is_enemy(state, province, seat):
        return True
    return is_neutral(state, province) and state.game.rules.collect_gold_neutral


def _collect_refusal(state: AgeOfConanState, seat: int, province: int) -> IllegalActionError | None:
    """Why no gold is collected in a province."""
    name = state.province_ids[province]
    if may_collect(state, seat, province):
        return None
    if not emissaries_in(state, seat, province):
        return state.refuse("no-emissary-there", "AOC-137", province=name)
    if state.game.is_home[province]:
        return state.refuse("home-province", "AOC-144", province=name)
    if not state.game.battlefield[province]:
        return state.refuse("out-of-play", "AOC-396", province=name)
    return state.refuse("no-enemy-province", "AOC-147", province=name)


def _collect(state: AgeOfConanState, seat: int, province: int) -> None:
    """AOC-137: the emissary goes back to the reserve, the rating is paid."""
    rating = state.components.provinces[province].rating
    state.emissaries[seat][province] -= 1
    state.gold[seat] += rating
    state.log.append(events.GOLD_COLLECTED.of(seat=seat, province=state.province_ids[province], gold=rating))


# -- the choice --------------------------------------------------------------------------------------------------------


class Intrigue(cards.Undertaking):
    """AOC-134 to AOC-139: up to two journeys, or one at most and then a contest or gold, or a new emissary."""

    rule = "AOC-091"
    help = ("AOC-134", "AOC-136", "AOC-137", "AOC-138")
    forms = ("collect PROVINCE", "contest PROVINCE", "recruit PROVINCE", "send PROVINCE PROVINCE")
    lies_on = ("after-action",)
    amid = ("own turn",)
    moved_to: str = ""  # where the first journey ended

    def _moved(self, state: AgeOfConanState) -> tuple[int, ...]:
        return (state.components.province_index[self.moved_to],) if self.moved_to else ()

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation.by_province
        found = [DONE, *journeys(state, seat, self._moved(state))]
        for province, number in enumerate(state.emissaries[seat]):
            if number:
                if intrigue_contest.possible(state, seat, province):
                    found.append(texts["contest"][province])
                if may_collect(state, seat, province):
                    found.append(texts["collect"][province])
        if not self.moved_to:
            if reserve_emissaries(state, seat) > 0:
                found += [texts["recruit"][p] for p in friendly_provinces(state, seat)]
            found += cards.usable(state, seat, INTRIGUE_ACTION)
        found.sort()
        return found

    def undertake(self, state: AgeOfConanState, seat: int, verb: str, args: list[Any]) -> None:
        if verb == "send":
            move_emissary(state, seat, args[0], args[1])
            if self.moved_to:
                state.stack.pop()
            self.moved_to = state.province_ids[args[1]]
            return
        state.stack.pop()
        if verb == "contest":
            intrigue_contest.begin(state, seat, args[0])
        elif verb == "collect":
            _collect(state, seat, args[0])
        else:
            place_emissary(state, seat, args[0])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "send":
            return journey_refusal(state, seat, args[0], args[1], self._moved(state))
        if verb == "contest":
            return intrigue_contest.contest_refusal(state, seat, args[0])
        if verb == "collect":
            return _collect_refusal(state, seat, args[0])
        if verb in ("recruit", "use") and self.moved_to:
            return state.refuse("one-option", "AOC-091")
        if verb == "recruit":
            return emissary_refusal(state, seat, args[0], "AOC-138")
        return cards.use_refusal(state, seat, args[0], INTRIGUE_ACTION) if verb == "use" else None

    def check(self, state: AgeOfConanState) -> None:
        if any(not emissaries_in(state, self.seat, province) for province in self._moved(state)):
            raise incoherent("stack", "AOC-135")
