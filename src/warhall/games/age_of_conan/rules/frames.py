"""The parts of the rules: the frames of all chapters, the kinds of contest, and what belongs to which moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards import looking, pieces, prices, supplies
from warhall.games.age_of_conan.rules import (
    adventure,
    age_change,
    artifacts,
    battle,
    bidding,
    campaign,
    cards,
    conan,
    contest,
    course,
    court,
    crowning,
    fate_dice,
    intrigue,
    intrigue_contest,
    military,
    objectives,
    scoring,
    set_up,
    siege,
    turn,
)
from warhall.games.age_of_conan.rules.contest import Contest
from warhall.kernel import Action, IllegalActionError, frames_in

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

FRAMES: Final = frames_in(
    *(course, set_up, objectives, adventure, crowning, age_change, artifacts, scoring),  # the course of the game
    *(bidding, fate_dice, conan, turn, court, military, intrigue),
    *(contest, campaign, siege, battle, intrigue_contest),
    *(cards, prices, supplies, looking, pieces),
)
BY_NAME: Final = {frame.name(): frame for frame in FRAMES}
CONTEST_KINDS: Final[tuple[type[Contest], ...]] = (
    *(campaign.Campaign, siege.Siege, battle.Battle, intrigue_contest.IntrigueContest),  # by `kind`
)

_ELSEWHERE: Final = {  # verbs that belong to another moment, and why
    "commit": ("strategy-too-late", "AOC-171"),
    "sorcery": ("sorcery-not-now", "AOC-180"),
    "play": ("card-step-over", "AOC-072"),
    "refresh": ("card-step-over", "AOC-347"),
    "event": ("event-not-now", "AOC-350"),
    "conan": ("conan-not-now", "AOC-274"),
    "raid": ("raid-not-now", "AOC-103"),
}


def elsewhere(state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
    """Why this is nothing for the present moment, where more can be said than that it is not offered."""
    verb, *args = state.notation.read(action)
    if verb == "use":
        return cards.use_refusal(state, seat, args[0])
    if verb not in _ELSEWHERE:
        return None
    code, rule = _ELSEWHERE[verb]
    return state.refuse(code, rule)
