"""Kingdom cards in the odds of a roll: ready table cards of both sides, which lie open, and the asking seat's instants.

What a card does before the dice, and successes that it adds, is carried out on a copy by the verbs of the
card; rerolls and ties remain as tools for the solver. Prices must be payable; cards for the start of a contest, and
what happens after the roll, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.contests import AddDice, AddSuccess, CancelStrategy, CountSymbol, Reroll, WinTie
from warhall.games.age_of_conan.cards.vocabulary import AFTER_OWN_ROLL, ATTACKER, BEFORE_DICE, DEFENDER
from warhall.games.age_of_conan.cards.words import CardVerb
from warhall.games.age_of_conan.components import NOBODY, Card
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.contest import OPENING, OWN_WINDOWS

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

AT_ONCE: Final = (AddDice, AddSuccess, CountSymbol, CancelStrategy)


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
        useful = [verb for verb in card.verbs if isinstance(verb, AT_ONCE)]
        if card.timing != timing or not useful or not cards.may_use(state, seat, card):
            continue
        for verb in (*card.price, *useful):
            verb.carry(state, seat, NOBODY)


def tools(state: AgeOfConanState, seat: int, me: int, timing: int) -> list[CardVerb]:
    """Rerolls and claims of ties that a seat has for a later moment of this roll."""
    return [
        verb
        for card in _known(state, seat, me)
        if card.timing == timing and cards.conditions_hold(state, seat, card) and cards.can_pay(state, seat, card)
        for verb in card.verbs
        if not isinstance(verb, AT_ONCE)
    ]


def rerolls(verbs: list[CardVerb], whose: str) -> tuple[int, ...]:
    """How many dice each of these lets a side roll again."""
    return tuple(verb.n for verb in verbs if isinstance(verb, Reroll) and verb.whose == whose)


def claims_ties(verbs: list[CardVerb]) -> bool:
    return any(isinstance(verb, WinTie) for verb in verbs)


def _known(state: AgeOfConanState, seat: int, me: int) -> Iterator[Card]:
    """Ready table cards; of the asking seat also the instants in hand."""
    known = state.game.components.cards
    yield from (known[entry // 2] for entry in state.table[seat] if not entry & 1)
    if seat == me:
        yield from (known[card] for card in state.kingdom_hand[seat] if known[card].type == "instant")
