"""Makes the map of the board: the shapes of provinces and seas out of the coordinates and borders of a data pack.

    python -m warhall.games.age_of_conan.pictures.cartography [FOLDER]

writes `map.json` beside the `provinces.toml` it was made from. Two provinces share a border on the map exactly when
the rules say so. It works in four steps:

1. *Sites.* A province is a star: its coordinates, with an arm half-way to each neighbour. The stars of neighbours touch
   and no two arms cross, so regions that are "nearest to a star" touch where they must. A ring of neighbours that is no
   triangle gets a barrier of mountains in its middle, for there provinces would touch that are no neighbours. The seas
   are sites too. The places are then spread until every province has room for its pieces.
2. *Growth.* A fine grid of hexagons is shared out among the sites, through a gentle distortion. Three hexagons meet at
   a corner, never four, so two regions either share an edge or do not touch in any doubtful way.
3. *Lines.* The edges between two regions form one line, smoothed and roughened once for both sides.
4. *Proof.* The lines are checked (`geography.faults`), and nothing is written that is not exact.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import atan2, hypot, sin, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from warhall.games.age_of_conan.components import Province
from warhall.games.age_of_conan.data_pack import load_components
from warhall.games.age_of_conan.pictures.geography import FRAME, Atlas, Border, Point, faults, side_of

WIDTH: Final = 944.0
HEIGHT: Final = 772.0
BLEED: Final = 14.0  # the grid reaches beyond the frame, so that the frame cuts every region clean
HEX: Final = 4.4  # the side of a hexagon
COARSE: Final = 13.0  # the same while places are spread
SPREADING: Final = 40  # rounds
SEED: Final = "hyboria"
UNIT: Final = 10  # a coordinate is stored as a whole number of tenths

# What the coordinates do not say: how far the lands at the rim reach, and where the seas lie. In parts of the map.
REACH: Final[dict[str, tuple[Point, ...]]] = {
    "nordheim": ((0.2, 0.0), (0.36, 0.0)),
    "hyperborea": ((0.52, 0.0), (0.7, 0.0)),
    "hyrkania": ((0.85, 0.0), (0.97, 0.0), (1.0, 0.09)),
    "turan": ((1.0, 0.42),),
    "shem": ((0.3, 0.58),),
    "stygia": ((0.29, 0.665),),
    "iranistan": ((1.0, 0.57), (1.0, 0.68)),
    "black_kingdoms": ((0.46, 1.0), (0.52, 1.0)),
}
SEAS: Final[dict[str, tuple[Point, ...]]] = {
    "western": (
        (0.03, -0.02),
        (-0.03, 0.2),
        (-0.03, 0.5),
        (0.07, 0.58),
        (0.22, 0.62),
        (0.08, 0.7),
        (-0.01, 0.86),
        (0.27, 1.01),
    ),
    "southern": ((0.72, 1.02), (0.98, 1.0), (1.0, 0.86)),
    "vilayet": ((0.9, 0.2), (0.93, 0.27), (1.0, 0.25)),
}
SEA_STRENGTH: Final = {"western": 0.0, "southern": 0.0, "vilayet": 14.0}
BARRIER: Final = 19.0  # about half the width of a barrier
EAGERNESS: Final = 0.12
STRONGEST: Final = 14.0  # how far a small province may push its borders

Segment = tuple[Point, Point]
Cell = tuple[int, int]  # a hexagon, or one of its corners, on a lattice of half widths and half sides


class Site(NamedTuple):
    """The seed of a region: segments, and how much further than others it reaches."""

    name: str
    middle: Point
    reach: float  # of the segments from the middle, to pass over sites that are far away
    arms: tuple[Segment, ...]
    strength: float


def distance(point: Point, segment: Segment) -> float:
    (x, y), ((ax, ay), (bx, by)) = point, segment
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = 0.0 if square == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / square))
    return hypot(x - ax - along * dx, y - ay - along * dy)


# -- sites -------------------------------------------------------------------------------------------------------------


def scaled(part: Point) -> Point:
    return part[0] * WIDTH, part[1] * HEIGHT


def site(name: str, middle: Point, ends: Iterable[Point], strength: float = 0.0) -> Site:
    arms = tuple((middle, end) for end in ends) or ((middle, middle),)
    reach = max(hypot(end[0] - middle[0], end[1] - middle[1]) for _, end in arms)
    return Site(name, middle, reach, arms, strength)


def sea_site(name: str) -> Site:
    course = [scaled(part) for part in SEAS[name]]
    middle = course[len(course) // 2]
    reach = max(hypot(x - middle[0], y - middle[1]) for x, y in course)
    return Site(name, middle, reach, tuple(pairwise(course)), SEA_STRENGTH[name])


def rings(provinces: Sequence[Province], places: dict[str, Point]) -> list[list[str]]:
    """The faces of the graph of borders, drawn with straight lines: which provinces lie around the same spot."""
    names = [province.id for province in provinces]
    turn: dict[str, list[str]] = {}
    for province in provinces:
        x, y = places[province.id]
        around = [names[at] for at in province.adjacent]
        turn[province.id] = sorted(around, key=lambda name: atan2(places[name][1] - y, places[name][0] - x))
    found, seen = [], set()
    for start in names:
        for second in turn[start]:
            ring, here, there = [], start, second
            while (here, there) not in seen:
                seen.add((here, there))
                ring.append(here)
                around = turn[there]
                here, there = there, around[(around.index(here) + 1) % len(around)]
            if ring:
                found.append(ring)
    return found


def all_sites(provinces: Sequence[Province], places: dict[str, Point], strengths: dict[str, float]) -> list[Site]:
    """The stars, the seas, and a barrier in each ring of four or more, except the outermost one, which is the coast."""
    sites = [sea_site(name) for name in SEAS]
    for province in provinces:
        x, y = places[province.id]
        others = [places[provinces[at].id] for at in province.adjacent]
        ends = [((x + ox) / 2, (y + oy) / 2) for ox, oy in others]
        sites.append(
            site(province.id, (x, y), [*ends, *map(scaled, REACH.get(province.id, ()))], strengths[province.id])
        )
    open_rings = sorted((ring for ring in rings(provinces, places) if len(ring) > 3), key=len)[:-1]
    for number, ring in enumerate(sorted(open_rings)):
        corners = [places[name] for name in ring]
        middle = (sum(x for x, _ in corners) / len(ring), sum(y for _, y in corners) / len(ring))
        nearest = min(distance(middle, pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True))
        far = max(corners, key=lambda corner: hypot(corner[0] - middle[0], corner[1] - middle[1]))
        dx, dy = (far[0] - middle[0]) * 0.16, (far[1] - middle[1]) * 0.16
        ends = [(middle[0] + dx, middle[1] + dy), (middle[0] - dx, middle[1] - dy)]
        sites.append(site(f"barrier{number + 1}", middle, ends, 2 * BARRIER - nearest))
    return sites


# -- growth ------------------------------------------------------------------------------------------------------------


def owner(point: Point, sites: Sequence[Site]) -> str:
    """The site that reaches this point first."""
    best, nearest = "", 1e9
    for candidate in sites:
        away = hypot(point[0] - candidate.middle[0], point[1] - candidate.middle[1])
        if away - candidate.reach - candidate.strength >= nearest:
            continue
        length = min(distance(point, arm) for arm in candidate.arms) - candidate.strength
        if length < nearest:
            best, nearest = candidate.name, length
    return best


def lattice(side: float) -> dict[Cell, Point]:
    """Hexagons over the map and its bleed: their places on the lattice and their middles."""
    half, found = side * sqrt(3) / 2, {}
    rows = int((HEIGHT + 2 * BLEED) / (1.5 * side)) + 1
    columns = int((WIDTH + 2 * BLEED) / (2 * half)) + 1
    for row in range(rows):
        for column in range(columns):
            cell = (2 * column + row % 2, 3 * row)
            found[cell] = (cell[0] * half - BLEED, cell[1] * side / 2 - BLEED)
    return found


def bent(point: Point) -> Point:
    """A gentle distortion, so that no border is a straight line."""
    x, y = point
    dx = 7.0 * sin(y / 23.0 + 1.3) + 4.0 * sin(x / 17.0 + y / 31.0) + 2.6 * sin(y / 9.0 - x / 13.0)
    dy = 7.0 * sin(x / 27.0 + 0.4) + 4.0 * sin(y / 19.0 - x / 29.0) + 2.6 * sin(x / 8.0 + y / 15.0)
    return x + dx, y + dy


def grow(sites: Sequence[Site], side: float, bend: Callable[[Point], Point]) -> dict[Cell, str]:
    return {cell: owner(bend(middle), sites) for cell, middle in lattice(side).items()}


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0


def crossed(provinces: Sequence[Province], places: dict[str, Point], moved: Province) -> str:
    """The first two borders whose arms cross, one of them of this province; empty if there are none."""
    edges = [(p.id, provinces[at].id) for p in provinces for at in p.adjacent if p.index < at]
    for at in moved.adjacent:
        here, there = moved.id, provinces[at].id
        for c, d in edges:
            if len({here, there, c, d}) == 4 and crossing(places[here], places[there], places[c], places[d]):
                return f"the borders {here}/{there} and {c}/{d} cross"
    return ""


def first_places(provinces: Sequence[Province]) -> dict[str, Point]:
    return {p.id: (24 + p.x / 1000 * (WIDTH - 40), 18 + p.y / 700 * (HEIGHT - 70)) for p in provinces}


def widest(mine: Sequence[Point], side: float) -> float:
    """Half the height of the largest box, half as wide again as high, in a region given by hexagons."""
    held = {(round(x), round(y)) for x, y in mine}
    half = side * sqrt(3) / 2
    steps = [
        (2 * half, 0.0),
        (half, 1.5 * side),
        (-half, 1.5 * side),
        (-2 * half, 0.0),
        (-half, -1.5 * side),
        (half, -1.5 * side),
    ]
    near = {(x + dx, y + dy) for x, y in mine for dx, dy in steps}
    rim = [(x, y) for x, y in near if (round(x), round(y)) not in held]
    return max(min(max(abs(x - rx) / 1.4, abs(y - ry)) for rx, ry in rim) for x, y in mine) if mine else 0.0


def spread(provinces: Sequence[Province]) -> list[Site]:
    """The sites with room for all: from the coordinates, each moved step by step to the middle of what is nearest to
    it, and made stronger where that is little."""
    places = first_places(provinces)
    strengths = {p.id: 0.0 for p in provinces}
    middles = lattice(COARSE)
    for _ in range(SPREADING):
        owned = defaultdict(list)
        for cell, name in grow(all_sites(provinces, places, strengths), COARSE, lambda point: point).items():
            if 0 <= middles[cell][0] <= WIDTH and 0 <= middles[cell][1] <= HEIGHT:
                owned[name].append(middles[cell])
        rooms = {p.id: widest(owned[p.id], COARSE) for p in provinces}
        fair = sum(rooms.values()) / len(rooms)
        for province in provinces:
            mine = owned[province.id]
            if not mine:
                continue
            x, y = places[province.id]
            mx, my = sum(x for x, _ in mine) / len(mine), sum(y for _, y in mine) / len(mine)
            trial = {**places, province.id: (x + 0.4 * (mx - x), y + 0.4 * (my - y))}
            if not crossed(provinces, trial, province):
                places = trial
            wish = strengths[province.id] + EAGERNESS * (fair - rooms[province.id])
            strengths[province.id] = max(-STRONGEST, min(STRONGEST, wish))
    return all_sites(provinces, places, strengths)


# -- lines -------------------------------------------------------------------------------------------------------------

# The neighbours of a hexagon and the two corners shared with each, clockwise from the right.
_AROUND: Final = (
    ((2, 0), (1, -1), (1, 1)),
    ((1, 3), (1, 1), (0, 2)),
    ((-1, 3), (0, 2), (-1, 1)),
    ((-2, 0), (-1, 1), (-1, -1)),
    ((-1, -3), (-1, -1), (0, -2)),
    ((1, -3), (0, -2), (1, -1)),
)


def edges_of(cells: dict[Cell, str]) -> list[tuple[Cell, Cell, str, str]]:
    """Every edge between two regions: from, to, the region on the right of it when walked, the region on the left."""
    found = []
    for (ix, iy), name in cells.items():
        for (dx, dy), (ax, ay), (bx, by) in _AROUND:
            other = cells.get((ix + dx, iy + dy), FRAME)
            if name < other:
                found.append(((ix + ax, iy + ay), (ix + bx, iy + by), name, other))
    return found


def chains(cells: dict[Cell, str]) -> list[tuple[str, str, list[Cell]]]:
    """The lines between two regions, from one meeting point of three regions to the next."""
    follow: dict[tuple[str, str], dict[Cell, Cell]] = defaultdict(dict)
    ends: dict[tuple[str, str], set[Cell]] = defaultdict(set)
    for start, end, inner, outer in edges_of(cells):
        follow[inner, outer][start] = end
        ends[inner, outer].add(end)
    found = []
    for (inner, outer), steps in sorted(follow.items()):
        left = dict(steps)
        starts = sorted(set(steps) - ends[inner, outer])
        while left:
            here = starts.pop(0) if starts else min(left)
            line = [here]
            while here in left:
                here = left.pop(here)
                line.append(here)
            found.append((inner, outer, line))
    return found


def tidy(cells: dict[Cell, str]) -> dict[Cell, str]:
    """Only the largest piece of a region remains; crumbs go to a neighbour."""
    cells = dict(cells)
    pieces: dict[str, list[list[Cell]]] = defaultdict(list)
    seen: set[Cell] = set()
    for start, name in cells.items():
        if start in seen:
            continue
        seen.add(start)
        piece = [start]
        for ix, iy in piece:
            for (dx, dy), _, _ in _AROUND:
                near = (ix + dx, iy + dy)
                if near not in seen and cells.get(near) == name:
                    seen.add(near)
                    piece.append(near)
        pieces[name].append(piece)
    for name, found in pieces.items():
        for crumb in sorted(found, key=len)[:-1]:
            around = [
                cells[ix + dx, iy + dy] for ix, iy in crumb for (dx, dy), _, _ in _AROUND if (ix + dx, iy + dy) in cells
            ]
            others = [other for other in around if other != name]
            for cell in crumb:
                cells[cell] = max(sorted(set(others)), key=others.count)
    return cells


def smoothed(line: list[Point], rounds: int) -> list[Point]:
    for _ in range(rounds):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(line, line[1:], line[2:], strict=False)
        ]
        line = [line[0], *inner, line[-1]]
    return line


def resampled(line: list[Point], step: float) -> list[Point]:
    """Points at equal distances along the line, about `step` apart."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    count = max(2, round(sum(lengths) / step))
    pace, found, gone, at = sum(lengths) / count, [line[0]], 0.0, 0
    for number in range(1, count):
        while gone + lengths[at] < number * pace:
            gone += lengths[at]
            at += 1
        part = (number * pace - gone) / lengths[at]
        (ax, ay), (bx, by) = line[at], line[at + 1]
        found.append((ax + part * (bx - ax), ay + part * (by - ay)))
    return [*found, line[-1]]


def roughened(line: list[Point], size: float, rng: random.Random) -> list[Point]:
    """Midpoint displacement: each half of the line is bent again, less and less; both ends stay where they are."""
    offsets = [0.0] * len(line)

    def bend(first: int, last: int, swing: float) -> None:
        if last - first < 2:
            return
        middle = (first + last) // 2
        offsets[middle] = (offsets[first] + offsets[last]) / 2 + rng.uniform(-swing, swing)
        bend(first, middle, swing * 0.72)
        bend(middle, last, swing * 0.72)

    bend(0, len(line) - 1, min(size, len(line) * size / 9))
    found = [line[0]]
    for at in range(1, len(line) - 1):
        (ax, ay), (bx, by) = line[at - 1], line[at + 1]
        length = hypot(bx - ax, by - ay) or 1.0
        x, y = line[at]
        found.append((x - (by - ay) / length * offsets[at], y + (bx - ax) / length * offsets[at]))
    return [*found, line[-1]]


def straightened(line: list[Point], slack: float) -> list[Point]:
    """The line without the points that lie within `slack` of a shorter one (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    at = max(range(1, len(line) - 1), key=lambda index: distance(line[index], (line[0], line[-1])))
    if distance(line[at], (line[0], line[-1])) <= slack:
        return [line[0], line[-1]]
    return [*straightened(line[: at + 1], slack)[:-1], *straightened(line[at:], slack)]


def draw_line(inner: str, outer: str, corners: list[Cell], rough: float) -> list[Point]:
    half = HEX * sqrt(3) / 2
    line = [(ix * half - BLEED, iy * HEX / 2 - BLEED) for ix, iy in corners]
    if FRAME in (inner, outer):
        return straightened(line, HEX * 1.5)
    is_coast = inner in SEAS or outer in SEAS
    rng = random.Random(f"{SEED}/{inner}/{outer}")
    line = resampled(smoothed(line, 8), 5.5 if is_coast else 6.5)
    return roughened(line, rough * (4.2 if is_coast else 2.6), rng)


# -- the map -----------------------------------------------------------------------------------------------------------


def stored(point: Point) -> Point:
    return round(point[0] * UNIT) / UNIT, round(point[1] * UNIT) / UNIT


def make(provinces: Sequence[Province]) -> Atlas:
    """The map of these provinces; where roughened lines would touch, they are drawn again with a calmer hand."""
    cells = tidy(grow(spread(provinces), HEX, bent))
    lines = chains(cells)
    rough = [1.0] * len(lines)
    for _ in range(8):
        borders = [
            Border((inner, outer), tuple(map(stored, draw_line(inner, outer, corners, rough[at]))))
            for at, (inner, outer, corners) in enumerate(lines)
        ]
        atlas = Atlas.from_borders(WIDTH, HEIGHT, borders)
        touching = atlas.touching_lines()
        if not touching:
            break
        for at in touching:
            rough[at] *= 0.5
    return atlas.with_rooms()


def write(atlas: Atlas, target: Path) -> None:
    target.write_text(atlas.to_json(UNIT), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    folder = arguments[0] if arguments else None
    provinces = load_components(folder).provinces
    places = first_places(provinces)
    problems = sorted({crossed(provinces, places, province) for province in provinces} - {""})
    if not problems:
        atlas = make(provinces)
        problems = faults(atlas, provinces)
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    target = (Path(folder) if folder else Path(__file__).parents[1] / "data") / "map.json"
    write(atlas, target)
    print(f"{target}: {len(atlas.borders)} lines, {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
