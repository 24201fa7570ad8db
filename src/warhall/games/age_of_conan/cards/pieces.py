"""Verbs about pieces on the map: armies, emissaries, Conan and raiders. "Up to" is implied: `done` ends each choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import OWN_TIMINGS, Place
from warhall.games.age_of_conan.cards.words import Amount, CardVerb
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import conan, intrigue, military
from warhall.games.age_of_conan.rules.cards import NO_TARGET, CardChoice, fix_target
from warhall.games.age_of_conan.rules.court import raid_refusal
from warhall.games.age_of_conan.rules.limits import (
    incoherent,
    raider_supply,
    remove_units,
    reserve_emissaries,
    reserve_units,
)
from warhall.games.age_of_conan.rules.terms import emissaries_in, places, room
from warhall.kernel import Action, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


# -- armies ------------------------------------------------------------------------------------------------------------


class PlaceArmy(CardVerb):
    windows = OWN_TIMINGS
    sign = "military"
    n: "Amount"
    where: "Place"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(_army_places(state, seat, self.where))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(ArmyPlacement(seat, self.n, self.where))


def _army_places(state: AgeOfConanState, seat: int, where: str) -> list[int]:
    """AOC-355: units only where they may stand: friendly provinces with room."""
    if reserve_units(state, seat) <= 0:
        return []
    return [p for p in places(state, seat, where) if state.owner[p] == seat and room(state, p, seat) > 0]


class ArmyPlacement(CardChoice):
    """Units of the reserve, one after the other."""

    number: int
    where: "Place"

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["place"]
        return [DONE, *sorted([texts[p] for p in _army_places(state, seat, self.where)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            military.place_unit(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number or not _army_places(state, seat, self.where):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        return military.unit_refusal(state, seat, args[0], self.rule) if verb == "place" else None

    def check(self, state: AgeOfConanState) -> None:
        if reserve_units(state, self.seat) <= 0:
            raise incoherent("stack", "AOC-406")


class MoveArmy(CardVerb):
    windows = OWN_TIMINGS
    sign = "military"
    n: "Amount"
    range: "Literal[1, 2]"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(military.redeployments(state, seat, self.range))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(ArmyMove(seat, self.n, self.range))


class ArmyMove(CardChoice):
    """Moves of armies through friendly provinces."""

    number: int
    reach: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return [DONE, *sorted(military.redeployments(state, seat, self.reach))]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            _, start, end, units = state.game.notation.read(action)
            military.redeploy(state, seat, start, end, units)
        if action == DONE or not self.number or not military.redeployments(state, seat, self.reach):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        if verb != "move":
            return None
        return military.move_refusal(state, seat, args[0], args[1], args[2], self.reach)


class RemoveEnemyArmy(CardVerb):
    """It decides at whom the card points."""

    windows = OWN_TIMINGS
    sign = "axe"
    n: "Amount"
    where: "Place"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(_armies_to_reduce(state, seat, self.where))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        fix_target(state, NO_TARGET)
        if self.can(state, seat):
            state.stack.append(ArmyLoss(seat, self.n, self.where))


def _armies_to_reduce(state: AgeOfConanState, seat: int, where: str, only: int = NOBODY) -> list[int]:
    """Armies of at least two units of another player, never in a home province; perhaps only in one province."""
    holders, armies, is_home = state.army_owner, state.armies, state.game.is_home
    return [
        p
        for p in places(state, seat, where)
        if holders[p] not in (seat, NOBODY) and armies[p] >= 2 and not is_home[p] and only in (NOBODY, p)
    ]


class ArmyLoss(CardChoice):
    """Units of one army of another player."""

    number: int
    where: "Place"
    province: str = ""  # of the army, once one has been chosen

    def _targets(self, state: AgeOfConanState, seat: int) -> list[int]:
        only = state.game.components.province_index[self.province] if self.province else NOBODY
        return _armies_to_reduce(state, seat, self.where, only)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["remove"]
        return [DONE, *sorted([texts[p] for p in self._targets(state, seat)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            province = state.game.notation.read(action)[1]
            victim = state.army_owner[province]
            fix_target(state, victim)
            remove_units(state, province, 1)
            self.province = state.game.province_ids[province]
            state.log.append(events.ARMY_REDUCED(seat=seat, victim=victim, province=self.province))
        if action == DONE or not self.number or not self._targets(state, seat):
            state.stack.pop()


# -- emissaries --------------------------------------------------------------------------------------------------------


class PlaceEmissary(CardVerb):
    windows = OWN_TIMINGS
    sign = "intrigue"
    n: "Amount"
    where: "Place"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return reserve_emissaries(state, seat) > 0 and bool(places(state, seat, self.where))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(EmissaryPlacement(seat, self.n, self.where))


class EmissaryPlacement(CardChoice):
    """Emissaries of the reserve, one after the other."""

    number: int
    where: "Place"

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["place"]
        return [DONE, *sorted([texts[p] for p in places(state, seat, self.where)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            intrigue.place_emissary(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number or not reserve_emissaries(state, seat):
            state.stack.pop()

    def check(self, state: AgeOfConanState) -> None:
        if reserve_emissaries(state, self.seat) <= 0:
            raise incoherent("stack", "AOC-407")


class MoveEmissary(CardVerb):
    windows = OWN_TIMINGS
    sign = "intrigue"
    n: "Amount"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(intrigue.journeys(state, seat, ()))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(EmissaryMove(seat, self.n))


class EmissaryMove(CardChoice):
    """Journeys of different emissaries."""

    number: int
    moved_to: "tuple[str, ...]" = ()  # where those before have ended

    def _moved(self, state: AgeOfConanState) -> tuple[int, ...]:
        return tuple([state.game.components.province_index[name] for name in self.moved_to])

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return [DONE, *sorted(intrigue.journeys(state, seat, self._moved(state)))]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            _, start, end = state.game.notation.read(action)
            intrigue.move_emissary(state, seat, start, end)
            self.moved_to = (*self.moved_to, state.game.province_ids[end])
        if action == DONE or not self.number or not intrigue.journeys(state, seat, self._moved(state)):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        if verb != "send":
            return None
        return intrigue.journey_refusal(state, seat, args[0], args[1], self._moved(state))

    def check(self, state: AgeOfConanState) -> None:
        self._moved(state)


class RemoveEnemyEmissary(CardVerb):
    """It decides at whom the card points."""

    windows = OWN_TIMINGS
    sign = "miss"
    n: "Amount"
    where: "Place"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(_emissaries_to_expel(state, seat, self.where, NOBODY))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        fix_target(state, NO_TARGET)
        if self.can(state, seat):
            state.stack.append(EmissaryLoss(seat, self.n, self.where))


def _emissaries_to_expel(state: AgeOfConanState, seat: int, where: str, only: int) -> list[tuple[int, int]]:
    """Emissaries of other players, safe only in their own home province: (province, owner)."""
    homes = state.game.homes
    return [
        (p, other)
        for p in places(state, seat, where)
        for other in range(state.game.players)
        if other != seat and only in (NOBODY, other) and emissaries_in(state, other, p) and homes[other] != p
    ]


class EmissaryLoss(CardChoice):
    """Emissaries of one other player."""

    number: int
    where: "Place"
    target: int = NOBODY  # that player, once one has been chosen

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        game = state.game
        found = _emissaries_to_expel(state, seat, self.where, self.target)
        return [DONE, *sorted([game.notation.make("expel", p, game.kingdoms[other]) for p, other in found])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            _, province, kingdom = state.game.notation.read(action)
            self.target = state.game.kingdoms.index(kingdom)
            fix_target(state, self.target)
            state.emissaries[self.target][province] -= 1
            name = state.game.province_ids[province]
            state.log.append(events.EMISSARY_EXPELLED(seat=seat, victim=self.target, province=name))
        if action == DONE or not self.number or not _emissaries_to_expel(state, seat, self.where, self.target):
            state.stack.pop()


# -- Conan and raiders -------------------------------------------------------------------------------------------------


class MoveConan(CardVerb):
    windows = OWN_TIMINGS
    sign = "conan"
    n: "Amount"

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.stack.append(ConanMove(seat, self.n))


class ConanMove(CardChoice):
    """AOC-274: steps of Conan by a card, which earn and cost no token."""

    number: int

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        return sorted([*conan.moves(state), DONE])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            conan.move(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number:
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, _seat: int) -> IllegalActionError | None:
        return conan.move_refusal(state, action, "AOC-273") if action.verb == "conan" else None


class PlaceRaider(CardVerb):
    windows = OWN_TIMINGS
    sign = "raider"
    n: "Amount"
    where: "Place"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return raider_supply(state) > 0 and bool(places(state, seat, self.where))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(RaiderPlacement(seat, self.n, self.where))


class RaiderPlacement(CardChoice):
    """Raider tokens of the supply, one after the other."""

    number: int
    where: "Place"

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["raid"]
        return [DONE, *sorted([texts[p] for p in places(state, seat, self.where)])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            conan.place_raider(state, seat, state.game.notation.read(action)[1])
        if action == DONE or not self.number or raider_supply(state) <= 0:
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.game.notation.read(action)
        return raid_refusal(state, args[0], places(state, seat, self.where), self.rule) if verb == "raid" else None

    def check(self, state: AgeOfConanState) -> None:
        if raider_supply(state) <= 0:
            raise incoherent("stack", "AOC-409")


class RemoveRaider(CardVerb):
    windows = OWN_TIMINGS | {"age_change_raids"}
    sign = "raider"
    n: "Amount"
    where: "Place"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return bool(_raided(state, seat, self.where))

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if self.can(state, seat):
            state.stack.append(RaiderRemoval(seat, self.n, self.where))


def _raided(state: AgeOfConanState, seat: int, where: str) -> list[int]:
    return [p for p in places(state, seat, where) if state.raiders[p]]


class RaiderRemoval(CardChoice):
    """Raider tokens go back to the supply."""

    number: int
    where: "Place"

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.game.notation.by_province["clear"]
        return sorted([*[texts[p] for p in _raided(state, seat, self.where)], DONE])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.number -= 1
        if action != DONE:
            province = state.game.notation.read(action)[1]
            state.raiders[province] -= 1
            state.log.append(events.RAIDER_REMOVED(seat=seat, province=state.game.province_ids[province]))
        if action == DONE or not self.number or not _raided(state, seat, self.where):
            state.stack.pop()
