// How long the steps of others stay on screen, at a normal pace.

import type { GameEvent, Step } from "../../lib/protocol";

export const LINGER = 2400; // the result of a contest

/** What is announced to all, one after the other, and its sign. */
export const ANNOUNCED: Record<string, string> = {
  "bid-revealed": "strategy",
  "bid-won": "conan-piece",
  "adventure-revealed": "goal",
  "adventure-ends": "goal",
  "age-change-begins": "points",
  "age-begins": "points",
  "stake-revealed": "treasures",
  "artifact-assigned": "court",
  "objective-scored": "points",
  "crowning-attempted": "court",
  "category-revealed": "monsters",
  "conan-crowned": "court",
  "crowning-failed": "crom",
  "final-scoring-begins": "points",
  "forts-scored": "fort",
  "towers-paid": "gold",
  richest: "gold",
  "crom-bonus": "crom",
  dominance: "monsters",
  "crowning-scored": "conan-piece",
  raided: "raider",
  "game-over": "points",
};
/** Nobody calls out that somebody gets nothing. */
export const isAnnounced = ({ kind, text, data }: GameEvent): boolean =>
  kind in ANNOUNCED && Boolean(text) && data.gold !== 0 && data.points !== 0;

const ANNOUNCEMENT = 1500;
const BRISK = 1000; // where many wait
const MANY = 4;

/** How long one stays while so many wait, itself included. */
export const announcementTime = (waiting: number): number => (waiting > MANY ? BRISK : ANNOUNCEMENT);

const TIMES: Record<string, number> = {
  "fate-rolled": 1300,
  "conan-moved": 1000,
  "army-moved": 1200,
  "army-attacks": 1300,
  "emissary-moved": 1200,
  "contest-begins": 1100,
  "contest-begins-neutral": 1100,
  "strategy-revealed": 1100,
  "contest-rolled": 1700,
  "province-rolled": 1700,
  "contest-won": 1900,
  "contest-lost": 1900,
  subjugated: 2200,
  "siege-won": 2200,
  "battle-won": 2200,
  allied: 1800,
  "card-used": 1300,
  "table-card-played": 1200,
};
/** What a stage shows one after the other: how long before the next. */
const BEATS: Record<string, number> = {
  "contest-begins": 450,
  "contest-begins-neutral": 450,
  "strategy-revealed": 700,
  "contest-rolled": 650,
  "province-rolled": 650,
  "sorcery-reroll": 500,
  "card-used": 600,
  "contest-won": 600,
  "contest-lost": 600,
};
export const DIE = 110; // from die to die
const SEEN = 500; // what a stage has shown last

/** How long something is told before what comes next, which waits behind it. */
export function beatOf(event: GameEvent, waiting: GameEvent[]): number {
  if (!event.text) return 0;
  if (isAnnounced(event)) return announcementTime(1 + waiting.filter(isAnnounced).length);
  const dice = Array.isArray(event.data.faces) ? event.data.faces.length : 0;
  return (BEATS[event.kind] ?? 0) + dice * DIE;
}

const OTHERWISE = 650;
const LONGEST = 2500;

/** Milliseconds to follow these steps: first what is announced, then the rest. */
export function timeOf(steps: Step[]): number {
  const told = steps.flatMap((step) => step.events.filter((event) => event.text));
  const times = told.filter((event) => !isAnnounced(event)).map(({ kind }) => TIMES[kind] ?? OTHERWISE);
  const beats = told.reduce((sum, event) => sum + (isAnnounced(event) ? 0 : beatOf(event, [])), 0);
  const usual = times.length ? Math.min(LONGEST, Math.max(...times) + 150 * (times.length - 1)) : 0;
  let time = Math.max(usual, beats && beats + SEEN);
  for (let waiting = told.length - times.length; waiting > 0; waiting--) time += announcementTime(waiting);
  return time;
}
