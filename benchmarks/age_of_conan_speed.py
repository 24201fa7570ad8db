"""How smoothly the map of Age of Conan moves in the browser: `python -m benchmarks.age_of_conan_speed`.

Tells the frames while the wheel brings the map nearer, while it is dragged and while it goes back, at 1440 x 900, and
how long a click takes until the change is on screen, in milliseconds.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable

from playwright.sync_api import Page

from benchmarks.at_table import sit, visit

WATCH = """
() => {
  window.watched = [];
  let last = performance.now();
  const look = (now) => {
    window.watched.push(now - last);
    last = now;
    window.watching = requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
STOP = "() => { cancelAnimationFrame(window.watching); return window.watched.slice(1); }"
CLICK = """
() => new Promise((done) => {
  const start = performance.now();
  document.querySelector("[data-handle='bid 4']").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
})
"""


def wheel(page: Page, by: int) -> None:
    for _ in range(30):
        page.mouse.wheel(0, by)
        page.wait_for_timeout(16)


def drag(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(x + 8 * step, y - 5 * step)
        page.wait_for_timeout(10)
    page.mouse.up()


def watch(page: Page, name: str, deed: Callable[[], None]) -> None:
    page.evaluate(WATCH)
    deed()
    frames = page.evaluate(STOP)
    print(f"{name:8} median {statistics.median(frames):5.1f}  worst {max(frames):5.1f}", flush=True)
    page.wait_for_timeout(600)  # it is drawn anew


def main() -> None:
    with visit(1440, 900) as (_, page):
        sit(page, "age-of-conan")
        page.locator("[data-handle][data-move]").first.wait_for()
        page.wait_for_timeout(1500)  # everything has come
        box = page.locator(".port").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for _ in range(3):
            page.mouse.move(*middle)
            watch(page, "nearer", lambda: wheel(page, -40))
            watch(page, "dragged", lambda: drag(page, box["x"] + 30, box["y"] + box["height"] - 40))
            watch(page, "farther", lambda: wheel(page, 60))
        print("click   ", " ".join(f"{page.evaluate(CLICK):.0f}" for _ in range(6)))


if __name__ == "__main__":
    main()
