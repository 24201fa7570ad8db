"""Somebody at a table in the browser: what the counts of inputs and the measurements of speed share."""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.clicking import OPEN
from tests.browser.conftest import FLAGS, _find_chromium
from tests.browser.serving import Hall

SETTINGS = {"name": "Ann", "language": "en", "pace": "instant", "motion": "reduced"}
# What a player does at any table: wait, press, ask what the default bot would do, and count by kind.
HABITS = """
const [{ id, token }] = JSON.parse(localStorage.getItem("warhall.tables"));
const told = { inputs: 0, kinds: {} };
const count = (kind, inputs) => {
  told.inputs += inputs;
  told.kinds[kind] = (told.kinds[kind] ?? 0) + inputs;
};
const version = () => document.querySelector("[data-version]").dataset.version;
const sleep = (time) => new Promise((done) => setTimeout(done, time));
const until = async (find, time = 60000) => {
  for (const end = Date.now() + time; Date.now() < end; await sleep(4)) if (find()) return true;
  return false;
};
const press = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const final = () => document.querySelector("[data-testid=final]");
const wanted = async () => {
  const answer = await fetch(`/api/tables/${id}/hint`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? (await answer.json()).action : null;
};
"""


@contextmanager
def visit(width: int = 1280, height: int = 720, dice: int | None = None) -> Iterator[tuple[Browser, Page]]:
    """A browser in a hall of its own, where one may ask for as many hints and odds as one likes."""
    hall = Hall(Path(tempfile.mkdtemp()), dice=dice, hints_per_minute=100_000.0, odds_per_minute=100_000.0)
    hall.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=_find_chromium(), args=list(FLAGS))
            page = browser.new_context(viewport={"width": width, "height": height}, base_url=hall.url).new_page()
            kept = json.dumps(json.dumps(SETTINGS))
            page.add_init_script(f"localStorage.setItem('warhall.settings', {kept})")
            yield browser, page
            browser.close()
    finally:
        hall.kill()


def sit(page: Page, game: str) -> None:
    """Sit down opposite the default bot."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN, [game, 2])}")
    page.locator("[data-version]").wait_for()


def play(game: str, script: str, dice: int, *args: Any) -> dict[str, Any]:
    """Play a whole game for two with these dice; what the script, a function, returns."""
    with visit(dice=dice) as (_, page):
        sit(page, game)
        page.set_default_timeout(3_600_000)
        told: dict[str, Any] = page.evaluate(script, list(args))
        return told


def report(games: int, play_one: Callable[[int], dict[str, Any]]) -> None:
    """Play so many games, each with other dice, and tell their inputs and what they were for."""
    kinds: Counter[str] = Counter()
    inputs: list[int] = []
    for number in range(games):
        told = play_one(number + 1)
        inputs.append(told["inputs"])
        kinds.update(told["kinds"])
        print(f"game {len(inputs)}: {inputs[-1]} inputs", flush=True)
    print(f"mean {statistics.mean(inputs):.1f}")
    for kind, number in kinds.most_common():
        print(f"{number / len(inputs):7.1f}  {kind}")
