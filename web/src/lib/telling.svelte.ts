// What has happened is told one thing after the other: until then neither a scene nor the log speaks of it.

import { paced } from "./pace.svelte";
import type { GameEvent, Step } from "./protocol";

const MOST = 40; // so many may wait, usually

export class Telling {
  /** What is being told. */
  now = $state.raw<GameEvent | null>(null);
  #waiting = $state.raw<GameEvent[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timeOf: (event: GameEvent, waiting: GameEvent[]) => number;
  #begin: (event: GameEvent) => void;
  #most: number;

  /** `timeOf` says for how many milliseconds at a normal pace something is told before what comes next. */
  constructor(
    timeOf: (event: GameEvent, waiting: GameEvent[]) => number,
    begin: (event: GameEvent) => void,
    most = MOST,
  ) {
    this.#timeOf = timeOf;
    this.#begin = begin;
    this.#most = most;
  }

  /** What has not been told yet. */
  readonly untold: ReadonlySet<GameEvent> = $derived.by(() => new Set(this.#waiting));
  /** That, and what is being told: nobody writes it down before it has been seen. */
  readonly unseen: ReadonlySet<GameEvent> = $derived.by(
    () => new Set(this.now ? [this.now, ...this.#waiting] : this.#waiting),
  );

  hear(events: GameEvent[]): void {
    if (paced(1) === 0 || document.hidden) return this.end();
    this.#waiting = [...this.#waiting, ...events].slice(-this.#most);
    if (this.#timer === undefined) this.next();
  }

  /** This has been seen: on to what comes next. */
  next = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.now = null;
    while (this.#timer === undefined) {
      const [next, ...rest] = this.#waiting;
      if (!next) return;
      this.#waiting = rest;
      this.#begin(next);
      const time = this.#timeOf(next, rest);
      if (time === 0) continue;
      this.now = next;
      this.#timer = setTimeout(this.next, paced(time));
    }
  };

  /** All has been told. */
  end = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.now = null;
  };
}

/** The steps as far as they have been told. */
export function toldOf(steps: Step[], untold: ReadonlySet<GameEvent>): Step[] {
  if (untold.size === 0) return steps;
  return steps.map((step) =>
    step.events.some((event) => untold.has(event))
      ? { ...step, events: step.events.filter((event) => !untold.has(event)) }
      : step,
  );
}
