"""Which map a game is drawn on: that of its data pack, or a plain chart where the pack has provinces but no map."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.components import Components
from warhall.games.age_of_conan.pictures.geography import FRAME, Atlas, Border, Box, load_atlas, wrong_neighbours

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan


def atlas_for(game: AgeOfConan) -> Atlas:
    """The map of the data pack if it is right, else the built-in one if that is, else a chart."""
    return _atlas(game.options["data"] or None, game.components)


@lru_cache(maxsize=8)
def _atlas(folder: str | None, components: Components) -> Atlas:
    for place in (folder, None):
        atlas = load_atlas(place)
        if atlas is not None and not any(wrong_neighbours(atlas, components.provinces)):
            return atlas
    return _chart(components)


_WIDTH: Final = 944.0
_HEIGHT: Final = 772.0


def _chart(components: Components) -> Atlas:
    """Round lands that do not touch: borders are then roads between them."""
    borders: list[Border] = []
    outlines: dict[str, tuple[int, ...]] = {}
    rooms: dict[str, Box] = {}
    for number, province in enumerate(components.provinces, 1):
        x, y = 60 + province.x / 1000 * (_WIDTH - 120), 45 + province.y / 700 * (_HEIGHT - 95)
        ring = [(x + 46 * sin(pi * at / 12), y - 36 * cos(pi * at / 12)) for at in range(25)]
        borders.append(Border((province.id, FRAME), tuple(ring)))
        outlines[province.id] = (number,)
        rooms[province.id] = (x, y, 84.0, 60.0)
    provinces = components.provinces
    roads = tuple((one.id, provinces[at].id) for one in provinces for at in one.adjacent if one.index < at)
    return Atlas(_WIDTH, _HEIGHT, tuple(borders), outlines, rooms, roads)
