"""Chapters "Golden rules and roles" and "Multiplayer": who is Conan, who plays his Foes, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def left_of(state: ConanState, seat: int) -> int:
    """CCG-113: the nearest remaining player to the left."""
    out = state.out
    for other in state.seats_after[seat]:
        if not out[other]:
            return other
    return seat


def foe_players(state: ConanState) -> list[int]:
    """CCG-003, CCG-290: every remaining player but the Active one, the Primary Foe player first."""
    return _still_in(state, state.seats_after[state.active])


def primary(state: ConanState) -> int:
    """CCG-290: the nearest remaining player to the Active player's left."""
    return left_of(state, state.active)


def remaining(state: ConanState) -> list[int]:
    """All remaining players, the Active one first (CCG-088)."""
    return _still_in(state, state.seat_orders[state.active])


def _still_in(state: ConanState, order: list[int]) -> list[int]:
    """CCG-290: without the eliminated; as long as there are none, which is usual, the list itself."""
    for out in state.out:
        if out:
            return [seat for seat in order if not state.out[seat]]
    return order


def shares(total: int, parts: int) -> tuple[int, ...]:
    """CCG-292: an equal split, what is left over going one each to the first ones."""
    each, over = divmod(total, parts)
    return tuple(each + (at < over) for at in range(parts))
