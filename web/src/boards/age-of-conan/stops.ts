// Where a seat is not asked because nothing hangs on its answer.

import type { Moment } from "../../lib/board";
import { CARD, frameOf, type View } from "./model";
import { EVEN, isOnward, orderedOf, orders } from "./orders.svelte";

/** The windows in which one may only use a card or sorcery, or pass; dice to be rolled again; and tokens, which are
 * kept. */
export const WINDOWS = [
  "bid-cards",
  "bonus",
  "window",
  "declare",
  "own-roll",
  "opponent-roll",
  "pick-dice",
  "last-cards",
  "token",
];

/** A card or sorcery matters if it betters a chance by so much; whoever wants to be asked for less can say so. */
const NOTICEABLE = 0.05;

/** Questions of one's own turn that wait below a token. */
export const TO_COME = new Set(["turn", "court"]);

/** Questions of which die is taken. */
export const TAKES_DICE = new Set(["turn", "extra-die"]);

/** Questions that take many answers: all of them are proposed. */
const PROPOSED = new Set(["military", "army-placement", "raise", "spend"]);

export const proposes = (view: Record<string, unknown>): "shown" | null =>
  PROPOSED.has(frameOf(view as unknown as View)?.frame ?? "") ? "shown" : null;

/** Questions of where new units go. */
const PLACES = new Set(["army-placement", "military"]);

const NOTHING = new Set(["pass", "done", "decline"]);

/** What is done for a seat: the only thing that is possible, to pass where nothing would better its chances, or to use an
 * artifact where nothing would better them more. */
export function needless({ view, legal, odds, stops }: Moment): string | null {
  const seen = view as unknown as View;
  const frame = frameOf(seen)?.frame ?? "";
  const stop = stops[frame] ?? "matters";
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return stop === "always" && WINDOWS.includes(frame) ? null : only;
  const reserve = PLACES.has(frame) ? soleOf(legal) : null;
  if (reserve !== null) return reserve;
  const best = (action: string): number[] => {
    const row = odds?.rows.find(([name]) => name === action);
    return row ? row.slice(1).map((cell) => (typeof cell === "number" ? cell : 0)) : [];
  };
  const ordered = orderedOf(seen, legal);
  if (ordered !== undefined) {
    if (orders.has(seen, ordered) && (!isOnward(ordered) || (best(ordered).at(-1) ?? 0) >= EVEN)) return ordered;
    if (isOnward(ordered)) return null;
  }
  if (frame === "token") return stop === "never" || (stop === "matters" && isOwnTurn(seen, legal)) ? "keep" : null;
  if (frame === "pick-dice") return stop === "always" ? null : (legal.find((one) => isBest(one, legal, best)) ?? null);
  const pass = legal.find((action) => NOTHING.has(action));
  if (!WINDOWS.includes(frame) || pass === undefined) return null;
  if (stop === "never") return pass;
  const others = legal.filter((action) => action !== pass);
  if (stop === "always" || !odds || !others.every(isOfRoll)) return null;
  const passed = best(pass);
  if (passed.length === 0) return null;
  const free = others.find((action) => isFree(action) && isBest(action, legal, best) && isMore(best(action), passed));
  const helps = others.some((action) => !isNoBetter(best(action), passed));
  return free ?? (helps ? null : pass);
}

/** Where units of the reserve find room in one province alone they go there: they cost nothing. */
function soleOf(legal: string[]): string | null {
  const [place, ...others] = legal.filter((action) => action !== "done");
  return place !== undefined && others.length === 0 && place.startsWith("place ") ? place : null;
}

/** Whether a token comes in one's own turn, before another question, and nothing but keeping and trading can be done
 * with it: it is kept, and the next question offers to trade it instead. */
function isOwnTurn(view: View, legal: string[]): boolean {
  return view.turn === view.you && TO_COME.has(view.stack.at(-2)?.frame ?? "") && legal.length === 2;
}

/** Whether a choice does nothing but change a roll or a bid, so that the chances say all of it. */
function isOfRoll(action: string): boolean {
  const [verb = "", card = ""] = action.split(" ");
  return (
    verb === "sorcery" ||
    verb === "commit" ||
    verb === "replace" ||
    (verb === "use" && (CARD.get(card)?.rolls ?? false))
  );
}

/** Whether a choice costs nothing: an artifact is there again for the next roll. */
function isFree(action: string): boolean {
  const [verb, card = ""] = action.split(" ");
  return verb === "use" && CARD.get(card)?.type === "artifact";
}

/** Whether every figure of a choice is at least as high as those of the others. */
function isBest(action: string, legal: string[], chances: (action: string) => number[]): boolean {
  const own = chances(action);
  return own.length > 0 && legal.every((other) => chances(other).every((chance, at) => chance <= (own[at] ?? 0)));
}

/** Whether a figure of a choice is higher. */
const isMore = (chances: number[], passed: number[]): boolean =>
  chances.some((chance, at) => chance > (passed[at] ?? 0));

/** Whether no figure of a choice is noticeably higher; what has no figures may be good for something else. */
function isNoBetter(chances: number[], passed: number[]): boolean {
  return chances.length > 0 && chances.every((chance, at) => chance < (passed[at] ?? 0) + NOTICEABLE);
}
