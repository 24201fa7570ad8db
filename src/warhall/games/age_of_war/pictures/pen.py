"""Shared by all drawings of Age of War: the measures of the page, inks, and the names of definitions."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import INDIGO
from warhall.drawing.symbols import Symbols

WIDTH: Final = 1000
MARGIN: Final = 28
INNER: Final = WIDTH - 2 * MARGIN

# A pigment for each clan, all dark enough for paper-coloured text; the emblem says the same without colour.
CLAN_INK: Final = {
    "oda": "#8c2318",
    "tokugawa": "#24497d",
    "uesugi": "#1f6266",
    "mori": "#4b6126",
    "chosokabe": "#67386a",
    "shimazu": "#8a5413",
}

GLYPHS: Final = dict.fromkeys("I123", "infantry") | {"A": "archery", "C": "cavalry", "D": "daimyo"}
GLYPH_INK: Final = {"infantry": INDIGO, "archery": "#2c5a33", "cavalry": "#5b3517", "daimyo": "#a32a16"}

_SYMBOLS: Final = Symbols("aow", "warhall.games.age_of_war")
ident, paint, art, drawing = _SYMBOLS.ident, _SYMBOLS.paint, _SYMBOLS.place, _SYMBOLS.drawing
symbol, symbol_of, symbols_of = _SYMBOLS.symbol, _SYMBOLS.symbol_of, _SYMBOLS.symbols_of
gradient, pattern = _SYMBOLS.gradient, _SYMBOLS.pattern
