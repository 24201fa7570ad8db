"""Chapter "Fate dice": the pool, rolling it anew, and which die may be used for what."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.components import (
    COURT_DIE,
    FATE_DICE,
    FATE_FACES,
    INTRIGUE_DIE,
    MILITARY_DIE,
    MIXED_DIE,
    WILD_DIE,
)
from warhall.games.age_of_conan.notation import arrangements
from warhall.games.age_of_conan.rules.lots import Lot
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.draw import below

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

_FACE_OF_SIDE: Final = (MILITARY_DIE, INTRIGUE_DIE, MIXED_DIE, WILD_DIE, COURT_DIE, COURT_DIE)

TAKE: Final = {
    (MILITARY_DIE, "military"): Action("take military"),
    (INTRIGUE_DIE, "intrigue"): Action("take intrigue"),
    (COURT_DIE, "court"): Action("take court"),
    (MIXED_DIE, "military"): Action("take mixed military"),
    (MIXED_DIE, "intrigue"): Action("take mixed intrigue"),
    (WILD_DIE, "military"): Action("take wild military"),
    (WILD_DIE, "intrigue"): Action("take wild intrigue"),
    (WILD_DIE, "court"): Action("take wild court"),
}
USE: Final = {action: die for die, action in TAKE.items()}
_PROVIDED_BY: Final = {  # the dice for an action, the plain one first
    "military": (MILITARY_DIE, MIXED_DIE, WILD_DIE),
    "intrigue": (INTRIGUE_DIE, MIXED_DIE, WILD_DIE),
    "court": (COURT_DIE, WILD_DIE),
}
# action -> the die, and those that must not lie in the pool: AOC-094, AOC-097, AOC-098
_LIMITS: Final = [
    (action, die, _PROVIDED_BY[use][: _PROVIDED_BY[use].index(die)]) for (die, use), action in TAKE.items()
]


def dice_options(state: AgeOfConanState) -> list[Action]:
    """Every die of the pool with every action for which it may be used (AOC-093 to AOC-100)."""
    pool = state.pool
    return [action for action, die, limits in _LIMITS if pool[die] and not any(pool[other] for other in limits)]


def die_refusal(state: AgeOfConanState, action: Action) -> IllegalActionError | None:
    """AOC-087, AOC-094, AOC-097: why a die may not be used so."""
    die, use = USE[action]
    if not state.pool[die]:
        pool = ", ".join(FATE_FACES[face] for face, count in enumerate(state.pool) for _ in range(count))
        return state.refuse("die-not-there", "AOC-087", die=FATE_FACES[die], pool=pool)
    for other in _PROVIDED_BY[use][: _PROVIDED_BY[use].index(die)]:
        if state.pool[other]:
            rule = "AOC-094" if die == MIXED_DIE else "AOC-097"
            return state.refuse("die-blocked", rule, die=FATE_FACES[die], use=use, other=FATE_FACES[other])
    return None


def take_die(state: AgeOfConanState, action: Action, seat: int) -> tuple[int, str]:
    """AOC-087: the die leaves the pool. Its face and the action chosen for it."""
    die, use = USE[action]
    state.pool[die] -= 1
    state.log.append(events.DIE_TAKEN.of(seat=seat, die=FATE_FACES[die], use=use))
    return die, use


class Fate(Lot):
    """AOC-088: all seven dice are rolled."""

    rule = "AOC-083"
    forms = ("fate FATE+",)
    lies_on = ("conan", "turn")

    def outcomes(self, state: AgeOfConanState) -> list[tuple[Action, float]]:
        found = []
        for counts, action in state.notation.fates.items():
            ways = arrangements(counts) * 2 ** counts[COURT_DIE]
            found.append((action, ways / 6**FATE_DICE))
        return sorted(found)

    def sample(self, state: AgeOfConanState, rng: random.Random) -> Action:
        counts = [0] * len(FATE_FACES)
        for _ in range(FATE_DICE):
            counts[_FACE_OF_SIDE[below(rng, 6)]] += 1
        return state.notation.fates[tuple(counts)]

    def possible(self, state: AgeOfConanState, action: Action) -> bool:
        return action.verb == "fate" and action in state.notation.roll_of

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        state.pool = list(state.notation.roll_of[action])  # AOC-086
        state.log.append(events.FATE_ROLLED.of(seat=state.turn, dice=list(action.args)))
