"""Chapter "Crowning Conan": the gamble of the third age (AOC-358 to AOC-373)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.rules import scoring
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, choice, task
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

DECLINE: Final = Action("decline")
LAST_AGE: Final = 3


def _check(state: AgeOfConanState, frame: Frame, _log: Log) -> None:
    """AOC-358 to AOC-363: the Conan player, in the third age, with Conan in the own home province."""
    if state.age == LAST_AGE and frame[2]:
        state.stack.append((CROWN, state.conan_player))


def _options(state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    """AOC-366, AOC-373: any category, even one without tokens."""
    return sorted([DECLINE, *(state.game.notation.make("crown", at) for at in range(len(CATEGORIES)))])


def totals_of(state: AgeOfConanState, category: int) -> list[int]:
    """The value of every player's tokens of a category."""
    known = state.game.components.tokens
    return [sum(known[token].value for token in held if known[token].category == category) for held in state.tokens]


def _step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DECLINE:  # AOC-365
        log.append(Event("crowning-declined", {"seat": seat}))
        return
    category = state.game.notation.read(action)[1]
    state.crown_category = category
    totals = totals_of(state, category)
    name = CATEGORIES[category]
    log.append(Event("crowning-attempted", {"seat": seat, "category": name}))
    for other, value in enumerate(totals):
        log.append(Event("category-revealed", {"seat": other, "category": name, "total": value}, reveals=True))
    if all(totals[seat] > value for other, value in enumerate(totals) if other != seat):  # AOC-367
        state.crowned = seat
        log.append(Event("conan-crowned", {"seat": seat}))
    else:  # AOC-369
        state.eliminated = seat
        log.append(Event("crowning-failed", {"seat": seat}))
    assert state.stack[-1][0] == KIND["next-adventure"]
    state.stack.pop()  # AOC-371: no further adventure
    scoring.begin(state, log)


CROWN_CHECK = task("crown-check", _check)
CROWN = choice("crown", _options, _step)
