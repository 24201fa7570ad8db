"""The definitions of a picture: symbols, patterns and gradients, each drawn once and used in many places."""

from __future__ import annotations

from typing import NamedTuple

from warhall.drawing.art import Drawing, art, gallery
from warhall.drawing.svg import SCOPE, Markup, element, join, number

Attribute = str | float | None


class Symbols(NamedTuple):
    """The definitions of one game's pictures, and the drawings in its folder `art/`."""

    prefix: str  # of the ids in its pictures
    package: str

    def ident(self, name: str) -> str:
        """The id of a definition, unique to this picture (see `warhall.drawing.svg.document`)."""
        return f"{self.prefix}-{SCOPE}-{name}"

    def paint(self, name: str) -> str:
        """A reference to a pattern or gradient."""
        return f"url(#{self.ident(name)})"

    def place(
        self, name: str, x: float, y: float, width: float, height: float | None = None, **extra: Attribute
    ) -> Markup:
        """A symbol, with its upper left corner at (x, y)."""
        tall = width if height is None else height
        return element("use", href=f"#{self.ident(name)}", x=x, y=y, width=width, height=tall, **extra)

    def drawing(self, name: str) -> Drawing:
        return art(self.package, name)

    def symbol(self, name: str, frame: str, *content: Markup) -> Markup:
        return element("symbol", *content, id=self.ident(name), viewBox=frame)

    def symbol_of(self, name: str, drawing: Drawing, *content: Markup, **palette: str) -> Markup:
        """A drawing as a symbol, with what is drawn over it."""
        frame = " ".join(map(number, drawing.view_box))
        return self.symbol(name, frame, drawing.fill(**palette), *content)

    def symbols_of(self, folder: str, prefix: str = "", **palette: str) -> Markup:
        """Every drawing of a folder as a symbol of its own name."""
        found = gallery(self.package, folder).items()
        return join(self.symbol_of(f"{prefix}{name}", drawing, **palette) for name, drawing in found)

    def gradient(self, name: str, *stops: tuple[float, str], slant: bool = False) -> Markup:
        marks = [element("stop", offset=offset, stop_color=colour) for offset, colour in stops]
        return element("linearGradient", *marks, id=self.ident(name), x1=0, y1=0, x2=1 if slant else 0, y2=1)

    def pattern(self, name: str, width: float, height: float, *content: Markup) -> Markup:
        size = {"width": width, "height": height}
        return element("pattern", *content, id=self.ident(name), **size, patternUnits="userSpaceOnUse")
