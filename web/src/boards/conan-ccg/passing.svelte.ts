// Somebody who has nothing to add passes for the rest of a round at one go.

import type { View } from "./model";

const roundOf = (view: View): string => `${view.turn} ${view.round} ${view.active}`;

class Passing {
  #round = $state("");

  start(view: View): void {
    this.#round = roundOf(view);
  }

  covers(view: View): boolean {
    return this.#round === roundOf(view);
  }
}

export const passing = new Passing();
