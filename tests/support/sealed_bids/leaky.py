"""Sealed Bids with one fault each, to prove that the checks of `warhall.testing` find it. None is registered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from tests.support.sealed_bids.game import SealedBids
from tests.support.sealed_bids.state import SealedBidsState, refuse
from warhall.kernel import Action, Event, IllegalActionError, View


class _ShowsHands(SealedBidsState):
    def view(self, seat: int | None = None) -> View:
        return {**super().view(seat), "hands": [list(hand) for hand in self.hands]}


class ShowsHands(SealedBids):
    """Everybody's view holds everybody's cards."""

    state_class = _ShowsHands


class _ShowsHigh(SealedBidsState):
    def view(self, seat: int | None = None) -> View:
        return {**super().view(seat), "highest": max((card for hand in self.hands for card in hand), default=0)}


class ShowsHighestCard(SealedBids):
    """A harmless looking number in the view follows from hidden cards."""

    state_class = _ShowsHigh


class _PeekingOptions(SealedBidsState):
    def options(self, seat: int) -> list[Action]:
        others = {card for at, hand in enumerate(self.hands) if at != seat for card in hand}
        legal = super().options(seat)
        return [action for action in legal if int(action.args[0]) not in others] or legal


class PeekingOptions(SealedBids):
    """Cards that somebody else holds too are not offered."""

    state_class = _PeekingOptions


class _Unsorted(SealedBidsState):
    def options(self, seat: int) -> list[Action]:
        return super().options(seat)[::-1]


class Unsorted(SealedBids):
    """The choices come in another order than that of their texts."""

    state_class = _Unsorted


class _Repeating(SealedBidsState):
    def options(self, seat: int) -> list[Action]:
        return [Action(f"bid {card}") for card in self.hands[seat]]


class Repeating(SealedBids):
    """A choice is offered once for each copy of a card."""

    state_class = _Repeating


class _SetOrder(SealedBidsState):
    def options(self, seat: int) -> list[Action]:
        return list({Action(f"bid {card}") for card in self.hands[seat]})


class SetOrder(SealedBids):
    """The choices come in the order of a set, which changes from process to process."""

    state_class = _SetOrder


class _MutatedByRefusal(SealedBidsState):
    def refusal(self, action: Action, seat: int) -> IllegalActionError:
        self.hands[seat] = self.hands[seat][1:]
        return super().refusal(action, seat)


class MutatedByRefusal(SealedBids):
    """Whoever tries what is not legal loses a card."""

    state_class = _MutatedByRefusal


class _BadCitation(SealedBidsState):
    def refusal(self, _action: Action, _seat: int) -> IllegalActionError:
        return refuse("not-held", "SB-999", card="?")


class BadCitation(SealedBids):
    """Refusals cite a rule that does not exist."""

    state_class = _BadCitation


class _NoSentence(SealedBidsState):
    def refusal(self, _action: Action, _seat: int) -> IllegalActionError:
        return refuse("never-written", "SB-003")


class NoSentence(SealedBids):
    """Refusals have no words."""

    state_class = _NoSentence


class _TellingRefusal(SealedBidsState):
    def refusal(self, action: Action, _seat: int) -> IllegalActionError:
        holders = [at for at, hand in enumerate(self.hands) if int(action.args[-1]) in hand]
        return refuse("not-held", "SB-003", card=f"{action.args[-1]} ({holders})")


class TellingRefusal(SealedBids):
    """A refusal says who holds the card that one does not."""

    state_class = _TellingRefusal


class _SharedHistory(SealedBidsState):
    def clone(self) -> _SharedHistory:
        copy = super().clone()
        copy.history = self.history
        return copy


class SharedHistory(SealedBids):
    """A clone shares the finished rounds with the original."""

    state_class = _SharedHistory


class _Forgetful(SealedBidsState):
    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "bids": [None] * self.game.players}


class Forgetful(SealedBids):
    """A saved position has lost the bids, so nobody can read it back."""

    state_class = _Forgetful


class _QuietReveal(SealedBidsState):
    def _reveal(self, bids: list[int]) -> list[Event]:
        return [Event(event.kind, event.data) for event in super()._reveal(bids)]


class QuietReveal(SealedBids):
    """The reveal of the bids is not marked, so the last bidder may look and take the bid back."""

    state_class = _QuietReveal


class _TwoSteps(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        if action == "bid 6" and self.hands[seat][0] != 6:
            self.hands[seat].sort(reverse=True)
            return []
        return super().step(action, seat)


class TwoSteps(SealedBids):
    """A bid of 6 has to be confirmed: others see a step more."""

    state_class = _TwoSteps


class _NoisyBid(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        events = super().step(action, seat)
        return events + [Event("bid-placed", {"seat": seat})] * (action == "bid 6")


class NoisyBid(SealedBids):
    """A bid of 6 is told twice."""

    state_class = _NoisyBid


class _EarlyReveal(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        events = super().step(action, seat)
        return [Event(event.kind, event.data, reveals=True) for event in events] if action == "bid 6" else events


class EarlyReveal(SealedBids):
    """A bid of 6 cannot be taken back, so the dice would not wait for its maker: others see no pause."""

    state_class = _EarlyReveal


class _Whisper(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        events = super().step(action, seat)
        beaten = any(card > int(action.args[-1]) for hand in self.hands for card in hand)
        return [*events, Event("beatable", {"beaten": beaten}, audience=(seat,))]


class Whisper(SealedBids):
    """A bidder is told whether anybody could bid more, and may still take the bid back."""

    state_class = _Whisper


class _TellingUndo(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        beaten = any(bid == 6 for bid in self.bids)
        return [Event(event.kind, event.data, reveals=beaten) for event in super().step(action, seat)]


class TellingUndo(SealedBids):
    """A bid may be taken back unless somebody has bid a 6."""

    state_class = _TellingUndo


class PaintedCards(SealedBids):
    """The picture, the odds or a hint know the cards of others: here by what the game remembers of its last deal."""

    class _State(SealedBidsState):
        def view(self, seat: int | None = None) -> View:
            PaintedCards._hands = [list(hand) for hand in self.hands]
            return super().view(seat)

    _hands: ClassVar[list[list[int]]] = []
    state_class = _State

    def draw_svg(self, view: View, names: Sequence[str] | None = None) -> str:
        return super().draw_svg(view, names) + str(self._hands)


class _LoudDeal(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        return [Event(event.kind, event.data, reveals=event.reveals) for event in super().step(action, seat)]


class LoudDeal(SealedBids):
    """The log tells everybody which card was dealt."""

    state_class = _LoudDeal


class _OpenActions(SealedBidsState):
    def action_seen_by(self, action: Action, _actor: int, _viewer: int | None) -> Action | None:
        return action


class OpenActions(SealedBids):
    """Deals and bids stand in everybody's record."""

    state_class = _OpenActions


class _OpenDraws(SealedBidsState):
    def draw_known_to(self, action: Action, viewer: int | None) -> bool:
        return int(action.args[0]) == viewer


class OpenDraws(SealedBids):
    """Whoever is dealt a card is shown how it was drawn, and so learns of the cards that were left."""

    state_class = _OpenDraws


class WrongDefault(SealedBids):
    """A text that does not read back as the same action."""

    def parse_action(self, text: str) -> Action:
        action = super().parse_action(text)
        return Action("bid 1") if action == "bid 2" else action


class SharedGenerator(SealedBids):
    """Matches draw from one generator, so they influence each other."""

    _generator = random.Random(0)

    class _State(SealedBidsState):
        def sample_chance(self, _rng: random.Random) -> Action:
            return super().sample_chance(SharedGenerator._generator)

    state_class = _State


class _Rare(SealedBidsState):
    def step(self, action: Action, seat: int) -> list[Event]:
        if [1, 1] in self.history:
            raise ZeroDivisionError("planted")
        return super().step(action, seat)


class RareBug(SealedBids):
    """It fails once both seats have bid a 1 in the same round."""

    state_class = _Rare


class Careless(SealedBids):
    """A position of the wrong shape raises an error that is not ours."""

    def state_from_json(self, obj: Any) -> SealedBidsState:
        obj["history"][0:]
        return super().state_from_json(obj)
