"""The verb that looks at hidden cards, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.words import Amount, CardVerb
from warhall.games.age_of_conan.rules.cards import CardChoice, possible_targets
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.lots import Row
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


class Peek(CardVerb):
    """AOC-355: look at another player's hand, at the top of one's own deck, or at the adventures to come."""

    sign = "intrigue"
    what: "Literal['hand', 'own_deck', 'adventure_deck']"
    n: "Amount" = 1  # cards of a deck; a hand is seen as a whole

    def points_at_player(self) -> bool:
        return self.what == "hand"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        if self.what == "hand":
            targets = possible_targets(state, seat)
            return any(bool(state.kingdom_hand[other] or state.strategy_hand[other]) for other in targets)
        if self.what == "own_deck":
            return bool(state.kingdom_deck[seat])
        return state.adventures_left > 0

    def carry(self, state: AgeOfConanState, seat: int, target: int) -> None:
        if self.what == "hand":
            known = state.components
            hand = [known.cards[card].id for card in state.kingdom_hand[target]]
            hand += [known.strategy[card].id for card in state.strategy_hand[target]]
            state.log.append(events.HAND_SEEN.of(seat=seat, victim=target, cards=hand))
        elif self.what == "own_deck":
            _peek_deck(state, seat, self.n)
        else:
            _peek_adventures(state, seat, self.n)


def _peek_deck(state: AgeOfConanState, seat: int, number: int) -> None:
    """Look at the top of one's own deck: cards whose place is known already, and chance for the others."""
    number = min(number, len(state.deck_top[seat]) + len(state.kingdom_deck[seat]))
    missing = number - len(state.deck_top[seat])
    if number > 1:
        state.stack.append(OrderDeck(seat, number))
    if missing > 0:
        state.stack.append(PeekDeck(seat, missing))
    elif number:
        state.log.append(_seen_deck(state, seat, number))


def _seen_deck(state: AgeOfConanState, seat: int, number: int) -> Event:
    ids = [state.components.cards[card].id for card in state.deck_top[seat][:number]]
    return events.DECK_SEEN.of(seat=seat, number=number, cards=ids)


def _peek_adventures(state: AgeOfConanState, seat: int, number: int) -> None:
    number = min(number, state.adventures_left)
    if number > len(state.adventure_top):
        state.stack.append(PeekAdventures(seat, number))
    elif number:
        _see_adventures(state, seat, number)


def _see_adventures(state: AgeOfConanState, seat: int, number: int) -> None:
    for at in range(number):
        state.adventure_known[at] |= 1 << seat
    ids = [state.components.adventures[card].id for card in state.adventure_top[:number]]
    state.log.append(events.ADVENTURES_SEEN.of(seat=seat, number=number, adventures=ids))


class PeekDeck(Row):
    """Cards of a deck that nobody has seen come to lie on top, seen by their owner."""

    rule = "AOC-355"
    forms = ("peek CARD*",)
    lies_on = ("order-deck", "effects")
    seat: int
    number: int

    def form(self) -> tuple[str, str]:
        return "peek", "CARD"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return state.kingdom_deck[self.seat]

    def size(self, _state: AgeOfConanState) -> int:
        return self.number

    def seen(self, _state: AgeOfConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        return action if viewer == self.seat else None

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        for card in self.drawn(state, action):
            state.kingdom_deck[self.seat].remove(card)
            state.deck_top[self.seat].append(card)
        state.log.append(_seen_deck(state, self.seat, len(state.deck_top[self.seat])))


class PeekAdventures(Row):
    """Adventures that nobody has seen come to lie on top, seen by one seat."""

    rule = "AOC-355"
    forms = ("peek ADVENTURE*",)
    lies_on = ("effects",)
    seat: int
    number: int  # to be seen in all

    def form(self) -> tuple[str, str]:
        return "peek", "ADVENTURE"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return [card for card in state.adventures if card not in state.adventure_top]

    def size(self, state: AgeOfConanState) -> int:
        return self.number - len(state.adventure_top)

    def seen(self, _state: AgeOfConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        return action if viewer == self.seat else None

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        for card in self.drawn(state, action):
            state.adventure_top.append(card)
            state.adventure_known.append(0)
        _see_adventures(state, self.seat, self.number)

    def check(self, state: AgeOfConanState) -> None:
        if self.size(state) < 1:
            raise incoherent("stack", "AOC-355")


class OrderDeck(CardChoice):
    """Which of the cards that have no place yet comes next; the last one falls into place by itself."""

    forms = ("top CARD",)
    number: int
    placed: int = 0

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        top = state.notation.by_card["top"]
        return sorted({top[card] for card in state.deck_top[seat][self.placed : self.placed + self.number]})

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        card = state.notation.read(action)[1]
        at = state.deck_top[seat].index(card, self.placed)
        state.deck_top[seat].insert(self.placed, state.deck_top[seat].pop(at))
        self.number -= 1
        self.placed += 1
        if self.number == 1:
            state.stack.pop()

    def seen(self, _state: AgeOfConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if actor == viewer else None

    def check(self, state: AgeOfConanState) -> None:
        """Whoever puts cards of their deck in order has seen them, or is about to."""
        seen = len(state.deck_top[self.seat])
        over = state.stack[-1]
        if isinstance(over, PeekDeck):
            if over.seat != self.seat or self.placed:
                raise incoherent("stack", "AOC-355")
            seen += over.number
        if self.number < 2 or self.placed < 0 or self.placed + self.number > seen:
            raise incoherent("stack", "AOC-355")
