"""Chapter "Turns": the steps of a turn, its windows for cards, the extra die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import ANY_OWN_TURN, TURN_START
from warhall.games.age_of_conan.components import COURT_DIE
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules import cards, court, fate_dice
from warhall.games.age_of_conan.rules.conan import Conan
from warhall.games.age_of_conan.rules.intrigue import Intrigue
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.military import Military
from warhall.kernel import Action, Choice, Frame, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

EXTRA_DIE: Final = ("none", "granted", "taken")  # in this turn
GRANTED: Final = 1
TAKEN: Final = 2


def begin(state: AgeOfConanState, seat: int) -> None:
    """AOC-072, AOC-073, AOC-089: roll an empty pool, Conan's step, cards, one die."""
    state.turn = seat
    state.used_now = []  # AOC-347
    state.log.append(events.TURN_BEGINS.of(seat=seat))
    state.stack.append(Turn(seat))
    if seat == state.conan_player:
        state.stack.append(Conan(seat))
    roll_empty_pool(state)


def roll_empty_pool(state: AgeOfConanState) -> None:
    """AOC-088: whoever finds no dice rolls them all."""
    if not any(state.pool):
        state.stack.append(fate_dice.Fate())


def _perform(state: AgeOfConanState, action: Action, seat: int) -> None:
    """AOC-091: one die, one action."""
    die, use = fate_dice.take_die(state, action, seat)
    state.stack.append(AfterAction(seat))
    if use == "military":
        state.stack.append(Military(seat))
    elif use == "intrigue":
        state.stack.append(Intrigue(seat))
    else:
        court.begin(state, seat, die == COURT_DIE)


def _needs_dice(state: AgeOfConanState) -> None:
    """AOC-088: whoever takes a die finds one, or they are being rolled."""
    rolling = any(isinstance(frame, fate_dice.Fate) for frame in state.stack)
    if not any(state.pool) and not rolling:
        raise incoherent("pool", "AOC-088")


class Turn(Choice):
    """AOC-072, AOC-075: the card step and the choice of the die in one: taking a die ends the card step."""

    rule = "AOC-075"
    help = ("AOC-072", "AOC-075", "AOC-345", "AOC-347")
    forms = ("play CARD", "refresh CARD", "use CARD", *fate_dice.TAKE.values())
    lies_on = ("course",)
    amid = ("own turn",)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        found = fate_dice.dice_options(state)
        found += cards.card_step_options(state, seat)
        found += cards.usable(state, seat, TURN_START)
        found += cards.usable(state, seat, ANY_OWN_TURN)
        found.sort()
        return found

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        if action in fate_dice.USE:
            state.stack.pop()
            _perform(state, action, seat)
            return
        verb, card = state.notation.read(action)
        if verb == "play":
            cards.play_table_card(state, seat, card)
        elif verb == "refresh":
            cards.refresh_card(state, seat, card, state.components.cards[card].cost)
        else:
            cards.use_card(state, seat, card)

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "take":
            return fate_dice.die_refusal(state, action)
        if verb in ("play", "refresh"):
            return cards.card_step_refusal(state, seat, verb, args[0])
        if verb == "use":
            return cards.use_refusal(state, seat, args[0], TURN_START, ANY_OWN_TURN)
        return state.refuse("no-passing", "AOC-075") if verb == "pass" else None

    def check(self, state: AgeOfConanState) -> None:
        _needs_dice(state)


class AfterAction(Frame):
    """AOC-424, AOC-425: after the action the extra die, then the last window for cards."""

    rule = "AOC-425"
    lies_on = ("course",)
    amid = ("own turn",)
    seat: int

    def go(self, state: AgeOfConanState) -> bool:
        state.stack.pop()
        if state.extra_die == GRANTED and any(state.pool):
            state.extra_die = TAKEN
            state.stack.append(ExtraDie(self.seat))
        elif cards.may_have_card(state, self.seat, ANY_OWN_TURN):
            state.stack.append(LastCards(self.seat))
        return True


class ExtraDie(Choice):
    """AOC-424: one more die."""

    rule = "AOC-424"
    help = ("AOC-424",)
    forms = tuple(fate_dice.TAKE.values())
    lies_on = ("course",)
    amid = ("own turn",)

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        return sorted(fate_dice.dice_options(state))

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        _perform(state, action, seat)

    def refusal(self, state: AgeOfConanState, action: Action, _seat: int) -> IllegalActionError | None:
        return fate_dice.die_refusal(state, action) if action.verb == "take" else None

    def check(self, state: AgeOfConanState) -> None:
        _needs_dice(state)


class LastCards(cards.CardWindow):
    """AOC-425: the last window of a turn; a card may bring about the extra die."""

    rule = "AOC-425"
    help = ("AOC-425",)
    lies_on = ("course",)
    amid = ("own turn",)

    def moment(self) -> int:
        return ANY_OWN_TURN

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        if action != PASS:
            state.stack.append(AfterAction(seat))
            cards.use_card(state, seat, state.notation.read(action)[1])
