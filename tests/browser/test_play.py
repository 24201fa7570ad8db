"""Playing in the browser: from the lobby to the final score, with friends, as a guest who only watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import OPPONENT


def test_from_the_lobby_to_the_final_score(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, rollAtOnce=True)
    ann.go()
    expect(ann.page.get_by_test_id("play-age-of-war")).to_be_visible()
    ann.picture("lobby", whole=True)
    ann.play_now()
    ann.wait_for_choice()
    ann.picture("table")
    ann.page.get_by_role("tab", name="All choices").click()
    ann.read_along()
    ann.picture("choices")
    ann.play_to_the_end()
    expect(ann.prompt).to_contain_text("over")
    assert ann.in_notation() == []
    ann.page.get_by_role("tab", name="Log").click()
    expect(ann.page.locator(".final h2")).to_contain_text(re.compile("wins|share"))
    ann.picture("final")
    ann.page.get_by_role("button", name="Count again").click()
    items = ann.page.locator(".final .item")
    expect(items).to_have_count(0)
    ann.page.locator(".final").get_by_role("button", name="Next").click()
    expect(items).to_have_count(1)
    items.first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(re.compile("AOW-05[56]"))
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Show all").click()
    expect(ann.page.locator(".final h2")).to_contain_text(re.compile("wins|share"))
    assert ann.failures == []

    ann.page.get_by_test_id("rematch").click()
    ann.wait_for_choice()
    expect(ann.page.locator(".final")).to_be_hidden()


def test_two_browsers_at_one_table(hall: Hall, visit: Visit) -> None:
    ann, ben = visit(hall, "Ann"), visit(hall, "Ben")
    ann.go()
    ann.page.get_by_test_id("new-age-of-war").click()
    ann.picture("new-table")
    ann.page.get_by_role("button", name="Open the table").click()
    start = ann.page.get_by_test_id("start")
    expect(start).to_be_visible()
    ben.go(ann.page.url)
    ben.page.get_by_test_id("sit-1").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ann.picture("waiting")
    start.click()
    for player in (ann, ben):
        player.at_table()

    mover, other = (ann, ben) if ann.is_asked() else (ben, ann)
    mover.wait_for_choice()
    expect(other.page.locator("button[data-action=lose]")).to_have_count(0)
    mover.page.locator("button[data-action=lose]").click()
    expect(other.log).to_contain_text("loses a die")
    mover.page.get_by_test_id("roll").click()
    other.expect_dice(re.compile("^Dice: .*"))
    mover.expect_dice(other.dice())  # each browser hears of it in its own time
    other.picture("the-other")

    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Good luck</b>")
    ann.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("<b>Good luck</b>")).to_be_visible()  # as text, never as markup
    assert ann.failures == ben.failures == []


def test_a_spectator_sees_everything_and_may_do_nothing(hall: Hall, visit: Visit) -> None:
    ann, zoe = visit(hall), visit(hall, "Zoe")
    table = ann.play_now()
    ann.wait_for_lit_line()
    zoe.go(f"/table/{table}")
    expect(zoe.prompt).to_contain_text("Ann")
    expect(zoe.page.get_by_text("You are watching.")).to_be_visible()
    expect(zoe.lit).to_have_count(0)
    zoe.press("fill odani 1")
    ann.lit.first.click()
    expect(zoe.log).to_contain_text("fills")
    zoe.picture("watching")
    assert zoe.failures == []


def test_undo_takes_a_choice_back_until_the_dice_fall(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.play_now()
    ann.wait_for_lit_line()
    dice, choices = ann.dice(), ann.lit.evaluate_all("lines => lines.map(line => line.dataset.action)")
    ann.lit.first.click()
    undo = ann.page.get_by_test_id("undo")
    expect(undo).to_be_visible()
    ann.picture("may-undo")
    undo.click()
    expect(ann.lit.first).to_be_visible()
    ann.expect_dice(dice)
    assert ann.lit.evaluate_all("lines => lines.map(line => line.dataset.action)") == choices

    ann.lit.first.click()
    ann.page.get_by_test_id("roll").click()
    expect(ann.page.get_by_test_id("roll")).to_be_hidden()
    expect(undo).to_be_hidden()


def test_a_choice_that_is_not_possible_says_why_and_opens_its_rule(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.play_now()
    ann.wait_for_lit_line()
    taken = "conquers Azuchi" in ann.log.inner_text()  # the bot may have had the first turn
    ann.press("fill odani daimyo" if taken else "fill azuchi daimyo")
    notice = ann.page.locator(".notice")
    expect(notice).to_contain_text("special daimyo line does not count")
    notice.get_by_role("button", name="AOW-046").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Not fillable in the center")
    ann.picture("rule")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()


def test_a_hint_marks_a_choice_and_the_log_points_at_the_board(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.play_now()
    ann.wait_for_lit_line()
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator("[data-action].hint")).to_have_count(1)
    ann.picture("hint")
    ann.lit.first.click()
    name = ann.log.locator(".name", has_text=re.compile(f"^(?!Ann|{OPPONENT})")).last
    name.hover()
    expect(ann.page.locator(".pointed")).to_have_count(1)
    ann.page.mouse.move(0, 0)
    expect(ann.page.locator(".pointed")).to_have_count(0)
    ann.log.focus()  # one stop of the Tab key; arrows go from name to name
    ann.page.keyboard.press("ArrowUp")
    expect(ann.page.locator(".pointed")).to_have_count(1)
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(".pointed")).to_have_count(0)


def test_the_language_changes_at_once(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.play_now()
    ann.wait_for_choice()
    ann.page.evaluate("window.same = true")
    ann.page.get_by_test_id("language").click()
    expect(ann.prompt).to_contain_text("Remplissez une ligne, ou perdez un dé")
    expect(ann.log).to_contain_text("lance")
    expect(ann.page.get_by_role("tab", name="Journal")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.lang") == "fr"
    assert ann.page.evaluate("window.same") is True  # the page was not loaded again
    ann.picture("french")
