"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel import Procedure

if TYPE_CHECKING:
    from warhall.games.age_of_war.rules.filling import Roll


@mypyc_attr(allow_interpreted_subclasses=True)
class AgeOfWarFields(Procedure):
    __slots__ = (
        "dice_left",
        "facedown",
        "filled",
        "lost",
        "owners",
        "roll",
        "target",
        "turn",
    )

    turn: int
    owners: list[int]
    roll: Roll | None
    dice_left: int
    lost: int
    target: int
    filled: int
    facedown: int

    def __init__(self, start: dict[str, Any]) -> None:
        self.turn = start["turn"]
        self.owners = start["owners"]
        self.roll = start["roll"]
        self.dice_left = start["dice_left"]
        self.lost = start["lost"]
        self.target = start["target"]
        self.filled = start["filled"]
        self.facedown = start["facedown"]

    def copy_to(self, copy: AgeOfWarFields) -> None:
        copy.turn = self.turn
        copy.owners = self.owners.copy()
        copy.roll = self.roll
        copy.dice_left = self.dice_left
        copy.lost = self.lost
        copy.target = self.target
        copy.filled = self.filled
        copy.facedown = self.facedown
