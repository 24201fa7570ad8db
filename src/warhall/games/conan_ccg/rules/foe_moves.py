"""Chapter "Foe Move Phase": every Foe gets one move, face down, from its owner's hand or by a search of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.vocabulary import GEM
from warhall.games.conan_ccg.components import Count
from warhall.games.conan_ccg.events import FOE_MOVE, SEARCH_FAILED, SEARCH_REJECTED
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.notation import DONE, HIDDEN, ZONES_BY_NAME, Phrases, act
from warhall.games.conan_ccg.rules.icons import means_move
from warhall.games.conan_ccg.rules.in_play import extent, live, scope_fits
from warhall.games.conan_ccg.rules.names import foe_at, foe_named, place_name
from warhall.games.conan_ccg.rules.piles import (
    Bag,
    Drawing,
    different_cards,
    discard_card,
    hide_from_hand,
    reshuffle,
    show_hand,
)
from warhall.games.conan_ccg.rules.statistics import health_of, prowess_of
from warhall.games.conan_ccg.rules.victory import defeat
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Choice
from warhall.kernel.kept import Kept

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

TRIES: Final = 3  # CCG-171


def foe_gem(state: ConanState, foe: Foe, card: str) -> int:
    """Price a move for a Foe: its gem, changed by cards in play and by its own text about its cost (CCG-079)."""
    move = state.cards[card]
    gem = move.gem + _dearer(state, foe) if GEM in state.modifiers else move.gem
    if move.discounts and move.kind == "move":
        gem += sum([n for effect, n in move.discounts if scope_fits(state, effect, foe)])
    return max(0, gem)


def _dearer(state: ConanState, foe: Foe) -> int:
    """Count what cards in play add to the gem of whatever move this Foe plays."""
    return sum(
        extent(modifier)
        for modifier in live(state, GEM)
        if modifier[3].move in ("foe_moves", "all_moves") and means_move(state, modifier, foe)
    )


def overpayment(state: ConanState, foe: Foe, card: str) -> int:
    """CCG-163: wounds for what the gem exceeds the Foe's Prowess."""
    return max(0, foe_gem(state, foe, card) - prowess_of(state, foe))


def can_give(state: ConanState, foe: Foe, card: str) -> bool:
    """CCG-165, CCG-164: a card with move data, not Conan Only, not lethally expensive."""
    move = state.cards[card]
    if not move.is_move or move.conan_only:
        return False
    wounds = overpayment(state, foe, card)
    return wounds == 0 or wounds < health_of(state, foe)


class FoeMoves(Choice):
    """CCG-159, CCG-167: `seat` supplies its Foes with moves; done when each has one or has failed its search."""

    rule = "CCG-159"
    help = ("CCG-159", "CCG-163", "CCG-166")
    forms = ("give FOE CARD", "search FOE")
    lies_on = ("round:down", "foe-moves")

    def go(self, state: ConanState) -> bool:
        if _is_waiting(state, self.seat):
            return False
        state.stack.pop()
        return True

    def options(self, state: ConanState, seat: int) -> list[Action]:
        """CCG-166: a search is possible only when no card in hand can be played for that Foe."""
        moves = [card for card in different_cards(state, seat) if card.is_move and not card.conan_only]
        found: list[Action] = []
        searches: list[Action] = []
        dearer = GEM in state.modifiers
        # Foe by Foe in the order of their places, so that the list is sorted already.
        for foe in _waiting(state, seat):
            place = place_name(state, foe)
            # The same as `can_give`, quicker where a card says nothing about its own price.
            prowess, health = prowess_of(state, foe), health_of(state, foe)
            most = max(prowess, prowess + health - 1) - (_dearer(state, foe) if dearer else 0)
            gives = _GIVES.of(place)
            before = len(found)
            for card in moves:
                if card.gem <= most or (card.discounts and can_give(state, foe, card.id)):
                    found.append(gives.with_word(card.id))
            if len(found) == before:
                searches.append(act("search", place))
        found += searches
        return found

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        given = action.args
        foe = foe_named(state, given[0])
        if len(given) == 1:  # a search
            show_hand(state, seat, state.active)  # CCG-168, CCG-318
            state.push(Search(seat, foe.uid))
            return
        card = given[1]
        hide_from_hand(state, seat, card)
        lay_down(state, foe, card)

    def refusal(self, state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
        if action == DONE:
            return state.refuse("every-foe", "CCG-159")
        if action.verb not in ("give", "search"):
            return None
        place = action.args[0]
        foe = foe_at(state, place)
        if foe is None or foe.gone:
            return state.refuse("no-foe", "CCG-159", place=place)
        if foe.owner != seat:
            return state.refuse("not-your-foe", "CCG-297", place=place)
        if foe.move:
            return state.refuse("one-move", "CCG-160", place=place)
        if action.verb == "give":
            return ungiveable(state, foe, action.args[1], seat)
        if any(can_give(state, foe, card) for card in state.hand[seat]):
            return state.refuse("hand-first", "CCG-166", place=place)
        return None

    def seen(self, _state: ConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        """CCG-282: a move that is laid face down is known to its player alone."""
        return act("give", action.args[0], HIDDEN) if action.verb == "give" and actor != viewer else action

    def made_known(self, state: ConanState, action: Action) -> int:
        """CCG-163: wounds for overpaying are for all to see."""
        return overpayment(state, foe_named(state, action.args[0]), action.args[1]) if action.verb == "give" else 0

    def check(self, state: ConanState) -> None:
        if self.seat == state.active:
            raise LookupError(self)


def _waiting(state: ConanState, seat: int) -> list[Foe]:
    """The Foes of a seat that have no move yet, in the order of the names of their places."""
    return [
        foe
        for zone in ZONES_BY_NAME
        for foe in state.zones[zone]
        if foe.owner == seat and not foe.move and not foe.gone
    ]


def _is_waiting(state: ConanState, seat: int) -> bool:
    """Whether there is one."""
    for zone in state.zones:
        for foe in zone:
            if foe.owner == seat and not foe.move and not foe.gone:
                return True
    return False


def ungiveable(state: ConanState, foe: Foe, name: str, seat: int) -> IllegalActionError | None:
    """Why this card cannot be the move of this Foe."""
    card = state.cards[name]
    if name not in state.hand[seat]:
        return state.refuse("not-in-hand", "CCG-165", card=card.name)
    if can_give(state, foe, name):
        return None
    if card.conan_only:
        return state.refuse("conan-only", "CCG-081", card=card.name)
    if not card.is_move:
        return state.refuse("no-move", "CCG-048", card=card.name)
    wounds = overpayment(state, foe, name)
    return state.refuse("lethal", "CCG-164", card=card.name, wounds=wounds, health=health_of(state, foe))


def _gives(place: str) -> Phrases:
    return Phrases("give", place)


_GIVES: Final = Kept(_gives)


def lay_down(state: ConanState, foe: Foe, card: str) -> None:
    """CCG-161 to CCG-163: face down, wounds for overpaying at once and for all to see."""
    wounds = overpayment(state, foe, card)
    foe.limit = prowess_of(state, foe)
    foe.paid = wounds
    foe.move = card
    foe.down = True
    foe.wounds += wounds
    place = place_name(state, foe)
    state.log.append(FOE_MOVE.of(seat=foe.owner, foe=foe.card, place=place, card=card, wounds=wounds))


# -- the search --------------------------------------------------------------------------------------------------------


class Search(Drawing):
    """CCG-168: `seat` looks for a move for a Foe on top of the Draw Deck."""

    rule = "CCG-168"
    forms = ("look CARD*",)
    lies_on = ("foe-moves",)
    foe: int
    tries: "Count" = 0

    def go(self, state: ConanState) -> bool:
        """CCG-175: with nothing left to look at every remaining try fails."""
        foe = state.find_foe(self.foe)
        if foe is None or foe.move:
            state.stack.pop()
            return True
        reshuffle(state, self.seat)
        if self.tries >= TRIES or not state.deck[self.seat]:
            state.stack.pop()
            state.log.append(SEARCH_FAILED.of(seat=self.seat, foe=foe.card))
            defeat(state, [foe])  # CCG-172
            return True
        return False

    def bag(self, state: ConanState) -> Bag:
        return "look", state.deck[self.seat], (), 1

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        """CCG-169, CCG-170: played face down if it can be, otherwise face up to the Discard Pile."""
        card = action.args[0]
        foe = state.find_foe(self.foe)
        assert foe is not None
        self.tries += 1
        state.deck[self.seat].remove(card)
        if can_give(state, foe, card):
            state.stack.pop()
            lay_down(state, foe, card)
        else:
            discard_card(state, self.seat, card)
            state.log.append(SEARCH_REJECTED.of(seat=self.seat, card=card, tries=self.tries))
        reshuffle(state, self.seat)

    def made_known(self, state: ConanState, action: Action) -> int | str:
        """CCG-163, CCG-170: the wounds for a move that is played, or the card that cannot be."""
        foe, card = state.find_foe(self.foe), action.args[0]
        assert foe is not None
        return overpayment(state, foe, card) if can_give(state, foe, card) else card

    def check(self, state: ConanState) -> None:
        """A Foe player searches for an own Foe."""
        foe = state.find_foe(self.foe)
        if foe is None or foe.owner != self.seat or self.seat == state.active:
            raise LookupError(self)
