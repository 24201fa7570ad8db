"""The rulebook's sample turn, number by number, and its three icon examples."""

from __future__ import annotations

import pytest

from warhall.games.conan_ccg.state import ConanState

from .table import (
    IAN,
    TOM,
    do,
    facts,
    fame,
    foe,
    foe_at,
    ian,
    legal,
    made,
    refused,
    standing_foes,
    stats,
    table,
    to_chance,
    tom,
)

CHRONICLE = "turanian_lancer*2 hyena_man*2 gray_ape*2 cimmerian_warrior khitan_peasant ravenous_wolf*2"
TOMS_HAND = (
    "carousing desperate_lunge intimidating_posture tremendous_cleave i_am_a_cimmerian run_through overhead_block"
)
IANS_HAND = "forceful_lunge storytelling fists_of_iron slay_from_the_saddle grisly_execution crushing_coils"
REVEALED = (
    "aquilonian_footsoldier cimmerian_warrior cimmerian_warrior ghost_snake hyrkanian_swordsman khitan_peasant "
    "khitan_peasant man_ape_of_the_north thak"
)


SHOWN = [
    f"CCG-{number:03}"
    for number in (
        *(
            87,
            90,
            92,
            94,
            100,
            102,
            103,
            104,
            114,
            117,
            119,
            121,
            129,
            131,
            134,
            135,
            137,
            148,
            151,
            154,
            156,
            157,
            158,
        ),
        *(160, 162, 163, 164, 167, 168, 169, 170, 171, 177, 179, 181, 183, 184, 186, 198, 201, 205, 207, 208, 209, 210),
        *(211, 215, 218, 219, 222, 228, 231, 236, 238, 246, 247, 256, 258, 268, 270, 271, 272),
    )
]


def start() -> ConanState:
    return table("prepare", tom(hand=TOMS_HAND, chronicle=CHRONICLE, prowess=17, health=8), ian(hand=IANS_HAND))


def hands(state: ConanState) -> tuple[int, int]:
    return len(state.hand[TOM]), len(state.hand[IAN])


def piles(state: ConanState) -> tuple[int, int, int]:
    return len(state.discard[TOM]), len(state.discard[IAN]), len(state.foe_discard[IAN])


def foe_draw(state: ConanState) -> None:
    """Steps 2 to 9."""
    assert (stats(state), fame(state), hands(state)) == ((17, 8), (32, 13), (7, 6))
    do(state, "play carousing", "choose 1")
    assert (stats(state), hands(state), piles(state)) == ((14, 11), (6, 6), (1, 0, 0))
    do(state, f"reveal {REVEALED}")
    assert len(state.revealed) == 9
    do(state, "place cimmerian_warrior center 1", "place cimmerian_warrior center 2")
    do(state, "place man_ape_of_the_north right 1", "pay khitan_peasant", "pay khitan_peasant")
    do(state, "place thak left 1", "pay aquilonian_footsoldier")
    do(state, "place hyrkanian_swordsman rear 1")  # nothing is left to place, so the phase ends by itself
    assert len(state.foes()) == 5
    assert piles(state) == (1, 0, 4)


def foe_moves(state: ConanState) -> None:
    """Steps 10 to 17."""
    do(state, "fight")
    refused(state, "retreat", "CCG-150")
    do(state, "give left1 forceful_lunge", "give right1 storytelling", "give center1 fists_of_iron")
    assert [foe_at(state, place).wounds for place in ("left1", "right1", "center1")] == [0, 0, 0]
    do(state, "give center2 slay_from_the_saddle")
    assert foe_at(state, "center2").wounds == 2
    assert hands(state) == (6, 2)
    refused(state, "give rear1 grisly_execution", "CCG-164")
    events = do(state, "search rear1")
    assert facts(events, "hand-shown")[0]["cards"] == ["crushing_coils", "grisly_execution"]
    do(state, "look gravediggers_swing")
    assert piles(state) == (1, 1, 4)
    do(state, "look overhead_block")
    assert (hands(state), piles(state)) == ((6, 2), (1, 1, 4))
    assert foe_at(state, "rear1").down


def conan_moves(state: ConanState) -> None:
    """Steps 18 to 23."""
    do(state, "move desperate_lunge right:0")
    assert (stats(state), len(state.hand[TOM])) == ((12, 11), 5)
    do(state, "move intimidating_posture center:2")
    assert stats(state) == (8, 11)
    do(state, "move tremendous_cleave center:1")
    assert (stats(state), len(state.hand[TOM])) == ((3, 11), 3)
    refused(state, "move run_through rear:0", "CCG-179")
    do(state, "done")
    assert not any(one.down for one in state.foes())
    do(state, "play i_am_a_cimmerian", "discard run_through")
    assert (stats(state), hands(state), piles(state)) == ((8, 11), (1, 2), (3, 1, 4))
    do(state, "use reflexes 1", "discard overhead_block", "draw telling_blow")
    assert (hands(state), piles(state)) == ((1, 2), (4, 1, 4))


def resolution(state: ConanState) -> None:
    """Steps 24 to 30."""
    do(state, "zone right")
    do(state, "play telling_blow")
    assert (stats(state), fame(state), hands(state)) == ((6, 11), (38, 15), (0, 2))
    assert len(state.foes()) == 4
    do(state, "zone left", "strike right conan")
    assert stats(state) == (6, 5)
    do(state, "zone center")
    assert stats(state) == (6, 4)  # Fists of Iron; the attacks of Initiative 3 are about to hit
    do(state, "use tremendous_cleave center:1")
    to_chance(state)  # the Rear, with nothing that strikes, is named last and resolved
    assert (stats(state), fame(state), hands(state)) == ((6, 3), (44, 17), (0, 2))
    assert standing_foes(state) == ["thak", "hyrkanian_swordsman"]
    do(state, "draw run_through storytelling", "draw roll_with_the_blow roll_with_the_blow")
    assert (stats(state), fame(state), hands(state), piles(state)) == ((6, 3), (44, 17), (2, 4), (8, 6, 4))


@pytest.mark.rule(*SHOWN)
def test_the_sample_turn() -> None:
    state = start()
    foe_draw(state)
    foe_moves(state)
    conan_moves(state)
    resolution(state)
    _rest(state)


def _rest(state: ConanState) -> None:
    """Steps 31 to 39."""
    do(state, "retreat")
    assert piles(state) == (8, 6, 6)
    do(state, "take cimmerian_warrior")
    assert fame(state) == (41, 16)
    assert legal(state) == []  # nothing within the limit is left: Ian refills
    do(state, "play storytelling", "discard run_through")
    assert (stats(state), hands(state), piles(state)) == ((20, 8), (0, 7), (10, 6, 7))
    do(state, "vitality 3")
    assert stats(state) == (17, 11)
    do(state, "pass")  # Ian's Prepare Step
    assert hands(state) == (7, 7)
    assert state.active == IAN
    assert stats(state) == (17, 11)


# -- the three icon examples -------------------------------------------------------------------------------------------

BIG = made(foe("giant", health=20, damage=1))


def fight(*moves: str, center: str) -> ConanState:
    state = table("resolution", tom(health=18), ian(), game=BIG, center=center, moves=moves)
    to_chance(state)
    return state


@pytest.mark.rule("CCG-213", "CCG-223", "CCG-224", "CCG-234")
def test_merciless_stroke_against_grievous_slash() -> None:
    state = fight("center:0 merciless_stroke", center="giant/grievous_slash")
    assert (foe_at(state, "center1").wounds, state.health[TOM]) == (3, 18)


@pytest.mark.rule("CCG-223", "CCG-228", "CCG-235", "CCG-247")
def test_savage_strength_against_sweeping_slash() -> None:
    state = fight("center:1 savage_strength", center="giant/sweeping_slash")
    assert (foe_at(state, "center1").wounds, state.health[TOM]) == (4, 16)


@pytest.mark.rule("CCG-181", "CCG-223", "CCG-249")
def test_split_head_between_run_through_and_grisly_execution() -> None:
    state = fight("center:1 split_head_like_ripe_melon", center="giant/run_through giant/grisly_execution")
    assert [one.wounds for one in state.zones[0]] == [3, 3]
    assert state.health[TOM] == 16  # one Blade of each Foe comes through
