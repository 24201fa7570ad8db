"""Charts: bars on both sides of zero, tables of shares."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from warhall.drawing.charts import WIDTH, Bar, bar_chart, heat_map

SVG = "{http://www.w3.org/2000/svg}"


def boxes(chart: str) -> list[tuple[float, float]]:
    """Left edge and width of all boxes but the ground."""
    root = ET.fromstring(chart)
    return [(float(n.get("x", 0)), float(n.get("width", 0))) for n in root.iter(f"{SVG}rect") if n.get("x") != "0"]


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
