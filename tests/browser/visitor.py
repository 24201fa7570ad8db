"""Somebody who uses the hall in a browser: the verbs of the tests."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Error, FloatRect, Locator, Page, expect

from warhall.bots import usual_opponents
from warhall.kernel import load_game

ARTEFACTS = Path(__file__).parent / "artefacts"
GAME = "age-of-war"
DEFAULT_BOT = usual_opponents(load_game(GAME), 1)[0]
OPPONENT = load_game(GAME).opponents[DEFAULT_BOT].name.en  # its name at the table
# What a player can do now: the dice wait, a line is lit, a die may be lost; or the game is over.
SOMETHING = "button.go, button.lit, button[data-action=lose], .final"
FINAL = ".final"
# Waits until something can be done, presses the line with the best odds (or loses a die), and waits for the answer.
PRESS_BEST = """
async () => {
  const until = async (find) => {
    for (let found; ; await new Promise((done) => setTimeout(done, 4))) if ((found = find())) return found;
  };
  const chance = (line) => parseFloat(line.querySelector(".chance")?.textContent ?? "0");
  const room = document.querySelector("[data-version]");
  const best = () =>
    document.querySelector(".final, button.go") ??
    [...document.querySelectorAll("button.lit")].sort((one, other) => chance(other) - chance(one))[0] ??
    document.querySelector("button[data-action=lose]");
  const button = await until(best);
  if (button.matches(".final")) return "over";
  const before = room.dataset.version;
  button.click();
  await until(() => room.dataset.version !== before);
  return "on";
}
"""
# Ids with underscores, cards by number, slots with colons, lines in brackets: what only programs read.
NOTATION = r"[a-z]+_[a-z_]+|\bs\d\d\b|\b[a-z]+:\d|\[[A-Z0-9|!]+\]|\bfill (?!infantry)[a-z]+ \d"
# Reads whatever comes to the page from now on, also what one hears, and keeps what is in notation.
READ_ALONG = """
(notation) => {
  const pattern = new RegExp(notation);
  window.inNotation = new Set();
  const look = (text) => text && pattern.test(text) && window.inNotation.add(text.trim());
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.parentElement?.closest("script, style") ? null : look(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const name of ["aria-label", "title", "placeholder"]) look(node.getAttribute(name));
    for (const one of node.childNodes) read(one);
  };
  read(document.body);
  const labels = ["aria-label", "title", "placeholder"];
  const all = { subtree: true, childList: true, characterData: true, attributeFilter: labels };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) (type === "childList" ? addedNodes : [target]).forEach(read);
  }).observe(document.body, all);
}
"""
SLOW = 60_000  # milliseconds; bots think, servers start, and the machine may be busy
expect.set_options(timeout=SLOW)


def box_of(one: Locator) -> FloatRect:
    """Where it lies on the screen."""
    box = one.bounding_box()
    assert box is not None
    return box


class Visitor:
    def __init__(self, page: Page, test: str) -> None:
        self.page = page
        self.failures: list[str] = []
        self._test = re.sub(r"[^a-z0-9]+", "-", test.lower()).strip("-")
        page.set_default_timeout(SLOW)
        page.on("pageerror", lambda error: self.failures.append(str(error)))

    # -- going about -------------------------------------------------------------------------------------------------

    def go(self, address: str = "/") -> None:
        self.page.goto(address)

    def play_now(self) -> str:
        """From the lobby to a table with a bot; the table's id."""
        self.go("/")
        self.page.get_by_test_id(f"play-{GAME}").click()
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_url("**/table/*")
        expect(self.page.locator(".board")).to_be_visible()
        return self.page.url.split("/table/")[1].split("/")[0]

    def until(self, holds: str, given: object = None) -> None:
        """Wait until this is true of the page: what a key or a click changes is drawn a moment later."""
        self.page.wait_for_function(holds, arg=given)

    def expect_to_fit(self, *, height: bool = False) -> None:
        """Nothing makes the page scroll sideways, or at all."""
        self.until("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        if height:
            self.until("() => document.documentElement.scrollHeight <= innerHeight")

    def picture(self, name: str, *, whole: bool = False) -> None:
        """Keep what is on screen, for people to look at."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{self._test}-{name}.png", full_page=whole)

    def read_along(self) -> None:
        """Read everything from now on; `in_notation` tells what only programs understand."""
        self.page.evaluate(READ_ALONG, NOTATION)

    def in_notation(self) -> list[str]:
        found: list[str] = self.page.evaluate("[...window.inNotation]")
        return found

    def told(self) -> str:
        """Address, words and faults of the page, for the report of a test that fails."""
        try:
            words = self.page.evaluate("document.body.innerText")
        except Error as error:
            words = f"(the page does not answer: {error})"
        return "\n".join([self.page.url, words, *self.failures])

    # -- what is on screen -------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    def is_asked(self) -> bool:
        """Whether it is for this visitor to do something, once the table says what is to be done."""
        expect(self.prompt).not_to_be_empty()
        return self.page.locator(".bar.mine").count() > 0

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    @property
    def lit(self) -> Locator:
        """The lines that may be filled."""
        return self.page.locator("button.lit")

    def press(self, action: str) -> None:
        """Click a choice whether it is possible or not."""
        self.page.locator(f"[data-action='{action}']").click(force=True)

    def dice(self) -> str:
        return self.page.locator(".dice").get_attribute("aria-label") or ""

    def expect_dice(self, told: str | re.Pattern[str]) -> None:
        """Wait until they lie so: every browser hears of a throw in its own time."""
        expect(self.page.locator(".dice")).to_have_attribute("aria-label", told)

    # -- playing -----------------------------------------------------------------------------------------------------

    def wait_for_choice(self) -> None:
        """Until one may fill a line or lose a die."""
        while True:
            self.page.locator(SOMETHING).first.wait_for()
            roll = self.page.locator("button.go")
            if not roll.is_visible():
                return
            roll.click()
            expect(roll).to_be_hidden()

    def wait_for_lit_line(self) -> None:
        """Until the dice fill some line; dice are lost until they do."""
        while True:
            self.wait_for_choice()
            if self.lit.count():
                return
            self.choose()

    def choose(self) -> bool:
        """Fill the line with the best odds, or lose a die. False when the game is over."""
        self.page.locator(SOMETHING).first.wait_for()
        if self.page.locator(FINAL).is_visible():
            return False
        before = self.page.locator("[data-version]").get_attribute("data-version")
        self._best().click()
        self.page.locator(f"[data-version]:not([data-version='{before}'])").wait_for()
        return True

    def _best(self) -> Locator:
        roll = self.page.locator("button.go")
        if roll.is_visible():
            return roll
        chances: list[float] = self.lit.evaluate_all(
            "lines => lines.map(line => parseFloat(line.querySelector('.chance')?.textContent ?? '0'))"
        )
        if not chances:
            return self.page.locator("button[data-action=lose]")
        return self.lit.nth(chances.index(max(chances)))

    def play_to_the_end(self) -> None:
        """The first choices with the mouse; the long rest by the same buttons, without travelling to them."""
        for _ in range(6):
            if not self.choose():
                return
        while self.page.evaluate(PRESS_BEST) != "over":
            pass
