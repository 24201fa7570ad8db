"""Names of the things on the table, as the rules use them; their fields are declared in `position.py`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.fields import AttackFields

CONAN: Final = 0  # the reference of the Active Conan among characters; all others have a number of their own
REGION: Final = -2  # the reference of the Region under the Active Conan
NOBODY: Final = -1
NONE: Final = -1  # no attack, no Foe

Count = Annotated[int, msgspec.Meta(ge=0)]
Reference = Annotated[int, msgspec.Meta(ge=NONE)]  # the number of an attack or of a Foe, or none
Owned = tuple[int, str]  # a Foe card or Region with the seat whose deck it came from


@mypyc_attr(acyclic=True)
class Attack(AttackFields):
    """One contact between two moves, from the attacker's side, or the named edge of an unopposed Foe move."""

    __slots__ = ()

    def __copy__(self) -> Attack:
        copy = Attack()
        self.copy_to(copy)
        return copy

    @property
    def damage(self) -> int:
        """CCG-253: the leak is added to a hit, and prevention lowers the sum; a leak alone cannot be changed."""
        if not self.hit:
            return self.leak
        return max(0, max(0, self.icons + self.bonus) + self.leak - self.prevented)
