"""Charts as SVG in the hall's visual identity: bars with intervals, lines over time, tables of shares."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

import msgspec

from warhall.drawing.svg import (
    ASH,
    CARD,
    INK,
    PAPER,
    SAND,
    SEATS,
    VERMILION,
    Markup,
    box,
    document,
    element,
    join,
    number,
    path,
    placed,
    seat_marker,
    text_width,
    words,
)

WIDTH: Final = 900
_LEFT: Final = 150
_RIGHT: Final = 40
_TOP: Final = 70
_BAR: Final = 18
_GAP: Final = 10
_COLOURS: Final = tuple(look.colour for look in SEATS)
_HEIGHT: Final = re.compile(r'<svg [^>]*?height="([\d.]+)"')


def as_percent(value: float) -> str:
    """A probability as an axis or a bar shows it."""
    return f"{100 * value:.1f} %"


def round_ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two values, at most so many: steps of 1, 2 or 5 times a power of ten; zero is one of them
    where it lies between."""
    span = high - low
    if span <= 0:
        return [low]
    power = 10.0 ** floor(log10(span / most))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if span / step <= most)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(at * step, 10) for at in range(first, last + 1)]


class Bar(msgspec.Struct, frozen=True):
    """One bar: its name, a value per series (None: no bar), and perhaps an interval of the first."""

    name: str
    values: list[float | None]
    interval: tuple[float, float] | None = None


def bar_chart(
    title: str,
    bars: Sequence[Bar],
    series: Sequence[str] = ("",),
    show: Callable[[float], str] = as_percent,
    top: float | None = None,
    base: tuple[float, str] | None = None,
    colours: Sequence[str] = _COLOURS,
) -> str:
    """Horizontal bars over an axis from zero, grouped by name, one colour per series (by default those of the seats);
    `base` is a value to compare with, and what it is."""
    known = [value for bar in bars for value in bar.values if value is not None]
    known += [bound for bar in bars if bar.interval is not None for bound in bar.interval if min(known, default=0) < 0]
    largest = top or max([0.0, *known]) or 1.0
    least = min([0.0, *known])
    left = max([_LEFT, *(text_width(bar.name, 14) + 34 for bar in bars)])  # no name is cut
    scale = (WIDTH - left - _RIGHT - 60) / (largest - least)
    zero = left - least * scale  # bars below zero grow to the left
    height_of_group = _BAR * len(series) + _GAP
    bottom = _TOP + height_of_group * len(bars)
    height = bottom + (52 if base is not None else 34)
    parts = [_ground(height), _title(title), _legend(series, colours)]
    for tick in round_ticks(least, largest):
        parts.append(path(f"M{number(zero + tick * scale)} {_TOP - 6}V{number(bottom)}", stroke=SAND))
        parts.append(words(zero + tick * scale, bottom + 16, show(tick), 12, fill=ASH, text_anchor="middle"))
    labels: list[Markup] = []  # above everything: nothing strikes them through
    for at, bar in enumerate(bars):
        parts.append(_group_of_bars(bar, left, zero, _TOP + at * height_of_group, scale, colours))
        labels += _values_of(bar, zero, _TOP + at * height_of_group, scale, show)
    parts.append(path(f"M{number(zero)} {_TOP - 6}V{number(bottom)}", stroke=INK, stroke_width=1.2))
    if base is not None:
        parts.append(_base_line(zero + base[0] * scale, bottom, f"{base[1]} {show(base[0])}"))
    parts += labels
    return document("chart", WIDTH, height, title, "; ".join(bar.name for bar in bars), *parts)


def _ground(height: float) -> Markup:
    return box(0, 0, WIDTH, height, fill=PAPER)


def _title(title: str) -> Markup:
    return words(24, 34, title, 20, WIDTH - 48, fill=INK, font_weight="bold")


def _base_line(x: float, bottom: float, label: str) -> Markup:
    """A dashed line over all bars, and below the axis what it means."""
    rule = path(f"M{number(x)} {_TOP - 6}V{number(bottom + 22)}", stroke=VERMILION, stroke_dasharray="5 4", fill="none")
    return join([rule, words(x, bottom + 36, label, 12, fill=VERMILION, text_anchor="middle")])


def _legend(series: Sequence[str], colours: Sequence[str]) -> Markup:
    parts: list[Markup] = []
    x = 24.0
    for at, name in enumerate(series):
        if name:
            parts.append(box(x, 46, 14, 12, fill=colours[at], stroke=INK, stroke_width=0.8))
            parts.append(words(x + 20, 57, name, 13, fill=INK))
            x += 44 + text_width(name, 13)
    return join(parts)


def _group_of_bars(bar: Bar, left: float, zero: float, y: float, scale: float, colours: Sequence[str]) -> Markup:
    middle = y + _BAR * len(bar.values) / 2 + 5
    parts = [words(left - 10, middle, bar.name, 14, fill=INK, text_anchor="end")]
    for at, value in enumerate(bar.values):
        if value is None:
            continue
        top = y + at * _BAR
        start = zero + min(0.0, value * scale)
        parts.append(box(start, top, abs(value) * scale, _BAR - 3, fill=colours[at], stroke=INK, stroke_width=0.6))
        if at == 0 and bar.interval is not None:
            parts.append(_whisker(bar.interval, zero, top + (_BAR - 3) / 2, scale))
    return join(parts)


def _values_of(bar: Bar, zero: float, y: float, scale: float, show: Callable[[float], str]) -> list[Markup]:
    """The figure of each bar, behind its end and that of its interval."""
    labels = []
    for at, value in enumerate(bar.values):
        if value is not None:
            reached = [0.0, value, *(bar.interval if at == 0 and bar.interval is not None else ())]
            labels.append(_label(zero + max(reached) * scale + 6, y + (at + 1) * _BAR - 6, show(value), 12))
    return labels


def histogram(
    title: str,
    counts: Sequence[float],
    first: float,
    width: float,
    x_title: str = "",
    show: Callable[[float], str] = as_percent,
) -> str:
    """How often values fall into classes of equal width, the first of which begins at `first`: upright bars that touch
    each other, the bounds of the classes below them."""
    height = 420.0
    plot = (_LEFT - 70.0, _TOP + 10.0, WIDTH - _RIGHT - 30.0, height - 60.0)
    top = max([*counts, 0.0]) or 1.0
    across = (plot[2] - plot[0]) / max(1, len(counts))
    parts = [_ground(height), _title(title)]
    for tick in round_ticks(0.0, top):
        y = plot[3] - (plot[3] - plot[1]) * tick / top
        parts.append(path(f"M{number(plot[0])} {number(y)}H{number(plot[2])}", stroke=SAND, fill="none"))
        parts.append(words(plot[0] - 8, y + 4, show(tick), 12, fill=ASH, text_anchor="end"))
    for at, count in enumerate(counts):
        high = (plot[3] - plot[1]) * count / top
        parts.append(
            box(plot[0] + at * across, plot[3] - high, across, high, fill=SEATS[0].colour, stroke=PAPER, stroke_width=1)
        )
    for at in range(0, len(counts) + 1, 1 + len(counts) // 16):
        bound = f"{first + at * width:g}"
        parts.append(words(plot[0] + at * across, plot[3] + 18, bound, 12, fill=ASH, text_anchor="middle"))
    parts.append(path(f"M{number(plot[0])} {number(plot[3])}H{number(plot[2])}", stroke=INK, stroke_width=1.2))
    parts.append(words((plot[0] + plot[2]) / 2, height - 14, x_title, 13, fill=ASH, text_anchor="middle"))
    return document("chart", WIDTH, height, title, x_title or title, *parts)


def _label(x: float, y: float, text: str, size: float, plot: float = 0.0, **extra: str) -> Markup:
    """A text on the ground, or on the plot as far as it reaches: no line strikes it through."""
    wide = text_width(text, size) + 4
    back = box(x - 2, y - size, wide, size + 3, fill=PAPER)
    if plot > x - 2:
        back = box(x - 2, y - size, min(wide, plot - x + 2), size + 3, fill=CARD)
    return join([back, words(x, y, text, size, None, fill=INK, **extra)])


def _whisker(interval: tuple[float, float], left: float, y: float, scale: float) -> Markup:
    low, high = (left + bound * scale for bound in interval)
    shape = f"M{number(low)} {number(y - 4)}V{number(y + 4)}M{number(low)} {number(y)}H{number(high)}"
    return path(f"{shape}M{number(high)} {number(y - 4)}V{number(y + 4)}", stroke=INK, stroke_width=1.6, fill="none")


def stacked(title: str, charts: Sequence[str]) -> str:
    """Several charts in one picture, one below the other."""
    heights = [float(_HEIGHT.findall(chart)[0]) for chart in charts]
    tops = [sum(heights[:at]) for at in range(len(charts))]
    parts = [placed(0, top, 1, Markup(_inside(chart))) for chart, top in zip(charts, tops, strict=True)]
    return document("charts", WIDTH, sum(heights), title, title, *parts)


def _inside(chart: str) -> str:
    """Take a picture out of its frame: many viewers do not place a picture within a picture."""
    return re.sub(r"^<svg [^>]*>(<title.*?</title>)?(<desc.*?</desc>)?|</svg>\s*$", "", chart.strip(), flags=re.S)


def heat_map(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float | None]],
    show: Callable[[float], str] = as_percent,
    reach: float = 0.3,
) -> str:
    """A table of shares around one half: blue below, orange above, deeper the farther (up to `reach`), with the figure
    in every cell, so that it can be read without the colours."""
    left = max([_LEFT, *(text_width(name, 13) + 30 for name in rows)])
    wide = (WIDTH - left - _RIGHT) / max(1, len(columns))
    high = 46.0
    parts = [_ground(_TOP + 40 + high * len(rows) + 20), _title(title)]
    for at, name in enumerate(columns):
        x = left + (at + 0.5) * wide
        for line, word in enumerate(_two_lines(name, wide)):
            parts.append(words(x, _TOP + 8 + 15 * line, word, 12, wide, fill=INK, text_anchor="middle"))
    for row, name in enumerate(rows):
        y = _TOP + 34 + row * high
        parts.append(words(left - 10, y + high / 2 + 5, name, 13, fill=INK, text_anchor="end"))
        for column, value in enumerate(values[row]):
            parts.append(_cell(value, left + column * wide, y, wide, high, show, reach))
    return document("chart", WIDTH, _TOP + 40 + high * len(rows) + 20, title, ", ".join(rows), *parts)


def _two_lines(name: str, width: float) -> list[str]:
    """A name broken at a blank where it is too wide for one line."""
    if text_width(name, 12) <= width or " " not in name:
        return [name]
    parts = name.split(" ")
    half = min(range(1, len(parts)), key=lambda at: max(len(" ".join(parts[:at])), len(" ".join(parts[at:]))))
    return [" ".join(parts[:half]), " ".join(parts[half:])]


def _cell(
    value: float | None, x: float, y: float, width: float, height: float, show: Callable[[float], str], reach: float
) -> Markup:
    frame = {"stroke": PAPER, "stroke_width": "2"}
    if value is None:
        return box(x, y, width, height, fill=SAND, **frame)
    deep = min(1.0, abs(value - 0.5) / reach)
    ground = box(x, y, width, height, fill=CARD, **frame)
    colour = SEATS[1].colour if value > 0.5 else SEATS[0].colour
    shade = box(x, y, width, height, fill=colour, fill_opacity=0.08 + 0.8 * deep, **frame)
    ink = "#ffffff" if deep > 0.6 else INK
    figure = words(
        x + width / 2, y + height / 2 + 5, show(value), 14, fill=ink, text_anchor="middle", font_weight="bold"
    )
    return join([ground, shade, figure])


class Line(msgspec.Struct, frozen=True):
    """One line over equal steps: its name, a value per step (None: unknown), the seat whose colours it wears, and the
    pattern of its dashes, where several lines are of one seat."""

    name: str
    values: Sequence[float | None]
    seat: int = 0
    dash: str | None = None


class Mark(msgspec.Struct, frozen=True):
    """A step to point at: a blunder, a conquest."""

    step: int
    text: str


def line_chart(
    title: str,
    lines: Sequence[Line],
    x_title: str = "",
    marks: Sequence[Mark] = (),
    show: Callable[[float], str] = as_percent,
    low: float = 0.0,
    high: float = 1.0,
    first_step: int = 0,
) -> str:
    """Values over steps, numbered from `first_step`, with a grid and marks on the steps that matter."""
    height = 420.0
    beside = max([30.0, *(text_width(line.name, 13) + 24 for line in lines)])  # names stand beside the plot
    plot = (_LEFT - 70.0, _TOP + 10.0, WIDTH - _RIGHT - beside, height - 60.0)  # left, top, right, bottom
    steps = max((len(line.values) for line in lines), default=1)

    def place(step: int, value: float) -> tuple[float, float]:
        across = plot[0] + (plot[2] - plot[0]) * step / max(1, steps - 1)
        return across, plot[3] - (plot[3] - plot[1]) * (value - low) / (high - low)

    parts = [_ground(height), _title(title), _grid(plot, place, steps, first_step, low, high, show)]
    parts += [_marked(mark, plot, place) for mark in marks]
    ends = [_end(line, place) for line in lines]
    labels = _apart([end[1] + 4 for end in ends])
    parts += [_curve(line, place) for line in lines]
    for line, (x, y), label in zip(lines, ends, labels, strict=True):
        parts.append(seat_marker(line.seat, x, y, 9))
        parts.append(_label(x + 14, label, line.name, 13, plot[2], font_weight="bold"))
    parts.append(words((plot[0] + plot[2]) / 2, height - 14, x_title, 13, fill=ASH, text_anchor="middle"))
    return document("chart", WIDTH, height, title, ", ".join(line.name for line in lines), *parts)


Place = Callable[[int, float], tuple[float, float]]


def _grid(
    plot: tuple[float, float, float, float],
    place: Place,
    steps: int,
    first_step: int,
    low: float,
    high: float,
    show: Callable[[float], str],
) -> Markup:
    parts = [box(plot[0], plot[1], plot[2] - plot[0], plot[3] - plot[1], fill=CARD, stroke=SAND)]
    for value in round_ticks(low, high):
        _, y = place(0, value)
        parts.append(path(f"M{number(plot[0])} {number(y)}H{number(plot[2])}", stroke=SAND, fill="none"))
        parts.append(words(plot[0] - 8, y + 4, show(value), 12, fill=ASH, text_anchor="end"))
    for tick in round_ticks(first_step, first_step + steps - 1, 10):
        if tick == int(tick):
            x, _ = place(int(tick) - first_step, low)
            parts.append(words(x, plot[3] + 18, str(int(tick)), 12, fill=ASH, text_anchor="middle"))
    return join(parts)


def _curve(line: Line, place: Place) -> Markup:
    points_at = [place(at, value) for at, value in enumerate(line.values) if value is not None]
    points = " ".join(f"{number(x)},{number(y)}" for x, y in points_at)
    colour = SEATS[line.seat % len(SEATS)].colour
    return element(
        "polyline",
        points=points,
        fill="none",
        stroke=colour,
        stroke_width=2.4,
        stroke_linejoin="round",
        stroke_dasharray=line.dash,
    )


def _end(line: Line, place: Place) -> tuple[float, float]:
    """The last point of a line that is known."""
    known = [at for at, value in enumerate(line.values) if value is not None]
    return place(known[-1], float(line.values[known[-1]] or 0)) if known else place(0, 0)


def _apart(heights: list[float], gap: float = 15.0) -> list[float]:
    """The same heights, moved up where one name would lie on another."""
    found = heights.copy()
    lowest_first = sorted(range(len(heights)), key=lambda at: -heights[at])
    for below, above in pairwise(lowest_first):
        found[above] = min(found[above], found[below] - gap)
    return found


def _marked(mark: Mark, plot: tuple[float, float, float, float], place: Place) -> Markup:
    x, _ = place(mark.step, 0)
    rule = path(
        f"M{number(x)} {number(plot[1])}V{number(plot[3])}", stroke=VERMILION, stroke_dasharray="4 4", fill="none"
    )
    return join([rule, words(x + 3, plot[1] - 3, mark.text, 11, fill=VERMILION)])
