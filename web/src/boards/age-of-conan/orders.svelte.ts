// What one has said once for a whole contest, so that it need not be said after every roll.

import type { View } from "./model";

/** Whoever goes on in a contest is asked again once the chance in the end is lower than this. */
export const EVEN = 0.5;
const ONWARD = new Set(["press", "march"]);

/** The choice that goes on with a contest, if that is asked. */
export const onwardOf = (legal: readonly string[]): string | undefined => legal.find((action) => ONWARD.has(action));

class Orders {
  /** Where one goes on. */
  #province = $state.raw<string | null>(null);

  /** Go on in the contest that there is. */
  goOn(view: View): void {
    this.#province = view.contest?.province ?? null;
  }

  clear(): void {
    this.#province = null;
  }

  isGoingOn(view: View): boolean {
    return this.#province !== null && view.contest?.province === this.#province;
  }
}

export const orders = new Orders();
