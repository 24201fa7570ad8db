"""The map as shapes: lines that two regions share, the regions between them, and the proof that they fit the rules."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Final

from warhall.games.age_of_conan.cards.vocabulary import SEAS
from warhall.games.age_of_conan.components import Province

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # middle, width, height

FRAME: Final = "~"  # what lies beyond the edge of the map; sorts after every name
BARRIER: Final = "barrier"  # mountains or sand that nobody crosses: between regions that are no neighbours
SHORTEST_BORDER: Final = 16.0  # of two neighbours on the map, so that it can be seen
ROOM: Final = (104.0, 74.0)  # what is written and placed in a province is about so wide and so high


@dataclass(frozen=True)
class Border:
    """A line, with the region on its right hand (when walked) first, then the one on its left."""

    between: tuple[str, str]
    points: tuple[Point, ...]

    @property
    def length(self) -> float:
        return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points))


@dataclass(frozen=True, eq=False)
class Atlas:
    """Borders, the closed outline of every region (numbers of borders from 1, negative: walked backwards), rooms."""

    width: float
    height: float
    borders: tuple[Border, ...]
    outlines: dict[str, tuple[int, ...]]
    rooms: dict[str, Box] = field(default_factory=dict)
    roads: tuple[tuple[str, str], ...] = ()  # of a chart, whose lands lie apart: between neighbours

    @classmethod
    def from_borders(cls, width: float, height: float, borders: Sequence[Border]) -> Atlas:
        return cls(width, height, tuple(borders), _outlines(borders))

    def with_rooms(self) -> Atlas:
        """The same map, with the room for names and pieces in every region."""
        rooms = {name: _room(self.shape(name), self.width, self.height) for name in self.outlines}
        return replace(self, rooms=rooms)

    def line(self, number: int) -> tuple[Point, ...]:
        points = self.borders[abs(number) - 1].points
        return points if number > 0 else points[::-1]

    def shape(self, name: str) -> list[Point]:
        """The corners of a region, once around."""
        return [point for number in self.outlines[name] for point in self.line(number)[:-1]]

    def neighbours(self) -> set[frozenset[str]]:
        return {frozenset(border.between) for border in self.borders}

    def touching_lines(self) -> set[int]:
        """Lines (by index) that cross or touch another line, or themselves, elsewhere than at their ends."""
        return _touching(self.borders)

    def to_json(self, unit: int) -> str:
        """Compact and stable: whole numbers, each point as the difference from the one before."""
        rows = []
        for border in self.borders:
            whole = [(round(x * unit), round(y * unit)) for x, y in border.points]
            steps = [whole[0], *((b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole))]
            rows.append([*border.between, [value for step in steps for value in step]])
        rooms = {name: [round(value, 1) for value in self.rooms[name]] for name in sorted(self.rooms)}
        parts = [
            f'{{"width": {self.width}, "height": {self.height}, "unit": {unit},',
            '"borders": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n],",
            '"outlines": ' + json.dumps(dict(sorted(self.outlines.items())), separators=(",", ":")) + ",",
            '"rooms": ' + json.dumps(rooms, separators=(",", ":")) + "}",
        ]
        return "\n".join(parts) + "\n"


def read_atlas(text: str) -> Atlas:
    stored = json.loads(text)
    unit, borders = stored["unit"], []
    for right, left, steps in stored["borders"]:
        x = y = 0
        points = []
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x / unit, y / unit))
        borders.append(Border((right, left), tuple(points)))
    outlines = {name: tuple(numbers) for name, numbers in stored["outlines"].items()}
    rooms = {name: (room[0], room[1], room[2], room[3]) for name, room in stored["rooms"].items()}
    return Atlas(stored["width"], stored["height"], tuple(borders), outlines, rooms)


@lru_cache(maxsize=8)
def load_atlas(folder: str | None) -> Atlas | None:
    """The map of a data pack; None where a folder has none of its own."""
    if folder is None:
        return read_atlas(files("warhall.games.age_of_conan").joinpath("data/map.json").read_text(encoding="utf-8"))
    source = Path(folder) / "map.json"
    return read_atlas(source.read_text(encoding="utf-8")) if source.exists() else None


# -- making ------------------------------------------------------------------------------------------------------------


def _outlines(borders: Sequence[Border]) -> dict[str, tuple[int, ...]]:
    """Every region once around, clockwise as seen: lines with the region on their right hand, end to end."""
    lines: dict[str, dict[Point, int]] = defaultdict(dict)
    for number, border in enumerate(borders, 1):
        right, left = border.between
        lines[right][border.points[0]] = number
        lines[left][border.points[-1]] = -number
    outlines = {}
    for name, starts in lines.items():
        if name == FRAME:
            continue
        found, here = [], min(starts)
        while here in starts:
            number = starts.pop(here)
            found.append(number)
            points = borders[abs(number) - 1].points
            here = points[-1] if number > 0 else points[0]
        outlines[name] = tuple(found)
    return outlines


def _room(shape: Sequence[Point], width: float, height: float) -> Box:
    """The largest box of the proportions of `ROOM` that the outline does not enter, inside the frame: sought on a
    coarse net first, then around the best place."""
    between = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise([*shape, shape[0]])]
    rim = [*shape, *between]
    left, right = max(min(x for x, _ in shape), 0.0), min(max(x for x, _ in shape), width)
    top, bottom = max(min(y for _, y in shape), 0.0), min(max(y for _, y in shape), height)
    best: Box = (*shape[0], 0.0, 0.0)
    for step in (10.0, 2.0):
        for x, y in _net(left, right, top, bottom, step):
            scale = _clearance(x, y, rim, width, height, best[2] / ROOM[0])
            if scale * ROOM[0] > best[2] and inside((x, y), shape):
                best = (x, y, scale * ROOM[0], scale * ROOM[1])
        left, right, top, bottom = best[0] - step, best[0] + step, best[1] - step, best[1] + step
    return best


def _net(left: float, right: float, top: float, bottom: float, step: float) -> Iterable[Point]:
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            yield left + column * step, top + row * step


def _clearance(x: float, y: float, rim: Sequence[Point], width: float, height: float, known: float) -> float:
    """How large `ROOM` may be around a place; 0 as soon as it is not larger than what is known."""
    half_width, half_height = ROOM[0] / 2, ROOM[1] / 2
    scale = min((min(x, width - x) - 7) / half_width, (min(y, height - y) - 7) / half_height)
    for rx, ry in rim:
        scale = min(scale, max(abs(rx - x) / half_width, abs(ry - y) / half_height))
        if scale <= known:
            return 0.0
    return scale


# -- proving -----------------------------------------------------------------------------------------------------------


def inside(point: Point, shape: Sequence[Point]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def area(shape: Sequence[Point]) -> float:
    """Positive if the outline runs clockwise as seen (y grows downwards)."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*shape, shape[0]])) / 2


def side_of(p: Point, q: Point, r: Point) -> float:
    """Positive if r lies to the right of the way from p to q, negative if to the left."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _on(p: Point, a: Point, b: Point) -> bool:
    """Whether a point that lies on the line through a and b lies between them."""
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common; two that only share an end do not count."""
    shared = {a, b} & {c, d}
    if len(shared) == 2:
        return True
    if shared:
        (end,) = shared
        far, other = (b if a == end else a), (d if c == end else c)
        return side_of(end, far, other) == 0 and (_on(far, end, other) or _on(other, end, far))
    one, two, three, four = side_of(a, b, c), side_of(a, b, d), side_of(c, d, a), side_of(c, d, b)
    if one * two < 0 and three * four < 0:
        return True
    touches = ((one, c, a, b), (two, d, a, b), (three, a, c, d), (four, b, c, d))
    return any(side == 0 and _on(p, q, r) for side, p, q, r in touches)


def _touching(borders: Sequence[Border]) -> set[int]:
    """Segments are compared only with those in the same square of a coarse net."""
    net: dict[tuple[int, int], list[tuple[int, Point, Point]]] = defaultdict(list)
    for at, border in enumerate(borders):
        for a, b in pairwise(border.points):
            columns = range(int(min(a[0], b[0]) // 24), int(max(a[0], b[0]) // 24) + 1)
            rows = range(int(min(a[1], b[1]) // 24), int(max(a[1], b[1]) // 24) + 1)
            for column in columns:
                for row in rows:
                    net[column, row].append((at, a, b))
    found = set()
    for near in net.values():
        for index, (at, a, b) in enumerate(near):
            for other, c, d in near[index + 1 :]:
                if segments_meet(a, b, c, d):
                    found |= {at, other}
    return found


def faults(atlas: Atlas, provinces: Sequence[Province]) -> list[str]:
    """Everything in which the map and the rules differ; an exact map has none."""
    found = [f"lines touch: {atlas.borders[at].between}" for at in sorted(atlas.touching_lines())]
    found += wrong_neighbours(atlas, provinces)
    for name, shape in ((name, atlas.shape(name)) for name in atlas.outlines):
        if sum(name in border.between for border in atlas.borders) != len(atlas.outlines[name]):
            found.append(f"{name} is not one closed shape")
        if area(shape) <= 0:
            found.append(f"{name} is inside out")
        if not inside(atlas.rooms[name][:2], shape):
            found.append(f"the middle of {name} lies outside")
    return found


def wrong_neighbours(atlas: Atlas, provinces: Sequence[Province]) -> Iterable[str]:
    """Neighbours that do not touch on the map, and regions that touch without being neighbours."""
    names = {province.id for province in provinces}
    drawn: dict[frozenset[str], float] = defaultdict(float)
    for border in atlas.borders:
        drawn[frozenset(border.between)] += border.length
    wanted = {frozenset((p.id, provinces[at].id)) for p in provinces for at in p.adjacent}
    wanted |= {frozenset((p.id, sea)) for p in provinces for sea in p.seas}
    known = names | set(SEAS)
    for pair in sorted(drawn.keys() | wanted, key=sorted):
        a, b = sorted(pair)
        if pair in wanted and drawn[pair] < SHORTEST_BORDER:
            yield f"{a} and {b} are neighbours but share {drawn[pair]:.0f}"
        if pair not in wanted and {a, b} <= known and (a in names or b in names):
            yield f"{a} and {b} touch but are no neighbours"
