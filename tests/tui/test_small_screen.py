"""A terminal of 80 columns and 24 lines: everything that a decision needs is on the screen when it is made."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import warhall
from warhall.bots import load_bot, parse_bot
from warhall.kernel import Match, use_language
from warhall.tui import TerminalTable
from warhall.tui.table import say

HEIGHT = 24


class Person:
    """Chooses at random, asks for the odds first, and notes the screens on which the decisions were made."""

    def __init__(self, file: io.StringIO, decisions: int) -> None:
        self.file = file
        self.left = decisions
        self.rng = random.Random(4)
        self.screens: list[str] = []
        self.odds: list[str] = []
        self.asked = False

    def __call__(self, prompt: str) -> str:
        shown = re.sub(r"\x1b\[[0-9;]*m", "", self.file.getvalue())
        self.file.seek(0)
        self.file.truncate()
        if prompt.strip() != say("your-choice"):
            return ""
        if self.asked:
            self.odds.append(shown)
            self.asked = False
            numbers = [int(found) for found in re.findall(r"(\d+)\) ", self.screens[-1])]
            return str(self.rng.choice(numbers))
        if not self.left:
            raise EOFError
        self.left -= 1
        self.screens.append(shown.rpartition("───\n")[2])
        self.asked = True
        return "?"


@pytest.mark.parametrize("lang", warhall.LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "players"), [("age-of-war", 2), ("age-of-war", 6), ("age-of-conan", 4), ("conan-ccg", 2)]
)
def test_every_decision_fits_the_screen(tmp_path: Path, lang: str, game_id: str, players: int) -> None:
    with use_language(lang):
        game = warhall.load_game(game_id, players=players)
        file = io.StringIO()
        console = Console(file=file, width=80, height=HEIGHT, force_terminal=True, no_color=True, highlight=False)
        person = Person(file, 12)
        bots = {seat: load_bot(parse_bot("random"), game) for seat in range(1, players)}
        TerminalTable(Match(game, 3), 0, bots, tmp_path / "x.jsonl", console, person).run()
        assert len(person.screens) == 12
        for screen in person.screens:
            lines = screen.splitlines()
            assert len(lines) + 2 <= HEIGHT, screen  # a rule was above, the answer is still to come
            assert max(map(len, lines)) <= 80, screen
            assert "1) " in screen
        for odds in person.odds:
            assert len(odds.splitlines()) + 1 <= HEIGHT, odds


def test_age_of_war_shows_every_castle_beside_the_choices(tmp_path: Path) -> None:
    game = warhall.load_game("age-of-war")
    file = io.StringIO()
    person = Person(file, 1)
    console = Console(file=file, width=80, height=HEIGHT, force_terminal=True, no_color=True, highlight=False)
    TerminalTable(Match(game, 3), 0, {1: load_bot(parse_bot("random"), game)}, tmp_path / "x", console, person).run()
    (screen,) = person.screens
    assert "Kumamoto 3 [DD][C][A][4]" in screen
    assert "Dice" in screen
    assert "lose a die" in screen


def test_provinces_are_listed_with_their_neighbours() -> None:
    with use_language("en"):
        game = warhall.load_game("age-of-conan")
        match = Match(game, 3)
        match.advance()
        names = ["A", "B", "C", "D"]
        text = game.draw_text(match.state.view(0), names, 80)
        listed = " ".join(text.split())
        assert re.search(r"Khoraja 2 u [^–]*– [^–]*Koth", listed)
        assert re.search(r"Ophir 3 pu [^–]*– [^–]*Aquilonia", listed)
