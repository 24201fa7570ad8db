// The contract between the shell, which knows no game, and the board of a game.

import type { Component } from "svelte";

import { Course, type CourseFile } from "./course.svelte";
import type { Analysis, Blocked, GameEvent, MenuRow, Odds, Outcome, Step } from "./protocol";
import { settings, type Stop } from "./settings.svelte";

export interface BoardProps {
  /** The position as the game shows it to this viewpoint. */
  view: Record<string, unknown>;
  /** The names of the players by seat. */
  names: string[];
  /** The seat from which one looks, null for a spectator. */
  you: number | null;
  /** Everything that may be done now, by action text. Empty: nothing. */
  legal: string[];
  menu: MenuRow[];
  /** What one may look for and cannot do now, for boards that ask for it (`wantsBlocked`). */
  blocked: Blocked[];
  /** What the rules say of this position beside what the view shows, where the game has such. */
  details: unknown;
  /** What the choices would cost and do, by action, for boards that ask for it (`wantsPreviews`). */
  previews: Record<string, unknown>;
  odds: Odds | null;
  /** The chance of each seat to win, where the game has been solved. */
  chances: number[] | null;
  /** The number of the step that led here: a new number means that something has happened. */
  n: number;
  /** What has happened since, latest last. */
  steps: Step[];
  /** An action that a bot proposes. */
  hint: string | null;
  /** What a bot proposes to do until something else is asked, for boards that ask for it (`proposes`). */
  plan?: string[];
  /** A name of the board's vocabulary at which the reader of the log points. */
  pointed: string | null;
  outcome: Outcome | null;
  /** The game after the fact, for boards that ask for it (`wantsAnalysis`). */
  analysis?: Analysis | null;
  /** The picture of this position as SVG text, for boards that ask for it (`wantsPicture`). */
  picture: string | null;
  /** An earlier moment: there is nothing to do, whoever looks. */
  isPast?: boolean;
  /** What has happened and is yet to be shown: the log waits with it. */
  withhold?: (untold: ReadonlySet<GameEvent>) => void;
  /** What is shown has been seen: what waits may follow. */
  onward?: () => void;
  choose: (action: string) => void;
  /** Do as proposed, or let the bot that gives hints answer this question to its end; null where there is no help. */
  assist?: (() => void) | null;
  /** Chance waits for this seat: let it decide, or take the last choice back. Null where that cannot be. */
  roll: (() => void) | null;
  undo: (() => void) | null;
  /** Take the last choice back and make this one; null where nothing can be taken back. */
  instead?: ((action: string) => void) | null;
  /** Say why an action is not possible, with its rule. */
  explain: (action: string) => void;
  openRule: (id: string) => void;
  /** Tell the shell at which words of the log this board can point, where the module cannot know them beforehand. */
  learn?: (vocabulary: Record<string, string>) => void;
}

/** What a board knows when it says whether somebody need be asked. */
export interface Moment {
  view: Record<string, unknown>;
  legal: string[];
  details: unknown;
  /** Empty while they are not known. */
  previews: Record<string, unknown>;
  isForeseen: boolean;
  /** What is proposed, where something is (`proposes`); null while it is not known. */
  plan: string[] | null;
  /** Null while they are not known. */
  odds: Odds | null;
  stops: Record<string, Stop>;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** Words of the log that stand for something on the board, and the board's own name for it. */
  vocabulary?: Record<string, string>;
  /** The board itself offers to roll and to undo, so that a small screen need not do so twice. */
  hasControls?: boolean;
  /** Signs in the sentences of the log (dice, say) that the board can draw, and how it draws one. */
  signs?: RegExp;
  Sign?: Component<{ text: string }>;
  /** An action in words, where the labels of the server hold signs. */
  inWords?: (action: string) => string | null;
  /** A reason in words, where that of the server holds ids. */
  named?: (text: string) => string;
  /** The board shows the game's own picture. */
  wantsPicture?: boolean;
  /** The board tells after the end where the game was won and lost. */
  wantsAnalysis?: boolean;
  /** The board shows what cannot be done. */
  wantsBlocked?: boolean;
  /** Whether the board shows what the choices of a position would cost and do. */
  wantsPreviews?: (view: Record<string, unknown>) => boolean;
  /** Chance is dice that one throws. */
  throwsDice?: boolean;
  /** Whether the server knows odds in a position, where a game has some only now and then. */
  hasOdds?: (view: Record<string, unknown>) => boolean;
  /** Chance decides by itself a moment after a choice, which can be taken back until then. */
  goesOn?: boolean;
  /** The choice that is made for a seat because nothing hangs on it; null if it is to be asked, undefined if that
   * cannot be said before the previews or the plan are known. */
  settle?: (moment: Moment) => string | null | undefined;
  /** Whether a question takes so many answers that a proposal for all of them is to be shown, or followed at once. */
  proposes?: (view: Record<string, unknown>, stops: Record<string, Stop>) => "shown" | "followed" | null;
  /** The windows at which a person may set a stop, by name. */
  windows?: readonly string[];
  /** The name of such a window for a person. */
  windowName?: (window: string) => string;
  /** How long steps of others stay on screen at a normal pace, in milliseconds. */
  timeOf?: (steps: Step[]) => number;
  /** The board shows where things happen, and after an absence there is much to tell. */
  tellsStory?: boolean;
  /** The board fills the screen, and what is too large for that can be moved within it. */
  fills?: boolean;
}

/** A page or a picture that needs nothing from outside. */
export interface PageModule {
  default: Component<Record<string, never>>;
}

/** What is said about the cards of a game: in short beside a large picture, and all of it in a dialog. */
export interface CardModule {
  Reading: Component<{ card: string }>;
  CardPage: Component<{ card: string; openRule: (id: string) => void; close: () => void }>;
}

const BOARDS = import.meta.glob<BoardModule>("../boards/*/Board.svelte");
const GUIDES = import.meta.glob<PageModule>("../boards/*/HowToPlay.svelte");
const COVERS = import.meta.glob<PageModule>("../boards/*/Cover.svelte");
const CARDS = import.meta.glob<CardModule>("../boards/*/cards.ts");
const COURSES = import.meta.glob<CourseFile>("../boards/*/introduction/course.json", { import: "default" });
const COURSE_WORDS = import.meta.glob<string>("../boards/*/introduction/*.ftl", { query: "?raw", import: "default" });

const at = (game: string, part: string): string => `../boards/${game}/${part}.svelte`;

/** The board of a game, or the plain one, which can show any game, where there is none or somebody likes it better. */
export function loadBoard(game: string): Promise<BoardModule> {
  const own = settings.stored.plainBoard ? undefined : BOARDS[at(game, "Board")];
  const load = own ?? BOARDS[at("generic", "Board")];
  if (!load) throw new Error("the generic board is missing");
  return load();
}

export function hasOwnBoard(game: string): boolean {
  return at(game, "Board") in BOARDS;
}

/** The introduction of a game: a folder with its chapters and their words, and nothing else. */
export function introductionOf(game: string): (() => Promise<Course>) | undefined {
  const folder = `../boards/${game}/introduction`;
  const [file, english, french] = [
    COURSES[`${folder}/course.json`],
    COURSE_WORDS[`${folder}/en.ftl`],
    COURSE_WORDS[`${folder}/fr.ftl`],
  ];
  if (!file || !english || !french) return undefined;
  return async () => {
    const [course, en, fr] = await Promise.all([file(), english(), french()]);
    return new Course(game, course, { en, fr });
  };
}

/** The game on one page, for people. */
export function guideOf(game: string): (() => Promise<PageModule>) | undefined {
  return GUIDES[at(game, "HowToPlay")];
}

export function coverOf(game: string): (() => Promise<PageModule>) | undefined {
  return COVERS[at(game, "Cover")];
}

export function cardsOf(game: string): (() => Promise<CardModule>) | undefined {
  return CARDS[`../boards/${game}/cards.ts`];
}
