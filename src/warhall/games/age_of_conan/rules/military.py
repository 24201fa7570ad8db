"""Chapter "Military": redeploying, attacking and placing armies with a military die.

The three options of the die show as one list: the first piece chooses the option (AOC-091), `done` ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import MILITARY_ACTION
from warhall.games.age_of_conan.components import NOBODY, UNITS_PER_PROVINCE
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import battle, campaign, cards, siege
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.games.age_of_conan.rules.limits import add_units, remove_units, reserve_units
from warhall.games.age_of_conan.rules.terms import friendly_provinces, is_enemy, room
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def begin(state: AgeOfConanState, seat: int) -> None:
    state.stack.append((MILITARY, seat, 0, NOBODY, 0, NOBODY))


# -- moves -------------------------------------------------------------------------------------------------------------


def _movable(state: AgeOfConanState, seat: int, moved_to: int, moved: int) -> list[tuple[int, int]]:
    """Provinces with units that may still move, and how many; by the switch of AOC-122 not those moved before."""
    found = []
    twice = state.game.rules.unit_may_move_twice
    for province, holder in enumerate(state.army_owner):
        if holder == seat:
            units = state.armies[province]
            if province == moved_to and not twice:
                units -= moved
            if units:
                found.append((province, units))
    return found


def _counts(state: AgeOfConanState, seat: int, target: int, units: int) -> range:
    """How many of these units may go: any number (AOC-120), but more than five are sent back at once (AOC-130)."""
    if target == state.game.homes[seat]:
        return range(1, units + 1)
    if room(state, target, seat) <= 0:
        return range(0)
    return range(1, min(units, UNITS_PER_PROVINCE) + 1)


def redeployments(
    state: AgeOfConanState, seat: int, reach: int = 1, moved_to: int = NOBODY, moved: int = 0
) -> list[Action]:
    """AOC-113, AOC-121: to an adjacent friendly province; a card may let an army go `reach` steps, all friendly."""
    texts = state.game.notation
    found = []
    for start, units in _movable(state, seat, moved_to, moved):
        for end in _friendly_within(state, seat, start, reach):
            found += [texts.move("move", start, end, n) for n in _counts(state, seat, end, units)]
    return found


def _friendly_within(state: AgeOfConanState, seat: int, start: int, reach: int) -> list[int]:
    adjacent, owner = state.game.components.adjacent, state.owner
    if reach == 1:
        return [p for p in adjacent[start] if owner[p] == seat]
    reached = [start]
    edge = [start]
    for _ in range(reach):
        edge = sorted({p for here in edge for p in adjacent[here] if owner[p] == seat and p not in reached})
        reached += edge
    return reached[1:]


def redeploy(state: AgeOfConanState, seat: int, start: int, end: int, units: int, log: Log) -> None:
    remove_units(state, start, units)
    excess = add_units(state, seat, end, units)
    names = state.game.province_ids
    data = {"seat": seat, "from": names[start], "province": names[end], "units": units, "excess": excess}
    log.append(Event("army-moved", data))


def attacks(state: AgeOfConanState, seat: int, moved_to: int = NOBODY, moved: int = 0) -> list[Action]:
    """AOC-123 to AOC-126, AOC-133: from one province into an adjacent one, or on the spot where one campaigns."""
    game = state.game
    texts = game.notation
    found = []
    for start, units in _movable(state, seat, moved_to, moved):
        for end in game.components.adjacent[start]:
            if game.battlefield[end] and state.owner[end] != seat:
                found += [texts.move("attack", start, end, n) for n in _counts(state, seat, end, units)]
        if state.steps[start] >= 0:
            found.append(texts.by_province["fight"][start])
    return found


def attack(state: AgeOfConanState, seat: int, start: int, end: int, units: int, log: Log) -> None:
    """AOC-127: entering means fighting; which contest depends on who is there (AOC-151)."""
    remove_units(state, start, units)
    names = state.game.province_ids
    data = {"seat": seat, "from": names[start], "province": names[end], "units": units}
    log.append(Event("army-attacks", data))
    if is_enemy(state, end, seat):
        siege.begin(state, seat, start, end, units, log)
    elif state.army_owner[end] not in (seat, NOBODY):
        battle.begin(state, seat, start, end, units, log)
    else:
        add_units(state, seat, end, units)
        campaign.begin(state, seat, end, log)


# -- placing -----------------------------------------------------------------------------------------------------------


def place_unit(state: AgeOfConanState, seat: int, province: int, log: Log) -> None:
    add_units(state, seat, province, 1)
    log.append(Event("unit-placed", {"seat": seat, "province": state.game.province_ids[province]}))


def placements(state: AgeOfConanState, seat: int, placed: int) -> list[Action]:
    """AOC-117, AOC-119: one unit in each of one or two different friendly provinces."""
    if reserve_units(state, seat) <= 0:  # AOC-406
        return []
    texts = state.game.notation.by_province["place"]
    return [texts[p] for p in friendly_provinces(state, seat) if p != placed and room(state, p, seat) > 0]


# -- the choice --------------------------------------------------------------------------------------------------------


def _options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    _, _, moves, moved_to, moved, placed = frame
    found = [DONE]
    if placed != NOBODY:
        found += placements(state, seat, placed)
    else:
        if moves == 0:
            found += placements(state, seat, NOBODY)
            found += cards.usable(state, seat, MILITARY_ACTION)
        if moves < 2:  # AOC-113, AOC-114
            found += redeployments(state, seat, 1, moved_to, moved)
            found += attacks(state, seat, moved_to, moved)
    found.sort()
    return found


def _step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    _, _, moves, moved_to, _, placed = frame
    if action == DONE:
        state.stack.pop()
        return
    verb, *args = state.game.notation.read(action)
    if verb == "use":
        cards.use_card(state, seat, args[0], log)
        return
    state.stack.pop()
    if verb == "place":
        place_unit(state, seat, args[0], log)
        if placed == NOBODY and placements(state, seat, args[0]):
            state.stack.append((MILITARY, seat, moves, moved_to, 0, args[0]))
    elif verb == "move":
        start, end, units = args
        redeploy(state, seat, start, end, units, log)
        if moves == 0:
            state.stack.append((MILITARY, seat, 1, end, units, NOBODY))
    elif verb == "attack":
        start, end, units = args
        attack(state, seat, start, end, units, log)
    else:
        campaign.begin(state, seat, args[0], log)


MILITARY = choice("military", _options, _step)
