"""Text on cards: how wide it is, where it breaks, and how large it may be so that nothing is cut or runs over.

The reader's serif font is unknown, so widths are those of DejaVu Serif, the widest that a browser is likely to take.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from warhall.drawing.svg import Markup, element, escape

# Hundredths of the font size.
_WIDTHS: Final = {
    20: "\u202f",
    27: "'",
    31: "j",
    32: " ,.il\xa0·ìíîï‘’",
    34: "-/:;\\|",
    37: "f",
    39: "()[]",
    40: "!IJtÌÍÎÏ",
    47: '"º',
    48: "r",
    51: "*_`°–s“”",
    53: "z",
    54: "?",
    56: "cvxyçýÿ",
    59: "eèéêë•",
    60: "aoàáâãäåòóôõöø",
    61: "k«»",
    64: "$0123456789bdghnpqu{}ñùúûü",
    66: "LYÝ",
    67: "PTß",
    69: "FSZ",
    71: "X",
    72: "AVÀÁÂÃÄÅ",
    73: "BEÈÉÊË",
    75: "KR",
    77: "CÇ",
    80: "DG",
    82: "OQÒÓÔÕÖØ",
    84: "#+<=>U^~×ÙÚÛÜ÷−→←≥≤",
    87: "Hw",
    89: "&NÑ",
    95: "%mæ",
    100: "@—…œÆ",
    103: "MW",
    114: "Œ",
}
_WIDTH: Final = {char: hundredths / 100 for hundredths, chars in _WIDTHS.items() for char in chars}
_BOLD: Final = 1.16  # DejaVu Serif Bold against the regular face, for the words of the cards


class Piece(NamedTuple):
    """Some words in one weight, and in a colour of their own if they have one."""

    text: str
    bold: bool = False
    ink: str | None = None


Line = tuple[Piece, ...]


@lru_cache(maxsize=20_000)
def width_of(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is at most."""
    return size * (_BOLD if bold else 1) * sum(_WIDTH.get(char, 1.1) for char in text)


def line_width(line: Line, size: float) -> float:
    return sum(width_of(piece.text, size, piece.bold) for piece in line)


def wrap(pieces: tuple[Piece, ...], size: float, width: float) -> list[Line]:
    """The lines of a text; a piece may be broken at its blanks, never at those that do not break."""
    lines: list[Line] = []
    line: list[Piece] = []
    used = 0.0
    for piece in pieces:
        for word in piece.text.split(" "):
            if not word:
                continue
            blank = " " if line else ""
            more = width_of(blank + word, size, piece.bold)
            if line and used + more > width:
                lines.append(tuple(line))
                line, used, blank = [], 0.0, ""
                more = width_of(word, size, piece.bold)
            if line and line[-1][1:] == piece[1:]:
                line[-1] = piece._replace(text=line[-1].text + blank + word)
            elif line and piece.bold:  # the blank belongs to the words before: some readers drop it from a span
                line[-1] = line[-1]._replace(text=line[-1].text + blank)
                line.append(piece._replace(text=word))
            else:
                line.append(piece._replace(text=blank + word))
            used += more
    return [*lines, tuple(line)] if line else lines


class Set(NamedTuple):
    """A text that was set: its lines and the size that fits."""

    lines: list[Line]
    size: float

    @property
    def leading(self) -> float:
        return self.size * 1.2


def set_text(pieces: tuple[Piece, ...], width: float, height: float, largest: float, smallest: float) -> Set:
    """The largest setting that fits a box. Nothing is ever cut: the smallest size is used if even that runs over."""
    size = largest
    while size > smallest:
        lines = wrap(pieces, size, width)
        if len(lines) * size * 1.2 <= height and all(line_width(line, size) <= width for line in lines):
            return Set(lines, size)
        size -= 0.25
    return Set(wrap(pieces, smallest, width), smallest)


def draw_line(x: float, y: float, line: Line, size: float, **extra: str | float | None) -> Markup:
    """One line of text with its baseline at `y`."""
    if len(line) == 1:
        extra = {**extra, **_looks(line[0])}
        return element("text", escape(line[0].text), x=x, y=y, font_size=size, **extra)
    spans = [
        element("tspan", escape(piece.text), **_looks(piece)) if _looks(piece) else escape(piece.text) for piece in line
    ]
    return element("text", *spans, x=x, y=y, font_size=size, **extra)


def _looks(piece: Piece) -> dict[str, str]:
    """Choose what sets these words off from the rest."""
    weight = {"font_weight": "bold"} if piece.bold else {}
    return weight if piece.ink is None else {**weight, "fill": piece.ink}


def draw_block(x: float, y: float, height: float, block: Set, **extra: str | float | None) -> list[Markup]:
    """A set text, centred in the height of its box; `x` is where each line is anchored."""
    top = y + (height - len(block.lines) * block.leading) / 2
    return [
        draw_line(x, top + (at + 0.78) * block.leading, line, block.size, **extra)
        for at, line in enumerate(block.lines)
    ]


@cache
def labelled(text: str) -> tuple[Piece, ...]:
    """A card's text with its labels ("Conan:", "Foe (Mounted):", "Ennemi :") in bold."""
    pieces = []
    for sentence in text.split(". "):
        label, colon, rest = sentence.partition(":")
        if colon and rest and len(label) <= 28:
            pieces += [Piece(label + colon, True), Piece(rest + ". ")]
        else:
            pieces.append(Piece(sentence + ". "))
    last = pieces[-1]
    pieces[-1] = Piece(last.text[:-2], last.bold)
    return tuple(pieces)
