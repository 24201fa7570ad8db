"""Everything that may happen in a game: each kind of event once, with the rule behind it and what of it is hidden.

Its sentence is `event-<name>` in the catalogues, and `event-<name>-hidden` for those who may not know all of it.
"""

from __future__ import annotations

from typing import Final

from warhall.kernel.event import Event, EventKind

# -- the course of a game ----------------------------------------------------------------------------------------------

FIRST_PLAYER: Final = EventKind("first-player", "CCG-038")
TURN_BEGINS: Final = EventKind("turn-begins", "CCG-002")
PHASE: Final = EventKind("phase", "CCG-109")
CONAN_CENTER: Final = EventKind("conan-center", "CCG-111")
CONAN_HOME: Final = EventKind("conan-home", "CCG-307")
ROUND_LIMIT: Final = EventKind("round-limit", "CCG-311")
FIELD_CLEARED: Final = EventKind("field-cleared", "CCG-261")
PRESSED_ON: Final = EventKind("press-on", "CCG-266")
PROWESS_RESTORED: Final = EventKind("prowess-restored", "CCG-270")
VITALITY_USED: Final = EventKind("vitality-used", "CCG-271")
EXHAUSTED: Final = EventKind("exhausted", "CCG-022")
CONAN_DEFEATED: Final = EventKind("conan-defeated", "CCG-018")
GAME_OVER: Final = EventKind("game-over")  # its rule depends on the reason

# -- decks and hands ---------------------------------------------------------------------------------------------------

DRAWN: Final = EventKind("drawn", "CCG-282", hidden=("cards",), seen_by=("seat",), reveals=True)
RESHUFFLED: Final = EventKind("reshuffled", "CCG-274")
FOES_RESHUFFLED: Final = EventKind("foes-reshuffled", "CCG-275")
DISCARDED: Final = EventKind("discarded", "CCG-279", reveals=True)
CARD_TAKEN: Final = EventKind("card-taken", "CCG-278", reveals=True)
HAND_SHOWN: Final = EventKind("hand-shown", "CCG-168", hidden=("cards",), seen_by=("seat", "viewer"), reveals=True)
TOP_SEEN: Final = EventKind("top-seen", hidden=("cards",), seen_by=("seat",), reveals=True)
MOVE_SEEN: Final = EventKind("move-seen", hidden=("card",), seen_by=("seat",), reveals=True)
RETURNED: Final = EventKind("returned")

# -- cards -------------------------------------------------------------------------------------------------------------

ACTION_PLAYED: Final = EventKind("action-played", "CCG-089", reveals=True)
CANCELLED: Final = EventKind("cancelled", "CCG-089")
USED: Final = EventKind("used")
ITEM_PLAYED: Final = EventKind("item-played", "CCG-067", reveals=True)
ALLY_PLAYED: Final = EventKind("ally-played", "CCG-055", reveals=True)
REGION_PLAYED: Final = EventKind("region-played", "CCG-065", reveals=True)
LEFT_PLAY: Final = EventKind("left-play", "CCG-284")
ALLY_DISMISSED: Final = EventKind("ally-dismissed", "CCG-269")
EFFECT_HEAL: Final = EventKind("effect-heal")
EFFECT_WOUND: Final = EventKind("effect-wound")
EFFECT_GAIN_PROWESS: Final = EventKind("effect-gain-prowess")
EFFECT_LOSE_PROWESS: Final = EventKind("effect-lose-prowess")
EFFECT_STAT: Final = EventKind("effect-stat")

# -- Foes --------------------------------------------------------------------------------------------------------------

FOE_DRAW: Final = EventKind("foe-draw", "CCG-117")
FOES_REVEALED: Final = EventKind("foes-revealed", "CCG-119", reveals=True)
FOE_NAMED: Final = EventKind("foe-named", "CCG-126")
FOES_REFUSED: Final = EventKind("foes-refused", "CCG-127")
FOE_PLACED: Final = EventKind("foe-placed", "CCG-133")
FOE_PAID: Final = EventKind("foe-paid", "CCG-121")
FOES_DISCARDED: Final = EventKind("foes-discarded", "CCG-129")
FOE_MOVED: Final = EventKind("foe-moved", "CCG-146")
FOE_REMOVED: Final = EventKind("foe-removed", "CCG-156")

# -- a round -----------------------------------------------------------------------------------------------------------

FIGHTS_ON: Final = EventKind("fights-on", "CCG-148")
RETREATED: Final = EventKind("retreat", "CCG-149")
FOE_TAKEN: Final = EventKind("foe-taken", "CCG-152")
# Face down: all see that, only its player sees which. Nothing has been revealed, so it can be taken back.
FOE_MOVE: Final = EventKind("foe-move", "CCG-161", hidden=("card",), seen_by=("seat",))
SEARCH_REJECTED: Final = EventKind("search-rejected", "CCG-170", reveals=True)
SEARCH_FAILED: Final = EventKind("search-failed", "CCG-172")
CONAN_MOVE: Final = EventKind("conan-move", "CCG-177", reveals=True)
MOVE_PAID: Final = EventKind("move-paid", "CCG-183")
ALLY_OVERPAID: Final = EventKind("ally-overpaid", "CCG-190")
FOE_MOVE_REVEALED: Final = EventKind("foe-move-revealed", "CCG-198", reveals=True)
ILLEGAL_MOVE: Final = EventKind("illegal-move", "CCG-199")
ZONE_NAMED: Final = EventKind("zone-named", "CCG-208")
SIDE_NAMED: Final = EventKind("side-named", "CCG-215")
REDIRECTED: Final = EventKind("redirected")
CLASH: Final = EventKind("clash", "CCG-246")
FOE_DEFEATED: Final = EventKind("foe-defeated", "CCG-219")
ALLY_DEFEATED: Final = EventKind("ally-defeated", "CCG-196")

_ENDS: Final = {"renown": "CCG-013", "death": "CCG-019", "exhaustion": "CCG-022", "limit": "CCG-311"}


def rule_of_facts(event: Event) -> str | None:
    """The rule behind an event, where its facts decide: the end by its reason, a clash that was blocked by blocking."""
    if event.kind == GAME_OVER.name:
        return _ENDS.get(event.data["reason"])
    if event.kind == CLASH.name and not event.data["hit"]:
        return "CCG-229" if event.data["leak"] else "CCG-226"
    return None
