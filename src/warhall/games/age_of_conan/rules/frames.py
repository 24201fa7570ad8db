"""The stack of a position: what is going on, innermost last.

A frame is a tuple: its kind, the player who has to act, and a few small integers. Three sorts exist. A *choice* waits
for a seat, a *chance* frame for dice or a draw, and a *task* is carried out by itself as soon as it lies on top; `run`
does so until somebody has to act. The handlers are in the modules of their chapters and are put into the tables below
when those modules are imported; `FIELDS` says what the integers of each kind mean, for JSON and its checks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from warhall.kernel import CHANCE, Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

Frame = tuple[int, ...]
Log = list[Event]
Options = Callable[["AgeOfConanState", Frame, int], list[Action]]
Step = Callable[["AgeOfConanState", Frame, Action, int, Log], None]
Task = Callable[["AgeOfConanState", Frame, Log], None]
Outcomes = Callable[["AgeOfConanState", Frame], list[tuple[Action, float]]]
Sample = Callable[["AgeOfConanState", Frame, random.Random], Action]
Possible = Callable[["AgeOfConanState", Frame, Action], bool]

# kind -> the fields after the player. A field with a star may be repeated.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # chance
    "objectives": ("number",),
    "deal": ("seat", "deck", "number"),
    "adventure": (),
    "track": ("number",),
    "artifacts": (),
    "bid-tie": ("seats",),
    "fate": (),
    "find": ("seat",),
    "dice": ("side",),
    "reroll": ("side",),
    "discard": ("seat", "deck", "number"),
    "peek-deck": ("seat", "number"),
    "peek-adventures": ("seat", "number"),
    # choices
    "bid": (),
    "bid-cards": (),
    "bonus": (),
    "conan": (),
    "turn": (),
    "extra-die": (),
    "last-cards": (),
    "token": ("token", "hidden"),
    "token-choice": (),
    "court": ("conan", "moved", "raided"),
    "military": ("moves", "province?", "number", "placed?"),
    "intrigue": ("moves", "province?"),
    "window": ("timing", "passes"),
    "own-roll": ("side",),
    "opponent-roll": ("side",),
    "declare": ("side",),
    "pick-dice": ("side", "number"),
    "march": (),
    "siege-retreat": (),
    "battle-retreat": (),
    "battle-hold": (),
    "crown": (),
    "raids": (),
    "raise": ("provinces",),
    "spend": (),
    "stake": (),
    "place-army": ("number", "where"),
    "move-army": ("number", "range"),
    "remove-army": ("number", "where", "province?"),
    "place-emissary": ("number", "where"),
    "move-emissary": ("number", "province*"),
    "remove-emissary": ("number", "where", "target?"),
    "move-conan": ("number",),
    "place-raider": ("number", "where"),
    "remove-raider": ("number", "where"),
    "refresh": ("number",),
    "target": (),
    "sacrifice": ("number",),
    "order-deck": ("number", "placed"),
    # tasks
    "start-bid": (),
    "reveal-bids": (),
    "offer-bonus": (),
    "settle-bid": (),
    "draw": ("deck", "number"),
    "start-turn": (),
    "end-turn": (),
    "after-action": (),
    "effects": ("card", "number", "target?"),
    "contest": (),
    "ask": ("timing", "passes"),
    "own-roll-again": (),
    "opponent-roll-again": (),
    "assign": (),
    "adventure-end": (),
    "crown-check": ("flag",),
    "next-adventure": (),
    "age": ("number", "seats"),
    "final": ("number", "seats"),
}

# kind -> what it may lie on, "" for the bottom of the stack.
_BETWEEN_TURNS: Final = ("", "start-turn", "age")
_USES_CARDS: Final = ("turn", "court", "military", "intrigue", "token", "bid-cards", "raids", "spend")
LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "objectives": ("draw", "adventure", "age"),
    "deal": ("draw", "adventure", "bid", "after-action", "effects", "spend"),
    "draw": ("draw", "adventure", "bid", "after-action", "effects", "spend"),
    "adventure": ("artifacts", "start-bid"),
    "track": ("artifacts", "start-bid"),
    "artifacts": ("start-bid",),
    "fate": ("conan", "turn"),
    "find": ("crown-check", "effects"),
    "token": ("court", "turn", "crown-check", "effects"),
    "dice": ("contest", "own-roll-again"),
    "bid": ("reveal-bids",),
    "bid-cards": ("offer-bonus", "bid-cards"),
    "bonus": ("settle-bid",),
    "reveal-bids": ("settle-bid",),
    "offer-bonus": ("settle-bid",),
    "conan": ("turn",),
    "turn": ("end-turn",),
    "extra-die": ("end-turn",),
    "last-cards": ("end-turn",),
    "after-action": ("end-turn",),
    "token-choice": ("court",),
    "crown": ("next-adventure",),
    "crown-check": ("next-adventure",),
    "raids": ("age", "final"),
    "raise": ("age",),
    "spend": ("age",),
    "assign": ("age",),
    "stake": ("assign",),
    "peek-deck": ("order-deck",),
    "effects": (*_USES_CARDS, "after-action", "own-roll-again", "opponent-roll-again", "ask"),
    **dict.fromkeys(("bid-tie", "start-bid", "settle-bid"), _BETWEEN_TURNS),
    **dict.fromkeys(("start-turn", "end-turn", "next-adventure", "adventure-end", "age", "final"), ("",)),
    **dict.fromkeys(("court", "military", "intrigue", "contest"), ("after-action",)),
    **dict.fromkeys(("march", "siege-retreat", "battle-retreat", "battle-hold"), ("after-action",)),
    **dict.fromkeys(("window", "own-roll", "opponent-roll", "declare"), ("contest",)),
    **dict.fromkeys(("ask", "own-roll-again", "opponent-roll-again"), ("contest",)),
}
KINDS: Final = tuple(FIELDS)
KIND: Final = {name: at for at, name in enumerate(KINDS)}

CHOICES: Final = KINDS[KIND["bid"] : KIND["start-bid"]]
FIRST_TASK: Final = KIND["start-bid"]

OPTIONS: Final[list[Options | None]] = [None] * len(KINDS)
STEPS: Final[list[Step | None]] = [None] * len(KINDS)
TASKS: Final[list[Task | None]] = [None] * len(KINDS)
OUTCOMES: Final[list[Outcomes | None]] = [None] * len(KINDS)
SAMPLES: Final[list[Sample | None]] = [None] * len(KINDS)
POSSIBLE: Final[list[Possible | None]] = [None] * len(KINDS)


def choice(name: str, options: Options, step: Step) -> int:
    """Say how a choice is offered and carried out."""
    kind = KIND[name]
    OPTIONS[kind] = options
    STEPS[kind] = step
    return kind


def chance(name: str, outcomes: Outcomes, sample: Sample, possible: Possible, step: Step) -> int:
    """Say what chance may bring about and what follows."""
    kind = KIND[name]
    OUTCOMES[kind] = outcomes
    SAMPLES[kind] = sample
    POSSIBLE[kind] = possible
    STEPS[kind] = step
    return kind


def task(name: str, handler: Task) -> int:
    """Say how a task is carried out. The frame has been taken off the stack when the handler is called."""
    kind = KIND[name]
    TASKS[kind] = handler
    return kind


def run(state: AgeOfConanState, log: Log) -> None:
    """Carry out tasks until somebody has to act or nothing is left."""
    stack = state.stack
    while stack and stack[-1][0] >= FIRST_TASK:
        frame = stack.pop()
        handler = TASKS[frame[0]]
        assert handler is not None
        handler(state, frame, log)


def push_chance(state: AgeOfConanState, kind: int, *fields: int) -> None:
    state.stack.append((kind, CHANCE, *fields))
