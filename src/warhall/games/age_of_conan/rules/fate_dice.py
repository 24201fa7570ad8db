"""Chapter "Fate dice": the pool, rolling it anew, and which die may be used for what."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

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
from warhall.games.age_of_conan.rules.frames import Frame, Log, chance, push_chance
from warhall.kernel import Action, Event

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


def dice_options(state: AgeOfConanState) -> list[Action]:
    """Every die of the pool with every action for which it may be used (AOC-093 to AOC-100)."""
    military, intrigue, mixed, wild, court = state.pool
    found = []
    if military:
        found.append(TAKE[MILITARY_DIE, "military"])
    if intrigue:
        found.append(TAKE[INTRIGUE_DIE, "intrigue"])
    if court:
        found.append(TAKE[COURT_DIE, "court"])
    if mixed:  # AOC-094: only plain dice limit it
        if not military:
            found.append(TAKE[MIXED_DIE, "military"])
        if not intrigue:
            found.append(TAKE[MIXED_DIE, "intrigue"])
    if wild:  # AOC-097, AOC-098: any other die that could provide the action limits it
        if not military and not mixed:
            found.append(TAKE[WILD_DIE, "military"])
        if not intrigue and not mixed:
            found.append(TAKE[WILD_DIE, "intrigue"])
        if not court:
            found.append(TAKE[WILD_DIE, "court"])
    return found


def take_die(state: AgeOfConanState, action: Action, seat: int, log: Log) -> tuple[int, str]:
    """AOC-087: the die leaves the pool. Its face and the action chosen for it."""
    die, use = USE[action]
    state.pool[die] -= 1
    log.append(Event("die-taken", {"seat": seat, "die": FATE_FACES[die], "use": use}))
    return die, use


def roll_pool(state: AgeOfConanState) -> None:
    """AOC-088: all seven dice, as the next thing that happens."""
    push_chance(state, FATE)


def _outcomes(state: AgeOfConanState, _frame: Frame) -> list[tuple[Action, float]]:
    found = []
    for counts, action in state.game.notation.fates.items():
        ways = arrangements(counts) * 2 ** counts[COURT_DIE]
        found.append((action, ways / 6**FATE_DICE))
    return sorted(found)


def _sample(state: AgeOfConanState, _frame: Frame, rng: random.Random) -> Action:
    counts = [0] * len(FATE_FACES)
    for _ in range(FATE_DICE):
        counts[_FACE_OF_SIDE[rng.randrange(6)]] += 1
    return state.game.notation.fates[tuple(counts)]


def _possible(state: AgeOfConanState, _frame: Frame, action: Action) -> bool:
    return action.verb == "fate" and action in state.game.notation.roll_of


def _step(state: AgeOfConanState, _frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    state.pool = list(state.game.notation.roll_of[action])  # AOC-086
    log.append(Event("fate-rolled", {"seat": state.turn, "dice": list(action.args)}))


FATE = chance("fate", _outcomes, _sample, _possible, _step)
