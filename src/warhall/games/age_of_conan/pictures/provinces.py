"""What stands in the provinces: names, ratings, tracks with campaigns, markers, armies, emissaries, raiders, Conan."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from warhall.games.age_of_conan.components import KINGDOMS, Province
from warhall.games.age_of_conan.geography import Atlas, Box
from warhall.games.age_of_conan.pictures import land
from warhall.games.age_of_conan.pictures.glyphs import TERRAIN_INK
from warhall.games.age_of_conan.pictures.heraldry import ARMS, banner, banner_width, envoy, land_paint, shield
from warhall.games.age_of_conan.pictures.pen import AREA_INK, BONE, LAND, SEA, UMBER, Look, art, fitting, paragraph
from warhall.games.age_of_conan.screen import province_name
from warhall.games.age_of_conan.vocabulary import TERRAINS
from warhall.kernel import View
from warhall.kernel.svg import (
    ASH,
    GOLD_LIGHT,
    INK,
    VERMILION,
    Markup,
    box,
    disc,
    group,
    join,
    moved,
    number,
    path,
    route,
    text_width,
    words,
)

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

_TILE: Final = 16.0
_BEND: Final = 0.12  # of the way of Conan
LEAST: Final = 0.96  # of the normal size, where a province is crowded
LARGEST: Final = 1.2


class Item(NamedTuple):
    """Something that takes its place in a row: how wide and how high it is, and how it is drawn at (x, y)."""

    width: float
    height: float
    draw: Callable[[float, float], Markup]


def draw_map(game: AgeOfConan, view: View, atlas: Atlas) -> Markup:
    """The whole map, without its frame."""
    provinces = game.components.provinces
    lands = [_land(game, view, province) for province in provinces]
    blocks = [_block(game, view, province, atlas.rooms[province.id]) for province in provinces]
    return join(
        (
            land.sea(atlas),
            *lands,
            land.washes(game),
            land.barriers(atlas),
            land.borders(game, atlas),
            land.ornaments(game, atlas),
            *_halos(view),
            _journey(view, atlas),
            *blocks,
        )
    )


def _land(game: AgeOfConan, view: View, province: Province) -> Markup:
    """The shape of a province, in the colours of its owner; `id` and `data-province` are for clients."""
    entry = view["provinces"].get(province.id, {})
    fill = land.ground(game, province.index)
    if "marker" in entry:
        fill = land_paint(game.kingdoms[entry["owner"]])
    elif province.is_home and KINGDOMS.index(province.id) in game.kingdoms:
        fill = land_paint(KINGDOMS.index(province.id))
    return land.shape(province.id, id=f"province-{province.id}", data_province=province.id, fill=fill)


def _halos(view: View) -> list[Markup]:
    """A line inside the borders of the destination, and of a province where there is a contest."""
    found = []
    if view["destination"] is not None:
        found.append(
            land.shape(view["destination"], fill="none", stroke=VERMILION, stroke_width=3, stroke_dasharray="9 5")
        )
    if view["contest"] is not None:
        found.append(land.shape(view["contest"]["province"], fill="none", stroke=VERMILION, stroke_width=4.5))
    return found


def _journey(view: View, atlas: Atlas) -> Markup:
    """Conan's way: a dashed curve to his destination."""
    if view["destination"] in (None, view["conan"]):
        return Markup("")
    (ax, ay, _, _), (bx, by, _, _) = atlas.rooms[view["conan"]], atlas.rooms[view["destination"]]
    mx, my = (ax + bx) / 2 - (by - ay) * _BEND, (ay + by) / 2 + (bx - ax) * _BEND
    clear = min(0.4, 34 / hypot(bx - ax, by - ay))  # the names at both ends stay free
    ax, ay, bx, by = ax + (mx - ax) * clear, ay + (my - ay) * clear, bx + (mx - bx) * clear, by + (my - by) * clear
    d = route("M", ax, ay, "Q", mx, my, bx, by)
    back = path(d, fill="none", stroke=BONE, stroke_width=4.5, stroke_opacity=0.7)
    return group(back, path(d, fill="none", stroke=VERMILION, stroke_width=2.2, stroke_dasharray="7 5"))


# -- one province ------------------------------------------------------------------------------------------------------


def _block(game: AgeOfConan, view: View, province: Province, room: Box) -> Markup:
    """Everything about a province, in rows around the middle of its room, as large as the room allows."""
    entry = view["provinces"].get(province.id, {})
    x, y, wide, high = room
    in_play = game.in_play[province.index]
    name = province_name(game, province.id)
    rows = []
    if in_play and not province.is_home:
        rows.append(_plate(game, province, entry))
    rows += _rows(_pieces(game, view, province, entry), max(wide, 92))
    crest = KINGDOMS.index(province.id) if province.id in KINGDOMS else -1
    shown = crest if crest in game.kingdoms else -1
    size, lines = fitting(name, 12.5, 10, max(wide, 92) + 8, 2)
    heights = [max(item.height for item in row) + 2 for row in rows]
    total = len(lines) * size * 1.15 + sum(heights) + (36 if shown >= 0 else 0)
    broad = max([text_width(line, size) * 0.9 for line in lines] + [_width(row) for row in rows])
    scale = max(LEAST, min(LARGEST, (wide - 2) / broad, (high + 8) / total))
    top = -total / 2
    parts = []
    if shown >= 0:
        parts.append(shield(shown, 0, top + 17, 36))
        top += 36
    look: Look = {"text_anchor": "middle", "font_weight": "bold", "fill": INK if in_play else ASH}
    halo: Look = {
        "stroke": LAND,
        "stroke_width": 3,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
        "stroke_opacity": 0.85,
    }
    parts.append(paragraph(0, top + size * 0.85, name, size, max(wide, 92) + 8, 2, size, **look, **halo))
    top += len(lines) * size * 1.15 + 1
    for row, height in zip(rows, heights, strict=True):
        left = -_width(row) / 2
        for item in row:
            parts.append(item.draw(left, top + (height - 2 - item.height) / 2))
            left += item.width + 3
        top += height
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return group(*parts, transform=place, data_province=province.id)


def _width(row: list[Item]) -> float:
    return sum(item.width for item in row) + 3 * (len(row) - 1)


def _rows(items: list[Item], wide: float) -> list[list[Item]]:
    rows: list[list[Item]] = []
    used = wide
    for item in items:
        if used + 3 + item.width > wide:
            rows.append([])
            used = -3.0
        rows[-1].append(item)
        used += 3 + item.width
    return rows


def _plate(game: AgeOfConan, province: Province, entry: dict[str, Any]) -> list[Item]:
    """Rating, savage and coastal signs, and the campaign track (AOC-031 to AOC-034)."""
    items = [Item(20, 20, lambda x, y: _rating(province, x, y))]
    army = entry.get("army")
    kingdom = game.kingdoms[army[0]] if army and "icon" in entry else None
    track = [
        _tile(TERRAINS[icon], kingdom if step + 1 == entry.get("icon") else None, step + 1 < entry.get("icon", 0))
        for step, icon in enumerate(province.track)
    ]
    width = len(track) * (_TILE + 0.5)
    items.append(
        Item(
            width,
            _TILE,
            lambda x, y: moved(x, y, *(moved(at * (_TILE + 0.5), 0, tile) for at, tile in enumerate(track))),
        )
    )
    if game.coastal[province.index]:
        items.append(Item(_TILE - 2, _TILE, _anchor))
    return items


def _anchor(x: float, y: float) -> Markup:
    frame = box(x, y, _TILE - 2, _TILE, rx=7, fill=SEA, stroke=UMBER, stroke_width=0.8)
    return join((frame, art("coast", x + 0.5, y + 1.5, _TILE - 3, color=INK)))


def _rating(province: Province, x: float, y: float) -> Markup:
    bones = art("bones", x - 3.5, y - 3, 27) if province.savage else Markup("")
    field = path(
        route("M", x + 2, y + 1, "h16v9q0 7 -8 10q-8 -3 -8 -10z"),
        fill=AREA_INK[province.area],
        stroke=INK,
        stroke_width=1,
    )
    look: Look = {"text_anchor": "middle", "font_weight": "bold", "fill": "#ffffff"}
    return group(bones, field, words(x + 10, y + 14.5, str(province.rating), 13, **look))


def _tile(terrain: str, kingdom: int | None, passed: bool) -> Markup:
    """A step of a campaign track; the one where an army stands has its colour."""
    if kingdom is None:
        ground = GOLD_LIGHT if passed else BONE
        frame = box(0, 0, _TILE, _TILE, rx=3, fill=ground, stroke=UMBER, stroke_width=0.8)
        return join((frame, art(terrain, 2, 2, _TILE - 4, color=TERRAIN_INK[terrain])))
    look = ARMS[kingdom]
    frame = box(-1.5, -1.5, _TILE + 3, _TILE + 3, rx=3, fill=look.colour, stroke=INK, stroke_width=1.8)
    return join((frame, art(terrain, 2, 2, _TILE - 4, color=look.ink)))


def _pieces(game: AgeOfConan, view: View, province: Province, entry: dict[str, Any]) -> list[Item]:
    items = []
    if view["conan"] == province.id:
        items.append(Item(33, 33, lambda x, y: art("conan-piece", x, y, 33, data_piece="conan")))
    if view["destination"] == province.id:
        items.append(Item(22, 20, lambda x, y: art("goal", x, y, 22, 20, data_piece="destination")))
    if "marker" in entry:
        items.append(_marker(game.kingdoms[entry["owner"]], entry["marker"]))
    if "army" in entry:
        kingdom, units = game.kingdoms[entry["army"][0]], entry["army"][1]
        items.append(Item(banner_width(units), 21, lambda x, y: banner(kingdom, x, y, units)))
    for seat, count in enumerate(entry.get("emissaries", ())):
        if count:
            items.append(_envoys(game.kingdoms[seat], count))
    if entry.get("raiders"):
        items.append(_raiders(entry["raiders"]))
    return items


def _marker(kingdom: int, marker: str) -> Item:
    def drawn(x: float, y: float) -> Markup:
        return group(art(marker, x, y, 25, color=ARMS[kingdom].colour), shield(kingdom, x + 24, y + 17, 16))

    return Item(31, 26, drawn)


def _envoys(kingdom: int, count: int) -> Item:
    return Item(29 if count > 1 else 19, 19, lambda x, y: envoy(kingdom, x, y, count))


def _raiders(count: int) -> Item:
    def drawn(x: float, y: float) -> Markup:
        badge = Markup("")
        if count > 1:
            digit = words(x + 20, y + 18, str(count), 10, text_anchor="middle", font_weight="bold", fill=INK)
            badge = join((disc(x + 20, y + 14.5, 6, fill=BONE, stroke=INK, stroke_width=1), digit))
        return group(art("raider", x, y, 21), badge)

    return Item(27 if count > 1 else 21, 21, drawn)
