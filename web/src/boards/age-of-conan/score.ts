// Where the points of a game came from, by the events that told of them.

import type { GameEvent, Step } from "../../lib/protocol";

export interface Source {
  kind: string;
  /** By seat. */
  points: number[];
}

const LOST = new Set(["raided"]);
const ORDER = [
  "subjugated",
  "siege-won",
  "battle-won",
  "objective-scored",
  "raided",
  "forts-scored",
  "richest",
  "crom-bonus",
  "dominance",
  "crowning-scored",
];

/** What the server tells of a game that is over, as far as the end shows it. */
export interface Analysis {
  /** Rolls won beyond what was to be expected, by seat. */
  luck: { attack: number; defence: number }[];
  turning_points: { n: number; turn: number; before: number[]; after: number[]; story: string[] }[];
}

export interface Turn {
  n: number;
  /** Whose chances rose most. */
  seat: number;
  before: number;
  after: number;
  story: string;
}

/** The turns that changed the chances most, in the order of the game. */
export function turnsOf(analysis: Analysis, most: number): Turn[] {
  const turns = analysis.turning_points.map(({ n, before, after, story }): Turn => {
    const rise = (seat: number): number => (after[seat] ?? 0) - (before[seat] ?? 0);
    const seat = before.reduce((best, _, at) => (rise(at) > rise(best) ? at : best), 0);
    return { n, seat, before: before[seat] ?? 0, after: after[seat] ?? 0, story: story.join(" ") };
  });
  const largest = [...turns].sort((one, other) => other.after - other.before - (one.after - one.before));
  return largest.slice(0, most).sort((one, other) => one.n - other.n);
}

/** The points of each seat by source, in the order of the game; what no event explains stands last. */
export function sourcesOf(steps: Step[], scores: number[]): Source[] {
  const found = new Map<string, number[]>();
  for (const { kind, seat, points } of gains(steps)) {
    const row = found.get(kind) ?? scores.map(() => 0);
    row[seat] = (row[seat] ?? 0) + points;
    found.set(kind, row);
  }
  const rest = scores.map((score, seat) => score - [...found.values()].reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  const place = (kind: string): number => (ORDER.indexOf(kind) + ORDER.length + 1) % (ORDER.length + 1);
  const rows = [...found].sort(([one], [other]) => place(one) - place(other));
  const sources = rows.map(([kind, points]) => ({ kind: ORDER.includes(kind) ? kind : "other", points }));
  return rest.some(Boolean) ? [...sources, { kind: "other", points: rest }] : sources;
}

/** How the scores went: the points of each seat after every step at which they changed. */
export function courseOf(steps: Step[], seats: number): { n: number; scores: number[] }[] {
  const course = [{ n: 0, scores: Array.from({ length: seats }, () => 0) }];
  for (const { n, seat, points } of gains(steps)) {
    const scores = [...(course.at(-1)?.scores ?? [])];
    scores[seat] = Math.max(0, (scores[seat] ?? 0) + points);
    course.push({ n, scores });
  }
  return course;
}

/** Who gets how many points by this; raiders take some. Nobody is seat -1. */
export function gainOf({ kind, data: { seat, points } }: GameEvent): { seat: number; points: number } {
  if (typeof seat !== "number" || typeof points !== "number") return { seat: -1, points: 0 };
  return { seat, points: LOST.has(kind) ? -points : points };
}

function gains(steps: Step[]): { n: number; kind: string; seat: number; points: number }[] {
  const all = steps.flatMap(({ n, events }) => events.map((event) => ({ n, kind: event.kind, ...gainOf(event) })));
  return all.filter(({ points }) => points !== 0);
}
