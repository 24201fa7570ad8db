"""Drawings that are files of a package."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.drawing.art import Drawing, art, gallery

PLAIN = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 90" width="200" stroke="#000" stroke-width="2">
  <title>A coat of arms</title>
  <rect class="fill-coat" fill="#a8301c" width="9" height="4"/>
  <g transform="scale(2)"><path class="fill-coat stroke-rim" fill="#a8301c" stroke="#fff" d="M0 0H9"/></g>
</svg>
"""
EDITED = """
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   viewBox="0 0 10 10" version="1.1" id="svg1" inkscape:version="1.3">
  <inkscape:namedview id="view"/>
  <defs id="defs1"/>
  <path id="path1" inkscape:label="coat" class="fill-coat" style="fill: #a8301c; stroke-width:2" d="M0 0H9"/>
</svg>
"""
REPEATED = """
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">
  <defs><path id="ray" d="M0 0H9"/></defs>
  <use href="#ray" fill="#a8301c"/>
  <use xlink:href="#ray" transform="rotate(90)"/>
</svg>
"""


def read(text: str, where: Path, monkeypatch: pytest.MonkeyPatch) -> Drawing:
    """The drawing of a package that holds this file."""
    monkeypatch.syspath_prepend(where)
    package = f"painted_{where.name}"
    (where / package / "art" / "arms").mkdir(parents=True)
    (where / package / "__init__.py").touch()
    (where / package / "art" / "arms" / "coat.svg").write_text(text, encoding="utf-8")
    return art(package, "arms/coat")


def test_a_drawing_shows_its_own_colours_until_it_is_given_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = read(PLAIN, tmp_path, monkeypatch)
    assert drawing.view_box == (-50, -50, 100, 90)
    assert drawing.colours == {"coat": "#a8301c", "rim": "#fff"}
    assert drawing.inner == (
        '<g stroke="#000" stroke-width="2"><rect fill="#a8301c" width="9" height="4"/>'
        '<g transform="scale(2)"><path fill="#a8301c" stroke="#fff" d="M0 0H9"/></g></g>'
    )
    assert drawing.fill(coat="red", sky="blue") == drawing.inner.replace("#a8301c", "red")


def test_the_notes_of_an_editor_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = read(EDITED, tmp_path, monkeypatch)
    assert drawing.fill(coat="red") == '<path d="M0 0H9" fill="red" stroke-width="2"/>'


def test_a_shape_that_comes_again_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = read(REPEATED, tmp_path, monkeypatch)
    ray = '<path d="M0 0H9"/>'
    assert drawing.inner == f'<g fill="#a8301c">{ray}</g><g transform="rotate(90)">{ray}</g>'
    assert gallery(f"painted_{tmp_path.name}", "arms") == {"coat": drawing}


def test_a_drawing_that_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"unicorn\.svg"):
        art("warhall.drawing", "beasts/unicorn")
