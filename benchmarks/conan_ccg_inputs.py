"""How many inputs a two-player game of the Conan CCG takes in the browser: `python -m benchmarks.conan_ccg_inputs`.

A scripted player follows the hints of the default bot against another one, on the table itself. A drag is one input,
like a click. With `--help-me` Foes and their moves are left to "Do it for me".
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.clicking import OPEN
from tests.browser.conftest import FLAGS, _find_chromium
from tests.browser.serving import Hall
from tests.browser.test_conan_ccg import GAME

SETTINGS = {"name": "Ann", "language": "en", "pace": "instant", "motion": "reduced"}
PLAY = """
async ([isHelped]) => {
  const [{ id, token }] = JSON.parse(localStorage.getItem("warhall.tables"));
  const HANDLES = {
    move: ([card, gap]) => ["card " + card, "gap " + gap],
    give: ([foe, card]) => ["card " + card, "foe " + foe],
    place: ([foe, zone, at]) => ["revealed " + foe, `spot ${zone}:${at}`],
    play: ([card]) => ["card " + card, "conan conan"],
    discard: ([card]) => ["card " + card],
    pay: ([foe]) => ["revealed " + foe],
    name: ([foe]) => ["revealed " + foe],
    zone: ([zone]) => ["zone " + zone],
    foe: ([foe]) => ["foe " + foe],
    peek: ([foe]) => ["foe " + foe],
    search: ([foe]) => ["foe " + foe],
    at: ([gap]) => ["own " + gap],
    ally: ([ally]) => [ally === "conan" ? "conan conan" : "ally " + ally],
    item: ([item]) => ["item " + item],
  };
  const told = { inputs: 0, clicks: 0, decisions: 0, kinds: {} };
  const version = () => document.querySelector("[data-version]").dataset.version;
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  const until = async (find, time = 30000) => {
    for (let end = Date.now() + time; Date.now() < end; await sleep(4)) if (find()) return true;
    return false;
  };
  const press = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const waiting = () => document.querySelector("[data-handle][data-move], .bar [data-action]");
  const final = () => document.querySelector("[data-testid=final]");
  for (;;) {
    if (!(await until(() => final() ?? waiting()))) throw new Error("stuck");
    if (final()) return told;
    const before = version();
    const phase = document.querySelector(".phase b")?.textContent ?? "";
    const help = document.querySelector(".bar [data-more]");
    const isFoes = /Foe (Draw|Move)/.test(phase);
    told.decisions += 1;
    told.inputs += 1;
    told.kinds[phase] = (told.kinds[phase] ?? 0) + 1;
    if (isHelped && isFoes && help?.textContent.includes("for me")) {
      told.clicks += 1;
      press(help);
      const prompt = document.querySelector("[data-testid=prompt]").textContent;
      await until(() => final() ?? document.querySelector("[data-testid=prompt]").textContent !== prompt, 20000);
      continue;
    }
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`/api/tables/${id}/hint`, { headers });
    if (!answer.ok) {
      if (version() === before) await sleep(400);
      told.decisions -= 1;
      told.inputs -= 1;
      told.kinds[phase] -= 1;
      continue;
    }
    const { action } = await answer.json();
    const [verb, ...words] = action.split(" ");
    const button = document.querySelector(`.bar [data-action="${action}"]`);
    if (button) {
      told.clicks += 1;
      press(button);
    } else {
      const [first, second] = words;
      const kinds = ["own " + second, "foe " + second, "item " + first, "ally " + first, "region " + first];
      const handles =
        HANDLES[verb]?.(words) ?? [kinds.find((one) => document.querySelector(`[data-handle="${one}"][data-move]`))];
      for (const handle of handles) {
        await until(() => document.querySelector(`[data-handle="${handle}"]`), 2000);
        const things = [...document.querySelectorAll(`[data-handle="${handle}"]`)];
        const thing = things.find((one) => "move" in one.dataset) ?? things[0];
        if (!thing) break; // the table has gone on in the meantime
        told.clicks += 1;
        press(thing);
        await sleep(5);
      }
      const asked = document.querySelector(`.bar [data-action="${action}"]`);
      if (asked && version() === before) {
        told.inputs += 1;
        told.clicks += 1;
        press(asked);
      }
    }
    const sure = () => document.querySelector(`dialog [data-action="${action}"]`);
    await until(() => version() !== before || sure(), 8000);
    if (sure()) press(sure());
    if (await until(() => version() !== before, 4000)) continue;
    told.decisions -= 1; // nothing came of it: try again
    told.inputs -= 1;
    told.kinds[phase] -= 1;
  }
}
"""


def measure(helped: bool) -> dict[str, Any]:
    hall = Hall(Path(tempfile.mkdtemp()))
    hall.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=_find_chromium(), args=list(FLAGS))
            page = browser.new_context(viewport={"width": 1280, "height": 720}, base_url=hall.url).new_page()
            kept = json.dumps(json.dumps(SETTINGS))
            page.add_init_script(f"localStorage.setItem('warhall.settings', {kept})")
            page.goto("/")
            table = page.evaluate(OPEN, [GAME, 2])
            page.goto(f"/table/{table}")
            page.locator("[data-version]").wait_for()
            page.set_default_timeout(600_000)
            told: dict[str, Any] = page.evaluate(PLAY, [helped])
            browser.close()
            return told
    finally:
        hall.kill()


if __name__ == "__main__":
    print(json.dumps(measure("--help-me" in sys.argv[1:]), indent=2))
