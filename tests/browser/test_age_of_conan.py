"""Age of Conan at its own table: all is done on map, mats and hand, and nothing is said in notation."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicking import OPEN, PLAY
from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import Visitor, box_of
from tests.server.support import Server

GAME = "age-of-conan"
SOMETHING = "[data-handle][data-move], .bar [data-action], .stage [data-action]"
# Windows that a game of a minute does without.
SHORT = ("bid-cards", "bonus", "window", "own-roll", "opponent-roll", "last-cards")
# Reads one announcement after the other, and notes whether anything else is said meanwhile.
READ_HERALDS = """
async () => {
  const told = [];
  for (let herald; (herald = document.querySelector("[data-testid=herald]")); ) {
    told.push(herald.textContent);
    if (document.querySelector("[data-testid=caption]")) told.push("CAPTION");
    herald.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return told;
}
"""
# Notes what the log says each time it says more, and what the stage shows then.
WATCH_STAGE = """
() => {
  window.said = [];
  const look = () => {
    const log = document.querySelector("[role=log]").innerText;
    if (log === window.said.at(-1)?.log) return;
    const stage = document.querySelector(".stage");
    const dice = stage?.querySelectorAll(".die:not(.waits)").length ?? 0;
    const prompt = document.querySelector("[data-testid=prompt]").textContent;
    const crom = document.querySelector("[data-seat='0'] .wealth").textContent;
    const place = document.querySelector("[data-province=corinthia]").getAttribute("aria-label");
    window.said.push({ log, dice, won: Boolean(stage?.querySelector(".won")), prompt, crom, place });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
# Notes what is announced, asked and counted each time that one of them changes.
WATCH_SCORES = """
() => {
  window.said = [];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const look = () => {
    const points = [...document.querySelectorAll("[data-points]")].map((one) => Number(one.textContent));
    const now = { herald: text("[data-testid=herald]"), prompt: text("[data-testid=prompt]"), points };
    now.over = Boolean(document.querySelector("[data-testid=final]"));
    now.top = document.querySelector("[data-testid=herald]")?.getBoundingClientRect().top ?? null;
    now.asked = document.querySelectorAll("[data-move]").length > 0;
    if (JSON.stringify(now) !== JSON.stringify(window.said.at(-1))) window.said.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
# Notes each time the map changes in how far the army has come, and whether the stage has named a winner by then.
WATCH_ARMY = """
() => {
  window.seen = [];
  const look = () => {
    const [besieges, entered] = ["ophir", "corinthia"].map((one) =>
      document.querySelector(`[data-piece='army ${one}'] text`)?.textContent ?? null);
    const won = Boolean(document.querySelector(".stage .won"));
    const now = { besieges, entered, won };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
WIDTH = "() => document.querySelector('svg.map').getBoundingClientRect().width"


def _sit(visitor: Visitor, *, players: int = 2, helped: bool = True) -> None:
    """Opposite somebody who does not think."""
    visitor.go("/")
    visitor.go(f"/table/{visitor.page.evaluate(OPEN, [GAME, players, 'random', helped])}")
    visitor.page.locator(SOMETHING).first.wait_for()


STORED = '{"own-roll":"never"}'
# Whether the middle of one lies above the other.
ABOVE = """
(selectors) => {
  const [one, other] = selectors.map((selector) => document.querySelector(selector).getBoundingClientRect());
  return one.top + one.height / 2 < other.top;
}
"""


LONG_PRESS = """
async (one) => {
  const touch = (kind) => one.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch" }));
  touch("pointerdown");
  await new Promise((done) => setTimeout(done, 700));
  ["pointerup", "click"].forEach(touch);
}
"""
TAP = "one => one.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"


def _to_the_middle(visitor: Visitor, place: Locator) -> None:
    box = box_of(place)
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)


def _bid(visitor: Visitor, token: int) -> str:
    """Bid a token and the first card that may be bid; its name is returned."""
    visitor.page.locator(f"[data-handle='bid {token}'][data-move]").click()
    card = visitor.page.locator("[data-handle^='card '][data-move]").first
    name = (card.get_attribute("data-handle") or "").split()[1]
    card.dispatch_event("click")
    return name


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_the_whole_map_is_in_sight_and_nothing_scrolls(hall: Hall, visit: Visit, width: int, height: int) -> None:
    ann = visit(hall, width=width, height=height)
    _sit(ann)
    page = ann.page
    ann.expect_to_fit(height=True)
    port, sheet = box_of(page.locator(".port")), box_of(page.locator("svg.map"))
    assert sheet["width"] <= port["width"] + 1
    assert sheet["height"] <= port["height"] + 1
    assert sheet["width"] > width * 0.4
    for part in (".mats", "[aria-label='Fate dice']", "[aria-label='Adventure']", "[aria-label='Objectives']", ".hand"):
        expect(page.locator(part).first).to_be_in_viewport()
    ann.picture(f"{width}")
    page.locator(".port").focus()
    page.keyboard.press("+")
    ann.until(f"() => ({WIDTH})() > {sheet['width'] * 1.2}")
    page.keyboard.press("0")
    ann.until(f"() => Math.abs(({WIDTH})() - {sheet['width']}) < 2")
    assert ann.failures == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_the_map_first(hall: Hall, visit: Visit, language: str) -> None:
    ann = visit(hall, width=400, height=800, language=language, theme="dark")
    _sit(ann)
    page = ann.page
    expect(page.locator("svg.map")).to_be_in_viewport()
    ann.expect_to_fit()
    expect(page.locator("[data-handle='bid 3']")).to_be_in_viewport()  # the drawer with what one needs is open
    page.locator("[data-handle='bid 3']").click()
    card = page.locator("[data-handle^='card '][data-move]").first
    expect(card).to_be_in_viewport()
    for held in page.locator(".hand [data-handle^='card ']").all():
        box = box_of(held)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 400
    ann.picture(language)
    card.click()
    expect(page.locator("[data-handle='bid 3'][data-move]")).to_have_count(0)
    assert ann.failures == []


DOCKED = "() => { const dock = document.querySelector('.dock'); return dock.scrollHeight <= dock.clientHeight; }"


def test_four_at_a_table_have_dice_tale_and_objectives_in_sight(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=1280, height=720, language="fr", theme="dark")
    _sit(ann, players=4)
    ann.until(DOCKED)
    expect(ann.page.locator("[data-seat='2'] .bids")).to_be_in_viewport()  # what the others may still bid
    ann.picture("dock")
    assert ann.failures == []


def test_a_whole_game_by_clicks_on_the_table_in_words_alone(hall: Hall, visit: Visit) -> None:
    # Without odds to wait for, and on a screen that is soon drawn.
    ann = visit(hall, width=720, height=580, stops=dict.fromkeys(SHORT, "never"))
    _sit(ann, helped=False)
    _bid(ann, 3)
    ann.page.set_default_timeout(120_000)
    ann.read_along()
    print(json.dumps(ann.page.evaluate(PLAY, 4)))
    assert ann.in_notation() == []
    expect(ann.page.get_by_test_id("final")).to_be_visible()
    expect(ann.page.get_by_test_id("final").locator(".sum")).to_contain_text("In all")
    expect(ann.page.get_by_test_id("final")).to_contain_text("Where the game turned")
    expect(ann.page.get_by_test_id("final")).to_contain_text("Luck with the dice")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.picture("end")
    assert ann.failures == []


def test_whatever_one_points_at_can_be_read(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    _sit(ann)
    large = ann.page.get_by_role("tooltip")
    for part, said in (
        ("[aria-label='Objectives'] li", "Counted at every change of age"),
        ("[aria-label='Adventure'] .tale", "tokens lie on its track"),
        ("[data-points='0']", "Empire points"),
    ):
        ann.page.locator(part).first.hover()
        expect(large).to_contain_text(said)
    ann.page.locator("[data-handle^='card ']").first.hover()
    expect(large.locator(".large.card, .card.large")).to_be_visible()
    ann.picture("card")
    ann.page.mouse.move(5, 5)
    expect(large).to_have_count(0)


def test_a_long_press_reads_one_thing_after_the_other(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, width=400, height=800)
    _sit(ann)
    finger = ann.page.context.new_cdp_session(ann.page)
    for token in (3, 4, 5):
        box = box_of(ann.page.locator(f"[data-handle='bid {token}']"))
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(ann.page.get_by_role("tooltip")).to_contain_text("Bid token")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        ann.page.wait_for_timeout(100)
        expect(ann.page.get_by_role("tooltip")).to_contain_text("Bid token", timeout=1000)  # it stays open
    expect(ann.page.locator("[aria-pressed=true][data-handle^='bid ']")).to_have_count(0)  # reading takes nothing
    assert ann.failures == []


def test_the_bid_of_three_is_taken_back_and_revealed_for_all(hall: Hall, visit: Visit) -> None:
    ann, ben, cy = (visit(hall, name, stops=dict.fromkeys(SHORT, "never")) for name in ("Ann", "Ben", "Cy"))
    ann.go("/")
    ann.page.get_by_test_id(f"new-{GAME}").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).select_option("3")
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_test_id("start")).to_be_visible()
    for other, name in ((ben, "Ben"), (cy, "Cy")):
        other.page.goto(ann.page.url)
        other.page.get_by_role("button", name=re.compile("Sit down")).first.click()
        expect(ann.page.get_by_label("Seats")).to_contain_text(name)  # before the next one looks for a free seat
    ann.page.get_by_test_id("start").click()
    for one in (ann, ben, cy):
        one.page.locator(SOMETHING).first.wait_for()
    expect(ann.prompt).to_have_text("Bid in secret, with a token and a strategy card.")  # spoken to, without a name
    _bid(ann, 4)
    expect(ann.prompt).to_have_text("Ben, Cy: bid in secret, with a token and a strategy card.")
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("has bid")
    assert "4 ·" not in ben.page.locator("[data-seat='0']").inner_text()
    ann.page.get_by_test_id("undo").click()
    expect(ben.page.locator("[data-seat='0']")).not_to_contain_text("has bid")
    ann.page.locator("[data-handle='bid 6'][data-move]").wait_for()
    _bid(ann, 6)  # more than the best card of the others alone
    _bid(ben, 0)
    ben.picture("face-down")
    _bid(cy, 0)
    for one in (ann, ben, cy):
        expect(one.log).to_contain_text("Ann wins the bid")
    assert ann.failures == ben.failures == cy.failures == []


SIEGE: dict[str, Any] = {
    "phase": "dice",
    "pool": ["military", "intrigue"],
    "adventure": "tower_of_the_elephant",
    "conan": "hyrkania",
    "conan_player": 1,
    "first_player": 0,
    "provinces": {
        "aquilonia": {"army": 0, "units": 2},
        "ophir": {"owner": 0, "marker": "fort", "army": 0, "units": 4},
        "corinthia": {"owner": 1, "marker": "fort", "army": 1, "units": 1},
        "turan": {"army": 1, "units": 3},
    },
    "seats": [{"strategy_hand": ["hold_the_heights"]}, {"strategy_hand": ["bar_the_gates"]}],
}


# The same with a larger army, before a weaker place.
SURE = {
    **SIEGE,
    "provinces": {
        **SIEGE["provinces"],
        "ophir": {"owner": 0, "marker": "fort", "army": 0, "units": 5},
        "corinthia": {"owner": 1, "marker": "tower"},
    },
}


# Armies are weak everywhere: whoever is asked would strengthen them.
MUSTER = {
    **SIEGE,
    "provinces": {
        "aquilonia": {"army": 0, "units": 1},
        "ophir": {"owner": 0, "marker": "fort"},
        "turan": {"army": 1, "units": 3},
    },
}


# An emissary stands where the army does.
ESCORT = {**SURE, "seats": [{**SIEGE["seats"][0], "emissaries": {"ophir": 1}}, SIEGE["seats"][1]]}

# Two steps before Conan's destination, with Conan.
QUEST = {
    **SIEGE,
    "phase": "turn",
    "turn": 0,
    "conan": "hyrkania",
    "conan_player": 0,
    "pool": ["military", "military", "intrigue", "intrigue"],
    "track": ["m3s1", "t2g1", "w1g2"],
}

# Before the last scoring, with something to be had for everybody.
CROWN: dict[str, Any] = {
    "players": 3,
    "kingdoms": ["aquilonia", "turan", "stygia"],
    "age": 3,
    "phase": "adventure-end",
    "conan": "aquilonia",
    "conan_player": 0,
    "adventures_left": 0,
    "objectives": ["war_on_pirates", "merchant_kings", "hyborian_empire"],
    "artifacts": {"sword_of_atlantis": 2, "cobra_crown": 1, "heart_of_tammuz": 0},
    "provinces": {
        "aquilonia": {"army": 0, "units": 4},
        "ophir": {"owner": 0, "marker": "city", "army": 0, "units": 4},
        "argos": {"owner": 0, "marker": "tower", "raiders": 1},
        "corinthia": {"owner": 1, "marker": "fort", "army": 1, "units": 2},
        "shem": {"owner": 2, "marker": "fort", "army": 2, "units": 3},
    },
    "seats": [
        {"points": 31, "gold": 9, "crom": 3, "tokens": ["m3s1", "m3s1", "w1g2", "t2g2"]},
        {"points": 27, "gold": 12, "crom": 2, "tokens": ["m2g1", "t3g1", "w3g1"]},
        {"points": 24, "gold": 4, "crom": 4, "tokens": ["m1s2", "t1g2"]},
    ],
}

# One contest of intrigue, and it is over.
COURTED = {
    **SIEGE,
    "pool": ["intrigue", "military"],
    "provinces": {**SIEGE["provinces"], "corinthia": {}},
    "seats": [{"emissaries": {"corinthia": 3}}, {}],
}

# Nothing but cards to be had.
COURT = {**SIEGE, "pool": ["court", "court"]}

# And an event in hand.
LEVY = {**COURT, "seats": [{**SIEGE["seats"][0], "kingdom_hand": ["aq_baronial_levy"]}, SIEGE["seats"][1]]}

# With Conan, and a die to lead raiders from where he is.
RAID = {**SIEGE, "conan_player": 0, "pool": ["court", "military"]}

# Late in a game of four: every kingdom has cards before it, and oneself tokens of all kinds.
FULL: dict[str, Any] = {
    "players": 4,
    "kingdoms": ["aquilonia", "turan", "stygia", "hyperborea"],
    "age": 3,
    "phase": "turn",
    "turn": 0,
    "conan_player": 1,
    "adventure": "scarlet_citadel",
    "track": ["w2s2", "t3s1", "m1s2", "t1g2"],
    "objectives": ["war_on_pirates", "merchant_kings", "hyborian_empire", "spears_at_the_gate"],
    "pool": ["mixed", "mixed", "military", "military", "intrigue", "intrigue", "court"],
    "artifacts": {"sword_of_atlantis": 2, "cobra_crown": 1, "heart_of_tammuz": 0},
    "bonus_card": 0,
    "seats": [
        {
            "table": [["aq_prospero", True], ["aq_count_trocero", True], ["aq_black_dragons", False]],
            "tokens": ["m3s1", "m2g1", "t3g1", "t2g2", "w3g1"],
            "bid_tokens": [3],
        },
        {"table": [["tu_veziz_shah", True], ["tu_hyrkanian_horse_archers", True], ["tu_ghaznavi", False]]},
        {"table": [["st_thoth_amon", True], ["st_slayers_of_khemi", True], ["st_akivasha", False]]},
        {"table": [["hy_witchmen", False], ["hy_mist_weavers", True]], "points": 17, "gold": 23},
    ],
}

# Whoever attacks may roll a die again and pays nothing for it.
HEART = {**SIEGE, "artifacts": {"heart_of_tammuz": 0}}


@pytest.fixture
def besieged(request: pytest.FixtureRequest, tmp_path: Path, client: Path) -> Iterator[Server]:
    """A server whose next table stands before a siege."""
    assert (client / "index.html").exists()
    positions = tmp_path / "positions.json"
    known = {
        "siege": SIEGE,
        "sure": SURE,
        "escort": ESCORT,
        "muster": MUSTER,
        "quest": QUEST,
        "tammuz": HEART,
        "full": FULL,
        "crown": CROWN,
        "courted": COURTED,
        "court": COURT,
        "levy": LEVY,
        "raid": RAID,
    }
    positions.write_text(json.dumps(known))
    server = Server(f"sqlite:///{tmp_path / 'hall.sqlite3'}", [getattr(request, "param", "siege")], positions)
    yield server
    server.stop()


def _take_seat(visitor: Visitor, table: str, seat: int, token: str) -> None:
    kept = json.dumps(json.dumps([{"id": table, "token": token, "game": GAME, "seat": seat, "since": 0}]))
    visitor.page.context.add_init_script(f"localStorage.setItem('warhall.tables', {kept})")
    visitor.go(f"/table/{table}")
    visitor.page.locator("svg.map").wait_for()


def _at_the_siege(besieged: Server, visit: Visit, **settings: Any) -> tuple[Visitor, Visitor]:
    """Ann and Ben sit down at a table for two, with help."""
    table, tokens = besieged.open_table(GAME, 2, help=True)
    ann, ben = (visit(besieged, name, **settings) for name in ("Ann", "Ben"))
    for seat, one in enumerate((ann, ben)):
        _take_seat(one, table, seat, tokens[seat])
    return ann, ben


@pytest.mark.parametrize("besieged", ["full"], indirect=True)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_late_in_the_game_are_in_sight_with_all_they_hold(besieged: Server, visit: Visit, language: str) -> None:
    table, tokens = besieged.open_table(GAME, 4, help=True)
    ann = visit(besieged, "Ann", width=1280, height=720, language=language)
    _take_seat(ann, table, 0, tokens[0])
    ann.page.locator(SOMETHING).first.wait_for()
    expect(ann.page.locator("[data-seat='0'] :is(.tile, .held)")).to_have_count(8)
    ann.until(DOCKED)
    ann.picture(language)
    assert ann.failures == []


@pytest.mark.parametrize("besieged", ["full"], indirect=True)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
def test_nothing_scrolls_in_a_replay_of_four(besieged: Server, visit: Visit, language: str, theme: str) -> None:
    table, tokens = besieged.open_table(GAME, 4)
    ann = visit(besieged, "Ann", width=1280, height=720, language=language, theme=theme)
    _take_seat(ann, table, 0, tokens[0])
    ann.page.locator("[data-handle='die military'][data-move]").first.click()
    ann.page.get_by_test_id("replay").click()
    ann.page.locator("svg.map").wait_for()
    ann.page.get_by_role("slider").focus()
    ann.page.keyboard.press("End")
    expect(ann.prompt).not_to_be_empty()
    ann.until(DOCKED)
    ann.expect_to_fit(height=True)
    ann.picture(language)
    ann.page.set_viewport_size({"width": 400, "height": 800})
    ann.expect_to_fit()
    ann.picture(f"{language}-phone")
    assert ann.failures == []


def test_a_siege_between_two_browsers_with_hidden_cards(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "always"})
    ann.page.locator("[data-handle='die military'][data-move]").click()
    ann.page.locator("[data-handle='province ophir'][data-move]").dispatch_event("click")
    target = ann.page.locator("[data-handle='province corinthia'][data-move]")
    target.dispatch_event("pointerenter")
    # All of them, unless one says less.
    expect(ann.page.locator(".ways .usual")).to_contain_text(re.compile(r"4 units\W+\d+%"))
    target.dispatch_event("click")
    stages = [one.page.locator(".stage") for one in (ann, ben)]
    for stage in stages:
        expect(stage).to_contain_text("Siege · Corinthia")
    ann.page.locator(".stage [data-action='commit hold_the_heights']").click()
    lay = ben.page.locator(".stage [data-action='commit bar_the_gates']")
    expect(lay).to_be_visible()
    expect(stages[1].locator(".laid")).to_have_count(1)  # a card lies there, and nobody but Ann knows which
    assert "Hold the Heights" not in ben.page.locator("body").inner_text()
    assert "hold_the_heights" not in ben.page.content()
    ben.picture("hidden")
    lay.click()
    for stage in stages:
        expect(stage).to_contain_text("Hold the Heights")
        expect(stage).to_contain_text("Bar the Gates")
        expect(stage.locator(".successes").first).to_be_visible()
    mine, theirs = (stage.locator(".successes").first for stage in stages)
    expect(theirs).to_have_text(mine.inner_text(), use_inner_text=True)
    ann.picture("revealed")
    # However high the stage is, it does not hide the province.
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.until(ABOVE, ["[data-province='corinthia']", ".stage"])
    ann.picture("beside")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["sure"], indirect=True)
def test_a_deed_takes_its_die_along_and_is_seen_through(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never"})
    target = ann.page.locator("[data-handle='province corinthia'][data-move]")
    ann.page.locator("[data-handle='province ophir'][data-move]").dispatch_event("click")
    target.dispatch_event("pointerenter")
    expect(ann.page.locator(".ways")).to_contain_text("%")  # the chance is known before the die is taken
    target.dispatch_event("click")
    expect(ann.log).to_contain_text("P0 takes a military die")
    expect(ann.page.locator(".stage")).to_contain_text("Siege · Corinthia")
    expect(ann.page.locator(".stage [data-action='march on']")).to_be_visible()
    ann.picture("onward")
    ann.page.locator(".stage [data-action='march on']").click()  # the walls have fallen; the land is still to be taken
    expect(ann.log).to_contain_text("P0 makes a forced march in Corinthia")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["sure"], indirect=True)
def test_pieces_on_the_map_wait_for_the_stage(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never"}, pace="normal")
    for one in (ann, ben):
        one.page.evaluate(WATCH_ARMY)
    ann.page.locator("[data-handle='province ophir'][data-move]").dispatch_event("click")
    ann.page.locator("[data-handle='province corinthia'][data-move]").dispatch_event("click")
    expect(ann.page.locator(".stage [data-action='march on']")).to_be_visible()
    expect(ann.page.locator("[data-piece='army corinthia']")).to_be_visible()
    seen = ann.page.evaluate("window.seen")
    assert not seen[0]["entered"]
    assert any(one["won"] for one in seen)
    assert all(one["won"] for one in seen if one["entered"])  # whoever saw the map only did not know it sooner
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["escort"], indirect=True)
def test_a_piece_is_dragged_and_nobody_asks_which(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit)
    ann.page.locator("[data-handle='province ophir'][data-move]").wait_for()
    target = ann.page.locator("[data-handle='province corinthia']")  # both the army and the emissary may go there
    for place, deed in ((ann.page.locator("[data-piece='envoy ophir']"), "down"), (target, "up")):
        box = box_of(place)
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        getattr(ann.page.mouse, deed)()
    expect(ann.log).to_contain_text("P0 takes an intrigue die")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["sure"], indirect=True)
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_an_army_is_put_down_on_the_number_that_goes(besieged: Server, visit: Visit, way: str) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never"})
    page = ann.page
    army, target = page.locator("[data-piece='army ophir']"), page.locator("[data-handle='province corinthia']")
    page.locator("[data-handle='province ophir'][data-move]").wait_for()
    three = page.locator(".ways [data-units='3']")
    if way == "keys":
        page.locator("[data-handle='province ophir']").press("Enter")
        target.focus()
        expect(three).to_be_visible()
        page.keyboard.press("3")
    else:
        _to_the_middle(ann, army)
        page.mouse.down()
        if way == "click":
            page.mouse.up()
        _to_the_middle(ann, target)
        numbers = [re.compile(rf"{number} units?\W+\d+%") for number in range(1, 6)]
        expect(page.locator(".ways [data-units]")).to_have_text(numbers)
        _to_the_middle(ann, three)  # over other provinces or not: the numbers stay
        ann.picture(way)
        if way == "click":
            page.mouse.down()
        page.mouse.up()
    expect(ann.log).to_contain_text("P0 attacks Corinthia from Ophir with 3 units")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["raid"], indirect=True)
def test_what_can_be_done_at_a_place_lies_beside_it_and_takes_its_die_along(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit)
    page = ann.page
    for province, deed in (("hyrkania", "raid hyrkania"), ("ophir", "place ophir")):
        place = page.locator(f"[data-handle='province {province}'][data-move]")
        place.wait_for()
        _to_the_middle(ann, place)
        button = page.locator(f".ways [data-action='{deed}']")
        expect(button).to_be_visible()
        expect(page.get_by_role("tooltip")).to_be_visible()  # the province can be read all the same
        read, ways = box_of(page.get_by_role("tooltip")), box_of(page.locator(".ways"))
        assert read["x"] >= ways["x"] + ways["width"] or read["x"] + read["width"] <= ways["x"]
        ann.picture(province)
    _to_the_middle(ann, button)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    button.click()
    expect(ann.log).to_contain_text("P0 takes a military die")
    expect(ann.log).to_contain_text("P0 places a unit in Ophir")
    expect(ann.log).to_contain_text("P0 places a unit in Aquilonia")  # where alone the second one finds room
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["raid"], indirect=True)
def test_whatever_is_asked_can_be_read_before_one_answers(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "always"})
    page, large = ann.page, ann.page.get_by_role("tooltip")
    page.locator("[data-handle='province hyrkania'][data-move]").press("Enter")
    page.locator(".offer [data-action='raid hyrkania']").hover()
    expect(large).to_contain_text("move Conan one step")  # the die that it takes
    page.keyboard.press("Escape")
    page.locator("[data-handle='die court'][data-move]").click()
    page.locator(".bar [data-action='draw both']").hover()
    expect(large).to_contain_text("Cards in hand")
    page.get_by_test_id("undo").click()
    page.locator("[data-handle='province ophir'][data-move]").press("Enter")
    page.locator("[data-handle='province corinthia'][data-move]").press("4")
    card = page.locator(".stage [data-action='commit hold_the_heights']")
    card.hover()
    expect(large.locator(".large.card, .card.large")).to_be_visible()
    ann.picture("card")
    page.mouse.move(5, 5)
    expect(large).to_have_count(0)
    version = page.locator("[data-version]").get_attribute("data-version")
    card.evaluate(LONG_PRESS)
    expect(large).to_be_visible()  # a finger reads as well, and lays nothing by that
    assert page.locator("[data-version]").get_attribute("data-version") == version
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["sure"], indirect=True)
def test_a_finger_is_asked_for_the_number_on_buttons_that_it_can_hit(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never"}, width=400, height=800)
    for province in ("ophir", "corinthia"):
        ann.page.locator(f"[data-handle='province {province}'][data-move]").evaluate(TAP)
    numbers = ann.page.locator(".offer .ways [data-units]")
    expect(numbers).to_have_count(5)
    for number in numbers.all():
        assert box_of(number)["height"] >= 44
        expect(number).to_be_in_viewport(ratio=1)
    ann.picture("phone")
    numbers.nth(1).click()
    expect(ann.log).to_contain_text("P0 attacks Corinthia from Ophir with 2 units")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["quest"], indirect=True)
def test_conan_is_led_step_by_step_until_one_wants_to_be_asked(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"token": "never"})
    lead = ann.page.locator(".bar [data-action^='conan '][data-action$=' on']")
    expect(lead).to_contain_text("→ Zamora")
    ann.picture("way")
    ann.page.locator("[data-handle='province stygia']").first.dispatch_event("click")
    expect(ann.page.locator(".notice")).to_contain_text(re.compile("next to his: [A-Z]"))
    lead.click()
    expect(ann.log).to_contain_text("Conan goes to")
    expect(ann.page.locator("[aria-label='Adventure']")).to_contain_text("Conan goes on by himself")
    for one in (ann, ben):  # a turn each: then he goes on
        one.page.locator(
            "[data-handle='die intrigue'][data-move], [data-handle='die military'][data-move]"
        ).first.click()
        one.page.locator(".bar [data-action='done']").click()
    expect(ann.log).to_contain_text("Conan goes to Zamora")
    ann.page.get_by_role("button", name="Ask me again").click()
    expect(ann.page.locator("[aria-label='Adventure']")).not_to_contain_text("Conan goes on by himself")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize(("besieged", "stop"), [("tammuz", "matters"), ("tammuz", "always")], indirect=["besieged"])
def test_what_costs_nothing_and_helps_most_is_used_unless_one_wants_to_be_asked(
    besieged: Server, visit: Visit, stop: str
) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never", "own-roll": stop})
    ann.page.locator("[data-handle='province ophir'][data-move]").dispatch_event("click")
    ann.page.locator("[data-handle='province corinthia'][data-move]").dispatch_event("click")
    if stop == "always":
        expect(ann.page.locator(".stage [data-action='use heart_of_tammuz']")).to_be_visible()
        assert "uses Heart of Tammuz" not in ann.log.inner_text()
    else:
        expect(ann.log).to_contain_text("Heart of Tammuz")
    assert ann.failures == ben.failures == []


def test_the_cards_are_kept_for_a_whole_contest(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "always"})
    ann.page.locator("[data-handle='province ophir'][data-move]").dispatch_event("click")
    ann.page.locator("[data-handle='province corinthia'][data-move]").dispatch_event("click")
    ann.page.locator(".stage [data-action='decline on']").click()
    expect(ben.page.locator(".stage [data-action='decline']")).to_be_visible()
    ann.picture("kept")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["court"], indirect=True)
def test_cards_are_drawn_without_taking_the_die_first(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit)
    ann.page.locator(".bar [data-action='draw both']").click()
    expect(ann.log).to_contain_text("P0 takes a court die")
    expect(ann.log).to_contain_text(re.compile("P0 draws"))
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["levy"], indirect=True)
def test_an_event_takes_its_die_along(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit)
    ann.page.locator("[data-handle='card aq_baronial_levy'][data-move]").click()
    expect(ann.log).to_contain_text("P0 takes a court die")
    expect(ann.log).to_contain_text("Baronial Levy")
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["muster"], indirect=True)
def test_what_takes_many_clicks_is_proposed_at_one_go(besieged: Server, visit: Visit) -> None:
    table, tokens = besieged.open_table(GAME, 2, help=True)
    ann = visit(besieged, "Ann")
    _take_seat(ann, table, 0, tokens[0])
    ann.page.route("**/plan", lambda route: route.fulfill(status=503), times=1)  # a busy hall is asked once more
    ann.page.locator("[data-handle='die military'][data-move]").click()
    expect(ann.page.locator("[data-planned]").first).to_contain_text("+")
    ann.picture("proposed")
    ann.page.get_by_role("button", name="As proposed").click()
    expect(ann.log).to_contain_text(re.compile("P0 .*(places|unit)"))
    expect(ann.page.locator("[data-planned]")).to_have_count(0)
    assert ann.failures == []


def test_what_is_announced_comes_before_what_follows_from_it(hall: Hall, visit: Visit) -> None:
    ann = visit(hall, pace="slow", stops=dict.fromkeys(SHORT, "never"))
    _sit(ann)
    _bid(ann, 6)
    herald = ann.page.get_by_test_id("herald")
    expect(herald).to_contain_text("bids")
    told = ann.page.evaluate(READ_HERALDS)
    assert "bids" in told[0]
    assert "CAPTION" not in told  # nobody speaks at the same time
    expect(ann.log).to_contain_text("wins the bid")
    assert ann.failures == []


def test_the_log_does_not_run_ahead_of_the_stage(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never"}, pace="fast")
    ann.page.evaluate(WATCH_STAGE)
    ann.page.locator("[data-handle='province ophir'][data-move]").dispatch_event("click")
    ann.page.locator("[data-handle='province corinthia'][data-move]").dispatch_event("click")
    expect(ann.page.locator(".stage .asked")).to_be_visible()
    expect(ann.log).to_contain_text(re.compile("(wins|loses|holds|is beaten).*in Corinthia"))
    said = ann.page.evaluate("window.said")
    thrown = [one for one in said if "rolls" in one["log"]]
    assert thrown[0]["dice"] > 0
    assert not thrown[0]["won"]  # the first dice have been told, and nobody knows the end yet
    assert all(one["won"] for one in said if re.search(r"\d-\d in Corinthia", one["log"]))
    # Nor does the prompt, the mat or the map: who is asked what, the dead, and the army that holds the land.
    before = [one for one in said if not one["won"]]
    assert not any("forced march" in one["prompt"] for one in before)
    assert all(one["crom"] == said[0]["crom"] and one["place"] == said[0]["place"] for one in before)
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["courted"], indirect=True)
def test_the_result_of_a_contest_stays_for_a_moment(besieged: Server, visit: Visit) -> None:
    ann, ben = _at_the_siege(besieged, visit, stops={"declare": "never"}, pace="slow")
    ann.page.locator("[data-handle='die intrigue'][data-move]").click()
    ann.page.locator("[data-handle='province corinthia'][data-move]").dispatch_event("click")
    ann.page.locator("[data-action='contest corinthia']").dispatch_event("click")
    expect(ann.log).to_contain_text(re.compile(r"\d-\d in Corinthia"))
    expect(ann.prompt).not_to_contain_text("Corinthia")  # the game goes on
    expect(ann.page.locator(".stage .won")).to_be_visible()
    expect(ann.page.locator(".land > .bar")).to_have_count(0)
    ann.page.locator(".stage").click()  # seen
    expect(ann.page.locator(".stage")).to_have_count(0)
    assert ann.failures == ben.failures == []


@pytest.mark.parametrize("besieged", ["crown"], indirect=True)
def test_points_count_when_they_are_announced_and_nothing_is_asked_before(besieged: Server, visit: Visit) -> None:
    table, tokens = besieged.open_table(GAME, 3)
    ann = visit(besieged, "Ann", pace="fast")
    _take_seat(ann, table, 0, tokens[0])
    ann.page.locator("[data-handle='crown monsters']").click()
    ann.page.evaluate(WATCH_SCORES)
    ann.page.locator("[data-action='crown monsters']").click()
    expect(ann.page.get_by_test_id("final")).to_be_visible()
    said = ann.page.evaluate("window.said")
    announced = [one for one in said if one["herald"]]
    assert announced[0]["points"] == [31, 27, 24]
    assert not any(one["asked"] or one["over"] or "is over" in one["prompt"] for one in announced)
    counted = [(before, after) for before, after in pairwise(announced) if before["points"] != after["points"]]
    assert len(counted) > 3
    for _, after in counted:
        assert re.search("scores|costs", after["herald"]), after
    land = box_of(ann.page.locator(".port"))  # what is announced stands at the upper edge of the map
    assert announced[-1]["top"] - land["y"] < land["height"] * 0.1
    assert ann.failures == []


def test_one_turn_with_the_keyboard_alone(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    _sit(ann)
    page = ann.page

    def reach(selector: str) -> None:
        """Tab on until something of this kind has the focus."""
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("chosen => document.activeElement?.matches(chosen)", selector):
                return
        raise AssertionError(f"the Tab key never comes to {selector}")

    page.locator("#main").focus()
    reach("[data-handle^='bid '][data-move]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-handle^='bid '][aria-pressed=true]")).to_have_count(1)
    reach("[data-handle^='card '][data-move]")
    version = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("Enter")
    page.locator(f"[data-version]:not([data-version='{version}'])").wait_for()
    expect(ann.log).to_contain_text("Ann bids")


def test_stops_are_set_by_window(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    _sit(ann)
    ann.page.get_by_role("button", name="Stops").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("After your own roll").select_option("never")
    ann.picture("stops")
    ann.until("wanted => JSON.stringify(JSON.parse(localStorage['warhall.settings']).stops) === wanted", STORED)
