"""Strategy cards that the asking seat cannot see: a rival's hand, a card that lies face down, one that is drawn.

Every card that this seat does not see is equally likely to be any of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules.cards import STRATEGY, Deal
from warhall.games.age_of_conan.rules.contest import DECLARING, REVEALED, Declare

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

Mixture = list[tuple[float, int]]  # chances of the symbols of a card


def _unseen(state: AgeOfConanState, contest: Contest, me: int) -> list[int]:
    """The strategy cards that a seat does not see; one that lies face down is no longer in a hand."""
    unseen = list(state.strategy_deck)
    for seat, hand in enumerate(state.strategy_hand):
        unseen += hand if seat != me else []
    down = [contest.strategy[side] for side in (ATTACKER, DEFENDER) if contest.seat(side) != me]
    return unseen + [card for card in down if card >= 0 and contest.stage < REVEALED]


def undeclared(state: AgeOfConanState, contest: Contest, side: int) -> bool:
    """Whether this side may still lay a strategy card."""
    if contest.seat(side) == NOBODY or not state.strategy_hand[contest.seat(side)]:
        return False
    asked = any(isinstance(frame, Declare) and frame.side == side for frame in state.stack)
    return asked or contest.stage < DECLARING[side]


def rivals_card(state: AgeOfConanState, contest: Contest, side: int) -> Mixture:
    """Say what is known about the strategy card of a rival."""
    seat = contest.seat(side)
    if seat == NOBODY or contest.stage >= REVEALED:
        return [(1.0, 0)]
    open_choice = undeclared(state, contest, side)
    if not open_choice and contest.strategy[side] < 0:
        return [(1.0, 0)]
    unseen = _unseen(state, contest, contest.seat(side ^ 1))
    known = state.game.components.strategy
    fitting = [known[card].symbols for card in unseen if contest.valid_card(state, side, card)]
    if not open_choice:
        return [(fitting.count(symbols) / len(fitting), symbols) for symbols in set(fitting)]
    return _best_of_hand(fitting, len(unseen), len(state.strategy_hand[seat]))


def _best_of_hand(fitting: list[int], unseen: int, hand: int) -> Mixture:
    """The chances of the best fitting card in a hand of so many unseen cards."""
    ways = comb(unseen, hand)
    strong = fitting.count(3)
    weak = len(fitting) - strong
    without_strong = comb(unseen - strong, hand) / ways
    without_any = comb(unseen - strong - weak, hand) / ways
    found = [(without_any, 0), (1 - without_strong, 3)]
    if weak:
        single = (without_strong - without_any) / weak
        found += [(single * fitting.count(symbols), symbols) for symbols in (1, 2)]
    return [(chance, symbols) for chance, symbols in found if chance > 0]


def face_down(state: AgeOfConanState, seat: int) -> Iterator[tuple[float, AgeOfConanState]]:
    """The position with every card that a rival may have laid face down, for a choice may bring it to light."""
    contest = state.contest
    side = DEFENDER if contest is not None and seat == contest.attacker else ATTACKER
    if contest is None or contest.stage >= REVEALED or contest.strategy[side] < 0:
        yield 1.0, state
        return
    known = state.game.components.strategy
    for chance, symbols in rivals_card(state, contest, side):
        guess = state.clone()
        assert guess.contest is not None
        fitting = (
            at for at, card in enumerate(known) if card.symbols == symbols and contest.valid_card(state, side, at)
        )
        guess.contest.strategy[side] = next(fitting)
        yield chance, guess


def draws(
    state: AgeOfConanState, contest: Contest, me: int, kind_of: Callable[[int], object]
) -> Iterator[tuple[float, AgeOfConanState]]:
    """The position after a seat has drawn the strategy cards that are on their way, by what kinds they are of."""
    deal = state.stack[-1]
    assert isinstance(deal, Deal)
    number = deal.number
    unseen = _unseen(state, contest, me)
    examples = {kind_of(card): card for card in unseen}
    counts = Counter(kind_of(card) for card in unseen)
    for kinds in combinations_with_replacement(counts, number):
        ways = prod(comb(counts[kind], times) for kind, times in Counter(kinds).items())
        if ways:
            after = state.clone()
            drawn = sorted(examples[kind] for kind in kinds)
            after.strategy_deck = sorted([*drawn, *after.strategy_deck[number:]])
            after.apply_action(state.game.notation.listed("deal", "STRATEGY", drawn), None)
            yield ways / comb(len(unseen), number), after


def is_draw(state: AgeOfConanState, me: int) -> bool:
    """Whether strategy cards for this seat are about to be dealt."""
    top = state.stack[-1]
    return isinstance(top, Deal) and top.seat == me and top.deck == STRATEGY
