"""How likely a card is to be where nobody sees it: what stewards lay face down, and what they keep in hand.

A weight is the exponential of a sum over the features of a card. The numbers were fitted to games of stewards with all
starter decks by `python -m benchmarks.conan_ccg_beliefs --fit`, which also says how well they do.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from warhall.games.conan_ccg.cards.cards import Card, Pool

NAMES: Final = ("blows", "wards", "gem", "initiative", "text", "aside")
WARDS: Final = ("shield", "agility")
# a face-down move of a Foe, among all unseen cards that it can be
LAID: Final = (0.11, 0.03, 0.29, 0.0, -0.17, 0.0)
# a card in the hand of Conan's player and of a Foe player, among those in hand or deck
HELD_BY_CONAN: Final = (-0.16, 0.05, 0.1, -0.06, -0.22, 0.02)
HELD_BY_FOE: Final = (-0.5, 0.02, 0.46, -0.24, -0.12, 0.72)


def features(pool: Pool, card: Card) -> tuple[float, ...]:
    """Offensive icons and guards, cost and pace; whether it has a text that is lost when it is laid; whether it cannot
    be laid by a Foe at all."""
    edge = (*card.left, *card.right)
    return (
        float(sum(slot.icon in pool.offence for slot in edge)),
        float(sum(slot.icon in WARDS for slot in edge)),
        float(card.gem),
        float(card.initiative),
        float(card.kind != "move"),
        float(not card.is_move or card.conan_only),
    )


def _weight(pool: Pool, name: str, numbers: tuple[float, ...]) -> float:
    found = features(pool, pool.cards[name])
    return exp(sum(number * value for number, value in zip(numbers, found, strict=True)))


@lru_cache(maxsize=2048)
def weight_laid(pool: Pool, name: str) -> float:
    """How much likelier than others this card is as a face-down move."""
    return _weight(pool, name, LAID)


@lru_cache(maxsize=2048)
def weight_held(pool: Pool, name: str, by_conan: bool) -> float:
    """How much likelier than others this card is in a hand than in the deck."""
    return _weight(pool, name, HELD_BY_CONAN if by_conan else HELD_BY_FOE)
