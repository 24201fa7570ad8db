"""Chapter "Foe Move Phase": every Foe gets one move, face down, from its owner's hand or by a search of the deck."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.cards.effects import foe_named, place_name
from warhall.games.conan_ccg.components import Foe
from warhall.games.conan_ccg.notation import Phrases, act
from warhall.games.conan_ccg.rules.frames import FoeMoves, Search
from warhall.games.conan_ccg.rules.icons import means_move
from warhall.games.conan_ccg.rules.in_play import live, scope_fits
from warhall.games.conan_ccg.rules.piles import discard_card, hide_from_hand, reshuffle, show_hand
from warhall.games.conan_ccg.rules.statistics import health_of, prowess_of
from warhall.games.conan_ccg.rules.victory import defeat
from warhall.kernel import CHANCE, Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState

TRIES: Final = 3  # CCG-171


def foe_gem(state: ConanState, foe: Foe, card: str) -> int:
    """What a move costs a Foe: its gem, changed by cards in play and by its own text about its cost (CCG-079)."""
    move = state.cards[card]
    gem = move.gem + _dearer(state, foe) if "modify_gem" in state.modifiers else move.gem
    if move.discounts and move.kind == "move":
        gem += sum([n for effect, n in move.discounts if scope_fits(state, effect, foe)])
    return max(0, gem)


def _dearer(state: ConanState, foe: Foe) -> int:
    """What cards in play add to the gem of whatever move this Foe plays."""
    return sum(
        modifier[3]["n"]
        for modifier in live(state, "modify_gem")
        if modifier[3]["move"] in ("foe_moves", "all_moves") and means_move(state, modifier, foe)
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


def _waiting(state: ConanState, seat: int) -> list[Foe]:
    return [foe for zone in state.zones for foe in zone if foe.owner == seat and not foe.move and not foe.gone]


def foe_moves_go(state: ConanState, frame: FoeMoves) -> bool:
    """CCG-159: the phase is over for this player when every Foe has a move or has failed its search."""
    if _waiting(state, frame.seat):
        return False
    state.stack.pop()
    return True


def foe_moves_actor(_state: ConanState, frame: FoeMoves) -> int:
    return frame.seat


def foe_moves_options(state: ConanState, frame: FoeMoves, seat: int) -> list[Action]:
    """CCG-166: a search is possible only when no card in hand can be played for that Foe."""
    hand = dict.fromkeys(state.hand[seat])  # a hand is sorted
    moves = [card for card in map(state.cards.__getitem__, hand) if card.is_move and not card.conan_only]
    found: list[Action] = []
    dearer = "modify_gem" in state.modifiers
    for foe in _waiting(state, frame.seat):
        place = place_name(state, foe)
        # The same as `can_give`, quicker where a card says nothing about its own price.
        prowess, health = prowess_of(state, foe), health_of(state, foe)
        most = max(prowess, prowess + health - 1) - (_dearer(state, foe) if dearer else 0)
        gives = _gives(place)
        cards = [
            gives.with_word(card.id)
            for card in moves
            if card.gem <= most or (card.discounts and can_give(state, foe, card.id))
        ]
        found += cards or [act("search", place)]
    found.sort()
    return found


@cache
def _gives(place: str) -> Phrases:
    return Phrases("give", place)


def foe_moves_step(state: ConanState, frame: FoeMoves, action: Action) -> None:
    foe = foe_named(state, action.args[0])
    if action.verb == "search":
        show_hand(state, frame.seat, state.active)  # CCG-168, CCG-318
        state.push(Search(frame.seat, foe.uid))
        return
    hide_from_hand(state, frame.seat, action.args[1])
    lay_down(state, foe, action.args[1])


def lay_down(state: ConanState, foe: Foe, card: str) -> None:
    """CCG-161 to CCG-163: face down, wounds for overpaying at once and for all to see."""
    wounds = overpayment(state, foe, card)
    foe.limit = prowess_of(state, foe)
    foe.paid = wounds
    foe.move = card
    foe.down = True
    foe.wounds += wounds
    place = place_name(state, foe)
    state.emit_hidden("foe-move", foe.owner, foe=foe.card, place=place, card=card, wounds=wounds)


# -- the search --------------------------------------------------------------------------------------------------------


def search_go(state: ConanState, frame: Search) -> bool:
    """CCG-175: with nothing left to look at every remaining try fails."""
    foe = state.find_foe(frame.foe)
    if foe is None or foe.move:
        state.stack.pop()
        return True
    reshuffle(state, frame.seat)
    if frame.tries >= TRIES or not state.deck[frame.seat]:
        state.stack.pop()
        state.emit("search-failed", seat=frame.seat, foe=foe.card)
        defeat(state, foe)  # CCG-172
        return True
    return False


def search_actor(_state: ConanState, _frame: Search) -> int:
    return CHANCE


def search_step(state: ConanState, frame: Search, action: Action) -> None:
    """CCG-169, CCG-170: played face down if it can be, otherwise face up to the Discard Pile."""
    card = action.args[0]
    foe = state.find_foe(frame.foe)
    assert foe is not None
    frame.tries += 1
    state.deck[frame.seat].remove(card)
    if can_give(state, foe, card):
        state.stack.pop()
        lay_down(state, foe, card)
    else:
        discard_card(state, frame.seat, card)
        state.emit_shown("search-rejected", seat=frame.seat, card=card, tries=frame.tries)
    reshuffle(state, frame.seat)
