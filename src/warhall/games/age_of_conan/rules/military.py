"""Chapter "Military": redeploying, attacking and placing armies with a military die.

The three options of the die show as one list: the first piece chooses the option (AOC-091), `done` ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import MILITARY_ACTION
from warhall.games.age_of_conan.components import NOBODY, UNITS, UNITS_PER_PROVINCE
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import battle, campaign, cards, siege
from warhall.games.age_of_conan.rules.limits import add_units, incoherent, remove_units, reserve_units, return_excess
from warhall.games.age_of_conan.rules.terms import friendly_provinces, is_enemy, room
from warhall.kernel import Action, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


# -- moves -------------------------------------------------------------------------------------------------------------


def _free_units(state: AgeOfConanState, province: int, moved_to: int, moved: int) -> int:
    """The units of a province that may still move; by the switch of AOC-122 not those moved before."""
    if province == moved_to and not state.game.rules.unit_may_move_twice:
        return state.armies[province] - moved
    return state.armies[province]


def _movable(state: AgeOfConanState, seat: int, moved_to: int, moved: int) -> list[tuple[int, int]]:
    """Provinces with units that may still move, and how many."""
    found = []
    for province, holder in enumerate(state.army_owner):
        if holder == seat:
            units = _free_units(state, province, moved_to, moved)
            if units:
                found.append((province, units))
    return found


def _units_refusal(
    state: AgeOfConanState, start: int, units: int, moved_to: int, moved: int
) -> IllegalActionError | None:
    """Why so many units may not go."""
    names, there = state.province_ids, state.armies[start]
    if not 1 <= units <= there:
        return state.refuse("too-few-units", "AOC-120", province=names[start], units=units, there=there)
    free = _free_units(state, start, moved_to, moved)
    if units > free:
        return state.refuse("moved-already", "AOC-122", province=names[start], there=free)
    return None


def redeployments(
    state: AgeOfConanState, seat: int, reach: int = 1, moved_to: int = NOBODY, moved: int = 0
) -> list[Action]:
    """AOC-113, AOC-121: to an adjacent friendly province; a card may let an army go `reach` steps, all friendly.
    AOC-131: any number of units, though some may have to go back to the reserve."""
    texts = state.notation
    found = []
    for start, units in _movable(state, seat, moved_to, moved):
        for end in _friendly_within(state, seat, start, reach):
            found += texts.march("move", start, end, units)
    return found


def _friendly_within(state: AgeOfConanState, seat: int, start: int, reach: int) -> list[int]:
    adjacent, owner = state.components.adjacent, state.owner
    if reach == 1:
        return [p for p in adjacent[start] if owner[p] == seat]
    reached = [start]
    edge = [start]
    for _ in range(reach):
        edge = sorted({p for here in edge for p in adjacent[here] if owner[p] == seat and p not in reached})
        reached += edge
    return reached[1:]


def move_refusal(
    state: AgeOfConanState,
    seat: int,
    start: int,
    end: int,
    units: int,
    reach: int = 1,
    moved_to: int = NOBODY,
    moved: int = 0,
) -> IllegalActionError | None:
    """Why an army may not be redeployed so."""
    names = state.province_ids
    if state.army_owner[start] != seat:
        return state.refuse("no-army-there", "AOC-120", province=names[start])
    if end not in _friendly_within(state, seat, start, reach):
        if state.owner[end] != seat and (reach > 1 or end in state.components.adjacent[start]):
            return state.refuse("not-friendly", "AOC-113", province=names[end])
        return state.refuse("not-adjacent", "AOC-121", start=names[start], province=names[end])
    return _units_refusal(state, start, units, moved_to, moved)


def redeploy(state: AgeOfConanState, seat: int, start: int, end: int, units: int) -> int:
    """Move units. How many of them stay there: those in excess go back to the reserve (AOC-130)."""
    remove_units(state, start, units)
    names = state.province_ids
    state.log.append(events.ARMY_MOVED.of(seat=seat, origin=names[start], province=names[end], units=units))
    before = state.armies[end]
    add_units(state, seat, end, units)
    return state.armies[end] - before


def attacks(state: AgeOfConanState, seat: int, moved_to: int = NOBODY, moved: int = 0) -> list[Action]:
    """AOC-123 to AOC-126, AOC-133: from one province into an adjacent one, or on the spot where one campaigns."""
    battlefield = state.game.battlefield
    texts = state.notation
    found = []
    for start, units in _movable(state, seat, moved_to, moved):
        for end in state.components.adjacent[start]:
            if battlefield[end] and state.owner[end] != seat:
                found += texts.march("attack", start, end, units)
        if state.steps[start] >= 0:
            found.append(texts.by_province["fight"][start])
    return found


def attack_refusal(
    state: AgeOfConanState, seat: int, start: int, end: int, units: int, moved_to: int, moved: int
) -> IllegalActionError | None:
    """Why an army may not attack so."""
    game = state.game
    names = game.province_ids
    if state.army_owner[start] != seat:
        return state.refuse("no-army-there", "AOC-120", province=names[start])
    if end not in game.components.adjacent[start]:
        return state.refuse("not-adjacent", "AOC-121", start=names[start], province=names[end])
    if game.is_home[end]:
        return state.refuse("home-province", "AOC-128", province=names[end])
    if not game.battlefield[end]:
        return state.refuse("out-of-play", "AOC-395", province=names[end])
    if state.owner[end] == seat:
        return state.refuse("own-province", "AOC-123", province=names[end])
    return _units_refusal(state, start, units, moved_to, moved)


def attack(state: AgeOfConanState, seat: int, start: int, end: int, units: int) -> None:
    """AOC-127: entering means fighting, with at most five units (AOC-131); the contest depends on who is there."""
    remove_units(state, start, units)
    names = state.province_ids
    state.log.append(events.ARMY_ATTACKS.of(seat=seat, origin=names[start], province=names[end], units=units))
    if is_enemy(state, end, seat):
        siege.begin(state, seat, start, end, return_excess(state, seat, end, units))
    elif state.army_owner[end] not in (seat, NOBODY):
        battle.begin(state, seat, start, end, return_excess(state, seat, end, units))
    else:
        add_units(state, seat, end, units)
        campaign.begin(state, seat, end)


# -- placing -----------------------------------------------------------------------------------------------------------


def place_unit(state: AgeOfConanState, seat: int, province: int) -> None:
    add_units(state, seat, province, 1)
    state.log.append(events.UNIT_PLACED.of(seat=seat, province=state.province_ids[province]))


def placements(state: AgeOfConanState, seat: int, placed: int) -> list[Action]:
    """AOC-117, AOC-119: one unit in each of one or two different friendly provinces."""
    if reserve_units(state, seat) <= 0:  # AOC-406
        return []
    texts = state.notation.by_province["place"]
    return [texts[p] for p in friendly_provinces(state, seat) if p != placed and room(state, p, seat) > 0]


def unit_refusal(state: AgeOfConanState, seat: int, province: int, rule: str) -> IllegalActionError | None:
    """Why no further unit may be placed in a province; by `rule` it has to be friendly."""
    name = state.province_ids[province]
    if reserve_units(state, seat) <= 0:
        return state.refuse("no-units-left", "AOC-406", number=UNITS)
    if state.owner[province] != seat:
        return state.refuse("not-friendly", rule, province=name)
    if room(state, province, seat) <= 0:
        return state.refuse("province-full", "AOC-129", province=name, most=UNITS_PER_PROVINCE)
    return None


# -- the choice --------------------------------------------------------------------------------------------------------


class Military(cards.Undertaking):
    """AOC-113, AOC-114, AOC-117: two moves, or one at most and then an attack, or one or two new units."""

    rule = "AOC-091"
    help = ("AOC-113", "AOC-114", "AOC-117", "AOC-123")
    forms = ("attack PROVINCE PROVINCE NUMBER", "fight PROVINCE", "move PROVINCE PROVINCE NUMBER", "place PROVINCE")
    lies_on = ("after-action",)
    amid = ("own turn",)
    moves: int = 0
    moved_to: str = ""  # where the army of the first move stands
    moved: int = 0  # with how many units
    placed: str = ""  # where the first unit was placed

    def _moved_to(self, state: AgeOfConanState) -> int:
        return state.components.province_index[self.moved_to] if self.moved_to else NOBODY

    def _placed(self, state: AgeOfConanState) -> int:
        return state.components.province_index[self.placed] if self.placed else NOBODY

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        found = [DONE]
        if self.placed:
            found += placements(state, seat, self._placed(state))
        else:
            if not self.moves:
                found += placements(state, seat, NOBODY)
                found += cards.usable(state, seat, MILITARY_ACTION)
            moved_to = self._moved_to(state)
            found += redeployments(state, seat, 1, moved_to, self.moved)
            found += attacks(state, seat, moved_to, self.moved)
        found.sort()
        return found

    def undertake(self, state: AgeOfConanState, seat: int, verb: str, args: list[Any]) -> None:
        if verb == "place":
            place_unit(state, seat, args[0])
            if self.placed or not placements(state, seat, args[0]):
                state.stack.pop()
            self.placed = state.province_ids[args[0]]
        elif verb == "move":
            start, end, units = args
            arrived = redeploy(state, seat, start, end, units)
            if self.moves:
                state.stack.pop()
            self.moves, self.moved_to, self.moved = 1, state.province_ids[end] if arrived else "", arrived
        else:
            state.stack.pop()
            if verb == "attack":
                start, end, units = args
                attack(state, seat, start, end, units)
            else:
                campaign.begin(state, seat, args[0])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb not in ("use", "place", "move", "attack", "fight"):
            return None
        if (verb != "place" and self.placed) or (verb in ("place", "use") and self.moves):
            return state.refuse("one-option", "AOC-091")
        if verb == "use":
            return cards.use_refusal(state, seat, args[0], MILITARY_ACTION)
        if verb == "place":
            if args[0] == self._placed(state):
                return state.refuse("placed-there", "AOC-117", province=self.placed)
            return unit_refusal(state, seat, args[0], "AOC-117")
        moved_to = self._moved_to(state)
        if verb == "move":
            return move_refusal(state, seat, args[0], args[1], args[2], 1, moved_to, self.moved)
        if verb == "attack":
            return attack_refusal(state, seat, args[0], args[1], args[2], moved_to, self.moved)
        return self._fight_refusal(state, seat, args[0], moved_to)

    def _fight_refusal(
        self, state: AgeOfConanState, seat: int, province: int, moved_to: int
    ) -> IllegalActionError | None:
        """AOC-124."""
        name = state.province_ids[province]
        if state.army_owner[province] != seat:
            return state.refuse("no-army-there", "AOC-120", province=name)
        if state.steps[province] < 0:
            return state.refuse("no-campaign-there", "AOC-124", province=name)
        if not _free_units(state, province, moved_to, self.moved):
            return state.refuse("moved-already", "AOC-122", province=name, there=0)
        return None

    def check(self, state: AgeOfConanState) -> None:
        self._placed(state)
        if not 0 <= self.moves <= 1 or self.moved < 0 or bool(self.moved_to) != bool(self.moved):
            raise incoherent("stack", "AOC-113")
        if self.moved > (state.armies[self._moved_to(state)] if self.moved_to else 0):
            raise incoherent("stack", "AOC-113")
