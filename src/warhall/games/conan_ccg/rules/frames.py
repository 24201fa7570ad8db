"""The stack of a position: what is being done, innermost last. Each frame is a small piece of data; the module of its
chapter says what it offers and what comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, Self, TypeAlias

import msgspec

NONE: Final = -1
Count = Annotated[int, msgspec.Meta(ge=0)]
Reference = Annotated[int, msgspec.Meta(ge=NONE)]  # the number of an attack or of a Foe, or none

# The stages of the procedures, in their order.
TurnStage = Literal[
    "begin", "effects", "prepare", "warrior", "round", "after", "cleared", "window", "choice", "rest", "pass"
]
AnnouncedStage = Literal["pay", "answer", "resolve", "over"]
FoeDrawStage = Literal["begin", "count", "reveal", "window", "check", "name", "place", "end"]
RoundStage = Literal[
    "survey",
    "decide",
    "foe_moves",
    "down",
    "conan_moves",
    "flip",
    "reveal",
    "barbarian",
    "resolution",
    "end",
    "discard",
]
PlacingStage = Literal["abilities", "play"]
FightStage = Literal["window", "initiative"]
InitiativeStage = Literal["sides", "hits", "order", "window", "apply", "effects", "leave", "over"]
RestStage = Literal["window", "allies", "home", "prowess", "vitality", "hands", "over"]


class Base(msgspec.Struct, tag_field="frame", gc=False):  # no frame ever holds itself
    """Every frame is plain data, quick to copy: numbers, words and tuples of them."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...  # msgspec provides it


class SetUp(Base, tag="set-up"):
    stage: Literal["first"] = "first"


class Turn(Base, tag="turn"):
    stage: TurnStage = "begin"


class Draw(Base, tag="draw"):
    """Cards still to come from a deck: to the hand of `seat`, or its Foes to the revealed ones."""

    seat: int
    n: Count
    foes: bool = False


class Window(Base, tag="window"):
    """Seat `seat` is asked next; `passes` in succession so far; `used` names what was used in this window."""

    name: str
    seat: int
    passes: Count = 0
    used: tuple[str, ...] = ()
    attack: Reference = NONE


class Announced(Base, tag="announced"):
    """CCG-089: an Action announced and not yet resolved."""

    card: str
    seat: int
    effect: str
    window: str
    stage: AnnouncedStage = "pay"
    cancelled: bool = False
    attack: Reference = NONE


class Doing(Base, tag="doing"):
    """An effect being carried out: the verb `at` of its `part` ("cost", "do", or the number of a choice) comes next."""

    effect: str
    seat: int
    source: int
    part: str = "do"
    at: Count = 0
    attack: Reference = NONE
    n: Count = 0  # the value of a BARBARIAN ability
    counted: Reference = NONE  # what a verb still has to do, where it goes on step by step


class Trigger(Base, tag="trigger"):
    """An effect whose moment has come; its controller may decline if it is optional."""

    effect: str
    seat: int
    source: int
    attack: Reference = NONE


class Triggers(Base, tag="triggers"):
    """Effects of one moment, waiting for their turn in the Active player's order (CCG-286)."""

    pending: tuple[Trigger, ...]


class Discard(Base, tag="discard"):
    """`seat` discards `n` cards of its choice; with `cycle` up to `n`, and draws as many afterwards."""

    seat: int
    n: Count
    cycle: bool = False
    done: Count = 0


class RandomDiscard(Base, tag="random-discard"):
    seat: int
    n: Count


class Take(Base, tag="take"):
    """`seat` takes up to `n` cards that the effect's verb allows from its deck or its Discard Pile."""

    seat: int
    n: Count
    pile: str
    effect: str
    part: str
    at: Count


class LookTop(Base, tag="look-top"):
    """`seat` is about to see the `n` top cards of a Foe Deck."""

    seat: int
    owner: int
    n: Count


class OrderTop(Base, tag="order-top"):
    """`seat` puts the `n` cards it has seen back; those above `at` lie already."""

    seat: int
    owner: int
    n: Count
    at: Count = 0


class FoeDraw(Base, tag="foe-draw"):
    """`n` Foes to reveal; `discounts` are titles or keys whose discount is in force (one entry for each step of it)."""

    stage: FoeDrawStage = "begin"
    n: Count = 0
    shares: tuple[int, ...] = ()
    at: Count = 0
    named: Reference = NONE


class Pay(Base, tag="pay"):
    """CCG-121: Minor Foes still to be discarded for the Major Foe just chosen."""

    n: Count


class Round(Base, tag="round"):
    stage: RoundStage = "survey"


class Loss(Base, tag="loss"):
    """CCG-152: Renown that the Primary Foe player may still take from the Active player's Chronicle."""

    limit: Count


class FoeMoves(Base, tag="foe-moves"):
    """CCG-167: `seat` supplies its Foes with moves."""

    seat: int


class Search(Base, tag="search"):
    """CCG-168: looking for a move for a Foe on top of the Draw Deck."""

    seat: int
    foe: int
    tries: Count = 0


class ConanMoves(Base, tag="conan-moves"):
    pass


class Placing(Base, tag="placing"):
    """A move of the Active side whose abilities are being accepted, then paid for, then carried out."""

    move: int
    at: Count = 0
    stage: PlacingStage = "abilities"


class Reveal(Base, tag="reveal"):
    """The passive abilities of Foe moves are accepted or declined one by one."""

    foe: Count = 0
    at: Count = 0


class Resolution(Base, tag="resolution"):
    picks: Count = 0
    resolved: tuple[int, ...] = ()


class Fight(Base, tag="fight"):
    zone: int
    stage: FightStage = "window"


class Initiative(Base, tag="initiative"):
    """CCG-309: one Initiative of a zone, stage by stage; `at` is the attack in hand."""

    zone: int
    value: int
    stage: InitiativeStage = "sides"
    at: Reference = NONE
    order: tuple[int, ...] = ()


class Side(Base, tag="side"):
    """CCG-215: the owner of an unopposed Foe names an edge and a target."""

    foe: int


class Redirect(Base, tag="redirect"):
    """One player may turn the attack on an Ally."""

    attack: Reference
    effect: str
    seat: int
    source: int


class Press(Base, tag="press"):
    """CCG-262: Press On or Rest."""


class Rest(Base, tag="rest"):
    stage: RestStage = "window"
    at: Count = 0


class UpTo(Base, tag="up-to"):
    """CCG-056, CCG-072: `seat` may draw up to `n` cards."""

    seat: int
    n: Count


Frame: TypeAlias = (
    SetUp
    | Turn
    | Draw
    | Window
    | Announced
    | Doing
    | Trigger
    | Triggers
    | Discard
    | RandomDiscard
    | Take
    | LookTop
    | OrderTop
    | FoeDraw
    | Pay
    | Round
    | Loss
    | FoeMoves
    | Search
    | ConanMoves
    | Placing
    | Reveal
    | Resolution
    | Fight
    | Initiative
    | Side
    | Redirect
    | Press
    | Rest
    | UpTo
)
