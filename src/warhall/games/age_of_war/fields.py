"""Written by `make generate` from `position.py`: every field of a position, plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from warhall.kernel import Procedure

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
