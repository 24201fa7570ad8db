"""Drawings that are data: the files `art/**/*.svg` of a package, which any viewer shows and any editor changes.

A colour that the program chooses is named in the class of its element, beside the colour that a viewer shows:
`<path class="fill-coat stroke-rim" fill="#a8301c" stroke="#efd38a" d="..."/>`. Only shapes with plain attributes are
read: no text, no style sheets, nothing that refers to an id but `<use href="#shape" transform="..."/>`, which draws a
shape again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from warhall.drawing.svg import Markup, element, join

_SVG: Final = "{http://www.w3.org/2000/svg}"
_SKIPPED: Final = {f"{_SVG}{name}" for name in ("title", "desc", "metadata", "defs")}
_XLINK: Final = "{http://www.w3.org/1999/xlink}href"  # as older editors write it
_package: Final = cache(files)  # looking a package up takes as long as reading one of its drawings
_OF_THE_FILE: Final = ("viewBox", "width", "height", "version")  # attributes of the root that paint nothing


class ViewBox(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Drawing(NamedTuple):
    """A drawing, read once and painted as often as you like."""

    view_box: ViewBox
    template: str  # for str.format: {coat} where a named colour goes
    colours: dict[str, str]  # what the file itself shows for each named colour

    @property
    def inner(self) -> Markup:
        """The shapes in the colours of the file."""
        return self.fill()

    def fill(self, **palette: str) -> Markup:
        """The shapes with named colours from a palette; what the palette does not name keeps the colour of the file."""
        return Markup(self.template.format_map({**self.colours, **palette}))


@cache
def art(package: str, name: str) -> Drawing:
    """Read a drawing: `art("warhall.games.conan_ccg", "beasts/wolf")`. FileNotFoundError says that there is none."""
    root = ET.fromstring(_package(package).joinpath("art", f"{name}.svg").read_bytes())
    box = ViewBox(*map(float, root.attrib["viewBox"].split()))
    for key in _OF_THE_FILE:
        root.attrib.pop(key, None)
    colours: dict[str, str] = {}
    paint = _attributes(root, colours)  # what the root says of all its shapes is said by a group around them
    shapes = join(_shapes(root, colours, {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}))
    return Drawing(box, element("g", shapes, **paint) if paint else shapes, colours)


@cache
def gallery(package: str, folder: str) -> dict[str, Drawing]:
    """Read every drawing of a folder, in the order of their names."""
    found = sorted(file.name for file in _package(package).joinpath("art", folder).iterdir())
    names = [name.removesuffix(".svg") for name in found if name.endswith(".svg")]
    return {name: art(package, f"{folder}/{name}") for name in names}


def _shapes(nodes: Iterable[ET.Element], colours: dict[str, str], named: dict[str, ET.Element]) -> list[Markup]:
    """The shapes that these elements draw; editors also leave notes of their own among them."""
    drawn = []
    for node in nodes:
        if not node.tag.startswith(_SVG) or node.tag in _SKIPPED:
            continue
        name, look, inside = node.tag.removeprefix(_SVG), _attributes(node, colours), iter(node)
        if name == "use":
            meant = look.pop("href", "") or node.attrib[_XLINK]
            name, inside = "g", iter([named[meant.removeprefix("#")]])
        drawn.append(element(name, *_shapes(inside, colours, named), **look))
    return drawn


def _attributes(node: ET.Element, colours: dict[str, str]) -> dict[str, str]:
    """The look of a shape, with placeholders for the named colours."""
    found = {key: value for key, value in node.attrib.items() if key != "id" and not key.startswith("{")}
    for part in found.pop("style", "").split(";"):  # editors write a style where a hand writes attributes
        key, _, value = part.partition(":")
        if value:
            found[key.strip()] = value.strip()
    for word in found.pop("class", "").split():
        attribute, _, name = word.partition("-")
        colours[name] = found[attribute]
        found[attribute] = f"{{{name}}}"
    return found
