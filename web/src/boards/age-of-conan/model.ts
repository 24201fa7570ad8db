// The view of Age of Conan, and what the table reads out of it. The rules themselves stay on the server.

import { settings, type Language } from "../../lib/settings.svelte";
import { ADVENTURES, CARDS, OBJECTIVES, OUT, PROVINCES, STRATEGY, TOKENS, WORDS } from "./box";

export type Names = Record<Language, string>;

export interface Province {
  id: string;
  names: Names;
  area: string;
  home: boolean;
  rating: number;
  savage: boolean;
  coastal: boolean;
  track: string[];
  room: number[];
  adjacent: string[];
}

export interface Card {
  id: string;
  names: Names;
  texts: Names;
  type: string;
  kingdom: string | null;
  cost: number;
  sign: string;
  /** It changes a roll and nothing else. */
  rolls: boolean;
}

export interface Strategy {
  id: string;
  names: Names;
  rating: number;
  symbols: string[];
  terrains: string[];
  areas: string[];
}

export interface Token {
  id: string;
  category: string;
  value: number;
  icon: string;
  icons: number;
}

export interface Adventure {
  id: string;
  names: Names;
  texts: Partial<Names>;
  destination: string;
  length: number;
}

export interface Objective {
  id: string;
  names: Names;
  texts: Names;
  reward: number;
}

export interface Place {
  owner?: number;
  marker?: string;
  army?: number;
  units?: number;
  icon?: number;
  raiders?: number;
}

export interface Kingdom {
  gold: number;
  sorcery: number;
  points: number;
  crom: number;
  emissaries: Record<string, number>;
  bid_tokens: number[];
  tokens: string[] | number;
  kingdom_hand: string[] | number;
  strategy_hand: string[] | number;
  table: [string, boolean][];
  kingdom_deck: number;
  bid: number | string | null;
  bid_card: string | null;
  stake: string;
}

export interface Contest {
  kind: string;
  province: string;
  attacker: number;
  defender: number | null;
  origin: string;
  force: number;
  strategy: (string | null)[];
  dice: string[][];
  dice_number: number[];
  counting?: string[][];
  successes?: number[];
  stage: string;
}

export interface Frame {
  frame: string;
  seat?: number;
  token?: string;
  timing?: string;
  side?: string;
}

export interface View {
  kingdoms: string[];
  players: number;
  age: number;
  turn: number | null;
  first_player: number | null;
  conan_player: number | null;
  conan: string;
  destination: string | null;
  adventure: string | null;
  adventures_left: number;
  objectives: string[];
  met: Record<string, number[]>;
  track: string[];
  pool: string[];
  artifacts: Record<string, number | null>;
  bonus_card: number | null;
  bids: string;
  crowned: number | null;
  contest: Contest | null;
  stack: Frame[];
  seats: Kingdom[];
  provinces: Record<string, Place>;
  you: number | null;
  scores: number[];
  over: boolean;
  winners: number[];
  waiting: number[];
}

export const HIDDEN = "hidden";
export const BIDS = [0, 3, 4, 5, 6];

const byId = <Thing extends { id: string }>(things: Thing[]): ReadonlyMap<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const PROVINCE = byId(PROVINCES);
export const CARD = byId(CARDS);
export const STRATEGIES = byId(STRATEGY);
export const TOKEN = byId(TOKENS);
export const ADVENTURE = byId(ADVENTURES);
export const OBJECTIVE = byId(OBJECTIVES);

/** A name or a text in the language of the moment. */
export function spoken(names: Partial<Names> | undefined): string {
  return names?.[settings.language] ?? names?.en ?? "";
}

/** The game's own word for something. */
export function word(name: string): string {
  return WORDS[settings.language]?.[name] ?? name.replaceAll("_", " ");
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a strategy card shows need not be said beside the card itself. */
export const besideCard = (text: string): string => text.replace(/ \([^)]*\)/, "");

export function provinceName(id: string): string {
  return spoken(PROVINCE.get(id)?.names) || id;
}

export function cardName(id: string): string {
  return spoken((CARD.get(id) ?? STRATEGIES.get(id))?.names) || capital(word(id));
}

const RELICS: Record<string, string> = {
  sword_of_atlantis: "hit",
  cobra_crown: "court",
  heart_of_tammuz: "heart",
  conan_player: "conan-piece",
  conan_bonus: "conan",
};

/** The sign of what a card does. */
export function signOf(id: string): string {
  return RELICS[id] ?? CARD.get(id)?.sign ?? "points";
}

export function outOfPlay(view: View): ReadonlySet<string> {
  return new Set(OUT[[...view.kingdoms].sort().join(",")] ?? []);
}

/** How many there are of what may be hidden. */
export function count(held: string[] | number): number {
  return typeof held === "number" ? held : held.length;
}

/** What is known of what may be hidden. */
export function known(held: string[] | number): string[] {
  return typeof held === "number" ? [] : held;
}

export function emissariesIn(view: View, province: string): { seat: number; number: number }[] {
  return view.seats.flatMap((one, seat) => {
    const number = one.emissaries[province] ?? 0;
    return number ? [{ seat, number }] : [];
  });
}

const TOGETHER = 5; // units outside one's home

/** How many more units of a seat find room in a province. */
export function roomIn(view: View, province: string, seat: number): number {
  if (view.kingdoms[seat] === province) return Infinity;
  const there = view.provinces[province];
  return TOGETHER - (there?.army === seat ? (there.units ?? 0) : 0);
}

/** How far every province is from one of them, in steps of Conan. */
function stepsTo(goal: string): ReadonlyMap<string, number> {
  const steps = new Map([[goal, 0]]);
  for (const [name, far] of steps) {
    for (const next of PROVINCE.get(name)?.adjacent ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}

/** The shortest way of Conan to his destination, from his next step on; of several that which strays least. */
export function wayOfConan(view: View): string[] {
  const goal = PROVINCE.get(view.destination ?? "");
  if (!goal) return [];
  const steps = stepsTo(goal.id);
  const astray = ({ room: [x = 0, y = 0] }: Province): number =>
    Math.hypot(x - (goal.room[0] ?? 0), y - (goal.room[1] ?? 0));
  const way: string[] = [];
  for (let here = PROVINCE.get(view.conan); here && here.id !== goal.id;) {
    const left = steps.get(here.id) ?? 0;
    const nearer = here.adjacent.flatMap((name) => (steps.get(name) === left - 1 ? (PROVINCE.get(name) ?? []) : []));
    here = nearer.sort((one, other) => astray(one) - astray(other))[0];
    if (here) way.push(here.id);
  }
  return way;
}

/** The frame that waits for somebody. */
export function frameOf(view: View): Frame | null {
  return view.stack.at(-1) ?? null;
}
