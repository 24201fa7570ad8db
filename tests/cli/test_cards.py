"""`warhall cards` and `warhall deck rate`."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli import Command


def test_all_cards_are_listed(warhall_: Command) -> None:
    assert "140 cards" in warhall_("cards").out
    assert len(warhall_("cards", "--json").data["rows"]) == 140


def test_cards_are_searched(warhall_: Command) -> None:
    said = warhall_("cards", "renown>=5 and type:creature")
    assert said.code == 0
    assert "Dragon of the Southern Forest" in said.out
    assert "Carrion Ghoul" not in said.out


def test_words_of_a_query_need_no_quotes(warhall_: Command) -> None:
    assert (
        warhall_("cards", "renown>=5", "and", "type:creature").out == warhall_("cards", "renown>=5 type:creature").out
    )


def test_one_card_is_shown_in_full(warhall_: Command) -> None:
    said = warhall_("cards", "whirl of red steel")
    assert "Blade / Blade / Blade / –" in said.out
    assert "Conan Only" in said.out
    assert "Tourbillon" in warhall_("cards", "whirl_of_red_steel", "--lang", "fr").out


def test_a_faulty_query_is_pointed_at(warhall_: Command) -> None:
    said = warhall_("cards", "renwon>=5")
    assert said.code == 2
    assert 'Did you mean "renown"?' in said.err
    assert "\n    renwon>=5\n    ^" in said.err


def test_no_card_is_an_answer_too(warhall_: Command) -> None:
    assert warhall_("cards", "renown>9").code == 1


def test_cards_are_drawn(warhall_: Command, tmp_path: Path) -> None:
    assert warhall_("cards", "trait:serpent", "--svg", tmp_path / "cards").code == 0
    drawn = sorted((tmp_path / "cards").iterdir())
    assert [file.stem for file in drawn] == ["ghost_snake", "marsh_viper", "temple_python"]
    assert all(ET.parse(file).getroot().tag.endswith("svg") for file in drawn)


def count_pages(pdf: Path) -> int:
    return pdf.read_bytes().count(b"/Type /Page\n")


def test_a_sheet_has_nine_cards_on_a_page(warhall_: Command, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    assert warhall_("cards", "kind:move", "--sheet", file).code == 0
    assert count_pages(file) == 4
    assert warhall_("cards", "--deck", "red_axe", "--sheet", file, "--paper", "letter").code == 0
    assert count_pages(file) >= 8
    assert b"/MediaBox [0 0 612.00 792.00]" in file.read_bytes()


def test_backs_lie_behind_their_cards(warhall_: Command, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    assert warhall_("cards", "thak or run_through", "--sheet", file, "--backs").code == 0
    assert count_pages(file) == 2


def test_a_sheet_without_its_package_is_a_sentence(
    warhall_: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "warhall.drawing.print_sheet", raising=False)
    monkeypatch.setitem(sys.modules, "fpdf", None)
    said = warhall_("cards", "thak", "--sheet", tmp_path / "x.pdf")
    assert said.code == 2
    assert "warhall[print," in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("--game", "age-of-war"),
        ("--deck", "no_such_deck"),
        ("thak", "--sheet", "/no/such/folder/x.pdf"),
        ("thak", "--sheet", "x.pdf", "--paper", "a9"),
        ("thak", "--svg", "/dev/null/x"),
        ("(",),
    ],
)
def test_wrong_usage_is_a_sentence(warhall_: Command, words: tuple[str, ...]) -> None:
    said = warhall_("cards", *words)
    assert said.code == 2
    assert said.err


def test_a_deck_is_rated(warhall_: Command) -> None:
    words = ("deck", "rate", "red_axe", "--games", 1, "--swap-games", 8, "--bot", "random", "--seed", 5)
    said = warhall_(*words)
    assert said.code == 0
    assert "The Red Axe wins" in said.out
    assert "Worst pairings first" in said.out
    assert "The most promising of" in said.out
    data = warhall_(*words, "--json").data
    assert len(data["pairings"]) == 6
    assert data["seed"] == 5
    assert data["swap"]["low"] <= data["swap"]["gain"] <= data["swap"]["high"]


def test_a_deck_file_is_rated_in_french(warhall_: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    warhall_("deck", "export", "apes_and_axes", "-o", file)
    said = warhall_(
        "deck", "rate", file, "--games", 1, "--swap-games", 0, "--bot", "random", "--seed", 1, "--lang", "fr"
    )
    assert said.code == 0
    assert "gagne" in said.out
    assert "Les pires adversaires" in said.out


@pytest.mark.parametrize("words", [("nothing",), ("red_axe", "--bot", "nobody"), ("red_axe", "--games", 0)])
def test_what_cannot_be_rated_is_refused(warhall_: Command, words: tuple[object, ...]) -> None:
    said = warhall_("deck", "rate", *words)
    assert said.code == 2
    assert said.err
