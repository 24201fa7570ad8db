"""The pieces of a position as JSON: the same fields in the same order; what is as at the start is left out."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

import msgspec

from warhall.games.conan_ccg.components import CONAN, NOBODY, NONE, Ally, Attack, Foe, OwnMove
from warhall.games.conan_ccg.unchanging import Note


class FoeData(msgspec.Struct, omit_defaults=True):
    uid: int = 0
    owner: int = NOBODY
    card: str = ""
    zone: int = 0
    wounds: int = 0
    drained: int = 0
    gone: bool = False
    move: str = ""
    down: bool = False
    seen: int = 0
    limit: int = NONE
    paid: int = 0
    declined: tuple[int, ...] = ()
    done: bool = False
    side: str = ""
    at: int = CONAN


class OwnMoveData(msgspec.Struct, omit_defaults=True):
    uid: int = 0
    card: str = ""
    zone: int = 0
    gap: int = 0
    by: int = CONAN
    declined: tuple[int, ...] = ()
    done: bool = False
    back: bool = False


class AllyData(msgspec.Struct, omit_defaults=True):
    uid: int = 0
    card: str = ""
    wounds: int = 0
    drained: int = 0


class AttackData(msgspec.Struct, omit_defaults=True):
    attacker: int
    target: int
    foe: int
    own: int = NOBODY
    edge: str = "left"
    base: int = 0
    icons: int = 0
    leak: int = 0
    blocked: int = 0
    hits: dict[str, int] = {}
    bonus: int = 0
    prevented: int = 0
    hit: bool = False
    dealt: int = 0
    lanes: str = ""
    notes: tuple[Note, ...] = ()


_FORMS: Final[dict[type[Any], type[msgspec.Struct]]] = {
    Foe: FoeData,
    OwnMove: OwnMoveData,
    Ally: AllyData,
    Attack: AttackData,
}
_VALUES: Final = {kind: attrgetter(*form.__struct_fields__) for kind, form in _FORMS.items()}


def written(piece: object) -> msgspec.Struct:
    """The form of a piece, for msgspec's `enc_hook`."""
    return _FORMS[type(piece)](*_VALUES[type(piece)](piece))


def read(kind: type[Any], data: object) -> Any:
    """The piece with this form, for msgspec's `dec_hook`."""
    form = msgspec.convert(data, _FORMS[kind])
    piece = kind(0, 0, 0) if kind is Attack else kind()
    for name in form.__struct_fields__:
        setattr(piece, name, getattr(form, name))
    return piece
