"""The conditions of cards, all about the contest that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import (
    ATTACKER,
    CONTESTS,
    DEFENDER,
    TERRAINS,
    ContestKind,
    TerrainKind,
)
from warhall.games.age_of_conan.cards.words import CardCondition
from warhall.games.age_of_conan.components import NOBODY
from warhall.kernel.card_words import Vocabulary

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules import contest as going_on
    from warhall.games.age_of_conan.state import AgeOfConanState


class Contest(CardCondition):
    """It is of one of these kinds."""

    of: "tuple[ContestKind, ...]"

    def holds(self, _state: AgeOfConanState, contest: going_on.Contest, _side: int) -> bool:
        return CONTESTS[contest.kind] in self.of


class Attacker(CardCondition):
    def holds(self, _state: AgeOfConanState, _contest: going_on.Contest, side: int) -> bool:
        return side == ATTACKER


class Defender(CardCondition):
    def holds(self, _state: AgeOfConanState, _contest: going_on.Contest, side: int) -> bool:
        return side == DEFENDER


class AgainstPlayer(CardCondition):
    def holds(self, _state: AgeOfConanState, contest: going_on.Contest, _side: int) -> bool:
        return contest.defender != NOBODY


class Won(CardCondition):
    """The roll is won."""

    def holds(self, _state: AgeOfConanState, contest: going_on.Contest, side: int) -> bool:
        return contest.winner == side


class Lost(CardCondition):
    """The roll is lost."""

    def holds(self, _state: AgeOfConanState, contest: going_on.Contest, side: int) -> bool:
        return contest.winner != side


class Terrain(CardCondition):
    """It is fought on one of these."""

    of: "tuple[TerrainKind, ...]"

    def holds(self, state: AgeOfConanState, contest: going_on.Contest, _side: int) -> bool:
        return not state.game.is_home[contest.province] and TERRAINS[contest.terrain(state)] in self.of


class Coastal(CardCondition):
    """AOC-032: in a province by the sea."""

    def holds(self, state: AgeOfConanState, contest: going_on.Contest, _side: int) -> bool:
        return state.game.coastal[contest.province]


CONDITIONS: Final[tuple[type[CardCondition], ...]] = (
    *(Contest, Attacker, Defender, AgainstPlayer, Won, Lost, Terrain, Coastal),
)
CONDITION_WORDS: Final = Vocabulary(CONDITIONS)
