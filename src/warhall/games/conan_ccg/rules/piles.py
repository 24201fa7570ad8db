"""Chapter "Decks, piles and information": drawing, discarding, reshuffling, and everything that chance decides."""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.notation import CATALOGUE, act
from warhall.games.conan_ccg.rules.frames import Discard, Draw, Frame, LookTop, OrderTop, RandomDiscard, Search, SetUp
from warhall.games.conan_ccg.rules.roles import remaining
from warhall.kernel import CHANCE, Action, IllegalActionError, TooManyOutcomes

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

HAND_SIZE: Final = 7  # CCG-042


# -- hands and piles ---------------------------------------------------------------------------------------------------


def from_hand(state: ConanState, seat: int, card: str) -> None:
    """A card leaves a hand openly: whoever was shown it knows where it went."""
    state.hand[seat].remove(card)
    shown = state.shown[seat]
    for at, (name, _) in enumerate(shown):
        if name == card:
            del shown[at]
            return


def hide_from_hand(state: ConanState, seat: int, card: str) -> None:
    """A card leaves a hand face down: what others had been shown is no longer certain."""
    state.hand[seat].remove(card)
    state.shown[seat].clear()


def to_hand(state: ConanState, seat: int, card: str) -> None:
    insort(state.hand[seat], card)


def show_hand(state: ConanState, seat: int, viewer: int) -> None:
    """CCG-168, CCG-282: only the player who is named sees it."""
    mask = 1 << viewer
    state.shown[seat] = [(card, mask | _mask(state, seat, card)) for card in state.hand[seat]]
    state.emit_to((seat, viewer), ("cards",), "hand-shown", seat=seat, viewer=viewer, cards=list(state.hand[seat]))


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
        state.emit("reshuffled", seat=seat)


def reshuffle_foes(state: ConanState, seat: int) -> None:
    """CCG-275."""
    if not state.foe_deck[seat] and not state.foe_top[seat] and state.foe_discard[seat]:
        state.foe_deck[seat] = sorted(state.foe_discard[seat])
        state.foe_discard[seat] = []
        state.emit("foes-reshuffled", seat=seat)


def draw_up(state: ConanState, seats: Sequence[int], size: int = HAND_SIZE) -> None:
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


# -- chance ------------------------------------------------------------------------------------------------------------


def draw_go(state: ConanState, frame: Draw) -> bool:
    """CCG-277: a draw that cannot be completed stops without a penalty."""
    seat = frame.seat
    if frame.foes:
        reshuffle_foes(state, seat)
        left = len(state.foe_deck[seat]) + len(state.foe_top[seat])
    else:
        reshuffle(state, seat)
        left = len(state.deck[seat])
    if frame.n > 0 and left and not state.out[seat]:
        return False
    state.stack.pop()
    return True


def look_top_go(state: ConanState, frame: LookTop) -> bool:
    """Looking never reshuffles; a seat that sees fewer cards sees those there are."""
    owner = frame.owner
    frame.n = min(frame.n, len(state.foe_top[owner]) + len(state.foe_deck[owner]))
    if frame.n > len(state.foe_top[owner]):
        return False
    state.stack.pop()
    _seen_top(state, frame)
    return True


def _seen_top(state: ConanState, frame: LookTop) -> None:
    owner, seat = frame.owner, frame.seat
    cards = list(state.foe_top[owner][: frame.n])
    state.foe_top_seen[owner] = 1 << seat
    state.emit_to((seat,), ("cards",), "top-seen", seat=seat, owner=owner, count=frame.n, cards=cards)
    if frame.n > 1:
        state.push(OrderTop(seat, owner, frame.n))


def random_discard_go(state: ConanState, frame: RandomDiscard) -> bool:
    frame.n = min(frame.n, len(state.hand[frame.seat]))
    if frame.n:
        return False
    state.stack.pop()
    return True


def _bag(state: ConanState) -> tuple[str, list[str], tuple[str, ...], int]:
    """What chance takes now: its verb, the bag, cards that must come first, and how many cards in all."""
    frame = state.stack[-1]
    if isinstance(frame, Draw):
        if frame.foes:
            top, bag = state.foe_top[frame.seat], state.foe_deck[frame.seat]
            count = min(frame.n, len(top) + len(bag))
            return "reveal", bag, top[:count], count
        return "draw", state.deck[frame.seat], (), min(frame.n, len(state.deck[frame.seat]))
    if isinstance(frame, Search):
        return "look", state.deck[frame.seat], (), 1
    if isinstance(frame, LookTop):
        return "look", state.foe_deck[frame.owner], (), frame.n - len(state.foe_top[frame.owner])
    assert isinstance(frame, RandomDiscard)
    return "lose", state.hand[frame.seat], (), frame.n


def sample_chance(state: ConanState, rng: random.Random) -> Action:
    """CCG-038, CCG-039: every player, and every card of a bag, is equally likely."""
    if isinstance(state.stack[-1], SetUp):
        return act("first", rng.randrange(state.game.players))
    verb, bag, forced, count = _bag(state)
    drawn = count - len(forced)
    if drawn == 1:
        cards = [*forced, bag[rng.randrange(len(bag))]]
    else:
        rest = bag[:]
        cards = list(forced)
        for _ in range(drawn):
            at = rng.randrange(len(rest))
            cards.append(rest[at])
            rest[at] = rest[-1]
            rest.pop()
    cards.sort()
    action = Action(f"{verb} {' '.join(cards)}")
    action.verb, action.args = verb, tuple(cards)  # known already: it need not be split
    return action


def chance_outcomes(state: ConanState) -> list[tuple[Action, float]]:
    if isinstance(state.stack[-1], SetUp):
        players = state.game.players
        return [(act("first", seat), 1 / players) for seat in range(players)]
    verb, bag, forced, count = _bag(state)
    if count - len(forced) > 1:
        raise TooManyOutcomes("too-many-outcomes")
    if count == len(forced):
        return [(Action(" ".join([verb, *sorted(forced)])), 1.0)]
    texts = {card: Action(" ".join([verb, *sorted((*forced, card))])) for card in sorted(set(bag))}
    return sorted((text, bag.count(card) / len(bag)) for card, text in texts.items())


def chance_refusal(state: ConanState, action: Action) -> IllegalActionError | None:
    """Why chance cannot bring this about now."""
    if isinstance(state.stack[-1], SetUp):
        return None if action.verb == "first" else _no("first-player-unknown", "CCG-038")
    verb, bag, forced, count = _bag(state)
    if action.verb != verb:
        return _no("chance-other", "CCG-282", verb=verb, count=count)
    cards = list(action.args)
    if cards != sorted(cards) or len(cards) != count:
        return _no("chance-count", "CCG-277", count=count, given=len(cards))
    rest = cards[:]
    for card in forced:
        if card not in rest:
            return _no("chance-card", "CCG-119", card=card)
        rest.remove(card)
    left = bag[:]
    for card in rest:
        if card not in left:
            return _no("chance-card", "CCG-276", card=card)
        left.remove(card)
    return None


def _no(code: str, rule: str, **facts: Any) -> IllegalActionError:
    return IllegalActionError(code, rule=rule, catalogue=CATALOGUE, **facts)


def draw_actor(_state: ConanState, _frame: object) -> int:
    return CHANCE


def draw_step(state: ConanState, frame: Draw, action: Action) -> None:
    """The cards named leave the deck; if it is empty now the pile is shuffled at once (CCG-274, CCG-275)."""
    cards = list(action.args)
    seat = frame.seat
    frame.n -= len(cards)
    if frame.foes:
        _reveal(state, seat, cards)
        return
    deck = state.deck[seat]
    for card in cards:
        deck.remove(card)
        insort(state.hand[seat], card)
    state.emit_to((seat,), ("cards",), "drawn", seat=seat, count=len(cards), cards=cards)
    reshuffle(state, seat)


def _reveal(state: ConanState, seat: int, cards: list[str]) -> None:
    """CCG-119: from the top of the Foe Deck, face up."""
    top = state.foe_top[seat]
    taken = min(len(top), len(cards))
    rest = cards[:]
    for card in top[:taken]:
        rest.remove(card)
    state.foe_top[seat] = top[taken:]
    for card in rest:
        state.foe_deck[seat].remove(card)
    state.revealed += [(seat, card) for card in cards]
    state.emit_shown("foes-revealed", seat=seat, count=len(cards), cards=cards)
    reshuffle_foes(state, seat)


def look_top_step(state: ConanState, frame: LookTop, action: Action) -> None:
    owner = frame.owner
    for card in action.args:
        state.foe_deck[owner].remove(card)
    state.foe_top[owner] = (*state.foe_top[owner], *action.args)
    state.stack.pop()
    _seen_top(state, frame)


def random_discard_step(state: ConanState, frame: RandomDiscard, action: Action) -> None:
    for card in action.args:
        from_hand(state, frame.seat, card)
        state.discard[frame.seat].append(card)
    state.stack.pop()
    state.emit_shown("discarded", seat=frame.seat, cards=list(action.args), how="random")


def everyone_draws(state: ConanState, n: int) -> None:
    for seat in reversed(remaining(state)):
        state.push(Draw(seat, n))
