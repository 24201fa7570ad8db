"""Pictures of the hall as pages of a PDF, without any other program.

Understood is the part of SVG that `warhall.kernel.svg` writes for pictures that are to be printed: groups, paths,
boxes, discs, polygons, lines of text, symbols and nested pictures, with plain colours and opacity. Anything else is
refused rather than left out. Text is set in Times, one of the fonts that every reader of PDF has.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from math import acos, ceil, cos, pi, sin, sqrt, tan
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from warhall.drawing.times import WIDTHS
from warhall.kernel.errors import InvalidOptionError

MILLIMETRE: Final = 72 / 25.4  # in points
_SVG: Final = "{http://www.w3.org/2000/svg}"
_FACES: Final = {
    (False, False): ("F1", "Times-Roman"),
    (True, False): ("F2", "Times-Bold"),
    (False, True): ("F3", "Times-Italic"),
    (True, True): ("F4", "Times-BoldItalic"),
}
_SKIPPED: Final = ("title", "desc", "defs", "symbol")
_INHERITED: Final = (
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "fill-opacity"),
    *(
        "stroke-opacity",
        "fill-rule",
        "font-size",
        "font-weight",
        "font-style",
        "text-anchor",
        "letter-spacing",
        "color",
    ),
)
_START: Final = {"fill": "#000000", "stroke": "none", "stroke-width": "1", "font-size": "16", "text-anchor": "start"}
_CAPS: Final = {"butt": 0, "round": 1, "square": 2}
_JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}

Matrix = tuple[float, float, float, float, float, float]
Style = dict[str, str]


class Place(NamedTuple):
    """A picture on a page: the lower left corner and the size, in points."""

    picture: int
    x: float
    y: float
    width: float
    height: float


class Page(NamedTuple):
    width: float
    height: float
    places: Sequence[Place]
    marks: str = ""  # more drawing, in operators of PDF


def short(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _ops(*values: float | str) -> str:
    return " ".join(value if isinstance(value, str) else short(value) for value in values)


def _unknown(what: str) -> InvalidOptionError:
    return InvalidOptionError("not-printable", field="svg", what=what[:60])


# -- transforms and paths ----------------------------------------------------------------------------------------------


@cache
def _transforms(text: str) -> tuple[Matrix, ...]:
    """The steps of a `transform`, in the order in which they are written."""
    found: list[Matrix] = []
    for name, inside in re.findall(r"(\w+)\s*\(([^)]*)\)", text):
        n = [float(part) for part in re.findall(r"-?[\d.]+(?:e-?\d+)?", inside)]
        if name == "translate":
            found.append((1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0))
        elif name == "scale":
            found.append((n[0], 0, 0, n[1] if len(n) > 1 else n[0], 0, 0))
        elif name == "rotate":
            c, s = cos(n[0] * pi / 180), sin(n[0] * pi / 180)
            x, y = (n[1], n[2]) if len(n) > 2 else (0.0, 0.0)
            found.append((c, s, -s, c, x - c * x + s * y, y - s * x - c * y))
        else:
            raise _unknown(name)
    return tuple(found)


def _arc(x1: float, y1: float, n: Sequence[float]) -> Iterator[tuple[float, ...]]:
    """An elliptical arc as cubic curves, from its end points as the SVG specification has it."""
    rx, ry, turn, large, sweep, x2, y2 = abs(n[0]), abs(n[1]), n[2] * pi / 180, n[3], n[4], n[5], n[6]
    if not rx or not ry or (x1 == x2 and y1 == y2):
        return
    c, s = cos(turn), sin(turn)
    px, py = c * (x1 - x2) / 2 + s * (y1 - y2) / 2, -s * (x1 - x2) / 2 + c * (y1 - y2) / 2
    grow = px * px / (rx * rx) + py * py / (ry * ry)
    if grow > 1:
        rx, ry = rx * sqrt(grow), ry * sqrt(grow)
    rest = max(0.0, (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1)
    root = sqrt(rest) * (-1 if large == sweep else 1)
    qx, qy = root * rx * py / ry, -root * ry * px / rx
    cx, cy = c * qx - s * qy + (x1 + x2) / 2, s * qx + c * qy + (y1 + y2) / 2
    start = _angle(1, 0, (px - qx) / rx, (py - qy) / ry)
    span = _angle((px - qx) / rx, (py - qy) / ry, (-px - qx) / rx, (-py - qy) / ry)
    if not sweep and span > 0:
        span -= 2 * pi
    elif sweep and span < 0:
        span += 2 * pi
    parts = max(1, ceil(abs(span) / (pi / 2) - 1e-9))
    step = span / parts
    k = 4 / 3 * tan(step / 4)
    for part in range(parts):
        a, b = start + part * step, start + (part + 1) * step
        ring = (
            (cos(a) - k * sin(a), sin(a) + k * cos(a)),
            (cos(b) + k * sin(b), sin(b) - k * cos(b)),
            (cos(b), sin(b)),
        )
        yield tuple(value for u, v in ring for value in (cx + c * rx * u - s * ry * v, cy + s * rx * u + c * ry * v))


def _angle(ux: float, uy: float, vx: float, vy: float) -> float:
    size = sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy))
    angle = acos(max(-1.0, min(1.0, (ux * vx + uy * vy) / size)))
    return -angle if ux * vy - uy * vx < 0 else angle


_COUNTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_PATH: Final = re.compile(r"([MLHVCSQTAZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)", re.IGNORECASE)


def _segments(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, each with its numbers; a repeated command is written out."""
    numbers: list[float] = []
    command = ""
    for letter, number in _PATH.findall(d):
        if letter:
            command = letter
            if letter in "Zz":
                yield letter, []
            continue
        numbers.append(float(number))
        if len(numbers) == _COUNTS[command.upper()]:
            yield command, numbers
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)


@cache
def outline(d: str) -> str:
    """The outline of an SVG path in operators of PDF."""
    out: list[str] = []
    x = y = x0 = y0 = 0.0
    control: tuple[float, float] | None = None  # of the curve before, for S and T
    for command, n in _segments(d):
        kind, relative = command.upper(), command.islower()
        if relative and kind == "A":
            n = [*n[:5], n[5] + x, n[6] + y]
        elif relative and kind in "HV":
            n = [n[0] + (x if kind == "H" else y)]
        elif relative:
            n = [value + (y if at % 2 else x) for at, value in enumerate(n)]
        last, control = control, None
        if kind == "Z":
            out.append("h")
            x, y = x0, y0
        elif kind == "M":
            x, y = x0, y0 = n[0], n[1]
            out.append(_ops(x, y, "m"))
        elif kind in "LHV":
            x, y = (n[0], y) if kind == "H" else (x, n[0]) if kind == "V" else (n[0], n[1])
            out.append(_ops(x, y, "l"))
        elif kind == "A":
            out += [_ops(*curve, "c") for curve in _arc(x, y, n)]
            x, y = n[5], n[6]
        else:
            curve, control = _curve(kind, n, x, y, last)
            out.append(_ops(*curve, "c"))
            x, y = curve[4], curve[5]
    return "\n".join(out)


def _curve(
    kind: str, n: list[float], x: float, y: float, last: tuple[float, float] | None
) -> tuple[list[float], tuple[float, float]]:
    """A curve of any sort as a cubic one, and its control point for a smooth one that may follow."""
    mirror = (2 * x - last[0], 2 * y - last[1]) if last is not None else (x, y)
    if kind in "CS":
        curve = n if kind == "C" else [*mirror, *n]
        return curve, (curve[2], curve[3])
    px, py = (n[0], n[1]) if kind == "Q" else mirror
    ex, ey = n[-2], n[-1]
    cubic = [x + 2 / 3 * (px - x), y + 2 / 3 * (py - y), ex + 2 / 3 * (px - ex), ey + 2 / 3 * (py - ey), ex, ey]
    return cubic, (px, py)


def _rect(x: float, y: float, width: float, height: float, r: float) -> str:
    if not r:
        return _ops(x, y, width, height, "re")
    r = min(r, width / 2, height / 2)
    right, bottom, bend = x + width, y + height, f"A{r} {r} 0 0 1"
    upper = f"M{x + r} {y}H{right - r}{bend} {right} {y + r}V{bottom - r}{bend} {right - r} {bottom}"
    return outline(f"{upper}H{x + r}{bend} {x} {bottom - r}V{y + r}{bend} {x + r} {y}Z")


# -- text --------------------------------------------------------------------------------------------------------------


def encoded(text: str) -> bytes:
    """Text in the encoding of the fonts; a character they do not have becomes the nearest that they do."""
    text = text.replace("\u202f", "\xa0").replace("−", "-").replace("\t", " ")
    return text.encode("cp1252", errors="replace")


def width_of(text: str, face: str, size: float) -> float:
    """How wide a text is in Times."""
    widths = WIDTHS[face]
    return size / 1000 * sum(widths.get(char, 500) for char in encoded(text).decode("cp1252"))


def _literal(text: str) -> str:
    inside = encoded(text).decode("latin-1")
    for sign in ("\\", "(", ")"):
        inside = inside.replace(sign, "\\" + sign)
    return f"({inside})"


# -- a picture ---------------------------------------------------------------------------------------------------------


def _inherit(above: Style, node: ET.Element) -> Style:
    """What a node looks like: what it says itself, and what it has from above."""
    style = above.copy()
    style.update({key: value for key, value in node.attrib.items() if key in _INHERITED})
    return style


class Picture:
    """An SVG document as a drawing of PDF, with its y axis turned upward."""

    def __init__(self, svg: str) -> None:
        root = ET.fromstring(svg)
        box = [float(part) for part in (root.get("viewBox") or "0 0 100 100").split()]
        self.width, self.height = box[2], box[3]
        self.defined = {node.get("id", ""): node for defs in root.iter(f"{_SVG}defs") for node in defs}
        self.opacities: dict[tuple[float, float], str] = {}
        self.out: list[str] = [_ops(1, 0, 0, -1, 0, self.height, "cm")]
        style = _inherit(_START, root)
        for node in root:
            self._node(node, style, 1.0)

    @property
    def content(self) -> bytes:
        return "\n".join(self.out).encode("latin-1")

    def _node(self, node: ET.Element, above: Style, opacity: float) -> None:
        name = node.tag.removeprefix(_SVG)
        if name in _SKIPPED:
            return
        style = _inherit(above, node)
        opacity *= float(node.get("opacity", 1))
        steps = _transforms(node.get("transform", ""))
        if steps:
            self.out.append("q")
            self.out += [_ops(*matrix, "cm") for matrix in steps]
        self._draw(name, node, style, opacity)
        if steps:
            self.out.append("Q")

    def _draw(self, name: str, node: ET.Element, style: Style, opacity: float) -> None:
        def n(key: str, fallback: float = 0.0) -> float:
            return float(node.get(key, fallback))

        if name == "g":
            for child in node:
                self._node(child, style, opacity)
        elif name == "svg":
            self._nested(node, n("x"), n("y"), n("width"), n("height"), style, opacity)
        elif name == "use":
            meant = self.defined.get(node.get("href", "#").removeprefix("#"))
            if meant is None:
                raise _unknown(node.get("href", "use"))
            if meant.tag == f"{_SVG}symbol":
                self._nested(meant, n("x"), n("y"), n("width"), n("height"), style, opacity)
            else:
                self.out.append(_ops("q 1 0 0 1", n("x"), n("y"), "cm"))
                self._node(meant, style, opacity)
                self.out.append("Q")
        elif name == "rect":
            self._paint(_rect(n("x"), n("y"), n("width"), n("height"), n("rx")), style, opacity)
        elif name == "circle":
            x, y, r = n("cx"), n("cy"), n("r")
            ring = f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z"
            self._paint(outline(ring), style, opacity)
        elif name == "path":
            self._paint(outline(node.get("d", "")), style, opacity)
        elif name == "polygon":
            points = re.split(r"[\s,]+", node.get("points", "").strip())
            self._paint(outline("M" + " ".join(points) + "Z"), style, opacity)
        elif name == "text":
            self._text(node, style, opacity)
        else:
            raise _unknown(f"<{name}>")

    def _nested(
        self, node: ET.Element, x: float, y: float, width: float, height: float, style: Style, opacity: float
    ) -> None:
        """A picture in the picture, cut at its edges."""
        left, top, wide, high = (float(part) for part in (node.get("viewBox") or f"0 0 {width} {height}").split())
        scale = min(width / wide, height / high)
        shift = (x + (width - wide * scale) / 2 - left * scale, y + (height - high * scale) / 2 - top * scale)
        self.out += ["q", _ops(x, y, width, height, "re W n"), _ops(scale, 0, 0, scale, *shift, "cm")]
        for child in node:
            self._node(child, style, opacity)
        self.out.append("Q")

    def _colour(self, name: str, style: Style) -> str:
        """The three parts of a colour, or nothing where nothing is to be painted."""
        value = style.get("color", "#000000") if name == "currentColor" else name
        if value == "none":
            return ""
        if re.fullmatch(r"#[0-9a-fA-F]{6}", value):
            return _ops(*(int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)))
        raise _unknown(value)

    def _paint(self, shape: str, style: Style, opacity: float) -> None:
        fill, stroke = self._colour(style["fill"], style), self._colour(style["stroke"], style)
        if not shape or not (fill or stroke):
            return
        self.out.append("q")
        self._see_through(style, opacity)
        if fill:
            self.out.append(f"{fill} rg")
        if stroke:
            self.out.append(f"{stroke} RG {style['stroke-width']} w {_CAPS[style.get('stroke-linecap', 'butt')]} J "
                            f"{_JOINS[style.get('stroke-linejoin', 'miter')]} j")  # fmt: skip
            dashes = style.get("stroke-dasharray", "none")
            self.out += [f"[{dashes.replace(',', ' ')}] 0 d"] if dashes != "none" else []
        even = "*" if style.get("fill-rule") == "evenodd" else ""
        end = f"B{even}" if fill and stroke else f"f{even}" if fill else "S"
        self.out += [shape, end, "Q"]

    def _see_through(self, style: Style, opacity: float) -> None:
        alpha = (opacity * float(style.get("fill-opacity", 1)), opacity * float(style.get("stroke-opacity", 1)))
        if alpha != (1, 1):
            key = (round(alpha[0], 3), round(alpha[1], 3))
            name = self.opacities.setdefault(key, f"G{len(self.opacities)}")
            self.out.append(f"/{name} gs")

    def _text(self, node: ET.Element, style: Style, opacity: float) -> None:
        """A line of text with its spans, anchored as it says."""
        runs: list[tuple[str, Style]] = [(node.text or "", style)]
        for span in node:
            own = _inherit(style, span)
            runs += [(span.text or "", own), (span.tail or "", style)]
        spacing = float(style.get("letter-spacing", 0))
        set_runs = [(text, *_face(own)) for text, own in runs if text]
        total = sum(width_of(text, face, size) + spacing * len(text) for text, _, face, size in set_runs)
        before = {"middle": 0.5, "end": 1.0}.get(style["text-anchor"], 0.0)
        x = float(node.get("x", 0)) - before * total
        self.out.append("q")
        self._see_through(style, opacity)
        self.out += [f"{self._colour(style['fill'], style)} rg BT {short(spacing)} Tc"]
        for text, font, face, size in set_runs:
            self.out.append(_ops(1, 0, 0, -1, x, float(node.get("y", 0)), "Tm"))
            self.out.append(f"/{font} {short(size)} Tf {_literal(text)} Tj")
            x += width_of(text, face, size) + spacing * len(text)
        self.out.append("ET Q")


def _face(style: Style) -> tuple[str, str, float]:
    font, face = _FACES[style.get("font-weight") == "bold", style.get("font-style") == "italic"]
    return font, face, float(style["font-size"])


# -- the file ----------------------------------------------------------------------------------------------------------


class _File:
    """The objects of a PDF, numbered from 1."""

    def __init__(self) -> None:
        self.objects: list[bytes] = []

    def add(self, body: str | bytes) -> int:
        self.objects.append(body.encode("latin-1") if isinstance(body, str) else body)
        return len(self.objects)

    def stream(self, entries: str, content: bytes) -> int:
        packed = zlib.compress(content, 9)
        head = f"<< {entries} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n".encode("latin-1")
        return self.add(head + packed + b"\nendstream")

    def written(self, root: int) -> bytes:
        out = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, body in enumerate(self.objects, start=1):
            places.append(len(out))
            out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
        start = len(out)
        out += f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n".encode()
        out += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
        out += f"trailer\n<< /Size {len(places) + 1} /Root {root} 0 R >>\nstartxref\n{start}\n%%EOF\n".encode()
        return bytes(out)


def write_pdf(pictures: Sequence[str], pages: Sequence[Page]) -> bytes:
    """A PDF with these pages. Each picture is stored once, however often it is placed."""
    file = _File()
    fonts = "".join(
        f"/{font} << /Type /Font /Subtype /Type1 /BaseFont /{face} /Encoding /WinAnsiEncoding >> "
        for font, face in _FACES.values()
    )
    forms, sizes = [], []
    for svg in pictures:
        drawn = Picture(svg)
        states = "".join(f"/{name} << /ca {short(a)} /CA {short(b)} >> " for (a, b), name in drawn.opacities.items())
        box = f"/BBox [0 0 {short(drawn.width)} {short(drawn.height)}]"
        resources = f"/Resources << /Font << {fonts}>> /ExtGState << {states}>> >>"
        forms.append(file.stream(f"/Type /XObject /Subtype /Form {box} {resources}", drawn.content))
        sizes.append((drawn.width, drawn.height))
    tree = len(file.objects) + 2 * len(pages) + 1
    leaves = []
    for page in pages:
        steps = [page.marks] if page.marks else []
        for place in page.places:
            wide, high = sizes[place.picture]
            matrix = _ops(place.width / wide, 0, 0, place.height / high, place.x, place.y, "cm")
            steps.append(f"q {matrix} /P{place.picture} Do Q")
        used = " ".join(f"/P{number} {forms[number]} 0 R" for number in sorted({p.picture for p in page.places}))
        content = file.stream("", "\n".join(steps).encode("latin-1"))
        leaves.append(
            file.add(
                f"<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {short(page.width)} {short(page.height)}] "
                f"/Resources << /XObject << {used} >> >> /Contents {content} 0 R >>"
            )
        )
    file.add(f"<< /Type /Pages /Kids [{' '.join(f'{leaf} 0 R' for leaf in leaves)}] /Count {len(leaves)} >>")
    return file.written(file.add(f"<< /Type /Catalog /Pages {tree} 0 R >>"))
