"""The numbered rule behind every kind of event that follows from a rule and not from a card's text."""

from __future__ import annotations

from typing import Any, Final

EVENT_RULES: Final = {
    "first-player": "CCG-038",
    "turn-begins": "CCG-002",
    "phase": "CCG-109",
    "drawn": "CCG-282",
    "reshuffled": "CCG-274",
    "foes-reshuffled": "CCG-275",
    "discarded": "CCG-279",
    "card-taken": "CCG-278",
    "hand-shown": "CCG-168",
    "action-played": "CCG-089",
    "cancelled": "CCG-089",
    "item-played": "CCG-067",
    "ally-played": "CCG-055",
    "region-played": "CCG-065",
    "conan-center": "CCG-111",
    "foe-draw": "CCG-117",
    "foes-revealed": "CCG-119",
    "foe-named": "CCG-126",
    "foes-refused": "CCG-127",
    "foe-placed": "CCG-133",
    "foe-paid": "CCG-121",
    "foes-discarded": "CCG-129",
    "fights-on": "CCG-148",
    "retreat": "CCG-149",
    "foe-taken": "CCG-152",
    "foe-move": "CCG-161",
    "search-rejected": "CCG-170",
    "search-failed": "CCG-172",
    "conan-move": "CCG-177",
    "move-paid": "CCG-183",
    "ally-overpaid": "CCG-190",
    "foe-move-revealed": "CCG-198",
    "illegal-move": "CCG-199",
    "zone-named": "CCG-208",
    "side-named": "CCG-215",
    "clash": "CCG-246",
    "foe-defeated": "CCG-219",
    "foe-removed": "CCG-156",
    "foe-moved": "CCG-146",
    "ally-defeated": "CCG-196",
    "ally-dismissed": "CCG-269",
    "conan-defeated": "CCG-018",
    "exhausted": "CCG-022",
    "round-limit": "CCG-311",
    "field-cleared": "CCG-261",
    "press-on": "CCG-266",
    "conan-home": "CCG-307",
    "prowess-restored": "CCG-270",
    "vitality-used": "CCG-271",
    "left-play": "CCG-284",
}
_ENDS: Final = {"renown": "CCG-013", "death": "CCG-019", "exhaustion": "CCG-022", "limit": "CCG-311"}


def event_rule(kind: str, data: dict[str, Any]) -> str | None:
    """A clash that was blocked is explained by blocking, the end by its reason."""
    if kind == "game-over":
        return _ENDS.get(data["reason"])
    if kind == "clash" and not data["hit"]:
        return "CCG-229" if data["leak"] else "CCG-226"
    return EVENT_RULES.get(kind)
