"""The dice of a finished game, checked by the browser itself."""

from __future__ import annotations

import json
from collections.abc import Mapping

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Hall
from tests.browser.visitor import Visitor


def watch_to_the_end(visitor: Visitor, hall: Hall, game: str, bot: str, **options: object) -> str:
    """The id of a table where bots play to the end; the page offers the check when they have."""
    wish = {"game": game, "options": options, "seats": [{"kind": "bot", "bot": bot}] * 2, "start": True}
    table: str = httpx.post(f"{hall.url}/api/tables", json=wish).json()["table"]["id"]
    visitor.go(f"/table/{table}")
    expect(visitor.page.get_by_test_id("check-dice")).to_be_visible(timeout=60_000)
    return table


def verdict(visitor: Visitor) -> str:
    visitor.page.get_by_test_id("check-dice").click()
    told = visitor.page.get_by_test_id("dice-verdict")
    expect(told).to_be_visible()
    return told.inner_text()


def sit_with(visitor: Visitor, table: str, dice: Mapping[str, object]) -> None:
    """As if this device had sat at the table, with what it then kept about the dice."""
    kept = [{"id": table, "token": "", "game": "", "seat": None, "since": 0, "dice": dice}]
    visitor.page.evaluate("kept => localStorage.setItem('warhall.tables', JSON.stringify(kept))", kept)


@pytest.mark.parametrize(
    ("theme", "language", "width"),
    [("light", "en", 1280), ("dark", "fr", 1280), ("dark", "en", 390), ("light", "fr", 390)],
)
def test_a_replay_offers_to_check_the_dice(hall: Hall, visit: Visit, theme: str, language: str, width: int) -> None:
    ann = visit(hall, theme=theme, language=language, width=width)
    ann.go(f"/table/{watch_to_the_end(ann, hall, 'conan-ccg', 'random', turn_limit=2)}/replay")
    told = verdict(ann)
    assert ("stay sealed" if language == "en" else "restent scellés") in told
    ann.picture("dialog")
    assert ann.failures == []


def test_a_promise_that_was_not_kept_is_told(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    table = watch_to_the_end(ann, hall, "age-of-war", "greedy")
    ann.go(f"/table/{table}/replay")
    assert verdict(ann).startswith("All ")
    promise = httpx.get(f"{hall.url}/api/tables/{table}").json()["commitment"]
    found: tuple[tuple[dict[str, object], str], ...] = (
        ({"commitment": promise, "seat": None}, "this device was shown when you sat down"),
        ({"commitment": "0" * 64, "seat": None}, "another promise when you sat down"),
        ({"commitment": promise, "seat": 0, "entropy": "0a" * 16}, "left out what this device added"),
    )
    for dice, expected in found:
        sit_with(ann, table, dice)
        ann.page.reload()
        verdict(ann)
        expect(ann.page.get_by_role("dialog")).to_contain_text(expected)
    ann.picture("unfair")


def test_a_device_keeps_the_promise_and_adds_to_the_dice(hall: Hall, visit: Visit) -> None:
    ann = visit(hall)
    table = ann.play_now()
    kept = json.loads(ann.page.evaluate("localStorage.getItem('warhall.tables')"))[0]
    told = httpx.get(f"{hall.url}/api/tables/{table}").json()
    assert kept["dice"]["commitment"] == told["commitment"]
    assert kept["dice"]["entropy"] == told["seats"][0]["entropy"]
