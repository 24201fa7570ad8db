"""Chapter "Bidding for Conan": secret bids, their cards, ties, tokens and cards (AOC-048 to 070)."""

from __future__ import annotations

import random
from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import BID_REVEAL
from warhall.games.age_of_conan.components import BID_VALUES, KINGDOMS, NOBODY
from warhall.games.age_of_conan.notation import PASS
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, chance, choice, push_chance, task
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

SETTLED, FACE_DOWN, FACE_UP = range(3)  # what the bids on record are
_ZERO: Final = BID_VALUES.index(0)
_THREE: Final = BID_VALUES.index(3)
_ALL_TOKENS: Final = (1 << len(BID_VALUES)) - 1


def _order(state: AgeOfConanState) -> list[int]:
    """AOC-049: clockwise from the holder of the first player token, in set-up from the first seat."""
    first = max(state.first_player, 0)
    return [(first + at) % state.game.players for at in range(state.game.players)]


def _start(state: AgeOfConanState, _frame: Frame, log: Log) -> None:
    log.append(Event("bidding-begins", {}))
    players = state.game.players
    state.bids_open = FACE_DOWN
    state.bid_token = [-1] * players
    state.bid_card = [-1] * players
    state.bid_bonus = [0] * players
    state.bid_replaced = -1
    state.stack.append((SETTLE, 0))
    state.stack.append((REVEAL, 0))
    state.stack.append((BID, 0))
    for seat in reversed(_order(state)):
        cards.draw(state, seat, cards.STRATEGY_DECK, 1)


# -- the secret choice (AOC-050 to AOC-053, AOC-420) -------------------------------------------------------------------


def waiting(state: AgeOfConanState) -> tuple[int, ...]:
    """The seats who have not bid yet."""
    return tuple(seat for seat, token in enumerate(state.bid_token) if token < 0)


def _options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    """AOC-050, AOC-051, AOC-052: one strategy card and one available token, always; without a card the token alone."""
    texts = state.game.notation
    tokens = [at for at in range(len(BID_VALUES)) if state.bid_tokens[seat] >> at & 1]
    hand = state.strategy_hand[seat]
    if not hand:
        return sorted(texts.bare_bid[token] for token in tokens)
    return sorted(texts.bid[token][card] for token in tokens for card in hand)


def _step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    _, token, *card = state.game.notation.read(action)
    changed = state.bid_token[seat] >= 0
    state.bid_token[seat] = token
    state.bid_card[seat] = card[0] if card else -1
    if not changed:
        log.append(Event("bid-placed", {"seat": seat}))
    left = waiting(state)
    state.stack.pop()
    if left:
        state.stack.append((BID, left[0]))


def _reveal(state: AgeOfConanState, _frame: Frame, log: Log) -> None:
    """AOC-053: all at once; then kingdom cards in order, then the bonus card (AOC-066)."""
    state.bids_open = FACE_UP
    known = state.game.components.strategy
    for seat in _order(state):
        card = state.bid_card[seat]
        if card >= 0:
            state.strategy_hand[seat].remove(card)
        data: dict[str, Any] = {"seat": seat, "token": BID_VALUES[state.bid_token[seat]], "total": total(state, seat)}
        data["strategy"] = known[card].id if card >= 0 else "-"
        log.append(Event("bid-revealed", data, reveals=True))
    state.stack.append((OFFER_BONUS, 0))
    for seat in reversed(_order(state)):
        if cards.may_have_card(state, seat, BID_REVEAL):
            state.stack.append((BID_CARDS, seat))


def _offer_bonus(state: AgeOfConanState, _frame: Frame, _log: Log) -> None:
    """AOC-068: it needs another strategy card in hand."""
    holder = state.bonus_card
    if holder != NOBODY and state.strategy_hand[holder]:
        state.stack.append((BONUS, holder))


def total(state: AgeOfConanState, seat: int) -> int:
    """AOC-054, AOC-069: card plus token, and what cards add."""
    card = state.bid_card[seat]
    rating = state.game.components.strategy[card].rating if card >= 0 else 0
    return rating + BID_VALUES[state.bid_token[seat]] + state.bid_bonus[seat]


# -- cards after the reveal --------------------------------------------------------------------------------------------


def _cards_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    return [PASS, *sorted(cards.usable(state, seat, BID_REVEAL))]


def _cards_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    if action == PASS:
        state.stack.pop()
    else:
        cards.use_card(state, seat, state.game.notation.read(action)[1], log)


def _bonus_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    """AOC-066, AOC-068: another strategy card from hand, or none."""
    texts = state.game.notation.by_strategy["replace"]
    return [PASS, *sorted(texts[card] for card in state.strategy_hand[seat])]


def _bonus_step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == PASS:
        return
    card = state.game.notation.read(action)[1]
    state.strategy_hand[seat].remove(card)
    state.bid_replaced = state.bid_card[seat]
    state.bid_card[seat] = card
    name = state.game.components.strategy[card].id
    log.append(Event("bid-replaced", {"seat": seat, "strategy": name, "total": total(state, seat)}, reveals=True))


# -- the winner (AOC-054 to AOC-064) -----------------------------------------------------------------------------------


def _settle(state: AgeOfConanState, _frame: Frame, log: Log) -> None:
    totals = [total(state, seat) for seat in range(state.game.players)]
    tied = [seat for seat, bid in enumerate(totals) if bid == max(totals)]
    if len(tied) > 1:  # AOC-056
        fewest = min(len(state.tokens[seat]) for seat in tied)
        tied = [seat for seat in tied if len(state.tokens[seat]) == fewest]
    if len(tied) > 1:  # AOC-057
        anchor = state.conan if state.game.rules.tie_anchor_is_conan else state.destination
        distance = state.game.components.distance[anchor]
        nearest = min(distance[state.game.homes[seat]] for seat in tied)
        tied = [seat for seat in tied if distance[state.game.homes[seat]] == nearest]
    if len(tied) > 1:  # AOC-058
        push_chance(state, TIE, sum(1 << seat for seat in tied))
        return
    _win(state, tied[0], log)


def _win(state: AgeOfConanState, winner: int, log: Log) -> None:
    """AOC-059 to AOC-064; the opening bid also gives the first turn (AOC-023, AOC-070)."""
    opening = state.conan_player == NOBODY
    state.conan_player = winner
    log.append(Event("bid-won", {"seat": winner, "total": total(state, winner)}))
    for seat in range(state.game.players):
        _settle_token(state, seat, log)
    for card in (*state.bid_card, state.bid_replaced):
        if card >= 0:
            insort(state.strategy_discard, card)
    state.bids_open = SETTLED  # the last bids stay for all to see
    if opening:
        state.first_player = winner
        state.stack.append((KIND["start-turn"], winner))


def _settle_token(state: AgeOfConanState, seat: int, log: Log) -> None:
    """AOC-061 to AOC-064: spent, but the 3 comes back, and the 0 brings all the others back once."""
    token = state.bid_token[seat]
    if token == _ZERO:
        state.bid_tokens[seat] = _ALL_TOKENS & ~(1 << _ZERO)
        log.append(Event("bid-tokens-recovered", {"seat": seat}))
    elif token != _THREE:
        state.bid_tokens[seat] &= ~(1 << token)


def _tie_seats(frame: Frame) -> list[int]:
    return [seat for seat in range(len(KINGDOMS)) if frame[2] >> seat & 1]


def _winner_text(state: AgeOfConanState, seat: int) -> Action:
    return state.game.notation.make("winner", state.game.kingdoms[seat])


def _tie_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    seats = _tie_seats(frame)
    return sorted((_winner_text(state, seat), 1 / len(seats)) for seat in seats)


def _tie_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    seats = _tie_seats(frame)
    return _winner_text(state, seats[rng.randrange(len(seats))])


def _tie_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    return action in [_winner_text(state, seat) for seat in _tie_seats(frame)]


def _tie_step(state: AgeOfConanState, _frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    _win(state, state.game.kingdoms.index(state.game.notation.read(action)[1]), log)


START = task("start-bid", _start)
REVEAL = task("reveal-bids", _reveal)
SETTLE = task("settle-bid", _settle)
BID = choice("bid", _options, _step)
OFFER_BONUS = task("offer-bonus", _offer_bonus)
BID_CARDS = choice("bid-cards", _cards_options, _cards_step)
BONUS = choice("bonus", _bonus_options, _bonus_step)
TIE = chance("bid-tie", _tie_outcomes, _tie_sample, _tie_possible, _tie_step)
