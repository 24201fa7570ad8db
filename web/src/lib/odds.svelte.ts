// The server's odds for the position on screen. A game that never has any is soon asked no more.

import { untrack } from "svelte";

import * as api from "./api";
import type { Odds } from "./protocol";

const MOST_REFUSALS = 2;
const PATIENCE = 40; // milliseconds at one moment of a replay

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

  /** Ask for version `v`; `isMine` when one has to choose now, `isKnown` when the board expects an answer. What comes
   * too late is thrown away. */
  ask(v: number, isMine: boolean, isKnown: boolean): void {
    if (v === this.#version) return;
    this.#version = v;
    this.odds = null;
    if (isMine && (isKnown || this.#oddsRefused < MOST_REFUSALS)) void this.#askOdds(v);
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
      this.#oddsRefused = odds ? 0 : this.#oddsRefused + 1;
      if (v === this.#version) this.odds = odds;
    } catch (error) {
      if (isNone(error)) this.#oddsRefused += 1;
    }
  }

  async #askChances(v: number): Promise<void> {
    try {
      const told = (await api.chances(this.#id))?.chances ?? null;
      // A game that cannot tell will not learn it while it is being played.
      this.#chancesRefused = told ? 0 : this.#chancesRefused + 1;
      if (v === this.#version) this.chances = told;
    } catch (error) {
      if (isNone(error)) this.#chancesRefused += 1;
    }
  }
}

/** The chances to win at earlier moments. A moment is asked for once one stays there, and then remembered. */
export class ChancesOfPast {
  #id: string;
  #known = $state.raw<ReadonlyMap<number, number[] | null>>(new Map());
  #refused = 0;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  at(n: number): number[] | null {
    return this.#known.get(n) ?? null;
  }

  ask(n: number): void {
    clearTimeout(this.#asking);
    if (this.#refused >= MOST_REFUSALS || untrack(() => this.#known.has(n))) return;
    this.#asking = setTimeout(() => void this.#askAt(n), PATIENCE);
  }

  async #askAt(n: number): Promise<void> {
    const told = await api.chances(this.#id, n).catch(() => null);
    if (!told) return;
    this.#refused = told.chances ? 0 : this.#refused + 1;
    this.#known = new Map(this.#known).set(n, told.chances);
  }
}
