"""A whole game on a board, by clicks alone."""

from __future__ import annotations

# Plays to the end by clicks on what is lit, as a person who decides at random.
PLAY = """
async (seed) => {
  let inputs = 0;
  let decisions = 0;
  const random = (most) => (seed = (seed * 48271) % 2147483647) % most;
  const until = async (find) => {
    for (let end = Date.now() + 20000; Date.now() < end; await new Promise((done) => setTimeout(done, 3))) {
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
  const buttons = () => [...document.querySelectorAll(":is(.bar, .stage, .offer, dialog) [data-action]")];
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
    ).catch(() => undefined);
  }
  return { inputs, decisions };
}
"""
