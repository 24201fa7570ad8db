"""How many inputs a two-player game of the Conan CCG takes in the browser: `python -m benchmarks.conan_ccg_inputs`.

A scripted player plays as one bot would (`--mind`, the default one unless another is named) against the default one, on
the table itself and with the usual stops. A drag is one input, like a click. Where all of a question is proposed, the
player takes the proposal if it is what the player wants, and otherwise does the next thing himself; `--alone` takes
none. `--games 5` plays more games and tells the mean of all.
"""

from __future__ import annotations

import argparse

from benchmarks.at_table import play, report
from tests.browser.test_conan_ccg import GAME

PLAY = """
async ([mind, isAlone]) => {
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
    take: ([card]) => ["shown " + card],
    top: ([card]) => ["shown " + card],
  };
  const told = { inputs: 0, kinds: {} };
  const PROPOSED = /^(place|pay|give|take|discard) /;
  const proposal = () => document.querySelector(".bar [data-more].primary");
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
    const wanted = async (path) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`/api/tables/${id}/${path}`, { headers });
      return answer.ok ? await answer.json() : null;
    };
    let { action } = (await wanted(`hint?bot=${mind}`)) ?? {};
    if (!action || version() !== before) {
      if (version() === before) await sleep(100);
      continue;
    }
    const count = (kind, n) => {
      told.inputs += n;
      told.kinds[`${phase}: ${kind}`] = (told.kinds[`${phase}: ${kind}`] ?? 0) + n;
    };
    if (!isAlone && PROPOSED.test(action) && (await until(proposal, 1200))) {
      const [mine, theirs] = [await wanted(`plan?bot=${mind}`), await wanted("plan")].map((one) => one?.actions ?? []);
      if (version() !== before || !proposal()) continue;
      if (mine.length && [...mine].sort().join() === [...theirs].sort().join()) {
        count("as proposed", 1);
        press(proposal());
        await until(() => version() !== before, 8000);
        await until(() => !document.querySelector(".following"), 8000);
        continue;
      }
      // What differs comes first where the order is free; the rest may then be as proposed.
      if (action.startsWith("give ")) action = mine.find((one) => !theirs.includes(one)) ?? action;
    }
    count(action.split(" ")[0], 1);
    const [verb, ...words] = action.split(" ");
    const button = document.querySelector(`.bar [data-action="${action}"]`);
    if (button) {
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
        press(thing);
        await sleep(5);
      }
      const asked = document.querySelector(`.bar [data-action="${action}"]`);
      if (asked && version() === before) {
        count("performer", 1);
        press(asked);
      }
    }
    const sure = () => document.querySelector(`dialog [data-action="${action}"]`);
    await until(() => version() !== before || sure(), 8000);
    if (sure()) press(sure());
    if (await until(() => version() !== before, 4000)) continue;
    count(verb, -1); // nothing came of it: try again
  }
}
"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--mind", default="steward")
    asked.add_argument("--alone", action="store_true")
    given = asked.parse_args()
    report(given.games, lambda dice: play(GAME, PLAY, dice, given.mind, given.alone))


if __name__ == "__main__":
    main()
