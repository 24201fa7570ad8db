"""The letters of a printed sheet: those of the screen, embedded, where this machine has them; else Times, which every
reader of PDF has."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fpdf import FPDF

# The fonts of `svg.FONT`, in its order: the files of the regular and of the bold face, as systems call them.
_FILES: Final = (
    ("palatino.ttf", "palatino bold.ttf"),
    ("pala.ttf", "palab.ttf"),
    ("bkant.ttf", "antquab.ttf"),
    ("georgia.ttf", "georgiab.ttf"),
    ("georgia.ttf", "georgia bold.ttf"),
    ("notoserif-regular.ttf", "notoserif-bold.ttf"),
    ("dejavuserif.ttf", "dejavuserif-bold.ttf"),
)
_FOLDERS: Final = (
    *("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"),
    *("/Library/Fonts", "/System/Library/Fonts", "~/Library/Fonts", "C:/Windows/Fonts"),
)
_EMBEDDED: Final = "screen"
_TIMES: Final = "times"
# Lines are broken for the widest serif that a screen may have, DejaVu Serif, in which this is so many times as wide as
# its letters are large. A narrower font is printed larger, so that it fills them too.
_SAMPLE: Final = "When an attack through this move is completely blocked, Conan gains 1 Prowess."
_SAMPLE_WIDTH: Final = 41.56
_CAREFUL: Final = 0.95  # capitals gain less


class Lettering(NamedTuple):
    """A family of letters, and how much larger they are printed than the picture says."""

    family: str
    larger: float

    def encoded(self, text: str) -> str:
        """A text as these letters can write it. Times has those of the Windows code page: every character becomes the
        one at its place there, and a character that it does not have the nearest that it does."""
        if self.family == _EMBEDDED:
            return text
        text = text.replace("\u202f", "\xa0").replace("−", "-")
        return text.encode("cp1252", errors="replace").decode("latin-1")


def letter(pdf: FPDF) -> Lettering:
    """The letters of a new document."""
    found = screen_font()
    if found is not None:
        for style, file in zip(("", "B"), found, strict=True):
            pdf.add_font(_EMBEDDED, style, file)
    family = _EMBEDDED if found else _TIMES
    pdf.set_font(family, size=10)
    wide = pdf.get_string_width(_SAMPLE) * pdf.k / 10
    return Lettering(family, max(1.0, _SAMPLE_WIDTH / wide * _CAREFUL))


@cache
def screen_font() -> tuple[Path, Path] | None:
    """The first font of the screen that this machine has, regular and bold."""
    there = {file.name.lower(): file for file in _installed()}
    pairs = ((there.get(regular), there.get(bold)) for regular, bold in _FILES)
    return next(((regular, bold) for regular, bold in pairs if regular and bold), None)


def _installed() -> Iterator[Path]:
    for folder in _FOLDERS:
        for where, _, names in os.walk(Path(folder).expanduser()):
            yield from (Path(where, name) for name in names)
