"""The introduction of Age of Conan: Kim of Aquilonia and Ed of Turan, a chapter for each thing that one does."""

from __future__ import annotations

from typing import Any, Final

from lessons import Chapter, Page

NAMES: Final = ("Kim", "Ed")

_DICE: Final = ["military", "military", "military", "intrigue", "intrigue", "court", "wild"]
# A tale in the east while the armies march: Ed has Conan.
_ELEPHANT: Final[dict[str, Any]] = {
    "adventure": "tower_of_the_elephant",
    "conan": "hyrkania",
    "track": ["m3s1", "t2g1", "w1g2"],
    "conan_player": 1,
    "first_player": 0,
    "objectives": ["hyborian_empire", "web_of_alliances"],
}
_OPHIR: Final = {"owner": 0, "marker": "fort", "army": 0, "units": 3}

_ED_IN_KHAURAN: Final = (
    "conan steppes",
    "keep",
    "take military",
    "attack turan khauran 4",
    "roll hit axe shield miss",
    "roll hit miss miss",
    "stop",
)

CAMPAIGN: Final = Chapter(
    "campaign",
    (
        Page(point="aquilonia"),
        Page(point="ophir"),
        Page("take military"),
        Page("attack aquilonia ophir 4", ("roll hit attacker shield miss", "roll hit axe miss")),
        Page(),
        Page("march", ("roll hit conan miss", "roll hit axe miss")),
        Page(point="ophir", then=_ED_IN_KHAURAN),
        Page("take military"),
        Page("move aquilonia ophir 1", ("done",)),
        Page(),
    ),
    {**_ELEPHANT, "phase": "dice", "pool": _DICE},
)

SIEGE: Final = Chapter(
    "siege",
    (
        Page(point="corinthia"),
        Page("take military"),
        Page("attack ophir corinthia 4"),
        Page("commit hold_the_heights", ("commit bar_the_gates", "roll shield axe miss miss")),
        Page("sorcery", ("roll hit shield shield miss", "roll hit shield miss")),
        Page("press", ("decline", "decline", "roll hit attacker attacker miss", "roll hit miss miss")),
        Page("stop"),
        Page(),
    ),
    {
        **_ELEPHANT,
        "phase": "dice",
        "pool": _DICE[1:5],
        "provinces": {
            "aquilonia": {"army": 0, "units": 2},
            "ophir": {**_OPHIR, "units": 4},
            "corinthia": {"owner": 1, "marker": "fort", "army": 1, "units": 1},
            "khauran": {"owner": 1, "marker": "fort", "army": 1, "units": 1},
            "turan": {"army": 1, "units": 3},
        },
        "seats": [
            {"sorcery": 1, "points": 3, "strategy_hand": ["hold_the_heights", "night_march"]},
            {"points": 6, "strategy_hand": ["bar_the_gates", "lances_down"]},
        ],
    },
)

INTRIGUE: Final = Chapter(
    "intrigue",
    (
        Page(point="argos"),
        Page("take intrigue"),
        Page("send aquilonia argos"),
        Page("contest argos", ("roll hit attacker", "roll hit miss miss miss")),
        Page(point="argos"),
    ),
    {
        **_ELEPHANT,
        "phase": "dice",
        "pool": _DICE[2:],
        "provinces": {
            "aquilonia": {"army": 0, "units": 2},
            "ophir": _OPHIR,
            "khauran": {"owner": 1, "marker": "fort", "army": 1, "units": 1},
            "turan": {"army": 1, "units": 3},
        },
        "seats": [{"points": 3}, {"points": 3}],
    },
)

BID: Final = Chapter(
    "bid",
    (
        Page(then=("deal ring_of_spears", "deal close_ranks")),
        Page("bid 6 night_march", ("bid 4 lances_down", "fate military military intrigue intrigue court court wild")),
        Page("conan koth"),
        Page("keep"),
        Page("take military"),
        Page("attack ophir koth 3", ("decline", "roll conan attacker shield miss", "roll hit hit miss miss")),
        Page(),
    ),
    {
        "phase": "bid",
        "turn": 0,
        "first_player": 0,
        "conan_player": 1,
        "adventure": "rogues_in_the_house",
        "conan": "argos",
        "track": ["w2g2", "m3s1", "t1g2"],
        "objectives": ["hyborian_empire", "web_of_alliances"],
        "provinces": {
            "aquilonia": {"army": 0, "units": 3},
            "ophir": _OPHIR,
            "argos": {"owner": 0, "marker": "tower"},
            "khauran": {"owner": 1, "marker": "fort", "army": 1, "units": 2},
            "turan": {"army": 1, "units": 3},
        },
        "seats": [
            {"points": 3, "strategy_hand": ["night_march"]},
            {"points": 3, "strategy_hand": ["bar_the_gates", "lances_down"]},
        ],
    },
)

COURT: Final = Chapter(
    "court",
    (
        Page("conan corinthia"),
        Page("keep"),
        Page("play aq_bossonian_archers"),
        Page("take court"),
        Page("raid zamora"),
        Page("event aq_baronial_levy", ("place aquilonia", "place aquilonia", "find m1g2")),
        Page("trade"),
        Page(),
    ),
    {
        "phase": "turn",
        "turn": 0,
        "pool": ["court", "court", "intrigue", "military"],
        "first_player": 0,
        "conan_player": 0,
        "adventure": "rogues_in_the_house",
        "conan": "ophir",
        "track": ["m3s1"],
        "objectives": ["hyborian_empire", "web_of_alliances"],
        "provinces": {
            "aquilonia": {"army": 0, "units": 3},
            "ophir": _OPHIR,
            "argos": {"owner": 0, "marker": "tower"},
            "khauran": {"owner": 1, "marker": "fort", "army": 1, "units": 2},
            "zamora": {"owner": 1, "marker": "tower"},
            "turan": {"army": 1, "units": 3},
        },
        "seats": [
            {
                "gold": 4,
                "points": 3,
                "tokens": ["w2g2"],
                "strategy_hand": ["night_march"],
                "kingdom_hand": ["aq_bossonian_archers", "aq_baronial_levy"],
            },
            {"points": 3, "strategy_hand": ["bar_the_gates"], "kingdom_hand": ["tu_silk_caravans"]},
        ],
    },
)

AGES: Final = Chapter(
    "ages",
    (
        Page("repel ophir", ("done", "objectives great_host nation_of_sorcerers")),
        Page("city ophir"),
        Page("raise zingara", ("done", "done")),
        Page("buy cards", ("deal aq_count_trocero", "deal storm_the_walls", "done", "done")),
        Page("stake m2g1 m3s1", ("stake m3g1",)),
        Page(),
    ),
    {
        "phase": "age-change",
        "adventure": None,
        "adventures_left": 0,
        "turn": 0,
        "first_player": 0,
        "conan_player": 0,
        "conan": "corinthia",
        "objectives": ["hyborian_empire", "web_of_alliances"],
        "provinces": {
            "aquilonia": {"army": 0, "units": 3},
            "ophir": {**_OPHIR, "raiders": 1},
            "zingara": {"owner": 0, "marker": "fort", "army": 0, "units": 2},
            "argos": {"owner": 0, "marker": "tower"},
            "khauran": {"owner": 1, "marker": "fort", "army": 1, "units": 2},
            "zamora": {"owner": 1, "marker": "tower"},
            "khoraja": {"owner": 1, "marker": "tower"},
            "turan": {"army": 1, "units": 3},
        },
        "seats": [
            {"gold": 4, "points": 7, "tokens": ["w2g2", "m3s1", "m2g1"], "strategy_hand": ["night_march"]},
            {"gold": 2, "points": 3, "tokens": ["m3g1", "t1g2"], "strategy_hand": ["bar_the_gates"]},
        ],
    },
)

VICTORY: Final = Chapter(
    "victory",
    (
        Page(),
        Page("crown monsters"),
        Page(),
    ),
    {
        "age": 3,
        "phase": "adventure-end",
        "adventures_left": 0,
        "turn": 0,
        "first_player": 0,
        "conan_player": 0,
        "conan": "aquilonia",
        "objectives": ["hyborian_empire", "web_of_alliances"],
        "provinces": {
            "aquilonia": {"army": 0, "units": 3},
            "ophir": {"owner": 0, "marker": "city", "army": 0, "units": 3},
            "zingara": {"owner": 0, "marker": "fort", "army": 0, "units": 2},
            "argos": {"owner": 0, "marker": "tower"},
            "khauran": {"owner": 1, "marker": "city", "army": 1, "units": 2},
            "zamora": {"owner": 1, "marker": "tower"},
            "koth": {"owner": 1, "marker": "fort"},
            "khoraja": {"owner": 1, "marker": "tower"},
            "turan": {"army": 1, "units": 3},
        },
        "seats": [
            {"gold": 3, "points": 16, "crom": 1, "tokens": ["w2g2", "m3s1", "m2g1", "m3g1"]},
            {"gold": 6, "points": 17, "crom": 2, "tokens": ["m1g2", "t1g2", "t3s1"]},
        ],
    },
)

CHAPTERS: Final = (CAMPAIGN, SIEGE, INTRIGUE, BID, COURT, AGES, VICTORY)
