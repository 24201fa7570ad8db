// What has happened, as the table shows it: a deed on the map, a contest on its stage. Both follow from the events that
// the log tells, which are those that this seat may know.

import type { GameEvent, Step } from "../../lib/protocol";
import { frameOf, HIDDEN, type View } from "./model";
import { isAnnounced } from "./timing";

export interface Deed {
  from: string | null;
  to: string | null;
  piece: "army" | "envoy" | "conan" | "raiders" | null;
  seat: number;
  number: number;
  /** In words, unless it has been announced. */
  text: string;
}

const PIECES: Record<string, Deed["piece"]> = {
  "army-moved": "army",
  "army-attacks": "army",
  retreated: "army",
  "emissary-moved": "envoy",
  "conan-moved": "conan",
  "conan-relocated": "conan",
};

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What a step did on the map; the last deed that has a place, and the words of all. */
export function deedOf(step: Step | undefined, conanWas: string | null): Deed | null {
  if (!step) return null;
  const told = step.events.filter((event) => event.text);
  const placed = told.findLast((event) => text(event.data.province));
  if (told.length === 0) return null;
  const piece = placed ? (PIECES[placed.kind] ?? null) : null;
  return {
    from: piece === "conan" ? conanWas : text(placed?.data.origin),
    to: text(placed?.data.province),
    piece,
    seat: number(placed?.data.seat ?? step.seat),
    number: number(placed?.data.units) || 1,
    text: told.flatMap((event) => (isAnnounced(event) ? [] : (event.text ?? []))).join(" "),
  };
}

// -- a contest ----------------------------------------------------------------------------------------------------------

const CONTESTED = new Set([
  "window",
  "declare",
  "own-roll",
  "opponent-roll",
  "pick-dice",
  "march",
  "siege-retreat",
  "battle-retreat",
  "battle-hold",
]);
const BEFORE = new Set(["military", "intrigue"]);

/** Whether a contest goes on, or (`orBefore`) could be started by a choice of the moment. */
export function isContested(view: View, orBefore = false): boolean {
  const frame = frameOf(view)?.frame ?? "";
  return view.contest !== null || CONTESTED.has(frame) || (orBefore && BEFORE.has(frame));
}

export interface SideOfScene {
  seat: number | null;
  faces: string[];
  successes: number | null;
  /** A card, `hidden`, or null while nothing has been laid. */
  strategy: string | null;
  hasDeclined: boolean;
  /** Kingdom cards and artifacts that were used. */
  used: string[];
  /** The number of the step of its last roll: a new one means that the dice fall again. */
  rolled: number;
  lost: number;
}

export interface Scene {
  kind: string;
  province: string;
  sides: [SideOfScene, SideOfScene];
  /** Null until the winner is named. */
  winner: 0 | 1 | null;
  news: string[];
  begun: number;
  last: number;
}

const BEGINS = new Set(["contest-begins", "contest-begins-neutral"]);
const OF_CONTEST = new Set([
  "strategy-committed",
  "strategy-declined",
  "strategy-revealed",
  "strategy-cancelled",
  "contest-rolled",
  "province-rolled",
  "sorcery-reroll",
  "card-used",
  "table-card-used",
  "contest-won",
  "contest-lost",
  "unit-lost",
  "loss-prevented",
  "campaign-advances",
  "subjugated",
  "forced-march",
  "free-march",
  "siege-won",
  "battle-won",
  "retreated",
  "crom",
  "allied",
  "alliance-broken",
  "emissary-lost",
  "raider-used-up",
]);

export const isOfContest = ({ kind }: GameEvent): boolean => BEGINS.has(kind) || OF_CONTEST.has(kind);

const ROLLS = new Set(["contest-rolled", "province-rolled"]);
export const isRoll = (event: GameEvent | null): boolean => event !== null && ROLLS.has(event.kind);

const side = (seat: number | null): SideOfScene => ({
  seat,
  faces: [],
  successes: null,
  strategy: null,
  hasDeclined: false,
  used: [],
  rolled: 0,
  lost: 0,
});

/** The contest that is going on or was the last one, as far as its steps are known. */
export function sceneOf(steps: Step[]): Scene | null {
  const first = steps.findLastIndex((step) => step.events.some((event) => BEGINS.has(event.kind)));
  if (first < 0) return null;
  let scene: Scene | null = null;
  for (const step of steps.slice(first)) {
    for (const event of step.events) {
      if (BEGINS.has(event.kind)) scene = begin(event, step.n);
      else if (scene && OF_CONTEST.has(event.kind)) scene = { ...follow(scene, event, step.n), last: step.n };
    }
  }
  return scene;
}

function begin({ data, text: news }: GameEvent, n: number): Scene {
  const defender = number(data.defender);
  return {
    kind: text(data.contest) ?? "campaign",
    province: text(data.province) ?? "",
    sides: [side(number(data.seat)), side(defender >= 0 ? defender : null)],
    winner: null,
    news: news ? [news] : [],
    begun: n,
    last: n,
  };
}

const NEW_ROUND = new Set(["strategy-committed", "strategy-declined", "contest-rolled", "province-rolled"]);

function follow(before: Scene, { kind, data, text: news }: GameEvent, n: number): Scene {
  let scene = before;
  if (scene.winner !== null && NEW_ROUND.has(kind)) {
    scene = { ...scene, winner: null, news: [], sides: [side(scene.sides[0].seat), side(scene.sides[1].seat)] };
  }
  const at = kind === "province-rolled" || data.seat !== scene.sides[0].seat ? 1 : 0;
  const change = (changed: Partial<SideOfScene>): Scene["sides"] => {
    const sides: Scene["sides"] = [...scene.sides];
    sides[at] = { ...sides[at], ...changed };
    return sides;
  };
  const here = scene.sides[at];
  const told = { ...scene, news: news ? [...scene.news, news] : scene.news };
  switch (kind) {
    case "strategy-committed":
      return { ...told, sides: change({ strategy: text(data.strategy) ?? HIDDEN }) };
    case "strategy-declined":
      return { ...told, sides: change({ hasDeclined: true }) };
    case "strategy-revealed":
      return { ...told, sides: change({ strategy: text(data.strategy) }) };
    case "contest-rolled":
    case "province-rolled":
      return {
        ...told,
        sides: change({ faces: data.faces as string[], successes: number(data.successes), rolled: n }),
      };
    case "card-used":
    case "table-card-used":
      return { ...told, sides: change({ used: [...here.used, text(data.card) ?? ""] }) };
    case "unit-lost":
    case "emissary-lost":
      return { ...told, sides: change({ lost: here.lost + 1 }) };
    case "contest-won":
    case "contest-lost": {
      const sides: Scene["sides"] = [
        { ...scene.sides[0], successes: number(data.attack) },
        { ...scene.sides[1], successes: number(data.defence) },
      ];
      return { ...told, sides, winner: kind === "contest-won" ? 0 : 1 };
    }
    default:
      return told;
  }
}
