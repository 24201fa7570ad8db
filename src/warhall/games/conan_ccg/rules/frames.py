"""Every kind of frame, from the chapters that declare them: what may lie on the stack of a position."""

from __future__ import annotations

from typing import Final

from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves, Placing
from warhall.games.conan_ccg.rules.damage import Redirect
from warhall.games.conan_ccg.rules.effects import Doing
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw, FoeName, Pay
from warhall.games.conan_ccg.rules.foe_moves import FoeMoves, Search
from warhall.games.conan_ccg.rules.piles import Cycle, Discard, Draw, LookTop, OrderTop, RandomDiscard, RevealFoes, Take
from warhall.games.conan_ccg.rules.prepare import UpTo
from warhall.games.conan_ccg.rules.resolution import Fight, Initiative, Resolution, Side
from warhall.games.conan_ccg.rules.rest import Rest
from warhall.games.conan_ccg.rules.reveal import Reveal
from warhall.games.conan_ccg.rules.set_up import SetUp
from warhall.games.conan_ccg.rules.survey import Loss
from warhall.games.conan_ccg.rules.triggers import Trigger, Triggers
from warhall.games.conan_ccg.rules.turn_outline import Press, Turn
from warhall.games.conan_ccg.rules.windows import Announced, Window
from warhall.kernel.frame import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    *(SetUp, Turn, Press, Rest),  # a turn
    *(Draw, RevealFoes, RandomDiscard, LookTop, OrderTop, Discard, Cycle, Take, UpTo),  # decks and hands
    *(Window, Announced, Doing, Trigger, Triggers),  # cards
    *(FoeDraw, FoeName, Pay),
    *(Round, Loss, FoeMoves, Search, ConanMoves, Placing, Reveal),  # a round of combat
    *(Resolution, Fight, Initiative, Side, Redirect),
)
BY_NAME: Final = {frame.name(): frame for frame in FRAMES}
