"""Verbs about pieces on the map: armies, emissaries, Conan and raiders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.several import Several, SeveralTimes
from warhall.games.age_of_conan.cards.vocabulary import OWN_TIMINGS, Place
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules import conan, intrigue, military
from warhall.games.age_of_conan.rules.cards import NO_TARGET, fix_target
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


class RemoveEnemy(SeveralTimes):
    """Pieces of another player: what is chosen decides at whom the card points."""

    where: "Place"

    def carry(self, state: AgeOfConanState, seat: int, target: int) -> None:
        fix_target(state, NO_TARGET)
        SeveralTimes.carry(self, state, seat, target)


# -- armies ------------------------------------------------------------------------------------------------------------


class PlaceArmy(SeveralTimes):
    sign = "military"
    where: "Place"

    def choice(self, seat: int) -> Several:
        return ArmyPlacement(seat, self.n, self.where)


class ArmyPlacement(Several):
    """Units of the reserve."""

    forms = ("place PROVINCE",)
    where: "Place"

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        """AOC-355: units only where they may stand: friendly provinces with room."""
        if reserve_units(state, seat) <= 0:
            return []
        texts, owner = state.notation.by_province["place"], state.owner
        return [texts[p] for p in places(state, seat, self.where) if owner[p] == seat and room(state, p, seat) > 0]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        military.place_unit(state, seat, state.notation.read(action)[1])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        return military.unit_refusal(state, seat, args[0], self.rule) if verb == "place" else None

    def check(self, state: AgeOfConanState) -> None:
        if reserve_units(state, self.seat) <= 0:
            raise incoherent("stack", "AOC-406")


class MoveArmy(SeveralTimes):
    sign = "military"
    range: "Literal[1, 2]"

    def choice(self, seat: int) -> Several:
        return ArmyMove(seat, self.n, self.range)


class ArmyMove(Several):
    """Moves of armies through friendly provinces."""

    forms = ("move PROVINCE PROVINCE NUMBER",)
    reach: int

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return military.redeployments(state, seat, self.reach)

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        _, start, end, units = state.notation.read(action)
        military.redeploy(state, seat, start, end, units)

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb != "move":
            return None
        return military.move_refusal(state, seat, args[0], args[1], args[2], self.reach)


class RemoveEnemyArmy(RemoveEnemy):
    sign = "axe"

    def choice(self, seat: int) -> Several:
        return ArmyLoss(seat, self.n, self.where)


class ArmyLoss(Several):
    """Units of one army of another player."""

    forms = ("remove PROVINCE",)
    where: "Place"
    province: str = ""  # of the army, once one has been chosen

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        """Armies of at least two units of another player, never in a home province."""
        only = state.components.province_index[self.province] if self.province else NOBODY
        texts, is_home = state.notation.by_province["remove"], state.game.is_home
        holders, armies = state.army_owner, state.armies
        return [
            texts[p]
            for p in places(state, seat, self.where)
            if holders[p] not in (seat, NOBODY) and armies[p] >= 2 and not is_home[p] and only in (NOBODY, p)
        ]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        province = state.notation.read(action)[1]
        victim = state.army_owner[province]
        fix_target(state, victim)
        remove_units(state, province, 1)
        self.province = state.province_ids[province]
        state.log.append(events.ARMY_REDUCED.of(seat=seat, victim=victim, province=self.province))


# -- emissaries --------------------------------------------------------------------------------------------------------


class PlaceEmissary(SeveralTimes):
    sign = "intrigue"
    where: "Place"

    def choice(self, seat: int) -> Several:
        return EmissaryPlacement(seat, self.n, self.where)


class EmissaryPlacement(Several):
    """Emissaries of the reserve."""

    forms = ("place PROVINCE",)
    where: "Place"

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        if reserve_emissaries(state, seat) <= 0:
            return []
        texts = state.notation.by_province["place"]
        return [texts[p] for p in places(state, seat, self.where)]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        intrigue.place_emissary(state, seat, state.notation.read(action)[1])

    def check(self, state: AgeOfConanState) -> None:
        if reserve_emissaries(state, self.seat) <= 0:
            raise incoherent("stack", "AOC-407")


class MoveEmissary(SeveralTimes):
    sign = "intrigue"

    def choice(self, seat: int) -> Several:
        return EmissaryMove(seat, self.n)


class EmissaryMove(Several):
    """Journeys of different emissaries."""

    forms = ("send PROVINCE PROVINCE",)
    moved_to: "tuple[str, ...]" = ()  # where those before have ended

    def _moved(self, state: AgeOfConanState) -> tuple[int, ...]:
        return tuple([state.components.province_index[name] for name in self.moved_to])

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return intrigue.journeys(state, seat, self._moved(state))

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        _, start, end = state.notation.read(action)
        intrigue.move_emissary(state, seat, start, end)
        self.moved_to = (*self.moved_to, state.province_ids[end])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb != "send":
            return None
        return intrigue.journey_refusal(state, seat, args[0], args[1], self._moved(state))

    def check(self, state: AgeOfConanState) -> None:
        self._moved(state)


class RemoveEnemyEmissary(RemoveEnemy):
    sign = "miss"

    def choice(self, seat: int) -> Several:
        return EmissaryLoss(seat, self.n, self.where)


class EmissaryLoss(Several):
    """Emissaries of one other player."""

    forms = ("expel PROVINCE KINGDOM",)
    where: "Place"
    target: int = NOBODY  # that player, once one has been chosen

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        """Emissaries of other players, safe only in their own home province."""
        game = state.game
        others = [other for other in range(game.players) if other != seat and self.target in (NOBODY, other)]
        return [
            game.notation.make("expel", p, game.kingdoms[other])
            for p in places(state, seat, self.where)
            for other in others
            if emissaries_in(state, other, p) and game.homes[other] != p
        ]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        _, province, kingdom = state.notation.read(action)
        self.target = state.game.kingdoms.index(kingdom)
        fix_target(state, self.target)
        state.emissaries[self.target][province] -= 1
        name = state.province_ids[province]
        state.log.append(events.EMISSARY_EXPELLED.of(seat=seat, victim=self.target, province=name))


# -- Conan and raiders -------------------------------------------------------------------------------------------------


class MoveConan(SeveralTimes):
    sign = "conan"

    def choice(self, seat: int) -> Several:
        return ConanMove(seat, self.n)


class ConanMove(Several):
    """AOC-274: steps of Conan by a card, which earn and cost no token."""

    forms = ("conan PROVINCE",)

    def deeds(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        return conan.moves(state)

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        conan.move(state, seat, state.notation.read(action)[1])

    def refusal(self, state: AgeOfConanState, action: Action, _seat: int) -> IllegalActionError | None:
        return conan.move_refusal(state, action, "AOC-273") if action.verb == "conan" else None


class PlaceRaider(SeveralTimes):
    sign = "raider"
    where: "Place"

    def choice(self, seat: int) -> Several:
        return RaiderPlacement(seat, self.n, self.where)


class RaiderPlacement(Several):
    """Raider tokens of the supply."""

    forms = ("raid PROVINCE",)
    where: "Place"

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        if raider_supply(state) <= 0:
            return []
        texts = state.notation.by_province["raid"]
        return [texts[p] for p in places(state, seat, self.where)]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        conan.place_raider(state, seat, state.notation.read(action)[1])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        return raid_refusal(state, args[0], places(state, seat, self.where), self.rule) if verb == "raid" else None

    def check(self, state: AgeOfConanState) -> None:
        if raider_supply(state) <= 0:
            raise incoherent("stack", "AOC-409")


class RemoveRaider(SeveralTimes):
    windows = OWN_TIMINGS | {"age_change_raids"}
    sign = "raider"
    where: "Place"

    def choice(self, seat: int) -> Several:
        return RaiderRemoval(seat, self.n, self.where)


class RaiderRemoval(Several):
    """Raider tokens go back to the supply."""

    forms = ("clear PROVINCE",)
    where: "Place"

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation.by_province["clear"]
        return [texts[p] for p in places(state, seat, self.where) if state.raiders[p]]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        province = state.notation.read(action)[1]
        state.raiders[province] -= 1
        state.log.append(events.RAIDER_REMOVED.of(seat=seat, province=state.province_ids[province]))
