"""For everybody: phones, keyboards, screen readers, slow lines; and games that have no board of their own yet."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WEB, Visit, missing
from tests.browser.serving import ROOT, Hall
from tests.browser.visitor import Visitor

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def test_a_phone_of_400_pixels(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=400)
    for address in ("/", "/rules/age-of-war", "/learn/age-of-war"):
        ann.go(address)
        ann.page.wait_for_load_state("networkidle")
        ann.expect_to_fit()
    ann.play_now()
    ann.wait_for_lit_line()
    ann.expect_to_fit()
    ann.picture("table")
    ann.lit.first.tap()
    roll = ann.page.locator("button.go")
    expect(roll).to_be_visible()
    ann.picture("may-roll")
    roll.tap()
    expect(roll).to_be_hidden()
    ann.wait_for_choice()


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_turn_by_keyboard_alone(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.go()
    expect(ann.page.get_by_test_id("play-age-of-war")).to_be_visible()
    _tab_to(ann.page, "[data-testid=play-age-of-war]")
    ann.page.keyboard.press("Enter")
    ann.at_table()
    for _ in range(30):  # until the dice fill a line
        ann.page.locator("[data-testid=roll], button.lit, button[data-action=lose]").first.wait_for()
        if ann.page.get_by_test_id("roll").is_visible():
            ann.page.keyboard.press("r")
            expect(ann.page.get_by_test_id("roll")).to_be_hidden()
        elif ann.lit.count():
            break
        else:
            _tab_to(ann.page, "[data-action=lose]")
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator("[data-action=lose]:focus")).to_have_count(0)
    dice = ann.dice()
    _tab_to(ann.page, "button.lit")
    action = ann.page.evaluate("document.activeElement.dataset.action")
    assert "Fill" in ann.page.evaluate("document.activeElement.textContent")
    ann.picture("focus")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("undo")).to_be_visible()
    ann.page.keyboard.press("u")
    expect(ann.page.locator(f"[data-action='{action}'].lit")).to_be_visible()
    ann.expect_dice(dice)
    _tab_to(ann.page, "button.lit")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("roll")).to_be_visible()
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_test_id("roll")).to_be_hidden()

    # Arrows also reach what is not possible, and Enter says why.
    ann.wait_for_lit_line()
    _tab_to(ann.page, "button.lit")
    for key in [*["ArrowUp"] * 12, *["ArrowDown"] * 24]:
        if ann.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
            break
        ann.page.keyboard.press(key)
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true"
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".notice > span")).to_be_visible()


SERIOUS = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """List what axe-core finds, in one line each, once no colour is on its way into another."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations().map((one) => one instanceof CSSTransition ? one.finished : null))"
    )
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    found = [violation for violation in result["violations"] if violation["impact"] in SERIOUS]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(hall: Hall, visit: Visit, theme: str) -> None:
    if not AXE.exists():
        missing("axe-core is not installed: npm ci in web/")
    ann = visit(hall, theme=theme)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        ann.picture(screen)
        if told := findings(ann.page):
            found[screen] = told

    ann.go()
    expect(ann.page.get_by_test_id("play-age-of-war")).to_be_visible()
    look("lobby")
    ann.page.get_by_test_id("settings").click()
    look("settings")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("new-age-of-war").click()
    look("new-table")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    look("waiting")
    ann.play_now()
    ann.wait_for_lit_line()
    look("table")
    ann.lit.first.click()
    expect(ann.page.get_by_test_id("roll")).to_be_visible()
    look("dice-wait")
    ann.page.get_by_test_id("replay").click()
    expect(ann.page.get_by_test_id("moment")).to_be_visible()
    look("replay")
    for game, board in (("age-of-conan", "svg.map"), ("conan-ccg", ".field .zone")):
        ann.go()
        ann.page.get_by_test_id(f"play-{game}").click()
        expect(ann.page.locator(board).first).to_be_visible()
        expect(ann.page.locator(".dock button, .hand button").first).to_be_visible()
        look(f"table-of-{game}")
    ann.go("/rules/age-of-war/AOW-038")
    expect(ann.page.locator("#AOW-038")).to_be_visible()
    look("rules")
    for game in ("age-of-war", "age-of-conan"):
        ann.go(f"/learn/{game}")
        ann.page.get_by_test_id("lesson-next").click()
        look(f"introduction-to-{game}")
    assert not found, json.dumps(found, indent=1)


def _time_to_play(visitor: Visitor) -> float:
    began = time.monotonic()
    visitor.go()
    visitor.page.get_by_test_id("play-age-of-war").wait_for()
    return time.monotonic() - began


def test_the_first_page_is_small_and_quick(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    sent: list[int] = []
    session = ann.page.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sent.append(int(event["encodedDataLength"])))
    elsewhere: list[str] = []
    ann.page.on("request", lambda request: elsewhere.append(request.url) if hall.url not in request.url else None)
    seconds = [_time_to_play(ann)]
    ann.page.wait_for_load_state("networkidle")
    assert sum(sent) < 300_000
    # Others may use the machine: the best of three visits counts, each with an empty cache.
    seconds += [_time_to_play(visit(hall)) for _ in range(2)]
    assert min(seconds) < 2, seconds
    assert [url for url in elsewhere if not url.startswith(("data:", "blob:"))] == []


@pytest.mark.parametrize("answer", [{"status": 404, "json": {"code": "no-odds", "text": ""}}, {"body": "null"}])
def test_there_is_no_bar_where_nobody_knows_the_chances(hall: Hall, visit: Visit, answer: dict[str, Any]) -> None:
    ann = visit(hall)
    ann.page.route("**/chances?*", lambda route: route.fulfill(**answer))
    ann.play_now()
    ann.wait_for_choice()
    expect(ann.page.locator(".board")).to_be_visible()
    expect(ann.page.get_by_role("img", name="Chance to win")).to_have_count(0)
    assert ann.failures == []


@pytest.mark.parametrize("game", ["age_of_war", "age_of_conan", "conan_ccg"])
def test_what_the_board_takes_from_the_game_is_up_to_date(game: str) -> None:
    script: Path = WEB / "scripts" / f"{game}.py"
    done = subprocess.run([sys.executable, script, "--check"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
