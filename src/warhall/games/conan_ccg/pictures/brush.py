"""A brush stroke: a line with a thickness that swells and thins, lit from the upper left, outlined in ink."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from warhall.drawing.svg import Markup, join, path

LIGHT: Final = (-0.6, -0.8)  # where the light of every picture comes from
_SHADED: Final = 0.68  # how much of its brightness a colour keeps on the side away from the light


class Station(NamedTuple):
    """A point of a stroke and half of its thickness there."""

    x: float
    y: float
    half: float


Point = tuple[float, float]


def shade(colour: str, kept: float = _SHADED) -> str:
    """A colour as it looks away from the light: darker, and a little bluer."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"#{int(red * kept):02x}{int(green * kept):02x}{int(min(255, blue * kept + 12)):02x}"


def mixed(one: str, other: str, share: float) -> str:
    """A colour with a share of another one: what is far away takes on the colour of the air."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def outline(points: Sequence[Point]) -> str:
    """A closed path around these corners, rounded by running through the middles of its sides.

    Each curve goes on from the one before (`t`), so that only the middles are written, in whole numbers.
    """
    x, y = map(round, _middle(points[-1], points[0]))
    ahead = round(points[0][0] - x), round(points[0][1] - y)  # from here to the corner
    written = f"M{_pair(x, y)}q{_pair(*ahead)}"
    for following in (*points[1:], points[0]):
        dx = round((ahead[0] + following[0] - x) / 2)
        dy = round((ahead[1] + following[1] - y) / 2)
        gap = "" if written[-1] == "t" or dx < 0 else " "
        written += f"{gap}{_pair(dx, dy)}" + ("t" if "t" not in written else "")
        x, y, ahead = x + dx, y + dy, (dx - ahead[0], dy - ahead[1])
    return written + "z"


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _pair(x: int, y: int) -> str:
    """Two numbers as short as a path may have them: `5-12`."""
    return f"{x}{y}" if y < 0 else f"{x} {y}"


def _normals(stations: Sequence[Station]) -> list[Point]:
    """At each station, the direction across the stroke, to the right of its way."""
    last = len(stations) - 1
    found = []
    for at in range(len(stations)):
        before, after = stations[max(0, at - 1)], stations[min(last, at + 1)]
        dx, dy = after.x - before.x, after.y - before.y
        length = hypot(dx, dy) or 1.0
        found.append((-dy / length, dx / length))
    return found


def stroke(stations: Sequence[Station], colour: str, light: float = 1) -> Markup:
    """The stroke in its colour, and its half away from the light in a darker one; `light` is -1 in a picture that is
    mirrored. Its outline is that of the group around it."""
    one, other, facing = sides(stations, light)
    middle = [(s.x, s.y) for s in (stations[-1], stations[len(stations) // 2], stations[0])]
    dark = path(outline([*(other if facing > 0 else one), *middle]), fill=shade(colour), stroke="none")
    return join((path(outline([*one, *reversed(other)]), fill=colour), dark))


def flat_stroke(stations: Sequence[Station], colour: str) -> Markup:
    """The stroke in its colour alone, for what is too small to have a dark side."""
    one, other, _ = sides(stations)
    return path(outline([*one, *reversed(other)]), fill=colour)


def sides(stations: Sequence[Station], light: float = 1) -> tuple[list[Point], list[Point], float]:
    """Both edges of a stroke, and how much the first looks to the light."""
    across = _normals(stations)
    one, other = (
        [(s.x + side * nx * s.half, s.y + side * ny * s.half) for s, (nx, ny) in zip(stations, across, strict=True)]
        for side in (1, -1)
    )
    return one, other, sum(nx * LIGHT[0] * light + ny * LIGHT[1] for nx, ny in across)
