"""What lies on the table during play and changes there: Foes in zones, moves in gaps, Allies, attacks.

They are asked about all the time, so they are plain classes, which compile well; `wire.py` says how they are written as
JSON.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.unchanging import Note

CONAN: Final = 0  # the reference of the Active Conan among characters; all others have a number of their own
REGION: Final = -2  # the reference of the Region under the Active Conan
NOBODY: Final = -1
NONE: Final = -1  # no attack, no Foe

Count = Annotated[int, msgspec.Meta(ge=0)]
Reference = Annotated[int, msgspec.Meta(ge=NONE)]  # the number of an attack or of a Foe, or none
Owned = tuple[int, str]  # a Foe card or Region with the seat whose deck it came from


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Foe:
    """A Foe in a zone. When it has left play its move stays, and `gone` is true, until the round ends (CCG-308)."""

    drained: int = 0  # Prowess lost this round (CCG-316)
    gone: bool = False
    move: str = ""
    down: bool = False  # the move lies face down
    seen: int = 0  # bit mask of the seats that were shown the face-down move
    limit: int = NONE  # the Prowess this Foe had when the move was placed, and
    paid: int = 0  # the wounds it took for it: both public (CCG-163)
    declined: tuple[int, ...] = ()  # abilities of the move that its owner does not use (CCG-078)
    done: bool = False  # the move is resolved
    side: str = ""  # the edge named for an unopposed move, and
    at: int = CONAN  # its target

    def __init__(self, uid: int = 0, owner: int = NOBODY, card: str = "", zone: int = 0, wounds: int = 0) -> None:
        self.uid = uid
        self.owner = owner
        self.card = card
        self.zone = zone
        self.wounds = wounds

    def __copy__(self) -> Foe:
        twin = Foe(self.uid, self.owner, self.card, self.zone, self.wounds)
        twin.drained = self.drained
        twin.gone = self.gone
        twin.move = self.move
        twin.down = self.down
        twin.seen = self.seen
        twin.limit = self.limit
        twin.paid = self.paid
        twin.declined = self.declined
        twin.done = self.done
        twin.side = self.side
        twin.at = self.at
        return twin


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OwnMove:
    """A move of the Active side in a gap: gap 0 is the outer left, gap k lies right of the k-th Foe move."""

    done: bool = False
    back: bool = False  # it returns to the hand at the end of the round

    def __init__(
        self,
        uid: int = 0,
        card: str = "",
        zone: int = 0,
        gap: int = 0,
        by: int = CONAN,
        declined: tuple[int, ...] = (),
    ) -> None:
        self.uid = uid
        self.card = card
        self.zone = zone
        self.gap = gap
        self.by = by  # Conan, or the number of the Ally who performs it
        self.declined = declined

    def __copy__(self) -> OwnMove:
        twin = OwnMove(self.uid, self.card, self.zone, self.gap, self.by, self.declined)
        twin.done = self.done
        twin.back = self.back
        return twin


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Ally:
    def __init__(self, uid: int = 0, card: str = "", wounds: int = 0, drained: int = 0) -> None:
        self.uid = uid
        self.card = card
        self.wounds = wounds
        self.drained = drained

    def __copy__(self) -> Ally:
        return Ally(self.uid, self.card, self.wounds, self.drained)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Attack:
    """One contact between two moves, from the attacker's side, or the named edge of an unopposed Foe move."""

    bonus: int = 0
    prevented: int = 0
    dealt: int = 0
    notes: tuple[Note, ...] = ()

    def __init__(
        self,
        attacker: int,
        target: int,
        foe: int,
        own: int = NOBODY,
        edge: str = "left",
        base: int = 0,
        icons: int = 0,
        leak: int = 0,
        blocked: int = 0,
        hits: dict[str, int] | None = None,
        hit: bool = False,
        lanes: str = "",
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.foe = foe  # the Foe of this contact
        self.own = own  # the move of the Active side at this contact
        self.edge = edge
        self.base = base
        self.icons = icons  # Damage from unblocked icons
        self.leak = leak
        self.blocked = blocked
        self.hits: dict[str, int] = {} if hits is None else hits  # unblocked symbols by icon; never changed
        self.hit = hit
        self.lanes = lanes

    def __copy__(self) -> Attack:
        twin = Attack(
            self.attacker,
            self.target,
            self.foe,
            self.own,
            self.edge,
            self.base,
            self.icons,
            self.leak,
            self.blocked,
            self.hits,
            self.hit,
            self.lanes,
        )
        twin.bonus = self.bonus
        twin.prevented = self.prevented
        twin.dealt = self.dealt
        twin.notes = self.notes
        return twin

    @property
    def damage(self) -> int:
        """CCG-253: the leak is added to a hit, and prevention lowers the sum; a leak alone cannot be changed."""
        if not self.hit:
            return self.leak
        return max(0, max(0, self.icons + self.bonus) + self.leak - self.prevented)
