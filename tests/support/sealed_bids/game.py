"""The static facts of Sealed Bids."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tests.support.sealed_bids.position import read_position
from tests.support.sealed_bids.state import CARDS, CATALOGUE, DECK, HAND, SealedBidsState
from warhall.kernel import Action, ActionSyntaxError, Game, Option, View
from warhall.kernel.action import excerpt, words


class SealedBids(Game):
    """Three rounds of secret bids for two to four players (SB-001)."""

    id = "sealed-bids"
    title = "Sealed Bids"
    rules_version = "1"
    OPTIONS: ClassVar[tuple[Option, ...]] = (Option("players", 2, low=2, high=4, rule="SB-001"),)
    CITATIONS: ClassVar[Mapping[str, str]] = {"game-over": "SB-003", "not-your-turn": "SB-003"}
    SEAT_FACTS = ("seat", "winners")
    open_information = False
    state_class: ClassVar[type[SealedBidsState]] = SealedBidsState

    def new_initial_state(self) -> SealedBidsState:
        return self.state_class(self)

    def state_from_json(self, obj: Mapping[str, Any]) -> SealedBidsState:
        return read_position(self.new_initial_state(), obj)

    def state_from_view(self, view: View, rng: random.Random) -> SealedBidsState:
        """The viewer's own cards stay; all others are drawn from those that lie nowhere in sight."""
        state = self.new_initial_state()
        you = view["you"]
        hidden = Counter(DECK)
        for cards in view["history"]:
            hidden.subtract(cards)
        if you is not None:
            hidden.subtract([*view["hand"], *(bid for bid in view["bids"] if isinstance(bid, int))])
        pool = sorted(hidden.elements())
        rng.shuffle(pool)
        state.history = [list(cards) for cards in view["history"]]
        for seat, size in enumerate(view["hand_sizes"]):
            state.hands[seat] = sorted(view["hand"] if seat == you else [pool.pop() for _ in range(size)])
        state.bids = [pool.pop() if bid == "sealed" else bid for bid in view["bids"]]
        return state

    def parse_action(self, text: str) -> Action:
        match words(text):
            case ["bid", card] if card in CARDS:
                return Action(f"bid {card}")
            case ["deal", seat, card] if card in CARDS and seat in [str(known) for known in range(self.players)]:
                return Action(f"deal {seat} {card}")
        raise ActionSyntaxError("bad-words", catalogue=CATALOGUE, given=excerpt(text))

    def action_label(self, action: Action, _view: View) -> str:
        return self.catalogue.format("label-bid", {"card": action.args[-1]})

    def prompt(self, view: View, names: Sequence[str]) -> str:
        if view["over"]:
            return self.catalogue.format("prompt-over", {"winners": self._fact("winners", view["winners"], names)})
        if not view["history"] and sum(view["hand_sizes"]) + len(_bidders(view)) < HAND * self.players:
            return self.catalogue.format("prompt-deal")
        waiting = [names[seat] for seat, bid in enumerate(view["bids"]) if bid is None]
        return self.catalogue.format("prompt-bid", {"seats": ", ".join(waiting)})

    def draw_text(self, view: View, names: Sequence[str], _width: int = 80) -> str:
        sizes = zip(names, view["hand_sizes"], view["scores"], strict=True)
        return "\n".join(f"{name}: {size} cards, {score} points" for name, size, score in sizes)

    def draw_svg(self, view: View, names: Sequence[str] | None = None) -> str:
        shown = ", ".join(str(score) for score in view["scores"])
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{len(names or ())}</title><text>{shown}</text></svg>'


def _bidders(view: View) -> list[int]:
    return [seat for seat, bid in enumerate(view["bids"]) if bid is not None]
