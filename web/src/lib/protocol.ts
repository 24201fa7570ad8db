// The words of docs/protocol.md as types.

export type SeatNumber = number;

export interface Refusal {
  code: string;
  text: string;
  rule: string | null;
  field: string | null;
}

export interface GameOption {
  name: string;
  kind: "number" | "choice" | "flag" | "text" | "seats";
  default: number | string | boolean;
  low: number | null;
  high: number | null;
  choices: string[];
  between: string; // of a text for each seat
  offers: Record<string, string>; // such texts, with their names
  own: string; // how a person writes another one; empty if only these will do
  rule: string | null;
  text: string;
}

/** An opponent: its name in requests and for people, its temper, and the address of its portrait. */
export interface BotInfo {
  name: string;
  title: string;
  text: string;
  portrait: string | null;
}

export interface GameInfo {
  id: string;
  title: string;
  rules_version: string;
  open_information: boolean;
  rules: number;
  players: { low: number; high: number | null; default: number };
  options: GameOption[];
  bots: BotInfo[];
  default_bot: string;
  decks: string; // the option that takes a deck for each seat; empty if the game has no decks to build
}

// -- cards and decks

/** How many copies of each card. */
export type CardCounts = Record<string, number>;

export interface Card {
  id: string;
  name: string;
  kind: string;
  part: string;
  text: string;
}

export interface CardFilter {
  title: string;
  choices: { text: string; query: string; cards: string[] }[];
}

export interface CardList {
  id: string;
  name: string;
  cards: CardCounts;
}

export interface Workshop {
  size: [number, number];
  parts: { id: string; title: string; single: boolean }[];
  cards: Card[];
  filters: CardFilter[];
  decks: CardList[];
}

export interface DeckSheet {
  line: string; // as the option of the game takes it
  text: string; // the deck file
  faults: { text: string; rule: string }[];
  gauges: { title: string; value: number; least: number; most: number | null }[];
  figures: { title: string; bars: [string, number][] }[];
}

export interface Hand {
  title: string;
  cards: string[];
}

/** A share of wins, with the bounds between which it lies in nineteen cases of twenty. */
export interface Share {
  games: number;
  share: number;
  low: number;
  high: number;
}

export interface Rating extends Share {
  bot: string;
  rivals: (Share & { name: string })[];
  weaknesses: string[];
  swap: { out: string; into: string; games: number; gain: number; low: number; high: number } | null;
  screened: number;
  interrupted: boolean;
}

export interface RatingStep {
  done: number;
  total: number;
  waiting: boolean;
  rating: Rating | null;
  error: Refusal | null;
}

export interface KeptDeck extends CardList {
  game: string;
  updated: number;
}

export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
  ruling: string;
  example: string;
  source: string;
}

export type Clock = { kind: "live"; seconds: number; increment: number } | { kind: "days"; days: number } | null;

export interface Seat {
  seat: SeatNumber;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  stand_in: string | null;
  connected: boolean;
  host: boolean;
  held_for: string | null;
  entropy: string | null;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Record<string, number | string | boolean>;
  status: "open" | "playing" | "over";
  listed: boolean;
  clock: Clock;
  help: boolean; // whether people may ask for hints and odds
  seats: Seat[];
  you: { seat: SeatNumber | null; name: string; host: boolean } | null;
  watchers: number;
  v: number;
  created: number;
  updated: number;
  rematch: string | null;
  rematch_of: string | null;
  commitment: string;
}

export interface Seated {
  table: Table;
  token: string;
  seat: SeatNumber | null;
}

export interface Invitation {
  url: string;
  only_here: boolean; // whether this address leads nowhere from other computers
  qr: string; // the same address as a picture, in a data: address
}

export interface SeatRequest {
  kind: "person" | "bot" | "open";
  bot?: string | null;
}

export interface TableRequest {
  game: string;
  options?: Record<string, number | string | boolean>;
  name?: string;
  listed?: boolean;
  clock?: Clock;
  help?: boolean;
  start?: boolean;
  seats?: SeatRequest[];
}

export interface GameEvent {
  kind: string;
  data: Record<string, unknown>;
  text?: string;
}

export interface Step {
  n: number;
  seat: SeatNumber | null;
  action: string | null;
  events: GameEvent[];
}

export interface MenuChoice {
  action: string;
  label: string;
}

export interface MenuRow {
  title: string;
  choices: MenuChoice[];
}

export interface Outcome {
  scores: number[];
  ranking: number[];
  places: number[];
  winners: number[];
}

export interface ClockState {
  now: number;
  running: SeatNumber[];
  left: number[];
}

export interface ChatMessage {
  id: number;
  seat: SeatNumber | null;
  name: string;
  text: string;
  at: number;
}

export interface GameState {
  you: SeatNumber | null;
  n: number | null;
  view: Record<string, unknown> | null;
  active: SeatNumber[];
  legal: string[];
  prompt: string | null;
  menu: MenuRow[];
  pause: SeatNumber | null;
  can_undo: boolean;
  over: boolean;
  outcome: Outcome | null;
  clock: ClockState | null;
  log: { from: number; steps: Step[] } | null;
  details: unknown;
  repeated: boolean;
  table: Table | null;
  chat: ChatMessage[] | null;
}

export interface Odds {
  title: string;
  columns: string[];
  rows: (string | number | null)[][];
}

/** A game after the fact. */
export interface Analysis {
  sentences: string[];
  tables: Odds[];
  data: Record<string, unknown>;
}

/** A choice that one may look for and that is not possible now. */
export interface Blocked extends MenuChoice {
  code: string;
  text: string;
  rule: string | null;
}

export interface Hint {
  action: string;
  label: string;
  bot: string;
  /** One sentence; empty where the game has none. */
  reason: string;
}

export interface ReplayStep extends Step {
  view: Record<string, unknown>;
  prompt: string;
  details: unknown;
}

export interface Replay {
  total: number;
  from: number;
  as: SeatNumber | "spectator" | null;
  steps: ReplayStep[];
}

export interface Why extends Partial<Refusal> {
  legal: boolean;
}

export interface ServerMessage {
  v: number;
  t: "state" | "table" | "chat" | "error" | "why" | "pong" | "gone";
  re?: string;
  d: unknown;
}
