"""What lies on the table during play: Foes in zones, moves in gaps, Allies, Items, attacks and lasting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

import msgspec

CONAN: Final = 0  # the reference of the Active Conan among characters; all others have a number of their own
REGION: Final = -2  # the reference of the Region under the Active Conan
NOBODY: Final = -1

Owned = tuple[int, str]  # a Foe card or Region with the seat whose deck it came from


class Piece(msgspec.Struct, gc=False):  # no piece ever holds itself
    """Something that a position is made of: plain data that is quick to copy."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...  # msgspec provides it


class Foe(Piece, omit_defaults=True):
    """A Foe in a zone. When it has left play its move stays, and `gone` is true, until the round ends (CCG-308)."""

    uid: int = 0
    owner: int = NOBODY
    card: str = ""
    zone: int = 0
    wounds: int = 0
    drained: int = 0  # Prowess lost this round (CCG-316)
    gone: bool = False
    move: str = ""
    down: bool = False  # the move lies face down
    seen: int = 0  # bit mask of the seats that were shown the face-down move
    limit: int = 0  # the Prowess this Foe had when the move was placed, and
    paid: int = 0  # the wounds it took for it: both public (CCG-163)
    declined: tuple[int, ...] = ()  # abilities of the move that its owner does not use (CCG-078)
    done: bool = False  # the move is resolved
    side: str = ""  # the edge named for an unopposed move, and
    at: int = CONAN  # its target


class OwnMove(Piece, omit_defaults=True):
    """A move of the Active side in a gap: gap 0 is the outer left, gap k lies right of the k-th Foe move."""

    uid: int = 0
    card: str = ""
    zone: int = 0
    gap: int = 0
    by: int = CONAN  # Conan, or the number of the Ally who performs it
    declined: tuple[int, ...] = ()
    done: bool = False
    back: bool = False  # it returns to the hand at the end of the round


class Ally(Piece, omit_defaults=True):
    uid: int = 0
    card: str = ""
    wounds: int = 0
    drained: int = 0


class Item(msgspec.Struct, omit_defaults=True):
    uid: int = 0
    card: str = ""


class Note(msgspec.Struct, frozen=True):
    """One reason why the Damage of an attack is what it is."""

    card: str
    n: int


class Attack(Piece, omit_defaults=True):
    """One contact between two moves, from the attacker's side, or the named edge of an unopposed Foe move."""

    attacker: int
    target: int
    foe: int  # the Foe of this contact
    own: int = NOBODY  # the move of the Active side at this contact
    edge: str = "left"
    base: int = 0
    icons: int = 0  # Damage from unblocked icons
    leak: int = 0
    blocked: int = 0
    hits: dict[str, int] = {}  # unblocked symbols by icon
    bonus: int = 0
    prevented: int = 0
    hit: bool = False
    dealt: int = 0
    lanes: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def damage(self) -> int:
        """CCG-253: the leak is added to a hit, and prevention lowers the sum; a leak alone cannot be changed."""
        if not self.hit:
            return self.leak
        return max(0, max(0, self.icons + self.bonus) + self.leak - self.prevented)


class Lasting(msgspec.Struct, omit_defaults=True):
    """A verb that goes on working for a while: where it is written, who made it, and what it was bound to."""

    effect: str
    part: str
    at: int
    seat: int
    source: int
    until: str
    n: int = 0
    bound: int = NOBODY  # a character or a move that was chosen
    edge: str = ""
    slot: int = 0
