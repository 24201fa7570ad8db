"""Cards to print, cut and play: nine on a page, edge to edge, with marks to cut along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from warhall.drawing.pdf import MILLIMETRE, Page, Place, short, write_pdf

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
COLUMNS: Final = 3
ROWS: Final = 3
_MARK: Final = 5.0  # length of a cut mark
_SPACE: Final = 1.0  # between the mark and the cards


def card_sheets(
    pictures: Sequence[str],
    order: Sequence[int],
    size: tuple[float, float],
    paper: str = "a4",
    backs: Mapping[int, int] | None = None,
) -> bytes:
    """A PDF with the pictures in this order (copies are numbers that come again), each `size` millimetres large.

    With `backs` (the number of the back of each picture) every page is followed by its reverse, for printing on both
    sides: turned over at the long edge, each back lies behind its card.
    """
    wide, high = (length * MILLIMETRE for length in PAPERS[paper])
    width, height = (length * MILLIMETRE for length in size)
    left, bottom = (wide - COLUMNS * width) / 2, (high - ROWS * height) / 2
    marks = _marks(left, bottom, width, height)
    pages = []
    for start in range(0, len(order), COLUMNS * ROWS):
        places = [
            Place(number, left + at % COLUMNS * width, bottom + (ROWS - 1 - at // COLUMNS) * height, width, height)
            for at, number in enumerate(order[start : start + COLUMNS * ROWS])
        ]
        pages.append(Page(wide, high, places, _grounds(places) + marks))
        if backs is not None:
            behind = [place._replace(picture=backs[place.picture], x=wide - place.x - width) for place in places]
            pages.append(Page(wide, high, behind, _grounds(behind)))
    return write_pdf(pictures, pages)


def _grounds(places: Sequence[Place]) -> str:
    """Ink under the round corners of the cards, so that a straight cut leaves no white."""
    boxes = [f"{short(p.x)} {short(p.y)} {short(p.width)} {short(p.height)} re" for p in places]
    return "0.133 0.114 0.102 rg\n" + "\n".join(boxes) + "\nf\n"


def _marks(left: float, bottom: float, width: float, height: float) -> str:
    """Short lines outside the cards where the blade goes."""
    right, top = left + COLUMNS * width, bottom + ROWS * height
    space, reach = _SPACE * MILLIMETRE, (_SPACE + _MARK) * MILLIMETRE
    lines = []
    for column in range(COLUMNS + 1):
        x = left + column * width
        lines += [(x, bottom - space, x, bottom - reach), (x, top + space, x, top + reach)]
    for row in range(ROWS + 1):
        y = bottom + row * height
        lines += [(left - space, y, left - reach, y), (right + space, y, right + reach, y)]
    drawn = "\n".join(f"{short(a)} {short(b)} m {short(c)} {short(d)} l S" for a, b, c, d in lines)
    return f"0.4 w 0 G\n{drawn}"
