"""Chapter "Bidding for Conan": secret bids, their cards, ties, tokens and cards (AOC-048 to 070)."""

from __future__ import annotations

import random
from bisect import insort
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import BID_REVEAL
from warhall.games.age_of_conan.components import BID_VALUES, NOBODY
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.lots import Lot
from warhall.kernel import Action, Choice, Frame, IllegalActionError, SecretChoice
from warhall.kernel.draw import below

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

BIDS: Final = ("settled", "face-down", "face-up")  # what the bids on record are
SETTLED: Final = 0
FACE_DOWN: Final = 1
FACE_UP: Final = 2
_ZERO: Final = BID_VALUES.index(0)
_THREE: Final = BID_VALUES.index(3)
ALL_TOKENS: Final = (1 << len(BID_VALUES)) - 1


def _order(state: AgeOfConanState) -> list[int]:
    """AOC-049: clockwise from the holder of the first player token, in set-up from the first seat."""
    first = max(state.first_player, 0)
    return [(first + at) % state.players for at in range(state.players)]


class StartBid(Frame):
    """AOC-048, AOC-049: everybody draws a strategy card and bids."""

    rule = "AOC-048"
    lies_on = ("course", "age-change")

    def go(self, state: AgeOfConanState) -> bool:
        players = state.players
        state.log.append(events.BIDDING_BEGINS.of())
        state.bids_open = FACE_DOWN
        state.bid_token = [-1] * players
        state.bid_card = [-1] * players
        state.bid_bonus = [0] * players
        state.bid_replaced = -1
        state.stack[-1] = SettleBid()
        state.stack.append(Bid())
        for seat in reversed(_order(state)):
            state.stack.append(cards.Draw(seat, cards.STRATEGY, 1))
        return True


# -- the secret choice (AOC-050 to AOC-053, AOC-420) -------------------------------------------------------------------


class Bid(SecretChoice):
    """AOC-050, AOC-051, AOC-052: one strategy card and one available token, always; without a card the token alone."""

    rule = "AOC-052"
    help = ("AOC-050", "AOC-051", "AOC-052")
    forms = ("bid BID STRATEGY", "bid BID")
    lies_on = ("settle-bid",)

    def waiting(self, state: AgeOfConanState) -> tuple[int, ...]:
        return tuple([seat for seat, token in enumerate(state.bid_token) if token < 0])

    def reveal(self, state: AgeOfConanState) -> None:
        _reveal(state)

    def may_change(self, state: AgeOfConanState, seat: int) -> bool:
        """AOC-420: until the last bid is in."""
        return seat < state.players and state.bid_token[seat] >= 0

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation
        tokens = [at for at in range(len(BID_VALUES)) if state.bid_tokens[seat] >> at & 1]
        hand = state.strategy_hand[seat]
        if not hand:
            return sorted([texts.bare_bid[token] for token in tokens])
        return sorted([texts.bid[token][card] for token in tokens for card in hand])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        _, token, *card = state.notation.read(action)
        changed = state.bid_token[seat] >= 0
        state.bid_token[seat] = token
        state.bid_card[seat] = card[0] if card else -1
        if not changed:
            state.log.append(events.BID_PLACED.of(seat=seat))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb != "bid":
            return None
        if not state.bid_tokens[seat] >> args[0] & 1:
            left = [str(value) for at, value in enumerate(BID_VALUES) if state.bid_tokens[seat] >> at & 1]
            return state.refuse("bid-token-spent", "AOC-051", token=BID_VALUES[args[0]], left=", ".join(left))
        if len(args) == 1:
            return state.refuse("bid-needs-card", "AOC-052") if state.strategy_hand[seat] else None
        if args[1] not in state.strategy_hand[seat]:
            return state.refuse("card-not-yours", "AOC-050", card=state.components.strategy[args[1]].id)
        return None

    def seen(self, _state: AgeOfConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if actor == viewer else None

    def check(self, state: AgeOfConanState) -> None:
        if not self.waiting(state):
            raise incoherent("bid", "AOC-052")


def _reveal(state: AgeOfConanState) -> None:
    """AOC-053: all at once; then kingdom cards in order, then the bonus card (AOC-066)."""
    state.bids_open = FACE_UP
    known = state.components.strategy
    for seat in _order(state):
        card = state.bid_card[seat]
        if card >= 0:
            state.strategy_hand[seat].remove(card)
        token = BID_VALUES[state.bid_token[seat]]
        name = known[card].id if card >= 0 else "-"
        state.log.append(events.BID_REVEALED.of(seat=seat, token=token, total=total(state, seat), strategy=name))
    state.stack.append(OfferBonus())
    for seat in reversed(_order(state)):
        if cards.may_have_card(state, seat, BID_REVEAL):
            state.stack.append(BidCards(seat))


def total(state: AgeOfConanState, seat: int) -> int:
    """AOC-054, AOC-069: card plus token, and what cards add."""
    card = state.bid_card[seat]
    rating = state.components.strategy[card].rating if card >= 0 else 0
    return rating + BID_VALUES[state.bid_token[seat]] + state.bid_bonus[seat]


# -- cards after the reveal --------------------------------------------------------------------------------------------


class BidCards(cards.CardWindow):
    """AOC-066: kingdom cards for the bid, in order, once round."""

    rule = "AOC-066"
    help = ("AOC-352",)
    lies_on = ("offer-bonus", "bid-cards")

    def moment(self) -> int:
        return BID_REVEAL


class OfferBonus(Frame):
    """AOC-068: the Conan bonus card needs another strategy card in hand."""

    rule = "AOC-068"
    lies_on = ("settle-bid",)

    def go(self, state: AgeOfConanState) -> bool:
        state.stack.pop()
        holder = state.bonus_card
        if holder != NOBODY and state.strategy_hand[holder]:
            state.stack.append(Bonus(holder))
        return True


class Bonus(Choice):
    """AOC-066, AOC-068: another strategy card from hand, or none."""

    rule = "AOC-068"
    help = ("AOC-066", "AOC-068")
    forms = ("pass", "replace STRATEGY")
    lies_on = ("settle-bid",)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation.by_strategy["replace"]
        return [PASS, *sorted([texts[card] for card in state.strategy_hand[seat]])]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        card = state.notation.read(action)[1]
        state.strategy_hand[seat].remove(card)
        state.bid_replaced = state.bid_card[seat]
        state.bid_card[seat] = card
        name = state.components.strategy[card].id
        state.log.append(events.BID_REPLACED.of(seat=seat, strategy=name, total=total(state, seat)))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "replace" and args[0] not in state.strategy_hand[seat]:
            return state.refuse("card-not-yours", "AOC-068", card=state.components.strategy[args[0]].id)
        return None


# -- the winner (AOC-054 to AOC-064) -----------------------------------------------------------------------------------


class SettleBid(Frame):
    """AOC-054 to AOC-058: the highest total; then fewest tokens, the nearest home, chance."""

    rule = "AOC-054"
    lies_on = ("course", "age-change")

    def go(self, state: AgeOfConanState) -> bool:
        state.stack.pop()
        totals = [total(state, seat) for seat in range(state.players)]
        tied = [seat for seat, bid in enumerate(totals) if bid == max(totals)]
        if len(tied) > 1:  # AOC-056
            fewest = min([len(state.tokens[seat]) for seat in tied])
            tied = [seat for seat in tied if len(state.tokens[seat]) == fewest]
        if len(tied) > 1:  # AOC-057
            anchor = state.conan if state.game.rules.tie_anchor_is_conan else state.destination
            distance = state.components.distance[anchor]
            nearest = min([distance[state.game.homes[seat]] for seat in tied])
            tied = [seat for seat in tied if distance[state.game.homes[seat]] == nearest]
        if len(tied) > 1:
            state.stack.append(BidTie(tuple(tied)))
        else:
            _win(state, tied[0])
        return True


class BidTie(Lot):
    """AOC-058: chance decides."""

    rule = "AOC-058"
    forms = ("winner KINGDOM",)
    lies_on = ("course", "age-change")
    seats: "tuple[int, ...]"

    def _winners(self, state: AgeOfConanState) -> list[Action]:
        return [state.notation.make("winner", state.game.kingdoms[seat]) for seat in self.seats]

    def outcomes(self, state: AgeOfConanState) -> list[tuple[Action, float]]:
        return sorted([(action, 1 / len(self.seats)) for action in self._winners(state)])

    def sample(self, state: AgeOfConanState, rng: random.Random) -> Action:
        return self._winners(state)[below(rng, len(self.seats))]

    def possible(self, state: AgeOfConanState, action: Action) -> bool:
        return action in self._winners(state)

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        _win(state, state.game.kingdoms.index(state.notation.read(action)[1]))

    def check(self, state: AgeOfConanState) -> None:
        if len(self.seats) < 2 or any(seat not in range(state.players) for seat in self.seats):
            raise incoherent("stack", "AOC-058")


def _win(state: AgeOfConanState, winner: int) -> None:
    """AOC-059 to AOC-064; the opening bid also gives the first turn (AOC-023, AOC-070)."""
    if state.conan_player == NOBODY:
        state.first_player = winner
    state.conan_player = winner
    state.log.append(events.BID_WON.of(seat=winner, total=total(state, winner)))
    for seat in range(state.players):
        _settle_token(state, seat)
    for card in (*state.bid_card, state.bid_replaced):
        if card >= 0:
            insort(state.strategy_discard, card)
    state.bids_open = SETTLED  # the last bids stay for all to see


def _settle_token(state: AgeOfConanState, seat: int) -> None:
    """AOC-061 to AOC-064: spent, but the 3 comes back, and the 0 brings all the others back once."""
    token = state.bid_token[seat]
    if token == _ZERO:
        state.bid_tokens[seat] = ALL_TOKENS & ~(1 << _ZERO)
        state.log.append(events.BID_TOKENS_RECOVERED.of(seat=seat))
    elif token != _THREE:
        state.bid_tokens[seat] &= ~(1 << token)
