"""The prices of cards: gold, sorcery and units that a card's text asks for, in full and before it does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import CONTEST_TIMINGS, TIMINGS
from warhall.games.age_of_conan.cards.words import Price
from warhall.games.age_of_conan.rules.cards import CardChoice
from warhall.games.age_of_conan.rules.limits import incoherent, remove_units
from warhall.games.age_of_conan.rules.terms import friendly_provinces
from warhall.kernel import Action
from warhall.kernel.card_words import Vocabulary

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


class PayGold(Price):
    currency = "gold"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return state.gold[seat] >= self.n

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.gold[seat] -= self.n


class PaySorcery(Price):
    currency = "sorcery"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return state.sorcery[seat] >= self.n

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.sorcery[seat] -= self.n


class PayArmy(Price):
    """Units of friendly provinces; in a contest nobody pays with them."""

    currency = "units"
    windows = frozenset(TIMINGS) - CONTEST_TIMINGS

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return _units_to_sacrifice(state, seat) >= self.n

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.stack.append(Sacrifice(seat, self.n))


def _units_to_sacrifice(state: AgeOfConanState, seat: int) -> int:
    """Own units in friendly provinces, home included."""
    return sum([state.armies[p] for p in friendly_provinces(state, seat) if state.army_owner[p] == seat])


class Sacrifice(CardChoice):
    """AOC-350, AOC-351: units are the price of a card."""

    forms = ("sacrifice PROVINCE",)
    number: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation.by_province["sacrifice"]
        return sorted([texts[p] for p in friendly_provinces(state, seat) if state.army_owner[p] == seat])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        province = state.notation.read(action)[1]
        remove_units(state, province, 1)
        state.log.append(events.UNIT_SACRIFICED.of(seat=seat, province=state.province_ids[province]))
        self.number -= 1
        if not self.number:
            state.stack.pop()

    def check(self, state: AgeOfConanState) -> None:
        if self.number > _units_to_sacrifice(state, self.seat):
            raise incoherent("stack", "AOC-353")


PRICES: Final[tuple[type[Price], ...]] = (PayGold, PaySorcery, PayArmy)
PRICE_WORDS: Final = Vocabulary(PRICES)
