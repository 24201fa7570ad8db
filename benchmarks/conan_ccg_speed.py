"""How quick the workshop and the table of the Conan CCG are in the browser: `python -m benchmarks.conan_ccg_speed`.

Tells how long the gallery takes from the click to all its tiles and the pictures in sight, the longest frame while one
scrolls from top to bottom and back, and how long the table takes from a click to the change on screen. Beside other
work the clock tells little: so the longest piece of work of the page while it scrolls is told in processor time, too.
"""

from __future__ import annotations

import json
import statistics
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.at_table import visit
from tests.browser.clicking import OPEN
from tests.browser.test_conan_ccg import GAME

ROUNDS = 3
# From the click on the door of the workshop until all tiles are there and what is in sight is drawn.
SHOW = """
async (game) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const start = performance.now();
  document.querySelector(`[data-testid=workshop-${game}]`).click();
  const isShown = () => {
    const tiles = [...document.querySelectorAll(".tile")];
    const seen = tiles.filter((tile) => tile.getBoundingClientRect().top < innerHeight);
    return tiles.length === 140 && seen.every((tile) => tile.querySelector("canvas[data-drawn]"));
  };
  while (!isShown()) await frame();
  await frame();
  return performance.now() - start;
}
"""
# The times between frames while the gallery is scrolled: a screen in about half a second, as with a wheel.
SCROLL = """
async () => {
  const cards = document.querySelector(".cards");
  const frames = [];
  for (const step of [40, -40]) {
    let last = performance.now();
    for (let at = -1; at !== cards.scrollTop; ) {
      at = cards.scrollTop;
      cards.scrollTop += step;
      await new Promise((done) => requestAnimationFrame(done));
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
  }
  return frames;
}
"""
# From a click on a card of the hand to the frame after it is lit. Between two clicks there is as much time as a hurried
# person takes, so that a click does not wait until the one before has been painted.
CLICK = """
async () => {
  const times = [];
  const rest = () => new Promise((done) => setTimeout(done, 150));
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const held = [...document.querySelectorAll("[data-handle^='card '][data-move]")];
  for (const card of held) {
    const start = performance.now();
    card.click();
    while (!document.querySelector("[aria-pressed=true], .picked")) await frame();
    await frame();
    times.push(performance.now() - start);
    card.click();
    await rest();
  }
  return times;
}
"""
# From a click that is sent to the server to the frame after the table has changed.
ACT = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const version = () => document.querySelector("[data-version]").dataset.version;
  const button = document.querySelector(".bar [data-action]") ?? document.querySelector("[data-handle][data-move]");
  if (!button) return null;
  const before = version();
  const start = performance.now();
  button.click();
  while (version() === before && performance.now() - start < 1000) await frame();
  return version() === before ? null : performance.now() - start;
}
"""


def longest_work(trace: bytes) -> tuple[float, str]:
    """The longest task of a page's own thread, in milliseconds of the processor, and what most of it was."""
    events = json.loads(trace)["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events if one["args"].get("name") == "CrRendererMain"}
    own = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) in mains and "tdur" in one]
    task = max((one for one in own if one["name"].endswith("RunTask")), key=lambda one: one["tdur"])
    inner = [one for one in own if task["ts"] < one["ts"] < task["ts"] + task["dur"] and one is not task]
    within = sorted({one["name"]: one["tdur"] for one in inner}.items(), key=lambda one: -one[1])[:3]
    return task["tdur"] / 1000, ", ".join(f"{name} {taken / 1000:.0f}" for name, taken in within)


def gallery(browser: Browser, page: Page) -> dict[str, Any]:
    shown, frames, works = [], list[float](), list[tuple[float, str]]()
    for number in range(ROUNDS + 1):
        page.goto("/")
        page.get_by_test_id(f"workshop-{GAME}").wait_for()
        page.wait_for_timeout(400)
        taken = page.evaluate(SHOW, GAME)
        if number:  # the first time the pictures are made
            shown.append(taken)
        page.wait_for_timeout(300)
        if number:
            browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
            frames += page.evaluate(SCROLL)
            works.append(longest_work(browser.stop_tracing()))
        else:
            page.wait_for_timeout(3000)
    late = [frame for frame in frames if frame > 50]
    work, what = max(works)
    clock = {"shown": statistics.median(shown), "frame": max(frames), "late": len(late), "frames": len(frames)}
    return {**clock, "work": work, "of which": what}


def table(page: Page) -> dict[str, float]:
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN, [GAME, 2])}")
    page.locator("[data-handle][data-move], .bar [data-action]").first.wait_for()
    clicks, acts = list[float](), list[float]()
    for _ in range(25):
        page.wait_for_timeout(60)
        clicks += page.evaluate(CLICK)
        acts.append(page.evaluate(ACT) or 0)
    acts = [taken for taken in acts if taken]
    return {
        "click": statistics.median(clicks),
        "worst click": max(clicks),
        "act": statistics.median(acts),
        "worst act": max(acts),
    }


def main() -> None:
    with visit(1440, 900) as (browser, page):
        told: dict[str, Any] = {"gallery": gallery(browser, page), "table": table(page)}
    for part, figures in told.items():
        print(part)
        for name, value in figures.items():
            print(f"  {name:12}", value if isinstance(value, str) else round(value))


if __name__ == "__main__":
    main()
