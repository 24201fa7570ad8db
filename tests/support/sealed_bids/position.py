"""A position of Sealed Bids from JSON, with every invariant checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tests.support.sealed_bids.state import CATALOGUE, HAND
from warhall.kernel import InvalidPositionError
from warhall.kernel.action import excerpt

if TYPE_CHECKING:
    from tests.support.sealed_bids.state import SealedBidsState

FIELDS = ("game", "players", "hands", "bids", "history")


def invalid(code: str, field: str, rule: str | None = None, **facts: Any) -> InvalidPositionError:
    return InvalidPositionError(code, field=field, rule=rule, catalogue=CATALOGUE, **facts)


def read_position(state: SealedBidsState, obj: Mapping[str, Any]) -> SealedBidsState:
    if not isinstance(obj, Mapping):
        raise invalid("position-shape", "position", expected="{}")
    for name in obj:
        if name not in FIELDS:
            raise invalid("position-unknown-field", excerpt(name))
    _check_same(obj, "game", state.game.id, None)
    _check_same(obj, "players", state.game.players, "SB-001")
    players = state.game.players
    hands = obj.get("hands")
    if not isinstance(hands, list) or len(hands) != players or not all(_cards(hand) for hand in hands):
        raise invalid("position-shape", "hands", "SB-002", expected="[[1, 2, 3], ...]")
    bids = obj.get("bids")
    known = [bid for bid in bids if bid is not None] if isinstance(bids, list) else []
    if not isinstance(bids, list) or len(bids) != players or len(known) == players or not _cards(known):
        raise invalid("position-shape", "bids", "SB-003", expected="[1, null, ...]")
    history = obj.get("history")
    if not isinstance(history, list) or not all(_cards(round_) and len(round_) == players for round_ in history):
        raise invalid("position-shape", "history", "SB-004", expected="[[1, 2], ...]")
    state.hands = [sorted(hand) for hand in hands]
    state.bids = list(bids)
    state.history = [list(round_) for round_ in history]
    _check_counts(state)
    return state


def _check_same(obj: Mapping[str, Any], field: str, expected: object, rule: str | None) -> None:
    if obj.get(field) != expected or isinstance(obj.get(field), bool):
        raise invalid("position-shape", field, rule, expected=str(expected))


def _cards(value: Any) -> bool:
    """Whether this is a list of cards."""
    return isinstance(value, list) and all(type(card) is int and 1 <= card <= 6 for card in value)


def _check_counts(state: SealedBidsState) -> None:
    """No card more than there is; hands as the deal and the rounds leave them."""
    players = state.game.players
    if any(count < 0 for count in state.bag.values()):
        raise invalid("position-cards", "hands", "SB-002")
    bids = [bid is not None for bid in state.bids]
    sizes = [len(hand) for hand in state.hands]
    if state.history or any(bids):
        expected = [HAND - len(state.history) - bid for bid in bids]
    else:
        dealt = sum(sizes)
        expected = [min(HAND, dealt // players + (seat < dealt % players)) for seat in range(players)]
    if sizes != expected:
        raise invalid("position-counts", "hands", "SB-002")
