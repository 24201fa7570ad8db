"""Looking after the hall on a page: what guests report and are told, who is sent away; and one's own data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall

TOKEN = "a token for whoever looks after the hall"


@pytest.fixture
def looked_after(client: Path, tmp_path: Path) -> Iterator[Hall]:
    assert (client / "index.html").exists()
    served = Hall(tmp_path, admin_token=TOKEN)
    served.start()
    yield served
    served.kill()


def test_whoever_looks_after_the_hall_hears_of_guests_and_speaks_to_them(looked_after: Hall, visit: Visit) -> None:
    ann, keeper = visit(looked_after), visit(looked_after, "Keeper")
    ann.play_now()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Report something").click()
    ann.page.get_by_label("What should whoever looks after the hall know").fill("The bot is rude.")
    ann.page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(ann.page.get_by_text("Thank you.")).to_be_visible()
    ann.picture("reported")

    keeper.go("/admin")
    keeper.page.get_by_label("The token that opens this page").fill("a guess")
    keeper.page.get_by_role("button", name="Go in").click()
    expect(keeper.page.get_by_role("alert")).to_have_text("This token opens nothing here.")
    keeper.page.get_by_label("The token that opens this page").fill(TOKEN)
    keeper.page.get_by_role("button", name="Go in").click()
    expect(keeper.page.get_by_text("The bot is rude.")).to_be_visible()
    keeper.page.get_by_role("button", name="Settled").click()
    expect(keeper.page.get_by_text("Nobody has reported anything.")).to_be_visible()
    keeper.page.get_by_label("What everybody is told").fill("We close at ten.")
    keeper.page.get_by_role("button", name="Tell everybody").click()
    keeper.page.get_by_label("Address or network").fill("203.0.113.0/24")
    keeper.page.get_by_role("button", name="Keep out").click()
    expect(keeper.page.get_by_text("203.0.113.0/24")).to_be_visible()
    keeper.page.get_by_role("button", name="People").click()
    keeper.picture("page", whole=True)
    keeper.page.get_by_role("button", name="Send away").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("bot")
    keeper.page.get_by_role("button", name="Close", exact=True).click()
    expect(keeper.page.get_by_role("button", name="Open again")).to_be_visible()

    ann.go("/")
    expect(ann.page.get_by_test_id("house")).to_have_text("We close at ten.")
    ann.picture("announcement")
    assert ann.failures == keeper.failures == []


def test_an_account_is_changed_taken_along_and_deleted(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.go()
    ann.page.get_by_role("button", name="Account").click()
    ann.page.get_by_role("button", name="I do not have one yet").click()
    ann.page.get_by_label("Name", exact=True).fill("Ann of the data")
    ann.page.get_by_label("Password (at least").fill("12345678")
    ann.page.get_by_role("button", name="Create an account").click()
    ann.page.get_by_role("button", name="Ann of the data").click()
    ann.page.get_by_text("Change the password").first.click()
    ann.page.get_by_label("The password you have now").fill("12345678")
    ann.page.get_by_label("The new one").fill("another one")
    ann.page.get_by_role("button", name="Change the password").click()
    expect(ann.page.get_by_text("Your password is changed.")).to_be_visible()
    ann.page.get_by_text("Your data", exact=True).click()
    ann.picture("account")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download it").click()
    assert json.loads(Path(download.value.path()).read_text())["name"] == "Ann of the data"
    ann.page.get_by_role("button", name="Delete the account").click()
    ann.page.get_by_role("button", name="Yes, delete it for good").click()
    expect(ann.page.get_by_role("button", name="Account")).to_be_visible()
    ann.page.get_by_role("link", name="Privacy").click()
    expect(ann.page.get_by_role("heading", name="Privacy")).to_be_visible()
    ann.picture("privacy")
    assert ann.failures == []
