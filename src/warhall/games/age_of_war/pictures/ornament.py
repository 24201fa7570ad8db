"""The drawings of Age of War: glyphs of the dice, emblems of the clans, castle keeps, dice, badges and grounds.

All of it is original vector art. What is drawn often is a <symbol>, defined once in `definitions` and placed with
`art`; a symbol takes its main colour from the place where it is used.
"""

from __future__ import annotations

from functools import cache
from math import sin
from typing import Final

from warhall.drawing.svg import (
    ASH,
    CARD,
    GOLD,
    GOLD_LIGHT,
    INDIGO,
    INK,
    LACQUER,
    PAPER,
    SAND,
    SCOPE,
    SEATS,
    VERMILION,
    Markup,
    box,
    disc,
    element,
    group,
    join,
    moved,
    number,
    path,
    polygon,
    route,
    seat_pattern,
    words,
)

# A pigment for each clan, all dark enough for paper-coloured text; the emblem says the same without colour.
CLAN_INK: Final = {
    "oda": "#8c2318",
    "tokugawa": "#24497d",
    "uesugi": "#1f6266",
    "mori": "#4b6126",
    "chosokabe": "#67386a",
    "shimazu": "#8a5413",
}

GLYPHS: Final = {"I": "infantry", "1": "infantry", "2": "infantry", "3": "infantry", "A": "archery", "C": "cavalry"}
GLYPHS["D"] = "daimyo"
GLYPH_INK: Final = {"infantry": INDIGO, "archery": "#2c5a33", "cavalry": "#5b3517", "daimyo": "#a32a16"}


def ident(name: str) -> str:
    """The id of a definition, unique to this picture (see `warhall.drawing.svg.document`)."""
    return f"aow-{SCOPE}-{name}"


def paint(name: str) -> str:
    """A reference to a pattern or gradient."""
    return f"url(#{ident(name)})"


def art(
    name: str, x: float, y: float, width: float, height: float | None = None, **extra: str | float | None
) -> Markup:
    """A symbol, with its upper left corner at (x, y)."""
    tall = width if height is None else height
    return element("use", href=f"#{ident(name)}", x=x, y=y, width=width, height=tall, **extra)


def _symbol(name: str, frame: str, *content: Markup) -> Markup:
    return element("symbol", *content, id=ident(name), viewBox=frame)


def _line(d: str, width: float) -> Markup:
    return path(d, fill="none", stroke="currentColor", stroke_width=width, stroke_linecap="round")


def _shape(d: str) -> Markup:
    return path(d, fill="currentColor", fill_rule="evenodd")


# ---------------------------------------------------------------- glyphs of the dice


def _infantry() -> Markup:
    hat = _shape("M.8 11.6C4 10.4 7.6 7 9.7 4.2Q10.2 3.5 10.7 4.2C12.8 7 16.4 10.4 19.6 11.6Q10.2 14.2.8 11.6Z")
    body = _shape(
        "M6.5 13.7Q10.2 14.6 13.9 13.7Q13.6 16 12.5 16.7Q16.8 17.5 17.4 22.5H3Q3.6 17.5 7.9 16.7Q6.8 16 6.5 13.7Z"
    )
    spear = join((_line("M21.4 7V22.3", 1.5), _shape("M21.4 1L23 5.2L21.4 7.8L19.8 5.2Z")))
    return _symbol("infantry", "0 0 24 24", hat, body, spear)


def _archery() -> Markup:
    bow = _line("M8.5 1.6C9 4 15.8 5.5 15.8 12C15.8 18.5 9 20 8.5 22.4", 2.1)
    string = _line("M8.5 1.6L5.5 12L8.5 22.4", 0.9)
    shaft = _line("M3.2 12H20", 1.5)
    head = _shape("M23.6 12L18.6 9.3L19.8 12L18.6 14.7Z")
    feathers = _shape("M.6 9.4H3.2L5.6 12L3.2 14.6H.6L2.6 12Z")
    return _symbol("archery", "0 0 24 24", bow, string, shaft, head, feathers)


def _cavalry() -> Markup:
    head = (
        "M8.4 22.4C8.6 18.6 11.6 17 11.7 13.9C9.9 15 8.3 14.7 7 15.7L5.2 17.7"
        "C4.2 18.5 2 17.3 1.9 15.9C1.8 14.8 2.6 14 3 13L4.7 8.9C5.3 7.4 6.7 6 8.3 5.2L8.4 1.6L11.3 4.1"
        "L12.6 1.9L14 4.8C19.2 6.6 22.3 12.5 21.4 22.4Z"
        "M8 8.6A1.1 1.1 0 1 0 8.010 10.8A1.1 1.1 0 1 0 8 8.6Z"
    )
    rein = path("M6.9 15.6Q5.8 13.7 6.6 11.6M11.8 14Q15.5 13 18.2 18", fill="none", stroke=CARD, stroke_width=0.9)
    return _symbol("cavalry", "0 0 24 24", _shape(head), rein)


def _daimyo() -> Markup:
    horns = _shape("M3.6.8C1.8 7.5 6 11.6 12 11.6C18 11.6 22.2 7.5 20.4.8C20.2 5.6 17 8.4 12 8.4C7 8.4 3.8 5.6 3.6.8Z")
    bowl = _shape("M7.2 7.3C8 4.4 9.8 3 12 3C14.2 3 16 4.4 16.8 7.3Q12 9 7.2 7.3Z")
    brow = _shape("M5.2 11.9Q12 14.7 18.8 11.9L19.3 14.3Q12 17 4.7 14.3Z")
    guard = _shape(
        "M4.4 15.2L7.4 16.2L7.9 18.2L3.2 17.3ZM2.9 18.3L8.2 19.3L9.4 22.6L1.6 20.6Z"
        "M19.6 15.2L16.6 16.2L16.1 18.2L20.8 17.3ZM21.1 18.3L15.8 19.3L14.6 22.6L22.4 20.6Z"
    )
    mask = _shape("M9.4 17.2Q12 17.9 14.6 17.2L14.2 20.4Q12 22.6 9.8 20.4Z")
    return _symbol("daimyo", "0 0 24 24", horns, bowl, brow, guard, mask)


# ---------------------------------------------------------------- emblems of the clans


def _turned(count: int, *content: Markup) -> Markup:
    """The same motif around the middle, as most Japanese emblems are built."""
    return join(group(*content, transform=f"rotate({number(360 * i / count)})") for i in range(count))


def _emblem(clan: str, *content: Markup) -> Markup:
    return _symbol(f"mon-{clan}", "-50 -50 100 100", group(*content, fill="currentColor"))


def _oda() -> Markup:
    """A wheel of five flames."""
    flame = path(
        "M-4 -13C-18 -19 -21 -34 -5 -46C-7 -37 0 -36 6 -41C19 -32 17 -18 6 -12C10 -20 7 -27 0 -30C-2 -24 -7 -22 -4 -13Z"
    )
    return _emblem("oda", _turned(5, flame), disc(0, 0, 8))


def _tokugawa() -> Markup:
    """Three ginkgo leaves, stems together."""
    leaf = path(
        "M-2.5 -3L-2 -14C-9 -20 -25 -20 -29 -32C-22 -44 -10 -47 -2.5 -45L0 -31L2.5 -45C10 -47 22 -44 29 -32"
        "C25 -20 9 -20 2 -14L2.5 -3Z"
    )
    return _emblem("tokugawa", _turned(3, leaf))


def _uesugi() -> Markup:
    """A snowy peak under the moon."""
    moon = path("M19 -44A18 18 0 1 0 37 -19A15 15 0 1 1 19 -44Z")
    snow = path("M-14 -21L-28 2L-20 -2L-14 6L-7 -2L0 4L-1 0Z")
    slopes = path("M-31 7L-20.5 3L-13 12L-6 4L4 11L9 3L18 -6L46 37H-48Z")
    return _emblem("uesugi", moon, snow, slopes)


def _mori() -> Markup:
    """Three cedars: the name means a forest."""
    cedar = "M{x} {top}l9 15h-4l8 13h-5l10 16h-15v8h-6v-8h-15l10 -16h-5l8 -13h-4Z"
    trees = "".join(cedar.format(x=x, top=top) for x, top in ((0, -44), (-26, -14), (26, -14)))
    return _emblem("mori", path(trees), path("M-13 18H13L9 24H-9ZM-10 30H10L6 36H-6Z"))


def _chosokabe() -> Markup:
    """A breaking wave with its spray."""
    crest = path(
        "M-47 22C-46 -12 -24 -38 6 -38C30 -38 42 -22 38 -4C34 -14 23 -18 15 -11C5 -2 11 13 25 17C33 19 41 18 47 15"
        "C43 24 33 29 20 28C4 27 -8 15 -8 -1C-9 -9 -6 -16 -1 -21C-20 -17 -31 2 -29 22C-35 26 -42 26 -47 22Z"
    )
    swell = path("M-40 31Q-30 25 -20 31T0 36T20 36T36 33Q22 48 0 46Q-26 46 -40 31Z")
    return _emblem("chosokabe", crest, swell, disc(30, 3, 4.5), disc(43, 4, 3), disc(-34, -30, 4), disc(-22, -40, 3))


def _shimazu() -> Markup:
    """The sun over a southern sea."""
    sun = path("M-21 8A21 21 0 0 1 21 8Z")
    rays = join(
        path("M-3.6 -26L-5.5 -44H5.5L3.6 -26Z", transform=f"translate(0 8) rotate({turn})")
        for turn in range(-90, 91, 30)
    )
    sea = path(
        "M-44 14Q-33 21 -22 14T0 14T22 14T44 14V21Q33 28 22 21T0 21T-22 21T-44 21Z"
        "M-30 29Q-22 35 -15 29T0 29T15 29T30 29V36Q22 42 15 36T0 36T-15 36T-30 36Z"
    )
    return _emblem("shimazu", sun, rays, sea)


def mon(clan: str, x: float, y: float, radius: float) -> Markup:
    """The badge of a clan around (x, y)."""
    ground = disc(x, y, radius, fill=CLAN_INK[clan], stroke=GOLD, stroke_width=radius / 9)
    side = radius * 1.5
    return join((ground, art(f"mon-{clan}", x - side / 2, y - side / 2, side, color=PAPER)))


# ---------------------------------------------------------------- castle keeps

_STOREYS: Final = {1: (25.0,), 2: (28.0, 18.0), 3: (31.0, 22.0, 13.5), 4: (34.0, 26.0, 18.5, 11.5)}  # half widths
_STONE: Final = "#8b8375"


def _roof(y: float, half: float, rise: float, top: float) -> Markup:
    """A hipped roof on a wall that ends at `y`, with upturned corners and a lit edge."""
    tip, eave, bend = half + 7, half + 1, y - rise * 0.35
    edge = ("L", eave, y + 1.4, "H", -eave, "L", -tip, y - 2.5)
    slope = route("M", -tip, y - 2.5, "Q", -half, bend, -top, y - rise, "H", top, "Q", half, bend, tip, y - 2.5, *edge)
    light = path(route("M", tip, y - 2.5, *edge), fill="none", stroke=PAPER, stroke_width=0.7, opacity=0.75)
    return join((path(slope, fill="currentColor"), light))


def _gable(y: float, half: float) -> Markup:
    """The small pointed gable that breaks the line of a roof."""
    corners = ((-half, y), (0, y - half * 0.95), (half, y))
    outer = polygon(corners, fill="currentColor", stroke=PAPER, stroke_width=0.7)
    return join((outer, disc(0, y - half * 0.34, half * 0.16, fill=GOLD_LIGHT)))


def _storey(y: float, half: float, height: float) -> Markup:
    """A plastered wall with a row of barred windows."""
    wall = box(-half, y - height, half * 2, height, fill=CARD, stroke=INK, stroke_width=0.5)
    count = max(2, int(half // 5))
    step = half * 2 / count
    places = [step * (i + 0.5) - half for i in range(count)]
    windows = [route("M", x - 1.4, y - height * 0.72, "h2.8v", height * 0.45, "h-2.8z") for x in places]
    return join((wall, path("".join(windows), fill=INK)))


def _footing(half: float) -> Markup:
    """The curved stone base, and the white wall of the outer court behind it."""
    wall = box(-56, 70, 112, 10, fill=CARD, stroke=INK, stroke_width=0.5)
    tiles = path("M-59 71.5L-55 66.5H55L59 71.5Z", fill="currentColor")
    loopholes = path("M-53 74h2v3h-2zM-49 74h2v3h-2zM47 74h2v3h-2zM51 74h2v3h-2z", fill=INK)
    foot, top = half + 11, half + 3
    base = route("M", -foot, 80, "Q", -top - 1, 73, -top, 65, "H", top, "Q", top + 1, 73, foot, 80, "Z")
    courses = [route("M", -top - out, y, "H", top + out) for y, out in ((69, 0.5), (73, 1.5), (77, 4))]
    places = [(9 * i + 4 + row % 2 * 4 - top, 65 + 4 * row) for row in range(3) for i in range(int(top * 2 // 9))]
    joints = [route("M", x, y, "v4") for x, y in places]
    stones = path("".join(courses + joints), fill="none", stroke=INK, stroke_width=0.5, opacity=0.55)
    return join((wall, tiles, loopholes, path(base, fill=_STONE, stroke=INK, stroke_width=0.6), stones))


def _roof_fish(y: float, half: float) -> Markup:
    """The ridge, with a gilded fish at each end, tail up."""
    ridge = box(-half - 1.5, y - 1.2, half * 2 + 3, 2, fill=INK)
    fish = path(
        route("M", half - 1.5, y - 1, "q", 4, 0, 2.5, -5.5, "q", 3.5, 1.5, 1.2, 5.5, "z"),
        fill=GOLD,
        stroke=INK,
        stroke_width=0.35,
    )
    return join((ridge, fish, group(fish, transform="scale(-1 1)")))


def _keep(points: int) -> Markup:
    """A keep with as many storeys as the castle has points."""
    halves = _STOREYS[points]
    wall, rise = (12.0, 9.0) if points == 1 else (8.0, 6.5)
    parts, y = [_footing(halves[0])], 65.0
    for half, upper in zip(halves, (*halves[1:], None), strict=True):
        climb, top = (rise + 3, half * 0.5) if upper is None else (rise, upper)
        parts += [_storey(y, half, wall), _roof(y - wall, half, climb, top)]
        if half > 18.5 or points == 1:
            parts.append(_gable(y - wall + 0.6, half * 0.3))
        y -= wall + climb
    parts.append(_roof_fish(y, halves[-1] * 0.5))
    return _symbol(f"keep-{points}", "-60 -4 120 84", *parts)


def landscape(index: int, width: float, height: float, clan: str) -> Markup:
    """What lies behind a keep: sky, a sun and two ridges, a little different for every castle."""
    sun_x = width * (0.18 if index % 2 else 0.24) + 3 * (index % 5)
    sky = box(0, 0, width, height, fill=paint("sky"))
    sun = disc(sun_x, height * 0.3 + index % 3 * 3, 10.5, fill=VERMILION, opacity=0.9)
    ridges = []
    for depth, (base, swing, fade) in enumerate(((0.5, 9, 0.16), (0.7, 6, 0.3))):
        points = [(width * i / 8, height * base - swing * sin(i * 1.3 + index * 1.7 + depth * 2)) for i in range(9)]
        corners = [(0.0, height), *points, (width, height)]
        ridges.append(polygon(corners, fill=CLAN_INK[clan], opacity=fade))
    return join((sky, sun, *ridges))


# ---------------------------------------------------------------- dice and badges

_FACE_LAYOUT: Final = {  # where the glyphs of a face stand on a die of 100, and how large they are
    "1": ((25, 25, 50),),
    "2": ((8, 12, 42), (50, 46, 42)),
    "3": ((31, 7, 38), (8, 52, 38), (54, 52, 38)),
    "I": ((22, 22, 56),),
    "A": ((15, 15, 70),),
    "C": ((16, 14, 70),),
    "D": ((14, 14, 72),),
}


def _die_symbols() -> Markup:
    """One symbol for every face, one for a die that shows nothing yet, one for infantry whatever its number."""
    body = join(
        (
            box(3, 8, 94, 92, rx=20, fill="#9c8560"),
            box(3, 2, 94, 92, rx=20, fill=paint("ivory"), stroke="#6f5c3c", stroke_width=2.5),
            box(11, 9, 78, 77, rx=17, fill=CARD, fill_opacity=0.55),
        )
    )
    faces = []
    for face, places in _FACE_LAYOUT.items():
        ink = GLYPH_INK[GLYPHS[face]]
        glyphs = [art(GLYPHS[face], x, y - 2, size, color=ink) for x, y, size in places]
        faces.append(_symbol(f"die-{face}", "0 0 100 100", body, *glyphs))
    ring = path(
        "M66 28A28 28 0 1 0 76 52", fill="none", stroke=ASH, stroke_width=7, stroke_linecap="round", opacity=0.5
    )
    return join((*faces, _symbol("die-", "0 0 100 100", body, ring)))


def die(face: str, x: float, y: float, size: float, turn: float = 0, **extra: str | float | None) -> Markup:
    """A die; `turn` tilts it a little, as dice lie on a table."""
    middle = f"{number(x + size / 2)} {number(y + size / 2)}"
    tilt = f"rotate({number(turn)} {middle})" if turn else None
    return art(f"die-{face if face in _FACE_LAYOUT else ''}", x, y, size, size, transform=tilt, **extra)


def points_badge(points: int, x: float, y: float, radius: float) -> Markup:
    """A gold coin with the points of a castle or of a clan."""
    coin = disc(x, y, radius, fill=paint("gold"), stroke=INK, stroke_width=max(1, radius / 11))
    rim = disc(x, y, radius * 0.82, fill="none", stroke=INK, stroke_width=0.6, stroke_dasharray="1.5 1.5", opacity=0.7)
    size = radius * 1.15
    value = words(x, y + size * 0.36, str(points), size, text_anchor="middle", font_weight="bold", fill=INK)
    return join((coin, rim, value))


# ---------------------------------------------------------------- grounds


def _gradient(name: str, *stops: tuple[float, str], slant: bool = False) -> Markup:
    marks = [element("stop", offset=offset, stop_color=colour) for offset, colour in stops]
    return element("linearGradient", *marks, id=ident(name), x1=0, y1=0, x2=1 if slant else 0, y2=1)


def _pattern(name: str, width: float, height: float, *content: Markup) -> Markup:
    return element("pattern", *content, id=ident(name), width=width, height=height, patternUnits="userSpaceOnUse")


def _washi() -> Markup:
    """Paper with mulberry fibres. Their places come from multiples of a prime: scattered, and always the same."""
    fibres = []
    for i in range(26):
        x, y = i * 67 % 240, i * 101 % 240
        bend, reach = i * 37 % 23 - 11, 14 + i * 29 % 22
        fibres.append(f"M{x} {y}q{reach // 2} {bend} {reach} {bend // 3}")
    ground = box(0, 0, 240, 240, fill=PAPER)
    threads = path("".join(fibres), fill="none", stroke="#b9a276", stroke_width=0.7, opacity=0.42)
    return _pattern("washi", 240, 240, ground, threads)


def _waves() -> Markup:
    """Overlapping half circles, the sea of old prints; drawn in gold on whatever lies below."""
    rings = []
    for x, y in ((0, 12), (24, 12), (12, 18), (0, 24), (24, 24)):
        rings += [f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0" for r in (11, 7, 3)]
    return _pattern(
        "waves", 24, 12, moved(0, -12, path("".join(rings), fill="none", stroke=GOLD, stroke_width=0.7, opacity=0.55))
    )


@cache
def definitions() -> Markup:
    """Everything that `art` and `paint` refer to."""
    glyphs = (_infantry(), _archery(), _cavalry(), _daimyo())
    emblems = (_oda(), _tokugawa(), _uesugi(), _mori(), _chosokabe(), _shimazu())
    keeps = [_keep(points) for points in _STOREYS]
    weaves = [seat_pattern(seat, ident(f"seat-{seat}")) for seat in range(len(SEATS))]
    grounds = (
        _washi(),
        _waves(),
        _gradient("sky", (0, SAND), (1, CARD)),
        _gradient("night", (0, "#131d33"), (1, INDIGO)),
        _gradient("gold", (0, GOLD_LIGHT), (0.55, "#dcb458"), (1, GOLD), slant=True),
        _gradient("ivory", (0, "#fffdf5"), (1, "#e9dcc0"), slant=True),
        _gradient("lacquer", (0, "#3a211a"), (1, LACQUER)),
    )
    return element("defs", *grounds, *weaves, *glyphs, *emblems, *keeps, _die_symbols())
