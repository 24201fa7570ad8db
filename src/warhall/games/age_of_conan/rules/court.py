"""Chapter "Court": the Conan part of a court+Conan die, and the three court options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import CONAN_OR_ADJACENT
from warhall.games.age_of_conan.rules import adventure, cards, conan
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice
from warhall.games.age_of_conan.rules.limits import raider_supply
from warhall.games.age_of_conan.rules.terms import places
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

BOTH: Final = Action("draw both")
STRATEGY: Final = Action("draw strategy")
TAKE_IT: Final = Action("token take")
LEAVE_IT: Final = Action("token leave")


def begin(state: AgeOfConanState, seat: int, with_conan: bool, log: Log) -> None:
    """AOC-092, AOC-096: the Conan part comes first and belongs to court+Conan dice alone."""
    is_conan_player = seat == state.conan_player
    state.stack.append((COURT, seat, int(with_conan and is_conan_player), 0, 0))
    if not with_conan or is_conan_player or not state.track:
        return
    if state.game.rules.court_token_is_forced:  # AOC-106
        adventure.take_from_track(state, seat, log)
    else:
        state.stack.append((TOKEN_CHOICE, seat))


def _choice_options(_state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    return [LEAVE_IT, TAKE_IT]


def _choice_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == TAKE_IT:
        adventure.take_from_track(state, seat, log)


def _options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    """AOC-101, AOC-103, AOC-104: Conan's move and a raider in either order; then one court option (AOC-107 to 109)."""
    _, _, conan_part, moved, raided = frame
    texts = state.game.notation
    found = [BOTH, STRATEGY]
    if conan_part:
        if not moved:
            found += conan.moves(state)
        if not raided and raider_supply(state) > 0:
            found += [texts.by_province["raid"][p] for p in places(state, seat, CONAN_OR_ADJACENT)]
    known = state.game.components.cards
    events = {card for card in state.kingdom_hand[seat] if known[card].type == "event"}
    found += [texts.by_card["event"][card] for card in events if cards.may_use(state, seat, known[card])]
    found.sort()
    return found


def _step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    _, _, conan_part, moved, raided = frame
    state.stack.pop()
    if action == BOTH:
        cards.draw(state, seat, cards.STRATEGY_DECK, 1)
        cards.draw(state, seat, cards.KINGDOM_DECK, 1)
        return
    if action == STRATEGY:
        cards.draw(state, seat, cards.STRATEGY_DECK, 2)
        return
    verb, index = state.game.notation.read(action)
    if verb == "event":
        cards.use_card(state, seat, index, log)
    elif verb == "conan":
        conan.move(state, seat, index, log)  # AOC-102: no token is taken or lost
        state.stack.append((COURT, seat, conan_part, 1, raided))
    else:
        conan.place_raider(state, seat, index, log)
        state.stack.append((COURT, seat, conan_part, moved, 1))


COURT = choice("court", _options, _step)
TOKEN_CHOICE = choice("token-choice", _choice_options, _choice_step)
