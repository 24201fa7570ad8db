"""Base classes of every word on a card: its verbs, the prices of using it, and its conditions.

This module is never compiled; `kernel/frame.py` tells how fields are annotated in those that are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, NamedTuple

import msgspec

from warhall.kernel import card_words

if TYPE_CHECKING:
    from warhall.games.age_of_conan.rules.contest import Contest
    from warhall.games.age_of_conan.state import AgeOfConanState

Amount = Annotated[int, msgspec.Meta(ge=1, le=6)]


class CardVerb(card_words.Verb, rename={"source": "from"}):
    """One thing that a card does for the seat that uses it. Its field `source` is `from` in data."""

    sign: ClassVar[str] = "wild"  # what is drawn on a card that begins with this verb

    def points_at_player(self) -> bool:
        """Whether it happens to another player; all such verbs of a card point at the same one."""
        return False

    def can(self, _state: AgeOfConanState, _seat: int) -> bool:
        """Whether it could change anything now."""
        return True

    def carry(self, state: AgeOfConanState, seat: int, target: int) -> None:
        """Do it; a verb that needs a choice pushes a frame. `target` is the player at whom the card points, if any."""
        raise NotImplementedError


class Price(CardVerb):
    """AOC-350, AOC-351: what a card's text asks for before it does anything. `can` tells whether a seat can pay."""

    currency: ClassVar[str] = ""
    n: Annotated[int, msgspec.Meta(ge=1)]


class CardCondition(card_words.Condition):
    """Something that must be so in the contest in which a card is used."""

    def holds(self, state: AgeOfConanState, contest: Contest, side: int) -> bool:
        raise NotImplementedError


class Effect(NamedTuple):
    """The effect of a card: its verbs one after the other, at its moment, under its conditions, for its price."""

    when: str
    conditions: tuple[CardCondition, ...]
    price: tuple[Price, ...]
    verbs: tuple[CardVerb, ...]
