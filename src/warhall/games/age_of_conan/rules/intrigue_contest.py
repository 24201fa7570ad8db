"""Chapter "Intrigue contests": emissaries win alliances or break those of others, in a single roll (AOC-252)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER, INTRIGUE
from warhall.games.age_of_conan.components import NOBODY, TOWER
from warhall.games.age_of_conan.rules.contest import EMISSARY, MARKER, Contest, end_contest, start_contest
from warhall.games.age_of_conan.rules.limits import has_tower, incoherent, remove_marker
from warhall.games.age_of_conan.rules.terms import emissaries_in, is_neutral
from warhall.kernel import IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def possible(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-248: an own emissary must be there."""
    return emissaries_in(state, seat, province) > 0 and open_to_contest(state, seat, province)


def open_to_contest(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-249: no savage or home province, no other player's fort, city or army."""
    if not state.game.battlefield[province]:
        return False
    if state.components.provinces[province].savage or _is_guarded(state, seat, province):
        return False
    if is_neutral(state, province):
        return has_tower(state, seat)
    return state.owner[province] != seat and state.marker[province] == TOWER


def _is_guarded(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-249: another player's army stands there."""
    return state.army_owner[province] not in (seat, NOBODY)


def contest_refusal(state: AgeOfConanState, seat: int, province: int) -> IllegalActionError | None:
    """Why a seat may not start a contest in a province."""
    game = state.game
    name = game.province_ids[province]
    if possible(state, seat, province):
        return None
    if not emissaries_in(state, seat, province):
        return state.refuse("no-emissary-there", "AOC-248", province=name)
    if game.is_home[province]:
        return state.refuse("home-province", "AOC-144", province=name)
    if not game.battlefield[province]:
        return state.refuse("out-of-play", "AOC-396", province=name)
    if game.components.provinces[province].savage:
        return state.refuse("savage-province", "AOC-031", province=name)
    if state.owner[province] == seat:
        return state.refuse("own-province", "AOC-251", province=name)
    if is_neutral(state, province) and not _is_guarded(state, seat, province):
        return state.refuse("no-tower-left", "AOC-408")
    return state.refuse("intrigue-barred", "AOC-249", province=name)


class IntrigueContest(Contest):
    """AOC-251: for an alliance with a neutral province, or for an end to somebody's alliance."""

    __slots__ = ()

    sort = INTRIGUE

    def strength(self, state: AgeOfConanState, side: int) -> int:
        """AOC-253 to AOC-257."""
        if side == DEFENDER:
            return state.components.provinces[self.province].rating + (self.defender != NOBODY)
        seat = self.attacker
        around = state.components.adjacent[self.province]
        return 1 + sum([state.owner[p] == seat or emissaries_in(state, seat, p) > 0 for p in around])

    def terrain(self, _state: AgeOfConanState) -> int:
        """AOC-174: areas count in place of terrains."""
        return 0

    def fits(self, state: AgeOfConanState, card: int) -> bool:
        """AOC-174, AOC-402: by the area of the province."""
        strategy = state.components.strategy[card]
        area = state.components.provinces[self.province].area
        return area == strategy.area_24 or (state.players < 4 and area == strategy.area_23)

    def raiders_fight(self, state: AgeOfConanState) -> bool:
        there = self.defender == NOBODY and state.raiders[self.province] > 0
        return there and state.game.rules.raider_axes_in_intrigue

    def piece_at_stake(self, _state: AgeOfConanState, side: int) -> str:
        if self.winner == side or self.defender == NOBODY:
            return ""
        return EMISSARY if side == ATTACKER else MARKER

    def outcome(self, state: AgeOfConanState) -> None:
        """AOC-259 to AOC-265."""
        name = state.province_ids[self.province]
        if self.defender == NOBODY:
            if self.winner == ATTACKER:
                self._ally(state)
        elif self.winner == ATTACKER:
            if not self.keeps_piece(state, DEFENDER):  # AOC-264
                remove_marker(state, self.province)
                state.log.append(events.ALLIANCE_BROKEN.of(seat=self.attacker, victim=self.defender, province=name))
        elif not self.keeps_piece(state, ATTACKER):
            self._spend_emissary(state)
            state.log.append(events.EMISSARY_LOST.of(seat=self.attacker, province=name))
        end_contest(state)

    def _spend_emissary(self, state: AgeOfConanState) -> None:
        """AOC-260: only one."""
        state.emissaries[self.attacker][self.province] -= 1

    def _ally(self, state: AgeOfConanState) -> None:
        """AOC-259, AOC-261, AOC-250: a tower and gold; an own campaign there lapses."""
        province, seat = self.province, self.attacker
        rating = state.components.provinces[province].rating
        self._spend_emissary(state)
        state.owner[province] = seat
        state.marker[province] = TOWER
        state.steps[province] = -1
        state.gold[seat] += rating
        state.log.append(events.ALLIED.of(seat=seat, province=state.province_ids[province], gold=rating))

    def check(self, state: AgeOfConanState) -> None:
        name = state.province_ids[self.province]
        there = emissaries_in(state, self.attacker, self.province) > 0
        if not there or self.defender != state.owner[self.province]:
            raise incoherent("contest", "AOC-248", "intrigue", province=name, seat=self.attacker)
        if _is_guarded(state, self.attacker, self.province):
            raise incoherent("contest", "AOC-249", "intrigue-barred", province=name)


def begin(state: AgeOfConanState, seat: int, province: int) -> None:
    """AOC-251."""
    start_contest(state, IntrigueContest(province, seat, state.owner[province]))
