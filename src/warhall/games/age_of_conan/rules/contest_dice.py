"""The contest dice: what their faces count, how many are rolled, and who wins. Rules and odds both look here."""

from __future__ import annotations

from typing import Final

from warhall.games.age_of_conan.cards.vocabulary import ATTACKER, DEFENDER
from warhall.games.age_of_conan.components import (
    AXE,
    FACES,
    HIT,
    HIT_ATTACKER,
    HIT_CONAN,
    MAX_DICE,
    NORMAL_DICE,
    SHIELD,
)

COUNTS_SHIELD: Final = 1  # bits of what a side counts
COUNTS_AXE: Final = 2
COUNTS_CONAN: Final = 4


def _worth(face: int, side: int, counted: int) -> int:
    """AOC-161 to AOC-166: what a face brings to a side that counts these symbols."""
    if face == HIT_CONAN:
        return 2 if counted & COUNTS_CONAN else 1
    if face == SHIELD:
        return int(bool(counted & COUNTS_SHIELD))
    if face == AXE:
        return int(bool(counted & COUNTS_AXE))
    return int(face == HIT or (face == HIT_ATTACKER and side == ATTACKER))


# successes by side, by the symbols that it counts, by face
WORTH: Final = tuple(
    tuple(tuple(_worth(face, side, counted) for face in range(len(FACES))) for counted in range(8))
    for side in (ATTACKER, DEFENDER)
)


def number_of_dice(strength: int, extra: int) -> int:
    """AOC-156 to AOC-158: capped at five, then Conan and cards, then capped at six."""
    return min(min(strength, NORMAL_DICE) + extra, MAX_DICE)


def attacker_wins(attack: int, defence: int, ties: int) -> bool:
    """AOC-167: strictly more successes, or a tie that only the attacker claims; `ties` has a bit for each claim."""
    return attack > defence or (attack == defence and ties == 1 << ATTACKER)
