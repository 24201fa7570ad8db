// An introduction: chapters on rails, each a real position that was played by the rules beforehand. One can leave at any
// page and come back to it.

import { Catalogue, type Arguments } from "./l10n.svelte";
import type { MenuRow, Odds, Outcome, Step } from "./protocol";
import { settings, type Language } from "./settings.svelte";

interface Moment {
  view: Record<string, unknown>;
  seat: number | null;
  events: { kind: string; data: Record<string, unknown> }[];
  texts: Record<Language, string[]>;
  legal: string[];
  menu: Record<Language, [string, [string, string][]][]>;
  odds: Odds["rows"];
  details: unknown;
  previews: Record<string, unknown>;
  outcome: Outcome | null;
}

interface Page {
  /** The moment that it shows. */
  moment: number;
  /** The choice for which it waits; empty: it is only read, or `rolls`. */
  do: string;
  rolls: boolean;
  /** Something on the board, in the board's own words. */
  point: string;
}

interface Chapter {
  id: string;
  pages: Page[];
  moments: Moment[];
}

/** What `web/scripts/lessons.py` writes. */
export interface CourseFile {
  names: string[];
  chapters: Chapter[];
}

export class Course {
  readonly names: string[];
  readonly chapters: Chapter[];
  #game: string;
  #words: Catalogue;
  #chapter = $state(0);
  #page = $state(0);
  /** The moment on screen: on its way to that of the page. */
  #moment = $state(0);

  constructor(game: string, file: CourseFile, words: Record<Language, string>) {
    this.names = file.names;
    this.chapters = file.chapters;
    this.#game = game;
    this.#words = new Catalogue(words);
    const left = settings.stored.lessons[game];
    const chapter = this.chapters.findIndex((one) => one.id === left?.chapter);
    if (left && chapter >= 0) this.open(chapter, left.page);
  }

  readonly number = $derived.by(() => this.#chapter);
  readonly at = $derived.by(() => this.#page);
  readonly chapter = $derived.by(() => this.chapters[this.#chapter] as Chapter);
  readonly page = $derived.by(() => this.chapter.pages[this.#page] as Page);
  readonly moment = $derived.by(() => this.chapter.moments[this.#moment] as Moment);
  readonly n = $derived.by(() => this.#moment);
  /** Whether what followed the last choice has been shown. */
  readonly hasArrived = $derived.by(() => this.#moment === this.page.moment);
  readonly isLastPage = $derived.by(() => this.#page === this.chapter.pages.length - 1);
  readonly isLastChapter = $derived.by(() => this.#chapter === this.chapters.length - 1);
  readonly isOnlyRead = $derived.by(() => !this.page.do && !this.page.rolls);
  readonly steps = $derived.by(() => this.chapter.moments.slice(1, this.#moment + 1).map(stepOf));
  readonly menu = $derived.by((): MenuRow[] =>
    this.moment.menu[settings.language].map(([title, rows]) => ({
      title,
      choices: rows.map(([action, label]) => ({ action, label })),
    })),
  );

  /** The words of the introduction; those of a page begin with its chapter and number. */
  tell = (name: string, facts: Arguments = {}): string => this.#words.say(name, facts);
  ofPage = (part = ""): string => this.tell(`${this.chapter.id}-${this.#page + 1}${part}`);

  open(chapter: number, page = 0): void {
    this.#chapter = chapter;
    this.#page = Math.min(Math.max(page, 0), this.chapter.pages.length - 1);
    this.#moment = this.page.moment;
    this.#keep();
  }

  next(): void {
    if (this.isLastPage) this.open(this.#chapter + 1);
    else this.#page += 1;
    this.#keep();
  }

  back(): void {
    this.open(this.#chapter, this.#page - 1);
  }

  /** One moment on, towards that of the page. */
  follow(): void {
    if (!this.hasArrived) this.#moment += 1;
  }

  arrive(): void {
    this.#moment = this.page.moment;
  }

  isDone(chapter: number): boolean {
    const { id } = this.chapters[chapter] as Chapter;
    return settings.stored.lessons[this.#game]?.done.includes(id) ?? false;
  }

  #keep(): void {
    const { id } = this.chapter;
    const done = new Set(settings.stored.lessons[this.#game]?.done);
    if (this.isLastPage) done.add(id);
    const left = { chapter: id, page: this.#page, done: [...done] };
    settings.set("lessons", { ...settings.stored.lessons, [this.#game]: left });
    const { introduced } = settings.stored;
    if (this.chapters.every((one) => done.has(one.id)) && !introduced.includes(this.#game)) {
      settings.set("introduced", [...introduced, this.#game]);
    }
  }
}

function stepOf({ seat, events, texts }: Moment, at: number): Step {
  const told = texts[settings.language];
  return {
    n: at + 1,
    seat,
    action: null,
    events: events.map((event, place) => ({ ...event, text: told[place] ?? "" })),
  };
}
