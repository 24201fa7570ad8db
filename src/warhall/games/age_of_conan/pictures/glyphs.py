"""The small drawings as symbols: terrains, dice, resources, pieces and the ornaments of the map."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import GOLD, GOLD_LIGHT, INK, Markup, join
from warhall.games.age_of_conan.pictures.pen import LEATHER, art, gradient, paint, symbols_of

TERRAIN_INK: Final = {"plains": "#8a6a16", "woods": "#2c5a33", "hills": "#6d4a2a", "urban": "#54505a"}
FACE_INK: Final = {
    "hit": INK,
    "conan": "#9c2a14",
    "attacker": "#9c2a14",
    "shield": "#24497d",
    "axe": "#5b3517",
    "miss": "#b7a88a",
}
CATEGORY_INK: Final = {"monsters": "#5d2f6b", "treasures": "#8a6203", "women": "#a3314f"}


_FOLDERS: Final = ("terrains", "faces", "fates", "signs", "pieces", "dice", "map")  # of art/


def die(face: str, x: float, y: float, size: float, ink: str, ground: str = "bone") -> Markup:
    """A die of bone, or of another ground, with a face; the upper left corner at (x, y)."""
    inset = size * 0.17
    return join(
        (art(f"die-{ground}", x, y, size), art(face, x + inset, y + inset - size * 0.02, size - 2 * inset, color=ink))
    )


def definitions() -> Markup:
    grounds = (
        gradient("gilt", (0, GOLD_LIGHT), (0.55, "#dcb458"), (1, GOLD), slant=True),
        gradient("bone", (0, "#fffdf5"), (1, "#e9dcc0"), slant=True),
        gradient("iron", (0, "#4a3a30"), (1, LEATHER), slant=True),
    )
    palette = {name: paint(name) for name in ("gilt", "bone", "iron")}
    return join((*grounds, *(symbols_of(folder, **palette) for folder in _FOLDERS)))
