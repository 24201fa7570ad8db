"""What survives: reloads, a server that dies, and moments of a game sent as a link."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import Visitor


def test_reload_and_server_restart_in_mid_game(own_hall: Hall, visit: Visit) -> None:
    ann = visit(own_hall)
    ann.play_now()
    for _ in range(3):
        ann.choose()
    ann.wait_for_lit_line()
    dice, told = ann.dice(), ann.log.inner_text()
    ann.page.reload()
    expect(ann.lit.first).to_be_visible()
    ann.expect_dice(dice)
    expect(ann.log).to_have_text(told, use_inner_text=True)

    own_hall.kill()
    expect(ann.page.get_by_text("Reconnecting")).to_be_visible()
    ann.picture("reconnecting")
    own_hall.start()
    expect(ann.page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
    expect(ann.lit.first).to_be_visible()
    ann.expect_dice(dice)
    expect(ann.log).to_have_text(told, use_inner_text=True)
    assert ann.choose()
    assert ann.failures == []


def test_a_game_waits_in_the_lobby(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    table = ann.play_now()
    ann.wait_for_choice()
    ann.go("/")
    mine = ann.page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_have_count(1)
    ann.picture("my-games")
    mine.click()
    assert ann.at_table() == table


def test_a_link_to_a_moment_of_a_replay(hall: Hall, visit: Visit) -> None:
    ann, ben = visit(hall), visit(hall, "Ben")
    ann.play_now()
    for _ in range(6):
        ann.choose()
    ann.page.get_by_test_id("replay").click()
    moment = ann.page.get_by_test_id("moment")
    expect(moment).to_have_text(re.compile(r"^0 / \d+$"))
    slider = ann.page.get_by_role("slider")
    slider.focus()
    for _ in range(5):
        slider.press("ArrowRight")
    expect(moment).to_have_text(re.compile(r"^5 / "))
    ann.page.get_by_label("Viewpoint").select_option("1")
    ann.page.get_by_test_id("link").click()
    expect(ann.page).to_have_url(re.compile(r"/replay\?at=5&as=1$"))
    ann.picture("replay")

    ben.go(ann.page.url)
    expect(ben.page.get_by_test_id("moment")).to_have_text(re.compile(r"^5 / "))
    expect(ben.prompt).to_have_text(ann.prompt.inner_text())
    ben.expect_dice(ann.dice())
    ben.page.get_by_label("Speed").select_option("4")
    ben.page.get_by_role("button", name="Play", exact=True).click()
    expect(ben.page.get_by_test_id("moment")).to_have_text(re.compile(r"^(?!5 /)"))
    assert ann.failures == ben.failures == []


def use_account(visitor: Visitor, name: str, *, is_new: bool) -> None:
    visitor.go("/")
    visitor.page.get_by_role("button", name="Account").click()
    dialog = visitor.page.get_by_role("dialog")
    if is_new:
        dialog.get_by_role("button", name="I do not have one yet").click()
    dialog.get_by_label("Name", exact=True).fill(name)
    dialog.get_by_label("Password").fill("correct horse")
    visitor.picture("account")
    dialog.get_by_role("button", name="Create an account" if is_new else "Sign in").click()
    expect(dialog).to_be_hidden()


def test_an_account_brings_a_game_to_another_device(hall: Hall, visit: Visit) -> None:
    desk, phone = visit(hall, "Ann"), visit(hall, "", width=400)
    name = f"ann{time.time_ns() % 10**9}"
    use_account(desk, name, is_new=True)
    table = desk.play_now()
    desk.wait_for_choice()
    use_account(phone, name, is_new=False)
    phone.go(f"/table/{table}")
    phone.page.get_by_role("button", name="Play on this device").click()
    phone.wait_for_choice()
    phone.expect_dice(desk.dice())
    phone.picture("phone")
    assert phone.failures == []
