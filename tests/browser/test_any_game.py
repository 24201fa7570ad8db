"""The plain board, for games that have none of their own and for whoever likes it better, from the lobby on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import Visitor, box_of

GAME = "conan-ccg"
POSSIBLE = ".dock [data-action]:not([aria-disabled])"
BLOCKED = ".dock [data-action][aria-disabled]"
CHOICE = f"{POSSIBLE}, .dock .fold"
READY = f"{CHOICE}, [data-testid=roll]"


def _play_now(visitor: Visitor, game: str) -> str:
    visitor.go("/")
    visitor.page.get_by_test_id(f"play-{game}").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(READY).first.wait_for()
    return visitor.page.url.split("/table/")[1]


def _act(visitor: Visitor) -> None:
    """The last choice there is, in the last group if they are folded; or the dice."""
    page = visitor.page
    page.locator(READY).first.wait_for()
    before = page.locator("[data-version]").get_attribute("data-version")
    roll = page.get_by_test_id("roll")
    if roll.is_visible():
        roll.click()
    else:
        folds = page.locator(".dock .fold")
        if folds.count():
            folds.last.click()
        page.locator(POSSIBLE).last.click()
    page.locator(f"[data-version]:not([data-version='{before}'])").wait_for()


@pytest.mark.parametrize("width", [1280, 400])
def test_a_big_game_is_played_on_the_plain_board(hall: Hall, visit: Visit, width: int) -> None:
    ann = visit(hall, plainBoard=True, width=width)
    _play_now(ann, GAME)
    expect(ann.page.get_by_role("region", name="The board")).to_be_visible()
    expect(ann.page.locator(".drawing >> svg").first).to_be_visible()
    expect(ann.prompt).not_to_be_empty()
    ann.picture("first")
    for _ in range(8):
        _act(ann)
    ann.expect_to_fit()
    ann.picture("later")
    assert ann.failures == []


WIDTH = "document.querySelector('.sheet').clientWidth"
LEFT = "document.querySelector('.port').scrollLeft"


def test_the_picture_grows_shrinks_and_moves(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, plainBoard=True)
    _play_now(ann, GAME)
    port = ann.page.locator(".port")
    expect(ann.page.locator(".drawing >> svg").first).to_be_visible()
    fitted = ann.page.evaluate(WIDTH)
    for _ in range(3):
        ann.page.get_by_role("button", name="Larger").click()
    ann.until(f"() => {WIDTH} > 1.5 * {fitted}")
    box = box_of(port)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    left = ann.page.evaluate(LEFT)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x - 80, y)
    ann.page.mouse.up()
    ann.until(f"() => {LEFT} > {left}")
    ann.picture("large")
    port.focus()
    ann.page.keyboard.press("0")
    ann.until(f"() => Math.abs({WIDTH} - {fitted}) < 2")


def _until_a_spot_is_lit(visitor: Visitor) -> Locator:
    lit = visitor.page.locator(".spot.lit")
    for _ in range(30):
        visitor.page.locator(READY).first.wait_for()
        if visitor.page.locator(CHOICE).count() and lit.count():
            return lit
        _act(visitor)
    raise AssertionError("no spot of the picture was ever lit")


def test_a_lit_spot_narrows_the_choices(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, plainBoard=True)
    _play_now(ann, GAME)
    lit = _until_a_spot_is_lit(ann)
    lit.first.dispatch_event("click")
    picked = ann.page.locator(".dock .chip")
    expect(picked).to_have_count(1)
    expect(ann.page.locator(CHOICE).first).to_be_visible()
    ann.picture("picked")
    ann.page.get_by_role("button", name="Show all choices").last.click()
    expect(picked).to_have_count(0)
    lit.first.dispatch_event("click")
    picked.click()  # as good
    expect(picked).to_have_count(0)


PICTURE = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">
  <rect width="800" height="400" fill="#f4ecdb"/>
  <svg x="100" y="50" width="300" height="300" viewBox="0 0 100 100">
    <g transform="translate(10 10) scale(2)"><path id="held" data-card="{held}" d="M0 0h20v30h-20z" fill="#ccc">
      <title>The card in hand</title></path></g>
  </svg>
  <g id="missing" data-card="s99">
    <rect x="600" y="100" width="90" height="140" fill="#ddd"/><text x="620" y="140">4</text></g>
</svg>
"""
OVER = """
([id, at]) => {
  const root = document.querySelector(".drawing").shadowRoot;
  const boxOf = (element) => element.getBoundingClientRect();
  const [one, other] = [boxOf(root.getElementById(id)), boxOf(root.querySelectorAll(".spot")[at])];
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.width - other.width), Math.abs(one.bottom - other.bottom));
}
"""


def _a_card_to_choose(visitor: Visitor) -> str:
    """A name that some of the choices hold, and not all of them."""
    for _ in range(30):
        visitor.page.locator(READY).first.wait_for()
        actions = visitor.page.locator(POSSIBLE).evaluate_all("all => all.map((one) => one.dataset.action)")
        names = {word for action in actions for word in action.split()[1:] if not word.isdecimal()}
        held = sorted(name for name in names if not all(name in action.split() for action in actions))
        if held:
            return str(held[0])
        _act(visitor)
    raise AssertionError("no card could be chosen")


def test_a_picture_that_names_its_parts(hall: Hall, visit: Visit) -> None:
    """Cards, lands or dice with data attributes: those of the choices are lit, the others say why not."""
    ann = visit(hall, plainBoard=True)
    _play_now(ann, GAME)
    held = _a_card_to_choose(ann)
    choices = ann.page.locator(f"{POSSIBLE}[data-action~='{held}']")
    ann.page.route("**/picture.svg?*", lambda route: route.fulfill(body=PICTURE.format(held=held)))
    ann.page.get_by_test_id("language").click()  # the picture is drawn again
    lit = ann.page.locator(".spot.lit")
    expect(lit).to_have_count(1)
    marks = ann.page.locator(".spot")
    expect(marks).to_have_count(2)
    for at, part in enumerate(("held", "missing")):  # the smaller one on top
        # The mark lies on its part, also in a picture in the picture.
        ann.until(f"given => ({OVER})(given) < 8", [part, at])
    ann.picture("lit")
    lit.click()
    expect(ann.page.locator(".dock .chip")).to_contain_text("The card in hand")
    expect(ann.page.locator(POSSIBLE).first).to_be_visible()
    expect(ann.page.locator(f"{POSSIBLE}:not([data-action~='{held}'])")).to_have_count(0)
    marks.nth(1).click()
    expect(ann.page.locator(".notice > span")).to_be_visible()
    ann.picture("why-not")

    # What one looks at in the list is marked in the picture.
    choices.first.focus()
    expect(ann.page.locator(".spot.marked")).to_have_count(1)
    assert ann.failures == []


def test_what_is_not_possible_is_shown_with_its_reason_and_rule(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, plainBoard=True)
    _play_now(ann, GAME)
    blocked, notice = ann.page.locator(BLOCKED), ann.page.locator(".notice")
    for _ in range(30):
        ann.page.locator(READY).first.wait_for()
        ann.page.wait_for_load_state("networkidle")
        if blocked.count():
            break
        _act(ann)
    version = ann.page.locator("[data-version]").get_attribute("data-version")
    name = blocked.first.inner_text()
    blocked.first.click(force=True)  # it says that it is disabled, and answers all the same
    rule = notice.get_by_role("button", name=re.compile(r"^[A-Z]{3}-\d{3}$"))
    expect(notice.locator("span").first).to_contain_text(name)
    ann.picture("why-not")
    number = rule.inner_text()
    rule.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(number)
    ann.picture("rule")
    ann.page.keyboard.press("Escape")

    # The same from the keyboard, and in the other language.
    notice.get_by_role("button", name="Close").click()
    ann.page.get_by_test_id("language").click()
    expect(ann.page.get_by_text("Pas maintenant")).to_be_visible()
    expect(blocked.first).not_to_have_text(name)
    blocked.first.focus()
    ann.page.keyboard.press("Enter")
    expect(rule).to_be_visible()
    assert ann.page.locator("[data-version]").get_attribute("data-version") == version  # nothing was played
    assert ann.failures == []


def test_chance_that_is_no_dice_is_called_otherwise(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, plainBoard=True)
    _play_now(ann, GAME)
    roll = ann.page.get_by_test_id("roll")
    for _ in range(60):
        ann.page.locator(READY).first.wait_for()
        if roll.is_visible():
            break
        _act(ann)
    expect(ann.prompt).to_contain_text("Go on, or undo your choice.")
    expect(roll).to_have_text("Go on")
    ann.picture("go-on")
    ann.page.locator(".dock").get_by_role("button", name="Undo").click()
    expect(ann.page.locator(POSSIBLE).first).to_be_visible()
    assert ann.failures == []


DRAWN = "() => document.querySelector('.drawing').shadowRoot.querySelector('svg').textContent"


def test_the_end_of_a_game_on_the_plain_board(hall: Hall, visit: Visit) -> None:
    """Ann leaves, a bot plays on for her, and she watches how it ends; then she looks back at the long game."""
    ann = visit(hall, plainBoard=True)
    table = _play_now(ann, GAME)
    ann.page.get_by_role("button", name="Leave", exact=True).click()
    ann.page.get_by_role("button", name="Really leave").click()
    ann.page.wait_for_url("**/")
    ann.go(f"/table/{table}")
    standings = ann.page.get_by_test_id("standings")
    expect(standings).to_be_visible(timeout=120_000)
    expect(standings.get_by_role("listitem")).to_have_count(2)
    expect(standings.locator(".winner")).not_to_have_count(0)
    expect(ann.prompt).to_contain_text("game is over")
    ann.picture("standings")

    ann.go(f"/table/{table}/replay?at=3")
    expect(ann.page.locator(".drawing >> svg").first).to_be_visible()
    expect(ann.page.locator(".dock")).to_have_count(0)  # nothing can be chosen in the past
    first = ann.page.evaluate(DRAWN)
    expect(ann.page.locator("[data-n='3'].here")).to_be_in_viewport()
    ann.page.get_by_role("slider").focus()
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".here")).to_be_in_viewport()
    ann.until(f"first => ({DRAWN})() !== first", first)
    ann.picture("replay-end")
    assert ann.failures == []


def test_the_list_of_choices_says_everything_in_words(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.play_now()
    ann.wait_for_lit_line()
    ann.page.get_by_role("tab", name="All choices").click()
    listed = ann.page.get_by_role("tabpanel").get_by_role("button")
    expect(listed.filter(has_text="Lose a die")).to_be_visible()
    said = listed.all_inner_texts()
    assert not [text for text in said if re.search(r"[\[\]_]|^(fill|lose)\b", text)]
    version = ann.page.locator("[data-version]").get_attribute("data-version")
    listed.first.click()
    ann.page.locator(f"[data-version]:not([data-version='{version}'])").wait_for()


def test_what_is_the_only_choice_may_happen_by_itself(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, plainBoard=True, playForced=True)
    _play_now(ann, GAME)
    one = ann.page.locator(POSSIBLE)
    for _ in range(12):
        ann.page.locator(READY).first.wait_for()
        if one.count() == 1:
            break
        _act(ann)
    before = ann.page.locator("[data-version]").get_attribute("data-version")
    ann.page.locator(f"[data-version]:not([data-version='{before}'])").wait_for()


def test_a_table_with_special_rules(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=400)
    ann.go()
    ann.page.get_by_test_id("new-age-of-conan").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).select_option("2")
    dialog.get_by_text("Special rules").click()
    rule = dialog.get_by_label(re.compile("raider tokens"))
    assert box_of(rule)["width"] > 150  # wide enough to be used
    rule.select_option("11")
    ann.picture("special-rules")
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()


def test_a_replay_on_the_plain_board(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, plainBoard=True, language="fr")
    _play_now(ann, GAME)
    for _ in range(3):
        _act(ann)
    ann.page.get_by_test_id("replay").click()
    expect(ann.page.get_by_test_id("moment")).to_be_visible()
    expect(ann.page.locator(".drawing >> svg").first).to_be_visible()
    ann.page.get_by_role("slider").focus()
    ann.page.keyboard.press("End")
    ann.picture("replay")
    assert ann.failures == []
