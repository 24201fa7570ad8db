"""How many inputs a two-player game of Age of Conan takes in the browser: `python -m benchmarks.age_of_conan_inputs`.

A scripted player follows the hints of the default bot against another one, on map, mats and stage. A click is one
input, and so is a drag: of a piece from one province to another or onto the number of units that go there, or of a card
onto a token for a bid; what the table answers by itself is none. Whoever knows what a die is for does not take it
first: the script takes it to hear what the bot would do with it, and takes that back without counting it. Whoever
presses or marches on, keeps their cards or their roll says so once for the contest, where the table offers that, and
whoever leads Conan to his destination once for the adventure; what the table proposes to place or buy is taken as it is
proposed. `--games 3` plays more games and tells the mean.
"""

from __future__ import annotations

import argparse

from benchmarks.at_table import HABITS, play, report

PLAY = """
const button = (action) => document.querySelector(`:is(.bar, .stage, .offer, .dice) [data-action="${action}"]`);
const thing = (handle) => {
  const found = [...document.querySelectorAll(`[data-handle="${handle}"]`)];
  return found.find((one) => "move" in one.dataset) ?? found[0];
};
const asked = () =>
  document.querySelector("[data-handle][data-move], :is(.bar, .stage, .dice) [data-action], .tokens [data-move]");
const HANDLES = {
  take: ([die]) => ["die " + die],
  bid: ([value, card]) => ["bid " + value, ...(card ? ["card " + card] : [])],
  reroll: ([face]) => ["face " + face],
  target: ([kingdom]) => ["kingdom " + kingdom],
  buy: ([, province]) => ["province " + province],
  crown: ([category]) => ["crown " + category],
  expel: ([province]) => ["province " + province],
};
for (const verb of ["play", "refresh", "use", "event", "top", "commit", "replace"]) {
  HANDLES[verb] = ([card]) => ["card " + card];
}
const PIECES = { attack: "army", move: "army", send: "envoy" };
/** Take hold of a province, or of the piece in it that the deed is about. */
const grab = (verb, handle) => {
  const box = document.querySelector(`[data-piece="${PIECES[verb]} ${handle.split(" ")[1]}"]`)?.getBoundingClientRect();
  if (!box) return press(thing(handle));
  const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  thing(handle).dispatchEvent(new MouseEvent("click", { bubbles: true, ...at }));
};
const handlesOf = (verb, words) =>
  HANDLES[verb]?.(words) ?? words.filter((word) => !/^\\d+$/.test(word)).map((word) => "province " + word);
/** What lies beside a province as soon as one points at it: a deed there, or how many units go there. */
const beside = (action) => document.querySelector(`.ways [data-action="${action}"]`);
const pointAt = (place, action) => {
  place.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  return until(() => beside(action), 400);
};
/** Step the number of units up or down until it is the right one; where it shows by itself, nobody touches it. */
const setUnits = async (verb, units) => {
  for (let left = 20; left > 0; left -= 1) {
    const now = Number(document.querySelector(".offer .scale b")?.textContent.match(/\\d+/)?.[0] ?? units);
    if (now === units) return left === 20;
    count(verb + " units", 1);
    press(document.querySelectorAll(".offer .step")[now < units ? 1 : 0]);
    await sleep(8);
  }
  return false;
};
/** Choose what a click on a province does. */
const setBrush = async (action) => {
  const names = {
    "buy army": "Buy units",
    "buy emissary": "Buy emissaries",
    raise: "Raise units",
    city: "Build cities",
    conan: "Move Conan",
    raid: "Place raiders",
  };
  const wanted = Object.entries(names).find(([words]) => action.startsWith(words + " "))?.[1];
  const brush = [...document.querySelectorAll(".brush button")].find((one) => one.textContent.trim() === wanted);
  if (!brush || brush.ariaPressed === "true") return;
  count("brush", 1);
  press(brush);
  await sleep(8);
};
const stake = async (tokens) => {
  const held = [...document.querySelectorAll(".tokens button")];
  const nameOf = (label) => label.replace(/^(.)\\D*(\\d), (\\d) (.).*$/, "$1$2$4$3"); // "monsters 3, 1 gold": m3g1
  const names = held.map((one) => nameOf(one.querySelector("[role=img]").ariaLabel));
  for (const token of tokens) {
    const at = names.findIndex((name, place) => name === token && held[place].ariaPressed !== "true");
    if (at < 0) continue;
    count("stake", 1);
    press(held[at]);
    await sleep(8);
  }
};
const PLACED = new Set(["place", "buy", "raise", "city"]);
const PROPOSED_AFTER = 6000; // a busy machine takes its time
const proposal = () => document.querySelector(".bar [data-more]");
const ON_MAP = new Set(["attack", "fight", "move", "place", "send", "contest", "collect", "recruit", "conan", "raid"]);
/** Whether what a die is for can be done without taking it first. */
const isOpen = (deed) => {
  const [verb, card] = deed.split(" ");
  if (ON_MAP.has(verb)) return document.querySelector("[data-handle^=province][data-move]");
  return verb === "event" ? "move" in (thing("card " + card)?.dataset ?? {}) : button(deed);
};
/** What the bot would do on the map with a die, if that can be done without taking it first. */
const deedBehind = async (die) => {
  const before = version();
  press(thing("die " + die.split(" ")[1]));
  await sleep(8);
  if (button(die)) press(button(die));
  if (!(await until(() => version() !== before && asked(), 8000))) return null;
  const deed = await wanted();
  const taken = version();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
  if (!(await until(() => version() !== taken && asked(), 8000))) return null;
  if (!deed) return null;
  const isSoon = !ON_MAP.has(deed.split(" ")[0]);
  return (await until(() => isOpen(deed), isSoon ? 600 : 3000)) ? deed : null; // what dice are for comes a moment later
};
const act = async (action, isBehind) => {
  if (button(action + " on")) {
    count(action + " on", 1);
    press(button(action + " on"));
    return;
  }
  const [verb, ...words] = action.split(" ");
  if (PLACED.has(verb) && !isBehind && (await until(proposal, PROPOSED_AFTER))) {
    count("as proposed", 1);
    press(proposal());
    return;
  }
  if (verb === "stake" && words[0] !== "none" && !button(action)) await stake(words);
  if (!button(action)) {
    const handles = handlesOf(verb, words);
    if (handles.length === 1 && ON_MAP.has(verb) && (await pointAt(thing(handles[0]), action))) {
      count(verb, 1);
      press(beside(action));
      return;
    }
    await setBrush(action);
    let isDrag = handles.length === 2;
    let pressed = 0;
    for (const [at, handle] of handles.entries()) {
      if (!(await until(() => thing(handle), 2000))) break; // one click may have been enough
      if (at === 1 && words[2] && (await pointAt(thing(handle), action))) {
        count(verb, 1); // the army is dragged onto the number
        press(beside(action));
        return;
      }
      // Whoever sets the number of units first does not drag, but clicks twice.
      if (at === 1 && words[2]) isDrag = await setUnits(verb, Number(words[2]));
      if (at === 0) grab(verb, handle);
      else press(thing(handle));
      pressed += 1;
      await sleep(8);
    }
    count(verb, isDrag && pressed ? 1 : pressed);
  }
  if (button(action)) {
    count(verb, 1);
    press(button(action));
  }
};
for (let idle = 0; idle < 20; ) {
  if (!(await until(() => final() ?? asked()))) throw new Error("stuck");
  if (final()) return told;
  const asking = version();
  const hinted = await wanted();
  if (!hinted || version() !== asking || !asked()) {
    await sleep(20);
    continue;
  }
  const action = hinted.startsWith("take ") ? ((await deedBehind(hinted)) ?? hinted) : hinted;
  const before = version();
  const [was, kinds] = [told.inputs, { ...told.kinds }];
  await act(action, action !== hinted);
  if (await until(() => version() !== before, 8000)) {
    idle = 0;
  } else {
    Object.assign(told, { inputs: was, kinds }); // nothing came of it
    idle += 1;
    if (idle > 2) console.log("no change", action);
  }
}
throw new Error("nothing comes of anything: " + document.querySelector("[data-testid=prompt]")?.textContent);
"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1)
    report(asked.parse_args().games, lambda dice: play("age-of-conan", f"async () => {{ {HABITS} {PLAY} }}", dice))


if __name__ == "__main__":
    main()
