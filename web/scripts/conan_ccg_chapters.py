"""The introduction of the Conan CCG: a first fight, the other side of the table, camp, glory, and the sample turn."""

from __future__ import annotations

from typing import Final

from lessons import Chapter, Page

NAMES: Final = ("Kim", "Ed")

_ED_DRAWS: Final = (
    "draw catlike_twist fists_of_iron fists_of_iron grisly_execution run_through savage_strength throat_grip"
)
_CHRONICLE: Final = (
    "turanian_lancer turanian_lancer hyena_man hyena_man gray_ape gray_ape cimmerian_warrior khitan_peasant "
    "ravenous_wolf ravenous_wolf"
)
_KIMS_HAND: Final = (
    "carousing desperate_lunge intimidating_posture tremendous_cleave i_am_a_cimmerian run_through overhead_block"
)
_EDS_HAND: Final = "forceful_lunge storytelling fists_of_iron slay_from_the_saddle grisly_execution crushing_coils"
_REVEALED: Final = (
    "aquilonian_footsoldier cimmerian_warrior cimmerian_warrior ghost_snake hyrkanian_swordsman khitan_peasant "
    "khitan_peasant man_ape_of_the_north thak"
)
_ED_PLACES: Final = (
    "place cimmerian_warrior center 1",
    "place cimmerian_warrior center 2",
    "place man_ape_of_the_north right 1",
    "pay khitan_peasant",
    "pay khitan_peasant",
    "place thak left 1",
    "pay aquilonian_footsoldier",
    "place hyrkanian_swordsman rear 1",
)
_ED_GIVES: Final = (
    "give left1 forceful_lunge",
    "give right1 storytelling",
    "give center1 fists_of_iron",
    "give center2 slay_from_the_saddle",
    "search rear1",
    "look gravediggers_swing",
    "look overhead_block",
)

FIGHT: Final = Chapter(
    "fight",
    (
        Page(),
        Page("fight", ("give center1 grievous_slash",)),
        Page("move desperate_lunge center:0"),
        Page("done", (_ED_DRAWS,)),
        Page("rest"),
        Page(),
    ),
    {
        "phase": "survey",
        "zones": {"center": [{"card": "khitan_peasant"}]},
        "seats": [{"hand": ["desperate_lunge", "overhead_block", "run_through"]}, {"hand": ["grievous_slash"]}],
    },
)

BLOCK: Final = Chapter(
    "block",
    (
        Page("fight", ("give center1 slay_from_the_saddle",)),
        Page("move overhead_block center:0"),
        Page("move fists_of_iron center:1"),
        Page("done", ("accept", "draw desperate_lunge", "draw run_through")),
        Page("retreat"),
        Page(),
    ),
    {
        "phase": "survey",
        "zones": {"center": [{"card": "hyena_man"}]},
        "seats": [{"health": 9, "hand": ["overhead_block", "fists_of_iron"]}, {"hand": ["slay_from_the_saddle"]}],
    },
)

FOES: Final = Chapter(
    "foes",
    (
        Page(then=("reveal aquilonian_footsoldier black_dragon_knight pict_forest_scout ravenous_wolf ravenous_wolf",)),
        Page("place black_dragon_knight center 1"),
        Page("pay pict_forest_scout"),
        Page("place ravenous_wolf left 1", ("done", "fight")),
        Page("give center1 run_through"),
        Page("give left1 fists_of_iron"),
        Page(),
    ),
    {
        "phase": "foe_draw",
        "active": 1,
        "seats": [{"hand": ["run_through", "fists_of_iron"]}, {"hand": ["overhead_block"]}],
    },
)

CAMP: Final = Chapter(
    "camp",
    (
        Page("play carousing", ("choose 1",)),
        Page("play wineskin"),
        Page("pass", ("reveal carrion_ghoul cimmerian_warrior desert_jackal hyena_man hyena_man",)),
        Page(),
    ),
    {
        "phase": "prepare",
        "seats": [{"prowess": 17, "health": 8, "hand": ["carousing", "wineskin", "run_through"]}, {}],
    },
)

GLORY: Final = Chapter(
    "glory",
    (
        Page("fight", ("give center1 storytelling",)),
        Page("move tremendous_cleave center:0"),
        Page("done", ("use tremendous_cleave center:0", _ED_DRAWS)),
        Page("rest"),
        Page("vitality 3"),
        Page(),
    ),
    {
        "phase": "survey",
        "zones": {"center": [{"card": "hyena_man", "wounds": 2}]},
        "seats": [
            {
                "prowess": 8,
                "health": 6,
                "hand": ["tremendous_cleave", "overhead_block", "run_through"],
                "chronicle": [[1, "thak"], [1, "man_ape_of_the_north"]],
            },
            {"hand": ["storytelling"]},
        ],
    },
)

THE_END: Final = Chapter(
    "end",
    (
        Page(then=("fight",)),
        Page("give center1 merciless_stroke", ("move overhead_block center:0", "done", "pass")),
        Page(),
    ),
    {
        "phase": "survey",
        "active": 1,
        "zones": {"center": [{"card": "vanir_raid_chief"}]},
        "seats": [
            {"hand": ["merciless_stroke"], "chronicle": [[1, "thak"], [1, "gray_ape"]]},
            {
                "prowess": 4,
                "health": 2,
                "hand": ["overhead_block"],
                "chronicle": [[0, "constantius"], [0, "barrow_king"]],
            },
        ],
    },
)

# The rulebook's sample turn, as the golden test has it: Kim is Tom there, and Ed is Ian.
SAMPLE: Final = Chapter(
    "sample",
    (
        Page("play carousing", ("choose 1", f"reveal {_REVEALED}", *_ED_PLACES)),
        Page("fight", _ED_GIVES),
        Page("move desperate_lunge right:0"),
        Page("move intimidating_posture center:2"),
        Page("move tremendous_cleave center:1"),
        Page("done"),
        Page("play i_am_a_cimmerian", ("discard run_through",)),
        Page("use reflexes 1", ("discard overhead_block", "draw telling_blow")),
        Page("zone right"),
        Page("play telling_blow", ("zone left", "strike right conan")),
        Page("zone center", ("next 1", "next 2")),
        Page(
            "use tremendous_cleave center:1",
            ("draw run_through storytelling", "draw roll_with_the_blow roll_with_the_blow"),
        ),
        Page("retreat", ("take cimmerian_warrior", "draw catlike_twist reinforcements throat_grip")),
        Page("play storytelling", ("discard run_through",)),
        Page("vitality 3"),
        Page(),
    ),
    {
        "phase": "prepare",
        "seats": [
            {
                "prowess": 17,
                "health": 8,
                "hand": _KIMS_HAND.split(),
                "chronicle": [[1, card] for card in _CHRONICLE.split()],
            },
            {"hand": _EDS_HAND.split()},
        ],
    },
)

CHAPTERS: Final = (FIGHT, BLOCK, FOES, CAMP, GLORY, THE_END, SAMPLE)
