// Where a seat is not asked because nothing hangs on its answer.

import type { Moment } from "../../lib/board";
import { CARD, frameOf, type View } from "./model";
import { EVEN, onwardOf, orders } from "./orders.svelte";

/** The windows in which one may only use a card or sorcery, or pass; and tokens, which are kept. */
export const WINDOWS = ["bid-cards", "bonus", "window", "declare", "own-roll", "opponent-roll", "last-cards", "token"];

/** A card or sorcery matters if it betters a chance by so much; whoever wants to be asked for less can say so. */
const NOTICEABLE = 0.05;

/** Questions of one's own turn that wait below a token. */
export const TO_COME = new Set(["turn", "court"]);

/** Questions of which die is taken. */
export const TAKES_DICE = new Set(["turn", "extra-die"]);

const NOTHING = new Set(["pass", "done", "decline"]);

/** What is done for a seat: the only thing that is possible, or to pass where nothing would better its chances. */
export function needless({ view, legal, odds, stops }: Moment): string | null {
  const seen = view as unknown as View;
  const frame = frameOf(seen)?.frame ?? "";
  const stop = stops[frame] ?? "matters";
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return stop === "always" && WINDOWS.includes(frame) ? null : only;
  const best = (action: string): number[] => {
    const row = odds?.rows.find(([name]) => name === action);
    return row ? row.slice(1).map((cell) => (typeof cell === "number" ? cell : 0)) : [];
  };
  const onward = onwardOf(legal);
  if (onward !== undefined) return orders.isGoingOn(seen) && (best(onward).at(-1) ?? 0) >= EVEN ? onward : null;
  if (frame === "token") return stop === "never" || (stop === "matters" && isOwnTurn(seen, legal)) ? "keep" : null;
  const pass = legal.find((action) => NOTHING.has(action));
  if (!WINDOWS.includes(frame) || pass === undefined) return null;
  if (stop === "never") return pass;
  const others = legal.filter((action) => action !== pass);
  if (stop === "always" || !odds || !others.every(isOfRoll)) return null;
  const passed = best(pass);
  if (passed.length === 0) return null;
  const helps = others.some((action) => !isNoBetter(best(action), passed));
  return helps ? null : pass;
}

/** Whether a token comes in one's own turn, before another question, and nothing but keeping and trading can be done
 * with it: it is kept, and the next question offers to trade it instead. */
function isOwnTurn(view: View, legal: string[]): boolean {
  return view.turn === view.you && TO_COME.has(view.stack.at(-2)?.frame ?? "") && legal.length === 2;
}

/** Whether a choice does nothing but change a roll, so that the chances say all of it. */
function isOfRoll(action: string): boolean {
  const [verb = "", card = ""] = action.split(" ");
  return verb === "sorcery" || verb === "commit" || (verb === "use" && (CARD.get(card)?.rolls ?? false));
}

/** Whether no figure of a choice is noticeably higher; what has no figures may be good for something else. */
function isNoBetter(chances: number[], passed: number[]): boolean {
  return chances.length > 0 && chances.every((chance, at) => chance < (passed[at] ?? 0) + NOTICEABLE);
}
