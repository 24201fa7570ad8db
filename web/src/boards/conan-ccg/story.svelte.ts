// What has happened, told beat by beat: while it is being told the table stands as it was before, and follows each beat.

import type { GameEvent, Step } from "../../lib/protocol";
import { Telling } from "../../lib/telling.svelte";
import { placeOf, ZONES, type Details, type Figures, type Foe, type View, type Zone } from "./model";
import type { Shown } from "./table.svelte";

/** How long each thing is shown; what is not named here needs no telling of its own. */
const TIMES: Record<string, number> = {
  "foe-move-revealed": 520,
  "zone-named": 650,
  clash: 1500,
  "foe-defeated": 900,
  "ally-defeated": 900,
  "conan-defeated": 2000,
  "action-played": 1300,
  cancelled: 1000,
  used: 800,
  redirected: 900,
  "effect-heal": 700,
  "effect-wound": 800,
  "effect-gain-prowess": 600,
  "effect-lose-prowess": 600,
  "item-played": 1000,
  "ally-played": 1000,
  "region-played": 1000,
  "foe-placed": 700,
  "foe-moved": 700,
  "foe-removed": 700,
  "foe-move": 450,
  "conan-move": 700,
  "search-failed": 900,
  retreat: 1000,
  "foe-taken": 900,
  "field-cleared": 900,
  "press-on": 700,
};
/** What one does oneself needs telling only where it brings more than was chosen. */
const OWN = new Set(["foe-placed", "conan-move", "foe-move", "item-played", "ally-played", "region-played", "used"]);
const LONGEST = 30_000;

const MOST = 300; // a fight brings many small events at once

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** How many milliseconds at a normal pace somebody at this seat is shown this. */
function timeFor(event: GameEvent, seat: number | null, you: number | null): number {
  const isKnown = seat === you && you !== null && OWN.has(event.kind);
  return isKnown || !event.text ? 0 : (TIMES[event.kind] ?? 0);
}

/** How long steps of others keep the table busy. */
export function timeOf(steps: Step[]): number {
  const times = steps.flatMap(({ seat, events }) => events.map((event) => timeFor(event, seat, null)));
  return Math.min(
    LONGEST,
    times.reduce((sum, time) => sum + time, 0),
  );
}

// -- the table after a beat ---------------------------------------------------------------------------------------------

function withFoe(view: View, place: string, change: (foe: Foe) => Foe): View {
  const zones = { ...view.zones };
  for (const zone of ZONES) {
    zones[zone] = view.zones[zone].map((foe, at) => (placeOf(zone, at) === place ? change(foe) : foe));
  }
  return { ...view, zones };
}

const foeOf = (view: View, place: string): Foe | undefined =>
  ZONES.flatMap((zone) => view.zones[zone].filter((_, at) => placeOf(zone, at) === place))[0];

function withHealth(details: Details | null, uid: number, health: number): Details | null {
  const known = details?.characters[uid];
  if (!details || !known) return details;
  const changed: Figures = { ...known, health };
  return { ...details, characters: { ...details.characters, [uid]: changed } };
}

function struck({ view, details }: Shown, data: GameEvent["data"]): Shown {
  const left = number(data.left);
  const foe = foeOf(view, text(data.place));
  if (foe && text(data.target) === foe.card && text(data.attacker) !== foe.card) {
    return { view, details: withHealth(details, foe.uid, left) };
  }
  const ally = view.allies.find((one) => one.card === text(data.target));
  if (ally) return { view, details: withHealth(details, ally.uid, left) };
  if (!details || view.active === null) return { view, details };
  const conans = details.conans.map((one, seat) => (seat === view.active ? { ...one, health: left } : one));
  return { view, details: { ...details, conans } };
}

/** The table once this has happened, as far as it can be told. */
export function after(shown: Shown, { kind, data }: GameEvent): Shown {
  const { view, details } = shown;
  switch (kind) {
    case "foe-move-revealed":
      return {
        view: withFoe(view, text(data.place), (foe) => ({ ...foe, move: text(data.card), down: false })),
        details,
      };
    case "clash":
      return struck(shown, data);
    case "foe-defeated": {
      const seats = view.seats.map((side, seat) =>
        seat === data.seat ? { ...side, renown: number(data.renown) } : side,
      );
      const fallen = ZONES.flatMap((zone) => view.zones[zone]).find(
        (foe) => foe.card === data.foe && !foe.gone && (details?.characters[foe.uid]?.health ?? 0) === 0,
      );
      const zones = Object.fromEntries(
        ZONES.map((zone) => [zone, view.zones[zone].map((foe) => (foe === fallen ? { ...foe, gone: true } : foe))]),
      ) as Record<Zone, Foe[]>;
      return { view: { ...view, seats, zones }, details };
    }
    default:
      return shown;
  }
}

// -- telling it ---------------------------------------------------------------------------------------------------------

export class Story {
  #times = new WeakMap<GameEvent, number>();
  /** How the table stands once the last one of what happened together has been told. */
  #ends = new WeakMap<GameEvent, Shown>();
  #next: Shown | null = null;
  #table = $state.raw<Shown | null>(null);
  readonly telling = new Telling(
    (event) => this.#times.get(event) ?? 0,
    (event) => this.#follow(event),
    MOST,
  );
  readonly beat = $derived(this.telling.now);
  /** The table as it is shown while something is told; null when the present is. */
  readonly shown = $derived(this.beat ? this.#table : null);

  /** Tell these steps, beginning with the table as it was; at their end it stands as it is now. */
  tell(before: Shown, steps: Step[], you: number | null, now: Shown): void {
    const events = steps.flatMap((step) => step.events);
    for (const step of steps) {
      for (const event of step.events) this.#times.set(event, timeFor(event, step.seat, you));
    }
    const last = events.at(-1);
    if (last) this.#ends.set(last, now);
    if (!this.beat) [this.#table, this.#next] = [before, null];
    this.telling.hear(events);
  }

  #follow(event: GameEvent): void {
    const table = this.#next ?? this.#table;
    this.#table = table && after(table, event);
    this.#next = this.#ends.get(event) ?? null;
  }
}
