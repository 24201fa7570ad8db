"""The map in characters: every province at its place, dotted lines between neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from warhall.games.age_of_conan.components import Province

ROWS: Final = 26
_CANVAS: Final = (1000, 700)  # of the coordinates
_ROAD: Final = "·"
_DIM: Final = "dim"


class Label(NamedTuple):
    """The lettering of a province: its name, what is there, and the style of both."""

    name: str
    pieces: str
    style: str

    @property
    def width(self) -> int:
        return max(len(self.name), len(self.pieces))


class _Canvas:
    def __init__(self, width: int) -> None:
        self.width = width
        self.cells = [[(" ", "")] * width for _ in range(ROWS)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for at, letter in enumerate(text):
            self.cells[row][column + at] = (letter, style)

    def is_free(self, row: int, column: int, width: int) -> bool:
        """Whether nothing but roads lies in two rows of cells, with a blank on either side."""
        if row < 0 or row + 1 >= ROWS or column < 0 or column + width > self.width:
            return False
        around = range(max(0, column - 1), min(self.width, column + width + 1))
        return all(self.cells[line][at][0] in (" ", _ROAD) for line in (row, row + 1) for at in around)

    def lines(self) -> list[str]:
        """The rows with their styles as markup."""
        found = []
        for row in self.cells:
            text, style = "", ""
            for letter, wanted in row:
                if wanted != style:
                    text += (f"[/{style}]" if style else "") + (f"[{wanted}]" if wanted else "")
                    style = wanted
                text += letter
            found.append((text + (f"[/{style}]" if style else "")).rstrip())
        while not found[0]:
            del found[0]
        return found


def draw_map(provinces: Sequence[Province], labels: Sequence[Label], width: int) -> list[str]:
    canvas = _Canvas(width)
    for province in provinces:
        for other in province.adjacent:
            if other > province.index:
                for row, column in _road(_place(province, width), _place(provinces[other], width)):
                    canvas.write(row, column, _ROAD, _DIM)
    for province in provinces:
        _put(canvas, labels[province.index], *_place(province, width))
    return canvas.lines()


def _place(province: Province, width: int) -> tuple[int, int]:
    row = round(province.y / _CANVAS[1] * (ROWS - 1))
    return row, min(width - 1, round(province.x / _CANVAS[0] * width))


def _road(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    steps = max(2 * abs(end[0] - start[0]), abs(end[1] - start[1]) // 2, 1)
    for step in range(steps + 1):
        share = step / steps
        yield round(start[0] + share * (end[0] - start[0])), round(start[1] + share * (end[1] - start[1]))


def _put(canvas: _Canvas, label: Label, row: int, column: int) -> None:
    """At its place, or as near as there is room."""
    left = min(max(0, column - label.width // 2), canvas.width - label.width)
    shifts = sorted(((dy, dx) for dy in range(-3, 4) for dx in range(-14, 15)), key=lambda s: 5 * abs(s[0]) + abs(s[1]))
    for dy, dx in shifts:
        if canvas.is_free(row + dy, left + dx, label.width):
            row, left = row + dy, left + dx
            break
    row = min(row, ROWS - 2)
    for line, text in enumerate((label.name, label.pieces)):
        canvas.write(row + line, left, text.center(label.width), label.style)
