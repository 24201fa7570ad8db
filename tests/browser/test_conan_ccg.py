"""The Conan CCG at its own table: all is done with cards on the table, and nothing is said in notation."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicking import OPEN, PLAY
from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import NOTATION, READ_ALONG, SLOW, Visitor, box_of

GAME = "conan-ccg"
SOMETHING = "[data-handle][data-move], .bar [data-action]"
PLACES = rf"{NOTATION}|\b(?:center|left|right|rear)\d\b|\[[^\]]*[>|~]"


def _sit(visitor: Visitor, players: int = 2, limit: int = 0) -> None:
    """At a table with bots, which ends after so many turns if that is said."""
    visitor.go("/")
    more = {"turn_limit": limit} if limit else {}
    table = visitor.page.evaluate(OPEN, [GAME, players, "steward", True, more])
    visitor.go(f"/table/{table}")
    visitor.page.locator(SOMETHING).first.wait_for()


# In one go: what is lit may be gone the moment after. As somebody who wants to fight: what is proposed, what can be
# left to the house (Conan's moves only if asked to), into the fight, and otherwise anything.
PRESS = """
([chance, isLaying, sought]) => {
  if (sought && document.querySelector(sought)) return;
  const lit = [...document.querySelectorAll("[data-handle][data-move]:not([aria-pressed=true]), .bar [data-action]")];
  const phase = document.querySelector(".phase b")?.textContent ?? "";
  const more = isLaying && /^Conan/.test(phase) ? null : document.querySelector(".bar [data-more]");
  if (more && /^Foe/.test(phase) && !more.matches(".primary")) return; // the proposal is on its way
  const first = more ?? document.querySelector(".bar [data-action=fight]");
  (first ?? lit[Math.floor(chance * lit.length)])?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
"""


def _press(visitor: Visitor, rng: random.Random, *, lays: bool = True, sought: str = "") -> None:
    """Click on something that can be done, if anything can, and what is sought has not come."""
    visitor.page.evaluate(PRESS, [rng.random(), lays, sought])


def _playing() -> Iterator[None]:
    """Again and again, as long as a busy machine may take to come to the point."""
    deadline = time.monotonic() + SLOW / 1000
    while time.monotonic() < deadline:
        yield


def _until(visitor: Visitor, selector: str, rng: random.Random, *, lays: bool = True) -> None:
    """Play on until there is something of this kind."""
    for _ in _playing():
        if visitor.page.locator(selector).count():
            return
        if visitor.page.get_by_test_id("final").count():  # who clicks at random may die before it comes
            _sit(visitor)
        _press(visitor, rng, lays=lays, sought=selector)
        visitor.page.wait_for_timeout(25)
    raise AssertionError(f"{selector} never came")


LAID_OUT = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [cloth] = boxes(".cloth");
  const isInside = ({ left, right, bottom }) =>
    left >= cloth.left - 1 && right <= cloth.right + 1 && bottom <= cloth.bottom + 1;
  const edges = [...document.querySelectorAll(".edge")];
  const isWhole = (edge) => edge.scrollHeight <= edge.clientHeight;
  return boxes(".zone").every(isInside) && edges.length > 0 && edges.every(isWhole);
}
"""


def _is_in_sight(visitor: Visitor, players: int) -> None:
    """Everything is on the screen, and nothing scrolls."""
    page = visitor.page
    visitor.expect_to_fit(height=True)
    expect(page.locator(".player")).to_have_count(players)
    visitor.until(LAID_OUT)
    for part in (".conan", ".hand", ".bar"):
        expect(page.locator(part).first).to_be_in_viewport()


def test_six_at_a_table_are_all_in_sight(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=1280, height=720, theme="dark")
    _sit(ann, 6)
    _until(ann, ".foe", random.Random(2))
    _is_in_sight(ann, 6)
    ann.picture("1280")
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    _is_in_sight(ann, 6)
    ann.picture("1440")
    assert ann.failures == []


def test_a_game_by_clicks_on_cards_in_words_alone(hall: Hall, visit: Visit) -> None:
    """`make soak` plays it to its natural end."""
    ann = visit(hall, width=1280, height=720)
    _sit(ann, limit=0 if os.environ.get("WARHALL_SOAK") else 2)
    ann.page.evaluate(READ_ALONG, PLACES)
    ann.page.set_default_timeout(600_000)
    told: dict[str, Any] = ann.page.evaluate(PLAY, 4)
    print(json.dumps(told))
    assert ann.in_notation() == []
    final = ann.page.get_by_test_id("final")
    expect(final).to_be_visible()
    expect(final.locator(".line")).to_have_count(4)  # Renown and Health of both
    ann.picture("end")
    assert ann.failures == []


def test_a_card_is_read_and_dragged_into_a_gap_that_says_what_it_would_do(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=1440, height=900)
    _sit(ann)
    page = ann.page
    _until(ann, ".gap[data-handle^='gap '][data-move]", random.Random(5))
    _is_in_sight(ann, 2)
    ann.picture("1440")
    page.set_viewport_size({"width": 1280, "height": 720})
    _is_in_sight(ann, 2)
    ann.picture("1280")

    page.locator("[data-handle^='card ']").first.hover()
    expect(page.get_by_role("tooltip").locator("img")).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Rulings on it")
    expect(page.get_by_role("dialog")).to_contain_text("Rules about it")
    ann.picture("card")
    page.keyboard.press("Escape")

    held = box_of(page.locator("[data-handle^='card '][data-move]").first)
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] + 30)
    page.mouse.down()
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] - 40, steps=3)
    place = box_of(page.locator("[data-handle^='gap '][data-drop]").first)
    assert place["width"] >= 44
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    expect(page.locator(".gap .full")).to_contain_text("Costs")
    ann.picture("preview")
    page.mouse.up()
    expect(page.locator("[data-handle^='own ']").first).to_be_visible()
    expect(ann.log).to_contain_text(re.compile("plays .*: (Center|Left Flank|Right Flank|Rear), (left|right) of the"))

    _until(ann, "button.pile:not([disabled])", random.Random(3))
    page.locator("button.pile:not([disabled])").first.click()
    expect(page.get_by_role("dialog").locator("img").first).to_be_visible()
    ann.picture("pile")
    assert ann.failures == []


def test_all_of_a_question_is_proposed_and_taken_at_one_go(hall: Hall, visit: Visit) -> None:
    """Which Foe gets which move: what is proposed lies there, and one click gives it all, as the rules allow."""
    ann = visit(hall)
    _sit(ann)
    rng = random.Random(8)
    _until(ann, ".proposed", rng, lays=False)
    waiting = ann.page.locator(".proposed").count()
    ann.picture("proposed")
    ann.page.get_by_role("button", name="As proposed").click()
    expect(ann.page.locator(".proposed")).to_have_count(0)
    expect(ann.page.locator(".following")).to_have_count(0)
    ann.until(f"() => document.querySelector('[role=log]').innerText.split('Ann gives ').length > {waiting}")
    assert ann.failures == []


def test_a_fight_between_two_with_moves_face_down(hall: Hall, visit: Visit) -> None:
    ann, ben = visit(hall, "Ann"), visit(hall, "Ben")
    ann.go("/")
    ann.page.get_by_test_id(f"new-{GAME}").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    ben.page.goto(ann.page.url)
    ben.page.get_by_role("button", name=re.compile("Sit down")).first.click()
    expect(ann.page.get_by_label("Seats")).to_contain_text("Ben")
    ann.page.get_by_test_id("start").click()
    rng = random.Random(7)
    down = "img[alt='a move face down']"
    seen = False
    for _ in _playing():
        for one in (ann, ben):
            _press(one, rng, lays=False)
        ann.page.wait_for_timeout(20)
        seen = seen or any(one.page.locator(down).count() for one in (ann, ben))
        if seen and re.search(r"\b(uses|plays) ", ann.log.inner_text()) and "attacks" in ann.log.inner_text():
            break
    assert seen
    expect(ann.log).to_contain_text("attacks")
    ann.picture("fight")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fr", "light")])
def test_a_phone_shows_the_zone_in_question(hall: Hall, visit: Visit, language: str, theme: str) -> None:
    ann = visit(hall, width=400, height=800, language=language, theme=theme)
    _sit(ann)
    page = ann.page
    _until(ann, ".foe", random.Random(9))
    page.locator(SOMETHING).first.wait_for()
    expect(page.locator(".zone")).to_have_count(1)
    ann.expect_to_fit()
    expect(page.locator(".hand")).to_be_in_viewport()
    ann.picture(language)
    page.locator(".drawers button").last.click()
    expect(page.locator(".player").first).to_be_in_viewport()
    assert ann.failures == []


class Finger:
    """One finger on a screen, which a browser takes for a tap, a swipe or a long press as it sees fit."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._session = self.page.context.new_cdp_session(self.page)
        self._at = (0.0, 0.0)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        told = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self._session.send("Input.dispatchTouchEvent", told)

    def down(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._send("touchStart", self._at)

    def move(self, x: float, y: float, steps: int = 8) -> None:
        from_x, from_y = self._at
        for step in range(1, steps + 1):
            self._send("touchMove", (from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps))
            self.page.wait_for_timeout(16)
        self._at = (x, y)

    def up(self) -> None:
        self._send("touchEnd")

    def on(self, thing: Locator, share: float = 0.5) -> tuple[float, float]:
        """A point on it, so far from its left side."""
        box = box_of(thing)
        return box["x"] + box["width"] * share, box["y"] + box["height"] / 2


def test_a_finger_goes_from_zone_to_zone_reads_and_carries(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=400, height=800)
    _sit(ann)
    page = ann.page
    _until(ann, ".cloth:has(.zones) .gap[data-drop]", random.Random(9), lays=False)
    finger = Finger(ann)
    tabs = page.locator(".zones button")
    names = tabs.all_inner_texts()

    def zone(at: int) -> None:
        expect(page.locator(".zones [aria-pressed=true]")).to_have_text(names[at % len(names)])

    first = next(at for at, tab in enumerate(tabs.all()) if tab.get_attribute("aria-pressed") == "true")
    field = page.locator(".field")
    finger.down(*finger.on(field, 0.9))
    finger.move(*finger.on(field, 0.1))
    finger.up()
    zone(first + 1)
    foe = page.locator(".foe .person").first
    finger.down(*finger.on(foe, 0.2))
    finger.move(*finger.on(field, 0.95))
    finger.up()
    zone(first)  # also from a Foe, and back again

    finger.down(*finger.on(foe))
    large = page.get_by_role("tooltip")
    expect(large).to_contain_text("Tap here")
    finger.up()
    page.wait_for_timeout(200)
    expect(large).to_be_visible()  # it lies under the finger, which has not asked for more
    expect(page.get_by_role("dialog")).to_have_count(0)
    ann.picture("read")
    finger.down(200, 20)
    finger.up()
    expect(large).to_have_count(0)

    finger.down(*finger.on(page.locator(".hand [data-handle][data-move]").first))
    finger.move(*finger.on(tabs.nth((first + 1) % len(names))))
    zone(first + 1)  # what is carried over the name of a zone opens it
    finger.move(*finger.on(page.locator(".gap[data-drop]").first))
    expect(page.locator(".gap .full")).to_contain_text("Costs")
    ann.expect_to_fit()
    ann.picture("carried")
    finger.up()
    expect(page.locator("[data-handle^='own ']").first).to_be_visible()
    assert ann.failures == []


UNCOVERED = """
() => {
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  const things = [...document.querySelectorAll(".zone, .conan")].map((one) => one.getBoundingClientRect());
  return stage && things.length > 4 && things.every(({ top, bottom }) => bottom <= stage.top || top >= stage.bottom);
}
"""


def test_what_a_reaction_answers_covers_nothing(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=1280, height=720, stops={"before_damage": "always", "after_hit": "always"})
    _sit(ann)
    _until(ann, ".stage .clash", random.Random(4))
    ann.until(UNCOVERED)
    _is_in_sight(ann, 2)
    ann.picture("reaction")
    assert ann.failures == []


# What the log said of attacks when the first one was seen.
WATCH_CLASHES = """
new MutationObserver(() => {
  if (!document.querySelector(".stage .clash")) return;
  window.said ??= document.querySelector("[role=log]").innerText.split("attacks").length - 1;
}).observe(document, { subtree: true, childList: true });
"""


def test_scenes_are_told_before_the_log_and_skipped(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, pace="slow")
    ann.page.add_init_script(WATCH_CLASHES)
    _sit(ann)
    stage = ann.page.locator(".stage")
    clash = ann.page.locator(".stage:has([data-testid=caption]) .clash")
    rng = random.Random(6)
    for _ in _playing():
        if clash.count():
            break
        if ann.page.get_by_test_id("final").count():
            _sit(ann)
        if stage.count() and "attacks" not in stage.first.inner_text():
            ann.page.keyboard.press("s")
        _press(ann, rng)
        ann.page.wait_for_timeout(20)
    expect(clash.first).to_be_visible()
    ann.picture("clash")
    assert ann.page.evaluate("window.said") == 0
    ann.page.keyboard.press("s")
    expect(ann.log).to_contain_text("attacks")
    assert ann.failures == []
