"""The words that cards, map and contests share: windows, places, kinds of contest, terrains, symbols.

A card is data made of these and of the verbs, prices and conditions in the modules beside this one;
`docs/age-of-conan.md` explains them, and `data_pack` refuses a card that uses any other word.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

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

OWN_TIMINGS: Final = frozenset(TIMINGS[TURN_START : INTRIGUE_ACTION + 1])  # in one's own turn
CONTEST_TIMINGS: Final = frozenset(TIMINGS[CONTEST_START : AFTER_CONTEST + 1])

# -- places ------------------------------------------------------------------------------------------------------------

Place = Literal["home", "friendly", "near", "neutral_adjacent", "enemy", "conan_or_adjacent", "any"]
PLACES: Final[tuple[str, ...]] = get_args(Place)
HOME: Final = "home"
FRIENDLY: Final = "friendly"
NEAR: Final = "near"
NEUTRAL_ADJACENT: Final = "neutral_adjacent"
ENEMY: Final = "enemy"
CONAN_OR_ADJACENT: Final = "conan_or_adjacent"
ANYWHERE: Final = "any"

# -- contests, sides, terrains, symbols --------------------------------------------------------------------------------

ContestKind = Literal["campaign", "siege", "battle", "intrigue"]
CONTESTS: Final[tuple[str, ...]] = get_args(ContestKind)
CAMPAIGN: Final = 0
SIEGE: Final = 1
BATTLE: Final = 2
INTRIGUE: Final = 3
SIDES: Final = ("attacker", "defender")
ATTACKER: Final = 0
DEFENDER: Final = 1
TerrainKind = Literal["plains", "woods", "hills", "urban"]
TERRAINS: Final[tuple[str, ...]] = get_args(TerrainKind)
AREAS: Final = ("north", "east", "south", "central")
CENTRAL: Final = 3
Symbol = Literal["shield", "axe", "conan"]
SYMBOLS: Final[tuple[str, ...]] = get_args(Symbol)  # bits 0, 1 and 2 of what a roll counts
CATEGORIES: Final = ("monsters", "treasures", "women")
SEAS: Final = ("western", "vilayet", "southern")
METRICS: Final = ("forts_cities", "towers_cities", "cities", "markers", "army_units", "adventure_tokens", "sorcery")
