"""Chapter "Set-up": everything that stands on the table before the first bid (AOC-001 to AOC-024)."""

from __future__ import annotations

import random
from itertools import permutations
from typing import TYPE_CHECKING

from warhall.games.age_of_conan.components import CONANS_START, START_EMISSARIES, START_GOLD, START_SORCERY, START_UNITS
from warhall.games.age_of_conan.rules import adventure, cards
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, chance, push_chance
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

BONUS_PRIZE = 3  # after the three artifacts
OPENING_CARDS = 2  # AOC-012, of each deck


def set_up(state: AgeOfConanState) -> None:
    """Kingdoms and starting resources; the rest follows by chance, in the order of AOC-020."""
    game = state.game
    size = game.components.size
    for seat, kingdom in enumerate(game.kingdoms):
        home = game.homes[seat]
        state.owner[home] = seat
        state.armies[home] = START_UNITS[kingdom]
        state.army_owner[home] = seat
        state.emissaries[seat * size + home] = START_EMISSARIES
        state.gold[seat] = START_GOLD
        state.sorcery[seat] = START_SORCERY[kingdom]
    state.conan = game.components.province_index[CONANS_START]
    state.adventures_left = adventure.ADVENTURES_PER_AGE  # AOC-014
    state.stack.append((KIND["start-bid"], 0))
    push_chance(state, ARTIFACTS)
    adventure.reveal(state)
    for seat in reversed(range(game.players)):
        cards.draw(state, seat, cards.STRATEGY_DECK, OPENING_CARDS)
        cards.draw(state, seat, cards.KINGDOM_DECK, OPENING_CARDS)
    push_chance(state, OBJECTIVES, game.players)  # AOC-011


# -- objectives --------------------------------------------------------------------------------------------------------


def _objectives_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    return cards.bag_outcomes(state, "objectives", "OBJECTIVE", state.objective_deck, frame[2])


def _objectives_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    return cards.bag_sample(state, "objectives", "OBJECTIVE", state.objective_deck, frame[2], rng)


def _objectives_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    index = state.game.components.objective_index
    if action.verb != "objectives":
        return False
    return cards.bag_holds(state.objective_deck, [index[name] for name in action.args], frame[2])


def _objectives_step(state: AgeOfConanState, _frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    for name in action.args:
        index = state.game.components.objective_index[name]
        state.objective_deck.remove(index)
        state.objectives.append(index)
    state.objectives.sort()
    log.append(Event("objectives-revealed", {"objectives": list(action.args)}, reveals=True))


# -- artifacts and the Conan bonus card (AOC-019, AOC-403) -------------------------------------------------------------


def _prizes(state: AgeOfConanState) -> range:
    """With four players, or by a switch, the bonus card is dealt with the artifacts."""
    game = state.game
    return range(BONUS_PRIZE + (game.players == 4 or game.rules.small_game_bonus_deal))


def _artifacts_outcomes(state: AgeOfConanState, _frame: Frame) -> list[tuple[Action, float]]:
    deals = list(permutations(_prizes(state), state.game.players))
    return sorted((state.game.notation.listed("artifacts", "PRIZE", deal), 1 / len(deals)) for deal in deals)


def _artifacts_sample(state: AgeOfConanState, _frame: Frame, rng: random.Random) -> Action:
    left = list(_prizes(state))
    deal = [left.pop(rng.randrange(len(left))) for _ in range(state.game.players)]
    return state.game.notation.listed("artifacts", "PRIZE", deal)


def _artifacts_possible(state: AgeOfConanState, _frame: Frame, action: Action) -> bool:
    if action.verb != "artifacts":
        return False
    known = [state.game.notation.names["PRIZE"][prize] for prize in _prizes(state)]
    dealt = action.args
    return len(dealt) == len(set(dealt)) == state.game.players and set(dealt) <= set(known)


def _artifacts_step(state: AgeOfConanState, _frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    prizes = state.game.notation.names["PRIZE"]
    for seat, name in enumerate(action.args):
        prize = prizes.index(name)
        if prize == BONUS_PRIZE:
            state.bonus_card = seat
            log.append(Event("bonus-card-assigned", {"seat": seat}))
        else:
            state.artifacts[prize] = seat
            log.append(Event("artifact-assigned", {"seat": seat, "card": name}))


OBJECTIVES = chance("objectives", _objectives_outcomes, _objectives_sample, _objectives_possible, _objectives_step)
ARTIFACTS = chance("artifacts", _artifacts_outcomes, _artifacts_sample, _artifacts_possible, _artifacts_step)
