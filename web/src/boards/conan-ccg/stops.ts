// Where a seat is not asked because nothing hangs on its answer.

import type { Moment } from "../../lib/board";
import { frameOf, type View } from "./model";

/** The windows in which one may only play or use a card, or pass. */
export const WINDOWS = [
  "foe_reveal",
  "survey",
  "foe_moves_down",
  "reveal",
  "barbarian",
  "before_zone",
  "before_damage",
  "after_hit",
  "action_played",
  "end_of_combat",
  "rest",
] as const;

/** What is done for a seat: the only thing that is possible. */
export function settle({ view, legal, stops }: Moment): string | null {
  const frame = frameOf(view as unknown as View);
  const stop = stops[frame?.window ?? frame?.frame ?? ""] ?? "matters";
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return stop === "always" ? null : only;
  return null;
}
