"""The one run loop: a position whose rules are frames on a stack.

A step carries out what the innermost frame was asked, then lets frames carry on by themselves until a seat or chance
has to act, or nothing is left. A chapter that starts something of another chapter pushes that chapter's frame.
"""

from __future__ import annotations

import random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from warhall.kernel.action import Action, excerpt
from warhall.kernel.chance import CHANCE, TERMINAL
from warhall.kernel.errors import IllegalActionError
from warhall.kernel.event import Event
from warhall.kernel.frame import Chance, Choice, Frame
from warhall.kernel.state import G_co, State


class Ways:
    """A kind of frame as it is asked all the time, found once: no bound method is made, and one that only waits for
    its seat or for chance is asked nothing."""

    __slots__ = ("actor", "chance", "go", "options", "sample", "step")

    def __init__(self, kind: type[Frame]) -> None:
        self.chance = issubclass(kind, Chance)
        self.go: Any = None if kind.go in (Choice.go, Chance.go) else kind.go
        self.actor: Any = None if kind.actor is Choice.actor else kind.actor
        self.options: Any = kind.options
        self.step: Any = kind.step
        self.sample: Any = kind.sample if issubclass(kind, Chance) else None

    def mover(self, frame: Any, state: State) -> int:
        """Who has to act, now that the frame does not go on by itself."""
        if self.chance:
            return CHANCE
        seat: int = frame.seat if self.actor is None else self.actor(frame, state)
        return seat


_WAYS: Final[dict[type[Frame], Ways]] = {}
_NO_WAYS: Final = Ways(Frame)


def _ways(frame: Frame) -> Ways:
    kind = type(frame)
    ways = _WAYS.get(kind)
    if ways is None:
        ways = _WAYS[kind] = Ways(kind)
    return ways


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(State[G_co]):
    """A position that knows what is going on: `stack`, innermost last. Rules tell what happens with `log`."""

    __slots__ = ("_sampled", "_waiting", "_waiting_ways", "alarm", "log", "mover", "stack", "unveiled")

    stack: list[Frame]
    log: list[Event]
    mover: int  # who has to act: a seat, CHANCE or TERMINAL
    unveiled: bool  # the last action made secret choices known
    _sampled: Action | None  # what chance was last seen to draw: it need not be checked
    _waiting: Frame | None  # the frame for which the loop stopped, and
    _waiting_ways: Ways  # how it is asked
    alarm: bool  # something may have to happen before anything else: `settle` is to be asked

    def begin(self, game: Any) -> None:
        """The part of a new position that is the kernel's."""
        self.game = game
        self._offered = None
        self._offered_to = TERMINAL
        self.stack = []
        self.log = []
        self.unveiled = False
        self.mover = TERMINAL
        self.alarm = False
        self._sampled = None
        self._waiting = None
        self._waiting_ways = _NO_WAYS

    def copy_procedure(self, copy: Procedure) -> None:
        """The part of a clone that is the kernel's. A position owns its frames."""
        copy.game = self.game
        copy._offered = self._offered
        copy._offered_to = self._offered_to
        copy.stack = [frame.__copy__() for frame in self.stack]
        copy.log = []
        copy.unveiled = False
        copy.mover = self.mover
        copy.alarm = self.alarm
        copy._sampled = None
        copy._waiting = None
        copy._waiting_ways = _NO_WAYS

    # -- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Let the innermost frame carry on until chance or a seat must act, or the game is over."""
        stack = self.stack
        frame: Any = self._waiting
        ways = self._waiting_ways
        while stack:
            if self.alarm and self.settle():
                continue
            if stack[-1] is not frame:  # often a frame carries on several times in succession
                frame = stack[-1]
                ways = _ways(frame)
            if ways.go is None or not ways.go(frame, self):
                self._waiting = frame
                self._waiting_ways = ways
                self.mover = ways.mover(frame, self)
                return
        self.mover = TERMINAL

    def _ways_of(self, frame: Frame) -> Ways:
        """The ways of the innermost frame: at hand, unless the stack was changed from outside."""
        return self._waiting_ways if frame is self._waiting else _ways(frame)

    def settle(self) -> bool:
        """Do what comes before anything else, and say whether there was anything; turn the alarm off if there is no
        cause for it."""
        self.alarm = False
        return False

    def step(self, action: Action, seat: int) -> list[Event]:
        log: list[Event] = []
        self.log = log
        self.unveiled = False
        self._sampled = None
        frame = self.stack[-1]
        self._ways_of(frame).step(frame, self, action, seat)
        self.run()
        return log

    # -- what the kernel asks, by the innermost frame ----------------------------------------------------------------

    def has_revealed(self, events: list[Event]) -> bool:
        return self.unveiled or State.has_revealed(self, events)

    def current_player(self) -> int:
        return self.mover

    def active_players(self) -> tuple[int, ...]:
        return self.stack[-1].actors(self) if self.mover >= 0 else ()

    def apply_action(self, action: Any, seat: int | None = None) -> list[Event]:
        """As in every game; besides, a seat that is no longer asked may replace its secret choice where the frame lets
        it."""
        if seat is not None and seat != self.mover and seat >= 0 and self.may_change(seat):
            parsed = self.game.parse_action(action)
            if parsed in self.options(seat):
                self._offered = None
                return self.step(parsed, seat)
        return State.apply_action(self, action, seat)

    def may_change(self, seat: int) -> bool:
        """True while this seat may replace the secret choice that it has made."""
        return bool(self.stack) and self.stack[-1].may_change(self, seat)

    def options(self, seat: int) -> list[Action]:
        frame = self.stack[-1]
        found: list[Action] = self._ways_of(frame).options(frame, self, seat)
        return found

    def refusal(self, action: Action, seat: int) -> IllegalActionError:
        frame = self.stack[-1]
        found = frame.refusal(self, action, seat)
        return found if found is not None else self.not_offered(frame, action, seat)

    def not_offered(self, frame: Frame, action: Action, _seat: int) -> IllegalActionError:
        """The refusal of what is not among the choices, by the rule of the frame."""
        return self.refuse("not-now", frame.rule, given=excerpt(action), choice=frame.name())

    def refuse(self, code: str, rule: str, **facts: Any) -> IllegalActionError:
        """A refusal in the words of the game: its sentence is `error-<code>`."""
        return IllegalActionError(code, rule=rule or None, catalogue=self.game.catalogue, **facts)

    def chance_refusal(self, action: Action) -> IllegalActionError | None:
        if action is self._sampled:
            return None
        frame = self.stack[-1]
        assert isinstance(frame, Chance)
        return frame.impossible(self, action)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        if self.mover != CHANCE:
            return []
        frame = self.stack[-1]
        assert isinstance(frame, Chance)
        return frame.outcomes(self)

    def sample_chance(self, rng: random.Random) -> Action:
        frame = self.stack[-1]
        action: Action = self._ways_of(frame).sample(frame, self, rng)
        self._sampled = action
        return action

    def action_seen_by(self, action: Action, actor: int, viewer: int | None) -> Action | None:
        return self.stack[-1].seen(self, action, actor, viewer)

    def made_known(self, action: Action) -> Any:
        return self.stack[-1].made_known(self, action)

    def draw_known_to(self, action: Action, viewer: int | None) -> bool:
        frame = self.stack[-1]
        assert isinstance(frame, Chance)
        return frame.seen(self, action, CHANCE, viewer) == action and frame.bag_known_to(self, viewer)
