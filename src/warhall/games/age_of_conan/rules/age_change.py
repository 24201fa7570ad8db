"""Chapter "Age change": the seven steps between two ages (AOC-301 to AOC-338)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import GOLD_STEP, RAIDS_STEP
from warhall.games.age_of_conan.components import CITY, FORT, TOWER
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules import adventure, artifacts, cards
from warhall.games.age_of_conan.rules import set_up as setup
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, choice, push_chance, task
from warhall.games.age_of_conan.rules.limits import has_tower, remove_units, reserve_emissaries, reserve_units
from warhall.games.age_of_conan.rules.objectives import fulfilled_by
from warhall.games.age_of_conan.rules.terms import friendly_provinces, room
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

RAIDS, INCOME, TROOPS, SPENDING, ARTIFACTS, ADVENTURES, REFRESH = range(1, 8)  # AOC-302

KINGDOM_INCOME: Final = 5  # AOC-309
TOWER_INCOME: Final = 2
PRICE_UNIT: Final = 2  # AOC-322
PRICE_EMISSARY: Final = 2
PRICE_CARDS: Final = 2
PRICE_STRATEGY: Final = 1
BUY_CARDS: Final = Action("buy cards")
BUY_STRATEGY: Final = Action("buy strategy")


def begin(state: AgeOfConanState, log: Log) -> None:
    log.append(Event("age-change-begins", {"age": state.age + 1}))
    state.stack.append((AGE, 0, RAIDS, 0))


def in_order(state: AgeOfConanState, place: int) -> int:
    """The seat that acts at this place: clockwise from the holder of the first player token (AOC-303)."""
    return (state.first_player + place) % state.game.players


def _age_step(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    """One step for one player, or for all where it needs no choice; then the next one."""
    _, _, number, place = frame
    players = state.game.players
    if number in (RAIDS, TROOPS, SPENDING):
        if place < players:
            state.stack.append((AGE, 0, number, place + 1))
            _ask(state, number, in_order(state, place), log)
            return
        if number == RAIDS:
            clear_raiders(state, log)
    elif number == INCOME:
        _income(state, log)
        state.stack.append((AGE, 0, TROOPS, 0))
        judge_objectives(state, log, replace=True)
        return
    elif number == ARTIFACTS:
        state.stack.append((AGE, 0, ADVENTURES, 0))
        artifacts.contest_artifacts(state, log)
        return
    elif number == ADVENTURES:
        _new_age(state, log)
        return
    elif number == REFRESH:
        _refresh_all(state, log)
        state.stack.append((KIND["start-turn"], state.first_player))  # AOC-079
        return
    state.stack.append((AGE, 0, number + 1, 0))


def _ask(state: AgeOfConanState, number: int, seat: int, log: Log) -> None:
    if number == RAIDS:
        begin_raids(state, seat, log)
    elif number == TROOPS:
        if _troop_options(state, seat, 0):
            state.stack.append((RAISE, seat, 0))
    elif state.gold[seat] or cards.may_have_card(state, seat, GOLD_STEP):
        state.stack.append((SPEND, seat))


# -- step 1: raids (AOC-304 to AOC-308) --------------------------------------------------------------------------------


def begin_raids(state: AgeOfConanState, seat: int, log: Log) -> None:
    """A player who can do something about raiders is asked; the others just lose points."""
    if _garrisoned(state, seat) or cards.may_have_card(state, seat, RAIDS_STEP):
        state.stack.append((RAIDED, seat))
    else:
        _lose_points(state, seat, log)


def _garrisoned(state: AgeOfConanState, seat: int) -> list[int]:
    return [p for p in friendly_provinces(state, seat) if state.raiders[p] and state.army_owner[p] == seat]


def _raid_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation.by_province["repel"]
    found = [texts[p] for p in _garrisoned(state, seat)]
    return sorted([DONE, *found, *cards.usable(state, seat, RAIDS_STEP)])


def _raid_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    if action == DONE:
        state.stack.pop()
        _lose_points(state, seat, log)
        return
    verb, index = state.game.notation.read(action)
    if verb == "use":
        cards.use_card(state, seat, index, log)
        return
    remove_units(state, index, 1)  # AOC-304
    data = {"seat": seat, "province": state.game.province_ids[index], "number": state.raiders[index]}
    state.raiders[index] = 0
    log.append(Event("raiders-repelled", data))


def _lose_points(state: AgeOfConanState, seat: int, log: Log) -> None:
    """AOC-305, AOC-308."""
    raiders = sum(state.raiders[p] for p in friendly_provinces(state, seat))
    if raiders:
        lost = min(raiders, state.points[seat])
        state.points[seat] -= lost
        log.append(Event("raided", {"seat": seat, "number": raiders, "points": lost}))


def clear_raiders(state: AgeOfConanState, log: Log) -> None:
    """AOC-306, AOC-307."""
    if any(state.raiders):
        state.raiders = [0] * len(state.raiders)
        log.append(Event("raiders-cleared", {}))


# -- step 2: income and objectives (AOC-309 to AOC-317) ----------------------------------------------------------------


def _income(state: AgeOfConanState, log: Log) -> None:
    for place in range(state.game.players):
        seat = in_order(state, place)
        towers = sum(
            owner == seat and marker in (TOWER, CITY) for owner, marker in zip(state.owner, state.marker, strict=True)
        )
        gold = KINGDOM_INCOME + TOWER_INCOME * towers
        state.gold[seat] += gold
        log.append(Event("income", {"seat": seat, "gold": gold, "towers": towers}))


def judge_objectives(state: AgeOfConanState, log: Log, replace: bool) -> None:
    """AOC-310 to AOC-315: all at once on the same state; the fulfilled ones are replaced afterwards."""
    scored = []
    for index in state.objectives:
        card = state.game.components.objectives[index]
        winners = fulfilled_by(state, card)
        for seat in winners:
            scored.append((index, seat, card))
    for _, seat, card in scored:
        state.points[seat] += card.reward
        log.append(Event("objective-scored", {"seat": seat, "objective": card.id, "points": card.reward}))
    done = sorted({index for index, _, _ in scored})
    if replace and done:
        state.objectives = [index for index in state.objectives if index not in done]
        number = min(len(done), len(state.objective_deck))
        if number:
            push_chance(state, setup.OBJECTIVES, number)


# -- step 3: troops and cities (AOC-318 to AOC-321) --------------------------------------------------------------------


def _troop_options(state: AgeOfConanState, seat: int, settled: int) -> list[Action]:
    texts = state.game.notation.by_province
    units = reserve_units(state, seat) > 0
    home = state.game.homes[seat]
    found = []
    for province in friendly_provinces(state, seat):
        if settled >> province & 1:
            continue
        marker = state.marker[province]
        if units and (province == home or marker in (FORT, CITY)) and room(state, province, seat) > 0:
            found.append(texts["raise"][province])
        if marker == FORT and has_tower(state, seat):
            found.append(texts["city"][province])
    return found


def _raise_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    return sorted([DONE, *_troop_options(state, seat, frame[2])])


def _raise_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DONE:
        return
    verb, province = state.game.notation.read(action)
    name = state.game.province_ids[province]
    if verb == "city":
        state.marker[province] = CITY
        log.append(Event("city-built", {"seat": seat, "province": name}))
    else:
        state.armies[province] += 1
        state.army_owner[province] = seat
        log.append(Event("unit-raised", {"seat": seat, "province": name}))
    settled = frame[2] | 1 << province
    if _troop_options(state, seat, settled):
        state.stack.append((RAISE, seat, settled))


# -- step 4: spending (AOC-322 to AOC-325) -----------------------------------------------------------------------------


def _spend_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    texts = state.game.notation
    gold = state.gold[seat]
    found = [DONE, *cards.usable(state, seat, GOLD_STEP)]
    if gold >= PRICE_UNIT:
        friendly = friendly_provinces(state, seat)
        if reserve_units(state, seat) > 0:
            found += [texts.buy_army[p] for p in friendly if room(state, p, seat) > 0]
        if reserve_emissaries(state, seat) > 0:
            found += [texts.buy_emissary[p] for p in friendly]
    strategy = bool(state.strategy_deck or state.strategy_discard)
    kingdom = bool(state.kingdom_deck[seat] or state.kingdom_discard[seat] or state.deck_top[seat])
    if gold >= PRICE_CARDS and (strategy or kingdom):
        found.append(BUY_CARDS)
    if gold >= PRICE_STRATEGY and strategy:
        found.append(BUY_STRATEGY)
    return sorted(found)


def _spend_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    if action == DONE:
        state.stack.pop()
        return
    verb, *args = state.game.notation.read(action)
    if verb == "use":
        cards.use_card(state, seat, args[0], log)
    elif action == BUY_CARDS:
        state.gold[seat] -= PRICE_CARDS
        log.append(Event("cards-bought", {"seat": seat, "gold": PRICE_CARDS}))
        cards.draw(state, seat, cards.STRATEGY_DECK, 1)
        cards.draw(state, seat, cards.KINGDOM_DECK, 1)
    elif action == BUY_STRATEGY:
        state.gold[seat] -= PRICE_STRATEGY
        log.append(Event("cards-bought", {"seat": seat, "gold": PRICE_STRATEGY}))
        cards.draw(state, seat, cards.STRATEGY_DECK, 1)
    else:
        _buy_piece(state, seat, args[0], args[1], log)


def _buy_piece(state: AgeOfConanState, seat: int, piece: str, province: int, log: Log) -> None:
    """AOC-323."""
    name = state.game.province_ids[province]
    if piece == "army":
        state.gold[seat] -= PRICE_UNIT
        state.armies[province] += 1
        state.army_owner[province] = seat
        log.append(Event("unit-bought", {"seat": seat, "province": name, "gold": PRICE_UNIT}))
    else:
        state.gold[seat] -= PRICE_EMISSARY
        state.emissaries[seat * state.game.components.size + province] += 1
        log.append(Event("emissary-bought", {"seat": seat, "province": name, "gold": PRICE_EMISSARY}))


# -- steps 6 and 7: the new age (AOC-336, AOC-337) ---------------------------------------------------------------------


def _new_age(state: AgeOfConanState, log: Log) -> None:
    state.age += 1
    state.adventures_left = adventure.ADVENTURES_PER_AGE
    log.append(Event("age-begins", {"age": state.age}))
    state.stack.append((AGE, 0, REFRESH, 0))
    state.stack.append((KIND["start-bid"], 0))
    adventure.reveal(state)


def _refresh_all(state: AgeOfConanState, log: Log) -> None:
    for table in state.table:
        table[:] = sorted(entry & ~1 for entry in table)
    log.append(Event("all-refreshed", {}))


AGE = task("age", _age_step)
RAIDED = choice("raids", _raid_options, _raid_step)
RAISE = choice("raise", _raise_options, _raise_step)
SPEND = choice("spend", _spend_options, _spend_step)
