"""What lies behind an emblem: the land of a territory, the strokes of a fighting style, the light of a Step."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple
from zlib import crc32

from warhall.drawing.svg import PAPER, Markup, box, disc, join, number, path, polygon, route


class Land(NamedTuple):
    """The pigments of a territory: sky above and below, far and near ground, dress and accent of its people."""

    sky: str
    glow: str
    far: str
    near: str
    dress: str
    accent: str


LANDS: Final = {
    "cimmeria": Land("#8ea2ac", "#c3cfd0", "#5f7682", "#37494f", "#566a70", "#9fb4b4"),
    "aquilonia": Land("#8fb8d6", "#e4ead6", "#7d9c6a", "#46683e", "#27508c", "#d8b24a"),
    "hyrkania": Land("#e6c07c", "#f6e6bd", "#cfa95a", "#94702e", "#a3542a", "#e2c26a"),
    "khitai": Land("#9fc8b4", "#e6edd6", "#659a82", "#2f5f4d", "#2f7a66", "#c8403a"),
    "stygia": Land("#4a3358", "#b26a58", "#c9a052", "#4b3022", "#5b3a78", "#c9a13a"),
    "zamora": Land("#2f335e", "#77719c", "#47406f", "#1f1b38", "#6d4082", "#d8c14a"),
    "pictland": Land("#86a67c", "#c5d0a4", "#44704a", "#21422b", "#5d6f33", "#b8482c"),
    "turan": Land("#eebc70", "#f8e6b8", "#c67a42", "#7d4226", "#b03a2a", "#e3c04e"),
    "nordheim": Land("#bcd3e2", "#f2f6f8", "#a4bdcc", "#7390a4", "#6b87a0", "#d8e4ea"),
    "kush": Land("#dd9a4a", "#f4d594", "#55803f", "#2a4722", "#7f5122", "#c8a03a"),
    "koth": Land("#dfb080", "#f4e0c0", "#ae7d50", "#6f4928", "#7a2f2f", "#d0a548"),
    "vilayet": Land("#88bccb", "#dbebe6", "#46889b", "#235a70", "#1f6076", "#e0c060"),
    "cave": Land("#54483f", "#a08a6c", "#3b322c", "#231d1a", "#6f5a48", "#c8702c"),
    "night": Land("#241f38", "#5d4f7c", "#352c4c", "#171325", "#54427a", "#86d0b4"),
}

# The ground for what has no territory: paler rays on a deeper pigment.
GROUNDS: Final = {
    "blade": ("#9fb2c4", "#c9d5de"),
    "grapple": ("#c49a6c", "#e0c39c"),
    "two_handed": ("#b3604a", "#d89078"),
    "ranged": ("#9aa86a", "#c6d09c"),
    "defence": ("#6f93ae", "#a5c0d2"),
    "multi": ("#8c2f24", "#c0563f"),
    "magic": ("#4d3a70", "#7d66a4"),
    "special": ("#b59a5c", "#dcc892"),
    "Prepare": ("#e0a458", "#f3cf92"),
    "Warrior": ("#b2432e", "#d9745a"),
    "Rest": ("#2c3f66", "#4f689a"),
    "Any": ("#c99a34", "#ecc976"),
    "Foe:Warrior": ("#3a2420", "#6a3f36"),
    "Foe:Rest": ("#33264a", "#5a4678"),
    "weapon": ("#8a5f4a", "#b98a70"),
    "shield": ("#4f6f86", "#86a4b8"),
    "body": ("#6f7350", "#a2a67e"),
    "none": ("#7a5a7c", "#ab8cab"),
    "conan": ("#a02c1c", "#d05a38"),
}


def lot(card: str, sides: int) -> int:
    """A number from 0 that is always the same for a card, so that small things differ from card to card."""
    return crc32(card.encode()) % sides


def _ridge(width: float, base: float, swing: float, steps: int, turn: float) -> list[tuple[float, float]]:
    return [
        (width * i / steps, base - swing * sin(i * 2.1 + turn) - swing * 0.4 * sin(i * 5 + turn))
        for i in range(steps + 1)
    ]


def _ground(points: list[tuple[float, float]], width: float, height: float, fill: str) -> Markup:
    return polygon([(0, height), *points, (width, height)], fill=fill)


def _shapes(width: float, height: float, fill: str, *shapes: tuple[float, float, str]) -> Markup:
    """Silhouettes, each drawn from its own foot at (x, y) in fractions of the picture."""
    return join(
        path(
            d, fill=fill, transform=f"translate({number(x * width)} {number(y * height)}) scale({number(height / 120)})"
        )
        for x, y, d in shapes
    )


_PEAK: Final = "M-60 0L-18 -52L-8 -40L8 -66L30 -30L38 -36L62 0Z"
_SNOW: Final = "M8 -66L-3 -50L4 -52L10 -46L16 -52L21 -46Z"
_TREE: Final = "M-4 0V-12H-20L-8 -30H-16L-5 -48H-10L0 -66L10 -48H5L16 -30H8L20 -12H4V0Z"
_CASTLE: Final = "M-40 0V-30H-34V-36H-28V-30H-22V-58L-14 -70L-6 -58V-30H6V-44L14 -54L22 -44V-30H28V-36H34V-30H40V0Z"
_PAGODA: Final = (
    "M-22 0V-14H-34Q-24 -18 -20 -26H-14V-32H-26Q-16 -36 -12 -44H-8V-50H-18Q-6 -56 0 -70"
    "Q6 -56 18 -50H8V-44H12Q16 -36 26 -32H14V-26H20Q24 -18 34 -14H22V0Z"
)
_PYRAMID: Final = "M-56 0L0 -60L56 0Z"
_SPIRE: Final = "M-10 0L-6 -80L-9 -84H-4L0 -100L4 -84H9L6 -80L10 0Z"
_DOME: Final = "M-30 0V-22C-34 -44 -8 -46 0 -64C8 -46 34 -44 30 -22V0Z"
_MINARET: Final = "M-5 0V-60H-8V-66H-4Q-4 -74 0 -82Q4 -74 4 -66H8V-60H5V0Z"
_PALM: Final = (
    "M-3 0Q2 -30 -2 -48Q-18 -54 -28 -42Q-24 -62 -4 -58Q-12 -74 -26 -70Q-8 -84 2 -62Q10 -82 28 -72"
    "Q12 -72 6 -58Q26 -60 28 -42Q18 -54 3 -48Q8 -24 5 0Z"
)
_ICE: Final = "M-50 0L-40 -34L-26 -26L-18 -58L-4 -30L8 -46L20 -20L32 -40L50 0Z"
_FORT: Final = "M-46 0V-34H-38V-28H-30V-34H-22V-50H-14V-44H-6V-50H2V-28H10V-34H18V-28H26V-34H34V-28H46V0Z"
_SAIL: Final = "M-30 0H30L22 10H-24ZM-2 0V-40H2V0ZM4 -36Q24 -24 6 -6ZM-4 -30Q-22 -20 -6 -6Z"
_YURT: Final = "M-24 0V-12Q-12 -28 0 -28Q12 -28 24 -12V0Z"
_STALAGMITE: Final = "M-20 0L-12 -40L-6 -14L4 -56L10 -18L18 -30L24 0Z"
_GRAVE: Final = "M-10 0V-26Q0 -38 10 -26V0ZM24 0V-16H18V-22H24V-30H30V-22H36V-16H30V0Z"
_REED: Final = "M-2 0L-6 -40L0 -2L4 -52L4 -2L14 -34L7 0Z"

# What stands on the horizon (far) and close by (near) in each land, in fractions of width and height.
_LANDMARKS: Final[dict[str, tuple[tuple[tuple[float, float, str], ...], tuple[tuple[float, float, str], ...]]]] = {
    "cimmeria": (((0.22, 0.78, _PEAK), (0.8, 0.74, _PEAK)), ((0.06, 1, _TREE), (0.95, 1, _TREE))),
    "aquilonia": (((0.16, 0.76, _CASTLE), (0.86, 0.74, _CASTLE)), ()),
    "hyrkania": (
        ((0.2, 0.76, _YURT), (0.82, 0.74, _YURT), (0.93, 0.76, _YURT)),
        ((0.1, 1.02, _REED), (0.9, 1.02, _REED)),
    ),
    "khitai": (((0.16, 0.78, _PAGODA), (0.85, 0.78, _PAGODA)), ()),
    "stygia": (((0.18, 0.78, _PYRAMID), (0.84, 0.78, _PYRAMID)), ((0.03, 1.02, _PALM),)),
    "zamora": (((0.12, 0.86, _SPIRE), (0.82, 0.86, _SPIRE), (0.92, 0.86, _SPIRE)), ()),
    "pictland": (
        ((0.1, 0.8, _TREE), (0.24, 0.78, _TREE), (0.76, 0.78, _TREE), (0.9, 0.8, _TREE)),
        ((0.02, 1.05, _TREE), (0.98, 1.05, _TREE)),
    ),
    "turan": (((0.14, 0.78, _DOME), (0.28, 0.78, _MINARET), (0.74, 0.78, _MINARET), (0.88, 0.78, _DOME)), ()),
    "nordheim": (((0.2, 0.8, _ICE), (0.82, 0.8, _ICE)), ()),
    "kush": (((0.14, 0.82, _PALM), (0.86, 0.82, _PALM)), ((0.02, 1.05, _PALM), (0.98, 1.05, _PALM))),
    "koth": (((0.18, 0.78, _FORT), (0.84, 0.78, _FORT)), ()),
    "vilayet": (((0.16, 0.72, _SAIL), (0.86, 0.76, _SAIL)), ()),
    "cave": (((0.12, 0.84, _STALAGMITE), (0.88, 0.84, _STALAGMITE)), ()),
    "night": (((0.14, 0.82, _GRAVE), (0.8, 0.82, _GRAVE)), ()),
}
_DARK: Final = ("stygia", "zamora", "night", "cave")


def landscape(name: str, card: str, width: float, height: float) -> Markup:
    """A land with sky, sun or moon, what stands on its horizon, and its ground."""
    land = LANDS[name]
    turn = lot(card, 97) / 9
    sun_x = width * (0.3 + 0.1 * lot(card, 5))
    far, near = _LANDMARKS[name]
    parts = [
        box(0, 0, width, height, fill=land.sky),
        polygon(
            [(0, height * 0.38), *_ridge(width, height * 0.4, 4, 6, turn), (width, height), (0, height)], fill=land.glow
        ),
    ]
    if name != "cave":
        paint = "#f3e3a4" if name in _DARK else "#fbf3d6"
        parts.append(disc(sun_x, height * 0.3, height * 0.2, fill=paint, opacity=0.9))
    if name == "cave":
        teeth = [(width * i / 8, height * (0.32 if i % 2 else 0.08) * (1 + 0.2 * sin(i + turn))) for i in range(9)]
        parts.append(polygon([(0, 0), *teeth, (width, 0)], fill=land.near))
    if name in ("night", "zamora"):
        stars = [((i * 61 + lot(card, 50)) % 100 / 100 * width, (i * 37 + 11) % 40 / 100 * height) for i in range(14)]
        parts.append(join(disc(x, y, 1.1, fill=PAPER) for x, y in stars))
    parts.append(_shapes(width, height, land.far, *far))
    parts.append(_ground(_ridge(width, height * 0.79, 3.5, 8, turn), width, height, land.far))
    if name == "vilayet":
        waves = "".join(f"M{number(x)} {number(height * 0.86)}q5 -5 10 0" for x in range(4, int(width), 18))
        parts.append(path(waves, fill="none", stroke=land.glow, stroke_width=1.4))
    parts.append(_ground(_ridge(width, height * 0.92, 3, 7, turn + 2), width, height, land.near))
    parts.append(_shapes(width, height, land.near, *near))
    return join(parts)


def _rays(width: float, height: float, colour: str, count: int, turn: float, y: float = 0.5) -> Markup:
    reach = width + height
    middle = (width / 2, height * y)
    wedges = []
    for i in range(count):
        a, b = (2 * pi * (i + turn + part) / count for part in (0.0, 0.5))
        wedges.append(
            [
                middle,
                (middle[0] + reach * cos(a), middle[1] + reach * sin(a)),
                (middle[0] + reach * cos(b), middle[1] + reach * sin(b)),
            ]
        )
    return join(polygon(wedge, fill=colour) for wedge in wedges)


def _rings(width: float, height: float, colour: str, step: float) -> Markup:
    return join(
        disc(width / 2, height / 2, step * i, fill="none", stroke=colour, stroke_width=step * 0.42) for i in range(1, 9)
    )


def _streaks(width: float, height: float, colour: str, slope: float, turn: int) -> Markup:
    bars = []
    for i in range(-3, 12):
        x = width * i / 8 + turn
        thick = width / 26 * (1 + (i + turn) % 3)
        bars.append(
            f"M{number(x)} 0h{number(thick)}L{number(x + thick - slope * height)} {number(height)}h{number(-thick)}Z"
        )
    return path("".join(bars), fill=colour)


def backdrop(name: str, card: str, width: float, height: float) -> Markup:
    """The ground of a Move by its style, of an Action by its Step, of an Item by its slot, of a Conan."""
    deep, pale = GROUNDS[name]
    turn = lot(card, 8)
    ground = box(0, 0, width, height, fill=deep)
    if name in ("blade", "multi"):
        strokes = _streaks(width, height, pale, 0.9 if turn % 2 else -0.9, turn)
    elif name in ("grapple", "none"):
        strokes = _rings(width, height, pale, 11 + turn)
    elif name in ("two_handed", "Warrior", "Foe:Warrior", "conan"):
        strokes = _rays(width, height, pale, 11 + turn % 4, turn / 8, 0.62)
    elif name == "ranged":
        lines = "".join(
            f"M0 {number(height * i / 9 + turn)}h{number(width)}v{1 + i % 3 * 2}h-{number(width)}Z" for i in range(10)
        )
        strokes = path(lines, fill=pale)
    elif name in ("defence", "shield"):
        strokes = _checks(width, height, pale, 13 + turn % 3)
    elif name in ("magic", "Rest", "Foe:Rest"):
        strokes = _stars(width, height, pale, turn)
    elif name == "body":
        strokes = _scales(width, height, pale, 15)
    else:
        strokes = _rays(width, height, pale, 14 + turn % 3, turn / 8, 1.05)
    return join((ground, strokes))


def _checks(width: float, height: float, colour: str, size: float) -> Markup:
    across, down = int(width / size) + 1, int(height / size) + 1
    squares = "".join(
        f"M{number(x * size)} {number(y * size)}h{number(size)}v{number(size)}h{number(-size)}Z"
        for x in range(across)
        for y in range(down)
        if (x + y) % 2
    )
    return path(squares, fill=colour, opacity=0.6)


def _scales(width: float, height: float, colour: str, size: float) -> Markup:
    rows = []
    for y in range(int(height / size * 2) + 2):
        for x in range(-1, int(width / size) + 1):
            left = x * size + (size / 2 if y % 2 else 0)
            rows.append(
                f"M{number(left)} {number(y * size / 2)}a{number(size / 2)} {number(size / 2)} 0 0 0 {number(size)} 0"
            )
    return path("".join(rows), fill="none", stroke=colour, stroke_width=1.6)


def _stars(width: float, height: float, colour: str, turn: int) -> Markup:
    marks = []
    for i in range(26):
        x, y, r = (i * 67 + turn * 13) % 100 / 100 * width, (i * 41 + turn * 7) % 100 / 100 * height, 1.5 + i % 3 * 1.6
        reach, waist = r * 2, r / 2
        corners = ((0, -reach), (waist, -waist), (reach, 0), (waist, waist), (0, reach), (-waist, waist))
        ring = [(x + a, y + b) for a, b in (*corners, (-reach, 0), (-waist, -waist))]
        marks.append("M" + "L".join(f"{number(a)} {number(b)}" for a, b in ring) + "Z")
    wave = route("M0", height * 0.8, "C", width * 0.3, height * 0.5, width * 0.6, height * 1.1, width, height * 0.7)
    swirl = path(f"{wave}V{number(height)}H0Z", fill=colour, opacity=0.45)
    return join((swirl, path("".join(marks), fill=colour)))


def plain(name: str, _card: str, width: float, height: float) -> Markup:
    """The same for pictures so small that nothing else could be made out: sky and ground."""
    land = LANDS.get(name)
    sky, ground = (land.glow, land.far) if land is not None else reversed(GROUNDS[name])
    return join((box(0, 0, width, height, fill=sky), box(0, height * 0.72, width, height * 0.28, fill=ground)))
