"""The workshop: from the gallery to a legal deck to a table with it; by keyboard; on a phone, in French, by night."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.test_everyone import findings
from tests.browser.test_staying import use_account
from tests.browser.visitor import Visitor, box_of

GAME = "conan-ccg"


def enter(visitor: Visitor, address: str = f"/workshop/{GAME}") -> None:
    visitor.go(address)
    expect(visitor.page.locator("[data-action]")).to_have_count(140)


def test_from_the_gallery_to_a_legal_deck_to_a_table(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    page = ann.page
    ann.go()
    page.get_by_test_id(f"workshop-{GAME}").click()
    expect(page.locator("[data-action]")).to_have_count(140)
    verdict, faults = page.get_by_test_id("verdict"), page.get_by_test_id("faults")
    expect(faults.get_by_role("listitem")).to_have_count(4)
    faults.get_by_role("button", name="CCG-036").click()
    expect(page.get_by_role("dialog")).to_contain_text("Conan")
    page.keyboard.press("Escape")

    page.get_by_test_id("card-search").fill("renown>=7 and type:human")
    expect(page.get_by_test_id("card-count")).to_have_text("2 cards")
    page.get_by_test_id("card-search").fill("renown>")
    expect(page.locator("#search-problem")).to_contain_text("A value")
    page.get_by_test_id("card-search").fill("")
    page.get_by_test_id("filter-kind:conan").click()
    expect(page.get_by_test_id("card-count")).to_have_text("6 cards")
    page.get_by_test_id("filter-kind:conan").click()

    page.get_by_test_id("which-deck").select_option("red_axe")
    expect(verdict).to_have_attribute("data-legal", "true")
    expect(page.locator("canvas[data-drawn]")).to_have_count(140)  # every card has its picture
    ann.picture("legal")
    page.locator("[data-action=thak]").drag_to(page.get_by_test_id("part-foes"))  # a second copy of what is Unique
    expect(faults).to_contain_text("Unique")
    expect(page.get_by_test_id("play-deck")).to_be_disabled()
    page.get_by_test_id("part-foes").get_by_text("Thak").drag_to(page.get_by_role("toolbar", name="Cards"))
    expect(verdict).to_have_attribute("data-legal", "true")
    page.locator("[data-action=conan_the_bold]").click()
    expect(page.get_by_test_id("part-conan")).to_have_text(re.compile("Conan the Bold"))
    page.get_by_test_id("deck-name").fill("Bold Axe")
    expect(verdict).to_have_attribute("data-legal", "true")
    assert findings(page) == []

    page.get_by_test_id("friends-deck").click()
    expect(page.get_by_label("Deck for you").locator("option:checked")).to_have_text("Bold Axe")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_label("Seats")).to_contain_text("Bold Axe")
    ann.go()
    page.get_by_label("Your deck").select_option("Bold Axe")
    page.get_by_test_id(f"play-{GAME}").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    assert ann.failures == []


def test_a_deck_goes_out_and_comes_back_and_is_kept(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    page = ann.page
    enter(ann)
    page.get_by_test_id("which-deck").select_option("sons_of_the_north")
    page.locator("[data-action=thak]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#deck-panel")).to_contain_text("Thak")
    page.keyboard.press("ArrowRight")
    ann.until("() => document.activeElement.dataset.action !== 'thak'")
    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    text = saved.value.path().read_text()
    assert "1 Thak" in text
    page.get_by_test_id("import").click()
    page.locator("#deck-text").fill("3 Nobody at all")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Line 1")
    page.locator("#deck-text").fill(text.replace("Sons of the North", "Sons and Apes"))
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_test_id("deck-name")).to_have_value("Sons and Apes")
    page.reload()
    expect(page.get_by_test_id("deck-name")).to_have_value("Sons and Apes")
    page.locator("#deck-hands").click()
    expect(page.get_by_test_id("hand").first.get_by_role("listitem")).to_have_count(7)
    page.locator("#deck-rating").click()
    page.get_by_test_id("rate").click()
    expect(page.get_by_test_id("rating-progress")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_test_id("rate")).to_be_visible()
    assert ann.failures == []


def test_an_account_brings_decks_to_another_browser(hall: Hall, visit: Visit) -> None:
    desk, phone = visit(hall), visit(hall, "", width=400)
    enter(desk)
    desk.page.get_by_test_id("which-deck").select_option("red_axe")
    desk.page.get_by_test_id("deck-name").fill("Axe of mine")
    expect(desk.page.get_by_test_id("deck-panel")).to_contain_text("Kept in this browser")
    name = f"ann{time.time_ns() % 10**9}"
    use_account(desk, name, is_new=True)
    enter(desk)
    told = desk.page.expect_response(lambda one: one.request.method == "PUT" and "/api/me/decks/" in one.url)
    with told:
        desk.page.get_by_role("button", name="Keep it with my account").click()
    expect(desk.page.get_by_test_id("deck-panel")).to_contain_text(f"Kept with your account, {name}")

    use_account(phone, name, is_new=False)
    phone.page.get_by_label("Your deck").select_option("Axe of mine")
    enter(phone)
    phone.page.get_by_role("button", name=re.compile("^Deck ·")).tap()
    phone.page.get_by_test_id("which-deck").select_option("Axe of mine")
    expect(phone.page.get_by_test_id("verdict")).to_have_attribute("data-legal", "true")
    with phone.page.expect_response(lambda one: one.request.method == "DELETE"):
        phone.page.get_by_role("button", name="Delete").tap()
        phone.page.get_by_role("button", name="Really delete?").tap()

    enter(desk)
    expect(desk.page.get_by_test_id("which-deck").locator("option", has_text="Axe of mine")).to_have_count(0)
    assert desk.failures == phone.failures == []


def test_a_card_is_read_with_its_rulings_and_rules(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    enter(ann)
    page = ann.page
    page.locator("[data-action=catlike_twist]").hover()
    large = page.get_by_role("tooltip")
    expect(large).to_contain_text("Rules about it")
    ann.picture("large")
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name="Catlike Twist")
    dialog.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("dialog", name=re.compile("CCG-"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_test_id("which-deck")).to_be_visible()
    assert ann.failures == []


def test_a_long_press_and_a_tap_tell_all_about_a_card(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=400, height=800, language="fr")
    enter(ann)
    page = ann.page
    finger = page.context.new_cdp_session(page)
    card = page.locator("[data-action=catlike_twist]")
    card.scroll_into_view_if_needed()
    page.wait_for_timeout(300)  # a list that still scrolls takes a finger for one that stops it
    box = box_of(card)
    at = {"x": box["x"] + 40, "y": box["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    large = page.get_by_role("tooltip")
    expect(large).to_contain_text("Touchez ici")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".copies")).to_have_count(0)  # a long press reads, and puts nothing into the deck
    ann.picture("large")
    large.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Règles qui en parlent")
    ann.expect_to_fit()
    ann.picture("page")
    assert ann.failures == []


def test_on_a_phone_in_french_by_night(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=400, height=800, language="fr", theme="dark")
    enter(ann, "/workshop")
    page = ann.page
    ann.expect_to_fit()
    page.locator("[data-action=king_conan], [data-action=conan_the_bold]").first.tap()
    ann.picture("cards")
    page.get_by_role("button", name=re.compile("Paquet · 1")).tap()
    expect(page.get_by_test_id("faults")).to_contain_text("La pioche a 0 carte et")
    expect(page.get_by_test_id("export")).to_be_enabled()
    ann.expect_to_fit()
    assert findings(page) == []
    ann.picture("deck")
    assert ann.failures == []
