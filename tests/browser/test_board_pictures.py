"""The picture of Age of Conan as a browser draws it: no text runs into another, or out of its card or picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import warhall
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.pictures import card_picture, draw
from warhall.testing.checks import positions

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Boxes of text are higher than the letters; only what overlaps by more than that is seen.
COLLISIONS = """() => {
  const found = [];
  const nodes = [...document.querySelectorAll("svg text")];
  const texts = nodes.map(node => [node.textContent, node.getBoundingClientRect()]);
  const picture = document.querySelector('svg').getBoundingClientRect();
  texts.forEach(([text, a], at) => {
    if (a.left < picture.left || a.right > picture.right || a.bottom > picture.bottom) found.push(text + ' | edge');
    for (const [other, b] of texts.slice(at + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 4.5) found.push(text + ' | ' + other);
    }
  });
  for (const card of document.querySelectorAll('[data-card]')) {
    const sheet = card.querySelector('rect').getBoundingClientRect();
    for (const node of card.querySelectorAll('text')) {
      const box = node.getBoundingClientRect();
      if (box.left < sheet.left || box.right > sheet.right) found.push(node.textContent + ' | ' + card.dataset.card);
    }
  }
  return found;
}"""


def collisions(browser: Browser, *pictures: str) -> list[str]:
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    found: list[str] = []
    for picture in pictures:
        page.set_content(f'<body style="margin:0">{picture}</body>')
        found += page.evaluate(COLLISIONS)
    page.close()
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_text_of_the_board_runs_into_another(browser: Browser, players: int, lang: str) -> None:
    game = AgeOfConan(players=players)
    names = ["Bartholomew of Tarantia", "Zoé", "W" * 24, "i"][:players]
    with warhall.use_language(lang):
        drawn = [
            draw(game, state.view(number % players), names, lang)
            for number, state in enumerate(positions(game, players))
            if number % 101 == 0
        ]
    assert collisions(browser, *drawn) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_runs_out_of_its_card(browser: Browser, lang: str) -> None:
    game = AgeOfConan(players=3)
    known = game.components
    names = [card.id for kind in (known.cards, known.strategy, known.objectives, known.adventures) for card in kind]
    assert (
        collisions(browser, *(card_picture(game, name, lang) for name in [*names, "conan_bonus", "conan_player"])) == []
    )
