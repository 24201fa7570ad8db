"""What a seat can work out from its view: the table as a position for the rules' own functions, and the cards that the
other players can still have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.deck_list import Deck
from warhall.games.conan_ccg.cards.vocabulary import GEM
from warhall.games.conan_ccg.components import NOBODY
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.notation import HIDDEN
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.foe_moves import can_give, foe_gem
from warhall.games.conan_ccg.rules.statistics import health_of, prowess_of
from warhall.games.conan_ccg.view import deck_of, table_of
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState

Belief = tuple[tuple[str, float], ...]  # a card that may lie there, and how likely it is

_LESS_LIKELY: Final = 0.5  # an Action or Item is kept for its text more often than a Move


class Sight:
    """One decision of one seat."""

    def __init__(self, game: ConanCCG, blank: ConanState, view: View) -> None:
        self.game = game
        self.cards = game.pool.cards
        self.view = view
        self.you: int = view["you"]
        self.active: int = view["active"]
        self.is_conan = self.you == self.active
        self.mine: dict[str, Any] = view["seats"][self.you]
        self.conan_side: dict[str, Any] = view["seats"][self.active]
        self.frame: dict[str, Any] = view["stack"][-1]
        self._blank = blank
        self._beliefs: dict[int, Belief] = {}

    # -- the table -------------------------------------------------------------------------------------------------

    @cached_property
    def table(self) -> ConanState:
        """A position with everything that this seat sees, for the rules to be asked about."""
        return table_of(self._blank, self.view)

    def deck(self, seat: int) -> Deck:
        return deck_of(self.game, self.view, seat)

    @cached_property
    def conan(self) -> Card:
        return self.cards[self.deck(self.active).conan]

    @cached_property
    def foes(self) -> list[Foe]:
        return self.table.foes()

    @cached_property
    def rivals(self) -> list[int]:
        """The best Renown of another player."""
        return [renown(self.table, seat) for seat in range(self.game.players) if seat != self.you]

    # -- what others can have --------------------------------------------------------------------------------------

    def unseen(self, seat: int) -> Mapping[str, int]:
        """The cards of a list that lie in no open place: in the hand, in the deck, or face down."""
        view, side = self.view, self.view["seats"][seat]
        left = Counter(self.deck(seat).draw)
        left.subtract(side["discard"])
        left.subtract(item["card"] for item in side["items"])
        left.subtract(
            other["region"][1] for other in view["seats"] if other["region"] is not None and other["region"][0] == seat
        )
        if seat == self.active:
            left.subtract(move["card"] for move in view["moves"])
            left.subtract(ally["card"] for ally in view["allies"])
        for line in view["zones"].values():
            for foe in line:
                if foe.get("owner", NOBODY) == seat and foe.get("move", "") not in ("", HIDDEN):
                    left[foe["move"]] -= 1
        return {card: count for card, count in left.items() if count > 0}

    @cached_property
    def conan_cards(self) -> Belief:
        """The cards that Conan may lay, as far as they have not been seen to go elsewhere."""
        known = self.cards
        left = [(card, count) for card, count in self.unseen(self.active).items() if known[card].is_move]
        total = sum(count for _, count in left)
        return tuple((card, count / total) for card, count in left)

    def belief(self, foe: Foe) -> Belief:
        """What the move of a Foe is, or will be: it must fit the Prowess it had and the wounds it took (CCG-163)."""
        found = self._beliefs.get(foe.uid)
        if found is None:
            found = self._beliefs[foe.uid] = self._believe(foe)
        return found

    def _believe(self, foe: Foe) -> Belief:
        if foe.move not in ("", HIDDEN):
            return ((foe.move, 1.0),)
        known = self._shared(foe)
        if known is not None and known in self._alike:
            return self._alike[known]
        weights: list[tuple[str, float]] = []
        for card, count in self._pool(foe.owner).items():
            if foe.move:
                fits = max(0, foe_gem(self.table, foe, card) - foe.limit) == max(0, foe.paid)
            else:
                fits = can_give(self.table, foe, card)
            if fits:
                weights.append((card, count * (1.0 if self.cards[card].kind == "move" else _LESS_LIKELY)))
        total = sum(weight for _, weight in weights)
        found = tuple((card, weight / total) for card, weight in weights)
        if known is not None:
            self._alike[known] = found
        return found

    def _shared(self, foe: Foe) -> tuple[int, ...] | None:
        """Where only printed gems count, Foes of the same strength are alike."""
        table = self.table
        if GEM in table.modifiers:
            return None
        if foe.move:
            return foe.owner, 1, foe.limit, foe.paid
        return foe.owner, 0, prowess_of(table, foe), health_of(table, foe)

    def _pool(self, seat: int) -> Mapping[str, int]:
        cache = self._pools
        if seat not in cache:
            known = self.cards
            cache[seat] = {
                card: count
                for card, count in self.unseen(seat).items()
                if known[card].is_move and not known[card].conan_only
            }
        return cache[seat]

    @cached_property
    def _alike(self) -> dict[tuple[int, ...], Belief]:
        return {}

    @cached_property
    def _pools(self) -> dict[int, Mapping[str, int]]:
        return {}
