"""The table at which the rules are shown: positions in a few words, and questions about them.

Castles and lines are named as in action texts; a line is its number from 1, or "daimyo". Everything goes through the
public interface of `warhall`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import warhall
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, Castle

A, B, C = 0, 1, 2  # seats, clockwise
KIM, ED = A, B

# -- setting up ------------------------------------------------------------------------------------------------------


def new_game(players: int) -> warhall.State:
    return warhall.load_game("age-of-war", players=players).new_initial_state()


def position(
    *,
    players: int = 2,
    to_move: int = A,
    owners: Mapping[str, int] | None = None,
    dice: str = "",
    dice_left: int | None = None,
    target: str | None = None,
    filled: Sequence[int | str] = (),
) -> warhall.State:
    """A position within a turn. Castles without an owner lie in the center; without `dice` the next thing is a roll."""
    faces = dice.split()
    return warhall.load_game("age-of-war", players=players).state_from_json(
        {
            "to_move": to_move,
            "castles": {castle: {"owner": seat} for castle, seat in (owners or {}).items()},
            "dice": faces,
            "dice_left": dice_left if dice_left is not None else len(faces) or 7,
            "target": target,
            "filled": list(filled),
        }
    )


def held(*hands: str) -> dict[str, int]:
    """Who owns what, a text of castles and of whole clans for each seat: `held("edo mori", "odani")`."""
    return {castle: seat for seat, hand in enumerate(hands) for name in hand.split() for castle in castles_named(name)}


def castles_named(name: str) -> list[str]:
    """The castle of this name, or all castles of this clan."""
    return [name] if name in CASTLE_INDEX else clan_castles(name)


def clan_castles(clan: str) -> list[str]:
    (found,) = (known for known in CLANS if known.id == clan)
    return [CASTLES[index].id for index in found.castles]


def all_but(names: str) -> str:
    """Every castle but these."""
    excepted = [castle for name in names.split() for castle in castles_named(name)]
    return " ".join(castle.id for castle in CASTLES if castle.id not in excepted)


def finished(*hands: str) -> warhall.State:
    """A game that is over, with all fourteen castles in these hands."""
    state = position(players=len(hands), owners=held(*hands))
    assert state.is_terminal()
    return state


def card(castle: str) -> Castle:
    return CASTLES[CASTLE_INDEX[castle]]


# -- playing ---------------------------------------------------------------------------------------------------------


def play(state: warhall.State, *actions: str) -> warhall.State:
    """The same state after these actions; all of them must be legal."""
    for action in actions:
        state.apply_action(action)
    return state


def waste_turn(state: warhall.State) -> warhall.State:
    """Lose every die of the turn that begins."""
    for dice in range(dice_to_roll(state), 0, -1):
        play(state, "roll" + " 1" * dice, "lose")
    return state


def refused(state: warhall.State, action: str, seat: int | None = None) -> warhall.IllegalActionError:
    """The refusal of this action, which leaves the state as it was."""
    before, legal = state.to_json(), state.legal_actions()
    with pytest.raises(warhall.IllegalActionError) as refusal:
        state.apply_action(action, seat)
    assert state.to_json() == before
    assert state.legal_actions() == legal
    return refusal.value


def spoken(error: warhall.WarhallError) -> tuple[str, str]:
    """The sentence of a refusal in English and in French."""
    with warhall.use_language("en"):
        english = error.text
    with warhall.use_language("fr"):
        french = error.text
    return english, french


# -- looking ---------------------------------------------------------------------------------------------------------


def whose_turn(state: warhall.State) -> int | None:
    seat: int | None = state.to_json()["to_move"]
    return seat


def dice_to_roll(state: warhall.State) -> int:
    """How many dice chance rolls now."""
    (dice,) = {len(roll.args) for roll, _ in state.chance_outcomes()}
    return dice


def fillable(state: warhall.State) -> list[str]:
    """List what may be filled now, as "castle line", and "castle line +1" with redundant infantry."""
    return [action.removeprefix("fill ") for action in state.legal_actions() if action.verb == "fill"]


def filled_lines(state: warhall.State) -> list[int | str]:
    lines: list[int | str] = state.to_json()["filled"]
    return lines


def center(state: warhall.State) -> set[str]:
    return _castles(state, owner=None)


def castles_of(state: warhall.State, seat: int) -> set[str]:
    return _castles(state, seat)


def facedown(state: warhall.State) -> set[str]:
    return {castle for castle, place in state.to_json()["castles"].items() if place["facedown"]}


def points(state: warhall.State, seat: int) -> int:
    """The points in front of a seat now."""
    scores: list[int] = state.view()["scores"]
    return scores[seat]


def _castles(state: warhall.State, owner: int | None) -> set[str]:
    return {castle for castle, place in state.to_json()["castles"].items() if place["owner"] == owner}
