// How long things stay on screen before the next one takes their place, as the person likes it.

import { settings, type Pace } from "./settings.svelte";

const SPEED: Record<Pace, number> = { slow: 1.9, normal: 1, fast: 0.45, instant: 0 };

/** What takes so many milliseconds at a normal pace takes this long now. */
export function paced(milliseconds: number): number {
  return milliseconds * SPEED[settings.stored.pace];
}

/** Somebody who passes without a thought, or after one: what is passed for a seat takes as long. */
export function naturalPause(): number {
  return 700 + Math.random() * 1500;
}
