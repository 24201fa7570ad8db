"""Every kind of frame, from the chapters that declare them: what may lie on the stack of a position."""

from __future__ import annotations

from typing import Final

from warhall.games.conan_ccg.rules import (
    combat_round,
    conan_moves,
    damage,
    effects,
    foe_draw,
    foe_moves,
    piles,
    prepare,
    resolution,
    rest,
    reveal,
    set_up,
    survey,
    triggers,
    turn_outline,
    victory,
    windows,
)
from warhall.kernel.frame import Chance, frames_in
from warhall.kernel.notation import verbs_of

FRAMES: Final = frames_in(
    *(set_up, turn_outline, prepare, rest),  # a turn
    *(piles, windows, effects, triggers),  # cards
    *(foe_draw, combat_round, survey, foe_moves, conan_moves, reveal, resolution, damage, victory),  # combat
)
BY_NAME: Final = {frame.name(): frame for frame in FRAMES}
CHANCE_VERBS: Final = verbs_of(frame for frame in FRAMES if issubclass(frame, Chance))
