"""The closed vocabulary of card effects: windows, conditions, verbs and places. `docs/age-of-conan.md` explains them.

A card is data made of these words. `data_pack` refuses a card that uses any other word, and `effects` carries out each
verb; a test walks all cards and fails on a verb that is unknown or that no card uses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# -- windows (AOC-188, AOC-352, AOC-425) -------------------------------------------------------------------------------

TIMINGS: Final = (
    "turn_start",
    "any_own_turn",
    "court_action",
    "military_action",
    "intrigue_action",
    "contest_start",
    "before_contest_dice",
    "after_own_roll",
    "after_opponent_roll",
    "comparison",
    "after_contest",
    "bid_reveal",
    "on_adventure_token",
    "age_change_raids",
    "age_change_gold",
)
(
    TURN_START,
    ANY_OWN_TURN,
    COURT_ACTION,
    MILITARY_ACTION,
    INTRIGUE_ACTION,
    CONTEST_START,
    BEFORE_DICE,
    AFTER_OWN_ROLL,
    AFTER_OPPONENT_ROLL,
    COMPARISON,
    AFTER_CONTEST,
    BID_REVEAL,
    ON_TOKEN,
    RAIDS_STEP,
    GOLD_STEP,
) = range(len(TIMINGS))

_OWN: Final = frozenset(TIMINGS[TURN_START : INTRIGUE_ACTION + 1])
_ANY: Final = frozenset(TIMINGS)
CONTEST_TIMINGS: Final = frozenset(TIMINGS[CONTEST_START : AFTER_CONTEST + 1])

# -- places ------------------------------------------------------------------------------------------------------------

PLACES: Final = ("home", "friendly", "near", "neutral_adjacent", "enemy", "conan_or_adjacent", "any")
HOME, FRIENDLY, NEAR, NEUTRAL_ADJACENT, ENEMY, CONAN_OR_ADJACENT, ANYWHERE = range(len(PLACES))

# -- contests, sides, terrains, symbols --------------------------------------------------------------------------------

CONTESTS: Final = ("campaign", "siege", "battle", "intrigue")
CAMPAIGN, SIEGE, BATTLE, INTRIGUE = range(4)
SIDES: Final = ("attacker", "defender")
ATTACKER, DEFENDER = range(2)
TERRAINS: Final = ("plains", "woods", "hills", "urban")
AREAS: Final = ("north", "east", "south", "central")
CENTRAL: Final = 3
SYMBOLS: Final = ("shield", "axe", "conan")  # bits 0, 1 and 2 of what a roll counts
CATEGORIES: Final = ("monsters", "treasures", "women")
SEAS: Final = ("western", "vilayet", "southern")


class VerbSpec(NamedTuple):
    """What a verb takes and in which windows it makes sense."""

    required: frozenset[str]
    optional: frozenset[str]
    windows: frozenset[str]


def _spec(required: str, optional: str, windows: frozenset[str]) -> VerbSpec:
    return VerbSpec(frozenset(required.split()), frozenset(optional.split()), windows)


_BEFORE = frozenset(("before_contest_dice",))
_START = frozenset(("contest_start",))
_AFTER = frozenset(("after_contest",))

VERBS: Final = {
    "add_success": _spec("n", "", _BEFORE | {"after_own_roll"}),
    "add_dice": _spec("n", "", _BEFORE | _START),
    "reroll": _spec("n whose", "", frozenset(("after_own_roll", "after_opponent_roll"))),
    "count_symbol": _spec("symbol", "", _BEFORE),
    "cancel_strategy": _spec("", "", _BEFORE),
    "ignore_terrain": _spec("", "", _START),
    "win_tie": _spec("", "", frozenset(("comparison",))),
    "prevent_loss": _spec("piece", "", _AFTER),
    "free_march": _spec("", "", _AFTER),
    "retreat_without_crom": _spec("", "", _AFTER),
    "gain_gold": _spec("n", "from", _ANY),
    "gain_sorcery": _spec("n", "", _ANY),
    "draw_kingdom": _spec("n", "", _ANY),
    "draw_strategy": _spec("n", "", _ANY),
    "discard_opponent": _spec("n deck", "", _ANY),
    "peek": _spec("what", "n", _ANY),
    "refresh_table_card": _spec("n", "", _OWN),
    "place_army": _spec("n where", "", _OWN),
    "move_army": _spec("n range", "", _OWN),
    "remove_enemy_army": _spec("n where", "", _OWN),
    "place_emissary": _spec("n where", "", _OWN),
    "move_emissary": _spec("n", "", _OWN),
    "remove_enemy_emissary": _spec("n where", "", _OWN),
    "move_conan": _spec("n", "", _OWN),
    "place_raider": _spec("n where", "", _OWN),
    "remove_raider": _spec("n where", "", _OWN | {"age_change_raids"}),
    "take_adventure_token": _spec("n from", "", frozenset(("court_action", "any_own_turn", "on_adventure_token"))),
    "extra_fate_die": _spec("", "", frozenset(("court_action", "any_own_turn"))),
    "bid_bonus": _spec("n", "", frozenset(("bid_reveal",))),
}

WORDS: Final[dict[str, tuple[object, ...]]] = {  # what a parameter may say
    "whose": ("own", "opponent"),
    "symbol": SYMBOLS,
    "piece": ("army", "any"),
    "deck": ("kingdom", "strategy"),
    "what": ("hand", "own_deck", "adventure_deck"),
    "where": PLACES,
    "range": (1, 2),
    "n": (1, 2, 3, 4, 5, 6),
}
SOURCES: Final = {"gain_gold": ("pool", "player"), "take_adventure_token": ("track", "bag")}

CONDITIONS: Final[dict[str, tuple[object, ...]]] = {
    "contest": CONTESTS,
    "side": SIDES,
    "vs": ("player",),
    "result": ("won", "lost"),
    "terrain": TERRAINS,
    "coastal": (True,),
}

METRICS: Final = ("forts_cities", "towers_cities", "cities", "markers", "army_units", "adventure_tokens", "sorcery")
