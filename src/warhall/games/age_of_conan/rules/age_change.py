"""Chapter "Age change": the seven steps between two ages (AOC-301 to AOC-338)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import GOLD_STEP, RAIDS_STEP
from warhall.games.age_of_conan.components import CITY, FORT, TOWER
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import adventure, artifacts, cards
from warhall.games.age_of_conan.rules.bidding import BidTie, SettleBid, StartBid
from warhall.games.age_of_conan.rules.crowning import LAST_AGE
from warhall.games.age_of_conan.rules.intrigue import emissary_refusal
from warhall.games.age_of_conan.rules.limits import (
    has_tower,
    incoherent,
    remove_units,
    reserve_emissaries,
    reserve_units,
)
from warhall.games.age_of_conan.rules.military import unit_refusal
from warhall.games.age_of_conan.rules.objectives import Objectives, fulfilled_by
from warhall.games.age_of_conan.rules.terms import friendly_provinces, room
from warhall.kernel import Action, Frame, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

STEPS: Final = ("raids", "income", "troops", "spending", "artifacts", "adventures", "refresh")  # AOC-302
RAIDS: Final = 1
INCOME: Final = 2
TROOPS: Final = 3
SPENDING: Final = 4
ARTIFACTS: Final = 5
ADVENTURES: Final = 6
REFRESH: Final = 7

KINGDOM_INCOME: Final = 5  # AOC-309
TOWER_INCOME: Final = 2
PRICES: Final = {"army": 2, "emissary": 2, "cards": 2, "strategy": 1}  # AOC-322
BUY_CARDS: Final = Action("buy cards")
BUY_STRATEGY: Final = Action("buy strategy")


def begin(state: AgeOfConanState) -> None:
    state.log.append(events.AGE_CHANGE_BEGINS.of(age=state.age + 1))
    state.stack.append(AgeChange())


def in_order(state: AgeOfConanState, place: int) -> int:
    """The seat that acts at this place: clockwise from the holder of the first player token (AOC-303)."""
    return (state.first_player + place) % state.players


class AgeChange(Frame):
    """AOC-302: seven steps, one player after the other where there is a choice; the bid belongs to the last."""

    rule = "AOC-302"
    lies_on = ("course",)
    stage: int = RAIDS
    place: int = 0

    def go(self, state: AgeOfConanState) -> bool:
        number = self.stage
        if number in (RAIDS, TROOPS, SPENDING) and self.place < state.players:
            seat = in_order(state, self.place)
            self.place += 1
            _ask(state, number, seat)
            return True
        self.stage += 1
        self.place = 0
        if number == RAIDS:
            clear_raiders(state)
        elif number == INCOME:
            _income(state)
            _replace_objectives(state, judge_objectives(state))
        elif number == ARTIFACTS:
            artifacts.contest_artifacts(state)
        elif number == ADVENTURES:
            _new_age(state)
        elif number == REFRESH:
            state.stack.pop()
            _refresh_all(state)
        return True

    def check(self, state: AgeOfConanState) -> None:
        number = self.stage
        bidding = any(isinstance(frame, (StartBid, SettleBid, BidTie)) for frame in state.stack)
        if not RAIDS <= number <= REFRESH or bidding != (number == REFRESH) or self.place > state.players:
            raise incoherent("stack", "AOC-302")
        if state.age - (number == REFRESH) not in range(1, LAST_AGE):
            raise incoherent("age", "AOC-301", "last-age", age=state.age)


def _ask(state: AgeOfConanState, number: int, seat: int) -> None:
    if number == RAIDS:
        begin_raids(state, seat)
    elif number == TROOPS:
        if _troop_options(state, seat, ()):
            state.stack.append(Raise(seat))
    elif state.gold[seat] or cards.may_have_card(state, seat, GOLD_STEP):
        state.stack.append(Spend(seat))


# -- step 1: raids (AOC-304 to AOC-308) --------------------------------------------------------------------------------


def begin_raids(state: AgeOfConanState, seat: int) -> None:
    """A player who can do something about raiders is asked; the others just lose points."""
    if _garrisoned(state, seat) or cards.may_have_card(state, seat, RAIDS_STEP):
        state.stack.append(Raids(seat))
    else:
        _lose_points(state, seat)


def _garrisoned(state: AgeOfConanState, seat: int) -> list[int]:
    return [p for p in friendly_provinces(state, seat) if state.raiders[p] and state.army_owner[p] == seat]


class Raids(cards.Undertaking):
    """AOC-304, AOC-305: a unit rids a province of its raiders; those that stay cost points."""

    rule = "AOC-304"
    help = ("AOC-304", "AOC-305")
    forms = ("repel PROVINCE",)
    lies_on = ("age-change", "final-scoring")

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation.by_province["repel"]
        found = [texts[p] for p in _garrisoned(state, seat)]
        return sorted([DONE, *found, *cards.usable(state, seat, RAIDS_STEP)])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        cards.Undertaking.step(self, state, action, seat)
        if action == DONE:
            _lose_points(state, seat)

    def undertake(self, state: AgeOfConanState, seat: int, _verb: str, args: list[Any]) -> None:
        province = args[0]
        remove_units(state, province, 1)
        number = state.raiders[province]
        state.raiders[province] = 0
        where = state.province_ids[province]
        state.log.append(events.RAIDERS_REPELLED.of(seat=seat, province=where, number=number))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "repel" and args[0] not in _garrisoned(state, seat):
            return state.refuse("nothing-to-repel", "AOC-304", province=state.province_ids[args[0]])
        return cards.use_refusal(state, seat, args[0], RAIDS_STEP) if verb == "use" else None


def _lose_points(state: AgeOfConanState, seat: int) -> None:
    """AOC-305, AOC-308."""
    raiders = sum([state.raiders[p] for p in friendly_provinces(state, seat)])
    if raiders:
        lost = min(raiders, state.points[seat])
        state.points[seat] -= lost
        state.log.append(events.RAIDED.of(seat=seat, number=raiders, points=lost))


def clear_raiders(state: AgeOfConanState) -> None:
    """AOC-306, AOC-307."""
    if any(state.raiders):
        state.raiders = [0] * len(state.raiders)
        state.log.append(events.RAIDERS_CLEARED.of())


# -- step 2: income and objectives (AOC-309 to AOC-317) ----------------------------------------------------------------


def _income(state: AgeOfConanState) -> None:
    for place in range(state.players):
        seat = in_order(state, place)
        towers = sum(
            [owner == seat and marker in (TOWER, CITY) for owner, marker in zip(state.owner, state.marker, strict=True)]
        )
        gold = KINGDOM_INCOME + TOWER_INCOME * towers
        state.gold[seat] += gold
        state.log.append(events.INCOME.of(seat=seat, gold=gold, towers=towers))


def judge_objectives(state: AgeOfConanState) -> list[int]:
    """AOC-310 to AOC-314: all at once on the same state. Which were fulfilled."""
    cards_up = [state.components.objectives[index] for index in state.objectives]
    winners = [fulfilled_by(state, card) for card in cards_up]
    for card, seats in zip(cards_up, winners, strict=True):
        for seat in seats:
            state.points[seat] += card.reward
            state.log.append(events.OBJECTIVE_SCORED.of(seat=seat, objective=card.id, points=card.reward))
    return [index for index, seats in zip(state.objectives, winners, strict=True) if seats]


def _replace_objectives(state: AgeOfConanState, done: list[int]) -> None:
    """AOC-315: the fulfilled ones leave, and others are turned up for them."""
    state.objectives = [index for index in state.objectives if index not in done]
    number = min(len(done), len(state.objective_deck))
    if number:
        state.stack.append(Objectives(number))


# -- step 3: troops and cities (AOC-318 to AOC-321) --------------------------------------------------------------------


def _may_raise(state: AgeOfConanState, seat: int, province: int) -> bool:
    """AOC-318: at home and where a fort or city stands."""
    return province == state.game.homes[seat] or state.marker[province] in (FORT, CITY)


def _troop_options(state: AgeOfConanState, seat: int, settled: tuple[str, ...]) -> list[Action]:
    texts = state.notation.by_province
    units = reserve_units(state, seat) > 0
    found = []
    for province in friendly_provinces(state, seat):
        if state.province_ids[province] in settled:
            continue
        if units and _may_raise(state, seat, province) and room(state, province, seat) > 0:
            found.append(texts["raise"][province])
        if state.marker[province] == FORT and has_tower(state, seat):
            found.append(texts["city"][province])
    return found


class Raise(cards.Undertaking):
    """AOC-318 to AOC-321: in each friendly province a unit or a city."""

    rule = "AOC-318"
    help = ("AOC-318", "AOC-321")
    forms = ("city PROVINCE", "raise PROVINCE")
    lies_on = ("age-change",)
    settled: "tuple[str, ...]" = ()  # provinces that have had theirs

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return sorted([DONE, *_troop_options(state, seat, self.settled)])

    def undertake(self, state: AgeOfConanState, seat: int, verb: str, args: list[Any]) -> None:
        province = args[0]
        name = state.province_ids[province]
        if verb == "city":
            state.marker[province] = CITY
            state.log.append(events.CITY_BUILT.of(seat=seat, province=name))
        else:
            state.armies[province] += 1
            state.army_owner[province] = seat
            state.log.append(events.UNIT_RAISED.of(seat=seat, province=name))
        self.settled = (*self.settled, name)
        if not _troop_options(state, seat, self.settled):
            state.stack.pop()

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb not in ("raise", "city"):
            return None
        province = args[0]
        name = state.province_ids[province]
        if name in self.settled:
            return state.refuse("settled", "AOC-321", province=name)
        if verb == "city":
            if state.owner[province] != seat or state.marker[province] != FORT:
                return state.refuse("no-fort-there", "AOC-320", province=name)
            return None if has_tower(state, seat) else state.refuse("no-tower-left", "AOC-408")
        if state.owner[province] == seat and not _may_raise(state, seat, province):
            return state.refuse("no-barracks", "AOC-318", province=name)
        return unit_refusal(state, seat, province, "AOC-318")

    def check(self, state: AgeOfConanState) -> None:
        if any(name not in state.components.province_index for name in self.settled):
            raise incoherent("stack", "AOC-318")


# -- step 4: spending (AOC-322 to AOC-325) -----------------------------------------------------------------------------


class Spend(cards.Undertaking):
    """AOC-322: units, emissaries and cards for gold."""

    rule = "AOC-322"
    help = ("AOC-322", "AOC-323", "AOC-324")
    forms = ("buy army PROVINCE", "buy cards", "buy emissary PROVINCE", "buy strategy")
    lies_on = ("age-change",)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation
        gold = state.gold[seat]
        found = [DONE, *cards.usable(state, seat, GOLD_STEP)]
        friendly = friendly_provinces(state, seat)
        if gold >= PRICES["army"] and reserve_units(state, seat) > 0:
            found += [texts.buy_army[p] for p in friendly if room(state, p, seat) > 0]
        if gold >= PRICES["emissary"] and reserve_emissaries(state, seat) > 0:
            found += [texts.buy_emissary[p] for p in friendly]
        found += [
            buy for buy in (BUY_CARDS, BUY_STRATEGY) if gold >= PRICES[buy.args[0]] and _on_sale(state, seat, buy)
        ]
        return sorted(found)

    def undertake(self, state: AgeOfConanState, seat: int, _verb: str, args: list[Any]) -> None:
        price = PRICES[args[0]]
        state.gold[seat] -= price
        if len(args) == 2:
            _buy_piece(state, seat, args[0], args[1], price)
            return
        state.log.append(events.CARDS_BOUGHT.of(seat=seat, gold=price))
        state.stack.append(cards.Draw(seat, cards.STRATEGY, 1))
        if args[0] == "cards":
            state.stack.append(cards.Draw(seat, cards.KINGDOM, 1))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "use":
            return cards.use_refusal(state, seat, args[0], GOLD_STEP)
        if verb != "buy":
            return None
        price = PRICES[args[0]]
        if state.gold[seat] < price:
            return state.refuse("too-little-gold", "AOC-421", price=price, gold=state.gold[seat])
        if args[0] == "army":
            return unit_refusal(state, seat, args[1], "AOC-323")
        if args[0] == "emissary":
            return emissary_refusal(state, seat, args[1], "AOC-323")
        return None if _on_sale(state, seat, action) else state.refuse("no-cards-left", "AOC-343")


def _on_sale(state: AgeOfConanState, seat: int, action: Action) -> bool:
    """AOC-342, AOC-343: whether cards are left for those who want to buy some."""
    strategy = cards.can_draw(state, seat, cards.STRATEGY)
    return strategy or (action == BUY_CARDS and cards.can_draw(state, seat, cards.KINGDOM))


def _buy_piece(state: AgeOfConanState, seat: int, piece: str, province: int, price: int) -> None:
    """AOC-323."""
    name = state.province_ids[province]
    if piece == "army":
        state.armies[province] += 1
        state.army_owner[province] = seat
        state.log.append(events.UNIT_BOUGHT.of(seat=seat, province=name, gold=price))
    else:
        state.emissaries[seat][province] += 1
        state.log.append(events.EMISSARY_BOUGHT.of(seat=seat, province=name, gold=price))


# -- steps 6 and 7: the new age (AOC-336, AOC-337) ---------------------------------------------------------------------


def _new_age(state: AgeOfConanState) -> None:
    state.age += 1
    state.adventures_left = adventure.ADVENTURES_PER_AGE
    state.log.append(events.AGE_BEGINS.of(age=state.age))
    adventure.begin(state)


def _refresh_all(state: AgeOfConanState) -> None:
    for table in state.table:
        table[:] = sorted([entry & ~1 for entry in table])
    state.used_now = []
    state.log.append(events.ALL_REFRESHED.of())
