"""Shared by all drawings: the files of `art/`, and the names of definitions.

Where drawings are put together, each is written with its place: `sword -30 0 0.9 -35` stands 30 to the left, 0.9 as
large as usual, turned by 35 degrees to the left. What is left out is 0 0 1 0.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeVar

import msgspec

from warhall.drawing.art import Drawing
from warhall.drawing.symbols import Symbols

_PACKAGE: Final = "warhall.games.conan_ccg"
_SYMBOLS: Final = Symbols("ccg", _PACKAGE)
ident, place, drawing = _SYMBOLS.ident, _SYMBOLS.place, _SYMBOLS.drawing
symbol, symbol_of = _SYMBOLS.symbol, _SYMBOLS.symbol_of
pattern, paint = _SYMBOLS.pattern, _SYMBOLS.paint
_DARK: Final = re.compile(r'<path fill="\{dim\w+\}" stroke="none"[^>]*/>')
_Table = TypeVar("_Table")


@cache
def sketched(name: str) -> Drawing:
    """A drawing without its dark sides, for small pictures."""
    drawn = drawing(name)
    return drawn._replace(template=_DARK.sub("", drawn.template))


class Part(NamedTuple):
    """A drawing and its place."""

    name: str
    x: float = 0
    y: float = 0
    size: float = 1
    turn: float = 0


@cache
def read_parts(written: str) -> tuple[Part, ...]:
    """Read drawings with their places, from back to front."""
    entries = map(str.split, filter(None, written.split(";")))
    return tuple(Part(name, *map(float, numbers)) for name, *numbers in entries)


def read_table(name: str, kind: type[_Table]) -> _Table:
    """Read a table of `art/`."""
    return msgspec.toml.decode(files(_PACKAGE).joinpath("art", f"{name}.toml").read_bytes(), type=kind)
