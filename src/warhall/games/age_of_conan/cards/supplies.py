"""Verbs about what a player has: gold, sorcery, cards, tokens, dice and bids."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Literal

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.several import Several, SeveralTimes
from warhall.games.age_of_conan.cards.words import Amount, CardVerb
from warhall.games.age_of_conan.rules import adventure
from warhall.games.age_of_conan.rules.cards import (
    KINGDOM,
    STRATEGY,
    Draw,
    can_draw,
    hand_of,
    kind_of,
    possible_targets,
    refresh_card,
    used_cards,
)
from warhall.games.age_of_conan.rules.lots import Handful
from warhall.games.age_of_conan.rules.turn import Turn
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


# -- gold and sorcery --------------------------------------------------------------------------------------------------


class GainGold(CardVerb):
    sign = "gold"
    n: "Amount"
    source: "Literal['pool', 'player']" = "pool"

    def points_at_player(self) -> bool:
        return self.source == "player"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return self.source == "pool" or any(gold for other, gold in enumerate(state.gold) if other != seat)

    def carry(self, state: AgeOfConanState, seat: int, target: int) -> None:
        if self.source == "player":
            amount = min(self.n, state.gold[target])
            state.gold[target] -= amount
            state.log.append(events.GOLD_TAKEN.of(seat=seat, victim=target, gold=amount))
        else:
            amount = self.n
            state.log.append(events.GOLD_GAINED.of(seat=seat, gold=amount))
        state.gold[seat] += amount


class GainSorcery(CardVerb):
    sign = "sorcery"
    n: "Amount"

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.sorcery[seat] += self.n
        state.log.append(events.SORCERY_GAINED.of(seat=seat, sorcery=self.n))


# -- cards -------------------------------------------------------------------------------------------------------------


class DrawKingdom(CardVerb):
    sign = "hand"
    n: "Amount"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return can_draw(state, seat, KINGDOM)

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.stack.append(Draw(seat, KINGDOM, self.n))


class DrawStrategy(CardVerb):
    sign = "hand"
    n: "Amount"

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return can_draw(state, seat, STRATEGY)

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.stack.append(Draw(seat, STRATEGY, self.n))


class DiscardOpponent(CardVerb):
    sign = "miss"
    n: "Amount"
    deck: "Literal['kingdom', 'strategy']"

    def points_at_player(self) -> bool:
        return True

    def can(self, state: AgeOfConanState, seat: int) -> bool:
        return any(bool(hand_of(state, other, self.deck)) for other in possible_targets(state, seat))

    def carry(self, state: AgeOfConanState, _seat: int, target: int) -> None:
        number = min(self.n, len(hand_of(state, target, self.deck)))
        if number:
            state.stack.append(Discard(target, self.deck, number))


class Discard(Handful):
    """AOC-355: a card makes a seat lose cards of its hand, by chance."""

    rule = "AOC-355"
    forms = ("discard CARD+", "discard STRATEGY+")
    lies_on = ("effects",)
    seat: int
    deck: str
    number: int

    def form(self) -> tuple[str, str]:
        return "discard", kind_of(self.deck)

    def bag(self, state: AgeOfConanState) -> list[int]:
        return hand_of(state, self.seat, self.deck)

    def bag_known_to(self, _state: AgeOfConanState, viewer: int | None) -> bool:
        return viewer == self.seat

    def size(self, _state: AgeOfConanState) -> int:
        return self.number

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        pile = state.kingdom_discard[self.seat] if self.deck == KINGDOM else state.strategy_discard
        for card in self.drawn(state, action):
            self.bag(state).remove(card)
            insort(pile, card)
        state.log.append(events.CARDS_DISCARDED.of(seat=self.seat, deck=self.deck, cards=list(action.args)))


class RefreshTableCard(SeveralTimes):
    def choice(self, seat: int) -> Several:
        return Refresh(seat, self.n)


class Refresh(Several):
    """Used table cards become ready again free of charge."""

    forms = ("refresh CARD",)

    def deeds(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation.by_card["refresh"]
        return [texts[card] for card in used_cards(state, seat)]

    def do(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        refresh_card(state, seat, state.notation.read(action)[1], 0)


# -- tokens, dice, bids ------------------------------------------------------------------------------------------------


class TakeAdventureToken(CardVerb):
    windows = frozenset(("court_action", "any_own_turn", "on_adventure_token"))
    sign = "treasures"
    n: "Amount"
    source: "Literal['track', 'bag']"

    def can(self, state: AgeOfConanState, _seat: int) -> bool:
        return bool(state.track) if self.source == "track" else bool(state.bag or state.out_pile)

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        for _ in range(self.n):
            if self.source == "track":
                adventure.take_from_track(state, seat)
            else:
                adventure.draw_token(state, seat)


class ExtraFateDie(CardVerb):
    """AOC-424: at most one extra die per turn."""

    windows = frozenset(("court_action", "any_own_turn"))
    sign = "court"

    def can(self, state: AgeOfConanState, _seat: int) -> bool:
        """Before the action it needs two dice in the pool, afterwards (or as the action itself) one."""
        before = bool(state.stack) and isinstance(state.stack[-1], Turn)
        return not state.extra_die and sum(state.pool) >= (2 if before else 1)

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        if not state.extra_die:
            state.extra_die = 1
            state.log.append(events.EXTRA_DIE_GRANTED.of(seat=seat))


class BidBonus(CardVerb):
    windows = frozenset(("bid_reveal",))
    sign = "conan"
    n: "Amount"

    def carry(self, state: AgeOfConanState, seat: int, _target: int) -> None:
        state.bid_bonus[seat] += self.n
