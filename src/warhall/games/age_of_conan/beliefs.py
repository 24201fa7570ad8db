"""Beliefs: what players are likely to hold and to have chosen in secret, from what everybody has seen.

Used by whoever has to imagine hidden things: the resampling of views, and the bots. The likelihoods are those of games
of stewards; `benchmarks/age_of_conan_beliefs.py` compares them with the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhall.games.age_of_conan.rules.crowning import LAST_AGE

# How likely each bid token is beside the highest that somebody has, which counts 1. The lowest is bid more often by
# those who save the others for the last age, most of all when the 0 is spent that would bring them back (AOC-063).
LOW_TOKEN: Final = {2: (1.2, 5.0, 0.4), 3: (1.6, 6.5, 0.8), 4: (2.0, 8.0, 1.2)}  # with the 0, without, in the last age
MIDDLE_TOKEN: Final = 0.12
ZERO: Final = {2: (8.0, 0.15, 0.02), 3: (8.0, 0.6, 0.02), 4: (8.0, 1.0, 0.02)}  # the highest is at most 4, 5, 6
SPARE_CARD: Final = {2: 0.22, 3: 0.45, 4: 0.68}  # how likely a card is bid for each point that it is below the best
# How much the artifacts for monsters, treasures and women are wanted.
ARTIFACTS: Final = {2: (5.0, 0.5, 1.2), 3: (2.4, 0.7, 1.8), 4: (1.3, 0.8, 2.3)}
PART_OF_A_CATEGORY: Final = 0.01
NOTHING_STAKED: Final = 0.02
LOWEST: Final = 3  # the token that always comes back (AOC-062)


def bid_token_weights(values: Sequence[int], players: int, age: int) -> list[float]:
    """How likely each of these bid tokens lies face down, up to a factor."""
    top = max(values)
    low = LOW_TOKEN[players][2 if age == LAST_AGE else 0 if 0 in values else 1]

    def weight(value: int) -> float:
        if value == 0:
            return ZERO[players][max(0, top - LOWEST - 1)]
        if value == top:
            return 1.0
        return low if value == LOWEST else MIDDLE_TOKEN

    return [weight(value) for value in values]


def strong_bid_weights(values: Sequence[int]) -> list[float]:
    """The same for somebody who wants to win every bid: whoever reckons with such rivals is rarely outbid."""
    top = max(values)
    zero = 0.02 if top > LOWEST + 1 else 1.6
    return [zero if value == 0 else 1.0 if value == top else 0.2 if value == LOWEST else 0.15 for value in values]


def bid_card_weights(ratings: Sequence[int], players: int) -> list[float]:
    """How likely each of the strategy cards in hand was bid, by their adventure ratings: mostly the best."""
    best = max(ratings)
    return [SPARE_CARD[players] ** (best - rating) for rating in ratings]


def stake_weights(categories: Sequence[int], values: Sequence[int], totals: Sequence[int], players: int) -> list[float]:
    """How likely each selection of tokens was staked, by its category, its value and that of all tokens of the category
    that the player holds: nearly everybody stakes all of a category or nothing."""
    wanted = ARTIFACTS[players]
    return [
        wanted[category] * value**1.5 * (1.0 if value == total else PART_OF_A_CATEGORY) if value else NOTHING_STAKED
        for category, value, total in zip(categories, values, totals, strict=True)
    ]
