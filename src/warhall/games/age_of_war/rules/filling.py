"""Chapter "Filling battle lines": which dice fill which line.

Rolls are multisets, so there are only 1716 of them for up to seven dice; each is made once and shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_war.components import CASTLES, DAIMYO, DICE, FACES, INFANTRY, Line
from warhall.games.age_of_war.notation import FILL, roll_text
from warhall.kernel import Action, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState


DIE_OF_FACE: Final = tuple(1 << 3 * face for face in range(len(FACES)))  # added up they tell how many show each face


class Roll:
    """A roll of some dice: six counts in the order of `FACES`, and the chance of just that."""

    __slots__ = ("action", "counts", "dice", "faces", "fillings", "index", "probability", "shape")

    def __init__(self, index: int, counts: tuple[int, ...]) -> None:
        self.index = index
        self.counts = counts
        self.dice = sum(counts)
        self.faces = tuple(face for face, count in zip(FACES, counts, strict=True) for _ in range(count))
        self.action = roll_text(self.faces)
        ways = factorial(self.dice)
        for count in counts:
            ways //= factorial(count)
        self.probability = ways / 6**self.dice
        self.fillings: list[list[tuple[Action, ...] | None]] = [[] for _ in CASTLES]  # see `fills`, by open lines
        self.shape = sum(count * DIE_OF_FACE[face] for face, count in enumerate(counts))


def _all_rolls() -> list[Roll]:
    hands = [hand for dice in range(1, DICE + 1) for hand in combinations_with_replacement(range(6), dice)]
    return [Roll(index, tuple(hand.count(face) for face in range(6))) for index, hand in enumerate(hands)]


ROLLS: Final = _all_rolls()
ROLL_OF: Final = {roll.action: roll for roll in ROLLS}
ROLL_BY_COUNTS: Final = {roll.counts: roll for roll in ROLLS}
ROLL_BY_SHAPE: Final = {roll.shape: roll for roll in ROLLS}
ROLLS_OF_DICE: Final = [[roll for roll in ROLLS if roll.dice == dice] for dice in range(DICE + 1)]


def dice_needed(line: Line, counts: Sequence[int]) -> int:
    """The fewest of these dice that fill the line, 0 if they cannot (AOW-032, AOW-033, AOW-042)."""
    if line.infantry:
        return _infantry_needed(line.infantry, counts)
    enough = counts[3] >= line.archery and counts[4] >= line.cavalry and counts[DAIMYO] >= line.daimyo
    return line.least_dice if enough else 0


def _infantry_needed(total: int, counts: Sequence[int]) -> int:
    """AOW-039: a total of at least n; the fewest dice are the largest ones (AOW-041)."""
    dice = 0
    for face in reversed(INFANTRY):
        for _ in range(counts[face]):
            total -= face + 1
            dice += 1
            if total <= 0:
                return dice
    return 0


def spare_dice(line: Line, counts: Sequence[int]) -> int:
    """How many redundant infantry dice could lie on this line besides those it needs (AOW-041)."""
    if not line.infantry:
        return 0
    return sum(counts[face] for face in INFANTRY) - dice_needed(line, counts)


def fills(roll: Roll, castle: int, open_lines: int) -> tuple[Action, ...]:
    """Every way to fill one of the open lines (a bit mask) of a castle with this roll (AOW-034), in text order. Asked
    for every castle after every roll: each is found once, and kept with the roll. Most rolls have the same few ways and
    share them, so that a hall that plays for days needs no more memory for them than after minutes."""
    known = roll.fillings[castle]
    if not known:
        known += [None] * (CASTLES[castle].all_lines + 1)
    found = known[open_lines]
    if found is None:
        ways = _fills(roll.counts, castle, open_lines)
        found = known[open_lines] = _SHARED.setdefault(ways, ways)
    return found


_SHARED: Final[dict[tuple[Action, ...], tuple[Action, ...]]] = {}


def _fills(counts: Sequence[int], castle: int, open_lines: int) -> tuple[Action, ...]:
    actions: list[Action] = []
    for line, printed in enumerate(CASTLES[castle].lines):
        if open_lines >> line & 1 and dice_needed(printed, counts):
            actions += FILL[castle][line][: spare_dice(printed, counts) + 1]
    return tuple(actions)


def dice_refusal(state: AgeOfWarState, castle: int, line: int, spare: int) -> IllegalActionError | None:
    """Why the dice do not fill the line: too few symbols, or no spare infantry to add. None if they do."""
    assert state.roll is not None
    printed = CASTLES[castle].lines[line]
    facts = {"castle": CASTLES[castle].name, "line": printed.symbols, "dice": " ".join(state.roll.faces)}
    if dice_needed(printed, state.roll.counts):
        enough = spare <= spare_dice(printed, state.roll.counts)
        return None if enough else state.refuse("no-spare", "AOW-041", spare=spare, **facts)
    if printed.infantry:
        total = sum(state.roll.counts[face] * (face + 1) for face in range(3))
        rule = "AOW-039" if total else "AOW-042"
        return state.refuse("too-little-infantry", rule, total=total, need=printed.infantry, **facts)
    some = any(face in printed.notation for face in state.roll.faces)
    return state.refuse("symbols-missing", "AOW-033" if some else "AOW-032", **facts)
