// The table shows what has been told and nothing else: whatever an event that still waits has changed is as it was before.

import type { GameEvent, Step } from "../../lib/protocol";
import { HIDDEN, STRATEGIES, type Contest, type Kingdom, type Place, type View } from "./model";
import { gainOf } from "./score";
import { isOfContest } from "./story";

export interface Moment {
  n: number;
  view: View;
}

/** What is yet to be told, and what is being told just now. */
interface Told {
  untold: ReadonlySet<GameEvent>;
  now: GameEvent | null;
}

/** What beside mats and map waits for which events. */
const WAITS = new Map<keyof View, readonly string[]>([
  ["age", ["age-begins"]],
  ["adventure", ["adventure-revealed"]],
  ["destination", ["adventure-revealed"]],
  ["adventures_left", ["adventure-revealed"]],
  ["track", ["adventure-revealed", "track-laid", "token-taken", "token-missed"]],
  ["objectives", ["objectives-revealed"]],
  ["conan", ["conan-moved", "conan-relocated"]],
  ["conan_player", ["bid-won"]],
  ["bonus_card", ["bonus-card-assigned", "bonus-card-unassigned"]],
  ["artifacts", ["artifacts-returned", "artifact-assigned", "artifact-unassigned"]],
  ["pool", ["fate-rolled", "die-taken"]],
]);
const BIDDING = new Set(["bid-revealed", "bid-replaced", "bid-won"]);
const ROLES = ["seat", "victim", "defender"];

/** The position as far as it has been told; `moments` are the last positions, the latest last. */
export function toldView(after: View, moments: readonly Moment[], steps: readonly Step[], { untold, now }: Told): View {
  const first = steps.find(({ events }) => events.some((event) => event === now || untold.has(event)))?.n;
  const base = first === undefined ? undefined : moments.findLast(({ n }) => n < first);
  if (!base) return after;
  const before = base.view;
  const waits = [...untold];
  const isBidding = [...waits, now].some((event) => event && BIDDING.has(event.kind));
  const told = steps.flatMap(({ n, events }) => (n > base.n ? events.filter((event) => !untold.has(event)) : []));
  const kept: Partial<View> = {};
  for (const [field, kinds] of WAITS) {
    if (waits.some(({ kind }) => kinds.includes(kind))) Object.assign(kept, { [field]: before[field] });
  }
  return {
    ...after,
    ...kept,
    bids: isBidding ? before.bids : after.bids,
    met: before.met,
    waiting: [],
    over: before.over,
    contest: contestTold(before, after, waits),
    provinces: placesTold(before, after, waits),
    seats: after.seats.map((mine, seat) => {
      const was = before.seats[seat] ?? mine;
      return { ...seatTold(was, mine, seat, waits), ...(isBidding ? bidTold(was, seat, told) : {}) };
    }),
  };
}

/** A contest that is over is still told of, and whoever attacks has not come in before that. */
function contestTold(before: View, after: View, waits: GameEvent[]): Contest | null {
  if (!waits.some(isOfContest)) return after.contest;
  const now = after.contest ?? before.contest;
  const isSame = now !== null && now.province === before.contest?.province;
  return isSame ? { ...now, force: before.contest?.force ?? now.force } : now;
}

/** A province stays as it was until all that happens in it has been told. */
function placesTold(before: View, after: View, waits: GameEvent[]): Record<string, Place> {
  if (waits.some(({ kind }) => kind === "raiders-cleared")) return before.provinces;
  const late = new Set(waits.flatMap(({ data }) => [data.province, data.origin]).filter((one) => one !== undefined));
  const places = Object.entries(after.provinces).filter(([name]) => !late.has(name));
  return Object.fromEntries([...places, ...Object.entries(before.provinces).filter(([name]) => late.has(name))]);
}

/** A mat stays as it was until all that concerns its seat has been told; points count one by one. */
function seatTold(before: Kingdom, after: Kingdom, seat: number, waits: GameEvent[]): Kingdom {
  const concerns = waits.filter(({ data }) => ROLES.some((role) => data[role] === seat));
  const points = concerns
    .map(gainOf)
    .reduce((sum, gain) => (gain.seat === seat ? sum - gain.points : sum), after.points);
  const mine = concerns.length ? { ...before, points } : { ...after, points };
  if (!concerns.some(({ kind, data }) => "gold" in data || kind === "token-traded-gold")) mine.gold = after.gold;
  if (!concerns.some(({ kind }) => kind === "crom")) mine.crom = after.crom;
  return mine;
}

/** What is known of a bid: that there is one, until it has been revealed. */
function bidTold(before: Kingdom, seat: number, told: GameEvent[]): Pick<Kingdom, "bid" | "bid_card" | "bid_tokens"> {
  const shown = told.findLast(({ kind, data }) => kind === "bid-revealed" && data.seat === seat)?.data;
  const card = told.findLast(({ kind, data }) => kind === "bid-replaced" && data.seat === seat)?.data ?? shown;
  const isCard = typeof card?.strategy === "string" && STRATEGIES.has(card.strategy);
  return {
    bid: typeof shown?.token === "number" ? shown.token : (before.bid ?? HIDDEN),
    bid_card: isCard ? String(card?.strategy) : before.bid_card,
    bid_tokens: before.bid_tokens,
  };
}
