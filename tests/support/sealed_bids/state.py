"""The position of Sealed Bids and its rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Self

from warhall.kernel import CHANCE, TERMINAL, Action, Event, IllegalActionError, Outcome, State, View
from warhall.kernel.action import excerpt
from warhall.kernel.state import rank
from warhall.kernel.text import KERNEL_CATALOGUE

if TYPE_CHECKING:
    from tests.support.sealed_bids.game import SealedBids

CATALOGUE: Final = KERNEL_CATALOGUE.with_package("tests.support.sealed_bids")
DECK: Final = [card for card in range(1, 7) for _ in range(2)]
CARDS: Final = [str(card) for card in range(1, 7)]
HAND: Final = 3


def refuse(code: str, rule: str, **facts: Any) -> IllegalActionError:
    return IllegalActionError(code, rule=rule, catalogue=CATALOGUE, **facts)


class SealedBidsState(State["SealedBids"]):
    """Hands, the bids of this round, and the rounds that were revealed."""

    __slots__ = ("bids", "hands", "history")

    def __init__(self, game: SealedBids) -> None:
        self.game = game
        self._offered = None
        self.hands: list[list[int]] = [[] for _ in range(game.players)]  # each sorted
        self.bids: list[int | None] = [None] * game.players
        self.history: list[list[int]] = []  # the bids of every finished round

    def clone(self) -> Self:
        copy = type(self)(self.game)
        copy.hands = [list(hand) for hand in self.hands]
        copy.bids = list(self.bids)
        copy.history = [list(bids) for bids in self.history]
        return copy

    # -- whose turn ------------------------------------------------------------------------------------------------

    @property
    def dealt(self) -> int:
        """Cards that have left the bag (SB-002)."""
        bid = sum(card is not None for card in self.bids)
        return sum(map(len, self.hands)) + bid + self.game.players * len(self.history)

    @property
    def bag(self) -> Counter[int]:
        left = Counter(DECK)
        for cards in (*self.hands, *self.history):
            left.subtract(cards)
        left.subtract([bid for bid in self.bids if bid is not None])
        return left

    def current_player(self) -> int:
        if self.dealt < HAND * self.game.players:
            return CHANCE
        return TERMINAL if len(self.history) == HAND else self.bids.index(None)

    def active_players(self) -> tuple[int, ...]:
        if self.current_player() < 0:
            return ()
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    def options(self, seat: int) -> list[Action]:
        return [Action(f"bid {card}") for card in sorted(set(self.hands[seat]))]

    # -- chance ----------------------------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        if not self.is_chance():
            return []
        seat, bag = self.dealt % self.game.players, self.bag
        total = bag.total()
        return [(Action(f"deal {seat} {card}"), count / total) for card, count in sorted(bag.items()) if count]

    def sample_chance(self, rng: random.Random) -> Action:
        cards = sorted(self.bag.elements())
        return Action(f"deal {self.dealt % self.game.players} {cards[rng.randrange(len(cards))]}")

    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        if action.verb != "deal":
            return refuse("not-dealt", "SB-002")
        if action not in [outcome for outcome, _ in self.chance_outcomes()]:
            return refuse("wrong-deal", "SB-002", given=excerpt(action))
        return None

    def refusal(self, action: Action, _seat: int) -> IllegalActionError:
        if action.verb == "deal":
            return refuse("already-dealt", "SB-003", given=excerpt(action))
        return refuse("not-held", "SB-003", card=action.args[0])

    # -- what happens ----------------------------------------------------------------------------------------------

    def step(self, action: Action, seat: int) -> list[Event]:
        card = int(action.args[-1])
        if action.verb == "deal":
            owner = int(action.args[0])
            self.hands[owner] = sorted([*self.hands[owner], card])
            return [Event("dealt", {"seat": owner, "card": card}, audience=(owner,), hidden=("card",))]
        self.hands[seat].remove(card)
        self.bids[seat] = card
        events = [Event("bid-placed", {"seat": seat})]
        if None not in self.bids:
            events += self._reveal([bid for bid in self.bids if bid is not None])
        return events

    def _reveal(self, bids: list[int]) -> list[Event]:
        """SB-004: all bids are shown together; the highest unique one scores."""
        self.history.append(bids)
        self.bids = [None] * self.game.players
        winner = round_winner(bids)
        events = [Event("bids-revealed", {"bids": bids}, reveals=True)]
        events.append(Event("round-void", {}) if winner is None else Event("round-won", {"seat": winner}))
        if self.is_terminal():
            outcome = self.standing()
            events.append(Event("game-over", {"winners": outcome.winners, "scores": outcome.scores}))
        return events

    def standing(self) -> Outcome:
        winners = [round_winner(bids) for bids in self.history]
        scores = [winners.count(seat) for seat in range(self.game.players)]
        return rank([(score,) for score in scores], scores)

    # -- who sees what ---------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "sealed-bids",
            "players": self.game.players,
            "hands": [list(hand) for hand in self.hands],
            "bids": list(self.bids),
            "history": [list(bids) for bids in self.history],
        }

    def view(self, seat: int | None = None) -> View:
        standing = self.standing()
        sealed = ["sealed" if bid is not None and at != seat else bid for at, bid in enumerate(self.bids)]
        return {
            "game": "sealed-bids",
            "players": self.game.players,
            "you": seat,
            "hand": [] if seat is None else list(self.hands[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "bids": sealed,
            "history": [list(bids) for bids in self.history],
            "scores": standing.scores,
            "over": self.is_terminal(),
            "winners": standing.winners if self.is_terminal() else [],
        }

    def action_seen_by(self, action: Action, actor: int, viewer: int | None) -> Action | None:
        """A card dealt is known to the seat it goes to, a bid to the seat that made it."""
        knower = int(action.args[0]) if action.verb == "deal" else actor
        return action if viewer == knower else None


def round_winner(bids: list[int]) -> int | None:
    """The seat with the highest bid that nobody else made."""
    unique = [bid for bid in bids if bids.count(bid) == 1]
    return bids.index(max(unique)) if unique else None
