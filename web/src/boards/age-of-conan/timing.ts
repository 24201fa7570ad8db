// How long the steps of others stay on screen, at a normal pace.

import type { Step } from "../../lib/protocol";

export const LINGER = 2400; // the result of a contest

const TIMES: Record<string, number> = {
  "bid-revealed": 1100,
  "bid-won": 1600,
  "adventure-revealed": 1700,
  "adventure-ends": 1500,
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
  "age-begins": 1800,
  "objective-scored": 1600,
  "conan-crowned": 2500,
  "stake-revealed": 1500,
};
const OTHERWISE = 650;
const LONGEST = 2500;

/** Milliseconds to follow these steps. */
export function timeOf(steps: Step[]): number {
  const times = steps.flatMap((step) =>
    step.events.filter((event) => event.text).map((event) => TIMES[event.kind] ?? OTHERWISE),
  );
  return times.length ? Math.min(LONGEST, Math.max(...times) + 150 * (times.length - 1)) : 0;
}
