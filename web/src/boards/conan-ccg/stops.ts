// Where a seat is not asked because nothing hangs on its answer.

import type { Moment } from "../../lib/board";
import { frameOf, ZONES, type Details, type Preview, type View } from "./model";
import { passing } from "./passing.svelte";
import type { Stop } from "../../lib/settings.svelte";

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
/** Questions that take many answers: all of them are proposed. */
const PROPOSED = new Set(["foe-draw", "foe-moves", "pay", "loss", "discard", "cycle"]);
/** What can be stopped at: those, and questions that seldom matter. */
export const WINDOWS = [
  ...["foe-draw", "foe-moves"],
  ...OPEN,
  ...["trigger", "triggers", "up-to", "cycle", "round", "resolution", "initiative", "side"],
] as const;

const nameOf = (view: View): string => frameOf(view)?.window ?? frameOf(view)?.frame ?? "";

/** Who wants to be asked for each answer sees no proposal; who never wants to be asked has it followed. */
export function proposes(shown: Record<string, unknown>, stops: Record<string, Stop>): "shown" | "followed" | null {
  const name = nameOf(shown as unknown as View);
  const stop = stops[name === "pay" ? "foe-draw" : name] ?? "matters";
  if (!PROPOSED.has(name) || stop === "always") return null;
  return stop === "never" ? "followed" : "shown";
}

/** What is done for a seat: the only thing that is possible, or what nobody would do otherwise. */
export function settle(moment: Moment): string | null | undefined {
  const view = moment.view as unknown as View;
  const name = nameOf(view);
  const stop = moment.stops[name] ?? "matters";
  const [only] = moment.legal;
  if (stop === "always" || only === undefined) return null;
  if (moment.legal.length === 1) return only;
  const pass = moment.legal.find((action) => action === "pass");
  if (pass && name !== "prepare" && (stop === "never" || passing.covers(view))) return pass;
  if (FORESEEN.test(moment.legal.join("\n"))) {
    if (!moment.isForeseen) return undefined;
    const sure = taken(moment);
    if (sure) return sure;
  }
  if (name === "cycle" && moment.stops.barbarian !== "always") {
    if (!moment.isForeseen) return undefined;
    if (isGiven(moment)) {
      if (!moment.plan) return undefined;
      if (moment.plan.join() === "done") return "done";
    }
  }
  return SETTLED[name]?.(moment, view, stop === "never") ?? null;
}

/** Whether an exchange is that of an ability which was used for the seat: who has nothing to spare is not asked. */
const isGiven = ({ previews }: Moment): boolean => (previews.done as Preview | undefined)?.given ?? false;

/** Texts of cards and blows, of which the previews say whether there is anything to think about. */
const FORESEEN = /^(accept|use|play|strike)/m;

/** What costs nothing and serves is taken, the most of it; where nothing would change anything one passes. */
function taken({ legal, previews }: Moment): string | null {
  const known = (action: string): Preview => (previews[action] as Preview | undefined) ?? {};
  const gift = legal.findLast((action) => known(action).gift);
  if (gift) return gift;
  const others = legal.filter((action) => action !== "pass");
  return others.length < legal.length && others.every((action) => known(action).vain) ? "pass" : null;
}

const SETTLED: Record<string, (moment: Moment, view: View, isNever: boolean) => string | null> = {
  round: ({ details }, view, isNever) => (isNever || isSafe(view, details as Details | null) ? "fight" : null),
  initiative: ({ legal }) => legal[0] ?? null,
  triggers: ({ legal }, view, isNever) => (isNever || areAlike(view) ? (legal[0] ?? null) : null),
  "up-to": ({ legal }) => legal.at(-1) ?? null,
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

/** Whether the effects that wait for their turn are all the same one. */
function areAlike(view: View): boolean {
  const pending = (frameOf(view)?.pending ?? []) as { effect: string }[];
  return new Set(pending.map(({ effect }) => effect)).size === 1;
}

const USUAL = 2; // what icons usually add to the Damage of a Foe
const ENOUGH = 9; // Prowess: with less a round may be fought in vain, and retreats are common even where nobody falls

/** Whether Conan can hardly fall in this round and has the strength for it: then next to nobody retreats. */
function isSafe(view: View, details: Details | null): boolean {
  const conan = view.active === null ? null : details?.conans[view.active];
  if (!conan || !details || conan.prowess < ENOUGH) return false;
  const foes = ZONES.flatMap((zone) => view.zones[zone]).filter((foe) => !foe.gone);
  const danger = foes.map(({ uid }) => (details.characters[uid]?.damage ?? conan.health) + USUAL);
  return danger.reduce((sum, one) => sum + one, 0) < conan.health;
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
