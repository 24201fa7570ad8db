"""At the table with others: clocks, people who leave or run out of time, six players, and who is winning."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import OPPONENT

SHORTEST = 10  # seconds, of a live clock

CREATE = """
async (request) => {
  const answer = await fetch("/api/tables", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(request),
  });
  const { table, token, seat } = await answer.json();
  const kept = [{ id: table.id, token, game: table.game, seat, since: Date.now() }];
  localStorage.setItem("warhall.tables", JSON.stringify(kept));
  return table.id;
}
"""


def _seconds(text: str) -> int:
    minutes, seconds = text.split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_live_clock_runs_for_the_seat_that_chooses(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.go()
    ann.page.get_by_test_id("new-age-of-war").click()
    ann.page.get_by_label("Clock").select_option("live")
    ann.page.get_by_label("Minutes each").fill("5")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.get_by_test_id("start").click()
    ann.at_table()
    ann.wait_for_choice()
    mine, other = (ann.page.get_by_role("listitem").filter(has_text=name).locator("time") for name in ("Ann", OPPONENT))
    expect(mine).to_have_class(re.compile("runs"))
    expect(other).not_to_have_class(re.compile("runs"))
    before = _seconds(mine.inner_text())
    assert 240 < before <= 311
    expect(mine).not_to_have_text(mine.inner_text())
    assert 0 < before - _seconds(mine.inner_text()) < 60
    ann.picture("clock")
    assert ann.failures == []


def test_a_bot_stands_in_for_somebody_out_of_time_who_may_come_back(hall: Hall, visit: Visit) -> None:
    ann, ben = visit(hall), visit(hall, "Ben")
    ann.go("/")
    table = ann.page.evaluate(
        CREATE,
        {"game": "age-of-war", "name": "Ann", "clock": {"kind": "live", "seconds": SHORTEST, "increment": 0}},
    )
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    ben.page.get_by_test_id("sit-1").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ann.page.get_by_test_id("start").click()
    for player in (ann, ben):
        player.at_table()
    late = ann if ann.is_asked() else ben
    expect(late.page.locator("time.runs.short")).to_be_visible()
    back = late.page.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible(timeout=(SHORTEST + 20) * 1000)
    late.picture("out-of-time")
    back.click()
    expect(back).to_be_hidden()
    assert ann.failures == ben.failures == []


def test_two_people_with_a_clock_play_without_hints_unless_they_want_them(hall: Hall, visit: Visit) -> None:
    ann, ben = visit(hall), visit(hall, "Ben")
    ann.go()
    ann.page.get_by_test_id("new-age-of-war").click()
    helps = ann.page.get_by_label("Hints and odds for everybody who plays here")
    expect(helps).to_be_checked()
    ann.page.get_by_label("Clock").select_option("live")
    expect(helps).not_to_be_checked()
    helps.check()
    ann.page.get_by_label("Clock").select_option("days")
    expect(helps).to_be_checked()  # once said, it stays
    helps.uncheck()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    ben.go(ann.page.url)
    expect(ben.page.get_by_text("Played without hints and odds.")).to_be_visible()
    ben.page.get_by_test_id("sit-1").click()
    ann.page.get_by_test_id("start").click()
    ann.at_table()
    ben.at_table()
    expect(ann.page.get_by_text("Played without hints and odds.")).to_be_visible()
    for person in (ann, ben):
        expect(person.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    ann.picture("without-help")
    assert ann.failures == ben.failures == []


def test_somebody_leaves_and_another_takes_the_seat(hall: Hall, visit: Visit) -> None:
    ann, ben, zoe = visit(hall), visit(hall, "Ben"), visit(hall, "Zoe")
    ann.go()
    ann.page.get_by_test_id("new-age-of-war").click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    ben.go(ann.page.url)
    ben.page.get_by_test_id("sit-1").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ann.page.get_by_test_id("start").click()
    table = ben.at_table()

    ben.page.get_by_role("button", name="Leave", exact=True).click()
    ben.page.get_by_role("button", name="Really leave").click()  # the one thing that is asked twice
    ben.page.wait_for_url("**/")
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("bot")
    ann.wait_for_choice()  # the game goes on
    ann.picture("stand-in")

    zoe.go(f"/table/{table}")
    zoe.page.get_by_role("button", name="Take Ben’s seat").click()
    expect(zoe.page.get_by_text("You are watching.")).to_be_hidden()
    expect(ann.page.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
    zoe.picture("takes-over")
    assert ann.failures == ben.failures == zoe.failures == []


def test_six_sit_round_the_table(hall: Hall, visit: Visit) -> None:
    for width in (1280, 400):
        ann = visit(hall, width=width)
        ann.go()
        ann.page.get_by_label("How many play Age of War").select_option("6")
        ann.page.get_by_test_id("play-age-of-war").click()
        ann.at_table()
        ann.wait_for_choice()
        expect(ann.page.locator("section.area")).to_have_count(6)
        # Seats beside and opposite one's own, and one's own in the middle of the near side.
        near = ann.page.locator(".row").last.locator("section.area h3")
        assert near.all_inner_texts()[1] == "Ann"
        ann.expect_to_fit()
        ann.picture(f"at-{width}")
        assert ann.failures == []


def test_the_bar_shows_who_is_winning_where_the_game_is_solved(own_hall: Hall, visit: Visit, solved: Path) -> None:
    assert solved.exists()
    ann = visit(own_hall)
    table = ann.play_now()
    bar = ann.page.get_by_role("img", name="Chance to win, solved exactly")
    seen = set()
    for _ in range(4):
        ann.wait_for_choice()
        told = ann.page.request.get(f"/api/tables/{table}/chances")
        first, second = json.loads(told.body())["chances"]
        assert abs(first + second - 1) < 1e-9
        leader, chance = ("Ann", first) if first >= 0.5 else (OPPONENT, second)
        shown = f"{chance:.0%}" if chance >= 0.1 else f"{100 * chance:.1f}%"
        expect(bar).to_have_attribute("aria-label", re.compile(f"{leader} {re.escape(shown)}$"))
        seen.add(first)
        ann.choose()
    assert len(seen) > 1
    ann.picture("bar")

    # Looking back, each moment has the bar it had.
    ann.page.get_by_test_id("replay").click()
    ann.page.get_by_role("slider").focus()
    moments: set[float] = set()
    for _ in range(4):
        at = ann.page.get_by_test_id("moment").inner_text().split()[0]
        told = ann.page.request.get(f"/api/tables/{table}/chances?at={at}")
        first, second = json.loads(told.body())["chances"]
        leader = "Ann" if first >= 0.5 else OPPONENT
        chance = max(first, second)
        expect(bar).to_have_attribute("aria-label", re.compile(f"{leader} {chance:.0%}$"))
        moments.add(first)
        ann.page.keyboard.press("ArrowRight")
    assert len(moments) > 1
    ann.picture("bar-in-the-replay")
    assert ann.failures == []


DECK = """Name: Six of the worst
Conan: Conan the Bold
3 Thak
"""


def test_everybody_may_choose_what_to_play_with(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    ann.go()
    ann.page.get_by_test_id("new-conan-ccg").click()
    ann.page.get_by_label("Deck for you").select_option("The Red Axe")
    ann.page.get_by_label("Deck for seat 2").select_option("Another one…")
    ann.page.get_by_role("textbox", name="Your own deck").fill(DECK)
    ann.picture("own-deck")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("CCG-027")  # all its faults, and nothing is lost
    ann.page.get_by_label("Deck for seat 2").select_option("Apes and Axes")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Apes and Axes")).to_be_visible()
    ann.picture("chosen-decks")
    ann.page.get_by_test_id("start").click()
    expect(ann.prompt).to_be_visible()
    assert ann.failures == []
