"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel.procedure import Procedure
from warhall.kernel.writing import WRITERS

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar
    from warhall.games.age_of_war.rules.filling import Roll


@mypyc_attr(allow_interpreted_subclasses=True)
class AgeOfWarFields(Procedure["AgeOfWar"]):
    __slots__ = (
        "dice_left", "facedown", "filled", "lost", "owners", "roll", "target", "turn"
    )

    def __init__(self, start: dict[str, Any]) -> None:
        self.turn: int = start["turn"]
        self.owners: list[int] = start["owners"]
        self.roll: Roll | None = start["roll"]
        self.dice_left: int = start["dice_left"]
        self.lost: int = start["lost"]
        self.target: int = start["target"]
        self.filled: int = start["filled"]
        self.facedown: int = start["facedown"]

    def copy_to(self, copy: AgeOfWarFields) -> None:
        copy.turn = self.turn
        copy.owners = self.owners.copy()
        copy.roll = self.roll
        copy.dice_left = self.dice_left
        copy.lost = self.lost
        copy.target = self.target
        copy.filled = self.filled
        copy.facedown = self.facedown


class AgeOfWarFieldsWriter:
    def __init__(self, names: dict[str, Any]) -> None:
        self.head: dict[str, Any] = names["head"]
        self._2: Any = names["_2"]
        self._3: list[str] = names["_3"]
        self.filled_names: Any = names["filled_names"]

    def write(self, state: AgeOfWarFields, viewer: int) -> dict[str, Any]:
        head = self.head
        _2 = self._2
        _3 = self._3
        filled_names = self.filled_names
        entry: dict[str, Any] = {key: one.copy() if type(one) is list else one for key, one in head.items()}
        entry['to_move'] = (None if state.turn < 0 else state.turn)
        entry['castles'] = _2(state)
        entry['dice'] = ([] if state.roll is None else list(state.roll.faces))
        entry['dice_left'] = state.dice_left
        entry['lost'] = state.lost
        entry['target'] = (_3[state.target] if state.target >= 0 else None)
        entry['filled'] = (filled_names(state.target, state.filled) if state.filled else [])
        return entry


WRITERS["b14ce5867f35027b"] = AgeOfWarFieldsWriter
