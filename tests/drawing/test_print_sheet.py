"""Sheets of cards to print and cut."""

from __future__ import annotations

import logging
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fpdf import FPDF

from warhall import load_game
from warhall.drawing import print_fonts
from warhall.drawing.print_sheet import card_sheets
from warhall.drawing.svg import Markup, box, disc, document, element, escape, moved, path, words
from warhall.kernel.text import LANGUAGES, use_language

CARD = (63.0, 88.0)
POINTS = 72 / 25.4  # in a millimetre
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@pytest.fixture(autouse=True)
def fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of fonts of a machine that has none yet."""
    monkeypatch.setattr(print_fonts, "_FOLDERS", (str(tmp_path),))
    print_fonts.screen_font.cache_clear()
    yield tmp_path
    print_fonts.screen_font.cache_clear()


def make_font(file: Path, family: str, width: int) -> None:
    """A font whose letters are all boxes of one width, in thousandths of their size."""
    known = {ord(char): f"g{number}" for number, char in enumerate(map(chr, (*range(32, 127), *range(160, 256))))}
    names = [".notdef", *known.values()]
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, 700), (width - 50, 700), (width - 50, 0)):
        pen.lineTo(point)
    pen.closePath()
    font = FontBuilder(1000)
    font.setupGlyphOrder(names)
    font.setupCharacterMap(known)
    font.setupGlyf(dict.fromkeys(names, pen.glyph()))
    font.setupHorizontalMetrics(dict.fromkeys(names, (width, 50)))
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family})
    font.setupOS2()
    font.setupPost()
    font.save(file)


def picture(*body: Markup) -> str:
    return document("x", 252, 352, "a title", "a description", *body)


def pages(pdf: bytes) -> list[str]:
    streams = re.findall(rb"/Filter /FlateDecode.*?stream\n(.*?)\nendstream", pdf, re.DOTALL)
    return [zlib.decompress(stream).decode("latin-1") for stream in streams]


def printed(*body: Markup) -> str:
    (page,) = pages(card_sheets([picture(*body)], [0], CARD))
    return page


def grounds(page: str) -> list[tuple[float, float, float, float]]:
    """The boxes of ink under the cards: x, y, width, height, in millimetres from above."""
    found = re.findall(r"^(\S+) (\S+) (\S+) (-\S+) re f$", page, re.MULTILINE)
    return [(float(x) / POINTS, float(y) / POINTS, float(w) / POINTS, -float(h) / POINTS) for x, y, w, h in found]


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_on_a_page_at_their_size(paper: str) -> None:
    pdf = card_sheets([picture(box(0, 0, 9, 9)) for _ in range(2)], [0] * 10 + [1] * 9, CARD, paper)
    assert [len(grounds(page)) for page in pages(pdf)] == [9, 9, 1]
    first = pages(pdf)[0]
    wide, high = PAPERS[paper]
    for x, y, width, height in grounds(first):
        assert (width, height) == pytest.approx(CARD, abs=0.01)
        assert 0 < x < x + width < wide
        assert 0 < y - height < y < high
    assert first.count(" l S") == 16  # marks to cut along


def test_a_back_lies_behind_its_card() -> None:
    pdf = card_sheets([picture(box(0, 0, 9, 9)) for _ in range(3)], [0, 1], CARD, "a4", {0: 2, 1: 2})
    fronts, behind = map(grounds, pages(pdf))
    for front, back in zip(fronts, behind, strict=True):
        assert front[0] + back[0] + CARD[0] == pytest.approx(PAPERS["a4"][0], abs=0.01)
        assert front[1:] == back[1:]


def test_text_can_be_read_in_french() -> None:
    spans = element("text", escape("Éclair (1) "), element("tspan", escape("cœur…"), font_weight="bold"), x=0, y=9)
    page = printed(spans, words(50, 20, "a\u202f: −1 ▲", 10))
    assert r"(Éclair \(1\) ) Tj" in page
    assert "(c\x9cur\x85) Tj" in page  # the places of these letters in the Windows code page
    assert "(a\xa0: -1 ?) Tj" in page


def test_the_letters_of_the_screen_are_embedded(fonts: Path) -> None:
    make_font(fonts / "Georgia.ttf", "Narrow", 400)
    make_font(fonts / "Georgia Bold.ttf", "NarrowBold", 400)
    for name in ("DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"):  # later in the list of the screen
        make_font(fonts / name, "Other", 900)
    pdf = card_sheets([picture(words(50, 20, "cœur", 10))], [0], CARD)
    assert b"/FontFile2" in pdf
    assert b"Narrow" in pdf
    assert b"Other" not in pdf


@pytest.mark.parametrize(("width", "larger"), [(400, 1.27), (534, 1.0), (900, 1.0)])
def test_narrow_letters_are_printed_larger_and_none_smaller(fonts: Path, width: int, larger: float) -> None:
    """Lines are broken for DejaVu Serif, whose letters are 534 wide on the whole."""
    for name in ("NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"):
        make_font(fonts / name, "Boxes", width)
    assert print_fonts.letter(FPDF()).larger == pytest.approx(larger, abs=0.01)


def test_a_font_without_its_bold_face_is_not_taken(fonts: Path) -> None:
    make_font(fonts / "pala.ttf", "Alone", 500)
    assert print_fonts.letter(FPDF()).family == "times"


def test_a_picture_in_a_picture_is_cut_at_its_edges() -> None:
    inner = element("svg", disc(0, 0, 99, fill="#010203"), width=40, height=30, viewBox="0 0 40 30")
    assert re.search(r"0 0 40 30 re W n.* c ", printed(moved(5, 5, inner)))


def test_a_picture_begins_with_the_colours_of_svg() -> None:
    page = printed(box(1, 2, 3, 4), path("M0 0H9", stroke="#0000ff"))
    assert re.search(r" 0 g .* 1 2 3 4 re f", page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_a_card_is_left_out(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """fpdf2 warns of what it cannot draw."""
    cards = load_game("conan-ccg").card_box()
    every = cards.find("")[::7]
    with use_language(lang), caplog.at_level(logging.WARNING):
        pictures = [draw(card) for card in every for draw in (cards.picture, cards.back)]
        assert card_sheets(pictures, range(len(pictures)), CARD)
    assert not caplog.records
