"""Kingdom cards in the odds of a roll: ready table cards of both sides, which lie open, and the asking seat's instants.

What a card does before the dice, and successes that it adds, is carried out on a copy by the interpreter of card
effects; rerolls and ties remain as tools for the solver. Prices must be payable; cards for the start of a contest, and
what happens after the roll, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import AFTER_OWN_ROLL, ATTACKER, BEFORE_DICE, DEFENDER
from warhall.games.age_of_conan.components import NOBODY, Card, Effect
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.contest import OPENING, OWN_WINDOWS

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

AT_ONCE: Final = ("add_dice", "add_success", "count_symbol", "cancel_strategy")


def with_cards(state: AgeOfConanState, me: int) -> AgeOfConanState:
    """The position after both sides have used every card that helps at once, the attacker first."""
    copy = state.clone()
    contest = copy.fight
    for side in (ATTACKER, DEFENDER):
        if contest.seat(side) == NOBODY:
            continue
        if contest.stage <= OPENING:
            _use_all(copy, contest, side, me, BEFORE_DICE)
        if contest.stage <= OWN_WINDOWS[side]:
            _use_all(copy, contest, side, me, AFTER_OWN_ROLL)
    return copy


def _use_all(state: AgeOfConanState, contest: Contest, side: int, me: int, timing: int) -> None:
    seat = contest.seat(side)
    for card in _known(state, seat, me):
        useful = [effect for effect in card.effects if effect.verb in AT_ONCE]
        if card.timing != timing or not useful or not cards.may_use(state, seat, card):
            continue
        state.gold[seat] -= card.pay_gold
        state.sorcery[seat] -= card.pay_sorcery
        for effect in useful:
            state.game.verbs[effect.verb].carry(state, seat, effect, NOBODY)


def tools(state: AgeOfConanState, seat: int, me: int, timing: int) -> list[Effect]:
    """Rerolls and claims of ties that a seat has for a later moment of this roll."""
    return [
        effect
        for card in _known(state, seat, me)
        if card.timing == timing and cards.conditions_hold(state, seat, card) and cards.can_pay(state, seat, card)
        for effect in card.effects
        if effect.verb not in AT_ONCE
    ]


def _known(state: AgeOfConanState, seat: int, me: int) -> Iterator[Card]:
    """Ready table cards; of the asking seat also the instants in hand."""
    known = state.game.components.cards
    yield from (known[entry // 2] for entry in state.table[seat] if not entry & 1)
    if seat == me:
        yield from (known[card] for card in state.kingdom_hand[seat] if known[card].type == "instant")
