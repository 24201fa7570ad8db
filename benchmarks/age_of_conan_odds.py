"""What the exact odds of Age of Conan cost, with empty caches: `python -m benchmarks.age_of_conan_odds`.

Measured in CPU time, the best of several rounds; a single contest should take less than 1 ms, a whole campaign, siege
or battle less than 20. Among the questions are the hardest we know of; that none are harder is not proven.
The limits are meant for the compiled odds (`python -m warhall.compiled`). Nothing is prepared beforehand.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from warhall.compiled import SUFFIX
from warhall.games.age_of_conan.cards.vocabulary import ATTACKER
from warhall.games.age_of_conan.study.odds import (
    Campaign,
    Fight,
    Force,
    Payoff,
    Side,
    bare,
    campaign,
    campaigns,
    dice,
    fight,
    fights,
    heart,
    roll_odds,
    rolls,
    trays,
)

CEILING_ROLL: Final = 1.0  # milliseconds
CEILING_CAMPAIGN: Final = 20.0
ROUNDS: Final = 15
HAND: Final = ((1, 7), (2, 3), (3, 4), (2, 7), (3, 1))  # symbols, and the icons where a card fits

HYPERBOREA: Final = Side(6, 7, 0, True, (1, 2, 2))  # the Heart and both Witchmen, with Conan
TURAN: Final = Side(6, 3, 1, True, (), (2, 2))  # both Horse Archers and the Lancers
STYGIA: Final = Side(6, 3, 5, True, (), (2,))  # the Sons of Set, and every success that cards add
MID_SIEGE: Final = Payoff(((0.9, 0.93), (0.84, 0.89)), ((0.4, 0.46), (0.33, 0.38)))  # tokens are worth keeping

STRONG: Final = (3, 1, 2, 3, 1)  # strategy cards of a siege
LARGE_HAND: Final = (  # a hand as it fits the icons of Zingara
    *((2, 13), (3, 9), (2, 6), (3, 1), (3, 12), (1, 10)),
    *((2, 9), (2, 5), (2, 12), (1, 14), (3, 6), (2, 3)),
)

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
    ("roll, Hyperborea defends", CEILING_ROLL, lambda: roll_odds(TURAN, HYPERBOREA)),
    ("roll, Hyperborea attacks", CEILING_ROLL, lambda: roll_odds(HYPERBOREA, TURAN)),
    ("roll, against Stygia", CEILING_ROLL, lambda: roll_odds(STYGIA, HYPERBOREA)),
    ("roll, amid a siege", CEILING_ROLL, lambda: roll_odds(TURAN, HYPERBOREA, MID_SIEGE)),
    ("roll, siege of Stygia", CEILING_ROLL, lambda: roll_odds(STYGIA._replace(dice=5), HYPERBOREA, MID_SIEGE)),
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
    ("campaign, large hand", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 4, 4, 4, LARGE_HAND, 3))),
    ("campaign, and Heart", CEILING_CAMPAIGN, lambda: campaign(Campaign(5, 4, 4, 4, LARGE_HAND, 3, ATTACKER, (1,)))),
    (
        "campaign, eight actions",
        CEILING_CAMPAIGN,
        lambda: campaign(Campaign(5, 4, 4, 4, LARGE_HAND, 3, ATTACKER, (1,), actions=8)),
    ),
    ("siege", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 2), Force(3, 2), rating=3))),
    ("siege, ten tokens", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 5), Force(5, 5), 5))),
    (
        "siege, Heart attacks",
        CEILING_CAMPAIGN,
        lambda: fight(Fight(Force(5, 5, STRONG, (1,)), Force(5, 5), 5, ATTACKER)),
    ),
    (
        "siege, Heart defends",
        CEILING_CAMPAIGN,
        lambda: fight(Fight(Force(5, 5, STRONG), Force(5, 5, (), (1,)), 5, ATTACKER)),
    ),
    ("battle", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 2), Force(5, 2)))),
    ("battle, Heart", CEILING_CAMPAIGN, lambda: fight(Fight(Force(5, 5, rerolls=(1,)), Force(5, 5), refuge=True))),
)
CACHES: Final = [  # everything that the odds remember from question to question
    found
    for module in (bare, campaigns, dice, fights, heart, rolls, trays)
    for found in vars(module).values()
    if hasattr(found, "cache_clear")
]


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
    print("compiled" if rolls.__file__.endswith(SUFFIX) else "interpreted")
    for name, ceiling, ask in QUESTIONS:
        spent = milliseconds(ask)
        slow += spent > ceiling
        print(f"{name:26} {spent:8.3f} ms  (at most {ceiling:g})")
    return min(slow, 1)


if __name__ == "__main__":
    sys.exit(main())
