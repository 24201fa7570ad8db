"""Frames: what is going on in a position, innermost last.

A frame is one small procedure of the rules: a choice that a seat has to make, dice to be rolled or cards to be drawn,
or something that is carried out by itself. It is declared in the chapter of its rule, and everything about it stands
there: its fields, who acts, what is offered and why not, what a choice does, how it goes on by itself, what it may lie
on, what others see of it, its rule and its help.

    class SiegeRetreat(Choice):
        '''AOC-221: after every roll the attacker presses on or goes home.'''

        rule = "AOC-221"
        forms = ("press", "retreat")
        lies_on = ("after-action",)

        def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
            return [PRESS, RETREAT]

        def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
            ...

Its name, `siege-retreat`, follows from the class: it names the frame in JSON and its prompt in the catalogues.

This module is never compiled. A chapter that is compiled keeps plain annotations of fields (`int`, `str`, `bool`) as
they are; any other has to stand in quotes (`stage: "Stage"`, `filter: "Optional[Filter]"`; a union with a bar is lost
even so), for mypyc forgets it otherwise. A test looks for those.
"""

from __future__ import annotations

import random
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from warhall.kernel.action import Action
from warhall.kernel.chance import CHANCE
from warhall.kernel.declared import Declared, separated
from warhall.kernel.errors import IllegalActionError


@cache
def frame_name(class_name: str) -> str:
    """`SiegeRetreat` is `siege-retreat`."""
    return separated(class_name, "-")


class Frame(
    msgspec.Struct,
    metaclass=Declared,
    tag_field="frame",
    tag=frame_name,
    gc=False,  # no frame ever holds itself
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A procedure on the stack of a position. The position owns it: a clone copies it.

    `state` is the game's own kind of position in every method.
    """

    rule: ClassVar[str] = ""  # what a refusal cites when nothing more precise applies
    help: ClassVar[tuple[str, ...]] = ()  # rules that a person may want to read before choosing
    lies_on: ClassVar[tuple[str, ...] | None] = None  # the frames it may lie on, "" for the bottom; None: on any
    amid: ClassVar[tuple[str, ...]] = ()  # what goes on meanwhile, in words that the checks of its game know
    abstract: ClassVar[bool] = False  # said of a class that others derive from and that never lies on a stack
    secret: ClassVar[tuple[str, ...]] = ()  # fields that only the seat of the frame sees
    forms: ClassVar[tuple[str, ...]] = ()  # of the actions that it adds to those of its bases: see `kernel/notation.py`

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...  # msgspec provides it

    @classmethod
    def name(cls) -> str:
        """The name of the frame in JSON and in the catalogues."""
        return frame_name(cls.__name__)

    # -- carrying on ---------------------------------------------------------------------------------------------------

    def go(self, state: Any) -> bool:
        """Carry on by itself. False means that somebody has to act first, and that nothing was changed."""
        raise NotImplementedError

    def actor(self, state: Any) -> int:
        """The seat that has to act, or `CHANCE`; of several that choose in secret the first who has not chosen."""
        raise NotImplementedError

    def actors(self, state: Any) -> tuple[int, ...]:
        """Every seat that may act now."""
        seat = self.actor(state)
        return (seat,) if seat >= 0 else ()

    def may_change(self, _state: Any, _seat: int) -> bool:
        """True while this seat may still replace the secret choice that it has made."""
        return False

    # -- choosing ------------------------------------------------------------------------------------------------------

    def options(self, state: Any, seat: int) -> list[Action]:
        """Everything that this seat may do, sorted by text."""
        raise NotImplementedError

    def step(self, state: Any, action: Action, seat: int) -> None:
        """Carry out what was chosen, or what chance brought about."""
        raise NotImplementedError

    def refusal(self, _state: Any, _action: Action, _seat: int) -> IllegalActionError | None:
        """Say why this seat may not do this, in the words of the check that fails. None where the frame knows no better
        than its own rule."""
        return None

    def seen(self, _state: Any, action: Action, _actor: int, _viewer: int | None) -> Action | None:
        """The action as another seat (None: a spectator) may know it, None if not at all."""
        return action

    def made_known(self, _state: Any, _action: Action) -> Any:
        """Tell what the rules make known to all at once of an action that is hidden otherwise, such as a price."""
        return None

    # -- reading -------------------------------------------------------------------------------------------------------

    def check(self, _state: Any) -> None:
        """See that everything this frame speaks of exists in a position that was set up; raise `InvalidPositionError`
        or `LookupError` otherwise. Types and `lies_on` have been checked."""


class Choice(Frame):
    """A frame that waits for one seat."""

    seat: int

    def go(self, _state: Any) -> bool:
        return False

    def actor(self, _state: Any) -> int:
        return self.seat


class SecretChoice(Frame):
    """A frame in which several seats choose in secret, in any order; when all have, their choices are revealed."""

    abstract = True

    def waiting(self, state: Any) -> tuple[int, ...]:
        """The seats that have not chosen yet."""
        raise NotImplementedError

    def reveal(self, state: Any) -> None:
        """Show what everybody has chosen, and go on from it. The frame has left the stack."""
        raise NotImplementedError

    def go(self, state: Any) -> bool:
        if self.waiting(state):
            return False
        state.stack.pop()
        state.unveiled = True  # whoever chose last sees what the others chose: no taking back
        self.reveal(state)
        return True

    def actor(self, state: Any) -> int:
        return self.waiting(state)[0]

    def actors(self, state: Any) -> tuple[int, ...]:
        return self.waiting(state)


class Chance(Frame):
    """A frame that waits for dice or a draw."""

    def go(self, _state: Any) -> bool:
        return False

    def actor(self, _state: Any) -> int:
        return CHANCE

    def outcomes(self, state: Any) -> list[tuple[Action, float]]:
        """All outcomes with their probabilities, sorted; `TooManyOutcomes` where the list would be long."""
        raise NotImplementedError

    def sample(self, state: Any, rng: random.Random) -> Action:
        """One outcome, drawn with `rng.randrange` alone."""
        raise NotImplementedError

    def bag_known_to(self, _state: Any, _viewer: int | None) -> bool:
        """Whether this viewer (None: a spectator) knows everything that chance draws from: dice are known to all, a
        deck to those who know where all other cards are. Only they are shown, at the end, how it was drawn."""
        return True

    def impossible(self, state: Any, action: Action) -> IllegalActionError | None:
        """Say why chance cannot bring this about now; None if it can."""
        raise NotImplementedError


def frames_in(*chapters: ModuleType) -> tuple[type[Frame], ...]:
    """Every kind of frame that these modules declare, in their order."""
    return tuple(
        kind
        for chapter in chapters
        for kind in vars(chapter).values()
        if isinstance(kind, type) and issubclass(kind, Frame)
        if kind.__module__ == chapter.__name__ and not kind.__dict__.get("abstract", False)
    )
