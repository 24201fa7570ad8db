// The server's exact odds, as the board needs them.

import type { Odds } from "../../lib/protocol";

const isNumber = (cell: unknown): cell is number => typeof cell === "number";

/** The chance to complete the castle after each choice: the first fraction of a row. */
export function chancesOf(odds: Odds | null): Map<string, number> {
  const chances = new Map<string, number>();
  for (const [action, ...cells] of odds?.rows ?? []) {
    const chance = cells.find(isNumber);
    if (typeof action === "string" && chance !== undefined) chances.set(action, chance);
  }
  return chances;
}
