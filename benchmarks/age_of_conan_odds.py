"""What the exact odds of Age of Conan cost, with empty caches: `python -m benchmarks.age_of_conan_odds`.

Measured in CPU time, the best of several rounds; a single contest should take less than 1 ms, a campaign less than 20.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from warhall.games.age_of_conan.odds import (
    Campaign,
    Fight,
    Force,
    Side,
    bare,
    campaign,
    campaign_odds,
    campaigns,
    dice,
    fight,
    fights,
    roll_odds,
    rolls,
    trays,
)

CEILING_ROLL: Final = 1.0  # milliseconds
CEILING_CAMPAIGN: Final = 20.0
ROUNDS: Final = 15
HAND: Final = ((1, 7), (2, 3), (3, 4), (2, 7), (3, 1))  # symbols, and the icons where a card fits

HYPERBOREA: Final = Side(6, 7, 0, True, (1, 2, 2))  # the Heart and both Witchmen, with Conan

QUESTIONS: Final[tuple[tuple[str, float, Callable[[], object]], ...]] = (
    ("roll, nothing else", CEILING_ROLL, lambda: roll_odds(Side(5), Side(4))),
    ("roll, card and sorcery", CEILING_ROLL, lambda: roll_odds(Side(5, 2, sorcery=True), Side(4))),
    ("roll, both sides", CEILING_ROLL, lambda: roll_odds(Side(6, 7, sorcery=True), Side(5, 3, sorcery=True))),
    ("roll, Heart of Tammuz", CEILING_ROLL, lambda: roll_odds(Side(6, 7, 0, True, (1,)), Side(5, 3, sorcery=True))),
    ("roll, cards reroll", CEILING_ROLL, lambda: roll_odds(Side(5, 2, sorcery=True, rerolls=(3,)), Side(4))),
    ("roll, two reroll cards", CEILING_ROLL, lambda: roll_odds(Side(5, 3, 0, True, (1, 2)), Side(5, 3, sorcery=True))),
    ("roll, defender rerolls", CEILING_ROLL, lambda: roll_odds(Side(5, 3, sorcery=True), Side(5, 3, 0, True, (1, 2)))),
    ("roll, card and Conan", CEILING_ROLL, lambda: roll_odds(Side(6, 7, 0, True, (2,)), Side(5, 3, sorcery=True))),
    ("roll, hindered", CEILING_ROLL, lambda: roll_odds(Side(6, 7, sorcery=True), Side(5, 3, 0, True, (), (2, 2)))),
    ("roll, three cards", CEILING_ROLL, lambda: roll_odds(Side(5, 3, 0, True, (1, 2, 2)), Side(5, 3, 0, True))),
    ("roll, three and Conan", CEILING_ROLL, lambda: roll_odds(Side(6, 7, 0, True, (1, 2, 2)), Side(5, 3, 0, True))),
    ("roll, all there can be", CEILING_ROLL, lambda: roll_odds(Side(5, 3, 0, True, (), (2, 2)), HYPERBOREA)),
    ("campaign, plain", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 4, 3))),
    ("campaign, sorcery", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 5, 4, sorcery=3))),
    ("campaign, five cards", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 4, 3, 2, HAND))),
    ("campaign, Heart", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 4, 3, 2, HAND[:3], rerolls=(1,)))),
    ("campaign, marching", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 5, 4, 2, HAND, actions=1))),
    (
        "campaign, eight cards",
        CEILING_CAMPAIGN,
        lambda: campaign(Campaign(5, 5, 4, 3, (*HAND, (1, 8), (3, 9), (1, 5)))),
    ),
    ("siege", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 2), Force(3, 2), rating=3))),
    ("battle", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 2), Force(5, 2)))),
    ("battle, Heart", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 2, rerolls=(1,)), Force(5, 2)))),
)
CACHES: Final = (
    *(dice.die, dice.spread, dice.throws, rolls.win_odds, rolls._ends_by_total, rolls._with_lowest),
    *(bare.bare_roll, roll_odds),
    *(trays.within_reach, trays.first_trays, trays.moves, trays.without),
    *(campaigns.fitting, campaigns._playable, campaigns._without, campaigns._solver, campaign_odds, campaign),
    *(fights._solver, fight),
)


def milliseconds(ask: Callable[[], object]) -> float:
    """CPU time of one answer, with nothing remembered."""
    best = float("inf")
    for _ in range(ROUNDS):
        for cache in CACHES:
            cache.cache_clear()
        began = time.process_time()
        ask()
        best = min(best, time.process_time() - began)
    return 1000 * best


def main() -> int:
    slow = 0
    for name, ceiling, ask in QUESTIONS:
        spent = milliseconds(ask)
        slow += spent > ceiling
        print(f"{name:26} {spent:8.3f} ms  (at most {ceiling:g})")
    return min(slow, 1)


if __name__ == "__main__":
    sys.exit(main())
