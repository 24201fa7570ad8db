"""The contents of the provinces: names, ratings, tracks with campaigns, markers, armies, emissaries, raiders, Conan."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from warhall.drawing.svg import (
    ASH,
    GOLD_LIGHT,
    INK,
    VERMILION,
    Markup,
    box,
    disc,
    element,
    escape,
    figure,
    group,
    join,
    moved,
    number,
    path,
    route,
    text_width,
)
from warhall.games.age_of_conan.cards.vocabulary import AREAS, SEAS, TERRAINS
from warhall.games.age_of_conan.components import KINGDOMS, Province
from warhall.games.age_of_conan.pictures import land
from warhall.games.age_of_conan.pictures.geography import Atlas
from warhall.games.age_of_conan.pictures.glyphs import TERRAIN_INK
from warhall.games.age_of_conan.pictures.heraldry import ARMS, banner, banner_width, envoy, land_paint, shield
from warhall.games.age_of_conan.pictures.pen import (
    AREA_INK,
    BONE,
    LAND,
    LEADING,
    SEA,
    UMBER,
    Look,
    art,
    fitting,
    paragraph,
)
from warhall.games.age_of_conan.words.screen import province_name
from warhall.kernel import View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

_TILE: Final = 16.0
_BEND: Final = 0.12  # of the way of Conan
LEAST: Final = 0.96  # of the normal size, where a province is crowded
LARGEST: Final = 1.2
NARROWEST: Final = 92.0  # pieces may reach beyond a small room


class Item(NamedTuple):
    """Something that takes its place in a row: how wide and how high it is, and how it is drawn at (x, y)."""

    width: float
    height: float
    draw: Callable[[float, float], Markup]


def draw_map(game: AgeOfConan, view: View, atlas: Atlas) -> Markup:
    """The whole map, without its frame."""
    provinces = game.components.provinces
    lands = [_land(game, view, province) for province in provinces]
    blocks = [_block(game, view, province, atlas) for province in provinces]
    seas = tuple(game.catalogue.format(f"sea-{name}") for name in SEAS)
    upon = land.upon(atlas, game.components, game.in_play, seas)
    return join((land.beneath(atlas), *lands, upon, *_halos(view), _journey(view, atlas), *blocks))


def _land(game: AgeOfConan, view: View, province: Province) -> Markup:
    """The shape of a province, in the colours of its owner; `id` and `data-province` are for clients."""
    entry = view["provinces"].get(province.id, {})
    fill = land.ground(game, province.index)
    if "marker" in entry:
        fill = land_paint(game.kingdoms[entry["owner"]])
    elif province.is_home and KINGDOMS.index(province.id) in game.kingdoms:
        fill = land_paint(KINGDOMS.index(province.id))
    area = game.catalogue.format(f"area-{AREAS[province.area]}")
    facts = [province_name(game, province.id), area]
    if province.rating:
        facts.append(f"{game.catalogue.format('legend-rating')} {province.rating}")
    hint = element("title", escape(" · ".join(facts)))
    return land.shape(province.id, hint, id=f"province-{province.id}", data_province=province.id, fill=fill)


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


def _block(game: AgeOfConan, view: View, province: Province, atlas: Atlas) -> Markup:
    """Everything about a province, in rows around the middle of its room, as large as the room allows."""
    x, y, wide, high = atlas.rooms[province.id]
    rows = _content(game, view, province, max(wide, NARROWEST))
    heights = [max(item.height for item in row) + 2 for row in rows]
    total, broad = sum(heights), max(_width(row) for row in rows)
    scale = max(LEAST, min(LARGEST, (wide - 2) / broad, (high + 8) / total))
    y = max(total * scale / 2 + 4, min(atlas.height - total * scale / 2 - 4, y))  # never beyond the frame
    parts, top = [], -total / 2
    for row, height in zip(rows, heights, strict=True):
        left = -_width(row) / 2
        for item in row:
            parts.append(item.draw(left, top + (height - 2 - item.height) / 2))
            left += item.width + 3
        top += height
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return group(*parts, transform=place, data_province=province.id)


def _content(game: AgeOfConan, view: View, province: Province, wide: float) -> list[list[Item]]:
    """The rows of a province: the arms of a home, the name, rating and track, pieces."""
    entry = view["provinces"].get(province.id, {})
    in_play = game.in_play[province.index]
    rows = [[_name(province_name(game, province.id), in_play, wide)]]
    if province.is_home and KINGDOMS.index(province.id) in game.kingdoms:
        kingdom = KINGDOMS.index(province.id)
        rows.insert(0, [Item(36, 35, lambda x, y: shield(kingdom, x + 18, y + 17.5, 36))])
    elif in_play and not province.is_home:
        rows.append(_plate(game, province, entry))
    return rows + _rows(_pieces(game, view, province, entry), wide)


def _name(name: str, in_play: bool, wide: float) -> Item:
    """The name in one line or two, with a light edge to be read on any ground."""
    size, lines = fitting(name, 12.5, 10, wide + 8, 2)
    width = max(text_width(line, size) for line in lines) * 0.9
    look: Look = {"text_anchor": "middle", "font_weight": "bold", "fill": INK if in_play else ASH}
    edge: Look = {"stroke": LAND, "stroke_width": 3, "stroke_opacity": 0.85, "stroke_linejoin": "round"}

    def drawn(x: float, y: float) -> Markup:
        return paragraph(
            x + width / 2, y + size * 0.85, name, size, wide + 8, 2, size, paint_order="stroke", **look, **edge
        )

    return Item(width, (len(lines) - 1) * size * LEADING + size, drawn)


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
    kingdom = game.kingdoms[entry["army"]] if "icon" in entry else None
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
    field = art("rating", x, y, 20, 21, color=AREA_INK[province.area])
    return group(bones, field, figure(x + 10, y + 14.5, str(province.rating), 13, "#ffffff"))


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
        kingdom, units = game.kingdoms[entry["army"]], entry["units"]
        items.append(Item(banner_width(units), 21, lambda x, y: banner(kingdom, x, y, units)))
    for kingdom_of_seat, kept in zip(game.kingdoms, view["seats"], strict=True):
        if province.id in kept["emissaries"]:
            items.append(_envoys(kingdom_of_seat, kept["emissaries"][province.id]))
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
            digit = figure(x + 20, y + 18, str(count), 10, INK)
            badge = join((disc(x + 20, y + 14.5, 6, fill=BONE, stroke=INK, stroke_width=1), digit))
        return group(art("raider", x, y, 21), badge)

    return Item(27 if count > 1 else 21, 21, drawn)
