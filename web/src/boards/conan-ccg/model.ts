// The position as the server shows it, what the rules say of it besides, and the cards as they are printed.

import { settings, type Language } from "../../lib/settings.svelte";
import { CARDS, WORDS } from "./box";

export const HIDDEN = "?";
export const ZONES = ["center", "left", "right", "rear"] as const;
export type Zone = (typeof ZONES)[number];
export type Side = "left" | "right";

/** An icon, of how many symbols it is one, and which of them. */
export type PrintedSlot = [string, number, number];

export interface Card {
  id: string;
  kind: string;
  names: Record<Language, string>;
  texts: Record<Language, string>;
  lines: Record<Language, string>;
  colour: string;
  title: string;
  rules: string[];
  gem?: number;
  initiative?: number;
  left?: PrintedSlot[];
  right?: PrintedSlot[];
  prowess?: number;
  health?: number;
  damage?: number;
  vitality?: number;
  renown?: number;
  scars?: number;
  draw?: number;
  type?: string;
  traits?: string[];
  slot?: string;
  keyword?: string;
  conan_only?: boolean;
  major?: boolean;
}

export interface Foe {
  uid: number;
  owner: number;
  card: string;
  wounds?: number;
  gone?: boolean;
  move?: string;
  down?: boolean;
  done?: boolean;
  side?: string;
}

export interface OwnMove {
  uid: number;
  card: string;
  zone: Zone;
  gap: number;
  by?: number | "conan";
  done?: boolean;
}

export interface Ally {
  uid: number;
  card: string;
  wounds?: number;
}

export interface Frame {
  frame: string;
  window?: string;
  stage?: string;
  attack?: number;
  zone?: string;
  foe?: number;
  [fact: string]: unknown;
}

export interface SeatView {
  prowess: number;
  health: number;
  hand: string[] | number;
  deck: number;
  discard: string[];
  foe_deck: number;
  foe_top: string[] | number;
  foe_discard: string[];
  chronicle: [number, string][];
  items: { uid: number; card: string }[];
  region: [number, string] | null;
  known: string[];
  out: boolean;
  renown: number;
  scars: number;
}

export interface View {
  players: number;
  active: number | null;
  turn: number;
  round: number;
  phase: string;
  revealed: [number, string][];
  zones: Record<Zone, Foe[]>;
  moves: OwnMove[];
  allies: Ally[];
  stack: Frame[];
  seats: SeatView[];
  ended: string;
  winners: number[];
  you: number | null;
  to_act: number | null;
  over: boolean;
}

/** The printed slot, whether a text changed it, and what became of its icon. */
export type Slot = [string, number, number, boolean, string];

export interface Lying {
  card: string;
  initiative: number;
  done: boolean;
  edges: Record<Side, Slot[]>;
  blows: Partial<Record<Side, [number, boolean]>>;
  /** What it deals where nothing meets it. */
  free?: Record<Side, number>;
}

export interface Figures {
  prowess: number;
  damage: number;
  health: number;
  full: number;
}

export interface ConanFigures {
  card: string;
  prowess: number;
  most_prowess: number;
  health: number;
  most_health: number;
  damage: number;
  vitality: number;
}

export interface Details {
  characters: Record<string, Figures>;
  conans: ConanFigures[];
  moves: Record<string, Lying>;
  /** What the attacks in hand would deal as they stand. */
  attacks: number[];
  closed: string[];
  costs: Record<string, number>;
}

export interface Struck {
  damage: number;
  hit: boolean;
  lanes: string;
}

export interface Contact {
  foe: string;
  side: Side;
  known: boolean;
  health: number;
  deals: [number, number] | number;
  takes: [number, number] | number;
  ours?: Struck;
  theirs?: Struck;
  /** 1: one strikes first, -1: the Foe does, 0: both at once. */
  first?: number;
}

export interface Price {
  gem?: number;
  extra?: number;
  prowess?: number;
  health?: number;
  wounds?: number;
  minors?: number;
  deadly?: boolean;
}

/** What a choice would cost and do. */
export interface Preview {
  price?: Price;
  initiative?: number;
  contacts?: Contact[];
  deals?: number;
  /** Pressing on: Foes that would be drawn. */
  foes?: number;
  /** What is left or restored of these; and how much Prowess could become Health. */
  prowess?: number;
  health?: number;
  vitality?: number;
  /** The most Renown that a Retreat can cost. */
  loss?: number;
  /** It costs nothing, and nobody would do without. */
  gift?: boolean;
  /** It would change nothing. */
  vain?: boolean;
  /** It ends an exchange that came with an ability, and not with a card that was played. */
  given?: boolean;
}

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));
const NO_CARD: Card = {
  id: HIDDEN,
  kind: "move",
  names: { en: "?", fr: "?" },
  texts: { en: "", fr: "" },
  lines: { en: "", fr: "" },
  colour: "#3a1712",
  title: "#efd38a",
  rules: [],
};

export const cardOf = (id: string): Card => BY_ID.get(id) ?? NO_CARD;
export const nameOf = (id: string): string => cardOf(id).names[settings.language];
export const wordOf = (name: string): string => WORDS[settings.language]?.[name] ?? name;
export const isMove = (id: string): boolean => cardOf(id).gem !== undefined;
export const frameOf = (view: View): Frame | null => view.stack?.at(-1) ?? null;

/** The name of a Foe's place or a gap, as actions write it. */
export const placeOf = (zone: Zone, at: number): string => `${zone}${at + 1}`;
export const gapOf = (zone: Zone, gap: number): string => `${zone}:${gap}`;

/** A revealed Foe as actions name it: with its owner where it could be another's. */
export const revealedName = (view: View, [owner, card]: [number, string]): string =>
  view.players > 2 ? `${card}@${owner}` : card;

export const performer = (view: View, by: OwnMove["by"]): string | null => {
  if (by === undefined || by === "conan") return "Conan";
  const ally = view.allies.find((one) => one.uid === by);
  return ally ? nameOf(ally.card) : null;
};

const picture = (part: string, id: string): string => `/api/games/conan-ccg/cards/${id}/${part}.svg`;
export const faceOf = (id: string): string => `${picture("face", id)}?lang=${settings.language}`;
export const artOf = (id: string): string => picture("art", id);
export const FOE_BACK = picture("back", CARDS.find((card) => card.kind === "foe")?.id ?? "");
export const BACK = picture("back", CARDS.find((card) => card.kind === "move")?.id ?? "");

/** The zone that is being resolved, if one is. */
export const frameZone = (view: View): string | null =>
  String(view.stack.findLast((frame) => frame.frame === "fight")?.zone ?? "") || null;
