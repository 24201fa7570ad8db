// Where a seat is not asked because nothing hangs on its answer.

import type { Moment } from "../../lib/board";
import { frameOf, ZONES, type Details, type Preview, type View } from "./model";
import { passing } from "./passing.svelte";

/** The windows in which one may only play or use a card, or pass. */
const OPEN = [
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
];
/** What can be stopped at: those, and questions that seldom matter. */
export const WINDOWS = [...OPEN, "round", "resolution", "initiative", "side"] as const;

/** What is done for a seat: the only thing that is possible, or what nobody would do otherwise. */
export function settle(moment: Moment): string | null {
  const view = moment.view as unknown as View;
  const frame = frameOf(view);
  const name = frame?.window ?? frame?.frame ?? "";
  const stop = moment.stops[name] ?? "matters";
  const [only] = moment.legal;
  if (stop === "always" || only === undefined) return null;
  if (moment.legal.length === 1) return only;
  const pass = moment.legal.find((action) => action === "pass");
  if (pass && name !== "prepare" && (stop === "never" || passing.covers(view))) return pass;
  return SETTLED[name]?.(moment, view, stop === "never") ?? null;
}

const SETTLED: Record<string, (moment: Moment, view: View, isNever: boolean) => string | null> = {
  round: ({ details }, view, isNever) => (isNever || isSafe(view, details as Details | null) ? "fight" : null),
  initiative: ({ legal }) => legal[0] ?? null,
  resolution: ({ legal, details }, view, isNever) => {
    if (!isNever && mayFall(view, details as Details | null)) return null;
    return ZONES.map((zone) => `zone ${zone}`).find((action) => legal.includes(action)) ?? null;
  },
  side: ({ legal, previews }) => {
    const known = legal.map((action) => (previews[action] as Preview | undefined)?.deals);
    if (known.includes(undefined) || legal.some((action) => !action.endsWith(" conan"))) return null;
    const most = Math.max(...known.map((deals) => deals ?? 0));
    return legal[known.indexOf(most)] ?? null;
  },
};

const USUAL = 2; // what icons usually add to the Damage of a Foe

/** Whether Conan can hardly fall in this round: nobody would retreat then. */
function isSafe(view: View, details: Details | null): boolean {
  const conan = view.active === null ? null : details?.conans[view.active];
  if (!conan || !details) return false;
  const foes = ZONES.flatMap((zone) => view.zones[zone]).filter((foe) => !foe.gone);
  const danger = foes.map(({ uid }) => (details.characters[uid]?.damage ?? conan.health) + USUAL);
  return danger.reduce((sum, one) => sum + one, 0) * 2 < conan.health;
}

/** Whether all that strikes Conan now could kill him: then it matters what comes first. */
function mayFall(view: View, details: Details | null): boolean {
  const conan = view.active === null ? null : details?.conans[view.active];
  if (!conan || !details) return true;
  const foes = ZONES.flatMap((zone) => view.zones[zone]).filter((foe) => !foe.gone && !foe.done);
  const blows = foes.map(({ uid }) => {
    const lying = details.moves[uid];
    if (lying?.free) return Math.max(lying.free.left, lying.free.right);
    return Object.values(lying?.blows ?? {}).reduce((sum, [damage]) => sum + damage, 0);
  });
  return blows.reduce((sum, blow) => sum + blow, 0) >= conan.health;
}
