"""What must fit together in a position: limits, pieces and cards, the stack, the course of the game, a contest.

What a frame needs stands on the frame (`check`); here is what concerns several of them, or none.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.components import (
    BID_VALUES,
    EMISSARIES,
    FACES,
    NOBODY,
    UNITS,
    UNITS_PER_PROVINCE,
    Card,
)
from warhall.games.age_of_conan.rules.adventure import ADVENTURES_PER_AGE, Adventure, Token
from warhall.games.age_of_conan.rules.battle import BattleHold
from warhall.games.age_of_conan.rules.bidding import FACE_DOWN, FACE_UP, Bid, BidTie, SettleBid
from warhall.games.age_of_conan.rules.campaign import March
from warhall.games.age_of_conan.rules.cards import CardChoice, Effects
from warhall.games.age_of_conan.rules.contest import PICKED, STAGES, Contest, ContestRoll
from warhall.games.age_of_conan.rules.court import Court, TokenChoice
from warhall.games.age_of_conan.rules.crowning import LAST_AGE
from warhall.games.age_of_conan.rules.intrigue import Intrigue
from warhall.games.age_of_conan.rules.limits import emissaries_on_map, incoherent, raider_supply, units_on_map
from warhall.games.age_of_conan.rules.military import Military
from warhall.games.age_of_conan.rules.siege import SiegeRetreat
from warhall.games.age_of_conan.rules.turn import AfterAction, ExtraDie, LastCards, Turn
from warhall.kernel import Frame, InvalidPositionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

_OWN_TURN: Final = (Turn, ExtraDie, LastCards, AfterAction, Court, TokenChoice, Military, Intrigue)
_IN_CONTEST: Final = (ContestRoll, March, SiegeRetreat, BattleHold)


# -- pieces and cards --------------------------------------------------------------------------------------------------


def broken_limits(state: AgeOfConanState) -> list[str]:
    """The rules that this position breaks; the fuzzer and `state_from_json` ask for them."""
    game = state.game
    components = game.components
    broken = []
    for seat in range(game.players):
        if units_on_map(state, seat) > UNITS:
            broken.append("AOC-406")
        if emissaries_on_map(state, seat) > EMISSARIES:
            broken.append("AOC-407")
    for province in range(components.size):
        holder = state.army_owner[province]
        if (holder == NOBODY) != (state.armies[province] == 0):
            broken.append("AOC-039")
        if holder != NOBODY and province != game.homes[holder]:
            if state.armies[province] > UNITS_PER_PROVINCE:
                broken.append("AOC-129")
            if not game.battlefield[province]:
                broken.append("AOC-395" if not components.provinces[province].is_home else "AOC-128")
            if state.owner[province] not in (holder, NOBODY):
                broken.append("AOC-234")
        if (state.steps[province] >= 0) != (holder != NOBODY and state.owner[province] == NOBODY):
            broken.append("AOC-190")
        if state.marker[province] and (state.owner[province] == NOBODY or not game.battlefield[province]):
            broken.append("AOC-037")
    if raider_supply(state) < 0:
        broken.append("AOC-409")
    if min(state.points + state.gold + state.sorcery) < 0:
        broken.append("AOC-308")
    broken += _broken_counts(state)
    return broken


def _broken_counts(state: AgeOfConanState) -> list[str]:
    """Tokens and cards that are missing or too many (AOC-339, AOC-353, AOC-413)."""
    components = state.game.components
    broken = []
    pending = [components.token_index[frame.token] for frame in state.stack if isinstance(frame, Token)]
    held = [token for tokens in state.tokens for token in tokens]
    if sorted(state.bag + state.track + state.out_pile + held + pending) != components.all_tokens:
        broken.append("AOC-413")
    strategy = state.strategy_deck + state.strategy_discard + [card for hand in state.strategy_hand for card in hand]
    if state.bids_open == FACE_UP:
        strategy += [card for card in (*state.bid_card, state.bid_replaced) if card >= 0]
    if state.contest is not None:
        strategy += [card for card in state.contest.strategy if card >= 0]
    if sorted(strategy) != list(range(len(components.strategy))):
        broken.append("AOC-343")
    for seat, kingdom in enumerate(state.game.kingdoms):
        cards = state.kingdom_deck[seat] + state.kingdom_discard[seat] + state.deck_top[seat]
        cards += state.kingdom_hand[seat] + [card // 2 for card in state.table[seat]]
        cards += [card.index for card in _being_used(state, seat) if card.type in ("event", "instant")]
        if sorted(cards) != components.kingdom_cards[kingdom]:
            broken.append("AOC-339")
    objectives = [*state.objectives, *state.objective_deck]
    if len(set(objectives)) != len(objectives):
        broken.append("AOC-317")
    return broken


def _being_used(state: AgeOfConanState, seat: int) -> list[Card]:
    """The cards of a seat that lie in frames until their effects are over."""
    known = state.game.components
    names = [frame.card for frame in state.stack if isinstance(frame, Effects) and frame.seat == seat]
    return [known.cards[known.card_index[name]] for name in names]


# -- the stack and what it speaks of -----------------------------------------------------------------------------------


def check_coherence(state: AgeOfConanState) -> None:
    """Raise `InvalidPositionError` naming the field at fault."""
    _check_course(state)
    _check_choosing(state)
    cards = state.game.components.cards
    if any(cards[entry // 2].type != "table" for table in state.table for entry in table):
        raise incoherent("table", "AOC-345")
    if (state.contest is None) == _has(state, *_IN_CONTEST):
        raise incoherent("contest", "AOC-151")
    if state.contest is not None:
        _check_contest(state, state.contest)
    try:
        _check_stack(state)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise error if isinstance(error, InvalidPositionError) else incoherent("stack") from error


def _has(state: AgeOfConanState, *kinds: type[Frame]) -> bool:
    return any(isinstance(frame, kinds) for frame in state.stack)


def _check_course(state: AgeOfConanState) -> None:
    """Roles after the first bid, the turn, adventures for the rest of the game."""
    begun = state.turn >= 0
    if begun != (state.conan_player >= 0) or begun != (state.first_player >= 0):
        raise incoherent("conan_player", "AOC-041")
    if any(isinstance(frame, _OWN_TURN) and frame.seat != state.turn for frame in state.stack):
        raise incoherent("turn", "AOC-071")
    left = ADVENTURES_PER_AGE * (LAST_AGE - state.age) + state.adventures_left
    if len(state.adventures) < left or len(set(state.adventure_top)) < len(state.adventure_top):
        raise incoherent("adventures", "AOC-042")
    revealing = _has(state, Adventure)
    if revealing and not state.adventures_left:
        raise incoherent("adventures_left", "AOC-042")
    if state.destination < 0 and not revealing:
        raise incoherent("destination", "AOC-015")


def _check_choosing(state: AgeOfConanState) -> None:
    """Bids are face down while players make them, and face up until they are settled."""
    bidding = _has(state, Bid)
    if bidding != (state.bids_open == FACE_DOWN):
        raise incoherent("bids_open", "AOC-052")
    settling = _has(state, BidTie) or (_has(state, SettleBid) and not bidding)
    if settling != (state.bids_open == FACE_UP) or (settling and min(state.bid_token) < 0):
        raise incoherent("bids_open", "AOC-053")
    three = 1 << BID_VALUES.index(3)
    if not all(tokens & three for tokens in state.bid_tokens):  # it always comes back
        raise incoherent("bid_tokens", "AOC-062")


def _check_contest(state: AgeOfConanState, contest: Contest) -> None:
    if contest.attacker != state.turn:
        raise incoherent("contest.attacker", "AOC-071")
    if not -1 <= contest.stage <= len(STAGES):
        raise incoherent("contest.stage", "AOC-188")
    if any(die % 8 >= len(FACES) or die >= 2 * PICKED for row in contest.dice for die in row):
        raise incoherent("contest.dice", "AOC-160")


def _check_stack(state: AgeOfConanState) -> None:
    """Each frame lies on one that starts it, speaks of what exists, and somebody has something to do on the innermost:
    frames that do not fit the table show themselves there."""
    for below, frame in zip(["", *(frame.name() for frame in state.stack)], state.stack, strict=False):
        if frame.lies_on is not None and below not in frame.lies_on:
            raise incoherent("stack")
    for under, frame in pairwise(state.stack):
        if isinstance(under, Effects) and isinstance(frame, CardChoice) and frame.seat != under.seat:
            raise incoherent("stack")
    for frame in state.stack:
        frame.check(state)
    if not state.stack:
        return
    top = state.stack[-1]
    if top.go(state):  # it should wait
        raise incoherent("stack")
    state.mover = top.actor(state)
    if state.is_chance():
        playable = state.chance_refusal(state.sample_chance(random.Random(0))) is None
    else:
        playable = all(state.options(seat) for seat in state.active_players())
    if not playable:
        raise incoherent("stack")
