"""Small helpers to write SVG, and the visual identity that every picture of the hall shares.

A picture is a string of `Markup`. Plain text becomes markup only through `escape` (or `words`, which calls it), so the
type checker tells a player's name from a drawing. No style sheets, scripts, fonts or outside files are used: a picture
has to look the same in a notebook, in a browser and on paper.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final, NamedTuple, NewType

Markup = NewType("Markup", str)

# The palette: ink and pigments on handmade paper. Text is INK on the papers, or PAPER on the dark grounds.
PAPER: Final = "#f4ecdb"
CARD: Final = "#fdf9ef"
SAND: Final = "#e6d9bd"
INK: Final = "#221d1a"
ASH: Final = "#6b6258"
VERMILION: Final = "#c5361d"
INDIGO: Final = "#1d2c4a"
LACQUER: Final = "#2a1712"
GOLD: Final = "#c79a3a"
GOLD_LIGHT: Final = "#efd38a"

FONT: Final = "Palatino, 'Palatino Linotype', 'Book Antiqua', Georgia, 'Noto Serif', 'DejaVu Serif', serif"

# A private-use character that stands for the name of the picture in ids until `document` knows it. `clean` takes it
# out of every text, so it can come from nowhere else.
SCOPE: Final = "\ue000"


class Seat(NamedTuple):
    """The look of a seat: a colour that colour-blind players can tell (Okabe and Ito), the ink on it, and a shape."""

    colour: str
    ink: str
    corners: tuple[tuple[float, float], ...]  # of a shape in a box from -10 to 10; no corners: a circle


def _ring(count: int, radius: float, turn: float = 0.0) -> tuple[tuple[float, float], ...]:
    angles = [2 * pi * (i + turn) / count for i in range(count)]
    return tuple((radius * sin(a), -radius * cos(a)) for a in angles)


SEATS: Final = (
    Seat("#0072b2", "#ffffff", ()),
    Seat("#d55e00", "#ffffff", _ring(4, 12.4, 0.5)),
    Seat("#007a5a", "#ffffff", ((0, -11.5), (12, 9), (-12, 9))),
    Seat("#e69f00", INK, _ring(4, 12.4)),
    Seat("#b8598e", "#ffffff", _ring(6, 11.2)),
    Seat("#7cc4ef", INK, ((-9.5, -9), (0, -6.5), (9.5, -9), (9.5, 2), (0, 11.5), (-9.5, 2))),
)


def number(value: float) -> str:
    """A coordinate with at most two decimals, as short as possible."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def escape(text: str) -> Markup:
    """Plain text as markup, also fit for an attribute in double quotes."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        text = text.replace(sign, entity)
    return Markup(text)


def clean(text: str, limit: int = 24) -> str:
    """A name in one short line: no control, bidi or private characters, which could break a document or its reader."""
    one_line = " ".join(unicodedata.normalize("NFC", text).split())
    shown = "".join(char for char in one_line if not unicodedata.category(char).startswith("C")).strip()
    return shown if len(shown) <= limit else shown[: limit - 1].rstrip() + "…"


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("".join(parts))


def element(name: str, /, *children: Markup, **attributes: str | float | None) -> Markup:
    """An element. `stroke_width` becomes `stroke-width`, `class_` becomes `class`, and None leaves an attribute out."""
    written = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = escape(value) if isinstance(value, str) else number(value)
            written.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    opening = " ".join(written)
    return Markup(f"<{opening}>{join(children)}</{name}>" if children else f"<{opening}/>")


def group(*children: Markup, **attributes: str | float | None) -> Markup:
    return element("g", *children, **attributes)


def moved(x: float, y: float, *children: Markup, **attributes: str | float | None) -> Markup:
    """A group with its own origin."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def placed(x: float, y: float, scale: float, *children: Markup, **attributes: str | float | None) -> Markup:
    """A group with its own origin and scale."""
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return element("g", *children, transform=place, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: str | float | None) -> Markup:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def sheet(width: float, height: float, edge: str, weight: float, *, radius: float = 9, shade: float = 0.18) -> Markup:
    """A sheet of card with round corners that throws a shadow."""
    shadow = box(2, 3, width, height, rx=radius, fill=INK, fill_opacity=shade)
    return join((shadow, box(0, 0, width, height, rx=radius, fill=CARD, stroke=edge, stroke_width=weight)))


def disc(x: float, y: float, radius: float, **attributes: str | float | None) -> Markup:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def route(*steps: str | float) -> str:
    """The outline of a path from letters and numbers: route("M", 0, 4.5, "H", 8) is "M 0 4.5 H 8"."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def path(d: str, **attributes: str | float | None) -> Markup:
    return element("path", d=d, **attributes)


def polygon(corners: Iterable[tuple[float, float]], **attributes: str | float | None) -> Markup:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in corners), **attributes)


def text_width(text: str, size: float) -> float:
    """A careful guess, since the reader's serif font is unknown: as in DejaVu Serif bold, a wide one."""
    return size * sum(map(_character_width, text))


def _character_width(char: str) -> float:
    if unicodedata.combining(char):
        return 0.0
    if unicodedata.east_asian_width(char) in "WF" or ord(char) > 0x2E80:
        return 1.1
    if char in "MWmw@%—…":
        return 1.12
    if char in "ijl.,:;'|! ·":
        return 0.38
    return 0.82 if char.isupper() else 0.68


def fit(text: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it would be wider than `width`."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def words(
    x: float, y: float, text: str, size: float, width: float | None = None, **extra: str | float | None
) -> Markup:
    """A line of plain text, escaped, with its baseline at `y`."""
    shown = text if width is None else fit(text, size, width)
    return element("text", escape(shown), x=x, y=y, font_size=size, **extra)


def figure(x: float, y: float, text: str, size: float, fill: str) -> Markup:
    """A number or a short word in bold letters, its middle at `x`."""
    return words(x, y, text, size, text_anchor="middle", font_weight="bold", fill=fill)


def seat_marker(seat: int, x: float, y: float, radius: float) -> Markup:
    """The sign of a seat: its shape, its colour and its number (from 1), so that no one needs the colour."""
    look = SEATS[seat % len(SEATS)]
    paint: dict[str, str | float | None] = {"fill": look.colour, "stroke": INK, "stroke_width": 1.6}
    shape = polygon(look.corners, stroke_linejoin="round", **paint) if look.corners else disc(0, 0, 10, **paint)
    drop = 5.4 if len(look.corners) == 3 else 4.3  # the middle of a triangle lies low
    digit = words(0, drop, str(seat + 1), 12, fill=look.ink, text_anchor="middle", font_weight="bold")
    return placed(x, y, radius / 10, shape, digit)


def seat_pattern(seat: int, pattern_id: str) -> Markup:
    """The weave of a seat, for surfaces: it tells seats apart in grey print."""
    look = SEATS[seat % len(SEATS)]
    line = {"stroke": PAPER, "stroke_width": "1.6", "fill": "none", "stroke_opacity": ".75"}
    weave = (
        path("M-2 2 2-2M-2 10 10-2M6 10 10 6", **line),
        join((box(0, 0, 4, 4, fill=PAPER, fill_opacity=0.6), box(4, 4, 4, 4, fill=PAPER, fill_opacity=0.6))),
        path("M0 2 4 6 8 2", **line),
        disc(4, 4, 1.7, fill=PAPER, fill_opacity=0.8),
        path("M0 4H8M4 0V8", **line),
        path("M0 2H8M0 6H8", **line),
    )[seat % len(SEATS)]
    ground = box(0, 0, 8, 8, fill=look.colour)
    return element("pattern", ground, weave, id=pattern_id, width=8, height=8, patternUnits="userSpaceOnUse")


def hall_seal(x: float, y: float, size: float) -> Markup:
    """The stamp of the hall: a roof on four pillars, cut out of a vermilion square."""
    stamp = path("M3 4Q24 1 45 3.5Q48 24 45.5 45Q24 47.5 3.5 45.5Q1 24 3 4Z", fill=VERMILION)
    roof = path("M6 20Q15 18 24 8Q33 18 42 20L40 24Q24 21.5 8 24Z", fill=PAPER)
    pillars = path("M11 26h4v14h-4zM19 26h3.5v14h-3.5zM26 26h3.5v14h-3.5zM33 26h4v14h-4zM8 41h32v2.5H8z", fill=PAPER)
    return placed(x, y, size / 48, stamp, roof, pillars)


def document(prefix: str, width: float, height: float, title: str, description: str, *body: Markup) -> str:
    """A complete picture. Ids were written as `prefix-SCOPE-...`; the scope becomes a digest of the content, so that
    different pictures can stand in one page without borrowing each other's patterns."""
    names = (f"{prefix}-{SCOPE}-title", f"{prefix}-{SCOPE}-desc")
    root = element(
        "svg",
        element("title", escape(title), id=names[0]),
        element("desc", escape(description), id=names[1]),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_labelledby=" ".join(names),
        font_family=FONT,
        style="max-width:100%;height:auto",
    )
    scope = hashlib.blake2s(root.encode("utf-8"), digest_size=4).hexdigest()
    return root.replace(SCOPE, scope) + "\n"
