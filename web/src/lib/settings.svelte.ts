// What a person chose on this device. Everything takes effect at once, without loading the page again.

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced" | "full";
export type Pace = "slow" | "normal" | "fast" | "instant";
/** When to be asked in a window: always, when something hangs on it, or never. */
export type Stop = "always" | "matters" | "never";

/** Where one left an introduction, and the chapters that one has been through. */
export interface Lessons {
  chapter: string;
  page: number;
  done: string[];
}

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  rollAtOnce: boolean;
  showOdds: boolean;
  playForced: boolean;
  plainBoard: boolean;
  stops: Record<string, Stop>;
  name: string;
  introduced: string[];
  lessons: Record<string, Lessons>;
}

const KEY = "warhall.settings";

function firstLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function load(): Stored {
  const fresh: Stored = {
    language: firstLanguage(),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    rollAtOnce: false,
    showOdds: true,
    playForced: false,
    plainBoard: false,
    stops: {},
    name: "",
    introduced: [],
    lessons: {},
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return fresh; // storage may be forbidden, or hold something else: the hall works without
  }
}

class Settings {
  stored = $state<Stored>(load());
  #systemReduced = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#systemReduced = event.matches;
    });
  }

  set<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
    this.stored[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  get language(): Language {
    return this.stored.language;
  }

  /** Whether things should appear in their place instead of moving there. */
  get still(): boolean {
    return this.stored.motion === "reduced" || (this.stored.motion === "auto" && this.#systemReduced);
  }

  /** The page itself shows the choice, so that style sheets can follow it. */
  show(page: HTMLElement): void {
    page.lang = this.stored.language;
    page.dataset.theme = this.stored.theme;
    page.dataset.motion = this.still ? "reduced" : "full";
  }
}

export const settings = new Settings();
