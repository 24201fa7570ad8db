"""The map of the board: its borders are exactly those of the rules, proved on the stored lines themselves."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import warhall.games.age_of_conan as package
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.cards.vocabulary import SEAS
from warhall.games.age_of_conan.data_pack import load_components
from warhall.games.age_of_conan.pictures import cartography
from warhall.games.age_of_conan.pictures.chart import atlas_for
from warhall.games.age_of_conan.pictures.geography import (
    FRAME,
    SHORTEST_BORDER,
    Atlas,
    Border,
    Point,
    area,
    faults,
    inside,
    load_atlas,
    read_atlas,
    segments_meet,
)

DATA = Path(str(package.__file__)).parent / "data"
COMPONENTS = load_components(None)
PROVINCES = COMPONENTS.provinces
NAMES = [province.id for province in PROVINCES]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    found = load_atlas(None)
    assert found is not None
    return found


def sides(atlas: Atlas, name: str) -> set[frozenset[Point]]:
    """The edges of a region, from its closed outline."""
    shape = atlas.shape(name)
    return {frozenset(pair) for pair in pairwise([*shape, shape[0]])}


def test_two_provinces_share_a_border_exactly_when_the_rules_say_so(atlas: Atlas) -> None:
    edges = {name: sides(atlas, name) for name in NAMES}
    corners = {name: set(atlas.shape(name)) for name in NAMES}
    for one, two in combinations(PROVINCES, 2):
        shared = edges[one.id] & edges[two.id]
        assert bool(shared) == (two.index in one.adjacent), (one.id, two.id)
        if not shared:  # nor do they touch in a single point
            assert not corners[one.id] & corners[two.id], (one.id, two.id)


def test_every_border_is_long_enough_to_be_seen(atlas: Atlas) -> None:
    lengths: Counter[frozenset[str]] = Counter()
    for border in atlas.borders:
        lengths[frozenset(border.between)] += border.length  # type: ignore[assignment]
    for province in PROVINCES:
        for neighbour in [*(PROVINCES[at].id for at in province.adjacent), *province.seas]:
            assert lengths[frozenset((province.id, neighbour))] >= SHORTEST_BORDER, (province.id, neighbour)


@pytest.mark.rule("AOC-032")
def test_coastal_provinces_touch_their_seas_and_no_other(atlas: Atlas) -> None:
    waters = {sea: sides(atlas, sea) for sea in SEAS}
    for province in PROVINCES:
        edges = sides(atlas, province.id)
        assert {sea for sea in SEAS if edges & waters[sea]} == set(province.seas), province.id


def test_shapes_are_simple_polygons(atlas: Atlas) -> None:
    for name in NAMES:
        shape = atlas.shape(name)
        assert len(set(shape)) == len(shape) > 20
        assert area(shape) > 5000
        edges = list(pairwise([*shape, shape[0]]))
        crossing = [pair for pair in combinations(edges, 2) if segments_meet(*pair[0], *pair[1])]
        assert not crossing, name


def test_shapes_do_not_overlap_and_fill_the_map(atlas: Atlas) -> None:
    assert not atlas.touching_lines()
    shapes = {name: atlas.shape(name) for name in atlas.outlines}
    for name, shape in shapes.items():
        middle = atlas.rooms[name][:2]
        assert [other for other in shapes if inside(middle, shapes[other])] == [name]
        assert area(shape) > 0
    rim = [border for border in atlas.borders if FRAME in border.between]
    whole = Atlas.from_borders(atlas.width, atlas.height, [Border(("all", FRAME), _loop(rim))])
    assert sum(map(area, shapes.values())) == pytest.approx(area(whole.shape("all")))


def _loop(rim: list[Border]) -> tuple[Point, ...]:
    """The lines along the frame, end to end, once around."""
    left = {border.points[0]: border.points for border in rim}
    start = here = min(left)
    found = [here]
    while here in left:
        points = left.pop(here)
        found += points[1:]
        here = points[-1]
    assert here == start
    assert not left
    return tuple(found)


def test_every_border_belongs_to_the_two_regions_beside_it(atlas: Atlas) -> None:
    walked = Counter((number, name) for name, numbers in atlas.outlines.items() for number in numbers)
    for number, border in enumerate(atlas.borders, 1):
        right, left = border.between
        assert walked[number, right] == 1
        assert walked[-number, left] == (left != FRAME)


def test_there_is_room_for_names_and_pieces(atlas: Atlas) -> None:
    for name in NAMES:
        x, y, wide, high = atlas.rooms[name]
        shape = atlas.shape(name)
        for dx, dy in ((0, 0), (-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)):
            assert inside((x + dx * wide * 0.97, y + dy * high * 0.97), shape), name
        assert wide > 70
        assert high > 50
        assert x - wide / 2 > 0
        assert x + wide / 2 < atlas.width


def test_the_script_draws_this_map_again(atlas: Atlas) -> None:
    """On another machine the last digit may differ; regions and lines may not."""
    again = cartography.make(PROVINCES)
    assert again.outlines == atlas.outlines
    assert [border.between for border in again.borders] == [border.between for border in atlas.borders]
    for one, two in zip(again.borders, atlas.borders, strict=True):
        assert len(one.points) == len(two.points)
        gaps = [abs(a - b) for p, q in zip(one.points, two.points, strict=True) for a, b in zip(p, q, strict=True)]
        assert max(gaps) < 0.25
    assert not faults(again, PROVINCES)


def test_stored_and_read_again(atlas: Atlas) -> None:
    text = atlas.to_json(cartography.UNIT)
    assert text == (DATA / "map.json").read_text(encoding="utf-8")
    assert len(text) < 20_000
    assert read_atlas(text).borders == atlas.borders


def damaged(change: Any) -> Atlas:
    stored = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
    change(stored)
    return read_atlas(json.dumps(stored))


def test_a_wrong_map_is_found_out() -> None:
    def rename(stored: dict[str, Any]) -> None:
        row = next(row for row in stored["borders"] if row[:2] == ["argos", "koth"])
        row[1] = "ophir"

    def bend(stored: dict[str, Any]) -> None:
        row = next(row for row in stored["borders"] if row[:2] == ["argos", "koth"])
        row[2][4] += 5000
        row[2][6] -= 5000

    assert any("argos and ophir touch" in fault for fault in faults(damaged(rename), PROVINCES))
    assert any("neighbours but share" in fault for fault in faults(damaged(rename), PROVINCES))
    assert any("lines touch" in fault for fault in faults(damaged(bend), PROVINCES))


def test_segments_that_touch() -> None:
    assert segments_meet((0, 0), (4, 4), (0, 4), (4, 0))
    assert segments_meet((0, 0), (4, 0), (2, 0), (2, 3))
    assert segments_meet((0, 0), (4, 0), (4, 0), (2, 0))
    assert not segments_meet((0, 0), (4, 0), (4, 0), (6, 1))
    assert not segments_meet((0, 0), (4, 0), (0, 1), (4, 1))


def pack_with(folder: Path, one: str, two: str) -> Path:
    """The built-in data pack with one more border."""
    for source in DATA.glob("*.toml"):
        shutil.copy(source, folder)
    rows = []
    here = ""
    for line in (folder / "provinces.toml").read_text(encoding="utf-8").splitlines():
        here = line.split('"')[1] if line.startswith("id = ") else here
        other = {one: two, two: one}.get(here)
        if other and line.startswith("adjacent = ["):
            line = line.replace("[", f'["{other}", ')
        rows.append(line)
    (folder / "provinces.toml").write_text("\n".join(rows), encoding="utf-8")
    return folder


def test_the_script_refuses_what_it_cannot_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cartography.main([str(pack_with(tmp_path, "zingara", "nemedia"))]) == 1
    assert "nemedia/zingara" in capsys.readouterr().err
    assert not (tmp_path / "map.json").exists()


def test_a_pack_with_other_borders_is_drawn_as_a_chart(tmp_path: Path) -> None:
    """Its provinces lie apart, for the built-in map would show borders that are none."""
    game = AgeOfConan(players=2, data=str(pack_with(tmp_path, "zingara", "nemedia")))
    assert len(atlas_for(game).roads) == 69
    assert atlas_for(AgeOfConan(players=2)) is load_atlas(None)
    ElementTree.fromstring(game.new_initial_state().to_svg())
