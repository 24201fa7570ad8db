"""The numbered rules behind every choice, for a person who asks for help."""

from __future__ import annotations

from typing import Final

from warhall.kernel import View

HELP_RULES: Final = {
    "bid": ("AOC-050", "AOC-051", "AOC-052"),
    "bid-cards": ("AOC-352",),
    "bonus": ("AOC-066", "AOC-068"),
    "conan": ("AOC-073",),
    "turn": ("AOC-072", "AOC-075", "AOC-345", "AOC-347"),
    "extra-die": ("AOC-424",),
    "last-cards": ("AOC-425",),
    "token": ("AOC-287",),
    "token-choice": ("AOC-106", "AOC-286"),
    "court": ("AOC-107", "AOC-108", "AOC-109", "AOC-101", "AOC-103"),
    "military": ("AOC-113", "AOC-114", "AOC-117", "AOC-123"),
    "intrigue": ("AOC-134", "AOC-136", "AOC-137", "AOC-138"),
    "window": ("AOC-185", "AOC-188"),
    "own-roll": ("AOC-179", "AOC-182"),
    "opponent-roll": ("AOC-188", "AOC-352"),
    "declare": ("AOC-172", "AOC-173"),
    "pick-dice": ("AOC-179",),
    "march": ("AOC-205", "AOC-207"),
    "siege-retreat": ("AOC-221", "AOC-224"),
    "battle-retreat": ("AOC-240", "AOC-242"),
    "battle-hold": ("AOC-241", "AOC-242"),
    "crown": ("AOC-359", "AOC-364", "AOC-366"),
    "raids": ("AOC-304", "AOC-305"),
    "raise": ("AOC-318", "AOC-321"),
    "spend": ("AOC-322", "AOC-323", "AOC-324"),
    "stake": ("AOC-327", "AOC-328"),
}
OF_CARDS: Final = ("AOC-355",)  # what a card asks for


def help_rules(view: View) -> tuple[str, ...]:
    if view["over"] or view["stack"][-1][1] < 0:
        return ()
    return HELP_RULES.get(view["stack"][-1][0], OF_CARDS)
