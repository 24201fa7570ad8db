"""Tell what each die is good for, so that a person may choose the deed and its die comes with it. Of the dice for an
action only one may be taken (AOC-094, AOC-097), so nothing is decided in secret.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules.fate_dice import USE
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

ON_THE_MAP: Final = ("military", "intrigue")  # actions that are done with pieces
AT_COURT: Final = frozenset(("draw", "event"))  # what ends a court action
BEFORE: Final = frozenset(("conan", "raid"))  # what may come before that


def beyond(game: AgeOfConan, view: View, legal: Sequence[Action]) -> dict[Action, tuple[View, list[Action]]]:
    """For every die that may be taken, what could be done on the map with it, or what done at court."""
    found = {die: _beyond(game, view, die) for die in legal if die in USE}
    kept = {die: (seen, _told(USE[die][1], deeds)) for die, (seen, deeds) in found.items()}
    return {die: (seen, deeds) for die, (seen, deeds) in kept.items() if deeds}


def _told(use: str, deeds: list[Action]) -> list[Action]:
    """At court cards are drawn or an event played at one go, unless Conan or a raider comes first: then those."""
    if use in ON_THE_MAP or all(deed.verb in AT_COURT for deed in deeds):
        return deeds
    return [deed for deed in deeds if deed.verb in BEFORE]


def _beyond(game: AgeOfConan, view: View, die: Action) -> tuple[View, list[Action]]:
    seat: int = view["you"]
    state = game.state_from_view(view, random.Random(0))
    state.apply_action(die, seat)
    deeds = [action for action in state.legal_actions(seat) if action != DONE and action.verb != "use"]
    return state.view(seat), deeds
