"""Chapter "Turns": the steps of a turn, its windows for cards, the extra die, and the checks at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import ANY_OWN_TURN, TURN_START
from warhall.games.age_of_conan.components import COURT_DIE
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules import cards, conan, court, fate_dice, intrigue, military
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, choice, task
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def _start(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    """AOC-072, AOC-073, AOC-089: roll an empty pool, Conan's step, cards, one die."""
    seat = frame[1]
    state.turn = seat
    log.append(Event("turn-begins", {"seat": seat}))
    state.stack.append((END_TURN, seat))
    state.stack.append((TURN, seat))
    if seat == state.conan_player:
        state.stack.append((conan.CONAN_STEP, seat))
    if not any(state.pool):
        fate_dice.roll_pool(state)


def _turn_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    """The card step and the choice of the die in one: taking a die ends the card step (AOC-072)."""
    found = fate_dice.dice_options(state)
    found += cards.card_step_options(state, seat)
    found += cards.usable(state, seat, TURN_START)
    found += cards.usable(state, seat, ANY_OWN_TURN)
    found.sort()
    return found


def _turn_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    if action in fate_dice.USE:
        state.stack.pop()
        _perform(state, action, seat, log)
        return
    verb, card = state.game.notation.read(action)
    if verb == "play":
        cards.play_table_card(state, seat, card, log)
    elif verb == "refresh":
        cards.refresh_card(state, seat, card, log, state.game.components.cards[card].cost)
    else:
        cards.use_card(state, seat, card, log)


def _perform(state: AgeOfConanState, action: Action, seat: int, log: Log) -> None:
    """AOC-091: one die, one action."""
    die, use = fate_dice.take_die(state, action, seat, log)
    state.stack.append((AFTER_ACTION, seat))
    if use == "military":
        military.begin(state, seat)
    elif use == "intrigue":
        intrigue.begin(state, seat)
    else:
        court.begin(state, seat, die == COURT_DIE, log)


def _after_action(state: AgeOfConanState, frame: Frame, _log: Log) -> None:
    """AOC-424, AOC-425: the extra die, then the last window for cards."""
    seat = frame[1]
    if state.extra_die == 1 and any(state.pool):
        state.extra_die = 2
        state.stack.append((EXTRA_DIE, seat))
    elif cards.may_have_card(state, seat, ANY_OWN_TURN):
        state.stack.append((LAST_CARDS, seat))


def _extra_options(state: AgeOfConanState, _frame: Frame, _seat: int) -> list[Action]:
    return sorted(fate_dice.dice_options(state))


def _extra_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    _perform(state, action, seat, log)


def _last_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    return [PASS, *sorted(cards.usable(state, seat, ANY_OWN_TURN))]


def _last_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action != PASS:
        state.stack.append((AFTER_ACTION, seat))
        cards.use_card(state, seat, state.game.notation.read(action)[1], log)


def _end(state: AgeOfConanState, frame: Frame, _log: Log) -> None:
    """AOC-077: an adventure that has ended comes first, then the next player's turn (AOC-071)."""
    seat = frame[1]
    state.extra_die = 0
    if state.track:
        state.stack.append((START_TURN, (seat + 1) % state.game.players))
    else:
        state.stack.append((KIND["adventure-end"], seat))


START_TURN = task("start-turn", _start)
TURN = choice("turn", _turn_options, _turn_step)
AFTER_ACTION = task("after-action", _after_action)
EXTRA_DIE = choice("extra-die", _extra_options, _extra_step)
LAST_CARDS = choice("last-cards", _last_options, _last_step)
END_TURN = task("end-turn", _end)
