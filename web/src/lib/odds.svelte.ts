// The server's odds for the position on screen. A game that never has any is soon asked no more.

import * as api from "./api";
import type { Odds } from "./protocol";

const MOST_REFUSALS = 2;

const isNone = (error: unknown): boolean => error instanceof api.Refused && error.refusal.code === "no-odds";

export class OddsOfTable {
  odds = $state.raw<Odds | null>(null);
  chances = $state.raw<number[] | null>(null);
  #id: string;
  // A single refusal may only mean that the position has changed in the meantime.
  #oddsRefused = 0;
  #chancesRefused = 0;
  #version = -1;

  constructor(id: string) {
    this.#id = id;
  }

  /** Ask for version `v`; `isMine` when one has to choose now. What comes too late is thrown away. */
  ask(v: number, isMine: boolean): void {
    if (v === this.#version) return;
    this.#version = v;
    this.odds = null;
    if (isMine && this.#oddsRefused < MOST_REFUSALS) void this.#askOdds(v);
    if (this.#chancesRefused < MOST_REFUSALS) void this.#askChances(v);
  }

  /** The position on screen is an old one. */
  clear(): void {
    this.#version = -1;
    this.odds = null;
  }

  async #askOdds(v: number): Promise<void> {
    try {
      const odds = await api.odds(this.#id);
      this.#oddsRefused = 0;
      if (v === this.#version) this.odds = odds;
    } catch (error) {
      if (isNone(error)) this.#oddsRefused += 1;
    }
  }

  async #askChances(v: number): Promise<void> {
    try {
      const { chances } = await api.chances(this.#id);
      this.#chancesRefused = chances === null ? this.#chancesRefused + 1 : 0;
      if (v === this.#version) this.chances = chances;
    } catch (error) {
      if (isNone(error)) this.#chancesRefused += 1;
    }
  }
}
