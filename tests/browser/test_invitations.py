"""Inviting others: the link leads from another address to the table, and guests choose for themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import Visitor


def _open_table(host: Visitor, game: str) -> str:
    """A table for friends; the link of its invitation."""
    host.go()
    host.page.get_by_test_id(f"new-{game}").click()
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_test_id("invitation")
    expect(link).not_to_have_value("")
    return link.input_value()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (400, 800)])
def test_an_invitation_leads_from_another_address_to_the_table(
    open_hall: Hall, visit: Visit, width: int, height: int
) -> None:
    ann = visit(open_hall, width=width, height=height)
    ann.go()
    ann.page.get_by_test_id("new-age-of-conan").click()
    ann.page.get_by_label("Kingdom for you").select_option("Turan")
    ann.page.get_by_label("Clock").select_option("live")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    link = f"http://127.0.0.2:{open_hall.port}/table/{ann.page.url.rpartition('/')[2]}"
    expect(ann.page.get_by_test_id("invitation")).to_have_value(link)
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    ann.picture(f"host-{width}", whole=True)

    ben = visit(open_hall, "", width, height)
    ben.go(link)
    facts = ben.page.get_by_test_id("facts")
    expect(facts).to_contain_text("10 minutes each")
    expect(facts).to_contain_text("Played without hints and odds.")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("Turan")
    ben.expect_to_fit()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Kingdom for you").select_option("Turan")
    ben.page.get_by_test_id("sit-1").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Turan can be played only once")  # Ann has it
    ben.picture(f"guest-{width}", whole=True)
    ben.page.get_by_label("Kingdom for you").select_option("Aquilonia")
    ben.page.get_by_test_id("sit-1").click()
    for person in (ann, ben):
        expect(person.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("Aquilonia")
    ann.page.get_by_label("Kingdom for you").select_option("Stygia")
    ann.page.get_by_test_id("change").click()
    expect(ben.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("Stygia")
    ann.page.get_by_test_id("start").click()
    expect(ben.prompt).to_be_visible()
    assert ben.page.url == link
    assert ann.failures == ben.failures == []


def test_a_guest_brings_a_deck_of_his_own(open_hall: Hall, visit: Visit) -> None:
    ann, ben = visit(open_hall), visit(open_hall, "Ben")
    ben.go(_open_table(ann, "conan-ccg"))
    ben.page.get_by_label("Deck for you").select_option("Apes and Axes")
    ben.page.get_by_test_id("sit-1").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("Apes and Axes")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "This link works only on this computer."), ("fr", "Ce lien ne fonctionne que sur cet ordinateur.")],
)
def test_a_hall_on_loopback_says_that_others_cannot_come(hall: Hall, visit: Visit, language: str, told: str) -> None:
    ann = visit(hall, language=language)
    ann.go()
    ann.page.get_by_test_id("new-age-of-war").click()
    ann.page.locator("form button.primary").click()
    note = ann.page.get_by_role("note")
    expect(note).to_contain_text(told)
    expect(note).to_contain_text("--lan")
    ann.picture(f"only-here-{language}", whole=True)
    assert ann.failures == []
