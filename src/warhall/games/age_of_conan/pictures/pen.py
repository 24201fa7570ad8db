"""Shared by all drawings: names of definitions, symbols, and text that never leaves its place."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from warhall.drawing.svg import Markup, element, escape, fit, number, path, text_width, words
from warhall.drawing.symbols import Attribute, Symbols
from warhall.kernel.text import bound

Look = dict[str, Any]  # attributes that several drawings share

# Pigments of an old coloured map, beside the palette of the hall.
SEA: Final = "#c4d6d3"
SEA_INK: Final = "#3d6470"
LAND: Final = "#f3e8cd"
UMBER: Final = "#6d4a2a"  # outlines of the map
OUT_OF_PLAY: Final = "#ddd2bc"
LEATHER: Final = "#2b1a12"
BONE: Final = "#fbf5e6"
# North, east, south, central: snow, sand, river mud and parchment, which nobody takes for the colours of a kingdom.
AREA_INK: Final = ("#5f7688", "#9a7a55", "#5f7f80", "#7d6f5d")
AREA_WASH: Final = ("#e2e8ec", "#eee0c8", "#d9e4e0", "#f5ecd8")


_SYMBOLS: Final = Symbols("aoc", "warhall.games.age_of_conan")
ident, paint, art = _SYMBOLS.ident, _SYMBOLS.paint, _SYMBOLS.place
drawing, symbol_of, symbols_of = _SYMBOLS.drawing, _SYMBOLS.symbol_of, _SYMBOLS.symbols_of
gradient, pattern = _SYMBOLS.gradient, _SYMBOLS.pattern


def centred(name: str, x: float, y: float, size: float, **extra: Attribute) -> Markup:
    """A symbol around (x, y)."""
    return art(name, x - size / 2, y - size / 2, size, size, **extra)


def stroke(d: str, width: float, colour: str = "currentColor", **extra: Attribute) -> Markup:
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **extra
    )


# -- text --------------------------------------------------------------------------------------------------------------


def _unbroken(text: str) -> list[str]:
    """The words of a text, with the signs that must not begin a line (French sets a space before them)."""
    return bound(text).split(" ") if text else []


LEADING: Final = 1.2  # from line to line, in sizes of the letters
REGULAR: Final = 0.9  # letters that are not bold are so much narrower than `text_width` fears


@lru_cache(maxsize=4096)
def wrapped(text: str, size: float, width: float) -> tuple[str, ...]:
    """The text in lines of at most this width; a single word that is wider is cut."""
    lines: list[str] = []
    for word in _unbroken(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(fit(word, size, width))
    return tuple(lines)


@lru_cache(maxsize=4096)
def fitting(
    text: str, size: float, least: float, width: float, lines: int, height: float | None = None
) -> tuple[float, tuple[str, ...]]:
    """The largest size, from `size` down to `least`, at which the text fits, and its lines."""

    def fits(tried: float) -> bool:
        rows = len(wrapped(text, tried, width))
        is_wide = max((text_width(word, tried) for word in _unbroken(text)), default=0.0) > width
        return rows <= lines and not is_wide and (height is None or rows * tried * LEADING <= height)

    while size > least and not fits(size):
        size -= 0.25
    found = wrapped(text, size, width)
    if len(found) > lines:
        found = (*found[: lines - 1], fit(" ".join(found[lines - 1 :]), size, width))
    return size, found


def paragraph(
    x: float,
    y: float,
    text: str,
    size: float,
    width: float,
    lines: int,
    least: float = 8.0,
    middle: float | None = None,
    **extra: Attribute,
) -> Markup:
    """Text in several lines, the first baseline at `y`; with `middle` they stand in the middle of a space
    of this height that begins at `y`."""
    room = width if extra.get("font_weight") == "bold" else width / REGULAR
    size, found = fitting(text, size, least, room, lines, middle)
    if not found:
        return Markup("")
    if middle is not None:
        y += (middle - (len(found) - 1) * size * LEADING + size * 0.7) / 2
    if len(found) == 1:
        return words(x, y, found[0], size, None, **extra)
    rows = [
        element("tspan", escape(line), x=x, dy=number(size * LEADING if at else 0)) for at, line in enumerate(found)
    ]
    return element("text", *rows, x=x, y=y, font_size=size, **extra)


def one_line(
    x: float, y: float, text: str, size: float, width: float, least: float = 8.0, **extra: Attribute
) -> Markup:
    """A line of text that becomes smaller before it is cut."""
    room = width if extra.get("font_weight") == "bold" else width / REGULAR
    while size > least and text_width(text, size) > room:
        size -= 0.25
    return words(x, y, text, size, room, **extra)
