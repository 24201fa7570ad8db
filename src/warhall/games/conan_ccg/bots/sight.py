"""A seat's sight: the table as a position for the rules' own functions, and the cards that
the other players can still have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.bots.table import masked
from warhall.games.conan_ccg.cards.vocabulary import GEM
from warhall.games.conan_ccg.components import NONE
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.notation import HIDDEN
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.foe_moves import can_give, foe_gem
from warhall.games.conan_ccg.rules.statistics import health_of, prowess_of
from warhall.games.conan_ccg.rules.windows import Announced
from warhall.games.conan_ccg.state import ConanState
from warhall.games.conan_ccg.study.likelihood import weight_laid
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.cards.deck_list import Deck
    from warhall.games.conan_ccg.game import ConanCCG

Belief = tuple[tuple[str, float], ...]  # a card that may lie there, and how likely it is

_ANNOUNCED: Final = Announced.name()


class Occasion:
    """A question: the innermost frame, and the Actions that wait to be resolved, innermost first."""

    def __init__(self, name: str, window: str, attack: int, foe: int, announced: list[tuple[str, str]]) -> None:
        self.name = name
        self.window = window
        self.attack = attack
        self.foe = foe
        self.announced = announced  # effects with their windows


def seen_occasion(view: View) -> Occasion:
    """Read the question from a view."""
    stack: list[dict[str, Any]] = view["stack"]
    top = stack[-1]
    waiting = [(frame["effect"], frame["window"]) for frame in stack[::-1] if frame["frame"] == _ANNOUNCED]
    return Occasion(top["frame"], top.get("window", "placing"), top.get("attack", NONE), top.get("foe", NONE), waiting)


def true_occasion(state: ConanState) -> Occasion:
    """Read the question from a position; these facts of frames are public."""
    top: Any = state.stack[-1]
    waiting = [(frame.effect, frame.window) for frame in state.stack[::-1] if isinstance(frame, Announced)]
    return Occasion(
        top.name(), getattr(top, "window", "placing"), getattr(top, "attack", NONE), getattr(top, "foe", NONE), waiting
    )


class Sight:
    """One decision of one seat."""

    def __init__(self, game: ConanCCG, occasion: Occasion, you: int, active: int) -> None:
        self.game = game
        self.cards: dict[str, Card] = game.pool.cards
        self.occasion = occasion
        self.you = you
        self.active = active
        self.is_conan = you == active
        self.view: View | None = None  # where the table comes from one
        self._table: ConanState | None = None
        self._foes: list[Foe] | None = None
        self._standings: list[int] | None = None
        self._conan_cards: Belief | None = None
        self._beliefs: dict[int, Belief] = {}
        self._alike: dict[tuple[int, int, int, int], Belief] = {}
        self._pools: dict[int, dict[str, int]] = {}

    @staticmethod
    def of_view(game: ConanCCG, view: View) -> Sight:
        """See with a seat's view. The table is read when it is first asked for."""
        sight = Sight(game, seen_occasion(view), view["you"], view["active"])
        sight.view = view
        return sight

    @staticmethod
    def of_state(state: ConanState, seat: int) -> Sight:
        """The same in a position that is known, such as a play-out: what the seat may not know is taken out."""
        sight = Sight(state.game, true_occasion(state), seat, state.active)
        sight._table = masked(state, seat)
        return sight

    # -- the table -------------------------------------------------------------------------------------------------

    @property
    def table(self) -> ConanState:
        """A position with everything that this seat sees, for the rules to be asked about."""
        if self._table is None:
            assert self.view is not None
            self._table = self.game.open_table(self.view)
        return self._table

    @property
    def hand(self) -> list[str]:
        """The seat's own cards."""
        return self.table.hand[self.you]

    @property
    def prowess(self) -> int:
        """Of the Active Conan."""
        return self.table.prowess[self.active]

    @property
    def health(self) -> int:
        """Of the Active Conan."""
        return self.table.health[self.active]

    @property
    def conan(self) -> Card:
        return self.cards[self.table.lists[self.active].conan]

    def deck(self, seat: int) -> Deck:
        return self.table.lists[seat]

    @property
    def foes(self) -> list[Foe]:
        if self._foes is None:
            self._foes = self.table.foes()
        return self._foes

    @property
    def standings(self) -> list[int]:
        """The Renown of every player."""
        if self._standings is None:
            self._standings = [renown(self.table, seat) for seat in range(self.game.players)]
        return self._standings

    @property
    def rivals(self) -> list[int]:
        """The Renown of every other player."""
        return [theirs for seat, theirs in enumerate(self.standings) if seat != self.you]

    # -- what others can have --------------------------------------------------------------------------------------

    def unseen(self, seat: int) -> dict[str, int]:
        """The cards of a list that lie in no open place: in the hand, in the deck, or face down."""
        table = self.table
        left = dict(table.lists[seat].draw)
        gone = list(table.discard[seat])
        gone += [item.card for item in table.items[seat]]
        for region in table.region:
            if region is not None and region[0] == seat:
                gone.append(region[1])
        if seat == self.active:
            gone += [move.card for move in table.moves]
            gone += [ally.card for ally in table.allies]
        for line in table.zones:
            for foe in line:
                if foe.owner == seat and foe.move != "" and foe.move != HIDDEN:
                    gone.append(foe.move)
        for card in gone:
            left[card] = left.get(card, 0) - 1
        return {card: count for card, count in left.items() if count > 0}

    @property
    def conan_cards(self) -> Belief:
        """The cards that Conan may lay, as far as they have not been seen to go elsewhere."""
        if self._conan_cards is None:
            known = self.cards
            left = [(card, count) for card, count in self.unseen(self.active).items() if known[card].is_move]
            total = sum([count for _, count in left])
            self._conan_cards = tuple([(card, count / total) for card, count in left])
        return self._conan_cards

    def belief(self, foe: Foe) -> Belief:
        """Guess the move of a Foe, now or later: it must fit the Prowess it had and the wounds it took (CCG-163)."""
        found = self._beliefs.get(foe.uid)
        if found is None:
            found = self._beliefs[foe.uid] = self._believe(foe)
        return found

    def _believe(self, foe: Foe) -> Belief:
        if foe.move != "" and foe.move != HIDDEN:
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
                weights.append((card, count * weight_laid(self.game.pool, card)))
        total = sum([weight for _, weight in weights], 0.0)
        found: Belief = tuple([(card, weight / total) for card, weight in weights])
        if known is not None:
            self._alike[known] = found
        return found

    def _shared(self, foe: Foe) -> tuple[int, int, int, int] | None:
        """Where only printed gems count, Foes of the same strength are alike."""
        table = self.table
        if GEM in table.modifiers:
            return None
        if foe.move:
            return foe.owner, 1, foe.limit, foe.paid
        return foe.owner, 0, prowess_of(table, foe), health_of(table, foe)

    def _pool(self, seat: int) -> Mapping[str, int]:
        found = self._pools.get(seat)
        if found is None:
            known = self.cards
            found = self._pools[seat] = {
                card: count
                for card, count in self.unseen(seat).items()
                if known[card].is_move and not known[card].conan_only
            }
        return found
