"""Chapter "Decks, piles and information": drawing, discarding, reshuffling, and what chance takes from a bag."""

from __future__ import annotations

import random
from bisect import insort
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import Count
from warhall.games.conan_ccg.events import (
    CARD_TAKEN,
    DISCARDED,
    DRAWN,
    FOES_RESHUFFLED,
    FOES_REVEALED,
    HAND_SHOWN,
    RESHUFFLED,
    TOP_SEEN,
)
from warhall.games.conan_ccg.notation import DONE, HIDDEN, Phrases, act
from warhall.games.conan_ccg.rules.in_play import fits_card, verb_at
from warhall.games.conan_ccg.rules.roles import remaining
from warhall.kernel import Action, IllegalActionError, TooManyOutcomes
from warhall.kernel.draw import some_of
from warhall.kernel.frame import Chance, Choice, Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.state import ConanState

HAND_SIZE: Final = 7  # CCG-042
Bag = tuple[str, list[str], tuple[str, ...], int]  # a verb, a bag, cards that must come first, how many in all


# -- hands and piles ---------------------------------------------------------------------------------------------------


def from_hand(state: ConanState, seat: int, card: str) -> None:
    """A card leaves a hand openly: whoever was shown it knows where it went."""
    _take_out(state.hand[seat], card)
    if not _forget(state.shown[seat], card):
        _forget(state.traced[seat], card)


def _forget(cards: list[tuple[str, int]], card: str) -> bool:
    """Strike one such card off, if there is one."""
    for at, (name, _) in enumerate(cards):
        if name == card:
            del cards[at]
            return True
    return False


def hide_from_hand(state: ConanState, seat: int, card: str) -> None:
    """A card leaves a hand face down: what others had been shown is there, or lies face down."""
    _take_out(state.hand[seat], card)
    state.traced[seat] += state.shown[seat]
    state.shown[seat] = []


def end_traces(state: ConanState, turned: list[tuple[int, str]]) -> None:
    """Moves that lay face down are open now: what was traced and is not among them is in the hand after all."""
    for owner, card in turned:
        _forget(state.traced[owner], card)
    for owner in {owner for owner, _ in turned}:
        shown, hand = state.shown[owner], state.hand[owner]
        for card, mask in state.traced[owner]:
            if hand.count(card) > [name for name, _ in shown].count(card):
                shown.append((card, mask))
        state.traced[owner] = []


def different_cards(state: ConanState, seat: int) -> list[Card]:
    """The cards in a hand, each once, in the order of their ids."""
    found: list[Card] = []
    last = ""
    for card in state.hand[seat]:  # a hand is sorted
        if card != last:
            last = card
            found.append(state.cards[card])
    return found


def to_hand(state: ConanState, seat: int, card: str) -> None:
    insort(state.hand[seat], card)


def _take_out(bag: list[str], card: str) -> None:
    """A card leaves a hand or a deck: `bag.remove(card)`, which is slower since it compares anything."""
    for at, other in enumerate(bag):
        if other == card:
            bag.pop(at)
            return
    raise ValueError(card)


def show_hand(state: ConanState, seat: int, viewer: int) -> None:
    """CCG-168, CCG-282: only the player who is named sees it."""
    mask = 1 << viewer
    state.shown[seat] = [(card, mask | _mask(state, seat, card)) for card in state.hand[seat]]
    state.log.append(HAND_SHOWN.of(seat=seat, viewer=viewer, cards=list(state.hand[seat])))


def _mask(state: ConanState, seat: int, card: str) -> int:
    """Who knows all copies of this card in a hand already; a copy that one seat does not know counts for none."""
    masks = [mask for name, mask in state.shown[seat] if name == card]
    return masks[0] if len(masks) == state.hand[seat].count(card) else 0


def discard_card(state: ConanState, owner: int, card: str) -> None:
    """CCG-284: a card goes to the Discard Pile of the player whose deck it started in; the eliminated have none."""
    if not state.out[owner]:
        state.discard[owner].append(card)


def discard_foe(state: ConanState, owner: int, card: str) -> None:
    """To the owner's Foe Discards; a Foe of an eliminated player leaves the game (CCG-021)."""
    if not state.out[owner]:
        state.foe_discard[owner].append(card)


def reshuffle(state: ConanState, seat: int) -> None:
    """CCG-274, CCG-276: the Discard Pile, and nothing else, becomes the new Draw Deck."""
    if not state.deck[seat] and state.discard[seat]:
        state.deck[seat] = sorted(state.discard[seat])
        state.discard[seat] = []
        state.log.append(RESHUFFLED.of(seat=seat))


def reshuffle_foes(state: ConanState, seat: int) -> None:
    """CCG-275."""
    if not state.foe_deck[seat] and not state.foe_top[seat] and state.foe_discard[seat]:
        state.foe_deck[seat] = sorted(state.foe_discard[seat])
        state.foe_discard[seat] = []
        state.log.append(FOES_RESHUFFLED.of(seat=seat))


# -- chance ------------------------------------------------------------------------------------------------------------


class Drawing(Chance):
    """CCG-039: chance takes cards out of a bag, each of them equally likely."""

    abstract = True
    seat: int

    def bag(self, state: ConanState) -> Bag:
        """Name what chance takes now."""
        raise NotImplementedError

    def outcomes(self, state: ConanState) -> list[tuple[Action, float]]:
        verb, bag, forced, count = self.bag(state)
        if count - len(forced) > 1:
            raise TooManyOutcomes("too-many-outcomes")
        if count == len(forced):
            return [(Action(" ".join([verb, *sorted(forced)])), 1.0)]
        texts = {card: Action(" ".join([verb, *sorted((*forced, card))])) for card in sorted(set(bag))}
        return sorted((text, bag.count(card) / len(bag)) for card, text in texts.items())

    def sample(self, state: ConanState, rng: random.Random) -> Action:
        return _drawn(self.bag(state), rng)

    def impossible(self, state: ConanState, action: Action) -> IllegalActionError | None:
        verb, bag, forced, count = self.bag(state)
        if action.verb != verb:
            return state.refuse("chance-other", "CCG-282", verb=verb, count=count)
        cards = list(action.args)
        if cards != sorted(cards) or len(cards) != count:
            return state.refuse("chance-count", "CCG-277", count=count, given=len(cards))
        rest = cards[:]
        for card in forced:
            if card not in rest:
                return state.refuse("chance-card", "CCG-119", card=card)
            rest.remove(card)
        left = bag[:]
        for card in rest:
            if card not in left:
                return state.refuse("chance-card", "CCG-276", card=card)
            left.remove(card)
        return None

    def seen(self, _state: ConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        """CCG-282: only who draws or looks knows what."""
        return action if viewer == self.seat else hidden(action)

    def bag_known_to(self, _state: ConanState, viewer: int | None) -> bool:
        """A player knows the own hand, and which cards of the own list are left in the Draw Deck."""
        return viewer == self.seat


def _drawn(taken: Bag, rng: random.Random) -> Action:
    """Draw card by card as chance does."""
    verb, bag, forced, count = taken
    cards = some_of(rng, bag, count - len(forced))
    cards += forced
    if count > 1:
        cards.sort()
    action = Action(f"{verb} {' '.join(cards)}")
    action.verb, action.args = verb, tuple(cards)  # known already: it need not be split
    return action


def hidden(action: Action) -> Action:
    """The action without the cards it names."""
    return act(action.verb, *[HIDDEN for _ in action.args])


class FromTop(Drawing):
    """`n` cards still to come from the top of a deck of `seat`."""

    abstract = True
    n: "Count"

    def any_left(self, state: ConanState) -> bool:
        """Whether the deck has cards, after a shuffle if it was empty."""
        raise NotImplementedError

    def go(self, state: ConanState) -> bool:
        """CCG-277: a draw that cannot be completed stops without a penalty."""
        if self.any_left(state) and self.n > 0 and not state.out[self.seat]:
            return False
        state.stack.pop()
        return True


def _came(state: ConanState, frame: FromTop, number: int) -> None:
    """So many of them came; with the last one it is over."""
    left = frame.n - number
    if left:
        frame.n = left
    else:
        state.stack.pop()


class Draw(FromTop):
    """To the hand of `seat` from the Draw Deck."""

    rule = "CCG-277"
    forms = ("draw CARD*",)

    def any_left(self, state: ConanState) -> bool:
        reshuffle(state, self.seat)
        return bool(state.deck[self.seat])

    def bag(self, state: ConanState) -> Bag:
        return _from_deck(state, self)

    def sample(self, state: ConanState, rng: random.Random) -> Action:
        """As ever: the most frequent kind of chance asks for its bag by the shortest way."""
        return _drawn(_from_deck(state, self), rng)

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        """The cards named leave the deck; if it is empty now the pile is shuffled at once (CCG-274)."""
        cards, seat = list(action.args), self.seat
        _came(state, self, len(cards))
        deck, hand = state.deck[seat], state.hand[seat]
        for card in cards:
            _take_out(deck, card)
        hand += cards
        hand.sort()
        state.log.append(DRAWN.of(seat=seat, count=len(cards), cards=cards))
        reshuffle(state, seat)


def _from_deck(state: ConanState, frame: Draw) -> Bag:
    deck, n = state.deck[frame.seat], frame.n
    return "draw", deck, (), n if n < len(deck) else len(deck)


def _foe_deck_known_to(state: ConanState, owner: int, viewer: int | None) -> bool:
    """Foes lie open or in their deck: it is known to all, but for cards on top that only others have seen."""
    return not state.foe_top[owner] or (viewer is not None and bool(state.foe_top_seen[owner] >> viewer & 1))


class RevealFoes(FromTop):
    """CCG-119: face up from the Foe Deck of `seat`."""

    rule = "CCG-119"
    forms = ("reveal CARD*",)

    def any_left(self, state: ConanState) -> bool:
        reshuffle_foes(state, self.seat)
        return bool(state.foe_deck[self.seat] or state.foe_top[self.seat])

    def bag(self, state: ConanState) -> Bag:
        top, deck = state.foe_top[self.seat], state.foe_deck[self.seat]
        count = min(self.n, len(top) + len(deck))
        return "reveal", deck, top[:count], count

    def bag_known_to(self, state: ConanState, viewer: int | None) -> bool:
        return _foe_deck_known_to(state, self.seat, viewer)

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        cards, seat = list(action.args), self.seat
        _came(state, self, len(cards))
        top = state.foe_top[seat]
        taken = min(len(top), len(cards))
        rest = cards[:]
        for card in top[:taken]:
            rest.remove(card)
        state.foe_top[seat] = top[taken:]
        deck = state.foe_deck[seat]
        for card in rest:
            _take_out(deck, card)
        state.revealed += [(seat, card) for card in cards]
        state.log.append(FOES_REVEALED.of(seat=seat, count=len(cards), cards=cards))
        reshuffle_foes(state, seat)

    def seen(self, _state: ConanState, action: Action, _actor: int, _viewer: int | None) -> Action | None:
        return action

    def check(self, state: ConanState) -> None:
        """CCG-117: in the Foe Draw Phase, from the deck of a Foe player."""
        if state.phase != "foe_draw" or self.seat == state.active:
            raise LookupError(self)


class RandomDiscard(Drawing):
    """CCG-279: `seat` loses `n` cards of the hand, for all to see."""

    rule = "CCG-279"
    forms = ("lose CARD*",)
    lies_on = ("doing",)
    n: "Count"

    def go(self, state: ConanState) -> bool:
        self.n = min(self.n, len(state.hand[self.seat]))
        if self.n:
            return False
        state.stack.pop()
        return True

    def bag(self, state: ConanState) -> Bag:
        return "lose", state.hand[self.seat], (), self.n

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        for card in action.args:
            from_hand(state, self.seat, card)
            state.discard[self.seat].append(card)
        state.stack.pop()
        state.log.append(DISCARDED.of(seat=self.seat, cards=list(action.args), how="random"))

    def seen(self, _state: ConanState, action: Action, _actor: int, _viewer: int | None) -> Action | None:
        return action


class LookTop(Drawing):
    """`seat` is about to see the `n` top cards of the Foe Deck of `owner`."""

    rule = "CCG-282"
    forms = ("look CARD*",)
    lies_on = ("doing",)
    owner: int
    n: "Count"

    def go(self, state: ConanState) -> bool:
        """Looking never reshuffles; a seat that sees fewer cards sees those there are."""
        owner = self.owner
        self.n = min(self.n, len(state.foe_top[owner]) + len(state.foe_deck[owner]))
        if self.n > len(state.foe_top[owner]):
            return False
        self._look(state)
        return True

    def bag(self, state: ConanState) -> Bag:
        return "look", state.foe_deck[self.owner], (), self.n - len(state.foe_top[self.owner])

    def bag_known_to(self, state: ConanState, viewer: int | None) -> bool:
        return _foe_deck_known_to(state, self.owner, viewer)

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        for card in action.args:
            state.foe_deck[self.owner].remove(card)
        state.foe_top[self.owner] = (*state.foe_top[self.owner], *action.args)
        self._look(state)

    def _look(self, state: ConanState) -> None:
        state.stack.pop()
        owner, seat = self.owner, self.seat
        state.foe_top_seen[owner] = 1 << seat
        cards = list(state.foe_top[owner][: self.n])
        state.log.append(TOP_SEEN.of(seat=seat, owner=owner, count=self.n, cards=cards))
        if self.n > 1:
            state.push(OrderTop(seat, owner, self.n))


# -- choices -----------------------------------------------------------------------------------------------------------


class OrderTop(Choice):
    """`seat` puts the `n` cards it has seen back; those above `at` lie already."""

    rule = "CCG-282"
    forms = ("top CARD",)
    lies_on = ("doing",)
    owner: int
    n: "Count"
    at: "Count" = 0

    def go(self, state: ConanState) -> bool:
        if self.at < self.n - 1:
            return False
        state.stack.pop()
        return True

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        return [act("top", card) for card in sorted(set(state.foe_top[self.owner][self.at : self.n]))]

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        top = list(state.foe_top[self.owner])
        at = top.index(action.args[0], self.at)
        top.insert(self.at, top.pop(at))
        state.foe_top[self.owner] = tuple(top)
        self.at += 1

    def seen(self, _state: ConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if viewer == actor else hidden(action)

    def check(self, state: ConanState) -> None:
        if not self.at < self.n <= len(state.foe_top[self.owner]):
            raise LookupError(self)


_DISCARD: Final = Phrases("discard")


class Discard(Choice):
    """CCG-279: `seat` discards `n` cards of its choice."""

    rule = "CCG-279"
    help = ("CCG-272", "CCG-205")
    forms = ("discard CARD",)
    n: "Count"
    done: "Count" = 0

    def go(self, state: ConanState) -> bool:
        if self.n > 0 and state.hand[self.seat]:
            return False
        state.stack.pop()
        return True

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        return [_DISCARD.with_word(card.id) for card in different_cards(state, self.seat)]

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        card = action.args[0]
        from_hand(state, self.seat, card)
        state.discard[self.seat].append(card)
        self.n -= 1
        self.done += 1
        state.log.append(DISCARDED.of(seat=self.seat, cards=[card], how="chosen"))


class Cycle(Discard):
    """CCG-205: `seat` discards up to `n` cards, and draws as many afterwards."""

    rule = "CCG-205"
    forms = ("done",)

    def go(self, state: ConanState) -> bool:
        if not Discard.go(self, state):
            return False
        if self.done:
            state.push(Draw(self.seat, self.done))
        return True

    def options(self, state: ConanState, seat: int) -> list[Action]:
        return [*Discard.options(self, state, seat), DONE]

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        if action == DONE:
            self.n = 0
        else:
            Discard.step(self, state, action, seat)


class Take(Choice):
    """`seat` takes up to `n` cards that the effect's verb allows from its deck or its Discard Pile."""

    rule = "CCG-278"
    forms = ("done", "take OWNED")
    lies_on = ("doing",)
    n: "Count"
    pile: str
    effect: str
    part: str
    at: "Count"

    def go(self, state: ConanState) -> bool:
        # A player who finds nothing in the deck is asked like one who does: the others must not learn it.
        if self.n > 0 and (_takeable(state, self) if self.pile == "discard" else state.deck[self.seat]):
            return False
        state.stack.pop()
        if self.pile == "deck":
            reshuffle(state, self.seat)
        return True

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        return [DONE, *(act("take", card) for card in _takeable(state, self))]

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        """Shown to all; CCG-278: a searched deck is shuffled, which a bag always is."""
        if action == DONE:
            self.n = 0
            return
        card = action.args[0]
        _pile(state, self).remove(card)
        to_hand(state, self.seat, card)
        everybody = (1 << state.players) - 1
        state.shown[self.seat].append((card, everybody))
        self.n -= 1
        state.log.append(CARD_TAKEN.of(seat=self.seat, card=card, pile=self.pile))


def _pile(state: ConanState, frame: Take) -> list[str]:
    return (state.deck if frame.pile == "deck" else state.discard)[frame.seat]


def _takeable(state: ConanState, frame: Take) -> list[str]:
    verb = verb_at(state.effects[frame.effect], frame.part, frame.at)
    return sorted({card for card in _pile(state, frame) if fits_card(state.cards[card], verb.filter)})


# -- several players ---------------------------------------------------------------------------------------------------


def draw_up(state: ConanState, seats: list[int], size: int = HAND_SIZE) -> None:
    """These players draw up to a hand of this size; the first one draws first."""
    for seat in reversed(seats):
        if len(state.hand[seat]) < size:
            state.push(Draw(seat, size - len(state.hand[seat])))


def hands_to_seven(state: ConanState) -> None:
    """CCG-272: everybody to seven, by drawing or by discarding cards of their choice."""
    order = remaining(state)
    surplus: list[Frame] = [
        Discard(seat, len(state.hand[seat]) - HAND_SIZE) for seat in order if len(state.hand[seat]) > HAND_SIZE
    ]
    draw_up(state, order)
    state.stack += reversed(surplus)


def everyone_draws(state: ConanState, n: int) -> None:
    for seat in reversed(remaining(state)):
        state.push(Draw(seat, n))
