// The game's own picture of a position. One is asked for at a time: whoever hurries through a replay gets the moment
// where they stop, and the server does not draw what nobody will see.

import * as api from "./api";
import { tokenOf } from "./purse";

export class PictureOfTable {
  svg = $state.raw<string | null>(null);
  #id: string;
  #wanted: string | null = null;
  #isAsking = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Show the position after so many steps, as `viewpoint` sees it (null: as oneself). */
  show(at: number, viewpoint: string | null = null): void {
    const as = viewpoint === null ? "" : `&as=${viewpoint}`;
    this.#wanted = `/api/tables/${this.#id}/picture.svg?at=${at}${as}`;
    if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    while (this.#wanted !== null) {
      const address = this.#wanted;
      this.#wanted = null;
      const drawn = await api.text(address, tokenOf(this.#id)).catch(() => null);
      if (drawn) this.svg = drawn;
    }
    this.#isAsking = false;
  }
}
