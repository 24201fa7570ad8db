"""The small drawings: terrains, dice, resources, pieces and the ornaments of the map, all as symbols."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import GOLD, GOLD_LIGHT, INK, VERMILION, Markup, box, disc, group, join, path
from warhall.games.age_of_conan.pictures.pen import (
    BONE,
    LEATHER,
    SEA_INK,
    UMBER,
    Look,
    art,
    gradient,
    paint,
    solid,
    stroke,
    symbol,
)

_SMALL: Final = "0 0 24 24"

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


def _terrains() -> Markup:
    blades = "M5 20Q5 12 3 8M7 20Q7 11 8 5M9 20Q10 13 13 10M14 20Q14 14 12 9M17 20Q17 12 18 6M19 20Q20 14 22 11"
    plains = symbol("plains", _SMALL, stroke(blades, 1.7), stroke("M2 21H22", 1.6))
    tree = "M{x} {top}l5 8h-2.5l4.5 7h-5.5v4h-3v-4h-5.5l4.5 -7h-2.5Z"
    woods = symbol("woods", _SMALL, solid(tree.format(x=8, top=2.5)), solid(tree.format(x=17, top=5) + "M0 0Z"))
    peaks = "M1 20L8.5 6L13 13L15.5 9.5L23 20ZM8.5 6L6 10.7L8 12L9.5 10.5L11 11.5Z"
    hills = symbol("hills", _SMALL, solid(peaks))
    houses = (
        "M2 21V12L6.5 8L11 12V21ZM12 21V6H13.5V3.5H15V6H16.5V3.5H18V6H19.5V3.5H21V6H22V21ZM5 14.5h3v3.5h-3Z"
        "M15.5 9.5h3v4h-3Z"
    )
    urban = symbol("urban", _SMALL, solid(houses))
    return join((plains, woods, hills, urban))


_SWORD: Final = "M12 .8L13.9 4V14.5H18.5V17H13.3V20.5A1.8 1.8 0 1 1 10.7 20.5V17H5.5V14.5H10.1V4Z"


def _faces() -> Markup:
    """The six faces of a contest die (AOC-155)."""
    hit = symbol("hit", _SMALL, solid(_SWORD))
    crown = "M2.5 9L6 12L8 6.5L11 11L12 5L13 11L16 6.5L18 12L21.5 9L20 17H4Z"
    conan = symbol(
        "conan",
        _SMALL,
        group(solid(_SWORD), transform="translate(-1.5 2.5) scale(.88)"),
        group(solid(crown), transform="translate(11.5 -1.5) scale(.54)"),
    )
    arrow = "M16 2H23V9L20.5 6.5L17 10L15 8L18.5 4.5Z"
    attacker = symbol("attacker", _SMALL, group(solid(_SWORD), transform="rotate(35 12 12) scale(.92)"), solid(arrow))
    shield = symbol(
        "shield",
        _SMALL,
        solid("M3 2.5H21V11C21 17 16.5 20.5 12 22.5C7.5 20.5 3 17 3 11ZM5.5 5V11C5.5 15.5 8.5 18 12 19.8V5Z"),
    )
    blade = solid("M12.6 5.2C15.2 5 17 3.6 19 1.2C23.4 5.6 23.4 11.6 19 16C17 13.6 15.2 12.2 12.6 12Z")
    other = group(blade, transform="translate(24 0) scale(-1 1)")
    axe = symbol("axe", _SMALL, blade, other, stroke("M12 2V22.4", 2.4))
    miss = symbol("miss", _SMALL, stroke("M7 7L17 17M17 7L7 17", 2.6))
    return join((hit, conan, attacker, shield, axe, miss))


def _fates() -> Markup:
    """The faces of a fate die (AOC-084)."""
    swords = group(
        group(solid(_SWORD), transform="rotate(38 12 12)"), group(solid(_SWORD), transform="rotate(-38 12 12)")
    )
    military = symbol("military", _SMALL, swords)
    mask = (
        "M1.5 7Q7 4.5 12 7.5Q17 4.5 22.5 7C23 13 20.5 18 16.5 18C14 18 13 15.5 12 15.5C11 15.5 10 18 7.5 18"
        "C3.5 18 1 13 1.5 7ZM4.5 10.5Q7 8.5 10 11.5Q7 13.5 4.5 10.5ZM19.5 10.5Q17 8.5 14 11.5"
        "Q17 13.5 19.5 10.5Z"
    )
    intrigue = symbol("intrigue", _SMALL, solid(mask))
    mixed = symbol(
        "mixed",
        _SMALL,
        group(swords, transform="translate(0 -.5) scale(.56)"),
        group(solid(mask), transform="translate(10 10.5) scale(.58)"),
        stroke("M3 21.5L21.5 3", 1.4),
    )
    star = (
        "M12 .5L14.6 7.6L21.5 5.5L17.5 11.5L23.5 15.5L16.5 16L16 23L12 17.2L8 23L7.5 16L.5 15.5L6.5 11.5"
        "L2.5 5.5L9.4 7.6Z"
    )
    wild = symbol("wild", _SMALL, solid(star))
    crown = "M2 7.5L6.5 11.5L8.5 4.5L12 10L15.5 4.5L17.5 11.5L22 7.5L20 18H4ZM4 19.5H20V22H4Z"
    court = symbol("court", _SMALL, solid(crown))
    return join((military, intrigue, mixed, wild, court))


def _resources() -> Markup:
    coin = symbol(
        "gold",
        _SMALL,
        disc(12, 12, 10.5, fill=paint("gilt"), stroke=INK, stroke_width=1.4),
        disc(12, 12, 7.6, fill="none", stroke=INK, stroke_width=0.8, stroke_dasharray="1.5 1.5"),
        solid("M12 6.5L13.4 10.2H17L14.2 12.6L15.2 16.5L12 14.2L8.8 16.5L9.8 12.6L7 10.2H10.6Z", INK),
    )
    flame = (
        "M12 1C14 6 19 8 19 14.5C19 19.5 16 23 12 23C8 23 5 19.5 5 14.5C5 11.5 6.5 9.5 8 8"
        "C8.5 10 9.5 11 10.5 11C9.5 7 10 3.5 12 1Z"
    )
    eye = "M6.5 15.5Q12 10.5 17.5 15.5Q12 20.5 6.5 15.5Z"
    sorcery = symbol(
        "sorcery",
        _SMALL,
        path(flame, fill="#3c6ea5", stroke=INK, stroke_width=1.2),
        solid(eye, BONE),
        disc(12, 15.5, 2, fill=INK),
    )
    skull = (
        "M12 2C6.5 2 3 5.8 3 10.8C3 14 4.5 16 6.5 17V21H9V18.5H11V21H13V18.5H15V21H17.5V17"
        "C19.5 16 21 14 21 10.8C21 5.8 17.5 2 12 2ZM8.3 9A2.3 2.3 0 1 0 8.310 13.6A2.3 2.3 0 1 0 8.3 9ZM15.7 9"
        "A2.3 2.3 0 1 0 15.710 13.6A2.3 2.3 0 1 0 15.7 9ZM12 13.5L10.8 16H13.2Z"
    )
    crom = symbol("crom", _SMALL, solid(skull))
    half = "M12 22C4 15 1 11 1.5 7C2 3 5 1.5 8 2.5C10 3.2 11.3 5 12 6.5"
    heart = symbol("heart", _SMALL, solid(half + "C12.7 5 14 3.2 16 2.5C19 1.5 22 3 22.5 7C23 11 20 15 12 22Z"))
    points = symbol(
        "points", _SMALL, solid("M12 1.5L15 8.8L22.8 9.3L16.8 14.3L18.8 22L12 17.8L5.2 22L7.2 14.3L1.2 9.3L9 8.8Z")
    )
    hand = symbol(
        "hand",
        _SMALL,
        box(3, 5, 11, 16, rx=1.5, fill=BONE, stroke="currentColor", stroke_width=1.5),
        box(9.5, 3, 11, 16, rx=1.5, fill=BONE, stroke="currentColor", stroke_width=1.5, transform="rotate(12 15 11)"),
    )
    return join((coin, sorcery, crom, heart, points, hand))


def _categories() -> Markup:
    """Monsters, treasures, women: what adventure tokens show (AOC-283)."""
    fangs = (
        "M2 3Q12 8 22 3C23 12 19 22 12 22.5C5 22 1 12 2 3ZM5.5 9.5Q8 8.5 10 11.5Q7 13 5.5 9.5ZM18.5 9.5"
        "Q16 8.5 14 11.5Q17 13 18.5 9.5ZM6.5 15L8.5 19L10 15.5L12 20L14 15.5L15.5 19L17.5 15Q12 16.5 6.5 15Z"
    )
    gem = (
        "M6 3H18L23 9.5L12 22.5L1 9.5ZM3.8 9L7.2 5L9.5 9ZM11 9L12 5.5L13 9ZM14.5 9L16.8 5L20.2 9ZM9.3 10.5"
        "L11.5 18.5L4.5 10.5ZM14.7 10.5L12.5 18.5L19.5 10.5Z"
    )
    veil = (
        "M12 1.5C6 1.5 4 7 5 12C5.5 16 3.5 19 2 21.5Q7 23 9 19.5Q10.5 21 12 21Q13.5 21 15 19.5Q17 23 22 21.5"
        "C20.5 19 18.5 16 19 12C20 7 18 1.5 12 1.5ZM12 6.5C15.5 6.5 16.5 9.5 16 13C15.5 16 13.8 18.5 12 18.5"
        "C10.2 18.5 8.5 16 8 13C7.5 9.5 8.5 6.5 12 6.5ZM12 8.5L13.2 10.5L12 12.5L10.8 10.5Z"
    )
    return join(
        (
            symbol("monsters", _SMALL, solid(fangs)),
            symbol("treasures", _SMALL, solid(gem)),
            symbol("women", _SMALL, solid(veil)),
        )
    )


def _pieces() -> Markup:
    """Forts, towers, cities; raiders, emissaries, Conan and the mark of his destination."""
    edge: Look = {"stroke": INK, "stroke_width": 1.3, "stroke_linejoin": "round"}
    walls = "M2 29V15H6V18H9.5V15H13.5V18H18.5V15H22.5V18H26V15H30V29Z"
    gate = solid("M13 29V25A3 3 0 0 1 19 25V29Z", INK)
    fort = symbol("fort", "0 0 32 32", path(walls, fill="currentColor", **edge), gate)
    keep = "M10 29V11H8V3H11.5V6H14.2V3H17.8V6H20.5V3H24V11H22V29Z"
    slit = stroke("M16 14.5V19", 2, INK)
    tower = symbol(
        "tower",
        "0 0 32 32",
        path(keep, fill="currentColor", **edge),
        slit,
        solid("M14 29V25.5A2 2 0 0 1 18 25.5V29Z", INK),
    )
    roof = "M11 16V6.5H9.8V1H13V3.5H14.8V1H17.2V3.5H19V1H22.2V6.5H21V16Z"
    city = symbol(
        "city",
        "0 0 32 32",
        path(roof, fill="currentColor", **edge),
        path(walls, fill="currentColor", **edge),
        gate,
        stroke("M16 8V12", 2, INK),
    )
    raider = symbol(
        "raider",
        _SMALL,
        disc(12, 12, 11, fill=INK, stroke=BONE, stroke_width=1),
        group(
            stroke("M6 18L17 6M7 6L18 18", 1.8, BONE),
            solid("M14 4C18 3 21 6 20 10L16.5 7.5ZM10 4C6 3 3 6 4 10L7.5 7.5Z", BONE),
        ),
    )
    cloak = "M9.5 .8C13 .8 15 3.3 15 6C17 8 18.3 12 18.3 17.5Q9.5 20.2 .7 17.5C.7 12 2 8 4 6C4 3.3 6 .8 9.5 .8Z"
    face = "M9.5 2.8C11.5 2.8 12.7 4.2 12.5 6Q9.5 7.3 6.5 6C6.3 4.2 7.5 2.8 9.5 2.8Z"
    envoy = symbol(
        "envoy", "0 0 19 19.5", path(cloak, fill="currentColor", stroke=INK, stroke_width=1.1), solid(face, INK)
    )
    return join((fort, tower, city, raider, envoy, _conan(), _goal()))


def _conan() -> Markup:
    """Conan: a gilt medallion with a horned helmet over a black mane."""
    mane = "M11 31C7 27 7 19 10 15H30C33 19 33 27 29 31Q27 25 26 22H14Q13 25 11 31Z"
    face = "M14 18H26V24C26 28 23 31 20 31C17 31 14 28 14 24Z"
    helmet = "M12 18C12 11 15.5 8.5 20 8.5C24.5 8.5 28 11 28 18H22L21 22.5H19L18 18Z"
    horns = "M13 14C8 14 5.5 11 6 5.5C8 9 10.5 10.5 14.5 11ZM27 14C32 14 34.5 11 34 5.5C32 9 29.5 10.5 25.5 11Z"
    coin = disc(20, 20, 18.6, fill=paint("gilt"), stroke=INK, stroke_width=1.8)
    rim = disc(20, 20, 16, fill="none", stroke=LEATHER, stroke_width=0.7, stroke_dasharray="1.5 1.5")
    eyes = stroke("M16.5 20.5H18M22 20.5H23.5M18 27.5H22", 1.2, INK)
    return symbol(
        "conan-piece",
        "0 0 40 40",
        coin,
        rim,
        solid(mane, INK),
        solid(face, "#d7a179"),
        path(helmet, fill="#8c8f96", stroke=INK, stroke_width=1),
        path(horns, fill=BONE, stroke=INK, stroke_width=1),
        eyes,
    )


def _goal() -> Markup:
    cross = "M6 7L9 4L16 11L23 4L26 7L19 14L26 21L23 24L16 17L9 24L6 21L13 14Z"
    return symbol(
        "goal",
        "0 0 32 28",
        path(cross, fill=VERMILION, stroke=BONE, stroke_width=2, stroke_linejoin="round", paint_order="stroke"),
    )


def _signs() -> Markup:
    """Savage and coastal."""
    bone = (
        "M4 5.5A2.2 2.2 0 1 1 7 3.5L20.5 16.5A2.2 2.2 0 1 1 19 19.5A2.2 2.2 0 1 1 17 18.5L3.5 7.5A2.2 2.2 0 0 1 4 5.5Z"
    )
    bones = symbol(
        "bones",
        _SMALL,
        group(path(bone, fill=BONE, stroke=INK, stroke_width=1.2)),
        group(path(bone, fill=BONE, stroke=INK, stroke_width=1.2), transform="translate(24 0) scale(-1 1)"),
    )
    anchor = symbol(
        "coast",
        _SMALL,
        stroke("M12 7.5V21M7.5 10.5H16.5M3.5 14.5Q4.5 21 12 21.5Q19.5 21 20.5 14.5", 2.2),
        disc(12, 4.6, 2.6, fill="none", stroke="currentColor", stroke_width=2),
    )
    return join((bones, anchor))


# -- ornaments of the map ----------------------------------------------------------------------------------------------


def _compass() -> Markup:
    point = "M0 -46L7 -8L0 0L-7 -8Z"
    half = "M0 -46L7 -8L0 0Z"
    points = []
    for turn, size in ((45, 0.62), (135, 0.62), (225, 0.62), (315, 0.62), (0, 1), (90, 1), (180, 1), (270, 1)):
        place = f"rotate({turn}) scale({size})"
        points.append(
            group(path(point, fill=BONE, stroke=UMBER, stroke_width=1), path(half, fill=UMBER), transform=place)
        )
    ring = disc(0, 0, 25, fill="none", stroke=UMBER, stroke_width=1.2)
    outer = disc(0, 0, 29, fill="none", stroke=UMBER, stroke_width=0.6, stroke_dasharray="2 2.55")
    lily = solid(
        (
            "M0 -62C4 -56 4 -53 1.5 -50H-1.5C-4 -53 -4 -56 0 -62ZM-2 -51C-8 -50 -9 -55 -5.5 -56ZM2 -51"
            "C8 -50 9 -55 5.5 -56Z"
        ),
        VERMILION,
    )
    return symbol("compass", "-64 -64 128 128", ring, outer, *points, lily)


def _ship() -> Markup:
    hull = path("M6 40Q30 50 56 38L60 30Q48 36 30 37Q14 37 4 30Z", fill="#8a5b33", stroke=UMBER, stroke_width=1.2)
    sails = path(
        "M31 8Q48 14 46 32Q38 28 31 31ZM27 12Q14 18 12 32Q20 29 27 31Z", fill=BONE, stroke=UMBER, stroke_width=1.2
    )
    mast = stroke("M29 4V37M29 4L38 6.5L29 9", 1.4, UMBER)
    sea = stroke("M0 47Q6 43 12 47T24 47T36 47T48 47T62 45", 1.2, SEA_INK)
    return symbol("ship", "0 0 64 52", hull, sails, mast, sea)


def _monster() -> Markup:
    coils = "M4 34Q12 8 22 32M26 32Q35 10 44 32M48 32Q56 14 62 22Q70 30 78 22Q82 12 72 8Q64 6 62 14"
    body = stroke(coils, 6, SEA_INK)
    head = solid("M58 12Q62 2 74 4Q84 6 84 12L76 14Q68 18 60 18Z", SEA_INK)
    eye = disc(72, 8.5, 1.6, fill=BONE)
    sea = stroke("M0 38Q6 34 12 38T24 38T36 38T48 38T60 38T72 36", 1.2, SEA_INK)
    return symbol("monster", "0 0 90 44", body, head, eye, sea)


def _mountain() -> Markup:
    body = path(
        "M0 28Q8 18 13 4Q15 1 18 5Q24 18 34 28Z",
        fill="#e4d2ab",
        stroke=UMBER,
        stroke_width=1.3,
        stroke_linejoin="round",
    )
    shade = path("M15 3Q15 12 20 18Q18 22 24 28H34Q24 18 18 5Q16 2 15 3Z", fill=UMBER, fill_opacity=0.5)
    return symbol("mountain", "-1 0 36 29", body, shade)


def _dune() -> Markup:
    return symbol("dune", "0 0 40 16", stroke("M1 14Q10 2 18 6Q24 9 28 14M22 9Q30 4 39 14M8 14Q14 9 20 14", 1.3, UMBER))


def _wave() -> Markup:
    return symbol("wave", "0 0 30 10", stroke("M1 7Q5 1 9 6Q13 1 17 6Q21 1 25 6", 1.2, SEA_INK))


def die(face: str, x: float, y: float, size: float, ink: str, ground: str = "bone") -> Markup:
    """A die of bone, or of another ground, with a face; the upper left corner at (x, y)."""
    inset = size * 0.17
    return join(
        (art(f"die-{ground}", x, y, size), art(face, x + inset, y + inset - size * 0.02, size - 2 * inset, color=ink))
    )


def _dice() -> Markup:
    found = []
    for name in ("bone", "iron"):
        edge, foot = ("#6f5c3c", "#9c8560") if name == "bone" else (INK, "#1a100b")
        found.append(
            symbol(
                f"die-{name}",
                "0 0 100 100",
                box(3, 9, 94, 90, rx=20, fill=foot),
                box(3, 2, 94, 91, rx=20, fill=paint(name), stroke=edge, stroke_width=3),
            )
        )
    return join(found)


def definitions() -> Markup:
    grounds = (
        gradient("gilt", (0, GOLD_LIGHT), (0.55, "#dcb458"), (1, GOLD), slant=True),
        gradient("bone", (0, "#fffdf5"), (1, "#e9dcc0"), slant=True),
        gradient("iron", (0, "#4a3a30"), (1, LEATHER), slant=True),
    )
    small = (_terrains(), _faces(), _fates(), _resources(), _categories(), _pieces(), _signs(), _dice())
    ornaments = (_compass(), _ship(), _monster(), _mountain(), _dune(), _wave())
    return join((*grounds, *small, *ornaments))
