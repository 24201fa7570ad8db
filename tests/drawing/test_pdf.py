"""Pictures as pages of a PDF, and sheets of cards to cut."""

from __future__ import annotations

import re
import zlib

import pytest

from warhall.drawing.pdf import Page, Picture, Place, encoded, outline, width_of, write_pdf
from warhall.drawing.print_sheet import PAPERS, card_sheets
from warhall.drawing.svg import box, disc, document, element, escape, group, path, polygon, words
from warhall.kernel import InvalidOptionError


def picture(*body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">{"".join(body)}</svg>'


def content(*body: str) -> str:
    return Picture(picture(*body)).content.decode("latin-1")


def test_paths_become_operators() -> None:
    assert outline("M1 2L3 4h5v-1Z") == "1 2 m\n3 4 l\n8 4 l\n8 3 l\nh"
    assert outline("M0 0Q3 3 6 0") == "0 0 m\n2 2 4 2 6 0 c"
    assert outline("M0 0C1 1 2 2 3 3S5 5 6 6").splitlines()[-1] == "4 4 5 5 6 6 c"
    assert outline("m1 1 2 2") == "1 1 m\n3 3 l"
    assert outline("M-.5.5l1-1") == "-0.5 0.5 m\n0.5 -0.5 l"


def test_a_circle_of_arcs_comes_back_to_its_start() -> None:
    drawn = outline("M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z").splitlines()
    assert sum(line.endswith("c") for line in drawn) == 4
    assert drawn[-2].split()[-3:-1] == ["-10", "0"]


def test_shapes_groups_and_opacity() -> None:
    drawn = content(
        group(
            box(1, 2, 3, 4, fill="#ff0000"),
            disc(5, 5, 2, fill="none", stroke="#000000", stroke_dasharray="2 1"),
            polygon([(0, 0), (1, 0), (1, 1)], fill="#00ff00", opacity=0.5),
            path("M0 0H9", stroke="#0000ff", fill_rule="evenodd"),
            transform="translate(3 4) rotate(90) scale(2)",
        )
    )
    assert "1 0 0 rg" in drawn
    assert "1 2 3 4 re" in drawn
    assert "[2 1] 0 d" in drawn
    assert "/G0 gs" in drawn
    assert "1 0 0 1 3 4 cm" in drawn
    assert drawn.count("q") == drawn.count("Q")


def test_text_is_anchored_by_the_widths_of_times() -> None:
    assert width_of("AV", "Times-Roman", 10) == pytest.approx(14.44)
    drawn = content(words(50, 20, "AV", 10, text_anchor="middle"))
    assert "1 0 0 -1 42.78 20 Tm" in drawn
    assert "(AV) Tj" in drawn


def test_text_with_brackets_accents_and_spans() -> None:
    span = element("text", escape("Éclair (1) "), element("tspan", escape("œuvre"), font_weight="bold"), x=0, y=9)
    drawn = content(span)
    assert "\\(1\\)" in drawn
    assert "/F2" in drawn
    assert encoded("œ\u202f…−▲") == b"\x9c\xa0\x85-?"


def test_symbols_are_drawn_where_they_are_used() -> None:
    symbol = element("symbol", box(0, 0, 10, 10, fill="#010203"), id="s", viewBox="0 0 10 10")
    drawn = content(element("defs", symbol), element("use", href="#s", x=20, y=30, width=5, height=5))
    assert "0.5 0 0 0.5 20 30 cm" in drawn


@pytest.mark.parametrize(
    "body",
    [
        '<image href="x"/>',
        '<rect width="1" height="1" fill="url(#g)"/>',
        '<rect width="1" height="1" fill="red"/>',
        '<g transform="skewX(3)"/>',
        '<use href="#nobody" width="1" height="1"/>',
    ],
)
def test_what_cannot_be_printed_is_refused(body: str) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        Picture(picture(body))
    assert caught.value.code == "not-printable"


def streams(pdf: bytes) -> list[bytes]:
    return [zlib.decompress(part) for part in re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)]


def test_a_pdf_has_its_table_of_objects_in_order() -> None:
    pdf = write_pdf([picture(box(0, 0, 9, 9))], [Page(200, 300, [Place(0, 10, 20, 50, 70)])])
    assert pdf.startswith(b"%PDF-1.7")
    start = int(pdf.split(b"startxref\n")[1].split()[0])
    assert pdf[start : start + 4] == b"xref"
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", pdf[start:]), start=1):
        assert pdf[int(place) :].startswith(f"{number} 0 obj".encode())
    assert b"0.5 0 0 0.5 10 20 cm /P0 Do" in streams(pdf)[-1]


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_on_a_page_at_their_size(paper: str) -> None:
    pictures = [document("x", 252, 352, "a", "b", box(0, 0, 9, 9, fill="#000000")) for _ in range(2)]
    pdf = card_sheets(pictures, [0] * 10 + [1] * 9, (63, 88), paper)
    assert pdf.count(b"/Type /Page ") == 3
    assert pdf.count(b"/Subtype /Form") == 2
    first = streams(pdf)[2].decode()
    assert first.count(" Do Q") == 9
    wide, high = (length * 72 / 25.4 for length in PAPERS[paper])
    places = [
        (float(x), float(y), float(a) * 252, float(d) * 352)
        for a, d, x, y in re.findall(r"q (\S+) 0 0 (\S+) (\S+) (\S+) cm /P0", first)
    ]
    for x, y, width, height in places:
        assert width == pytest.approx(63 * 72 / 25.4, rel=0.01)
        assert height == pytest.approx(88 * 72 / 25.4, rel=0.01)
        assert x > 0
        assert y > 0
        assert x + width < wide
        assert y + height < high
    assert first.count(" l S") == 16


def test_a_back_lies_behind_its_card() -> None:
    pictures = [document("x", 252, 352, name, "b", box(0, 0, 9, 9, fill="#000000")) for name in "abc"]
    pdf = card_sheets(pictures, [0, 1], (63, 88), "a4", {0: 2, 1: 2})
    fronts, behind = (re.findall(r"q \S+ 0 0 \S+ (\S+) \S+ cm", page.decode()) for page in streams(pdf)[-2:])
    width, card = 210 * 72 / 25.4, 63 * 72 / 25.4
    for front, back in zip(fronts, behind, strict=True):
        assert float(front) + float(back) + card == pytest.approx(width, abs=0.01)
