"""A scripted player at a table in the browser: what the counts of inputs share."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.clicking import OPEN
from tests.browser.conftest import FLAGS, _find_chromium
from tests.browser.serving import Hall

SETTINGS = {"name": "Ann", "language": "en", "pace": "instant", "motion": "reduced"}
# What a player does at any table: wait, press, ask what the default bot would do, and count by kind.
HABITS = """
const [{ id, token }] = JSON.parse(localStorage.getItem("warhall.tables"));
const told = { inputs: 0, decisions: 0, kinds: {} };
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


def play(game: str, script: str) -> dict[str, Any]:
    """Play a whole game for two against the default bot; what the script returns. It is the body of a function."""
    hall = Hall(Path(tempfile.mkdtemp()), hints_per_minute=100_000.0, odds_per_minute=100_000.0)
    hall.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=_find_chromium(), args=list(FLAGS))
            page = browser.new_context(viewport={"width": 1280, "height": 720}, base_url=hall.url).new_page()
            kept = json.dumps(json.dumps(SETTINGS))
            page.add_init_script(f"localStorage.setItem('warhall.settings', {kept})")
            page.goto("/")
            table = page.evaluate(OPEN, [game, 2])
            page.goto(f"/table/{table}")
            page.locator("[data-version]").wait_for()
            page.set_default_timeout(3_600_000)
            told: dict[str, Any] = page.evaluate(f"async () => {{ {HABITS} {script} }}")
            browser.close()
            return told
    finally:
        hall.kill()
