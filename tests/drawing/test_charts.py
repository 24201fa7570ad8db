"""Charts: bars on both sides of zero, tables of shares."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from tests.support.svg import SVG, texts
from warhall.drawing.charts import (
    WIDTH,
    Bar,
    Line,
    bar_chart,
    heat_map,
    histogram,
    line_chart,
    round_ticks,
    stacked,
)
from warhall.drawing.svg import PAPER


def boxes(chart: str) -> list[tuple[float, float]]:
    """Left edge and width of all boxes but the grounds, of the chart and of labels."""
    found = [node for node in ET.fromstring(chart).iter(f"{SVG}rect") if node.get("fill") != PAPER]
    return [(float(node.get("x", 0)), float(node.get("width", 0))) for node in found]


def test_bars_below_zero_grow_to_the_left_of_the_same_line() -> None:
    up, down = boxes(bar_chart("t", [Bar("a", [0.2], (0.1, 0.3)), Bar("b", [-0.4], (-0.5, -0.3))]))
    assert abs(down[0] + down[1] - up[0]) < 0.05
    assert abs(down[1] - 2 * up[1]) < 0.05


def test_bars_above_zero_begin_at_the_names() -> None:
    first, second = boxes(bar_chart("t", [Bar("a", [0.2]), Bar("b", [0.4])]))
    assert first[0] == second[0]


def test_a_heat_map_shows_every_figure() -> None:
    chart = heat_map("t", ["one", "two"], ["one", "two of a long name"], [[None, 0.7], [0.3, None]])
    root = ET.fromstring(chart)
    told = [node.text for node in root.iter(f"{SVG}text")]
    assert {"70.0 %", "30.0 %", "one", "two"} <= set(told)
    assert all(x + width <= WIDTH for x, width in boxes(chart))


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 535, [0, 100, 200, 300, 400, 500]),
        (-10, 10, [-10, -5, 0, 5, 10]),
        (-5, 22, [-5, 0, 5, 10, 15, 20]),
        (0, 48, [0, 10, 20, 30, 40]),
        (0, 0.07, [0, 0.02, 0.04, 0.06]),
        (3, 3, [3]),
    ],
)
def test_ticks_are_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert round_ticks(low, high) == pytest.approx(ticks)


def test_the_steps_of_a_line_are_numbered_roundly() -> None:
    told = texts(line_chart("t", [Line("Kim", [0.5] * 536)]))
    assert {"0", "100", "200", "500"} <= set(told)
    assert "107" not in told


def test_zero_and_the_base_line_are_shown() -> None:
    chart = bar_chart("t", [Bar("a", [0.61]), Bar("b", [0.57])], base=(0.53, "before:"))
    assert {"0.0 %", "20.0 %", "before: 53.0 %"} <= set(texts(chart))


def test_the_names_of_lines_stand_beside_the_plot() -> None:
    chart = line_chart("t", [Line("Kim of the long name", [0.1, 0.9]), Line("Ed", [0.9, 0.85], 1)])
    plot = next(node for node in ET.fromstring(chart).iter(f"{SVG}rect") if node.get("stroke"))
    right = float(plot.get("x", 0)) + float(plot.get("width", 0))
    names = [node for node in ET.fromstring(chart).iter(f"{SVG}text") if node.get("font-weight") == "bold"]
    placed = [float(node.get("x", 0)) for node in names if node.text in ("Kim of the long name", "Ed")]
    assert len(placed) == 2
    assert min(placed) > right
    assert max(placed) < WIDTH


def test_the_bars_of_a_histogram_touch() -> None:
    bars = boxes(histogram("t", [0.1, 0.5, 0.4], 20, 5, "turns"))
    assert len(bars) == 3
    for (x, width), (after, _) in pairwise(bars):
        assert x + width == pytest.approx(after, abs=0.02)
    assert {"20", "25", "30", "35", "turns"} <= set(texts(histogram("t", [0.1, 0.5, 0.4], 20, 5, "turns")))


def test_charts_below_each_other_are_one_picture() -> None:
    one = bar_chart("one", [Bar("a", [0.2])])
    both = stacked("both", [one, bar_chart("two", [Bar("b", [0.4])])])
    assert both.count("<svg ") == both.count("</svg>") == 1
    assert {"one", "two", "a", "b"} <= set(texts(both))
    assert 'transform="translate(0 ' in both
