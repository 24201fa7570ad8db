"""A whole game on a board, by clicks alone."""

from __future__ import annotations

# Opens a table with bots in all other seats, and keeps the seat in this browser.
OPEN = """
async ([game, players, bot = "steward", help, more = {}]) => {
  const seats = [{ kind: "person" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }))];
  const body = JSON.stringify({ game, options: { players, ...more }, name: "Ann", start: true, seats, help });
  const headers = { "content-type": "application/json" };
  const { table, token, seat } = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
  localStorage.setItem("warhall.tables", JSON.stringify([{ id: table.id, token, game, seat, since: Date.now() }]));
  return table.id;
}
"""

# Plays to the end by clicks on what is lit, as a person who decides at random.
PLAY = """
async (seed) => {
  let inputs = 0;
  let decisions = 0;
  let vain = 0;
  const random = (most) => (seed = (seed * 48271) % 2147483647) % most;
  const until = async (find, patience = 60000) => {
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((done) => setTimeout(done, 3))) {
      const one = find();
      if (one) return one;
    }
    throw new Error("nothing can be done: " + document.querySelector("[data-testid=prompt]")?.textContent);
  };
  const version = () => document.querySelector("[data-version]").dataset.version;
  const press = (one) => {
    inputs += 1;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const lit = () => [...document.querySelectorAll("[data-handle][data-move]:not([aria-pressed=true])")];
  const buttons = () => [...document.querySelectorAll(":is(.bar, .stage, .offer, .dice, dialog) [data-action]")];
  const final = () => document.querySelector("[data-testid=final]");
  for (;;) {
    await until(() => final() ?? (lit().length + buttons().length > 0));
    if (final()) break;
    const before = version();
    decisions += 1;
    const offered = document.querySelector(":is(.offer, dialog) [data-action]");
    const choices = offered ? [offered] : [...lit(), ...buttons()];
    const marks = () => lit().length + buttons().length;
    const [was, picked] = [marks(), document.querySelectorAll("[aria-pressed=true]").length];
    press(choices[random(choices.length)]);
    await until(
      () =>
        version() !== before || marks() !== was || document.querySelectorAll("[aria-pressed=true]").length !== picked,
      2000, // a click in vain, or what it changed looks the same
    ).catch(() => (vain += 1));
  }
  return { inputs, decisions, vain };
}
"""
