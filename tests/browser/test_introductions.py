"""Learning by playing: every introduction from start to end, along the golden hand; it can be left and resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WEB, Visit
from tests.browser.serving import Hall

BOARDS: Path = WEB / "src" / "boards"
GAMES = sorted(path.parent.parent.name for path in BOARDS.glob("*/introduction/course.json"))
# Does what the golden hand shows, or reads on, page by page; returns the titles, or where nothing could be done.
FOLLOW = """
async ([game, pages, most]) => {
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  const title = () => document.querySelector("#lesson-title").innerText;
  const place = () => {
    const left = JSON.parse(localStorage["warhall.settings"]).lessons?.[game];
    return left ? `${left.chapter} ${left.page}` : "";
  };
  const next = () => {
    const hand = document.querySelector("button:has(> svg.hand)");
    const name = document.querySelector("[data-beckons]")?.dataset.beckons;
    const page = document.querySelector("[data-testid=lesson-next], [data-testid=lesson-roll]");
    return hand ?? (name && document.querySelector(`[data-handle="${name}"]`)) ?? page;
  };
  const titles = [title()];
  for (const [chapter, at] of pages) {
    const isHere = () => ["", `${chapter} ${at}`].includes(place());
    for (let clicks = 0; isHere(); clicks += 1) {
      if (clicks === most || !next()) throw new Error(`the page does not turn: ${chapter} ${at}`);
      next().dispatchEvent(new MouseEvent("click", { bubbles: true }));
      for (let wait = 0; wait < 4 && isHere(); wait += 1) await sleep(5);
    }
    await sleep(5);
    titles.push(title());
  }
  return titles;
}
"""
MOST_CLICKS = 12  # for one page


def _pages(game: str) -> list[tuple[str, int]]:
    course = json.loads((BOARDS / game / "introduction" / "course.json").read_text(encoding="utf-8"))
    return [(chapter["id"], at) for chapter in course["chapters"] for at in range(len(chapter["pages"]))]


def _words(game: str, language: str) -> set[str]:
    text = (BOARDS / game / "introduction" / f"{language}.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.splitlines() if " = " in line}


# On a phone what the hand shows may lie in a drawer, which opens by itself.
@pytest.mark.parametrize(
    ("game", "width", "height"),
    [*((game, 1280, 720) for game in GAMES), ("age-of-conan", 400, 800), ("conan-ccg", 400, 800)],
)
def test_an_introduction_leads_from_its_first_page_to_a_table(
    hall: Hall, visit: Visit, game: str, width: int, height: int
) -> None:
    kim = visit(hall, "Kim", width=width, height=height)
    kim.go(f"/learn/{game}")
    heading = kim.page.locator("#lesson-title")
    expect(heading).to_be_visible()
    expect(kim.page.locator(".table-of-lesson [data-handle], .table-of-lesson button").first).to_be_attached()
    kim.read_along()
    pages = _pages(game)
    titles = kim.page.evaluate(FOLLOW, [game, pages[:-1], MOST_CLICKS])
    assert len(set(titles)) > len(pages) * 0.9
    kim.picture("end")
    assert kim.in_notation() == []
    kept = kim.page.evaluate("JSON.parse(localStorage['warhall.settings']).introduced")
    assert kept == [game]
    kim.page.get_by_role("button", name="Play now against bots").click()
    kim.page.wait_for_url("**/table/*")
    assert kim.failures == []


def test_another_choice_is_gently_refused_and_one_comes_back_to_the_page(hall: Hall, visit: Visit) -> None:
    kim = visit(hall, "Kim")
    kim.go("/learn/age-of-conan")
    next_page = kim.page.get_by_test_id("lesson-next")
    next_page.click()
    next_page.click()
    kim.page.locator("[data-handle='die court']").click()
    expect(kim.page.get_by_test_id("lesson-notice")).to_contain_text("Here: Take a die with crossed swords")
    kim.page.locator("[data-handle='die military']").first.click()
    expect(kim.page.get_by_role("heading", name="To Ophir")).to_be_visible()
    kim.go("/")
    kim.go("/learn/age-of-conan")
    expect(kim.page.get_by_role("heading", name="To Ophir")).to_be_visible()
    kim.page.get_by_test_id("chapter-bid").click()
    expect(kim.page.get_by_role("heading", name="Conan will not be ruled")).to_be_visible()
    assert kim.failures == []


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_choice_and_its_words_in_both_languages(game: str) -> None:
    course = json.loads((BOARDS / game / "introduction" / "course.json").read_text(encoding="utf-8"))
    wanted = {"title"}
    for chapter in course["chapters"]:
        wanted.add(chapter["id"])
        for number, page in enumerate(chapter["pages"], 1):
            name = f"{chapter['id']}-{number}"
            assert page["do"] in ("", *chapter["moments"][page["moment"]]["legal"]), name
            wanted |= {name, f"{name}-title"} | ({f"{name}-do"} if page["do"] or page["rolls"] else set())
    assert _words(game, "en") == wanted
    assert _words(game, "fr") == wanted
