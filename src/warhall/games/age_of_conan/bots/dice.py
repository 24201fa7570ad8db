"""The fate dice are everybody's: a die that is taken is gone for the others, and what they leave may be had next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.rules.fate_dice import USE, dice_options
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

COURT: Final = "take court"  # the die that moves Conan too
Uses = tuple[float, float, float, float]  # what an attack, an intrigue, the court, and the court with Conan would bring


def worth(uses: Uses, action: Action) -> float:
    use = USE[action][1]
    if use == "military":
        return uses[0]
    if use == "intrigue":
        return uses[1]
    return uses[3] if action == COURT else uses[2]


class Round:
    """The turns until the own next one, everybody taking what is best for the moment."""

    def __init__(self, board: AgeOfConanState, uses: list[Uses], weights: list[float], usual: float) -> None:
        self.board = board
        self.uses = uses  # of each seat in turn, the own first
        self.weights = weights  # of what each of them gains; the last is that of the own next turn
        self.usual = usual  # what newly rolled dice bring

    def promise(self, action: Action) -> float:
        """Value taking a die now, less what the others make of the rest."""
        board = self.board
        lying = board.pool
        pool = lying.copy()
        pool[USE[action][0]] -= 1
        total = worth(self.uses[0], action)
        for at in range(1, len(self.uses) + 1):
            uses = self.uses[at % len(self.uses)]
            board.pool = pool
            found = dice_options(board)
            if not found:  # somebody rolls them all anew
                total += self.weights[at] * self.usual
                break
            taken = max(found, key=lambda each: worth(uses, each))
            total += self.weights[at] * worth(uses, taken)
            pool[USE[taken][0]] -= 1
        board.pool = lying
        return total
