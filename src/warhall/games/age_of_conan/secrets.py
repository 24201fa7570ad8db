"""Secrets: how much of a position others than the owner see. `position.py` names these functions where it declares the
fields. They are asked for every view, and compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warhall.games.age_of_conan.cards.vocabulary import SIDES, SYMBOLS
from warhall.games.age_of_conan.components import BID_VALUES
from warhall.games.age_of_conan.rules.artifacts import STAKES, UNDECIDED, Stake
from warhall.games.age_of_conan.rules.bidding import FACE_DOWN
from warhall.games.age_of_conan.rules.contest import DECIDED, REVEALED
from warhall.kernel.fields import EVERYTHING, HIDDEN

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState


def held_tokens(state: AgeOfConanState, seat: int, viewer: int) -> list[str] | int:
    """AOC-299: the number is public. AOC-366, AOC-389: a named category is shown, and everything at the end."""
    types, held = state.components.tokens, state.tokens[seat]
    if viewer == seat or not state.stack:
        return [types[at].id for at in held]
    if state.crown_category < 0:
        return len(held)
    shown = [types[at].id for at in held if types[at].category == state.crown_category]
    return shown + [HIDDEN] * (len(held) - len(shown))  # together: their places among the others would tell of them


def _hides_bid(state: AgeOfConanState, seat: int, viewer: int) -> bool:
    """AOC-052: until all are revealed others see only that a bid has been made."""
    return state.bids_open == FACE_DOWN and viewer != seat and state.bid_token[seat] >= 0


def bid(state: AgeOfConanState, seat: int, viewer: int) -> int | str | None:
    if _hides_bid(state, seat, viewer):
        return HIDDEN
    token = state.bid_token[seat]
    return BID_VALUES[token] if token >= 0 else None


def bid_card(state: AgeOfConanState, seat: int, viewer: int) -> str | None:
    if _hides_bid(state, seat, viewer):
        return HIDDEN
    card = state.bid_card[seat]
    return state.components.strategy[card].id if card >= 0 else None


def _hides_stake(state: AgeOfConanState, seat: int, viewer: int) -> bool:
    """AOC-327: while players choose, others see only whether a selection is made."""
    return viewer != seat and bool(state.stack) and isinstance(state.stack[-1], Stake)


def stake(state: AgeOfConanState, seat: int, viewer: int) -> str:
    category = state.stake_category[seat]
    return HIDDEN if category != UNDECIDED and _hides_stake(state, seat, viewer) else STAKES[category - UNDECIDED]


def stake_tokens(state: AgeOfConanState, seat: int, viewer: int) -> list[str]:
    if _hides_stake(state, seat, viewer):
        return []
    return [state.components.tokens[at].id for at in state.stake_tokens[seat]]


def top_adventures(state: AgeOfConanState, _seat: int, viewer: int) -> list[str]:
    """The cards on top for those who have seen them."""
    cards = state.components.adventures
    return [
        cards[card].id if viewer >= 0 and mask >> viewer & 1 else HIDDEN
        for card, mask in zip(state.adventure_top, state.adventure_known, strict=True)
    ]


def contest_shown(state: AgeOfConanState, _seat: int, viewer: int) -> dict[str, Any] | None:
    """AOC-172: a strategy card is face down until both are revealed. Those who look on see besides how many dice each
    side rolls, and until the winner is named what counts for it and its successes."""
    contest = state.contest
    if contest is None:
        return None
    shown = state.game.contest_form.write(contest, EVERYTHING)
    sides = range(len(SIDES))
    if contest.stage < REVEALED:
        committed = shown["strategy"]
        shown["strategy"] = [
            HIDDEN if committed[side] is not None and viewer != contest.seat(side) else committed[side]
            for side in sides
        ]
    shown["dice_number"] = [contest.dice_number(state, side) for side in sides]
    if contest.stage < DECIDED:
        counted = [contest.counted_symbols(state, side) for side in sides]
        shown["counting"] = [[name for at, name in enumerate(SYMBOLS) if mask >> at & 1] for mask in counted]
        shown["successes"] = [contest.successes(state, side) for side in sides]
    return shown
