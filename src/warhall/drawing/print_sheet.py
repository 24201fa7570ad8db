"""Cards to print, cut and play: nine on a page, edge to edge, with marks to cut along.

fpdf2 reads the pictures and writes the PDF: their text is text, and a machine needs nothing but packages from PyPI.
CairoSVG draws them as well but wants libcairo on the machine; svglib with ReportLab loses clipping, opacity and the
places of symbols. What fpdf2 lacks is added here: a picture within a picture, the letters of the screen
(`print_fonts.py`), and where there are none, the letters of French that are not in Latin-1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from xml.etree import ElementTree as ET

from fpdf import FPDF
from fpdf.drawing import ClippingPath, GraphicsContext
from fpdf.drawing_primitives import Transform
from fpdf.svg import SVGObject

from warhall.drawing.print_fonts import Lettering, letter
from warhall.drawing.svg import INK
from warhall.kernel import CardBox

COLUMNS: Final = 3
ROWS: Final = 3
_MARK: Final = 5.0  # length of a cut mark, in millimetres like all that follows
_SPACE: Final = 1.0  # between the mark and the cards
_THIN: Final = 0.14
_INITIAL: Final = {"fill": "#000000", "stroke": "none", "stroke-width": "1"}  # not what the page drew with before
_TEXT: Final = "{http://www.w3.org/2000/svg}text"
_GROUP: Final = "{http://www.w3.org/2000/svg}g"
_NOT_PRINTED: Final = ("{http://www.w3.org/2000/svg}title", "{http://www.w3.org/2000/svg}desc")


def deck_sheets(box: CardBox, cards: Sequence[str], paper: str = "a4", with_backs: bool = False) -> bytes:
    """A PDF with every copy of every card, nine on a page."""
    different = list(dict.fromkeys(cards))
    pictures = [box.picture(card) for card in different]
    order = [different.index(card) for card in cards]
    backs: dict[int, int] | None = None
    if with_backs:
        behind = [box.back(card) for card in different]
        kinds = list(dict.fromkeys(behind))
        backs = {number: len(pictures) + kinds.index(back) for number, back in enumerate(behind)}
        pictures += kinds
    return card_sheets(pictures, order, box.SIZE, paper, backs)


def card_sheets(
    pictures: Sequence[str],
    order: Sequence[int],
    size: tuple[float, float],
    paper: str = "a4",
    backs: Mapping[int, int] | None = None,
) -> bytes:
    """A PDF with the pictures in this order (copies are numbers that come again), each `size` millimetres large.

    With `backs` (the number of the back of each picture) every page is followed by its reverse, for printing on both
    sides: turned over at the long edge, each back lies behind its card.
    """
    pdf = FPDF(format=paper)
    pdf.set_fill_color(INK)
    pdf.set_line_width(_THIN)
    lettering = letter(pdf)
    read = [_Picture(_printable(picture, lettering)) for picture in pictures]
    (width, height), left, top = size, (pdf.w - COLUMNS * size[0]) / 2, (pdf.h - ROWS * size[1]) / 2
    places = [(left + at % COLUMNS * width, top + at // COLUMNS * height) for at in range(COLUMNS * ROWS)]
    for start in range(0, len(order), len(places)):
        cards = order[start : start + len(places)]
        pdf.add_page()
        _draw_marks(pdf, left, top, width, height)
        for number, (x, y) in zip(cards, places, strict=False):
            read[number].place(pdf, x, y, width, height)
        if backs is not None:
            pdf.add_page()
            for number, (x, y) in zip(cards, places, strict=False):
                read[backs[number]].place(pdf, pdf.w - x - width, y, width, height)
    return bytes(pdf.output())


def _draw_marks(pdf: FPDF, left: float, top: float, width: float, height: float) -> None:
    """Short lines outside the cards where the blade goes."""
    right, bottom, reach = left + COLUMNS * width, top + ROWS * height, _SPACE + _MARK
    for column in range(COLUMNS + 1):
        x = left + column * width
        pdf.line(x, top - reach, x, top - _SPACE)
        pdf.line(x, bottom + _SPACE, x, bottom + reach)
    for row in range(ROWS + 1):
        y = top + row * height
        pdf.line(left - reach, y, left - _SPACE, y)
        pdf.line(right + _SPACE, y, right + reach, y)


class _Picture(SVGObject):
    """A picture as fpdf2 reads it, with groups that have a size and are cut at their edges."""

    def build_group(
        self,
        group: ET.Element,
        pdf_group: GraphicsContext | None = None,
        inherited_style: dict[str, Any] | None = None,
    ) -> GraphicsContext:
        built = super().build_group(group, pdf_group, inherited_style)
        if group.tag == _GROUP and "width" in group.attrib:
            built.clipping_path = ClippingPath()
            built.clipping_path.rectangle(0, 0, float(group.attrib["width"]), float(group.attrib["height"]))
        return built

    def place(self, pdf: FPDF, x: float, y: float, width: float, height: float) -> None:
        """Draw it with its upper left corner at (x, y), on ink, so that a straight cut leaves no white corners."""
        pdf.rect(x, y, width, height, style="F")
        _, _, drawing = self.transform_to_rect_viewport(1, width, height, ignore_svg_top_attrs=True)
        drawing.transform = (drawing.transform or Transform.identity()) @ Transform.translation(x, y)
        with pdf.drawing_context() as page:
            page.add_item(drawing, clone=False)


def _printable(svg: str, lettering: Lettering) -> bytes:
    """The picture in letters that are embedded or that every reader of PDF has, so large that they fill the lines of
    the picture, and without what is not printed.

    A picture within it, which begins at 0 0 and has the same scale, becomes a group with a size.
    """
    root = ET.fromstring(lettering.encoded(svg))
    root.attrib = _INITIAL | root.attrib | {"font-family": lettering.family, "style": "white-space:pre"}
    for text in root.iter(_TEXT):
        text.set("font-size", f"{float(text.get('font-size', 0)) * lettering.larger:.2f}")
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in _NOT_PRINTED:
                parent.remove(child)
            elif child.tag == root.tag:
                child.tag = _GROUP
    return ET.tostring(root)
