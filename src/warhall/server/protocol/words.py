"""Words that people write, made harmless: nothing invisible, nothing that turns the text of others around."""

from __future__ import annotations

import unicodedata
from typing import Final

JOINER: Final = "\u200d"  # makes one picture of several
MOST_MARKS: Final = 2  # accents on one letter
# Characters that count as letters or marks and show nothing: fillers, blanks of Braille, selectors of variants.
INVISIBLE: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))


def one_line(text: str) -> str:
    """Keep what can be seen of a text, in one line. Characters that control, direct or hide are left out; pictures may
    stay joined, and a letter carries no tower of accents."""
    normal = " ".join(unicodedata.normalize("NFC", text).split())
    shown: list[str] = []
    marks = 0
    for before, char, after in zip(f" {normal}", normal, f"{normal[1:]} ", strict=False):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        joins = char == JOINER and _is_picture(before) and _is_picture(after)
        if joins or not (kind.startswith("C") or char in INVISIBLE or marks > MOST_MARKS):
            shown.append(char)
    return " ".join("".join(shown).split())


def _is_picture(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk")
